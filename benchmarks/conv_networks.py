"""Convolutional networks of the inference benchmark: sizes of Petersen et al. (2024)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

__all__ = ["KINDS", "SIZES", "Size", "Trees", "convolutional_circuit"]


@dataclass(frozen=True)
class Size:
    """A network: base channels, input planes, convolutions, factor of the dense layers' gates.

    Convolutions are channels as a multiple of k, window and padding; a disjunction of 2 x 2
    positions follows each.
    """

    k: int
    in_shape: tuple[int, int, int]
    convolutions: tuple[tuple[int, int, int], ...]
    dense: int


_MNIST = (1, 28, 28), ((1, 5, 0), (3, 3, 1), (9, 3, 1))
_CIFAR = (9, 32, 32), ((1, 3, 1), (4, 3, 1), (16, 3, 1), (32, 3, 1))
SIZES = {
    "mnist-s": Size(16, *_MNIST, 2),
    "mnist-m": Size(64, *_MNIST, 2),
    "mnist-l": Size(256, *_MNIST, 1),
    "cifar-10-s": Size(32, *_CIFAR, 1),
    "cifar-10-m": Size(256, *_CIFAR, 1),
}
DENSE = (1280, 640, 320)  # gates as multiples of k
DEPTH, CHANNELS_PER_KERNEL, GROUPS = 3, 2, 8
N_CLASSES, TAU = 10, 28.0


def _kinds(shares: dict[int, float]) -> np.ndarray:
    # Gates by number, as all libraries count them; the rest is shared by the others.
    given = np.array([shares.get(gate, 0.0) for gate in range(16)])
    rest = given == 0
    return np.where(rest, (1 - given.sum()) / rest.sum(), given)


KINDS = {
    # Every gate as likely as another.
    "uniform": _kinds({}),
    # As a network has them that was trained from residual initialization: mostly first inputs
    # passed on (3), then a & b (1), a & ~b (2) and a | b (7).
    "trained": _kinds({3: 0.75, 1: 0.07, 2: 0.09, 7: 0.03}),
}


@dataclass(frozen=True)
class Trees:
    """One convolution: ``(O, 8, 3)`` leaves, ``(O, 7)`` gates, and its window."""

    leaves: np.ndarray
    gates: np.ndarray
    in_shape: tuple[int, int, int]
    window: int
    padding: int


def _random_trees(size: str, kinds: str, seed: int = 0) -> tuple[list[Trees], list[np.ndarray]]:
    """Convolutions, and for each dense layer ``(3, N)``: gates, first and second inputs."""
    net = SIZES[size]
    rng = np.random.default_rng(seed)
    shape, convolutions = net.in_shape, []
    for times, window, padding in net.convolutions:
        n = times * net.k
        leaves = np.empty((n, 2**DEPTH, 3), dtype=np.int64)
        groups = GROUPS if convolutions else 1  # input channels belong to no group
        width = shape[0] // groups
        for o in range(n):  # from two channels of its own group
            own = o * groups // n * width + rng.permutation(width)[:CHANNELS_PER_KERNEL]
            leaves[o, :, 0] = rng.permutation(np.resize(own, 2**DEPTH))
            places = rng.permutation(2 * window * window)[: 2**DEPTH] % (window * window)
            leaves[o, :, 1:] = np.stack(np.divmod(places, window), axis=1)
        gates = rng.choice(16, (n, 2**DEPTH - 1), p=KINDS[kinds])
        convolutions.append(Trees(leaves, gates, shape, window, padding))
        rows, columns = ((s + 2 * padding - window + 1) // 2 for s in shape[1:])
        shape = (n, rows, columns)
    before, dense = int(np.prod(shape)), []
    for times in DENSE:
        n = times * net.k * net.dense
        wiring = np.stack([rng.permutation(np.resize(np.arange(before), n)) for _ in range(2)])
        gates = rng.choice(16, (1, n), p=KINDS[kinds])
        dense.append(np.concatenate([gates, wiring]))
        before = n
    return convolutions, dense


def convolutional_circuit(size: str, kinds: str, seed: int = 0) -> Any:
    """The random network as a circuit of pixels."""
    from gategrad.circuit import Circuit, Netlist, Readout
    from gategrad.circuit.stages.tree_stage import tree_stage

    convolutions, dense = _random_trees(size, kinds, seed)
    stages = [
        tree_stage(
            c.leaves, c.gates, c.in_shape, pool=2,
            kernel_size=(c.window, c.window), padding=(c.padding, c.padding),
        )
        for c in convolutions
    ]  # fmt: skip
    gates, a, b = np.concatenate(list(_on_nets(dense, stages[-1])), axis=1)
    n_inputs, n_outputs = stages[-1].n_outputs, dense[-1].shape[1]
    end = 2 + n_inputs + len(gates)
    return Circuit(
        _encoder(stages[0].in_shape),
        Netlist(n_inputs, gates, a, b, np.arange(end - n_outputs, end)),
        Readout.group_sum(n_outputs, N_CLASSES, TAU),
        tuple(str(k) for k in range(N_CLASSES)),
        tuple(stages),
    )


def _on_nets(dense: list[np.ndarray], last: Any) -> Iterator[np.ndarray]:
    start, end = 2, 2 + last.n_outputs
    for layer in dense:
        yield layer + np.array([[0], [start], [start]])
        start, end = end, end + layer.shape[1]


def _encoder(in_shape: tuple[int, int, int]) -> Any:
    # One threshold for gray pixels, three for colors: planes are (threshold, color).
    import gategrad

    channels, rows, columns = in_shape
    thresholds = 255 * np.array([0.25, 0.5, 0.75]) if channels > 1 else np.array([127.5])
    n_features = channels // len(thresholds) * rows * columns
    return gategrad.ThresholdEncoder(n_features, thresholds, "uint8", 0.0, 255.0)
