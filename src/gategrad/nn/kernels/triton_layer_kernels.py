"""A GPU's kernels of layers of gates, in Triton, which :mod:`.triton_layers` launches.

A program works on a tile: some gates (or inputs), times some samples. Matrices are ``(rows,
batch)`` contiguous; whatever they are stored in, what is computed with is float32. No sum depends
on the order in which programs run.
"""

import triton
import triton.language as tl

__all__ = [
    "backward",
    "backward_coefficients",
    "candidate_sums",
    "forward",
    "forward_sums",
    "hard_forward",
    "pack",
    "unpack",
]


@triton.jit
def _values(x, row, batch, sample, inside, BITS: tl.constexpr):
    """``(rows, samples)`` float32 of rows of numbers, or of bits in words of 32."""
    if BITS:
        words = (batch + 31) // 32
        at = row.to(tl.int64)[:, None] * words + (sample // 32)[None, :]
        word = tl.load(x + at, mask=inside, other=0)
        return ((word >> (sample % 32)[None, :]) & 1).to(tl.float32)
    at = row.to(tl.int64)[:, None] * batch + sample[None, :]
    return tl.load(x + at, mask=inside, other=0).to(tl.float32)


@triton.jit
def _relaxed(a, b, c, gate, live):
    c0 = tl.load(c + 4 * gate, mask=live, other=0)[:, None]
    c1 = tl.load(c + 4 * gate + 1, mask=live, other=0)[:, None]
    c2 = tl.load(c + 4 * gate + 2, mask=live, other=0)[:, None]
    c3 = tl.load(c + 4 * gate + 3, mask=live, other=0)[:, None]
    return c0 + c1 * a + (c2 + c3 * a) * b


@triton.jit
def _on_bits(a, b, gate):
    """A gate's output on words of bits; its id's bits are its truth table."""
    one_one, one_zero = -(gate & 1), -((gate >> 1) & 1)
    zero_one, zero_zero = -((gate >> 2) & 1), -((gate >> 3) & 1)
    where_a = (b & one_one) | (~b & one_zero)
    where_not_a = (b & zero_one) | (~b & zero_zero)
    return (a & where_a) | (~a & where_not_a)


@triton.jit
def _group(gate, n_gates, n_groups):
    """The group of a gate: the first ``n_gates % n_groups`` are longer by one."""
    size = n_gates // n_groups
    longer = n_gates % n_groups
    border = longer * (size + 1)
    return tl.where(
        gate < border, gate // (size + 1), longer + (gate - border) // tl.maximum(size, 1)
    )


@triton.jit
def forward(x, first, second, c, out, n_gates, batch, BLOCK_G: tl.constexpr, BLOCK_B: tl.constexpr):
    """Outputs of relaxed gates. Grid: gates, samples."""
    gate = tl.program_id(0) * BLOCK_G + tl.arange(0, BLOCK_G)
    sample = tl.program_id(1) * BLOCK_B + tl.arange(0, BLOCK_B)
    live = gate < n_gates
    inside = live[:, None] & (sample < batch)[None, :]
    a = _values(x, tl.load(first + gate, mask=live, other=0), batch, sample, inside, False)
    b = _values(x, tl.load(second + gate, mask=live, other=0), batch, sample, inside, False)
    value = _relaxed(a, b, c, gate, live)
    at = gate.to(tl.int64)[:, None] * batch + sample[None, :]
    tl.store(out + at, value.to(out.dtype.element_ty), mask=inside)


@triton.jit
def forward_sums(
    x,
    first,
    second,
    evaluated,
    partial,
    n_gates,
    n_groups,
    batch,
    part,
    HARD: tl.constexpr,
    BLOCK_G: tl.constexpr,
    BLOCK_B: tl.constexpr,
):
    """Sums of groups of outputs, ``part`` gates at a time. Grid: groups, parts, samples.

    ``partial`` is ``(parts, n_groups, batch)``. ``evaluated`` are coefficients, or ids of gates.
    """
    group = tl.program_id(0)
    sample = tl.program_id(2) * BLOCK_B + tl.arange(0, BLOCK_B)
    size = n_gates // n_groups
    longer = n_gates % n_groups
    end = (group + 1) * size + tl.minimum(group + 1, longer)
    begin = group * size + tl.minimum(group, longer) + tl.program_id(1) * part
    end = tl.minimum(end, begin + part)
    total = tl.zeros([BLOCK_B], dtype=tl.float32)
    start = begin
    while start < end:
        gate = start + tl.arange(0, BLOCK_G)
        live = gate < end
        inside = live[:, None] & (sample < batch)[None, :]
        a_row = tl.load(first + gate, mask=live, other=0)
        b_row = tl.load(second + gate, mask=live, other=0)
        a = _values(x, a_row, batch, sample, inside, HARD)
        b = _values(x, b_row, batch, sample, inside, HARD)
        if HARD:
            kind = tl.load(evaluated + gate, mask=live, other=0).to(tl.int32)[:, None]
            # The bit of the truth table that a and b name.
            corner = 3 - 2 * a.to(tl.int32) - b.to(tl.int32)
            value = ((kind >> corner) & 1).to(tl.float32)
        else:
            value = _relaxed(a, b, evaluated, gate, live)
        total += tl.sum(tl.where(inside, value, 0.0), axis=0)
        start += BLOCK_G
    at = (tl.program_id(1) * n_groups + group).to(tl.int64) * batch + sample
    tl.store(partial + at, total, mask=sample < batch)


@triton.jit
def hard_forward(x, first, second, gates, out, n_gates, words, BLOCK: tl.constexpr):
    """Gates on words of bits. Grid: gates times words."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    gate, word = at // words, at % words
    live = gate < n_gates
    a_row = tl.load(first + gate, mask=live, other=0).to(tl.int64)
    b_row = tl.load(second + gate, mask=live, other=0).to(tl.int64)
    a = tl.load(x + a_row * words + word, mask=live, other=0)
    b = tl.load(x + b_row * words + word, mask=live, other=0)
    kind = tl.load(gates + gate, mask=live, other=0).to(tl.int32)
    tl.store(out + at, _on_bits(a, b, kind), mask=live)


@triton.jit
def pack(x, out, n_rows, batch, BLOCK: tl.constexpr):
    """Numbers as bits, 32 samples of a row to a word. Grid: rows times words."""
    words = (batch + 31) // 32
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    row, word = at // words, at % words
    bit = tl.arange(0, 32)
    sample = word[:, None] * 32 + bit[None, :]
    inside = (row < n_rows)[:, None] & (sample < batch)
    value = tl.load(x + row[:, None] * batch + sample, mask=inside, other=0).to(tl.float32)
    # Bits do not overlap: their sum is their union, modulo 2^32.
    bits = tl.where(value != 0, 1, 0).to(tl.int32) << bit[None, :]
    tl.store(out + at, tl.sum(bits, axis=1), mask=row < n_rows)


@triton.jit
def unpack(x, out, n_rows, batch, BLOCK_G: tl.constexpr, BLOCK_B: tl.constexpr):
    """Bits as numbers. Grid: rows, samples."""
    row = tl.program_id(0) * BLOCK_G + tl.arange(0, BLOCK_G)
    sample = tl.program_id(1) * BLOCK_B + tl.arange(0, BLOCK_B)
    inside = (row < n_rows)[:, None] & (sample < batch)[None, :]
    value = _values(x, row, batch, sample, inside, True)
    at = row.to(tl.int64)[:, None] * batch + sample[None, :]
    tl.store(out + at, value.to(out.dtype.element_ty), mask=inside)


@triton.jit
def _store_sums(out, g, a, b, gate, live):
    """The gradient of ``(c0, c1, c2, c3)``: sums over samples of g, g*a, g*b and g*a*b."""
    ga = g * a
    tl.store(out + 4 * gate, tl.sum(g, axis=1), mask=live)
    tl.store(out + 4 * gate + 1, tl.sum(ga, axis=1), mask=live)
    tl.store(out + 4 * gate + 2, tl.sum(g * b, axis=1), mask=live)
    tl.store(out + 4 * gate + 3, tl.sum(ga * b, axis=1), mask=live)


@triton.jit
def backward_coefficients(
    grad,
    x,
    first,
    second,
    grad_c,
    n_gates,
    n_groups,
    batch,
    GROUPED: tl.constexpr,
    HARD: tl.constexpr,
    BLOCK_G: tl.constexpr,
    BLOCK_B: tl.constexpr,
):
    """Gradient of the coefficients alone. Grid: gates, samples.

    ``grad_c`` is ``(blocks of samples, N, 4)``: parts, to be added up. ``grad`` is ``(N, batch)``,
    or where ``GROUPED``, ``(n_groups, batch)``.
    """
    gate = tl.program_id(0) * BLOCK_G + tl.arange(0, BLOCK_G)
    sample = tl.program_id(1) * BLOCK_B + tl.arange(0, BLOCK_B)
    live = gate < n_gates
    inside = live[:, None] & (sample < batch)[None, :]
    row = gate
    if GROUPED:
        row = _group(gate, n_gates, n_groups)
    g = _values(grad, row, batch, sample, inside, False)
    a = _values(x, tl.load(first + gate, mask=live, other=0), batch, sample, inside, HARD)
    b = _values(x, tl.load(second + gate, mask=live, other=0), batch, sample, inside, HARD)
    out = grad_c + tl.program_id(1).to(tl.int64) * n_gates * 4
    _store_sums(out, g, a, b, gate, live)


@triton.jit
def backward(
    grad,
    x,
    starts,
    readers,
    partners,
    c,
    grad_x,
    grad_c,
    n_inputs,
    n_gates,
    n_groups,
    batch,
    GROUPED: tl.constexpr,
    HARD: tl.constexpr,
    BLOCK_I: tl.constexpr,
    BLOCK_B: tl.constexpr,
):
    """Gradients of inputs and coefficients. Grid: inputs, samples.

    Each input gathers from the gates that read it, so that nothing needs atomics. A gate's
    coefficients are met twice, once for each of its inputs, and summed up at the first.
    """
    i = tl.program_id(0) * BLOCK_I + tl.arange(0, BLOCK_I)
    sample = tl.program_id(1) * BLOCK_B + tl.arange(0, BLOCK_B)
    live = i < n_inputs
    inside = live[:, None] & (sample < batch)[None, :]
    own = _values(x, i, batch, sample, inside, HARD)
    begin = tl.load(starts + i, mask=live, other=0)
    count = tl.load(starts + i + 1, mask=live, other=0) - begin
    out = grad_c + tl.program_id(1).to(tl.int64) * n_gates * 4
    total = tl.zeros([BLOCK_I, BLOCK_B], dtype=tl.float32)
    most = tl.max(count, axis=0)
    k = 0
    while k < most:
        reads = k < count
        reader = tl.load(readers + begin + k, mask=reads, other=0)
        partner = tl.load(partners + begin + k, mask=reads, other=0)
        gate, side = reader // 2, reader % 2
        row = gate
        if GROUPED:
            row = _group(gate, n_gates, n_groups)
        here = inside & reads[:, None]
        g = _values(grad, row, batch, sample, here, False)
        other = _values(x, partner, batch, sample, here, HARD)
        slope = tl.load(c + 4 * gate + 1 + side, mask=reads, other=0)[:, None]
        both = tl.load(c + 4 * gate + 3, mask=reads, other=0)[:, None]
        total += g * (slope + both * other)
        _store_sums(out, g, own, other, gate, reads & (side == 0))
        k += 1
    at = i.to(tl.int64)[:, None] * batch + sample[None, :]
    tl.store(grad_x + at, total.to(grad_x.dtype.element_ty), mask=inside)


@triton.jit
def candidate_sums(
    grad,
    x,
    first,
    second,
    c,
    candidates,
    out,
    n_gates,
    n_groups,
    batch,
    count,
    GROUPED: tl.constexpr,
    BLOCK_K: tl.constexpr,
    BLOCK_B: tl.constexpr,
):
    """An input's gradient times the bits of its candidates, summed over samples.

    Grid: ``2 * n_gates``, all first inputs of gates before all second ones, as ``candidates`` and
    ``out`` have them, ``(2 * n_gates, count)``. ``grad`` is as of :func:`backward_coefficients`.
    """
    place = tl.program_id(0)
    side, gate = place // n_gates, place % n_gates
    row = gate
    if GROUPED:
        row = _group(gate, n_gates, n_groups)
    a_row, b_row = tl.load(first + gate), tl.load(second + gate)
    other_row = tl.where(side == 0, b_row, a_row)
    slope = tl.load(c + 4 * gate + 1 + side)
    both = tl.load(c + 4 * gate + 3)
    k = tl.arange(0, BLOCK_K)
    at = place.to(tl.int64) * count + k
    candidate = tl.load(candidates + at, mask=k < count, other=0)
    total = tl.zeros([BLOCK_K], dtype=tl.float32)
    start = 0
    while start < batch:
        sample = start + tl.arange(0, BLOCK_B)
        live = sample < batch
        one = tl.zeros([1], dtype=tl.int32)
        g = _values(grad, one + row, batch, sample, live[None, :], False)
        other = _values(x, one + other_row, batch, sample, live[None, :], True)
        bits = _values(x, candidate, batch, sample, (k < count)[:, None] & live[None, :], True)
        total += tl.sum(g * (slope + both * other) * bits, axis=1)
        start += BLOCK_B
    tl.store(out + at, total, mask=k < count)
