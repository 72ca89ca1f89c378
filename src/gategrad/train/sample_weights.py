"""How much each sample counts, in the loss and in the accuracy on validation samples."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.data import Dataset
from gategrad.system.short_repr import short_repr

__all__ = ["SampleWeights"]


@dataclass(frozen=True, eq=False)
class SampleWeights:
    """Weights of a data set's samples.

    Attributes:
        train: ``(n_train,)`` of mean 1, so that their scale says nothing.
        valid: ``(n_valid,)``.
        digest: Sixteen hexadecimal digits that name them all.
    """

    train: NDArray[np.float64]
    valid: NDArray[np.float64]
    digest: str

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
