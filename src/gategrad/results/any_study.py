"""What the results of any study show, without a word from who made it: a table and plots."""

from __future__ import annotations

import re
import textwrap
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from gategrad.config import RunConfig
from gategrad.config.differences import (
    apart_from_seeds,
    flat,
    short_names,
    shown,
    told_apart,
    unusual,
    varying,
)
from gategrad.results.experiments import Experiment
from gategrad.results.plots import bars, curves
from gategrad.results.result_rows import (
    CONTINUOUS,
    DISCRETE,
    RELAXED,
    Measured,
    ResultRow,
    ResultRows,
)
from gategrad.results.sections import Figure, ResultTable, Section, TableLine

__all__ = ["studies_of"]

_COLUMNS: Final = {"discrete": DISCRETE, "relaxed, on bits": RELAXED, "continuous": CONTINUOUS}
_HISTORY: Final = "valid_discrete_accuracy"
_MOST: Final = 12  # lines of a figure that can be told apart
_USUAL: Final = "the usual settings"


def studies_of(rows: Mapping[str, ResultRow]) -> list[Experiment]:
    """A study for each file of results, and one for all single runs.

    Args:
        rows: See :func:`~gategrad.results.read_rows`.
    """
    files: dict[str, list[ResultRow]] = {}
    for row in rows.values():
        files.setdefault("runs.json" if row.file.endswith(".json") else row.file, []).append(row)
    taken: Counter[str] = Counter()
    found = []
    for place, (file, some) in enumerate(files.items()):
        stem = _slug(Path(file).stem)
        taken[stem] += 1
        name = stem if taken[stem] == 1 else f"{stem}-{taken[stem]}"
        found.append(_study(name, file, some, place))
    return found


def _study(name: str, file: str, rows: Sequence[ResultRow], place: int) -> Experiment:
    configs = [row.config for row in rows]
    return Experiment(
        name,
        file,
        Path(file).stem,
        "",
        float(place),
        lambda _: configs,
        lambda some: _section(name, configs, some),
        ("",),
    )


def _section(name: str, configs: Sequence[RunConfig], rows: ResultRows) -> Section:
    """What differs, accuracies with each seed's, and how they follow from what differs."""
    groups = apart_from_seeds(configs)
    firsts = [replace(group[0], seed=0) for group in groups]
    texts, usual = told_apart(firsts)
    labels = [text or _USUAL for text in texts]
    found = {
        column: [rows.measured(group, what) for group in groups]
        for column, what in _COLUMNS.items()
    }
    columns = [column for column, values in found.items() if any(values)]
    lines = [
        TableLine(label, [found[column][i] for column in columns]) for i, label in enumerate(labels)
    ]
    table = ResultTable("Test accuracy, %", "what differs", columns, lines, each_seed=True)
    figures = [
        *_by_setting(name, firsts, usual, found["discrete"]),
        *_learning(name, labels, [[rows.get(config) for config in group] for group in groups]),
    ]
    return Section([table], figures, [], _notes(firsts, usual))


def _notes(configs: Sequence[RunConfig], usual: Mapping[str, str]) -> Iterator[str]:
    """What all runs have in common, where it is not the default, and what most of them have."""
    default, first, names = flat(RunConfig()), flat(configs[0]), varying(configs)
    common = [
        f"{name}={shown(value)}"
        for name, value in first.items()
        if name not in (*names, "seed") and (value != default[name] or name == "data.name")
    ]
    if common:
        yield f"All runs have {', '.join(common)}; what is not named is the default."
    if usual:
        most = ", ".join(f"{name}={value}" for name, value in usual.items())
        yield f"Where a line says nothing else: {most}."


def _by_setting(
    name: str,
    configs: Sequence[RunConfig],
    usual: Mapping[str, str],
    values: Sequence[Measured | None],
) -> Iterator[Figure]:
    """Accuracy by each setting that varies while others stay as they are."""
    names = varying(configs)
    settings = [flat(config) for config in configs]
    short = short_names(names)
    for varied in names:
        series: dict[str, dict[Any, list[float]]] = {}
        for some, value in zip(settings, values, strict=True):
            if value is not None:
                others = {other: shown(some[other]) for other in names if other != varied}
                label = _wrapped(unusual(others, usual, short) or _USUAL)
                series.setdefault(label, {}).setdefault(some[varied], []).append(value.mean)
        series = {label: points for label, points in series.items() if len(points) > 1}
        drawn = dict(sorted(series.items(), key=lambda item: -len(item[1]))[:_MOST])
        if not drawn:
            continue
        caption = f"Test accuracy by {short[varied]}, mean over the seeds"
        if len(drawn) < len(series):
            caption += f"; {len(drawn)} of {len(series)} settings of the others"
        means = {
            label: {at: fmean(some) for at, some in points.items()}
            for label, points in drawn.items()
        }
        stem = f"{name}-by-{_slug(varied.replace('.', '-'))}"
        yield Figure(stem, _plot(means, short[varied]), f"{caption}.")


def _plot(means: Mapping[str, Mapping[Any, float]], varied: str) -> Any:
    """Curves over a number, bars over words."""
    places = list(dict.fromkeys(at for points in means.values() for at in points))
    places.sort(key=lambda at: (not _is_number(at), at if _is_number(at) else 0))
    if all(map(_is_number, places)):
        series = {label: sorted(points.items()) for label, points in means.items()}
        log = min(places) > 0 and max(places) >= 8 * min(places)
        return curves(series, x=varied, log=log)
    heights = {label: [points.get(at) for at in places] for label, points in means.items()}
    known = [height for some in heights.values() for height in some if height is not None]
    low = max(0.0, min(known) - max(1.0, max(known) - min(known)))  # differences, not the zero
    limits = (low, min(100.0, max(known) + 1))
    return bars(heights, [_wrapped(shown(at)) for at in places], x=varied, limits=limits)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _learning(
    name: str, labels: Sequence[str], groups: Sequence[Sequence[ResultRow | None]]
) -> Iterator[Figure]:
    """Accuracy on validation samples epoch by epoch, where the lines have it."""
    series: dict[str, list[tuple[float, float]]] = {}
    for label, rows in zip(labels, groups, strict=True):
        known = [found for row in rows if row is not None if (found := _history(row))]
        if known:
            series[_wrapped(label)] = [
                (float(epoch), 100 * fmean(values))
                for epoch, values in enumerate(zip(*known, strict=False), start=1)
            ]
    drawn = dict(list(series.items())[:_MOST])
    if not drawn:
        return
    y = "validation accuracy, %"
    drawing = curves(drawn, x="epoch", y=y, log=False, markers=False)
    caption = "Discrete accuracy on validation samples, mean over the seeds"
    if len(drawn) < len(series):
        caption += f"; {len(drawn)} of {len(series)} settings"
    yield Figure(f"{name}-learning", drawing, f"{caption}.")


def _history(row: ResultRow) -> list[float]:
    """Accuracy epoch by epoch; nothing where the line does not have it."""
    found = row.observed.get(_HISTORY) or []
    if not isinstance(found, list):
        where = f"line {row.line} of {row.file}"
        raise ValueError(f"{where}: {_HISTORY} must be a list of numbers, got {found!r:.40}")
    return [row.number(_HISTORY, value) for value in found]


def _wrapped(label: str) -> str:
    """A label in lines that a figure's legend has room for; its dollars are no formulas."""
    return textwrap.fill(label, 50, break_long_words=False).replace("$", r"\$")


def _slug(text: str) -> str:
    """Letters, digits and dashes, for names of files and within pages."""
    return re.sub(r"[^A-Za-z0-9_-]+", "-", text).strip("-") or "study"
