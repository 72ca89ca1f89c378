"""Raw arrays with the encoder and the split that a configuration asks for."""

from __future__ import annotations

from typing import Final

import numpy as np

from gategrad.circuit.encoders.derived_encoder import Encoder
from gategrad.circuit.encoders.detector_encoder import DetectorEncoder
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.config import DataConfig
from gategrad.data.build_dataset import MakeEncoder, build_dataset, validation_rows
from gategrad.data.encoding.table_encoder import table_encoder
from gategrad.data.encoding.table_rows import TrainedTable, as_trained, by_training_rows
from gategrad.data.encoding.thresholds import equal_thresholds, quantile_thresholds
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.splits import Dataset

__all__ = ["COLUMN_THRESHOLDS", "configured_dataset"]

_OF_TABLES: Final = (
    "columns", "drop", "as_category", "weight_column", "delimiter", "missing", "no_header",
)  # fmt: skip
COLUMN_THRESHOLDS: Final = 15
"""Thresholds of a table's column of numbers, at most, where a configuration names none."""


def configured_dataset(
    name: str,
    arrays: RawArrays,
    config: DataConfig,
    seed: int,
    trained: TrainedTable | None = None,
) -> Dataset:
    """Set aside a validation split and attach the encoder that a configuration asks for.

    Takes over the arrays; see :func:`~gategrad.data.build_dataset.build_dataset`.

    Args:
        name: What results call the data set.
        arrays: The source's arrays.
        config: Where thresholds are, and how many samples are set aside.
        seed: Decides which samples are set aside.
        trained: How a network reads a table that it was trained on: then the rows are read so, and
            its columns found by name.

    Raises:
        ValueError: Settings that these data cannot have, or columns that cannot be learned from.
    """
    encoder: MakeEncoder | Encoder | None = None
    if not arrays.columns:
        _check_no_table(config)
    aside = validation_rows(arrays, config.valid_fraction, seed)
    if arrays.columns and trained is not None:
        arrays = as_trained(arrays, trained, aside, config.name)
        encoder = trained.encoder
    elif arrays.columns:
        arrays = by_training_rows(arrays, aside, config.name)
    return build_dataset(
        name,
        arrays,
        thresholds=config.thresholds,
        valid_fraction=config.valid_fraction,
        seed=seed,
        encoder=encoder or _encoder(arrays, config),
        aside=aside,
    )


def _check_no_table(config: DataConfig) -> None:
    """Refuse settings of tables for other data, which would leave them unread."""
    for name in _OF_TABLES:
        if getattr(config, name):
            raise ValueError(f"{name} is of tables, and {config.name} is none: leave it out")


def _encoder(arrays: RawArrays, config: DataConfig) -> MakeEncoder | Encoder | None:
    """The encoder that a configuration asks for; None for its ``thresholds``."""
    n = config.n_thresholds
    if config.detectors and len(arrays.shape) != 3:
        raise ValueError(
            f"detectors are of images, which {config.name} does not have: leave it out"
        )
    if arrays.columns:
        return lambda X: table_encoder(
            arrays.columns,
            np.asarray(X),
            n_thresholds=COLUMN_THRESHOLDS if n is None else n,
            categories=config.categories,
        )
    if n is None and not config.detectors:
        return None
    features, dtype = arrays.X_train.shape[1], str(arrays.X_train.dtype)
    low, high = arrays.low, arrays.high
    if config.encoding == "quantile":
        assert n is not None
        return lambda X: ThresholdEncoder(features, quantile_thresholds(X, n), dtype, low, high)
    levels = config.thresholds if n is None else equal_thresholds(n)
    first = ThresholdEncoder.scaled(features, levels, dtype, low, high)
    if not config.detectors:
        return first
    channels, height, width = arrays.shape
    return DetectorEncoder(first, (channels, height, width), config.detectors)
