"""A GPU's kernels of convolutions against the float64 reference, as in test_kernels.py."""

import os

import numpy as np
import pytest
import torch

pytest.importorskip("triton", reason="needs Triton, the extra 'gpu'")

from logic_stack import leaf

from gategrad.nn.kernels import reference, triton_trees
from gategrad.nn.kernels.layers_dispatch import LayerGates, logic_layers
from gategrad.nn.kernels.softmax_op import softmax_gates
from gategrad.nn.kernels.tree_wiring import Geometry, TreeWiring, draw_leaves

INTERPRETED = os.environ.get("TRITON_INTERPRET") == "1"
DEVICE = torch.device("cuda" if torch.cuda.is_available() and not INTERPRETED else "cpu")
if DEVICE.type == "cpu" and not INTERPRETED:
    pytest.skip("no GPU: test_interpreted.py runs these on the CPU", allow_module_level=True)

# in_shape, kernels, kernel_size, stride, padding, pool, depth, groups
PLAIN = Geometry((2, 4, 3), 3, (2, 2), (1, 1), (0, 0), 1, 1, 1)
POOLED = Geometry((2, 5, 4), 2, (3, 3), (1, 1), (1, 1), 2, 2, 2)  # rows left out by the pooling
STRIDED = Geometry((3, 5, 4), 2, (3, 2), (2, 1), (1, 0), 1, 3, 1)
DEEP = Geometry((2, 3, 3), 2, (3, 3), (1, 1), (1, 1), 2, 4, 1)
LINE = Geometry((2, 9), 3, (3,), (1,), (2,), 1, 2, 1)
CUBE = Geometry((2, 3, 3, 3), 2, (2, 2, 2), (1, 1, 1), (1, 1, 1), 1, 2, 1)
LARGE = Geometry((16, 16, 12), 48, (3, 3), (1, 1), (1, 1), 2, 3, 4)
QUICK = [(PLAIN, 3), (POOLED, 33)]
SLOW = [(STRIDED, 130), (DEEP, 17), (LINE, 40), (CUBE, 5)]
ON_GPU = [(LARGE, 1), (LARGE, 128), (LARGE, 1000), (STRIDED, 513)]


def cases():
    for geometry, batch in QUICK + SLOW + ([] if INTERPRETED else ON_GPU):
        for hard in (False, True):
            for half in (False, True):
                quick = (geometry, batch) in QUICK and not (half and (hard or geometry == POOLED))
                marks = [] if quick or (geometry, batch) in ON_GPU else [pytest.mark.slow]
                name = f"{geometry.in_shape}-{batch}-{'hard' if hard else 'soft'}-{half}"
                yield pytest.param(geometry, batch, hard, half, marks=marks, id=name)


def trees(geometry, seed=0):
    rng = np.random.default_rng(seed)
    leaves = draw_leaves(geometry, 2, rng)
    wiring = TreeWiring(leaves, geometry)
    weight = torch.from_numpy(rng.normal(size=(wiring.n_gates, 16)) * 2).float()
    return wiring, torch.from_numpy(leaves), weight


def in_float64(x, weight, leaves, geometry, hard):
    gates = weight.argmax(dim=1) if hard else None
    c = reference.softmax_coefficients(weight)
    return reference.logic_convolution(x, c, leaves, geometry, gates)


def run_trees(x, weight, wiring, leaves, hard, half):
    c, gates = softmax_gates(weight, want_gates=hard)
    return logic_layers(x, [LayerGates(c, gates, leaves.to(x.device), wiring)], half=half)


def assert_near(found, expected, tolerance, scale=0.0):
    expected = expected.detach()
    error = (found.detach().cpu().double() - expected).norm()
    assert error <= tolerance * (expected.norm() + scale), (error, expected.norm())


def assert_agreement(geometry, batch, hard, half, x, need_x):
    wiring, leaves, weight = trees(geometry)
    kept = x.bfloat16().float() if half else x  # the same samples are the largest in both
    x64, w64 = leaf(kept.double()), leaf(weight.double())
    expected = in_float64(x64, w64, leaves, geometry, hard)
    grad = torch.rand(expected.shape, generator=torch.Generator().manual_seed(1)) - 0.5
    expected.backward(grad.double())
    x, w = x.to(DEVICE).requires_grad_(need_x), leaf(weight.to(DEVICE))
    out = run_trees(x, w, wiring, leaves, hard, half)
    assert out.dtype == (torch.bfloat16 if half else torch.float32)
    if hard:
        assert torch.equal(out.detach().cpu().double(), expected.detach())
    else:
        assert_near(out, expected, 1e-2 if half else 1e-5)
    out.backward(grad.to(out))
    # Of a hundred thousand pools one is a tie but for rounding, and falls either way.
    many = geometry.pool > 1 and geometry.out_features * batch > 1e5
    tolerance = 2e-2 if half else 5e-3 if many else 2e-5
    assert_near(w.grad, w64.grad, tolerance, grad.norm())
    assert (x.grad is not None) == need_x
    if need_x:
        assert_near(x.grad, x64.grad, tolerance, grad.norm())


@pytest.mark.parametrize(("geometry", "batch", "hard", "half"), list(cases()))
def test_trees_agree_with_the_reference(geometry, batch, hard, half):
    x = torch.rand(batch, geometry.in_features, generator=torch.Generator().manual_seed(batch))
    assert_agreement(geometry, batch, hard, half, x.round() if hard else x, need_x=True)


def test_of_several_that_are_largest_the_first_takes_the_gradient():
    x = torch.rand(4, POOLED.in_features, generator=torch.Generator().manual_seed(0)).round()
    assert_agreement(POOLED, 4, False, False, x, need_x=True)


def test_without_a_gradient_of_the_input_and_with_the_batch_in_parts(monkeypatch):
    x = torch.rand(33, PLAIN.in_features, generator=torch.Generator().manual_seed(0))
    assert_agreement(PLAIN, 3, False, False, x[:3], need_x=False)
    monkeypatch.setattr(triton_trees, "_SCRATCH", 1)
    monkeypatch.setattr(triton_trees, "_SAMPLES", 32)
    monkeypatch.setattr(triton_trees, "_PART", 4)
    assert_agreement(PLAIN, 33, False, False, x, need_x=True)


def test_an_empty_batch():
    wiring, leaves, weight = trees(PLAIN)
    x, w = torch.empty(0, PLAIN.in_features, device=DEVICE), leaf(weight.to(DEVICE))
    out = run_trees(x, w, wiring, leaves, False, False)
    out.sum().backward()
    assert out.shape == (0, PLAIN.out_features)
    assert not w.grad.any()
