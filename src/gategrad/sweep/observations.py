"""What a finished run's line says beyond its accuracies, where a study asks for it.

A study's file names them: ``OBSERVE = ("history", "classes")``. They are looked at in the run's
process, on its validation samples, and stand under ``observed`` in its line.

To add one, write a function from :class:`Finished` to JSON content and list it in
:data:`OBSERVATIONS`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np
import torch

from gategrad.analysis import activations, class_report
from gategrad.approximate.pruning import NotPrunable, pruning_curve
from gategrad.approximate.refit import refit_head
from gategrad.approximate.removal_orders import random_order
from gategrad.checkpoint import load_model
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.circuit import Circuit, load_circuit
from gategrad.config import RunConfig
from gategrad.data import Dataset, load
from gategrad.evaluate import predict
from gategrad.targets import EngineNetwork
from gategrad.targets.speed import measure_speed

__all__ = ["OBSERVATIONS", "Finished", "observe"]

_BINS: Final = 50
_STEPS: Final = 100
_HIDDEN: Final = ((512,), (512, 512), (1000, 100))
_SPEED_ROWS: Final = 8192
_SPEED_SECONDS: Final = 0.3


class Finished:
    """A finished run; each part is loaded when first asked for.

    Args:
        folder: The run's folder.
        config: Its configuration.
        data_dir: Folder to look for data files in first.
        threads: CPU threads.
    """

    def __init__(
        self, folder: Path, config: RunConfig, data_dir: str | os.PathLike[str] | None, threads: int
    ) -> None:
        self.folder, self.config, self.threads = RunFolder(folder), config, threads
        self._data_dir = data_dir

    @cached_property
    def data(self) -> Dataset:
        """Its samples."""
        return load(self.config.data, seed=self.config.seed, data_dir=self._data_dir)

    @cached_property
    def circuit(self) -> Circuit | None:
        """Its circuit; None for a network that is none."""
        path = self.folder.circuit
        return load_circuit(path).unrolled() if path.exists() else None


def _history(run: Finished) -> dict[str, Any]:
    names = ("valid_discrete_accuracy", "valid_relaxed_accuracy", "loss")
    try:
        rows = [json.loads(line) for line in run.folder.history.read_text().splitlines()]
        return {name: [_short(row[name]) for row in rows] for name in names}
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{run.folder.history} is damaged: {error}") from error


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, 5)


def _classes(run: Finished) -> dict[str, Any]:
    valid = run.data.valid
    if run.circuit is None:
        predicted = predict(load_model(run.folder.path).model, valid.bits())
    else:
        network = EngineNetwork(run.circuit, threads=run.threads)
        predicted = network.predict_encoded(valid.circuit_bits(run.circuit))
    report = class_report(predicted, valid.y, run.data.class_names)
    return {"class_accuracy": [_short(float(value)) for value in report.class_accuracy]}


def _activation(run: Finished) -> dict[str, Any]:
    if run.circuit is None:
        return {}
    found = activations(run.circuit.netlist, run.data.valid.circuit_bits(run.circuit))
    names = ("dead", "saturated", "synchronised", "equal", "complementary", "distinct")
    return {
        "rows": len(run.data.valid),
        "histogram": np.round(found.outputs.histogram(_BINS)[0], 6).tolist(),
        "outputs": {name: getattr(found.outputs, name) for name in names},
        "layers": [{name: getattr(layer, name) for name in names} for layer in found.layers],
    }


def _pruning(run: Finished) -> dict[str, Any]:
    if run.circuit is None:
        return {}
    bits, y = run.data.valid.circuit_bits(run.circuit), run.data.valid.y
    try:
        order = random_order(run.circuit, bits, y, seed=0)
    except NotPrunable:
        return {}
    each = run.circuit.readout.n_outputs // run.circuit.readout.n_classes
    removed = np.unique(np.arange(_STEPS) * each // _STEPS)
    curve = pruning_curve(run.circuit, order, bits, y, removed=removed)
    return {
        "pruned_percent": np.round(100 * removed / each, 3).tolist(),
        "pruning_accuracy": np.round(curve.accuracy, 6).tolist(),
        "gates_removed": np.round(curve.gates_removed, 6).tolist(),
    }


def _refit(run: Finished) -> dict[str, Any]:
    """Fully connected after training (paper, appendix E), for the three heads of its tables."""
    if run.circuit is None:
        return {}
    epochs = min(10, run.config.train.epochs)
    found: dict[str, Any] = {}
    for hidden in _HIDDEN:
        result = refit_head(
            run.circuit, run.data, hidden=hidden, epochs=epochs, seed=run.config.seed,
            threads=run.threads, progress=False, steps=run.config.train.steps,
        )  # fmt: skip
        found[f"refit_{','.join(map(str, hidden))}"] = result.after
    return {**found, "refit_epochs": epochs}


def _speed(run: Finished) -> dict[str, Any]:
    """Samples a second on one thread, from bits: packed ones for a circuit."""
    if run.circuit is not None:
        network = EngineNetwork(run.circuit, threads=1)
        speed = measure_speed(network, samples=_SPEED_ROWS, seconds=_SPEED_SECONDS)
        return {"samples_per_s": speed.packed_per_s}
    model = load_model(run.folder.path).model.eval()
    rng = np.random.default_rng(0)
    rows = torch.from_numpy(
        rng.integers(0, 2, (_SPEED_ROWS, run.data.n_features)).astype(np.float32)
    )
    before = torch.get_num_threads()
    times: list[float] = []
    torch.set_num_threads(1)
    try:
        with torch.no_grad():
            end = perf_counter() + _SPEED_SECONDS
            while len(times) < 3 or perf_counter() < end:
                start = perf_counter()
                model(rows)
                times.append(perf_counter() - start)
    finally:
        torch.set_num_threads(before)
    return {"samples_per_s": _SPEED_ROWS / float(np.median(times))}


OBSERVATIONS: Final[dict[str, Callable[[Finished], dict[str, Any]]]] = {
    "history": _history,
    "classes": _classes,
    "activation": _activation,
    "pruning": _pruning,
    "refit": _refit,
    "speed": _speed,
}
"""What can be looked at, by name."""


def observe(run: Finished, names: Sequence[str]) -> dict[str, Any]:
    """What a line has under ``observed``."""
    found: dict[str, Any] = {}
    for name in names:
        found |= OBSERVATIONS[name](run)
    return found
