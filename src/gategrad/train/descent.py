"""One step of gradient descent: loss, gradient, clipping, Adam.

On a CPU each step's loss is looked at before the weights are touched. On a GPU that would mean to
wait for it: loss and faults are kept there, and :meth:`Descent.settle` looks at many steps at once.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import NoReturn

import torch
from torch import Tensor, nn
from torch.optim import Optimizer

from gategrad.config import TrainConfig
from gategrad.data.batching.batches import Targets
from gategrad.nn import Temperature
from gategrad.nn.kernels.value_checks import later_checks
from gategrad.train.distributed import ALONE, Group, ProcessLost
from gategrad.train.faults import TrainingError, first_fault
from gategrad.train.gate_adam import GateAdam
from gategrad.train.gradient_sum import GradientSum
from gategrad.train.losses import LOSSES, BatchLoss, distillation, labeled

__all__ = ["Descent", "StepFault", "learning_rate"]


class StepFault(Exception):
    """A step on a GPU met NaN, infinity or an input out of range; the weights are as before it.

    Attributes:
        index: Number of the step, from 0.
    """

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.index = index


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
    """Trains a model batch by batch with a loss and Adam (AdamW with weight decay).

    Args:
        model: From ``(B, F)`` inputs to ``(B, K)`` class scores.
        config: Learning rate, schedule, weight decay and clipping.
        total: Steps in all.
        group: The processes that share each batch.
        ends: Steps after which training had ended, and went on: schedules are those of a training
            that ends at the next of them.
        restart: Step at which schedules begin anew; 0: never.

    Attributes:
        stopping: Whether any process has asked to stop after the steps that :meth:`settle` has
            waited for.
    """

    def __init__(
        self,
        model: nn.Module,
        config: TrainConfig,
        total: int,
        group: Group = ALONE,
        ends: Sequence[int] = (),
        restart: int = 0,
    ) -> None:
        self.model = model
        self.config = config
        self._ends = (*ends, total)
        self._restart = restart
        self.group = group
        self.stopping = False
        self._add_up = GradientSum(group)
        self.adam = GateAdam(
            model,
            config.lr,
            config.weight_decay,
            config.adam_epsilon,
            torch.bfloat16 if config.wire_moments == "bfloat16" else torch.float32,
            config.head_lr,
        )
        self._loss = LOSSES[config.loss].of
        if config.label_smoothing:
            self._loss = partial(labeled, smoothing=config.label_smoothing)
        self._temperatures = [m for m in model.modules() if isinstance(m, Temperature)]
        self.device = next(model.parameters()).device
        self._loss_sum = 0.0
        self._ledger: _Ledger | None = None
        self.start(0.0)

    @property
    def optimizer(self) -> Optimizer:
        """Torch's optimizer, which holds the state."""
        return self.adam.optimizer

    @property
    def waits(self) -> bool:
        """Whether each step ends before :meth:`step` returns: the device is a CPU."""
        return self.device.type == "cpu"

    def layers_changed(self) -> None:
        """Different parameters have gradients from now on."""
        self._add_up = GradientSum(self.group)

    def place(self, step: int) -> tuple[int, int]:
        """Where a step is on the schedules: which of its steps, from 0, and of how many."""
        end = next((end for end in self._ends if step < end), self._ends[-1])
        begin = self._restart if step >= self._restart else 0
        return step - begin, end - begin

    def learning_rate(self, step: int) -> float:
        """See :func:`learning_rate`."""
        return learning_rate(self.config, *self.place(step))

    def start(self, loss_sum: float) -> None:
        """Begin to add up losses from what there is already."""
        self._loss_sum = loss_sum
        self._ledger = None if self.waits else _Ledger(loss_sum, self.device)

    def step(
        self,
        x: Tensor,
        y: Tensor | Targets,
        index: int,
        sizes: tuple[int, int] | None = None,
        *,
        stop: bool = False,
    ) -> float | None:
        """Take one step.

        Args:
            x: ``(B, F)`` inputs.
            y: ``(B,)`` labels, alone or with what else is known of the samples.
            index: Number of the step, from 0.
            sizes: Samples of this process's part of a batch, and of the whole batch. Where the part
                has none, x is not empty, but counts nothing.
            stop: Ask all processes to stop after this step.

        Returns:
            The batch's mean loss before the step; None on a GPU, where it is not known yet.

        Raises:
            TrainingError: Loss or gradient are not finite. The weights have not been touched. On a
                GPU, :meth:`settle` says so.
            ProcessLost: Another process is gone. On a CPU, weights and random state are as before.
        """
        own, whole = sizes or (len(y), len(y))
        share = own / whole
        at, steps = self.place(index)
        for temperature in self._temperatures:
            temperature.at(at / max(1, steps - 1))
        if self._ledger is not None:
            self._queued_step(x, y, index, share, whole, stop, self._ledger)
            return None
        loss = self._checked_step(x, y, index, share, stop)
        self._loss_sum += loss * whole
        return loss

    def settle(self) -> float:
        """Wait for all steps taken so far.

        Returns:
            The sum of all samples' losses since :meth:`start`, each before its step.

        Raises:
            StepFault: See there. Later steps have changed nothing; :meth:`explain` says more.
        """
        if self._ledger is None:
            return self._loss_sum
        loss_sum, self.stopping = self._ledger.settle()
        return loss_sum

    def explain(
        self, x: Tensor, y: Tensor | Targets, index: int, sizes: tuple[int, int] | None = None
    ) -> NoReturn:
        """Raise what was wrong with a step, by computing it again, without taking it."""
        part, whole = sizes or (1, 1)
        self._checked_gradient(x, y, index, part / whole, False)
        # Noise is drawn anew, and need not lead there again.
        raise self.group.agreed(self._error(index + 1, None))

    def _checked_step(
        self, x: Tensor, y: Tensor | Targets, index: int, share: float, stop: bool
    ) -> float:
        """Take one step and return the batch's mean loss before it."""
        value, size = self._checked_gradient(x, y, index, share, stop)
        clip_norm = self.config.clip_norm
        scale = 1.0 if clip_norm is None else min(1.0, clip_norm / max(size, 1e-30))
        self.adam.step(self.learning_rate(index), scale)
        return value

    def _checked_gradient(
        self, x: Tensor, y: Tensor | Targets, index: int, share: float, stop: bool
    ) -> tuple[float, float]:
        """The batch's mean loss and its gradient's norm, both finite."""
        adam = self.adam
        adam.zero_grad()
        if self.group.size == 1:
            loss = self._gradient(x, y, index)
        else:
            loss = self._shared_gradient(x, y, index, share, stop)
        norm = adam.norm(exact=self.config.clip_norm is not None)
        # One transfer from the device for both numbers.
        value, size = torch.stack([loss, norm.to(loss)]).tolist()
        if not (math.isfinite(value) and math.isfinite(size)):
            adam.show_gradients()
            raise self.group.agreed(self._error(index + 1, self._first_fault(x)))
        return float(value), float(size)

    def _gradient(self, x: Tensor, y: Tensor | Targets, index: int, share: float = 1.0) -> Tensor:
        """The mean loss of x; leaves its gradient, times the share."""
        with self.adam.step_gates():
            found = self._checked_loss(x, y, index)
            grad = found.grad if share == 1.0 else found.grad * share
            found.at.backward(grad)  # type: ignore[no-untyped-call]
        return found.value

    def _shared_gradient(
        self, x: Tensor, y: Tensor | Targets, index: int, share: float, stop: bool
    ) -> Tensor:
        """The mean loss of the whole batch; leaves its gradient."""
        random, failure, loss = torch.get_rng_state(), None, torch.zeros(())
        try:
            loss = self._gradient(x, y, index, share) * share
        except Exception as error:  # the others wait for this process
            failure = error
        wish = torch.tensor(float(stop))
        try:
            loss, wish = self._add_up(self.adam.gradients(), [loss, wish], failure)
        except ProcessLost:
            torch.set_rng_state(random)
            raise
        self.stopping = bool(wish > 0)
        return loss

    def _first_fault(self, x: Tensor) -> tuple[str, str] | None:
        """See :func:`first_fault`. A process may have the fault in its part of the batch alone."""
        faults = self.group.gather(first_fault(self.model, x))
        found = [fault for fault in faults if fault is not None]
        # In others its gradient arrived.
        return min(found, key=lambda fault: fault[1] == "gradient", default=None)

    def _queued_step(
        self,
        x: Tensor,
        y: Tensor | Targets,
        index: int,
        share: float,
        samples: int,
        stop: bool,
        ledger: _Ledger,
    ) -> None:
        adam, clip_norm = self.adam, self.config.clip_norm
        adam.zero_grad()
        with later_checks() as faults:
            loss = self._gradient(x, y, index, share)
        if self.group.size > 1:
            wish, fault = torch.full_like(loss, stop), torch.zeros_like(loss)
            for other in faults:
                fault = fault + other
            numbers = [loss * share, fault, wish]
            loss, fault, wish = self._add_up(adam.gradients(), numbers, None)
            faults = [fault > 0]
            ledger.wish(wish)
        norm = adam.norm(exact=clip_norm is not None).to(loss)
        halt = ledger.note(loss, norm, faults, index, samples)
        scale = 1.0 if clip_norm is None else (clip_norm / norm.clamp(min=1e-30)).clamp(max=1.0)
        adam.step(self.learning_rate(index), scale, halt)

    def _checked_loss(self, x: Tensor, y: Tensor | Targets, index: int) -> BatchLoss:
        c = self.config
        try:
            if not isinstance(y, Targets):
                return self._loss(self.model, x, y)
            if y.scores is None:
                return self._loss(self.model, x, y.labels, y.sample_weight)
            w, temperature = c.teacher_weight, c.teacher_temperature
            return distillation(
                self.model, x, y, weight=w, temperature=temperature, smoothing=c.label_smoothing
            )
        except ValueError as error:
            # Layers refuse inputs that are NaN: the fault is that of the layer before.
            fault = first_fault(self.model, x)
            if fault is None:
                raise
            raise self._error(index + 1, fault) from error

    def check_weights(self, steps: int) -> None:
        """Raise :class:`TrainingError` where a step has made a weight NaN or infinite.

        Args:
            steps: Steps done, for the message.
        """
        fault = first_fault(self.model)
        if fault is not None:
            raise self.group.agreed(self._error(steps, fault))

    def _error(self, step: int, fault: tuple[str, str] | None) -> TrainingError:
        # Without a fault every number is finite, but the loss or the gradient's norm overflowed.
        name, what = fault or (list(dict(self.model.named_modules()))[-1], "sum of squares")
        return TrainingError(
            f"NaN or infinity in the {what} of layer {name!r} at step {step}: use a lower lr than "
            f"{self.config.lr:g}, or a lower clip_norm than {self.config.clip_norm}"
        )


class _Ledger:
    """Losses and the first fault of steps on a GPU, kept there."""

    def __init__(self, loss_sum: float, device: torch.device) -> None:
        self._loss_sum = torch.tensor(loss_sum, dtype=torch.float64, device=device)
        self._stop = torch.zeros((), device=device)
        self._step = torch.zeros((), dtype=torch.float64, device=device)
        self._wish = torch.zeros((), device=device)

    def wish(self, stop: Tensor) -> None:
        """Note that a process wants to stop where this number is not 0."""
        self._wish = torch.maximum(self._wish, stop.float())

    def note(
        self, loss: Tensor, norm: Tensor, faults: list[Tensor], index: int, samples: int
    ) -> Tensor:
        """Write a step down, and return whether to stop, as a number: from the first fault on."""
        self._loss_sum = self._loss_sum + loss * samples
        fine = (loss + norm).isfinite()
        for fault in faults:
            fine = fine & ~fault
        # A running fault stays; until there is one, the number of the step is the latest.
        self._step = torch.where(self._stop > 0, self._step, float(index))
        self._stop = torch.maximum(self._stop, (~fine).float())
        return self._stop

    def settle(self) -> tuple[float, bool]:
        loss_sum, stop, step, wish = torch.stack(
            [self._loss_sum, self._stop.double(), self._step, self._wish.double()]
        ).tolist()
        if stop:
            raise StepFault(int(step))
        return float(loss_sum), wish > 0
