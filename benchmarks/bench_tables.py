"""How fast tables in text are predicted, beside what other libraries need to parse them.

    python benchmarks/bench_tables.py --json benchmarks/results/tables.json

Tables of the same size in three ways of writing: 14 numbers of 6 digits and a label in each row;
8 numbers, 4 categories and a label; the same with texts in quotes. A small network is trained on
the first rows. Measured in turns, a process for each, medians:

- ``gategrad predict TABLE``: the command, from its start to its end, its lines in a file;
- ``gategrad, to numbers``: the part of it that reads the table and gives arrays of numbers;
- ``gategrad, csv``: that part by Python's module csv, as before, of the first tenth of the table;
- ``pandas`` (``read_csv(engine="c")``) and ``pyarrow`` (``csv.read_csv``): parsing alone, to a
  frame or table in memory, which bounds what predicting with them could reach.

Rates are bytes of the table per second: ``mb_per_s`` of time, ``cpu_mb_per_s`` of CPU seconds,
which count no waiting for a busy core. ``peak_mb`` is the process's peak memory.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

KINDS = ("numbers", "categories", "quoted")
TRAINING_ROWS = 3000
DRAWN_ROWS = 20_000
COLUMNS = [
    "table",
    "what",
    "threads",
    "mb_per_s",
    "cpu_mb_per_s",
    "seconds",
    "cpu_seconds",
    "peak_mb",
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--megabytes", type=int, default=200, help="of each table")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", type=Path)
    parser.add_argument(
        "--read", nargs=3, metavar=("WAY", "THREADS", "TABLE"), help=argparse.SUPPRESS
    )
    parser.add_argument("--columns", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.read:
        way, threads, table = options.read
        print(json.dumps(timed(READERS[way], Path(table), int(threads), options.columns)))
        return
    with tempfile.TemporaryDirectory() as folder:
        rows = [row for kind in KINDS for row in measure(kind, Path(folder), options)]
    # Only now, since a child's peak memory is at least what this process had when it started it.
    from record import describe, print_table, write

    print_table(rows, COLUMNS)
    if options.json:
        header = describe(vars(options), (1, 2))
        header["versions"] |= {name: version(name) for name in ("pandas", "pyarrow")}
        write(options.json, header, rows)


def measure(kind: str, folder: Path, options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """Rows of one way of writing."""
    table, part, run = folder / f"{kind}.csv", folder / f"{kind}-part.csv", folder / kind
    write_tables(kind, table, part, folder / "train.csv", options.megabytes)
    train = ["train", folder / "train.csv", "--layers", 2, "--width", 400, "--epochs", 1]
    subprocess.run(gategrad(*train, "--out", run), check=True, capture_output=True)
    calls = {
        (f"gategrad predict {kind}.csv", threads): (
            table, gategrad("predict", run, table, "--threads", threads),
        )
        for threads in (1, 2)
    } | {
        (name, threads): (file, [
            sys.executable, __file__, "--read", way, str(threads), str(file),
            "--columns", str(run / "columns.json"),
        ])
        for name, way, threads, file in (
            ("gategrad, to numbers", "native", 1, table),
            ("gategrad, to numbers", "native", 2, table),
            ("gategrad, csv", "csv", 1, part),
            ("pandas, parse only", "pandas", 1, table),
            ("pyarrow, parse only", "pyarrow", 1, table),
            ("pyarrow, parse only", "pyarrow", 2, table),
        )
    }  # fmt: skip
    found: dict[tuple[str, int], list[dict[str, float]]] = {call: [] for call in calls}
    for _ in range(options.repeats):
        for call, (_, command) in calls.items():
            found[call].append(process(command, folder / "out"))
    for (what, threads), (file, _) in calls.items():
        medians = {
            name: statistics.median(once[name] for once in found[what, threads])
            for name in ("seconds", "cpu_seconds", "peak_mb")
        }
        size = file.stat().st_size / 1e6
        yield {
            "table": kind, "what": what, "threads": threads, "megabytes": size,
            "mb_per_s": size / medians["seconds"], "cpu_mb_per_s": size / medians["cpu_seconds"],
            **medians,
        }  # fmt: skip


def write_tables(kind: str, table: Path, part: Path, train: Path, megabytes: int) -> None:
    """A table of about so many megabytes, a tenth of it, and the first rows of it."""
    rng = np.random.default_rng(0)
    mark = '"' if kind == "quoted" else ""
    X = 100 * rng.normal(size=(DRAWN_ROWS, 14 if kind == "numbers" else 8))
    cells = [[f"{value:.6g}" for value in row] for row in X]
    if kind != "numbers":
        for row, drawn in zip(cells, rng.integers(0, 12, (DRAWN_ROWS, 4)), strict=True):
            row += [f"{mark}category {k}{mark}" for k in drawn]
    labels = np.where(X[:, 0] + X[:, 1] > 0, "above", "below")
    lines = [",".join([*row, f"{mark}{y}{mark}"]) for row, y in zip(cells, labels, strict=True)]
    header = ",".join([*(f"{mark}c{i}{mark}" for i in range(len(cells[0]))), f"{mark}y{mark}"])
    train.write_text("\n".join([header, *lines[:TRAINING_ROWS], ""]))
    body = "\n".join([*lines, ""]).encode()
    for path, size in ((table, megabytes), (part, megabytes / 10)):
        with path.open("wb") as file:
            file.write(header.encode() + b"\n")
            for _ in range(max(1, round(1e6 * size / len(body)))):
                file.write(body)


def gategrad(*arguments: Any) -> list[str]:
    return [sys.executable, "-m", "gategrad.cli", *map(str, arguments)]


def process(command: list[str], out: Path) -> dict[str, float]:
    """What a command took; of one that prints it what it says itself of its time."""
    start = time.perf_counter()
    with out.open("wb") as file:
        child = subprocess.Popen(command, stdout=file, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(child.pid, 0)
    seconds = time.perf_counter() - start
    if status:
        raise RuntimeError(f"failed: {' '.join(command)}")
    took = {
        "seconds": seconds,
        "cpu_seconds": usage.ru_utime + usage.ru_stime,
        "peak_mb": usage.ru_maxrss * 1024 / 1e6,
    }
    return took | json.loads(out.read_text()) if "--read" in command else took


def timed(
    reader: Callable[[int, Path], Callable[[Path], Any]], table: Path, threads: int, columns: Path
) -> dict[str, float]:
    read = reader(threads, columns)  # which imports what it needs
    start, cpu = time.perf_counter(), time.process_time()
    read(table)
    return {"seconds": time.perf_counter() - start, "cpu_seconds": time.process_time() - cpu}


def native(threads: int, columns: Path) -> Callable[[Path], Any]:
    from gategrad.circuit.encoders.table_columns import columns_from_json
    from gategrad.data.formats.encoded_tables import TableReader

    known = columns_from_json(columns.read_text(), str(columns))
    reader = TableReader(known, threads=threads)
    return lambda table: sum(len(block.X) for block in reader.blocks(table, str(table)))


def by_csv(threads: int, columns: Path) -> Callable[[Path], Any]:
    from gategrad.data.formats import encoded_tables

    encoded_tables.number_blocks = lambda *_: None
    return native(threads, columns)


def by_pandas(threads: int, columns: Path) -> Callable[[Path], Any]:
    import pandas as pd

    return lambda table: pd.read_csv(table, engine="c")


def by_pyarrow(threads: int, columns: Path) -> Callable[[Path], Any]:
    import pyarrow
    from pyarrow import csv

    pyarrow.set_cpu_count(threads)
    options = csv.ReadOptions(use_threads=threads > 1)
    return lambda table: csv.read_csv(table, read_options=options)


READERS = {"native": native, "csv": by_csv, "pandas": by_pandas, "pyarrow": by_pyarrow}


if __name__ == "__main__":
    main()
