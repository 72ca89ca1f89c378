"""The tables that the estimator is compared on: PMLB's files and UCI's."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from gategrad.circuit.encoders.table_values import MISSING
from gategrad.config import DataConfig
from gategrad.data import DATASETS
from gategrad.data.formats.tables import read_table

__all__ = ["NAMES", "Table", "load_table"]

# Columns of these hold codes of categories; of PMLB's others numbers or bits.
NOMINAL = ("car", "connect_4", "kr_vs_kp", "mushroom", "nursery", "splice", "tic_tac_toe")
PMLB = (
    "breast_cancer_wisconsin", "breast_w", "car", "connect_4", "corral", "kr_vs_kp", "letter",
    "mfeat_pixel", "mofn_3_7_10", "mushroom", "mux6", "nursery", "optdigits", "parity5+5",
    "pendigits", "shuttle", "spambase", "splice", "threeOf9", "tic_tac_toe", "xd6",
)  # fmt: skip
UCI = ("adult", "breast-cancer", "monk-1", "monk-2", "monk-3", "semeion")
NAMES = (*PMLB, *UCI)


@dataclass(frozen=True)
class Table:
    """Rows as all contenders get them.

    Attributes:
        X: ``(n, columns)`` float64: numbers, NaN where missing, and codes of categories.
        y: ``(n,)`` int64.
        categorical: ``(columns,)`` which columns hold codes.
        rows_there: Rows before a cap.
    """

    X: Any
    y: Any
    categorical: Any
    rows_there: int


def load_table(name: str, folder: Path, *, most_rows: int) -> Table:
    """A table by name, of at most so many rows, drawn at random."""
    if name in PMLB:
        columns = read_table(folder / "pmlb-tabular" / f"{name}.tsv.gz")
        y = np.array([float(v) for v in columns.pop("target")])
        X = np.array([[float(v) for v in values] for values in columns.values()]).T
        categorical = np.full(X.shape[1], name in NOMINAL)
    elif name == "semeion":
        whole = np.loadtxt(folder / "uci" / "semeion" / "semeion.data")
        X, y = whole[:, :256], whole[:, 256:].argmax(axis=1)
        categorical = np.zeros(256, dtype=np.bool_)
    else:
        found = DATASETS[name].load(DataConfig(name), folder)
        parts = [(np.asarray(found.X_test), found.y_test)]
        if not name.startswith("monk"):  # of MONK's, the test rows are all rows that there can be
            parts.append((np.asarray(found.X_train), found.y_train))
        X, y = np.concatenate([p[0] for p in parts]), np.concatenate([p[1] for p in parts])
        X = np.where(X == MISSING, np.nan, X)
        categorical = np.array([column.categories is not None for column in found.columns])
    y = np.unique(y, return_inverse=True)[1].astype(np.int64)
    n = len(y)
    if n > most_rows:
        kept = np.sort(np.random.default_rng(0).permutation(n)[:most_rows])
        X, y = X[kept], y[kept]
    return Table(X.astype(np.float64), y, categorical, n)
