"""The paper's claims on all results so far to ``docs/paper.md``, with pictures.

python experiments/report_paper.py
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pages import RESULTS, ROOT, write_part

from gategrad.analysis.plots import save_figure
from gategrad.results import load_experiments, read_rows
from gategrad.results.report import Document, tally, verdicts
from gategrad.results.sections import HELD, NOT_TESTED

PAGE: Final = ROOT / "docs" / "paper.md"
IMAGES: Final = ROOT / "docs" / "images"
# Figures of the page, by experiment; the others are in the report.
SHOWN: Final = ("intro", "synthetic_classes", "output_sizes", "tau_dropout")


def document() -> Document:
    """The report on everything in ``experiments/results``."""
    paths = [*RESULTS.glob("paper/*.jsonl"), *RESULTS.glob("*.jsonl"), *RESULTS.glob("*.json")]
    return Document.of(load_experiments(ROOT / "experiments" / "paper"), read_rows(sorted(paths)))


def claims(found: Document) -> Iterator[str]:
    """Those that were tested, a line each; how many were not, and of what."""
    every = verdicts(found)
    tested = [each for each in every if each[0].verdict != NOT_TESTED]
    yield f"{tally(claim for claim, *_ in every)}."
    yield ""
    yield "| claim | verdict | what says so | experiment, scale |"
    yield "|---|---|---|---|"
    for claim, title, scale, _ in tested:
        verdict = claim.verdict if claim.verdict == HELD else f"**{claim.verdict}**"
        yield f"| {claim.text} | {verdict} | {claim.reason} | {title}, {scale} |"
    left = [title for claim, title, *_ in every if claim.verdict == NOT_TESTED]
    if left:
        yield ""
        yield f"Not yet tested: {len(left)} claims of {'; '.join(dict.fromkeys(left))}."


def figures(found: Document) -> Iterator[str]:
    """The pictures of whole experiments, which are written, and their captions."""
    for part in found.parts:
        whole = part.finished == part.total
        if part.experiment.name in SHOWN and part.scale == "small" and whole:
            for figure in part.section.figures:
                png, _ = save_figure(figure.drawing, IMAGES / f"paper-{figure.name}")
                yield f"![{figure.caption}](images/{png.name})"
                yield ""
                yield f"*{part.experiment.title}, {part.scale}. {figure.caption}*"
                yield ""


def main() -> None:
    """Write all of it."""
    found = document()
    write_part(PAGE, "claims", claims(found))
    write_part(PAGE, "figures", figures(found))


if __name__ == "__main__":
    main()
