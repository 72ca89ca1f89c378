"""Wiring that training chooses: layers and kernels against the float64 reference."""

import copy
import pickle
import re
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from instruction_sets import OTHER_ISAS, passes_under
from logic_stack import leaf
from small_training import small_network
from stopped_training import run_stopped_and_resumed, same, weights_of

import gategrad as gg
from gategrad.circuit.readout import balanced_groups
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.nn import GroupSum, LogicLayer, discrete, dlgn, relaxed
from gategrad.nn.connections import draw_candidates, repeated
from gategrad.nn.kernels import native_gates, reference
from gategrad.nn.kernels.adam_step import AdamStep
from gategrad.nn.kernels.layers_dispatch import logic_layers
from gategrad.nn.kernels.learned_wiring import LearnedWiring
from gategrad.runs.training_run import train_run
from gategrad.train.gate_adam import GateAdam

# Gradients of shares are sums of numbers in 13 bits; in bfloat16 these have 8.
TOLERANCE = {False: 3e-4, True: 1e-2}


def a_layer(seed=0, in_features=20, out_features=30, candidates=7, **options):
    options = {"forward": "hard", "backward_temperature": 0.5, **options}
    return LogicLayer(
        in_features,
        out_features,
        connections="learned",
        candidates=candidates,
        seed=seed,
        **options,
    ).train()


def in_float64(layers, x, n_groups):
    """Outputs of layers, and leaves: what coefficients, shares and x are in float64."""
    x = leaf(x.double())
    coefficients, shares, out = [], [], x
    for layer in layers:
        c, gates = layer.training_gates()
        coefficients.append(leaf(c.double()))
        shares.append(leaf(torch.softmax(layer.wires.weight.double(), dim=1)))
        out = reference.logic_layer(
            out, coefficients[-1], layer.wires.chosen(), gates, shares[-1], layer.wires.candidates
        )
    if n_groups:
        groups = torch.from_numpy(balanced_groups(out.shape[1], n_groups)).long()
        out = torch.zeros(len(x), n_groups, dtype=out.dtype).index_add(1, groups, out)
    return out, x, coefficients, shares


def in_kernels(layers, x, n_groups, half):
    """The same of kernels, in float32."""
    x, gates = leaf(x), []
    for layer in layers:
        found = layer.layer_gates(torch.float32)
        c, wires = leaf(found.coefficients), leaf(found.wires)
        gates.append(type(found)(c, found.gates, found.connections, found.wiring, wires))
    out = logic_layers(x, gates, n_groups=n_groups, half=half)
    return out, x, [g.coefficients for g in gates], [g.wires for g in gates]


@settings(deadline=None, max_examples=60)
@given(
    seed=st.integers(0, 2**32),
    batch=st.sampled_from([1, 2, 31, 32, 33, 77, 128, 129, 300, 513]),
    widths=st.lists(st.integers(2, 60), min_size=2, max_size=4),
    count=st.integers(1, 64),
    half=st.booleans(),
    hard=st.booleans(),
    grouped=st.booleans(),
)
def test_layers_agree_with_the_reference(seed, batch, widths, count, half, hard, grouped):
    how = {} if hard else {"forward": "soft", "backward_temperature": 1.0}
    layers = [a_layer(seed + i, n, m, count, **how) for i, (n, m) in enumerate(pairwise(widths))]
    generator = torch.Generator().manual_seed(seed % 2**31)
    x = torch.rand(batch, widths[0], generator=generator)
    x = x.round() if hard else x
    n_groups = max(1, widths[-1] // 3) if grouped else None
    expected, x64, c64, shares64 = in_float64(layers, x, n_groups)
    found, x32, c32, shares32 = in_kernels(layers, x, n_groups, half)
    if hard:
        assert torch.equal(found.double(), expected)
    else:
        limit = (3e-2 if half else 2e-5) * max(1, widths[-1] // (n_groups or widths[-1]))
        torch.testing.assert_close(found.double(), expected, atol=limit, rtol=0)
    grad = torch.rand(expected.shape, generator=generator) - 0.5
    expected.backward(grad.double())
    found.backward(grad.to(found.dtype))
    for some, wanted in zip((x32, *c32, *shares32), (x64, *c64, *shares64), strict=True):
        error = (some.grad.double() - wanted.grad).norm()
        assert error <= 2 * TOLERANCE[half] * (wanted.grad.norm() + grad.norm()) + 1e-12


@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize("batch", [100, 700])
def test_results_do_not_depend_on_threads(batch, half):
    layers = [a_layer(0, 30, 3000, 16), a_layer(1, 3000, 2500, 5)]
    x = torch.rand(batch, 30).round()
    before, results = torch.get_num_threads(), []
    try:
        for threads in (1, 2, 3, 7):
            torch.set_num_threads(threads)
            out, a, c, shares = in_kernels(layers, x, 7, half)
            (out * out).sum().backward()
            results.append([out.detach(), *(t.grad for t in (a, *c, *shares))])
    finally:
        torch.set_num_threads(before)
    for other in results[1:]:
        assert all(torch.equal(p, q) for p, q in zip(results[0], other, strict=True))


@pytest.mark.parametrize("half", [False, True])
def test_what_is_no_number_stays_none(half):
    layer = a_layer()
    out, _, _, (shares,) = in_kernels([layer], torch.rand(40, 20).round(), None, half)
    grad = torch.ones_like(out)
    grad[3, 5] = float("nan")
    grad[:, 6] = 0
    out.backward(grad)
    first, second = shares.grad.view(2, 30, -1)
    for side in (first, second):
        assert side[5].isnan().all()
        assert (side[6] == 0).all()
        assert side[[i for i in range(30) if i != 5]].isfinite().all()


def test_gradcheck_of_soft_layers():
    layer = a_layer(forward="soft", backward_temperature=1.0, in_features=6, out_features=5)
    x = leaf(torch.rand(4, 6).double())
    layer = layer.double()

    def run(x, weight, wires):
        return torch.func.functional_call(layer, {"weight": weight, "wires.weight": wires}, (x,))

    arguments = x, leaf(layer.weight), leaf(layer.wires.weight)
    assert torch.autograd.gradcheck(run, arguments)


@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize("n_groups", [0, 2])
def test_opcheck(half, n_groups):
    layers = [a_layer(0, 6, 9, 3), a_layer(1, 9, 5, 4)]
    found = [layer.layer_gates(torch.float32) for layer in layers]
    rows = torch.rand(6, 40).round()
    arguments = (
        leaf(rows),
        [leaf(g.coefficients) for g in found],
        [leaf(g.wires) for g in found],
        [g.gates for g in found],
        [g.connections for g in found],
        [g.wiring.number for g in found],
        n_groups,
        half,
        True,
    )
    torch.library.opcheck(torch.ops.gategrad.logic_layers.default, arguments)


@pytest.mark.usefixtures("fresh_compiler")
@pytest.mark.parametrize("forward", ["soft", "hard"])
def test_compile_gives_the_same_as_choices_change(forward):
    model = small_network(connections="learned", candidates=5, forward=forward).train()
    compiled = torch.compile(model, backend="aot_eager")
    x = torch.rand(40, 12).round()
    for _ in range(3):
        gradients = []
        for run in (compiled, model):
            model.zero_grad()
            run(x).square().sum().backward()
            gradients.append([p.grad.clone() for p in model.parameters()])
        for found, expected in zip(*gradients, strict=True):
            torch.testing.assert_close(found, expected)
        with torch.no_grad():
            for layer in model[:-1]:
                layer.wires.weight.copy_(torch.randn_like(layer.wires.weight))


def test_float64_goes_through_plain_torch():
    layer, x = a_layer().double(), torch.rand(9, 20).double().round()
    expected, *_ = in_float64([layer], x, None)
    layer(x).sum().backward()
    assert torch.equal(layer(x), expected)
    assert layer.wires.weight.grad.abs().sum() > 0


def test_what_is_read_is_the_likeliest_the_first_of_several():
    layer = a_layer(candidates=3, in_features=9, out_features=2)
    with torch.no_grad():
        layer.wires.weight.copy_(torch.tensor([[0.0, 1, 1], [2, 2, 2], [0, 0, 1], [1, 0, 0]]))
    c = layer.wires.candidates
    expected = torch.stack([c[0, 1], c[1, 0], c[2, 2], c[3, 0]]).view(2, 2)
    assert torch.equal(layer.wires.chosen(), expected)
    assert torch.equal(layer.eval().connections, expected)
    x = torch.rand(50, 9).round()
    with discrete(layer):
        out = layer(x)
    plain = LogicLayer(9, 2, connections=expected.numpy()).eval()
    plain.load_state_dict({"weight": layer.weight, "connections": expected})
    assert torch.equal(out, plain(x))
    with relaxed(layer):  # gates are, wires of hard training are not
        on_chosen = reference.logic_layer(x, layer.coefficients(), expected)
        torch.testing.assert_close(layer(x), on_chosen)


def test_relaxed_wires_of_soft_training_are_mixtures():
    layer = a_layer(forward="soft", backward_temperature=1.0).eval()
    x = torch.rand(50, layer.in_features)
    shares = torch.softmax(layer.wires.weight, dim=1)
    with relaxed(layer):
        mixed = reference.logic_layer(
            x, layer.coefficients(), layer.connections, None, shares, layer.wires.candidates
        )
        torch.testing.assert_close(layer(x), mixed)


def test_one_candidate_is_fixed_wiring():
    layer = a_layer(candidates=1)
    fixed = LogicLayer(
        20, 30, connections=layer.connections.numpy(), forward="hard", backward_temperature=0.5
    )
    fixed.load_state_dict({"weight": layer.weight, "connections": layer.connections})
    x = torch.rand(50, 20).round()
    for each in (layer, fixed.train()):
        each(x).sum().backward()
    assert torch.equal(layer.weight.grad, fixed.weight.grad)
    assert (layer.wires.weight.grad.abs() < 1e-6).all()


def test_circuits_have_the_chosen_wires():
    model = small_network(connections="learned", candidates=6).train()
    with torch.no_grad():
        for layer in model[:-1]:
            layer.wires.weight.copy_(torch.randn_like(layer.wires.weight))
    x = np.random.default_rng(0).random((200, 12)) > 0.5
    circuit = gg.to_circuit(model)
    expected = model.eval()(torch.from_numpy(x).float()).argmax(dim=1).numpy()
    assert (gg.compile(circuit).predict(x) == expected).all()


def test_the_state_dict_carries_candidates_and_choice():
    model, other = (
        small_network(connections="learned", candidates=6, seed=seed) for seed in (1, 2)
    )
    with torch.no_grad():
        model[0].wires.weight.copy_(torch.randn_like(model[0].wires.weight))
    state = model.state_dict()
    assert torch.equal(state["0.connections"], model[0].wires.chosen())
    other.load_state_dict(state)
    x = torch.rand(60, 12).round()
    assert torch.equal(model.eval()(x), other.eval()(x))
    assert torch.equal(copy.deepcopy(model)(x), model(x))
    assert torch.equal(pickle.loads(pickle.dumps(model))(x), model(x))
    state["0.wires.candidates"] = state["0.wires.candidates"].clone()
    state["0.wires.candidates"][3, 2] = 12
    with pytest.raises(RuntimeError, match=r"0\.wires\.candidates names an input outside 0 to 11"):
        other.load_state_dict(state)


def test_a_layer_from_before_there_was_learned_wiring_can_be_copied():
    layer = LogicLayer(4, 5)
    state = {k: v for k, v in layer.__getstate__().items() if k != "wires"}
    old = LogicLayer.__new__(LogicLayer)
    old.__setstate__(state)
    x = torch.rand(3, 4)
    assert torch.equal(old(x), layer(x))


def test_the_layers_of_a_network_have_numbers_of_their_own():
    head = GroupSum(3, tau=2.0)
    model = dlgn(
        12, layers=4, width=30, head=head, connections="learned", hidden_connections="learned",
        candidates=(8, 5),
    )  # fmt: skip
    assert [layer.wires.weight.shape[1] for layer in model[:-1]] == [8, 5, 5, 5]
    model = dlgn(12, layers=3, width=30, head=head, connections="learned",
                 hidden_connections="random")  # fmt: skip
    assert [layer.wires is None for layer in model[:-1]] == [False, True, True]
    assert model[0].wires.weight.shape == (60, 12)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"candidates": 0}, "candidates must be 1 to 256, got 0"),
        ({"candidates": 257}, "candidates must be 1 to 256, got 257"),
        ({"candidates": (3, 4, 5)}, "candidates must be one number, or one for each of 2 layers"),
        ({"candidates": ()}, "candidates must be one number, or one for each of 2 layers"),
        ({"candidate_connections": "learned"}, "candidate_connections must be one of random"),
        ({"candidate_connections": "local"}, 'connections="local" needs image inputs'),
    ],
)
def test_bad_options(options, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        small_network(connections="learned", **options)


def test_candidates_of_fixed_wiring_are_not_passed_over():
    for fields in ({"candidates": (8,)}, {"candidate_connections": "local"}):
        with pytest.raises(ValueError, match="is for learned wiring, which this network does not"):
            ModelConfig(**fields)
        ModelConfig(hidden_connections="learned", **fields)


@pytest.mark.parametrize(
    ("candidates", "message"),
    [
        (np.array([[0, 1], [2, 9]], np.int32), "a gate reads input 9, but there are 3"),
        (np.array([[0, -1], [2, 1]], np.int32), "a gate reads input -1"),
        (np.zeros((2, 257), np.int32), "candidates of an input must be 1 to 256, got 257"),
        (np.zeros((2, 0), np.int32), "candidates of an input must be 1 to 256, got 0"),
        (np.zeros((3, 2), np.int32), r"candidates must have shape (2 * gates, count)"),
    ],
)
def test_kernels_refuse_candidates_that_do_not_exist(candidates, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        LearnedWiring(candidates, 3)


@pytest.mark.parametrize("kind", ["random", "unique", "local", "near"])
@pytest.mark.parametrize(("sizes", "count"), [((600, 70), 16), ((36, 20), 36), ((36, 20), 20)])
def test_candidates_differ_as_far_as_they_can(kind, sizes, count):
    rng = np.random.default_rng(0)
    shape = (sizes[0] // 36 or 1, 6, 6) if sizes[0] == 36 else (6, 10, 10)
    found = draw_candidates(kind, *sizes, count, rng, shape)
    assert found.shape == (2 * sizes[1], count)
    assert found.dtype == np.int32
    assert found.min() >= 0
    assert found.max() < sizes[0]
    few = kind in ("local", "near") and sizes[0] == 36
    assert few or not repeated(found).any()


def test_local_candidates_lie_around_one_place():
    found = draw_candidates("local", 784, 50, 16, np.random.default_rng(1), (1, 28, 28))
    rows, columns = np.divmod(found.reshape(2, 50, 16), 28)
    for places in (rows, columns):
        assert (places.max(axis=(0, 2)) - places.min(axis=(0, 2)) <= 6).all()


def test_where_there_are_fewer_inputs_all_are_candidates():
    found = draw_candidates("random", 5, 7, 16, np.random.default_rng(0))
    assert (np.sort(found, axis=1) == np.arange(5)).all()


@pytest.mark.parametrize("kind", ["random", "local"])
def test_new_candidates_leave_what_is_read(kind):
    layer = a_layer(
        in_features=144, candidates=9, candidate_connections=kind, input_shape=(1, 12, 12)
    )
    x = torch.rand(40, 144).round()
    before, out = layer.wires.chosen(), layer(x)
    old = layer.wires.candidates.clone()
    new = layer.wires.redraw(np.random.default_rng(5))
    assert (new.sum(dim=1) == 4).all()
    assert torch.equal(layer.wires.chosen(), before)
    assert torch.equal(layer(x), out)
    assert torch.equal(layer.wires.candidates[~new], old[~new])
    assert (layer.wires.candidates[new] != old[new]).float().mean() > 0.8
    best = layer.wires.weight.max(dim=1, keepdim=True).values
    below = (best - layer.wires.weight)[new]
    assert below.min() >= 1 - 1e-5
    assert below.max() <= 3 + 1e-5
    if kind == "random":
        assert not repeated(layer.wires.candidates.numpy()).any()


def test_what_is_read_stays_where_all_candidates_are_alike():
    layer = a_layer(in_features=144, candidates=9)
    with torch.no_grad():
        layer.wires.weight.zero_()
    before = layer.wires.chosen()
    assert (layer.wires.redraw(np.random.default_rng(0)).sum(dim=1) == 4).all()
    assert torch.equal(layer.wires.chosen(), before)


def steps_of_adam(count, moments, n_gates=37, steps=4, threads=1, lr=0.02):
    """Logits, moments and choice after some steps, and the same in float64."""
    rng = np.random.default_rng(count)
    candidates = np.argsort(rng.random((2 * n_gates, 99)))[:, :count].astype(np.int32)
    wiring, before = LearnedWiring(candidates, 99), torch.get_num_threads()
    weight = torch.from_numpy(rng.normal(size=candidates.shape).astype(np.float32))
    w = weight.double()
    mean, square = (torch.zeros_like(weight, dtype=moments) for _ in range(2))
    m, v, chosen = torch.zeros_like(w), torch.zeros_like(w), torch.empty(2, n_gates).int()
    try:
        torch.set_num_threads(threads)
        for step in range(1, steps + 1):
            sums = torch.from_numpy(rng.normal(size=candidates.shape).astype(np.float32))
            p = torch.softmax(w, dim=1)
            grad = p * (sums.double() - (p * sums).sum(dim=1, keepdim=True))
            adam = AdamStep(step, lr, (0.9, 0.999), 1e-8, 0.0, decoupled=False)
            native_gates.candidate_adam(sums, weight, (mean, square), wiring, chosen, adam)
            m, v = 0.9 * m + 0.1 * grad, 0.999 * v + 0.001 * grad.square()
            root = (v / (1 - 0.999**step)).sqrt() + 1e-8
            w = w - lr * m / (1 - 0.9**step) / root
    finally:
        torch.set_num_threads(before)
    read = torch.from_numpy(candidates).gather(1, weight.argmax(dim=1, keepdim=True))
    assert torch.equal(chosen, read.view(2, -1))
    return weight, mean, square, w, m, v


@pytest.mark.parametrize("count", [1, 2, 5, 16, 17, 64])
@pytest.mark.parametrize("moments", [torch.float32, torch.bfloat16])
def test_adam_on_candidates(count, moments):
    weight, mean, square, w, m, v = steps_of_adam(count, moments)
    short = moments == torch.bfloat16
    torch.testing.assert_close(weight.double(), w, atol=6e-3 if short else 1e-4, rtol=0)
    for found, wanted in ((mean, m), (square, v)):
        assert found.dtype == moments
        scale = wanted.abs().max() + 1e-30
        assert (found.double() - wanted).abs().max() <= (2e-2 if short else 1e-4) * scale
    again = steps_of_adam(count, moments, threads=3)
    assert all(torch.equal(a, b) for a, b in zip((weight, mean, square), again[:3], strict=True))


def test_short_moments_are_right_on_average():
    # A thousandth of a number is less than half of its last digit: rounded to nearest, a mean of
    # squares that once was large would stay so.
    _, _, square, _, _, v = steps_of_adam(8, torch.bfloat16, n_gates=400, steps=1500, lr=1e-4)
    ratio = square.double().sum() / v.sum()
    assert abs(ratio - 1) < 0.01


@pytest.mark.parametrize("step", [5, 12])
def test_training_with_short_moments_goes_on_bit_for_bit(step, tmp_path, monkeypatch):
    config = RunConfig(
        DataConfig("digits"),
        ModelConfig(
            layers=2, width=200, connections="learned", candidates=(8,), forward="hard",
            backward_temperature=0.5,
        ),
        TrainConfig(epochs=2, lr=0.02, wire_moments="bfloat16"),
    )  # fmt: skip
    whole = run_stopped_and_resumed(config, step, tmp_path, monkeypatch)
    assert whole["discrete_test_accuracy"] > 0.6
    float32 = replace(config, train=replace(config.train, wire_moments="float32"))
    other = train_run(float32, tmp_path / "float32", progress=False)
    assert abs(whole["discrete_test_accuracy"] - other["discrete_test_accuracy"]) < 0.1
    assert not same(weights_of(tmp_path / "whole"), weights_of(tmp_path / "float32"))


def test_short_moments_of_shared_wiring_are_refused():
    first, second = (a_layer(in_features=30) for _ in range(2))
    second.wires = first.wires
    with pytest.raises(ValueError, match="on a CPU that is trained, and that no two"):
        GateAdam(torch.nn.Sequential(first, second), 0.01, 0.0, wire_moments=torch.bfloat16)


def test_entropy():
    layer = a_layer(candidates=8)
    with torch.no_grad():
        layer.wires.weight.zero_()
    assert layer.wires.entropy() == pytest.approx(3)


@pytest.mark.parametrize("isa", OTHER_ISAS)
def test_every_instruction_set_passes_these_tests(isa):
    passes_under(isa, [__file__, "-k", "agree_with_the_reference or threads or no_number"])
