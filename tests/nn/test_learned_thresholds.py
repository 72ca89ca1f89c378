from __future__ import annotations

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

import gategrad as gg
from gategrad.checkpoint import load_model
from gategrad.circuit import ThresholdEncoder
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.data import Dataset, Split, load
from gategrad.evaluate import evaluate
from gategrad.extract import NotACircuit
from gategrad.nn import LearnedThresholds
from gategrad.runs.training_run import train_run

RNG = np.random.default_rng(0)
LIKE = ThresholdEncoder(6, [127.5], "uint8", 0, 255)


def test_bits_are_threshold_by_threshold() -> None:
    layer = LearnedThresholds(2, [[0.2, 0.4], [0.6, 0.8]]).eval()
    assert layer.out_features == 4
    found = layer(torch.tensor([[0.1, 0.5], [0.7, 0.9]]))
    assert found.tolist() == [[0, 1, 0, 0], [1, 1, 1, 1]]
    three = LearnedThresholds(2, 3).thresholds()
    torch.testing.assert_close(three, torch.tensor([[0.25] * 2, [0.5] * 2, [0.75] * 2]))
    assert LearnedThresholds(5, 3, shared=True).thresholds().shape == (3, 1)


def test_training_sees_the_bits_of_deployment_and_has_a_gradient() -> None:
    layer = LearnedThresholds(6, 3)
    x = torch.rand(40, 6)
    bits = layer(x)
    assert torch.equal(bits.detach(), layer.eval()(x))
    layer.train()
    layer(x).sum().backward()
    # A higher threshold means fewer bits.
    assert (layer.first.grad < 0).all()
    assert (layer.gaps.grad < 0).all()


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6))
def test_order_survives_any_step(seed: int) -> None:
    torch.manual_seed(seed)
    layer = LearnedThresholds(4, 5)
    with torch.no_grad():
        for parameter in layer.parameters():
            parameter += 5 * torch.randn_like(parameter)
    assert (layer.thresholds().diff(dim=0) >= 0).all()


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize("high", [255, 16])
def test_the_encoder_gives_the_same_bits_for_every_byte(shared: bool, high: int) -> None:
    like = ThresholdEncoder(6, [0.5], "uint8", 0, high)
    layer = LearnedThresholds(6, 4, shared=shared).eval()
    X = np.repeat(np.arange(high + 1, dtype=np.uint8)[:, None], 6, axis=1)
    for seed in range(20):
        torch.manual_seed(seed)
        with torch.no_grad():
            # Some thresholds exactly on a value, some outside of the range.
            layer.first.copy_(torch.randint(-2, high + 2, layer.first.shape) / high)
            layer.gaps.normal_(-2)
        expected = layer(torch.from_numpy(like.scale(X))).numpy()
        np.testing.assert_array_equal(layer.encoder(like).encode(X), expected)


def test_a_network_with_learned_thresholds_becomes_a_circuit() -> None:
    X = RNG.integers(0, 256, (300, 6), dtype=np.uint8)
    y = (X[:, 0] > 60).astype(np.int64) + (X[:, 0] > 200)
    splits = [Split(X[part], y[part], LIKE) for part in
              (slice(0, 200), slice(200, 250), slice(250, 300))]  # fmt: skip
    data = Dataset("bytes", *splits, LIKE, 3, ("a", "b", "c"), (6,))
    learned = LearnedThresholds(6, 2)
    before = learned.thresholds().detach().clone()
    network = gg.nn.dlgn(12, layers=2, width=120, head=gg.nn.GroupSum(3, tau=3), seed=0)
    model = torch.nn.Sequential(learned, network)
    history = gg.fit(
        model, data, epochs=15, batch_size=20, lr=0.05, train_input="continuous", progress=False
    )
    assert not torch.equal(before, learned.thresholds())
    assert max(record.valid_discrete_accuracy for record in history.epochs) > 0.8
    measured = evaluate(model, data)
    assert measured.compiled_test_accuracy == measured.discrete_test_accuracy > 0.7
    assert measured.relaxed_continuous_test_accuracy is None
    circuit = gg.to_circuit(model, LIKE)
    assert circuit.encoder == learned.encoder(LIKE)
    with torch.no_grad():
        scores = model.eval()(torch.from_numpy(LIKE.scale(X)))
    np.testing.assert_array_equal(gg.compile(circuit).predict(X), scores.argmax(1).numpy())


@pytest.mark.parametrize("forward", ["soft", "hard"])
def test_a_run_by_configuration(tmp_path, forward: str) -> None:
    config = RunConfig(
        DataConfig("digits"),
        ModelConfig(layers=2, width=200, learned_thresholds=2, tau=3, forward=forward,
                    connections="local"),
        TrainConfig(epochs=2, lr=0.05, train_input="continuous"),
    )  # fmt: skip
    result = train_run(config, tmp_path / "run", threads=1, progress=False, device="cpu")
    assert result["compiled_test_accuracy"] == result["discrete_test_accuracy"] > 0.3
    saved = load_model(tmp_path / "run")
    learned = saved.model[0]
    equal = LearnedThresholds(64, 2).thresholds()
    assert not torch.equal(learned.thresholds(), equal), "they are trained"
    circuit = gg.load_circuit(tmp_path / "run" / "circuit.npz")
    assert circuit.encoder == learned.encoder(saved.data.encoder)
    assert circuit.encoder.n_bits == 128
    test = load(config.data, seed=config.seed).test
    found = gg.compile(circuit).predict_encoded(test.circuit_bits(circuit))
    np.testing.assert_array_equal(found, gg.compile(circuit).predict(test.X))


def test_learned_thresholds_read_values() -> None:
    with pytest.raises(ValueError, match="train_input='continuous'"):
        RunConfig(model=ModelConfig(learned_thresholds=2))
    with pytest.raises(ValueError, match="must not be negative"):
        RunConfig(model=ModelConfig(learned_thresholds=-1))
    assert RunConfig().run_id == "0db61c3ec8c0"


def test_what_cannot_be() -> None:
    for wrong in ([0.5, 0.5], [0.5, 0.2], [0.5, np.nan], [[0.1, 0.2, 0.3]]):
        with pytest.raises(ValueError, match=r"thresholds must|initial must"):
            LearnedThresholds(2, wrong)
    with pytest.raises(ValueError, match="need features"):
        LearnedThresholds(0, 3)
    layer = LearnedThresholds(2, 3)
    with pytest.raises(ValueError, match="rows of 2 scaled values"):
        layer(torch.zeros(1, 3))
    with pytest.raises(ValueError, match="2 features, the data have 6"):
        layer.encoder(LIKE)
    model = torch.nn.Sequential(layer, gg.nn.dlgn(6, layers=1, width=4, head=gg.nn.GroupSum(2)))
    with pytest.raises(NotACircuit, match="give to_circuit the data's encoder"):
        gg.to_circuit(model)
    with torch.no_grad():
        layer.first.fill_(np.nan)
    with pytest.raises(ValueError, match="NaN or infinite"):
        layer.encoder(ThresholdEncoder(2, [0.5], "float32", 0, 1))
