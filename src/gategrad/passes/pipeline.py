"""Passes one after the other, until none finds anything more."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import cycle
from typing import Final

from gategrad.circuit import Circuit, Netlist
from gategrad.passes.drop_inputs import drop_inputs
from gategrad.passes.fold_outputs import fold_outputs
from gategrad.passes.functional_reduction import functional_reduction
from gategrad.passes.resubstitute import resubstitute
from gategrad.passes.rewrite import rewrite
from gategrad.passes.simplify import simplify

__all__ = ["DEFAULT_PASSES", "PASSES", "PassReport", "optimize"]


@dataclass(frozen=True)
class PassReport:
    """What one run of a pass did.

    Attributes:
        name: Of the pass; ``start`` for the circuit that came in.
        gates: Gates after it.
        depth: Gates on the longest path after it.
        inputs: Input bits after it.
        outputs: Output bits after it.
        seconds: Time that it took.
    """

    name: str
    gates: int
    depth: int
    inputs: int
    outputs: int
    seconds: float


def _on_netlist(function: Callable[[Netlist], Netlist]) -> Callable[[Circuit], Circuit]:
    return lambda circuit: replace(circuit, netlist=function(circuit.netlist))


def _functional_reduction(circuit: Circuit, *, seconds: float = 60.0) -> Circuit:
    return replace(circuit, netlist=functional_reduction(circuit.netlist, seconds=seconds))


PASSES: Final[dict[str, Callable[..., Circuit]]] = {
    "simplify": _on_netlist(simplify),
    "fold_outputs": fold_outputs,
    "rewrite": _on_netlist(rewrite),
    "resubstitute": _on_netlist(resubstitute),
    "functional_reduction": _functional_reduction,
    "drop_inputs": drop_inputs,
}
"""Passes by name, as functions of circuits. Each leaves every class sum of every input as it is."""

_TIMED: Final = frozenset({"functional_reduction"})  # these take ``seconds``, too
_LAST: Final = frozenset({"drop_inputs"})  # nothing to find for others after these: run once

DEFAULT_PASSES: Final = ("simplify", "fold_outputs", "rewrite", "resubstitute", "drop_inputs")


def optimize(
    circuit: Circuit,
    passes: Sequence[str] = DEFAULT_PASSES,
    *,
    seconds: float = 60.0,
    report: Callable[[PassReport], None] | None = None,
) -> tuple[Circuit, list[PassReport]]:
    """Run passes in turn until a whole round changes nothing, or time is up.

    ``drop_inputs`` runs once, after the others have come to an end.

    Args:
        circuit: Any circuit.
        passes: Names from :data:`PASSES`, in order.
        seconds: No pass is begun after so long, and none that takes a budget goes on for longer.
        report: Called after each pass, for progress.

    Returns:
        A circuit with the same class sums for every input, and a report per pass that was run, the
        first of which, ``start``, is of the circuit as it was.

    Raises:
        ValueError: An unknown pass, or a negative time.
    """
    for name in passes:
        if name not in PASSES:
            raise ValueError(f"pass must be one of {', '.join(PASSES)}, got {name!r}")
    if not seconds >= 0:
        raise ValueError(f"seconds must not be negative, got {seconds}")
    begin = time.perf_counter()
    reports: list[PassReport] = []

    def note(name: str, began: float) -> None:
        took, netlist = time.perf_counter() - began, circuit.netlist
        depth = int(netlist.levels()[netlist.outputs].max(initial=0))
        sizes = netlist.n_gates, depth, netlist.n_inputs, netlist.n_outputs
        reports.append(PassReport(name, *sizes, took))
        if report is not None:
            report(reports[-1])

    def order() -> Iterator[str]:
        repeated = [name for name in passes if name not in _LAST]
        for name in cycle(repeated):
            if idle == len(repeated):
                break
            yield name
        yield from (name for name in passes if name in _LAST)

    note("start", begin)
    idle = 0  # passes in a row that found nothing
    for name in order():
        began = time.perf_counter()
        if began - begin > seconds:
            break
        left = {"seconds": begin + seconds - began} if name in _TIMED else {}
        better = PASSES[name](circuit, **left)
        same = better.netlist == circuit.netlist and better.readout == circuit.readout
        idle = idle + 1 if same else 0
        circuit = better
        note(name, began)
    return circuit, reports
