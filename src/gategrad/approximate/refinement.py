"""Gates changed one by one, so that loss and area fall together. NOT the same function."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad._native import _extension
from gategrad.approximate.pruning import NotPrunable
from gategrad.circuit import Circuit, Netlist, ThresholdEncoder
from gategrad.circuit.arrays import as_bits
from gategrad.circuit.hardware.comparators import encoder_netlist
from gategrad.circuit.net_values import pack_patterns
from gategrad.gates import GATE_IDS
from gategrad.passes import PassReport, optimize
from gategrad.system.kinds import check_kind
from gategrad.system.memory import check_memory
from gategrad.targets import EngineNetwork

__all__ = ["RefinedNetwork", "Sweep", "refine"]

# Area in gate equivalents of SkyWater's 130 nm cells, as synthesis makes them of whole circuits
# (benchmarks/silicon.py): an adder for each output, and by gate.
_OUTPUT_AREA: Final = 8.0
_GATE_AREA: Final = 1.4
_AREAS: Final = {"false": 0.0, "true": 0.0, "a": 0.0, "b": 0.0, "not_a": 0.3, "not_b": 0.3}
_AREAS_OF_XOR: Final = {"xor": 2.3, "xnor": 2.3}
# Those that keep inputs, which gates may come to read, and outputs, which keep their adders.
_BEFORE: Final = ("simplify", "rewrite", "resubstitute")
_MOST_LEVELS: Final = 10_000
_MOST_PAIRS: Final = 1_000_000
_PASS_SECONDS: Final = 60.0  # no exact pass is begun later
_AT_ONCE: Final = 16  # gates, after which Ctrl-C ends a sweep, and progress is told


@dataclass(frozen=True)
class Sweep:
    """What one visit of all gates came to.

    Attributes:
        changed: How many changes of a gate were made.
        loss: Cross-entropy on the training samples, mean.
        area: Estimated gate equivalents of the inputs' comparators, the gates and the adders.
        valid_loss: Cross-entropy on the validation samples; None without any.
        valid_accuracy: Share of them that are right; None without any.
    """

    changed: int
    loss: float
    area: float
    valid_loss: float | None
    valid_accuracy: float | None


@dataclass(frozen=True)
class RefinedNetwork:
    """What refinement found.

    Attributes:
        circuit: The circuit, after exact passes.
        start: What came in: nothing changed.
        sweeps: What each sweep came to, in order.
        chosen: How many of them the circuit has had: those until validation loss plus price times
            area was the least; without validation samples all.
        gates_before: Gates of what came in, after exact passes.
        gates: Gates of the circuit.
    """

    circuit: Circuit
    start: Sweep
    sweeps: tuple[Sweep, ...]
    chosen: int
    gates_before: int
    gates: int


def refine(
    circuit: Circuit,
    train_bits: ArrayLike,
    train_y: ArrayLike,
    valid_bits: ArrayLike | None = None,
    valid_y: ArrayLike | None = None,
    *,
    price: float = 1e-5,
    pairs: int = 200,
    sweeps: int = 6,
    seconds: float = math.inf,
    seed: int = 0,
    report: Callable[[str], None] | None = None,
) -> RefinedNetwork:
    """Give each gate in turn the function, and one new input, that suit the samples best.

    For a gate, the loss of every sample with the gate's bit 0 and 1 is found by running what lies
    behind it. The loss of all samples with any function of any two nets in its place is then a sum
    over the samples, exactly. Of all functions of the gate's own inputs and of ``pairs`` pairs of
    one of these and another net before the gate, the one takes its place with which loss and
    ``price`` times area are the least. Of more than 8,192 samples, every eighth word of 64 says
    which sixteen of the pairs may lose least, and these are compared on all. Area is estimated, as
    gates of standard cells, with an adder for each output that is no constant, so that outputs go
    that are not worth theirs. Samples count alike: weights of classes do not.

    Args:
        circuit: Best as it was extracted, with its encoder's whole grid as inputs; convolutions are
            unrolled. Its classes' scores are sums of output bits, all divided by one tau.
        train_bits: ``(B, n_inputs)`` input bits.
        train_y: ``(B,)`` their classes.
        valid_bits: ``(V, n_inputs)`` other input bits, which choose how many sweeps are kept. With
            few of them, or none, a high price may leave nothing of the network.
        valid_y: ``(V,)`` their classes.
        price: Loss (cross-entropy, nats a sample) that the area of a NAND is worth; 0: none.
        pairs: Pairs of nets that are tried for each gate besides its own.
        sweeps: The most visits of all gates, each in another order. One that changes nothing is the
            last.
        seconds: Begin no part of a sweep after so long; what was changed by then counts as a sweep.
        seed: Of the orders and of the pairs.
        report: Is told in words how far it is.

    Returns:
        The circuit, smaller or better or both. The same for the same arguments, but for
        ``seconds``.

    Raises:
        ValueError: No samples, a label out of range, numbers out of range, more memory than there
            is.
        NotPrunable: A head that is more than sums of outputs, or classes of several scales.
    """
    check_kind("circuit", circuit, Circuit)
    for name, value in (("price", price), ("seconds", seconds)):
        if not value >= 0 or (name == "price" and not math.isfinite(value)):
            raise ValueError(f"{name} must be a number of 0 or more, got {value}")
    most = {"pairs": _MOST_PAIRS, "sweeps": 2**31, "seed": 2**63 - 1}
    for name, number, least in (("pairs", pairs, 0), ("sweeps", sweeps, 1), ("seed", seed, 0)):
        if not isinstance(number, int) or not least <= number <= most[name]:
            raise ValueError(
                f"{name} must be a whole number from {least} to {most[name]:,}, got {number!r}"
            )
    circuit = circuit.unrolled()
    bits = as_bits(train_bits, circuit.netlist.n_inputs)
    labels = _labels(train_y, len(bits), circuit.readout.n_classes, "train_y")
    if len(bits) == 0:
        raise ValueError("refining needs training samples, and there are none")
    valid = None
    if valid_bits is not None or valid_y is not None:
        none = np.zeros((0, circuit.netlist.n_inputs), np.uint8)
        some = as_bits(none if valid_bits is None else valid_bits, circuit.netlist.n_inputs)
        y = _labels(valid_y, len(some), circuit.readout.n_classes, "valid_y")
        valid = (some, y) if len(some) else None
    begin = time.monotonic()
    say = report if report is not None else lambda text: None
    passes = min(seconds, _PASS_SECONDS)
    before, _ = optimize(circuit, _BEFORE, seconds=passes, report=_passed(say))
    search = _search(before, bits, labels, price, seed)

    def now(changed: int) -> tuple[Circuit, Sweep]:
        found = _circuit(before, search)
        judged = (None, None) if valid is None else _judged(found, *valid)
        return found, Sweep(changed, search.loss, search.cost, *judged)

    def objective(sweep: Sweep) -> float:
        """With no validation samples the last one counts."""
        return 0.0 if sweep.valid_loss is None else sweep.valid_loss + price * sweep.area

    start = now(0)
    kept, done = start, list[Sweep]()
    chosen = 0
    for number in range(1, sweeps + 1):
        changed = _one_sweep(search, number, pairs, begin + seconds, say)
        found = now(changed)
        done.append(found[1])
        if objective(found[1]) <= objective(kept[1]):
            kept, chosen = found, number
        if changed == 0 or time.monotonic() > begin + seconds:
            break
    smaller, _ = optimize(kept[0], seconds=passes, report=_passed(say))
    return RefinedNetwork(
        smaller, start[1], tuple(done), chosen, before.netlist.n_gates, smaller.netlist.n_gates
    )


def _labels(y: ArrayLike | None, n: int, n_classes: int, name: str) -> NDArray[np.int32]:
    labels = np.asarray(y)
    if labels.shape == (n,) and n and labels.dtype.kind not in "biuf":
        raise ValueError(f"{name} must be whole numbers, got {labels.dtype}")
    if labels.shape != (n,):
        raise ValueError(f"{name} must have a class for each of the {n:,} samples")
    if n and not (labels == (kept := labels.astype(np.int32))).all():
        raise ValueError(f"{name} must be whole numbers")
    if n and not 0 <= labels.min() <= labels.max() < n_classes:
        raise ValueError(
            f"{name} must be 0 to {n_classes - 1}, got {labels.min()} to {labels.max()}"
        )
    return kept if n else labels.astype(np.int32)


def _search(
    circuit: Circuit, bits: NDArray[np.uint8], labels: NDArray[np.int32], price: float, seed: int
) -> _extension.Refinement:
    netlist, readout = circuit.netlist, circuit.readout
    if readout.decoder is not None or not readout.is_integer:
        raise NotPrunable(
            "refining is for heads whose scores are sums of outputs, all of one scale: group-sum "
            "and trees"
        )
    levels = int(netlist.levels().max(initial=0))
    if levels > _MOST_LEVELS:
        raise ValueError(f"refining is for up to {_MOST_LEVELS:,} levels of gates, got {levels:,}")
    n_words = -(-len(bits) // 64)
    check_memory(
        # Values of all nets, and in the worst case thrice again those of what changes with a gate.
        8 * n_words * (4 * netlist.n_nets + 192) + 12 * len(bits) * readout.n_classes,
        f"values of {netlist.n_nets:,} nets for {len(bits):,} samples",
        "give fewer samples, or a smaller network",
    )
    return _extension.Refinement(
        netlist.n_inputs,
        netlist.gate,
        netlist.a,
        netlist.b,
        netlist.outputs,
        readout.group.astype(np.int32),
        readout.weight.astype(np.int32),
        readout.offset.astype(np.int32),
        pack_patterns(bits),
        labels,
        1 / float(readout.scale[0]),
        _gate_areas(),
        _input_areas(circuit),
        _OUTPUT_AREA,
        price,
        seed,
    )


def _gate_areas() -> NDArray[np.float32]:
    areas = np.full(16, _GATE_AREA, np.float32)
    for name, value in (_AREAS | _AREAS_OF_XOR).items():
        areas[GATE_IDS[name]] = value
    return areas


def _input_areas(circuit: Circuit) -> NDArray[np.float32]:
    """Comparators of each input bit, where there can be some: 127 is a wire of a byte."""
    areas = np.zeros(circuit.netlist.n_inputs, np.float32)
    if isinstance(circuit.encoder, ThresholdEncoder):
        try:
            comparators = encoder_netlist(circuit.encoder)
        except ValueError:  # of real numbers
            return areas
        gates = np.zeros(comparators.n_nets, np.float32)
        for net, (a, b) in enumerate(
            zip(comparators.a.tolist(), comparators.b.tolist(), strict=True),
            comparators.first_gate_net,
        ):
            gates[net] = 1 + gates[a] + gates[b]
        areas[:] = np.minimum(_GATE_AREA * gates[comparators.outputs], 16 * _GATE_AREA)
    return areas


def _one_sweep(
    search: _extension.Refinement,
    number: int,
    pairs: int,
    end: float,
    say: Callable[[str], None],
) -> int:
    search.shuffle()
    n = search.n_gates
    changed = 0
    for first in range(0, n, _AT_ONCE):
        if time.monotonic() > end:
            break
        last = min(n, first + _AT_ONCE)
        changed += search.visit(first, last, pairs)
        say(
            f"refining: sweep {number}, {last:,} of {n:,} gates, {changed:,} "
            f"changed, loss {search.loss:.4f}"
        )
    return changed


def _circuit(circuit: Circuit, search: _extension.Refinement) -> Circuit:
    return replace(circuit, dense=Netlist(circuit.netlist.n_inputs, *search.netlist()))


def _judged(circuit: Circuit, bits: NDArray[np.uint8], y: NDArray[np.int32]) -> tuple[float, float]:
    """Loss and accuracy."""
    sums = EngineNetwork(circuit).class_sums_encoded(bits)
    scores = circuit.readout.scores(sums)
    scores = scores - scores.max(axis=1, keepdims=True)
    loss = np.log(np.exp(scores).sum(axis=1)) - scores[np.arange(len(y)), y]
    return float(loss.mean()), float(np.mean(circuit.readout.predict(sums) == y))


def _passed(say: Callable[[str], None]) -> Callable[[PassReport], None]:
    return lambda passed: say(f"exact passes: {passed.gates:,} gates after {passed.name}")
