"""The smallest network that loses no more than a given accuracy. NOT the same function."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.approximate.pruning import PruningCurve, prune_outputs, pruning_curve
from gategrad.approximate.pruning_orders import ORDERS, output_rates
from gategrad.circuit import Circuit
from gategrad.circuit.arrays import as_bits
from gategrad.circuit.input_selection import input_bits
from gategrad.config.near_names import must_be_one_of
from gategrad.passes import PassReport, optimize
from gategrad.targets import EngineNetwork

__all__ = ["PrunedNetwork", "smallest_network"]

# Those that keep the outputs one by one, so that each class can lose as many as the others.
_KEEPING_OUTPUTS: Final = ("simplify", "rewrite", "resubstitute")


@dataclass(frozen=True)
class PrunedNetwork:
    """What pruning found.

    Attributes:
        circuit: The smaller circuit, after exact passes.
        method: How outputs were chosen.
        removed: Outputs removed from each class.
        outputs: Outputs that were left, before passes merged equal ones.
        gates_trained: Gates of the circuit that came in.
        gates_before: Gates of the same function after exact passes.
        gates: Gates of the smaller circuit.
        accuracy_before: Share of the validation samples that the circuit that came in has right.
        accuracy: The same of the smaller one.
        curve: Every number of outputs that was looked at, on the validation samples.
    """

    circuit: Circuit
    method: str
    removed: int
    outputs: int
    gates_trained: int
    gates_before: int
    gates: int
    accuracy_before: float
    accuracy: float
    curve: PruningCurve


def smallest_network(
    circuit: Circuit,
    train_bits: ArrayLike,
    train_y: ArrayLike,
    valid_bits: ArrayLike,
    valid_y: ArrayLike,
    *,
    loss: float = 0.5,
    method: str = "greedy",
    seed: int = 0,
    seconds: float = 60.0,
    report: Callable[[str], None] | None = None,
) -> PrunedNetwork:
    """Remove as many outputs per class as the accuracy allows, and all that only they needed.

    Outputs are chosen and offsets corrected on the training samples, how many go is decided on the
    validation samples; keep test samples out of both.

    Args:
        circuit: A circuit whose readout is a Group-Sum, best as it was extracted; convolutions are
            unrolled.
        train_bits: ``(B, n_inputs)`` input bits, of an encoder without a selection.
        train_y: ``(B,)`` their classes.
        valid_bits: ``(B, n_inputs)`` other input bits.
        valid_y: ``(B,)`` their classes.
        loss: Percentage points of validation accuracy that may be lost.
        method: A key of :data:`~gategrad.approximate.pruning_orders.ORDERS`: ``random``,
            ``activation`` or ``greedy``.
        seed: Of the choice.
        seconds: For the passes before and for those after: none is begun later.
        report: Is told in words what begins now, for progress.

    Raises:
        ValueError: An unknown method, another readout, no samples, or a loss that is not a number
            of percentage points from 0 to 100.
    """
    if method not in ORDERS:
        raise ValueError(must_be_one_of("method", method, ORDERS))
    if not (math.isfinite(loss) and 0 <= loss <= 100):
        raise ValueError(f"the loss must be from 0 to 100 percentage points, got {loss}")
    circuit = circuit.unrolled()
    train, valid = (as_bits(bits, circuit.netlist.n_inputs) for bits in (train_bits, valid_bits))
    y = np.asarray(valid_y)
    if len(train) == 0 or len(valid) == 0:
        raise ValueError(
            "pruning needs training and validation samples: there are "
            f"{len(train)} and {len(valid)}"
        )

    def say(text: str) -> None:
        if report is not None:
            report(text)

    def passed(report: PassReport) -> None:
        say(f"exact passes: {report.gates:,} gates after {report.name}")

    start, _ = optimize(circuit, _KEEPING_OUTPUTS, seconds=seconds, report=passed)
    say(f"choosing which of {start.n_outputs:,} outputs go first ({method})")
    order = ORDERS[method](start, train, train_y, seed=seed)
    rates = output_rates(start, train)
    say("looking how many may go")
    curve = pruning_curve(start, order, valid, y, rates=rates)
    # In samples, so that rounding decides nothing.
    right = np.rint(curve.accuracy * len(y))
    allowed = right >= right[0] - math.floor(loss / 100 * len(y) + 1e-9)
    removed = int(curve.removed[np.flatnonzero(allowed)[-1]])
    pruned = start
    if removed:
        pruned = prune_outputs(start, order[:removed], rates=rates)
    before, _ = optimize(start, seconds=seconds, report=passed)
    smaller, _ = optimize(pruned, seconds=seconds, report=passed)
    return PrunedNetwork(
        smaller,
        method,
        removed,
        pruned.readout.n_outputs,
        circuit.netlist.n_gates,
        before.netlist.n_gates,
        smaller.netlist.n_gates,
        _accuracy(circuit, valid, y),
        _accuracy(smaller, valid, y),
        curve,
    )


def _accuracy(circuit: Circuit, bits: NDArray[np.uint8], y: NDArray[np.int64]) -> float:
    predicted = EngineNetwork(circuit).predict_encoded(input_bits(circuit, bits))
    return float(np.mean(predicted == y))
