"""How far a network was pruned: ``docs/analysis.md``.

    python experiments/reporting/pruning_page.py

reads ``experiments/results/pruning/mnist.jsonl``, which ``experiments/prune.py`` writes.
"""

from __future__ import annotations

from stored_results import RESULTS, ROOT, StoredLine, lines

from gategrad.results.pages import markdown_table, page_part
from gategrad.results.wording import percent

PAGE = ROOT / "docs" / "analysis.md"
STORED = RESULTS / "pruning" / "mnist.jsonl"


def part(rows: list[StoredLine]) -> list[str]:
    """What there was before, and what each method left."""
    first = rows[0]
    columns = (
        "method", "may lose", "outputs left", "gates left", "validation", "test", "CPU seconds",
    )  # fmt: skip
    cells = [
        (
            f"`{row['method']}`", f"{row['loss']:g}", f"{row['outputs']:,}", f"{row['gates']:,}",
            percent(row["valid_accuracy"]), percent(row["test_accuracy"]),
            f"{row['cpu_seconds']:.0f}",
        )
        for row in rows
    ]  # fmt: skip
    return [
        f"{first['outputs_before']:,} outputs; {first['gates_before']:,} of "
        f"{first['gates_trained']:,} gates after exact passes; "
        f"{percent(first['before_valid_accuracy'])} of the validation and "
        f"{percent(first['before_test_accuracy'])} of the test images.",
        "",
        *markdown_table(columns, cells),
    ]


def main() -> None:
    """Rewrite the page's part."""
    page_part(PAGE, "pruned", part(lines(STORED)))


if __name__ == "__main__":
    main()
