"""Leaves of trees that training chooses: convolutions and kernels against a float64 reference."""

import copy
import pickle
import re
import signal
from itertools import product
from math import prod

import numpy as np
import pytest
import torch
from during_training import Calls, at, send
from hypothesis import example, given, settings
from hypothesis import strategies as st
from instruction_sets import OTHER_ISAS, passes_under
from logic_stack import leaf
from ordinary_training import train_fused, train_ordinarily
from torch import nn

import gategrad as gg
from gategrad.checkpoint import load_model, save_model
from gategrad.checkpoint.tensor_file import read_tensors, write_tensors
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.nn import (
    DLGN,
    GroupSum,
    LogicConv1d,
    LogicConv2d,
    LogicConv3d,
    LogicLayer,
    OrPool2d,
    build,
    discrete,
    relaxed,
)
from gategrad.nn.connections import repeated
from gategrad.nn.kernels import reference
from gategrad.nn.kernels.learned_trees import LearnedTrees
from gategrad.nn.kernels.tree_wiring import Geometry
from gategrad.nn.learned_wires import draw_leaf_candidates, n_leaf_candidates
from gategrad.train import TrainingInterrupted
from gategrad.train.gate_adam import GateAdam
from gategrad.train.redrawing import redraw_candidates

KINDS = {1: LogicConv1d, 2: LogicConv2d, 3: LogicConv3d}


def a_convolution(shape=(4, 6, 5), kernels=6, size=(3, 2), count=7, seed=0, **options):
    options = {"forward": "hard", "backward_temperature": 0.5, "depth": 2, **options}
    return KINDS[len(size)](
        shape[0],
        kernels,
        size,
        in_size=shape[1:],
        connections="learned",
        candidates=count,
        seed=seed,
        **options,
    ).train()


def what_places_read(x, geometry):
    """``(C * window, B, positions)``: by loops over places and positions, 0 outside."""
    image = x.view(len(x), *geometry.in_shape)
    read = []
    for channel in range(geometry.in_shape[0]):
        for place in product(*map(range, geometry.kernel_size)):
            values = []
            for position in product(*map(range, geometry.conv_extents)):
                axes = zip(position, place, geometry.stride, geometry.padding, strict=True)
                at = tuple(i * stride + j - pad for i, j, stride, pad in axes)
                there = all(0 <= i < n for i, n in zip(at, geometry.in_shape[1:], strict=True))
                inside = image[(slice(None), channel, *at)] if there else x.new_zeros(len(x))
                values.append(inside)
            read.append(torch.stack(values, dim=1))
    return torch.stack(read)


def in_float64(conv, x):
    """Outputs, and leaves: what x, coefficients and shares are in float64."""
    geometry, wires = conv.geometry, conv.wires
    x = leaf(x.double())
    coefficients, gates = conv.training_gates()
    c, shares = leaf(coefficients.double()), leaf(torch.softmax(wires.weight.double(), dim=1))
    candidates = wires.candidates.long()
    mixed = (what_places_read(x, geometry)[candidates] * shares[:, :, None, None]).sum(dim=1)
    if gates is not None:
        bits = what_places_read(x.detach(), geometry)[candidates]
        mixed = (bits * shares[:, :, None, None]).sum(dim=1)
        chosen = what_places_read(x, geometry)[wires.chosen().flatten().long()]
        mixed = chosen + (mixed - mixed.detach())
    values = mixed.view(geometry.out_channels, 2**geometry.depth, len(x), -1)
    c_of_trees = c.view(geometry.out_channels, -1, 4)
    exact = (
        None if gates is None else reference.gate_coefficients(gates, x.dtype).view_as(c_of_trees)
    )
    first = 0
    while values.shape[1] > 1:
        a, b = values[:, 0::2], values[:, 1::2]
        level = slice(first, first + a.shape[1])

        def evaluated(of, a=a, b=b, level=level):
            c0, c1, c2, c3 = (part[:, :, None, None] for part in of[:, level].unbind(dim=2))
            return c0 + c1 * a + c2 * b + c3 * a * b

        values = evaluated(c_of_trees)
        if exact is not None:
            values = evaluated(exact).detach() + (values - values.detach())
        first = level.stop
    out = values[:, 0].transpose(0, 1).reshape(len(x), -1, *geometry.conv_extents)
    return (reference.max_pool(out) if geometry.pool == 2 else out), x, c, shares


def in_kernels(conv, x):
    """The same of the convolution itself, in float32."""
    x, found = leaf(x), conv.layer_gates(torch.float32)
    c, shares = leaf(found.coefficients), leaf(found.wires)
    conv.step_gates, conv.wires.step_wires = (
        (lambda: (c, found.gates)),
        (lambda: (shares, conv.wires.chosen())),
    )
    try:
        return conv(x), x, c, shares
    finally:
        conv.step_gates = conv.wires.step_wires = None


@st.composite
def convolutions(draw):
    """Sizes of a convolution with learned leaves."""
    axes = draw(st.sampled_from([1, 2, 2, 2, 3]))
    size = tuple(draw(st.integers(1, 3)) for _ in range(axes))
    pool = draw(st.sampled_from([1, 2])) if axes == 2 else 1
    extents = tuple(draw(st.integers(k + pool, 6 if axes < 3 else k + 2)) for k in size)
    channels, kernels = draw(st.integers(1, 5)), draw(st.integers(1, 5))
    return {
        "shape": (channels, *extents),
        "kernels": kernels,
        "size": size,
        "depth": draw(st.integers(1, 4)),
        "stride": tuple(draw(st.integers(1, 2)) if pool == 1 else 1 for _ in size),
        "padding": tuple(draw(st.integers(0, 1)) for _ in size),
        "groups": draw(st.integers(1, min(channels, kernels))),
        "pool": pool,
        "count": draw(st.sampled_from([1, 2, 3, 5, 8, 16, 256])),
    }


@settings(deadline=None, max_examples=60)
@example(
    sizes={
        "shape": (4, 6, 5), "kernels": 1, "size": (1, 2), "depth": 2, "stride": (1, 1),
        "padding": (0, 1), "groups": 1, "pool": 2, "count": 8,
    },
    seed=67, batch=130, half=False, hard=False,
)  # fmt: skip
@given(
    sizes=convolutions(),
    seed=st.integers(0, 2**32),
    batch=st.sampled_from([1, 5, 32, 33, 64, 65, 130]),
    half=st.booleans(),
    hard=st.booleans(),
)
def test_convolutions_agree_with_the_reference(sizes, seed, batch, half, hard):
    how = {} if hard else {"forward": "soft", "backward_temperature": 1.0}
    precision = "bfloat16" if half else "float32"
    conv = a_convolution(seed=seed, precision=precision, init="normal", **sizes, **how)
    generator = torch.Generator().manual_seed(seed % 2**31)
    x = torch.rand(batch, *conv.in_shape, generator=generator)
    x = x.round() if hard else x
    expected, x64, c64, shares64 = in_float64(conv, x)
    found, x32, c32, shares32 = in_kernels(conv, x)
    if hard:
        assert torch.equal(found.double(), expected)
    else:
        torch.testing.assert_close(found.double(), expected, atol=4e-2 if half else 2e-5, rtol=0)
    if half and not hard and conv.pool == 2:
        return  # another position may be the largest
    grad = torch.rand(expected.shape, generator=generator) - 0.5
    expected.backward(grad.double())
    found.backward(grad.to(found.dtype))
    limit = 2e-2 if half else 6e-4  # sums are of numbers in 13 bits
    if not hard and conv.pool == 2:
        limit = 6e-3  # of two positions that are equal but for rounding, either may be the largest
    for some, wanted in ((x32, x64), (c32, c64), (shares32, shares64)):
        error = (some.grad.double() - wanted.grad).norm()
        assert error <= limit * (wanted.grad.norm() + grad.norm()) + 1e-12


@pytest.mark.parametrize("pool", [1, 2])
@pytest.mark.parametrize("half", [False, True])
def test_sums_run_over_all_positions(pool, half):
    # Of more outputs than the kernels keep at a time, at the borders zeros.
    conv = a_convolution(
        (3, 18, 15), padding=1, pool=pool, precision="bfloat16" if half else "float32"
    )
    x = torch.rand(150, 3, 18, 15).round()
    expected, _, _, whole = in_float64(conv, x)
    found, _, _, shares = in_kernels(conv, x)
    expected.square().sum().backward()
    found.float().square().sum().backward()
    limit = 6e-3 if half else 6e-4
    assert (shares.grad.double() - whole.grad).norm() < limit * whole.grad.norm()


@pytest.mark.parametrize("half", [False, True])
def test_results_do_not_depend_on_threads(half):
    conv = a_convolution(padding=1, precision="bfloat16" if half else "float32")
    x = torch.rand(300, *conv.in_shape).round()
    before, results = torch.get_num_threads(), []
    try:
        for threads in (1, 2, 3):
            torch.set_num_threads(threads)
            out, a, c, shares = in_kernels(conv, x)
            (out * out).sum().backward()
            results.append([out.detach(), a.grad, c.grad, shares.grad])
    finally:
        torch.set_num_threads(before)
    for other in results[1:]:
        assert all(torch.equal(p, q) for p, q in zip(results[0], other, strict=True))


@pytest.mark.parametrize("options", [{}, {"pool": 2, "padding": 1}, {"groups": 2, "stride": 2}])
def test_gradcheck_of_soft_convolutions(options):
    conv = a_convolution(
        (2, 4, 3), 2, (2, 2), 3, forward="soft", backward_temperature=1.0, init="normal", **options
    ).double()
    x = leaf(torch.rand(2, 2, 4, 3, generator=torch.Generator().manual_seed(0)).double())

    def run(x, weight, wires):
        return torch.func.functional_call(conv, {"weight": weight, "wires.weight": wires}, (x,))

    assert torch.autograd.gradcheck(run, (x, leaf(conv.weight), leaf(conv.wires.weight)))


@pytest.mark.parametrize("half", [False, True])
def test_opcheck(half):
    conv = a_convolution((2, 4, 3), 2, (2, 2), 3, padding=(1, 0), pool=2)
    found = conv.layer_gates(torch.float32)
    arguments = (
        leaf(torch.rand(24, 5).round()),
        [leaf(found.coefficients)],
        [leaf(found.wires)],
        [found.gates],
        [found.connections],
        [found.wiring.number],
        0,
        half,
        True,
    )
    torch.library.opcheck(torch.ops.gategrad.logic_layers.default, arguments)


def a_network(pooled=False, **options):
    """Two convolutions with learned leaves, one of them pooled, and a dense layer."""
    options = {"connections": "learned", "forward": "hard", "backward_temperature": 0.5, **options}
    dense = {k: v for k, v in options.items() if k != "candidates"}
    return DLGN(
        LogicConv2d(
            1, 4, 3, in_size=6, depth=2, padding=1, pool=1 if pooled else 2, seed=0, **options
        ),
        *([OrPool2d()] if pooled else []),
        LogicConv2d(4, 6, 2, in_size=3, depth=1, groups=2, seed=1, check_input=False, **options),
        nn.Flatten(),
        LogicLayer(24, 30, seed=2, check_input=False, candidates=4, **dense),
        GroupSum(3, tau=2.0),
    ).train()


@pytest.mark.usefixtures("fresh_compiler")
@pytest.mark.parametrize("forward", ["soft", "hard"])
def test_compile_gives_the_same_as_choices_change(forward):
    how = {} if forward == "hard" else {"backward_temperature": 1.0}
    model = a_network(candidates=5, forward=forward, **how)
    compiled = torch.compile(model, backend="aot_eager")
    x = torch.rand(40, 1, 6, 6).round()
    for _ in range(3):
        gradients = []
        for run in (compiled, model):
            model.zero_grad()
            run(x).square().sum().backward()
            gradients.append([p.grad.clone() for p in model.parameters()])
        for found, expected in zip(*gradients, strict=True):
            torch.testing.assert_close(found, expected, rtol=1e-3, atol=1e-3)
        new_logits(model)


def new_logits(model):
    generator = torch.Generator().manual_seed(5)
    with torch.no_grad():
        for module in model.modules():
            if getattr(module, "wires", None) is not None:
                weight = module.wires.weight
                weight.copy_(torch.randn(weight.shape, generator=generator))


def test_float64_goes_through_plain_torch():
    conv, x = a_convolution(padding=1, pool=2).double(), torch.rand(9, 4, 6, 5).double().round()
    expected, _, _, shares = in_float64(conv, x)
    out = conv(x)
    assert torch.equal(out, expected)
    out.square().sum().backward()
    expected.square().sum().backward()
    p = torch.softmax(conv.wires.weight.detach(), dim=1)
    wanted = p * (shares.grad - (p * shares.grad).sum(dim=1, keepdim=True))
    torch.testing.assert_close(conv.wires.weight.grad, wanted)


def test_what_is_read_is_the_likeliest():
    conv = a_convolution(padding=1)
    new_logits(conv)
    best = conv.wires.weight.argmax(dim=1)
    codes = conv.wires.candidates[torch.arange(len(best)), best].numpy()
    channel, row, column = np.unravel_index(codes, (4, 3, 2))
    expected = np.stack([channel, row, column], axis=1).reshape(6, 4, 3)
    assert (conv.eval().leaves.numpy() == expected).all()
    fixed = LogicConv2d(4, 6, (3, 2), in_size=(6, 5), depth=2, padding=1, leaves=expected)
    fixed.load_state_dict({"weight": conv.weight, "leaves": conv.leaves})
    x = torch.rand(50, 4, 6, 5).round()
    with discrete(conv.train()):
        assert torch.equal(conv(x), fixed.eval()(x))
    with relaxed(conv), relaxed(fixed):  # gates are, leaves of hard training are not
        found = conv.layer_gates(torch.float32)
        assert found.gates is None
        assert found.wires is None
        torch.testing.assert_close(conv(x), fixed(x))


def test_relaxed_leaves_of_soft_training_are_mixtures():
    conv = a_convolution(padding=1, forward="soft", backward_temperature=1.0)
    new_logits(conv)
    x = torch.rand(50, 4, 6, 5).round()
    with relaxed(conv):
        found = conv.layer_gates(torch.float32)
        assert found.gates is None
        torch.testing.assert_close(found.wires, torch.softmax(conv.wires.weight, dim=1))
        mixed = conv(x)
    with discrete(conv):
        assert not torch.allclose(conv(x), mixed)


def test_one_candidate_is_fixed_leaves():
    conv = a_convolution(count=1, padding=1, pool=2)
    fixed = LogicConv2d(
        4, 6, (3, 2), in_size=(6, 5), depth=2, padding=1, pool=2, leaves=conv.leaves.numpy(),
        forward="hard", backward_temperature=0.5,
    )  # fmt: skip
    fixed.load_state_dict({"weight": conv.weight, "leaves": conv.leaves})
    x = torch.rand(50, 4, 6, 5).round()
    for each in (conv, fixed.train()):
        each(x).sum().backward()
    assert torch.equal(conv.weight.grad, fixed.weight.grad)
    assert (conv.wires.weight.grad.abs() < 1e-5).all()


@pytest.mark.parametrize("pooled", [False, True])
def test_circuits_have_the_chosen_leaves(pooled):
    model = a_network(pooled, candidates=6)
    model(torch.rand(3, 36).round())  # which finds out what is evaluated together
    redraw_candidates(model, torch.optim.Adam(model.parameters()), 0, 2)
    new_logits(model)
    x = np.random.default_rng(0).random((200, 36)) > 0.5
    circuit = gg.to_circuit(model)
    expected = model.eval()(torch.from_numpy(x).float()).argmax(dim=1).numpy()
    assert (gg.compile(circuit).predict(x) == expected).all()


def test_pooling_that_follows_is_the_same_as_that_of_the_convolution():
    one, other = a_network(False, candidates=6), a_network(True, candidates=6)
    x = torch.rand(70, 36).round()
    for model in (one, other):
        model(x).square().sum().backward()
    for found, expected in zip(one.parameters(), other.parameters(), strict=True):
        assert torch.equal(found.grad, expected.grad)


def test_the_state_dict_carries_candidates_and_choice():
    model, other = a_network(candidates=6), a_network(candidates=6)
    new_logits(model)
    redraw_candidates(model, torch.optim.Adam(model.parameters()), 0, 2)
    state = model.state_dict()
    assert torch.equal(state["0.leaves"], model[0].wires.leaves())
    other.load_state_dict(state)
    x = torch.rand(60, 36).round()
    for each in (model, other):
        each(x)
    assert torch.equal(model.eval()(x), other.eval()(x))
    assert torch.equal(copy.deepcopy(model)(x), model(x))
    assert torch.equal(pickle.loads(pickle.dumps(model))(x), model(x))
    for value, message in (
        (4 * 4, "cannot be what leaves read: a gate reads input 16, but there are 16"),
        (15, "kernel 0 may read channels outside of its group, which has channels 0 to 1"),
    ):
        wrong = {**state, "1.wires.candidates": state["1.wires.candidates"].clone()}
        wrong["1.wires.candidates"][1, 2] = value
        with pytest.raises(RuntimeError, match=re.escape(message)):
            other.load_state_dict(wrong)


def test_a_convolution_from_before_there_were_learned_leaves_can_be_copied():
    conv = LogicConv2d(1, 2, 2, in_size=3)
    state = {k: v for k, v in conv.__getstate__().items() if k not in ("wires", "_pooled")}
    old = LogicConv2d.__new__(LogicConv2d)
    old.__setstate__(state)
    x = torch.rand(3, 1, 3, 3)
    assert torch.equal(old(x), conv(x))


def test_nothing_changes_where_leaves_stay():
    conv = LogicConv2d(4, 6, 3, in_size=5, seed=3)
    assert conv.wires is None
    assert list(conv.state_dict()) == ["weight", "leaves"]
    expected = LogicConv2d(4, 6, 3, in_size=5, seed=3, channels_per_kernel=2)
    assert torch.equal(conv.leaves, expected.leaves)
    assert torch.equal(conv.weight, expected.weight)


@pytest.mark.parametrize("count", [1, 5, 17, 18, 40])
@pytest.mark.parametrize("groups", [1, 3])
def test_candidates_lie_in_their_group_and_differ(count, groups):
    geometry = Geometry((7, 5, 5), 10, (3, 3), (1, 1), (0, 0), 1, 2, groups)
    found = draw_leaf_candidates(geometry, count, np.random.default_rng(0))
    fewest = 63 if groups == 1 else 18
    assert found.shape == (40, min(count, fewest))
    assert found.size == n_leaf_candidates(geometry, count)
    assert found.dtype == np.int32
    assert not repeated(found).any()
    for kernel in range(10):
        group = max(g for g in range(groups) if 10 * g // groups <= kernel)
        channels = set(found[4 * kernel : 4 * kernel + 4].ravel() // 9)
        assert channels <= set(range(7 * group // groups, 7 * (group + 1) // groups))
    if count > 16:
        assert set(found.ravel()) == set(range(63))


@pytest.mark.parametrize("groups", [1, 2])
def test_new_candidates_leave_what_is_read(groups):
    conv = a_convolution(groups=groups, padding=1, count=9)
    new_logits(conv)
    x = torch.rand(40, 4, 6, 5).round()
    before, out, old = conv.wires.chosen(), conv(x), conv.wires.candidates.clone()
    new = conv.wires.redraw(np.random.default_rng(5))
    assert torch.equal(conv.wires.chosen(), before)
    assert torch.equal(conv(x), out)
    assert torch.equal(conv.wires.candidates[~new], old[~new])
    assert (new.sum(dim=1) == 4).float().mean() > 0.5  # there may be too few places
    assert (conv.wires.candidates[new] != old[new]).float().mean() > 0.5
    assert not repeated(conv.wires.candidates.numpy()).any()
    LearnedTrees(conv.wires.candidates.numpy(), conv.geometry)  # in their groups


def test_fused_training_is_ordinary_training():
    model = a_network(candidates=7)
    other, config = copy.deepcopy(model), TrainConfig(lr=0.02)
    generator = torch.Generator().manual_seed(0)
    x = torch.rand(5, 50, 36, generator=generator).round()
    batches = [(rows, rows.view(50, 3, 12).sum(dim=2).argmax(dim=1)) for rows in x]
    with GateAdam(model, 0.01, 0.0).step_gates():
        assert all(model[i].wires.step_wires is not None for i in (0, 1, 3))
    losses = train_fused(model, batches, config)
    torch.testing.assert_close(losses, train_ordinarily(other, batches, config))
    for found, expected in zip(model.parameters(), other.parameters(), strict=True):
        torch.testing.assert_close(found, expected, rtol=1e-3, atol=1e-3)


def tiny(shape=(1, 12, 12), **options):
    config = ModelConfig(network="clgn-mnist-s", channels=8, init="residual", **options)
    return config, build(config, prod(shape), 3, input_shape=shape)


@pytest.mark.parametrize(
    ("options", "trees", "dense"),
    [
        ({"connections": "learned"}, [16, 16, 16], [16, 16, 16]),
        (
            {"connections": "learned", "hidden_connections": "random", "candidates": (9, 4)},
            [9, 4, 4],
            [None] * 3,
        ),
        ({"hidden_connections": "learned", "candidates": (9, 4, 3, 2, 1)}, [None] * 3, [2, 1, 1]),
        ({}, [None] * 3, [None] * 3),
    ],
)
def test_convolutional_networks_learn_what_they_are_told(options, trees, dense):
    _, model = tiny(outputs=30, **options)

    def counts(kind):
        layers = [module for module in model if isinstance(module, kind)]
        return [m.wires and m.wires.candidates.shape[1] for m in layers]

    assert counts(LogicConv2d) == trees
    assert counts(LogicLayer) == dense


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"connections": "local"},
            "sizes and wiring of its own, got connections=local: connections (--conn",
        ),
        (
            {"hidden_connections": "near"},
            "hidden_connections (--hidden-connections) of a convolutional network is random, ",
        ),
        (
            {"candidates": (8,)},
            "candidates=(8,) is for learned wiring, which this network does not",
        ),
        ({"connections": "learned", "candidates": (8,) * 7}, "or one for each of 6 layers"),
        ({"connections": "learned", "candidates": (300,)}, "candidates must be 1 to 256, got 300"),
        (
            {"connections": "learned", "candidate_connections": "local"},
            "clgn-mnist-s has sizes and wiring of its own, got candidate_connections=local",
        ),
    ],
)
def test_bad_options_of_networks(options, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        tiny(**options)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"connections": "local"}, "connections of a convolution must be 'random', 'butterfly'"),
        (
            {"connections": "butterfly", "leaves": np.zeros((2, 8, 3), int)},
            "connections='butterfly' draws leaves, and leaves are given",
        ),
        ({"connections": "learned", "candidates": 0}, "candidates must be 1 to 256, got 0"),
        ({"connections": "learned", "channels_per_kernel": 2}, "channels_per_kernel is for leaves"),
        (
            {"connections": "learned", "leaves": np.zeros((2, 8, 3), int)},
            "leaves is for leaves that stay, and connections='learned' chooses them",
        ),
    ],
)
def test_bad_options_of_convolutions(options, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        LogicConv2d(1, 2, 3, in_size=5, **options)


def small_images(size=12, n_classes=2):
    images = np.random.default_rng(0).integers(0, 256, (60, 1, size, size), dtype=np.uint8)
    images[:30] //= 4
    labels = np.repeat(np.arange(n_classes), 60 // n_classes)
    return gg.data.from_arrays(images, labels, images, labels)


def a_run(**options):
    data = small_images()
    config, _ = tiny(connections="learned", candidates=(5, 6, 7, 3), outputs=30, **options)
    train = TrainConfig(epochs=3, batch_size=16)
    return data, RunConfig(DataConfig("mnist"), config, train)


def test_files_hold_candidates_and_refuse_others(tmp_path):
    data, run = a_run()
    model, path = build(run.model, 144, 2, input_shape=data.input_shape), tmp_path / "m.safetensors"
    new_logits(model)
    save_model(path, model, data, run)
    x = torch.from_numpy(data.test.bits()).float()
    assert torch.equal(load_model(path).model(x), model.eval()(x))
    tensors, content = read_tensors(path, "gategrad-model")
    name = next(name for name in tensors if name.endswith("0.wires.candidates"))
    assert tensors[name].shape == (64, 5)
    tensors[name] = tensors[name][:, :-1].clone()
    write_tensors(path, "gategrad-model", tensors, content)
    with pytest.raises(ValueError, match=r"its configuration has .* candidates, its tensors"):
        load_model(path)


@pytest.mark.usefixtures("one_thread")
@pytest.mark.parametrize("forward", ["soft", "hard"])
def test_a_stopped_training_goes_on_with_its_candidates(forward, tmp_path):
    data, settings = small_images(6, 3), {"epochs": 3, "batch_size": 16}
    how = {} if forward == "hard" else {"forward": "soft", "backward_temperature": 1.0}

    def new():
        return a_network(candidates=6, **how)

    first = new()[0].wires.candidates
    gg.fit(new(), data, out=tmp_path / "whole", **settings)
    stopped = new()
    Calls(stopped, at(5, send(signal.SIGTERM)))
    with pytest.raises(TrainingInterrupted):
        gg.fit(stopped, data, out=tmp_path / "parts", **settings)
    gg.fit(new(), data, out=tmp_path / "parts", resume=True, **settings)
    found, expected = (
        read_tensors(tmp_path / out / "checkpoint/training.safetensors", "gategrad-training")[0]
        for out in ("parts", "whole")
    )
    assert found.keys() == expected.keys()
    for key in found:
        assert torch.equal(found[key], expected[key]), key
    candidates = [t for key, t in found.items() if key.endswith("0.wires.candidates")]
    # The best epoch's may be the first ones.
    assert any(not torch.equal(some, first) for some in candidates)


@pytest.mark.parametrize("isa", OTHER_ISAS)
def test_every_instruction_set_passes_these_tests(isa):
    passes_under(isa, [__file__, "-k", "agree_with_the_reference or threads"])
