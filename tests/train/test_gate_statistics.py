import json
import math
import os
import signal

import numpy as np
import pytest
import torch
from torch import nn

import gategrad as gg
from gategrad.checkpoint.history import EpochRecord, LayerRecord
from gategrad.nn import GroupSum, LogicLayer, discrete, dlgn, relaxed
from gategrad.train import TrainingInterrupted
from gategrad.train.gate_statistics import gate_statistics


def three_layers():
    return dlgn(64, layers=3, width=40, head=GroupSum(10), seed=1)


def test_statistics_are_those_of_the_layers():
    model, bits = three_layers(), np.random.default_rng(0).integers(0, 2, (300, 64), dtype=np.uint8)
    with torch.no_grad():
        model[1].weight.zero_()  # all 16 gates alike
        model[2].weight.mul_(1000)  # decided
    before = [module.training for module in model.modules()]
    found = gate_statistics(model, bits)
    assert [module.training for module in model.modules()] == before
    x, soft, hard = torch.from_numpy(bits).float(), [], []
    for context, outputs in ((relaxed, soft), (discrete, hard)):
        out = x
        with context(model), torch.no_grad():
            for layer in model[:3]:
                out = layer(out)
                outputs.append(out)
    for layer, record, a, b in zip(model, found, soft, hard, strict=False):
        gates = np.bincount(layer.gates().numpy(), minlength=16)
        assert list(record.gates) == gates.tolist()
        assert record.gap == pytest.approx(float((a - b).abs().mean()), abs=1e-6)
        p = layer.weight.detach().double().softmax(dim=1)
        entropy = -(p * p.clamp(min=1e-300).log()).sum(dim=1).mean() / math.log(2)
        assert record.entropy == pytest.approx(float(entropy), abs=1e-5)
    assert found[1].entropy == pytest.approx(4)
    assert found[2].entropy == pytest.approx(0, abs=1e-2)
    assert [layer.gap for layer in gate_statistics(model)] == [None] * 3
    with pytest.raises(ValueError, match="starts with no logic layer"):
        gate_statistics(nn.Sequential(GroupSum(2)))


def test_training_records_them_on_request_and_stays_the_same(tmp_path):
    digits = gg.load_dataset("digits")
    models = [three_layers() for _ in range(3)]
    options = {"epochs": 2, "progress": False}
    plain = gg.fit(models[0], digits, **options)
    assert [record.layers for record in plain.epochs] == [None, None]
    noted = gg.fit(models[1], digits, gate_statistics=True, **options)
    for a, b in zip(models[0].parameters(), models[1].parameters(), strict=True):
        assert torch.equal(a, b)
    assert [len(record.layers or ()) for record in noted.epochs] == [3, 3]
    assert noted.epochs[0].layers != noted.epochs[1].layers

    with pytest.raises(TrainingInterrupted):
        gg.fit(_stopping(models[2]), digits, out=tmp_path, gate_statistics=True, **options)
    # Without saying so again: what is on record goes on.
    resumed = gg.fit(models[2], digits, out=tmp_path, resume=True, **options)
    assert [r.layers for r in resumed.epochs] == [r.layers for r in noted.epochs]
    rows = [json.loads(line) for line in (tmp_path / "history.jsonl").read_text().splitlines()]
    assert [EpochRecord.from_json(row) for row in rows] == list(resumed.epochs)


def _stopping(model):
    """The model, which sends SIGTERM in its 12th step: in the second of two epochs of 9."""
    calls = []
    original = model.forward

    def forward(x):
        if model.training:
            calls.append(1)
            if len(calls) == 12:
                model.__dict__.pop("forward")
                os.kill(os.getpid(), signal.SIGTERM)
        return original(x)

    model.__dict__["forward"] = forward
    return model


def test_a_history_without_layers_reads_and_writes_as_before():
    row = {
        "epoch": 1, "step": 9, "loss": 2.0, "lr": 0.01, "valid_relaxed_accuracy": None,
        "valid_discrete_accuracy": None, "seconds": 1.0, "samples_per_s": 5.0,
    }  # fmt: skip
    assert EpochRecord.from_json(row).to_json() == row
    layer = {"gates": [0] * 16, "entropy": 1.5, "gap": None}
    full = EpochRecord.from_json({**row, "layers": [layer]})
    assert full.layers == (LayerRecord((0,) * 16, 1.5, None),)
    for wrong, message in (
        ([{**layer, "gates": [0] * 15}], "16 counts"),
        ([{**layer, "gap": "small"}], "gap of a layer"),
        ([{"gates": [0] * 16}], "must have the fields"),
        ("layers", "must be a list"),
    ):
        with pytest.raises(ValueError, match=message):
            EpochRecord.from_json({**row, "layers": wrong})


def test_other_models_are_refused_before_training():
    digits = gg.load_dataset("digits")
    nested = nn.Sequential(nn.Sequential(LogicLayer(64, 20)), GroupSum(10))
    with pytest.raises(ValueError, match="starts with a Sequential"):
        gg.fit(nested, digits, epochs=1, gate_statistics=True, progress=False)


def test_convolutions_are_layers_of_gates(tmp_path):
    torch.manual_seed(0)
    model = gg.nn.DLGN(
        gg.nn.LogicConv2d(1, 4, 3, in_size=8, padding=1, pool=2, init="normal"),
        gg.nn.LogicConv2d(4, 6, 3, in_size=4, padding=1, depth=1, init="normal"),
        gg.nn.OrPool2d(),
        nn.Flatten(),
        LogicLayer(24, 30, check_input=False),
        GroupSum(10),
    )
    bits = np.random.default_rng(0).integers(0, 2, (40, 64), dtype=np.uint8)
    found = gate_statistics(model, bits)
    assert [sum(record.gates) for record in found] == [4 * 7, 6, 30]
    with torch.no_grad():
        x = torch.from_numpy(bits).float()
        with relaxed(model):
            soft = model[1](model[0](x)), nn.Sequential(*model[:5])(x)
        with discrete(model):
            hard = model[1](model[0](x)), nn.Sequential(*model[:5])(x)
    for a, b, record in zip(soft, hard, found[1:], strict=True):
        assert record.gap == pytest.approx(float((a - b).abs().mean()), abs=1e-6)
    digits = gg.load_dataset("digits")
    history = gg.fit(model, digits, gate_statistics=True, epochs=1, steps=2, progress=False)
    assert [len(record.layers or ()) for record in history.epochs] == [3]
