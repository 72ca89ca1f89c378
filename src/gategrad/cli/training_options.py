"""Options of `train`: how it is trained."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

_PANEL: Final = "Training"

Forward = Annotated[
    str,
    typer.Option(
        help="What training evaluates: soft gates, or bits: hard, gumbel.",
        rich_help_panel=_PANEL,
    ),
]
BackwardTemperature = Annotated[
    float,
    typer.Option(
        help="Temperature of the gradient's gates (hard, gumbel).", rich_help_panel=_PANEL
    ),
]
Precision = Annotated[
    str,
    typer.Option(help="Activations and gradients: float32 or bfloat16.", rich_help_panel=_PANEL),
]
Epochs = Annotated[
    int, typer.Option(help="Passes over the training samples.", rich_help_panel=_PANEL)
]
Steps = Annotated[
    int | None, typer.Option(help="Stop after so many steps.", rich_help_panel=_PANEL)
]
BatchSize = Annotated[int, typer.Option(help="Samples in a step.", rich_help_panel=_PANEL)]
Lr = Annotated[float, typer.Option(help="Learning rate of Adam.", rich_help_panel=_PANEL)]
Schedule = Annotated[
    str,
    typer.Option(help="Learning rate over time: constant or cosine.", rich_help_panel=_PANEL),
]
WeightDecay = Annotated[float, typer.Option(help="Decoupled weight decay.", rich_help_panel=_PANEL)]
ClipNorm = Annotated[
    float | None, typer.Option(help="Largest norm of the gradient.", rich_help_panel=_PANEL)
]
TrainInput = Annotated[
    str,
    typer.Option(
        help="binary, or continuous: values scaled to [0, 1].",
        show_default="binary; continuous for paper on MNIST-like sets",
        rich_help_panel=_PANEL,
    ),
]
Loss = Annotated[
    str,
    typer.Option(help="cross-entropy, or binary-logit: on each output.", rich_help_panel=_PANEL),
]
Shift = Annotated[
    int,
    typer.Option(help="Move images at random by up to so many pixels.", rich_help_panel=_PANEL),
]
Flip = Annotated[
    bool, typer.Option("--flip", help="Mirror images at random.", rich_help_panel=_PANEL)
]
Start = Annotated[
    Path | None,
    typer.Option(
        help="Begin with the weights of this run, of the same sizes.", rich_help_panel=_PANEL
    ),
]
Teacher = Annotated[
    Path | None,
    typer.Option(
        help="Train to a teacher's class scores, too: a file of `gategrad eval --scores`, or .npy.",
        rich_help_panel=_PANEL,
    ),
]
TeacherWeight = Annotated[
    float, typer.Option(help="Its share of the loss.", rich_help_panel=_PANEL)
]
TeacherTemperature = Annotated[
    float, typer.Option(help="Divides its scores and the network's.", rich_help_panel=_PANEL)
]
