"""A whole classifier whose first stages are convolutions, each stored once for all positions."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields, replace
from functools import reduce
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.circuit import Circuit
from gategrad.circuit.encoders.gate_encoder import chain
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.readout import Readout
from gategrad.circuit.simulate import simulate
from gategrad.circuit.stages.convolution import ConvolutionStage

__all__ = ["AnyCircuit", "ConvolutionalCircuit"]


@dataclass(frozen=True)
class ConvolutionalCircuit:
    """A classifier of images: thresholds, convolutions, gates and integer sums.

    A type of its own, without ``netlist``, so that nothing which knows only :class:`Circuit` can
    overlook the convolutions. Functions that take circuits take both; :meth:`unrolled` gives the
    plain one.

    Args:
        encoder: From raw values to input bits, or None where rows are bits already.
        stages: Convolutions, at least one; each reads what the one before puts out.
        dense: The gates behind them, which read the last stage's bits in the order (channel, row,
            column).
        readout: From output bits to classes.
        class_names: One name per class.

    Raises:
        ValueError: Parts that do not fit together; says which.
    """

    encoder: ThresholdEncoder | None
    stages: tuple[ConvolutionStage, ...]
    dense: Netlist
    readout: Readout
    class_names: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "stages", tuple(self.stages))
        object.__setattr__(self, "class_names", tuple(str(name) for name in self.class_names))
        if not self.stages:
            raise ValueError("a convolutional circuit needs at least one stage")
        for i, (before, after) in enumerate(zip(self.stages, self.stages[1:], strict=False)):
            if before.out_shape != after.in_shape:
                raise ValueError(
                    f"stage {i} gives planes of shape {before.out_shape}, but stage {i + 1} reads "
                    f"{after.in_shape}"
                )
        if self.stages[-1].n_outputs != self.dense.n_inputs:
            raise ValueError(
                f"the last stage gives {self.stages[-1].n_outputs} bits, but the gates behind it "
                f"have {self.dense.n_inputs} inputs"
            )
        # The rest is what a plain circuit demands of its parts.
        if self.encoder is not None and self.encoder.n_bits != self.n_inputs:
            raise ValueError(
                f"the encoder gives {self.encoder.n_bits} bits, but the first stage reads "
                f"{self.n_inputs}"
            )
        Circuit(None, self.dense, self.readout, self.class_names)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, field.name) for field in fields(self))

    if not TYPE_CHECKING:  # or any name would seem to exist

        def __getattr__(self, name: str) -> Any:
            if name == "netlist":
                raise AttributeError(
                    "a ConvolutionalCircuit has no netlist of all its gates: .unrolled().netlist "
                    "makes one"
                )
            raise AttributeError(f"'{type(self).__name__}' object has no attribute {name!r}")

    @property
    def n_inputs(self) -> int:
        """Input bits."""
        return self.stages[0].n_inputs

    @property
    def n_outputs(self) -> int:
        """Output bits, O."""
        return self.dense.n_outputs

    @property
    def n_gates(self) -> int:
        """Gates, those of every position of a stage counted."""
        return sum(stage.n_gates for stage in self.stages) + self.dense.n_gates

    def simulate(self, bits: ArrayLike) -> NDArray[np.uint8]:
        """The oracle: ``(B, O)`` uint8 output bits of ``(B, n_inputs)`` input bits."""
        planes = self.stages[0].simulate(bits)
        for stage in self.stages[1:]:
            planes = stage.simulate(planes)
        return simulate(self.dense, planes)

    def unrolled(self) -> Circuit:
        """The same with gates of its own for every position; the same output bits.

        Raises:
            ValueError: More nets than a netlist can have.
        """
        parts = [stage.unrolled() for stage in self.stages]
        netlist = reduce(chain, [*parts, self.dense])
        return Circuit(self.encoder, netlist, self.readout, self.class_names)

    def expanded(self, most: int) -> ConvolutionalCircuit:
        """The same class sums with a readout that has no decoder; see :meth:`Readout.expanded`."""
        plain = Circuit(None, self.dense, self.readout, self.class_names).expanded(most)
        return replace(self, dense=plain.netlist, readout=plain.readout)

    def quantized(self, bits: int) -> ConvolutionalCircuit:
        """The same with integer dense layers; see :meth:`Readout.quantized`."""
        return replace(self, readout=self.readout.quantized(bits))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the circuit to one ``.npz`` file, atomically. Nothing in it is pickled."""
        from gategrad.circuit.files import save_circuit

        save_circuit(self, path)


AnyCircuit: TypeAlias = Circuit | ConvolutionalCircuit
"""What functions take that do not care whether convolutions are unrolled."""
