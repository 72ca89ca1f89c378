"""The command that writes a page on which a network can be touched."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from gategrad.cli.app import DataDir, Json, app, examples, one_line_errors
from gategrad.cli.opening import open_circuit
from gategrad.cli.output import say
from gategrad.cli.show import print_fields

__all__ = ["explore"]


@app.command(
    epilog=examples(
        "gategrad explore runs/mnist",
        "gategrad explore small.npz --run runs/mnist -o small.html",
        "gategrad explore mnist.npz --shape 28x28 -o mnist.html",
    )
)
def explore(
    source: Annotated[
        Path, typer.Argument(metavar="RUN_OR_CIRCUIT", help="A run's folder, or a circuit file.")
    ],
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", "-o", help="HTML file to write.", show_default="named after the source"
        ),
    ] = None,
    run: Annotated[
        Path | None,
        typer.Option(help="The run that a circuit file comes from: for its samples and names."),
    ] = None,
    shape: Annotated[
        str | None,
        typer.Option(
            help="A circuit file of images without --run: ROWSxCOLUMNS, or CHANNELSxROWSxCOLUMNS.",
            show_default="a square of 64 or more values is an image",
        ),
    ] = None,
    samples: Annotated[
        int, typer.Option(help="Test samples to put in, if the data are here.")
    ] = 12,
    data_dir: DataDir = None,
    as_json: Json = False,
) -> None:
    """Write one web page that runs a circuit: draw, watch the bits, trace gates to pixels.

    It works offline in any browser, on a phone too, and gives the classes that `predict` gives.
    """
    with one_line_errors():
        from gategrad.explore import View, drawing_of, guessed_shape, view_of_run, write_page

        circuit = open_circuit(source).unrolled()
        name = source.resolve().name if source.is_dir() else source.stem
        out = out or Path(f"{name}.html")
        if run is None and source.is_dir():
            run = source
        if run is not None:
            if shape is not None:
                raise ValueError("--shape is for a circuit file alone: the run knows its shape")
            view = view_of_run(run, samples=samples, data_dir=data_dir)
            if run != source:
                view = replace(view, title=f"{view.title}, {source.name}")
        else:
            encoder = circuit.encoder
            n = circuit.netlist.n_inputs if encoder is None else encoder.n_features
            table = encoder is not None and encoder.columns is not None
            sides = (n,) if table else guessed_shape(n)
            if shape is not None:
                sides = _shape(shape)
            note = "A circuit file alone holds no samples: name its run with --run."
            view = View(source.stem, shape=sides, drawing=drawing_of(None, sides), note=note)
        size = write_page(circuit, out, view)
    if as_json:
        print_fields({"written": str(out), "bytes": size}, True)
    else:
        say(f"{'written':36}{out}, {size:,} bytes")
    if view.samples is None and view.note:
        say(f"gategrad: {view.note}", err=True)


def _shape(text: str) -> tuple[int, ...]:
    sides = text.split("x")
    if len(sides) not in (2, 3) or not all(side.isdigit() and int(side) > 0 for side in sides):
        raise ValueError(f"--shape must be ROWSxCOLUMNS or CHANNELSxROWSxCOLUMNS, got {text!r}")
    return tuple(int(side) for side in (sides if len(sides) == 3 else ["1", *sides]))
