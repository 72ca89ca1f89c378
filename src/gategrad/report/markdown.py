"""A report as Markdown, for a repository's pages."""

from __future__ import annotations

from collections.abc import Iterator

from gategrad.report.document import (
    Document,
    Part,
    costs,
    facts,
    number,
    runs_of,
    signed,
    spread,
    tally,
    times,
    verdicts,
)
from gategrad.report.parts import Claim, Table, Value

__all__ = ["markdown_report"]


def markdown_report(document: Document) -> str:
    """The text; figures are those of ``figures/``."""
    return "\n".join(_lines(document)) + "\n"


def _lines(document: Document) -> Iterator[str]:
    yield "# From MNIST to ImageNet, run by gategrad"
    yield ""
    yield (
        f"Tables and figures of [the paper](https://arxiv.org/abs/2509.25933) from "
        f"{document.about}. A number is test accuracy in percent and leads to its run. "
        "In brackets: the paper's number and the difference in points."
    )
    found = verdicts(document)
    yield from (
        "",
        "## Claims",
        "",
        f"{tally(claim for claim, *_ in found)}.",
        "",
        "| claim | verdict | what says so | where |",
        "|---|---|---|---|",
    )
    for claim, title, scale, _ in found:
        where = f"{title}, {scale}" if scale else title
        cells = (claim.text, claim.verdict, f"{claim.reason} {_links(claim)}", where)
        yield f"| {' | '.join(_cell(text) for text in cells)} |"
    for part in document.parts:
        yield from _part(part)
    if document.missing:
        yield from ("", "## Without runs so far", "")
        for experiment, _ in document.missing:
            yield f"- {experiment.title}: {experiment.claim}"
    yield from ("", "## Runs")
    for row in document.rows.values():
        yield from ("", f"### run {row.run_id}", "")
        for name, text in facts(row, document.commands[row.run_id]).items():
            code = name in ("command", "line", "commit")
            yield f"- {name}: `{text}`" if code else f"- {name}: {text}"


def _links(claim: Claim) -> str:
    return " ".join(f"[{i}](#run-{row.run_id})" for i, row in enumerate(claim.rows, start=1))


def _part(part: Part) -> Iterator[str]:
    experiment, section = part.experiment, part.section
    yield from ("", f"## {experiment.title} ({part.scale})", "", experiment.claim, "")
    yield f"{part.finished} of {part.total} runs of `{experiment.path} --scale {part.scale}`."
    for note in section.notes:
        yield from ("", note)
    for figure in section.figures:
        name = f"figures/{figure.name}-{part.scale}.png"
        yield from ("", f"![{figure.caption}]({name})", "", f"*{figure.caption}*")
    for table in section.tables:
        yield from _table(table)
    if section.claims:
        yield ""
    for claim in section.claims:
        yield f"- **{claim.verdict}**: {claim.text} {claim.reason} {_links(claim)}"


def _table(table: Table) -> Iterator[str]:
    columns = [table.first, *table.columns, "seeds", "time of a run", "inference of a sample"]
    yield from ("", f"### {table.title}", "", f"| {' | '.join(map(_cell, columns))} |")
    yield "|---" * len(columns) + "|"
    for line in table.lines:
        if not line.values:
            yield f"| **{_cell(line.label)}** |" + " |" * (len(columns) - 1)
            continue
        seeds = [
            " ".join(f"[{row.config.seed}](#run-{row.run_id})" for row in rows)
            for rows in runs_of(line)
        ]
        cells = [
            _cell(line.label),
            *(_value(value) for value in line.values),
            ", ".join(seeds),
            times(line),
            costs(line),
        ]
        yield f"| {' | '.join(cells)} |"
    if table.note:
        yield from ("", table.note)


def _value(value: Value) -> str:
    ours = "-"
    if value.ours is not None:
        link = f"[{number(value.ours)}](#run-{value.ours.rows[0].run_id})"
        ours = f"{link}{spread(value.ours.spread)}"
    if value.paper is None:
        return ours
    beside = f"{value.paper.mean:.2f}{spread(value.paper.spread)}"
    if value.difference is not None:
        beside += f", {signed(value.difference)}"
    return f"{ours} ({beside})"


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")
