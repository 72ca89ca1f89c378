"""Claims: one test of each, of what runs measured and of the numbers that others printed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeVar

from gategrad.config.near_names import must_be_one_of
from gategrad.results.result_rows import Measured, ResultRow

__all__ = [
    "HELD",
    "MEANING",
    "NOT_HELD",
    "NOT_PRINTED",
    "NOT_TESTED",
    "PRINTED",
    "VERDICTS",
    "Claim",
    "Outcome",
    "judged",
    "printed_claim",
]

HELD, NOT_HELD, NOT_TESTED = "held", "not held", "not yet tested"
NOT_PRINTED = "not printed"
# What the verdicts mean, for a page's reader.
MEANING: Final = (
    "A claim is a test of numbers: held where they pass it, not held where they fail it, not yet "
    "tested where not all the runs that it needs are there."
)
VERDICTS: Final = (HELD, NOT_HELD, NOT_TESTED)
PRINTED: Final = (HELD, NOT_HELD, NOT_PRINTED)

Numbers = TypeVar("Numbers")


class Outcome(NamedTuple):
    """What a test of numbers says: whether a claim holds, and the numbers in words."""

    holds: bool
    reason: str


@dataclass(frozen=True)
class Claim:
    """A claim and what runs say about it.

    Attributes:
        text: The claim, in a sentence.
        verdict: ``held``, ``not held`` or ``not yet tested``.
        reason: The numbers, in words; of a claim that has not been tested, why not.
        rows: The runs behind them.
        printed: What the same test says of the numbers that others printed: ``held``, ``not held``
            or ``not printed``; empty where the claim is nobody else's.
        printed_reason: Those numbers, in words.
    """

    text: str
    verdict: str
    reason: str
    rows: Sequence[ResultRow] = ()
    printed: str = ""
    printed_reason: str = ""

    def __post_init__(self) -> None:
        for name in ("text", "reason", "printed_reason"):
            if not isinstance(getattr(self, name), str):
                raise TypeError(
                    f"{name} of a claim must be a text, got {getattr(self, name)!r:.80}"
                )
        for name, known in (("verdict", VERDICTS), ("printed", ("", *PRINTED))):
            if getattr(self, name) not in known:
                raise ValueError(must_be_one_of(name, getattr(self, name), known))


def judged(
    text: str, holds: bool | None, reason: str, measured: Iterable[Measured | None] = ()
) -> Claim:
    """A claim by whether it holds; None where there are not the runs to say."""
    if holds is None:
        return Claim(text, NOT_TESTED, "")
    return Claim(text, HELD if holds else NOT_HELD, _with_minus(reason), _rows_of(measured))


def printed_claim(
    text: str,
    test: Callable[[Numbers], Outcome | None],
    ours: Numbers | None,
    *,
    printed: Numbers | None = None,
    measured: Iterable[Measured | None] = (),
    missing: str = "",
) -> Claim:
    """Someone else's claim, by one test of our numbers and of theirs.

    Args:
        text: The claim, in a sentence.
        test: From numbers to what they say; None where not all that it needs are there.
        ours: What runs measured; None where they are not to say anything.
        printed: The numbers that were printed beside the claim; None where none were.
        measured: What the runs behind it measured, and no others.
        missing: Why it has not been tested, in a sentence, where that is known.
    """
    found = None if ours is None else _tested(text, test, ours)
    theirs = None if printed is None else _tested(text, test, printed)
    claim = (
        Claim(text, NOT_TESTED, missing)
        if found is None
        else judged(text, found.holds, found.reason, measured)
    )
    if theirs is None:
        return replace(claim, printed=NOT_PRINTED)
    said = judged(text, theirs.holds, theirs.reason)
    return replace(claim, printed=said.verdict, printed_reason=said.reason)


def _tested(
    text: str, test: Callable[[Numbers], Outcome | None], numbers: Numbers
) -> Outcome | None:
    found = test(numbers)
    if found is not None and not isinstance(found, Outcome):
        raise TypeError(f"the test of the claim {text!r} must give an Outcome, got {found!r:.80}")
    return found


def _with_minus(reason: str) -> str:
    """A real minus before numbers."""
    return re.sub(r"(?<!\w)-(?=\d)", "\u2212", reason)


def _rows_of(measured: Iterable[Measured | None]) -> tuple[ResultRow, ...]:
    rows: dict[str, ResultRow] = {}
    for some in measured:
        if some is not None:
            rows |= {row.run_id: row for row in some.rows}
    return tuple(rows.values())
