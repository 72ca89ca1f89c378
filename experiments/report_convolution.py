"""Accuracy of convolutional networks to ``docs/convolution.md``: tables and learning curves.

    python experiments/report_convolution.py

reads ``clgn-*`` of ``experiments/results`` and its ``epochs``. A network was trained soft, then
hard from its best epoch; the commands are on the page.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from matplotlib.figure import Figure
from pages import RESULTS, ROOT, Row, lines, write_part

PAGE = ROOT / "docs" / "convolution.md"
PICTURE = ROOT / "docs" / "images" / "convolution-curves.png"

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
TAUS = RESULTS / "paper" / "clgn-small.jsonl"
# Of the paper's tables: MNIST of two classes (table 2), and Fashion-MNIST (appendix F).
PAPER = {
    "2 classes": {1.0: "31.5", 3.0: "31.5", 10.0: "32.25", 30.0: "77.88", 100.0: "97.0"},
    "Fashion-MNIST": {1.0: "38.07", 3.0: "61.86", 10.0: "80.99", 30.0: "86.44", 100.0: "87.41"},
}


def result(file: str) -> Row | None:
    """A run's result, where it has been made."""
    path = RESULTS / f"{file}.json"
    return json.loads(path.read_text()) if path.exists() else None


def percent(value: float | None) -> str:
    """A share as a percentage."""
    return "-" if value is None else f"{100 * value:.2f} %"


def table() -> Iterator[str]:
    """Test accuracy after each training."""
    yield "| network | training | relaxed, on bits | discrete = compiled |"
    yield "|---|---|---|---|"
    for name, files in NETWORKS.items():
        for file in files:
            found = result(file)
            if found is None:
                continue
            train, forward = found["config"]["train"], found["config"]["model"]["forward"]
            relaxed = found["relaxed_binary_test_accuracy"] if forward == "soft" else None
            how = f"{train['epochs']} {forward} epochs"
            discrete = percent(found["discrete_test_accuracy"])
            yield f"| {name} | {how} | {percent(relaxed)} | {discrete} |"
            name = ""


def taus() -> Iterator[str]:
    """Test accuracy by tau."""
    rows = lines(TAUS)
    yield "| data | tau | relaxed, on bits | discrete | paper |"
    yield "|---|---|---|---|---|"
    for title, printed in PAPER.items():
        few = title == "2 classes"
        for tau, paper in printed.items():
            for row in rows:
                config = row["config"]
                if config["model"]["tau"] == tau and (config["data"]["n_classes"] == 2) == few:
                    relaxed = percent(row["relaxed_binary_test_accuracy"])
                    discrete = percent(row["discrete_test_accuracy"])
                    yield f"| {title} | {tau:g} | {relaxed} | {discrete} | {paper} % |"


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


def main() -> None:
    """Rewrite the page's parts and the picture."""
    draw()
    write_part(PAGE, "accuracy", table())
    write_part(PAGE, "taus", taus())


if __name__ == "__main__":
    main()
