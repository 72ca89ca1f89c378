"""Options of commands that read tables, and how a run's own table is written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from gategrad.config import DataConfig
    from gategrad.config.table_format import TableFormat

__all__ = ["Decimal", "Delimiter", "Label", "Missing", "NoHeader", "Unknown", "form_of", "of_run"]

_PANEL = "Tables in files"

Unknown = Annotated[
    str,
    typer.Option(
        help="Values that no training row had: missing, read as a missing one and counted; or "
        "refuse.",
        rich_help_panel=_PANEL,
    ),
]
Label = Annotated[
    str | None,
    typer.Option(
        help="Column of labels, if there is one: then the accuracy is shown.",
        show_default="that of the run, or target, label, class or y",
        rich_help_panel=_PANEL,
    ),
]
Delimiter = Annotated[
    str | None,
    typer.Option(
        help="What stands between values: a character, tab or space.",
        show_default="as the first lines say",
        rich_help_panel=_PANEL,
    ),
]
Decimal = Annotated[
    str | None,
    typer.Option(
        help="What stands before a number's fraction: . or ,",
        show_default=".",
        rich_help_panel=_PANEL,
    ),
]
Missing = Annotated[
    str | None,
    typer.Option(
        help="More texts that stand for a missing value, with commas between.",
        show_default="?, NA, NaN and others that are usual",
        rich_help_panel=_PANEL,
    ),
]
NoHeader = Annotated[
    bool,
    typer.Option(
        "--no-header",
        help="The first line is a row; columns are called 1, 2, ...",
        rich_help_panel=_PANEL,
    ),
]


def form_of(
    delimiter: str | None,
    decimal: str | None,
    missing: str | None,
    no_header: bool,
    data: DataConfig | None = None,
) -> TableFormat:
    """How a table is written, by options, and what these leave open by a run's data."""
    from gategrad.config import DataConfig
    from gategrad.config.name_lists import names
    from gategrad.config.table_format import TableFormat

    form = (data or DataConfig()).table_format
    return TableFormat(
        form.delimiter if delimiter is None else delimiter,
        form.decimal if decimal is None else decimal,
        form.missing if missing is None else names("missing", missing),
        form.header and not no_header,
    )


def of_run(
    path: Path,
    label: str | None,
    delimiter: str | None,
    decimal: str | None,
    missing: str | None,
    no_header: bool,
) -> tuple[TableFormat, tuple[str, ...]]:
    """How rows for a circuit are written, and which columns may hold their labels.

    Args:
        path: A run's folder, whose table was written so; or a circuit file, which does not say it.
        label: An option that was given, as those that follow.
        delimiter: Likewise.
        decimal: Likewise.
        missing: Likewise.
        no_header: Likewise.
    """
    from gategrad.data.formats.table_arrays import LABELS

    data = None
    if path.is_dir():
        from gategrad.runs import FinishedRun

        run = FinishedRun(path)
        data = run.config.data if run.status != "absent" else None
    form = form_of(delimiter, decimal, missing, no_header, data)
    label = label or (data.label if data else None)
    return form, LABELS if label is None else (label,)
