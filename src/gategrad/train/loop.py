"""The training loop: epochs of steps, validation, the best epoch, early stopping."""

from __future__ import annotations

import copy
import math
from collections.abc import Callable
from itertools import islice
from time import perf_counter
from typing import Any, Final

import torch
from torch import nn

from gategrad.checkpoint import (
    Position,
    first_difference,
    identity_of,
    restore_training,
    training_state,
)
from gategrad.checkpoint.early_stopping import is_best, is_over
from gategrad.checkpoint.history import EpochRecord, History, TensorBoardLog
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.config import RunConfig, TrainConfig
from gategrad.data import Dataset
from gategrad.nn.gate_module import evaluates_bits, trains_relaxed
from gategrad.train.checkpoints import Checkpoints
from gategrad.train.descent import Descent, StepFault
from gategrad.train.distributed import ALONE, Group, ProcessLost
from gategrad.train.faults import TrainingError
from gategrad.train.freezing import Freezing
from gategrad.train.interrupts import Interrupts
from gategrad.train.progress import ProgressLine
from gategrad.train.redrawing import redraw_candidates
from gategrad.train.sample_weights import SampleWeights
from gategrad.train.soft_first import SoftFirst
from gategrad.train.teacher import Teacher
from gategrad.train.training_batches import training_batches
from gategrad.train.validation import Validation
from gategrad.train.vanishing import warn_of_silence, warn_of_vanishing_gradients

__all__ = ["Training", "TrainingInterrupted"]

# Steps that a GPU takes between two looks at what came out.
_QUEUED: Final = 32
# Weights of two processes further apart than rounding can explain.
_APART: Final = 1e-2


class TrainingInterrupted(KeyboardInterrupt):
    """Ctrl-C or SIGTERM stopped a training after a step. The message says how to go on.

    Attributes:
        where: What stopped it, and after which step: the message without the remedy.
    """

    where: str = ""


class Training:
    """The state of one training and what happens to it.

    Args:
        model: What is trained.
        dataset: Training and validation samples.
        config: How to train.
        seed: Decides the order of the samples.
        run: The whole run's configuration, if there is one.
        folder: Where checkpoint and history go, held by this process; None for nowhere.
        threads: Threads of the compiled engine, which measures the discrete accuracy.
        group: The processes that train together. Each has all samples and computes its part of each
            batch; only the first one uses the folder.
        teacher: Whose scores are part of what is trained to.
        sample_weights: How much each sample counts; all the same by default.

    Attributes:
        position: Where the training stands.
        best: State dict of the best epoch so far; None before the first.
        log: TensorBoard events, if wanted.
        on_epoch: Is given each epoch's record, if wanted.
        gate_statistics: Whether each epoch's record gets the gates of each layer.
    """

    def __init__(
        self,
        model: nn.Module,
        dataset: Dataset,
        config: TrainConfig,
        seed: int,
        run: RunConfig | None,
        folder: RunFolder | None,
        threads: int,
        group: Group = ALONE,
        teacher: Teacher | None = None,
        sample_weights: SampleWeights | None = None,
    ) -> None:
        self.model, self.config, self._seed = model, config, seed
        self.out, self.group = folder, group
        self.identity: dict[str, Any] = {}
        if folder is not None or group.size > 1:
            arrays = {"teacher": teacher, "sample_weight": sample_weights}
            digests = {name: a.digest for name, a in arrays.items() if a and a.digest is not None}
            self.identity = identity_of(model, dataset, config, seed, run, digests)
        self.batches = training_batches(
            model, dataset, config, seed, group, teacher, sample_weights
        )
        steps = config.epochs * len(self.batches)
        self.total = steps if config.steps is None else min(steps, config.steps)
        self.soft_first = SoftFirst(model, config, math.ceil(self.total / len(self.batches)))
        self.freezing = Freezing(model, config, math.ceil(self.total / len(self.batches)))
        parts = sorted({self.soft_first.epochs, *config.extended_after} - {0})
        ends = [min(epochs * len(self.batches), self.total) for epochs in parts]
        restart = self.soft_first.epochs * len(self.batches)
        self.descent = Descent(model, config, self.total, group, ends, restart)
        weight = None if sample_weights is None else sample_weights.valid
        self.validation = Validation(model, dataset.valid, threads, group, weight)
        self.checkpoints = None
        if folder is not None and group.rank == 0:
            optimizer = self.descent.optimizer
            self.checkpoints = Checkpoints(folder, self.identity, model, optimizer, dataset, run)
        self.position = Position()
        self.best: dict[str, Any] | None = None
        self.log: TensorBoardLog | None = None
        self.on_epoch: Callable[[EpochRecord], None] | None = None
        self.gate_statistics = False
        self._silent = False  # whether it has been said that no gradient arrives
        self._mark = perf_counter()

    def start(self, resume: bool) -> None:
        """Begin, or go on from the checkpoint."""
        if self.group.size > 1:
            self._check_identity()
        with self.group.together():
            if self.checkpoints is not None:
                self._open(self.checkpoints, resume)
        if self.group.size > 1:
            self._share_state()

    def _open(self, checkpoints: Checkpoints, resume: bool) -> None:
        if resume and checkpoints.folder.resumable:
            self.position, self.best = checkpoints.restore()
            checkpoints.write_config()  # which may have more epochs now
            self._check_position(checkpoints.folder)
            if any(record.layers for record in self.position.records):
                self.gate_statistics = True
        else:
            checkpoints.begin()
            # From here on the folder is this training's, and its first weights are safe.
            self._save()
        # A killed process may have written its checkpoint, but not yet these.
        checkpoints.save_best(self.best)
        checkpoints.save_history(self.position.records)

    def _check_identity(self) -> None:
        """All processes must train the same."""
        different = first_difference(self.group.from_first(self.identity), self.identity)
        with self.group.together():
            if different is not None:
                name, first, here = different
                raise ValueError(
                    f"process 0 trains with {name} = {first!r}, but here {name} is {here!r}: "
                    "start all processes with the same options and the same data"
                )

    def _share_state(self) -> None:
        """Put all processes where the first one stands."""
        state = (self.identity, self.position, self.model, self.best, self.descent.optimizer)
        tensors, content = training_state(*state) if self.group.rank == 0 else ({}, {})
        tensors, content = self.group.state_from_first(tensors, content)
        self.gate_statistics = self.group.from_first(self.gate_statistics)
        with self.group.together():
            if self.group.rank:
                self.position, self.best = restore_training(
                    tensors, content["position"], self.model, self.descent.optimizer
                )

    def run(self, interrupts: Interrupts, *, progress: bool) -> None:
        """Train until the last step, or until patience is over."""
        position, relaxed = self.position, trains_relaxed(self.model)
        with (
            self.soft_first.restored(),
            self.freezing.restored(),
            ProgressLine(
                self.config.epochs, self.total, position.step, relaxed=relaxed, enabled=progress
            ) as line,
        ):
            while not self._finished():
                self._train_epoch(interrupts, line)
                line.epoch(self._finish_epoch())
                if self.group.any(interrupts.requested is not None):
                    raise self._interrupted(interrupts)
        if self.checkpoints is not None:
            self.checkpoints.finish()

    def _finished(self) -> bool:
        position = self.position
        if position.batch:  # a checkpoint may stand before its epoch's validation
            return False
        over = is_over(position.records, self.config.patience, self.config.tol)
        return over or position.step >= self.total

    def history(self) -> History:
        """What happened."""
        position = self.position
        seconds = sum(record.seconds for record in position.records)
        return History(tuple(position.records), position.best_epoch, position.step, seconds)

    def take_best(self) -> None:
        """Give the model the best epoch's weights."""
        if self.best is not None:
            self.model.load_state_dict(self.best)

    def _train_epoch(self, interrupts: Interrupts, line: ProgressLine) -> None:
        position = self.position
        self._mark = perf_counter()
        self.soft_first.set_gates(position.epoch)
        if self.freezing.set_layers(position.epoch, position.records):
            self.descent.layers_changed()
        if not position.batch:
            self.soft_first.begin(position.epoch, self.descent.optimizer)
        self.model.train()
        self.batches.by_sample = self.descent.waits and evaluates_bits(self.model)
        if not position.batch and self._redraws(position.epoch):
            redraw_candidates(self.model, self.descent.optimizer, self._seed, position.epoch)
        self.descent.start(position.loss_sum)
        batches = self.batches.epoch(position.epoch, position.batch)
        alone = self.group.size == 1
        for x, y in islice(batches, self.total - position.step):
            sizes = self.batches.sizes(position.batch)
            try:
                wish = interrupts.requested is not None
                self.descent.step(x, y, position.step, sizes, stop=wish)
            except ProcessLost:
                # Those left stand where the last step ended: nothing but the next one is lost.
                # Before an epoch's first step the last checkpoint stands, with candidates not yet
                # drawn anew.
                if self.descent.waits and position.batch:
                    self._save()
                raise
            position.step += 1
            position.batch += 1
            position.samples += sizes[1]
            if position.step == 1 and self.group.rank == 0:
                warn_of_vanishing_gradients(self.model, self.descent.adam, self.config)
            stopping = alone and interrupts.requested is not None
            if self.descent.waits or stopping or position.step % _QUEUED == 0:
                self._settle()
                # Others stop only where all do.
                stopping = stopping or self.descent.stopping
                rate = position.samples / position.seconds
                loss = position.loss_sum / position.samples
                line.step(position.epoch + 1, position.step, loss, rate)
            if stopping:
                with self.group.together():
                    self._save()
                raise self._interrupted(interrupts)
        self._settle()

    def _redraws(self, epoch: int) -> bool:
        """Whether candidates are drawn anew before an epoch, numbered from 0."""
        if self.config.redraw == 0 or epoch == 0:
            return False
        # Of a training that goes on, each part has a share of its own, as with other schedules.
        end = next(end for end in (*self.config.extended_after, self.config.epochs) if epoch < end)
        whole = min(end, self.total / len(self.batches))
        return epoch <= self.config.redraw * whole

    def _finish_epoch(self) -> EpochRecord:
        position = self.position
        rate = position.samples / max(position.seconds, 1e-9)
        self.descent.check_weights(position.step)
        loss = position.loss_sum / position.samples
        if not self._silent and self.group.rank == 0:
            self._silent = warn_of_silence(self.model, self.descent.adam, self.config, loss)
        self._share_weights()
        relaxed, discrete = self.validation.accuracies()
        # Kept with the checkpoint, so that a resumed training has those of all epochs.
        layers = self.validation.layers() if self.gate_statistics else None
        self._tick()
        record = EpochRecord(
            epoch=position.epoch + 1,
            step=position.step,
            loss=loss,
            lr=self.descent.learning_rate(position.step - 1),
            valid_relaxed_accuracy=relaxed,
            valid_discrete_accuracy=discrete,
            seconds=position.seconds,
            samples_per_s=rate,
            layers=layers,
            forward=self.soft_first.forward_of(position.epoch),
            frozen=self.freezing.count(position.epoch, position.records) or None,
            entropies=self._entropies(),
        )
        self._record(record)
        return record

    def _entropies(self) -> tuple[float, ...] | None:
        """Those of process 0, so that all freeze the same layers."""
        found = self.freezing.entropies()
        if found is None or self.group.size == 1:
            return found
        shared = torch.tensor(found, dtype=torch.float64)
        self.group.copy_from_first([shared])
        return tuple(shared.tolist())

    def _share_weights(self) -> None:
        """Keep all processes' weights the same: machines may differ in the last bits.

        What training collects beside them, such as averages of a batch norm, is process 0's.
        """
        if self.group.size == 1:
            return
        apart = self.group.copy_from_first(list(self.model.parameters()))
        self.group.copy_from_first(list(self.model.buffers()))
        with self.group.together():
            if apart > _APART:
                raise TrainingError(
                    f"weights are {apart:.2g} apart from those of process 0: is there a layer that "
                    "draws random numbers for each sample, such as nn.Dropout? Leave it out, or "
                    "use a batch size that the number of processes divides"
                )

    def _record(self, record: EpochRecord) -> None:
        old = self.position
        best = old.records[old.best_epoch - 1] if old.best_epoch else None
        better = is_best(record, best)
        if better:
            self.best = copy.deepcopy(self.model.state_dict())
        self.position = Position(
            epoch=record.epoch,
            step=record.step,
            best_epoch=record.epoch if better else old.best_epoch,
            records=[*old.records, record],
        )
        with self.group.together():
            self._save()
            if self.checkpoints is not None:
                if better:
                    self.checkpoints.save_best(self.best)
                self.checkpoints.save_history(self.position.records)
            if self.log is not None:
                self.log.write(record)
            if self.on_epoch is not None:
                self.on_epoch(record)

    def _settle(self) -> None:
        position = self.position
        try:
            position.loss_sum = self.descent.settle()
        except StepFault as fault:
            batch = position.batch - (position.step - fault.index)
            x, y = next(self.batches.epoch(position.epoch, batch))
            self.descent.explain(x, y, fault.index, self.batches.sizes(batch))
        self._tick()

    def _tick(self) -> None:
        now = perf_counter()
        self.position.seconds += now - self._mark
        self._mark = now

    def _save(self) -> None:
        if self.checkpoints is not None:
            self.descent.check_weights(self.position.step)
            self.checkpoints.save(self.position, self.best)

    def _check_position(self, folder: RunFolder) -> None:
        position = self.position
        if (
            position.epoch > self.config.epochs
            or position.batch > len(self.batches)
            or position.step > self.total
            or bool(position.batch) != bool(position.samples)
        ):
            raise ValueError(
                f"cannot resume from {folder.training}: it stands at epoch {position.epoch}, "
                f"batch {position.batch}, step {position.step}, which this training does not have"
            )

    def _interrupted(self, interrupts: Interrupts) -> TrainingInterrupted:
        name, position = "another process", self.position
        if interrupts.requested is not None:
            name = interrupts.take().name
        remedy = (
            "nothing was saved, since there is no folder; give out to be able to resume"
            if self.out is None
            else f"go on with resume=True and out={str(self.out.path)!r}"
        )
        where = f"training stopped by {name} after step {position.step} of {self.total}"
        error = TrainingInterrupted(f"{where}: {remedy}")
        error.where = where
        return self.group.agreed(error)
