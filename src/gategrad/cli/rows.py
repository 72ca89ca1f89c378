"""Rows of raw values in files."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from gategrad.circuit import Circuit, Netlist
    from gategrad.circuit.encoders.table_columns import Column

__all__ = ["known_columns", "read_rows", "write_row"]


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
    """Raw rows of a ``.npy`` or ``.csv`` file; ``-`` reads CSV from standard input.

    Args:
        path: The file.
        columns: What the columns are: then the file is a table, whose columns are found by name, in
            any order. Not for ``.npy``, whose rows are numbers already.
    """
    import numpy as np

    from gategrad.system.file_names import file_kind

    kind = file_kind(path)
    if str(path) != "-" and not path.is_file():
        raise FileNotFoundError(f"no file of rows at {path}")
    if columns is not None and kind != ".npy":
        from gategrad.circuit.encoders.table_columns import encode_rows
        from gategrad.data.formats.tables import parse_table, read_table

        table = parse_table(sys.stdin.read(), "-") if str(path) == "-" else read_table(path)
        return encode_rows(table, columns, "standard input" if str(path) == "-" else str(path))
    if kind not in (".npy", ".csv", ""):
        raise ValueError(f"rows come as .npy or .csv, got {path.name}")
    try:
        if kind == ".npy":
            rows: NDArray[Any] = np.load(path, allow_pickle=False)
            return rows
        text = sys.stdin.read() if str(path) == "-" else path.read_text("utf-8-sig")
        lines = [line for line in text.splitlines() if line.strip()]
        if not lines:
            raise ValueError("it holds no rows")
        return np.loadtxt(lines, delimiter=",", ndmin=2)
    except (ValueError, EOFError) as error:
        remedy = "" if kind == ".npy" else " (rows are numbers with commas, without a header)"
        raise ValueError(f"cannot read rows from {path}: {error}{remedy}") from error


def write_row(path: Path, row: NDArray[Any]) -> None:
    """Write one row as ``.npy``, atomically."""
    import numpy as np

    from gategrad.system.atomic import write_atomic

    write_atomic(path, lambda file: np.save(file, row[None], allow_pickle=False))
