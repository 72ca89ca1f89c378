"""Layers that also read the input of the whole network, beside the layer before."""

import copy
import pickle
import re

import numpy as np
import pytest
import torch
from stopped_training import run_stopped_and_resumed
from torch import nn

import gategrad as gg
from gategrad.checkpoint import load_model
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.extract import NotACircuit
from gategrad.nn import (
    DLGN,
    GroupSum,
    LearnedThresholds,
    LogicConv2d,
    LogicLayer,
    discrete,
    dlgn,
    relaxed,
)
from gategrad.nn.connections import connect_anchored
from gategrad.nn.kernels import reference
from gategrad.runs.training_run import train_run
from gategrad.train.gate_statistics import gate_statistics

WIRINGS = {
    "anchored": {"hidden_connections": "anchored"},
    "random": {"anchors": True},
    "learned": {"anchors": True, "hidden_connections": "learned", "candidates": 5},
}


def network(kind="anchored", seed=0, n=23, **options):
    return dlgn(
        n, layers=3, width=40, head=GroupSum(4, tau=2.0), seed=seed, **WIRINGS[kind], **options
    ).train()


def some_bits(batch=37, n=23):
    return torch.randint(0, 2, (batch, n), generator=torch.manual_seed(batch)).float()


def by_hand(model, x, weights):
    """Scores in float64, layer by layer, from the layers' weights."""
    bits = x
    for layer, weight in zip(model[:-1], weights, strict=True):
        read = torch.cat([x, bits], dim=1) if layer.anchors else x
        coefficients = reference.softmax_coefficients(weight / layer.temperature)
        gates = layer.most_likely() if layer.mode == "hard" else None
        x = reference.logic_layer(read, coefficients, layer.connections, gates)
    return x.view(len(x), 4, -1).sum(dim=2) / 2.0


@pytest.mark.parametrize("kind", ["anchored", "random"])
@pytest.mark.parametrize("forward", ["soft", "hard"])
@pytest.mark.parametrize("precision", ["float32", "bfloat16"])
@pytest.mark.parametrize("batch", [1, 37, 128])
def test_scores_and_gradients_are_those_of_float64(kind, forward, precision, batch):
    model = network(kind, forward=forward, precision=precision)
    x = some_bits(batch).requires_grad_()
    weights = [layer.weight.detach().double().requires_grad_() for layer in model[:-1]]
    x64 = x.detach().double().requires_grad_()
    expected, found = by_hand(model, x64, weights), model(x)
    half = precision == "bfloat16"
    torch.testing.assert_close(found.double(), expected, atol=0.2 if half else 1e-4, rtol=0)
    expected.square().sum().backward()
    found.square().sum().backward()
    grads = [(layer.weight.grad, w.grad) for layer, w in zip(model[:-1], weights, strict=True)]
    for some, wanted in [*grads, (x.grad, x64.grad)]:
        error = (some.double() - wanted).norm() / wanted.norm()
        assert error < (0.05 if half else 1e-4)
    model.zero_grad()
    model(some_bits(batch)).square().sum().backward()  # whose input needs no gradient
    for layer, (some, _) in zip(model[:-1], grads, strict=True):
        assert torch.equal(layer.weight.grad, some)


@pytest.mark.parametrize("kind", WIRINGS)
@pytest.mark.parametrize("forward", ["soft", "hard"])
def test_layers_one_by_one_are_the_same(kind, forward):
    model = network(kind, forward=forward)
    x = some_bits()
    out = model(x)
    out.square().sum().backward()
    grads = [p.grad.clone() for p in model.parameters()]
    model.zero_grad()
    model[1].register_forward_hook(lambda *_: None)
    again = model(x)
    torch.testing.assert_close(again, out)
    again.square().sum().backward()
    for p, grad in zip(model.parameters(), grads, strict=True):
        torch.testing.assert_close(p.grad, grad, rtol=1e-3, atol=1e-5)


@pytest.mark.usefixtures("fresh_compiler")
@pytest.mark.parametrize("kind", WIRINGS)
def test_compiled_networks_are_the_same(kind):
    model = network(kind, forward="hard")
    x = some_bits()
    gradients = []
    for call in (model, torch.compile(model, backend="aot_eager")):
        model.zero_grad()
        call(x).square().sum().backward()
        gradients.append([p.grad.clone() for p in model.parameters()])
    for a, b in zip(*gradients, strict=True):
        torch.testing.assert_close(a, b)


def test_float64_goes_through_plain_torch():
    model = network(forward="hard").double()
    x = some_bits().double()
    weights = [layer.weight.detach().clone().requires_grad_() for layer in model[:-1]]
    assert torch.equal(model(x), by_hand(model, x, weights))


@pytest.mark.parametrize("kind", WIRINGS)
@pytest.mark.parametrize("forward", ["soft", "hard"])
def test_circuits_and_engines_agree(kind, forward):
    model = network(kind, forward=forward, seed=3)
    x = some_bits(200)
    model.eval()
    circuit = gg.to_circuit(model)
    scores = gg.compile(circuit).scores(x.numpy().astype(np.uint8))
    np.testing.assert_allclose(scores, model(x).detach().numpy(), atol=1e-6)
    assert circuit.n_gates == 120
    copied = pickle.loads(pickle.dumps(copy.deepcopy(model)))
    assert torch.equal(copied(x), model(x))
    other = network(kind, forward=forward, seed=9).eval()
    assert not torch.equal(other(x), model(x))
    other.load_state_dict(model.state_dict())
    assert torch.equal(other(x), model(x))


def test_bits_of_learned_thresholds_are_what_is_read():
    layers = list(network()[:-1])
    thresholds = LearnedThresholds(23, 1)
    model = DLGN(thresholds, *layers, GroupSum(4, tau=2.0)).eval()
    x = torch.rand(50, 23)
    with torch.no_grad(), discrete(model):
        assert torch.equal(model(x), DLGN(*layers, GroupSum(4, tau=2.0)).eval()(thresholds(x)))


def test_what_is_read_is_balanced():
    first, second = connect_anchored(40, 7, 40, np.random.default_rng(0))
    assert (first == np.arange(40)).all()
    assert set(np.bincount(second - 40)) == {5, 6}
    first, second = connect_anchored(40, 7, 10, np.random.default_rng(0))
    assert (first == 4 * np.arange(10)).all()
    assert set(np.bincount(second - 40)) == {1, 2}


def test_every_class_sees_all_of_the_input():
    model = dlgn(64, layers=4, width=640, head=GroupSum(10), hidden_connections="anchored", seed=0)
    for layer in model[:-1]:
        read = layer.connections.numpy()
        for part in np.split(read, 10, axis=1):
            anchors = part if layer.anchors == 0 else part[1] - 640
            assert len(np.unique(anchors)) > 35


def test_the_gap_of_discretization_is_measured():
    model, x = network(), some_bits(80)
    (_, second, _) = gate_statistics(model, x)
    soft = hard = x
    model.eval()
    with torch.no_grad():
        for layer in model[:2]:
            with relaxed(layer):
                soft = layer(torch.cat([soft, x], dim=1) if layer.anchors else soft)
            with discrete(layer):
                hard = layer(torch.cat([hard, x], dim=1) if layer.anchors else hard)
    assert second.gap == pytest.approx(float((soft - hard).abs().mean()), rel=1e-5)


@pytest.mark.parametrize("count", [1, 2])
def test_frozen_layers_give_bits_and_anchors(count):
    model, x = network(forward="hard"), some_bits()
    for layer in model[:count]:
        layer.freeze()
    model(x).square().sum().backward()
    assert [layer.weight.grad is None for layer in model[:-1]] == [True] * count + [False] * (
        3 - count
    )
    thawed = copy.deepcopy(model)
    thawed(x).square().sum().backward()
    for layer, other in zip(model[count:-1], thawed[count:-1], strict=True):
        torch.testing.assert_close(layer.weight.grad, other.weight.grad)


@pytest.mark.parametrize("options", WIRINGS.values())
def test_runs_stop_and_go_on(options, tmp_path, monkeypatch):
    if "candidates" in options:
        options = {**options, "candidates": (5,)}
    config = RunConfig(
        DataConfig("digits"),
        ModelConfig(layers=3, width=200, forward="hard", backward_temperature=0.5, **options),
        TrainConfig(epochs=3, lr=0.05),
    )
    whole = run_stopped_and_resumed(config, 14, tmp_path, monkeypatch)
    assert whole["compiled_test_accuracy"] == whole["discrete_test_accuracy"] > 0.4


def split_networks():
    """Networks whose layers are not one operation, and how many inputs they read."""

    def layers(first=20):
        return [
            LogicLayer(first, 40, seed=1),
            LogicLayer(40, 40, seed=2, check_input=False),
            LogicLayer(60, 40, seed=3, check_input=False, anchors=20, connections="anchored"),
            LogicLayer(60, 40, seed=4, check_input=False, anchors=20, connections="anchored"),
        ]

    one, two, three, four = layers()
    yield DLGN(one, nn.Dropout(), two, three, four, GroupSum(4)), 20
    one, two, three, four = layers()
    yield DLGN(one, two, nn.Identity(), three, nn.Dropout(), four, GroupSum(4)), 20
    one, two, three, four = layers()
    yield DLGN(nn.Sequential(one), two, three, four, GroupSum(4)), 20
    one, two, three, four = layers(30)
    yield DLGN(DLGN(one, two), three, four, GroupSum(4)), 30
    one, two, three, four = layers(30)
    yield DLGN(one, nn.Sequential(nn.Identity(), two), three, four, GroupSum(4)), 30


@pytest.mark.parametrize("which", range(5))
def test_circuits_of_networks_that_are_not_one_operation(which):
    model, n = list(split_networks())[which]
    model.eval()
    x = some_bits(64, n)
    scores = gg.compile(gg.to_circuit(model)).scores(x.numpy().astype(np.uint8))
    np.testing.assert_allclose(scores, model(x).detach().numpy(), atol=1e-6)
    model[-2].register_forward_hook(lambda *_: None)
    assert torch.equal(model(x), torch.from_numpy(scores).float())


@pytest.mark.parametrize("direct", [True, False])
def test_anchors_behind_convolutions(direct):
    def model():
        conv = LogicConv2d(1, 8, 3, in_size=6, depth=2, seed=0)
        anchored = LogicLayer(164 if direct else 96, 40, seed=2, check_input=False, anchors=36)
        between = [] if direct else [LogicLayer(128, 60, seed=1, check_input=False)]
        return DLGN(conv, nn.Flatten(), *between, anchored, GroupSum(4)).train()

    x = torch.rand(9, 36, generator=torch.manual_seed(0))
    found, expected = model()(x), model().double()(x.double())
    torch.testing.assert_close(found.double(), expected, atol=1e-5, rtol=0)
    with pytest.raises(NotACircuit, match="is not behind logic layers alone"):
        gg.to_circuit(model())


def test_more_anchors_than_inputs_are_refused():
    second = LogicLayer(62, 40, anchors=22, connections="anchored", check_input=False)
    model = DLGN(LogicLayer(20, 40), second, GroupSum(4))
    with pytest.raises(ValueError, match="anchors=22, but the network reads only 20 inputs"):
        model(some_bits(5, 20))
    with pytest.raises(ValueError, match="anchors=22, but the network reads only 20 inputs"):
        gg.to_circuit(model)


def test_candidates_of_anchors_are_counted(tmp_path):
    config = RunConfig(
        DataConfig("digits"),
        ModelConfig(
            layers=3, width=20, connections="learned", anchors=True, candidates=(32,),
            forward="hard",
        ),
        TrainConfig(epochs=1, steps=2),
    )  # fmt: skip
    train_run(config, tmp_path / "run", progress=False)
    model = load_model(tmp_path / "run").model
    assert [layer.wires.weight.shape[1] for layer in model[:-1]] == [32, 32, 32]


def test_choices_are_found_in_inference_mode():
    layer = LogicLayer(12, 30, connections="learned", candidates=4)
    with torch.inference_mode():
        wiring = layer.wires.wiring.at(layer.wires.chosen(), native=False)
        assert torch.equal(wiring.on(torch.device("cpu")).first, layer.wires.chosen()[0])


def nested():
    return DLGN(LogicLayer(9, 23), network()[:-1], GroupSum(4)), "that begins the model"


def plain():
    return nn.Sequential(*network()), "not within another one or a torch.nn.Sequential"


@pytest.mark.parametrize("make", [nested, plain])
def test_networks_that_are_no_circuits(make):
    model, message = make()
    with pytest.raises(NotACircuit, match=message):
        gg.to_circuit(model)


def test_a_first_layer_that_reads_more_than_anchors():
    # The anchors of the others are then not 23 bits, but the last 23 of what the first one reads.
    first = LogicLayer(30, 40, seed=0)
    others = [LogicLayer(63, 40, connections="anchored", anchors=23, seed=i) for i in (1, 2)]
    model = DLGN(first, *others, GroupSum(4, tau=2.0)).eval()
    x = some_bits(64, 30)
    scores = gg.compile(gg.to_circuit(model)).scores(x.numpy().astype(np.uint8))
    np.testing.assert_allclose(scores, model(x).detach().numpy(), atol=1e-6)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: LogicLayer(9, 9, connections="anchored"), "is for hidden layers, which read"),
        (lambda: LogicLayer(9, 9, anchors=9), "anchors must be 0 or more and below in_features=9"),
        (lambda: LogicLayer(9, 9, anchors=-1), "anchors must be 0 or more"),
        (lambda: dlgn(9, layers=2, width=20, head=GroupSum(2), connections="anchored"),
         "connections must be one of"),
        (lambda: ModelConfig(network="clgn-mnist-s", anchors=True), "sizes and wiring of its own"),
        (lambda: ModelConfig(network="clgn-mnist-s", hidden_connections="anchored"),
         "of a convolutional network is random, butterfly or learned"),
        (lambda: network()[1](torch.zeros(5, 40)), "expected input of shape (batch, 63)"),
    ],
)  # fmt: skip
def test_bad_options(make, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        make()
