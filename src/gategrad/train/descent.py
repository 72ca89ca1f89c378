"""One step of gradient descent: loss, gradient, clipping, Adam."""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn
from torch.nn.functional import cross_entropy
from torch.optim import Optimizer

from gategrad.config import TrainConfig
from gategrad.torch_threads import torch_threads
from gategrad.train.faults import TrainingError, first_fault
from gategrad.train.gate_adam import GateAdam

__all__ = ["Descent", "learning_rate"]


def learning_rate(config: TrainConfig, step: int, total: int) -> float:
    """The learning rate of a step.

    Args:
        config: Its ``lr`` and ``schedule``.
        step: Number of the step, from 0.
        total: Steps in all. ``cosine`` falls from ``lr`` at step 0 to zero at step ``total``, the
            one after the last, so that no step is idle.
    """
    if config.schedule == "constant":
        return config.lr
    return config.lr * 0.5 * (1.0 + math.cos(math.pi * step / total))


class Descent:
    """Trains a model batch by batch with cross-entropy and Adam (AdamW with weight decay).

    Args:
        model: From ``(B, F)`` inputs to ``(B, K)`` class scores.
        config: Learning rate, schedule, weight decay and clipping.
        total: Steps in all.
    """

    def __init__(self, model: nn.Module, config: TrainConfig, total: int) -> None:
        self.model = model
        self.config = config
        self.total = total
        self.adam = GateAdam(model, config.lr, config.weight_decay)

    @property
    def optimizer(self) -> Optimizer:
        """Torch's optimizer, which holds the state."""
        return self.adam.optimizer

    def step(self, x: Tensor, y: Tensor, index: int) -> float:
        """Take one step.

        Args:
            x: ``(B, F)`` inputs.
            y: ``(B,)`` labels.
            index: Number of the step, from 0.

        Returns:
            The batch's mean loss before the step.

        Raises:
            TrainingError: Loss or gradient are not finite. The weights have not been touched.
        """
        adam, clip_norm = self.adam, self.config.clip_norm
        adam.zero_grad()
        with adam.step_gates():
            scores = self._scores(x, index)
            loss, grad = _cross_entropy(scores.detach(), y)
            scores.backward(grad)  # type: ignore[no-untyped-call]
        norm = adam.norm(exact=clip_norm is not None)
        # One transfer from the device for both numbers.
        value, size = torch.stack([loss, norm.to(loss)]).tolist()
        if not (math.isfinite(value) and math.isfinite(size)):
            adam.show_gradients()
            raise self._error(index + 1, first_fault(self.model, x))
        scale = 1.0 if clip_norm is None else min(1.0, clip_norm / max(size, 1e-30))
        adam.step(learning_rate(self.config, index, self.total), scale)
        return float(value)

    def _scores(self, x: Tensor, index: int) -> Tensor:
        try:
            scores: Tensor = self.model(x)
        except ValueError as error:
            # Layers refuse inputs that are NaN: the fault is that of the layer before.
            fault = first_fault(self.model, x)
            if fault is None:
                raise
            raise self._error(index + 1, fault) from error
        return scores

    def check_weights(self, steps: int) -> None:
        """Raise :class:`TrainingError` where a step has made a weight NaN or infinite.

        Args:
            steps: Steps done, for the message.
        """
        fault = first_fault(self.model)
        if fault is not None:
            raise self._error(steps, fault)

    def _error(self, step: int, fault: tuple[str, str] | None) -> TrainingError:
        # Without a fault every number is finite, but the loss or the gradient's norm overflowed.
        name, what = fault or (list(dict(self.model.named_modules()))[-1], "sum of squares")
        return TrainingError(
            f"NaN or infinity in the {what} of layer {name!r} at step {step}: use a lower lr than "
            f"{self.config.lr:g}, or a lower clip_norm than {self.config.clip_norm}"
        )


def _cross_entropy(scores: Tensor, y: Tensor) -> tuple[Tensor, Tensor]:
    """The mean loss of ``(B, K)`` scores and its gradient."""
    scores.requires_grad_()
    with torch_threads(1):
        loss = cross_entropy(scores, y)
        (grad,) = torch.autograd.grad(loss, scores)
    return loss.detach(), grad
