"""Results of parametrizations to ``docs/parametrizations.md``.

    python experiments/reporting/parametrizations_page.py

reads what ``experiments/parametrizations.py`` left in ``experiments/results`` and writes the page's
tables between their markers.
"""

from __future__ import annotations

from statistics import fmean
from typing import Any, Final

from stored_results import EXPERIMENTS, RESULTS, ROOT, StoredLine, lines, mean_and_each

from gategrad.config.study_file import run_file
from gategrad.results.pages import markdown_table, page_part

PAGE: Final = ROOT / "docs" / "parametrizations.md"
STUDY: Final[dict[str, Any]] = run_file(EXPERIMENTS / "parametrizations.py")
FOUND: Final[dict[str, StoredLine]] = {
    line["run_id"]: line for line in lines(RESULTS / "parametrizations.jsonl")
}


def deep() -> list[str]:
    """Two epochs of twelve layers: by forward pass, parametrization and beginning."""
    rows = []
    for forward in ("hard", "soft"):
        for name in STUDY["NAMES"]:
            cells, seconds = [], []
            for beginning in STUDY["BEGINNINGS"]:
                runs = [STUDY["deep"](name, forward, beginning, seed) for seed in STUDY["SEEDS"]]
                known = [FOUND[run.run_id] for run in runs if run.run_id in FOUND]
                cells.append(mean_and_each(line["discrete_test_accuracy"] for line in known))
                seconds += [line["cpu_seconds"] for line in known]
            if seconds:
                rows.append([forward, f"`{name}`", *cells, f"{fmean(seconds):.0f}"])
    columns = [f"{beginning}, %" for beginning in STUDY["BEGINNINGS"]]
    return markdown_table(["gates", "weights", *columns, "CPU s"], rows)


def cells() -> list[str]:
    """By data, forward pass and depth: test accuracy of each parametrization."""
    titles = {"mnist": "MNIST", "cifar10-jpeg": "CIFAR-10"}
    rows = []
    for data in STUDY["THRESHOLDS"]:
        for (forward, layers), epochs in STUDY["EPOCHS"].items():
            found, seconds = [], []
            for name in STUDY["NAMES"]:
                there = name in STUDY["names_of"](forward)
                seeds = STUDY["SEEDS"] if there else ()
                runs = [STUDY["cell"](data, name, forward, layers, seed) for seed in seeds]
                known = [FOUND[run.run_id] for run in runs if run.run_id in FOUND]
                found.append(mean_and_each(line["discrete_test_accuracy"] for line in known))
                seconds += [line["cpu_seconds"] for line in known]
            if seconds:
                sizes = [titles[data], forward, f"{layers} × 8,000", str(epochs)]
                rows.append([*sizes, *found, f"{fmean(seconds):.0f}"])
    columns = [f"`{name}`, %" for name in STUDY["NAMES"]]
    return markdown_table(["data", "gates", "layers", "epochs", *columns, "CPU s"], rows)


if __name__ == "__main__":
    page_part(PAGE, "deep", deep())
    page_part(PAGE, "cells", cells())
