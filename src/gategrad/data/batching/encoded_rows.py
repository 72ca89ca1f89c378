"""Rows that become bits batch by batch, on the device that trains."""

from __future__ import annotations

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from gategrad.circuit.encoders.derived_encoder import Encoder
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.data.lazy_rows import LazyRows

__all__ = ["EncodedRows"]


class EncodedRows:
    """Raw rows of a set that is too large to hold as bits.

    Raw values go to the device as they are, an eighth and less of what their bits would take, and
    are compared there. A sorted batch is read from its file in order.

    Args:
        X: Raw rows, as the encoder reads them.
        encoder: From raw values to bits.
        device: Where the bits are wanted.
    """

    def __init__(self, X: LazyRows, encoder: Encoder, device: torch.device) -> None:
        self._X, self._encoder, self.device = X, encoder, device
        self.shape = (len(X), encoder.n_bits)
        self._bounds: Tensor | None = None
        if type(encoder) is ThresholdEncoder and X.dtype == np.uint8:
            # x > t for whole numbers: x >= floor(t) + 1. A bound of 256 no byte reaches.
            bounds = np.clip(np.floor(encoder.thresholds) + 1, 0, 256).astype(np.int16)
            if bounds.size == encoder.n_bits:  # bits may be fewer than all thresholds give
                self._bounds = torch.from_numpy(bounds).to(device)

    def __len__(self) -> int:
        return self.shape[0]

    def take(self, rows: NDArray[np.int64]) -> Tensor:
        """``(len(rows), n_bits)`` uint8 bits of some rows, on the device."""
        order = np.argsort(rows)
        values = np.empty((len(rows), self._X.shape[1]), self._X.dtype)
        values[order] = self._X[rows[order]]
        if self._bounds is None:
            return torch.from_numpy(self._encoder.encode(values)).to(self.device)
        raw = torch.from_numpy(values).to(self.device).to(torch.int16)
        bits = raw[:, None, :] >= self._bounds[None]
        return bits.reshape(len(rows), -1).to(torch.uint8)
