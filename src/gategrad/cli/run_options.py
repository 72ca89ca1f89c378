"""Options of `train`: where it starts from and where the run goes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gategrad.cli import completions

Dataset = Annotated[
    str,
    typer.Argument(
        help="Data set: digits, mnist, combined:A,B, ..., or a file's path.",
        autocompletion=completions.data_sets,
    ),
]
Recipe = Annotated[
    str,
    typer.Option(
        help="Where settings start from, those given here apart: auto, fast or table by the data; "
        "fast, the best of two minutes for images; table, of half a minute for tables; or paper, "
        "the paper's settings, of hours.",
        autocompletion=completions.recipes,
    ),
]
Seed = Annotated[int, typer.Option(help="Seed of wiring, weights, split and order.")]
Out = Annotated[Path | None, typer.Option(help="The run's folder.", show_default="runs/DATASET-ID")]
Resume = Annotated[
    bool,
    bool,
    typer.Option("--resume", help="Go on with a stopped run, or a finished one to more --epochs."),
]
Tensorboard = Annotated[bool, typer.Option("--tensorboard", help="Log for TensorBoard.")]
GateStatistics = Annotated[
    bool,
    typer.Option("--gate-statistics", help="Note each layer's gates in the history, by epoch."),
]
Device = Annotated[str, typer.Option(help="cpu, cuda, cuda:N, or auto: a GPU where there is one.")]
Timeout = Annotated[
    float, typer.Option(help="Under torchrun: seconds to wait for other processes.")
]
