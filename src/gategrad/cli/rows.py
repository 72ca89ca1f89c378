"""Rows of raw values in files, part by part."""

from __future__ import annotations

import sys
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gategrad.circuit import Circuit, Netlist
    from gategrad.circuit.encoders.table_columns import Column
    from gategrad.circuit.encoders.text_table import TextTable
    from gategrad.circuit.encoders.unknown_values import UnknownValues
    from gategrad.config.table_format import TableFormat

__all__ = ["RowBlock", "RowTable", "known_columns", "read_rows", "row_blocks", "write_row"]

_BLOCK: Final = 1 << 16
"""Rows of arrays that are read at a time."""


@dataclass(frozen=True)
class RowTable:
    """How rows in a table are read.

    Attributes:
        columns: What their columns are.
        form: How the table is written.
        labels: Names of columns that may hold labels, the likeliest first.
    """

    columns: Sequence[Column]
    form: TableFormat | None = None
    labels: Sequence[str] = ()


class RowBlock(NamedTuple):
    """Some rows.

    Attributes:
        X: ``(rows, features)`` raw values.
        labels: Their labels as texts, where the table has a column of them.
    """

    X: NDArray[Any]
    labels: list[str] | None


def known_columns(circuit: Circuit | Netlist, source: Path) -> tuple[Column, ...] | None:
    """What the columns of a circuit's rows are, if it was trained on a table.

    Args:
        circuit: The circuit; a netlist alone has none.
        source: Where it comes from. Circuits of earlier versions hold no columns, but runs' folders
            do.
    """
    encoder = getattr(circuit, "encoder", None)
    if encoder is None or encoder.columns is not None:
        return None if encoder is None else encoder.columns
    from gategrad.runs import FinishedRun

    return FinishedRun(source).columns


def read_rows(path: Path, columns: Sequence[Column] | None = None) -> NDArray[Any]:
    """All raw rows of a file; see :func:`row_blocks`."""
    import numpy as np

    table = None if columns is None else RowTable(columns)
    return np.concatenate([block.X for block in row_blocks(path, table)])


def row_blocks(
    path: Path, table: RowTable | None = None, unknown: UnknownValues | None = None
) -> Iterator[RowBlock]:
    """Raw rows of a file, part by part: at least one part, which may have no rows.

    Args:
        path: ``.npy``, or a text such as ``.csv``; ``-`` reads text from standard input.
        table: How a table's rows are read, whose columns are found by name, in any order; without
            it a text holds numbers alone. Not for ``.npy``, whose rows are numbers already.
        unknown: Decides about values that no training row had, and counts them.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: Rows that cannot be read; names the line.
    """
    from gategrad.system.file_names import file_kind

    kind = file_kind(path)
    if str(path) != "-" and not path.is_file():
        raise FileNotFoundError(f"no file of rows at {path}")
    if kind == ".npy":
        yield from _array_blocks(path, () if table is None else table.columns)
    elif table is not None:
        yield from _table_blocks(path, table, unknown)
    elif kind in (".csv", ""):
        yield from _number_blocks(path)
    else:
        raise ValueError(f"rows come as .npy or .csv, got {path.name}")


def _array_blocks(path: Path, columns: Sequence[Column]) -> Iterator[RowBlock]:
    import numpy as np

    try:
        rows = np.load(path, mmap_mode="r", allow_pickle=False)
    except (ValueError, EOFError) as error:
        raise ValueError(f"cannot read rows from {path}: {error}") from error
    step = _BLOCK if rows.ndim else 1
    for start in range(0, max(1, len(rows) if rows.ndim else 1), step):
        block = np.array(rows[start : start + step] if rows.ndim else rows)
        if block.ndim == 2 and block.shape[1] == len(columns):
            _check_categories(block, columns, path, start)
        yield RowBlock(block, None)


def _check_categories(X: NDArray[Any], columns: Sequence[Column], path: Path, start: int) -> None:
    """Refuse numbers that no category has; rows of an array are numbers already."""
    import numpy as np

    for i, column in enumerate(columns):
        if column.categories is None:
            continue
        n = len(column.categories)
        wrong = np.flatnonzero(~np.isin(X[:, i], range(n)))
        if len(wrong):
            row = int(wrong[0])
            raise ValueError(
                f"{path}: column {column.name!r} holds {X[row, i]:g} (row {start + row + 1}), but "
                f"its {n} categories have the numbers 0 to {n - 1}"
            )


def _table_blocks(path: Path, table: RowTable, unknown: UnknownValues | None) -> Iterator[RowBlock]:
    from gategrad.circuit.encoders.table_rows import encode_rows

    features = [column.name for column in table.columns]
    labels = [name for name in table.labels if name not in features]
    for block in _text_blocks(path, table.form, [*features, *labels]):
        label = next((name for name in labels if name in block), None)
        X = encode_rows(block, table.columns, _source(path), unknown)
        yield RowBlock(X, None if label is None else block[label])


def _number_blocks(path: Path) -> Iterator[RowBlock]:
    from gategrad.config.table_format import TableFormat

    class All(Container[str]):
        def __contains__(self, _: object) -> bool:
            return True

    for block in _text_blocks(path, TableFormat(",", header=False), All()):
        if not block:
            raise ValueError(f"cannot read rows from {path}: it holds no rows")
        yield RowBlock(_numbers(block, path), None)


def _numbers(block: TextTable, path: Path) -> NDArray[Any]:
    import numpy as np

    X = np.empty((block.n_rows, len(block)))
    for i, (name, cells) in enumerate(block.items()):
        try:
            X[:, i] = np.array(cells, dtype=np.float64)
        except ValueError as error:
            row = next(row for row, cell in enumerate(cells) if not _is_float(cell))
            raise ValueError(
                f"cannot read rows from {path}: value {name} of {block.place(row)} is "
                f"{cells[row]!r}, no number (rows are numbers with commas, without a header)"
            ) from error
    return X


def _is_float(cell: str) -> bool:
    try:
        float(cell)
    except ValueError:
        return False
    return True


def _text_blocks(
    path: Path, form: TableFormat | None, wanted: Container[str]
) -> Iterator[TextTable]:
    from gategrad.data.formats.tables import stream_table

    file = sys.stdin.buffer if str(path) == "-" else path
    return stream_table(file, _source(path), form, wanted=wanted)


def _source(path: Path) -> str:
    return "standard input" if str(path) == "-" else str(path)


def write_row(path: Path, row: NDArray[Any]) -> None:
    """Write one row as ``.npy``, atomically."""
    import numpy as np

    from gategrad.system.atomic import write_atomic

    write_atomic(path, lambda file: np.save(file, row[None], allow_pickle=False))
