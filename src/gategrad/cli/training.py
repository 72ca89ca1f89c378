"""Commands that train and measure."""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Annotated, Any

import typer

from gategrad.cli.app import DataDir, Json, Run, Threads, app, one_line_errors
from gategrad.cli.numbers import numbers, widths
from gategrad.cli.show import print_fields, print_result

__all__ = ["evaluate", "numbers", "train"]


@app.command(
    epilog="Examples:  gategrad train digits   |   "
    "gategrad train mnist --width 8000 --epochs 20 --out runs/mnist   |   "
    "gategrad train mnist --out runs/mnist --epochs 20 --resume   |   "
    "gategrad train table.csv --label y --recipe fast"
)
def train(
    context: typer.Context,
    dataset: Annotated[
        str, typer.Argument(help="Data set: digits, mnist, combined:A,B, ..., or a file's path.")
    ],
    recipe: Annotated[
        str,
        typer.Option(
            help="Where settings start from, those given here apart: paper, whose defaults are "
            "shown, or fast, the fewest minutes to a given accuracy."
        ),
    ] = "paper",
    model: Annotated[
        str,
        typer.Option(
            help="dlgn; mlp, a perceptron: --layers 3 hidden layers of --width 512 neurons; or a "
            "convolutional network with sizes and settings of its own: "
            "clgn-mnist-s, -m, -l, clgn-cifar10-s, -m, -b, -l, -g, compact-mnist-m, "
            "compact-cifar10-s, -m, -l."
        ),
    ] = "dlgn",
    channels: Annotated[
        int | None, typer.Option(help="k of a convolutional network.", show_default="its own")
    ] = None,
    layers: Annotated[int, typer.Option(help="Logic layers.")] = 6,
    width: Annotated[int, typer.Option(help="Gates in each layer.")] = 8_000,
    outputs: Annotated[
        int | None, typer.Option(help="Gates in the last layer.", show_default="width")
    ] = None,
    head: Annotated[
        str,
        typer.Option(
            help="Output layer: group-sum, codebook, group-sum-codebook, dense, tree or tree-full."
        ),
    ] = "group-sum",
    dropout: Annotated[
        float, typer.Option(help="Share of outputs that each batch leaves out of the sums.")
    ] = 0.0,
    tree_levels: Annotated[int, typer.Option(help="Layers of a tree.")] = 3,
    code_size: Annotated[
        int, typer.Option(help="Sums that group-sum-codebook groups the outputs into.")
    ] = 1600,
    codes: Annotated[
        str, typer.Option(help="A codebook's codes: random, balanced or distant.")
    ] = "random",
    hidden: Annotated[
        str, typer.Option(help="Hidden widths of dense, with commas; none: one matrix.")
    ] = "512",
    tau: Annotated[
        str,
        typer.Option(
            help="Temperature of the output layer, a number or auto.",
            show_default="10; auto for codebooks",
        ),
    ] = "10",
    tau_end: Annotated[
        float | None, typer.Option(help="Temperature at the end of training: a schedule.")
    ] = None,
    tau_schedule: Annotated[str, typer.Option(help="exponential or linear.")] = "exponential",
    learn_tau: Annotated[
        str, typer.Option(help="Train the temperature: none, model (one) or class (each).")
    ] = "none",
    connections: Annotated[
        str, typer.Option(help="Wiring: random, unique, or local (images).")
    ] = "random",
    hidden_connections: Annotated[
        str | None,
        typer.Option(
            help="Wiring of the other layers; also near (experimental).",
            show_default="as the first's",
        ),
    ] = None,
    parametrization: Annotated[str, typer.Option(help="From weights to gates.")] = "softmax",
    init: Annotated[str, typer.Option(help="Initial weights: normal or residual.")] = "normal",
    forward: Annotated[
        str,
        typer.Option(help="What training evaluates: soft gates, or bits: hard, gumbel."),
    ] = "soft",
    backward_temperature: Annotated[
        float, typer.Option(help="Temperature of the gradient's gates (hard, gumbel).")
    ] = 1.0,
    precision: Annotated[
        str, typer.Option(help="Activations and gradients: float32 or bfloat16.")
    ] = "float32",
    epochs: Annotated[int, typer.Option(help="Passes over the training samples.")] = 100,
    steps: Annotated[int | None, typer.Option(help="Stop after so many steps.")] = None,
    batch_size: Annotated[int, typer.Option(help="Samples in a step.")] = 128,
    lr: Annotated[float, typer.Option(help="Learning rate of Adam.")] = 0.01,
    schedule: Annotated[
        str, typer.Option(help="Learning rate over time: constant or cosine.")
    ] = "constant",
    weight_decay: Annotated[float, typer.Option(help="Decoupled weight decay.")] = 0.0,
    clip_norm: Annotated[float | None, typer.Option(help="Largest norm of the gradient.")] = None,
    train_input: Annotated[
        str,
        typer.Option(
            help="binary, or continuous: values scaled to [0, 1].",
            show_default="binary; continuous for paper on MNIST-like sets",
        ),
    ] = "binary",
    loss: Annotated[
        str, typer.Option(help="cross-entropy, or binary-logit: on each output.")
    ] = "cross-entropy",
    shift: Annotated[int, typer.Option(help="Move images at random by up to so many pixels.")] = 0,
    thresholds: Annotated[
        str | None,
        typer.Option(
            help="Thresholds for values scaled to [0, 1], with commas between.",
            show_default="0.5; 0.25,0.5,0.75 for images in colour",
        ),
    ] = None,
    flip: Annotated[bool, typer.Option("--flip", help="Mirror images at random.")] = False,
    n_thresholds: Annotated[
        int | None,
        typer.Option(
            help="So many thresholds of a value instead, at equal distances or by --encoding.",
            show_default="15 for a table's numbers",
        ),
    ] = None,
    encoding: Annotated[
        str, typer.Option(help="Where they are: fixed, or quantile, for each feature.")
    ] = "fixed",
    learned_thresholds: Annotated[
        int, typer.Option(help="Train so many thresholds of each value with the network.")
    ] = 0,
    label: Annotated[
        str | None,
        typer.Option(help="Label column of a table.", show_default="target, label, class or y"),
    ] = None,
    categories: Annotated[
        str, typer.Option(help="A table's categories as bits: one-hot, gray or thermometer.")
    ] = "one-hot",
    test_fraction: Annotated[
        float, typer.Option(help="Share of a table's rows or a folder's images for testing.")
    ] = 0.2,
    valid_fraction: Annotated[
        float, typer.Option(help="Share of the training samples kept for validation.")
    ] = 0.2,
    classes: Annotated[
        int | None, typer.Option(help="Classes: of synthetic data; the first of a combined set.")
    ] = None,
    data_seed: Annotated[
        int, typer.Option(help="Seed of synthetic data, and of the order of classes.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="Seed of wiring, weights, split and order.")] = 0,
    out: Annotated[
        Path | None, typer.Option(help="The run's folder.", show_default="runs/DATASET-ID")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a stopped run.")] = False,
    tensorboard: Annotated[
        bool, typer.Option("--tensorboard", help="Log for TensorBoard.")
    ] = False,
    gate_statistics: Annotated[
        bool,
        typer.Option("--gate-statistics", help="Note each layer's gates in the history, by epoch."),
    ] = False,
    data_dir: DataDir = None,
    threads: Threads = None,
    device: Annotated[
        str, typer.Option(help="cpu, cuda, cuda:N, or auto: a GPU where there is one.")
    ] = "auto",
    timeout: Annotated[
        float, typer.Option(help="Under torchrun: seconds to wait for other processes.")
    ] = 600.0,
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress bar.")] = False,
) -> None:
    """Train a network, evaluate it, compile it and write everything to a folder."""
    from gategrad.config import DataConfig, ModelConfig

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
    if model == "mlp":  # the paper's, appendix B
        given = {"layers": 3, "width": 512, "lr": 1e-5, **given}
    with one_line_errors():
        from gategrad.data.datasets import find_source, short_name
        from gategrad.recipes import data_for
        from gategrad.recipes import recipe as start

        if given.get("tau", "auto") != "auto":
            given["tau"], *more = numbers("tau", tau)
            if more:
                raise ValueError(f"tau must be one number, got {tau!r}: --tau-end makes a schedule")
        if head == "dense" and "tau" in given:
            raise ValueError("the head dense has no tau: leave it out")
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
        )
        if "thresholds" not in given and "n_thresholds" not in given:
            data = data_for(model, data)
        if model == "mlp":
            config = replace(start(recipe, data), model=ModelConfig(network="mlp"))
        else:
            config = start(recipe, data, width=width, network=model)
        config = replace(
            config,
            model=_given(config.model, given),
            train=_given(config.train, given),
            seed=seed,
        )
        folder = out or Path("runs") / f"{short_name(dataset)}-{config.run_id}"
        from gategrad.run import train_run
        from gategrad.train.distributed import launched

        first = (launched() or (0,))[0] == 0
        if resume and first and not folder.exists():
            typer.echo(f"gategrad: nothing to resume in {folder}: starting anew", err=True)
        result = train_run(
            config,
            folder,
            data_dir=data_dir,
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
    print_result(result)
    typer.echo(f"{'run folder':36}{folder}")


def _given(config: Any, given: dict[str, Any]) -> Any:
    """A configuration with those of its fields that the command line names."""
    names = {field.name for field in fields(config)}
    return replace(config, **{name: value for name, value in given.items() if name in names})


@app.command("eval", epilog="Example:  gategrad eval runs/mnist --data-dir ~/data")
def evaluate(
    run: Run, data_dir: DataDir = None, threads: Threads = None, as_json: Json = False
) -> None:
    """Measure a trained network on its test samples: relaxed, discrete and compiled."""
    with one_line_errors():
        from gategrad.checkpoint import load_model
        from gategrad.data import load
        from gategrad.evaluate import evaluate as measure

        saved = load_model(run)
        data = load(saved.config.data, seed=saved.config.seed, data_dir=data_dir)
        result = asdict(measure(saved.model, data, threads=threads))
    print_fields(result, as_json)
