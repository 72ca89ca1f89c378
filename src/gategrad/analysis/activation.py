"""How often neurons are 1, and which of them say the same (paper, section 5.4)."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

import gategrad._native as _native
from gategrad.circuit import Netlist
from gategrad.circuit.arrays import as_bits
from gategrad.circuit.net_values import layers_of, n_ones, net_words, pack_patterns
from gategrad.system.short_repr import short_repr

__all__ = ["Activation", "Activations", "activations"]


@dataclass(frozen=True)
class Activation:
    """What some neurons did on some rows.

    Attributes:
        n_rows: Rows, B.
        rates: ``(N,)`` float64: share of the rows for which each neuron is 1.
        function: ``(N,)`` int64: neurons with the same number are equal, or opposite, on every row.
            Found from hashes of 64 bits, so that a wrong match is possible, but not to be expected.
        inverted: ``(N,)`` bool: of two neurons with the same number, they are opposite where this
            is different.
    """

    n_rows: int
    rates: NDArray[np.float64]
    function: NDArray[np.int64]
    inverted: NDArray[np.bool_]

    __repr__ = short_repr

    @property
    def n_neurons(self) -> int:
        """Neurons, N."""
        return len(self.rates)

    @property
    def dead(self) -> int:
        """Neurons that are 0 on every row."""
        return int((self.rates == 0).sum())

    @property
    def saturated(self) -> int:
        """Neurons that are 1 on every row."""
        return int((self.rates == 1).sum())

    @property
    def synchronized(self) -> int:
        """Neurons that change, and always together with at least one other, equal or opposite."""
        changing = (self.rates > 0) & (self.rates < 1)
        return int((changing & (np.bincount(self.function)[self.function] > 1)).sum())

    @property
    def equal(self) -> int:
        """Neurons that repeat an earlier one on every row; constants are neurons, too."""
        return self.n_neurons - self._literals

    @property
    def complementary(self) -> int:
        """Neurons that repeat none, but are the opposite of an earlier one on every row."""
        return self._literals - self.distinct

    def counts(self) -> dict[str, int]:
        """How many neurons are what, by the names that results have had from the beginning."""
        return {
            "dead": self.dead,
            "saturated": self.saturated,
            "synchronised": self.synchronized,
            "equal": self.equal,
            "complementary": self.complementary,
            "distinct": self.distinct,
        }

    @property
    def distinct(self) -> int:
        """Different functions on these rows, opposites counted once."""
        return len(np.unique(self.function))

    @property
    def _literals(self) -> int:
        return len(np.unique(2 * self.function + self.inverted))

    def histogram(self, bins: int = 50) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """How the rates are distributed.

        Args:
            bins: Equal parts of [0, 1]; a rate at an inner edge belongs to the part above.

        Returns:
            ``(bins,)`` share of the neurons in each part, and ``(bins + 1,)`` edges.
        """
        counts, edges = np.histogram(self.rates, bins=bins, range=(0.0, 1.0))
        return counts / max(1, self.n_neurons), edges


@dataclass(frozen=True)
class Activations:
    """What all neurons of a circuit did.

    Attributes:
        outputs: Of the output bits, in their order.
        layers: Of the gates of each level, level 1 first: a network's layers, as it was extracted.
    """

    outputs: Activation
    layers: tuple[Activation, ...]

    __repr__ = short_repr


def activations(netlist: Netlist, bits: ArrayLike) -> Activations:
    """Run a netlist on data and look at every net.

    Memory is 64 bytes per net besides the data.

    Args:
        netlist: Any netlist.
        bits: ``(B, n_inputs)`` input bits.

    Raises:
        ValueError: No rows, rows of another width or values other than 0 and 1.
    """
    rows = as_bits(bits, netlist.n_inputs)
    if len(rows) == 0:
        raise ValueError("activation rates need rows: there are none")
    ones = np.zeros(netlist.n_nets, dtype=np.int64)
    for values, n in net_words(netlist, rows):
        ones += n_ones(values)
        repeated = -n % 64
        ones -= repeated * (values[:, -1] >> np.uint64(63)).astype(np.int64)
    rates = ones / len(rows)
    function, inverted = _functions(netlist, rows)

    def of(nets: NDArray[np.integer]) -> Activation:
        numbers = np.unique(function[nets], return_inverse=True)[1].reshape(-1)
        return Activation(len(rows), rates[nets], numbers, inverted[nets])

    return Activations(of(netlist.outputs), tuple(of(nets) for nets in layers_of(netlist)))


def _functions(
    netlist: Netlist, rows: NDArray[np.uint8]
) -> tuple[NDArray[np.uint64], NDArray[np.bool_]]:
    """A hash of each net's values, the same for opposites, and which of two opposites it is."""
    first = next(net_words(netlist, rows[:1]))[0]
    phase = (first[:, 0] & np.uint64(1)).astype(np.uint8)
    signatures = np.zeros(netlist.n_nets, dtype=np.uint64)
    _native.mix_signatures(
        netlist.n_inputs, netlist.gate, netlist.a, netlist.b, pack_patterns(rows), phase, signatures
    )
    return signatures, phase.astype(bool)
