"""Result files to a page, a table for the README and a picture.

    python benchmarks/report.py

reads ``benchmarks/results`` and writes ``docs/benchmarks.md``, the pictures in ``docs/images`` and
the part of ``README.md`` between its markers. Nothing measured in them is typed by hand. Training
results that are not there are named as missing.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results"
RUNS = RESULTS / "mnist-6x8000"
IMAGES = ROOT / "docs" / "images"
MARKERS = ("<!-- measured -->", "<!-- end of measured -->")

# Of each suite of bench_training.py: the title of its tables, and of its picture with both axes.
SUITES = {"main": "against other libraries", "width": "by width", "batch": "by batch"}
PICTURES = {
    "width": ("Cost of a gate", "gates of each layer", "nanoseconds per gate and step"),
    "batch": ("Samples a second", "batch", "samples per second"),
}
PLOTTED = {
    "soft-float32": "tab:blue", "soft-bfloat16": "tab:cyan",
    "hard-float32": "tab:red", "hard-bfloat16": "tab:orange",
}  # fmt: skip
TRAINING_COLUMNS = [
    "library", "mode", "width", "batch", "threads", "steps", "step_ms", "step_ms_min",
    "samples_per_s", "ns_per_gate", "peak_mb", "triad_before_gb_per_s",
    "triad_after_gb_per_s", "roofline_fraction", "against_gategrad", "reason",
]  # fmt: skip
REFERENCE = "soft-float32"
TRAINING = """\
Recorded by `python benchmarks/bench_training.py --suite SUITE`. A step is forward, cross-entropy,
backward and Adam, on a batch of random bits. gategrad's is the step that `fit` takes; mode
`soft-float32-torch` is a loop of one's own, with autograd and torch's fused Adam, which the peers
have, too. Modes that end in `-compile` go through `torch.compile`; compilation is not timed. All
contenders take turns, so that a noisy moment of the machine hits all alike; where memory does not
suffice for all at once, they run in heats, with gategrad's `soft-float32` in each.
`against_gategrad` is the step's time over that of `soft-float32` in the same heat; `ns_per_gate` is
step / (layers × width).

`roofline_fraction` is ideal bytes / memory bandwidth / `step_ms`. Ideal bytes are, per gate and
step, rows of one value per sample, each of 4 bytes or, in bfloat16, of 2:

- soft: 10 rows. Forward reads 2 and writes 1; backward reads 3, and reads and writes 2 gradients.
- hard and gumbel: 5 rows. Bits count nothing; backward reads the output's gradient, and reads and
  writes 2 gradients.
- The first layer's inputs need no gradient, 4 rows less: soft 6, hard 1.

Added to this are six passes over 16 float32 per gate: weights and both of Adam's moments, each read
and written once. The memory bandwidth is that of a triad with as many threads, the higher of two
measurements, right before and right after the timings; where these differ much, the machine was not
quiet. The fraction can exceed 1: caches keep some of what ideal bytes count, and the backward pass
gathers, so that it need not read gradients back.
"""
PASSES_RESULTS = {
    "passes.json": "beside other tools",
    "passes-large.json": "3 million random gates",
}
PASSES = """\
Recorded by `python benchmarks/bench_passes.py`. Each tool gets the circuit as it was trained, in a
process of its own on one core; `gates` are those of two inputs, XOR among them, inverters free.
gategrad's rows are the default passes in the order in which they ran. torchlogix is its `simplify`
on the same gates and sums. abc maps to two-input gates of unit area after the script named, which
it also gets to work on what gategrad left. `seconds` include waiting for a busy core, `cpu_seconds`
do not.
"""
CONVOLUTION = """\
Recorded by `python benchmarks/bench_convolution.py`, a step as above. `step_mb` is what the process
needs at its peak beyond Python, torch and the network before its first step; `against_gategrad`
the least time of a step over that of `soft-float32`.
"""
CONV_INFERENCE = """\
Recorded by `python benchmarks/bench_conv_inference.py --peers torchlogix`: random leaves, gates of
trained kinds. `shared` keeps one table of gates for all positions;
`gates` are those of all positions, as each library counts them.
"""
SYNTHESIS = """\
Recorded by `python benchmarks/synthesis.py`: the MNIST network's emitted Verilog as LUTs of 4 and
6 inputs, before and after gategrad's passes: the network alone, with adders, and with adders and
argmax. `gates` and `gate_depth` are gategrad's own count for the emitted modules, `luts` and
`lut_depth` what Yosys's abc makes of them: by its usual script, or where that was not done in time,
by that of `-fast`, which only maps. `seconds` include waiting for a busy core.
"""

Row = Mapping[str, Any]


def main() -> None:
    training = {suite: read_if_there(f"training-{suite}.json") for suite in SUITES}
    results = inference_results()
    inference = results["random gates"]
    trained = results["the engine on trained and on wide networks"]
    runs = [json.loads(path.read_text()) for path in sorted(RUNS.glob("*/result.json"))]
    write_readme(readme_table(training["main"], inference, trained, runs))
    page = [
        accuracy_section(runs),
        training_sections(training),
        inference_section(results),
        *convolution_sections(),
        passes_sections(),
        synthesis_section(),
    ]
    (ROOT / "docs" / "benchmarks.md").write_text("# Benchmarks\n\n" + "\n".join(page))
    IMAGES.mkdir(parents=True, exist_ok=True)
    draw(training["main"], inference, IMAGES / "results.png")
    draw_training(training)


def read(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((RESULTS / name).read_text())
    return content


def inference_results() -> dict[str, Row]:
    """By title: the comparisons on random networks, narrow and wide, and the engine alone."""
    narrow = read("inference.json")
    compared = narrow["rows"][0]["circuit"]
    common = [row for row in narrow["rows"] if row["circuit"].startswith(compared)]
    alone = read("inference-engine.json")
    others = [row for row in alone["rows"] if row["circuit"] != compared]
    return {
        "random gates": narrow | {"rows": common},
        "random gates, wide": read("inference-64000.json"),
        "the engine on trained and on wide networks": alone | {"rows": others},
    }


def read_if_there(name: str) -> dict[str, Any] | None:
    return read(name) if (RESULTS / name).exists() else None


def write_readme(table: str) -> None:
    path = ROOT / "README.md"
    before, rest = path.read_text().split(MARKERS[0])
    after = rest.split(MARKERS[1])[1]
    path.write_text(f"{before}{MARKERS[0]}\n{table}{MARKERS[1]}{after}")


def readme_table(training: Row | None, inference: Row, trained: Row, runs: Sequence[Row]) -> str:
    lines = ["| what | gategrad | others |", "|---|---|---|"]
    ours, *others = inference["rows"]
    lines.append(
        f"| inference, 6 × 8,000 random gates, 1 core, from pixels "
        f"| {ours['pixels_per_s'] / 1e6:.2f} M/s, ready in {ours['ready_s']:.2f} s "
        f"| {inference_peers(others)} |"
    )
    lines.append(f"| the same, input already packed | {ours['packed_per_s'] / 1e6:.2f} M/s | |")
    row = trained["rows"][0]
    lines.append(
        "| MNIST network below after `optimize`, 1 core, from pixels / packed "
        f"| {row['pixels_per_s'] / 1e6:.2f} / {row['packed_per_s'] / 1e6:.2f} M/s | |"
    )
    lines.append(
        "| MNIST test accuracy, binarised, 6 × 8,000 gates, discrete = compiled "
        f"| {spread(runs)} | |"
    )
    return (
        readme_training(training)
        + "\n"
        + "\n".join(lines)
        + f"\n\n{machine((training or inference)['header'])} Training and inference: `make bench`. "
        f"Accuracy, for seeds 0 to {len(runs) - 1}:\n\n    {command(runs[0])}\n\n"
        "Details and every row: [docs/benchmarks.md](docs/benchmarks.md).\n"
    )


def readme_training(training: Row | None) -> str:
    """Gategrad's modes, and each peer at its fastest, beside each other in all configurations."""
    if training is None:
        return "Training steps have not been recorded for this version yet.\n"
    timed = [row for row in training["rows"] if row["step_ms"] and row["batch"] == 128]
    columns = sorted({(row["width"], row["threads"]) for row in timed})
    titles = [f"6 × {width:,}, {threads} thread{'s' * (threads > 1)}" for width, threads in columns]
    lines = [
        f"| training step, batch 128 | {' | '.join(titles)} |",
        "|---" * (len(columns) + 1) + "|",
    ]
    for mode in unique(row["mode"] for row in timed if row["library"] == "gategrad"):
        rows = [row for row in timed if (row["library"], row["mode"]) == ("gategrad", mode)]
        lines.append(readme_line(f"gategrad {mode}", rows, columns))
    for peer in unique(row["library"] for row in timed if row["library"] != "gategrad"):
        rows = [row for row in timed if row["library"] == peer]
        lines.append(readme_line(f"{peer}, fastest", rows, columns))
    return (
        "\n".join(lines)
        + f"\n\nMedian step, × that of {REFERENCE}, and in brackets the fraction of the memory "
        "roofline. Peers: their fastest setting, eager or through `torch.compile`.\n"
    )


def readme_line(title: str, rows: Sequence[Row], columns: Sequence[tuple[int, int]]) -> str:
    cells = []
    for column in columns:
        found = [row for row in rows if (row["width"], row["threads"]) == column]
        cells.append(readme_cell(min(found, key=lambda row: row["step_ms"])) if found else "-")
    return f"| {title} | {' | '.join(cells)} |"


def readme_cell(row: Row) -> str:
    text = f"{row['step_ms']:,.3g} ms" if row["step_ms"] < 100 else f"{row['step_ms']:,.0f} ms"
    ratio = row["against_gategrad"]
    if ratio:
        text += f", {ratio:.2g}×" if ratio < 10 else f", {ratio:,.0f}×"
    if row["library"] != "gategrad":
        return f"{text} ({row['mode']})"
    return f"{text} ({row['roofline_fraction']:.2f})"


def unique(values: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(values))


def machine(header: Row) -> str:
    versions = header["versions"]
    return (
        f"{header['machine']}, {header['cores']} cores (a shared virtual machine), Python "
        f"{header['python']}, torch {versions['torch']}."
    )


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
        f"gategrad train mnist --train-input {train['train_input']} "
        f"--layers {model['layers']} --width {model['width']} "
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


def training_sections(training: Mapping[str, Row | None]) -> str:
    parts = [f"## Training step\n\n{TRAINING}"]
    for suite, title in SUITES.items():
        content = training[suite]
        heading = f"Training step, {title}"
        if content is None:
            command = f"`python benchmarks/bench_training.py --suite {suite}`"
            parts.append(f"## {heading}\n\nNot recorded for this version yet: {command}.\n")
            continue
        parts.append(section(heading, content, TRAINING_COLUMNS))
        if suite in PICTURES:
            parts.append(f"![{heading}](images/training-{suite}.png)\n")
    return "\n".join(parts)


def inference_section(results: Mapping[str, Row]) -> str:
    columns = [
        "library", "target", "level", "circuit", "gates", "threads", "ready_s", "packed_per_s",
        "pixels_per_s", "latency_us", "instructions", "bytes_per_gate", "traffic_mb",
        "gates_per_cycle", "core_fraction", "memory_fraction", "note",
    ]  # fmt: skip
    return "\n".join(
        section(f"Inference: {title}", content, columns) for title, content in results.items()
    )


def convolution_sections() -> list[str]:
    """Training steps and engines of convolutional networks, as far as recorded."""
    parts = []
    training = read_if_there("convolution.json")
    if training is not None:
        columns = [
            "network", "batch", "threads", "library", "mode", "ms", "least_ms", "peak_mb",
            "step_mb", "against_gategrad", "error",
        ]  # fmt: skip
        references = {
            (row["network"], row["batch"]): row["least_ms"]
            for row in training["rows"]
            if row["mode"] == REFERENCE
        }
        rows = [
            row
            if "error" in row
            else row
            | {
                "step_mb": row["peak_mb"] - row["model_mb"],
                "against_gategrad": row["least_ms"] / references[row["network"], row["batch"]],
            }
            for row in training["rows"]
        ]
        part = section("Training step, convolutions", training | {"rows": rows}, columns)
        parts.append(part.replace("\n\n", f"\n\n{CONVOLUTION}\n", 1))
    inference = read_if_there("conv-inference.json")
    if inference is not None:
        columns = [
            "library", "network", "way", "gates", "ready_s", "packed_per_s", "pixels_per_s",
            "latency_us", "instructions", "working_mb", "code_mb", "note",
        ]  # fmt: skip
        part = section("Inference: convolutions", inference, columns)
        parts.append(part.replace("\n\n", f"\n\n{CONV_INFERENCE}\n", 1))
    return parts


def passes_sections() -> str:
    columns = [
        "circuit", "tool", "step", "gates", "depth", "outputs", "seconds", "cpu_seconds", "peak_mb",
        "note",
    ]  # fmt: skip
    parts = [f"## Passes\n\n{PASSES}"]
    for name, title in PASSES_RESULTS.items():
        content = read_if_there(name)
        if content is None:
            parts.append(f"## Passes, {title}\n\nNot recorded for this version yet.\n")
            continue
        parts.append(section(f"Passes, {title}", content, columns))
        scripts = content["header"]["options"]["scripts"] if content["header"]["peers"] else {}
        parts += [f"- abc, {script}: `{text}`" for script, text in scripts.items()]
        parts.append("")
    return "\n".join(parts)


def synthesis_section() -> str:
    columns = [
        "passes", "part", "gates", "gate_depth", "lut", "luts", "lut_depth", "script", "seconds",
        "note",
    ]  # fmt: skip
    content = read_if_there("synthesis.json")
    if content is None:
        return f"## Synthesis\n\n{SYNTHESIS}\nNot recorded for this version yet.\n"
    version = content["header"]["versions"]["yosys"]
    return section("Synthesis", content, columns).replace(
        "## Synthesis\n", f"## Synthesis\n\n{SYNTHESIS}{version}.\n", 1
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


def draw(training: Row | None, inference: Row, path: Path) -> None:
    """One picture of accuracy, training and inference; training only where there are results."""
    panels = 2 if training is None else 3
    size = (4.4 * panels, 3.4)
    figure, (left, *middle, right) = plt.subplots(1, panels, figsize=size, layout="constrained")
    draw_history(left)
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


def draw_training(training: Mapping[str, Row | None]) -> None:
    """Cost per gate against width, samples per second against batch: as far as recorded."""
    for suite, (title, xlabel, ylabel) in PICTURES.items():
        content = training[suite]
        if content is None:
            continue
        column = "ns_per_gate" if suite == "width" else "samples_per_s"
        figure, axes = plt.subplots(figsize=(6, 3.8), layout="constrained")
        for mode, colour in PLOTTED.items():
            found = [r for r in content["rows"] if r["mode"] == mode and r[column]]
            xs, ys = [r[suite] for r in found], [r[column] for r in found]
            axes.plot(xs, ys, "o-", color=colour, label=mode)
        ticks = sorted({row[suite] for row in content["rows"]})
        axes.set_xscale("log")
        axes.set_xticks(ticks, [f"{tick:,}" for tick in ticks], rotation=30)
        axes.minorticks_off()
        axes.set_ylim(bottom=0)
        axes.set(title=f"{title}, {conditions(content['rows'], suite)}")
        axes.set(xlabel=xlabel, ylabel=ylabel)
        axes.grid(alpha=0.3)
        axes.legend()
        figure.savefig(IMAGES / f"training-{suite}.png", dpi=160)
        plt.close(figure)


def conditions(rows: Sequence[Row], varied: str) -> str:
    first = rows[0]
    size = f"{first['layers']} layers" if varied == "width" else f"6 × {first['width']:,} gates"
    batch = f", batch {first['batch']}" if varied == "width" else ""
    return f"{size}{batch}, {first['threads']} thread{'s' * (first['threads'] > 1)}"


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
    colours = ["tab:blue" if name.startswith("gategrad") else "tab:gray" for name in names]
    drawn = axes.barh(names, values, color=colours)
    axes.bar_label(drawn, [f"{value:,.0f}" for value in values], padding=3)
    axes.set_xscale("log")
    axes.set_xlim(min(values) / 3, max(values) * 6)


if __name__ == "__main__":
    main()
