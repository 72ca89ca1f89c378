"""The native step of Adam and its norm of the gradient, against torch's."""

import math

import pytest
import torch
from torch import nn

import gategrad._native as _native
from gategrad.nn.kernels import reference
from gategrad.nn.kernels.softmax_op import softmax_gates


@pytest.mark.parametrize("weight_decay", [0.0, 0.1])
@pytest.mark.parametrize("decoupled", [False, True])
@pytest.mark.parametrize("temperature", [1.0, 0.5])
@pytest.mark.parametrize("noisy", [False, True])
@pytest.mark.parametrize("scale", [1.0, 0.01])
def test_the_native_step_is_torchs(weight_decay, decoupled, temperature, noisy, scale):
    generator = torch.Generator().manual_seed(0)
    weight = torch.randn(83, 16, generator=generator)
    mean, square = torch.zeros_like(weight), torch.zeros_like(weight)
    out, gates = torch.empty(83, 4), torch.empty(83, dtype=torch.uint8)
    other = nn.Parameter(weight.clone())
    kind = torch.optim.AdamW if decoupled else torch.optim.Adam
    options = {"lr": 0.02, "betas": (0.8, 0.99), "eps": 1e-7, "weight_decay": weight_decay}
    optimizer = kind([other], **options)
    for step in range(1, 11):
        grad = torch.randn(83, 4, generator=generator)
        noise = torch.randn(83, 16, generator=generator) if noisy else None
        _native.adam(
            grad, weight, mean, square, noise, temperature,
            None if noisy else out, None if noisy else gates,
            _native.AdamStep(step, 0.02, 0.8, 0.99, 1e-7, weight_decay, decoupled, scale), 2,
        )  # fmt: skip
        logits = other if noise is None else other + noise
        optimizer.zero_grad()
        reference.softmax_coefficients(logits / temperature).backward(grad * scale)
        optimizer.step()
        torch.testing.assert_close(weight, other.detach(), atol=5e-6, rtol=0)
    state = optimizer.state[other]
    torch.testing.assert_close(mean, state["exp_avg"], atol=1e-6, rtol=1e-4)
    torch.testing.assert_close(square, state["exp_avg_sq"], atol=1e-6, rtol=1e-4)
    if not noisy:
        c, best = softmax_gates(weight, temperature=temperature, want_gates=True)
        assert torch.equal(out, c)
        assert torch.equal(gates, best)


def test_the_native_step_does_not_depend_on_threads():
    generator = torch.Generator().manual_seed(0)
    start, grad = torch.randn(5000, 16, generator=generator), torch.randn(5000, 4)
    results = []
    for threads in (1, 2, 3, 7):
        weight, mean, square = start.clone(), torch.zeros(5000, 16), torch.zeros(5000, 16)
        out, gates = torch.empty(5000, 4), torch.empty(5000, dtype=torch.uint8)
        _native.adam(
            grad, weight, mean, square, None, 1.0, out, gates,
            _native.AdamStep(1, 0.1, 0.9, 0.999, 1e-8, 0.0, False, 1.0), threads,
        )  # fmt: skip
        norm = _native.gradient_square(grad, start, None, 1.0, threads)
        results.append((weight, mean, square, out, gates, torch.tensor(norm)))
    for other in results[1:]:
        assert all(torch.equal(p, q) for p, q in zip(results[0], other, strict=True))


@pytest.mark.parametrize("temperature", [1.0, 0.3])
@pytest.mark.parametrize("n_gates", [1, 17, 4096, 4097])
def test_the_native_norm_is_the_ordinary_one(n_gates, temperature):
    weight, noise = torch.randn(n_gates, 16, requires_grad=True), torch.randn(n_gates, 16)
    grad = torch.randn(n_gates, 4)
    logits = (weight.double() + noise.double()) / temperature
    reference.softmax_coefficients(logits).backward(grad.double())
    square = _native.gradient_square(grad, weight.detach(), noise, temperature, 2)
    assert math.sqrt(square) == pytest.approx(weight.grad.norm().item(), rel=1e-5)


@pytest.mark.parametrize("size", [1e-42, 1e-30, 1e-10, 1e18, 1e25, 1e30])
def test_adam_of_tiny_and_huge_gradients_is_torchs(size):
    """Numbers below 1e-38 may be taken for zero; squares may overflow; the step stays the same."""
    weight = torch.randn(40, 16) * 3
    ordinary = weight.clone().requires_grad_()
    optimizer = torch.optim.Adam([ordinary], 0.01)
    mean, square, out = torch.zeros(40, 16), torch.zeros(40, 16), torch.zeros(40, 4)
    for step in range(1, 4):
        grad = torch.randn(40, 4) * size
        optimizer.zero_grad()
        reference.softmax_coefficients(ordinary).backward(grad)
        optimizer.step()
        _native.adam(
            grad, weight, mean, square, None, 1.0, out, None,
            _native.AdamStep(step, 0.01, 0.9, 0.999, 1e-8, 0.0, False, 1.0), 1,
        )  # fmt: skip
    torch.testing.assert_close(weight, ordinary.detach(), atol=1e-6, rtol=1e-5)
