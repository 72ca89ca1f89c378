"""Options of `train`: the network."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from gategrad.cli import completions

_PANEL: Final = "Network"

Model = Annotated[
    str,
    typer.Option(
        help="dlgn; mlp, a perceptron: --layers 3 hidden layers of --width 512 neurons; or a "
        "convolutional network with sizes and settings of its own: "
        "clgn-mnist-s, -m, -l, clgn-cifar10-s, -m, -b, -l, -g, compact-mnist-m, "
        "compact-cifar10-s, -m, -l.",
        rich_help_panel=_PANEL,
    ),
]
Channels = Annotated[
    int | None,
    typer.Option(
        help="k of a convolutional network.", show_default="its own", rich_help_panel=_PANEL
    ),
]
Layers = Annotated[int, typer.Option(help="Logic layers.", rich_help_panel=_PANEL)]
Width = Annotated[int, typer.Option(help="Gates in each layer.", rich_help_panel=_PANEL)]
Outputs = Annotated[
    int | None,
    typer.Option(help="Gates in the last layer.", show_default="width", rich_help_panel=_PANEL),
]
Head = Annotated[
    str,
    typer.Option(
        help="Output layer: group-sum, codebook, group-sum-codebook, dense, tree or tree-full.",
        autocompletion=completions.heads,
        rich_help_panel=_PANEL,
    ),
]
Dropout = Annotated[
    float,
    typer.Option(
        help="Share of outputs that each batch leaves out of the sums.",
        rich_help_panel=_PANEL,
    ),
]
TreeLevels = Annotated[int, typer.Option(help="Layers of a tree.", rich_help_panel=_PANEL)]
CodeSize = Annotated[
    int,
    typer.Option(
        help="Sums that group-sum-codebook groups the outputs into.", rich_help_panel=_PANEL
    ),
]
Codes = Annotated[
    str,
    typer.Option(help="A codebook's codes: random, balanced or distant.", rich_help_panel=_PANEL),
]
Hidden = Annotated[
    str,
    typer.Option(
        help="Hidden widths of dense, with commas; none: one matrix.", rich_help_panel=_PANEL
    ),
]
Tau = Annotated[
    str,
    typer.Option(
        help="Temperature of the output layer, a number or auto.",
        show_default="10; auto for codebooks",
        rich_help_panel=_PANEL,
    ),
]
TauEnd = Annotated[
    float | None,
    typer.Option(help="Temperature at the end of training: a schedule.", rich_help_panel=_PANEL),
]
TauSchedule = Annotated[str, typer.Option(help="exponential or linear.", rich_help_panel=_PANEL)]
LearnTau = Annotated[
    str,
    typer.Option(
        help="Train the temperature: none, model (one) or class (each).",
        rich_help_panel=_PANEL,
    ),
]
Connections = Annotated[
    str,
    typer.Option(help="Wiring: random, unique, or local (images).", rich_help_panel=_PANEL),
]
HiddenConnections = Annotated[
    str | None,
    typer.Option(
        help="Wiring of the other layers; also near (experimental).",
        show_default="as the first's",
        rich_help_panel=_PANEL,
    ),
]
Parametrization = Annotated[
    str, typer.Option(help="From weights to gates.", rich_help_panel=_PANEL)
]
Init = Annotated[
    str, typer.Option(help="Initial weights: normal or residual.", rich_help_panel=_PANEL)
]
