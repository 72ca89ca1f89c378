"""The results of ``experiments/learned_wiring.py`` to ``docs/learned-wiring.md``.

    python experiments/reporting/learned_wiring_page.py

reads ``experiments/results/learned-wiring.jsonl`` and writes the page's table between its markers.
"""

from __future__ import annotations

from statistics import fmean

from stored_results import EXPERIMENTS, RESULTS, ROOT, lines

from gategrad.config.study_file import run_file
from gategrad.results.pages import markdown_table, page_part

PAGE = ROOT / "docs" / "learned-wiring.md"
NAMES = {"mnist": "MNIST", "fashion-mnist": "Fashion-MNIST"}


def table() -> list[str]:
    """Each line's test accuracy, seed by seed and on average, and seconds of training."""
    study = run_file(EXPERIMENTS / "learned_wiring.py")
    found = {line["run_id"]: line for line in lines(RESULTS / "learned-wiring.jsonl")}
    rows = []
    for name, layers, changed in study["LINES"]:
        row = [f"{layers} × 8,000", name]
        for data in study["THRESHOLDS"]:
            some = [
                found.get(study["run"](data, layers, changed, s).run_id) for s in study["SEEDS"]
            ]
            known = [line for line in some if line is not None]
            accuracies = [100 * line["discrete_test_accuracy"] for line in known]
            each = ", ".join(f"{accuracy:.2f}" for accuracy in accuracies)
            row.append(f"**{fmean(accuracies):.2f}** ({each})" if known else "")
            row.append(f"{fmean(line['train_seconds'] for line in known):.0f}" if known else "")
        rows.append(row)
    header = ["gates", "wiring"]
    for data, thresholds in study["THRESHOLDS"].items():
        plural = "s" if thresholds > 1 else ""
        header += [f"{NAMES[data]}, {thresholds} threshold{plural}, %", "s"]
    return markdown_table(header, rows)


def main() -> None:
    """Write the part of the page."""
    page_part(PAGE, "results", table())


if __name__ == "__main__":
    main()
