"""Results on the terminal: a list, two files, two runs."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from gategrad.config import RunConfig
from gategrad.report.document import duration, signed
from gategrad.report.rows import CONTINUOUS, DISCRETE, Row, cost_of
from gategrad.sweep.configs import flat, shown, varying

__all__ = ["find_row", "print_files", "print_pair", "print_rows"]


def print_rows(rows: Mapping[str, Row], *, as_json: bool = False, everything: bool = False) -> None:
    """A line for each run: what differs between the runs, accuracies, time.

    Args:
        rows: The runs.
        as_json: Each as a line of JSON, in place of a table.
        everything: A column for each field that differs, and all measures, uncut; else as many
            measures as the terminal's width allows, or 80 columns where there is none.
    """
    if as_json:
        for row in rows.values():
            print(json.dumps(row.content))
        return
    found = list(rows.values())
    if everything:
        names = varying([row.config for row in found]) if found else []
        table = _table(["run", *names, *_MEASURES])
        for row in found:
            values = flat(row.config)
            measures = [measure(row) for measure in _MEASURES.values()]
            table.add_row(row.run_id, *(shown(values[name]) for name in names), *measures)
        _print(table, uncut=True)
        return
    if not found:
        print("no runs")
        return
    said, common = _differences([row.config for row in found])
    console = Console(markup=False)
    names = _that_fit(found, console.width - len(found[0].run_id) - _LEAST)
    table = _table(["run", "what differs", *names], folded=(1,))
    for row, text in zip(found, said, strict=True):
        table.add_row(row.run_id, text, *(_MEASURES[name](row) for name in names))
    console.print(table)
    _print_common(common)


def print_files(a: Mapping[str, Row], b: Mapping[str, Row], *, as_json: bool = False) -> None:
    """The runs that two files share, with their differences, and how many only one has."""
    both = [run_id for run_id in a if run_id in b]
    if as_json:
        for run_id in both:
            old, new = _share(a[run_id]), _share(b[run_id])
            print(json.dumps({"run_id": run_id, "a": old, "b": new}))
        return
    if both:
        said, common = _differences([a[run_id].config for run_id in both])
        table = _table(["run", "what differs", "A", "B", "B - A", "time A", "time B"], folded=(1,))
        for run_id, text in zip(both, said, strict=True):
            old, new = _share(a[run_id]), _share(b[run_id])
            table.add_row(
                run_id,
                text,
                _percent(a[run_id], DISCRETE),
                _percent(b[run_id], DISCRETE),
                "-" if old is None or new is None else signed(100 * (new - old)),
                duration(a[run_id].seconds),
                duration(b[run_id].seconds),
            )
        _print(table)
        _print_common(common)
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
    if not different:
        print("nothing differs")
        return
    table = _table(["", first.run_id, second.run_id], folded=(0, 1, 2))
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


def _differences(configs: Sequence[RunConfig]) -> tuple[list[str], str]:
    """What sets each run apart from most of them, and what most of them have."""
    names = varying(configs)
    short = [name.rpartition(".")[2] for name in names]
    label = {
        name: last if short.count(last) == 1 else name
        for name, last in zip(names, short, strict=True)
    } | {"data.name": "data"}
    texts = [{name: shown(flat(config)[name]) for name in names} for config in configs]
    usual = {}
    for name in names:
        value, count = Counter(text[name] for text in texts).most_common(1)[0]
        if 2 * count > len(texts):
            usual[name] = value
    said = [
        " ".join(f"{label[n]}={value}" for n, value in text.items() if value != usual.get(n))
        for text in texts
    ]
    return said, ", ".join(f"{label[name]}={value}" for name, value in usual.items())


def _print_common(common: str) -> None:
    if common:
        text = f"\nWhere a line says nothing else: {common}."
        Console(markup=False).print(text, highlight=False)


def _that_fit(rows: Sequence[Row], width: int) -> list[str]:
    """The measures that so many characters hold, in their order; the first two always."""
    names: list[str] = []
    for number, (name, measure) in enumerate(_MEASURES.items()):
        cells = [measure(row) for row in rows]
        if all(cell in ("", "-") for cell in cells):
            continue
        width -= 2 + max(map(len, [name, *cells]))
        if number > 1 and width < 0:
            break
        names.append(name)
    return names


def _peak(row: Row) -> str:
    peak = row.content.get("peak_mb")
    return "-" if peak is None else f"{peak:,.0f}"


_LEAST: Final = 28  # characters for what differs
_MEASURES: Final[dict[str, Callable[[Row], str]]] = {
    "discrete": lambda row: _percent(row, DISCRETE),
    "time": lambda row: duration(row.seconds),
    "continuous": lambda row: _percent(row, CONTINUOUS),
    "peak MB": _peak,
    "inference": lambda row: cost_of([row]),
}


def _table(names: Sequence[str], folded: Sequence[int] = ()) -> Table:
    """A table whose columns are as wide as they need, but for those that are folded."""
    table = Table(box=None, pad_edge=False, highlight=False)
    for number, name in enumerate(names):
        if number in folded:
            table.add_column(name, overflow="fold")
        else:
            table.add_column(name, no_wrap=True)
    return table


def _print(table: Table, *, uncut: bool = False) -> None:
    console = Console(markup=False)
    if uncut and not console.is_terminal:
        console.width = 10_000
    console.print(table)
