"""The results of ``heads.py`` and ``tau_rule.py`` to ``docs/heads.md``.

python experiments/report_heads.py
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterator
from typing import Any

import matplotlib.pyplot as plt
from heads import ROWS, SETS, configuration
from pages import RESULTS, ROOT, Row, lines, write_part
from tau_rule import FACTORS

PAGE = ROOT / "docs" / "heads.md"
PICTURE = ROOT / "docs" / "images" / "tau-rule.png"

# Discrete test accuracy of the paper's tables (appendix F): 6 x 64,000 gates, 100 epochs.
PAPER: dict[str, dict[str, tuple[str, str]]] = {
    "Different tau": {
        "tau 1": ("92.21", "69.89"),
        "tau 3": ("94.72", "74.52"),
        "tau 10": ("97.90", "78.31"),
        "tau 30": ("98.31", "81.15"),
        "tau 100": ("97.68", "81.79"),
    },
    "Codebook": {
        "tau 0.1": ("97.58", "77.78"),
        "tau 0.3": ("98.07", "81.57"),
        "tau 1": ("97.83", "82.21"),
        "tau 3": ("94.95", "80.35"),
    },
    "Group-Sum dropout": {
        "dropout 0.1": ("97.72", "79.27"),
        "dropout 0.3": ("98.15", "81.62"),
        "dropout 0.5": ("98.16", "81.69"),
        "dropout 0.7": ("98.24", "82.07"),
        "dropout 0.9": ("97.28", "81.51"),
    },
    "Binary logit loss": {"loss binary-logit": ("75.68", "65.10")},
    "Fully connected last layer": {
        "hidden 512": ("95.71", "72.96"),
        "hidden 512, 512": ("94.98", "74.77"),
        "hidden 1000, 100": ("95.68", "74.46"),
    },
}


def label(fields: dict[str, Any]) -> str:
    """A row's fields in words."""
    hidden = ("head", "forward", "backward_temperature", "lr")
    words = [fields["head"]] if fields.get("head", "").startswith("tree") else []
    for name, value in fields.items():
        if name in hidden or (name == "tau" and value == "auto" and len(fields) > 1):
            continue
        if isinstance(value, tuple):
            value = ", ".join(map(str, value))
        words.append(f"{name.replace('_', ' ')} {value:g}" if isinstance(value, float)
                     else f"{name.replace('_', ' ')} {value}")  # fmt: skip
    return ", ".join(words) or fields["head"]


def accuracies(found: dict[str, Row], data: str, fields: dict[str, Any]) -> str:
    """Mean over seeds, and each."""
    values = []
    for seed in range(8):
        row = found.get(configuration(data, fields, seed).run_id)
        if row is not None:
            values.append(100 * row["discrete_test_accuracy"])
    if not values:
        return "-"
    each = f" ({', '.join(f'{value:.2f}' for value in values)})" if len(values) > 1 else ""
    return f"{statistics.mean(values):.2f}{each}"


def table(found: dict[str, Row]) -> Iterator[str]:
    """The heads' table."""
    yield "| | MNIST | paper | Fashion-MNIST | paper |"
    yield "|---|---|---|---|---|"
    for heading, rows in ROWS.items():
        yield f"| **{heading}** | | | | |"
        for fields in rows:
            name = label(fields)
            paper = PAPER.get(heading, {}).get(name, ("", ""))
            ours = [accuracies(found, data, fields) for data in SETS]
            yield f"| {name} | {ours[0]} | {paper[0]} | {ours[1]} | {paper[1]} |"


def rule_table(rows: list[Row]) -> Iterator[str]:
    """Best multiples of the square root on the synthetic data, and what the rule gives."""
    yield "| classes | gates a layer | best tau / sqrt(O / K) | accuracy there | at 1/3 |"
    yield "|---|---|---|---|---|"
    groups: dict[tuple[int, int], dict[float, float]] = {}
    for row in rows:
        model, data = row["config"]["model"], row["config"]["data"]
        factor = model["tau"] / (model["width"] / data["n_classes"]) ** 0.5
        key = data["n_classes"], model["width"]
        groups.setdefault(key, {})[round(factor, 3)] = 100 * row["discrete_test_accuracy"]
    groups = {key: found for key, found in groups.items() if len(found) == len(FACTORS)}
    for (classes, width), by_factor in sorted(groups.items()):
        best = max(by_factor, key=by_factor.__getitem__)
        at_rule = by_factor[min(by_factor, key=lambda factor: abs(factor - 1 / 3))]
        yield (
            f"| {classes} | {width:,} | {best:.2f} | {by_factor[best]:.2f} % | {at_rule:.2f} % |"
        )
    curves = sorted(groups.items())
    figure, axis = plt.subplots(figsize=(6, 3.6), layout="constrained")
    for ((classes, width), by_factor), marker in zip(curves, "os^Dv<>p", strict=False):
        axis.plot(*zip(*sorted(by_factor.items()), strict=True), marker=marker,
                  label=f"{classes} classes, {width:,} gates")  # fmt: skip
    axis.axvline(1 / 3, color="0.6", linestyle="--")
    axis.set(xscale="log", xlabel="tau / sqrt(outputs per class)", ylabel="test accuracy, %")
    axis.grid(alpha=0.3)
    axis.legend(fontsize="small")
    figure.savefig(PICTURE, dpi=110)


def refits(rows: list[Row]) -> Iterator[str]:
    """Fully connected after training."""
    yield "| run | hidden | Group-Sum | refitted | 8-bit weights | 4-bit weights |"
    yield "|---|---|---|---|---|---|"
    for row in rows:
        cells = [f"{100 * row[name]:.2f} %" for name in ("before", "after", "bits_8", "bits_4")]
        yield f"| {row['run']} | {row['hidden']} | {' | '.join(cells)} |"


def costs(rows: list[Row]) -> Iterator[str]:
    """Milliseconds and megabytes of each head by the number of classes."""
    classes = sorted({row["classes"] for row in rows})
    yield f"| head | {' | '.join(f'{n:,} classes' for n in classes)} |"
    yield "|---|" + "---|" * len(classes)
    for head in dict.fromkeys(row["head"] for row in rows):
        cells = []
        for n in classes:
            (row,) = [r for r in rows if r["head"] == head and r["classes"] == n]
            measured = f"{row['ms']:,.0f} ms, {row['peak_mb']:,.0f} MB" if "ms" in row else ""
            cells.append(measured or ("refused" if "refused" in row else "failed"))
        yield f"| {head} | {' | '.join(cells)} |"


def main() -> None:
    """Rewrite the page's parts."""
    found = {row["run_id"]: row for row in lines(RESULTS / "heads.jsonl")}
    write_part(PAGE, "heads", table(found))
    if rule := lines(RESULTS / "tau-rule.jsonl"):
        write_part(PAGE, "rule", rule_table(rule))
    if rows := lines(RESULTS / "refit.jsonl"):
        write_part(PAGE, "refits", refits(rows))
    measured = ROOT / "benchmarks" / "results" / "heads.json"
    if measured.exists():
        write_part(PAGE, "costs", costs(json.loads(measured.read_text())["rows"]))


if __name__ == "__main__":
    main()
