"""Words of warning where gradients do not reach the first layers, or none."""

from __future__ import annotations

import math
import warnings
from typing import Final

from torch import nn

from gategrad.config import TrainConfig
from gategrad.nn import DenseHead, GateModule
from gategrad.train.gate_adam import GateAdam

__all__ = ["warn_of_silence", "warn_of_vanishing_gradients"]

# Adam's steps are at most this share of the learning rate where gradients are so far below epsilon.
_SHARE: Final = 0.1
# With which twelve layers of soft gates learn (docs/parametrizations.md).
_SMALL: Final = 1e-20

# Share of the loss of guessing from which on a network has not learned.
_GUESSING: Final = 0.5


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


def warn_of_silence(model: nn.Module, adam: GateAdam, config: TrainConfig, loss: float) -> bool:
    """Warn where hidden units of dense layers behind the gates are all switched off for good.

    Outputs of deep soft networks hardly differ between samples at first. Steps then move all units
    of a hidden layer the same way, until ReLU lets none of them through, and no gradient either.

    Args:
        model: What is trained.
        adam: Which has taken a step.
        config: How it is trained.
        loss: An epoch's mean.

    Returns:
        Whether it warned.
    """
    heads = [module for module in model.modules() if isinstance(module, DenseHead)]
    # Where everything has been learned, there is no gradient either.
    if not heads or loss < _GUESSING * math.log(heads[0].n_classes):
        return False
    layers = [module for module in model.modules() if isinstance(module, GateModule)]
    sizes = [size for layer in layers if (size := adam.gradient_size(layer)) is not None]
    if not sizes or max(sizes) > 0:
        return False
    rate = config.lr if config.head_lr is None else config.head_lr
    warnings.warn(
        "no gradient reaches the gates any more: the dense layers behind them have switched all "
        f"their units off. Train these at a lower rate (--head-lr {rate / 10:g} or less)",
        stacklevel=2,
    )
    return True
