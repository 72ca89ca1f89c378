"""The command line: parses, then calls one function per command."""

from __future__ import annotations

import json
import math
import os
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import gategrad

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gategrad.circuit import Circuit

# torch and friends are imported inside the commands that need them: a deployed circuit is
# inspected, timed and run without them, and `--help` answers at once.

__all__ = ["app", "main"]

app = typer.Typer(
    help="Logic gate networks: train two-input gates by gradient descent, run them as pure logic.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)

SOME_FAILED = 1
USER_ERROR = 2
VERDICT_CODES = {"equal": 0, "different": 1, "unknown": 3}
INTERRUPTED = 130

DataDir = Annotated[
    Path | None, typer.Option(help="Folder with data files; before GATEGRAD_DATA and the cache.")
]
Threads = Annotated[int | None, typer.Option(help="CPU threads.", show_default="all")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Run = Annotated[Path, typer.Argument(help="A run's folder.", metavar="RUN")]


@contextmanager
def _one_line_errors() -> Iterator[None]:
    """A user's mistake is one line with the remedy and exit code 2.

    ``GATEGRAD_TRACEBACK=1`` shows where it came from.
    """
    if os.environ.get("GATEGRAD_TRACEBACK"):
        yield
        return
    try:
        yield
    except ModuleNotFoundError as error:
        typer.echo(
            f"gategrad: this command needs {error.name}: install the extra 'train'", err=True
        )
        raise typer.Exit(USER_ERROR) from error
    except (ValueError, OSError, TypeError, RuntimeError, ImportError) as error:
        typer.echo(f"gategrad: {error}", err=True)
        raise typer.Exit(USER_ERROR) from error
    except KeyboardInterrupt as error:
        typer.echo(f"gategrad: {str(error) or 'interrupted, nothing was saved'}", err=True)
        raise typer.Exit(INTERRUPTED) from error


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gategrad {gategrad.__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show version.")
    ] = False,
) -> None:
    pass


@app.command(
    epilog="Examples:  gategrad train digits   |   "
    "gategrad train mnist --width 8000 --epochs 20 --out runs/mnist   |   "
    "gategrad train mnist --out runs/mnist --epochs 20 --resume"
)
def train(
    context: typer.Context,
    dataset: Annotated[str, typer.Argument(help="Data set: digits, synthetic, mnist, ...")],
    recipe: Annotated[
        str,
        typer.Option(
            help="Where settings start from, those given here apart: paper, whose defaults are "
            "shown, or fast, the fewest minutes to a given accuracy."
        ),
    ] = "paper",
    layers: Annotated[int, typer.Option(help="Logic layers.")] = 6,
    width: Annotated[int, typer.Option(help="Gates in each layer.")] = 8_000,
    outputs: Annotated[
        int | None, typer.Option(help="Gates in the last layer.", show_default="width")
    ] = None,
    head: Annotated[
        str, typer.Option(help="Output layer: group-sum, tree or tree-full.")
    ] = "group-sum",
    dropout: Annotated[
        float, typer.Option(help="Share of outputs that each batch leaves out of the sums.")
    ] = 0.0,
    tree_levels: Annotated[int, typer.Option(help="Layers of a tree.")] = 3,
    tau: Annotated[float, typer.Option(help="Temperature of the output layer.")] = 10.0,
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
        str, typer.Option(help="Thresholds for values scaled to [0, 1], with commas between.")
    ] = "0.5",
    valid_fraction: Annotated[
        float, typer.Option(help="Share of the training samples kept for validation.")
    ] = 0.2,
    classes: Annotated[int | None, typer.Option(help="Classes of the synthetic data.")] = None,
    data_seed: Annotated[int, typer.Option(help="Seed of the synthetic data.")] = 0,
    seed: Annotated[int, typer.Option(help="Seed of wiring, weights, split and order.")] = 0,
    out: Annotated[
        Path | None, typer.Option(help="The run's folder.", show_default="runs/DATASET-ID")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a stopped run.")] = False,
    tensorboard: Annotated[
        bool, typer.Option("--tensorboard", help="Log for TensorBoard.")
    ] = False,
    data_dir: DataDir = None,
    threads: Threads = None,
    device: Annotated[
        str, typer.Option(help="cpu, cuda, cuda:N, or auto: a GPU where there is one.")
    ] = "auto",
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress bar.")] = False,
) -> None:
    """Train a network, evaluate it, compile it and write everything to a folder."""
    from gategrad.config import DataConfig

    given = {
        name: value
        for name, value in context.params.items()
        if getattr(context.get_parameter_source(name), "name", "") == "COMMANDLINE"
    }
    if given.get("forward") == "soft":
        given.setdefault("backward_temperature", 1.0)  # the only one that soft gates have
    elif "forward" in given:
        given.setdefault("train_input", "binary")  # what functions of bits can read
    with _one_line_errors():
        from gategrad.recipes import recipe as start

        data = DataConfig(dataset, classes, data_seed, _numbers(thresholds), valid_fraction)
        config = start(recipe, data, width=width)
        config = replace(
            config,
            model=_given(config.model, given),
            train=_given(config.train, given),
            seed=seed,
        )
        folder = out or Path("runs") / f"{dataset}-{config.run_id}"
        from gategrad.run import train_run

        if resume and not folder.exists():
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
        )
    _print_result(result)
    typer.echo(f"{'run folder':36}{folder}")


def _given(config: Any, given: dict[str, Any]) -> Any:
    """A configuration with those of its fields that the command line names."""
    names = {field.name for field in fields(config)}
    return replace(config, **{name: value for name, value in given.items() if name in names})


@app.command(
    epilog="Examples:  gategrad sweep examples/sweep_digits.py --processes 2   |   "
    "gategrad sweep examples/sweep_digits.py --list"
)
def sweep(
    file: Annotated[
        Path, typer.Argument(help="Python code with a function runs() that yields RunConfigs.")
    ],
    out: Annotated[
        Path | None,
        typer.Option(help="Results, a line of JSON per finished run.", show_default="FILE.jsonl"),
    ] = None,
    runs: Annotated[
        Path | None, typer.Option(help="Folder of the runs' folders.", show_default="runs/FILE")
    ] = None,
    processes: Annotated[int, typer.Option(help="Runs at a time.")] = 1,
    threads: Annotated[
        int | None, typer.Option(help="CPU threads of each run.", show_default="all / processes")
    ] = None,
    device: Annotated[str, typer.Option(help="Of each run: cpu, cuda, cuda:N, or auto.")] = "cpu",
    data_dir: DataDir = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress.")] = False,
    as_json: Json = False,
    only_list: Annotated[
        bool, typer.Option("--list", help="Print the runs and whether they are finished.")
    ] = False,
) -> None:
    """Train the runs of a Python file that are not finished yet; any stop can be gone on from."""
    failures: dict[str, str] = {}
    with _one_line_errors(), warnings.catch_warnings():
        warnings.showwarning = lambda message, *_: typer.echo(f"gategrad: {message}", err=True)
        from gategrad.sweep import ResultsFile, RunsFailed, load_configs, print_list, print_results
        from gategrad.sweep import sweep as run_all

        configs = load_configs(file)
        path = out or file.with_suffix(".jsonl")
        if only_list:
            print_list(configs, ResultsFile(path).read(), as_json=as_json)
            return
        try:
            results = run_all(
                configs,
                path,
                processes=processes,
                threads=threads,
                device=device,
                data_dir=data_dir,
                keep=runs or Path("runs") / file.stem,
                progress=not quiet,
            )
        except RunsFailed as error:
            results, failures = error.results, error.failures
    print_results(configs, results, as_json=as_json)
    for run_id, message in failures.items():
        typer.echo(f"gategrad: run {run_id}: {message}", err=True)
    if failures:
        raise typer.Exit(SOME_FAILED)


@app.command("eval", epilog="Example:  gategrad eval runs/mnist --data-dir ~/data")
def evaluate(
    run: Run, data_dir: DataDir = None, threads: Threads = None, as_json: Json = False
) -> None:
    """Measure a trained network on its test samples: relaxed, discrete and compiled."""
    with _one_line_errors():
        from gategrad.checkpoint import load_model
        from gategrad.data import load
        from gategrad.evaluate import evaluate as measure

        saved = load_model(run)
        data = load(saved.config.data, seed=saved.config.seed, data_dir=data_dir)
        result = asdict(measure(saved.model, data, threads=threads))
    _print(result, as_json)


@app.command(
    "compile",
    epilog="Examples:  gategrad compile runs/mnist --out mnist.npz   |   "
    "gategrad compile mnist.npz --target verilog --pipeline 4 -o rtl   |   "
    "gategrad compile demo --target c --samples 1 --cortex-m cortex-m4 -o c",
)
def compile_run(
    context: typer.Context,
    source: Annotated[
        Path, typer.Argument(metavar="RUN_OR_CIRCUIT", help="A run's folder, or a circuit file.")
    ],
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            "-o",
            help="File to write; for other targets than engine, the folder for their files.",
            show_default="RUN/circuit.npz; a circuit file is replaced",
        ),
    ] = None,
    target: Annotated[
        str, typer.Option(help="engine (a circuit file), c, verilog, blif, aiger or onnx.")
    ] = "engine",
    optimize: Annotated[
        bool | None,
        typer.Option(help="Make it smaller first.", show_default="but for engine"),
    ] = None,
    name: Annotated[str, typer.Option(help="Name of files and modules.")] = "network",
    samples: Annotated[int, typer.Option(help="c: samples at a time: 64, 32 or 1.")] = 64,
    style: Annotated[str, typer.Option(help="c: straight, table or auto, by size.")] = "auto",
    example: Annotated[bool, typer.Option("--example", help="c: a main program, too.")] = False,
    cortex_m: Annotated[
        str | None,
        typer.Option(help="c: show flash and RAM, for gcc's -mcpu, such as cortex-m4."),
    ] = None,
    pipeline: Annotated[
        int | None, typer.Option(help="verilog: registers every so many gate levels.")
    ] = None,
    ready: Annotated[bool, typer.Option("--ready", help="verilog: a ready signal.")] = False,
    encoder: Annotated[
        bool, typer.Option("--encoder", help="verilog: comparators for raw bytes.")
    ] = False,
    adders: Annotated[bool, typer.Option(help="verilog: sum each class's bits.")] = True,
    argmax: Annotated[bool, typer.Option(help="verilog: find the largest sum.")] = True,
    ascii_: Annotated[bool, typer.Option("--ascii", help="aiger: the readable variant.")] = False,
) -> None:
    """Turn a run's best checkpoint into a circuit file, or a circuit into files for other tools."""
    options = {
        option.rstrip("_"): value
        for option, value in context.params.items()
        if option not in ("source", "out", "target", "optimize", "cortex_m")
        and getattr(context.get_parameter_source(option), "name", "") == "COMMANDLINE"
    }
    with _one_line_errors():
        if cortex_m and target != "c":
            raise ValueError(f"--cortex-m goes with the target c, not {target}")
        circuit = _from_run(source) if source.is_dir() else _load(source)
        if optimize or (optimize is None and target != "engine"):
            circuit, _ = gategrad.optimize(circuit)
        if target == "engine":
            if options:
                raise ValueError(f"the target engine has no option {next(iter(options), '')!r}")
            path = out or (source / "circuit.npz" if source.is_dir() else source)
            circuit.save(path)
            written = [path]
        else:
            if out is None:
                raise ValueError(f"the target {target} writes files: name their folder with -o")
            written = gategrad.emit(circuit, target, out, **options)
        size = _code_size(circuit, cortex_m, options) if cortex_m else {}
    _print_stats(circuit, False)
    _print(size, False)
    for path in written:
        typer.echo(f"{'written':36}{path}")


def _from_run(run: Path) -> Circuit:
    from gategrad.checkpoint import load_model
    from gategrad.extract import to_circuit

    saved = load_model(run)
    return to_circuit(saved.model, saved.data.encoder, saved.data.class_names)


def _code_size(circuit: Circuit, cpu: str, options: dict[str, Any]) -> dict[str, Any]:
    from gategrad.targets.microcontroller import code_size

    kept = {option: options[option] for option in ("samples", "style") if option in options}
    size = code_size(circuit, cpu=cpu, **kept)
    return {"cpu": size.cpu, "flash_bytes": size.flash, "ram_bytes": size.ram}


@app.command(
    epilog="Examples:  gategrad optimize demo -o small.npz   |   "
    "gategrad optimize demo/circuit.npz -o small.npz --passes simplify"
)
def optimize(
    circuit: Annotated[Path, typer.Argument(help="A circuit file, or a run's folder.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="Circuit file to write.")],
    passes: Annotated[
        str | None,
        typer.Option(
            help="Passes to run in turn, with commas.", show_default="those that need no extra"
        ),
    ] = None,
    seconds: Annotated[float, typer.Option(help="Begin no pass after so long.")] = 60.0,
    inexact_rows: Annotated[
        Path | None,
        typer.Option(
            help="NOT exact: then merge what is equal on these raw rows (.npy, .csv) alone; every "
            "fifth row is kept apart to say how often the result agrees."
        ),
    ] = None,
    as_json: Json = False,
) -> None:
    """Make a circuit smaller; every class sum stays as it is. Prints what each pass did."""
    with _one_line_errors():
        from gategrad.passes import DEFAULT_PASSES, PassReport
        from gategrad.passes import optimize as run_passes

        def show(report: PassReport) -> None:
            typer.echo(
                f"{report.name:22}{report.gates:12,}{report.depth:8}{report.outputs:10,}"
                f"{report.seconds:10.2f}"
            )

        if not as_json:
            typer.echo(f"{'pass':22}{'gates':>12}{'depth':>8}{'outputs':>10}{'seconds':>10}")
        names = DEFAULT_PASSES if passes is None else [n.strip() for n in passes.split(",")]
        smaller, reports = run_passes(
            _load(circuit), names, seconds=seconds, report=None if as_json else show
        )
        content = [asdict(report) for report in reports]
        if inexact_rows is not None:
            from gategrad.inexact import merge_on_rows

            smaller, agreement = merge_on_rows(smaller, _read_rows(inexact_rows))
            content.append({"name": "merge_on_rows, NOT exact", **asdict(agreement)})
        smaller.save(out)
    if as_json:
        typer.echo(json.dumps(content, indent=2))
    else:
        if inexact_rows is not None:
            typer.echo(
                f"NOT exact: {agreement.gates:,} gates; on {agreement.rows:,} other rows the same "
                f"class for {100 * agreement.same_class:.2f} %, the same sums for "
                f"{100 * agreement.same_sums:.2f} %"
            )
        typer.echo(f"{'written':36}{out}")


@app.command(
    epilog="Examples:  gategrad verify demo demo/circuit.npz   |   "
    "gategrad verify demo/circuit.npz small.npz --seconds 300"
)
def verify(
    a: Annotated[
        Path, typer.Argument(help="A circuit file, a checkpoint, or a run's folder: its network.")
    ],
    b: Annotated[Path, typer.Argument(help="What to compare with it.")],
    seconds: Annotated[float, typer.Option(help="Begin no proof after so long.")] = 60.0,
    rows: Annotated[
        Path | None,
        typer.Option(help="Rows to run besides random ones: .npy, or .csv of numbers."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help=".npy file to write: an input for which they differ."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Prove two circuits equal, or show an input for which they differ.

    Exit code: 0 equal, 1 different, 2 an error, 3 unknown: the time was not enough for a proof.
    """
    with _one_line_errors():
        from gategrad.verify import load

        if out is not None and out.suffix != ".npy":
            raise ValueError(f"the input is written as .npy, got {out.name}")
        sides = load(a), load(b)
        table = None if rows is None else _read_rows(rows)
        result = gategrad.equivalence(*sides, seconds=seconds, rows=table)
        found = result.counterexample
        if found is not None and out is not None:
            _write_row(out, found.bits if found.row is None else found.row)
    content = result.to_dict()
    if not as_json:
        content |= content.pop("counterexample") or {}
        content["notes"] = "; ".join(content["notes"]) or None
        content["unproven"] = ", ".join(map(str, content["unproven"][:20])) or None
        for name in ("a", "b", "row"):
            if isinstance(content.get(name), list):
                content[name] = " ".join(map(str, content[name]))
    _print(content, as_json)
    raise typer.Exit(VERDICT_CODES[result.verdict])


@app.command(
    epilog="Examples:  gategrad predict demo/circuit.npz rows.npy   |   "
    "gategrad predict demo/circuit.npz rows.csv --scores"
)
def predict(
    circuit: Annotated[Path, typer.Argument(help="A circuit file, or a run's folder.")],
    rows: Annotated[Path, typer.Argument(help="Raw rows: .npy, or .csv of numbers; - reads CSV.")],
    scores: Annotated[
        bool, typer.Option("--scores", help="Print scores, after a line with the class names.")
    ] = False,
    threads: Threads = None,
) -> None:
    """Classify rows with a compiled circuit: one line per row."""
    with _one_line_errors():
        network = gategrad.compile(_load(circuit), threads=threads)
        X = _read_rows(rows)
        names = network.circuit.class_names
        if scores:
            typer.echo(",".join(names))
            lines = [",".join(f"{value:g}" for value in row) for row in network.scores(X)]
        else:
            lines = [names[k] for k in network.predict(X)]
    for line in lines:
        typer.echo(line)


@app.command(epilog="Example:  gategrad bench demo/circuit.npz --threads 1")
def bench(
    circuit: Annotated[Path, typer.Argument(help="A circuit file, or a run's folder.")],
    samples: Annotated[int, typer.Option(help="Rows of one call.")] = 51_200,
    seconds: Annotated[float, typer.Option(help="Seconds for each measure.")] = 1.0,
    threads: Annotated[int, typer.Option(help="CPU threads.")] = 1,
    as_json: Json = False,
) -> None:
    """Time a compiled circuit on this machine."""
    with _one_line_errors():
        from gategrad import _native
        from gategrad.targets.speed import measure_speed

        network = gategrad.compile(_load(circuit), threads=threads)
        speed = measure_speed(network, samples=samples, seconds=seconds)
    _print({**asdict(speed), "instruction_set": _native.isa()}, as_json)


@app.command(
    epilog="Examples:  gategrad info demo/circuit.npz   |   gategrad info demo   |   "
    "gategrad info mnist.npz --live-inputs 28x28 --png live.png"
)
def info(
    path: Annotated[Path, typer.Argument(help="A circuit file, or a run's folder.")],
    live_inputs: Annotated[
        str | None,
        typer.Option(help="Show as an image of ROWSxCOLUMNS which inputs matter.", metavar="SHAPE"),
    ] = None,
    png: Annotated[Path | None, typer.Option(help="Write that image to a file.")] = None,
    passes: Annotated[
        bool, typer.Option("--passes", help="Count each part after the passes, too.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Describe a circuit, with the gates of each part in hardware, or a finished run."""
    with _one_line_errors():
        if path.is_dir():
            result = path / "result.json"
            if not result.is_file():
                raise FileNotFoundError(
                    f"no finished run in {path}: give a circuit file, or a folder that "
                    "`gategrad train` has written"
                )
            try:
                content = json.loads(result.read_text())
            except ValueError as error:
                raise ValueError(f"{result} is damaged: {error}") from error
        else:
            circuit = _load(path)
            parts = _parts(circuit, passes)
            image = _live_image(circuit, live_inputs) if live_inputs or png else None
            if png and image is not None:
                _write_image(image, png)
    if path.is_dir():
        typer.echo(json.dumps(content, indent=2))
        return
    size = path.stat().st_size
    _print_stats(circuit, as_json, {"file_bytes": size, "parts": parts})
    if image is not None and not as_json:
        blocks = " \u2591\u2592\u2593\u2588"
        shades = -(-image * (len(blocks) - 1) // max(1, int(image.max())))
        for row in shades:
            typer.echo("".join(blocks[shade] * 2 for shade in row))


def _parts(circuit: Circuit, passes: bool) -> dict[str, dict[str, int | None]]:
    # Two-input gates of encoder, network, adders and argmax, as they are and after the passes.
    from gategrad.circuit import part_gates

    counts = {"before": part_gates(circuit)}
    if passes:
        counts["after"] = part_gates(gategrad.optimize(circuit)[0])
    return {part: {when: c[part] for when, c in counts.items()} for part in counts["before"]}


def _live_image(circuit: Circuit, shape: str | None) -> NDArray[Any]:
    from gategrad.circuit import live_features

    live = live_features(circuit)
    side = math.isqrt(len(live))
    rows, _, columns = (shape or f"{side}x{side}").partition("x")
    if not (rows.isdigit() and columns.isdigit()) or int(rows) * int(columns) != len(live):
        raise ValueError(
            f"--live-inputs needs the image's ROWSxCOLUMNS, {len(live)} values, got {shape}"
        )
    return live.reshape(int(rows), int(columns))


def _write_image(image: NDArray[Any], path: Path) -> None:
    try:
        from matplotlib import image as images
    except ModuleNotFoundError as error:
        raise ImportError("--png needs matplotlib: install the extra 'plot'") from error
    import io

    from gategrad.atomic import write_atomic

    content = io.BytesIO()
    images.imsave(content, image, cmap="gray", vmin=0, format="png")
    write_atomic(path, lambda file: file.write(content.getvalue()))


def _numbers(text: str) -> tuple[float, ...]:
    try:
        return tuple(float(part) for part in text.split(","))
    except ValueError as error:
        raise ValueError(f"thresholds must be numbers with commas, got {text!r}") from error


def _load(path: Path) -> Circuit:
    return gategrad.load_circuit(path / "circuit.npz" if path.is_dir() else path)


def _read_rows(path: Path) -> NDArray[Any]:
    import numpy as np

    if str(path) != "-" and not path.is_file():
        raise FileNotFoundError(f"no file of rows at {path}")
    if path.suffix not in (".npy", ".csv", ""):
        raise ValueError(f"rows come as .npy or .csv, got {path.name}")
    try:
        if path.suffix == ".npy":
            rows: NDArray[Any] = np.load(path, allow_pickle=False)
            return rows
        text = sys.stdin.read() if str(path) == "-" else path.read_text("utf-8-sig")
        lines = [line for line in text.splitlines() if line.strip()]
        if not lines:
            raise ValueError("it holds no rows")
        return np.loadtxt(lines, delimiter=",", ndmin=2)
    except (ValueError, EOFError) as error:
        remedy = (
            "" if path.suffix == ".npy" else " (rows are numbers with commas, without a header)"
        )
        raise ValueError(f"cannot read rows from {path}: {error}{remedy}") from error


def _write_row(path: Path, row: NDArray[Any]) -> None:
    import numpy as np

    from gategrad.atomic import write_atomic

    write_atomic(path, lambda file: np.save(file, row[None], allow_pickle=False))


def _print_result(result: dict[str, Any]) -> None:
    wanted = [n for n, value in result.items() if n.endswith("accuracy") and value is not None]
    _print(
        {name: result[name] for name in [*wanted, "best_epoch", "gates", "train_seconds"]}, False
    )


def _print_stats(circuit: Circuit, as_json: bool, more: dict[str, Any] | None = None) -> None:
    from gategrad.circuit import circuit_stats

    stats = {**asdict(circuit_stats(circuit)), **(more or {})}
    if as_json:
        _print(stats, True)
        return
    kinds, fan_out, parts = stats.pop("kinds"), stats.pop("fan_out"), stats.pop("parts", {})
    _print(stats, False)
    _print({f"  {name}": count for name, count in kinds.items() if count}, False)
    typer.echo("read by so many gates and outputs")
    _print({f"  {name}": count for name, count in fan_out.items()}, False)
    if parts:
        typer.echo(f"{'two-input gates by part':36}{'  '.join(parts['network'])}")
        for part, counts in parts.items():
            shown = "  ".join("-" if n is None else f"{n:,}" for n in counts.values())
            typer.echo(f"  {part:34}{shown}")


def _print(content: dict[str, Any], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(content))
        return
    for name, value in content.items():
        label = _LABELS.get(name, name.replace("_", " "))
        typer.echo(f"{label:36}{_shown(name, value)}")


_LABELS = {
    "packed_per_s": "samples/s, packed input bits",
    "raw_per_s": "samples/s, raw rows",
    "latency_us": "microseconds for one raw row",
    "samples": "samples in a call",
    "simulated": "inputs simulated",
    "bits": "input bits for which they differ",
    "row": "a raw row with these bits",
    "a": "of A for this input",
    "b": "of B for this input",
}


def _shown(name: str, value: Any) -> str:
    if value is None:
        return "-"
    if name.endswith("accuracy"):
        return f"{100 * value:.2f} %"
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 1000 else f"{value:.1f}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def main() -> None:
    """Entry point of the ``gategrad`` command."""
    app()


if __name__ == "__main__":
    main()
