"""Why a trained network does what it does: analyses of circuits on data. None needs torch.

:mod:`gategrad.train.gate_statistics` alone looks at what is trained, and
:mod:`gategrad.analysis.plots` draws.
"""

from gategrad.analysis.activation import Activation, Activations, activations
from gategrad.analysis.classes import AccuracyByTau, ClassReport, accuracy_by_tau, class_report
from gategrad.analysis.receptive_field import ReceptiveField, receptive_field

__all__ = [
    "AccuracyByTau",
    "Activation",
    "Activations",
    "ClassReport",
    "ReceptiveField",
    "accuracy_by_tau",
    "activations",
    "class_report",
    "receptive_field",
]
