"""A new dense head for a trained network (paper, appendix E: fully connected after training)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Circuit, Readout
from gategrad.data import Dataset, Split, from_arrays
from gategrad.nn import DenseHead
from gategrad.system.memory import physical_memory
from gategrad.targets import EngineNetwork
from gategrad.train import History, fit

__all__ = ["Refit", "refit_head"]


@dataclass(frozen=True)
class Refit:
    """What came out.

    Attributes:
        circuit: The same gates behind the new head.
        before: Test accuracy of the circuit as it was, from 0 to 1.
        after: That of the new one, compiled.
        history: The head's training.
    """

    circuit: Circuit
    before: float
    after: float
    history: History


def refit_head(
    circuit: Circuit,
    dataset: Dataset,
    *,
    hidden: Sequence[int] = (512,),
    epochs: int = 10,
    lr: float = 0.01,
    seed: int = 0,
    threads: int | None = None,
    progress: bool = True,
    **overrides: Any,
) -> Refit:
    """Train dense layers on a frozen network's output bits, in place of its head.

    The best epoch on the validation samples is kept; test samples only measure.

    Args:
        circuit: The network, such as a finished run's; its gates stay as they are.
        dataset: The data that it was trained on.
        hidden: Widths of hidden layers; none: one matrix.
        epochs: Passes over the training samples.
        lr: Adam's learning rate.
        seed: Of the weights and the order of samples.
        threads: CPU threads.
        progress: Show a line of progress on standard error.
        **overrides: Other fields of :class:`~gategrad.config.TrainConfig`.

    Raises:
        ValueError: Data that does not fit the circuit, or a setting out of range.
    """
    if circuit.encoder is None or circuit.encoder.n_features != dataset.encoder.n_features:
        raise ValueError(f"the circuit does not read the {dataset.name} data")
    if circuit.readout.n_classes != dataset.n_classes:
        raise ValueError(
            f"the circuit has {circuit.readout.n_classes} classes, {dataset.name} "
            f"{dataset.n_classes}"
        )
    network = EngineNetwork(circuit, threads=threads)
    n_outputs = circuit.n_outputs
    rows = sum(len(split) for split in (dataset.train, dataset.valid, dataset.test))
    needed = 3 * rows * n_outputs  # as bytes: made, copied, in a tensor
    there = physical_memory()
    if needed > there:
        raise ValueError(
            f"{n_outputs:,} output bits of {rows:,} samples need {needed / 1e9:.0f} GB, and this "
            f"machine has {there / 1e9:.0f} GB: use fewer samples or a network with fewer outputs"
        )

    def outputs(split: Split) -> NDArray[np.bool_]:
        bits = network.bits(split.X) if len(split.y) else np.zeros((0, n_outputs), np.uint8)
        return bits.view(np.bool_)

    train, valid, test = dataset.train, dataset.valid, dataset.test
    bits = from_arrays(
        outputs(train),
        train.y,
        outputs(test),
        test.y,
        valid_fraction=0,
        class_names=dataset.class_names,
        name=dataset.name,
    )
    bits = replace(bits, valid=Split(outputs(valid), valid.y, bits.encoder))
    head = DenseHead(dataset.n_classes, n_outputs, hidden, seed=seed)
    history = fit(
        head, bits, epochs=epochs, lr=lr, seed=seed, threads=threads, progress=progress, **overrides
    )
    new = replace(circuit, readout=_read_by(head, n_outputs))
    after = EngineNetwork(new, threads=threads).accuracy(test.X, test.y)
    return Refit(new, network.accuracy(test.X, test.y), after, history)


def _read_by(head: DenseHead, n_outputs: int) -> Readout:
    return head.eval().readout(n_outputs)
