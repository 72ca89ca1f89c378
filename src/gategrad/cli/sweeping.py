"""The command that trains many runs."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gategrad.cli.app import DataDir, Json, Quiet, app, examples, one_line_errors

if TYPE_CHECKING:
    from gategrad.config import RunConfig

__all__ = ["sweep"]

SOME_FAILED = 1


@app.command(
    epilog=examples(
        "gategrad sweep examples/sweep_digits.py --processes 2",
        "gategrad sweep examples/sweep_digits.py --list",
        "gategrad sweep experiments/paper/intro.py --scale small --shard 1/4",
        "gategrad sweep study.py --search optuna --space model.tau=log:0.3:30",
    )
)
def sweep(
    file: Annotated[
        Path, typer.Argument(help="Python code with a function runs() that yields RunConfigs.")
    ],
    out: Annotated[
        Path | None,
        typer.Option(
            help="Results, a line of JSON per finished run.", show_default="FILE[-SCALE].jsonl"
        ),
    ] = None,
    runs: Annotated[
        Path | None, typer.Option(help="Folder of the runs' folders.", show_default="runs/FILE")
    ] = None,
    scale: Annotated[
        str | None, typer.Option(help="Size of a study whose runs(scale) has several.")
    ] = None,
    shard: Annotated[
        str | None, typer.Option(help="Only every n-th run from the i-th on.", metavar="I/N")
    ] = None,
    only: Annotated[
        str | None, typer.Option(help="Only the runs of these ids, with commas.", metavar="IDS")
    ] = None,
    processes: Annotated[
        int | None, typer.Option(help="Runs at a time, as far as memory allows.", show_default="1")
    ] = None,
    threads: Annotated[
        int | None, typer.Option(help="CPU threads of each run.", show_default="all / processes")
    ] = None,
    memory: Annotated[
        float | None, typer.Option(help="MB of memory for all runs.", show_default="what is free")
    ] = None,
    device: Annotated[str, typer.Option(help="Of each run: cpu, cuda, cuda:N, or auto.")] = "cpu",
    ray: Annotated[
        str | None,
        typer.Option(help="Run on a Ray cluster: auto, local or ray://HOST:PORT.", metavar="ADDR"),
    ] = None,
    gpus: Annotated[
        float, typer.Option(help="On a Ray cluster: GPUs of each run, such as 0.25.")
    ] = 0.0,
    search: Annotated[
        str | None,
        typer.Option(help="Try fields of the first run's configuration: random or optuna."),
    ] = None,
    trials: Annotated[
        int | None, typer.Option(help="Of a search: how many runs in all.", show_default="20")
    ] = None,
    space: Annotated[
        list[str] | None,
        typer.Option(
            help="Of a search: FIELD=LOW:HIGH, log:LOW:HIGH, int:LOW:HIGH or A,B,C.",
            metavar="FIELD=VALUES",
        ),
    ] = None,
    data_dir: DataDir = None,
    quiet: Quiet = False,
    as_json: Json = False,
    only_list: Annotated[
        bool, typer.Option("--list", help="Print the runs: finished, failed (why), or neither.")
    ] = False,
) -> None:
    """Train the runs of a Python file that are not finished yet; any stop can be gone on from."""
    failures: dict[str, str] = {}
    given = {"--space": space, "--trials": trials, "--memory": memory, "--processes": processes}
    with one_line_errors(), warnings.catch_warnings():
        warnings.showwarning = lambda message, *_: typer.echo(f"gategrad: {message}", err=True)
        from gategrad import sweep as studies
        from gategrad.sweep.run_folders import failures as failed_runs

        _check_options({name for name, value in given.items() if value is not None}, ray, search)
        study = studies.load_study(file, scale)
        configs = study.configs
        configs = configs if shard is None else studies.shard(configs, shard)
        configs = configs if only is None else studies.only(configs, only)
        name = file.stem if scale is None else f"{file.stem}-{scale}"
        path, keep = out or file.with_name(f"{name}.jsonl"), runs or Path("runs") / file.stem
        if only_list:
            results = studies.ResultsFile(path).read()
            failed = failed_runs(configs, keep)
            studies.print_list(configs, results, failed=failed, as_json=as_json)
            return
        options: dict[str, Any] = {
            "processes": 1 if processes is None else processes,
            "threads": threads,
            "device": device,
            "data_dir": data_dir,
            "keep": keep,
            "progress": not quiet,
            "observe": study.observe,
            "memory_mb": memory,
        }
        if ray is not None:
            options |= _on_ray(ray, threads, gpus, device)
        elif gpus:
            raise ValueError("--gpus is for a Ray cluster: give --ray ADDR")

        def run_all(some: list[RunConfig]) -> Iterable[Mapping[str, Any]]:
            try:
                return studies.sweep(some, path, **options)
            except studies.RunsFailed as error:
                failures.update(error.failures)
                return error.results

        if search is None:
            found = list(run_all(configs))
        else:
            trials = 20 if trials is None else trials
            configs = _search(
                search, configs[0], space or [], trials, run_all, path, processes or 1
            )
            lines = studies.ResultsFile(path).read()
            found = [lines[config.run_id] for config in configs if config.run_id in lines]
    studies.print_results(configs, found, as_json=as_json)
    for run_id, message in failures.items():
        typer.echo(f"gategrad: run {run_id}: {message}", err=True)
    if failures:
        raise typer.Exit(SOME_FAILED)


def _check_options(given: set[str], ray: str | None, search: str | None) -> None:
    """Refuse what would be passed over."""
    for name in ("--space", "--trials"):
        if name in given and search is None:
            raise ValueError(f"{name} is for a search: give --search random or optuna")
    if ray is not None and "--memory" in given:
        raise ValueError("--memory is for this machine: a Ray cluster knows the memory of its own")
    if ray is not None and search is None and "--processes" in given:
        raise ValueError(
            "--processes is for this machine: on a Ray cluster --threads and --gpus of each run "
            "say how many run at a time"
        )


def _on_ray(address: str, threads: int | None, gpus: float, device: str) -> dict[str, Any]:
    from gategrad.sweep.ray_runs import RayRuns

    if gpus and device == "cpu":
        device = "cuda"
    count = threads or 1
    launcher = RayRuns(address, threads=count, gpus=gpus)
    return {"launcher": launcher, "threads": count, "device": device}


def _search(
    kind: str,
    base: RunConfig,
    space: list[str],
    trials: int,
    run_all: Any,
    path: Path,
    processes: int,
) -> list[RunConfig]:
    """Run a search; what was tried, the best on validation samples first."""
    from gategrad.sweep import ResultsFile
    from gategrad.sweep.search import best_first, parse_space
    from gategrad.sweep.search import search as find

    file = ResultsFile(path)
    tried = find(
        kind, base, parse_space(space, base), trials, run_all, file.read, at_a_time=processes
    )
    ordered = best_first(tried, file.read())
    return ordered or tried
