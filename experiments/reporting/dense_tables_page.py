"""The results of ``experiments/dense_tables.py`` to ``docs/estimator.md``.

    python experiments/reporting/dense_tables_page.py

reads ``experiments/results/tables/dense.jsonl`` and writes the page's tables between their markers.
"""

from __future__ import annotations

from statistics import fmean
from typing import Any

from stored_results import EXPERIMENTS, RESULTS, ROOT, StoredLine, lines

from gategrad.config.study_file import run_file
from gategrad.results.pages import markdown_table, page_part

PAGE = ROOT / "docs" / "estimator.md"
STUDY: dict[str, Any] = run_file(EXPERIMENTS / "dense_tables.py")
CASES = STUDY["CASES"]


def found(part: str, case: tuple[int, int], model: str) -> list[StoredLine]:
    """The lines of a classifier on tables of a kind."""
    wanted = (part, *case, model)
    names = ("part", "columns", "informative", "model")
    rows = [
        row
        for row in lines(RESULTS / "tables" / "dense.jsonl")
        if tuple(row[name] for name in names) == wanted
    ]
    return sorted(rows, key=lambda row: int(row["random_state"]))


def percents(rows: list[StoredLine]) -> list[float]:
    """Accuracies."""
    return [100 * row["accuracy"] for row in rows]


def header(first: str) -> list[str]:
    """The tables that columns stand for."""
    return [first, *(f"{columns:,} columns, {few} informative" for columns, few in CASES)]


def results() -> list[str]:
    """Each classifier's mean and each table's accuracy, and how large ours are."""
    rows = []
    for model in (*STUDY["SETTINGS"], *STUDY["OTHERS"]):
        ours = model in STUDY["SETTINGS"]
        row = [f"gategrad, {model}" if ours else model]
        for case in CASES:
            some = found("test", case, model)
            each = ", ".join(f"{value:.1f}" for value in percents(some))
            text = f"**{fmean(percents(some)):.1f}** ({each})" if some else ""
            if ours and some:
                text += f", {fmean(line['gates'] for line in some):,.0f} gates"
            row.append(text)
        rows.append(row)
    return markdown_table(header("test accuracy, %"), rows)


def choice() -> list[str]:
    """What was compared, on tables of their own."""
    rows = []
    for model in (*STUDY["TRIED"], *STUDY["OTHERS"]):
        cells = [
            ", ".join(f"{value:.1f}" for value in percents(found("choice", case, model)))
            for case in CASES
        ]
        if any(cells):
            rows.append([model, *cells])
    return markdown_table(header("accuracy on the tables of the choice, %"), rows)


def main() -> None:
    """Write the parts of the page."""
    page_part(PAGE, "dense tables", results())
    page_part(PAGE, "choice of wiring", choice())


if __name__ == "__main__":
    main()
