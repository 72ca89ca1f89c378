"""What the study of tau shows: ``docs/analysis.md`` and its pictures.

    python experiments/reporting/tau_page.py [--runs FOLDER] [--data-dir FOLDER]

reads ``experiments/results/tau.jsonl`` and ``tau-outputs.jsonl``, writes the part of
``docs/analysis.md`` between its markers and ``docs/images/tau-*.png``. With ``--runs``, the folder
that ``gategrad sweep`` kept its runs in, their outputs are looked at first, on the validation
samples, and what is found is put into ``tau-outputs.jsonl``.
"""

from __future__ import annotations

import argparse
import json
import statistics
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure
from stored_results import RESULTS, ROOT, StoredLine, lines, numbers

from gategrad.analysis import accuracy_by_tau, activations, class_report
from gategrad.analysis.plots import tau_figure
from gategrad.approximate import expected_gates_removed, pruning_curve
from gategrad.approximate.pruning_orders import random_order
from gategrad.results.pages import markdown_table, page_part
from gategrad.runs import FinishedRun
from gategrad.system.figures import COLORS, DASHES, save_figure
from gategrad.targets import EngineNetwork

STUDY, OUTPUTS = RESULTS / "tau.jsonl", RESULTS / "tau-outputs.jsonl"
PAGE, IMAGES = ROOT / "docs" / "analysis.md", ROOT / "docs" / "images"
BINS = 50
PRINTED = (5, 25, 50, 75, 90, 95)  # of the paper's points of its dashed curve, those drawn
NAMES = {"hard": "fast: hard, learning rate 0.05", "soft": "soft, learning rate 0.01"}


def look_at(result: StoredLine, runs: Path, data_dir: str | None) -> StoredLine:
    """What a run's outputs do on its validation samples."""
    run = FinishedRun(runs / result["run_id"], data_dir=data_dir)
    circuit, valid = run.circuit, run.data.valid
    bits = valid.bits()
    found = activations(circuit.netlist, bits)
    predicted = EngineNetwork(circuit).predict_encoded(bits)
    report = class_report(predicted, valid.y, circuit.class_names)
    order = random_order(circuit, bits, valid.y, seed=0)
    steps = np.arange(0, 800, 8)
    curve = pruning_curve(circuit, order, bits, valid.y, removed=steps)
    return {
        "run_id": result["run_id"],
        "rows": len(bits),
        "histogram": np.round(found.outputs.histogram(BINS)[0], 6).tolist(),
        "outputs": found.outputs.counts(),
        "layers": [layer.counts() for layer in found.layers],
        "class_accuracy": np.round(report.class_accuracy, 6).tolist(),
        "pruning_accuracy": np.round(curve.accuracy, 6).tolist(),
        "gates_removed": np.round(curve.gates_removed, 6).tolist(),
    }


def described(result: StoredLine) -> tuple[str, float, int]:
    """How gates are trained, tau and seed."""
    config = result["config"]
    return config["model"]["forward"], config["model"]["tau"], config["seed"]


def draw_activation(rows: dict[tuple[str, float, int], StoredLine]) -> None:
    """Histograms of activation rates for tau 1 and 100, tall bars cut."""
    figure = Figure(figsize=(12, 4.2), layout="constrained")
    for i, forward in enumerate(NAMES):
        axis = figure.add_subplot(1, 2, i + 1)
        most, notes = 6.0, []
        for tau, color in ((100.0, COLORS[0]), (1.0, COLORS[1])):
            row = rows.get((forward, tau, 0))
            if row is None:
                continue
            shares, edges = 100 * np.array(row["histogram"]), np.linspace(0, 100, BINS + 1)
            label = f"tau {tau:g}"
            axis.stairs(shares, edges, color=color, linewidth=1.6, label=label)
            axis.stairs(shares, edges, color=color, fill=True, alpha=0.2)
            ends = ((0, "0 to 2"), (-1, "98 to 100"))
            notes += [f"{label}, {at} %: {shares[k]:.1f} %" for k, at in ends if shares[k] > most]
        axis.text(50, 5.9, "\n".join(["taller than shown:", *notes]), ha="center", va="top", size=8)
        axis.set(title=NAMES[forward], xlabel="activation rate of an output, %", xlim=(0, 100))
        axis.set(ylabel="share of the outputs, %", ylim=(0, most))
        axis.spines[["top", "right"]].set_visible(False)
        axis.legend(frameon=False, loc="lower center", bbox_to_anchor=(0.5, -0.3), ncols=2)
    save(figure, "tau-activation")


def draw_pruning(rows: dict[tuple[str, float, int], StoredLine]) -> None:
    """Accuracy and gates that are left as random outputs go."""
    figure = Figure(figsize=(15, 4.2), layout="constrained")
    axes = [figure.add_subplot(1, 3, i + 1) for i in range(3)]
    for axis, forward in zip(axes, NAMES, strict=False):
        taus = sorted(tau for kind, tau, seed in rows if kind == forward and seed == 0)
        for i, tau in enumerate(taus):
            curve = 100 * np.array(rows[forward, tau, 0]["pruning_accuracy"])
            style = {"color": COLORS[i], "linestyle": DASHES[i % 4], "linewidth": 1.6}
            axis.plot(np.arange(len(curve)), curve, label=f"tau {tau:g}", **style)
        axis.set(title=NAMES[forward], ylabel="validation accuracy, %", ylim=(0, 100))
    removed = 100 * np.array(next(iter(rows.values()))["gates_removed"])
    r = np.linspace(0, 0.99, 100)
    expected = 100 * expected_gates_removed(r, 6)
    axes[2].plot(np.arange(len(removed)), removed, color=COLORS[0], label="measured")
    axes[2].plot(100 * r, expected, ":", color="black", label="mean of $r^{2^l}$")
    of_paper = numbers()
    printed = zip(of_paper["pruned_outputs_percent"], of_paper["pruned_gates_percent"], strict=True)
    axes[2].plot(
        *zip(*(each for each in printed if each[0] in PRINTED), strict=True),
        "o",
        color=COLORS[1],
        label="paper",
    )
    axes[2].set(title="the whole network", ylabel="gates removed, %", ylim=(0, 100))
    for axis in axes:
        axis.set(xlabel="outputs removed of each class, %", xlim=(0, 100))
        axis.grid(alpha=0.3)
        axis.legend(frameon=False)
    save(figure, "tau-pruning")


def draw_classes(rows: dict[tuple[str, float, int], StoredLine]) -> None:
    """Accuracy of each class by tau."""
    figure = Figure(figsize=(12, 4), layout="constrained")
    for i, forward in enumerate(NAMES):
        axis = figure.add_subplot(1, 2, i + 1)
        taus = sorted(tau for kind, tau, seed in rows if kind == forward and seed == 0)
        width, lowest = 0.8 / max(1, len(taus)), 100.0
        for k, tau in enumerate(taus):
            each = 100 * np.array(rows[forward, tau, 0]["class_accuracy"])
            lowest = min(lowest, float(each.min()))
            place = np.arange(len(each)) + (k - (len(taus) - 1) / 2) * width
            axis.bar(place, each, width, color=COLORS[k], label=f"tau {tau:g}")
        axis.set(title=NAMES[forward], xlabel="digit", ylabel="validation accuracy, %")
        axis.set(xticks=range(10), ylim=(max(0, lowest - 3), 100))
        axis.spines[["top", "right"]].set_visible(False)
        axis.legend(frameon=False, ncols=4, loc="lower center", bbox_to_anchor=(0.5, -0.32))
    save(figure, "tau-classes")


def save(figure: Figure, name: str) -> None:
    """The PNG alone: pages show no other."""
    for path in save_figure(figure, IMAGES / name):
        if path.suffix == ".svg":
            path.unlink()


def roughness(curve: list[float]) -> float:
    """Mean jump of a curve up or down, beyond that of its smooth course, in points."""
    values = 100 * np.array(curve)
    return float(np.abs(np.diff(values, 2)).mean())


def table(results: list[StoredLine], rows: dict[tuple[str, float, int], StoredLine]) -> list[str]:
    """The page's table, line by line."""
    columns = (
        "gates trained", "tau", "seeds", "test accuracy, %", "outputs dead / saturated, %",
        "synchronized, %", "distinct, %", "roughness of the pruning curve",
    )  # fmt: skip
    cells = []
    found = {described(result): result for result in results}
    for forward in NAMES:
        for tau in sorted({tau for kind, tau, _ in found if kind == forward}):
            keys = [key for key in found if key[:2] == (forward, tau)]
            accuracy = ", ".join(f"{100 * found[k]['discrete_test_accuracy']:.2f}" for k in keys)

            def share(name: str, keys: list[Any] = keys) -> str:
                return f"{statistics.mean(rows[k]['outputs'][name] for k in keys) / 80:.1f}"

            rough = statistics.mean(roughness(rows[k]["pruning_accuracy"]) for k in keys)
            seeds = ", ".join(str(seed) for *_, seed in keys)
            cells.append(
                (
                    NAMES[forward], f"{tau:g}", seeds, accuracy,
                    f"{share('dead')} / {share('saturated')}", share("synchronised"),
                    share("distinct"), f"{rough:.2f}",
                )
            )  # fmt: skip
    return markdown_table(columns, cells)


def main() -> None:
    """Rewrite the page's part and the pictures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=Path, help="folder of the sweep's runs")
    parser.add_argument("--data-dir", help="folder with data files")
    arguments = parser.parse_args()
    results = lines(STUDY)
    if arguments.runs:
        known = {row["run_id"]: row for row in lines(OUTPUTS)}
        looked = [
            known.get(result["run_id"]) or look_at(result, arguments.runs, arguments.data_dir)
            for result in results
        ]
        OUTPUTS.write_text("".join(json.dumps(row) + "\n" for row in looked))
    by_id = {row["run_id"]: row for row in lines(OUTPUTS)}
    missing = [result["run_id"] for result in results if result["run_id"] not in by_id]
    if missing:
        parser.error(f"no outputs of {missing[0]} in {OUTPUTS.name}: give --runs")
    rows = {described(result): by_id[result["run_id"]] for result in results}
    draw_activation(rows)
    draw_pruning(rows)
    draw_classes(rows)
    studies = {
        name: accuracy_by_tau(r for r in results if r["config"]["model"]["forward"] == forward)
        for forward, name in NAMES.items()
    }
    save(tau_figure(studies), "tau-accuracy")
    page_part(PAGE, "measured", table(results, rows))


if __name__ == "__main__":
    main()
