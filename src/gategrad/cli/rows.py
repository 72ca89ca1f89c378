"""Rows of raw values in files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["read_rows", "write_row"]


def read_rows(path: Path, columns: Path | None = None) -> NDArray[Any]:
    """Raw rows of a ``.npy`` or ``.csv`` file; ``-`` reads CSV from standard input.

    Args:
        path: The file.
        columns: Where a run on a table says what its columns are, if it is one: then the file is a
            table, whose columns are found by name.
    """
    import numpy as np

    if str(path) != "-" and not path.is_file():
        raise FileNotFoundError(f"no file of rows at {path}")
    if columns is not None and columns.is_file() and path.suffix != ".npy":
        from gategrad.data.tables import columns_from_json, encode_rows, parse_table, read_table

        known = columns_from_json(columns.read_text("utf-8"), str(columns))
        table = parse_table(sys.stdin.read(), "-") if str(path) == "-" else read_table(path)
        return encode_rows(table, known, str(path))
    if path.suffix not in (".npy", ".csv", ""):
        raise ValueError(f"rows come as .npy or .csv, got {path.name}")
    try:
        if path.suffix == ".npy":
            rows: NDArray[Any] = np.load(path, allow_pickle=False)
            return rows
        text = sys.stdin.read() if str(path) == "-" else path.read_text("utf-8-sig")
        lines = [line for line in text.splitlines() if line.strip()]
        if not lines:
            raise ValueError("it holds no rows")
        return np.loadtxt(lines, delimiter=",", ndmin=2)
    except (ValueError, EOFError) as error:
        remedy = (
            "" if path.suffix == ".npy" else " (rows are numbers with commas, without a header)"
        )
        raise ValueError(f"cannot read rows from {path}: {error}{remedy}") from error


def write_row(path: Path, row: NDArray[Any]) -> None:
    """Write one row as ``.npy``, atomically."""
    import numpy as np

    from gategrad.atomic import write_atomic

    write_atomic(path, lambda file: np.save(file, row[None], allow_pickle=False))
