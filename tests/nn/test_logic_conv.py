import copy
import pickle
from contextlib import nullcontext

import numpy as np
import pytest
import torch
from instruction_sets import OTHER_ISAS, passes_under
from torch import nn

import gategrad._native as _native
from gategrad.gates import COEFFICIENTS
from gategrad.nn import (
    DLGN,
    GroupSum,
    LogicConv1d,
    LogicConv2d,
    LogicConv3d,
    LogicLayer,
    OrPool2d,
    discrete,
    relaxed,
)
from gategrad.nn.kernels import reference
from gategrad.nn.kernels.group_sum_op import group_sums
from gategrad.nn.kernels.logic_layers import LayerGates, logic_layers
from gategrad.nn.kernels.tree_wiring import Geometry, TreeWiring, draw_leaves
from gategrad.train.gate_adam import GateAdam

# in_shape, kernels, window, stride, padding, pool, depth, groups
CASES = {
    "plain": ((4, 8, 8), 6, (3, 3), (1, 1), (1, 1), 2, 3, 2),
    "uneven": ((3, 7, 6), 5, (3, 2), (2, 1), (0, 1), 1, 3, 1),
    "shallow": ((2, 7, 7), 5, (3, 3), (2, 2), (1, 1), 1, 1, 1),
    "left-over": ((4, 5, 7), 4, (2, 2), (1, 1), (0, 0), 2, 2, 2),
    "deep": ((2, 6, 6), 3, (5, 5), (1, 1), (2, 2), 2, 4, 1),
    "one-place": ((1, 3, 3), 2, (1, 1), (1, 1), (0, 0), 1, 2, 1),
    "pooled": ((2, 4, 3), 2, (2, 2), (1, 1), (1, 0), 2, 2, 1),
    "line": ((2, 5), 2, (3,), (1,), (1,), 1, 3, 1),
    "cube": ((2, 3, 4, 3), 3, (2, 2, 2), (1, 1, 1), (1, 1, 1), 1, 2, 1),
}
BATCHES = [1, 33, 130]


def leaf(tensor):
    return tensor.detach().clone().requires_grad_()


class Trees:
    """Trees whose arithmetic has no rounding error, so that ties are ties for all kernels."""

    def __init__(self, case, seed=0):
        rng = np.random.default_rng(seed)
        self.geometry = Geometry(*CASES[case])
        self.leaves = draw_leaves(self.geometry, 2, rng)
        self.wiring = TreeWiring(self.leaves, self.geometry)
        ids = rng.integers(0, 16, (2, self.wiring.n_gates))
        self.gates = torch.from_numpy(ids[0].astype(np.uint8))
        mixed = np.array(COEFFICIENTS)[ids].mean(axis=0)
        pure = np.array(COEFFICIENTS)[ids[0]].astype(np.float64)
        self.coefficients = torch.from_numpy(pure if self.geometry.depth > 3 else mixed)
        self.rng = rng

    def inputs(self, batch, hard):
        values = [0, 1] if hard else [0, 0.5, 1]
        return torch.from_numpy(self.rng.choice(values, (batch, self.geometry.in_features))) * 1.0

    def reference(self, x, coefficients, hard):
        gates = self.gates if hard else None
        leaves = torch.from_numpy(self.leaves)
        return reference.logic_convolution(x, coefficients, leaves, self.geometry, gates)

    def run(self, x, coefficients, hard, half=False, n_groups=None):
        gates = self.gates if hard else None
        layer = LayerGates(coefficients, gates, torch.from_numpy(self.leaves), self.wiring)
        return logic_layers(x, [layer], half=half, n_groups=n_groups)


def assert_near(found, expected, tolerance):
    error = (found.double() - expected).norm()
    assert error <= tolerance * (expected.norm() + 1e-3), (error, expected.norm())


def agree(case, hard, half, batch, need_x):
    trees = Trees(case)
    x64, c64 = leaf(trees.inputs(batch, hard)), leaf(trees.coefficients)
    expected = trees.reference(x64, c64, hard)
    grad = torch.from_numpy(trees.rng.integers(-8, 9, expected.shape) / 8)
    expected.backward(grad)
    x, c = x64.detach().float().requires_grad_(need_x), leaf(c64.float())
    out = trees.run(x, c, hard, half)
    assert out.dtype == (torch.bfloat16 if half else torch.float32)
    # Kernels round what lies half way away from zero.
    assert (out.double() - expected).abs().max() <= (2**-8 if half else 0)
    out.backward(grad.to(out.dtype))
    # Gradients of inputs are rounded once, at the end.
    assert_near(c.grad, c64.grad, 2e-6)
    if need_x:
        assert_near(x.grad, x64.grad, 5e-3 if half else 2e-6)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("half", [False, True])
def test_kernels_agree_with_the_reference(case, hard, half):
    for batch in BATCHES:
        agree(case, hard, half, batch, need_x=batch != 33)


@pytest.mark.parametrize("isa", OTHER_ISAS)
def test_every_instruction_set_agrees(isa):
    passes_under(isa, [__file__, "-k", "kernels_agree and (uneven or left)"])


@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("half", [False, True])
def test_results_do_not_depend_on_threads(hard, half):
    before, results = torch.get_num_threads(), []
    try:
        for threads in (1, 2, 5):
            torch.set_num_threads(threads)
            trees = Trees("plain")
            x, c = leaf(trees.inputs(200, hard).float()), leaf(trees.coefficients.float())
            out = trees.run(x, c, hard, half)
            (out * out).sum().backward()
            results.append((out.detach(), x.grad, c.grad))
    finally:
        torch.set_num_threads(before)
    for other in results[1:]:
        assert all(torch.equal(p, q) for p, q in zip(results[0], other, strict=True))


@pytest.mark.parametrize("case", ["pooled", "line"])
def test_gradcheck(case):
    # Away from ties, where there is no derivative.
    trees = Trees(case)
    generator = torch.Generator().manual_seed(3)
    x = torch.rand(2, trees.geometry.in_features, generator=generator).double()
    logits = torch.randn(trees.wiring.n_gates, 16, generator=generator).double()
    c = reference.softmax_coefficients(logits)
    assert torch.autograd.gradcheck(lambda *a: trees.run(*a, hard=False), (leaf(x), leaf(c)))


@pytest.mark.parametrize(("hard", "half", "batch"), [(False, False, 32), (True, True, 33)])
def test_opcheck(hard, half, batch):
    library, trees = torch.ops.gategrad, Trees("pooled")
    dense = LogicLayer(trees.geometry.out_features, 9, seed=0)
    coefficients = [trees.coefficients.float(), dense.coefficients().detach()]
    gates = [trees.gates, dense.gates()] if hard else []
    numbers = [trees.wiring.number, dense.layer_gates(torch.float32).wiring.number]
    rows = trees.inputs(batch, hard).float().t().contiguous()
    arguments = (rows, coefficients, gates, numbers, 0, half, True)
    torch.library.opcheck(library.logic_layers.default, arguments)
    out, first, *kept = library.logic_layers.default(
        rows, coefficients, gates, numbers, 0, half, True
    )
    kept = [first if first.numel() else rows, *kept]
    assert kept[1].shape[0] == trees.geometry.out_features
    arguments = (torch.rand_like(out), kept, coefficients, numbers, gates, 0, half, True)
    torch.library.opcheck(library.logic_layers_backward.default, arguments)


def test_sums_of_trees():
    trees = Trees("plain")
    x, c = trees.inputs(5, False).float(), trees.coefficients.float()
    sums = trees.run(x, c, False, n_groups=3)
    torch.testing.assert_close(sums, group_sums(trees.run(x, c, False), 3))


def test_an_empty_batch():
    for hard in (False, True):
        trees = Trees("plain")
        x, c = leaf(trees.inputs(0, hard).float()), leaf(trees.coefficients.float())
        out = trees.run(x, c, hard)
        out.sum().backward()
        assert out.shape == (0, trees.geometry.out_features)
        assert torch.count_nonzero(c.grad) == 0
        assert x.grad.shape == x.shape


def test_pooling_sends_the_gradient_to_the_first_largest():
    x = torch.tensor([[0.5, 0.5, 0.2], [0.5, 0.1, 0.9]]).view(1, 1, 2, 3).requires_grad_()
    out = OrPool2d()(x)
    out.sum().backward()
    assert out.tolist() == [[[[0.5]]]]
    assert x.grad[0, 0].tolist() == [[1, 0, 0], [0, 0, 0]]
    assert OrPool2d()(torch.rand(2, 3, 5, 4).round()).shape == (2, 3, 2, 2)
    with pytest.raises(ValueError, match="expected shape"):
        OrPool2d()(torch.rand(2, 3))
    with pytest.raises(ValueError, match=r"images of \(1, 4\) have no 2 x 2 square"):
        OrPool2d()(torch.rand(2, 3, 1, 4))


def small(forward="soft", precision="float32", pool=True, **options):
    mode = {"forward": forward, "precision": precision, "init": "normal"} | options
    first = LogicConv2d(3, 8, 3, in_size=8, padding=1, pool=2, seed=1, **mode)
    second = LogicConv2d(
        8, 6, 3, in_size=(4, 4), depth=2, groups=2, seed=2, check_input=False, **mode
    )
    pools = [OrPool2d()] if pool else []
    width = 6 if pool else 24
    layers = [LogicLayer(width, 40, seed=3, check_input=False, **mode)]
    return DLGN(first, second, *pools, nn.Flatten(), *layers, GroupSum(4, tau=2.0))


@pytest.mark.parametrize("forward", ["soft", "hard"])
@pytest.mark.parametrize("precision", ["float32", "bfloat16"])
@pytest.mark.parametrize("mode", ["train", "eval", "relaxed", "discrete"])
def test_one_operation_gives_what_its_modules_give(forward, precision, mode):
    model = small(forward, precision)
    model.train(mode == "train")
    x = torch.rand(40, 3 * 8 * 8).round()
    results = []
    context = {"relaxed": relaxed, "discrete": discrete}.get(mode, nullcontext)
    with context(model):
        for network in (model, nn.Sequential(*model)):
            model.zero_grad()
            scores = network(x)
            scores.square().sum().backward() if mode == "train" else None
            results.append((scores, [p.grad for p in model.parameters()]))
    tolerance = 2e-2 if precision == "bfloat16" else 1e-5
    (one, grads), (other, expected) = results
    torch.testing.assert_close(one, other, atol=tolerance * 10, rtol=tolerance)
    for found, grad in zip(grads, expected, strict=True):
        if grad is not None:  # in bfloat16 other positions may be largest
            limit = 0.2 if precision == "bfloat16" else 1e-4
            assert (found - grad).norm() <= limit * grad.norm() + 1e-6


def test_the_discrete_network_is_the_reference_on_bits():
    model = small().eval()
    x = torch.rand(50, 3, 8, 8).round()
    y = x.flatten(1)
    for conv, pool in ((model[0], 2), (model[1], 2)):
        g = conv.geometry
        geometry = Geometry(
            g.in_shape, g.out_channels, g.kernel_size, g.stride, g.padding, pool, g.depth, g.groups
        )
        gates = conv.gates().flatten()
        c = reference.gate_coefficients(gates)
        y = reference.logic_convolution(y, c, conv.leaves, geometry)
    y = model[-2](y)
    assert torch.equal(model(x), model[-1](y))
    assert torch.equal(model(x), model(x.flatten(1)))


def test_gumbel_draws_its_trees_anew():
    conv = LogicConv2d(1, 4, 3, in_size=6, forward="gumbel", init="normal", seed=0)
    x = torch.rand(20, 1, 6, 6).round()
    torch.manual_seed(0)
    first, second = conv(x), conv(x)
    assert set(first.unique().tolist()) <= {0.0, 1.0}
    assert not torch.equal(first, second)
    first.sum().backward()
    assert conv.weight.grad.abs().sum() > 0


def test_flattening_is_free():
    conv = LogicConv2d(2, 5, 3, in_size=(6, 5), seed=0)
    x = torch.rand(7, 2, 6, 5)
    out = conv(x)
    assert out.shape == (7, 5, 4, 3) == (7, *conv.out_shape)
    assert out.flatten(1).data_ptr() == out.data_ptr()
    assert out.flatten(1).t().is_contiguous()
    assert conv(x.flatten(1)).equal(out)


def test_other_numbers_of_axes():
    line = LogicConv1d(3, 4, 3, in_size=10, padding=1, seed=0)
    assert line(torch.rand(2, 3, 10)).shape == (2, 4, 10)
    cube = LogicConv3d(1, 4, 2, in_size=4, stride=2, seed=0)
    assert cube(torch.rand(2, 1, 4, 4, 4)).shape == (2, 4, 2, 2, 2)
    assert cube.gates().shape == (4, 7)


def test_a_residual_tree_passes_its_first_leaf_on():
    conv = LogicConv2d(3, 6, 3, in_size=5, seed=4).eval()
    x = torch.rand(9, 3, 5, 5).round()
    channel, row, column = conv.leaves[:, 0].long().unbind(dim=1)
    windows = x.unfold(2, 3, 1).unfold(3, 3, 1)
    assert torch.equal(conv(x), windows[:, channel, :, :, row, column].permute(1, 0, 2, 3))


def test_the_fused_step_of_trees_is_adams():
    x, y = torch.rand(64, 192).round(), torch.randint(4, (64,))
    models = [small("hard"), small("hard")]
    fused, plain = (
        GateAdam(models[0], 0.05, 0.01),
        torch.optim.AdamW(models[1].parameters(), 0.05, weight_decay=0.01),
    )
    for _ in range(4):
        fused.zero_grad()
        with fused.step_gates():
            nn.functional.cross_entropy(models[0](x), y).backward()
        fused.step(0.05)
        plain.zero_grad()
        nn.functional.cross_entropy(models[1](x), y).backward()
        plain.step()
    for a, b in zip(models[0].parameters(), models[1].parameters(), strict=True):
        torch.testing.assert_close(a, b, atol=2e-4, rtol=0)


@pytest.mark.parametrize("each", [1, 2, 3])
def test_leaves_stay_in_their_groups_and_do_not_repeat(each):
    geometry = Geometry((12, 6, 6), 30, (3, 3), (1, 1), (0, 0), 1, 3, 3)
    leaves = draw_leaves(geometry, each, np.random.default_rng(0))
    for kernel, rows in enumerate(leaves):
        group = kernel // 10
        assert set(rows[:, 0]) <= set(range(4 * group, 4 * group + 4))
        assert len(set(rows[:, 0])) <= each
        assert len({tuple(row) for row in rows}) == 8
    assert set(leaves[:, :, 0].ravel()) == set(range(12))


def test_leaves_repeat_only_where_there_are_too_few_places():
    geometry = Geometry((1, 4, 4), 5, (1, 3), (1, 1), (0, 0), 1, 3, 1)
    leaves = draw_leaves(geometry, 2, np.random.default_rng(0))
    counts = np.apply_along_axis(lambda c: np.bincount(c, minlength=3), 1, leaves[:, :, 2])
    assert ((counts == 2) | (counts == 3)).all()


def test_copies_and_state():
    model = small()
    x = torch.rand(5, 192)
    for other in (copy.deepcopy(model), pickle.loads(pickle.dumps(model))):
        assert torch.equal(other(x), model(x))
    other = small(init="residual")
    other[0].leaves += 0
    state = model.state_dict()
    assert state["0.leaves"].dtype == torch.int32
    other.load_state_dict(state)
    assert torch.equal(other(x), model(x))
    state["1.leaves"] = state["1.leaves"].clone()
    state["1.leaves"][0, 0, 0] = 7  # of the other group
    with pytest.raises(
        RuntimeError, match="kernel 0 reads channel 7, but its group has channels 0"
    ):
        other.load_state_dict(state)
    state["1.leaves"][0, 0] = torch.tensor([0, 3, 0])
    with pytest.raises(RuntimeError, match="leaves read places 0 to 3 along axis 0"):
        other.load_state_dict(state)


def test_leaves_may_be_given():
    leaves = np.zeros((2, 2, 3), dtype=np.int64)
    leaves[1, :, 1:] = 1
    conv = LogicConv2d(1, 2, 2, in_size=3, depth=1, leaves=leaves, seed=0).eval()
    x = torch.rand(4, 1, 3, 3).round()
    out = conv(x)
    assert torch.equal(out[:, 0], x[:, 0, :2, :2])
    assert torch.equal(out[:, 1], x[:, 0, 1:, 1:])
    with pytest.raises(ValueError, match=r"leaves must have shape \(2, 2, 3\)"):
        LogicConv2d(1, 2, 2, in_size=3, depth=1, leaves=leaves[:1])


def test_hard_trees_refuse_what_is_not_a_bit():
    model = small("hard")
    x = torch.zeros(4, 192)
    x[2, 5] = 0.5
    with pytest.raises(ValueError, match=r"input value 0\.5 \(sample 2, feature 5\)"):
        model(x)
    with pytest.raises(ValueError, match=r"expected input of shape \(batch, 3, 8, 8\)"):
        model(torch.zeros(4, 3, 8, 7))
    with pytest.raises(ValueError, match="expected a float tensor"):
        model(torch.zeros(4, 192, dtype=torch.int64))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"depth": 5}, "depth must be 1 to 4, got 5"),
        ({"depth": 0}, "depth must be 1 to 4, got 0"),
        ({"pool": 3}, r"pool must be 1 \(none\) or 2, got 3"),
        ({"groups": 5}, "groups must be 1 to 4"),
        ({"groups": 0}, "groups must be 1 to 4"),
        ({"kernel_size": 9}, "does not fit"),
        ({"kernel_size": (3, 3, 3)}, "kernel_size must be 2 numbers"),
        ({"padding": -1}, "padding must be 2 numbers of at least 0"),
        ({"stride": 0}, "stride must be 2 numbers of at least 1"),
        ({"in_size": 0}, "positive extents"),
        ({"out_channels": 0}, "out_channels must be at least 1"),
        ({"channels_per_kernel": 0}, "channels_per_kernel must be at least 1"),
        ({"padding": 10**9}, "more than 32-bit numbers can name"),
        ({"in_channels": 10**8}, "more than 32-bit numbers can name"),
        ({"leaves": np.full((8, 8, 3), 0.5)}, "leaves must be integers, got float64"),
        ({"forward": "mushy"}, "forward must be one of"),
        ({"init": "zero"}, "init must be"),
    ],
)
def test_bad_options(options, message):
    good = {"in_channels": 4, "out_channels": 8, "kernel_size": 3, "in_size": 8}
    with pytest.raises(ValueError, match=message):
        LogicConv2d(**(good | options))


def test_sizes_are_whole_numbers():
    with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
        LogicConv2d(4, 8, 3, in_size=8, pool=2.0)


def test_pooling_is_of_two_axes():
    with pytest.raises(ValueError, match="pool=2 is of images with two axes"):
        LogicConv1d(1, 2, 2, in_size=5, pool=2)


def test_native_code_refuses_wirings_that_do_not_fit():
    leaves = np.zeros((2, 3, 4), np.int32)
    taps = np.zeros((5, 1, 9), np.int32)
    _native.TreeWiring(leaves, taps, 2, 5, 1)
    for wrong, message in (
        ((leaves[:, :, :3].copy(), taps, 2, 5, 1), "2, 4, 8 or 16"),
        ((leaves[:1].copy(), taps, 2, 5, 1), "shape"),
        ((leaves, taps[:, [0, 0, 0]].copy(), 2, 5, 1), "pool must be 1 or 4"),
        ((leaves, taps + np.int32(6), 2, 5, 1), "outside its channel"),
        ((leaves, taps - np.int32(1), 2, 5, 1), "outside its channel"),
        ((leaves + np.int32(2), taps, 2, 5, 1), "reads channel 2"),
        ((leaves, taps, 2, 5, 3), "groups"),
        ((leaves, taps, 1 << 30, 5, 1), "below 2"),
        ((leaves, taps, 0, 5, 1), "at least 1"),
    ):
        with pytest.raises(ValueError, match=message):
            _native.TreeWiring(*wrong)


def test_native_code_checks_shapes():
    wiring = _native.TreeWiring(
        np.zeros((2, 3, 4), np.int32), np.zeros((5, 1, 9), np.int32), 2, 5, 1
    )
    x, c = np.zeros((10, 32), np.float32), np.zeros((9, 4), np.float32)
    out = np.zeros((15, 32), np.float32)
    _native.tree_forward(wiring, x, c, out, 1)
    for arguments in (
        (x[:9], c, out),
        (x, c[:8], out),
        (x, c, out[:14]),
        (x, c, out[:, :16].copy()),
    ):
        with pytest.raises(ValueError, match="must have shape"):
            _native.tree_forward(wiring, *arguments, 1)
    with pytest.raises(ValueError, match="multiple of 32"):
        _native.tree_forward(wiring, x[:, :16].copy(), c, out, 1)
    words, gates = np.zeros((10, 1), np.int32), np.full(9, 16, np.uint8)
    with pytest.raises(ValueError, match="gates must be 0 to 15"):
        _native.hard_tree_forward(wiring, words, gates, np.zeros((15, 1), np.int32), 1)
    with pytest.raises(ValueError, match="gates must be 0 to 15"):
        _native.hard_tree_backward(wiring, out, words, c, gates, None, c.copy(), 1)
