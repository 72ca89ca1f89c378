"""Class scores as sums of outputs."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from gategrad.circuit import Readout
from gategrad.nn.heads.head import Head
from gategrad.nn.heads.temperature import Temperature
from gategrad.nn.kernels.group_sum_op import group_sums
from gategrad.system.kinds import as_whole

__all__ = ["GroupSum"]


class GroupSum(Head):
    """Sums of consecutive groups of outputs, divided by tau (paper, section 2.2).

    Args:
        n_classes: Number of classes, K.
        tau: Temperature, a number or a :class:`~gategrad.nn.Temperature`; a larger one suits more
            outputs per class.
        dropout: In ``train()`` mode, leave each output out of the sums of a whole batch with this
            probability, and scale the rest up so that tau keeps its meaning (paper, appendix E).
        remainder: What to do where K does not divide the number of outputs: ``error``, or
            ``distribute``: with ``q, r = divmod(O, K)`` the first ``r`` classes get ``q + 1``
            outputs and the others ``q``. Sums are not rescaled.

    Shape:
        ``(B, O)`` to ``(B, K)``.
    """

    def __init__(
        self,
        n_classes: int,
        tau: float | Temperature = 10.0,
        *,
        remainder: str = "error",
        dropout: float = 0.0,
    ) -> None:
        super().__init__()
        n_classes = as_whole("n_classes", n_classes)
        if n_classes < 1:
            raise ValueError(f"n_classes must be at least 1, got {n_classes}")
        if remainder not in ("error", "distribute"):
            raise ValueError(f"remainder must be 'error' or 'distribute', got {remainder!r}")
        if not 0 <= dropout < 1:
            raise ValueError(f"dropout must be at least 0 and below 1, got {dropout}")
        self.n_classes = n_classes
        self.use(tau)
        self.remainder = remainder
        self.dropout = float(dropout)

    @property
    def tau(self) -> float | NDArray[np.float64]:
        """Tau as it is now; ``(K,)`` where classes have their own."""
        tau = self.temperature.values()
        return tau if tau.ndim else float(tau)

    def check_width(self, n_outputs: int) -> None:
        """Raise ``ValueError`` where this many outputs cannot be dealt out to the classes."""
        if n_outputs < self.n_classes:
            raise ValueError(
                f"{n_outputs} outputs cannot serve {self.n_classes} classes: each class needs one"
            )
        if self.remainder == "error" and n_outputs % self.n_classes:
            q = n_outputs // self.n_classes
            raise ValueError(
                f"{n_outputs} outputs cannot be split into {self.n_classes} equal groups: use "
                f"{q * self.n_classes} or {(q + 1) * self.n_classes} outputs, or "
                'remainder="distribute"'
            )

    def sums(self, x: Tensor) -> Tensor:
        """``(B, K)`` class sums of ``(B, O)`` outputs, before tau."""
        self.check_rows(x)
        return group_sums(x, self.n_classes)

    def from_sums(self, sums: Tensor) -> Tensor:
        """``(B, K)`` scores of ``(B, K)`` class sums."""
        scores: Tensor = self.temperature(sums)
        return scores

    @property
    def needs_only_sums(self) -> bool:
        """Not while outputs are dropped."""
        return super().needs_only_sums and not self._drops

    @property
    def _drops(self) -> bool:
        return self.training and self.dropout > 0

    def forward(self, x: Tensor) -> Tensor:
        """``(B, K)`` scores of ``(B, O)`` outputs."""
        if self._drops:
            # One choice for the whole batch; rescaled here, so that sums keep their size.
            keep = 1 - self.dropout
            x = x * torch.empty_like(x[:1]).bernoulli_(keep).div_(keep)
        return self.from_sums(self.sums(x))

    def readout(self, n_outputs: int) -> Readout:
        """Group-Sum in integers: weight 1, offset 0, scale ``1 / tau``."""
        self.check_width(n_outputs)
        scale = np.broadcast_to(self.temperature.factors(), self.n_classes)
        return replace(Readout.group_sum(n_outputs, self.n_classes, 1.0), scale=scale)

    def extra_repr(self) -> str:
        """Options, for ``print(model)``."""
        tau = f", tau={self.tau:g}" if self.temperature.is_constant else ""
        text = f"{self.n_classes}{tau}, remainder={self.remainder!r}"
        return f"{text}, dropout={self.dropout:g}" if self.dropout else text
