"""Rows of raw values in files, part by part."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gategrad.circuit import Circuit, Netlist
    from gategrad.circuit.encoders.table_columns import Column
    from gategrad.data.formats.encoded_tables import EncodedBlock, TableReader

__all__ = ["known_columns", "read_rows", "row_blocks", "write_row"]

_BLOCK: Final = 1 << 16
"""Rows of arrays that are read at a time."""
_NPY_MAGIC: Final = b"\x93NUMPY"


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

    from gategrad.data.formats.encoded_tables import TableReader

    table = None if columns is None else TableReader(columns)
    return np.concatenate([block.X for block in row_blocks(path, table)])


def row_blocks(
    path: Path, table: TableReader | None = None, threads: int = 1
) -> Iterator[EncodedBlock]:
    """Raw rows of a file, part by part: at least one part, which may have no rows.

    Args:
        path: ``.npy``, or a text such as ``.csv``; ``-`` reads text from standard input.
        table: Reads a table's rows; without it a text holds numbers alone. Not for ``.npy``, whose
            rows are numbers already.
        threads: How many read a text of numbers.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: Rows that cannot be read; names the line.
    """
    from gategrad.data.formats.encoded_tables import EncodedBlock, stream_numbers
    from gategrad.system.file_names import file_kind

    kind = file_kind(path)
    file, source = _opened(path)
    if kind == ".npy":
        columns = () if table is None else table.columns
        yield from (EncodedBlock(X) for X in _array_blocks(path, columns))
    elif table is not None:
        yield from table.blocks(file, source)
    elif kind in (".csv", ""):
        yield from (EncodedBlock(X) for X in stream_numbers(file, source, threads))
    else:
        raise ValueError(f"rows come as .npy or .csv, got {path.name}")


def _opened(path: Path) -> tuple[BinaryIO | Path, str]:
    """What to read, a pipe that has a path among it, and what messages call it."""
    if str(path) != "-":
        if not path.exists():
            raise FileNotFoundError(f"no file of rows at {path}")
        if path.is_dir():
            raise IsADirectoryError(f"{path} is a folder: name a file of rows")
        return path, str(path)
    if sys.stdin is None:
        raise ValueError("standard input is closed: name a file of rows")
    return sys.stdin.buffer, "standard input"


def _array_blocks(path: Path, columns: Sequence[Column]) -> Iterator[NDArray[Any]]:
    import numpy as np

    from gategrad.system.array_files import DAMAGED_ARRAYS

    with path.open("rb") as file:
        if file.read(len(_NPY_MAGIC)) != _NPY_MAGIC:
            raise ValueError(
                f"cannot read rows from {path}: it is no .npy file, as numpy.save writes"
            )
    try:
        rows = np.load(path, mmap_mode="r", allow_pickle=False)
    except OSError:
        raise  # which names the file
    except DAMAGED_ARRAYS as error:
        raise ValueError(f"cannot read rows from {path}: {error}") from error
    step = _BLOCK if rows.ndim else 1
    for start in range(0, max(1, len(rows) if rows.ndim else 1), step):
        block = np.array(rows[start : start + step] if rows.ndim else rows)
        if block.ndim == 2 and block.shape[1] == len(columns):
            _check_categories(block, columns, path, start)
        yield block


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


def write_row(path: Path, row: NDArray[Any]) -> None:
    """Write one row as ``.npy``, atomically."""
    import numpy as np

    from gategrad.system.atomic import write_atomic

    write_atomic(path, lambda file: np.save(file, row[None], allow_pickle=False))
