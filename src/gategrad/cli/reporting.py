"""Commands that read results."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gategrad.cli.app import Json, app, examples, one_line_errors, one_line_warnings
from gategrad.cli.output import say

if TYPE_CHECKING:
    from gategrad.results import About, Experiment, ResultRow
    from gategrad.results.report import ReportSection

__all__ = ["compare_runs", "list_runs", "report"]

runs_app = typer.Typer(help="Read files of results.", no_args_is_help=True)
app.add_typer(runs_app, name="runs")

_PAPER = Path("experiments") / "paper"

Results = Annotated[list[Path], typer.Argument(help="Files of results, such as a sweep's.")]


@app.command(
    epilog=examples(
        "gategrad report study.jsonl --out report",
        "gategrad report experiments/results/heads.jsonl --out report",
    )
)
def report(
    results: Results,
    out: Annotated[Path, typer.Option(help="Folder of the report.")] = Path("report"),
    experiments: Annotated[
        Path | None,
        typer.Option(
            help="Folder of the experiments' files.",
            show_default=f"{_PAPER}, where it has these runs",
        ),
    ] = None,
    scale: Annotated[
        list[str] | None,
        typer.Option(help="paper, small or smoke; may be repeated.", show_default="what has runs"),
    ] = None,
    as_json: Json = False,
) -> None:
    """Results of any study as pages, with plots: HTML, Markdown, LaTeX; beside a paper's, too."""
    with one_line_errors(), one_line_warnings():
        from gategrad.results import read_rows, write_report

        rows = read_rows(results)
        found, about = _experiments(experiments, rows)
        written, files = write_report(found, rows, out, scale, about)
    counts = {
        _name(section): f"{section.finished} of {section.total} runs"
        for section in written.sections
    }
    if as_json:
        say(json.dumps({"parts": counts, "files": list(map(str, files))}))
        return
    for name, text in counts.items():
        say(f"{name:36}{text}")
    say(f"{'report':36}{out / 'report.html'}")


def _experiments(
    folder: Path | None, rows: Mapping[str, ResultRow]
) -> tuple[list[Experiment], About | None]:
    """Those of a folder; where none is named and the paper's have no such runs, the files' own."""
    from gategrad.results import load_about, load_experiments, studies_of
    from gategrad.results.experiments import is_about

    if folder is None:
        if is_about(_PAPER):  # what else is called so is not ours to run
            found = load_experiments(_PAPER)
            if _have_any(found, rows):
                return found, load_about(_PAPER)
        return studies_of(rows), None
    if not folder.is_dir():
        raise FileNotFoundError(
            f"no folder {folder}: name a folder of experiments by --experiments, or leave it out "
            "for a page of the results alone"
        )
    return load_experiments(folder), load_about(folder)


def _have_any(experiments: Iterable[Experiment], rows: Mapping[str, ResultRow]) -> bool:
    return any(
        config.run_id in rows
        for experiment in experiments
        for scale in experiment.scales
        for config in experiment.runs(scale)
    )


def _name(section: ReportSection) -> str:
    name = section.experiment.name
    return f"{name} ({section.scale})" if section.scale else name


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
    with one_line_errors(), one_line_warnings():
        from gategrad.results.result_rows import read_rows
        from gategrad.results.terminal_runs import print_rows

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
    with one_line_errors(), one_line_warnings():
        from gategrad.results.result_rows import read_rows
        from gategrad.results.terminal_runs import print_files, print_pair

        if Path(a).is_file() and Path(b).is_file():
            print_files(read_rows([a]), read_rows([b]), as_json=as_json)
            return
        if not results:
            raise ValueError(
                f"{a} and {b} are no files of results: to compare runs by id, give --in"
            )
        print_pair(read_rows(results), a, b, as_json=as_json)
