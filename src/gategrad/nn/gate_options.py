"""How gates are trained, as one object that networks hand on to layers."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from inspect import Parameter, signature
from typing import Any, Final, Self, TypedDict

from gategrad.config import ModelConfig
from gategrad.config.near_names import did_you_mean, must_be_one_of
from gategrad.nn.parametrizations import parametrization_named

__all__ = ["FORWARDS", "PRECISIONS", "GateKeywords", "GateOptions", "gate_options"]

FORWARDS: Final = ("soft", "hard", "gumbel")
"""What a layer evaluates while it is trained."""

PRECISIONS: Final = ("float32", "bfloat16")
"""What a layer's activations and gradients are kept in."""


class GateKeywords(TypedDict, total=False):
    """The fields of :class:`GateOptions`, as keywords of layers and networks."""

    parametrization: str
    init: str
    forward: str
    backward_temperature: float
    precision: str


@dataclass(frozen=True, kw_only=True)
class GateOptions:
    """What modules of trained gates have in common, whatever their wiring.

    In ``train()`` mode gates are what ``forward`` says. ``"soft"`` trains relaxed gates: mixtures
    of the 16, differentiable. ``"hard"`` evaluates the most likely gates on bits, so that what is
    trained is what will be deployed; the gradient is that of the mixture, at these bits (a
    straight-through estimator). ``"gumbel"`` does the same for gates drawn from the mixture at each
    step: Gumbel noise is added to the logits, for the choice and for the mixture (Jang et al. 2017;
    Yousefi et al. 2025).

    Attributes:
        parametrization: How weights become gates; a key of ``PARAMETRIZATIONS``.
        init: Initial weights: ``normal`` (the paper's), or ``residual``: each gate passes its first
            input on with probability 0.91.
        forward: What is evaluated in training: ``soft``, ``hard`` or ``gumbel``.
        backward_temperature: Divides the logits of the mixture that the gradient goes through; for
            ``hard`` and ``gumbel``. Below 1, it is nearer to that of the most likely gate.
        precision: ``float32``, or ``bfloat16``: activations and gradients are kept in 16 bits, and
            computed with in float32. A layer's outputs are then bfloat16.

    Raises:
        ValueError: An option that cannot be; says what to use.
    """

    parametrization: str = "softmax"
    init: str = "normal"
    forward: str = "soft"
    backward_temperature: float = 1.0
    precision: str = "float32"

    def __post_init__(self) -> None:
        parametrization = parametrization_named(self.parametrization)
        forward, temperature, precision = self.forward, self.backward_temperature, self.precision
        if forward not in FORWARDS:
            raise ValueError(must_be_one_of("forward", forward, FORWARDS))
        if forward == "gumbel" and not parametrization.draws_gates:
            raise ValueError(
                f"parametrization={self.parametrization!r} has no mixture from which forward="
                "'gumbel' could draw gates: use forward='soft' or 'hard'"
            )
        if not (math.isfinite(temperature) and temperature > 0):
            raise ValueError(f"backward_temperature must be positive, got {temperature}")
        if forward == "soft" and temperature != 1:
            raise ValueError(
                f"backward_temperature is {temperature}, but forward='soft' evaluates what "
                "the gradient is of: leave it at 1, or use forward='hard'"
            )
        if precision not in PRECISIONS:
            raise ValueError(must_be_one_of("precision", precision, PRECISIONS))

    @classmethod
    def of(cls, config: ModelConfig) -> Self:
        """Those of a configuration, which has a field for each."""
        return cls(**{field.name: getattr(config, field.name) for field in fields(cls)})


def gate_options(
    called: Callable[..., Any], gates: GateOptions | None, keywords: GateKeywords
) -> GateOptions:
    """Options with single ones changed by whoever called a layer or a network.

    Args:
        called: What was called, for messages.
        gates: What the others are; by default those of :class:`GateOptions`.
        keywords: Its keywords that are none of its own parameters.

    Raises:
        TypeError: A keyword that is no option, either, or ``gates`` of another type; says what the
            called thing takes.
        ValueError: An option that cannot be.
    """
    if gates is None:
        gates = GateOptions()
    elif not isinstance(gates, GateOptions):
        raise TypeError(
            f"gates of {called.__name__}() must be a GateOptions, got {gates!r}: give one, or its "
            "fields as keywords"
        )
    known = [field.name for field in fields(GateOptions)]
    for name in keywords:
        if name not in known:
            own = [
                parameter.name
                for parameter in signature(called).parameters.values()
                if parameter.kind is not Parameter.VAR_KEYWORD
            ]
            raise TypeError(
                f"{called.__name__}() got an unexpected keyword argument {name!r}: it takes "
                f"{', '.join(own)}; options of gates are {', '.join(known)}"
                f"{did_you_mean(name, [*own, *known])}"
            )
    return replace(gates, **keywords)
