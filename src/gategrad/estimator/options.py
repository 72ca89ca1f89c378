"""Options of ``fit`` that speak of rows, columns and classes."""

from __future__ import annotations

from numbers import Integral, Real
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray
from sklearn.utils import _safe_indexing
from sklearn.utils.class_weight import compute_class_weight
from sklearn.utils.validation import _check_sample_weight

from gategrad.circuit.encoders.table_values import is_frame, is_nothing
from gategrad.estimator.samples import Samples

__all__ = [
    "categorical_columns",
    "check_classes",
    "check_labels",
    "class_weights",
    "exact_labels",
    "plain_rows",
    "positive_rows",
    "whole_numbers",
]

_MOST_WEIGHT: Final = 1e150  # sums of weights, and their products with those of classes, are finite


def categorical_columns(given: Any, names: list[str]) -> NDArray[np.bool_] | None:
    """Which columns were said to hold categories; None to go by their types.

    Args:
        given: ``from_dtype``, a mask, places or names.
        names: Of all columns.

    Raises:
        ValueError: A column that is not there.
    """
    if isinstance(given, str) and given == "from_dtype":
        return None
    chosen = np.zeros(len(names), dtype=np.bool_)
    marks = np.asarray([] if given is None else given)
    if marks.ndim != 1:
        raise ValueError(f"categorical_features must be 'from_dtype' or a list, got {given!r}")
    if marks.dtype == np.bool_ and marks.shape == chosen.shape:
        return marks
    for mark in marks.tolist():
        place = names.index(mark) if mark in names else mark
        if not isinstance(place, int) or isinstance(mark, bool) or not 0 <= place < len(names):
            raise ValueError(
                f"categorical_features names {mark!r}: use a mask of {len(names)}, places from "
                f"0 to {len(names) - 1}, names of columns, or 'from_dtype'"
            )
        chosen[place] = True
    return chosen


def plain_rows(X: Any) -> Any:
    """Rows whose masked values, which scikit-learn would take for values, are missing ones.

    Raises:
        TypeError: A sparse matrix, or a frame of polars that is not computed yet.
    """
    if hasattr(X, "collect"):
        raise TypeError(f"X is a {type(X).__name__}, without rows yet: give X.collect()")
    if hasattr(X, "toarray") and hasattr(X, "nnz"):
        raise TypeError(
            "X is a sparse matrix, but dense data is required: X.toarray(), or an encoder that "
            "makes none, such as OneHotEncoder(sparse_output=False) and ColumnTransformer(..., "
            "sparse_threshold=0). A data frame's columns of texts need no encoder"
        )
    if not isinstance(X, np.ma.MaskedArray):
        return X
    if not np.ma.is_masked(X):
        return X.data
    numbers = X.dtype.kind in "biuf"
    values = X.data.astype(np.promote_types(X.dtype, np.float64) if numbers else object)
    values[np.ma.getmaskarray(X)] = np.nan if numbers else None
    return values


def check_labels(labels: NDArray[Any]) -> None:
    """Raise ``ValueError`` for missing labels, and for kinds of them that have no order."""
    if labels.dtype.kind != "O":
        return
    if any(is_nothing(label) for label in labels.tolist()):
        raise ValueError("Input y contains NaN or None: leave the rows without a label out")
    try:
        sorted(set(labels.tolist()))
    except TypeError as error:
        kinds = sorted({type(label).__name__ for label in labels.tolist()})
        raise ValueError(
            f"y holds {' and '.join(kinds)}, which have no order: make all labels one type"
        ) from error


def exact_labels(y: Any) -> Any:
    """Labels without pandas' types that may lack values, which would become floats.

    Raises:
        ValueError: Missing labels.
    """
    if is_frame(y) and hasattr(y, "iloc") and y.shape[1] == 1:
        y = y.iloc[:, 0]
    if np.ma.is_masked(y):
        raise ValueError("Input y has masked labels: leave the rows without a label out")
    dtype: Any = getattr(y, "dtype", None)
    if not hasattr(dtype, "numpy_dtype") or getattr(dtype, "kind", "") not in "biuf":
        return y
    if y.isna().any():
        raise ValueError("Input y contains NaN or None: leave the rows without a label out")
    return y.to_numpy(dtype=dtype.numpy_dtype)


def whole_numbers(labels: NDArray[Any]) -> bool:
    """Whether labels are Python's whole numbers, of any size."""
    return labels.dtype.kind == "O" and {type(label) for label in labels.tolist()} == {int}


def check_classes(classes: NDArray[Any], before: NDArray[Any] | None) -> None:
    """Raise ``ValueError`` for a single class, or for others than an earlier fit had."""
    if len(classes) < 2:
        raise ValueError(f"need rows of at least 2 classes, got one class, {classes.tolist()[0]!r}")
    if before is not None and not np.array_equal(classes, before):
        raise ValueError(
            f"with warm_start, classes must stay {before.tolist()}, got {classes.tolist()}"
        )


def class_weights(given: Any, samples: Samples, classes: NDArray[Any]) -> NDArray[np.float64]:
    """``(K,)`` weights of the classes.

    Args:
        given: None, ``balanced``, or weights by label.
        samples: Whose weights ``balanced`` balances.
        classes: ``(K,)`` labels.

    Raises:
        ValueError: Anything else, or labels that are not there.
    """
    if given is None:
        return np.ones(len(classes))
    if isinstance(given, str) and given == "balanced":
        totals = np.bincount(samples.y, weights=samples.weight, minlength=len(classes))
        balanced: NDArray[np.float64] = samples.weight.sum() / (len(classes) * totals)
        return balanced
    weights = np.asarray(compute_class_weight(given, classes=classes, y=classes[samples.y]))
    if not (np.isfinite(weights) & (weights >= 0)).all() or not weights.any():
        raise ValueError(
            f"class_weight must be finite, not negative, nor zero for all, got {given!r}"
        )
    return weights


def check_early_stopping(validation_fraction: Any, n_iter_no_change: Any, tol: Any) -> None:
    """Raise ``ValueError`` for options that cannot be."""
    if not isinstance(validation_fraction, Real) or not 0 < float(validation_fraction) < 1:
        raise ValueError(
            f"validation_fraction must be between 0 and 1, got {validation_fraction!r}"
        )
    if not isinstance(n_iter_no_change, Integral) or n_iter_no_change < 1:
        raise ValueError(f"n_iter_no_change must be 1 or more, got {n_iter_no_change!r}")
    if not isinstance(tol, Real) or not float(tol) >= 0:
        raise ValueError(f"tol must not be negative, got {tol!r}")


def positive_rows(
    X: Any, y: NDArray[Any], sample_weight: ArrayLike | None
) -> tuple[Any, NDArray[Any], NDArray[np.float64]]:
    """Rows without those of weight 0, and their weights, of 1 where none are given.

    Raises:
        ValueError: Negative weights, or none that is positive.
    """
    if sample_weight is None:
        return X, y, np.ones(len(y))
    if np.ma.is_masked(sample_weight):
        raise ValueError("sample_weight has masked weights: give 0 for rows to leave out")
    weight = np.asarray(_check_sample_weight(sample_weight, y, dtype=np.float64))
    if (weight < 0).any():
        raise ValueError(f"sample_weight must not be negative, got {weight.min()}")
    if not weight.max(initial=0.0) < _MOST_WEIGHT / max(1, len(weight)):
        raise ValueError(f"sample_weight is too large to be summed: {weight.max()}")
    kept = np.flatnonzero(weight)
    if len(kept) == 0:
        raise ValueError("sample_weight is zero for every row: there is nothing to learn from")
    if len(kept) < len(y):
        X = _safe_indexing(X, kept)
    return X, y[kept], weight[kept]
