"""A step of Adam, as kernels take it."""

from __future__ import annotations

from dataclasses import dataclass

from torch import Tensor

__all__ = ["AdamStep"]


@dataclass(frozen=True)
class AdamStep:
    """The numbers of one step of Adam, or AdamW: what is the same for all weights of a layer.

    Attributes:
        count: Number of the step, from 1.
        lr: Learning rate.
        betas: How much of either moment stays.
        eps: Added to the root of the second moment.
        weight_decay: Adam's, or AdamW's.
        decoupled: Whether it is AdamW's.
        scale: Multiplies the gradient; clipping.
        stop: Where this float32 scalar is not 0, all stays as it is. Not on a CPU.
    """

    count: int
    lr: float
    betas: tuple[float, float]
    eps: float
    weight_decay: float
    decoupled: bool
    scale: float | Tensor = 1.0
    stop: Tensor | None = None
