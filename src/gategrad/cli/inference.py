"""Commands that time circuits and describe them."""

from __future__ import annotations

import math
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gategrad.cli.app import CircuitOrRun, Json, app, examples, one_line_errors
from gategrad.cli.opening import open_circuit
from gategrad.cli.output import say
from gategrad.cli.rows import known_columns
from gategrad.cli.show import print_columns, print_fields, print_notes, print_run, print_stats

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gategrad.circuit import Circuit

__all__ = ["bench", "info"]


@app.command(epilog=examples("gategrad bench demo/circuit.npz --threads 1"))
def bench(
    circuit: CircuitOrRun,
    samples: Annotated[int, typer.Option(help="Rows of one call.")] = 51_200,
    seconds: Annotated[float, typer.Option(help="Seconds for each measure.")] = 1.0,
    threads: Annotated[int, typer.Option(help="CPU threads.")] = 1,
    as_json: Json = False,
) -> None:
    """Time a compiled circuit on this machine."""
    with one_line_errors():
        import gategrad._native as _native
        from gategrad.targets import compile as compile_circuit
        from gategrad.targets.speed import measure_speed

        network = compile_circuit(open_circuit(circuit), threads=threads)
        speed = measure_speed(network, samples=samples, seconds=seconds)
    print_fields({**asdict(speed), "instruction_set": _native.isa()}, as_json)


@app.command(
    epilog=examples(
        "gategrad info demo/circuit.npz",
        "gategrad info demo",
        "gategrad info mnist.npz --live-inputs 28x28 --png live.png",
    )
)
def info(
    path: CircuitOrRun,
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
    with one_line_errors():
        is_run = path.is_dir()
    if is_run:
        _describe_run(path, as_json)
    else:
        _describe_circuit(path, live_inputs, png, passes, as_json)


def _describe_run(path: Path, as_json: bool) -> None:
    with one_line_errors():
        from gategrad.runs import FinishedRun

        run = FinishedRun(path)
        if run.status == "absent":
            raise FileNotFoundError(
                f"no finished run in {path}: give a circuit file, or a folder that `gategrad "
                "train` has written"
            )
        result, table = run.result, run.columns is not None
        _ = run.config  # refuses a result that does not say what it is of
        read = _read_features(run.circuit) if run.folder.circuit.is_file() else {}
    if as_json:
        print_fields({**result, **read}, True)
    else:
        print_run(result, table=table)
        print_fields(read, False)
        print_notes(result.get("notes", ()))


def _describe_circuit(
    path: Path, live_inputs: str | None, png: Path | None, passes: bool, as_json: bool
) -> None:
    with one_line_errors():
        circuit = open_circuit(path)
        parts = _parts(circuit, passes)
        columns = known_columns(circuit, path.parent) or ()
        image = _live_image(circuit, live_inputs) if live_inputs or png else None
        if png and image is not None:
            _write_image(image, png)
        read = _read_features(circuit)
    more: dict[str, Any] = {**read, "file_bytes": path.stat().st_size, "parts": parts}
    if as_json:
        print_stats(circuit, True, {**more, "columns": [asdict(column) for column in columns]})
        return
    print_stats(circuit, False, more)
    print_columns(columns)
    if image is not None:
        _print_image(image)


def _parts(circuit: Circuit, passes: bool) -> dict[str, dict[str, int | None]]:
    # Two-input gates of encoder, network, adders and argmax, as they are and after the passes.
    from gategrad.circuit import part_gates
    from gategrad.passes import optimize

    counts = {"before": part_gates(circuit)}
    if passes:
        counts["after"] = part_gates(optimize(circuit)[0])
    return {part: {when: c[part] for when, c in counts.items()} for part in counts["before"]}


def _read_features(circuit: Circuit) -> dict[str, int]:
    # Raw values of a row, and those from which an output can be reached.
    from gategrad.circuit import live_features

    live = live_features(circuit)
    return {"features": len(live), "live_features": int((live > 0).sum())}


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


def _print_image(image: NDArray[Any]) -> None:
    blocks = " \u2591\u2592\u2593\u2588"
    shades = -(-image * (len(blocks) - 1) // max(1, int(image.max())))
    for row in shades:
        say("".join(blocks[shade] * 2 for shade in row))


def _write_image(image: NDArray[Any], path: Path) -> None:
    try:
        from matplotlib import image as images
    except ModuleNotFoundError as error:
        raise ImportError("--png needs matplotlib: install the extra 'plot'") from error
    import io

    from gategrad.system.atomic import write_bytes

    content = io.BytesIO()
    images.imsave(content, image, cmap="gray", vmin=0, format="png")
    write_bytes(path, content.getvalue())
