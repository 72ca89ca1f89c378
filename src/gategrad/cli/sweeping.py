"""The command that trains many runs."""

from __future__ import annotations

import warnings
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
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
        "gategrad sweep experiments/paper --scale smoke",
        "gategrad sweep study.py --search optuna --space model.tau=log:0.3:30",
    )
)
def sweep(
    file: Annotated[
        Path,
        typer.Argument(
            help="Python code with a function runs() that yields RunConfigs; or a folder of "
            "experiments, such as experiments/paper."
        ),
    ],
    out: Annotated[
        Path | None,
        typer.Option(
            help="Results, a line of JSON per finished run; of a folder, the folder for them.",
            show_default="FILE[-SCALE].jsonl",
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
    given = {
        "--space": space, "--trials": trials, "--memory": memory, "--processes": processes,
        "--search": search, "--only": only,
    }  # fmt: skip
    with one_line_errors(), warnings.catch_warnings():
        warnings.showwarning = lambda message, *_: typer.echo(f"gategrad: {message}", err=True)
        import gategrad.sweep as studies
        from gategrad.sweep.run_folders import failures as failed_runs

        _check_options({name for name, value in given.items() if value is not None}, ray, file)
        files = _files(file, out, scale)
        loaded = {each: studies.load_study(each, scale) for each in files}
        ids = dict.fromkeys(config.run_id for study in loaded.values() for config in study.configs)
        mine = set(ids if shard is None else studies.shard(list(ids), shard))
        keep = runs or Path("runs") / (file.resolve().name if file.is_dir() else file.stem)
        options: dict[str, Any] = {
            "processes": 1 if processes is None else processes,
            "threads": threads,
            "device": device,
            "data_dir": data_dir,
            "keep": keep,
            "progress": not quiet,
            "memory_mb": memory,
        }
        if gpus and ray is None:
            raise ValueError("--gpus is for a Ray cluster: give --ray ADDR")
        if ray is not None and not only_list:
            options |= _on_ray(ray, threads, gpus, device)

        def run_all(
            some: list[RunConfig], path: Path, observe: tuple[str, ...]
        ) -> Iterable[Mapping[str, Any]]:
            try:
                return studies.sweep(some, path, observe=observe, **options)
            except studies.RunsFailed as error:
                failures.update(error.failures)
                return error.results

        try:
            for each, path in files.items():
                configs = [config for config in loaded[each].configs if config.run_id in mine]
                configs = configs if only is None else studies.only(configs, only)
                if not configs:  # in other shards
                    continue
                of = {"study": each.stem} if file.is_dir() else {}
                if of and not as_json:
                    typer.echo(each)
                if only_list:
                    results = studies.ResultsFile(path).read()
                    failed = failed_runs(configs, keep)
                    studies.print_list(configs, results, failed=failed, as_json=as_json, more=of)
                    continue
                run_some = partial(run_all, path=path, observe=loaded[each].observe)
                if search is None:
                    found = list(run_some(configs))
                else:
                    trials = 20 if trials is None else trials
                    configs = _search(
                        search, configs[0], space or [], trials, run_some, path, processes or 1
                    )
                    lines = studies.ResultsFile(path).read()
                    found = [lines[config.run_id] for config in configs if config.run_id in lines]
                found = [{**line, **of} for line in found]
                studies.print_results(configs, found, as_json=as_json)
        except KeyboardInterrupt as error:
            if not file.is_dir():
                raise
            why = str(error) or "interrupted; the same call again goes on"
            raise studies.SweepInterrupted(f"{each}: {why}") from error
        finally:
            for text in _told(failures):
                typer.echo(f"gategrad: {text}", err=True)
    if failures:
        raise typer.Exit(SOME_FAILED)


def _files(file: Path, out: Path | None, scale: str | None) -> dict[Path, Path]:
    """The results of each file of runs: of one, or of the experiments of a folder, in order."""
    ending = ".jsonl" if scale is None else f"-{scale}.jsonl"
    if not file.is_dir():
        if out is not None and out.is_dir():
            raise ValueError(f"of one file of runs, --out is a file of results; {out} is a folder")
        return {file: out or file.with_name(file.stem + ending)}
    from gategrad.results import load_experiments

    if out is not None and (out.is_file() or out.suffix == ".jsonl"):
        raise ValueError(f"of a folder of experiments, --out is a folder of results, got {out}")
    files = [Path(experiment.path) for experiment in load_experiments(file)]
    return {each: (out or file) / (each.stem + ending) for each in files}


def _told(failures: Mapping[str, str]) -> Iterator[str]:
    """Failures by message: one of a data set's missing file is that of all its runs."""
    by_message: dict[str, list[str]] = {}
    for run_id, message in failures.items():
        by_message.setdefault(message, []).append(run_id)
    for message, ids in by_message.items():
        several = f" and {len(ids) - 1} more" if len(ids) > 1 else ""
        yield f"run {ids[0]}{several}: {message}"


def _check_options(given: set[str], ray: str | None, file: Path) -> None:
    """Refuse what would be passed over."""
    for name in ("--search", "--only"):
        if name in given and file.is_dir():
            raise ValueError(f"{name} is for one file of runs, and {file} is a folder")
    for name in ("--space", "--trials"):
        if name in given and "--search" not in given:
            raise ValueError(f"{name} is for a search: give --search random or optuna")
    if ray is not None and "--memory" in given:
        raise ValueError("--memory is for this machine: a Ray cluster knows the memory of its own")
    if ray is not None and "--search" not in given and "--processes" in given:
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
