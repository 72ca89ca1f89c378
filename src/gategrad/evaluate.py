"""How often a network is right: relaxed, discrete and compiled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from numpy.typing import ArrayLike, NDArray
from torch import Tensor, nn

from gategrad.circuit import Circuit, ThresholdEncoder
from gategrad.class_results import (
    ClassResult,
    balanced_accuracy,
    class_counts,
    class_results,
    largest_class,
)
from gategrad.data import Dataset, Split
from gategrad.extract import NotACircuit, to_circuit
from gategrad.nn import MLP, GateModule, discrete, reads_values, relaxed
from gategrad.system.kinds import check_kind
from gategrad.targets import EngineNetwork
from gategrad.targets import compile as compile_circuit

__all__ = [
    "Accuracies",
    "accuracy",
    "as_on_device",
    "discrete_accuracy",
    "evaluate",
    "inputs_of",
    "predict",
    "preserved_mode",
    "relaxed_accuracy",
]

_BATCH: int = 1000


@dataclass(frozen=True)
class Accuracies:
    """The test accuracies of one network, as fractions from 0 to 1.

    Attributes:
        relaxed_continuous_test_accuracy: Relaxed network, values scaled to [0, 1]. None where the
            network cannot read them (several thresholds per value) or they are bits already.
        relaxed_binary_test_accuracy: Relaxed network, bits.
        discrete_test_accuracy: Discrete network, bits, in torch.
        compiled_test_accuracy: The circuit, from raw values on, in the compiled engine. None for an
            :class:`~gategrad.nn.MLP`, which is no circuit; relaxed and discrete are one there.
        balanced_test_accuracy: Of the discrete network, the mean of the classes' shares of test
            samples that it has right, each class counting the same.
        largest_class_share: The largest class's share of the test samples: the accuracy of always
            naming it.
        classes: The discrete network's results on the test samples, class by class.
    """

    relaxed_continuous_test_accuracy: float | None
    relaxed_binary_test_accuracy: float
    discrete_test_accuracy: float
    compiled_test_accuracy: float | None
    balanced_test_accuracy: float | None = None
    largest_class_share: float | None = None
    classes: tuple[ClassResult, ...] = ()


def accuracy(
    model: nn.Module, split: Split, *, inputs: str = "binary", batch_size: int = _BATCH
) -> float:
    """Share of samples whose predicted class is the label.

    Evaluates the model as it stands and leaves its mode alone: the discrete network in ``eval()``
    mode, the relaxed one in ``train()`` mode.

    Args:
        model: From ``(B, F)`` inputs to ``(B, K)`` class scores.
        split: Samples and labels.
        inputs: ``binary``, or ``continuous``: values scaled to [0, 1], for relaxed networks whose
            encoder has one threshold per value.
        batch_size: Samples evaluated at once. The result does not depend on it.

    Raises:
        ValueError: No samples, or inputs that the model as it stands cannot read.
    """
    check_kind("model", model, nn.Module)
    check_kind("split", split, Split)
    if inputs == "continuous" and any(
        module.is_discrete for module in model.modules() if isinstance(module, GateModule)
    ):
        raise ValueError(
            "inputs='continuous' needs the relaxed network: call model.train() first, or use "
            "inputs='binary'"
        )
    return _share(predict(model, inputs_of(split, inputs), batch_size=batch_size), split.y)


def predict(
    model: nn.Module, X: ArrayLike | Tensor, *, batch_size: int = _BATCH
) -> NDArray[np.int64]:
    """Predicted classes of the model as it stands, the first of several with the largest score.

    Args:
        model: From ``(B, F)`` inputs to ``(B, K)`` class scores. Its mode is not changed.
        X: ``(B, F)`` bits, or values in [0, 1] where the model is relaxed.
        batch_size: Samples evaluated at once.

    Returns:
        ``(B,)`` int64.

    Raises:
        ValueError: Inputs that the model refuses, or scores that are not finite.
    """
    check_kind("model", model, nn.Module)
    if batch_size < 1:
        raise ValueError(f"batch_size must be at least 1, got {batch_size}")
    rows = X if isinstance(X, Tensor) else _as_tensor(np.asarray(X))
    if len(rows) == 0:
        return np.zeros(0, dtype=np.int64)
    device = _device(model)
    with torch.no_grad():
        classes = [_classes(model, part.to(device)) for part in torch.split(rows, batch_size)]
    return torch.cat(classes).cpu().numpy()


def _as_tensor(array: NDArray[Any]) -> Tensor:
    # torch takes neither negative strides nor, without a warning, memory that is read-only.
    if not array.flags.writeable or any(stride < 0 for stride in array.strides):
        array = np.array(array, order="C")
    return torch.from_numpy(array)


def _classes(model: nn.Module, rows: Tensor) -> Tensor:
    scores: Tensor = model(rows if rows.is_floating_point() else rows.float())
    if not bool(scores.isfinite().all()):
        raise ValueError(
            "the model's scores are not finite, so there is no class to predict: its weights hold "
            "NaN or infinity; load the last good checkpoint"
        )
    return scores.argmax(dim=1)


def relaxed_accuracy(
    model: nn.Module,
    X: NDArray[Any] | Tensor,
    y: NDArray[np.int64],
    sample_weight: NDArray[np.float64] | None = None,
) -> float:
    """Accuracy of the relaxed network on ``(B, F)`` inputs, whatever mode the model is in.

    Logic layers are relaxed, everything else is in ``eval()`` mode; all modes are put back. With
    ``(B,)`` weights, not all of them 0, it is their share that is right.
    """
    with preserved_mode(model), relaxed(model):
        return _share(predict(model.eval(), X), y, sample_weight)


def discrete_accuracy(
    model: nn.Module,
    bits: NDArray[Any] | Tensor,
    y: NDArray[np.int64],
    sample_weight: NDArray[np.float64] | None = None,
    *,
    threads: int | None = None,
) -> float:
    """Accuracy of the discrete network on ``(B, F)`` bits, whatever mode the model is in.

    With ``(B,)`` weights, not all of them 0, it is their share that is right.

    A model on a CPU that can become a circuit runs in the compiled engine, many times faster than
    in torch; both give the same classes.
    """
    if isinstance(bits, Tensor) or _device(model).type != "cpu":
        return _share(_predict_discrete(model, bits), y, sample_weight)
    try:
        circuit = to_circuit(model)
    except NotACircuit:  # such as a model that makes bits of values itself
        return _share(_predict_discrete(model, bits), y, sample_weight)
    return _share(_compiled(circuit, threads).predict_encoded(bits), y, sample_weight)


def evaluate(
    model: nn.Module,
    dataset: Dataset,
    *,
    threads: int | None = None,
    circuit: Circuit | None = None,
) -> Accuracies:
    """All test accuracies of a model. The model is left as it was.

    Args:
        model: A model that can become a circuit, or an :class:`~gategrad.nn.MLP`.
        dataset: Its test samples are used.
        threads: Threads of the compiled engine; :func:`gategrad.targets.default_threads` by
            default.
        circuit: What :func:`gategrad.to_circuit` makes of the model with the data set's encoder,
            where it is at hand.

    Raises:
        ValueError: No test samples.
        NotACircuit: The model cannot become a circuit; see :func:`gategrad.to_circuit`.
        RuntimeError: The compiled circuit and the discrete network disagree on a sample, which is a
            defect.
    """
    check_kind("model", model, nn.Module)
    check_kind("dataset", dataset, Dataset)
    test = dataset.test
    values = reads_values(model)
    bits: NDArray[Any] = test.scaled() if values else test.bits()
    predicted = _predict_discrete(model, bits)
    compiled = None
    if not isinstance(model, MLP):
        if circuit is None:
            circuit = to_circuit(model, dataset.encoder, dataset.class_names)
        _compare(predicted, compiled := _predict_compiled(circuit, test, threads))
    continuous = None if values else _continuous(test, bits)
    names = dataset.class_names
    classes = class_results(class_counts(predicted, test.y, len(names)), names)
    return Accuracies(
        None if continuous is None else relaxed_accuracy(model, continuous, test.y),
        relaxed_accuracy(model, bits, test.y),
        _share(predicted, test.y),
        None if compiled is None else _share(compiled, test.y),
        balanced_accuracy(classes),
        largest_class(classes)[1],
        classes,
    )


def inputs_of(split: Split, inputs: str) -> NDArray[Any]:
    """What a network reads of a split.

    Args:
        split: The samples.
        inputs: ``binary`` or ``continuous``.

    Returns:
        ``(B, n_bits)`` uint8 bits, or ``(B, n_features)`` float32 in [0, 1].

    Raises:
        ValueError: Another word, or continuous inputs of an encoder with several thresholds.
    """
    if inputs == "binary":
        return split.bits()
    if inputs == "continuous":
        return split.scaled()
    raise ValueError(f"inputs must be 'binary' or 'continuous', got {inputs!r}")


@contextmanager
def preserved_mode(model: nn.Module) -> Iterator[None]:
    """Put every module's ``train()`` or ``eval()`` mode back at the end."""
    before = [(module, module.training) for module in model.modules()]
    try:
        yield
    finally:
        for module, training in before:
            module.training = training


def as_on_device(bits: NDArray[Any], device: torch.device) -> NDArray[Any] | Tensor:
    """Rows as :func:`discrete_accuracy` and :func:`relaxed_accuracy` evaluate them fastest."""
    return bits if device.type == "cpu" else _as_tensor(bits).to(device)


def _device(model: nn.Module) -> torch.device:
    return next((p.device for p in model.parameters()), torch.device("cpu"))


def _predict_discrete(model: nn.Module, bits: NDArray[Any] | Tensor) -> NDArray[np.int64]:
    with preserved_mode(model), discrete(model):
        return predict(model.eval(), bits)


def _predict_compiled(circuit: Circuit, split: Split, threads: int | None) -> NDArray[np.int64]:
    return _compiled(circuit, threads).predict(split.X)


def _compiled(circuit: Circuit, threads: int | None) -> EngineNetwork:
    # For one pass over some thousand samples, unrolling takes longer than it saves.
    return compile_circuit(circuit, threads=threads, unroll=False)


def _compare(expected: NDArray[np.int64], compiled: NDArray[np.int64]) -> None:
    differ = np.flatnonzero(expected != compiled)
    if len(differ):
        raise RuntimeError(
            f"the compiled circuit and the discrete network disagree on {len(differ)} of "
            f"{len(expected)} test samples, first on sample {differ[0]} (classes "
            f"{compiled[differ[0]]} and {expected[differ[0]]}): this is a defect in gategrad, "
            "please report it with the model"
        )


def _continuous(split: Split, bits: NDArray[Any]) -> NDArray[np.float32] | None:
    if not isinstance(split.encoder, ThresholdEncoder) or split.encoder.n_thresholds != 1:
        return None
    scaled = split.scaled()
    return None if np.array_equal(scaled, bits) else scaled


def _share(
    predicted: NDArray[np.int64],
    y: NDArray[np.int64],
    sample_weight: NDArray[np.float64] | None = None,
) -> float:
    if len(y) == 0:
        raise ValueError("there are no samples to measure an accuracy on: the split is empty")
    right = predicted == y
    return float(
        np.mean(right) if sample_weight is None else np.average(right, None, sample_weight)
    )
