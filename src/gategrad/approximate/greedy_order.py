"""Which outputs can go at the least cost per gate, chosen one after the other.

The cost of an output is what its going changes in the network's class probabilities: the
cross-entropy to those that it had in the beginning, to second order in the class sums. Labels play
hardly any part, so that it is not fitted to the training data a second time. The cost is divided by
a power of the gates that would be saved, so that outputs go together that need the same gates.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.approximate.pruning import checked_classes, prunable_outputs
from gategrad.circuit import Circuit, Netlist
from gategrad.circuit.arrays import as_bits
from gategrad.circuit.net_values import n_ones, output_words, unpacked
from gategrad.circuit.stats import used_nets

__all__ = ["greedy_order"]

_PLANES: Final = 12  # bits that the weights of rows are rounded to
# Of the gates saved, in the cost. On two networks of 6 x 8,000 gates, 2 left fewer gates than 1 and
# 1/2 at nearly every accuracy, and all of these far fewer than 0.
_POWER: Final = 2.0


def greedy_order(
    circuit: Circuit,
    bits: ArrayLike,
    y: ArrayLike,
    *,
    seed: int = 0,
    rows: int = 10_000,
    share: float = 0.02,
) -> NDArray[np.int64]:
    """Those first whose going costs least per gate saved, given what has gone before.

    So that outputs that say the same are not taken together, a round first finds the cheapest
    candidates of each class, then chooses among them one after the other, with what each choice
    changes for the rest. Then everything is measured again from the class sums that are left; their
    scale is fitted anew, since fewer outputs make smaller sums.

    Args:
        circuit: A circuit whose readout is a Group-Sum. Make it smaller first, but for
            ``fold_outputs``, so that wires do not count as gates.
        bits: ``(B, n_inputs)`` input bits.
        y: ``(B,)`` their classes, which the scale of the scores is fitted to in the beginning.
        seed: Decides which rows are used where there are more than ``rows``.
        rows: Rows to use at most.
        share: Of the outputs that are left, those that go in one round.

    Returns:
        ``(M, K)``: row ``m`` holds the output of each class that goes at step ``m``.

    Raises:
        ValueError: Another readout, rows and classes that do not fit together, or none.
    """
    circuit = circuit.unrolled()
    members = prunable_outputs(circuit)
    X = as_bits(bits, circuit.netlist.n_inputs)
    classes = checked_classes(y, len(X), circuit.readout.n_classes)
    if not 0 < share <= 1 or rows < 1:
        raise ValueError(f"share must be in (0, 1] and rows positive, got {share} and {rows}")
    if len(X) > rows:
        chosen = np.sort(np.random.default_rng(seed).choice(len(X), rows, replace=False))
        X, classes = X[chosen], classes[chosen]
    state = _Removal(circuit, X, classes, members)
    order: list[NDArray[np.int64]] = []
    left = min(len(outputs) for outputs in members)
    while left > 1:
        n = min(max(1, round(share * left)), left - 1)
        order.append(state.take(n))
        left -= n
    return np.concatenate([np.zeros((0, len(members)), dtype=np.int64), *order])


class _Removal:
    """The class sums that are left, and what it costs to take more.

    Sums are kept less their means: offsets will be made to fit the outputs that are left.
    """

    def __init__(
        self,
        circuit: Circuit,
        X: NDArray[np.uint8],
        y: NDArray[np.int64],
        members: list[NDArray[np.int64]],
    ) -> None:
        readout = circuit.readout
        self.netlist, self.members, self.n_rows = circuit.netlist, list(members), len(X)
        self.words = output_words(circuit.netlist, X)
        self.words &= _plane(np.ones(len(X), dtype=bool))
        self.weight = readout.weight.astype(np.float32)
        self.rates = n_ones(self.words) / len(X)
        self.scale = readout.scale.astype(np.float32)[:, None]
        self.sums = np.zeros((len(members), len(X)), dtype=np.float32)
        self.mean = readout.offset.astype(np.float32)[:, None]
        for k, outputs in enumerate(members):
            for start in range(0, len(outputs), 1024):
                some = outputs[start : start + 1024]
                self.sums[k] += self.weight[some] @ self._values(some)
        means = self.sums.mean(axis=1, keepdims=True)
        self.mean = self.mean + means
        self.sums -= means
        self.keep = np.ones(readout.n_outputs, dtype=bool)
        self.factor = 1.0
        self.target = np.zeros_like(self.sums)
        self.target[y, np.arange(len(X))] = 1
        self._fit()
        self.target = self._probabilities(self.factor)

    def take(self, n: int) -> NDArray[np.int64]:
        """Take ``n`` outputs from each class: ``(n, K)`` their numbers."""
        self._fit()
        p = self._probabilities(self.factor)
        slope = self.scale * np.float32(self.factor)
        gradient, curvature = (p - self.target) * slope, p * (1 - p) * slope**2
        saved = _gates_saved(self.netlist, self.keep) ** _POWER
        return np.stack(
            [self._take_from(k, n, gradient[k], curvature[k], saved) for k in range(len(p))],
            axis=1,
        )

    def _values(self, outputs: NDArray[np.int64]) -> NDArray[np.float32]:
        return unpacked(self.words[outputs], self.n_rows).astype(np.float32)

    def _probabilities(self, factor: float) -> NDArray[np.float32]:
        mean = self.mean * np.float32(self.keep.mean())
        scores = (self.sums + mean) * (self.scale * np.float32(factor))
        scores -= scores.max(axis=0)
        np.exp(scores, out=scores)
        return np.asarray(scores / scores.sum(axis=0))

    def _loss(self, factor: float) -> float:
        p = self._probabilities(factor)
        return -float((self.target * np.log(np.maximum(p, 1e-30))).sum())

    def _fit(self) -> None:
        """Find the scale of the scores with the least loss."""
        loss = self._loss(self.factor)
        for ratio in (1.25, 0.8):
            while 1e-6 < self.factor < 1e6 and (other := self._loss(self.factor * ratio)) < loss:
                self.factor, loss = self.factor * ratio, other

    def _take_from(
        self,
        k: int,
        n: int,
        gradient: NDArray[np.float32],
        curvature: NDArray[np.float32],
        saved: NDArray[np.float64],
    ) -> NDArray[np.int64]:
        members = self.members[k]
        words, rate, weight = self.words[members], self.rates[members], self.weight[members]
        # Of the sum's change, -weight * (bit - rate), and its square.
        first = rate * float(gradient.sum()) - _weighted_ones(words, gradient)
        second = (1 - 2 * rate) * _weighted_ones(words, curvature)
        second += rate**2 * float(curvature.sum())
        cost = weight * first + 0.5 * weight**2 * second
        # What costs nothing goes by what it saves.
        positive = cost[cost > 0]
        floor = float(positive.min()) if len(positive) else 1.0
        cost = np.maximum(cost, floor) / saved[members]
        near = np.argsort(cost, kind="stable")[: n + min(2 * n, 64)]
        change = (self._values(members[near]) - rate[near, None].astype(np.float32)) * (
            weight[near, None]
        )
        together = (change * curvature) @ change.T / saved[members[near], None]
        price, taken = cost[near], []
        for _ in range(n):
            i = int(np.argmin(price))
            taken.append(i)
            price += together[:, i]
            price[i] = np.inf
        self.sums[k] -= change[taken].sum(axis=0)
        chosen: NDArray[np.int64] = members[near[taken]]
        self.keep[chosen] = False
        self.members[k] = np.delete(members, near[taken])
        return chosen


def _gates_saved(netlist: Netlist, keep: NDArray[np.bool_]) -> NDArray[np.float64]:
    """``(O,)`` share of each output in the gates that it needs, each divided among its readers."""
    live = replace(netlist, outputs=netlist.outputs[keep])
    used = used_nets(live)[netlist.first_gate_net :]
    read = (netlist.a[used], netlist.b[used], live.outputs)
    readers = np.maximum(1, sum(np.bincount(nets, minlength=netlist.n_nets) for nets in read))
    share = np.zeros(netlist.n_nets)
    for run in netlist.segments():
        nets = slice(netlist.first_gate_net + run.start, netlist.first_gate_net + run.stop)
        share[nets] = (1 + share[netlist.a[run]] + share[netlist.b[run]]) / readers[nets]
    # Constants and inputs need none; a little more than nothing, to divide by.
    return np.maximum(share[netlist.outputs], 1e-3).astype(np.float64)


def _plane(bits: NDArray[np.bool_]) -> NDArray[np.uint64]:
    """``(B,)`` bits as ``(W,)`` words; rows that the last word has too many are 0."""
    n_words = -(-len(bits) // 64)
    packed = np.zeros(8 * n_words, dtype=np.uint8)
    packed[: -(-len(bits) // 8)] = np.packbits(bits, bitorder="little")
    return packed.view("<u8").astype(np.uint64, copy=False)


def _weighted_ones(words: NDArray[np.uint64], values: NDArray[np.float32]) -> NDArray[np.float64]:
    """``(n,)`` sums of ``(B,)`` values over the rows where bits of ``(n, W)`` words are set.

    Values are taken as whole numbers of 12 bits, which are counted bit by bit.
    """
    low, high = float(values.min()), float(values.max())
    total = np.asarray(low * n_ones(words), dtype=np.float64)
    step = (high - low) / (2**_PLANES - 1)
    if not step > 0:
        return total
    whole = np.rint((values - low) / np.float32(step)).astype(np.int32)
    for plane in range(_PLANES):
        total += step * 2**plane * n_ones(words & _plane((whole >> plane & 1).astype(bool)))
    return total
