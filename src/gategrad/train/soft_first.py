"""Training that begins with soft gates and goes on with those that the model has."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from torch import nn
from torch.optim import Optimizer

from gategrad.config import TrainConfig
from gategrad.nn import GateModule, reads_values

__all__ = ["SoftFirst"]


class SoftFirst:
    """Which epochs of a training are soft; see ``TrainConfig.soft_first``.

    Args:
        model: What is trained.
        config: How.
        most: Epochs that there are, where ``steps`` allows fewer than all.

    Attributes:
        epochs: How many are soft: the first ones.

    Raises:
        ValueError: The model has soft gates alone, or none; or reads bits where values are given;
            or one of both parts has no epoch.
    """

    def __init__(self, model: nn.Module, config: TrainConfig, most: int | None = None) -> None:
        # Of a training that goes on, the soft part stays what it was.
        whole = min((*config.extended_after, config.epochs)[0], most or config.epochs)
        self.epochs = round(config.soft_first * whole)
        self._layers = [m for m in model.modules() if isinstance(m, GateModule)]
        self._modes = [layer.forward_mode for layer in self._layers]
        if config.soft_first and all(mode == "soft" for mode in self._modes):
            raise ValueError(
                f"soft_first={config.soft_first:g} is for what comes after soft "
                "gates, which are all that this model has: use forward='hard' (--forward hard), or "
                "leave soft_first out"
            )
        if config.soft_first and config.train_input == "continuous" and not reads_values(model):
            raise ValueError(
                f"soft_first={config.soft_first:g} goes on with gates of bits: use "
                "train_input='binary' (--train-input binary)"
            )
        if config.soft_first and not 0 < self.epochs < whole:
            raise ValueError(
                f"soft_first={config.soft_first:g} of {whole} epochs leaves "
                f"{'none' if self.epochs else 'all'} to the gates that come after: use another "
                "share, or more epochs"
            )

    def forward_of(self, epoch: int) -> str | None:
        """What gates an epoch, numbered from 0, trains; None where all do the same."""
        if not self.epochs:
            return None
        return "soft" if epoch < self.epochs else next(m for m in self._modes if m != "soft")

    def begin(self, epoch: int, optimizer: Optimizer) -> None:
        """Before the first step of an epoch: the other gates' gradients begin without a past."""
        if self.epochs and epoch == self.epochs:
            optimizer.state.clear()

    def set_gates(self, epoch: int) -> None:
        """Make the gates those of an epoch."""
        for layer, mode in zip(self._layers, self._modes, strict=True):
            layer.forward_mode = "soft" if epoch < self.epochs else mode

    @contextmanager
    def restored(self) -> Iterator[None]:
        """A context after which gates are what they were."""
        try:
            yield
        finally:
            for layer, mode in zip(self._layers, self._modes, strict=True):
                layer.forward_mode = mode
