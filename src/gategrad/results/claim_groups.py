"""A report's claims for reading: by experiment, and ours beside what others printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gategrad.results.claims import NOT_PRINTED, NOT_TESTED, PRINTED, VERDICTS, Claim

__all__ = ["ClaimGroup", "Comparison", "claim_groups"]


@dataclass(frozen=True)
class ClaimGroup:
    """Claims of an experiment at a scale.

    Attributes:
        title: The experiment's.
        scale: At which scale; empty where there is none.
        anchor: Where the experiment is within a page.
        claims: Those that were tested come first.
    """

    title: str
    scale: str
    anchor: str
    claims: Sequence[Claim]

    @property
    def is_tested(self) -> bool:
        """Whether runs say something about one of them."""
        return any(claim.verdict != NOT_TESTED for claim in self.claims)


def claim_groups(verdicts: Iterable[tuple[Claim, str, str, str]]) -> list[ClaimGroup]:
    """Claims by experiment and scale; experiments of which none was tested come last.

    Args:
        verdicts: See :func:`~gategrad.results.report.verdicts`.
    """
    found: dict[tuple[str, str, str], list[Claim]] = {}
    for claim, *place in verdicts:
        title, scale, anchor = place
        found.setdefault((title, scale, anchor), []).append(claim)
    groups = [ClaimGroup(*place, claims) for place, claims in found.items()]
    return sorted(groups, key=lambda group: not group.is_tested)


@dataclass(frozen=True)
class Comparison:
    """How many claims have which verdict of our runs, and which of the printed numbers.

    Attributes:
        columns: Verdicts of the printed numbers.
        lines: A verdict of our runs, and how many claims have it and that of each column.
    """

    columns: Sequence[str]
    lines: Sequence[tuple[str, Sequence[int]]]

    @classmethod
    def of(cls, claims: Iterable[Claim]) -> Comparison | None:
        """That of some claims; None where they are nobody else's."""
        claims = list(claims)
        if not any(claim.printed for claim in claims):
            return None
        counts = Counter((claim.verdict, claim.printed or NOT_PRINTED) for claim in claims)
        lines = [(ours, [counts[ours, printed] for printed in PRINTED]) for ours in VERDICTS]
        return cls(PRINTED, lines)

    @property
    def agreement(self) -> str:
        """How many verdicts are the same where there are both, in a sentence; may be empty."""
        (_, (both, ours, _)), (_, (printed, neither, _)), _ = self.lines
        compared = both + ours + printed + neither
        if not compared:
            return ""
        return (
            f"Of those tested, {compared} could be tested on the printed numbers, too: "
            f"{both + neither} with the same verdict."
        )
