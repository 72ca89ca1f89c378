"""Commands that change circuits, compare them and write them for other tools."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from gategrad.cli import completions
from gategrad.cli.app import CircuitOrRun, CircuitOut, Json, app, examples, one_line_errors
from gategrad.cli.emitter_options import EmitterCommand, given_options, take_measures, unrolls
from gategrad.cli.opening import open_circuit, open_run
from gategrad.cli.output import say
from gategrad.cli.rows import known_columns, read_rows, write_row
from gategrad.cli.show import print_fields, print_stats

__all__ = ["compile_run", "optimize", "verify"]

VERDICT_CODES = {"equal": 0, "different": 1, "unknown": 3}


@app.command(
    "compile",
    cls=EmitterCommand,
    epilog=examples(
        "gategrad compile runs/mnist --out mnist.npz",
        "gategrad compile mnist.npz --target verilog --pipeline 4 -o rtl",
        "gategrad compile demo --target c --samples 1 --cortex-m cortex-m4 -o c",
    ),
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
    target: Annotated[str, typer.Option(autocompletion=completions.targets)] = "engine",
    optimize: Annotated[
        bool | None,
        typer.Option(help="Make it smaller first.", show_default="but for engine"),
    ] = None,
    as_json: Json = False,
) -> None:
    """Turn a run's best checkpoint into a circuit file, or a circuit into files for other tools."""
    options = given_options(context)
    with one_line_errors():
        _check_target(target, out)
        measures = take_measures(target, options)
        run = open_run(source) if source.is_dir() else None
        circuit = open_circuit(source) if run is None else run.trained_circuit
        if unrolls(target):  # first: then passes find what is special at borders, too
            circuit = circuit.unrolled()
        if optimize or (optimize is None and target != "engine"):
            from gategrad.passes import optimize as run_passes

            circuit, _ = run_passes(circuit)
        if target == "engine":
            if options:
                raise ValueError(f"the target engine has no option {next(iter(options), '')!r}")
            if out is None and run is not None and run.status == "stopped":
                raise ValueError(
                    "the circuit of a run that was stopped is not the run's own: name its file "
                    "with --out"
                )
            path = out or (source if run is None else run.folder.circuit)
            circuit.save(path)
            written = [path]
        else:
            from gategrad.targets import emit

            assert out is not None  # has been checked
            written = emit(circuit, target, out, **options)
        measured = measures(circuit)
    if as_json:
        print_stats(circuit, True, {**measured, "written": [str(path) for path in written]})
        return
    print_stats(circuit, False)
    print_fields(measured, False)
    for path in written:
        say(f"{'written':36}{path}")


def _check_target(target: str, out: Path | None) -> None:
    from gategrad.config.near_names import must_be_one_of
    from gategrad.targets.emitters import EMITTERS

    known = ["engine", *EMITTERS]
    if target not in known:
        raise ValueError(must_be_one_of("target", target, known))
    if target != "engine" and out is None:
        raise ValueError(f"the target {target} writes files: name their folder with -o")


@app.command(
    epilog=examples(
        "gategrad optimize demo -o small.npz",
        "gategrad optimize demo/circuit.npz -o small.npz --passes simplify",
    )
)
def optimize(
    circuit: CircuitOrRun,
    out: CircuitOut,
    passes: Annotated[
        str | None,
        typer.Option(
            help="Passes to run in turn, with commas.", show_default="those that need no extra"
        ),
    ] = None,
    seconds: Annotated[float, typer.Option(help="Begin no pass after so long.")] = 60.0,
    unroll: Annotated[
        bool,
        typer.Option(
            "--unroll",
            help="Give every position of a convolution gates of its own first: fewer gates in the "
            "end, a larger file.",
        ),
    ] = False,
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
    with one_line_errors():
        from gategrad.passes import DEFAULT_PASSES, PassReport
        from gategrad.passes import optimize as run_passes

        def show(report: PassReport) -> None:
            say(
                f"{report.name:22}{report.gates:12,}{report.depth:8}{report.inputs:10,}"
                f"{report.outputs:10,}{report.seconds:10.2f}"
            )

        if not as_json:
            heads = f"{'gates':>12}{'depth':>8}{'inputs':>10}{'outputs':>10}{'seconds':>10}"
            say(f"{'pass':22}{heads}")
        names = DEFAULT_PASSES if passes is None else [n.strip() for n in passes.split(",")]
        loaded = open_circuit(circuit)
        loaded = loaded.unrolled() if unroll else loaded
        smaller, reports = run_passes(
            loaded, names, seconds=seconds, report=None if as_json else show
        )
        content = [asdict(report) for report in reports]
        if inexact_rows is not None:
            from gategrad.approximate.equal_on_rows import merge_on_rows

            rows = read_rows(inexact_rows, known_columns(loaded, circuit))
            smaller, agreement = merge_on_rows(smaller, rows)
            content.append({"name": "merge_on_rows, NOT exact", **asdict(agreement)})
        smaller.save(out)
    if as_json:
        say(json.dumps(content, indent=2))
    else:
        if inexact_rows is not None:
            say(
                f"NOT exact: {agreement.gates:,} gates; on {agreement.rows:,} other rows the same "
                f"class for {100 * agreement.same_class:.2f} %, the same sums for "
                f"{100 * agreement.same_sums:.2f} %"
            )
        say(f"{'written':36}{out}")


@app.command(
    epilog=examples(
        "gategrad verify demo demo/circuit.npz",
        "gategrad verify demo/circuit.npz small.npz --seconds 300",
    )
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
    with one_line_errors():
        from gategrad.verify import load

        if out is not None and out.suffix.lower() != ".npy":
            raise ValueError(f"the input is written as .npy, got {out.name}")
        for run in filter(Path.is_dir, (a, b)):
            open_run(run)  # says of a stopped one that it is the best so far
        sides = load(a), load(b)
        known = (known_columns(side, path) for side, path in zip(sides, (a, b), strict=True))
        table = None if rows is None else read_rows(rows, next(filter(None, known), None))
        from gategrad.verify import equivalence

        result = equivalence(*sides, seconds=seconds, rows=table)
        found = result.counterexample
        if found is not None and out is not None:
            write_row(out, found.bits if found.row is None else found.row)
    content = result.to_dict()
    if not as_json:
        content |= content.pop("counterexample") or {}
        content["notes"] = "; ".join(content["notes"]) or None
        content["unproven"] = ", ".join(map(str, content["unproven"][:20])) or None
        for name in ("a", "b", "row"):
            if isinstance(content.get(name), list):
                content[name] = " ".join(map(str, content[name]))
    print_fields(content, as_json)
    raise typer.Exit(VERDICT_CODES[result.verdict])
