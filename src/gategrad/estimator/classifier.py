"""``LogicGateClassifier``: logic gate networks behind scikit-learn's interface."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, Self

import numpy as np
from joblib import effective_n_jobs
from numpy.typing import ArrayLike, NDArray
from sklearn.base import BaseEstimator, ClassifierMixin
from sklearn.utils import check_consistent_length, check_random_state, column_or_1d
from sklearn.utils.multiclass import check_classification_targets
from sklearn.utils.validation import validate_data

from gategrad.circuit import GateEncoder
from gategrad.circuit.encoders.table_values import is_frame
from gategrad.circuit.encoders.unknown_values import UnknownValues
from gategrad.config import ModelConfig, TrainConfig
from gategrad.config.table_sizes import AUTO, LR, TableSizes, is_auto, table_sizes
from gategrad.data import Dataset, Split
from gategrad.data.encoding.table_encoder import table_encoder, value_counts
from gategrad.estimator.frames import FeatureColumn, encode_columns, read_columns, with_usual
from gategrad.estimator.options import (
    categorical_columns,
    check_classes,
    check_early_stopping,
    check_labels,
    class_weights,
    exact_labels,
    plain_rows,
    positive_rows,
    whole_numbers,
)
from gategrad.estimator.prediction import CircuitPredictor
from gategrad.estimator.samples import Samples, distinct, held_out
from gategrad.estimator.training import Trained, train
from gategrad.passes import optimize
from gategrad.targets import EngineNetwork

if TYPE_CHECKING:
    from gategrad.checkpoint.history import EpochRecord

__all__ = ["LogicGateClassifier"]

_REDRAW: Final = TrainConfig().redraw
# What a network is, which another fit goes on with.
_STAY: Final = (
    "layers", "width", "n_thresholds", "connections", "hidden_connections", "candidates",
)  # fmt: skip
# Quick ones: seconds of rewriting would not make a difference to who predicts here.
_PASSES: Final = ("simplify", "fold_outputs", "drop_inputs")


class LogicGateClassifier(CircuitPredictor, ClassifierMixin, BaseEstimator):  # type: ignore[misc]
    """A logic gate network as a scikit-learn classifier.

    ``fit`` makes bits of the columns, trains a network of two-input gates with a Group-Sum head,
    and compiles it to a circuit. Everything else runs that circuit, with NumPy and the native
    engine: neither predicting nor unpickling imports torch.

    Columns of numbers become thermometer bits, with thresholds half way between training values;
    where numbers are missing (NaN), one more bit says so. Columns of a data frame that hold texts,
    booleans or a categorical type, and columns of objects that are not all numbers, become a bit
    per category; a missing category is a category. Of values that training held none of, an unknown
    category is read as a missing one, and a missing one, where no training row lacked it, as the
    column's median or most frequent category; a warning counts them.

    Equal rows of one class count as one with the sum of their weights. So an integer weight is the
    same as repeated rows, and the order of rows makes no difference.

    Args:
        layers: Logic layers.
        width: Gates of each layer; at least one per class.
        n_thresholds: Thresholds of a column of numbers, at most (up to 255).
        tau: Temperature of the class sums; ``auto`` by the outputs of a class and the wiring.
        epochs: Passes over the rows.
        batch_size: Rows of a training step.
        lr: Adam's learning rate, which falls to zero along a cosine.
        weight_decay: AdamW's decoupled weight decay.
        dropout: Share of outputs that each batch leaves out of the sums.
        forward: What is trained: ``hard`` evaluates the gates that will be deployed; ``soft`` and
            ``gumbel`` see :class:`gategrad.nn.LogicLayer`.
        init: Initial gates: ``normal``, or ``residual``, near to wires.
        connections: What gates read: ``random`` or ``unique`` wiring; or ``learned``, among
            candidates; ``auto``: ``random``, but ``learned`` where there are many numbers.
        hidden_connections: The same of the other layers; ``auto``: as the first's.
        candidates: Of learned wiring, among how many inputs each of a gate's two is chosen; a
            number for each layer, further layers use the last one.
        candidate_connections: How these are drawn, as wiring.
        redraw: After each epoch of the first so large share, the less likely half of the candidates
            is drawn anew; 0: never.
        categorical_features: Columns that hold categories: a mask, or their places or names.
            ``from_dtype`` goes by their types, in data frames and arrays of objects.
        unknown: What becomes of values that training held none of: ``missing``, as above, or
            ``refuse``.
        class_weight: ``balanced``, or a weight for each class by its label.
        early_stopping: Stop when the accuracy on rows that were set aside stays as it is, and keep
            the epoch where it was best.
        validation_fraction: Share of the rows set aside, of each class, with ``early_stopping``.
        n_iter_no_change: Epochs without a better accuracy after which training stops.
        tol: By more than how much an accuracy must be better for the waiting to begin anew.
        warm_start: ``fit`` goes on with the network that there is: same columns, same classes,
            same thresholds and sizes. It keeps the network's weights, as arrays.
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

    # Files of earlier versions hold estimators without these parameters.
    unknown: str = "missing"
    connections: str = AUTO
    hidden_connections: str | None = AUTO
    candidates: Any = AUTO
    candidate_connections: str = "random"
    redraw: float = _REDRAW
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
        connections: str = "auto",
        hidden_connections: str | None = "auto",
        candidates: Any = "auto",
        candidate_connections: str = "random",
        redraw: float = _REDRAW,
        categorical_features: Any = "from_dtype",
        unknown: str = "missing",
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
        self.connections = connections
        self.hidden_connections = hidden_connections
        self.candidates = candidates
        self.candidate_connections = candidate_connections
        self.redraw = redraw
        self.categorical_features = categorical_features
        self.unknown = unknown
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
        go_on = bool(self.warm_start) and hasattr(self, "_weights")
        X, labels = self._training_rows(X, y, reset=not go_on)
        X, labels, weight = positive_rows(X, labels, sample_weight)
        classes, numbers = np.unique(labels, return_inverse=True)
        check_classes(classes, self.classes_ if go_on else None)
        columns = self.columns_ if go_on else self._read_columns(X)
        unknown = UnknownValues(self.unknown)
        samples = distinct(encode_columns(X, columns, unknown), numbers.astype(np.int64), weight)
        if not go_on:
            columns = with_usual(columns, samples.X)
        sizes = self._sizes(samples, columns, len(classes))
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
        epochs = trained.history.epochs
        self.n_iter_ = len(epochs)
        self.loss_curve_ = [epoch.loss for epoch in epochs]
        # What an earlier fit left must not be taken for this one's.
        for name in ("validation_scores_", "_weights"):
            if hasattr(self, name):
                delattr(self, name)
        if self.early_stopping:
            self.validation_scores_ = [epoch.valid_discrete_accuracy for epoch in epochs]
        if self.warm_start:
            self._encoder, self._weights = encoder, trained.weights
        return self

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
        y = exact_labels(y)
        if is_frame(X):
            X = self._rows(X, reset=reset)
            y = column_or_1d(y, warn=True)
            check_consistent_length(X, y)
        else:
            X, y = validate_data(
                self, plain_rows(X), y, reset=reset, dtype=None, ensure_all_finite="allow-nan"
            )
        check_labels(np.asarray(y))
        if not whole_numbers(np.asarray(y)):  # which scikit-learn knows up to 64 bits
            check_classification_targets(y)
        return X, np.asarray(y)

    def _read_columns(self, X: Any) -> tuple[FeatureColumn, ...]:
        names = getattr(self, "feature_names_in_", None)
        if names is None:
            names = [f"x{i}" for i in range(self.n_features_in_)]
        return read_columns(
            X,
            [str(name) for name in names],
            categorical_columns(self.categorical_features, list(names)),
        )

    def _sizes(
        self, samples: Samples, columns: tuple[FeatureColumn, ...], n_classes: int
    ) -> TableSizes:
        asked = {f.name: getattr(self, f.name) for f in fields(TableSizes)}
        go_on = hasattr(self, "_weights") and self.warm_start
        there = {name: getattr(self.plan_, name) for name in _STAY} if go_on else {}
        known = {name: value for name, value in there.items() if is_auto(asked[name])}
        sizes = table_sizes(
            len(samples),
            samples.X.shape[1],
            n_classes,
            {**asked, **known},
            values=lambda: value_counts([column.described for column in columns], samples.X),
        )
        for name, value in there.items():
            if getattr(sizes, name) != value:
                raise ValueError(
                    f"with warm_start, {name} must stay {value} (or 'auto'), got {asked[name]!r}"
                )
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
        weight = samples.weight * class_weights(self.class_weight, samples, classes)[samples.y]
        aside = self._set_aside(samples, weight, seed)
        config = TrainConfig(
            epochs=sizes.epochs,
            batch_size=sizes.batch_size,
            lr=self.lr,
            schedule="cosine",
            weight_decay=self.weight_decay,
            redraw=self.redraw,
            patience=int(self.n_iter_no_change) if self.early_stopping else None,
            tol=float(self.tol) if self.early_stopping else 0.0,
        )

        def print_epoch(record: EpochRecord) -> None:
            text = f"epoch {record.epoch} of {config.epochs}: loss {record.loss:.4f}"
            if record.valid_discrete_accuracy is not None:
                text += f", validation accuracy {100 * record.valid_discrete_accuracy:.2f} %"
            print(text)

        return train(
            _dataset(samples, aside, encoder, classes),
            self._model(sizes),
            config,
            weight,
            seed=seed,
            threads=effective_n_jobs(self.n_jobs),
            weights=self._weights if go_on else None,
            on_epoch=print_epoch if self.verbose else None,
        )

    def _set_aside(
        self, samples: Samples, weight: NDArray[np.float64], seed: int
    ) -> NDArray[np.bool_]:
        if not self.early_stopping:
            return np.zeros(len(samples), dtype=np.bool_)
        check_early_stopping(self.validation_fraction, self.n_iter_no_change, self.tol)
        aside = held_out(samples.y, self.validation_fraction, np.random.default_rng(seed))
        if not weight[aside].any():
            raise ValueError(
                f"class_weight={self.class_weight!r} is zero for every row that "
                f"validation_fraction={self.validation_fraction} sets aside: use "
                "early_stopping=False, or a larger share"
            )
        return aside

    def _model(self, sizes: TableSizes) -> ModelConfig:
        return ModelConfig(
            layers=sizes.layers,
            width=sizes.width,
            tau=sizes.tau,
            dropout=self.dropout,
            forward=self.forward,
            init=self.init,
            connections=sizes.connections,
            hidden_connections=sizes.hidden_connections,
            candidates=sizes.candidates,
            candidate_connections=self.candidate_connections,
            precision="bfloat16" if self.forward == "hard" else "float32",
        )


def _dataset(
    samples: Samples, aside: NDArray[np.bool_], encoder: GateEncoder, classes: NDArray[Any]
) -> Dataset:
    train, valid = (Split(samples.X[rows], samples.y[rows], encoder) for rows in (~aside, aside))
    return Dataset(
        name="the table",
        train=train,
        valid=valid,
        test=train,  # a data set has some; training does not look at them
        encoder=encoder,
        n_classes=len(classes),
        class_names=tuple(str(label) for label in classes),
        shape=(encoder.n_features,),
        train_rows=np.flatnonzero(~aside),
    )
