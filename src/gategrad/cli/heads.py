"""Commands for heads of trained networks."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gategrad.cli.app import (
    CircuitOut,
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
from gategrad.cli.opening import open_circuit, open_run
from gategrad.cli.show import print_fields
from gategrad.config.number_lists import widths

__all__ = ["quantize", "refit"]


@app.command(epilog=examples("gategrad refit runs/mnist --hidden 512 --epochs 10 -o dense.npz"))
def refit(
    run: RunFolderArgument,
    out: CircuitOut,
    hidden: Annotated[
        str, typer.Option(help="Hidden widths, with commas; none: one matrix.")
    ] = "512",
    epochs: Annotated[int, typer.Option(help="Passes over the training samples.")] = 10,
    lr: Annotated[float, typer.Option(help="Learning rate of Adam.")] = 0.01,
    seed: Annotated[int, typer.Option(help="Seed of weights and order.")] = 0,
    data_dir: DataDir = None,
    threads: Threads = None,
    quiet: Quiet = False,
    as_json: Json = False,
) -> None:
    """Train dense layers on a finished run's output bits, in place of its head."""
    with one_line_errors(), one_line_warnings():
        from gategrad.approximate.refit import refit_head

        trained = open_run(run, data_dir)
        result = refit_head(
            trained.circuit,
            trained.data,
            hidden=widths(hidden),
            epochs=epochs,
            lr=lr,
            seed=seed,
            threads=threads,
            progress=not quiet,
        )
        result.circuit.save(out)
    content = {
        "test_accuracy": result.before,
        "refitted_test_accuracy": result.after,
        "best_epoch": result.history.best_epoch,
        "seconds": result.history.seconds,
        "written": str(out),
    }
    print_fields(content, as_json)


@app.command(epilog=examples("gategrad quantize runs/mnist-dense --bits 8 -o integer.npz"))
def quantize(
    run: RunFolderArgument,
    out: CircuitOut,
    bits: Annotated[int, typer.Option(help="Bits of a weight, sign included.")] = 8,
    circuit: Annotated[
        Path | None, typer.Option(help="A circuit file of this run's data, such as refit writes.")
    ] = None,
    data_dir: DataDir = None,
    threads: Threads = None,
    as_json: Json = False,
) -> None:
    """Make a dense head's weights integers, and measure what that costs."""
    with one_line_errors(), one_line_warnings():
        from gategrad.targets import compile as compile_circuit

        trained = open_run(run, data_dir)
        before = trained.circuit if circuit is None else open_circuit(circuit)
        after = before.quantized(bits)
        data = trained.data
        networks = [compile_circuit(c, threads=threads) for c in (before, after)]
        splits = {"validation": data.valid, "test": data.test}
        content = {
            f"{split}{label}_accuracy": network.accuracy(rows.X, rows.y)
            for split, rows in splits.items()
            if len(rows.y)
            for label, network in zip(("", "_quantized"), networks, strict=True)
        }
        after.save(out)
    print_fields({**content, "bits_of_a_weight": bits, "written": str(out)}, as_json)
