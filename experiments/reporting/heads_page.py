"""The results of ``heads.py`` and ``tau_rule.py`` to ``docs/heads.md``.

python experiments/reporting/heads_page.py
"""

from __future__ import annotations

import json
import statistics
from typing import Any

import matplotlib.pyplot as plt
from stored_results import EXPERIMENTS, RESULTS, ROOT, StoredLine, lines, printed

from gategrad.config.study_file import run_file
from gategrad.results.pages import markdown_table, page_part
from gategrad.results.wording import percent

PAGE = ROOT / "docs" / "heads.md"
PICTURE = ROOT / "docs" / "images" / "tau-rule.png"

STUDY = run_file(EXPERIMENTS / "heads.py")
ROWS, SETS, configuration = STUDY["ROWS"], STUDY["SETS"], STUDY["configuration"]
FACTORS = run_file(EXPERIMENTS / "tau_rule.py")["FACTORS"]

# The paper's tables (appendix F) are of 6 x 64,000 gates after 100 epochs. By our headings: theirs,
# and what a row of theirs is called here.
PAPER: dict[str, tuple[str, dict[str, str] | str]] = {
    "Different tau": ("tau", "tau {}"),
    "Codebook": ("codebook", "tau {}"),
    "Group-Sum dropout": ("dropout", "dropout {}"),
    "Binary logit loss": ("binary-loss", "loss binary-logit"),
    "Fully connected last layer": (
        "fully-connected", {"1": "hidden 512", "2": "hidden 512, 512", "3": "hidden 1000, 100"},
    ),
}  # fmt: skip


def paper(heading: str, name: str) -> list[str]:
    """The paper's discrete accuracy of a row on each data set; empty where it printed none."""
    if heading not in PAPER:
        return [""] * len(SETS)
    section, called = PAPER[heading]
    found = []
    for data in SETS:
        by_name = {
            called.format(setting) if isinstance(called, str) else called[setting]: accuracy
            for setting, accuracy in printed(data, section).items()
        }
        found.append(f"{by_name[name]:.2f}" if name in by_name else "")
    return found


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


def accuracies(found: dict[str, StoredLine], data: str, fields: dict[str, Any]) -> str:
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


def table(found: dict[str, StoredLine]) -> list[str]:
    """The heads' table."""
    rows = []
    for heading, settings in ROWS.items():
        rows.append((f"**{heading}**", "", "", "", ""))
        for fields in settings:
            name = label(fields)
            ours = [accuracies(found, data, fields) for data in SETS]
            mnist, fashion = paper(heading, name)
            rows.append((name, ours[0], mnist, ours[1], fashion))
    return markdown_table(("", "MNIST", "paper", "Fashion-MNIST", "paper"), rows)


def rule_table(rows: list[StoredLine]) -> list[str]:
    """Best multiples of the square root on the synthetic data, and what the rule gives."""
    groups: dict[tuple[int, int], dict[float, float]] = {}
    for row in rows:
        model, data = row["config"]["model"], row["config"]["data"]
        factor = model["tau"] / (model["width"] / data["n_classes"]) ** 0.5
        key = data["n_classes"], model["width"]
        groups.setdefault(key, {})[round(factor, 3)] = 100 * row["discrete_test_accuracy"]
    groups = {key: found for key, found in groups.items() if len(found) == len(FACTORS)}
    table_rows = []
    for (classes, width), by_factor in sorted(groups.items()):
        best = max(by_factor, key=by_factor.__getitem__)
        at_rule = by_factor[min(by_factor, key=lambda factor: abs(factor - 1 / 3))]
        accuracy = f"{by_factor[best]:.2f} %", f"{at_rule:.2f} %"
        table_rows.append((str(classes), f"{width:,}", f"{best:.2f}", *accuracy))
    draw_rule(groups)
    columns = ("classes", "gates a layer", "best tau / sqrt(O / K)", "accuracy there", "at 1/3")
    return markdown_table(columns, table_rows)


def draw_rule(groups: dict[tuple[int, int], dict[float, float]]) -> None:
    """Accuracy by multiples of the square root, for each number of classes and width."""
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


def refits(rows: list[StoredLine]) -> list[str]:
    """Fully connected after training."""
    measured = ("before", "after", "bits_8", "bits_4")
    columns = ("run", "hidden", "Group-Sum", "refitted", "8-bit weights", "4-bit weights")
    cells = [
        (row["run"], row["hidden"], *(percent(row[name]) for name in measured)) for row in rows
    ]
    return markdown_table(columns, cells)


def costs(rows: list[StoredLine]) -> list[str]:
    """Milliseconds and megabytes of each head by the number of classes."""
    classes = sorted({row["classes"] for row in rows})
    cells = []
    for head in dict.fromkeys(row["head"] for row in rows):
        cells.append([head])
        for n in classes:
            (row,) = [r for r in rows if r["head"] == head and r["classes"] == n]
            measured = f"{row['ms']:,.0f} ms, {row['peak_mb']:,.0f} MB" if "ms" in row else ""
            cells[-1].append(measured or ("refused" if "refused" in row else "failed"))
    return markdown_table(["head", *(f"{n:,} classes" for n in classes)], cells)


def main() -> None:
    """Rewrite the page's parts."""
    found = {row["run_id"]: row for row in lines(RESULTS / "heads.jsonl")}
    page_part(PAGE, "heads", table(found))
    if rule := lines(RESULTS / "tau-rule.jsonl"):
        page_part(PAGE, "rule", rule_table(rule))
    if rows := lines(RESULTS / "refit.jsonl"):
        page_part(PAGE, "refits", refits(rows))
    measured = ROOT / "benchmarks" / "results" / "heads.json"
    if measured.exists():
        page_part(PAGE, "costs", costs(json.loads(measured.read_text())["rows"]))


if __name__ == "__main__":
    main()
