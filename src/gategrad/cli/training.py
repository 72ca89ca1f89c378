"""Commands that train and measure."""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Annotated, Any

import typer

from gategrad.cli import data_options, network_options, run_options, training_options
from gategrad.cli.app import (
    DataDir,
    Json,
    Quiet,
    Run,
    Threads,
    app,
    examples,
    note_not_ended,
    one_line_errors,
)
from gategrad.cli.numbers import numbers, widths
from gategrad.cli.show import print_fields, print_result

__all__ = ["evaluate", "numbers", "train"]


@app.command(
    epilog=examples(
        "gategrad train digits",
        "gategrad train mnist --width 8000 --epochs 20 --out runs/mnist",
        "gategrad train mnist --out runs/mnist --epochs 20 --resume",
        "gategrad train table.csv --label y --recipe table",
    )
)
def train(
    context: typer.Context,
    dataset: run_options.Dataset,
    recipe: run_options.Recipe = "paper",
    model: network_options.Model = "dlgn",
    channels: network_options.Channels = None,
    layers: network_options.Layers = 6,
    width: network_options.Width = 8_000,
    outputs: network_options.Outputs = None,
    head: network_options.Head = "group-sum",
    dropout: network_options.Dropout = 0.0,
    tree_levels: network_options.TreeLevels = 3,
    code_size: network_options.CodeSize = 1600,
    codes: network_options.Codes = "random",
    hidden: network_options.Hidden = "512",
    tau: network_options.Tau = "10",
    tau_end: network_options.TauEnd = None,
    tau_schedule: network_options.TauSchedule = "exponential",
    learn_tau: network_options.LearnTau = "none",
    connections: network_options.Connections = "random",
    hidden_connections: network_options.HiddenConnections = None,
    parametrization: network_options.Parametrization = "softmax",
    init: network_options.Init = "normal",
    forward: training_options.Forward = "soft",
    backward_temperature: training_options.BackwardTemperature = 1.0,
    precision: training_options.Precision = "float32",
    epochs: training_options.Epochs = 100,
    steps: training_options.Steps = None,
    batch_size: training_options.BatchSize = 128,
    lr: training_options.Lr = 0.01,
    schedule: training_options.Schedule = "constant",
    weight_decay: training_options.WeightDecay = 0.0,
    clip_norm: training_options.ClipNorm = None,
    train_input: training_options.TrainInput = "binary",
    loss: training_options.Loss = "cross-entropy",
    shift: training_options.Shift = 0,
    flip: training_options.Flip = False,
    start: training_options.Start = None,
    teacher: training_options.Teacher = None,
    teacher_weight: training_options.TeacherWeight = 0.5,
    teacher_temperature: training_options.TeacherTemperature = 1.0,
    thresholds: data_options.Thresholds = None,
    n_thresholds: data_options.NThresholds = None,
    encoding: data_options.Encoding = "fixed",
    learned_thresholds: data_options.LearnedThresholds = 0,
    detectors: data_options.Detectors = None,
    label: data_options.Label = None,
    categories: data_options.Categories = "one-hot",
    test_fraction: data_options.TestFraction = 0.2,
    valid_fraction: data_options.ValidFraction = 0.2,
    classes: data_options.Classes = None,
    data_seed: data_options.DataSeed = 0,
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
    """Train a network, evaluate it, compile it and write everything to a folder."""
    from gategrad.config import DataConfig

    given = {
        name: value
        for name, value in context.params.items()
        if getattr(context.get_parameter_source(name), "name", "") == "COMMANDLINE"
    }
    if given.get("head", "").endswith("codebook"):
        given.setdefault("tau", "auto")  # other heads' numbers mean something else there
    if learned_thresholds:
        given.setdefault("train_input", "continuous")  # what they are thresholds of
    if given.get("forward") == "soft":
        given.setdefault("backward_temperature", 1.0)  # the only one that soft gates have
    elif "forward" in given:
        given.setdefault("train_input", "binary")  # what functions of bits can read
    with one_line_errors():
        from gategrad.data.datasets import find_source, short_name
        from gategrad.runs.recipes import data_for, recipe_and_arrays

        if given.get("tau", "auto") != "auto":
            given["tau"], *more = numbers("tau", tau)
            if more:
                raise ValueError(f"tau must be one number, got {tau!r}: --tau-end makes a schedule")
        if head == "dense" and "tau" in given:
            raise ValueError("the head dense has no tau: leave it out")
        given |= {n: str(p) for n, p in (("start", start), ("teacher", teacher)) if p is not None}
        if "hidden" in given:
            given["hidden"] = widths(hidden)
        levels = (
            find_source(dataset).thresholds
            if thresholds is None
            else numbers("thresholds", thresholds)
        )
        data = DataConfig(
            dataset,
            classes,
            data_seed,
            levels,
            valid_fraction,
            encoding=encoding,
            n_thresholds=n_thresholds,
            categories=categories,
            label=label,
            test_fraction=test_fraction,
            detectors=() if detectors is None else numbers("detectors", detectors),
        )
        if not {"thresholds", "n_thresholds", "learned_thresholds"} & given.keys():
            data = data_for(model, data)
        config, arrays = recipe_and_arrays(
            recipe, data, width=given.get("width"), network=model, data_dir=data_dir
        )
        config = replace(
            config,
            model=_given(config.model, given),
            train=_given(config.train, given),
            seed=seed,
        )
        folder = out or Path("runs") / f"{short_name(dataset)}-{config.run_id}"
        from gategrad.runs.training_run import train_run
        from gategrad.train.distributed import launched

        first = (launched() or (0,))[0] == 0
        if resume and first and not folder.exists():
            typer.echo(f"gategrad: nothing to resume in {folder}: starting anew", err=True)
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
    typer.echo(f"{'run folder':36}{folder}")


def _given(config: Any, given: dict[str, Any]) -> Any:
    """A configuration with those of its fields that the command line names."""
    names = {field.name for field in fields(config)}
    return replace(config, **{name: value for name, value in given.items() if name in names})


@app.command(
    "eval",
    epilog=examples(
        "gategrad eval runs/mnist --data-dir ~/data",
        "gategrad eval runs/mnist-mlp --scores teacher.npz",
    ),
)
def evaluate(
    run: Run,
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
    with one_line_errors():
        from gategrad.checkpoint import load_model
        from gategrad.data import load
        from gategrad.evaluate import evaluate as measure

        if scores is not None and scores.suffix != ".npz":
            raise ValueError(f"scores are written as .npz, got {scores.name}")
        note_not_ended(run)
        saved = load_model(run)
        data = load(saved.config.data, seed=saved.config.seed, data_dir=data_dir)
        result = asdict(measure(saved.model, data, threads=threads))
        if scores is not None:
            from gategrad.train.teacher import inputs_read, save_scores, teacher_scores

            inputs = inputs_read(saved.model, saved.config.train.train_input)
            save_scores(scores, teacher_scores(saved.model, data, inputs=inputs), data)
            result["written"] = str(scores)
    print_fields(result if as_json else {n: v for n, v in result.items() if v is not None}, as_json)
