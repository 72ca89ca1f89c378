"""A word of warning where gradients do not reach the first layers."""

from __future__ import annotations

import warnings
from typing import Final

from torch import nn

from gategrad.config import TrainConfig
from gategrad.nn import GateModule
from gategrad.train.gate_adam import GateAdam

__all__ = ["warn_of_vanishing_gradients"]

# Adam's steps are at most this share of the learning rate where gradients are so far below epsilon.
_SHARE: Final = 0.1
# With which twelve layers of soft gates learn (docs/parametrizations.md).
_SMALL: Final = 1e-20


def warn_of_vanishing_gradients(model: nn.Module, adam: GateAdam, config: TrainConfig) -> None:
    """Warn where the last step has left the first layer of gates nearly as it was.

    A soft gate passes on about a fifth of the gradient that it gets, so that in a dozen layers none
    is left; residual initialization lets it through.

    Args:
        model: What is trained.
        adam: Which has taken a step.
        config: How it is trained.
    """
    layers = [module for module in model.modules() if isinstance(module, GateModule)]
    if len(layers) < 2:
        return
    first, last = adam.gradient_size(layers[0]), adam.gradient_size(layers[-1])
    least = _SHARE * config.adam_epsilon
    if first is None or last is None or not first < least < last:
        return
    ways = ["--init residual", f"fewer than {len(layers)} layers"]
    if config.soft_first:
        ways.insert(0, "no --soft-first")
    elif all(layer.forward_mode == "soft" for layer in layers):
        ways.insert(0, "hard gates (--forward hard)")
    if config.adam_epsilon > _SMALL and first > _SMALL:
        ways.insert(0, f"--adam-epsilon {_SMALL:g}")
    warnings.warn(
        f"gradients vanish on their way back through {len(layers)} layers: at the first step those "
        f"of the first layer's weights are about {first:.0e}, those of the last one's {last:.0e}, "
        f"and Adam hardly moves what is below its epsilon of {config.adam_epsilon:g}. What helps: "
        f"{', '.join(ways[:-1])}, or {ways[-1]}",
        stacklevel=2,
    )
