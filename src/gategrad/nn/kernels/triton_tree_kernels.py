"""A GPU's kernels of convolutions with trees, which :mod:`.triton_trees` launches.

A program follows one tree over positions of the image, for a block of samples: its leaves are
loaded, its root is stored, and what lies between is in registers, and computed again backward. As
in :mod:`.triton_layer_kernels`, rows are ``(features, batch)``, numbers are computed with in
float32, and no sum depends on the order in which programs run.

Leaves and gates of a tree together are its nodes, leaves first: gate g is node LEAVES + g and reads
nodes 2g and 2g + 1.
"""
# ruff: noqa: RUF005  # Triton's tuples know addition, but no stars.

import triton
import triton.language as tl

from gategrad.nn.kernels.triton_layer_kernels import _on_bits

__all__ = ["gather_leaves", "hard_tree_forward", "tree_backward", "tree_forward"]


@triton.jit
def _scalars(pointer, first, COUNT: tl.constexpr):
    found = (tl.load(pointer + first),)
    for i in tl.static_range(1, COUNT):
        found = found + (tl.load(pointer + first + i),)
    return found


@triton.jit
def _leaf(x, base, inside, place, sample, batch, plane, BITS: tl.constexpr):
    """``(samples,)`` float32 of a row of numbers or of bits; 0 outside of the image."""
    row = (base + place).to(tl.int64)
    # A comparison: some versions of the interpreter make integers of a vector & a scalar.
    mask = tl.where(inside, place, plane) < plane
    if BITS:
        words = (batch + 31) // 32
        word = tl.load(x + row * words + sample // 32, mask=mask, other=0)
        return ((word >> (sample % 32)) & 1).to(tl.float32)
    return tl.load(x + row * batch + sample, mask=mask, other=0).to(tl.float32)


@triton.jit
def _leaves(
    x, bases, places, tap, inside, sample, batch, plane, LEAVES: tl.constexpr, BITS: tl.constexpr
):
    """The leaves of a tree at one position, whose row of ``taps`` is at ``tap``."""
    place = tl.load(tap + places[0])
    found = (_leaf(x, bases[0], inside, place, sample, batch, plane, BITS),)
    for j in tl.static_range(1, LEAVES):
        place = tl.load(tap + places[j])
        found = found + (_leaf(x, bases[j], inside, place, sample, batch, plane, BITS),)
    return found


@triton.jit
def _nodes(leaves, c, LEAVES: tl.constexpr):
    """Leaves and gates; the root is the last."""
    nodes = leaves
    for g in tl.static_range(LEAVES - 1):
        a, b = nodes[2 * g], nodes[2 * g + 1]
        value = c[4 * g] + c[4 * g + 1] * a + (c[4 * g + 2] + c[4 * g + 3] * a) * b
        nodes = nodes + (value,)
    return nodes


@triton.jit
def _bases(channels, plane, LEAVES: tl.constexpr):
    found = (channels[0] * plane,)
    for j in tl.static_range(1, LEAVES):
        found = found + (channels[j] * plane,)
    return found


@triton.jit
def tree_forward(
    x,
    channel,
    place,
    taps,
    c,
    out,
    n_outputs,
    plane,
    window,
    batch,
    part,
    LEAVES: tl.constexpr,
    POOL: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """Outputs of relaxed trees, ``part`` positions at a time. Grid: trees, parts, samples.

    ``channel`` and ``place`` in the window are of each leaf; ``taps`` is ``(n_outputs, POOL,
    window)``. An output is the largest of its POOL positions.
    """
    tree = tl.program_id(0)
    sample = tl.program_id(2) * BLOCK + tl.arange(0, BLOCK)
    inside = sample < batch
    bases = _bases(_scalars(channel, tree * LEAVES, LEAVES), plane, LEAVES)
    places = _scalars(place, tree * LEAVES, LEAVES)
    gates = _scalars(c, tree * (4 * LEAVES - 4), 4 * LEAVES - 4)
    position = tl.program_id(1) * part
    end = tl.minimum(position + part, n_outputs)
    while position < end:
        tap = taps + position * POOL * window
        leaves = _leaves(
            x, bases, places, tap, inside, sample, batch, plane, LEAVES=LEAVES, BITS=False
        )
        top = _nodes(leaves, gates, LEAVES)[2 * LEAVES - 2]
        for i in tl.static_range(1, POOL):
            leaves = _leaves(
                x, bases, places, tap + i * window, inside, sample, batch, plane, LEAVES=LEAVES,
                BITS=False,
            )  # fmt: skip
            root = _nodes(leaves, gates, LEAVES)[2 * LEAVES - 2]
            top = tl.where(root > top, root, top)
        at = (tree.to(tl.int64) * n_outputs + position) * batch + sample
        tl.store(out + at, top.to(out.dtype.element_ty), mask=inside)
        position += 1


@triton.jit
def _tree_on_bits(
    x, channel, place, tap, gates, tree, word, words, plane, live, LEAVES: tl.constexpr,
    NODE: tl.constexpr,
):  # fmt: skip
    """A node of trees on words of bits, depth first."""
    if NODE < LEAVES:
        at = tree * LEAVES + NODE
        row = tl.load(tap + tl.load(place + at, mask=live, other=0), mask=live, other=0)
        base = tl.load(channel + at, mask=live, other=0) * plane
        address = x + (base + row).to(tl.int64) * words + word
        return tl.load(address, mask=live & (row < plane), other=0)
    else:  # noqa: RET505  # to Triton, what follows a return would be dead and yet typed
        a = _tree_on_bits(
            x, channel, place, tap, gates, tree, word, words, plane, live, LEAVES=LEAVES,
            NODE=2 * (NODE - LEAVES),
        )  # fmt: skip
        b = _tree_on_bits(
            x, channel, place, tap, gates, tree, word, words, plane, live, LEAVES=LEAVES,
            NODE=2 * (NODE - LEAVES) + 1,
        )  # fmt: skip
        at = tree * (LEAVES - 1) + NODE - LEAVES
        return _on_bits(a, b, tl.load(gates + at, mask=live, other=0).to(tl.int32))


@triton.jit
def hard_tree_forward(
    x,
    channel,
    place,
    taps,
    gates,
    out,
    n_trees,
    n_outputs,
    plane,
    window,
    words,
    LEAVES: tl.constexpr,
    POOL: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """Trees on words of bits, pooled by OR. Grid: outputs times words."""
    at = tl.program_id(0).to(tl.int64) * BLOCK + tl.arange(0, BLOCK)
    output, word = at // words, at % words
    tree, position = (output // n_outputs).to(tl.int32), (output % n_outputs).to(tl.int32)
    live = tree < n_trees
    result = tl.zeros([BLOCK], dtype=tl.int32)
    for i in tl.static_range(POOL):
        result = result | _tree_on_bits(
            x, channel, place, taps + (position * POOL + i) * window, gates, tree, word, words,
            plane, live, LEAVES=LEAVES, NODE=2 * LEAVES - 2,
        )  # fmt: skip
    tl.store(out + at, result, mask=live)


@triton.jit
def tree_backward(
    grad,
    x,
    channel,
    place,
    taps,
    evaluated,
    c,
    leaf_grad,
    chosen,
    grad_c,
    n_trees,
    n_outputs,
    plane,
    window,
    batch,
    first,
    last,
    part,
    LEAVES: tl.constexpr,
    POOL: tl.constexpr,
    NEED_X: tl.constexpr,
    HARD: tl.constexpr,
    BLOCK: tl.constexpr,
):
    """Gradients of coefficients and of each output's leaves. Grid: trees, parts, samples.

    Of samples ``first`` to ``last``. The gradient goes to the largest of an output's positions
    alone, the first of several: ``leaf_grad``, ``(outputs, LEAVES, last - first)``, is of the
    leaves there, and ``chosen``, ``(outputs, last - first)``, says which it is. ``grad_c`` is
    ``(blocks of samples, parts, gates, 4)``, to be added up. Where HARD, x are bits, nodes are what
    the coefficients ``evaluated`` make of them, and slopes are those of ``c``.
    """
    tree = tl.program_id(0)
    column = tl.program_id(2) * BLOCK + tl.arange(0, BLOCK)
    sample, columns = first + column, last - first
    inside = column < columns
    bases = _bases(_scalars(channel, tree * LEAVES, LEAVES), plane, LEAVES)
    places = _scalars(place, tree * LEAVES, LEAVES)
    slopes = _scalars(c, tree * (4 * LEAVES - 4), 4 * LEAVES - 4)
    gates = slopes
    if HARD:
        gates = _scalars(evaluated, tree * (4 * LEAVES - 4), 4 * LEAVES - 4)
    totals = (tl.zeros([BLOCK], dtype=tl.float32),) * (4 * LEAVES - 4)
    position = tl.program_id(1) * part
    end = tl.minimum(position + part, n_outputs)
    while position < end:
        tap = taps + position * POOL * window
        leaves = _leaves(
            x, bases, places, tap, inside, sample, batch, plane, LEAVES=LEAVES, BITS=HARD
        )
        nodes = _nodes(leaves, gates, LEAVES)
        output = tree.to(tl.int64) * n_outputs + position
        if POOL > 1:
            where = tl.zeros([BLOCK], dtype=tl.int32)
            for i in tl.static_range(1, POOL):
                leaves = _leaves(
                    x, bases, places, tap + i * window, inside, sample, batch, plane,
                    LEAVES=LEAVES, BITS=HARD,
                )  # fmt: skip
                others = _nodes(leaves, gates, LEAVES)
                larger = others[2 * LEAVES - 2] > nodes[2 * LEAVES - 2]
                where = tl.where(larger, i, where)
                better = (tl.where(larger, others[0], nodes[0]),)
                for n in tl.static_range(1, 2 * LEAVES - 1):
                    better = better + (tl.where(larger, others[n], nodes[n]),)
                nodes = better
            if NEED_X:
                tl.store(chosen + output * columns + column, where.to(tl.int8), mask=inside)
        g = tl.load(grad + output * batch + sample, mask=inside, other=0).to(tl.float32)
        # From the root down: `down` begins with the gradient of node 2 * i + 2.
        down = (g,)
        sums = ()
        for i in tl.static_range(LEAVES - 2, -1, -1):
            a, b = nodes[2 * i], nodes[2 * i + 1]
            g = down[LEAVES - 2 - i]
            ga = g * a
            sums = (
                totals[4 * i] + g,
                totals[4 * i + 1] + ga,
                totals[4 * i + 2] + g * b,
                totals[4 * i + 3] + ga * b,
            ) + sums
            down = (
                g * (slopes[4 * i + 1] + slopes[4 * i + 3] * b),
                g * (slopes[4 * i + 2] + slopes[4 * i + 3] * a),
            ) + down
        totals = sums
        if NEED_X:
            for j in tl.static_range(LEAVES):
                at = (output * LEAVES + j) * columns + column
                tl.store(leaf_grad + at, down[j].to(leaf_grad.dtype.element_ty), mask=inside)
        position += 1
    block = tl.program_id(2) * tl.num_programs(1) + tl.program_id(1)
    at_sum = grad_c + (block.to(tl.int64) * n_trees + tree) * (4 * LEAVES - 4)
    for i in tl.static_range(4 * LEAVES - 4):
        tl.store(at_sum + i, tl.sum(totals[i], axis=0))


@triton.jit
def gather_leaves(
    leaf_grad,
    chosen,
    starts,
    readers,
    place,
    positions,
    grad_x,
    n_outputs,
    plane,
    batch,
    first,
    last,
    LEAVES: tl.constexpr,
    POOL: tl.constexpr,
    BLOCK_P: tl.constexpr,
    BLOCK_B: tl.constexpr,
):
    """The inputs' gradient, a sum over the leaves that read each. Grid: channels, rows, samples.

    ``readers`` are leaves by channel, from ``starts`` on; ``positions``, ``(window, plane)``, says
    which position, counting those of pooling, has a row at a place of its window; or -1.
    """
    channel = tl.program_id(0)
    row = tl.program_id(1) * BLOCK_P + tl.arange(0, BLOCK_P)
    column = tl.program_id(2) * BLOCK_B + tl.arange(0, BLOCK_B)
    columns = last - first
    live = row < plane
    within = (column < columns)[None, :]
    total = tl.zeros([BLOCK_P, BLOCK_B], dtype=tl.float32)
    k = tl.load(starts + channel)
    end = tl.load(starts + channel + 1)
    while k < end:
        leaf = tl.load(readers + k)
        at = positions + tl.load(place + leaf) * plane + row
        position = tl.load(at, mask=live, other=-1)
        reads = (position >= 0)[:, None] & within
        output = (leaf // LEAVES).to(tl.int64) * n_outputs + position // POOL
        at_grad = (output * LEAVES + leaf % LEAVES)[:, None] * columns + column[None, :]
        g = tl.load(leaf_grad + at_grad, mask=reads, other=0).to(tl.float32)
        if POOL > 1:
            at_chosen = output[:, None] * columns + column[None, :]
            here = tl.load(chosen + at_chosen, mask=reads, other=-1).to(tl.int32)
            g = tl.where(here == (position % POOL)[:, None], g, 0.0)
        total += g
        k += 1
    at = (channel.to(tl.int64) * plane + row)[:, None] * batch + first + column[None, :]
    tl.store(grad_x + at, total.to(grad_x.dtype.element_ty), mask=live[:, None] & within)
