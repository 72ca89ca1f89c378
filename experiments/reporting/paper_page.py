"""The paper's claims on all results so far to ``docs/paper.md``, with pictures.

python experiments/reporting/paper_page.py
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stored_results import RESULTS, ROOT

from gategrad.results import load_experiments, read_rows
from gategrad.results.claims import HELD, NOT_TESTED
from gategrad.results.pages import markdown_table, markdown_text, page_part
from gategrad.results.report import Report, tally, verdicts
from gategrad.system.figures import save_figure

PAGE: Final = ROOT / "docs" / "paper.md"
IMAGES: Final = ROOT / "docs" / "images"
# Figures of the page, by experiment; the others are in the report.
SHOWN: Final = ("intro", "synthetic_classes", "output_sizes", "tau_dropout")


def document() -> Report:
    """The report on everything in ``experiments/results``."""
    paths = [*RESULTS.glob("paper/*.jsonl"), *RESULTS.glob("*.jsonl"), *RESULTS.glob("*.json")]
    return Report.of(load_experiments(ROOT / "experiments" / "paper"), read_rows(sorted(paths)))


def claims(found: Report) -> Iterator[str]:
    """Those that were tested, a line each; how many were not, and of what."""
    every = verdicts(found)
    tested = [each for each in every if each[0].verdict != NOT_TESTED]
    yield f"{tally(claim for claim, *_ in every)}."
    yield ""
    rows = [
        (
            markdown_text(claim.text),
            claim.verdict if claim.verdict == HELD else f"**{claim.verdict}**",
            markdown_text(claim.reason),
            markdown_text(f"{title}, {scale}"),
        )
        for claim, title, scale, _ in tested
    ]
    yield from markdown_table(("claim", "verdict", "what says so", "experiment, scale"), rows)
    left = [title for claim, title, *_ in every if claim.verdict == NOT_TESTED]
    if left:
        yield ""
        yield f"Not yet tested: {len(left)} claims of {'; '.join(dict.fromkeys(left))}."


def figures(found: Report) -> Iterator[str]:
    """The pictures of whole experiments, which are written, and their captions."""
    for section in found.sections:
        whole = section.finished == section.total
        if section.experiment.name in SHOWN and section.scale == "small" and whole:
            for figure in section.figures:
                png, _ = save_figure(figure.drawing, IMAGES / f"paper-{figure.name}")
                yield f"![{figure.caption}](images/{png.name})"
                yield ""
                yield f"*{section.experiment.title}, {section.scale}. {figure.caption}*"
                yield ""


def main() -> None:
    """Write all of it."""
    found = document()
    page_part(PAGE, "claims", claims(found))
    page_part(PAGE, "figures", figures(found))


if __name__ == "__main__":
    main()
