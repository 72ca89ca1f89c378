"""The training kernels on NumPy arrays: without torch, so that sanitizers can run them."""

import numpy as np
import pytest

from gategrad import _native
from gategrad.gates import COEFFICIENTS


def softmax(weight):
    e = np.exp(weight - weight.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def layer(x, c, first, second):
    a, b = x[first], x[second]
    return c[:, :1] + c[:, 1:2] * a + c[:, 2:3] * b + c[:, 3:] * a * b


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("n_gates", [1, 15, 16, 17, 700])
def test_softmax(n_gates, dtype):
    rng = np.random.default_rng(n_gates)
    weight = rng.normal(size=(n_gates, 16)).astype(dtype) * 3
    grad = rng.normal(size=(n_gates, 4)).astype(dtype)
    out, grad_weight = np.empty((n_gates, 4), dtype), np.empty((n_gates, 16), dtype)
    _native.softmax_coefficients(weight, out, 2)
    _native.softmax_coefficients_backward(grad, weight, grad_weight, 2)
    p = softmax(weight.astype(np.float64))
    q = grad.astype(np.float64) @ COEFFICIENTS.T
    np.testing.assert_allclose(out, p @ COEFFICIENTS, atol=2e-6)
    np.testing.assert_allclose(grad_weight, p * (q - (p * q).sum(axis=1, keepdims=True)), atol=2e-6)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("batch", [1, 7, 64, 65, 130, 1100])
@pytest.mark.parametrize("threads", [1, 3])
def test_layer(batch, threads, dtype):
    rng = np.random.default_rng(batch)
    n_inputs, n_gates = 13, 50
    x = rng.random((n_inputs, batch)).astype(dtype)
    c = rng.normal(size=(n_gates, 4)).astype(dtype)
    grad = rng.normal(size=(n_gates, batch)).astype(dtype)
    first, second = rng.integers(0, n_inputs - 1, (2, n_gates))  # the last input is never read
    order = rng.permutation(n_gates)
    wiring = np.stack([order, first[order], second[order]]).astype(np.int32)
    out = np.empty((n_gates, batch), dtype)
    grad_x, grad_c = np.full_like(x, np.nan), np.full_like(c, np.nan)
    _native.logic_layer(x, c, wiring, out, threads)
    _native.logic_layer_backward(grad, x, c, wiring, grad_x, grad_c, threads)
    np.testing.assert_allclose(out, layer(x, c, first, second), atol=1e-5)
    a, b = x[first].astype(np.float64), x[second].astype(np.float64)
    expected = np.zeros((n_inputs, batch))
    np.add.at(expected, first, grad * (c[:, 1:2] + c[:, 3:] * b))
    np.add.at(expected, second, grad * (c[:, 2:3] + c[:, 3:] * a))
    np.testing.assert_allclose(grad_x, expected, atol=2e-4)
    sums = np.stack([(grad * f).sum(axis=1) for f in (1, a, b, a * b)], axis=1)
    np.testing.assert_allclose(grad_c, sums, atol=1e-3)


@pytest.mark.parametrize("bits", [0x7FC00000, 0x7FC00001, 0xFFC12345])
def test_every_nan_stays_nan(bits):
    weight = np.zeros((3, 16), np.float32)
    weight[1, 4] = np.array([bits], np.uint32).view(np.float32)[0]
    out = np.empty((3, 4), np.float32)
    _native.softmax_coefficients(weight, out, 1)
    assert np.isnan(out).any(axis=1).tolist() == [False, True, False]


def test_arrays_of_another_type_or_layout_are_refused_not_copied():
    out = np.empty((2, 4), np.float32)
    for weight, target in (
        (np.zeros((2, 16), np.float64), out),
        (np.zeros((2, 32), np.float32)[:, ::2], out),
        (np.zeros((2, 16), np.float32), np.empty((4, 2), np.float32).T),
    ):
        with pytest.raises(TypeError):
            _native.softmax_coefficients(weight, target, 1)
