"""Which outputs a circuit can best do without: orders in which they go (paper, appendix D).

An order is a ``(M, K)`` array: row ``m`` holds the output of each class that goes at step ``m``.
Each class loses one at a time and keeps at least one. To add a method, write a function like those
below and list it in :data:`ORDERS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.approximate.greedy_order import greedy_order
from gategrad.approximate.pruning import prunable_outputs
from gategrad.circuit import Circuit
from gategrad.circuit.arrays import as_bits
from gategrad.circuit.net_values import n_ones, output_words

__all__ = ["ORDERS", "activation_order", "greedy_order", "output_rates", "random_order"]

_Order = NDArray[np.int64]


def output_rates(circuit: Circuit, bits: ArrayLike) -> NDArray[np.float64]:
    """``(O,)`` how often each output is 1 on ``(B, n_inputs)`` input bits."""
    circuit = circuit.unrolled()
    rows = as_bits(bits, circuit.netlist.n_inputs)
    if len(rows) == 0:
        raise ValueError("activation rates need rows: there are none")
    words = output_words(circuit.netlist, rows)
    # The last word repeats the last row.
    last = (words[:, -1] >> np.uint64(63)).astype(np.int64)
    return (n_ones(words) - last * (-len(rows) % 64)) / len(rows)


def random_order(circuit: Circuit, bits: ArrayLike, y: ArrayLike, *, seed: int = 0) -> _Order:
    """At random, as in the paper; the data plays no part.

    Args:
        circuit: A circuit whose readout is a Group-Sum.
        bits: ``(B, n_inputs)`` input bits.
        y: ``(B,)`` their classes.
        seed: Of the choice.
    """
    rng = np.random.default_rng(seed)
    return _stacked([rng.permutation(outputs) for outputs in prunable_outputs(circuit)])


def activation_order(circuit: Circuit, bits: ArrayLike, y: ArrayLike, *, seed: int = 0) -> _Order:
    """Those that change least first: dead and saturated ones, then by ``rate * (1 - rate)``.

    Args:
        circuit: A circuit whose readout is a Group-Sum.
        bits: ``(B, n_inputs)`` input bits, which rates are measured on.
        y: ``(B,)`` their classes.
        seed: Decides between equal rates.
    """
    rng = np.random.default_rng(seed)
    rates = output_rates(circuit, bits)
    changes = rates * (1 - rates)
    chance = rng.random(len(rates))
    return _stacked([m[np.lexsort((chance[m], changes[m]))] for m in prunable_outputs(circuit)])


def _stacked(orders: list[NDArray[np.int64]]) -> _Order:
    # Each class keeps at least one; classes with one output more keep one more.
    steps = min(len(order) for order in orders) - 1
    return np.stack([order[:steps] for order in orders], axis=1)


ORDERS: Final[dict[str, Callable[..., _Order]]] = {
    "random": random_order,
    "activation": activation_order,
    "greedy": greedy_order,
}
"""Removal orders by name: each takes circuit, input bits, classes and ``seed``."""
