"""A whole run: data, model, training, evaluation, circuit and result in one folder."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import torch

from gategrad.checkpoint import load_model
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.circuit import Circuit
from gategrad.circuit.encoders.table_columns import columns_to_json
from gategrad.config import RunConfig
from gategrad.data import load
from gategrad.data.encoding.table_rows import TrainedTable
from gategrad.data.raw_arrays import RawArrays
from gategrad.evaluate import Accuracies, evaluate
from gategrad.extract import to_circuit
from gategrad.nn import MLP, build
from gategrad.runs.machine import describe_device, describe_machine, source_commit
from gategrad.runs.more_epochs import (
    check_finished,
    drop_kept,
    finished_run_kept,
    goes_on,
    going_on,
    said_of,
)
from gategrad.system.atomic import write_bytes
from gategrad.system.progress_lines import ProgressLines
from gategrad.system.torch_threads import torch_threads
from gategrad.train import History, fit, notes_on
from gategrad.train.devices import resolve_device
from gategrad.train.distributed import TIMEOUT, Group, joined
from gategrad.train.teacher import Teacher, check_teaching
from gategrad.train.threads import resolve_threads

__all__ = ["train_run"]

_LATER: Final = ("balanced_test_accuracy", "largest_class_share", "classes")


def train_run(
    config: RunConfig,
    out: str | os.PathLike[str],
    *,
    data_dir: str | os.PathLike[str] | None = None,
    arrays: RawArrays | None = None,
    resume: bool = False,
    threads: int | None = None,
    device: str = "auto",
    progress: bool = True,
    tensorboard: bool = False,
    gate_statistics: bool = False,
    timeout: float = TIMEOUT,
) -> dict[str, Any]:
    """Train what a configuration describes and measure it.

    Under ``torchrun`` all processes train together, see ``docs/distributed.md``; the first one
    alone measures and writes at the end, and all return its result.

    The folder then holds ``result.json``, ``circuit.npz`` (not of an ``mlp``, which is none),
    ``history.jsonl`` and ``checkpoint/``.

    Args:
        config: The run.
        out: The run's folder.
        data_dir: Folder to look for data files in first.
        arrays: The data, where they have been read already; taken over, rows in another order. See
            :func:`gategrad.runs.recipes.recipe_and_arrays`.
        resume: Go on where the run in ``out`` stopped, if there is one. A finished run is not
            repeated: its stored result is returned. With more epochs than it had, a finished run
            goes on to these, see :func:`gategrad.fit`; until it has a new result, what it was
            stays whole in the folder ``before-more-epochs``.
        threads: CPU threads, from 1 to 1024, of torch and of the compiled engine. By default torch
            uses as many as it does now and the engine :func:`gategrad.targets.default_threads`.
            ``result.json`` names torch's, on which the weights' last bits depend.
        device: ``cpu``, ``cuda``, ``cuda:N``, or ``auto``: a GPU where there is one. Wiring,
            initial weights and the order of samples do not depend on it; the weights' last bits do.
        progress: Show a line of progress on standard error.
        tensorboard: Write TensorBoard events to the folder.
        gate_statistics: Add the gates of each layer to the history; see :func:`gategrad.fit`.
        timeout: Under ``torchrun``: seconds that processes wait for one another. One that has ended
            is noticed at once; this is for those that hang, or are out of reach.

    Returns:
        What ``result.json`` holds. Accuracies are fractions from 0 to 1; ``notes`` are lines about
        what is off, see :func:`gategrad.train.notes_on`.

    Raises:
        ValueError: Settings that do not fit together, arrays of other data, a folder that holds a
            run already, or resuming with another configuration.
        TrainingError: Training met NaN or infinity.
        TrainingInterrupted: Ctrl-C or SIGTERM; resume to go on.
        RuntimeError: Another process uses the folder.
        ProcessLost: Under ``torchrun``: another process of the training ended or did not answer.
    """
    counts, place = resolve_threads(threads), resolve_device(device)
    folder = RunFolder(Path(out))
    check_teaching(config.train, taught=config.train.teacher is not None)
    with joined(place, timeout) as group:
        with group.together():
            file = config.train.teacher
            # A finished run needs no teacher any more.
            gone = (
                resume and folder.result.exists() and file is not None and not Path(file).exists()
            )
            teacher = None if file is None or gone else Teacher.load(file)
        taught = {} if teacher is None else {"teacher": teacher.digest}
        config = _first(group, lambda: going_on(config, folder) if resume else config)
        stored = _first(group, lambda: _before(folder, config, resume, taught))
        more = stored is not None and goes_on(config, stored)
        if stored is not None and not more:
            return dict(stored)
        with group.together():
            dataset = load(
                config.data,
                seed=config.seed,
                data_dir=data_dir,
                arrays=arrays,
                trained=_trained_table(folder) if resume else None,
            )
            model = build(
                config.model,
                dataset.n_features,
                dataset.n_classes,
                seed=config.seed,
                input_shape=dataset.input_shape,
            ).to(place)
        if more and progress and group.rank == 0:
            ProgressLines().write(f"gategrad: {said_of(config, folder)}")
        with (
            _seeded(config.seed, place),
            finished_run_kept(folder) if more and group.rank == 0 else nullcontext(),
        ):
            history = fit(
                model,
                dataset,
                config=config,
                out=out,
                resume=resume,
                progress=progress,
                tensorboard=tensorboard,
                gate_statistics=gate_statistics,
                threads=threads,
                teacher=teacher,
            )

        def finish() -> dict[str, Any]:
            with torch_threads(counts.torch):
                circuit = None
                if not isinstance(model, MLP):
                    circuit = to_circuit(model, dataset.encoder, dataset.class_names)
                accuracies = evaluate(model, dataset, threads=counts.engine, circuit=circuit)
            notes = notes_on(
                model, dataset, accuracies, circuit=circuit, history=history, config=config.train
            )
            with folder.locked():
                if circuit is not None:
                    circuit.save(folder.circuit)
                facts = {**_size(model, circuit, folder), **taught}
                result = _result(
                    config, history, accuracies, facts, counts.torch, place, group.size, notes
                )
                if dataset.columns:
                    text = columns_to_json(dataset.columns).encode()
                    write_bytes(folder.columns, text)
                # Last: where there is a result, the run is complete.
                write_bytes(folder.result, result.encode())
                drop_kept(folder)
            return dict(json.loads(result))

        return dict(_first(group, finish))


@contextmanager
def _seeded(seed: int, device: torch.device) -> Iterator[None]:
    """Let torch's own generators, which noise and dropout draw from, begin with the run's seed.

    The caller finds them as they were.
    """
    with torch.random.fork_rng(devices=[device] if device.type == "cuda" else []):
        torch.manual_seed(seed)
        yield


def _first(group: Group, action: Callable[[], Any]) -> Any:
    """What an action returns that only the first of several processes takes."""
    found = None
    with group.together():
        if group.rank == 0:
            found = action()
    return group.from_first(found)


def _before(
    folder: RunFolder, config: RunConfig, resume: bool, taught: dict[str, str]
) -> dict[str, Any] | None:
    """The result of a finished run."""
    if resume and folder.result.exists():
        return _stored_result(folder, config, taught)
    if not resume:
        # Before anything is loaded; ``fit`` asks again, holding the folder's lock.
        folder.check_unused()
    return None


def _trained_table(folder: RunFolder) -> TrainedTable | None:
    """How a run that goes on has read its table so far."""
    if not folder.model.is_file():
        return None
    facts = load_model(folder.path).data
    return TrainedTable.of(facts.encoder, facts.class_names)


def _size(
    model: torch.nn.Module, circuit: Circuit | None, folder: RunFolder
) -> dict[str, int | None]:
    """What inference costs: gates or multiply-adds of a sample, and bytes of the model's file."""
    if isinstance(model, MLP):
        return {"gates": None, "multiply_adds": model.multiply_adds, "model_bytes": model.n_bytes}
    if circuit is None:
        return {"gates": None, "model_bytes": None}
    return {"gates": circuit.n_gates, "model_bytes": folder.circuit.stat().st_size}


def _result(
    config: RunConfig,
    history: History,
    accuracies: Accuracies,
    facts: dict[str, Any],
    threads: int,
    device: torch.device,
    processes: int,
    notes: Sequence[str],
) -> str:
    measured = asdict(accuracies)
    # Behind all that results have had from the beginning.
    later = {name: measured.pop(name) for name in _LATER}
    content = {
        "run_id": config.run_id,
        **measured,
        **facts,
        "best_epoch": history.best_epoch,
        "valid_accuracy": history.epochs[history.best_epoch - 1].valid_discrete_accuracy,
        "steps": history.steps,
        "train_seconds": history.seconds,
        "threads": threads,
        "processes": processes,
        "device": describe_device(device),
        "config": asdict(config),
        "commit": source_commit(),
        "machine": describe_machine(),
        **later,
        "notes": notes,
    }
    return json.dumps(content, indent=2) + "\n"


def _stored_result(folder: RunFolder, config: RunConfig, taught: dict[str, str]) -> dict[str, Any]:
    try:
        result = json.loads(folder.result.read_text())
    except ValueError as error:
        raise ValueError(
            f"cannot resume from {folder.result}: it is damaged ({error}): delete it, and the run "
            "goes on from its checkpoint to a new one"
        ) from error
    try:
        stored = {name: result[name] for name in taught if name in result}
        check_finished(
            folder,
            {**result["config"], **stored},
            {**json.loads(config.to_json()), **taught},
            more=goes_on(config, result),
        )
    except (ValueError, KeyError, TypeError) as error:
        reason = f"missing {error}" if isinstance(error, KeyError) else str(error)
        raise ValueError(f"cannot resume from {folder.result}: {reason}") from error
    return dict(result)
