"""What is off with a trained network, each in a line with what helps.

To add a note, write a function from an :class:`Outcome` to a line, or None where it is not so, and
list it in :data:`NOTES`. A limit is where trainings that went well do not get; how each was found
stands in ``docs/howto/notes.md``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from torch import nn

from gategrad.checkpoint.early_stopping import is_over
from gategrad.checkpoint.history import EpochRecord, History
from gategrad.circuit import Circuit, circuit_stats
from gategrad.class_results import are_uneven, largest_class, percent
from gategrad.config import TrainConfig
from gategrad.data import Dataset
from gategrad.evaluate import Accuracies
from gategrad.extract import to_circuit
from gategrad.nn import MLP, GroupSum, LearnedWires
from gategrad.nn.gate_module import trains_relaxed
from gategrad.nn.heads.temperature import auto_tau
from gategrad.passes import PASSES
from gategrad.system.counted import counted

__all__ = ["NOTES", "Outcome", "notes_on"]

# Points that soft training loses where it has come to an end: up to 3 (docs/convolution.md).
_GAP: Final = 0.05
# Best taus were found up to a factor of 3 from the rule, published ones up to 4.7.
_TAU_FACTOR: Final = 5.0
# With learned wiring a tau of eight times the rule's is the best on tables of many numbers.
_LEARNED_TAU_FACTOR: Final = 16.0
# Gates left by `simplify` in networks that do well: 17 % and more.
_LEFT: Final = 0.10
# The least that LogicGateClassifier trains, and half of it, where digits still gain two points.
_STEPS: Final = 600
_FEW_STEPS: Final = _STEPS // 2
# So much is reached by few steps only where few are enough.
_GOOD: Final = 0.98
# What an epoch brings at the end of a training that has not come to one.
_RISE: Final = 0.01


@dataclass(frozen=True)
class Outcome:
    """A training's end.

    Attributes:
        model: What was trained.
        dataset: What it was trained and measured on.
        accuracies: Of the test samples.
        circuit: What the model became; None of a perceptron.
        records: The epochs; none where they are not known.
        config: How it was trained, where that is known.
    """

    model: nn.Module
    dataset: Dataset
    accuracies: Accuracies
    circuit: Circuit | None
    records: tuple[EpochRecord, ...]
    config: TrainConfig | None

    @property
    def gap(self) -> float:
        """The discretization gap, as a share; 0 where the relaxed network was not trained."""
        if not trains_relaxed(self.model):
            return 0.0
        last = self.records[-1] if self.records else None
        if last is not None and last.frozen:  # mixtures in layers that were bits are nobody's
            relaxed, hard = last.valid_relaxed_accuracy, last.valid_discrete_accuracy
            return 0.0 if relaxed is None or hard is None else relaxed - hard
        found = self.accuracies
        return found.relaxed_binary_test_accuracy - found.discrete_test_accuracy


def notes_on(
    model: nn.Module,
    dataset: Dataset,
    accuracies: Accuracies,
    *,
    circuit: Circuit | None = None,
    history: History | Sequence[EpochRecord] = (),
    config: TrainConfig | None = None,
) -> tuple[str, ...]:
    """What is off with a trained network; nothing where all is well.

    Args:
        model: What was trained, of any kind that :func:`gategrad.evaluate.evaluate` takes.
        dataset: What it was trained on.
        accuracies: What :func:`gategrad.evaluate.evaluate` says of both.
        circuit: What :func:`gategrad.to_circuit` makes of the model, where it is at hand.
        history: What :func:`gategrad.fit` returned: without it, nothing is said of epochs.
        config: How it was trained, where that is known.

    Returns:
        A line for each thing, with what helps; options are those of ``gategrad train``, whose names
        are those of :func:`gategrad.fit` and of configurations.
    """
    if circuit is None and not isinstance(model, MLP):
        circuit = to_circuit(model, dataset.encoder, dataset.class_names)
    records = history.epochs if isinstance(history, History) else tuple(history)
    outcome = Outcome(model, dataset, accuracies, circuit, records, config)
    return tuple(line for line in (note(outcome) for note in NOTES) if line is not None)


def _discretization_gap(outcome: Outcome) -> str | None:
    # Of few samples, a gap of some may be chance.
    if outcome.gap <= max(_GAP, 4 / len(outcome.dataset.test)):
        return None
    found, tau = outcome.accuracies, _tau_and_rule(outcome)
    larger = "" if tau is None or tau[0] >= tau[1] else f"; a larger tau (--tau {tau[1]:.1f})"
    return (
        f"the discrete network ({percent(found.discrete_test_accuracy)}) is far below the relaxed "
        f"one ({percent(found.relaxed_binary_test_accuracy)}): its gates are undecided. What "
        "helps: more epochs; then hard gates, from these weights on (--forward hard --start with "
        f"this run's folder); or hard gates from the beginning (--forward hard){larger}"
    )


def _largest_class(outcome: Outcome) -> str | None:
    found = outcome.accuracies
    if not found.classes:
        return None
    name, share = largest_class(found.classes)
    reached, chance, of = found.discrete_test_accuracy, share, f"naming {name!r}, the largest class"
    if outcome.config is not None and outcome.config.class_weight is not None:
        # What training asked for: all classes count the same.
        reached = found.balanced_test_accuracy or 0.0
        chance, of = 1 / sum(1 for result in found.classes if result.samples), "naming one class"
    spread = math.sqrt(chance * (1 - chance) / len(outcome.dataset.test))
    if reached > chance + 2 * spread:
        return None
    how = "no" if reached <= chance else "hardly"
    fact = (
        f"the discrete network ({percent(reached)}) is {how} better than always {of} "
        f"({percent(chance)})"
    )
    if outcome.gap > 0 and found.relaxed_binary_test_accuracy > share + 2 * spread:
        return f"{fact}; the relaxed one is better"
    if are_uneven(found.classes) and chance == share:
        return (
            f"{fact}. What helps: --class-weight balanced; more epochs, or of few rows fewer "
            "(--valid-fraction 0.2 --patience 5 ends where it was best); or more thresholds"
        )
    return (
        f"{fact}. What helps: more epochs, fewer layers, or bits that say more (--encoding "
        "quantile, --n-thresholds; `gategrad data preview` shows them)"
    )


def _tau(outcome: Outcome) -> str | None:
    found = _tau_and_rule(outcome)
    learned = any(isinstance(module, LearnedWires) for module in outcome.model.modules())
    most = _LEARNED_TAU_FACTOR if learned else _TAU_FACTOR
    if found is None or 1 / _TAU_FACTOR <= found[0] / found[1] <= most:
        return None
    tau, rule = found
    way = "larger" if tau > rule else "smaller"
    why = "the softmax never becomes sure" if tau > rule else "gates stop training undecided"
    return (
        f"tau is {tau:g}, {max(tau / rule, rule / tau):.0f} times {way} than the rule's {rule:.1f} "
        f"for these outputs and classes: {why}. What helps: --tau auto"
    )


def _tau_and_rule(outcome: Outcome) -> tuple[float, float] | None:
    """A Group-Sum's fixed tau, and the rule's; None of another head, and where none trained it."""
    if outcome.config is not None and outcome.config.loss != "cross-entropy":
        return None  # losses of outputs do not look at tau
    heads = [module for module in outcome.model.modules() if isinstance(module, GroupSum)]
    if not heads or outcome.circuit is None or not heads[-1].temperature.is_constant:
        return None
    tau = float(heads[-1].temperature.values())
    return tau, auto_tau(outcome.circuit.n_outputs, outcome.dataset.n_classes)


def _dead_gates(outcome: Outcome) -> str | None:
    circuit = outcome.circuit
    if circuit is None or circuit.n_gates == 0:
        return None
    left = PASSES["simplify"](circuit).n_gates
    if left >= _LEFT * circuit.n_gates:
        return None
    others, helps = "constants, wires, copies of others, or read by none", ", or fewer layers"
    kinds = circuit_stats(circuit).kinds
    if kinds["a"] + kinds["b"] > circuit.n_gates / 2:
        others = "mostly plain wires, as with --init residual they begin"
        helps = ", or hard gates (--forward hard)" if trains_relaxed(outcome.model) else ""
    return (
        f"of {circuit.n_gates:,} gates {left:,} ({percent(left / circuit.n_gates)}) compute "
        f"something; the others are {others}. What helps: more epochs{helps}"
    )


def _few_epochs(outcome: Outcome) -> str | None:
    records, config = outcome.records, outcome.config
    if not records or (config and is_over(records, config.patience, config.tol)):
        return None
    steps, epochs = records[-1].step, len(records)
    if steps < _FEW_STEPS and outcome.accuracies.discrete_test_accuracy < _GOOD:
        more = f"--epochs {math.ceil(epochs * _STEPS / steps)}"
        if config is not None and config.steps is not None and steps >= config.steps:
            more = f"--steps {_STEPS}"
        took = counted(steps, "step")
        return f"training took {took}, where most data need {_STEPS} or more ({more})"
    rise = _last_rise(outcome)
    if rise is None:
        return None
    return (
        f"the validation accuracy still rose by {100 * rise:.1f} points in the last of {epochs} "
        "epochs: more epochs are likely to help"
    )


def _last_rise(outcome: Outcome) -> float | None:
    """By how much the last epoch was better than all before; None where that may be chance."""
    n = len(outcome.dataset.valid)
    relaxed = trains_relaxed(outcome.model)
    reached = [
        accuracy
        for record in outcome.records
        # Not of the soft gates before, nor with other layers frozen.
        if record.forward == outcome.records[-1].forward
        and record.frozen == outcome.records[-1].frozen
        and (accuracy := _trained_accuracy(record, relaxed)) is not None
    ]
    if len(reached) < 2 or not n:
        return None
    rise = reached[-1] - max(reached[:-1])
    spread = math.sqrt(max(rise, 0.0) / n)  # of as many samples as turned right
    return rise if rise > max(_RISE, 2 * spread) else None


def _trained_accuracy(record: EpochRecord, relaxed: bool) -> float | None:
    found = record.valid_relaxed_accuracy, record.valid_discrete_accuracy
    return max((a for a in found if a is not None), default=None) if relaxed else found[1]


NOTES: Final[tuple[Callable[[Outcome], str | None], ...]] = (
    _discretization_gap,
    _largest_class,
    _tau,
    _dead_gates,
    _few_epochs,
)
"""All that is looked at, in the order in which it is said."""
