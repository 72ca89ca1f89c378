import math

import numpy as np
import pytest
import torch

import gategrad as gg
from gategrad.config import ModelConfig
from gategrad.nn import CodebookHead, GroupSum, Temperature, build, dlgn
from gategrad.nn.heads.temperature import auto_tau


@pytest.mark.parametrize(
    ("schedule", "middle"), [("exponential", math.sqrt(30.0)), ("linear", 15.5)]
)
def test_schedules(schedule, middle):
    tau = Temperature(1.0, end=30.0, schedule=schedule)
    for progress, value in ((0.0, 1.0), (0.5, middle), (1.0, 30.0)):
        tau.at(progress)
        assert float(tau.values()) == pytest.approx(value)
        assert float(tau(torch.ones(1, 1))) == pytest.approx(1 / value)


def test_training_ends_with_the_schedules_end():
    digits = gg.load_dataset("digits")
    model = dlgn(64, layers=2, width=100, head=GroupSum(10, Temperature(8.0, end=2.0)))
    gg.fit(model, digits, epochs=1, steps=5, progress=False)
    assert model[-1].tau == pytest.approx(2.0)


def test_a_learned_tau_has_its_gradient():
    tau = Temperature(4.0, learned="class", n_classes=3)
    sums = torch.rand(5, 3)
    tau(sums).sum().backward()
    torch.testing.assert_close(tau.log_ratio.grad, -sums.sum(dim=0) / 4)


def test_a_tau_per_class_decides_in_circuit_and_network_alike():
    torch.manual_seed(0)
    model = dlgn(
        8, layers=2, width=60, head=GroupSum(3, Temperature(2.0, learned="class", n_classes=3))
    )
    with torch.no_grad():
        model[-1].temperature.log_ratio.copy_(torch.tensor([0.3, -0.2, 0.0]))
    x = torch.rand(300, 8).round()
    scores = model.eval()(x)
    circuit = gg.to_circuit(model)
    assert not circuit.readout.is_integer
    network = gg.compile(circuit)
    bits = x.numpy().astype(np.uint8)
    np.testing.assert_array_equal(network.scores(bits), scores.detach().numpy())
    np.testing.assert_array_equal(network.predict(bits), scores.argmax(dim=1).numpy())


def test_the_rule_follows_the_square_root():
    assert auto_tau(64_000, 10) == pytest.approx(2 * auto_tau(16_000, 10))
    assert auto_tau(64_000, 2000, codebook=True) == auto_tau(100, 2, codebook=True)
    config = ModelConfig(width=900, tau="auto", layers=1)
    assert build(config, 5, 9)[-1].tau == pytest.approx(auto_tau(900, 9))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"tau": 0.0}, "tau must be a positive number, got 0.0"),
        ({"tau": 1.0, "end": -1.0}, "got -1.0"),
        ({"tau": 1e300}, r"got 1e\+300: use 1e-30 to 1e\+30"),
        ({"tau": 1.0, "end": 1e-40}, "got 1e-40"),
        ({"tau": float("nan")}, "got nan"),
        ({"tau": 1.0, "schedule": "cubic"}, "tau_schedule must be one of"),
        ({"tau": 1.0, "learned": "all"}, "learn_tau must be one of"),
        ({"tau": 1.0, "learned": "model", "end": 2.0}, "learned or on a schedule"),
    ],
)
def test_bad_options(options, message):
    with pytest.raises(ValueError, match=message):
        Temperature(**options)


@pytest.mark.parametrize("tau", [1e-30, 1e30])
def test_the_ends_of_the_range_tell_sums_apart(tau):
    bits = torch.tensor([[0.0, 1, 1, 1]])
    for head in (GroupSum(2, tau), CodebookHead(2, 4, tau, codes=[[1, 1, 0, 0], [0, 0, 1, 1]])):
        scores = head.eval()(bits)
        assert scores.isfinite().all()
        assert scores.argmax() == 1
        assert head.readout(4).scale[0] > 0


def test_configurations_refuse_what_a_head_does_not_have():
    with pytest.raises(ValueError, match="tau must be a number or 'auto', got 'low'"):
        ModelConfig(tau="low")
    with pytest.raises(ValueError, match="tau_schedule='linear' needs tau_end"):
        ModelConfig(tau_schedule="linear")
    for fields, message in (
        ({"head": "dense", "dropout": 0.1}, "the head dense has no dropout"),
        ({"codes": "balanced"}, "group-sum has no codes: .* codebook or group-sum-codebook"),
    ):
        with pytest.raises(ValueError, match=message):
            build(ModelConfig(width=100, **fields), 4, 2)
