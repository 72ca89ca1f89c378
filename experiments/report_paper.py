"""The paper's claims on all results so far to ``docs/paper.md``, with pictures.

python experiments/report_paper.py
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from pages import RESULTS, ROOT, write_part

from gategrad.analysis.plots import save_figure
from gategrad.report import load_experiments, read_rows
from gategrad.report.document import Document, tally, verdicts

PAGE: Final = ROOT / "docs" / "paper.md"
IMAGES: Final = ROOT / "docs" / "images"
# Figures of the page, by experiment; the others are in the report.
SHOWN: Final = ("intro", "synthetic_classes", "output_sizes", "tau_dropout")


def document() -> Document:
    """The report on everything in ``experiments/results``."""
    paths = [*RESULTS.glob("paper/*.jsonl"), *RESULTS.glob("*.jsonl"), *RESULTS.glob("*.json")]
    rows = read_rows(os.path.relpath(path, ROOT) for path in sorted(paths))
    return Document.of(load_experiments(ROOT / "experiments" / "paper"), rows)


def claims(found: Document) -> Iterator[str]:
    """Those that were tested, a line each, experiment by experiment; how many were not."""
    judged = verdicts(found)
    tested = [each for each in judged if each[0].rows]
    yield f"{tally(claim for claim, *_ in judged)}."
    yield ""
    yield "| claim | verdict | what says so | experiment, scale |"
    yield "|---|---|---|---|"
    for (title, scale), group in groupby(tested, key=lambda each: each[1:3]):
        for claim, *_ in group:
            verdict = claim.verdict if claim.verdict == "held" else f"**{claim.verdict}**"
            yield f"| {claim.text} | {verdict} | {claim.reason} | {title}, {scale} |"
    left = [each for each in judged if not each[0].rows]
    titles = dict.fromkeys(title for _, title, *_ in left)
    if left:
        yield ""
        yield f"Not yet tested: {len(left)} claims of {'; '.join(titles)}."


def figures(found: Document) -> Iterator[str]:
    """The pictures, which are written, and their captions."""
    for part in found.parts:
        if part.experiment.name in SHOWN and part.scale == "small":
            for figure in part.section.figures:
                png, _ = save_figure(figure.drawing, IMAGES / f"paper-{figure.name}")
                yield f"![{figure.caption}](images/{png.name})"
                yield ""
                yield f"*{part.experiment.title}, small. {figure.caption}*"
                yield ""


def main() -> None:
    """Write all of it."""
    found = document()
    write_part(PAGE, "claims", claims(found))
    write_part(PAGE, "figures", figures(found))


if __name__ == "__main__":
    main()
