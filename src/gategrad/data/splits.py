"""What training reads: raw rows, their labels, and the encoder that makes bits of them."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Circuit
from gategrad.circuit.encoders.derived_encoder import Encoder, encoder_parts
from gategrad.circuit.encoders.detector_encoder import DetectorEncoder
from gategrad.circuit.encoders.table_columns import Column
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.data.lazy_rows import LazyRows
from gategrad.system.short_repr import short_repr

__all__ = ["Dataset", "Split", "check_rows"]

# Rows converted at a time: the temporaries of a conversion stay small beside its result.
_ROWS: Final = 8192


@dataclass(frozen=True, eq=False, repr=False)
class Split:
    """Samples as they were measured, read-only.

    Args:
        X: ``(n, encoder.n_features)`` raw values, of the type that the encoder declares: an array,
            or :class:`~gategrad.data.lazy_rows.LazyRows` of a set that is too large for one.
        y: ``(n,)`` int64 class of each row.
        encoder: From raw values to bits.

    Raises:
        ValueError: Arrays that do not fit together, or values outside the encoder's range.
    """

    X: NDArray[Any] | LazyRows
    y: NDArray[np.int64]
    encoder: Encoder

    def __post_init__(self) -> None:
        X = self.X if isinstance(self.X, LazyRows) else np.asarray(self.X)
        y = np.asarray(self.y)
        if X.ndim != 2 or y.shape != (len(X),) or y.dtype != np.int64:
            raise ValueError(
                f"a split needs X of shape (n, features) and int64 y of shape (n,), got "
                f"{X.shape} and {y.dtype} {y.shape}: gategrad.data.from_arrays converts arrays"
            )
        if X.dtype != np.dtype(self.encoder.dtype):
            raise ValueError(
                f"X has dtype {X.dtype}, but the encoder declares {self.encoder.dtype}: "
                "convert one of them"
            )
        thresholds, _ = encoder_parts(self.encoder)
        if thresholds.used is not None:
            raise ValueError(
                f"the encoder gives {thresholds.n_bits} of its {thresholds.thresholds.size} bits, "
                "but training needs all of them: use one without a selection (used)"
            )
        check_rows(self.encoder, X)
        object.__setattr__(self, "X", X if isinstance(X, LazyRows) else _read_only(X))
        object.__setattr__(self, "y", _read_only(y))

    def __len__(self) -> int:
        return len(self.y)

    def __repr__(self) -> str:
        return f"Split({len(self)} samples of {self.X.shape[1]} {self.X.dtype} values)"

    def bits(self) -> NDArray[np.uint8]:
        """The network's input: ``(n, encoder.n_bits)`` of 0 and 1, a new array."""
        return self._convert(self.encoder.encode, self.encoder.n_bits, np.dtype(np.uint8))

    def circuit_bits(self, circuit: Circuit) -> NDArray[np.uint8]:
        """A circuit's input, as its own encoder gives it: ``(n, n_bits)``, a new array.

        The network may have learned thresholds of its own, and gates may follow them.

        Raises:
            ValueError: A circuit without an encoder.
        """
        encoder = circuit.encoder
        if encoder is None:
            raise ValueError("the circuit has no encoder, from raw values to its input bits")
        return self._convert(encoder.encode, encoder.n_bits, np.dtype(np.uint8))

    def scaled(self) -> NDArray[np.float32]:
        """Raw values scaled to [0, 1] by the declared range: ``(n, n_features)``, a new array.

        The network has one input per bit, so this fits only where a value gives one bit.

        Raises:
            ValueError: More than one threshold, or detectors.
        """
        if isinstance(self.encoder, DetectorEncoder):
            raise ValueError(
                f"{self.encoder.n_bits} inputs are bits, those of detectors among them, but there "
                f"are {self.encoder.n_features} values to scale: train on bits "
                "(train_input='binary'), or without detectors"
            )
        if isinstance(self.encoder, ThresholdEncoder) and self.encoder.n_thresholds != 1:
            raise ValueError(
                f"{self.encoder.n_thresholds} thresholds give {self.encoder.n_bits} inputs, but "
                f"there are {self.encoder.n_features} values to scale: use one threshold, "
                "or train on bits"
            )
        return self._convert(self.encoder.scale, self.encoder.n_features, np.dtype(np.float32))

    def _convert(
        self, function: Callable[[NDArray[Any]], NDArray[Any]], width: int, dtype: np.dtype[Any]
    ) -> NDArray[Any]:
        result = np.empty((len(self), width), dtype)
        for start in range(0, len(self), _ROWS):
            result[start : start + _ROWS] = function(self.X[start : start + _ROWS])
        return result


@dataclass(frozen=True, eq=False)
class Dataset:
    """A classification task: three splits that share an encoder.

    Attributes:
        name: What results call it.
        train: Samples to train on.
        valid: Samples set aside from training before it starts; may be empty.
        test: Samples for the final number.
        encoder: From raw values to bits, the same in all splits.
        n_classes: Classes, K.
        class_names: One name per class.
        shape: Shape of a raw sample: ``(channels, height, width)`` for images, ``(features,)``
            for others.
        columns: What the columns of a table are, by which its rows became numbers.
        train_rows: ``(len(train),)`` which of all training samples, in the order of the source,
            those of ``train`` are; the others, in this order, are ``valid``. None: the first ones.
        weight: ``(len(train) + len(valid),)`` weights of all training samples, in the order of the
            source, where it has some.

    Raises:
        ValueError: A label outside ``[0, K)``, a class without a training sample, an empty
            training or test split, or parts that do not fit together.
    """

    name: str
    train: Split
    valid: Split
    test: Split
    encoder: Encoder = field(repr=False)
    n_classes: int
    class_names: tuple[str, ...] = field(repr=False)
    shape: tuple[int, ...]
    columns: tuple[Column, ...] = field(default=(), repr=False)
    train_rows: NDArray[np.int64] | None = field(default=None, repr=False)
    weight: NDArray[np.float64] | None = field(default=None, repr=False)

    __repr__ = short_repr

    def __post_init__(self) -> None:
        if self.n_classes < 2 or len(self.class_names) != self.n_classes:
            raise ValueError(
                f"{self.name}: need at least 2 classes and a name for each, got "
                f"{self.n_classes} classes and {len(self.class_names)} names"
            )
        if len(self.shape) not in (1, 3) or math.prod(self.shape) != self.encoder.n_features:
            raise ValueError(
                f"{self.name}: shape must be (channels, height, width) or (features,) with "
                f"{self.encoder.n_features} values, got {self.shape}"
            )
        for part in ("train", "valid", "test"):
            split: Split = getattr(self, part)
            if split.encoder != self.encoder:
                raise ValueError(f"{self.name}: the {part} split has another encoder")
            if len(split) == 0 and part != "valid":
                raise ValueError(f"{self.name}: the {part} split needs at least one sample")
            wrong = split.y[(split.y < 0) | (split.y >= self.n_classes)]
            if wrong.size:
                raise ValueError(
                    f"{self.name}: label {wrong[0]} in the {part} split; "
                    f"labels must be 0 to {self.n_classes - 1}"
                )
        missing = np.flatnonzero(np.bincount(self.train.y, minlength=self.n_classes) == 0)
        if missing.size:
            raise ValueError(
                f"{self.name}: class {missing[0]} ({self.class_names[missing[0]]}) has no "
                f"training sample: leave it out of those for testing, too ({len(self.valid)} "
                "samples are set aside for validation), and number classes without gaps"
            )

    def in_source_order(self, train: NDArray[Any], valid: NDArray[Any]) -> NDArray[Any]:
        """What belongs to the samples of ``train`` and ``valid``, in the order of the source."""
        joined = np.concatenate([train, valid])
        if self.train_rows is None:
            return joined
        ordered = np.empty_like(joined)
        ordered[self.train_rows], ordered[self._valid_rows()] = train, valid
        return ordered

    def by_split(self, rows: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any]]:
        """The inverse of :meth:`in_source_order`: what belongs to ``train`` and to ``valid``."""
        if self.train_rows is None:
            return rows[: len(self.train)], rows[len(self.train) :]
        return rows[self.train_rows], rows[self._valid_rows()]

    def _valid_rows(self) -> NDArray[np.bool_]:
        rest = np.ones(len(self.train) + len(self.valid), dtype=np.bool_)
        rest[self.train_rows] = False
        return rest

    @property
    def n_features(self) -> int:
        """Width of the network's input: bits per sample."""
        return self.encoder.n_bits

    @property
    def input_shape(self) -> tuple[int, int, int] | None:
        """Shape of the bits of an image, ``(T * channels, height, width)``; None for others.

        Exact, not only in size: the encoder's bits are ordered by threshold, then channel, row
        and column. Detectors have planes of their own behind those.
        """
        if isinstance(self.encoder, DetectorEncoder):
            return self.encoder.out_shape
        if len(self.shape) != 3:
            return None
        channels, height, width = self.shape
        return self.encoder.n_thresholds * channels, height, width


def check_rows(encoder: Encoder, X: NDArray[Any] | LazyRows) -> None:
    """Raise what the encoder has against rows, a block at a time where they are not in memory."""
    if not isinstance(X, LazyRows):
        encoder.check(X)
        return
    if X.shape[1] != encoder.n_features:
        raise ValueError(f"expected rows of {encoder.n_features} features, got shape {X.shape}")
    if X.low >= encoder.low and X.high <= encoder.high:
        return  # nothing that the type can hold is out of range
    for start in range(0, len(X), _ROWS):
        encoder.check(X[start : start + _ROWS])


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.setflags(write=False)
    return view
