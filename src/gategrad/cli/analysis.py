"""Commands that explain networks, and make them smaller by what explains them."""

from __future__ import annotations

import json
import math
import os
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from gategrad.cli.app import (
    CircuitOut,
    DataDir,
    Json,
    RunFolderArgument,
    Threads,
    app,
    examples,
    one_line_errors,
    one_line_warnings,
)
from gategrad.cli.opening import open_run
from gategrad.cli.output import say
from gategrad.cli.show import print_fields, shown_field

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from gategrad.approximate.prune_to_accuracy import PrunedNetwork
    from gategrad.approximate.refinement import RefinedNetwork
    from gategrad.runs import FinishedRun

__all__ = ["analyze", "prune", "refine"]

# Pruning and refining that take longer say what they are at.
_SILENT_SECONDS: Final = 5.0


@app.command(
    epilog=examples(
        "gategrad analyze runs/mnist -o analysis",
        "gategrad analyze runs/mnist --what activation,pruning --split test -o analysis",
    )
)
def analyze(
    run: RunFolderArgument,
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder for JSON, PNG and SVG.")],
    what: Annotated[
        str,
        typer.Option(
            help="receptive-field, activation, classes, pruning, gates, tau or all; commas between."
        ),
    ] = "all",
    split: Annotated[
        str | None,
        typer.Option(
            help="Samples: train, valid or test.",
            show_default="valid, or train where the run kept none for it",
        ),
    ] = None,
    results: Annotated[
        Path | None,
        typer.Option(help="A study's results: those like this run are compared by their tau."),
    ] = None,
    seed: Annotated[int, typer.Option(help="Of the outputs that pruning removes.")] = 0,
    data_dir: DataDir = None,
    threads: Threads = None,
    as_json: Json = False,
) -> None:
    """Explain a trained network: what it sees, what its outputs do, which classes it confuses."""
    with one_line_errors(), one_line_warnings():
        from gategrad.analysis.analyzed_run import AnalyzedRun
        from gategrad.analysis.report import analyze as run_analyses

        analyzed = AnalyzedRun(
            open_run(run, data_dir), split=split, seed=seed, threads=threads, results=results
        )
        names = [name.strip() for name in what.split(",")]
        summaries, files = run_analyses(analyzed, out, names)
    if as_json:
        say(json.dumps(summaries))
        return
    for name, summary in summaries.items():
        say(name)
        for label, value in summary.items():
            say(f"  {label:46}{shown_field(label, value, digits=5)}")
    for file in files:
        say(f"{'written':36}{file}")


@app.command(
    epilog=examples(
        "gategrad prune runs/mnist --keep-accuracy 0.5 -o small.npz",
        "gategrad prune runs/mnist --keep-accuracy 2 --method random -o small.npz",
    )
)
def prune(
    run: RunFolderArgument,
    out: CircuitOut,
    keep_accuracy: Annotated[
        float,
        typer.Option(help="Percentage points of accuracy on validation samples that may be lost."),
    ] = 0.5,
    method: Annotated[
        str,
        typer.Option(
            help="Which outputs go: greedy, least change per gate saved; activation, those that "
            "change least; or random."
        ),
    ] = "greedy",
    seed: Annotated[int, typer.Option(help="Of the choice.")] = 0,
    seconds: Annotated[float, typer.Option(help="Begin no exact pass after so long.")] = 60.0,
    data_dir: DataDir = None,
    threads: Threads = None,
    as_json: Json = False,
) -> None:
    """Find the smallest network within a loss of accuracy. NOT exact: it computes something else.

    Each class loses the same number of outputs, chosen on the training samples; how many is decided
    on the validation samples. The test samples are looked at once, at the end.
    """
    with one_line_errors(), one_line_warnings():
        from gategrad.approximate.prune_to_accuracy import smallest_network
        from gategrad.system.progress_lines import ProgressLines
        from gategrad.targets import EngineNetwork

        lines = ProgressLines(_SILENT_SECONDS)
        trained = open_run(run, data_dir)
        circuit, data = trained.trained_circuit, trained.data
        if len(data.valid) == 0:
            raise ValueError(
                f"the run in {run} kept no validation samples, on which the loss is measured: "
                "train it with --valid-fraction above 0"
            )
        found = smallest_network(
            circuit,
            data.train.circuit_bits(circuit),
            data.train.y,
            data.valid.circuit_bits(circuit),
            data.valid.y,
            loss=keep_accuracy,
            method=method,
            seed=seed,
            seconds=seconds,
            report=lambda text: lines.after_silence(lambda: f"gategrad: {text}"),
        )
        test = {
            name: EngineNetwork(c, threads=threads).accuracy(data.test.X, data.test.y)
            for name, c in (("before", circuit), ("after", found.circuit))
        }
        found.circuit.save(out)
    content = _pruning_content(found, circuit.n_outputs, test)
    if as_json:
        print_fields(content, True)
        return
    say("NOT the same function: outputs and gates were left out, by design")
    print_fields({_LABELS.get(name, name): value for name, value in content.items()}, False)
    say(f"{'written':36}{out}")


@app.command(
    epilog=examples(
        "gategrad refine runs/mnist -o refined.npz",
        "gategrad refine runs/mnist --price 5e-5 --pairs 1000 --seconds 600 -o small.npz",
    )
)
def refine(
    run: RunFolderArgument,
    out: CircuitOut,
    price: Annotated[
        float, typer.Option(help="Loss (nats a sample) that the area of a NAND is worth; 0: none.")
    ] = 1e-5,
    pairs: Annotated[
        int, typer.Option(help="Pairs of inputs to try for each gate, besides its own.")
    ] = 200,
    sweeps: Annotated[int, typer.Option(help="The most sweeps over all gates.")] = 6,
    seconds: Annotated[
        float | None, typer.Option(help="Time limit for changing gates.", show_default="no limit")
    ] = None,
    copies: Annotated[
        int,
        typer.Option(help="Augmented copies of the training images, if the run augmented them."),
    ] = 2,
    seed: Annotated[int, typer.Option(help="Of the order of gates and the pairs tried.")] = 0,
    data_dir: DataDir = None,
    threads: Threads = None,
    as_json: Json = False,
) -> None:
    """Change gates one by one: a smaller circuit, and mostly a better one. NOT exact.

    Each gate in turn gets the function, and one new input, with which the training samples' loss
    plus the price of the area is the least. How many sweeps over all gates are kept is decided by
    the same sum on the validation samples. The test samples are looked at once, at the end.
    """
    with one_line_errors(), one_line_warnings():
        from gategrad.approximate.refinement import refine as refine_circuit
        from gategrad.system.progress_lines import ProgressLines
        from gategrad.targets import EngineNetwork

        lines = ProgressLines(_SILENT_SECONDS)
        trained = open_run(run, data_dir)
        circuit, data = trained.trained_circuit, trained.data
        _check_writable(out)  # minutes before it is written
        before = EngineNetwork(circuit, threads=threads).accuracy(data.test.X, data.test.y)
        bits, labels = _samples(trained, copies)
        found = refine_circuit(
            circuit,
            bits,
            labels,
            data.valid.circuit_bits(circuit),
            data.valid.y,
            price=price,
            pairs=pairs,
            sweeps=sweeps,
            seconds=math.inf if seconds is None else seconds,
            seed=seed,
            report=lambda text: lines.after_silence(lambda: f"gategrad: {text}"),
        )
        after = EngineNetwork(found.circuit, threads=threads).accuracy(data.test.X, data.test.y)
        found.circuit.save(out)
    content = _refining_content(found, before, after)
    if as_json:
        sweeps_done = [asdict(sweep) for sweep in (found.start, *found.sweeps)]
        print_fields({**content, "of_each_sweep": sweeps_done}, True)
        return
    if found.chosen:
        say("NOT the same function: gates were changed, by design")
    else:
        say(
            "nothing was changed: after no sweep were loss and area on the validation samples less "
            "together"
        )
    say(_sweeps_table(found))
    for name in ("loss_before", "loss"):
        content[name] = f"{content[name]:.4f}"
    print_fields({_LABELS.get(name, name): value for name, value in content.items()}, False)
    say(f"{'written':36}{out}")


def _check_writable(path: Path) -> None:
    if path.is_dir():
        raise ValueError(f"{path} is a folder: name a file for the circuit")
    path.parent.mkdir(parents=True, exist_ok=True)
    if not os.access(path.parent, os.W_OK):
        raise PermissionError(f"cannot write to {path.parent}: name another place (-o)")


def _samples(run: FinishedRun, copies: int) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Training samples as the run saw them: images that it moved stand in several ways."""
    if copies < 0:
        raise ValueError(f"copies must be 0 or more, got {copies}")
    circuit, train = run.trained_circuit, run.data.train
    config = run.config.train
    moves = config.shift or config.bend or config.flip
    # Learned thresholds and detectors make bits of their own.
    own_bits = run.config.model.learned_thresholds or run.config.data.detectors
    if copies and moves and not own_bits:
        from gategrad.train.training_batches import moved_samples

        return moved_samples(run.data, config, run.config.seed, copies)
    return train.circuit_bits(circuit), train.y


def _sweeps_table(found: RefinedNetwork) -> str:
    rows = [["sweep", "changes", "loss", "area", "valid loss", "valid accuracy"]]
    for number, sweep in enumerate((found.start, *found.sweeps)):
        judged = ["-", "-"]
        if sweep.valid_loss is not None and sweep.valid_accuracy is not None:
            judged = [f"{sweep.valid_loss:.4f}", f"{100 * sweep.valid_accuracy:.2f} %"]
        name = "start" if number == 0 else str(number)
        rows.append(
            [name, f"{sweep.changed:,}", f"{sweep.loss:.4f}", f"{sweep.area:,.0f}", *judged]
        )
    return "\n".join("".join(f"{cell:>16}" for cell in row).strip() for row in rows) + "\n"


def _refining_content(found: RefinedNetwork, before: float, after: float) -> dict[str, Any]:
    kept = found.sweeps[found.chosen - 1] if found.chosen else found.start
    return {
        "sweeps": len(found.sweeps),
        "sweeps_kept": found.chosen,
        "gates_changed": sum(sweep.changed for sweep in found.sweeps[: found.chosen]),
        "gates_before": found.gates_before,
        "gates": found.gates,
        "area_before": found.start.area,
        "area": kept.area,
        "loss_before": found.start.loss,
        "loss": kept.loss,
        "before_valid_accuracy": found.start.valid_accuracy,
        "valid_accuracy": kept.valid_accuracy,
        "before_test_accuracy": before,
        "test_accuracy": after,
    }


def _pruning_content(
    found: PrunedNetwork, outputs_before: int, test: dict[str, float]
) -> dict[str, Any]:
    return {
        "method": found.method,
        "outputs_before": outputs_before,
        "outputs": found.outputs,
        "gates_trained": found.gates_trained,
        "gates_before": found.gates_before,
        "gates": found.gates,
        "before_valid_accuracy": found.accuracy_before,
        "valid_accuracy": found.accuracy,
        "before_test_accuracy": test["before"],
        "test_accuracy": test["after"],
    }


_LABELS = {
    "outputs_before": "outputs before",
    "outputs": "outputs left",
    "gates_trained": "gates as trained",
    "gates_before": "gates after exact passes alone",
    "gates": "gates left, after exact passes",
    "sweeps_kept": "sweeps kept",
    "gates_changed": "changes of gates",
    "area_before": "area before, NANDs, estimated",
    "area": "area, NANDs, estimated",
    "loss_before": "training loss before",
    "loss": "training loss",
}
