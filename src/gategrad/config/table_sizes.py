"""Networks and trainings that suit the size of a table: a rule, for who names no sizes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from numbers import Integral
from types import MappingProxyType
from typing import Any, Final

from gategrad.config.wiring_names import CANDIDATES, LEARNED

__all__ = ["AUTO", "LR", "TableSizes", "is_auto", "table_sizes"]

AUTO: Final = "auto"
LR: Final = 0.1
"""Adam's learning rate at the start, which falls to zero along a cosine."""
# Of learned wiring, chosen on tables of many numbers (docs/estimator.md). Scores are so small that
# no gate is done before it has found something to read.
_LEARNED_LAYERS: Final = 2
_LEARNED_CANDIDATES: Final = (64, 16)
_LEARNED_TAU: Final = 8 / 3
# Wiring is learned where a first layer at random would read a bit less often.
_READINGS: Final = 4


@dataclass(frozen=True)
class TableSizes:
    """Sizes of a network, of its encoder and of its training, and how the network is wired.

    Attributes:
        layers: Logic layers.
        width: Gates of each.
        n_thresholds: Thresholds of a column of numbers, at most.
        epochs: Passes over the rows.
        batch_size: Rows of a step.
        connections: Wiring of the first layer.
        hidden_connections: Wiring of the others; None: as the first's.
        candidates: Of learned wiring, among how many an input is chosen, by layer.
        tau: Temperature of the class sums, or ``auto``, the head's own rule.
    """

    layers: int
    width: int
    n_thresholds: int
    epochs: int
    batch_size: int
    # Files of earlier versions hold sizes without these.
    connections: str = "random"
    hidden_connections: str | None = None
    candidates: tuple[int, ...] = CANDIDATES
    tau: float | str = AUTO


def table_sizes(
    n_rows: int,
    n_columns: int,
    n_classes: int,
    asked: Mapping[str, Any] = MappingProxyType({}),
    *,
    values: Callable[[], Iterable[int]] | None = None,
) -> TableSizes:
    """Sizes by rule, but for those that were asked for.

    Wiring is learned, in two layers, where the table has so many bits that a first layer with the
    rule's width, or a larger one that was asked for, would read each less than four times at
    random; not where another number of layers was asked for. Only columns of numbers with more
    values than thresholds count: with few values, drawn wiring was better.

    Args:
        n_rows: Different rows to train on.
        n_columns: Columns.
        n_classes: Classes.
        asked: Fields of :class:`TableSizes`: what they shall be, or ``auto``; of ``candidates`` one
            number, too. And ``outputs``, gates of the last layer, where these are not ``width``.
        values: Says how many different values each column of numbers has; called only where that
            decides. None: all are such columns, with more values than thresholds.

    Raises:
        ValueError: Anything else; names it.
    """
    batch_size = _asked(
        asked, "batch_size", 32 if n_rows < 2_000 else 64 if n_rows < 8_000 else 128
    )
    steps = min(6_000, max(600, 25 * math.isqrt(n_rows)))
    usual = _rounded(max(2_000, 16 * math.isqrt(n_rows), 150 * n_classes))
    width = _asked(asked, "width", usual)
    n_thresholds = _asked(asked, "n_thresholds", min(63, max(15, 640 // n_columns)))
    connections = _asked_wiring(asked, "connections")
    hidden_connections = _asked_wiring(asked, "hidden_connections")
    if connections is None:
        enough = 2 * max(width, usual) // _READINGS
        many = n_columns * n_thresholds > enough
        if many and values is not None:
            many = sum(n_thresholds for n in values() if n > n_thresholds) > enough
        as_measured = _asked(asked, "layers", _LEARNED_LAYERS) == _LEARNED_LAYERS
        connections = LEARNED if many and as_measured else "random"
    learned = connections == LEARNED
    layers = _LEARNED_LAYERS if learned or n_rows < 2_000 else 3
    layers = _asked(asked, "layers", layers)
    tau = asked.get("tau", AUTO)
    if learned and is_auto(tau):
        tau = round(_LEARNED_TAU * math.sqrt((asked.get("outputs") or width) / n_classes), 1)
    return TableSizes(
        layers=layers,
        width=width,
        n_thresholds=n_thresholds,
        epochs=_asked(asked, "epochs", max(10, round(steps * batch_size / n_rows))),
        batch_size=batch_size,
        connections=connections,
        hidden_connections=hidden_connections,
        candidates=_asked_candidates(
            asked, _LEARNED_CANDIDATES[:layers] if learned else CANDIDATES
        ),
        tau=tau,
    )


def is_auto(given: Any) -> bool:
    """Whether the rule is to choose."""
    return isinstance(given, str) and given == AUTO


def _asked(asked: Mapping[str, Any], name: str, value: int) -> int:
    given = asked.get(name, AUTO)
    if is_auto(given):
        return value
    most = 255 if name == "n_thresholds" else 10**9
    known = isinstance(given, Integral) and not isinstance(given, bool)
    if not known or not 1 <= int(given) <= most:
        raise ValueError(f"{name} must be 'auto' or 1 to {most}, got {given!r}")
    return int(given)


def _asked_wiring(asked: Mapping[str, Any], name: str) -> str | None:
    """The name of a wiring; None where none is given."""
    given = asked.get(name, AUTO)
    if is_auto(given) or (given is None and name == "hidden_connections"):
        return None
    if not isinstance(given, str):
        raise ValueError(f"{name} must be 'auto' or the name of a wiring, got {given!r}")
    return given


def _asked_candidates(asked: Mapping[str, Any], rule: tuple[int, ...]) -> tuple[int, ...]:
    given = asked.get("candidates", AUTO)
    if is_auto(given):
        return rule
    several = tuple(given) if isinstance(given, list | tuple) else (given,)
    known = all(
        isinstance(n, Integral) and not isinstance(n, bool) and int(n) >= 1 for n in several
    )
    if not several or not known:
        raise ValueError(
            f"candidates must be 'auto', a number from 1, or one for each layer, got {given!r}"
        )
    return tuple(map(int, several))


def _rounded(width: int) -> int:
    return -(-width // 500) * 500
