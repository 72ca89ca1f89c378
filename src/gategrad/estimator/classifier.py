"""``LogicGateClassifier``: logic gate networks behind scikit-learn's interface."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final, Self

import numpy as np
from joblib import effective_n_jobs
from numpy.typing import ArrayLike, NDArray
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils import _safe_indexing, check_consistent_length, check_random_state, column_or_1d
from sklearn.utils.class_weight import compute_class_weight
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import _check_sample_weight, check_is_fitted, validate_data

from gategrad.circuit import Circuit, GateEncoder
from gategrad.config import ModelConfig, TrainConfig
from gategrad.data.binarize import table_encoder
from gategrad.estimator.columns import (
    FeatureColumn,
    encode_columns,
    is_frame,
    read_columns,
    with_usual,
)
from gategrad.estimator.descent import Patience, Trained, Weighted, train
from gategrad.estimator.samples import Samples, distinct, held_out
from gategrad.passes import optimize
from gategrad.table_sizes import LR, TableSizes, table_sizes
from gategrad.targets import EngineNetwork, emit

__all__ = ["LogicGateClassifier"]

# Quick ones: seconds of rewriting would not make a difference to who predicts here.
_PASSES: Final = ("simplify", "fold_outputs", "drop_inputs")


class LogicGateClassifier(ClassifierMixin, BaseEstimator):  # type: ignore[misc]
    """A logic gate network as a scikit-learn classifier.

    ``fit`` makes bits of the columns, trains a network of two-input gates with a Group-Sum head,
    and compiles it to a circuit. Everything else runs that circuit, with NumPy and the native
    engine: neither predicting nor unpickling imports torch.

    Columns of numbers become thermometer bits, with thresholds half way between training values;
    where numbers are missing (NaN), one more bit says so. Columns of a data frame that hold texts,
    booleans or a categorical type, and columns of objects that are not all numbers, become a bit
    per category; a missing category is a category. A value of a kind that training held none of, a
    missing one or an unknown category, is read as the column's median or most frequent category.

    Equal rows of one class count as one with the sum of their weights. So an integer weight is the
    same as repeated rows, and the order of rows makes no difference.

    Args:
        layers: Logic layers.
        width: Gates of each layer; at least one per class.
        n_thresholds: Thresholds of a column of numbers, at most (up to 255).
        tau: Temperature of the class sums; ``auto`` by the outputs of a class.
        epochs: Passes over the rows.
        batch_size: Rows of a training step.
        lr: Adam's learning rate, which falls to zero along a cosine.
        weight_decay: AdamW's decoupled weight decay.
        dropout: Share of outputs that each batch leaves out of the sums.
        forward: What is trained: ``hard`` evaluates the gates that will be deployed; ``soft`` and
            ``gumbel`` see :class:`gategrad.nn.LogicLayer`.
        init: Initial gates: ``normal``, or ``residual``, near to wires.
        categorical_features: Columns that hold categories: a mask, or their places or names.
            ``from_dtype`` goes by their types, in data frames and arrays of objects.
        class_weight: ``balanced``, or a weight for each class by its label.
        early_stopping: Stop when the accuracy on rows that were set aside stays as it is, and keep
            the epoch where it was best.
        validation_fraction: Share of the rows set aside, of each class, with ``early_stopping``.
        n_iter_no_change: Epochs without a better accuracy after which training stops.
        tol: How much better an accuracy must be.
        warm_start: ``fit`` goes on with the network that there is: same columns, same classes,
            same thresholds. It keeps the network's weights, as arrays.
        random_state: Decides wiring, initial gates and the order of rows.
        n_jobs: CPU threads, of training and predicting; -1 for all. Predictions do not depend on
            it.
        verbose: Print a line per epoch.

    Attributes:
        classes_: ``(K,)`` labels, of the type that ``y`` had.
        circuit_: The :class:`~gategrad.circuit.Circuit`; ``to_circuit()`` returns it too.
        network_: The circuit in the engine: :class:`~gategrad.targets.engine.EngineNetwork`.
        columns_: What the columns were in training, in the order of the circuit's features.
        plan_: The sizes that ``auto`` stood for.
        n_features_in_: Columns.
        feature_names_in_: ``(n_features_in_,)`` their names, where they are texts.
        n_iter_: Epochs that were trained.
        loss_curve_: Mean loss of each epoch.
        validation_scores_: Accuracy after each epoch on the rows set aside; with
            ``early_stopping``.

    ``predict_proba`` is the softmax of the scores that training fitted by cross-entropy. It is not
    calibrated: networks that fit their training rows well are too sure of themselves. Where the
    numbers matter, wrap the estimator in :class:`sklearn.calibration.CalibratedClassifierCV`.

    There is no ``partial_fit``: thresholds and categories come from all the rows at once, and an
    estimator that took them from its first batch would look alike but learn less.
    """

    columns_: tuple[FeatureColumn, ...]
    _encoder: GateEncoder
    _weights: dict[str, NDArray[Any]]

    def __init__(
        self,
        *,
        layers: int | str = "auto",
        width: int | str = "auto",
        n_thresholds: int | str = "auto",
        tau: float | str = "auto",
        epochs: int | str = "auto",
        batch_size: int | str = "auto",
        lr: float = LR,
        weight_decay: float = 0.0,
        dropout: float = 0.0,
        forward: str = "hard",
        init: str = "normal",
        categorical_features: Any = "from_dtype",
        class_weight: Any = None,
        early_stopping: bool = False,
        validation_fraction: float = 0.1,
        n_iter_no_change: int = 10,
        tol: float = 0.0,
        warm_start: bool = False,
        random_state: Any = None,
        n_jobs: int | None = None,
        verbose: int = 0,
    ) -> None:
        self.layers = layers
        self.width = width
        self.n_thresholds = n_thresholds
        self.tau = tau
        self.epochs = epochs
        self.batch_size = batch_size
        self.lr = lr
        self.weight_decay = weight_decay
        self.dropout = dropout
        self.forward = forward
        self.init = init
        self.categorical_features = categorical_features
        self.class_weight = class_weight
        self.early_stopping = early_stopping
        self.validation_fraction = validation_fraction
        self.n_iter_no_change = n_iter_no_change
        self.tol = tol
        self.warm_start = warm_start
        self.random_state = random_state
        self.n_jobs = n_jobs
        self.verbose = verbose

    def fit(self, X: Any, y: ArrayLike, sample_weight: ArrayLike | None = None) -> Self:
        """Train a network and compile it.

        Args:
            X: ``(n, columns)``: numbers, objects, or a data frame.
            y: ``(n,)`` labels: numbers, texts, anything that sorts.
            sample_weight: ``(n,)`` weights, not negative; rows of weight 0 are left out.

        Raises:
            ValueError: Data or options that cannot be; names them.
            ImportError: torch is not installed: ``pip install gategrad[train]``.
        """
        go_on = bool(self.warm_start) and hasattr(self, "circuit_")
        X, labels = self._training_rows(X, y, reset=not go_on)
        X, labels, weight = _positive(X, labels, sample_weight)
        classes, numbers = np.unique(labels, return_inverse=True)
        self._check_classes(classes, go_on)
        columns = self.columns_ if go_on else self._read_columns(X)
        samples = distinct(encode_columns(X, columns), numbers.astype(np.int64), weight)
        if not go_on:
            columns = with_usual(columns, samples.X)
        sizes = self._sizes(samples, len(classes))
        encoder = (
            self._encoder
            if go_on
            else table_encoder(
                [column.described for column in columns], samples.X, n_thresholds=sizes.n_thresholds
            )
        )
        seed = int(check_random_state(self.random_state).randint(2**31 - 1))
        trained = self._train(samples, encoder, classes, sizes, seed, go_on)

        self.classes_, self.columns_, self.plan_ = classes, columns, sizes
        self.circuit_, _ = optimize(trained.circuit, passes=_PASSES)
        self.network_ = EngineNetwork(self.circuit_, threads=effective_n_jobs(self.n_jobs))
        self.n_iter_ = len(trained.losses)
        self.loss_curve_ = trained.losses
        if self.early_stopping:
            self.validation_scores_ = trained.scores
        if self.warm_start:
            self._encoder, self._weights = encoder, trained.weights
        return self

    def predict(self, X: Any) -> NDArray[Any]:
        """``(n,)`` predicted labels, of several with the largest score the first."""
        rows = self.encode(X)
        labels: NDArray[Any] = self.classes_[self.network_.predict(rows)]
        return labels

    def _scores(self, X: Any) -> NDArray[np.float64]:
        rows = self.encode(X)
        return self.network_.scores(rows)

    def decision_function(self, X: Any) -> NDArray[np.float64]:
        """``(n, K)`` scores; of two classes ``(n,)``, the second's score less the first's."""
        scores = self._scores(X)
        return scores[:, 1] - scores[:, 0] if len(self.classes_) == 2 else scores

    def predict_proba(self, X: Any) -> NDArray[np.float64]:
        """``(n, K)`` softmax of the scores. Not calibrated; see the class."""
        return np.exp(self.predict_log_proba(X))

    def predict_log_proba(self, X: Any) -> NDArray[np.float64]:
        """``(n, K)`` logarithms of :meth:`predict_proba`."""
        scores = self._scores(X)
        scores = scores - scores.max(axis=1, keepdims=True)
        logarithms: NDArray[np.float64] = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return logarithms

    def encode(self, X: Any) -> NDArray[np.float64]:
        """``(n, columns)`` numbers: rows as ``circuit_`` and everything made of it read them."""
        check_is_fitted(self, "circuit_")
        return encode_columns(self._rows(X), self.columns_)

    def to_circuit(self) -> Circuit:
        """The trained circuit. It reads rows as :meth:`encode` gives them."""
        check_is_fitted(self, "circuit_")
        return self.circuit_

    def export(self, target: str, directory: str | os.PathLike[str], **options: Any) -> list[Path]:
        """Write the circuit as files for other tools; see :func:`gategrad.emit`.

        What is written reads rows as :meth:`encode` gives them.
        """
        return emit(self.to_circuit(), target, directory, **options)

    def __sklearn_tags__(self) -> Any:
        """What scikit-learn may expect of it."""
        tags = super().__sklearn_tags__()
        tags.input_tags.allow_nan = True
        return tags

    def _training_rows(self, X: Any, y: Any, *, reset: bool) -> tuple[Any, NDArray[Any]]:
        if y is None:
            raise ValueError(
                f"{type(self).__name__} requires y to be passed, but the target y is None"
            )
        if is_frame(X):
            X = self._rows(X, reset=reset)
            y = column_or_1d(y, warn=True)
            check_consistent_length(X, y)
        else:
            X, y = validate_data(self, X, y, reset=reset, dtype=None, ensure_all_finite="allow-nan")
        check_classification_targets(y)
        return X, np.asarray(y)

    def _rows(self, X: Any, *, reset: bool = False) -> Any:
        if is_frame(X):
            if 0 in X.shape:
                raise ValueError(
                    f"X has shape {X.shape}: a minimum of 1 row and column is required"
                )
            return validate_data(self, X, reset=reset, skip_check_array=True)
        return validate_data(self, X, reset=reset, dtype=None, ensure_all_finite="allow-nan")

    def _check_classes(self, classes: NDArray[Any], go_on: bool) -> None:
        if len(classes) < 2:
            raise ValueError(
                f"{type(self).__name__} needs rows of at least 2 classes, got one class, "
                f"{classes[0]!r}"
            )
        if go_on and not np.array_equal(classes, self.classes_):
            raise ValueError(
                f"with warm_start, classes must stay {self.classes_.tolist()}, got "
                f"{classes.tolist()}"
            )

    def _read_columns(self, X: Any) -> tuple[FeatureColumn, ...]:
        names = getattr(self, "feature_names_in_", None)
        if names is None:
            names = [f"x{i}" for i in range(self.n_features_in_)]
        return read_columns(X, [str(name) for name in names], self._categorical(list(names)))

    def _categorical(self, names: list[str]) -> NDArray[np.bool_] | None:
        given = self.categorical_features
        if isinstance(given, str) and given == "from_dtype":
            return None
        chosen = np.zeros(len(names), dtype=np.bool_)
        marks = np.asarray([] if given is None else given)
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

    def _sizes(self, samples: Samples, n_classes: int) -> TableSizes:
        fields = ("layers", "width", "n_thresholds", "epochs", "batch_size")
        asked = {name: getattr(self, name) for name in fields}
        if hasattr(self, "_weights") and self.warm_start:
            asked |= {n: getattr(self.plan_, n) for n in ("layers", "width", "n_thresholds")}
        sizes = table_sizes(len(samples), samples.X.shape[1], n_classes, asked)
        if not isinstance(sizes.n_thresholds, int) or not 1 <= sizes.n_thresholds <= 255:
            raise ValueError(f"n_thresholds must be 1 to 255, got {sizes.n_thresholds!r}")
        return sizes

    def _train(
        self,
        samples: Samples,
        encoder: GateEncoder,
        classes: NDArray[Any],
        sizes: TableSizes,
        seed: int,
        go_on: bool,
    ) -> Trained:
        bits = encoder.encode(samples.X)
        weight = samples.weight * self._class_weights(samples, classes)[samples.y]
        rows, patience = Weighted(bits, samples.y, weight), None
        if self.early_stopping:
            if not 0 < self.validation_fraction < 1:
                raise ValueError(
                    f"validation_fraction must be between 0 and 1, got {self.validation_fraction}"
                )
            aside = held_out(samples.y, self.validation_fraction, np.random.default_rng(seed))
            rows, valid = rows.take(~aside), rows.take(aside)
            patience = Patience(valid, self.n_iter_no_change, self.tol)
        return train(
            rows.normalised(),
            encoder,
            [str(label) for label in classes],
            self._model(sizes),
            TrainConfig(
                epochs=sizes.epochs,
                batch_size=sizes.batch_size,
                lr=self.lr,
                schedule="cosine",
                weight_decay=self.weight_decay,
            ),
            seed=seed,
            threads=effective_n_jobs(self.n_jobs),
            patience=patience,
            weights=self._weights if go_on else None,
            report=print if self.verbose else None,
        )

    def _model(self, sizes: TableSizes) -> ModelConfig:
        return ModelConfig(
            layers=sizes.layers,
            width=sizes.width,
            tau=self.tau,
            dropout=self.dropout,
            forward=self.forward,
            init=self.init,
            precision="bfloat16" if self.forward == "hard" else "float32",
        )

    def _class_weights(self, samples: Samples, classes: NDArray[Any]) -> NDArray[np.float64]:
        if self.class_weight is None:
            return np.ones(len(classes))
        if isinstance(self.class_weight, str) and self.class_weight == "balanced":
            totals = np.bincount(samples.y, weights=samples.weight, minlength=len(classes))
            balanced: NDArray[np.float64] = samples.weight.sum() / (len(classes) * totals)
            return balanced
        return np.asarray(
            compute_class_weight(self.class_weight, classes=classes, y=classes[samples.y])
        )


def _positive(
    X: Any, y: NDArray[Any], sample_weight: ArrayLike | None
) -> tuple[Any, NDArray[Any], NDArray[np.float64]]:
    """Rows without those of weight 0, and weights."""
    if sample_weight is None:
        return X, y, np.ones(len(y))
    weight = np.asarray(_check_sample_weight(sample_weight, y, dtype=np.float64))
    if (weight < 0).any():
        raise ValueError(f"sample_weight must not be negative, got {weight.min()}")
    kept = np.flatnonzero(weight)
    if len(kept) == 0:
        raise ValueError("sample_weight is zero for every row: there is nothing to learn from")
    if len(kept) < len(y):
        X = _safe_indexing(X, kept)
    return X, y[kept], weight[kept]
