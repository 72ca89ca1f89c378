"""The command that synthesizes a circuit to say what it costs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gategrad.cli.app import CircuitOrRun, Json, Quiet, app, examples, one_line_errors
from gategrad.cli.opening import open_circuit
from gategrad.cli.output import say
from gategrad.cli.show import print_fields

if TYPE_CHECKING:
    from gategrad.silicon import AreaReport

__all__ = ["area"]


@app.command(
    epilog=examples(
        "gategrad area demo",
        "gategrad area small.npz --liberty sky130_fd_sc_hd__tt_025C_1v80.lib --luts 6",
    )
)
def area(
    circuit: CircuitOrRun,
    liberty: Annotated[
        Path | None,
        typer.Option(help="Standard cells to map to: a liberty file, or one packed by gzip."),
    ] = None,
    luts: Annotated[
        str | None,
        typer.Option(
            help="Inputs of an FPGA's tables to map to, with commas.",
            show_default="4,6; none with --liberty",
        ),
    ] = None,
    encoder: Annotated[
        bool | None,
        typer.Option(
            "--encoder/--no-encoder",
            help="Comparators of raw bytes.",
            show_default="where there can be some",
        ),
    ] = None,
    adders: Annotated[
        bool, typer.Option("--adders/--no-adders", help="Sum each class's bits.")
    ] = True,
    argmax: Annotated[
        bool, typer.Option("--argmax/--no-argmax", help="Find the largest sum.")
    ] = True,
    chain_argmax: Annotated[
        bool,
        typer.Option(
            "--chain-argmax", help="Compare class after class: slower, and smaller in all."
        ),
    ] = False,
    optimize: Annotated[bool, typer.Option(help="Make it smaller first.")] = True,
    seconds: Annotated[
        float,
        typer.Option(help="For each proof that cells compute what they should; 0: only tried."),
    ] = 10.0,
    timeout: Annotated[
        float, typer.Option(help="Seconds that Yosys may take for each part.")
    ] = 3600.0,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Area in gate equivalents, cells, delay and FPGA tables, by synthesis. Needs Yosys.

    Encoder, network, adders and argmax are synthesized alone, then together; what Yosys made is
    compared with what it should compute. A gate equivalent is the area of a NAND of two inputs.
    """
    with one_line_errors():
        from gategrad.silicon import area as synthesize
        from gategrad.silicon import read_liberty

        cells = None if liberty is None else read_liberty(liberty)
        loaded = open_circuit(circuit).unrolled()
        if optimize:
            from gategrad.passes import optimize as run_passes

            loaded, _ = run_passes(loaded)
        report = synthesize(
            loaded, cells,
            luts=_sizes(luts, tables=liberty is None),
            encoder=encoder, adders=adders, argmax=argmax and adders, chain_argmax=chain_argmax,
            seconds=seconds, timeout=timeout,
            report=None if quiet else lambda part: say(f"synthesizing: {part}", err=True),
        )  # fmt: skip
    if as_json:
        print_fields(report.to_dict(), True)
        return
    _print(report)


def _sizes(text: str | None, *, tables: bool) -> tuple[int, ...]:
    if text is None:
        return (4, 6) if tables else ()
    try:
        return tuple(int(word) for word in text.split(","))
    except ValueError:
        raise ValueError(
            f"--luts takes whole numbers with commas, such as 4,6, got {text!r}"
        ) from None


def _print(report: AreaReport) -> None:
    heads, lines = ["part", "gates", "levels"], []
    cells = report.liberty is not None
    timed = report.whole.nanoseconds is not None
    heads += ["GE", "cells", "levels"] if cells else []
    heads += ["ns"] if timed else []
    for tables in report.whole.lookup_tables:
        heads += [f"LUT{tables.inputs}", "levels"]
    for part in report.parts:
        line = [part.part, f"{part.gates:,}", str(part.levels)]
        if cells:
            line += [f"{part.ge:,.0f}", f"{part.cells:,}", str(part.cell_levels or 0)]
        if timed:
            line.append(f"{part.nanoseconds or 0:.2f}")
        for tables in part.lookup_tables:
            line += [f"{tables.tables:,}", str(tables.levels)]
        lines.append(line)
    for line in [heads, *lines]:
        say(f"{line[0]:10}" + "".join(f"{word:>10}" for word in line[1:]))
    if report.ge_rest is not None:
        say(
            f"\nThe whole has {abs(report.ge_rest):,.0f} GE "
            f"{'less' if report.ge_rest < 0 else 'more'} than its parts alone."
        )
    if cells:
        verdicts = [f"{part.part} {part.verdict}" for part in report.parts]
        say(f"A GE is a {report.unit_cell}. Cells against gates: {', '.join(verdicts)}.")
    for note in report.notes:
        say(f"gategrad: {note}", err=True)
