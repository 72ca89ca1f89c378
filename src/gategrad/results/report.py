"""A report before it is written down: which experiments have which runs, and what these show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any

from gategrad.config import RunConfig
from gategrad.config.differences import difference
from gategrad.results.claims import HELD, NOT_HELD, NOT_TESTED, Claim
from gategrad.results.experiments import About, Experiment
from gategrad.results.result_rows import ResultRow, ResultRows
from gategrad.results.sections import Section, TableLine
from gategrad.results.wording import cost_of, duration
from gategrad.system.short_repr import short_repr

__all__ = [
    "Report",
    "ReportSection",
    "anchor",
    "costs",
    "facts",
    "runs_of",
    "tally",
    "times",
    "verdicts",
]


@dataclass(frozen=True, kw_only=True)
class ReportSection(Section):
    """What a study showed at one scale, and where that belongs.

    Attributes:
        experiment: Whose it is.
        scale: At which scale; empty where a study has none.
        finished: How many of its runs are there.
        total: How many it has.
    """

    experiment: Experiment
    scale: str
    finished: int
    total: int

    __repr__ = short_repr


@dataclass(frozen=True)
class Report:
    """All of a report.

    Attributes:
        sections: Experiments that have runs, scale by scale, in the order of their places.
        missing: Experiments without any run.
        rows: The lines of the sections' runs, section by section.
        commands: How each of these runs is made again, by its id; empty where that is not known.
        others: How many lines belong to no section: to no experiment, or to a scale not shown.
        about: Its title, and what it repeats.
    """

    sections: Sequence[ReportSection]
    missing: Sequence[tuple[Experiment, Iterable[Claim]]]
    rows: Mapping[str, ResultRow]
    commands: Mapping[str, str]
    others: int
    about: About

    __repr__ = short_repr

    @property
    def made_of(self) -> str:
        """Which runs it is made of, in words."""
        text = f"{len(self.rows)} run{'' if len(self.rows) == 1 else 's'}"
        return f"{text} (lines of nothing shown here: {self.others})" if self.others else text

    @property
    def compares(self) -> bool:
        """Whether some number stands beside one that others printed."""
        return any(table.source for section in self.sections for table in section.tables)

    @classmethod
    def of(
        cls,
        experiments: Iterable[Experiment],
        rows: Mapping[str, ResultRow],
        scales: Sequence[str] | None = None,
        about: About | None = None,
    ) -> Report:
        """The report of some lines.

        Args:
            experiments: What they may belong to.
            rows: The lines, by run id.
            scales: Which to show; by default all that have runs, ``smoke`` only where no other has.
            about: Its title, and what it repeats; by default its experiments are named.
        """
        experiments = list(experiments)
        sections: list[ReportSection] = []
        missing: list[tuple[Experiment, Iterable[Claim]]] = []
        commands: dict[str, str] = {}
        for experiment in experiments:
            found = _sections(experiment, rows, scales, commands)
            sections += found
            if not found:
                nothing = experiment.report(ResultRows({}, experiment.scales[0]))
                missing.append((experiment, tuple(nothing.claims)))
        used = {run_id: rows[run_id] for run_id in commands}
        others = len(rows) - len(used)
        return cls(sections, missing, used, commands, others, about or _about(experiments))


def _about(experiments: Sequence[Experiment]) -> About:
    titles = [experiment.title for experiment in experiments[:4]]
    more = ", ..." if len(experiments) > len(titles) else ""
    return About(f"Results of {', '.join(titles)}{more}")


def _sections(
    experiment: Experiment,
    rows: Mapping[str, ResultRow],
    scales: Sequence[str] | None,
    commands: dict[str, str],
) -> list[ReportSection]:
    sections: list[ReportSection] = []
    for scale in dict.fromkeys(scales or experiment.scales):
        if scale not in experiment.scales:
            continue
        configs = experiment.runs(scale)
        there = {config.run_id: rows[config.run_id] for config in configs if config.run_id in rows}
        if not there or (scale == "smoke" and scales is None and sections):
            continue
        for run_id in there:
            commands.setdefault(run_id, experiment.command(scale, run_id))
        section = experiment.report(ResultRows(there, scale))
        sections.append(
            ReportSection(  # what it generates is kept, since it is read more than once
                tuple(section.tables),
                tuple(section.figures),
                tuple(section.claims),
                tuple(section.notes),
                experiment=experiment,
                scale=scale,
                finished=len(there),
                total=len(configs),
            )
        )
    return sections


def anchor(section: ReportSection) -> str:
    """A section's name within a page."""
    name = section.experiment.name
    return f"{name}-{section.scale}" if section.scale else name


def verdicts(report: Report) -> list[tuple[Claim, str, str, str]]:
    """All claims, each with experiment, scale and anchor; those that were tested come first.

    A claim that has not been tested stands there once, and only if no other scale has tested it,
    with what there is: it is that of the scale with the most runs.
    """
    placed = sorted(report.sections, key=lambda each: (each.experiment.place, -each.finished))
    found = [
        (_with_reason(claim, section), section.experiment.title, section.scale, anchor(section))
        for section in placed
        for claim in section.claims
    ]
    for experiment, claims in report.missing:
        for claim in claims:
            unknown = replace(claim, reason=claim.reason or "No runs so far.")
            found.append((unknown, experiment.title, "", f"{experiment.name}-missing"))
    tested = [each for each in found if each[0].verdict != NOT_TESTED]
    known = {claim.text for claim, *_ in tested}
    for each in found:
        if each[0].text not in known:
            known.add(each[0].text)
            tested.append(each)
    return tested


def _with_reason(claim: Claim, section: ReportSection) -> Claim:
    if claim.verdict != NOT_TESTED or claim.reason:
        return claim
    if section.scale == "smoke":
        return replace(claim, reason="Runs at smoke scale are too small to tell.")
    there, total = section.finished, section.total
    if there == total:
        why = f"All {total} runs are there, but their lines do not hold what says so."
        return replace(claim, reason=why)
    return replace(claim, reason=f"{there} of {total} runs so far: too few to say.")


def tally(claims: Iterable[Claim]) -> str:
    """How many of them held, and so on, in a sentence."""
    counts = Counter(claim.verdict for claim in claims)
    return ", ".join(f"{counts[verdict]} {verdict}" for verdict in (HELD, NOT_HELD, NOT_TESTED))


def runs_of(line: TableLine) -> list[list[ResultRow]]:
    """The runs behind a line's numbers: one list for those numbers that have the same runs.

    A line of single runs with one seed, such as numbers of classes, has the first one only.
    """
    groups: dict[tuple[str, ...], list[ResultRow]] = {}
    for some in line.measured:
        rows = sorted(some.rows, key=lambda row: row.config.seed)
        groups.setdefault(tuple(row.run_id for row in rows), rows)
    found = list(groups.values())
    if all(len(rows) == 1 and rows[0].config.seed == found[0][0].config.seed for rows in found):
        return found[:1]
    return found


def times(line: TableLine) -> str:
    """What a run of a line takes, from the shortest to the longest of its numbers."""
    found = [some.seconds for some in line.measured if some.seconds is not None]
    if not found:
        return "-" if line.measured else ""
    return " to ".join(dict.fromkeys(map(duration, (min(found), max(found)))))


def costs(line: TableLine) -> str:
    """What inference costs with a line's networks."""
    return cost_of(some.rows[0] for some in line.measured)


def facts(row: ResultRow, command: str) -> dict[str, str]:
    """What a run's entry says."""
    content: Mapping[str, Any] = row.content
    machine = content.get("machine") or {}
    peak = content.get("peak_mb")
    seconds = row.seconds
    found = {"command": command} if command else {}
    return found | {
        "line": f"{row.file}:{row.line}",
        "settings": difference(row.config, RunConfig()) or "the defaults",
        "commit": str(content.get("commit") or "-"),
        "machine": f"{machine.get('cpu', '-')}, {machine.get('cores', '-')} cores, "
        f"torch {machine.get('torch', '-')}, {content.get('device', 'cpu')}",
        "time": "-" if seconds is None else str(timedelta(seconds=round(seconds))),
        "peak memory": "-" if peak is None else f"{peak:,.0f} MB",
        "inference": cost_of([row]) or "-",
    }
