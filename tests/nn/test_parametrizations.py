"""A parametrization that stands in the table alone: trained, saved, loaded, extracted, counted."""

import numpy as np
import pytest
import torch

import gategrad as gg
from gategrad.checkpoint.model_file import load_model, load_weights
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.nn import GateModule, GroupSum, LogicConv2d, LogicLayer, discrete, relaxed
from gategrad.nn.networks import dense
from gategrad.nn.parametrizations import PARAMETRIZATIONS, FusedStep, Parametrization, Softmax
from gategrad.runs.training_run import train_run
from gategrad.sweep.estimates import estimated_mb
from gategrad.train.gate_adam import GateAdam
from gategrad.train.gate_statistics import gate_statistics


class Corners(Parametrization):
    """Four weights: logits of the gate's output for each of (0, 0), (0, 1), (1, 0), (1, 1)."""

    n_weights = 4

    def initial(self, n, init, rng):
        if init == "residual":
            return torch.tensor([-2.0, -2.0, 2.0, 2.0]).repeat(n, 1)
        return torch.from_numpy(rng.standard_normal((n, 4), dtype=np.float32))

    def gates(self, weight):
        bits = (weight.detach() > 0).long()
        return (bits * torch.tensor([8, 4, 2, 1])).sum(dim=1).to(torch.uint8)

    def relaxed(self, weight, temperature, noise, want_gates):
        logits = weight if noise is None else weight + noise
        p00, p01, p10, p11 = (logits / temperature).sigmoid().unbind(dim=1)
        c = torch.stack([p00, p10 - p00, p01 - p00, p11 - p10 - p01 + p00], dim=1)
        return c, self.gates(logits) if want_gates else None

    def noise(self, weight):
        return torch.rand_like(weight, requires_grad=False).logit()

    def entropy(self, weight):
        p = weight.detach().double().sigmoid()
        each = -(torch.special.xlogy(p, p) + torch.special.xlogy(1 - p, 1 - p)) / np.log(2)
        return float(each.sum(dim=1).mean())


@pytest.fixture
def corners(monkeypatch):
    monkeypatch.setitem(PARAMETRIZATIONS, "corners", Corners())
    return "corners"


def run_config(**model):
    sizes = {"layers": 2, "width": 400, "connections": "unique"}
    return RunConfig(
        DataConfig("digits"), ModelConfig(**sizes, **model), TrainConfig(epochs=4, lr=0.05)
    )


MODES = [
    {},
    {"forward": "hard", "backward_temperature": 0.5, "precision": "bfloat16"},
    {"forward": "gumbel"},
]


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_run_is_trained_saved_loaded_and_extracted(corners, mode, tmp_path):
    config = run_config(parametrization=corners, **mode)
    torch.manual_seed(0)  # of Gumbel's noise
    result = train_run(config, tmp_path, progress=False, gate_statistics=True)
    folder, data = RunFolder(tmp_path), gg.load_dataset("digits")
    model = load_model(folder.model).model
    layers = [module for module in model.modules() if isinstance(module, GateModule)]
    assert {layer.weight.shape[1] for layer in layers} == {4}
    assert result["compiled_test_accuracy"] > 0.3  # by chance 0.1
    bits = data.encoder.encode(data.test.X)
    with torch.no_grad():
        scores = model.eval()(torch.from_numpy(bits).float())
    found = gg.compile(gg.load_circuit(folder.circuit)).predict(data.test.X)
    np.testing.assert_array_equal(found, scores.argmax(dim=1).numpy())
    records = gate_statistics(model, bits)
    assert [sum(record.gates) for record in records] == [len(layer.weight) for layer in layers]
    assert all(0 <= record.entropy <= 4 for record in records)


def test_convolutions_are_trained_and_extracted(corners):
    data = gg.load_dataset("digits")
    conv = LogicConv2d(1, 20, 3, in_size=8, parametrization=corners, seed=1)
    dense_layer = LogicLayer(
        conv.out_features, 200, parametrization=corners, seed=2, check_input=False
    )
    model = gg.nn.DLGN(conv, torch.nn.Flatten(), dense_layer, GroupSum(10))
    before = conv.weight.detach().clone()
    gg.fit(model, data, epochs=2, lr=0.05, progress=False)
    assert not torch.equal(conv.weight, before)
    circuit = gg.to_circuit(model, data.encoder, data.class_names)
    accuracy = gg.compile(circuit).accuracy(data.test.X, data.test.y)
    assert accuracy == gg.accuracy(model.eval(), data.test) > 0.4


def test_weights_take_the_room_that_they_have(corners, monkeypatch):
    sixteen, four = run_config(), run_config(parametrization=corners)
    of_weights = 800 * (16 - 4) * 4 * 6 / 1e6
    assert estimated_mb(sixteen) - estimated_mb(four) == pytest.approx(of_weights)
    # As many bytes as a layer of four weights and its wiring needs: too few for sixteen.
    monkeypatch.setattr(dense, "physical_memory", lambda: 100 * (4 * 4 + 2 * 4))
    options = {"layers": 1, "width": 100, "head": GroupSum(10)}
    assert len(gg.nn.dlgn(64, parametrization=corners, **options)[0].weight) == 100
    with pytest.raises(ValueError, match="this machine has"):
        gg.nn.dlgn(64, **options)


def test_files_of_another_parametrization_are_refused(corners, tmp_path):
    train_run(run_config(), tmp_path, progress=False)
    model = gg.nn.build(run_config(parametrization=corners).model, 64, 10)
    with pytest.raises(ValueError, match="weight"):
        load_weights(RunFolder(tmp_path).model, model)


def test_relaxed_gates_at_the_corners_are_the_discrete_ones(corners):
    layer = LogicLayer(8, 40, parametrization=corners, seed=1)
    with torch.no_grad():
        layer.weight.mul_(1e4)
    x = torch.rand(30, 8, generator=torch.Generator().manual_seed(0)).round()
    with relaxed(layer):
        soft = layer(x)
    with discrete(layer):
        torch.testing.assert_close(soft, layer(x))


def test_without_kernels_it_is_stepped_by_torch(corners):
    layers = [LogicLayer(8, 40, parametrization=name, seed=1) for name in (corners, "softmax")]
    conv = LogicConv2d(1, 4, 3, in_size=5, parametrization=corners, seed=1)
    model = torch.nn.ModuleList([*layers, conv])
    with GateAdam(model, 0.01, 0.0).step_gates():
        assert [layer.step_gates is not None for layer in model] == [False, True, False]


def test_without_noise_no_gates_are_drawn(monkeypatch):
    monkeypatch.setattr(Corners, "noise", Parametrization.noise)
    monkeypatch.setitem(PARAMETRIZATIONS, "corners", Corners())
    with pytest.raises(ValueError, match="'corners' has no mixture from which forward='gumbel'"):
        LogicLayer(8, 4, parametrization="corners", forward="gumbel", seed=0)
    with pytest.raises(ValueError, match="Corners draws no gates: use forward='soft' or 'hard'"):
        Corners().noise(torch.zeros(2, 4))


def test_kernels_of_its_own_take_the_step(monkeypatch):
    calls = []

    class Counted(Softmax):
        def fused(self, kernels):
            def counted(name, function):
                return lambda *args, **options: (calls.append(name), function(*args, **options))[1]

            plain = super().fused(kernels)
            return FusedStep(
                counted("gradient", plain.weight_gradient),
                counted("square", plain.gradient_square),
                counted("adam", plain.adam),
            )

    monkeypatch.setitem(PARAMETRIZATIONS, "counted", Counted())
    digits, models = gg.load_dataset("digits"), []
    for name in ("softmax", "counted"):
        model = gg.nn.dlgn(64, layers=2, width=100, head=GroupSum(10), parametrization=name, seed=1)
        gg.fit(model, digits, epochs=1, clip_norm=0.01, progress=False)
        models.append(model)
    for a, b in zip(*(model.parameters() for model in models), strict=True):
        assert torch.equal(a, b)
    # And once more for each layer, when the first step is looked at for vanishing gradients.
    assert calls.count("adam") == calls.count("square") - 2 > 0
