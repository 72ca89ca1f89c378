"""Commands that read results."""

from __future__ import annotations

import json
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from gategrad.cli.app import Json, app, examples, one_line_errors

__all__ = ["compare_runs", "list_runs", "report"]

runs_app = typer.Typer(help="Read files of results.", no_args_is_help=True)
app.add_typer(runs_app, name="runs")

Results = Annotated[list[Path], typer.Argument(help="Files of results, such as a sweep's.")]


@contextmanager
def _errors() -> Iterator[None]:
    """Mistakes and warnings in one line each."""
    with one_line_errors(), warnings.catch_warnings():
        warnings.showwarning = lambda message, *_: typer.echo(f"gategrad: {message}", err=True)
        yield


@app.command(epilog=examples("gategrad report experiments/results/heads.jsonl --out report"))
def report(
    results: Results,
    out: Annotated[Path, typer.Option(help="Folder of the report.")] = Path("report"),
    experiments: Annotated[Path, typer.Option(help="Folder of the experiments' files.")] = Path(
        "experiments/paper"
    ),
    scale: Annotated[
        list[str] | None,
        typer.Option(help="paper, small or smoke; may be repeated.", show_default="what has runs"),
    ] = None,
    as_json: Json = False,
) -> None:
    """Compare results with the paper: HTML, Markdown, LaTeX and figures."""
    with _errors():
        from gategrad.report import load_experiments, read_rows, write_report

        if not experiments.is_dir():
            raise FileNotFoundError(
                f"no folder {experiments}: the paper's experiments come with gategrad's "
                "repository; go there, or name a folder of experiments by --experiments"
            )
        document, files = write_report(
            load_experiments(experiments), read_rows(results), out, scale
        )
    counts = {
        f"{part.experiment.name} ({part.scale})": f"{part.finished} of {part.total} runs"
        for part in document.parts
    }
    if as_json:
        typer.echo(json.dumps({"parts": counts, "files": list(map(str, files))}))
        return
    for name, text in counts.items():
        typer.echo(f"{name:36}{text}")
    typer.echo(f"{'report':36}{out / 'report.html'}")


@runs_app.command(
    "list",
    epilog=examples("gategrad runs list study.jsonl", "gategrad runs list study.jsonl --all"),
)
def list_runs(
    results: Results,
    everything: Annotated[
        bool, typer.Option("--all", help="All fields that differ and all measures, however wide.")
    ] = False,
    as_json: Json = False,
) -> None:
    """The runs of results, what differs between them, and how they went."""
    with _errors():
        from gategrad.report.compare import print_rows
        from gategrad.report.rows import read_rows

        print_rows(read_rows(results), as_json=as_json, everything=everything)


@runs_app.command("compare", epilog=examples("gategrad runs compare before.jsonl after.jsonl"))
def compare_runs(
    a: Annotated[str, typer.Argument(help="A file of results, or the beginning of a run's id.")],
    b: Annotated[str, typer.Argument(help="Another one.")],
    results: Annotated[
        list[Path] | None,
        typer.Option("--in", help="Files of results that ids are looked for in."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Two files, run by run where both have it; or two runs, field by field."""
    with _errors():
        from gategrad.report.compare import print_files, print_pair
        from gategrad.report.rows import read_rows

        if Path(a).is_file() and Path(b).is_file():
            print_files(read_rows([a]), read_rows([b]), as_json=as_json)
            return
        if not results:
            raise ValueError(
                f"{a} and {b} are no files of results: to compare runs by id, give --in"
            )
        print_pair(read_rows(results), a, b, as_json=as_json)
