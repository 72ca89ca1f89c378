"""Ways to run a circuit, with convolutions or without, and to write it for other tools.

To add one, write a file beside this with a subclass of
:class:`~gategrad.targets.compiled.CompiledNetwork` and list it in :data:`TARGETS`.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any, Final, Literal, overload

from gategrad.circuit import Circuit
from gategrad.config.near_names import did_you_mean, must_be_one_of
from gategrad.system.kinds import check_kind
from gategrad.targets.c.library import CLibraryNetwork
from gategrad.targets.compiled import CompiledNetwork
from gategrad.targets.emitters import EMITTERS, emit
from gategrad.targets.engine import EngineNetwork, PackedRows, default_threads
from gategrad.targets.reference_network import ReferenceNetwork

__all__ = [
    "EMITTERS",
    "TARGETS",
    "CLibraryNetwork",
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


_COMPILERS: Final[dict[str, Callable[..., CompiledNetwork]]] = {**TARGETS, "c": CLibraryNetwork}


@overload
def compile(  # noqa: A001
    circuit: Circuit,
    *,
    target: Literal["engine"] = "engine",
    threads: int | None = None,
    unroll: bool | None = None,
) -> EngineNetwork: ...


@overload
def compile(circuit: Circuit, *, target: str, **options: Any) -> CompiledNetwork: ...  # noqa: A001


def compile(circuit: Circuit, *, target: str = "engine", **options: Any) -> CompiledNetwork:  # noqa: A001
    """Load a circuit into the bit-parallel engine, or into another target that runs here.

    Args:
        circuit: What to run; see :func:`gategrad.to_circuit` and :func:`gategrad.load_circuit`.
        target: ``engine``, the fastest; ``c``, generated C through this machine's compiler;
            ``reference``, the slow oracle. For files, see :func:`gategrad.emit`.
        options: ``threads`` for each call of the engine, all CPUs that the process may use by
            default, and ``unroll``, see :class:`EngineNetwork`; for ``c`` see
            :class:`~gategrad.targets.c.CLibraryNetwork`.

    Returns:
        A network with ``predict``, ``scores``, ``class_sums`` and ``bits``.

    Raises:
        ValueError: An unknown target or option.
    """
    check_kind("circuit", circuit, Circuit)
    if target not in _COMPILERS:
        step = f": gategrad.emit writes files for {target}" if target in EMITTERS else ""
        raise ValueError(must_be_one_of("target", target, _COMPILERS) + step)
    known = signature(_COMPILERS[target]).parameters
    for option in options:
        if option not in known:
            own = list(known)[1:]
            raise ValueError(
                f"{target} has no option {option!r}: it has {', '.join(own) or 'none'}"
                f"{did_you_mean(option, own)}"
            )
    return _COMPILERS[target](circuit, **options)
