"""Ways to run a circuit: each takes a :class:`~gategrad.circuit.Circuit`.

To add one, write a file beside this with a subclass of
:class:`~gategrad.targets.compiled.CompiledNetwork` and list it in :data:`TARGETS`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gategrad.circuit import Circuit
from gategrad.targets.compiled import CompiledNetwork
from gategrad.targets.emitters import EMITTERS, emit
from gategrad.targets.engine import EngineNetwork, PackedRows, default_threads
from gategrad.targets.reference import ReferenceNetwork

__all__ = [
    "EMITTERS",
    "TARGETS",
    "CompiledNetwork",
    "EngineNetwork",
    "PackedRows",
    "ReferenceNetwork",
    "compile",
    "default_threads",
    "emit",
]

TARGETS: Final[dict[str, Callable[[Circuit], CompiledNetwork]]] = {
    "engine": EngineNetwork,
    "reference": ReferenceNetwork,
}
"""Targets by name. Tests demand that all of them agree on every circuit."""


def compile(circuit: Circuit, *, threads: int | None = None) -> EngineNetwork:  # noqa: A001
    """Load a circuit into the bit-parallel engine.

    Args:
        circuit: What to run; see :func:`gategrad.to_circuit` and :func:`gategrad.load_circuit`.
        threads: Threads for each call; all CPUs that the process may use by default.

    Returns:
        A network with ``predict``, ``scores``, ``class_sums`` and ``bits``.
    """
    return EngineNetwork(circuit, threads=threads)
