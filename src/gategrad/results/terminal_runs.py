"""Results of any runs on the terminal: a list, two files, two runs."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console

from gategrad.config import RunConfig
from gategrad.config.differences import flat, short_names, shown, told_apart, varying
from gategrad.results.result_rows import CONTINUOUS, DISCRETE, ResultRow
from gategrad.results.terminal_study import plain_table, print_table
from gategrad.results.wording import cost_of, duration, percent, signed

__all__ = ["print_files", "print_pair", "print_rows"]


def print_rows(
    rows: Mapping[str, ResultRow], *, as_json: bool = False, everything: bool = False
) -> None:
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
        table = plain_table(["run", *names, *_MEASURES])
        for row in found:
            values = flat(row.config)
            measures = [measure(row) for measure in _MEASURES.values()]
            table.add_row(row.run_id, *(shown(values[name]) for name in names), *measures)
        print_table(table)
        return
    if not found:
        print("no runs")
        return
    said, common = _differences([row.config for row in found])
    console = Console(markup=False)
    names = _that_fit(found, console.width - len(found[0].run_id) - _LEAST)
    table = plain_table(["run", "what differs", *names], folded=(1,))
    for row, text in zip(found, said, strict=True):
        table.add_row(row.run_id, text, *(_MEASURES[name](row) for name in names))
    console.print(table)
    _print_common(common)


def print_files(
    a: Mapping[str, ResultRow], b: Mapping[str, ResultRow], *, as_json: bool = False
) -> None:
    """The runs that two files share, with their differences, and how many only one has."""
    both = [run_id for run_id in a if run_id in b]
    if as_json:
        for run_id in both:
            old, new = _share(a[run_id]), _share(b[run_id])
            print(json.dumps({"run_id": run_id, "a": old, "b": new}))
        return
    if both:
        said, common = _differences([a[run_id].config for run_id in both])
        table = plain_table(
            ["run", "what differs", "A", "B", "B - A", "time A", "time B"], folded=(1,)
        )
        for run_id, text in zip(both, said, strict=True):
            old, new = _share(a[run_id]), _share(b[run_id])
            table.add_row(
                run_id,
                text,
                percent(old),
                percent(new),
                "-" if old is None or new is None else signed(100 * (new - old)),
                duration(a[run_id].seconds),
                duration(b[run_id].seconds),
            )
        Console(markup=False).print(table)
        _print_common(common)
    print(f"{len(both)} in both, {len(a) - len(both)} only in A, {len(b) - len(both)} only in B")


def print_pair(rows: Mapping[str, ResultRow], a: str, b: str, *, as_json: bool = False) -> None:
    """Two runs: the fields and results in which they differ."""
    first, second = _find_row(rows, a), _find_row(rows, b)
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
    table = plain_table(["", first.run_id, second.run_id], folded=(0, 1, 2))
    for name, pair in different.items():
        table.add_row(name, *(shown(value) for value in pair))
    Console(markup=False).print(table)


def _find_row(rows: Mapping[str, ResultRow], start: str) -> ResultRow:
    """The run whose id begins so; ``ValueError`` where there are none or several."""
    found = [row for run_id, row in rows.items() if run_id.startswith(start)]
    if len(found) != 1:
        raise ValueError(f"{len(found)} of {len(rows)} runs have an id like {start!r}")
    return found[0]


def _fields(first: ResultRow, second: ResultRow) -> list[tuple[str, Any, Any]]:
    configs = flat(first.config), flat(second.config)
    fields = [(name, configs[0][name], configs[1][name]) for name in configs[0]]
    skipped = ("config", "observed", "machine", "classes", "notes")
    for name in dict.fromkeys([*first.content, *second.content]):
        if name not in skipped:
            fields.append((name, first.content.get(name), second.content.get(name)))
    return fields


def _share(row: ResultRow) -> float | None:
    value = row.content.get(DISCRETE)
    return None if value is None else float(value)


def _differences(configs: Sequence[RunConfig]) -> tuple[list[str], str]:
    """What sets each run apart from most of them, and what most of them have."""
    said, usual = told_apart(configs)
    label = short_names(varying(configs))
    return said, ", ".join(f"{label[name]}={value}" for name, value in usual.items())


def _print_common(common: str) -> None:
    if common:
        text = f"\nWhere a line says nothing else: {common}."
        Console(markup=False).print(text, highlight=False)


def _that_fit(rows: Sequence[ResultRow], width: int) -> list[str]:
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


def _peak(row: ResultRow) -> str:
    peak = row.content.get("peak_mb")
    return "-" if peak is None else f"{peak:,.0f}"


_LEAST: Final = 28  # characters for what differs
_MEASURES: Final[dict[str, Callable[[ResultRow], str]]] = {
    "discrete": lambda row: percent(row.content.get(DISCRETE)),
    "time": lambda row: duration(row.seconds),
    "continuous": lambda row: percent(row.content.get(CONTINUOUS)),
    "peak MB": _peak,
    "inference": lambda row: cost_of([row]),
}
