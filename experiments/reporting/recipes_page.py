"""The recipe study's results to ``docs/recipes.md`` and its picture.

    python experiments/reporting/recipes_page.py [--runs FOLDER]

reads ``experiments/results`` and writes two parts of ``docs/recipes.md`` between their markers and
``docs/images/recipes.png``. With ``--runs``, the folder that ``gategrad sweep`` kept its runs in,
their accuracies epoch by epoch are put into ``experiments/results`` first.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt
from stored_results import RESULTS, ROOT, StoredLine, lines

from gategrad.results.pages import markdown_table, page_part
from gategrad.results.wording import percent
from gategrad.runs import FinishedRun

STUDY, EPOCHS = RESULTS / "recipes.jsonl", RESULTS / "epochs" / "recipes.jsonl"
PAGE, PICTURE = ROOT / "docs" / "recipes.md", ROOT / "docs" / "images" / "recipes.png"

COMMON = {
    "connections": "local", "hidden_connections": None, "init": "normal", "forward": "hard",
    "backward_temperature": 1.0, "precision": "bfloat16", "epochs": 10, "lr": 0.05,
    "schedule": "cosine", "weight_decay": 0.0, "shift": 0, "batch_size": 128,
}  # fmt: skip
TAU = {"mnist": 10.0, "fashion-mnist": 30.0}
# Of the 6 x 64,000 network: what is drawn, and the history of one run.
LARGE = {
    "paper": "mnist-6x64000-paper-seed-0",
    "fast, 5 epochs": "mnist-6x64000-fast-seed-0",
    "fast, 20 epochs, shift 1": "mnist-6x64000-fast-shift-seed-0",
}
# The page's table of it.
BASELINE = {
    "`paper`": "mnist-6x64000-paper-seed-0",
    "hard, `--epochs 5 --valid-fraction 0`": "mnist-6x64000-fast-seed-0",
    "the same with `--backward-temperature 1`": "mnist-6x64000-fast-temperature-1-seed-0",
    "hard, `--epochs 20 --shift 1 --valid-fraction 0.02`": "mnist-6x64000-fast-shift-seed-0",
}
TRAINING_IMAGES = 60_000


def collect_epochs(runs: Path) -> None:
    """Each run's seconds and accuracy, epoch by epoch, from its folder."""
    rows = []
    for result in lines(STUDY):
        history = FinishedRun(runs / result["run_id"]).history
        rows.append(
            {
                "run_id": result["run_id"],
                "valid_discrete_accuracy": [epoch.valid_discrete_accuracy for epoch in history],
                "seconds": [round(epoch.seconds, 3) for epoch in history],
            }
        )
    EPOCHS.write_text("".join(json.dumps(row) + "\n" for row in rows))


def setting(result: Mapping[str, Any]) -> tuple[str, str]:
    """The data set, and what of the common settings a run changed."""
    config = result["config"]
    data = config["data"]["name"]
    fields = {**config["model"], **config["train"]}
    changed = {name: fields[name] for name in COMMON if fields[name] != COMMON[name]}
    if fields["tau"] != TAU[data]:
        changed["tau"] = fields["tau"]
    words = [f"{name} {value:g}" if isinstance(value, float) else f"{name} {value}"
             for name, value in changed.items()]  # fmt: skip
    return data, ", ".join(words).replace("_", " ") or "the common settings"


def grouped(results: Iterable[StoredLine]) -> Iterator[tuple[tuple[str, str], list[StoredLine]]]:
    """Results by setting, seeds together."""
    groups: dict[tuple[str, str], list[StoredLine]] = {}
    for result in results:
        groups.setdefault(setting(result), []).append(result)
    yield from groups.items()


def table(results: list[StoredLine], epochs: Mapping[str, StoredLine]) -> list[str]:
    """The page's table, line by line."""
    columns = ("data", "changed", "seeds", "discrete = compiled, %", "of each seed")
    rows = []
    for (data, changed), runs in grouped(results):
        found = [100 * run["discrete_test_accuracy"] for run in runs]
        seconds = [s for run in runs for s in epochs[run["run_id"]]["seconds"]]
        each = ", ".join(f"{value:.2f}" for value in found)
        mean, step = f"{statistics.mean(found):.2f}", f"{statistics.median(seconds):.1f}"
        rows.append((data, changed, str(len(runs)), mean, each, step))
    return markdown_table((*columns, "seconds per epoch"), rows)


def baseline() -> list[str]:
    """The paper's baseline as it was trained here, seed 0."""
    rows = []
    for title, file in BASELINE.items():
        found = json.loads((RESULTS / f"{file}.json").read_text())
        config, minutes = found["config"], found["train_seconds"] / 60
        images = round(TRAINING_IMAGES * (1 - config["data"]["valid_fraction"]))
        time = f"{minutes:.1f} minutes" if minutes < 120 else f"{minutes / 60:.1f} hours"
        relaxed = found[f"relaxed_{config['train']['train_input']}_test_accuracy"]
        rows.append(
            (
                title, f"{images:,}", str(config["train"]["epochs"]), percent(relaxed),
                percent(found["discrete_test_accuracy"]),
                f"{time}, {found['threads']} thread{'s' * (found['threads'] > 1)}",
            )
        )  # fmt: skip
    columns = (
        "training, seed 0", "training images", "epochs", "relaxed test accuracy",
        "discrete = compiled", "time",
    )  # fmt: skip
    return markdown_table(columns, rows)


def draw(results: list[StoredLine], epochs: Mapping[str, StoredLine]) -> None:
    """The page's picture."""
    figure, axes = plt.subplots(1, 3, figsize=(13, 4.2), layout="constrained")
    shown = ["the common settings", "backward temperature 0.5", "forward soft, precision float32"]
    more = ["forward soft", "hidden connections near", "lr 0.01, schedule constant"]
    for axis, data in zip(axes, TAU, strict=False):
        for (of, changed), runs in grouped(results):
            if of != data or changed not in shown + more:
                continue
            rows = [epochs[run["run_id"]] for run in runs]
            step = statistics.median(s for row in rows for s in row["seconds"])
            curves = zip(*(row["valid_discrete_accuracy"] for row in rows), strict=True)
            means = [100 * statistics.mean(curve) for curve in curves]
            times = [step * (i + 1) for i in range(len(means))]
            label = {"the common settings": "hard, bfloat16"}.get(changed, changed)
            axis.plot(times, means, ".-", label=f"{label} ({len(runs)})")
        axis.set_title(f"{data}, 6 x 8,000 (seeds)")
    for name, file in LARGE.items():
        draw_run(axes[2], name, file)
    axes[2].set_title("mnist, 6 x 64,000 (one seed)")
    for axis, unit in zip(axes, ("seconds", "seconds", "minutes"), strict=True):
        axis.set(xscale="log", xlabel=f"{unit} of training", ylabel="validation accuracy, %")
        axis.set_xticks([1, 2, 5, 10, 20, 50, 100, 200])
        axis.set_xlim(*((4, 110) if unit == "seconds" else (1, 300)))
        axis.xaxis.set_major_formatter("{x:g}")
        axis.xaxis.set_minor_formatter("")
        axis.grid(alpha=0.3)
        axis.legend(fontsize="small")
    figure.savefig(PICTURE, dpi=110)


def draw_run(axis: Any, name: str, file: str) -> None:
    """One run's validation accuracy over time, and a star for its test accuracy at the end."""
    result = RESULTS / f"{file}.json"
    if not result.exists():
        return
    rows, found = lines(RESULTS / "epochs" / f"{file}.jsonl"), json.loads(result.read_text())
    times = list(itertools.accumulate(row["seconds"] / 60 for row in rows))
    values = [row["valid_discrete_accuracy"] for row in rows]
    known = [(t, 100 * v) for t, v in zip(times, values, strict=True) if v is not None]
    (line,) = axis.plot(*(zip(*known, strict=True) if known else ([], [])), ".-")
    end = found["train_seconds"] / 60, 100 * found["discrete_test_accuracy"]
    axis.plot(*end, "*", markersize=11, color=line.get_color(), label=f"{name} (star: test)")


def main() -> None:
    """Rewrite the page's parts and the picture."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=Path, help="folder of the sweep's runs")
    arguments = parser.parse_args()
    if arguments.runs:
        collect_epochs(arguments.runs)
    results = lines(STUDY)
    epochs = {row["run_id"]: row for row in lines(EPOCHS)}
    missing = [result["run_id"] for result in results if result["run_id"] not in epochs]
    if missing:
        parser.error(f"no epochs of {missing[0]} in {EPOCHS.name}: give --runs")
    draw(results, epochs)
    page_part(PAGE, "measured", table(results, epochs))
    page_part(PAGE, "baseline", baseline())


if __name__ == "__main__":
    main()
