"""Result files to a page, a table for the README and a picture.

    python benchmarks/report.py

reads ``benchmarks/results`` and writes ``docs/benchmarks.md``, the pictures in ``docs/images`` and
the parts of ``README.md`` and of some pages of ``docs`` between their markers. Nothing measured in
them is typed by hand. Training results that are not there are named as missing.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from report_pictures import (
    PICTURES,
    REFERENCE,
    Row,
    best_of_each,
    draw,
    draw_training,
    name,
    unique,
)

from gategrad.results.pages import markdown_table, page_part, render, write_page
from gategrad.results.wording import percent

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
RESULTS = HERE / "results"
RUNS = RESULTS / "mnist-6x8000"
IMAGES = ROOT / "docs" / "images"

# Of each suite of bench_training.py: the title of its tables.
SUITES = {"main": "against other libraries", "width": "by width", "batch": "by batch"}
TRAINING_COLUMNS = [
    "library", "mode", "width", "batch", "threads", "steps", "step_ms", "step_ms_min",
    "samples_per_s", "ns_per_gate", "peak_mb", "triad_before_gb_per_s",
    "triad_after_gb_per_s", "roofline_fraction", "against_gategrad", "reason",
]  # fmt: skip
INFERENCE_COLUMNS = [
    "library", "target", "level", "circuit", "gates", "threads", "ready_s", "packed_per_s",
    "pixels_per_s", "latency_us", "instructions", "bytes_per_gate", "traffic_mb",
    "gates_per_cycle", "core_fraction", "memory_fraction", "note",
]  # fmt: skip
CONVOLUTION_COLUMNS = [
    "network", "batch", "threads", "library", "mode", "ms", "least_ms", "peak_mb",
    "step_mb", "against_gategrad", "error",
]  # fmt: skip
LEARNED_WIRING_COLUMNS = [
    "width", "library", "mode", "candidates", "steps", "ms", "least_ms", "sums_ms", "adam_ms",
    "wiring_ms", "against_fixed", "sums_roofline", "adam_roofline", "vectors_per_cycle",
    "peak_mb", "step_mb", "reason",
]  # fmt: skip
CONV_INFERENCE_COLUMNS = [
    "library", "network", "way", "gates", "ready_s", "packed_per_s", "pixels_per_s",
    "latency_us", "instructions", "working_mb", "code_mb", "note",
]  # fmt: skip
PASSES_COLUMNS = [
    "circuit", "tool", "step", "gates", "depth", "outputs", "seconds", "cpu_seconds", "peak_mb",
    "note",
]  # fmt: skip
SYNTHESIS_COLUMNS = [
    "passes", "part", "gates", "gate_depth", "lut", "luts", "lut_depth", "script", "seconds",
    "note",
]  # fmt: skip
TABLES_COLUMNS = [
    "table", "what", "threads", "mb_per_s", "cpu_mb_per_s", "seconds", "cpu_seconds", "peak_mb",
]  # fmt: skip
ENCODING_COLUMNS = [
    "images", "thresholds", "pixels_gb_s", "compared_gb_s", "bits_gb_s", "copy_gb_s",
]  # fmt: skip
PASSES_RESULTS = {
    "passes.json": "beside other tools",
    "passes-large.json": "3 million random gates",
}


def main() -> None:
    training = {suite: read_if_there(f"training-{suite}.json") for suite in SUITES}
    results = inference_results()
    inference = results["random gates"]
    trained = results["the engine on trained and on wide networks"]
    runs = [json.loads(path.read_text()) for path in sorted(RUNS.glob("*/result.json"))]
    readme = readme_table(training["main"], inference, trained, runs)
    page_part(ROOT / "README.md", "measured", readme)
    page_part(ROOT / "docs" / "convolution.md", "steps", convolution_steps())
    page_part(ROOT / "docs" / "learned-wiring.md", "steps", learned_wiring_steps())
    page_part(ROOT / "docs" / "learned-wiring.md", "leaves", learned_leaf_steps())
    page_part(ROOT / "docs" / "parametrizations.md", "steps", four_weight_steps())
    values = page_values(training, results, runs)
    write_page(ROOT / "docs" / "benchmarks.md", render(HERE / "benchmarks.md.jinja", values))
    IMAGES.mkdir(parents=True, exist_ok=True)
    draw(RUNS, training["main"], inference, IMAGES / "results.png")
    draw_training(training, IMAGES)


def page_values(
    training: Mapping[str, Row | None], results: Mapping[str, Row], runs: Sequence[Row]
) -> dict[str, Any]:
    """What the page's template names; a table that has not been recorded is None."""
    synthesis = read_if_there("synthesis.json")
    return {
        "accuracy": accuracy(runs),
        "training": [
            (suite, title, measured(training[suite], TRAINING_COLUMNS))
            for suite, title in SUITES.items()
        ],
        "pictures": PICTURES,
        "inference": [
            (title, measured(content, INFERENCE_COLUMNS)) for title, content in results.items()
        ],
        "convolution": convolution(),
        "learned_wiring": measured(read_if_there("learned-wiring.json"), LEARNED_WIRING_COLUMNS),
        "conv_inference": measured(read_if_there("conv-inference.json"), CONV_INFERENCE_COLUMNS),
        "encoding": measured(read_if_there("encoding.json"), ENCODING_COLUMNS),
        "tables": measured(read_if_there("tables.json"), TABLES_COLUMNS),
        "passes": [
            (title, measured(read_if_there(name), PASSES_COLUMNS), scripts(read_if_there(name)))
            for name, title in PASSES_RESULTS.items()
        ],
        "synthesis": measured(synthesis, SYNTHESIS_COLUMNS),
        "yosys": synthesis and synthesis["header"]["versions"]["yosys"],
    }


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


def readme_table(
    training: Row | None, inference: Row, trained: Row, runs: Sequence[Row]
) -> list[str]:
    ours, *others = inference["rows"]
    row = trained["rows"][0]
    rows = [
        (
            "inference, 6 × 8,000 random gates, 1 core, from pixels",
            f"{ours['pixels_per_s'] / 1e6:.2f} M/s, ready in {ours['ready_s']:.2f} s",
            inference_peers(others),
        ),
        ("the same, input already packed", f"{ours['packed_per_s'] / 1e6:.2f} M/s", ""),
        (
            "MNIST network below after `optimize`, 1 core, from pixels / packed",
            f"{row['pixels_per_s'] / 1e6:.2f} / {row['packed_per_s'] / 1e6:.2f} M/s",
            "",
        ),
        (
            "MNIST test accuracy, binarized, 6 × 8,000 gates, discrete = compiled",
            accuracies(runs),
            "",
        ),
    ]
    return [
        *readme_training(training),
        "",
        *markdown_table(("what", "gategrad", "others"), rows),
        "",
        f"{machine((training or inference)['header'])} Training and inference: `make bench`. "
        f"Accuracy, for seeds 0 to {len(runs) - 1}:",
        "",
        f"    {command(runs[0])}",
        "",
        "Details and every row: [docs/benchmarks.md](docs/benchmarks.md).",
    ]


def readme_training(training: Row | None) -> list[str]:
    """Gategrad's modes, and each peer at its fastest, beside each other in all configurations."""
    if training is None:
        return ["Training steps have not been recorded for this version yet."]
    timed = [row for row in training["rows"] if row["step_ms"] and row["batch"] == 128]
    columns = sorted({(row["width"], row["threads"]) for row in timed})
    titles = [f"6 × {width:,}, {threads} thread{'s' * (threads > 1)}" for width, threads in columns]
    rows = []
    for mode in unique(row["mode"] for row in timed if row["library"] == "gategrad"):
        some = [row for row in timed if (row["library"], row["mode"]) == ("gategrad", mode)]
        rows.append([f"gategrad {mode}", *readme_cells(some, columns)])
    for peer in unique(row["library"] for row in timed if row["library"] != "gategrad"):
        some = [row for row in timed if row["library"] == peer]
        rows.append([f"{peer}, fastest", *readme_cells(some, columns)])
    return [
        *markdown_table(["training step, batch 128", *titles], rows),
        "",
        f"Median step, × that of {REFERENCE}, and in brackets the fraction of the memory "
        "roofline. Peers: their fastest setting, eager or through `torch.compile`.",
    ]


def readme_cells(rows: Sequence[Row], columns: Sequence[tuple[int, int]]) -> list[str]:
    cells = []
    for column in columns:
        found = [row for row in rows if (row["width"], row["threads"]) == column]
        cells.append(readme_cell(min(found, key=lambda row: row["step_ms"])) if found else "-")
    return cells


def readme_cell(row: Row) -> str:
    text = f"{row['step_ms']:,.3g} ms" if row["step_ms"] < 100 else f"{row['step_ms']:,.0f} ms"
    ratio = row["against_gategrad"]
    if ratio:
        text += f", {ratio:.2g}×" if ratio < 10 else f", {ratio:,.0f}×"
    if row["library"] != "gategrad":
        return f"{text} ({row['mode']})"
    return f"{text} ({row['roofline_fraction']:.2f})"


def machine(header: Row) -> str:
    versions = header["versions"]
    return (
        f"{header['machine']}, {header['cores']} cores (a shared virtual machine), Python "
        f"{header['python']}, torch {versions['torch']}."
    )


def inference_peers(rows: Sequence[Row]) -> str:
    return "; ".join(
        f"{name(row)} {row['pixels_per_s'] / 1e6:.3f} M/s, ready in {row['ready_s']:.0f} s"
        for row in best_of_each(rows)
    )


def accuracies(runs: Sequence[Row]) -> str:
    values = [100 * run["discrete_test_accuracy"] for run in runs]
    minutes = statistics.median(run["train_seconds"] for run in runs) / 60
    return f"{', '.join(f'{v:.2f}' for v in values)} % in {minutes:.0f} minutes each (1 thread)"


def command(run: Row) -> str:
    config = run["config"]
    model, train = config["model"], config["train"]
    return (
        f"gategrad train mnist --recipe paper --train-input {train['train_input']} "
        f"--layers {model['layers']} --width {model['width']} "
        f"--tau {model['tau']:g} --connections {model['connections']} --epochs {train['epochs']} "
        f"--lr {train['lr']:g} --schedule {train['schedule']} "
        f"--weight-decay {train['weight_decay']:g} --seed SEED"
    )


def accuracy(runs: Sequence[Row]) -> dict[str, str]:
    names = [
        "relaxed_continuous_test_accuracy",
        "relaxed_binary_test_accuracy",
        "discrete_test_accuracy",
        "compiled_test_accuracy",
    ]
    columns = [name.replace("_test_accuracy", "").replace("_", ", ") for name in names]
    rows = [
        [
            str(run["config"]["seed"]), *(percent(run[name]) for name in names),
            str(run["best_epoch"]), f"{run['train_seconds'] / 60:.1f}",
            (run["commit"] or "-")[:10],
        ]
        for run in runs
    ]  # fmt: skip
    table = markdown_table(["seed", *columns, "best epoch", "minutes, 1 thread", "commit"], rows)
    return {
        "command": command(runs[0]),
        "valid": f"{100 * runs[0]['config']['data']['valid_fraction']:g}",
        "table": "\n".join(table),
    }


def convolution() -> dict[str, str] | None:
    """Training steps of convolutional networks, as far as recorded."""
    training = read_if_there("convolution.json")
    return measured(training and training | {"rows": step_rows(training)}, CONVOLUTION_COLUMNS)


def step_rows(training: Row) -> list[Row]:
    """Steps with what they need beside the network, and their time beside our reference mode's."""
    references = {
        (row["network"], row["batch"]): row["least_ms"]
        for row in training["rows"]
        if row["mode"] == REFERENCE
    }
    return [
        row
        if "error" in row
        else row
        | {
            "step_mb": row["peak_mb"] - row["model_mb"],
            "against_gategrad": row["least_ms"] / references[row["network"], row["batch"]],
        }
        for row in training["rows"]
    ]


def convolution_steps() -> list[str]:
    """Two modes of ours beside the peer's fastest, for the page of convolutions."""
    steps = [row for row in step_rows(read("convolution.json")) if "error" not in row]
    cells = []
    for network, batch in dict.fromkeys((row["network"], row["batch"]) for row in steps):
        found = [row for row in steps if (row["network"], row["batch"]) == (network, batch)]
        ours = [row for row in found if row["mode"] in (REFERENCE, "hard-bfloat16")]
        peers = [row for row in found if row["library"] != "gategrad"]
        fastest = sorted(peers, key=lambda row: row["least_ms"])[:1]
        times = ", ".join(f"{p['least_ms'] / row['least_ms']:.0f}" for p in fastest for row in ours)
        shown = [f"{row['least_ms']:,.0f} ms, {row['step_mb']:,.0f} MB" for row in ours + fastest]
        cells.append([f"`{network}`", str(batch), *shown, *[""][len(fastest) :], times])
    columns = ("network", "batch", "soft, float32", "hard, bfloat16", "torchlogix", "times")
    return markdown_table(columns, cells)


def learned_wiring_steps() -> list[str]:
    """Steps by width and candidates, for the page of learned wiring."""
    timed = [row for row in read("learned-wiring.json")["rows"] if not row["reason"]]
    counts = sorted({row["candidates"] for row in timed})
    cells = []
    for library, width in dict.fromkeys((row["library"], row["width"]) for row in timed):
        found = {
            row["candidates"]: row
            for row in timed
            if (row["library"], row["width"]) == (library, width)
        }
        shown = [
            f"{cell(found[count]['ms'])} ms, {found[count]['against_fixed']:.1f}×"
            if count in found
            else "-"
            for count in counts
        ]
        cells.append([f"{library}, 2 × {width:,}", *shown])
    titles = [f"{count} candidates" if count else "fixed" for count in counts]
    return markdown_table(["a step", *titles], cells)


def learned_leaf_steps() -> list[str]:
    """Steps of convolutional networks with fixed and with learned leaves, for the same page."""
    rows = read("learned-leaves.json")["rows"]
    cells = []
    for network, batch in dict.fromkeys((row["network"], row["batch"]) for row in rows):
        of = {r["mode"]: r for r in rows if (r["network"], r["batch"]) == (network, batch)}
        if "hard-bfloat16-learned" not in of:
            continue
        fixed, learned = of["hard-bfloat16"], of["hard-bfloat16-learned"]
        times = [f"{cell(row['ms'])} ms" for row in (fixed, learned)]
        cells.append([f"`{network}`", str(batch), *times, f"{learned['ms'] / fixed['ms']:.1f}×"])
    return markdown_table(["network", "batch", "fixed", "16 candidates", "times"], cells)


def four_weight_steps() -> list[str]:
    """Steps by parametrization and width, for their page."""
    rows = [row for row in read("four-weights.json")["rows"] if not row["reason"]]
    cells = []
    for mode in dict.fromkeys(row["mode"] for row in rows):
        forward, precision, *rest = mode.split("-")
        line = [f"{forward}, {precision}", f"`{rest[0] if rest else 'softmax'}`"]
        for row in rows:
            if row["mode"] == mode:
                line += [f"{cell(row['step_ms'])} ms", f"{row['roofline_fraction']:.2f}"]
                line.append(f"{row['peak_mb'] - row['model_mb']:.0f} MB")
        cells.append(line)
    header = ["gates", "weights"]
    for width in dict.fromkeys(row["width"] for row in rows):
        header += [f"6 × {width:,}", "of the bound", "memory of a step"]
    return markdown_table(header, cells)


def scripts(passes: Row | None) -> dict[str, str]:
    """Of abc, by name."""
    if passes is None or not passes["header"]["peers"]:
        return {}
    found: dict[str, str] = passes["header"]["options"]["scripts"]
    return found


def measured(content: Row | None, columns: Sequence[str]) -> dict[str, str] | None:
    """A table, and where and when it was measured."""
    if content is None:
        return None
    header, rows = content["header"], content["rows"]
    used = [c for c in columns if any(row.get(c) is not None for row in rows)]
    bandwidth = ", ".join(
        f"{value} GB/s with {threads} thread(s)"
        for threads, value in header["triad_gb_per_s"].items()
    )
    return {
        "machine": machine(header),
        "bandwidth": bandwidth,
        "commit": header["commit"][:10],
        "date": header["date"][:10],
        "note": header.get("note") or "",
        "table": "\n".join(
            markdown_table(used, [[cell(row.get(c)) for c in used] for row in rows])
        ),
    }


def cell(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value)


if __name__ == "__main__":
    main()
