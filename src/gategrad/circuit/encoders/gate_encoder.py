"""Thresholds followed by gates: one-hot and Gray codes of categories, or some of the bits."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.encoders.derived_encoder import DerivedEncoder
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.simulate import simulate

__all__ = ["GateEncoder"]


@dataclass(frozen=True, eq=False)
class GateEncoder(DerivedEncoder):
    """Thermometer bits, of which gates make what a network reads.

    A network trained on such bits becomes a circuit whose netlist starts with these gates: the
    circuit reads raw values through ``first`` as any other does, so that every target takes it.

    Args:
        first: From raw values to thermometer bits.
        gates: From those to the network's input; one output per bit.

    Raises:
        ValueError: Parts that do not fit together.
    """

    gates: Netlist

    def __repr__(self) -> str:
        return f"GateEncoder({self.first!r}, {self.gates!r})"

    def __post_init__(self) -> None:
        if self.gates.n_inputs != self.first.n_bits or self.gates.n_outputs == 0:
            raise ValueError(
                f"the gates read {self.gates.n_inputs} bits and give {self.gates.n_outputs}, but "
                f"the thresholds give {self.first.n_bits}"
            )

    @property
    def n_bits(self) -> int:
        """Bits per sample."""
        return self.gates.n_outputs

    def encode(self, X: ArrayLike) -> NDArray[np.uint8]:
        """Encode raw rows: ``(B, n_bits)`` uint8 of 0 and 1."""
        return simulate(self.gates, self.first.encode(X))

    def scale(self, X: ArrayLike) -> NDArray[np.float32]:
        """Refuse: bits of categories have no values between 0 and 1 to train on."""
        raise ValueError(
            "these features are categories or numbers in different units: there is nothing to "
            "scale to [0, 1]; train on bits (train_input='binary')"
        )

    def parts(self) -> tuple[Netlist]:
        """One netlist."""
        return (self.gates,)
