"""All analyses of a trained run, as JSON and pictures in a folder.

To add one, write a function from :class:`~gategrad.analysis.analyzed_run.AnalyzedRun` to
:class:`Finding` and list it in :data:`ANALYSES`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray
from torch import nn

from gategrad.analysis import plots
from gategrad.analysis.activation import Activation, activations
from gategrad.analysis.analyzed_run import AnalyzedRun
from gategrad.analysis.classes import accuracy_by_tau, class_report
from gategrad.analysis.receptive_field import receptive_field
from gategrad.approximate.expected_pruning import equal_layers, expected_gates_removed
from gategrad.approximate.pruning import NotPrunable, pruning_curve
from gategrad.approximate.pruning_orders import random_order
from gategrad.checkpoint.early_stopping import best_of
from gategrad.checkpoint.history import LayerRecord
from gategrad.circuit.input_selection import input_bits
from gategrad.nn import LearnedThresholds
from gategrad.passes import optimize
from gategrad.results import read_rows
from gategrad.system.atomic import write_bytes
from gategrad.system.figures import save_figure
from gategrad.system.short_repr import short_repr
from gategrad.targets import EngineNetwork
from gategrad.train.gate_statistics import gate_statistics

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["ANALYSES", "Finding", "analyze"]


@dataclass(frozen=True)
class Finding:
    """What an analysis found.

    Attributes:
        summary: A few numbers by name.
        content: All numbers, for JSON.
        figure: A drawing of them.
    """

    summary: dict[str, Any]
    content: dict[str, Any]
    figure: Figure

    __repr__ = short_repr


def _receptive_field(analyzed: AnalyzedRun) -> Finding:
    netlist = analyzed.circuit.netlist
    wiring, gates = receptive_field(netlist), receptive_field(netlist, gates=True)
    summary = {
        "inputs": wiring.n_inputs,
        "inputs an output sees, mean": float(wiring.outputs.mean()),
        "inputs an output sees, most": int(wiring.outputs.max()),
        "mean, without wires and constants": float(gates.outputs.mean()),
        "inputs that no output sees": int((gates.seen_by == 0).sum()),
    }
    content = {
        name: {
            "layers_mean": [float(layer.mean()) for layer in field.layers],
            "layers_most": [int(layer.max()) for layer in field.layers],
            "outputs": field.outputs.tolist(),
            "seen_by": field.seen_by.tolist(),
        }
        for name, field in (("wiring", wiring), ("gates", gates))
    }
    return Finding(summary, content, plots.receptive_field_figure(wiring))


def _activation(analyzed: AnalyzedRun) -> Finding:
    smaller, _ = optimize(analyzed.circuit)
    before = activations(analyzed.circuit.netlist, analyzed.bits)
    after = activations(smaller.netlist, input_bits(smaller, analyzed.bits))

    def counts(some: Activation) -> dict[str, int]:
        return {"n_neurons": some.n_neurons, **some.counts()}

    summary: dict[str, Any] = {"rows": len(analyzed.bits)}
    summary |= {
        f"outputs {name.removeprefix('n_')}": n for name, n in counts(before.outputs).items()
    }
    summary |= {"outputs after optimize": after.outputs.n_neurons}
    summary |= {"of these distinct": after.outputs.distinct}
    shares, edges = before.outputs.histogram()
    content = {
        "split": analyzed.split,
        "rates": before.outputs.rates.tolist(),
        "histogram": {"shares": shares.tolist(), "edges": edges.tolist()},
        "outputs": counts(before.outputs),
        "layers": [counts(layer) for layer in before.layers],
        "optimized": {
            "outputs": counts(after.outputs),
            "layers": [counts(layer) for layer in after.layers],
        },
    }
    name = f"outputs, tau {analyzed.tau}"
    return Finding(summary, content, plots.activation_figure({name: before.outputs}))


def _classes(analyzed: AnalyzedRun) -> Finding:
    network = EngineNetwork(analyzed.circuit, threads=analyzed.threads)
    predicted = network.predict_encoded(analyzed.bits)
    report = class_report(predicted, analyzed.samples.y, analyzed.circuit.class_names)
    summary: dict[str, Any] = {"samples": len(predicted), "accuracy": report.accuracy}
    each = zip(report.class_names, report.class_accuracy.tolist(), strict=True)
    some = sorted(each, key=lambda pair: pair[1])[:3]
    summary |= {f"class {name} accuracy": value for name, value in some}
    pairs = report.confused()
    summary |= {f"{a} taken for {b}": n for a, b, n in pairs[:3]}
    content = {
        "split": analyzed.split,
        "class_names": list(report.class_names),
        "class_accuracy": [None if np.isnan(a) else a for a in report.class_accuracy.tolist()],
        "confusion": report.confusion.tolist(),
        "confused": pairs,
    }
    return Finding(summary, content, plots.classes_figure(report))


def _pruning(analyzed: AnalyzedRun) -> Finding:
    circuit, bits, y = analyzed.circuit, analyzed.bits, analyzed.samples.y
    order = random_order(circuit, bits, y, seed=analyzed.seed)
    total = circuit.readout.n_outputs
    hundredths = np.linspace(0, total // circuit.readout.n_classes, 101).round().astype(np.int64)
    curve = pruning_curve(circuit, order, bits, y, removed=hundredths[hundredths <= len(order)])
    summary = {}
    for share in (0.05, 0.5, 0.95):
        i = int(np.abs(total - curve.outputs - share * total).argmin())
        gone = 100 * (1 - curve.outputs[i] / total)
        gates = 100 * float(curve.gates_removed[i])
        summary[f"without {gone:.3g} % of outputs, gates gone, %"] = round(gates, 3)
        summary[f"without {gone:.3g} % of outputs, accuracy"] = float(curve.accuracy[i])
    content = {
        "split": analyzed.split,
        "method": "random",
        "seed": analyzed.seed,
        **{name: getattr(curve, name).tolist() for name in asdict(curve)},
    }
    name = f"tau {analyzed.tau}"
    layers = equal_layers(circuit.netlist)
    expected = None
    if layers is not None:
        expected = expected_gates_removed(np.linspace(0, 1, 101), layers).tolist()
    return Finding(summary, content, plots.pruning_figure({name: curve}, expected))


def _gates_and_bits(analyzed: AnalyzedRun) -> tuple[nn.Sequential, NDArray[np.uint8]]:
    """The network from its first gates on, and up to 1,000 rows of what these read."""
    model, samples = analyzed.run.model, analyzed.samples
    if isinstance(model[0], LearnedThresholds):  # the circuit's encoder has them
        return nn.Sequential(*list(model)[1:]), analyzed.bits[:1000]
    return model, samples.encoder.encode(samples.X[:1000])


def _gates(analyzed: AnalyzedRun) -> Finding:
    history = [record for record in analyzed.run.history if record.layers]
    final = gate_statistics(*_gates_and_bits(analyzed))
    epochs = [record.epoch for record in history]
    layers: list[Sequence[LayerRecord]] = [record.layers or () for record in history]
    summary: dict[str, Any] = {"epochs on record": len(epochs)}
    for i, layer in enumerate(final, start=1):
        summary[f"layer {i} entropy, bits"] = layer.entropy and round(layer.entropy, 3)
        # Spelled as in the files that there are.
        summary[f"layer {i} discretisation gap"] = layer.gap and round(layer.gap, 4)
    content = {
        "split": analyzed.split,
        "best": [asdict(layer) for layer in final],
        "epochs": epochs,
        "layers": [[asdict(layer) for layer in epoch] for epoch in layers],
    }
    if not history:  # trained without --gate-statistics: the best epoch alone
        best = best_of(analyzed.run.history)
        epochs, layers = [1 if best is None else best.epoch], [final]
    return Finding(summary, content, plots.gates_figure(epochs, layers))


def _tau(analyzed: AnalyzedRun) -> Finding:
    if analyzed.results is None:
        raise ValueError("accuracy by tau needs a study's results: give --results FILE.jsonl")
    run = analyzed.run.config
    alike = []
    for row in read_rows([analyzed.results]).values():
        config = row.config
        if isinstance(config.model.tau, str):  # by a rule: no number to compare by
            continue
        model = replace(config.model, tau=run.model.tau)
        if replace(config, model=model, seed=run.seed) == run:
            alike.append(row.content)
    if not alike:
        raise ValueError(f"no run in {analyzed.results} is like this one but for tau and seed")
    found = accuracy_by_tau(alike)
    content = {name: value.tolist() for name, value in vars(found).items()}
    each = zip(found.tau.tolist(), found.mean.tolist(), strict=True)
    summary = {f"tau {tau:g} accuracy": mean for tau, mean in each}
    return Finding(summary, content, plots.tau_figure({"mean and range": found}))


ANALYSES: Final[dict[str, Callable[[AnalyzedRun], Finding]]] = {
    "receptive-field": _receptive_field,
    "activation": _activation,
    "classes": _classes,
    "pruning": _pruning,
    "gates": _gates,
    "tau": _tau,
}
"""Analyses by name."""


def analyze(
    analyzed: AnalyzedRun, out: str | os.PathLike[str], what: Sequence[str] = ("all",)
) -> tuple[dict[str, dict[str, Any]], list[Path]]:
    """Run analyses and write each as ``NAME.json``, ``NAME.png`` and ``NAME.svg``.

    Args:
        analyzed: The run.
        out: Folder to write to; it is created.
        what: Names from :data:`ANALYSES`, or ``all`` that the network's head allows.

    Returns:
        The summaries by name, and the files.

    Raises:
        ValueError: An unknown analysis, or a network or data that one cannot look at.
        ImportError: matplotlib is not installed; names the extra.
    """
    names = list(dict.fromkeys(what))
    if "all" in what:
        names = [name for name in ANALYSES if name != "tau" or analyzed.results is not None]
    unknown = [name for name in names if name not in ANALYSES]
    if unknown or not names:
        known = ", ".join([*ANALYSES, "all"])
        raise ValueError(f"what must be of {known}, got {unknown[0] if unknown else 'nothing'!r}")
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    summaries, files = {}, []
    for name in names:
        try:
            found = ANALYSES[name](analyzed)
        except NotPrunable as error:
            if "all" not in what:
                raise
            summaries[name] = {"left out": str(error)}
            continue
        summaries[name] = found.summary
        content = {"run_id": analyzed.run.config.run_id, "summary": found.summary, **found.content}
        _write_json(folder / f"{name}.json", content)
        files += [folder / f"{name}.json", *save_figure(found.figure, folder / name)]
    return summaries, files


def _write_json(path: Path, content: dict[str, Any]) -> None:
    text = json.dumps(content, allow_nan=False) + "\n"
    write_bytes(path, text.encode())
