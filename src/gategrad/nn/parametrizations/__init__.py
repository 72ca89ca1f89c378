"""From a layer's trainable weights to the four coefficients of each gate.

A parametrization says all that others need to know of its weights: how many a gate has, how they
begin, what gates they are, how decided these are, and which kernels step them. To add one, write a
class like :class:`Softmax` in a file beside its own and list it in :data:`PARAMETRIZATIONS`.
"""

from gategrad.nn.parametrizations.four_weights import FourWeights, Light, Nearest, Walsh
from gategrad.nn.parametrizations.parametrization import FusedStep, Parametrization
from gategrad.nn.parametrizations.parametrization_kinds import (
    PARAMETRIZATIONS,
    parametrization_named,
)
from gategrad.nn.parametrizations.softmax import Softmax

__all__ = [
    "PARAMETRIZATIONS",
    "FourWeights",
    "FusedStep",
    "Light",
    "Nearest",
    "Parametrization",
    "Softmax",
    "Walsh",
    "parametrization_named",
]
