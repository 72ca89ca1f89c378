"""The native kernels of convolutions against the float64 reference."""

import numpy as np
import pytest
import torch
from instruction_sets import OTHER_ISAS, passes_under
from logic_stack import leaf

import gategrad._native as _native
from gategrad.gates import COEFFICIENTS
from gategrad.nn import LogicLayer
from gategrad.nn.kernels import reference
from gategrad.nn.kernels.group_sum_op import group_sums
from gategrad.nn.kernels.layers_dispatch import LayerGates, logic_layers
from gategrad.nn.kernels.tree_wiring import Geometry, TreeWiring, draw_leaves

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


def assert_kernels_agree(case, hard, half, batch, need_x):
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
        assert_kernels_agree(case, hard, half, batch, need_x=batch != 33)


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
    arguments = (rows, coefficients, [], gates, [], numbers, 0, half, True)
    torch.library.opcheck(library.logic_layers.default, arguments)
    out, first, *kept = library.logic_layers.default(
        rows, coefficients, [], gates, [], numbers, 0, half, True
    )
    kept = [first if first.numel() else rows, *kept]
    assert kept[1].shape[0] == trees.geometry.out_features
    arguments = (
        torch.rand_like(out), kept, coefficients, numbers, gates, [], 0, half, True, False,
    )  # fmt: skip
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
