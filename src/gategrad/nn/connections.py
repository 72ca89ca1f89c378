"""Which two inputs each gate reads, or may read: drawn at random before training.

To add a wiring, write a function like those below and list it in :data:`CONNECTIONS`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import gategrad._native as _native
from gategrad.circuit.readout import balanced_groups
from gategrad.config.near_names import must_be_one_of
from gategrad.config.wiring_names import ANCHORED, CANDIDATES, LEARNED
from gategrad.system.kinds import as_whole

__all__ = [
    "CONNECTIONS",
    "UnreadInputsWarning",
    "candidates_if_learned",
    "check_connections",
    "checked_candidates",
    "MOST_CANDIDATES",
    "connect",
    "connect_anchored",
    "connect_classes",
    "draw_candidates",
    "draw_near",
    "repeated",
    "repeated_anywhere",
    "some_of_few",
    "tell_unread",
    "unread_inputs_untold",
]

MOST_CANDIDATES: Final = _native.MOST_CANDIDATES
"""Most candidates of an input: what kernels have room for."""

_LOCAL_RADIUS: Final = 3
_NEAR_RADIUS: Final = 256
# How often candidates that a row has twice are drawn again: a window may hold too few.
_REDRAWS: Final = 20

Pairs = NDArray[np.int32]


@dataclass(frozen=True)
class Wiring:
    """A way to draw wiring.

    Attributes:
        draw: From ``(in_features, out_features, rng, input_shape)`` to pairs of inputs.
        reads_order: Whether it matters how inputs are numbered. Where it does not, the layer below
            may number its gates as suits the memory.
        in_order: Whether gates near one another are drawn alike, as a layer that reads order may
            want them, but no head: each class would see a part of the inputs.
        fills_places: Whether every input is read where there are half as many gates; else, where
            there are as many.
        near: From inputs and ``(in_features, rng, input_shape)`` to others, each near one of them,
            where the wiring has a notion of that.
    """

    draw: Callable[[int, int, np.random.Generator, tuple[int, ...] | None], Pairs]
    reads_order: bool
    in_order: bool = False
    fills_places: bool = True
    near: Callable[[Pairs, int, np.random.Generator, tuple[int, ...] | None], Pairs] | None = None


def connect(
    kind: str,
    in_features: int,
    out_features: int,
    rng: np.random.Generator,
    input_shape: tuple[int, ...] | None = None,
    *,
    keep_order: bool = False,
) -> Pairs:
    """Draw a layer's wiring.

    Args:
        kind: A key of :data:`CONNECTIONS`.
        in_features: Inputs of the layer, I.
        out_features: Gates of the layer, N.
        rng: Source of randomness; the same state gives the same wiring.
        input_shape: ``(channels, height, width)`` of image inputs, needed by ``local``.
        keep_order: Leave gates in the order in which a wiring draws them, for a layer behind that
            reads it; else those that are drawn in order are shuffled.

    Returns:
        ``(2, N)`` int32: the first and the second input of each gate.

    Raises:
        ValueError: An unknown kind, or sizes that it cannot serve.
    """
    check_connections(kind)
    if in_features < 1 or out_features < 1:
        raise ValueError(
            f"a layer needs at least one input and one gate, got in_features={in_features}, "
            f"out_features={out_features}"
        )
    wiring = CONNECTIONS[kind]
    pairs = wiring.draw(in_features, out_features, rng, input_shape)
    return pairs[:, rng.permutation(out_features)] if wiring.in_order and not keep_order else pairs


def draw_candidates(
    kind: str,
    in_features: int,
    out_features: int,
    count: int,
    rng: np.random.Generator,
    input_shape: tuple[int, ...] | None = None,
) -> Pairs:
    """Draw the inputs among which training chooses those that a layer's gates read.

    Each of a gate's two inputs has candidates of its own. ``random`` and ``unique`` draw as many
    wirings as there are candidates; the others draw one, and take all candidates of a gate from
    around the first input that it has there. An input's candidates differ from one
    another as far as there are enough to choose from.

    Args:
        kind: A key of :data:`CONNECTIONS`.
        in_features: Inputs of the layer, I.
        out_features: Gates of the layer, N.
        count: Candidates of each input of a gate, K; where there are fewer inputs, all of them.
        rng: Source of randomness.
        input_shape: ``(channels, height, width)`` of image inputs, needed by ``local``.

    Returns:
        ``(2N, K)`` int32: the candidates of all first inputs, then those of all second ones.

    Raises:
        ValueError: An unknown kind, or sizes that it cannot serve.
    """
    check_connections(kind)
    if count < 1:
        raise ValueError(f"an input needs at least one candidate, got candidates={count}")
    count = min(count, in_features)
    if CONNECTIONS[kind].near is None:
        shape = 2 * out_features, count
        if 2 * count > in_features:
            return some_of_few(*shape, in_features, rng)
        found = np.empty(shape, np.int32)
        for k in range(count):
            found[:, k] = connect(kind, in_features, out_features, rng, input_shape).reshape(-1)
        centers = found
    else:
        first = connect(kind, in_features, out_features, rng, input_shape)[0]
        centers = np.repeat(np.tile(first, 2)[:, None], count, axis=1)
        found = draw_near(kind, centers, in_features, rng, input_shape).astype(np.int32)
    for _ in range(_REDRAWS):
        again = repeated(found)
        if not again.any():
            break
        found[again] = draw_near(kind, centers[again], in_features, rng, input_shape)
    return found


def draw_near(
    kind: str,
    centers: NDArray[Any],
    in_features: int,
    rng: np.random.Generator,
    input_shape: tuple[int, ...] | None = None,
) -> NDArray[Any]:
    """Inputs near others, or where a wiring has no notion of that, any.

    Args:
        kind: A key of :data:`CONNECTIONS`.
        centers: Inputs of the layer, of any shape.
        in_features: Inputs of the layer, I.
        rng: Source of randomness.
        input_shape: ``(channels, height, width)`` of image inputs, needed by ``local``.
    """
    near = CONNECTIONS[kind].near
    if near is None:
        return rng.integers(in_features, size=centers.shape)
    return near(centers.reshape(-1), in_features, rng, input_shape).reshape(centers.shape)


def checked_candidates(count: int, name: str = "candidates") -> int:
    """A number of candidates that kernels can work with; ``name`` is the argument's."""
    count = as_whole(name, count)
    if not 1 <= count <= MOST_CANDIDATES:
        raise ValueError(f"{name} must be 1 to {MOST_CANDIDATES}, got {count}")
    return count


def candidates_if_learned(count: int | None, *, learned: bool) -> int:
    """How many candidates an input has that a layer was given this number for.

    Raises:
        ValueError: A number for wiring that is not learned, or one that kernels have no room for.
    """
    if count is not None and not learned:
        raise ValueError(
            f"candidates={count} is for learned wiring: leave it out, or use connections='learned'"
        )
    return checked_candidates(CANDIDATES[0] if count is None else count)


def repeated(candidates: Pairs) -> NDArray[np.bool_]:
    """``(2N, K)``: whether an earlier place of its row has the same candidate."""
    return _same(candidates)[0]


def repeated_anywhere(candidates: Pairs) -> NDArray[np.bool_]:
    """``(2N, K)``: whether any other place of its row has the same candidate."""
    before, after = _same(candidates)
    return before | after


def _same(candidates: Pairs) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Whether an earlier place of the row has the same number; whether a later one has."""
    order = np.argsort(candidates, axis=1, kind="stable")
    ascending = np.take_along_axis(candidates, order, axis=1)
    same = ascending[:, 1:] == ascending[:, :-1]
    found = []
    for shift in (1, 0):
        at = np.zeros(candidates.shape, bool)
        at[:, shift : shift + same.shape[1]] = same
        placed = np.empty_like(at)
        np.put_along_axis(placed, order, at, axis=1)
        found.append(placed)
    return found[0], found[1]


def some_of_few(n_rows: int, count: int, n: int, rng: np.random.Generator) -> Pairs:
    """``(n_rows, count)``: in each row some of few numbers below n, none twice."""
    rows = np.broadcast_to(np.arange(n, dtype=np.int32), (n_rows, n))
    return np.ascontiguousarray(rng.permuted(rows, axis=1)[:, :count])


class UnreadInputsWarning(UserWarning):
    """A layer leaves some of its inputs unread, whatever it is trained to."""


def tell_unread(kind: str, pairs: Pairs, in_features: int, *, stacklevel: int = 2) -> None:
    """Warn where wiring leaves inputs unread, with the number of gates that would read all.

    Args:
        kind: A key of :data:`CONNECTIONS`.
        pairs: ``(2, N)``: what :func:`connect` drew.
        in_features: Inputs of the layer, I.
        stacklevel: Whose line the warning names: 1 is that of the caller.
    """
    out_features = pairs.shape[1]
    if out_features >= in_features:
        return
    unread = in_features - len(np.unique(pairs))
    if unread:
        enough = -(-in_features // 2) if CONNECTIONS[kind].fills_places else in_features
        warnings.warn(
            f"a layer of {out_features:,} gates leaves {unread:,} of its {in_features:,} inputs "
            f"unread; {enough:,} gates would read all",
            UnreadInputsWarning,
            stacklevel=stacklevel + 1,
        )


@contextmanager
def unread_inputs_untold() -> Iterator[None]:
    """No such warning: for networks that are built again, or whose sizes are being compared."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UnreadInputsWarning)
        yield


def check_connections(
    kind: str, name: str = "connections", *, or_learned: bool = False, or_anchored: bool = False
) -> None:
    """Raise ``ValueError`` where no kind of wiring is called so; ``name`` is the argument's."""
    kinds = [*CONNECTIONS, *[LEARNED] * or_learned, *[ANCHORED] * or_anchored]
    if kind not in kinds:
        raise ValueError(must_be_one_of(name, kind, kinds))


def connect_anchored(
    n_before: int, n_anchors: int, out_features: int, rng: np.random.Generator
) -> Pairs:
    """Draw the wiring of a layer whose gates each read an input bit of the network.

    A gate's first input is the gate of the same number in the layer before, or where there are
    more or fewer, one at the same share of it; its second one an input bit, all of which are read
    about equally often.

    Args:
        n_before: Gates of the layer before, the first inputs.
        n_anchors: Input bits, the inputs behind these.
        out_features: Gates of the layer, N.
        rng: Source of randomness.

    Returns:
        ``(2, N)`` int32, as :func:`connect` has it.

    Raises:
        ValueError: There are no input bits to read.
    """
    if n_anchors < 1:
        raise ValueError(
            "connections='anchored' is for hidden layers, which read the network's input beside "
            "the layer before: give anchors, how many input bits there are"
        )
    first = np.arange(out_features) * n_before // out_features
    second = n_before + rng.permutation(rng.permutation(out_features) % n_anchors)
    return np.stack([first, second]).astype(np.int32)


def connect_classes(
    in_features: int,
    out_features: int,
    n_classes: int,
    rng: np.random.Generator,
    *,
    whole: bool = False,
) -> Pairs:
    """Draw the wiring of a layer whose gates belong to classes.

    Inputs and gates are dealt out to the classes by
    :func:`gategrad.circuit.readout.balanced_groups`; within a class, wiring is ``random``.

    Args:
        in_features: Inputs of the layer, I.
        out_features: Gates of the layer, N, at least one per class.
        n_classes: Classes, K.
        rng: Source of randomness.
        whole: Each class's gates read all inputs, not only those of the class.

    Returns:
        ``(2, N)`` int32, as :func:`connect` has it.

    Raises:
        ValueError: Fewer gates than classes, or fewer inputs where each class has its own.
    """
    if out_features < n_classes or (in_features < n_classes and not whole):
        raise ValueError(
            f"{in_features} inputs and {out_features} gates cannot serve {n_classes} classes: each "
            "class needs one of both"
        )
    gates = np.bincount(balanced_groups(out_features, n_classes)).tolist()
    if whole:
        return np.concatenate([_random(in_features, n, rng, None) for n in gates], axis=1)
    inputs = np.bincount(balanced_groups(in_features, n_classes)).tolist()
    starts = np.cumsum([0, *inputs[:-1]]).tolist()
    parts = [
        _random(width, n, rng, None) + np.int32(start)
        for width, n, start in zip(inputs, gates, starts, strict=True)
    ]
    return np.concatenate(parts, axis=1)


def _random(
    in_features: int,
    out_features: int,
    rng: np.random.Generator,
    input_shape: tuple[int, ...] | None,
) -> Pairs:
    """Balanced: every input is read about equally often, as in difflogic's ``random``.

    The 2N gate inputs are a shuffled list in which each layer input stands ``2N / I`` times,
    rounded up or down. Where both inputs of a gate would be the same, one is exchanged with
    another gate's, so that no gate is wasted on it.
    """
    deal = rng.permutation(2 * out_features) % in_features
    pairs = rng.permutation(in_features).astype(np.int32)[deal].reshape(2, out_features)
    return _separate(pairs, rng) if in_features > 1 else pairs


def _separate(pairs: Pairs, rng: np.random.Generator) -> Pairs:
    first, second = pairs
    for gate in np.flatnonzero(first == second):
        for _ in range(1000):
            if first[gate] != second[gate]:
                break
            other = rng.integers(len(first))
            if first[gate] not in (first[other], second[other]):
                second[gate], second[other] = second[other], second[gate]
    return pairs


def _unique(
    in_features: int,
    out_features: int,
    rng: np.random.Generator,
    input_shape: tuple[int, ...] | None,
) -> Pairs:
    """Difflogic's ``unique``: no two gates read the same pair of inputs.

    Pairs at distance 1 starting at even inputs, then those starting at odd inputs, then all pairs
    at distance 2, 3, ..., as many as there are gates, in shuffled order. On an image, neighbors in
    the flattened order are paired. Of an odd number of inputs the last one is read as soon as there
    is a place for it.
    """
    available = in_features * (in_features - 1) // 2
    if out_features > available:
        raise ValueError(
            f"{in_features} inputs have {available} different pairs, too few for {out_features} "
            'gates: use connections="random" or fewer gates'
        )
    starts = [np.arange(0, in_features - 1, 2), np.arange(1, in_features - 1, 2)]
    offsets = [1, 1]
    found = in_features - 1
    while found < out_features:
        offset = offsets[-1] + 1
        starts.append(np.arange(in_features - offset))
        offsets.append(offset)
        found += in_features - offset
    first = np.concatenate(starts)[:out_features]
    second = np.concatenate([s + o for s, o in zip(starts, offsets, strict=True)])[:out_features]
    if in_features % 2 and in_features // 2 < out_features < in_features - 1:
        first[-1], second[-1] = in_features - 2, in_features - 1
    return np.stack([first, second]).astype(np.int32)[:, rng.permutation(out_features)]


def _local(
    in_features: int,
    out_features: int,
    rng: np.random.Generator,
    input_shape: tuple[int, ...] | None,
) -> Pairs:
    """For image inputs: the second input lies within 3 pixels of the first, both ways.

    The first inputs are balanced as in ``random``. Channels and thresholds of one pixel count as
    one place: the second input is any other feature of the window, drawn uniformly.
    """
    if input_shape is None:
        raise ValueError(
            'connections="local" needs image inputs: give input_shape=(channels, height, width), '
            'or use connections="random"'
        )
    _check_shape(input_shape, in_features)
    if in_features < 2:
        raise ValueError('connections="local" needs at least two inputs')
    deal = rng.permutation(out_features) % in_features
    first = rng.permutation(in_features)[deal]
    second = first.copy()
    pending = np.arange(out_features)
    while len(pending):
        second[pending] = _near_pixels(first[pending], in_features, rng, input_shape)
        pending = pending[second[pending] == first[pending]]
    return np.stack([first, second]).astype(np.int32)


def _check_shape(input_shape: tuple[int, ...], in_features: int) -> None:
    channels, height, width = input_shape
    if channels * height * width != in_features:
        raise ValueError(f"input_shape {input_shape} does not hold {in_features} features")


def _near_pixels(
    centers: NDArray[Any],
    in_features: int,
    rng: np.random.Generator,
    input_shape: tuple[int, ...] | None,
) -> NDArray[Any]:
    """Any feature of the window around each center."""
    assert input_shape is not None
    channels, height, width = input_shape
    pixels = height * width
    row, column = np.divmod(centers % pixels, width)
    r = _near(row, height, rng)
    c = _near(column, width, rng)
    channel = rng.integers(channels, size=len(centers))
    found: NDArray[Any] = channel * pixels + r * width + c
    return found


def _near(center: NDArray[Any], extent: int, rng: np.random.Generator) -> NDArray[Any]:
    low = np.maximum(center - _LOCAL_RADIUS, 0)
    high = np.minimum(center + _LOCAL_RADIUS, extent - 1)
    near: NDArray[Any] = rng.integers(low, high, endpoint=True)
    return near


def _near_number(
    in_features: int,
    out_features: int,
    rng: np.random.Generator,
    input_shape: tuple[int, ...] | None,
) -> Pairs:
    """For hidden layers: the second input's number is within 256 of the first's, around the end.

    First inputs are balanced and ascend, so that all rows of memory that neighboring gates read
    and write lie close together. Neighbors then see much the same inputs: meant between layers
    that are wired at random. Fewer gates than inputs begin at equal distances.
    """
    if in_features < 2:
        raise ValueError('connections="near" needs at least two inputs')
    first = np.sort(rng.permutation(out_features) % in_features)
    if out_features < in_features:
        first = np.arange(out_features) * in_features // out_features
    return np.stack([first, _near_numbers(first, in_features, rng, None)]).astype(np.int32)


def _near_numbers(
    centers: NDArray[Any],
    in_features: int,
    rng: np.random.Generator,
    input_shape: tuple[int, ...] | None,
) -> NDArray[Any]:
    """Another number within the radius, around the end."""
    radius = min(_NEAR_RADIUS, in_features // 2)
    distance = rng.integers(1, radius, size=len(centers), endpoint=True)
    side = rng.integers(2, size=len(centers)) * 2 - 1
    found: NDArray[Any] = (centers + side * distance) % in_features
    return found


def _butterfly(
    in_features: int,
    out_features: int,
    rng: np.random.Generator,
    input_shape: tuple[int, ...] | None,
) -> Pairs:
    """Pairs at distances 1, 2, 4, ..., of which every input is in about equally many.

    Of an image, each distance pairs a feature with the one so far to its right, below it, on both
    diagonals, and so many channels further on with one pixel between: never two thresholds of one
    pixel. The nearest pairs come first, as many as there are gates. Without a shape, distances are
    those of numbers and come in random order, so that layers behind one another mix what they
    read. Where there are more gates than such pairs, the others are ``random``. That nearby pixels
    and several scales help is reported by the public repository DLCA_DLGN.
    """
    if in_features < 2:
        raise ValueError('connections="butterfly" needs at least two inputs')
    shape = input_shape or (1, 1, in_features)
    _check_shape(shape, in_features)
    moves = _moves(shape)
    if input_shape is None:
        moves = [moves[i] for i in rng.permutation(len(moves))]
    number = np.arange(in_features, dtype=np.int32).reshape(shape)
    parts, missing = list[Pairs](), out_features
    for move in moves:
        second = np.roll(number, [-step for step in move], (0, 1, 2))
        axis = next(axis for axis in range(3) if move[axis])
        blocks = np.arange(shape[axis]) // move[axis]
        # One half reads every input once; the other does so again, but where it has the same pairs.
        for half in range(1 if _is_its_own_way_back(move, shape) else 2):
            there = blocks % 2 == half
            found = np.stack([part.compress(there, axis).reshape(-1) for part in (number, second)])
            if found.shape[1] > missing:
                found = found[:, np.sort(rng.permutation(found.shape[1])[:missing])]
            parts.append(found)
            missing -= found.shape[1]
    if missing:
        parts.append(_random(in_features, missing, rng, None))
    return np.concatenate(parts, axis=1)


def _moves(shape: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """From a feature to those at each distance: channels, rows and columns further on."""
    channels, height, width = shape
    moves, step = list[tuple[int, int, int]](), 1
    while 2 * step <= max(shape):
        wide, high = 2 * step <= width, 2 * step <= height
        moves += [(0, 0, step)] * wide + [(0, step, 0)] * high
        if wide and high:
            moves.append((0, step, step))
            if 2 * step < min(width, height):  # else both diagonals end at the same pixel
                moves.append((0, step, -step))
        if 2 * step <= channels:
            moves.append((step, int(width == 1 < height), int(width > 1)))
        step *= 2
    return moves


def _is_its_own_way_back(move: tuple[int, ...], shape: tuple[int, ...]) -> bool:
    return all(2 * step % extent == 0 for step, extent in zip(move, shape, strict=True))


def _at_distances(
    centers: NDArray[Any],
    in_features: int,
    rng: np.random.Generator,
    input_shape: tuple[int, ...] | None,
) -> NDArray[Any]:
    """Any feature of a pixel that lies 1, 2, 4, ... pixels away, along an axis or a diagonal."""
    shape = input_shape or (1, 1, in_features)
    moves = np.array([move[1:] for move in _moves((1, *shape[1:]))] or [(0, 0)])
    chosen = moves[rng.integers(len(moves), size=len(centers))].T
    back = rng.integers(2, size=len(centers)) * 2 - 1
    _, row, column = np.unravel_index(centers, shape)
    channel = rng.integers(shape[0], size=len(centers))
    moved = channel, row + back * chosen[0], column + back * chosen[1]
    found: NDArray[Any] = np.ravel_multi_index(moved, shape, mode="wrap")
    return found


CONNECTIONS: Final[dict[str, Wiring]] = {
    "random": Wiring(_random, reads_order=False),
    "unique": Wiring(_unique, reads_order=True),
    "local": Wiring(_local, reads_order=True, fills_places=False, near=_near_pixels),
    "near": Wiring(_near_number, reads_order=True, fills_places=False, near=_near_numbers),
    "butterfly": Wiring(
        _butterfly, reads_order=True, in_order=True, fills_places=False, near=_at_distances
    ),
}
"""Wirings by name."""
