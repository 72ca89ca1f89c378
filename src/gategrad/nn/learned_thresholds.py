"""Thresholds that are trained with the network and become its circuit's encoder."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from numpy.typing import ArrayLike, NDArray
from torch import Tensor, nn

from gategrad.circuit import ThresholdEncoder

__all__ = ["LearnedThresholds", "reads_values"]

_SMALLEST_GAP: Final = 1e-4


class LearnedThresholds(nn.Module):
    """From values scaled to [0, 1] to thermometer bits ``x > t``, whose thresholds are trained.

    What goes forward are bits, in training too, so that what is trained is what is deployed; the
    gradient is that of ``sigmoid((x - t) / temperature)`` (straight-through). Thresholds of a
    feature stay in order whatever training does: each is the one before plus a positive gap.

    Bits stand threshold by threshold, as :class:`~gategrad.circuit.ThresholdEncoder` has them: bit
    ``t * n_features + f``.

    Args:
        n_features: Values per sample.
        initial: ``(T,)`` thresholds to start from, increasing; or ``(T, n_features)``, for each
            feature. An integer means so many at equal distances.
        shared: Train one row of thresholds for all features.
        temperature: Width of the gradient about a threshold, in units of the scaled values.

    Raises:
        ValueError: Sizes below 1, or thresholds that do not increase.
    """

    def __init__(
        self,
        n_features: int,
        initial: ArrayLike | int = 3,
        *,
        shared: bool = False,
        temperature: float = 0.1,
    ) -> None:
        super().__init__()
        if isinstance(initial, int):
            initial = [i / (initial + 1) for i in range(1, initial + 1)]
        levels = np.asarray(initial, dtype=np.float64)
        if n_features < 1 or levels.size == 0 or not temperature > 0:
            raise ValueError(
                f"need features, thresholds and a positive temperature, got {n_features}, "
                f"{levels.shape}, {temperature}"
            )
        if levels.ndim == 1:
            width = 1 if shared else n_features
            levels = np.repeat(levels[:, None], width, axis=1)
        if levels.ndim != 2 or levels.shape[1] not in (1, n_features):
            raise ValueError(
                f"initial must have shape (T,) or (T, {n_features}), got {np.shape(initial)}"
            )
        gaps = np.diff(levels, axis=0)
        if not np.isfinite(levels).all() or (gaps < _SMALLEST_GAP).any():
            raise ValueError(
                f"thresholds must be finite and increase by at least {_SMALLEST_GAP}, "
                f"got {levels[:, 0][:9]}"
            )
        self.n_features, self.temperature = n_features, temperature
        self.first = nn.Parameter(torch.tensor(levels[0], dtype=torch.float32))
        self.gaps = nn.Parameter(torch.tensor(np.log(np.expm1(gaps)), dtype=torch.float32))

    def extra_repr(self) -> str:
        """The sizes."""
        return f"{self.n_features}, thresholds={self.n_thresholds}, features={len(self.first)}"

    @property
    def n_thresholds(self) -> int:
        """Thresholds per feature, T."""
        return 1 + len(self.gaps)

    @property
    def out_features(self) -> int:
        """Bits per sample."""
        return self.n_thresholds * self.n_features

    def thresholds(self) -> Tensor:
        """``(T, n_features)``, or ``(T, 1)`` where they are shared, increasing."""
        steps = torch.cat([self.first[None], nn.functional.softplus(self.gaps)])
        return steps.cumsum(dim=0)

    def forward(self, x: Tensor) -> Tensor:
        """From ``(B, n_features)`` values to ``(B, T * n_features)`` bits."""
        if x.dim() != 2 or x.shape[1] != self.n_features:
            raise ValueError(
                f"expected rows of {self.n_features} scaled values, got {tuple(x.shape)}"
            )
        distance = x[:, None, :] - self.thresholds()[None]
        bits = (distance > 0).to(x.dtype)
        if torch.is_grad_enabled() and self.training:
            soft = torch.sigmoid(distance / self.temperature)
            bits = bits + (soft - soft.detach())
        return bits.reshape(len(x), self.out_features)

    def encoder(self, like: ThresholdEncoder) -> ThresholdEncoder:
        """The encoder of raw values that gives the same bits.

        Exactly the same for bytes and bools, all values of which are tried. For floats thresholds
        are brought to raw units in double precision, so that a value within the rounding of a
        threshold may fall on its other side.

        Args:
            like: Says what the raw values are: type and range.

        Raises:
            ValueError: Another number of features, or thresholds that are not finite.
        """
        if like.n_features != self.n_features:
            raise ValueError(
                f"the thresholds are of {self.n_features} features, the data have {like.n_features}"
            )
        levels = self.thresholds().detach().cpu()
        if not bool(levels.isfinite().all()):
            raise ValueError("learned thresholds are NaN or infinite: load the last good state")
        wide = levels.expand(-1, self.n_features)
        if like.dtype in ("uint8", "bool"):
            raw = _byte_thresholds(wide, like)
        else:
            raw = like.low + wide.double().numpy() * (like.high - like.low)
        return ThresholdEncoder(self.n_features, raw, like.dtype, like.low, like.high)


def reads_values(model: nn.Module) -> bool:
    """Whether a model reads values scaled to [0, 1] and makes bits of them itself."""
    while isinstance(model, nn.Sequential) and len(model):
        model = model[0]
    return isinstance(model, LearnedThresholds)


def _byte_thresholds(levels: Tensor, like: ThresholdEncoder) -> NDArray[Any]:
    """Half way between the whole numbers that a threshold, in float32, parts."""
    smallest, largest = int(np.ceil(like.low)), int(np.floor(like.high))
    values = np.arange(smallest, largest + 1)
    scaled = ((values.astype(np.float64) - like.low) / (like.high - like.low)).astype(np.float32)
    below = torch.searchsorted(torch.from_numpy(scaled), levels.contiguous(), right=True).numpy()
    return np.asarray(smallest + below - 0.5)
