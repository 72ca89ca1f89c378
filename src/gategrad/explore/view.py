"""What a page shows around a circuit: what its features are, and samples to load."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Circuit
from gategrad.circuit.encoders.table_columns import Column
from gategrad.circuit.encoders.table_values import PRESENT
from gategrad.data.datasets import DATASETS, short_name
from gategrad.data.inventory import where_files_are
from gategrad.data.own.by_path import is_path
from gategrad.data.splits import Dataset
from gategrad.explore.drawing import Drawing, drawing_of
from gategrad.runs import FinishedRun
from gategrad.system.short_repr import short_repr

__all__ = ["View", "guessed_shape", "view_of_run"]

_PICTURE: Final = 64  # features from which on a square number of them is shown as an image


@dataclass(frozen=True, eq=False)
class View:
    """What surrounds a circuit on its page. Nothing here changes a result.

    Attributes:
        title: The page's.
        facts: Short remarks under it, such as an accuracy.
        shape: ``(channels, height, width)`` of images, or ``(features,)``.
        columns: What a table's columns are; those that the circuit's encoder names by default.
        drawing: How strokes become images; None for images that are painted pixel by pixel.
        samples: ``(n, features)`` raw rows to load.
        labels: ``(n,)`` their classes.
        ranges: ``(features, 2)`` smallest and largest value that a table's columns had in training.
        note: Why there are no samples, or what else to know.
    """

    title: str
    facts: tuple[str, ...] = ()
    shape: tuple[int, ...] | None = None
    columns: tuple[Column, ...] = ()
    drawing: Drawing | None = None
    samples: NDArray[Any] | None = None
    labels: NDArray[np.int64] | None = None
    ranges: NDArray[np.float64] | None = None
    note: str = ""

    __repr__ = short_repr

    def check(self, circuit: Circuit) -> View:
        """The same with shape and columns, or ``ValueError`` for what does not fit the circuit."""
        n = n_features(circuit)
        columns = self.columns
        if not columns and circuit.encoder is not None:
            columns = circuit.encoder.columns or ()
        guessed = (n,) if columns else guessed_shape(n)
        shape = guessed if self.shape is None else tuple(self.shape)
        if len(shape) not in (1, 3) or math.prod(shape) != n:
            raise ValueError(
                f"the circuit reads {n} values, which shape {shape} does not have: give "
                "(channels, height, width) or (features,)"
            )
        if columns and len(columns) != n:
            raise ValueError(f"{len(columns)} columns, but the circuit reads {n} values")
        if (self.samples is None) != (self.labels is None):
            raise ValueError("samples and labels come together")
        if self.samples is not None and self.labels is not None:
            rows = self.samples
            if rows.ndim != 2 or rows.shape[1] != n or self.labels.shape != (len(rows),):
                raise ValueError(
                    f"samples must be rows of {n} values with a label each, got {rows.shape} and "
                    f"{self.labels.shape}"
                )
            if circuit.encoder is not None:
                circuit.encoder.check(rows)
            K = circuit.readout.n_classes
            if len(rows) and not 0 <= self.labels.min() <= self.labels.max() < K:
                raise ValueError(f"labels must be 0 to {K - 1}, got {self.labels.max()}")
        if self.ranges is not None and self.ranges.shape != (n, 2):
            raise ValueError(f"ranges must have shape ({n}, 2), got {self.ranges.shape}")
        return replace(self, shape=shape, columns=columns)


def n_features(circuit: Circuit) -> int:
    """Values of a raw row."""
    encoder = circuit.encoder
    return circuit.netlist.n_inputs if encoder is None else encoder.n_features


def guessed_shape(n: int) -> tuple[int, ...]:
    """How values are laid out where nobody says so: a square of many is taken for an image."""
    side = math.isqrt(n)
    return (1, side, side) if n >= _PICTURE and side * side == n else (n,)


def view_of_run(
    run: str | os.PathLike[str],
    *,
    samples: int = 12,
    data_dir: str | os.PathLike[str] | None = None,
) -> View:
    """The view of a run's circuit, with test samples where the data are on this machine.

    Nothing is downloaded, and torch is not needed for a finished run.

    Args:
        run: The run's folder.
        samples: How many test samples to take: the first of each class in turn.
        data_dir: Folder to look for data files in first.

    Raises:
        FileNotFoundError: No run there.
        ValueError: A damaged file, or a negative number of samples.
    """
    if not 0 <= samples <= 10_000:
        raise ValueError(f"samples must be 0 to 10,000, got {samples}")
    opened = FinishedRun(run, data_dir=data_dir)
    config = opened.config
    name = short_name(config.data.name)
    network = config.model.network
    if network == "dlgn":
        network = f"{config.model.layers} layers of {config.model.width:,} gates"
        if config.model.taper == "halving":
            network += f", halving to {config.model.outputs:,}"
    view = View(
        f"{name}: {network}, {config.model.head}",
        _known_facts(opened),
        shape=_known_shape(config.data.name),
    )
    known = opened.columns
    if known is not None:
        view = replace(view, columns=known, shape=(len(known),))
    if not _at_hand(config.data.name, data_dir):
        view = replace(view, note=f"The files of {name} were not at hand: there are no samples.")
    else:
        view = _with_data(view, opened.data, samples)
    if view.shape is not None:
        view = replace(view, drawing=drawing_of(config.data.name, view.shape))
    return view


def _known_facts(run: FinishedRun) -> tuple[str, ...]:
    if run.status != "finished":
        return ("the best network so far",) if run.status == "stopped" else ()
    result = run.result
    try:
        accuracy = float(result["compiled_test_accuracy"])
    except (ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{run.folder.result} is damaged: {error}") from error
    return (f"{100 * accuracy:.2f} % of the test samples right",)


def _known_shape(name: str) -> tuple[int, ...] | None:
    # What is known of tables counts columns, of which some may have been left out.
    info = DATASETS[name].info if name in DATASETS else None
    return info.shape if info is not None and len(info.shape) == 3 else None


def _at_hand(name: str, data_dir: str | os.PathLike[str] | None) -> bool:
    if name in DATASETS:
        return not where_files_are(DATASETS[name], data_dir).startswith("missing")
    return is_path(name) and Path(name).exists()


def _with_data(view: View, data: Dataset, samples: int) -> View:
    rows = _one_of_each(data.test.y, data.n_classes, samples)
    ranges = None
    if len(data.shape) == 1:
        ranges = _ranges(np.asarray(data.train.X), data.columns)
    return replace(
        view,
        shape=tuple(data.shape),
        columns=data.columns,
        samples=np.asarray(data.test.X[rows]),
        labels=data.test.y[rows],
        ranges=ranges,
    )


def _one_of_each(y: NDArray[np.int64], n_classes: int, n: int) -> NDArray[np.int64]:
    """The first sample of each class, of as many classes as there is room for; then the second."""
    order = np.argsort(y, kind="stable")
    counts = np.bincount(y, minlength=n_classes)
    turn = np.arange(len(y)) - np.repeat(np.cumsum(counts) - counts, counts)
    # By turn, then by class.
    ranked = order[np.lexsort((y[order], turn))]
    first = int((counts > 0).sum())
    if n and first > n:  # some classes at equal distances
        return ranked[np.arange(n) * first // n]
    return ranked[:n]


def _ranges(X: NDArray[Any], columns: Sequence[Column]) -> NDArray[np.float64]:
    """Of numbers that are there; a missing one stands far below all of them."""
    ranges = np.zeros((X.shape[1], 2))
    for i in range(X.shape[1]):
        values = X[:, i].astype(np.float64)
        if columns and columns[i].missing:
            values = values[values > PRESENT]
        if len(values):
            ranges[i] = values.min(), values.max()
    return ranges
