"""One step of gradient descent: loss, gradient, clipping, Adam."""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn
from torch.nn.functional import cross_entropy
from torch.optim import Adam, AdamW, Optimizer

from gategrad.config import TrainConfig
from gategrad.train.faults import TrainingError, first_fault

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
        self.parameters = [p for p in model.parameters() if p.requires_grad]
        self.optimizer: Optimizer
        if config.weight_decay > 0:
            self.optimizer = AdamW(
                self.parameters, config.lr, weight_decay=config.weight_decay, fused=True
            )
        else:
            self.optimizer = Adam(self.parameters, config.lr, fused=True)

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
        for group in self.optimizer.param_groups:
            group["lr"] = learning_rate(self.config, index, self.total)
        self.optimizer.zero_grad(set_to_none=True)
        loss = cross_entropy(self._scores(x, index), y)
        loss.backward()  # type: ignore[no-untyped-call]
        gradients = [p.grad for p in self.parameters if p.grad is not None]
        # One transfer from the device for both numbers.
        value, norm = torch.stack([loss.detach(), _norm(gradients).to(loss.dtype)]).tolist()
        if not (math.isfinite(value) and math.isfinite(norm)):
            raise self._error(index + 1, first_fault(self.model, x))
        if self.config.clip_norm is not None and norm > self.config.clip_norm:
            torch._foreach_mul_(gradients, self.config.clip_norm / norm)
        self.optimizer.step()
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


def _norm(gradients: list[Tensor]) -> Tensor:
    norms = torch.stack([torch.linalg.vector_norm(gradient) for gradient in gradients])
    total: Tensor = torch.linalg.vector_norm(norms)
    return total
