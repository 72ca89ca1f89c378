"""A whole classifier as arrays: encoder, convolutions, netlist and readout."""

from __future__ import annotations

import os
import warnings
from dataclasses import dataclass, replace
from functools import reduce, wraps
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.arrays import Frozen
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.circuit.files import read_parts, write_parts
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.readout import Readout
from gategrad.circuit.simulate import simulate
from gategrad.circuit.stages.convolution import ConvolutionStage
from gategrad.system.kinds import check_kind

__all__ = ["Circuit", "load_circuit"]


def _also_by_netlist(kind: type[Circuit]) -> type[Circuit]:
    """Let ``Circuit(netlist=...)`` and ``replace(circuit, netlist=...)`` mean what they did."""
    made = kind.__init__

    @wraps(made)
    def init(self: Circuit, *parts: Any, netlist: Netlist | None = None, **named: Any) -> None:
        if netlist is not None:
            warnings.warn("netlist= is now dense=", DeprecationWarning, stacklevel=2)
            if named.get("stages"):
                raise ValueError("netlist= is of circuits without stages: give dense=")
            named["dense"] = netlist
        made(self, *parts, **named)

    kind.__init__ = init  # type: ignore[method-assign]
    return kind


@_also_by_netlist
@dataclass(frozen=True)
class Circuit(Frozen):
    """A classifier without torch: thresholds, convolutions if any, gates and integer sums.

    ``Circuit(encoder, netlist, readout, class_names)`` is one of gates alone; ``stages`` makes one
    of images, whose convolutions are stored once for all positions. What knows gates only begins
    with ``circuit = circuit.unrolled()``: :attr:`netlist` refuses where there are stages, so that
    none is overlooked.

    Args:
        encoder: From raw values to input bits, or None where rows are bits already.
        dense: The gates, or those behind the stages, which read the last one's bits in the order
            (channel, row, column).
        readout: From output bits to classes.
        class_names: One name per class.
        stages: Convolutions, each of which reads what the one before puts out.

    Raises:
        ValueError: Parts that do not fit together; says which.
    """

    encoder: ThresholdEncoder | None
    dense: Netlist
    readout: Readout
    class_names: tuple[str, ...]
    stages: tuple[ConvolutionStage, ...] = ()

    def __repr__(self) -> str:
        stages = f", {len(self.stages)} stages" if self.stages else ""
        decoder = self.readout.decoder
        head = "" if decoder is None else f" by {type(decoder).__name__}"
        reads = "" if self.encoder is None else f";\n  {self.encoder!r}"
        return (
            f"Circuit({self.n_gates:,} gates from {self.n_inputs:,} bits to {self.n_outputs:,}"
            f"{stages}, {self.readout.n_classes:,} classes{head}{reads})"
        )

    def __post_init__(self) -> None:
        if self.encoder is not None:
            check_kind("encoder", self.encoder, ThresholdEncoder)
        check_kind("dense", self.dense, Netlist)
        check_kind("readout", self.readout, Readout)
        object.__setattr__(self, "stages", tuple(self.stages))
        object.__setattr__(self, "class_names", tuple(str(name) for name in self.class_names))
        self._check_stages()
        if self.encoder is not None and self.encoder.n_bits != self.n_inputs:
            reads = "first stage reads {}" if self.stages else "netlist has {} inputs"
            raise ValueError(
                f"the encoder gives {self.encoder.n_bits} bits, but the "
                f"{reads.format(self.n_inputs)}"
            )
        if self.dense.n_outputs != self.readout.n_outputs:
            raise ValueError(
                f"the netlist has {self.dense.n_outputs} outputs, but the readout reads "
                f"{self.readout.n_outputs}"
            )
        if len(self.class_names) != self.readout.n_classes:
            raise ValueError(
                f"{len(self.class_names)} class names for {self.readout.n_classes} classes"
            )

    def _check_stages(self) -> None:
        for i, (before, after) in enumerate(zip(self.stages, self.stages[1:], strict=False)):
            if before.out_shape != after.in_shape:
                raise ValueError(
                    f"stage {i} gives planes of shape {before.out_shape}, but stage {i + 1} reads "
                    f"{after.in_shape}"
                )
        if self.stages and self.stages[-1].n_outputs != self.dense.n_inputs:
            raise ValueError(
                f"the last stage gives {self.stages[-1].n_outputs} bits, but the gates behind it "
                f"have {self.dense.n_inputs} inputs"
            )

    @property
    def netlist(self) -> Netlist:
        """All gates, of a circuit without stages.

        Raises:
            AttributeError: There are stages.
        """
        if self.stages:
            raise AttributeError(
                "a circuit with convolutions has no netlist of all its gates: "
                ".unrolled().netlist makes one"
            )
        return self.dense

    @property
    def n_inputs(self) -> int:
        """Input bits."""
        return self.stages[0].n_inputs if self.stages else self.dense.n_inputs

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
        for stage in self.stages:
            bits = stage.simulate(bits)
        return simulate(self.dense, bits)

    def unrolled(self) -> Circuit:
        """The same without stages, with gates of its own for every position; the same output bits.

        Raises:
            ValueError: More nets than a netlist can have, or more memory than there is.
        """
        if not self.stages:
            return self
        netlist = reduce(Netlist.then, [*(stage.unrolled() for stage in self.stages), self.dense])
        return replace(self, dense=netlist, stages=())

    def expanded(self, most: int) -> Circuit:
        """The same class sums with a readout that has no decoder; see :meth:`Readout.expanded`."""
        if self.readout.decoder is None:
            return self
        readout, source = self.readout.expanded(most)
        dense = replace(self.dense, outputs=self.dense.outputs[source])
        return replace(self, dense=dense, readout=readout)

    def quantized(self, bits: int) -> Circuit:
        """The same with integer dense layers; see :meth:`Readout.quantized`."""
        return replace(self, readout=self.readout.quantized(bits))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the circuit to one ``.npz`` file, atomically. Nothing in it is pickled.

        Raises:
            ValueError: More stages or dense layers than a file holds.
        """
        write_parts(path, self.encoder, self.dense, self.readout, self.class_names, self.stages)


def load_circuit(path: str | os.PathLike[str]) -> Circuit:
    """Read a circuit file and check every field.

    Args:
        path: A file written by :meth:`Circuit.save`.

    Returns:
        What was saved: convolutions are not unrolled, so that memory for them is never more than
        the file holds.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: The file is cut short, damaged, of another kind or version, or breaks a rule
            of :class:`Circuit` or its parts. Nothing in a file, however hostile, is executed.
    """
    return read_parts(path, Circuit)
