"""Convolutional networks to ``docs/convolution.md``: sizes, accuracy and learning curves.

    python experiments/reporting/convolution_page.py

reads ``clgn-*`` of ``experiments/results`` and its ``epochs``, and the sizes by name. A network was
trained soft, then hard from its best epoch; the commands are on the page.
"""

from __future__ import annotations

import json
from statistics import fmean

from matplotlib.figure import Figure
from stored_results import (
    EXPERIMENTS,
    RESULTS,
    ROOT,
    StoredLine,
    lines,
    mean_and_each,
    numbers,
    printed,
)

from gategrad.config.network_sizes import CONVOLUTIONAL, NetworkSize
from gategrad.config.study_file import run_file
from gategrad.results.pages import markdown_table, page_part
from gategrad.results.wording import percent

PAGE = ROOT / "docs" / "convolution.md"
PICTURE = ROOT / "docs" / "images" / "convolution-curves.png"
GAP = ROOT / "docs" / "images" / "convolution-gap.png"

# Networks, and the files of their trainings, each beginning with what the one before it left.
NETWORKS = {
    "clgn-mnist-s, seed 0": ("clgn-mnist-s-seed-0", "clgn-mnist-s-hard-seed-0"),
    "clgn-mnist-s, seed 1": ("clgn-mnist-s-seed-1", "clgn-mnist-s-hard-seed-1"),
    "clgn-mnist-m, seed 0": (
        "clgn-mnist-m-seed-0", "clgn-mnist-m-hard-seed-0", "clgn-mnist-m-hard-again-seed-0",
    ),
    "clgn-cifar10-s, CIFAR-10 (JPEG copy), seed 0": (
        "clgn-cifar10-s-seed-0", "clgn-cifar10-s-hard-seed-0"),
}  # fmt: skip
TAUS = RESULTS / "clgn-taus.jsonl"


def sizes() -> list[str]:
    """Networks by name, with their settings."""
    rows = [
        (
            f"`{name}`", f"{size.k:,}", str(size.n_thresholds), f"{size.tau:g}", f"{size.lr:g}",
            f"{size.weight_decay:g}", str(size.batch_size),
            ", ".join(f"{factor}k" for factor in size.dense), f"{trained_gates(size):,}",
        )
        for name, size in CONVOLUTIONAL.items()
    ]  # fmt: skip
    columns = (
        "name", "k", "thresholds", "tau", "lr", "weight decay", "batch", "dense layers",
        "trained gates",
    )  # fmt: skip
    return markdown_table(columns, rows)


def trained_gates(size: NetworkSize) -> int:
    """Gates of all kernels and dense layers."""
    kernels = sum(part.kernels * (2**part.depth - 1) for part in size.convolutions)
    return size.k * (kernels + sum(size.dense))


def result(file: str) -> StoredLine | None:
    """A run's result, where it has been made."""
    path = RESULTS / f"{file}.json"
    return json.loads(path.read_text()) if path.exists() else None


def table() -> list[str]:
    """Test accuracy after each training."""
    rows = []
    for name, files in NETWORKS.items():
        for file in files:
            found = result(file)
            if found is None:
                continue
            train, forward = found["config"]["train"], found["config"]["model"]["forward"]
            relaxed = found["relaxed_binary_test_accuracy"] if forward == "soft" else None
            how = f"{train['epochs']} {forward} epochs"
            rows.append((name, how, percent(relaxed), percent(found["discrete_test_accuracy"])))
            name = ""
    return markdown_table(("network", "training", "relaxed, on bits", "discrete = compiled"), rows)


def named() -> list[str]:
    """What one command trains: test accuracy, mean and each seed."""
    study = run_file(EXPERIMENTS / "named_networks.py")
    found = {line["run_id"]: line for line in lines(RESULTS / "named-networks.jsonl")}
    rows = []
    for network in study["NETWORKS"]:
        some = [found.get(study["run"](network, seed).run_id) for seed in network.seeds]
        known = [line for line in some if line is not None]
        if known:
            accuracy = mean_and_each(line["discrete_test_accuracy"] for line in known)
            minutes = f"{fmean(line['cpu_seconds'] for line in known) / 60:.1f}"
            rows.append([f"`{network.command}`", accuracy, minutes, network.printed])
    return markdown_table(["command", "test accuracy, %", "CPU minutes", "published, %"], rows)


def changed() -> list[str]:
    """Hard training with one thing changed: validation and test accuracy, mean and each seed."""
    study = run_file(EXPERIMENTS / "convolutions.py")
    found = {line["run_id"]: line for line in lines(RESULTS / "convolutions.jsonl")}
    rows = []
    for title, fields in study["CHANGED"].items():
        row = [title]
        for data in study["DATA"]:
            some = [found.get(study["run"](data, fields, seed).run_id) for seed in study["SEEDS"]]
            known = [line for line in some if line is not None]
            row += [
                mean_and_each(line["valid_accuracy"] for line in known),
                mean_and_each(line["discrete_test_accuracy"] for line in known),
                f"{fmean(line['cpu_seconds'] for line in known) / 60:.1f}" if known else "",
            ]
        if any(row[1:]):
            rows.append(row)
    header = ["changed"]
    for name in ("MNIST, S", "CIFAR-10, S"):
        header += [f"{name}: validation, %", "test, %", "CPU minutes"]
    return markdown_table(header, rows)


def paper() -> dict[str, dict[float, float]]:
    """By data and tau: MNIST of two classes (table 2), and Fashion-MNIST (appendix F)."""
    networks = numbers()["combined"].items()
    two = {name[10:-1]: found[0] for name, found in networks if name.startswith("CLGN (tau ")}
    fashion = printed("fashion-mnist", "convolutional")
    return {
        title: {float(tau): accuracy for tau, accuracy in found.items()}
        for title, found in (("2 classes", two), ("Fashion-MNIST", fashion))
    }


def taus() -> list[str]:
    """Test accuracy by tau."""
    stored = lines(TAUS)
    rows = []
    for title, of_paper in paper().items():
        few = title == "2 classes"
        for tau, accuracy in of_paper.items():
            for row in stored:
                config = row["config"]
                if config["model"]["tau"] == tau and (config["data"]["n_classes"] == 2) == few:
                    relaxed = percent(row["relaxed_binary_test_accuracy"])
                    discrete = percent(row["discrete_test_accuracy"])
                    rows.append((title, f"{tau:g}", relaxed, discrete, f"{accuracy} %"))
    return markdown_table(("data", "tau", "relaxed, on bits", "discrete", "paper"), rows)


def draw() -> None:
    """Validation accuracy by epoch, one training after the other."""
    figure = Figure(figsize=(9, 6.4), layout="constrained")
    axes = figure.subplots(2, len(NETWORKS) // 2).flat
    for axis, (name, files) in zip(axes, NETWORKS.items(), strict=True):
        epochs = [row for file in files for row in lines(RESULTS / "epochs" / f"{file}.jsonl")]
        starts = [len(lines(RESULTS / "epochs" / f"{file}.jsonl")) for file in files]
        for key, label in (("relaxed", "relaxed"), ("discrete", "discrete")):
            values = [100 * row[f"valid_{key}_accuracy"] for row in epochs]
            last = starts[0] if key == "relaxed" else len(values)
            axis.plot(range(1, last + 1), values[:last], label=label)
        axis.axvline(starts[0] + 0.5, color="0.5", linestyle=":", label="hard from here")
        axis.set(title=name, xlabel="epoch", ylabel="validation accuracy, %")
        if "mnist" in name:
            axis.set_ylim(94, 99.3)
        axis.grid(alpha=0.3)
    axes[0].legend(fontsize="small", loc="lower right")
    figure.savefig(PICTURE, dpi=110)


def draw_gap() -> None:
    """What is trained, and the discrete network, by epoch of a run from soft to hard."""
    run = run_file(EXPERIMENTS / "convolutions.py")["curve"]()
    found = {line["run_id"]: line for line in lines(RESULTS / "convolutions.jsonl")}
    if run.run_id not in found:
        return
    observed = found[run.run_id]["observed"]
    discrete = [100 * value for value in observed["valid_discrete_accuracy"]]
    relaxed = [100 * value for value in observed["valid_relaxed_accuracy"]]
    soft = round(run.train.soft_first * run.train.epochs)
    trained = relaxed[:soft] + discrete[soft:]
    figure = Figure(figsize=(9, 3.6), layout="constrained")
    accuracy, gap = figure.subplots(1, 2)
    epochs = range(1, len(discrete) + 1)
    accuracy.plot(epochs, trained, label="as trained: soft gates, then hard ones")
    accuracy.plot(epochs, discrete, linestyle="--", label="discrete")
    accuracy.set(xlabel="epoch", ylabel="validation accuracy, %", ylim=(94, 99.3))
    accuracy.legend(fontsize="small", loc="lower right")
    gap.plot(epochs, [a - b for a, b in zip(trained, discrete, strict=True)])
    gap.set(xlabel="epoch", ylabel="gap, percentage points")
    for axis in (accuracy, gap):
        axis.axvline(soft + 0.5, color="0.5", linestyle=":")
        axis.grid(alpha=0.3)
    figure.savefig(GAP, dpi=110)


def main() -> None:
    """Rewrite the page's parts and the pictures."""
    draw()
    draw_gap()
    page_part(PAGE, "sizes", sizes())
    page_part(PAGE, "accuracy", table())
    page_part(PAGE, "taus", taus())
    page_part(PAGE, "changed", changed())
    page_part(PAGE, "named", named())


if __name__ == "__main__":
    main()
