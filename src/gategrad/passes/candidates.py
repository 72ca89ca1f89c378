"""Nets that may be equal or opposite: those that no simulated input has told apart."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

import gategrad._native as _native
from gategrad.circuit import Netlist

__all__ = ["Candidates", "random_patterns"]

# How many further random words narrow a word's ones down (below 0) or widen them: gates of trained
# networks are often nearly constant, and inputs of one density reach few of their rare values.
_NARROWED: Final = (0, -1, 1, -2, 2, 0, -3, 3)


def random_patterns(rng: np.random.Generator, n_inputs: int, n_words: int) -> NDArray[np.uint64]:
    """``(n_inputs, n_words)`` uint64: 64 random inputs a word; each word has a density of ones."""
    words = rng.integers(0, 2**64, (n_words, n_inputs), dtype=np.uint64)
    for w in range(n_words):
        steps = _NARROWED[w % len(_NARROWED)]
        for word in rng.integers(0, 2**64, (abs(steps), n_inputs), dtype=np.uint64):
            words[w] = words[w] & word if steps < 0 else words[w] | word
    return np.ascontiguousarray(words.T)


class Candidates:
    """Classes of nets that were equal, or opposite, for every input seen so far.

    The first net of a class stands for it; the others are its candidates, until they are settled:
    merged, or given up.

    Args:
        netlist: Whose nets.
        patterns: ``(n_inputs, W)`` uint64 inputs, 64 a word, W at least 1.
    """

    def __init__(self, netlist: Netlist, patterns: NDArray[np.uint64]) -> None:
        self._netlist = netlist
        first = np.empty((netlist.n_nets, 1), dtype=np.uint64)
        _native.simulate_nets(*self._gates(), np.ascontiguousarray(patterns[:, :1]), first)
        self._phase = (first[:, 0] & np.uint64(1)).astype(np.uint8)
        self._signature = np.zeros(netlist.n_nets, dtype=np.uint64)
        # Members of classes of several, in the order of classes, then of nets.
        self._members = np.arange(netlist.n_nets)
        self._open = np.zeros(netlist.n_nets, dtype=np.bool_)
        self._open[netlist.first_gate_net :] = True
        self.refine(patterns)

    def _gates(self) -> tuple[int, NDArray[np.uint8], NDArray[np.int32], NDArray[np.int32]]:
        return self._netlist.n_inputs, self._netlist.gate, self._netlist.a, self._netlist.b

    def refine(self, patterns: NDArray[np.uint64]) -> None:
        """Tell apart what ``(n_inputs, W)`` uint64 more inputs tell apart."""
        _native.mix_signatures(*self._gates(), patterns, self._phase, self._signature)
        self._regroup()

    def settle(self, nets: NDArray[np.int64]) -> None:
        """These nets are candidates no more."""
        self._open[nets] = False

    def pairs(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Candidates, in their order, and the literals that they may be equal to.

        Returns:
            ``(C,)`` nets and ``(C,)`` literals: ``2 * net``, one more for the net's opposite.
        """
        members = self._members
        if not len(members):
            return members, members
        starts = self._starts(members)
        first = members[np.maximum.accumulate(np.where(starts, np.arange(len(members)), 0))]
        chosen = self._open[members] & ~starts
        nets, first = members[chosen], first[chosen]
        literals = 2 * first + (self._phase[nets] != self._phase[first])
        order = np.argsort(nets)
        return nets[order], literals[order]

    def _starts(self, members: NDArray[np.int64]) -> NDArray[np.bool_]:
        signature = self._signature[members]
        return np.concatenate([[True], signature[1:] != signature[:-1]])

    def _regroup(self) -> None:
        members = np.sort(self._members)
        members = members[np.argsort(self._signature[members], kind="stable")]
        starts = self._starts(members)
        alone = starts & np.concatenate([starts[1:], [True]])
        self._members = members[~alone]
