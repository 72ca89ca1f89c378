"""Result files to a page, a table for the README and a picture.

    python benchmarks/report.py

reads ``benchmarks/results`` and writes ``docs/benchmarks.md``, ``docs/images/results.png`` and the
part of ``README.md`` between its markers. Nothing measured in them is typed by hand.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results"
RUNS = RESULTS / "mnist-6x8000"
MARKERS = ("<!-- measured -->", "<!-- end of measured -->")

Row = Mapping[str, Any]


def main() -> None:
    training, inference = read("training.json"), read("inference.json")
    trained = read("inference-trained.json")
    runs = [json.loads(path.read_text()) for path in sorted(RUNS.glob("*/result.json"))]
    write_readme(readme_table(training, inference, trained, runs))
    page = [
        accuracy_section(runs),
        training_section(training),
        inference_section(inference, trained),
    ]
    (ROOT / "docs" / "benchmarks.md").write_text("# Benchmarks\n\n" + "\n".join(page))
    draw(training, inference, ROOT / "docs" / "images" / "results.png")


def read(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((RESULTS / name).read_text())
    return content


def write_readme(table: str) -> None:
    path = ROOT / "README.md"
    before, rest = path.read_text().split(MARKERS[0])
    after = rest.split(MARKERS[1])[1]
    path.write_text(f"{before}{MARKERS[0]}\n{table}{MARKERS[1]}{after}")


def readme_table(training: Row, inference: Row, trained: Row, runs: Sequence[Row]) -> str:
    lines = ["| what | gategrad | others |", "|---|---|---|"]
    for width in sorted({row["width"] for row in training["rows"]}):
        ours, *others = [r for r in training["rows"] if r["width"] == width]
        lines.append(
            f"| training step, 6 × {width:,} gates, batch 128, 1 thread "
            f"| {ours['step_ms']:.0f} ms, {ours['peak_mb']:,.0f} MB | {peers(others, ours)} |"
        )
    ours, *others = inference["rows"]
    lines.append(
        f"| inference, 6 × 8,000 random gates, 1 core, from pixels "
        f"| {ours['pixels_per_s'] / 1e6:.2f} M/s, ready in {ours['ready_s']:.2f} s "
        f"| {inference_peers(others)} |"
    )
    lines.append(f"| the same, input already packed | {ours['packed_per_s'] / 1e6:.2f} M/s | |")
    row = trained["rows"][0]
    lines.append(
        f"| MNIST network below, 1 core, from pixels / packed | {row['pixels_per_s'] / 1e6:.2f} / "
        f"{row['packed_per_s'] / 1e6:.2f} M/s | |"
    )
    lines.append(
        "| MNIST test accuracy, binarised, 6 × 8,000 gates, discrete = compiled "
        f"| {spread(runs)} | |"
    )
    header = training["header"]
    return (
        "\n".join(lines)
        + f"\n\n{machine(header)} Training and inference: `make bench`. Accuracy, for seeds 0 to "
        f"{len(runs) - 1}:\n\n    {command(runs[0])}\n\n"
        "Details and every row: [docs/benchmarks.md](docs/benchmarks.md).\n"
    )


def machine(header: Row) -> str:
    versions = header["versions"]
    return (
        f"{header['machine']}, {header['cores']} cores (a shared virtual machine), Python "
        f"{header['python']}, torch {versions['torch']}."
    )


def peers(rows: Sequence[Row], ours: Row) -> str:
    return "; ".join(
        f"{name(r)} {r['step_ms']:,.0f} ms ({r['step_ms'] / ours['step_ms']:.1f}×), "
        f"{r['peak_mb']:,.0f} MB"
        for r in rows
        if r["step_ms"]
    )


def name(row: Row) -> str:
    # What tells rows of one library apart: a training mode, a gcc level, a way to compile.
    details = [row.get("mode"), row.get("target")]
    if row.get("level") is not None:
        details.append(f"-O{row['level']}")
    shown = [d for d in details if d not in (None, "soft", "python", "engine")]
    return f"{row['library']} ({', '.join(shown)})" if shown else str(row["library"])


def best_of_each(rows: Sequence[Row]) -> list[Row]:
    best: dict[str, Row] = {}
    for row in rows:
        speed = row["pixels_per_s"] or 0
        if speed > best.get(row["library"], {"pixels_per_s": 0})["pixels_per_s"]:
            best[row["library"]] = row
    return list(best.values())


def inference_peers(rows: Sequence[Row]) -> str:
    return "; ".join(
        f"{name(row)} {row['pixels_per_s'] / 1e6:.3f} M/s, ready in {row['ready_s']:.0f} s"
        for row in best_of_each(rows)
    )


def spread(runs: Sequence[Row]) -> str:
    values = [100 * run["discrete_test_accuracy"] for run in runs]
    minutes = statistics.median(run["train_seconds"] for run in runs) / 60
    return f"{', '.join(f'{v:.2f}' for v in values)} % in {minutes:.0f} minutes each (1 thread)"


def command(run: Row) -> str:
    config = run["config"]
    model, train = config["model"], config["train"]
    return (
        f"gategrad train mnist --layers {model['layers']} --width {model['width']} "
        f"--tau {model['tau']:g} --connections {model['connections']} --epochs {train['epochs']} "
        f"--lr {train['lr']:g} --schedule {train['schedule']} "
        f"--weight-decay {train['weight_decay']:g} --seed SEED"
    )


def accuracy_section(runs: Sequence[Row]) -> str:
    names = [
        "relaxed_continuous_test_accuracy",
        "relaxed_binary_test_accuracy",
        "discrete_test_accuracy",
        "compiled_test_accuracy",
    ]
    lines = [
        "## Accuracy: MNIST, binarised at 0.5",
        "",
        f"    {command(runs[0])}",
        "",
        f"{100 * runs[0]['config']['data']['valid_fraction']:g} % of the training images are set "
        "aside for validation: the best epoch by discrete accuracy on them is the network tested.",
        "",
        "| seed | " + " | ".join(n.replace("_test_accuracy", "").replace("_", ", ") for n in names)
        + " | best epoch | minutes, 1 thread | commit |",
        "|---" * (len(names) + 4) + "|",
    ]  # fmt: skip
    for run in runs:
        cells = [f"{100 * run[name]:.2f} %" for name in names]
        lines.append(
            f"| {run['config']['seed']} | {' | '.join(cells)} | {run['best_epoch']} | "
            f"{run['train_seconds'] / 60:.1f} | {(run['commit'] or '-')[:10]} |"
        )
    return "\n".join(lines) + "\n"


def training_section(content: Row) -> str:
    columns = [
        "library", "mode", "width", "batch", "threads", "step_ms", "step_ms_min", "peak_mb",
        "roofline_fraction", "against_gategrad", "reason",
    ]  # fmt: skip
    return section("Training step", content, columns)


def inference_section(content: Row, trained: Row) -> str:
    columns = [
        "library", "target", "level", "circuit", "gates", "threads", "ready_s", "packed_per_s",
        "pixels_per_s", "latency_us", "note",
    ]  # fmt: skip
    return (
        section("Inference: random gates", content, columns)
        + "\n"
        + section("Inference: the trained MNIST network (seed 0)", trained, columns)
    )


def section(title: str, content: Row, columns: Sequence[str]) -> str:
    used = [c for c in columns if any(row.get(c) is not None for row in content["rows"])]
    lines = [f"## {title}", "", machine(content["header"]), ""]
    header = content["header"]
    bandwidth = ", ".join(
        f"{value} GB/s with {threads} thread(s)"
        for threads, value in header["triad_gb_per_s"].items()
    )
    lines += [
        f"Memory bandwidth (triad): {bandwidth}. Commit {header['commit'][:10]}, "
        f"{header['date'][:10]}.{' Note: ' + header['note'] + '.' if header.get('note') else ''}",
        "",
        "| " + " | ".join(used) + " |",
        "|---" * len(used) + "|",
    ]  # fmt: skip
    lines += ["| " + " | ".join(cell(row.get(c)) for c in used) + " |" for row in content["rows"]]
    return "\n".join(lines) + "\n"


def cell(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def draw(training: Row, inference: Row, path: Path) -> None:
    figure, (left, middle, right) = plt.subplots(1, 3, figsize=(13, 3.4), layout="constrained")
    draw_history(left)
    rows = [r for r in training["rows"] if r["width"] == 8_000 and r["step_ms"]]
    draw_bars(middle, [(name(r), r["step_ms"]) for r in rows])
    middle.set(title="Training step, 1 thread", xlabel="milliseconds")
    best = best_of_each(inference["rows"])
    draw_bars(right, [(name(row), row["pixels_per_s"]) for row in best])
    right.set(title="Inference from pixels, 1 core", xlabel="samples per second")
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=160)


def draw_history(axes: plt.Axes) -> None:
    for path in sorted(RUNS.glob("*/history.jsonl")):
        rows = [json.loads(line) for line in path.read_text().splitlines()]
        epochs = [row["epoch"] for row in rows]
        first = path.parent.name == "seed-0"
        for name, colour in (("relaxed", "tab:orange"), ("discrete", "tab:blue")):
            values = [100 * row[f"valid_{name}_accuracy"] for row in rows]
            axes.plot(epochs, values, color=colour, alpha=0.8, label=name if first else None)
    axes.set(
        title="MNIST, 6 × 8,000 gates, each seed", xlabel="epoch", ylabel="validation accuracy (%)"
    )
    axes.set_ylim(bottom=94)
    axes.grid(alpha=0.3)
    axes.legend()


def draw_bars(axes: plt.Axes, bars: Sequence[tuple[str, float]]) -> None:
    names = [name for name, _ in bars][::-1]
    values = [value for _, value in bars][::-1]
    colours = ["tab:blue" if name == "gategrad" else "tab:gray" for name in names]
    drawn = axes.barh(names, values, color=colours)
    axes.bar_label(drawn, [f"{value:,.0f}" for value in values], padding=3)
    axes.set_xscale("log")
    axes.set_xlim(min(values) / 3, max(values) * 6)


if __name__ == "__main__":
    main()
