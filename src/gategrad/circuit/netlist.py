"""A netlist of two-input gates as five frozen arrays.

Nets are integers: 0 is constant false, 1 is constant true, then come the ``n_inputs`` inputs, then
one net per gate, in topological order: a gate reads only nets with smaller numbers than its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from operator import index
from typing import Any

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

    def on_inputs(
        self, n_inputs: int, number: Callable[[NDArray[np.int64]], NDArray[Any]]
    ) -> Netlist:
        """The same gates on other inputs.

        Memory for it grows with the gates, however many inputs there are.

        Args:
            n_inputs: How many there are.
            number: From numbers of inputs that are read, ``(n,)``, to theirs among the new ones; -2
                stands for false and -1 for true.
        """

        def moved(nets: NDArray[np.int32]) -> NDArray[Any]:
            new = nets + np.int64(n_inputs - self.n_inputs)
            new[nets < 2] = nets[nets < 2]
            is_input = (nets >= 2) & (nets < self.first_gate_net)
            new[is_input] = 2 + number(nets[is_input].astype(np.int64) - 2)
            return new

        return Netlist(n_inputs, self.gate, *map(moved, (self.a, self.b, self.outputs)))

    def read_inputs(self) -> NDArray[np.int64]:
        """``(n,)`` ascending: inputs that a gate or an output reads.

        Memory for it grows with the gates, however many inputs there are.
        """
        if self._has_spare_inputs:
            read = np.unique(np.concatenate([self.a, self.b, self.outputs]))
            return read[(read >= 2) & (read < self.first_gate_net)].astype(np.int64) - 2
        is_read = np.zeros(self.n_nets, dtype=np.bool_)
        for nets in (self.a, self.b, self.outputs):
            is_read[nets] = True
        return np.flatnonzero(is_read[2 : self.first_gate_net])

    @property
    def _has_spare_inputs(self) -> bool:
        """Whether there are more inputs than gates and outputs could read."""
        return self.n_inputs > 2 * self.n_gates + self.n_outputs

    def without_spare_inputs(self) -> tuple[Netlist, NDArray[np.int64]]:
        """The same gates on no more inputs than they could read, and which of this one's these are.

        A few gates may claim to have any number of inputs: what is done for each net begins here.
        """
        if not self._has_spare_inputs:
            return self, np.arange(self.n_inputs)
        read = self.read_inputs()
        return self.on_inputs(len(read), lambda inputs: np.searchsorted(read, inputs)), read

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
        place = np.empty(self.n_gates, dtype=np.int32)
        place[order] = np.arange(self.n_gates)

        def moved(nets: NDArray[np.int32]) -> NDArray[np.int32]:
            new, is_gate = nets.copy(), nets >= self.first_gate_net
            new[is_gate] = self.first_gate_net + place[nets[is_gate] - self.first_gate_net]
            return new

        nets = map(moved, (self.a[order], self.b[order], self.outputs))
        return Netlist(self.n_inputs, self.gate[order], *nets)

    def by_level(self) -> Netlist:
        """The same gates, those of one level together."""
        few, _ = self.without_spare_inputs()
        level = few.levels()[few.first_gate_net :]
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
