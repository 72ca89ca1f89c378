"""A netlist of two-input gates as five frozen arrays.

Nets are integers: 0 is constant false, 1 is constant true, then come the ``n_inputs`` inputs, then
one net per gate, in topological order: a gate reads only nets with smaller numbers than its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import index

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit.arrays import FrozenValue, freeze_int

__all__ = ["Netlist"]


@dataclass(frozen=True, eq=False)
class Netlist(FrozenValue):
    """A combinational circuit. Construction checks every rule; afterwards nothing can change.

    Args:
        n_inputs: Input bits; input ``i`` is net ``2 + i``.
        gate: ``(G,)`` gate ids, 0 to 15 (see :mod:`gategrad.gates`).
        a: ``(G,)`` net of each gate's first input.
        b: ``(G,)`` net of each gate's second input.
        outputs: ``(O,)`` nets that are the output bits.

    Raises:
        ValueError: An unknown gate, a net that does not exist, or a gate that reads itself or a
            later gate; names the first offender.
    """

    n_inputs: int
    gate: NDArray[np.uint8]
    a: NDArray[np.int32]
    b: NDArray[np.int32]
    outputs: NDArray[np.int32]

    def __repr__(self) -> str:
        return f"Netlist({self.n_gates:,} gates from {self.n_inputs:,} bits to {self.n_outputs:,})"

    def __post_init__(self) -> None:
        try:
            object.__setattr__(self, "n_inputs", index(self.n_inputs))
        except TypeError as error:
            raise ValueError(f"n_inputs must be an integer, got {self.n_inputs!r}") from error
        if self.n_inputs < 0:
            raise ValueError(f"n_inputs must not be negative, got {self.n_inputs}")
        object.__setattr__(self, "gate", freeze_int("gate", self.gate, np.uint8))
        for name in ("a", "b", "outputs"):
            object.__setattr__(self, name, freeze_int(name, getattr(self, name), np.int32))
        if not len(self.gate) == len(self.a) == len(self.b):
            raise ValueError(
                f"gate, a and b must have one length, got {len(self.gate)}, {len(self.a)}, "
                f"{len(self.b)}"
            )
        if self.n_nets > np.iinfo(np.int32).max:
            raise ValueError(f"{self.n_nets} nets are more than 32-bit net numbers can name")
        self._check_nets()

    def _check_nets(self) -> None:
        if self.gate.size and self.gate.max() > 15:
            g = int(np.argmax(self.gate > 15))
            raise ValueError(f"gate {g} has id {self.gate[g]}: ids are 0 to 15")
        own = np.arange(self.first_gate_net, self.n_nets)
        for name, nets in (("a", self.a), ("b", self.b)):
            wrong = (nets < 0) | (nets >= own)
            if wrong.any():
                g = int(np.argmax(wrong))
                raise ValueError(
                    f"input {name} of gate {g} (net {own[g]}) is net {nets[g]}: "
                    "a gate may read only nets before its own"
                )
        wrong = (self.outputs < 0) | (self.outputs >= self.n_nets)
        if wrong.any():
            o = int(np.argmax(wrong))
            raise ValueError(
                f"output {o} is net {self.outputs[o]}, but nets are 0 to {self.n_nets - 1}"
            )

    @property
    def n_gates(self) -> int:
        """Number of gates, G."""
        return len(self.gate)

    @property
    def n_outputs(self) -> int:
        """Number of output bits, O."""
        return len(self.outputs)

    @property
    def first_gate_net(self) -> int:
        """The net of gate 0."""
        return 2 + self.n_inputs

    @property
    def n_nets(self) -> int:
        """Number of nets: two constants, the inputs and the gates."""
        return 2 + self.n_inputs + len(self.gate)

    def segments(self) -> Iterator[slice]:
        """Runs of consecutive gates that do not read one another, each as long as can be.

        The gates of one run can be computed together. A network extracted layer by layer has at
        most one run per layer.
        """
        latest = np.maximum.accumulate(np.maximum(self.a, self.b))
        start = 0
        while start < self.n_gates:
            stop = int(np.searchsorted(latest, self.first_gate_net + start, side="left"))
            yield slice(start, stop)
            start = stop

    def then(self, second: Netlist) -> Netlist:
        """One netlist of two, the second of which reads this one's outputs.

        Raises:
            ValueError: Another number of outputs than the second has inputs.
        """
        if self.n_outputs != second.n_inputs:
            raise ValueError(
                f"what comes before gives {self.n_outputs} bits, but the network reads "
                f"{second.n_inputs}"
            )
        renamed = np.arange(second.n_nets, dtype=np.int64)
        renamed[2 : second.first_gate_net] = self.outputs
        renamed[second.first_gate_net :] += self.n_nets - second.first_gate_net
        return Netlist(
            self.n_inputs,
            np.concatenate([self.gate, second.gate]),
            np.concatenate([self.a, renamed[second.a]]),
            np.concatenate([self.b, renamed[second.b]]),
            renamed[second.outputs].astype(np.int32),
        )

    def reordered(self, order: ArrayLike) -> Netlist:
        """The same gates in another order, in which each stands after those that it reads.

        Args:
            order: ``(G,)``, the gate of this netlist at each place of the new one.

        Raises:
            ValueError: Gates that are not there once each, or that come before what they read.
        """
        order = freeze_int("order", order, np.int32)
        if not np.array_equal(np.sort(order), np.arange(self.n_gates)):
            raise ValueError(f"an order has each of the {self.n_gates} gates once")
        number = np.arange(self.n_nets, dtype=np.int32)
        number[self.first_gate_net + order] = np.arange(self.first_gate_net, self.n_nets)
        nets = (number[nets] for nets in (self.a[order], self.b[order], self.outputs))
        return Netlist(self.n_inputs, self.gate[order], *nets)

    def by_level(self) -> Netlist:
        """The same gates, those of one level together."""
        level = self.levels()[self.first_gate_net :]
        if (level[1:] >= level[:-1]).all():
            return self
        return self.reordered(np.argsort(level, kind="stable"))

    def levels(self) -> NDArray[np.int32]:
        """``(n_nets,)`` int32: gates on the longest path from an input or constant to each net."""
        level = np.zeros(self.n_nets, dtype=np.int32)
        for run in self.segments():
            nets = slice(self.first_gate_net + run.start, self.first_gate_net + run.stop)
            level[nets] = 1 + np.maximum(level[self.a[run]], level[self.b[run]])
        return level
