"""The pictures of docs/concepts.md, as SVG.

    python docs/pictures.py

The last one is of a real run, whose history is in benchmarks/results.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import matplotlib
import numpy as np
from matplotlib.figure import Figure

from gategrad.gates import COEFFICIENTS, GATES
from gategrad.nn.connections import connect

ROOT = Path(__file__).parents[1]
OUT = ROOT / "docs" / "images" / "concepts"
BLUE, ORANGE, GRAY, INK = "#1b4f9c", "#c2490a", "#b9c0ca", "#1b1c1e"


def figure(width: float, height: float) -> Figure:
    """A white one: the page behind it may be dark."""
    return Figure(figsize=(width, height), layout="constrained", facecolor="white")


def relaxation() -> Figure:
    """Gates between 0 and 1, and a mixture before and after training."""
    drawn = figure(5.6, 4.2)
    axes = drawn.subplots(2, 3)
    grid = np.linspace(0, 1, 101)
    a, b = np.meshgrid(grid, grid)

    def show(axis: Any, c: np.ndarray, title: str) -> None:
        value = c[0] + c[1] * a + c[2] * b + c[3] * a * b
        axis.imshow(value, origin="lower", extent=(0, 1, 0, 1), vmin=0, vmax=1, cmap="Blues")
        axis.contour(a, b, value, levels=[0.25, 0.5, 0.75], colors=INK, linewidths=0.7)
        axis.set(title=title, xlabel="a", ylabel="b", xticks=[0, 1], yticks=[0, 1])

    formulas = {"and": "ab", "or": "a + b - ab", "xor": "a + b - 2ab"}
    for axis, (name, formula) in zip(axes[0], formulas.items(), strict=True):
        gate = next(gate for gate in GATES if gate.name == name)
        show(axis, COEFFICIENTS[gate.id], f"{name}: {formula}")
    logits = np.random.default_rng(2).normal(size=16)
    before, after = (
        np.exp(values) / np.exp(values).sum()
        for values in (logits, logits + 6 * (np.arange(16) == 7))
    )
    axis = axes[1, 0]
    axis.bar(np.arange(16) - 0.2, before, 0.4, color=BLUE, label="start")
    axis.bar(np.arange(16) + 0.2, after, 0.4, color=ORANGE, label="trained")
    axis.set(title="softmax", xlabel="gate", ylim=(0, 1.45), xticks=[0, 7, 15])
    axis.legend(fontsize=8, loc="upper right")
    show(axes[1, 1], before @ COEFFICIENTS, "mixture, start")
    show(axes[1, 2], after @ COEFFICIENTS, "mixture, trained")
    return drawn


def group_sum() -> Figure:
    """Bits in groups, counted, divided by tau."""
    drawn = figure(5.6, 2.2)
    axis = drawn.subplots()
    rng = np.random.default_rng(11)
    counts = []
    for k in range(3):
        bits = (rng.random(8) < (0.3, 0.8, 0.45)[k]).astype(int)
        counts.append(int(bits.sum()))
        for j, bit in enumerate(bits):
            x = 9.2 * k + j
            axis.add_patch(
                matplotlib.patches.Rectangle(
                    (x, 2.2), 0.86, 0.86, facecolor=BLUE if bit else "white", edgecolor=INK
                )
            )
            text = axis.text(x + 0.43, 2.63, str(bit), ha="center", va="center", fontsize=8)
            text.set_color("white" if bit else INK)
        middle = 9.2 * k + 3.9
        axis.annotate("", (middle, 1.35), (middle, 2.1), arrowprops={"arrowstyle": "->"})
        axis.text(middle, 1.0, f"class {k}: {counts[-1]} of 8", ha="center")
        axis.text(middle, 0.4, f"score {counts[-1]} / τ", ha="center", color=ORANGE)
    axis.text(0, 3.5, "outputs of the last layer, one group for each class")
    axis.set(xlim=(-0.4, 27), ylim=(0, 4))
    axis.set_axis_off()
    return drawn


def tau() -> Figure:
    """The same class sums under three temperatures."""
    drawn = figure(5.6, 2.3)
    sums = np.array([349.0, 378, 355, 372, 380, 499, 363, 378, 345, 354])
    for axis, value in zip(drawn.subplots(1, 3, sharey=True), (5.0, 50.0, 500.0), strict=True):
        scores = (sums - sums.max()) / value
        share = np.exp(scores) / np.exp(scores).sum()
        axis.bar(range(10), share, color=[ORANGE if s == share.max() else BLUE for s in share])
        axis.set(title=f"τ = {value:g}", xlabel="class", ylim=(0, 1.05), xticks=[0, 5, 9])
    drawn.axes[0].set_ylabel("softmax of sums / τ")
    return drawn


def wiring() -> Figure:
    """Where the two inputs of some first-layer gates lie in an image."""
    drawn = figure(7.4, 2.2)
    side, names = 12, ("random", "unique", "local", "butterfly")
    for axis, name in zip(drawn.subplots(1, len(names)), names, strict=True):
        pairs = connect(name, side * side, 400, np.random.default_rng(1), (1, side, side))
        y, x = np.divmod(pairs[:, :: len(pairs[0]) // 36], side)
        axis.plot(*np.meshgrid(range(side), range(side)), ".", color=GRAY, markersize=2)
        axis.plot(x, y, color=BLUE, linewidth=1)
        axis.plot(x, y, "o", color=ORANGE, markersize=3)
        axis.set(title=name, aspect="equal", xticks=[], yticks=[])
    return drawn


def discretization_gap() -> Figure:
    """Validation accuracy of the relaxed and of the discrete network, by epoch."""
    drawn = figure(5.6, 3.2)
    axis = drawn.subplots()
    run = ROOT / "benchmarks" / "results" / "mnist-6x8000" / "seed-0" / "history.jsonl"
    rows = [json.loads(line) for line in run.read_text().splitlines()]
    epochs = [row["epoch"] for row in rows]
    relaxed, hard = (
        np.array([100 * row[f"valid_{kind}_accuracy"] for row in rows])
        for kind in ("relaxed", "discrete")
    )
    axis.fill_between(epochs, hard, relaxed, color=GRAY, alpha=0.6, label="discretization gap")
    axis.plot(epochs, relaxed, color=ORANGE, label="relaxed")
    axis.plot(epochs, hard, color=BLUE, label="discrete")
    axis.set(xlabel="epoch", ylabel="validation accuracy, %")
    axis.grid(color="#e6e6e6")
    axis.legend(loc="lower right")
    return drawn


def main() -> None:
    """Draw all of them."""
    # Without a date and with fixed names inside, so that the same picture is the same file.
    matplotlib.rcParams.update(
        {
            "svg.hashsalt": "gategrad",
            "font.size": 9.5,
            "axes.titlesize": 9.5,
            "svg.fonttype": "path",
        }
    )
    OUT.mkdir(parents=True, exist_ok=True)
    for draw in (relaxation, group_sum, tau, wiring, discretization_gap):
        path = OUT / f"{draw.__name__.replace('_', '-')}.svg"
        draw().savefig(path, metadata={"Date": None})
        print(path.relative_to(ROOT), f"{path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
