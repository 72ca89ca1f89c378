"""Options of `train`: data, and how they become bits."""

from __future__ import annotations

from typing import Annotated, Final

import typer

_PANEL: Final = "Data, and how it becomes bits"

Thresholds = Annotated[
    str | None,
    typer.Option(
        help="Thresholds for values scaled to [0, 1], with commas between.",
        show_default="0.5; 0.25,0.5,0.75 for images in colour",
        rich_help_panel=_PANEL,
    ),
]
NThresholds = Annotated[
    int | None,
    typer.Option(
        help="So many thresholds of a value instead, at equal distances or by --encoding.",
        show_default="15 for a table's numbers",
        rich_help_panel=_PANEL,
    ),
]
Encoding = Annotated[
    str,
    typer.Option(
        help="Where they are: fixed, or quantile, for each feature.", rich_help_panel=_PANEL
    ),
]
LearnedThresholds = Annotated[
    int,
    typer.Option(
        help="Train so many thresholds of each value with the network.", rich_help_panel=_PANEL
    ),
]
Detectors = Annotated[
    str | None,
    typer.Option(
        help="Bits of edge and curvature detectors (images): shares of their largest response to "
        "exceed, such as 0.125 or 0.1,0.3.",
        rich_help_panel=_PANEL,
    ),
]
Label = Annotated[
    str | None,
    typer.Option(
        help="Label column of a table.",
        show_default="target, label, class or y",
        rich_help_panel=_PANEL,
    ),
]
Categories = Annotated[
    str,
    typer.Option(
        help="A table's categories as bits: one-hot, gray or thermometer.",
        rich_help_panel=_PANEL,
    ),
]
TestFraction = Annotated[
    float,
    typer.Option(
        help="Share of a table's rows or a folder's images for testing.", rich_help_panel=_PANEL
    ),
]
ValidFraction = Annotated[
    float,
    typer.Option(help="Share of the training samples kept for validation.", rich_help_panel=_PANEL),
]
Classes = Annotated[
    int | None,
    typer.Option(
        help="Classes: of synthetic data; the first of a combined set.", rich_help_panel=_PANEL
    ),
]
DataSeed = Annotated[
    int,
    typer.Option(
        help="Seed of synthetic data, and of the order of classes.", rich_help_panel=_PANEL
    ),
]
