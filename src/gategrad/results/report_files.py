"""A report's files."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from gategrad.config.near_names import must_be_one_of
from gategrad.results.claim_groups import Comparison, claim_groups
from gategrad.results.claims import HELD, MEANING, NOT_HELD
from gategrad.results.drawings import PageDrawing, dark_color, page_drawing
from gategrad.results.experiments import About, Experiment
from gategrad.results.pages import TEMPLATES, render, write_page
from gategrad.results.report import (
    Report,
    ReportSection,
    anchor,
    costs,
    facts,
    runs_of,
    tally,
    times,
    verdicts,
)
from gategrad.results.result_rows import DISCRETE, ResultRow
from gategrad.results.sections import Figure
from gategrad.results.what_ran import what_ran
from gategrad.results.wording import duration, number, percent, signed, spread
from gategrad.system.atomic import write_bytes
from gategrad.system.figures import figure_files

__all__ = ["write_report"]

_KINDS: Final = ("html", "md", "tex")
# What templates call: all of it gives plain text or lines, which they escape.
_WORDS: Final[dict[str, Any]] = {
    "anchor": anchor, "costs": costs, "duration": duration, "facts": facts, "number": number,
    "runs_of": runs_of, "signed": signed, "spread": spread, "tally": tally, "times": times,
    "what_ran": what_ran,
}  # fmt: skip
_STYLES: Final = {HELD: "held", NOT_HELD: "not"}


def write_report(
    experiments: Sequence[Experiment],
    rows: Mapping[str, ResultRow],
    out: str | os.PathLike[str],
    scales: Sequence[str] | None = None,
    about: About | None = None,
) -> tuple[Report, list[Path]]:
    """Write ``report.html``, ``report.md``, ``report.tex`` and ``figures/``.

    Args:
        experiments: See :func:`~gategrad.results.load_experiments` and
            :func:`~gategrad.results.studies_of`.
        rows: See :func:`~gategrad.results.read_rows`.
        out: The folder; it is created.
        scales: Which to show; by default all that have runs, ``smoke`` only where no other has.
        about: Its title, and what it repeats.

    Returns:
        What was written down, and the files.

    Raises:
        ValueError: An unknown scale, or ``out`` is a file.
        ImportError: matplotlib or jinja2 is not installed; names the extra.
    """
    _check_scales(experiments, scales or ())
    if Path(out).is_file():
        raise ValueError(f"{out} is a file: name a folder for the report")
    report = Report.of(experiments, rows, scales, about)
    folder = Path(out)
    # Before anything is written: where one fails, no half of a report is left. Files of figures
    # first, since the last digit of where things are depends on how a figure was drawn before.
    figures = _figures(report, folder / "figures")
    values = _values(report)
    pages = {
        folder / f"report.{kind}": render(TEMPLATES / f"report.{kind}.jinja", values)
        for kind in _KINDS
    }
    for path, content in figures.items():
        write_bytes(path, content)
    for path, text in pages.items():
        write_page(path, text)
    return report, [*figures, *pages]


def _check_scales(experiments: Sequence[Experiment], scales: Sequence[str]) -> None:
    known = list(dict.fromkeys(name for each in experiments for name in each.scales if name))
    for scale in scales:
        if not known:
            raise ValueError(f"these results have no scales: leave {scale!r} out")
        if scale not in known:
            raise ValueError(must_be_one_of("scale", scale, known))


def _figures(report: Report, folder: Path) -> dict[Path, bytes]:
    found: dict[Path, bytes] = {}
    for section in report.sections:
        for figure in section.figures:
            stem = f"{figure.name}-{section.scale}" if section.scale else figure.name
            with _named(figure, section):
                files = figure_files(figure.drawing)
            found |= {folder / f"{stem}{ending}": content for ending, content in files.items()}
    return found


@contextmanager
def _named(figure: Figure, section: ReportSection) -> Iterator[None]:
    """Name a figure that cannot be drawn: by a letter that no file can hold, or by a formula."""
    try:
        yield
    except Exception as error:
        why = str(error).strip().partition("\n")[0]
        raise ValueError(
            f"figure {figure.name!r} of {section.experiment.path} cannot be drawn: "
            f"{type(error).__name__}: {why}"
        ) from error


def _values(report: Report) -> dict[str, Any]:
    """What templates name."""
    found = verdicts(report)
    claims = [claim for claim, *_ in found]
    drawings = _drawings(report)
    colors = sorted(set().union(*(drawing.colors for drawing in drawings.values())))
    return {
        **_WORDS,
        "report": report,
        "claims": claims,
        "meaning": MEANING,
        "claim_groups": claim_groups(found),
        "comparison": Comparison.of(claims),
        "styles": _STYLES,
        "accuracy": lambda row: percent(float(row.content[DISCRETE])),
        "drawings": drawings,
        "dark_colors": {color: dark_color(color) for color in colors},
        "nbsp": "\u00a0",
    }


def _drawings(report: Report) -> dict[tuple[str, str], PageDrawing]:
    """Figures for the page, by a section's name within it and the figure's."""
    found = {}
    for section in report.sections:
        for figure in section.figures:
            name = f"{anchor(section)} {figure.name}"
            with _named(figure, section):
                drawing = page_drawing(figure.drawing, name, figure.caption)
            found[anchor(section), figure.name] = drawing
    return found
