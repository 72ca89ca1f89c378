"""Commands that train and measure."""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Annotated, Any

import typer

from gategrad.cli import completions
from gategrad.cli.app import DataDir, Json, Quiet, Run, Threads, app, examples, one_line_errors
from gategrad.cli.numbers import numbers, widths
from gategrad.cli.show import print_fields, print_result

__all__ = ["evaluate", "numbers", "train"]

# Parts of the help.
_NETWORK, _TRAINING, _DATA = "Network", "Training", "Data, and how it becomes bits"


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
    dataset: Annotated[
        str,
        typer.Argument(
            help="Data set: digits, mnist, combined:A,B, ..., or a file's path.",
            autocompletion=completions.data_sets,
        ),
    ],
    recipe: Annotated[
        str,
        typer.Option(
            help="Where settings start from, those given here apart: paper, whose defaults are "
            "shown; fast, the fewest minutes to a given accuracy; or table, sizes that suit it.",
            autocompletion=completions.recipes,
        ),
    ] = "paper",
    model: Annotated[
        str,
        typer.Option(
            help="dlgn; mlp, a perceptron: --layers 3 hidden layers of --width 512 neurons; or a "
            "convolutional network with sizes and settings of its own: "
            "clgn-mnist-s, -m, -l, clgn-cifar10-s, -m, -b, -l, -g, compact-mnist-m, "
            "compact-cifar10-s, -m, -l.",
            rich_help_panel=_NETWORK,
        ),
    ] = "dlgn",
    channels: Annotated[
        int | None,
        typer.Option(
            help="k of a convolutional network.", show_default="its own", rich_help_panel=_NETWORK
        ),
    ] = None,
    layers: Annotated[int, typer.Option(help="Logic layers.", rich_help_panel=_NETWORK)] = 6,
    width: Annotated[
        int, typer.Option(help="Gates in each layer.", rich_help_panel=_NETWORK)
    ] = 8_000,
    outputs: Annotated[
        int | None,
        typer.Option(
            help="Gates in the last layer.", show_default="width", rich_help_panel=_NETWORK
        ),
    ] = None,
    head: Annotated[
        str,
        typer.Option(
            help="Output layer: group-sum, codebook, group-sum-codebook, dense, tree or tree-full.",
            autocompletion=completions.heads,
            rich_help_panel=_NETWORK,
        ),
    ] = "group-sum",
    dropout: Annotated[
        float,
        typer.Option(
            help="Share of outputs that each batch leaves out of the sums.",
            rich_help_panel=_NETWORK,
        ),
    ] = 0.0,
    tree_levels: Annotated[
        int, typer.Option(help="Layers of a tree.", rich_help_panel=_NETWORK)
    ] = 3,
    code_size: Annotated[
        int,
        typer.Option(
            help="Sums that group-sum-codebook groups the outputs into.", rich_help_panel=_NETWORK
        ),
    ] = 1600,
    codes: Annotated[
        str,
        typer.Option(
            help="A codebook's codes: random, balanced or distant.", rich_help_panel=_NETWORK
        ),
    ] = "random",
    hidden: Annotated[
        str,
        typer.Option(
            help="Hidden widths of dense, with commas; none: one matrix.", rich_help_panel=_NETWORK
        ),
    ] = "512",
    tau: Annotated[
        str,
        typer.Option(
            help="Temperature of the output layer, a number or auto.",
            show_default="10; auto for codebooks",
            rich_help_panel=_NETWORK,
        ),
    ] = "10",
    tau_end: Annotated[
        float | None,
        typer.Option(
            help="Temperature at the end of training: a schedule.", rich_help_panel=_NETWORK
        ),
    ] = None,
    tau_schedule: Annotated[
        str, typer.Option(help="exponential or linear.", rich_help_panel=_NETWORK)
    ] = "exponential",
    learn_tau: Annotated[
        str,
        typer.Option(
            help="Train the temperature: none, model (one) or class (each).",
            rich_help_panel=_NETWORK,
        ),
    ] = "none",
    connections: Annotated[
        str,
        typer.Option(help="Wiring: random, unique, or local (images).", rich_help_panel=_NETWORK),
    ] = "random",
    hidden_connections: Annotated[
        str | None,
        typer.Option(
            help="Wiring of the other layers; also near (experimental).",
            show_default="as the first's",
            rich_help_panel=_NETWORK,
        ),
    ] = None,
    parametrization: Annotated[
        str, typer.Option(help="From weights to gates.", rich_help_panel=_NETWORK)
    ] = "softmax",
    init: Annotated[
        str, typer.Option(help="Initial weights: normal or residual.", rich_help_panel=_NETWORK)
    ] = "normal",
    forward: Annotated[
        str,
        typer.Option(
            help="What training evaluates: soft gates, or bits: hard, gumbel.",
            rich_help_panel=_TRAINING,
        ),
    ] = "soft",
    backward_temperature: Annotated[
        float,
        typer.Option(
            help="Temperature of the gradient's gates (hard, gumbel).", rich_help_panel=_TRAINING
        ),
    ] = 1.0,
    precision: Annotated[
        str,
        typer.Option(
            help="Activations and gradients: float32 or bfloat16.", rich_help_panel=_TRAINING
        ),
    ] = "float32",
    epochs: Annotated[
        int, typer.Option(help="Passes over the training samples.", rich_help_panel=_TRAINING)
    ] = 100,
    steps: Annotated[
        int | None, typer.Option(help="Stop after so many steps.", rich_help_panel=_TRAINING)
    ] = None,
    batch_size: Annotated[
        int, typer.Option(help="Samples in a step.", rich_help_panel=_TRAINING)
    ] = 128,
    lr: Annotated[
        float, typer.Option(help="Learning rate of Adam.", rich_help_panel=_TRAINING)
    ] = 0.01,
    schedule: Annotated[
        str,
        typer.Option(
            help="Learning rate over time: constant or cosine.", rich_help_panel=_TRAINING
        ),
    ] = "constant",
    weight_decay: Annotated[
        float, typer.Option(help="Decoupled weight decay.", rich_help_panel=_TRAINING)
    ] = 0.0,
    clip_norm: Annotated[
        float | None, typer.Option(help="Largest norm of the gradient.", rich_help_panel=_TRAINING)
    ] = None,
    train_input: Annotated[
        str,
        typer.Option(
            help="binary, or continuous: values scaled to [0, 1].",
            show_default="binary; continuous for paper on MNIST-like sets",
            rich_help_panel=_TRAINING,
        ),
    ] = "binary",
    loss: Annotated[
        str,
        typer.Option(
            help="cross-entropy, or binary-logit: on each output.", rich_help_panel=_TRAINING
        ),
    ] = "cross-entropy",
    shift: Annotated[
        int,
        typer.Option(
            help="Move images at random by up to so many pixels.", rich_help_panel=_TRAINING
        ),
    ] = 0,
    thresholds: Annotated[
        str | None,
        typer.Option(
            help="Thresholds for values scaled to [0, 1], with commas between.",
            show_default="0.5; 0.25,0.5,0.75 for images in colour",
            rich_help_panel=_DATA,
        ),
    ] = None,
    flip: Annotated[
        bool, typer.Option("--flip", help="Mirror images at random.", rich_help_panel=_TRAINING)
    ] = False,
    n_thresholds: Annotated[
        int | None,
        typer.Option(
            help="So many thresholds of a value instead, at equal distances or by --encoding.",
            show_default="15 for a table's numbers",
            rich_help_panel=_DATA,
        ),
    ] = None,
    encoding: Annotated[
        str,
        typer.Option(
            help="Where they are: fixed, or quantile, for each feature.", rich_help_panel=_DATA
        ),
    ] = "fixed",
    learned_thresholds: Annotated[
        int,
        typer.Option(
            help="Train so many thresholds of each value with the network.", rich_help_panel=_DATA
        ),
    ] = 0,
    label: Annotated[
        str | None,
        typer.Option(
            help="Label column of a table.",
            show_default="target, label, class or y",
            rich_help_panel=_DATA,
        ),
    ] = None,
    categories: Annotated[
        str,
        typer.Option(
            help="A table's categories as bits: one-hot, gray or thermometer.",
            rich_help_panel=_DATA,
        ),
    ] = "one-hot",
    test_fraction: Annotated[
        float,
        typer.Option(
            help="Share of a table's rows or a folder's images for testing.", rich_help_panel=_DATA
        ),
    ] = 0.2,
    valid_fraction: Annotated[
        float,
        typer.Option(
            help="Share of the training samples kept for validation.", rich_help_panel=_DATA
        ),
    ] = 0.2,
    classes: Annotated[
        int | None,
        typer.Option(
            help="Classes: of synthetic data; the first of a combined set.", rich_help_panel=_DATA
        ),
    ] = None,
    data_seed: Annotated[
        int,
        typer.Option(
            help="Seed of synthetic data, and of the order of classes.", rich_help_panel=_DATA
        ),
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
    quiet: Quiet = False,
    as_json: Json = False,
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
        from gategrad.network_sizes import CONVOLUTIONAL
        from gategrad.recipes import data_for
        from gategrad.recipes import recipe as start

        fixed = ("layers", "width", "connections", "hidden_connections")
        if model in CONVOLUTIONAL and (there := [name for name in fixed if name in given]):
            raise ValueError(
                f"{model} has sizes and wiring of its own, got {there[0]}: --channels makes it "
                "wider or narrower"
            )
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
        if not {"thresholds", "n_thresholds", "learned_thresholds"} & given.keys():
            data = data_for(model, data)
        if model == "mlp":
            config = replace(start(recipe, data), model=ModelConfig(network="mlp"))
        else:
            config = start(recipe, data, width=given.get("width"), network=model, data_dir=data_dir)
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
    if as_json:
        print_fields({**result, "run_folder": str(folder)}, True)
        return
    print_result(result)
    typer.echo(f"{'run folder':36}{folder}")


def _given(config: Any, given: dict[str, Any]) -> Any:
    """A configuration with those of its fields that the command line names."""
    names = {field.name for field in fields(config)}
    return replace(config, **{name: value for name, value in given.items() if name in names})


@app.command("eval", epilog=examples("gategrad eval runs/mnist --data-dir ~/data"))
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
