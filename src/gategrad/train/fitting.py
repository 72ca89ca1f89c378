"""``fit``: how a model is trained."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import fields, replace
from inspect import signature
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import ArrayLike
from torch import nn

import gategrad._native as _native
from gategrad.checkpoint.generations import newest_identity
from gategrad.checkpoint.history import EpochRecord, History, TensorBoardLog
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.checkpoint.same_training import extended
from gategrad.config import RunConfig, TrainConfig
from gategrad.config.near_names import did_you_mean, must_be_one_of
from gategrad.data import Dataset
from gategrad.evaluate import preserved_mode
from gategrad.nn import LearnedWires, LogicLayer, Temperature
from gategrad.nn.logic_conv import LogicConv
from gategrad.system.kinds import check_kind, next_step
from gategrad.system.torch_threads import torch_threads
from gategrad.train.distributed import joined
from gategrad.train.interrupts import Interrupts
from gategrad.train.loop import Training
from gategrad.train.losses import LOSSES
from gategrad.train.sample_weights import configured_weights
from gategrad.train.starting_weights import begin_with
from gategrad.train.teacher import Teacher, check_teaching
from gategrad.train.threads import resolve_threads

__all__ = ["fit"]


def fit(
    model: nn.Module,
    dataset: Dataset,
    *,
    config: TrainConfig | RunConfig | None = None,
    seed: int | None = None,
    out: str | os.PathLike[str] | None = None,
    resume: bool = False,
    progress: bool = True,
    tensorboard: bool = False,
    gate_statistics: bool = False,
    threads: int | None = None,
    teacher: Teacher | ArrayLike | str | os.PathLike[str] | None = None,
    sample_weight: ArrayLike | None = None,
    on_epoch: Callable[[EpochRecord], None] | None = None,
    **overrides: Any,
) -> History:
    """Train a model with Adam, on cross-entropy unless ``loss`` says otherwise.

    However training ends, the model then holds the weights of the best epoch so far: the first
    with the best discrete accuracy on the validation samples, or the last epoch where there are
    none. Its ``train()`` or ``eval()`` mode is put back. Before the end of the first epoch there is
    no best one, and an error or Ctrl-C leaves the weights as they are. With ``patience=n`` training
    ends early, n epochs after the last better accuracy.

    The first Ctrl-C (or SIGTERM) stops after the current step, with ``out`` given also after
    writing the checkpoint with the exact position. The second one kills at once. A first one that
    comes when nothing is left to stop takes its usual effect at the end.

    Under ``torchrun``, or in a group of torch.distributed, all processes call this with the same
    arguments (and a model on a device of their own) and train together: ``batch_size`` is that of
    all, and the result that of one process, to rounding. Process 0 alone writes; see
    ``docs/distributed.md``.

    Args:
        model: From ``(B, n_features)`` inputs to ``(B, n_classes)`` class scores.
        dataset: Training and validation samples.
        config: How to train. With a whole run's configuration, its seed is used too, and the saved
            model can be rebuilt from the folder alone.
        seed: Decides the order of the samples; 0 by default.
        out: Folder for the history and one checkpoint, replaced after each epoch. One process at a
            time can use it.
        resume: Go on where the training in ``out`` stopped, if there is one: the result has the
            same bits as if it had never stopped (with as many threads). With more epochs than it
            had, it goes on to these: with constant learning rate and tau, without ``soft_first``,
            ``freeze_after`` and ``freeze_wires``, also as if it had been meant to from its start;
            with a schedule, which had come to its end, on what remains of the schedule of so many
            epochs, and the configuration says so in ``extended_after``.
        progress: Show a line of progress on standard error.
        tensorboard: Write TensorBoard events to ``out``.
        gate_statistics: Add the gates of each logic layer to each epoch's record, with entropy and
            discretization gap; see :mod:`gategrad.train.gate_statistics`. A resumed training
            goes on with it. The model must be a :class:`torch.nn.Sequential`.
        threads: CPU threads, from 1 to 1024, of torch and of the compiled engine, which measures
            the discrete accuracy. By default torch uses as many as it does now and the engine
            :func:`gategrad.targets.default_threads`.
        teacher: Class scores to train to beside the labels, a row for each training sample: a file,
            or an array, such as :func:`gategrad.teacher_scores` gives of any torch model.
            ``teacher_weight`` and ``teacher_temperature`` say how.
        sample_weight: ``(n,)`` how much each training sample counts, those set aside for validation
            included, in the order of the data set's source; not negative. A batch's loss is the
            mean of its samples' losses times their weights, which are first divided by their mean
            over the training split; accuracies on validation samples are shares of their weight.
            Multiplied with ``class_weight``, where the configuration has one.
        on_epoch: Is given each epoch's record once the checkpoint is written; under ``torchrun`` in
            process 0 alone.
        **overrides: Fields of :class:`~gategrad.config.TrainConfig`, such as ``epochs=100``,
            ``patience=10``, or ``start``, a run whose weights and wiring the model begins with.

    Returns:
        One record per epoch, and the best epoch.

    Raises:
        ValueError: Settings, model and data that do not fit together, before training starts; a
            folder that holds a run already; resuming with anything changed.
        TrainingError: Loss, gradient or weights became NaN or infinite; names the layer, the step
            and a remedy. The last checkpoint stays.
        TrainingInterrupted: The first Ctrl-C or SIGTERM.
        RuntimeError: Another process uses ``out``.
        ProcessLost: Under ``torchrun``: another process of the training ended or did not answer.
    """
    check_kind("model", model, nn.Module)
    check_kind("dataset", dataset, Dataset)
    if config is not None:
        check_kind("config", config, TrainConfig, RunConfig)
    if isinstance(teacher, str | os.PathLike):
        overrides, teacher = {**overrides, "teacher": os.fspath(teacher)}, None
    if isinstance(overrides.get("start"), os.PathLike):
        overrides = {**overrides, "start": os.fspath(overrides["start"])}
    run, train, seed = _settings(config, seed, overrides)
    taught = _teacher(teacher, train)
    check_teaching(train, taught=taught is not None)
    if on_epoch is not None and not callable(on_epoch):
        raise TypeError(f"on_epoch must be a function of an epoch's record, got {on_epoch!r}")
    weights = configured_weights(train, dataset, sample_weight)
    counts = resolve_threads(threads)
    if out is None and (resume or tensorboard):
        raise ValueError("resume and tensorboard need a folder: give out")
    _check_model(model, dataset, train)
    starts_with = model[0] if isinstance(model, nn.Sequential) and len(model) else model
    if gate_statistics and not isinstance(starts_with, (LogicLayer, LogicConv)):
        raise ValueError(
            "gate_statistics needs a torch.nn.Sequential that starts with logic layers, got a "
            f"{type(model).__name__} that starts with a {type(starts_with).__name__}: leave it out"
        )
    folder = None if out is None else RunFolder(Path(out))
    device = next(model.parameters()).device
    with joined(device) as group, ExitStack() as stack:
        # Outermost: a signal sent again at the end finds everything put back.
        interrupts = stack.enter_context(Interrupts(alone=group.size == 1))
        stack.callback(_native.drop_kept_blocks)  # the memory that each step used again
        stack.enter_context(torch_threads(counts.torch))
        with group.together():
            if folder is not None and group.rank == 0:
                stack.enter_context(folder.locked())
        stack.enter_context(preserved_mode(model))
        with group.together():
            resumed = resume and folder is not None and folder.resumable
            after = train.extended_after
            if folder is not None and resumed and group.rank == 0:
                after = _going_on(train, folder, model).extended_after
        after = group.from_first(after)
        with group.together():
            train = replace(train, extended_after=after)
            run = run and replace(run, train=train)
            if train.start is not None and not resumed:
                begin_with(model, train.start, dataset.class_names, run, dataset.columns)
            training = Training(
                model, dataset, train, seed, run, folder, counts.engine, group, taught, weights
            )
        training.gate_statistics = gate_statistics
        training.on_epoch = on_epoch if group.rank == 0 else None
        training.start(resume)
        stack.callback(training.take_best)
        with group.together():
            if tensorboard and folder is not None and group.rank == 0:
                log = TensorBoardLog(folder.tensorboard, training.position.records)
                training.log = stack.enter_context(closing(log))
        training.run(interrupts, progress=progress and group.rank == 0)
    return training.history()


def _going_on(train: TrainConfig, folder: RunFolder, model: nn.Module) -> TrainConfig:
    """How the training in a folder goes on; see :func:`extended`."""
    identity = newest_identity(folder)
    assert identity is not None  # whoever calls has looked
    stored = identity["train"]
    moving = (
        train.soft_first > 0
        or train.freeze_after < 1
        or any(
            (isinstance(module, Temperature) and module.end is not None)
            or (isinstance(module, LearnedWires) and (train.redraw > 0 or train.freeze_wires < 1))
            for module in model.modules()
        )
    )
    return extended(train, stored, moving=moving)


def _settings(
    config: TrainConfig | RunConfig | None, seed: int | None, overrides: dict[str, Any]
) -> tuple[RunConfig | None, TrainConfig, int]:
    known = [f.name for f in fields(TrainConfig)]
    unknown = sorted(set(overrides) - set(known))
    if unknown:
        raise TypeError(
            f"fit() has no option {unknown[0]!r}; options of training are {', '.join(known)}"
            f"{did_you_mean(unknown[0], [*signature(fit).parameters, *known])}"
        )
    if not isinstance(config, RunConfig):
        return None, replace(config or TrainConfig(), **overrides), seed or 0
    if seed is not None and seed != config.seed:
        raise ValueError(f"seed is {seed}, but the run's seed is {config.seed}: leave seed out")
    run = replace(config, train=replace(config.train, **overrides))
    return run, run.train, run.seed


def _teacher(given: Teacher | ArrayLike | None, train: TrainConfig) -> Teacher | None:
    if given is None:
        return None if train.teacher is None else Teacher.load(train.teacher)
    if isinstance(given, Teacher):
        return given
    if train.teacher is not None:
        raise ValueError(f"there are two teachers: scores, and the file {train.teacher}")
    if step := next_step(given, Teacher):
        raise TypeError(f"teacher must be class scores, got a {type(given).__name__}{step}")
    return Teacher(np.asarray(given))


def _check_model(model: nn.Module, dataset: Dataset, train: TrainConfig) -> None:
    if train.loss not in LOSSES:
        raise ValueError(must_be_one_of("loss", train.loss, LOSSES))
    LOSSES[train.loss].check(model)
    if train.patience is not None and not len(dataset.valid):
        raise ValueError(
            f"patience={train.patience} waits for a better accuracy on validation samples, of "
            f"which {dataset.name} has none: leave patience out, or set some aside (valid_fraction)"
        )
    trainable = [p for p in model.parameters() if p.requires_grad]
    if not trainable:
        raise ValueError("the model has no trainable parameters")
    sample = torch.zeros(1, dataset.n_features, device=trainable[0].device)
    try:
        with preserved_mode(model), torch.no_grad():
            scores = model.eval()(sample)
    except (ValueError, RuntimeError) as error:
        raise ValueError(
            f"the model cannot read {dataset.name}, whose samples are {dataset.n_features} bits "
            f"wide: {error}"
        ) from error
    if scores.shape != (1, dataset.n_classes):
        raise ValueError(
            f"{dataset.name} has {dataset.n_classes} classes, but the model's scores have shape "
            f"{tuple(scores.shape)} for one sample: build it with n_classes={dataset.n_classes}"
        )
