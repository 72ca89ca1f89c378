"""A GPU's kernels of softmaxes over the 16 gates, in Triton, which :mod:`.triton_gates` launches.

A program works on some gates, of ``(N, 16)`` logits in float32.
"""

import triton
import triton.language as tl

from gategrad.nn.kernels.triton_adam import adam_step

__all__ = ["adam", "gradient_square", "softmax_gates", "softmax_gates_backward"]


@triton.jit
def _softmax(weight, noise, inverse_temperature, gate, live, NOISE: tl.constexpr):
    """Logits before the temperature, and their ``(gates, 16)`` probabilities."""
    at = gate.to(tl.int64)[:, None] * 16 + tl.arange(0, 16)[None, :]
    logits = tl.load(weight + at, mask=live[:, None], other=0)
    if NOISE:
        logits += tl.load(noise + at, mask=live[:, None], other=0)
    scaled = logits * inverse_temperature
    power = tl.exp(scaled - tl.max(scaled, axis=1)[:, None])
    return logits, power / tl.sum(power, axis=1)[:, None]


@triton.jit
def _store_gates(logits, p, table, out, gates, gate, live, GATES: tl.constexpr):
    kind = tl.arange(0, 16)
    for k in tl.static_range(4):
        column = tl.load(table + 4 * kind + k)[None, :]
        tl.store(out + 4 * gate + k, tl.sum(p * column, axis=1), mask=live)
    if GATES:
        tl.store(gates + gate, tl.argmax(logits, axis=1).to(tl.uint8), mask=live)


@triton.jit
def _logits_gradient(grad, p, table, inverse_temperature, gate, live):
    kind = tl.arange(0, 16)
    d = tl.zeros_like(p)
    for k in tl.static_range(4):
        column = tl.load(table + 4 * kind + k)[None, :]
        d += tl.load(grad + 4 * gate + k, mask=live, other=0)[:, None] * column
    return p * (d - tl.sum(p * d, axis=1)[:, None]) * inverse_temperature


@triton.jit
def softmax_gates(
    weight,
    noise,
    table,
    out,
    gates,
    n_gates,
    inverse_temperature,
    NOISE: tl.constexpr,
    GATES: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """Coefficients, and gates where wanted, of logits. Grid: gates."""
    gate = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    live = gate < n_gates
    logits, p = _softmax(weight, noise, inverse_temperature, gate, live, NOISE)
    # As the reference has it, the most likely gate is that of the logits before the temperature.
    _store_gates(logits, p, table, out, gates, gate, live, GATES)


@triton.jit
def softmax_gates_backward(
    grad,
    weight,
    noise,
    table,
    out,
    n_gates,
    inverse_temperature,
    NOISE: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """Gradient of logits from that of coefficients. Grid: gates."""
    gate = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    live = gate < n_gates
    _, p = _softmax(weight, noise, inverse_temperature, gate, live, NOISE)
    d = _logits_gradient(grad, p, table, inverse_temperature, gate, live)
    at = gate.to(tl.int64)[:, None] * 16 + tl.arange(0, 16)[None, :]
    tl.store(out + at, d, mask=live[:, None])


@triton.jit
def gradient_square(
    grad,
    weight,
    noise,
    table,
    out,
    n_gates,
    inverse_temperature,
    NOISE: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """Squares of that gradient, added up for each program. Grid: gates."""
    gate = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    live = gate < n_gates
    _, p = _softmax(weight, noise, inverse_temperature, gate, live, NOISE)
    d = _logits_gradient(grad, p, table, inverse_temperature, gate, live)
    d = tl.where(live[:, None], d, 0.0)
    tl.store(out + tl.program_id(0), tl.sum(tl.sum(d * d, axis=1), axis=0))


@triton.jit
def adam(
    grad,
    weight,
    moment1,
    moment2,
    noise,
    table,
    out,
    gates,
    scale,
    stop,
    n_gates,
    inverse_temperature,
    lr,
    beta1,
    rest1,
    beta2,
    rest2,
    correction1,
    correction2,
    eps,
    weight_decay,
    NOISE: tl.constexpr,
    AHEAD: tl.constexpr,
    GATES: tl.constexpr,
    DECOUPLED: tl.constexpr,
    SCALED: tl.constexpr,
    STOPPABLE: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """Softmax's gradient, Adam, and the new coefficients, in one pass. Grid: gates.

    ``rest`` is 1 - beta, ``correction1`` 1 - beta1**step, ``correction2`` the root of its like.
    """
    gate = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    live = gate < n_gates
    if STOPPABLE:
        live = live & (gate < tl.where(tl.load(stop) > 0, 0, n_gates))
    _, p = _softmax(weight, noise, inverse_temperature, gate, live, NOISE)
    d = _logits_gradient(grad, p, table, inverse_temperature, gate, live)
    if SCALED:
        d *= tl.load(scale)
    at = gate.to(tl.int64)[:, None] * 16 + tl.arange(0, 16)[None, :]
    inside = live[:, None]
    w, m, v = adam_step(
        tl.load(weight + at, mask=inside, other=0),
        tl.load(moment1 + at, mask=inside, other=0),
        tl.load(moment2 + at, mask=inside, other=0),
        d,
        beta1,
        rest1,
        beta2,
        rest2,
        lr / correction1,
        correction2,
        eps,
        weight_decay,
        1 - lr * weight_decay,
        DECOUPLED,
    )
    tl.store(weight + at, w, mask=inside)
    tl.store(moment1 + at, m, mask=inside)
    tl.store(moment2 + at, v, mask=inside)
    if AHEAD:
        scaled = w * inverse_temperature
        power = tl.exp(scaled - tl.max(scaled, axis=1)[:, None])
        p = power / tl.sum(power, axis=1)[:, None]
        _store_gates(w, p, table, out, gates, gate, live, GATES)
