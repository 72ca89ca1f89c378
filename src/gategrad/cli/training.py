"""Commands that train and measure."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from gategrad.cli import run_options
from gategrad.cli.app import (
    DataDir,
    Json,
    Quiet,
    RunFolderArgument,
    Threads,
    app,
    examples,
    one_line_errors,
    one_line_warnings,
)
from gategrad.cli.config_options import options_of
from gategrad.cli.more_time import more_time
from gategrad.cli.opening import open_run
from gategrad.cli.output import say
from gategrad.cli.show import print_accuracies, print_fields, print_notes, print_result
from gategrad.config import DataConfig, ModelConfig, TrainConfig

__all__ = ["evaluate", "train"]


@app.command(
    epilog=examples(
        "gategrad train digits",
        "gategrad train mnist --out runs/mnist",
        "gategrad train mnist --out runs/mnist --resume",
        "gategrad train table.csv --label y",
        "gategrad train mnist --recipe paper",
    )
)
@options_of(model=ModelConfig, train=TrainConfig, data=DataConfig)
def train(
    dataset: run_options.Dataset,
    *,
    recipe: run_options.Recipe = "auto",
    given: dict[str, Any],
    seed: run_options.Seed = 0,
    out: run_options.Out = None,
    resume: run_options.Resume = False,
    tensorboard: run_options.Tensorboard = False,
    gate_statistics: run_options.GateStatistics = False,
    data_dir: DataDir = None,
    threads: Threads = None,
    device: run_options.Device = "auto",
    timeout: run_options.Timeout = 600.0,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Train a network, evaluate it, compile it and write everything to a folder.

    On two cores, digits take 5 seconds, a table 30, and 60,000 images of 28 x 28 two minutes.
    """
    with one_line_errors(), one_line_warnings():
        from gategrad.data.datasets import short_name
        from gategrad.runs.recipe_fields import recipe_with

        if find_spec("torch") is None:  # before data are read for nothing
            raise ModuleNotFoundError("No module named 'torch'", name="torch")
        config, arrays = recipe_with(recipe, dataset, given, seed=seed, data_dir=data_dir)
        folder = out or Path("runs") / f"{short_name(dataset)}-{config.run_id}"
        from gategrad.runs.training_run import train_run
        from gategrad.train.distributed import launched

        first = (launched() or (0,))[0] == 0
        if not first:
            warnings.simplefilter("ignore")  # the first process tells them
        if resume and first and not folder.exists():
            remedy = "" if out else " (another folder is named with --out)"
            say(f"gategrad: nothing to resume in {folder}: starting anew{remedy}", err=True)
        with _stopped_at_once(folder):
            result = train_run(
                config,
                folder,
                data_dir=data_dir,
                arrays=arrays,
                resume=resume,
                threads=threads,
                device=device,
                progress=not quiet,
                tensorboard=tensorboard,
                gate_statistics=gate_statistics,
                timeout=timeout,
            )
    if not first:
        return
    if as_json:
        print_fields({**result, "run_folder": str(folder)}, True)
        return
    print_result(result)
    say(f"{'run folder':36}{folder}")
    notes = result.get("notes", ())
    print_notes(notes)
    if recipe == "auto" and not notes and (longer := more_time(config, given)):
        say(longer)


@contextmanager
def _stopped_at_once(folder: Path) -> Iterator[None]:
    """Say of a training that could not end as it would what is there of it, if anything."""
    try:
        yield
    except KeyboardInterrupt as error:
        if str(error):  # it ended as it would, and says so
            raise
        from gategrad.checkpoint.run_folder import RunFolder

        files = RunFolder(folder)
        saved = files.training.is_file() or files.earlier.is_file()
        what = f"the checkpoint in {folder} is the last one: go on with --resume"
        text = f"interrupted, {what if saved else 'nothing was saved'}"
        raise KeyboardInterrupt(text) from error


@app.command(
    "eval",
    epilog=examples(
        "gategrad eval runs/mnist --data-dir ~/data",
        "gategrad eval runs/mnist-mlp --scores teacher.npz",
    ),
)
def evaluate(
    run: RunFolderArgument,
    scores: Annotated[
        Path | None,
        typer.Option(
            help="Write the class scores of all training samples to this .npz, for "
            "`train --teacher`."
        ),
    ] = None,
    data_dir: DataDir = None,
    threads: Threads = None,
    as_json: Json = False,
) -> None:
    """Measure a trained network on its test samples: relaxed, discrete and compiled."""
    with one_line_errors(), one_line_warnings():
        from gategrad.evaluate import evaluate as measure
        from gategrad.train import notes_on

        if scores is not None and scores.suffix.lower() != ".npz":
            raise ValueError(f"scores are written as .npz, got {scores.name}")
        trained = open_run(run, data_dir)
        model, data = trained.model, trained.data
        accuracies = measure(model, data, threads=threads)
        history, config = trained.history, trained.config.train
        notes = notes_on(model, data, accuracies, history=history, config=config)
        if trained.status == "stopped":  # which has been said, and is what to do first
            notes = ()
        result = {**asdict(accuracies), "notes": notes}
        if scores is not None:
            from gategrad.train.teacher import inputs_read, save_scores, teacher_scores

            inputs = inputs_read(model, trained.config.train.train_input)
            save_scores(scores, teacher_scores(model, data, inputs=inputs), data)
            result["written"] = str(scores)
    if as_json:
        print_fields(result, True)
        return
    print_accuracies(result, relaxed=trained.config.model.forward != "hard")
    print_fields({name: result[name] for name in ("written",) if name in result}, False)
    print_notes(notes)
