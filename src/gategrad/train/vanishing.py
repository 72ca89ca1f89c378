"""A word of warning where gradients do not reach the first layers."""

from __future__ import annotations

import warnings
from typing import Final

from torch import Tensor, nn

from gategrad.nn import GateModule
from gategrad.train.gate_adam import GateAdam

__all__ = ["warn_of_vanishing_gradients"]

# Adam's steps are at most this share of the learning rate where gradients are so far below epsilon.
_SHARE: Final = 0.1
# With which twelve layers of soft gates learn (docs/parametrizations.md).
_SMALL: Final = 1e-20


def warn_of_vanishing_gradients(model: nn.Module, adam: GateAdam, epsilon: float) -> None:
    """Warn where the last step has left the first layer of gates nearly as it was.

    A soft gate passes on about a fifth of the gradient that it gets, so that in a dozen layers none
    is left; residual initialization lets it through.

    Args:
        model: What is trained.
        adam: Which has taken a step.
        epsilon: What it adds to the root of its mean of squared gradients.
    """
    layers = [module for module in model.modules() if isinstance(module, GateModule)]
    adam.show_gradients()
    sizes = [_size(layer.weight.grad) for layer in layers if layer.weight.grad is not None]
    least = _SHARE * epsilon
    if len(sizes) < len(layers) or not sizes or not sizes[0] < least < sizes[-1]:
        return
    ways = ["--init residual", f"fewer than {len(layers)} layers"]
    if all(layer.forward_mode == "soft" for layer in layers):
        ways.insert(0, "hard gates (--forward hard)")
    if epsilon > _SMALL:
        ways.insert(0, f"--adam-epsilon {_SMALL:g}")
    warnings.warn(
        f"gradients vanish on their way back through {len(layers)} layers: at the first step those "
        f"of the first layer's weights are about {sizes[0]:.0e}, those of the last one's "
        f"{sizes[-1]:.0e}, and Adam hardly moves what is below its epsilon of {epsilon:g}. What "
        f"helps: {', '.join(ways[:-1])}, or {ways[-1]}",
        stacklevel=2,
    )


def _size(gradient: Tensor) -> float:
    """The root of the mean square."""
    return float(gradient.square().mean().sqrt())
