"""The command that classifies rows."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gategrad.cli import table_options
from gategrad.cli.app import (
    CircuitOrRun,
    Json,
    Threads,
    app,
    examples,
    one_line_errors,
    one_line_warnings,
)
from gategrad.cli.image_rows import ImageBlock, image_blocks, is_of_images, path_text
from gategrad.cli.opening import open_circuit
from gategrad.cli.output import say, write_lines
from gategrad.cli.row_labels import LabelTally
from gategrad.cli.rows import known_columns, row_blocks
from gategrad.system.printable import one_line

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gategrad.data.formats.encoded_tables import EncodedBlock
    from gategrad.targets.compiled import CompiledNetwork

__all__ = ["predict"]


@app.command(
    epilog=examples(
        "gategrad predict demo/circuit.npz rows.npy",
        "gategrad predict demo/circuit.npz rows.csv --scores",
        "gategrad predict runs/faces new_images/",
    )
)
def predict(
    circuit: CircuitOrRun,
    rows: Annotated[
        Path,
        typer.Argument(
            help="Raw rows: .npy, or .csv of numbers; - reads CSV. Of a network that was trained "
            "on a table: a table, whose columns are found by name. Of one of images: an image, or "
            "a folder of them."
        ),
    ],
    scores: Annotated[
        bool, typer.Option("--scores", help="Print scores, after a line with the class names.")
    ] = False,
    unknown: table_options.Unknown = "missing",
    label: table_options.Label = None,
    delimiter: table_options.Delimiter = None,
    decimal: table_options.Decimal = None,
    missing: table_options.Missing = None,
    no_header: table_options.NoHeader = False,
    threads: Threads = None,
    as_json: Json = False,
) -> None:
    """Classify rows with a compiled circuit: one line per row.

    Of a folder of images, a line has the image's path, a tab and its class.

    Where the rows have their labels beside them, or images stand in folders of their classes,
    standard error says how many are right.
    """
    with one_line_errors(), one_line_warnings():
        from gategrad.circuit.encoders.unknown_values import UnknownValues
        from gategrad.data.formats.encoded_tables import LabelColumn, TableReader
        from gategrad.targets import compile as compile_circuit
        from gategrad.targets import default_threads

        network = compile_circuit(open_circuit(circuit), threads=threads)
        threads, names = threads or default_threads(), network.circuit.class_names
        columns = known_columns(network.circuit, circuit)
        seen, tally = UnknownValues(unknown), LabelTally(names)
        blocks: Iterator[EncodedBlock | ImageBlock]
        if is_of_images(rows):
            if columns is not None:
                kind = "a folder" if rows.is_dir() else "an image"
                raise ValueError(
                    f"{rows} is {kind}: name a file of rows, since {circuit} was trained on a table"
                )
            blocks = image_blocks(rows, network.circuit, tally)
        else:
            form, labels = table_options.of_run(
                circuit, label, delimiter, decimal, missing, no_header
            )
            table = None
            if columns is not None:
                label_column = LabelColumn(labels, names, tally.class_of)
                table = TableReader(columns, form, label_column, seen, threads)
            blocks = row_blocks(rows, table, threads)
        show = _json_lines if as_json else _score_lines if scores else _class_lines
        of_folder = rows.is_dir() and not as_json
        if scores and not as_json:
            say(("file\t" if of_folder else "") + _csv_line(names))
        for block in blocks:
            if label is not None and block.label is None:
                raise ValueError(f"{rows} has no column {label!r} of labels beside those of rows")
            predicted = network.predict(block.X)
            lines = show(network, block, predicted)
            write_lines(_with_paths(lines, block) if of_folder else lines)
            if block.labels is not None:
                tally.add(predicted, block.labels, block.label)
    for line in [*(f"gategrad: {line}" for line in seen.lines()), *tally.lines()]:
        say(line, err=True)


def _class_lines(
    network: CompiledNetwork, _: EncodedBlock | ImageBlock, predicted: NDArray[Any]
) -> Iterator[str]:
    names = [one_line(name) for name in network.circuit.class_names]
    return map(names.__getitem__, predicted.tolist())


def _score_lines(
    network: CompiledNetwork, block: EncodedBlock | ImageBlock, _: NDArray[Any]
) -> Iterator[str]:
    return (",".join(f"{value:g}" for value in row) for row in network.scores(block.X))


def _json_lines(
    network: CompiledNetwork, block: EncodedBlock | ImageBlock, predicted: NDArray[Any]
) -> Iterator[str]:
    names = network.circuit.class_names
    for i, row in enumerate(network.scores(block.X).tolist()):
        start = {"file": str(block.files[i])} if isinstance(block, ImageBlock) else {}
        scores = dict(zip(names, row, strict=True))
        yield json.dumps({**start, "class": names[predicted[i]], "scores": scores})


def _with_paths(lines: Iterable[str], block: EncodedBlock | ImageBlock) -> Iterator[str]:
    files = block.files if isinstance(block, ImageBlock) else ()
    return (f"{one_line(path_text(file))}\t{line}" for file, line in zip(files, lines, strict=True))


def _csv_line(names: Iterable[str]) -> str:
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow([one_line(name) for name in names])
    return line.getvalue()
