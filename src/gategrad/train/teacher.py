"""A teacher's class scores, to which another network is trained beside the labels (distillation).

A file of them has one row for each training sample of the data set, in the order of its source and
before any are set aside for validation. So it serves every seed and every ``valid_fraction``.
"""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import ArrayLike, NDArray
from torch import nn

from gategrad.config import TrainConfig
from gategrad.data import Dataset, Split
from gategrad.evaluate import preserved_mode
from gategrad.nn import MLP, discrete, reads_values
from gategrad.system.array_files import DAMAGED_ARRAYS, check_sums
from gategrad.system.atomic import write_atomic
from gategrad.system.kinds import check_kind
from gategrad.system.short_repr import short_repr

__all__ = ["Teacher", "check_teaching", "inputs_read", "save_scores", "teacher_scores"]

_DTYPES: Final = ("float16", "float32", "float64")
_SETTINGS: Final = ("teacher_weight", "teacher_temperature")


@dataclass(frozen=True, eq=False)
class Teacher:
    """A teacher's scores.

    Args:
        scores: ``(n, K)`` floats, one row for each training sample, those set aside for validation
            included, in the order of the source.
        labels: ``(n,)`` the samples' classes, where they are known.
        name: What messages call it.

    Raises:
        ValueError: No such arrays, or scores that are not finite.
    """

    scores: NDArray[np.floating[Any]]
    labels: NDArray[np.integer[Any]] | None = None
    name: str = "the teacher"

    __repr__ = short_repr

    def __post_init__(self) -> None:
        scores = np.asarray(self.scores)
        if scores.ndim != 2 or str(scores.dtype) not in _DTYPES:
            raise ValueError(
                f"{self.name} must hold scores of shape (samples, classes) as floats, got "
                f"{scores.dtype} of shape {scores.shape}"
            )
        if scores.dtype == np.float64:
            with np.errstate(over="ignore"):  # what becomes infinite is refused
                scores = scores.astype(np.float32)
        finite = np.isfinite(scores).all(axis=1)
        if not finite.all():
            raise ValueError(
                f"{self.name} has a score that is NaN or infinite in row {int(finite.argmin())}"
            )
        if self.labels is not None:
            labels = np.asarray(self.labels)
            if labels.shape != scores.shape[:1] or labels.dtype.kind not in "iu":
                raise ValueError(
                    f"{self.name} must hold {len(scores)} integers as labels, got {labels.dtype} "
                    f"of shape {labels.shape}"
                )
            object.__setattr__(self, "labels", labels)
        object.__setattr__(self, "scores", np.ascontiguousarray(scores))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Teacher:
        """Read a file: ``.npy``, or ``.npz`` with ``scores`` and perhaps ``labels``.

        Raises:
            FileNotFoundError: There is no such file.
            ValueError: Another format or content; names the file.
        """
        file = Path(path)
        if file.suffix.lower() not in (".npy", ".npz"):
            raise ValueError(f"a teacher's scores are .npy or .npz, got {file}")
        try:
            with file.open("rb") as opened:
                content = np.load(opened, allow_pickle=False)
                if isinstance(content, np.ndarray):
                    return cls(content, None, str(file))
                check_sums(content.zip)
                if "scores" not in content:
                    raise ValueError(f"no array 'scores' in it, but {', '.join(content) or 'none'}")
                return cls(content["scores"], content.get("labels"), str(file))
        except FileNotFoundError:
            raise
        except DAMAGED_ARRAYS as error:
            text = str(error)
            raise ValueError(text if str(file) in text else f"{file}: {text}") from error

    @cached_property
    def digest(self) -> str:
        """Sixteen hexadecimal digits that name the scores, whatever file they are in."""
        found = hashlib.sha256(f"{self.scores.dtype}{self.scores.shape}".encode())
        found.update(self.scores.data)
        return found.hexdigest()[:16]

    def of(self, dataset: Dataset) -> NDArray[np.floating[Any]]:
        """The rows of a data set's ``train`` samples.

        Raises:
            ValueError: Scores of another number of samples or classes, or other labels.
        """
        n_train, n_valid = len(dataset.train), len(dataset.valid)
        if self.scores.shape != (n_train + n_valid, dataset.n_classes):
            raise ValueError(
                f"{self.name} has scores of shape {self.scores.shape}, but {dataset.name} has "
                f"{n_train + n_valid} training samples ({n_valid} of them set aside for "
                f"validation) and {dataset.n_classes} classes: scores are one row for each sample, "
                "in the data set's order, with those set aside"
            )
        if self.labels is not None:
            wanted = dataset.in_source_order(dataset.train.y, dataset.valid.y)
            if not np.array_equal(self.labels, wanted):
                row = int((self.labels != wanted).argmax())
                raise ValueError(
                    f"{self.name} is of other samples than {dataset.name}'s: the label of row "
                    f"{row} is {self.labels[row]}, here {wanted[row]}"
                )
        return dataset.by_split(self.scores)[0]


def check_teaching(config: TrainConfig, *, taught: bool) -> None:
    """Raise ``ValueError`` where settings of a teacher do not fit the others.

    Args:
        config: The settings.
        taught: Whether there is a teacher.
    """
    plain = TrainConfig()
    for name in _SETTINGS:
        if not taught and getattr(config, name) != getattr(plain, name):
            raise ValueError(f"{name} is a teacher's: give one (teacher=FILE)")
    if taught and config.loss != "cross-entropy":
        raise ValueError(
            f"a teacher's scores go with loss='cross-entropy', not with {config.loss!r}"
        )


def inputs_read(model: nn.Module, train_input: str) -> str:
    """What a trained model reads once it is deployed: ``binary``, or values (``continuous``)."""
    if reads_values(model) or (isinstance(model, MLP) and train_input == "continuous"):
        return "continuous"
    return "binary"


def teacher_scores(
    model: nn.Module, dataset: Dataset, *, inputs: str = "binary", batch_size: int = 1000
) -> NDArray[np.float32]:
    """A model's class scores of all training samples, for ``fit(..., teacher=scores)``.

    The model is evaluated in ``eval()`` mode, logic layers are discrete; it is left as it was. It
    can be any torch model: put ``torch.nn.Unflatten(1, dataset.shape)`` before one that reads
    images.

    Args:
        model: From ``(B, n)`` rows to ``(B, K)`` scores: logits, not probabilities.
        dataset: Its ``train`` and ``valid`` samples are looked at.
        inputs: What the model reads: ``binary``, the data set's bits, or ``continuous``, its values
            scaled to [0, 1], one per raw value however many thresholds that has.
        batch_size: Samples at once.

    Returns:
        ``(n, K)``, in the order of the data set's source.

    Raises:
        ValueError: Another word for ``inputs``, or scores of another shape.
    """
    check_kind("model", model, nn.Module)
    check_kind("dataset", dataset, Dataset)
    if inputs not in ("binary", "continuous"):
        raise ValueError(f"inputs must be 'binary' or 'continuous', got {inputs!r}")
    if batch_size < 1:
        raise ValueError(f"batch_size must be at least 1, got {batch_size}")
    found = []
    with preserved_mode(model), discrete(model), torch.no_grad():
        model.eval()
        for split in (dataset.train, dataset.valid):
            found.append(_scores(model, split, dataset.n_classes, inputs, batch_size))
    return dataset.in_source_order(*found)


def _scores(
    model: nn.Module, split: Split, n_classes: int, inputs: str, batch_size: int
) -> NDArray[np.float32]:
    device = next((p.device for p in model.parameters()), torch.device("cpu"))
    convert = split.encoder.encode if inputs == "binary" else split.encoder.scale
    result = np.empty((len(split), n_classes), dtype=np.float32)
    for start in range(0, len(split), batch_size):
        rows = torch.from_numpy(convert(split.X[start : start + batch_size]))
        scores = model(rows.to(device).float())
        if scores.shape != (len(rows), n_classes):
            raise ValueError(
                f"the teacher's scores have shape {tuple(scores.shape)} for {len(rows)} samples of "
                f"{n_classes} classes"
            )
        result[start : start + len(rows)] = scores.float().cpu().numpy()
    return result


def save_scores(path: str | os.PathLike[str], scores: ArrayLike, dataset: Dataset) -> None:
    """Write a teacher's scores to an ``.npz`` file, atomically, for ``--teacher``.

    The samples' labels go with them, so that a file of other data is noticed.

    Args:
        path: The file to write.
        scores: See :func:`teacher_scores`.
        dataset: The data set that they are of.

    Raises:
        ValueError: Another ending, or scores that do not fit the data set.
    """
    check_kind("dataset", dataset, Dataset)
    if Path(path).suffix.lower() != ".npz":
        raise ValueError(f"scores are written as .npz, got {path}")
    labels = dataset.in_source_order(dataset.train.y, dataset.valid.y)
    teacher = Teacher(np.asarray(scores), labels)
    teacher.of(dataset)
    write_atomic(path, lambda file: np.savez(file, scores=teacher.scores, labels=labels))
