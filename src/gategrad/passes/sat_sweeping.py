"""Nets proven equal or opposite: simulation proposes, a SAT solver decides.

Structural descriptions: Mishchenko et al., "FRAIGs: A unifying representation for logic synthesis
and verification", 2005.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

import gategrad._native as _native
from gategrad.circuit import Netlist
from gategrad.circuit.net_values import pack_patterns
from gategrad.passes.candidates import Candidates, random_patterns

if TYPE_CHECKING:
    from pysat.solvers import Minisat22

__all__ = ["SatSweeper"]

_WORDS: Final = 64  # of random inputs to begin with
_BATCH: Final = 64  # counterexamples between two looks at all nets
_VARIABLES: Final = 2_000  # a new solver then: an old one keeps deciding about all it was told
_STEP: Final = 1_000  # conflicts between two looks at the clock


class SatSweeper:
    """Merges nets of a netlist that are equal or opposite for every input.

    Literals are ``2 * net``, one more for the net's opposite; constant nets are literals 0 and 1.

    Args:
        netlist: Whose nets.
        rows: ``(B, n_inputs)`` input bits to simulate besides random ones: real data tell apart
            nets that random inputs seldom do.
        seed: Of the random inputs.

    Attributes:
        literal: ``(n_nets,)`` int64: what each net was proven to be, itself where nothing was.
        proven: Nets merged.
        refuted: Counterexamples found.
        undecided: Candidates given up for their budget.

    Raises:
        ImportError: python-sat is not installed.
    """

    def __init__(
        self, netlist: Netlist, *, rows: NDArray[np.uint8] | None = None, seed: int = 0
    ) -> None:
        self._new_solver: Callable[[], Minisat22] = _solver_class()
        self.netlist = netlist
        self._rng = np.random.default_rng(seed)
        patterns = [random_patterns(self._rng, netlist.n_inputs, _WORDS)]
        if rows is not None and len(rows):
            patterns.append(pack_patterns(rows))
        self._candidates = Candidates(netlist, np.concatenate(patterns, axis=1))
        self._cones = _native.Cones(netlist.n_inputs, netlist.gate, netlist.a, netlist.b)
        self._solver: Any = None
        self._most_variables = _VARIABLES
        self.literal = 2 * np.arange(netlist.n_nets)
        self.literal[1] = 1
        self.proven = self.refuted = self.undecided = 0

    def run(
        self,
        deadline: float,
        conflicts: int,
        look: Callable[[NDArray[np.uint8]], None] | None = None,
    ) -> bool:
        """Decide about every candidate.

        Args:
            deadline: No candidate is begun after it; of :func:`time.perf_counter`.
            conflicts: Of the solver, after which it gives a candidate up.
            look: Called with each batch of counterexamples, ``(B, n_inputs)`` bits; may raise.

        Returns:
            Whether it came to the end before the deadline.
        """
        while True:
            nets, literals = self._candidates.pairs()
            if not len(nets):
                return True
            found: list[NDArray[np.uint8]] = []
            settled: list[int] = []
            in_time = True
            for net, literal in zip(nets.tolist(), literals.tolist(), strict=True):
                if time.perf_counter() >= deadline:
                    in_time = False
                    break
                answer = self.decide(2 * net, literal, deadline, conflicts)
                if answer is True:
                    self._merge(net, literal)
                    settled.append(net)
                elif answer is None:
                    self.undecided += 1
                    settled.append(net)
                else:
                    found.append(answer)
                    if len(found) == _BATCH:
                        break
            self._candidates.settle(np.array(settled, dtype=np.int64))
            if found:
                rows = np.array(found)
                self.refuted += len(rows)
                self._candidates.refine(pack_patterns(rows))
                if look is not None:
                    look(rows)
            if not in_time:
                return False

    def decide(
        self, x: int, y: int, deadline: float, conflicts: int
    ) -> NDArray[np.uint8] | Literal[True] | None:
        """Decide whether two literals are equal for every input.

        Returns:
            True where they are; ``(n_inputs,)`` bits for which they differ; None where the
            deadline or the number of conflicts came first.
        """
        x, y = self.resolved(x), self.resolved(y)
        if x == y:
            return True
        fresh = self._renew_solver()
        p, q = self._loaded(x), self._loaded(y)
        if fresh:
            # Cones that are large themselves are shared by several proofs, too.
            self._most_variables = max(_VARIABLES, 4 * self._cones.n_variables)
        # Equal where neither can be 1 while the other is 0.
        for one, zero in ((p, q), (q, p)):
            answer = self._solve([one, -zero], deadline, conflicts)
            if answer is None:
                return None
            if answer:
                return self._counterexample()
        for clause in ([p, -q], [-p, q]):
            self._solver.add_clause(clause)
        return True

    def resolved(self, literal: int) -> int:
        """What a literal was proven to be."""
        return int(self.literal[literal >> 1]) ^ (literal & 1)

    def _merge(self, net: int, literal: int) -> None:
        literal = self.resolved(literal)
        self._cones.merge(net, literal)
        self.literal[net] = literal
        self.proven += 1

    def _renew_solver(self) -> bool:
        if self._solver is not None:
            if self._cones.n_variables <= self._most_variables:
                return False
            self._solver.delete()
        self._solver = self._new_solver()
        self._cones.clear()
        return True

    def _loaded(self, literal: int) -> int:
        for clause in self._cones.load(literal >> 1):
            self._solver.add_clause(clause)
        variable = self._cones.literal(literal >> 1)
        return -variable if literal & 1 else variable

    def _solve(self, assumptions: list[int], deadline: float, conflicts: int) -> bool | None:
        while conflicts > 0:
            step = min(conflicts, _STEP)
            self._solver.conf_budget(step)
            answer: bool | None = self._solver.solve_limited(assumptions=assumptions)
            if answer is not None:
                return answer
            conflicts -= step
            if time.perf_counter() >= deadline:
                return None
        return None

    def _counterexample(self) -> NDArray[np.uint8]:
        bits = self._rng.integers(0, 2, self.netlist.n_inputs, dtype=np.uint8)
        inputs, variables = self._cones.loaded_inputs()
        model = np.array(self._solver.get_model()) > 0
        bits[inputs] = model[variables - 1]
        return bits


def _solver_class() -> Any:
    try:
        from pysat.solvers import Minisat22
    except ModuleNotFoundError as error:
        raise ImportError(
            f"proving nets equal needs {error.name}: install gategrad's extra 'sat' "
            "(pip install 'gategrad[sat]')"
        ) from error
    return Minisat22
