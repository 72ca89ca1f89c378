"""The study of defaults to ``docs/recipes.md``.

    python experiments/reporting/defaults_page.py

reads ``experiments/results/defaults.jsonl`` and writes the part of the page between its markers.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator

from stored_results import RESULTS, ROOT, StoredLine, lines

from gategrad.results.pages import markdown_table, page_part

PAGE = ROOT / "docs" / "recipes.md"

# The best test accuracy known of each set within its budget, in percent, and where it stands.
BEST = {
    "mnist": (
        98.20,
        "`--layers 6 --width 64000 --lr 0.04 --epochs 5 --valid-fraction 0`, 1 seed, 2.2 minutes "
        "on 2 threads ([below](#the-network-of-the-papers-baseline))",
    ),
    "fashion-mnist": (None, "the default"),
    "digits": (
        93.1,
        "`--thresholds 0.1,0.3,0.5,0.7,0.9 --layers 4 --width 4000 --epochs 30 "
        "--valid-fraction 0.2 --batch-size 128`, 1 seed",
    ),
    "adult": (85.3, "the recipe `table` with `--valid-fraction 0.2`, 1 seed"),
    "breast-cancer": (None, "the default; 68.5 in [five folds of all rows](estimator.md)"),
    "car.tsv.gz": (
        98.96,
        "[LogicGateClassifier](estimator.md), five folds of all rows",
    ),
}  # fmt: skip


def table(results: list[StoredLine]) -> Iterator[tuple[str, ...]]:
    """A row for each data set, in the order of :data:`BEST`."""
    for name, (best, source) in BEST.items():
        runs = [run for run in results if run["config"]["data"]["name"] == name]
        found = [100 * run["discrete_test_accuracy"] for run in runs]
        mean, seconds = statistics.mean(found), [run["cpu_seconds"] for run in runs]
        yield (
            f"`gategrad train {name}`",
            setting(runs[0]),
            ", ".join(f"{value:.2f}" for value in found),
            f"{statistics.mean(seconds):.0f}",
            f"{runs[0]['gates']:,}",
            source if best is None else f"{best:g}: {source}",
            "-" if best is None else f"{mean - best:+.2f}",
        )


def setting(run: StoredLine) -> str:
    """What the rule gave, in short."""
    data, model, train = (run["config"][part] for part in ("data", "model", "train"))
    n = data["n_thresholds"] or len(data["thresholds"])
    sizes = f"{model['layers']} × {model['width']:,}"
    return f"{sizes}, {n} threshold{'s' * (n > 1)}, {train['epochs']} epochs"


def main() -> None:
    """Rewrite the page's part."""
    columns = (
        "command", "what the rule gives", "test accuracy of each seed, %", "CPU seconds", "gates",
        "best known within the budget, %", "mean - best",
    )  # fmt: skip
    rows = list(table(lines(RESULTS / "defaults.jsonl")))
    page_part(PAGE, "defaults", markdown_table(columns, rows))


if __name__ == "__main__":
    main()
