"""Results of fixed wirings to ``docs/wirings.md``.

    python experiments/reporting/wirings_page.py

reads what ``experiments/wirings.py`` left in ``experiments/results`` and writes the page's table
between its markers.
"""

from __future__ import annotations

from typing import Final

from stored_results import EXPERIMENTS, RESULTS, ROOT, lines, mean_and_each

from gategrad.config.study_file import run_file
from gategrad.results.pages import markdown_table, page_part

PAGE: Final = ROOT / "docs" / "wirings.md"
NAMES: Final = {"mnist": "MNIST", "fashion-mnist": "Fashion-MNIST", "cifar10-jpeg": "CIFAR-10"}


def table() -> list[str]:
    """Test accuracy of each wiring, its mean and each seed's, and each validation accuracy."""
    study = run_file(EXPERIMENTS / "wirings.py")
    found = {line["run_id"]: line for line in lines(RESULTS / "wirings.jsonl")}
    rows = []
    for first, hidden in study["WIRINGS"]:
        row = [f"`{first}`", f"`{hidden}`"]
        for data in study["THRESHOLDS"]:
            runs = [study["run"](data, (first, hidden), seed) for seed in study["SEEDS"]]
            known = [found[run.run_id] for run in runs if run.run_id in found]
            row.append(mean_and_each(line["discrete_test_accuracy"] for line in known))
            row.append(mean_and_each(line["valid_accuracy"] for line in known))
        if any(row[2:]):
            rows.append(row)
    header = ["first layer", "other layers"]
    for data in study["THRESHOLDS"]:
        header += [f"{NAMES[data]}, test, %", "validation, %"]
    return markdown_table(header, rows)


if __name__ == "__main__":
    page_part(PAGE, "wirings", table())
