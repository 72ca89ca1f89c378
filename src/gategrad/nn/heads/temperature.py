"""Tau: fixed, on a schedule, learned, or from a rule."""

from __future__ import annotations

import math
from numbers import Real
from typing import Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from gategrad.config.near_names import must_be_one_of

__all__ = ["LEARNED", "SCHEDULES", "Temperature", "auto_tau"]

SCHEDULES: Final = ("exponential", "linear")
LEARNED: Final = ("none", "model", "class")

# Beyond, scores in float32 are infinite, or equal where sums are not.
_LEAST: Final = 1e-30
_MOST: Final = 1e30

# Of the rule's tau over the square root of the outputs that a class reads; see docs/heads.md.
_GROUP_SUM: Final = 1 / 3
_CODEBOOK: Final = 0.3


def auto_tau(n_outputs: int, n_classes: int, *, codebook: bool = False) -> float:
    """Tau by rule: proportional to the square root of the outputs that a class reads.

    A class's sum of n bits varies like the square root of n, so that scores keep their spread
    whatever the size (paper, section 5.5: more outputs per class want a larger tau). The constant
    was fitted on synthetic data; ``docs/heads.md`` says how.

    Args:
        n_outputs: Outputs of the network.
        n_classes: Number of classes.
        codebook: Every class reads all outputs, and tau counts in units of their square root.
    """
    if n_outputs < 1 or n_classes < 1:
        raise ValueError(f"outputs and classes must be at least 1, got {n_outputs} and {n_classes}")
    return _CODEBOOK if codebook else _GROUP_SUM * math.sqrt(n_outputs / n_classes)


class Temperature(nn.Module):
    """What scores are divided by.

    Args:
        tau: Its value, or the one to begin with; from 1e-30 to 1e30.
        end: Value at the end of training, of a schedule.
        schedule: ``exponential`` (a constant factor per step) or ``linear``.
        learned: ``none``; ``model``, one tau trained with the network; or ``class``, one for each
            class. What is trained is the logarithm of its ratio to ``tau``, so that weight decay
            pulls towards that.
        n_classes: Number of classes, K.
    """

    now: Tensor | None

    def __init__(
        self,
        tau: float,
        *,
        end: float | None = None,
        schedule: str = "exponential",
        learned: str = "none",
        n_classes: int = 1,
    ) -> None:
        super().__init__()
        for value in (tau, end):
            if not isinstance(value, Real | None):
                raise TypeError(
                    f"tau must be a number, got {value!r}: the rule is a third of the square root "
                    "of the outputs per class"
                )
            if value is not None and not _LEAST <= value <= _MOST:
                raise ValueError(
                    f"tau must be a positive number, got {value}: use {_LEAST:g} to {_MOST:g}"
                )
        if schedule not in SCHEDULES:
            raise ValueError(must_be_one_of("tau_schedule", schedule, SCHEDULES))
        if learned not in LEARNED:
            raise ValueError(must_be_one_of("learn_tau", learned, LEARNED))
        if end is not None and learned != "none":
            raise ValueError(
                "tau is either learned or on a schedule: leave learn_tau or tau_end out"
            )
        self.start, self.end, self.schedule = float(tau), end, schedule
        self.unit = 1.0  # what a head divides by besides
        self.log_ratio: nn.Parameter | None = None
        if learned != "none":
            shape = (n_classes,) if learned == "class" else ()
            self.log_ratio = nn.Parameter(torch.zeros(shape))
        # Where training stands is part of the model: its checkpoint evaluates with that tau.
        now = None if end is None else torch.tensor(float(tau), dtype=torch.float64)
        self.register_buffer("now", now)

    @property
    def is_constant(self) -> bool:
        """Whether it is neither learned nor on a schedule."""
        return self.log_ratio is None and self.now is None

    @property
    def per_class(self) -> bool:
        """Whether classes have a tau each."""
        return self.log_ratio is not None and self.log_ratio.ndim > 0

    def at(self, progress: float) -> None:
        """Set tau to where a schedule stands.

        Args:
            progress: Share of the training's steps that are done, from 0 to 1.
        """
        if self.now is None or self.end is None:
            return
        if self.schedule == "linear":
            tau = self.start + (self.end - self.start) * progress
        else:
            tau = self.start * (self.end / self.start) ** progress
        self.now.fill_(tau)

    def values(self) -> NDArray[np.float64]:
        """Tau as a number, or ``(K,)`` of them."""
        if self.log_ratio is not None:
            # In this order on this device, for the discrete network and its circuit alike.
            ratio = torch.exp(self.log_ratio.detach().cpu().double())
            return np.asarray(self.start * ratio.numpy(), dtype=np.float64)
        return np.asarray(self.start if self.now is None else float(self.now))

    def factors(self) -> NDArray[np.float64]:
        """What a circuit multiplies sums by: a number, or ``(K,)`` of them."""
        return np.asarray(1.0 / (self.values() * self.unit))

    def forward(self, sums: Tensor) -> Tensor:
        """``(B, K)`` scores: sums divided by tau, and by the head's unit.

        In ``eval()`` mode, classes with a tau each get their scores in float64, with the factors
        that a circuit has: these decide which class wins.
        """
        if self.per_class and not self.training:
            return sums.double() * torch.from_numpy(self.factors()).to(sums.device)
        if self.log_ratio is not None:
            return sums / (self.start * self.unit * torch.exp(self.log_ratio)).to(sums.dtype)
        if self.now is not None:
            return sums / (self.now * self.unit).to(sums.dtype)
        return sums / (self.start * self.unit)

    def extra_repr(self) -> str:
        """Options, for ``print(model)``."""
        if self.log_ratio is not None:
            return f"{self.start:g}, learned {'per class' if self.per_class else ''}".rstrip()
        return f"{self.start:g}" if self.end is None else f"{self.start:g} to {self.end:g}"
