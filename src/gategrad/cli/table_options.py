"""Options of commands that read tables, and how a run's own table is written."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from gategrad.config import DataConfig
from gategrad.config.option import TABLES, options

if TYPE_CHECKING:
    from gategrad.config.table_format import TableFormat

__all__ = ["Decimal", "Delimiter", "Label", "Missing", "NoHeader", "Unknown", "form_of", "of_run"]


def _declared(field: str) -> Any:
    """A field of a configuration's data as an option that may be left out."""
    made = options(DataConfig)[field]
    (default,) = (f.default for f in fields(DataConfig) if f.name == field)
    return typer.Option(
        made.flag,
        help=made.help,
        show_default=made.shown or (default if isinstance(default, str) else False),
        rich_help_panel=TABLES,
    )


Unknown = Annotated[
    str,
    typer.Option(
        help="Values that no training row had: missing, read as a missing one and counted; or "
        "refuse.",
        rich_help_panel=TABLES,
    ),
]
Label = Annotated[
    str | None,
    typer.Option(
        help="Column of labels, if there is one: then the accuracy is shown.",
        show_default="that of the run, or target, label, class or y",
        rich_help_panel=TABLES,
    ),
]
Delimiter = Annotated[str | None, _declared("delimiter")]
Decimal = Annotated[str | None, _declared("decimal")]
Missing = Annotated[str | None, _declared("missing")]
NoHeader = Annotated[bool, _declared("no_header")]


def form_of(
    delimiter: str | None,
    decimal: str | None,
    missing: str | None,
    no_header: bool,
    data: DataConfig | None = None,
) -> TableFormat:
    """How a table is written, by options, and what these leave open by a run's data."""
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
