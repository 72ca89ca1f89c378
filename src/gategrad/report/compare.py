"""Results on the terminal: a list, two files, two runs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from gategrad.report.document import duration
from gategrad.report.rows import CONTINUOUS, DISCRETE, Row
from gategrad.sweep.configs import flat, shown, varying

__all__ = ["find_row", "print_files", "print_pair", "print_rows"]


def print_rows(rows: Mapping[str, Row], *, as_json: bool = False) -> None:
    """A line for each run: what differs between the runs, accuracies, time."""
    if as_json:
        for row in rows.values():
            print(json.dumps(row.content))
        return
    found = list(rows.values())
    names = varying([row.config for row in found]) if found else []
    table = _table(["run", *names, "discrete", "continuous", "time", "peak MB", "inference"])
    for row in found:
        values = flat(row.config)
        peak = row.content.get("peak_mb")
        table.add_row(
            row.run_id,
            *(shown(values[name]) for name in names),
            _percent(row, DISCRETE),
            _percent(row, CONTINUOUS),
            duration(row.seconds),
            "-" if peak is None else f"{peak:,.0f}",
            row.cost,
        )
    _print(table)


def print_files(a: Mapping[str, Row], b: Mapping[str, Row], *, as_json: bool = False) -> None:
    """The runs that two files share, with their differences, and how many only one has."""
    both = [run_id for run_id in a if run_id in b]
    if as_json:
        for run_id in both:
            old, new = _share(a[run_id]), _share(b[run_id])
            print(json.dumps({"run_id": run_id, "a": old, "b": new}))
        return
    names = varying([a[run_id].config for run_id in both]) if both else []
    table = _table(["run", *names, "A", "B", "B - A", "time A", "time B"])
    for run_id in both:
        values, old, new = flat(a[run_id].config), _share(a[run_id]), _share(b[run_id])
        change = "-" if old is None or new is None else f"{100 * (new - old):+.2f}"
        table.add_row(
            run_id,
            *(shown(values[name]) for name in names),
            _percent(a[run_id], DISCRETE),
            _percent(b[run_id], DISCRETE),
            change,
            duration(a[run_id].seconds),
            duration(b[run_id].seconds),
        )
    _print(table)
    print(f"{len(both)} in both, {len(a) - len(both)} only in A, {len(b) - len(both)} only in B")


def print_pair(rows: Mapping[str, Row], a: str, b: str, *, as_json: bool = False) -> None:
    """Two runs: the fields and results in which they differ."""
    first, second = find_row(rows, a), find_row(rows, b)
    different = {
        name: (one, other)
        for name, one, other in _fields(first, second)
        if one != other and name not in ("run_id", "finished")
    }
    if as_json:
        print(json.dumps({name: list(pair) for name, pair in different.items()}))
        return
    table = _table(["", first.run_id, second.run_id])
    for name, pair in different.items():
        table.add_row(name, *(shown(value) for value in pair))
    _print(table)


def find_row(rows: Mapping[str, Row], start: str) -> Row:
    """The run whose id begins so; ``ValueError`` where there are none or several."""
    found = [row for run_id, row in rows.items() if run_id.startswith(start)]
    if len(found) != 1:
        raise ValueError(f"{len(found)} of {len(rows)} runs have an id like {start!r}")
    return found[0]


def _fields(first: Row, second: Row) -> list[tuple[str, Any, Any]]:
    configs = flat(first.config), flat(second.config)
    fields = [(name, configs[0][name], configs[1][name]) for name in configs[0]]
    skipped = ("config", "observed", "machine")
    for name in dict.fromkeys([*first.content, *second.content]):
        if name not in skipped:
            fields.append((name, first.content.get(name), second.content.get(name)))
    return fields


def _share(row: Row) -> float | None:
    value = row.content.get(DISCRETE)
    return None if value is None else float(value)


def _percent(row: Row, what: str) -> str:
    value = row.content.get(what)
    return "-" if value is None else f"{100 * value:.2f} %"


def _table(names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False, highlight=False)
    for name in names:
        table.add_column(name, no_wrap=True)
    return table


def _print(table: Table) -> None:
    console = Console()
    if not console.is_terminal:
        console.width = 10_000
    console.print(table)
