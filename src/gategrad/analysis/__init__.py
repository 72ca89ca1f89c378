"""Why a trained network does what it does: analyses of circuits on data. None needs torch.

:mod:`gategrad.train.gate_statistics` alone looks at what is trained, and
:mod:`gategrad.analysis.plots` draws.
"""

from gategrad.analysis.activation import Activation, Activations, activations
from gategrad.analysis.classes import AccuracyByTau, ClassReport, accuracy_by_tau, class_report
from gategrad.analysis.receptive_field import ReceptiveField, receptive_field
from gategrad.approximate.pruning import PruningCurve, prune_outputs, pruning_curve
from gategrad.approximate.removal_orders import ORDERS, output_rates

__all__ = [
    "ORDERS",
    "AccuracyByTau",
    "Activation",
    "Activations",
    "ClassReport",
    "PruningCurve",
    "ReceptiveField",
    "accuracy_by_tau",
    "activations",
    "class_report",
    "output_rates",
    "prune_outputs",
    "pruning_curve",
    "receptive_field",
]
