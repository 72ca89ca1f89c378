"""A report before it is written down: which experiments have which runs, and what these show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

from gategrad.config import RunConfig
from gategrad.report.experiments import SCALES, Experiment
from gategrad.report.parts import HELD, NOT_HELD, NOT_TESTED, Claim, Line, Section
from gategrad.report.rows import Measured, Row, Rows, cost_of
from gategrad.sweep.configs import difference

__all__ = [
    "Document",
    "Part",
    "costs",
    "duration",
    "facts",
    "number",
    "runs_of",
    "signed",
    "spread",
    "tally",
    "times",
    "verdicts",
]


@dataclass(frozen=True)
class Part:
    """An experiment at one scale.

    Attributes:
        experiment: The experiment.
        scale: The scale.
        section: What it shows.
        finished: How many of its runs are there.
        total: How many it has.
    """

    experiment: Experiment
    scale: str
    section: Section
    finished: int
    total: int

    @property
    def anchor(self) -> str:
        """Its name within a page."""
        return f"{self.experiment.name}-{self.scale}"


@dataclass(frozen=True)
class Document:
    """All of a report.

    Attributes:
        parts: Experiments that have runs, in the paper's order.
        missing: Experiments without any run.
        rows: The lines of the parts' runs, part by part.
        commands: How each of these runs is made again, by its id.
        others: How many lines belong to no part: to no experiment, or to a scale not shown.
    """

    parts: Sequence[Part]
    missing: Sequence[tuple[Experiment, Iterable[Claim]]]
    rows: Mapping[str, Row]
    commands: Mapping[str, str]
    others: int

    @property
    def about(self) -> str:
        """Which runs it is made of, in words."""
        text = f"{len(self.rows)} run{'' if len(self.rows) == 1 else 's'}"
        return f"{text} ({self.others} more lines are of none shown here)" if self.others else text

    @classmethod
    def of(
        cls,
        experiments: Iterable[Experiment],
        rows: Mapping[str, Row],
        scales: Sequence[str] | None = None,
    ) -> Document:
        """The report of some lines.

        Args:
            experiments: What they may belong to.
            rows: The lines, by run id.
            scales: Which to show; by default all that have runs, ``smoke`` only where no other has.
        """
        parts: list[Part] = []
        missing: list[tuple[Experiment, Iterable[Claim]]] = []
        commands: dict[str, str] = {}
        for experiment in experiments:
            found = _parts(experiment, rows, scales, commands)
            parts += found
            if not found:
                missing.append((experiment, _shown(experiment, Rows({}, "paper")).claims))
        used = {run_id: rows[run_id] for run_id in commands}
        return cls(parts, missing, used, commands, len(rows) - len(used))


def _parts(
    experiment: Experiment,
    rows: Mapping[str, Row],
    scales: Sequence[str] | None,
    commands: dict[str, str],
) -> list[Part]:
    parts: list[Part] = []
    for scale in scales or SCALES:
        configs = experiment.runs(scale)
        there = {config.run_id: rows[config.run_id] for config in configs if config.run_id in rows}
        if not there or (scale == "smoke" and scales is None and parts):
            continue
        for run_id in there:
            how = f"gategrad sweep {experiment.path} --scale {scale} --only {run_id}"
            commands.setdefault(run_id, how)
        section = _shown(experiment, Rows(there, scale))
        parts.append(Part(experiment, scale, section, len(there), len(configs)))
    return parts


def _shown(experiment: Experiment, rows: Rows) -> Section:
    """An experiment's report; what it generates is kept, since it is read more than once."""
    section = experiment.report(rows)
    return Section(
        tuple(section.tables), tuple(section.figures), tuple(section.claims), tuple(section.notes)
    )


def verdicts(document: Document) -> list[tuple[Claim, str, str, str]]:
    """All claims, each with experiment, scale and anchor; those that were tested come first.

    A claim that has not been tested stands there once, and only if no other scale has tested it,
    with what there is: it is that of the scale with the most runs.
    """
    found = [
        (_with_reason(claim, part), part.experiment.title, part.scale, part.anchor)
        for part in sorted(document.parts, key=lambda part: (part.experiment.place, -part.finished))
        for claim in part.section.claims
    ]
    found += [
        (
            replace(claim, reason="No runs so far."),
            experiment.title,
            "",
            f"{experiment.name}-missing",
        )
        for experiment, claims in document.missing
        for claim in claims
    ]
    tested = [each for each in found if each[0].verdict != NOT_TESTED]
    known = {claim.text for claim, *_ in tested}
    for each in found:
        if each[0].text not in known:
            known.add(each[0].text)
            tested.append(each)
    return tested


def _with_reason(claim: Claim, part: Part) -> Claim:
    if claim.verdict != NOT_TESTED or claim.reason:
        return claim
    if part.scale == "smoke":
        return replace(claim, reason="Runs of smoke say nothing.")
    if part.finished == part.total:
        why = f"All {part.total} runs are there, but their lines do not hold what says so."
        return replace(claim, reason=why)
    return replace(claim, reason=f"{part.finished} of {part.total} runs so far: too few to say.")


def tally(claims: Iterable[Claim]) -> str:
    """How many of them held, and so on, in a sentence."""
    counts = Counter(claim.verdict for claim in claims)
    return ", ".join(f"{counts[verdict]} {verdict}" for verdict in (HELD, NOT_HELD, NOT_TESTED))


def runs_of(line: Line) -> list[list[Row]]:
    """The runs behind a line's numbers: one list for those numbers that have the same runs.

    A line of single runs with one seed, such as numbers of classes, has the first one only.
    """
    groups: dict[tuple[str, ...], list[Row]] = {}
    for some in line.measured:
        rows = sorted(some.rows, key=lambda row: row.config.seed)
        groups.setdefault(tuple(row.run_id for row in rows), rows)
    found = list(groups.values())
    if all(len(rows) == 1 and rows[0].config.seed == found[0][0].config.seed for rows in found):
        return found[:1]
    return found


def number(measured: Measured) -> str:
    """A mean, in percent, without its sign."""
    return f"{measured.mean:.2f}"


def spread(value: float | None) -> str:
    """What stands behind a mean."""
    return "" if value is None else f" ± {value:.2f}"


def signed(value: float) -> str:
    """A difference, with a real minus."""
    return f"{value:+.2f}".replace("-", "\u2212")


def times(line: Line) -> str:
    """What a run of a line takes, from the shortest to the longest of its numbers."""
    found = [some.seconds for some in line.measured if some.seconds is not None]
    if not found:
        return "-" if line.measured else ""
    return " to ".join(dict.fromkeys(map(duration, (min(found), max(found)))))


def costs(line: Line) -> str:
    """What inference costs with a line's networks."""
    return cost_of(some.rows[0] for some in line.measured)


def duration(seconds: float | None) -> str:
    """A time in few characters."""
    if seconds is None:
        return "-"
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 6000 else f"{seconds / 3600:.1f} h"


def facts(row: Row, command: str) -> dict[str, str]:
    """What a run's entry says."""
    content: Mapping[str, Any] = row.content
    machine = content.get("machine") or {}
    peak = content.get("peak_mb")
    seconds = row.seconds
    return {
        "command": command,
        "line": f"{row.file}:{row.line}",
        "settings": difference(row.config, RunConfig()) or "the defaults",
        "commit": str(content.get("commit") or "-"),
        "machine": f"{machine.get('cpu', '-')}, {machine.get('cores', '-')} cores, "
        f"torch {machine.get('torch', '-')}, {content.get('device', 'cpu')}",
        "time": "-" if seconds is None else str(timedelta(seconds=round(seconds))),
        "peak memory": "-" if peak is None else f"{peak:,.0f} MB",
        "inference": cost_of([row]) or "-",
    }
