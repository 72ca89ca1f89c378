"""The parametrizations that there are."""

from __future__ import annotations

from typing import Final

from gategrad.config.near_names import must_be_one_of
from gategrad.nn.parametrizations.four_weights import Light, Nearest, Walsh
from gategrad.nn.parametrizations.parametrization import Parametrization
from gategrad.nn.parametrizations.softmax import Softmax

__all__ = ["PARAMETRIZATIONS", "parametrization_named"]

PARAMETRIZATIONS: Final[dict[str, Parametrization]] = {
    "softmax": Softmax(),
    "light": Light(),
    "walsh": Walsh(),
    "nearest": Nearest(),
}
"""Parametrizations by the name that layers and configurations use."""


def parametrization_named(name: str) -> Parametrization:
    """The parametrization of that name.

    Raises:
        ValueError: There is none.
    """
    if name not in PARAMETRIZATIONS:
        raise ValueError(must_be_one_of("parametrization", name, PARAMETRIZATIONS))
    return PARAMETRIZATIONS[name]
