"""New candidates for learned wiring, between epochs."""

from __future__ import annotations

import numpy as np
from torch import nn
from torch.optim import Optimizer

from gategrad.nn import GateModule, LearnedWires

__all__ = ["redraw_candidates"]


def redraw_candidates(model: nn.Module, optimizer: Optimizer, seed: int, epoch: int) -> None:
    """Draw the less likely half of all candidates anew, and forget what Adam knows of these.

    The same for the same seed and epoch, so that a resumed training does the same.

    Args:
        model: Any modules; those with learned wiring are changed, where they are not frozen.
        optimizer: Adam, whose moments of new candidates become zero.
        seed: The training's.
        epoch: Number of the epoch that begins.
    """
    layers = [module for module in model.modules() if isinstance(module, LearnedWires)]
    gates = [module for module in model.modules() if isinstance(module, GateModule)]
    chosen = {id(module.wires) for module in gates if not module.chooses}
    for i, wires in enumerate(layers):
        if id(wires) in chosen:
            continue
        new = wires.redraw(np.random.default_rng((seed, epoch, i)))
        state = optimizer.state.get(wires.weight, {})
        for name in ("exp_avg", "exp_avg_sq"):
            if name in state:
                state[name].masked_fill_(new, 0.0)
