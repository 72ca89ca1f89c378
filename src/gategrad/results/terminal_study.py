"""A study on the terminal: its runs, what differs between them, and how well they went."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from statistics import fmean, stdev
from typing import Any

from rich.console import Console
from rich.table import Table

from gategrad.config import RunConfig
from gategrad.config.differences import apart_from_seeds, difference, flat, shown, varying

__all__ = ["plain_table", "print_list", "print_results", "print_table", "results_table"]

# Name of the column, of the value in a result, its factor and its format.
_MEASURES = (
    ("discrete", "discrete_test_accuracy", 100.0, ".2f", " %"),
    ("relaxed", "relaxed_binary_test_accuracy", 100.0, ".2f", " %"),
    ("train s", "train_seconds", 1.0, ",.1f", ""),
)


def print_results(
    configs: Sequence[RunConfig], results: Sequence[Mapping[str, Any]], *, as_json: bool = False
) -> None:
    """Print results on standard output: the table, or each as a line of JSON."""
    if as_json:
        for result in results:
            print(json.dumps(result))
        return
    print_table(results_table(configs, {result["run_id"]: result for result in results}))


def print_list(
    configs: Sequence[RunConfig],
    results: Mapping[str, Mapping[str, Any]],
    *,
    failed: Mapping[str, str] | None = None,
    as_json: bool = False,
    more: Mapping[str, Any] | None = None,
) -> None:
    """Print the runs on standard output, with what differs and whether they are finished.

    Args:
        configs: All runs.
        results: Results by run id.
        failed: Last errors of runs that failed, by run id.
        as_json: Each as a line of JSON.
        more: What these lines say besides.
    """
    failed = failed or {}
    table = plain_table(("run", "state", "what differs"))
    for config in configs:
        finished = config.run_id in results
        what = difference(config, configs[0])
        if as_json:
            line = {"run_id": config.run_id, "finished": finished, "difference": what}
            line |= more or {}
            if not finished and config.run_id in failed:
                line["error"] = failed[config.run_id]
            print(json.dumps(line))
        state = "finished" if finished else "-"
        if not finished and config.run_id in failed:
            state = f"failed: {failed[config.run_id]}"
        table.add_row(config.run_id, state, what or "the first run")
    if not as_json:
        print_table(table)


def plain_table(names: Sequence[str], folded: Sequence[int] = ()) -> Table:
    """A table whose columns are as wide as they need, but for those that are folded."""
    table = Table(box=None, pad_edge=False, highlight=False)
    for number, name in enumerate(names):
        if number in folded:
            table.add_column(name, overflow="fold")
        else:
            table.add_column(name, no_wrap=True)
    return table


def print_table(table: Table) -> None:
    """Print a table, uncut where standard output is no terminal."""
    console = Console(markup=False)
    if not console.is_terminal:
        console.width = 10_000
    console.print(table)


def results_table(configs: Sequence[RunConfig], results: Mapping[str, Mapping[str, Any]]) -> Table:
    """One row per finished run.

    Runs that differ only in their seed stand together, followed by their mean and sample standard
    deviation.

    Args:
        configs: All runs.
        results: Results by run id.
    """
    names = varying(configs)
    table = plain_table(names)
    for measure in _MEASURES:
        table.add_column(measure[0], justify="right", no_wrap=True)
    for group in apart_from_seeds(configs):
        finished = [config for config in group if config.run_id in results]
        for config in finished:
            table.add_row(*_fields(config, names), *_measures([results[config.run_id]]))
        if len(finished) > 1:
            fields = _fields(finished[0], names)
            fields[names.index("seed")] = f"mean of {len(finished)}"
            measures = _measures([results[config.run_id] for config in finished])
            table.add_row(*fields, *measures, style="bold")
    return table


def _fields(config: RunConfig, names: Sequence[str]) -> list[str]:
    values = flat(config)
    return [shown(values[name]) for name in names]


def _measures(results: Sequence[Mapping[str, Any]]) -> list[str]:
    """The measures of one run, or mean and deviation of several."""
    cells = []
    for _, key, factor, style, unit in _MEASURES:
        values = [factor * result[key] for result in results if result.get(key) is not None]
        if not values:
            cells.append("-")
            continue
        deviation = f" ± {stdev(values):{style}}" if len(values) > 1 else ""
        cells.append(f"{fmean(values):{style}}{deviation}{unit}")
    return cells
