"""Pictures of the analyses. Needs matplotlib: the extra ``plot``.

Lines differ in their dashes, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import numpy as np

from gategrad.analysis.activation import Activation
from gategrad.analysis.classes import AccuracyByTau, ClassReport
from gategrad.analysis.receptive_field import ReceptiveField
from gategrad.approximate.pruning import PruningCurve
from gategrad.checkpoint.history import LayerRecord
from gategrad.gates import GATES
from gategrad.system.figures import COLORS, DASHES, new_figure

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = [
    "activation_figure",
    "classes_figure",
    "gates_figure",
    "pruning_figure",
    "receptive_field_figure",
    "tau_figure",
]

_BINS: Final = 50
_LINES: Final = tuple((color, DASHES[i % 4]) for i, color in enumerate(COLORS))


def receptive_field_figure(field: ReceptiveField) -> Figure:
    """Inputs that the gates of each level can see, beside the most that the wiring allows."""
    figure, (axis,) = new_figure(6, 4)
    levels = np.arange(1, len(field.layers) + 1)
    most = np.minimum(2.0**levels, field.n_inputs)
    axis.plot(levels, most, "--", color=COLORS[6], label="most possible, $2^{level}$")
    mean = np.array([layer.mean() for layer in field.layers])
    ends = np.array([(layer.min(), layer.max()) for layer in field.layers]).T
    spread = np.abs(ends - mean)
    axis.errorbar(levels, mean, spread, fmt="o-", color=COLORS[0], capsize=3, label="mean, range")
    axis.set(xlabel="level of gates", ylabel=f"inputs seen, of {field.n_inputs:,}", xticks=levels)
    axis.set_yscale("log", base=2)
    axis.yaxis.set_major_formatter("{x:g}")
    axis.legend(frameon=False)
    return figure


def activation_figure(neurons: Mapping[str, Activation]) -> Figure:
    """Histograms of activation rates.

    Args:
        neurons: What is compared, by its name.
    """
    figure, (axis,) = new_figure(7, 4)
    for (color, _), (name, some) in zip(_LINES, neurons.items(), strict=False):
        shares, edges = some.histogram(_BINS)
        axis.stairs(100 * shares, 100 * edges, color=color, linewidth=1.6, label=name)
        axis.stairs(100 * shares, 100 * edges, color=color, fill=True, alpha=0.2)
    axis.set(xlabel="activation rate, %", ylabel="share of the neurons, %", xlim=(0, 100))
    axis.legend(frameon=False, loc="upper center", bbox_to_anchor=(0.5, 1.0))
    return figure


def classes_figure(report: ClassReport) -> Figure:
    """Accuracy of each class, and the confusion matrix."""
    figure, (bars, matrix) = new_figure(6, 4.6, 2)
    n = len(report.class_names)
    accuracy = 100 * report.class_accuracy
    bars.bar(np.arange(n), accuracy, color=COLORS[0])
    mean = 100 * report.accuracy
    bars.axhline(mean, color=COLORS[1], linestyle="--", label=f"all samples: {mean:.2f} %")
    lowest = float(np.nanmin(accuracy))
    bars.set(ylabel="accuracy, %", xlabel="class", ylim=(max(0, lowest - 5), 100))
    bars.legend(frameon=False, loc="lower right", bbox_to_anchor=(1, 1))
    wrong = report.confusion.astype(np.float64)
    np.fill_diagonal(wrong, np.nan)  # nearly all samples: it would outshine the rest
    rows = 100 * wrong / np.maximum(1, report.samples)[:, None]
    most = float(np.nanmax(rows, initial=1e-9))
    image = matrix.imshow(rows, cmap="cividis", vmin=0, vmax=most)
    matrix.set(xlabel="predicted class", ylabel="class")
    figure.colorbar(image, ax=matrix, label="% of the class's samples, predicted wrong")
    if n <= 12:
        for (i, j), value in np.ndenumerate(report.confusion):
            color = "black" if i == j or rows[i, j] > 0.6 * most else "white"
            matrix.text(j, i, f"{value}", ha="center", va="center", fontsize=7, color=color)
    if n <= 30:
        names = {"rotation": 90 if max(map(len, report.class_names)) > 2 else 0}
        bars.set_xticks(np.arange(n), report.class_names, **names)
        matrix.set_xticks(np.arange(n), report.class_names, **names)
        matrix.set_yticks(np.arange(n), report.class_names)
    return figure


def tau_figure(studies: Mapping[str, AccuracyByTau]) -> Figure:
    """Test accuracy by tau, with the range over seeds."""
    figure, (axis,) = new_figure(6, 4)
    for (color, dashes), (name, study) in zip(_LINES, studies.items(), strict=False):
        spread = np.stack([study.mean - study.lowest, study.highest - study.mean])
        axis.errorbar(
            study.tau, 100 * study.mean, 100 * spread, color=color, linestyle=dashes, marker="o",
            capsize=3, label=name,
        )  # fmt: skip
    axis.set(xscale="log", xlabel="tau", ylabel="test accuracy, %")
    axis.xaxis.set_major_formatter("{x:g}")
    axis.grid(alpha=0.3)
    axis.legend(frameon=False)
    return figure


def pruning_figure(
    curves: Mapping[str, PruningCurve], expected: Sequence[float] | None = None
) -> Figure:
    """Accuracy and gates that are left as outputs go.

    Args:
        curves: By their names.
        expected: ``(S,)`` share of gates that random removal from balanced wiring takes, at equal
            steps from none to all outputs.
    """
    figure, (axis, gates) = new_figure(6, 4, 2)
    for (color, dashes), (name, curve) in zip(_LINES, curves.items(), strict=False):
        total = curve.outputs[0] + curve.removed[0] * (
            (curve.outputs[0] - curve.outputs[-1]) // max(1, curve.removed[-1] - curve.removed[0])
        )
        share = 100 * (1 - curve.outputs / total)
        style = {"color": color, "linestyle": dashes, "label": name, "linewidth": 1.6}
        axis.plot(share, 100 * curve.accuracy, **style)
        gates.plot(share, 100 * curve.gates_removed, **style)
    if expected is not None:
        steps = np.linspace(0, 100, len(expected))
        label = "expected: mean of $r^{2^l}$"
        gates.plot(steps, 100 * np.asarray(expected), color=COLORS[6], linestyle=":", label=label)
    axis.set(ylabel="accuracy, %")
    gates.set(ylabel="gates removed, %")
    for each in (axis, gates):
        each.set(xlabel="outputs removed, %", xlim=(0, 100))
        each.grid(alpha=0.3)
        each.legend(frameon=False)
    return figure


def gates_figure(epochs: Sequence[int], layers: Sequence[Sequence[LayerRecord]]) -> Figure:
    """Chosen gates of all layers, entropy and discretization gap of each, over training.

    Args:
        epochs: ``(E,)`` numbers of the epochs.
        layers: For each of them, a record of each layer.
    """
    figure, (kinds, entropy, gap) = new_figure(5.2, 4.6, 3)
    counts = np.array([[layer.gates for layer in epoch] for epoch in layers]).sum(axis=1).T
    shares = 100 * counts / counts.sum(axis=0)
    # Where only one epoch is known, a bar as wide as an epoch.
    x = np.asarray(epochs) if len(epochs) > 1 else np.array([epochs[0] - 0.5, epochs[0] + 0.5])
    shares = shares if len(epochs) > 1 else np.repeat(shares, 2, axis=1)
    from matplotlib import colormaps

    palette = colormaps["cividis"](np.linspace(0, 1, 16))
    kinds.stackplot(x, shares, colors=palette, edgecolor="white", linewidth=0.4)
    middles = shares[:, -1].cumsum() - shares[:, -1] / 2
    for gate, middle in zip(GATES, middles, strict=True):
        kinds.text(x[-1], middle, f" {gate.name}", fontsize=6.5, va="center")
    kinds.set(xlabel="epoch", ylabel="gates of the discrete network, %", ylim=(0, 100))
    kinds.margins(x=0)
    for axis, name, label in (
        (entropy, "entropy", "mean entropy of a gate, bits"),
        (gap, "gap", "mean |relaxed - discrete| of outputs"),
    ):
        for i in range(len(layers[0])):
            values = [getattr(epoch[i], name) for epoch in layers]
            known = [np.nan if value is None else value for value in values]
            color, dashes = _LINES[i % len(_LINES)]
            style = {"color": color, "linestyle": dashes, "marker": "o", "markersize": 3}
            axis.plot(epochs, known, label=f"layer {i + 1}", **style)
        axis.set(xlabel="epoch", ylabel=label)
        axis.set_ylim(bottom=0)
        axis.grid(alpha=0.3)
        axis.legend(frameon=False, fontsize=8)
    return figure
