"""Options of `sweep`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

File = Annotated[
    Path,
    typer.Argument(
        help="Python code with a function runs() that yields RunConfigs; or a folder of "
        "experiments, such as experiments/paper."
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        help="Results, a line of JSON per finished run; of a folder, the folder for them.",
        show_default="FILE[-SCALE].jsonl",
    ),
]
Runs = Annotated[
    Path | None, typer.Option(help="Folder of the runs' folders.", show_default="runs/FILE")
]
Scale = Annotated[str | None, typer.Option(help="Size of a study whose runs(scale) has several.")]
Shard = Annotated[
    str | None, typer.Option(help="Only every n-th run from the i-th on.", metavar="I/N")
]
Only = Annotated[
    str | None, typer.Option(help="Only the runs of these ids, with commas.", metavar="IDS")
]
Processes = Annotated[
    int | None, typer.Option(help="Runs at a time, as far as memory allows.", show_default="1")
]
Threads = Annotated[
    int | None, typer.Option(help="CPU threads of each run.", show_default="all / processes")
]
Memory = Annotated[
    float | None, typer.Option(help="MB of memory for all runs.", show_default="what is free")
]
Device = Annotated[str, typer.Option(help="Of each run: cpu, cuda, cuda:N, or auto.")]
Ray = Annotated[
    str | None,
    typer.Option(help="Run on a Ray cluster: auto, local or ray://HOST:PORT.", metavar="ADDR"),
]
Gpus = Annotated[float, typer.Option(help="On a Ray cluster: GPUs of each run, such as 0.25.")]
Search = Annotated[
    str | None,
    typer.Option(help="Try fields of the first run's configuration: random or optuna."),
]
Trials = Annotated[
    int | None, typer.Option(help="Of a search: how many runs in all.", show_default="20")
]
Space = Annotated[
    list[str] | None,
    typer.Option(
        help="Of a search: FIELD=LOW:HIGH, log:LOW:HIGH, int:LOW:HIGH or A,B,C.",
        metavar="FIELD=VALUES",
    ),
]
List = Annotated[
    bool, typer.Option("--list", help="Print the runs: finished, failed (why), or neither.")
]
