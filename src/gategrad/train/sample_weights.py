"""How much each sample counts, in the loss and in the accuracy on validation samples."""

from __future__ import annotations

import hashlib
import warnings
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.config import TrainConfig
from gategrad.config.near_names import did_you_mean
from gategrad.data import Dataset
from gategrad.system.short_repr import short_repr

__all__ = ["SampleWeights", "configured_weights"]


@dataclass(frozen=True, eq=False)
class SampleWeights:
    """Weights of a data set's samples.

    Attributes:
        train: ``(n_train,)`` of mean 1, so that their scale says nothing.
        valid: ``(n_valid,)``.
        digest: Sixteen hexadecimal digits that name what the caller gave; None where the
            configuration says it all.
    """

    train: NDArray[np.float64]
    valid: NDArray[np.float64]
    digest: str | None

    __repr__ = short_repr

    @classmethod
    def of(cls, dataset: Dataset, given: ArrayLike) -> SampleWeights:
        """Weights by split.

        Args:
            dataset: The data set.
            given: ``(n,)`` one for each training sample, those set aside for validation included,
                in the order of the source; not negative.

        Raises:
            ValueError: Another number of weights, weights that cannot be, or a split whose samples
                all have weight 0.
        """
        weight = np.asarray(given)
        if weight.dtype.kind not in "buif":
            raise ValueError(
                f"sample_weight must be numbers, got an array of {weight.dtype}: give one finite "
                "number for each training sample"
            )
        weight = np.ascontiguousarray(weight, dtype=np.float64)
        n_train, n_valid = len(dataset.train), len(dataset.valid)
        if weight.shape != (n_train + n_valid,):
            raise ValueError(
                f"sample_weight has shape {weight.shape}, but {dataset.name} has "
                f"{n_train + n_valid} training samples ({n_valid} of them set aside for "
                "validation): give one weight for each, in the data set's order"
            )
        wrong = weight[~((weight >= 0) & (weight < np.inf))]
        if len(wrong):
            raise ValueError(f"sample_weight must be finite and not negative, got {wrong[0]}")
        train, valid = dataset.by_split(weight)
        for name, part in (("train", train), ("valid", valid)):
            with np.errstate(over="ignore"):
                total = part.sum()
            if len(part) and not 0 < total < np.inf:
                raise ValueError(
                    f"sample_weight of the {name} split has the sum {total}: it must be positive "
                    "and finite"
                )
        digest = hashlib.sha256(weight.data).hexdigest()[:16]
        return cls(train / train.mean(), valid, digest)


def configured_weights(
    config: TrainConfig, dataset: Dataset, given: ArrayLike | None = None
) -> SampleWeights | None:
    """All that says how much samples count, multiplied; None where nothing does.

    Args:
        config: Its ``class_weight``.
        dataset: The data set, whose samples may have weights of their own.
        given: The caller's, as :meth:`SampleWeights.of` takes them.

    Raises:
        ValueError: Weights that cannot be, or of a class that is not there.
    """
    own = None if given is None else SampleWeights.of(dataset, given)
    factors = [] if given is None else [np.asarray(given, np.float64)]
    if dataset.weight is not None:
        factors.append(dataset.weight)
    if config.class_weight is not None:
        labels = dataset.in_source_order(dataset.train.y, dataset.valid.y)
        factors.append(_class_weights(config.class_weight, labels, dataset.class_names)[labels])
    if not factors:
        return None
    together = SampleWeights.of(dataset, np.prod(factors, axis=0))
    _warn_of_unheard(dataset, together)
    return replace(together, digest=None if own is None else own.digest)


def _warn_of_unheard(dataset: Dataset, weights: SampleWeights) -> None:
    totals = np.bincount(dataset.train.y, weights=weights.train, minlength=dataset.n_classes)
    if len(unheard := np.flatnonzero(totals == 0)):
        names = _listed(tuple(dataset.class_names[k] for k in unheard))
        warnings.warn(
            f"all training samples of the class {names} have weight 0: nothing is learned of it",
            UserWarning,
            stacklevel=3,
        )


def _class_weights(
    text: str, labels: NDArray[np.int64], class_names: tuple[str, ...]
) -> NDArray[np.float64]:
    """``(K,)`` weights of the classes."""
    if text == "balanced":
        counts = np.bincount(labels, minlength=len(class_names))
        balanced: NDArray[np.float64] = len(labels) / (len(class_names) * counts)
        return balanced
    weights, named = np.ones(len(class_names)), set()
    for part in text.split(","):
        name, found, number = part.rpartition("=")
        name = name.strip()
        if not found:
            raise ValueError(
                f"class_weight must be balanced, or weights by class such as "
                f"{class_names[0]}=2,{class_names[1]}=1, got {text!r}"
            )
        if name not in class_names:
            raise ValueError(
                f"class_weight has a weight for {name!r}, which is no class: these are "
                f"{_listed(class_names)}{did_you_mean(name, class_names)}"
            )
        if name in named:
            raise ValueError(f"class_weight has more than one weight for {name!r}, in {text!r}")
        named.add(name)
        weights[class_names.index(name)] = _weight(name, number)
    return weights


def _weight(name: str, text: str) -> float:
    try:
        weight = float(text)
    except ValueError:
        weight = np.nan
    if not 0 <= weight < np.inf:
        raise ValueError(
            f"class_weight of {name!r} must be a finite number that is not negative, got {text!r}"
        )
    return weight


def _listed(names: tuple[str, ...], most: int = 10) -> str:
    return ", ".join(names[:most]) + (", ..." if len(names) > most else "")
