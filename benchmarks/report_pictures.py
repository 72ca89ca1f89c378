"""The pictures of ``report.py``: accuracy, training and inference beside each other, and costs."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt

Row = Mapping[str, Any]
REFERENCE = "soft-float32"
# Of some suites of bench_training.py: the title of a picture, and both axes.
PICTURES = {
    "width": ("Cost of a gate", "gates of each layer", "nanoseconds per gate and step"),
    "batch": ("Samples a second", "batch", "samples per second"),
}
PLOTTED = {
    "soft-float32": "tab:blue", "soft-bfloat16": "tab:cyan",
    "hard-float32": "tab:red", "hard-bfloat16": "tab:orange",
}  # fmt: skip


def unique(values: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(values))


def name(row: Row) -> str:
    # What tells rows of one library apart: a training mode, a gcc level, a way to compile.
    details = [row.get("mode"), row.get("target")]
    if row.get("level") is not None:
        details.append(f"-O{row['level']}")
    shown = [d for d in details if d not in (None, REFERENCE, "engine")]
    return f"{row['library']} ({', '.join(shown)})" if shown else str(row["library"])


def best_of_each(rows: Sequence[Row]) -> list[Row]:
    best: dict[str, Row] = {}
    for row in rows:
        speed = row["pixels_per_s"] or 0
        if speed > best.get(row["library"], {"pixels_per_s": 0})["pixels_per_s"]:
            best[row["library"]] = row
    return list(best.values())


def draw(runs: Path, training: Row | None, inference: Row, path: Path) -> None:
    """One picture of accuracy, training and inference; training only where there are results."""
    panels = 2 if training is None else 3
    size = (4.4 * panels, 3.4)
    figure, (left, *middle, right) = plt.subplots(1, panels, figsize=size, layout="constrained")
    draw_history(left, runs)
    if training is not None:
        draw_steps(middle[0], training["rows"])
    best = best_of_each(inference["rows"])
    draw_bars(right, [(name(row), row["pixels_per_s"]) for row in best])
    right.set(title="Inference from pixels, 1 core", xlabel="samples per second")
    figure.savefig(path, dpi=160)
    plt.close(figure)


def draw_steps(axes: plt.Axes, rows: Sequence[Row]) -> None:
    # One step in gategrad's plainest and fastest mode, and in each peer's fastest.
    timed = [r for r in rows if (r["width"], r["threads"]) == (8_000, 1) and r["step_ms"]]
    own = [row for row in timed if row["library"] == "gategrad"]
    shown = [row for row in own if row["mode"] in (REFERENCE, "hard-bfloat16")]
    for peer in unique(row["library"] for row in timed if row["library"] != "gategrad"):
        found = [row for row in timed if row["library"] == peer]
        shown.append(min(found, key=lambda row: row["step_ms"]))
    if shown:
        draw_bars(axes, [(name(row), row["step_ms"]) for row in shown])
    axes.set(title="Training step, 6 × 8,000 gates, 1 thread", xlabel="milliseconds")


def draw_training(training: Mapping[str, Row | None], folder: Path) -> None:
    """Cost per gate against width, samples per second against batch: as far as recorded."""
    for suite, (title, xlabel, ylabel) in PICTURES.items():
        content = training[suite]
        if content is None:
            continue
        column = "ns_per_gate" if suite == "width" else "samples_per_s"
        figure, axes = plt.subplots(figsize=(6, 3.8), layout="constrained")
        for mode, color in PLOTTED.items():
            found = [r for r in content["rows"] if r["mode"] == mode and r[column]]
            xs, ys = [r[suite] for r in found], [r[column] for r in found]
            axes.plot(xs, ys, "o-", color=color, label=mode)
        ticks = sorted({row[suite] for row in content["rows"]})
        axes.set_xscale("log")
        axes.set_xticks(ticks, [f"{tick:,}" for tick in ticks], rotation=30)
        axes.minorticks_off()
        axes.set_ylim(bottom=0)
        axes.set(title=f"{title}, {conditions(content['rows'], suite)}")
        axes.set(xlabel=xlabel, ylabel=ylabel)
        axes.grid(alpha=0.3)
        axes.legend()
        figure.savefig(folder / f"training-{suite}.png", dpi=160)
        plt.close(figure)


def conditions(rows: Sequence[Row], varied: str) -> str:
    first = rows[0]
    size = f"{first['layers']} layers" if varied == "width" else f"6 × {first['width']:,} gates"
    batch = f", batch {first['batch']}" if varied == "width" else ""
    return f"{size}{batch}, {first['threads']} thread{'s' * (first['threads'] > 1)}"


def draw_history(axes: plt.Axes, runs: Path) -> None:
    for path in sorted(runs.glob("*/history.jsonl")):
        rows = [json.loads(line) for line in path.read_text().splitlines()]
        epochs = [row["epoch"] for row in rows]
        first = path.parent.name == "seed-0"
        for name, color in (("relaxed", "tab:orange"), ("discrete", "tab:blue")):
            values = [100 * row[f"valid_{name}_accuracy"] for row in rows]
            axes.plot(epochs, values, color=color, alpha=0.8, label=name if first else None)
    axes.set(
        title="MNIST, 6 × 8,000 gates, each seed", xlabel="epoch", ylabel="validation accuracy (%)"
    )
    axes.set_ylim(bottom=94)
    axes.grid(alpha=0.3)
    axes.legend()


def draw_bars(axes: plt.Axes, bars: Sequence[tuple[str, float]]) -> None:
    names = [name for name, _ in bars][::-1]
    values = [value for _, value in bars][::-1]
    colors = ["tab:blue" if name.startswith("gategrad") else "tab:gray" for name in names]
    drawn = axes.barh(names, values, color=colors)
    axes.bar_label(drawn, [f"{value:,.0f}" for value in values], padding=3)
    axes.set_xscale("log")
    axes.set_xlim(min(values) / 3, max(values) * 6)
