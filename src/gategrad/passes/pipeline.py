"""Passes one after the other, until none finds anything more."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import wraps
from inspect import signature
from itertools import cycle
from typing import Any, Final

from gategrad.circuit import Circuit, Netlist
from gategrad.config.near_names import must_be_one_of
from gategrad.passes.drop_inputs import drop_inputs
from gategrad.passes.fold_outputs import fold_outputs
from gategrad.passes.functional_reduction import functional_reduction
from gategrad.passes.resubstitute import resubstitute
from gategrad.passes.rewrite import rewrite
from gategrad.passes.simplify import simplify
from gategrad.system.kinds import check_kind

__all__ = ["DEFAULT_PASSES", "PASSES", "PassReport", "optimize"]


@dataclass(frozen=True)
class PassReport:
    """What one run of a pass did.

    Attributes:
        name: Of the pass; ``start`` for the circuit that came in.
        gates: Gates after it, those of every position of a convolution counted.
        depth: Gates on the longest path after it; of convolutions, the sum of their depths, which
            no path exceeds.
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


def on_netlists(function: Callable[..., Netlist]) -> Callable[..., Circuit]:
    """A pass of netlists as one of circuits: on what all positions of a stage share, and behind."""

    @wraps(function)
    def on_circuit(circuit: Circuit, **options: Any) -> Circuit:
        seconds, began = options.get("seconds"), time.perf_counter()

        def better(netlist: Netlist) -> Netlist:
            if seconds is not None:  # of all netlists together
                options["seconds"] = max(0.0, began + seconds - time.perf_counter())
            few, read = netlist.without_spare_inputs()
            if few is netlist:
                return function(netlist, **options)
            # Passes hold what they know of each net.
            return function(few, **options).on_inputs(netlist.n_inputs, lambda inputs: read[inputs])

        stages = tuple(replace(stage, netlist=better(stage.netlist)) for stage in circuit.stages)
        return replace(circuit, stages=stages, dense=better(circuit.dense))

    return on_circuit


PASSES: Final[dict[str, Callable[..., Circuit]]] = {
    "simplify": on_netlists(simplify),
    "rewrite": on_netlists(rewrite),
    "resubstitute": on_netlists(resubstitute),
    "functional_reduction": on_netlists(functional_reduction),
    "fold_outputs": fold_outputs,
    "drop_inputs": drop_inputs,
}
"""Passes by name, as functions of circuits. Each leaves every class sum of every input as it is.

One that takes ``seconds`` is given what is left of the time.
"""

DEFAULT_PASSES: Final = ("simplify", "fold_outputs", "rewrite", "resubstitute", "drop_inputs")

# Nothing to find for others after these, where there are no stages: run once.
_LAST: Final = frozenset({"drop_inputs"})


def optimize(
    circuit: Circuit,
    passes: Sequence[str] = DEFAULT_PASSES,
    *,
    seconds: float = 60.0,
    report: Callable[[PassReport], None] | None = None,
) -> tuple[Circuit, list[PassReport]]:
    """Run passes in turn until a whole round changes nothing, or time is up.

    ``drop_inputs`` runs once, after the others have come to an end.

    Convolutions stay convolutions: passes run on what all positions of one share, and
    ``drop_inputs`` stands for :func:`~gategrad.passes.drop_channels`, in turn with the others. What
    is special at borders, or shared by neighboring positions, only the passes on
    :meth:`~gategrad.circuit.Circuit.unrolled` can find.

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
    check_kind("circuit", circuit, Circuit)
    for name in passes:
        if name not in PASSES:
            raise ValueError(must_be_one_of("pass", name, PASSES))
    if not seconds >= 0:
        raise ValueError(f"seconds must not be negative, got {seconds}")
    begin = time.perf_counter()
    reports: list[PassReport] = []

    def note(name: str, began: float) -> None:
        took = time.perf_counter() - began
        sizes = circuit.n_gates, _depth(circuit), circuit.n_inputs, circuit.n_outputs
        reports.append(PassReport(name, *sizes, took))
        if report is not None:
            report(reports[-1])

    def order() -> Iterator[str]:
        last = frozenset[str]() if circuit.stages else _LAST
        repeated = [name for name in passes if name not in last]
        for name in cycle(repeated):
            if idle == len(repeated):
                break
            yield name
        yield from (name for name in passes if name in last)

    note("start", begin)
    idle: int = 0  # passes in a row that found nothing
    for name in order():
        began = time.perf_counter()
        if began - begin > seconds:
            break
        better = _run(name, circuit, begin + seconds)
        idle = idle + 1 if better == circuit else 0
        circuit = better
        note(name, began)
    return circuit, reports


def _run(name: str, circuit: Circuit, deadline: float) -> Circuit:
    if "seconds" in signature(PASSES[name]).parameters:
        return PASSES[name](circuit, seconds=max(0.0, deadline - time.perf_counter()))
    return PASSES[name](circuit)


def _depth(circuit: Circuit) -> int:
    netlists = [*(stage.netlist for stage in circuit.stages), circuit.dense]
    netlists = [netlist.without_spare_inputs()[0] for netlist in netlists]
    return sum(int(n.levels()[n.outputs].max(initial=0)) for n in netlists)
