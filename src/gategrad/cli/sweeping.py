"""The command that trains many runs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from gategrad.cli import sweep_options
from gategrad.cli.app import DataDir, Json, Quiet, app, examples, one_line_errors, one_line_warnings
from gategrad.cli.output import say

if TYPE_CHECKING:
    from gategrad.sweep.fork_server import ForkServer
    from gategrad.sweep.study_runs import StudyFile, StudyRuns

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
    file: sweep_options.File,
    out: sweep_options.Out = None,
    runs: sweep_options.Runs = None,
    scale: sweep_options.Scale = None,
    shard: sweep_options.Shard = None,
    only: sweep_options.Only = None,
    processes: sweep_options.Processes = None,
    threads: sweep_options.Threads = None,
    memory: sweep_options.Memory = None,
    device: sweep_options.Device = "cpu",
    ray: sweep_options.Ray = None,
    gpus: sweep_options.Gpus = 0.0,
    search: sweep_options.Search = None,
    trials: sweep_options.Trials = None,
    space: sweep_options.Space = None,
    data_dir: DataDir = None,
    quiet: Quiet = False,
    as_json: Json = False,
    only_list: sweep_options.List = False,
) -> None:
    """Train the unfinished runs of a Python file; after any stop, the same call resumes."""
    asked = {
        "--space": space, "--trials": trials, "--memory": memory, "--processes": processes,
        "--search": search, "--only": only, "--ray": ray, "--gpus": gpus or None,
    }  # fmt: skip
    with one_line_errors(), one_line_warnings():
        from gategrad.sweep.study_runs import Search, StudyRuns, load_files

        _check_options({name for name, value in asked.items() if value is not None}, file)
        several = file.is_dir()
        keep = runs or Path("runs") / (file.resolve().name if several else file.stem)
        studies = load_files(_files(file, out, scale), scale, part=shard, ids=only)
        if only_list:
            for study in studies:
                _print_list(study, keep, several, as_json)
            return
        from gategrad.sweep import sweep as train_study  # loads torch, which a list needs not
        from gategrad.sweep.run_process import run_server

        # One for all files: their runs need the same imports.
        with run_server() as server:
            settings: dict[str, Any] = {
                "processes": 1 if processes is None else processes,
                "memory_mb": memory,
                "keep": keep,
                "data_dir": data_dir,
                "progress": not quiet,
                **_place(ray, threads, gpus, device, server),
            }
            trials = 20 if trials is None else trials
            tries = None if search is None else Search(search, space or [], trials, processes or 1)
            training = StudyRuns(partial(train_study, **settings), tries)
            with _failures_told(training.failures):
                for study in studies:
                    _train(study, training, several, as_json)
    if training.failures:
        raise typer.Exit(SOME_FAILED)


def _print_list(study: StudyFile, keep: Path, several: bool, as_json: bool) -> None:
    from gategrad.sweep import print_list
    from gategrad.sweep.run_folders import failures

    more = _heading(study, several, as_json)
    failed = failures(study.configs, keep)
    print_list(study.configs, study.recorded(), failed=failed, as_json=as_json, more=more)


def _train(study: StudyFile, training: StudyRuns, several: bool, as_json: bool) -> None:
    from gategrad.sweep import SweepInterrupted, print_results

    more = _heading(study, several, as_json)
    try:
        configs, lines = training.run(study)
        print_results(configs, [{**line, **more} for line in lines], as_json=as_json)
    except KeyboardInterrupt as error:
        if not several:
            raise
        why = str(error) or "interrupted; the same call again goes on"
        raise SweepInterrupted(f"{study.path}: {why}") from error


def _heading(study: StudyFile, several: bool, as_json: bool) -> dict[str, str]:
    """Name the study where it is one of several; what lines of JSON say of it."""
    if not several:
        return {}
    if not as_json:
        say(study.path)
    return {"study": study.path.stem}


def _place(
    ray: str | None, threads: int | None, gpus: float, device: str, server: ForkServer
) -> dict[str, Any]:
    """Where runs run: in processes of this machine, or on a cluster."""
    if ray is None:
        return {"threads": threads, "device": device, "server": server}
    from gategrad.sweep.ray_runs import RayRuns

    count = threads or 1
    device = "cuda" if gpus and device == "cpu" else device
    launcher = RayRuns(ray, threads=count, gpus=gpus)
    return {"launcher": launcher, "threads": count, "device": device}


def _files(file: Path, out: Path | None, scale: str | None) -> dict[Path, Path]:
    """The results of each file of runs: of one, or of the experiments of a folder, in order."""
    ending = ".jsonl" if scale is None else f"-{scale}.jsonl"
    if not file.is_dir():
        if out is not None and out.is_dir():
            raise ValueError(f"of one file of runs, --out is a file of results; {out} is a folder")
        return {file: out or file.with_name(file.stem + ending)}
    from gategrad.results import load_experiments

    if out is not None and (out.is_file() or out.suffix.lower() == ".jsonl"):
        raise ValueError(f"of a folder of experiments, --out is a folder of results, got {out}")
    files = [Path(experiment.path) for experiment in load_experiments(file)]
    return {each: (out or file) / (each.stem + ending) for each in files}


def _check_options(given: set[str], file: Path) -> None:
    """Refuse what would be passed over."""
    for name in ("--search", "--only"):
        if name in given and file.is_dir():
            raise ValueError(f"{name} is for one file of runs, and {file} is a folder")
    for name in ("--space", "--trials"):
        if name in given and "--search" not in given:
            raise ValueError(f"{name} is for a search: give --search random or optuna")
    if "--ray" not in given:
        if "--gpus" in given:
            raise ValueError("--gpus is for a Ray cluster: give --ray ADDR")
        return
    if "--memory" in given:
        raise ValueError("--memory is for this machine: a Ray cluster knows the memory of its own")
    if "--processes" in given and "--search" not in given:
        raise ValueError(
            "--processes is for this machine: on a Ray cluster --threads and --gpus of each run "
            "say how many run at a time"
        )


@contextmanager
def _failures_told(failures: Mapping[str, str]) -> Iterator[None]:
    try:
        yield
    finally:
        for text in _told(failures):
            say(f"gategrad: {text}", err=True)


def _told(failures: Mapping[str, str]) -> Iterator[str]:
    """Failures by message: one of a data set's missing file is that of all its runs."""
    by_message: dict[str, list[str]] = {}
    for run_id, message in failures.items():
        by_message.setdefault(message, []).append(run_id)
    for message, ids in by_message.items():
        several = f" and {len(ids) - 1} more" if len(ids) > 1 else ""
        yield f"run {ids[0]}{several}: {message}"
