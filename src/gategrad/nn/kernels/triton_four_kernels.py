"""A GPU's kernels of gates with four weights, in Triton, which :mod:`.triton_gates` launches.

A program works on some gates, of ``(N, 4)`` weights in float32. A number says of which kind they
are, in the order of :data:`gategrad.nn.kernels.gate_kinds.KINDS`: logits at the corners of the
inputs (0, 0), (0, 1), (1, 0), (1, 1); Walsh coefficients of minus these; or a point among the 16
gates' coefficients.
"""

import triton
import triton.language as tl

from gategrad.nn.kernels.triton_adam import adam_step

__all__ = ["four_adam", "four_gates", "four_gates_backward", "four_gradient_square"]


@triton.jit
def _load_four(numbers, gate, live):
    at = numbers + 4 * gate.to(tl.int64)
    return (
        tl.load(at, mask=live, other=0),
        tl.load(at + 1, mask=live, other=0),
        tl.load(at + 2, mask=live, other=0),
        tl.load(at + 3, mask=live, other=0),
    )


@triton.jit
def _store_four(numbers, gate, live, a, b, c, d):
    at = numbers + 4 * gate.to(tl.int64)
    tl.store(at, a, mask=live)
    tl.store(at + 1, b, mask=live)
    tl.store(at + 2, c, mask=live)
    tl.store(at + 3, d, mask=live)


@triton.jit
def _walsh(a, b, c, d):
    """Minus the transform, which is its own transpose."""
    return -(a + b + c + d), -(a - b + c - d), -(a + b - c - d), -(a - b - c + d)


@triton.jit
def _corner_logits(w, noise, inverse_temperature, gate, live, KIND: tl.constexpr, NOISE):
    a, b, c, d = w
    if KIND == 1:
        a, b, c, d = _walsh(a, b, c, d)
    if NOISE:
        na, nb, nc, nd = _load_four(noise, gate, live)
        a += na
        b += nb
        c += nc
        d += nd
    i = inverse_temperature
    return a * i, b * i, c * i, d * i


@triton.jit
def _sigmoid(z):
    """And its derivative, both without the loss of a difference from 1."""
    e = tl.exp(-tl.abs(z))
    r = 1 / (1 + e)
    return tl.where(z > 0, r, e * r), e * r * r


@triton.jit
def _column(table, K: tl.constexpr):
    return tl.load(table + 4 * tl.arange(0, 16) + K)[None, :]


@triton.jit
def _part(w, column):
    return w[:, None] * (2 * column) - column * column


@triton.jit
def _closeness(w, table):
    """``(gates, 16)``: minus the squared distances, up to the point's own square."""
    a, b, c, d = w
    found = _part(a, _column(table, 0)) + _part(b, _column(table, 1))
    return found + _part(c, _column(table, 2)) + _part(d, _column(table, 3))


@triton.jit
def _softmax(scaled):
    power = tl.exp(scaled - tl.max(scaled, axis=1)[:, None])
    return power / tl.sum(power, axis=1)[:, None]


@triton.jit
def _mixture(p, table):
    """Of each coefficient of the 16 gates."""
    return (
        tl.sum(p * _column(table, 0), axis=1),
        tl.sum(p * _column(table, 1), axis=1),
        tl.sum(p * _column(table, 2), axis=1),
        tl.sum(p * _column(table, 3), axis=1),
    )


@triton.jit
def _store_gates(
    w,
    noise,
    table,
    out,
    gates,
    inverse_temperature,
    gate,
    live,
    KIND: tl.constexpr,
    NOISE: tl.constexpr,
    GATES: tl.constexpr,
):
    if KIND == 2:
        closeness = _closeness(w, table)
        a, b, c, d = _mixture(_softmax(closeness * inverse_temperature), table)
        ids = tl.argmax(closeness, axis=1)
    else:
        z0, z1, z2, z3 = _corner_logits(w, noise, inverse_temperature, gate, live, KIND, NOISE)
        a, _ = _sigmoid(z0)
        t1, _ = _sigmoid(z1)
        t2, _ = _sigmoid(z2)
        t3, _ = _sigmoid(z3)
        b, c = t2 - a, t1 - a
        d = (t3 - t2) - c
        ids = (
            tl.where(z0 > 0, 8, 0)
            + tl.where(z1 > 0, 4, 0)
            + tl.where(z2 > 0, 2, 0)
            + tl.where(z3 > 0, 1, 0)
        )
    _store_four(out, gate, live, a, b, c, d)
    if GATES:
        tl.store(gates + gate, ids.to(tl.uint8), mask=live)


@triton.jit
def _gradient(
    grad,
    w,
    noise,
    table,
    inverse_temperature,
    gate,
    live,
    KIND: tl.constexpr,
    NOISE: tl.constexpr,
):
    """Of the weights, from that of the coefficients."""
    g0, g1, g2, g3 = _load_four(grad, gate, live)
    if KIND == 2:
        closeness = _closeness(w, table)
        p = _softmax(closeness * inverse_temperature)
        each = g0[:, None] * _column(table, 0) + g1[:, None] * _column(table, 1)
        each += g2[:, None] * _column(table, 2) + g3[:, None] * _column(table, 3)
        # From the likeliest gate's on: where that is nearly all, what is left of the others would
        # drown in its rounding, and Adam makes a step of whatever is left.
        first = tl.arange(0, 16)[None, :] == tl.argmax(p, axis=1)[:, None]
        each -= tl.sum(tl.where(first, each, 0.0), axis=1)[:, None]
        p *= (each - tl.sum(p * each, axis=1)[:, None]) * (2 * inverse_temperature)
        a, b, c, d = _mixture(p, table)
    else:
        z0, z1, z2, z3 = _corner_logits(w, noise, inverse_temperature, gate, live, KIND, NOISE)
        _, s0 = _sigmoid(z0)
        _, s1 = _sigmoid(z1)
        _, s2 = _sigmoid(z2)
        _, s3 = _sigmoid(z3)
        a, b = (g0 - g1 - g2 + g3) * s0, (g2 - g3) * s1
        c, d = (g1 - g3) * s2, g3 * s3
        if KIND == 1:
            a, b, c, d = _walsh(a, b, c, d)
        a *= inverse_temperature
        b *= inverse_temperature
        c *= inverse_temperature
        d *= inverse_temperature
    return a, b, c, d


@triton.jit
def four_gates(
    weight,
    noise,
    table,
    out,
    gates,
    n_gates,
    inverse_temperature,
    KIND: tl.constexpr,
    NOISE: tl.constexpr,
    GATES: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """Coefficients, and gates where wanted, of weights. Grid: gates."""
    gate = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    live = gate < n_gates
    w = _load_four(weight, gate, live)
    _store_gates(w, noise, table, out, gates, inverse_temperature, gate, live, KIND, NOISE, GATES)


@triton.jit
def four_gates_backward(
    grad,
    weight,
    noise,
    table,
    out,
    n_gates,
    inverse_temperature,
    KIND: tl.constexpr,
    NOISE: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """Gradient of weights from that of coefficients. Grid: gates."""
    gate = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    live = gate < n_gates
    w = _load_four(weight, gate, live)
    a, b, c, d = _gradient(grad, w, noise, table, inverse_temperature, gate, live, KIND, NOISE)
    _store_four(out, gate, live, a, b, c, d)


@triton.jit
def four_gradient_square(
    grad,
    weight,
    noise,
    table,
    out,
    n_gates,
    inverse_temperature,
    KIND: tl.constexpr,
    NOISE: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """Squares of that gradient, added up for each program. Grid: gates."""
    gate = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    live = gate < n_gates
    w = _load_four(weight, gate, live)
    a, b, c, d = _gradient(grad, w, noise, table, inverse_temperature, gate, live, KIND, NOISE)
    squares = tl.where(live, (a * a + b * b) + (c * c + d * d), 0.0)
    tl.store(out + tl.program_id(0), tl.sum(squares, axis=0))


@triton.jit
def four_adam(
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
    KIND: tl.constexpr,
    NOISE: tl.constexpr,
    AHEAD: tl.constexpr,
    GATES: tl.constexpr,
    DECOUPLED: tl.constexpr,
    SCALED: tl.constexpr,
    STOPPABLE: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """The gradient, Adam, and the new coefficients, in one pass. Grid: gates.

    ``rest`` is 1 - beta, ``correction1`` 1 - beta1**step, ``correction2`` the root of its like.
    """
    gate = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    live = gate < n_gates
    if STOPPABLE:
        live = live & (gate < tl.where(tl.load(stop) > 0, 0, n_gates))
    w = _load_four(weight, gate, live)
    a, b, c, d = _gradient(grad, w, noise, table, inverse_temperature, gate, live, KIND, NOISE)
    if SCALED:
        factor = tl.load(scale)
        a *= factor
        b *= factor
        c *= factor
        d *= factor
    m = _load_four(moment1, gate, live)
    v = _load_four(moment2, gate, live)
    decay, rate = weight_decay, lr / correction1
    kept = 1 - lr * weight_decay
    w0, m0, v0 = adam_step(
        w[0],
        m[0],
        v[0],
        a,
        beta1,
        rest1,
        beta2,
        rest2,
        rate,
        correction2,
        eps,
        decay,
        kept,
        DECOUPLED,
    )
    w1, m1, v1 = adam_step(
        w[1],
        m[1],
        v[1],
        b,
        beta1,
        rest1,
        beta2,
        rest2,
        rate,
        correction2,
        eps,
        decay,
        kept,
        DECOUPLED,
    )
    w2, m2, v2 = adam_step(
        w[2],
        m[2],
        v[2],
        c,
        beta1,
        rest1,
        beta2,
        rest2,
        rate,
        correction2,
        eps,
        decay,
        kept,
        DECOUPLED,
    )
    w3, m3, v3 = adam_step(
        w[3],
        m[3],
        v[3],
        d,
        beta1,
        rest1,
        beta2,
        rest2,
        rate,
        correction2,
        eps,
        decay,
        kept,
        DECOUPLED,
    )
    _store_four(weight, gate, live, w0, w1, w2, w3)
    _store_four(moment1, gate, live, m0, m1, m2, m3)
    _store_four(moment2, gate, live, v0, v1, v2, v3)
    if AHEAD:
        w = (w0, w1, w2, w3)
        _store_gates(
            w, noise, table, out, gates, inverse_temperature, gate, live, KIND, False, GATES
        )
