"""A whole classifier as arrays: encoder, netlist and readout."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.readout import Readout
from gategrad.circuit.simulate import simulate

__all__ = ["Circuit"]


@dataclass(frozen=True)
class Circuit:
    """A classifier without torch: thresholds, gates and integer sums.

    Args:
        encoder: From raw values to input bits, or None where rows are bits already.
        netlist: The gates.
        readout: From output bits to classes.
        class_names: One name per class.

    Raises:
        ValueError: Parts that do not fit together; says which.
    """

    encoder: ThresholdEncoder | None
    netlist: Netlist
    readout: Readout
    class_names: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "class_names", tuple(str(name) for name in self.class_names))
        if self.encoder is not None and self.encoder.n_bits != self.netlist.n_inputs:
            raise ValueError(
                f"the encoder gives {self.encoder.n_bits} bits, but the netlist has "
                f"{self.netlist.n_inputs} inputs"
            )
        if self.netlist.n_outputs != self.readout.n_outputs:
            raise ValueError(
                f"the netlist has {self.netlist.n_outputs} outputs, but the readout reads "
                f"{self.readout.n_outputs}"
            )
        if len(self.class_names) != self.readout.n_classes:
            raise ValueError(
                f"{len(self.class_names)} class names for {self.readout.n_classes} classes"
            )

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, field.name) for field in fields(self))

    @property
    def n_inputs(self) -> int:
        """Input bits."""
        return self.netlist.n_inputs

    @property
    def n_outputs(self) -> int:
        """Output bits, O."""
        return self.netlist.n_outputs

    @property
    def n_gates(self) -> int:
        """Gates."""
        return self.netlist.n_gates

    def simulate(self, bits: ArrayLike) -> NDArray[np.uint8]:
        """The oracle: ``(B, O)`` uint8 output bits of ``(B, n_inputs)`` input bits."""
        return simulate(self.netlist, bits)

    def unrolled(self) -> Circuit:
        """Itself; a :class:`ConvolutionalCircuit` becomes a plain one."""
        return self

    def expanded(self, most: int) -> Circuit:
        """The same class sums with a readout that has no decoder; see :meth:`Readout.expanded`."""
        if self.readout.decoder is None:
            return self
        readout, source = self.readout.expanded(most)
        n = self.netlist
        netlist = Netlist(n.n_inputs, n.gate, n.a, n.b, n.outputs[source])
        return replace(self, netlist=netlist, readout=readout)

    def quantized(self, bits: int) -> Circuit:
        """The same with integer dense layers; see :meth:`Readout.quantized`."""
        return replace(self, readout=self.readout.quantized(bits))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the circuit to one ``.npz`` file, atomically. Nothing in it is pickled."""
        from gategrad.circuit.files import save_circuit

        save_circuit(self, path)
