"""A report's files."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from gategrad.analysis.plots import save_figure
from gategrad.report.document import Document
from gategrad.report.experiments import SCALES, Experiment
from gategrad.report.html import html_report
from gategrad.report.latex import latex_report
from gategrad.report.markdown import markdown_report
from gategrad.report.rows import Row
from gategrad.system.atomic import write_atomic

__all__ = ["write_report"]


def write_report(
    experiments: Sequence[Experiment],
    rows: Mapping[str, Row],
    out: str | os.PathLike[str],
    scales: Sequence[str] | None = None,
) -> tuple[Document, list[Path]]:
    """Write ``report.html``, ``report.md``, ``report.tex`` and ``figures/``.

    Args:
        experiments: See :func:`~gategrad.report.load_experiments`.
        rows: See :func:`~gategrad.report.read_rows`.
        out: The folder; it is created.
        scales: Which to show; by default all that have runs, ``smoke`` only where no other has.

    Returns:
        What was written down, and the files.

    Raises:
        ValueError: An unknown scale.
        ImportError: matplotlib is not installed; names the extra.
    """
    for scale in scales or ():
        if scale not in SCALES:
            raise ValueError(f"scale must be one of {', '.join(SCALES)}, got {scale!r}")
    document = Document.of(experiments, rows, scales)
    folder = Path(out)
    (folder / "figures").mkdir(parents=True, exist_ok=True)
    files = []
    for part in document.parts:
        for figure in part.section.figures:
            stem = folder / "figures" / f"{figure.name}-{part.scale}"
            files += save_figure(figure.drawing, stem)
    for name, text in (
        ("report.html", html_report(document)),
        ("report.md", markdown_report(document)),
        ("report.tex", latex_report(document)),
    ):
        _write(folder / name, text)
        files.append(folder / name)
    return document, files


def _write(path: Path, text: str) -> None:
    write_atomic(path, lambda file: file.write(text.encode()))
