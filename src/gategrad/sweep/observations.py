"""What a finished run's line says beyond its accuracies, where a study asks for it.

A study's file names them: ``OBSERVE = ("history", "classes")``. They are looked at in the run's
process, on its validation samples, and stand under ``observed`` in its line.

To add one, write a function from :class:`ObservedRun` to JSON content and list it in
:data:`OBSERVATIONS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from time import perf_counter
from typing import Any, Final

import numpy as np
import torch

from gategrad.analysis import activations, class_report
from gategrad.approximate.pruning import NotPrunable, pruning_curve
from gategrad.approximate.pruning_orders import random_order
from gategrad.approximate.refit import refit_head
from gategrad.circuit import Circuit
from gategrad.evaluate import predict
from gategrad.passes import optimize
from gategrad.runs import FinishedRun
from gategrad.system.torch_threads import torch_threads
from gategrad.targets import EngineNetwork
from gategrad.targets.speed import measure_packed_speed

__all__ = ["OBSERVATIONS", "ObservedRun", "observe"]

_BINS: Final = 50
_STEPS: Final = 100
_HIDDEN: Final = ((512,), (512, 512), (1000, 100))
_PASSES_SECONDS: Final = 60.0
_SPEED_ROWS: Final = 8192
_SPEED_SECONDS: Final = 0.3


class ObservedRun:
    """A finished run, and how to look at it.

    Args:
        run: The run.
        threads: CPU threads.
    """

    def __init__(self, run: FinishedRun, threads: int) -> None:
        self.run, self.threads = run, threads

    @cached_property
    def circuit(self) -> Circuit | None:
        """Its circuit, convolutions unrolled; None for a network that is none."""
        return self.run.circuit.unrolled() if self.run.has_gates else None


def _history(observed: ObservedRun) -> dict[str, Any]:
    records = observed.run.history
    if not records:
        raise FileNotFoundError(f"no history at {observed.run.folder.history}")
    names = ("valid_discrete_accuracy", "valid_relaxed_accuracy", "loss")
    return {name: [_short(getattr(record, name)) for record in records] for name in names}


def _short(value: float | None) -> float | None:
    return None if value is None else round(value, 5)


def _classes(observed: ObservedRun) -> dict[str, Any]:
    circuit, data = observed.circuit, observed.run.data
    if circuit is None:
        predicted = predict(observed.run.model, data.valid.bits())
    else:
        network = EngineNetwork(circuit, threads=observed.threads)
        predicted = network.predict_encoded(data.valid.circuit_bits(circuit))
    report = class_report(predicted, data.valid.y, data.class_names)
    return {"class_accuracy": [_short(float(value)) for value in report.class_accuracy]}


def _activation(observed: ObservedRun) -> dict[str, Any]:
    circuit = observed.circuit
    if circuit is None:
        return {}
    valid = observed.run.data.valid
    found = activations(circuit.netlist, valid.circuit_bits(circuit))
    return {
        "rows": len(valid),
        "histogram": np.round(found.outputs.histogram(_BINS)[0], 6).tolist(),
        "outputs": found.outputs.counts(),
        "layers": [layer.counts() for layer in found.layers],
    }


def _pruning(observed: ObservedRun) -> dict[str, Any]:
    circuit = observed.circuit
    if circuit is None:
        return {}
    valid = observed.run.data.valid
    bits, y = valid.circuit_bits(circuit), valid.y
    try:
        order = random_order(circuit, bits, y, seed=0)
    except NotPrunable:
        return {}
    each = circuit.readout.n_outputs // circuit.readout.n_classes
    removed = np.unique(np.arange(_STEPS) * each // _STEPS)
    curve = pruning_curve(circuit, order, bits, y, removed=removed)
    return {
        "pruned_percent": np.round(100 * removed / each, 3).tolist(),
        "pruning_accuracy": np.round(curve.accuracy, 6).tolist(),
        "gates_removed": np.round(curve.gates_removed, 6).tolist(),
    }


def _refit(observed: ObservedRun) -> dict[str, Any]:
    """Fully connected after training (paper, appendix E), for the three heads of its tables."""
    if observed.circuit is None:
        return {}
    config, data = observed.run.config, observed.run.data
    epochs = min(10, config.train.epochs)
    found: dict[str, Any] = {}
    for hidden in _HIDDEN:
        result = refit_head(
            observed.circuit, data, hidden=hidden, epochs=epochs, seed=config.seed,
            threads=observed.threads, progress=False, steps=config.train.steps,
        )  # fmt: skip
        found[f"refit_{','.join(map(str, hidden))}"] = result.after
    return {**found, "refit_epochs": epochs}


def _passes(observed: ObservedRun) -> dict[str, Any]:
    """What is left of the circuit when passes have removed what computes nothing new."""
    if observed.circuit is None:
        return {}
    last = optimize(observed.circuit, seconds=_PASSES_SECONDS)[1][-1]
    return {
        "gates_after_passes": last.gates,
        "depth_after_passes": last.depth,
        "inputs_after_passes": last.inputs,
    }


def _speed(observed: ObservedRun) -> dict[str, Any]:
    """Samples a second on one thread, from bits: packed ones for a circuit."""
    if observed.circuit is not None:
        network = EngineNetwork(observed.circuit, threads=1)
        speed = measure_packed_speed(network, samples=_SPEED_ROWS, seconds=_SPEED_SECONDS)
        return {"samples_per_s": speed}
    model = observed.run.model
    rng = np.random.default_rng(0)
    rows = torch.from_numpy(
        rng.integers(0, 2, (_SPEED_ROWS, observed.run.data.n_features)).astype(np.float32)
    )
    times: list[float] = []
    with torch_threads(1), torch.no_grad():
        end = perf_counter() + _SPEED_SECONDS
        while len(times) < 3 or perf_counter() < end:
            start = perf_counter()
            model(rows)
            times.append(perf_counter() - start)
    return {"samples_per_s": _SPEED_ROWS / float(np.median(times))}


OBSERVATIONS: Final[dict[str, Callable[[ObservedRun], dict[str, Any]]]] = {
    "history": _history,
    "classes": _classes,
    "activation": _activation,
    "pruning": _pruning,
    "refit": _refit,
    "passes": _passes,
    "speed": _speed,
}
"""What can be looked at, by name."""


def observe(observed: ObservedRun, names: Sequence[str]) -> dict[str, Any]:
    """What a line has under ``observed``."""
    found: dict[str, Any] = {}
    for name in names:
        found |= OBSERVATIONS[name](observed)
    return found
