"""Two circuits compared: simulation first, then structure, then a SAT solver."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.circuit import Circuit, Netlist, Readout, ThresholdEncoder
from gategrad.circuit.arrays import as_bits
from gategrad.circuit.input_selection import select_inputs
from gategrad.passes import simplify
from gategrad.passes.candidates import random_patterns
from gategrad.passes.sat_sweeping import SatSweeper
from gategrad.system.kinds import check_kind
from gategrad.system.memory import UNREAD_INPUTS, check_memory
from gategrad.targets import EngineNetwork
from gategrad.verify.comparable_readouts import comparable
from gategrad.verify.linear_forms import LinearForms, difference
from gategrad.verify.nonzero_sum import nonzero
from gategrad.verify.raw_rows import random_rows, row_of, same_grid
from gategrad.verify.result import Counterexample, Equivalence

__all__ = ["equivalence"]

_CHUNK: Final = 4096  # rows simulated at once
_SWEEP_CONFLICTS: Final = 1_000  # for one pair of inner nets
_FIRST_CONFLICTS: Final = 10_000  # for one output or class; ten times as many in each later round


def equivalence(
    a: Circuit | Netlist,
    b: Circuit | Netlist,
    *,
    seconds: float = 60.0,
    rows: ArrayLike | None = None,
    samples: int = 32_768,
    seed: int = 0,
) -> Equivalence:
    """Prove two circuits equal, or find an input for which they differ.

    Two circuits are compared by their class sums, and by their scores where their scales differ;
    those with the same dense layers, or large codebook, by the sums that these read. Anything with
    a netlist is compared by its output bits. Equal means for every combination of input bits,
    those included that no raw row is encoded to.

    Convolutions are unrolled.

    Encoders that use other bits of one grid are compared on all that either uses; next to one, a
    netlist's inputs are the bits that it uses, or all of its grid.

    Both are run on random inputs. Then they become one netlist on shared inputs, whose structure
    decides most; inner nets that are equal are found and proven by a SAT solver, then what remains
    of each class sum or output.

    Args:
        a: The first.
        b: The second.
        seconds: No proof is begun after so long; random inputs take a quarter at most. 0 leaves one
            batch of them, and structure.
        rows: Rows to run besides random ones, all of them: raw where a circuit has an encoder,
            otherwise bits.
        samples: Random inputs to run, at least 1.
        seed: Of the random inputs.

    Returns:
        The verdict; a counterexample has been checked by :func:`~gategrad.circuit.simulate`.

    Raises:
        ValueError: Another number of inputs, outputs or classes; encoders that give other bits;
            dense layers that differ; a negative budget; rows that do not fit; more inputs than
            there is memory for.
        ImportError: Structure did not decide, and python-sat is not installed: gategrad's extra
            ``sat``.
    """
    for name, given in (("a", a), ("b", b)):
        check_kind(name, given, Circuit, Netlist)
    if not seconds >= 0 or samples < 1:
        raise ValueError(
            f"seconds must not be negative and samples at least 1, got {seconds} and {samples}"
        )
    sums = isinstance(a, Circuit) and isinstance(b, Circuit)
    first, second = (_as_circuit(x) for x in (a, b))
    for circuit in (first, second):
        _check_rows(circuit)
    first, second = first.unrolled(), second.unrolled()
    return _Comparison(first, second, sums, seconds, seed).run(rows, samples)


class _Different(Exception):
    def __init__(self, bits: NDArray[np.uint8]) -> None:
        self.bits = bits


class _Comparison:
    def __init__(self, a: Circuit, b: Circuit, sums: bool, seconds: float, seed: int) -> None:
        self._began = time.perf_counter()
        self._deadline = self._began + seconds
        a, b = _on_shared_inputs(a, b)
        self._seed = seed
        self._encoder = _common_encoder(a, b)
        self._notes: list[str] = []
        self._compared: Literal["class sums", "group sums", "output bits"] = "output bits"
        if sums:
            if a.class_names != b.class_names:
                self._notes.append("the class names differ")
            a, b, self._compared = comparable(a, b)
        if self._compared == "group sums":
            self._notes.append("the heads behind these sums are the same")
        self._sums = sums
        self._a, self._b = a, b
        self._scales: tuple[NDArray[np.float64], NDArray[np.float64]] | None = None
        self._check()
        self._networks = EngineNetwork(a), EngineNetwork(b)
        self._simulated = 0

    def _check(self) -> None:
        a, b = self._a, self._b
        if a.n_inputs != b.n_inputs:
            raise ValueError(f"cannot compare {a.n_inputs} inputs with {b.n_inputs}")
        if self._sums:
            first, second = a.readout, b.readout
            if first.n_classes != second.n_classes:
                raise ValueError(
                    f"cannot compare {first.n_classes} classes with {second.n_classes}"
                )
            if not np.array_equal(first.scale, second.scale):
                self._scales = first.scale, second.scale
                self._notes.append("the scales differ, so scores are compared, too")
            self._total = first.n_classes
        else:
            if a.n_outputs != b.n_outputs:
                raise ValueError(f"cannot compare {a.n_outputs} outputs with {b.n_outputs}")
            self._total = a.n_outputs

    def run(self, rows: ArrayLike | None, samples: int) -> Equivalence:
        try:
            for bits in self._given(rows):
                self._simulate(bits)
            share = time.perf_counter() + (self._deadline - time.perf_counter()) / 4
            for bits in self._random(samples):
                self._simulate(bits)
                if time.perf_counter() >= share:
                    break
            unproven = self._prove()
        except _Different as found:
            return self._result("different", (), self._counterexample(found.bits))
        return self._result("unknown" if unproven else "equal", tuple(unproven), None)

    def _given(self, rows: ArrayLike | None) -> Iterator[NDArray[np.uint8]]:
        if rows is not None:
            n_inputs = self._networks[0].circuit.n_inputs
            own = as_bits(rows, n_inputs) if self._encoder is None else self._encoder.encode(rows)
            yield from (own[at : at + _CHUNK] for at in range(0, len(own), _CHUNK))

    def _random(self, samples: int) -> Iterator[NDArray[np.uint8]]:
        n_inputs = self._networks[0].circuit.n_inputs
        rng = np.random.default_rng(self._seed)
        for at in range(0, samples, _CHUNK):
            count = min(_CHUNK, samples - at)
            if self._encoder is not None and at // _CHUNK % 2 == 0:
                yield self._encoder.encode(random_rows(self._encoder, rng, count))
            else:
                words = random_patterns(rng, n_inputs, -(-count // 64)).view(np.uint8)
                yield np.unpackbits(words, axis=1)[:, :count].T

    def _simulate(self, bits: NDArray[np.uint8]) -> None:
        """Raise _Different where a row's results differ."""
        a, b = (
            network.class_sums_encoded(bits) if self._sums else network.bits_encoded(bits)
            for network in self._networks
        )
        self._simulated += len(bits)
        wrong = self._differ(a, b)
        if wrong.any():
            raise _Different(np.array(bits[int(np.argmax(wrong))]))

    def _differ(self, a: NDArray[Any], b: NDArray[Any]) -> NDArray[np.bool_]:
        if self._scales is not None:
            a, b = a * self._scales[0], b * self._scales[1]
        wrong: NDArray[np.bool_] = (a != b).any(axis=1)
        return wrong

    def _prove(self) -> list[int]:
        """Forms that were not proven; raises _Different."""
        netlist, forms = difference(self._a, self._b, sums=self._sums)
        blocked: set[int] = set()
        if self._scales is not None:
            blocked = set(np.flatnonzero(self._scales[0] != self._scales[1]).tolist())
        if len(forms.open()) and time.perf_counter() < self._deadline:
            forms = self._prove_with_solver(netlist, forms)
        return sorted({*forms.open().tolist()} | blocked)

    def _prove_with_solver(self, netlist: Netlist, forms: LinearForms) -> LinearForms:
        sweeper = SatSweeper(netlist, seed=self._seed)
        sweeper.run(self._deadline, _SWEEP_CONFLICTS, self._simulate)
        forms = forms.substituted(sweeper.literal)
        conflicts = _FIRST_CONFLICTS
        while len(forms.open()) and time.perf_counter() < self._deadline:
            done = [
                form
                for form in self._fewest_terms_first(forms)
                if self._is_zero(netlist, forms, form, sweeper, conflicts)
            ]
            keep = ~np.isin(forms.form, done)
            offset = forms.offset.copy()
            offset[done] = 0
            forms = LinearForms(forms.form[keep], forms.net[keep], forms.coefficient[keep], offset)
            conflicts *= 10
        return forms

    @staticmethod
    def _fewest_terms_first(forms: LinearForms) -> list[int]:
        terms = np.bincount(forms.form, minlength=len(forms.offset))
        still = forms.open()
        in_order: list[int] = still[np.argsort(terms[still], kind="stable")].tolist()
        return in_order

    def _is_zero(
        self, netlist: Netlist, forms: LinearForms, form: int, sweeper: SatSweeper, conflicts: int
    ) -> bool:
        """Whether a form was proven 0; raises _Different where some input makes it another."""
        if time.perf_counter() >= self._deadline:
            return False
        mine = forms.form == form
        nets, coefficients = forms.net[mine], forms.coefficient[mine]
        offset = int(forms.offset[form])
        if len(nets) == 2 and offset == 0 and coefficients.sum() == 0:
            x, y = (2 * nets).tolist()
            answer = sweeper.decide(x, y, self._deadline, conflicts)
        else:
            test = simplify(nonzero(netlist, nets, coefficients, offset))
            inner = SatSweeper(test, seed=self._seed)
            inner.run(self._deadline, _SWEEP_CONFLICTS)
            answer = inner.decide(2 * int(test.outputs[0]), 0, self._deadline, conflicts)
        if isinstance(answer, np.ndarray):
            self._simulate(answer[None])
            if self._scales is not None:
                return False  # other sums can be the same scores
            raise RuntimeError("the solver's counterexample does not differ: please report this")
        return answer is True

    def _counterexample(self, bits: NDArray[np.uint8]) -> Counterexample:
        a, b = (
            circuit.readout.class_sums(out) if self._sums else out
            for circuit, out in (
                (network.circuit, network.circuit.simulate(bits[None]))
                for network in self._networks
            )
        )
        if not self._differ(a, b).any():
            raise RuntimeError("engine and oracle disagree about an input: please report this")
        row = None if self._encoder is None else row_of(self._encoder, bits)
        if self._encoder is not None and row is None:
            self._notes.append("no raw row is encoded to these bits")
        return Counterexample(bits, row, a[0], b[0])

    def _result(
        self,
        verdict: Literal["equal", "different", "unknown"],
        unproven: tuple[int, ...],
        found: Counterexample | None,
    ) -> Equivalence:
        return Equivalence(
            verdict,
            self._compared,
            self._total,
            0 if found is not None else self._total - len(unproven),
            unproven,
            self._simulated,
            found,
            tuple(self._notes),
            time.perf_counter() - self._began,
        )


def _check_rows(circuit: Circuit) -> None:
    """Refuse before memory is taken for rows that are simulated at once."""
    encoder = circuit.encoder
    n_features = 0 if encoder is None else encoder.n_features
    check_memory(
        _CHUNK * (circuit.n_inputs + 8 * n_features),
        f"{_CHUNK:,} random rows of {n_features or circuit.n_inputs:,} values",
        UNREAD_INPUTS,
    )


def _on_shared_inputs(a: Circuit, b: Circuit) -> tuple[Circuit, Circuit]:
    def grid_bits(x: Circuit, other: Circuit) -> NDArray[np.int32] | None:
        if x.encoder is not None:
            return x.encoder.grid_bits
        if other.encoder is not None:
            whole = other.encoder.thresholds.size
            return np.arange(whole, dtype=np.int32) if x.n_inputs == whole else None
        return None

    _common_encoder(a, b)  # bits of two grids have nothing in common
    first, second = grid_bits(a, b), grid_bits(b, a)
    if first is None or second is None or np.array_equal(first, second):
        return a, b
    either = np.union1d(first, second)

    def widened(x: Circuit) -> Circuit:
        return x if x.encoder is None else select_inputs(x, either)

    return widened(a), widened(b)


def _common_encoder(a: Circuit, b: Circuit) -> ThresholdEncoder | None:
    encoders = [x.encoder for x in (a, b) if x.encoder is not None]
    if len(encoders) == 2 and not same_grid(*encoders):
        raise ValueError(
            "the encoders differ: equal input bits stand for other raw rows, so there is nothing "
            "to compare (to compare the gates alone, give the two netlists)"
        )
    return encoders[0] if encoders else None


def _as_circuit(x: Circuit | Netlist) -> Circuit:
    if isinstance(x, Circuit):
        return x
    zeros = np.zeros(x.n_outputs, dtype=np.int32)
    return Circuit(None, x, Readout(zeros, zeros, np.zeros(1, np.int64), np.ones(1)), ("outputs",))
