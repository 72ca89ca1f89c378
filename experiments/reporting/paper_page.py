"""The paper's claims on all results so far to ``docs/paper.md``, with pictures.

    python experiments/reporting/paper_page.py

Writes the table of experiments in ``experiments/paper/README.md``, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stored_results import RESULTS, ROOT

from gategrad.results import Claim, Experiment, load_experiments, read_rows
from gategrad.results.claims import HELD, NOT_PRINTED, NOT_TESTED
from gategrad.results.pages import markdown_table, markdown_text, page_part
from gategrad.results.report import Report, ReportSection, tally, verdicts
from gategrad.results.what_ran import what_ran
from gategrad.results.wording import duration
from gategrad.system.figures import save_figure

PAGE: Final = ROOT / "docs" / "paper.md"
IMAGES: Final = ROOT / "docs" / "images"
README: Final = ROOT / "experiments" / "paper" / "README.md"
# Figures of the page, by experiment; the others are in the report.
SHOWN: Final = ("synthetic_classes", "best_tau", "tau_curves", "output_sizes", "tau_dropout")


def document() -> Report:
    """The report on everything in ``experiments/results``."""
    paths = [*RESULTS.glob("paper/*.jsonl"), *RESULTS.glob("*.jsonl"), *RESULTS.glob("*.json")]
    return Report.of(load_experiments(ROOT / "experiments" / "paper"), read_rows(sorted(paths)))


def claims(found: Report) -> Iterator[str]:
    """Those that were tested by experiment, with what was tested; then the others."""
    every = verdicts(found)
    yield f"{tally(claim for claim, *_ in every)}."
    tested: dict[str, list[Claim]] = {}
    for claim, title, scale, _ in every:
        if claim.verdict != NOT_TESTED:
            tested.setdefault(f"{title}, {scale}", []).append(claim)
    for title, some in tested.items():
        yield from ("", f"**{markdown_text(title)}**", "")
        rows = [(_text(claim), _ours(claim), _printed(claim)) for claim in some]
        yield from markdown_table(("claim", "our runs", "the paper's numbers"), rows)
        yield ""
        yield f"Tested on {markdown_text(what_ran([row for c in some for row in c.rows]))}."
    left = [claim for claim, *_ in every if claim.verdict == NOT_TESTED]
    if left:
        yield from ("", "**Not yet tested**", "")
        rows = [(_text(claim), markdown_text(claim.reason), _printed(claim)) for claim in left]
        yield from markdown_table(("claim", "why", "the paper's numbers"), rows)


def _text(claim: Claim) -> str:
    return markdown_text(claim.text)


def _ours(claim: Claim) -> str:
    return f"{_verdict(claim.verdict)}: {markdown_text(claim.reason)}"


def _printed(claim: Claim) -> str:
    if claim.printed in ("", NOT_PRINTED):
        return claim.printed
    return f"{_verdict(claim.printed)}: {markdown_text(claim.printed_reason)}"


def _verdict(word: str) -> str:
    return word if word == HELD else f"**{word}**"


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


def experiments(found: Report) -> Iterator[str]:
    """Each file, what it repeats, how many runs it has, and how long those that there are took."""
    small = {each.experiment.name: each for each in found.sections if each.scale == "small"}
    every: dict[str, Experiment] = {
        each.experiment.name: each.experiment for each in found.sections
    }
    every |= {experiment.name: experiment for experiment, _ in found.missing}
    rows = [
        (
            f"`{experiment.name}.py`",
            markdown_text(experiment.title),
            str(len(experiment.runs("small"))),
            _time(small.get(experiment.name), found),
            str(len(experiment.runs("paper"))),
        )
        for experiment in sorted(every.values(), key=lambda each: each.place)
    ]
    names = ("file", "in the paper", "`small`: runs", "those that there are took", "`paper`: runs")
    yield from markdown_table(names, rows)


def _time(section: ReportSection | None, found: Report) -> str:
    if section is None:
        return "-"
    configs = section.experiment.runs("small")
    seconds = [
        row.seconds or 0.0
        for config in configs if (row := found.rows.get(config.run_id)) is not None
    ]  # fmt: skip
    return f"{duration(sum(seconds))} ({section.finished})"


def main() -> None:
    """Write all of it."""
    found = document()
    page_part(PAGE, "claims", claims(found))
    page_part(PAGE, "figures", figures(found))
    page_part(README, "experiments", experiments(found))


if __name__ == "__main__":
    main()
