"""How results are printed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from gategrad.class_results import ClassResult, are_uneven, class_lines
from gategrad.cli.output import say
from gategrad.system.printable import one_line

if TYPE_CHECKING:
    from gategrad.circuit import Circuit, Column

__all__ = [
    "print_accuracies",
    "print_columns",
    "print_fields",
    "print_notes",
    "print_profiles",
    "print_result",
    "print_run",
    "print_stats",
    "shown_field",
]


def print_result(result: dict[str, Any]) -> None:
    """A finished run in a few lines; of gates trained hard without the relaxed accuracies.

    Nobody trained those to be good, and beside the others they look like a failure.
    """
    hard = result.get("config", {}).get("model", {}).get("forward") == "hard"
    print_accuracies(result, relaxed=not hard)
    size = "multiply_adds" if "multiply_adds" in result else "gates"
    names = ["best_epoch", size, "train_seconds"]
    print_fields({name: result[name] for name in names if name in result}, False)


def print_accuracies(result: Mapping[str, Any], *, relaxed: bool) -> None:
    """Its accuracies, and where test samples are of uneven classes, those of each class.

    Args:
        result: Fields of :class:`gategrad.evaluate.Accuracies`, and others that end in
            ``accuracy``.
        relaxed: Whether those of the relaxed network say something.
    """
    shown = {
        name: value
        for name, value in result.items()
        if name.endswith("accuracy") and not name.startswith("balanced") and value is not None
    }
    if not relaxed:
        shown = {name: value for name, value in shown.items() if not name.startswith("relaxed")}
    print_fields(shown, False)
    classes = [ClassResult(**content) for content in result.get("classes") or ()]
    if classes and are_uneven(classes):
        for line in class_lines(classes, what="test"):
            say(one_line(line))


def print_notes(notes: Iterable[str]) -> None:
    """What is off, on standard error: a line each."""
    for note in notes:
        say(f"gategrad: {note}", err=True)


def print_run(result: dict[str, Any], *, table: bool) -> None:
    """A finished run: how well it went, and those settings that its network and its data have.

    Args:
        result: What its folder's ``result.json`` holds.
        table: Whether its data is a table, whose thresholds always are quantiles.
    """
    from gategrad.config import settings_of

    print_result(result)
    config = result.get("config", {})
    model = config.get("model", {})
    there = settings_of(model.get("network", "dlgn"))
    unread = {"encoding", "thresholds"} if table else set[str]()
    if config.get("data", {}).get("n_thresholds") is not None:
        unread.add("thresholds")
    for part, settings in config.items():
        if not isinstance(settings, dict):
            print_fields({part: settings}, False)
            continue
        say(part)
        for name, value in settings.items():
            if name not in there if part == "model" else name in unread:
                continue
            shown = ", ".join(map(str, value)) if isinstance(value, list) else value
            shown = "-" if shown in (None, "") else one_line(str(shown))
            say(f"  {name.replace('_', ' '):34}{shown}")


def print_stats(circuit: Circuit, as_json: bool, more: dict[str, Any] | None = None) -> None:
    """A circuit's facts; ``more`` may hold the gates of its parts."""
    from gategrad.circuit import circuit_stats

    stats = {**asdict(circuit_stats(circuit)), **(more or {})}
    if as_json:
        print_fields(stats, True)
        return
    kinds, fan_out, parts = stats.pop("kinds"), stats.pop("fan_out"), stats.pop("parts", {})
    print_fields(stats, False)
    say("gates by kind")
    print_fields({f"  {name}": count for name, count in kinds.items() if count}, False)
    say("inputs and gates that so many gates and outputs read")
    print_fields({f"  {name}": count for name, count in fan_out.items()}, False)
    if parts:
        say(f"{'two-input gates by part':36}{'  '.join(parts['network'])}")
        for part, counts in parts.items():
            shown = "  ".join("-" if n is None else f"{n:,}" for n in counts.values())
            say(f"  {part:34}{shown}")


def print_columns(columns: Sequence[Column]) -> None:
    """What a table's rows need: a line for each column."""
    from gategrad.circuit.encoders.table_columns import listed

    if columns:
        say("columns of rows")
    for column in columns:
        kind = "number" + (", may be missing" if column.missing else "")
        if column.categories is not None:
            kind = f"one of {listed(column.categories)}"
        say(f"  {one_line(column.name):34}{one_line(kind)}")


def print_profiles(profiles: Sequence[dict[str, Any]]) -> None:
    """What a table's columns are: a line for each, and one for what is odd about it."""
    if profiles:
        say(f"{'column':36}{'kind':18}{'missing':>9}{'different':>11}")
    for profile in profiles:
        column, missing = one_line(profile["column"]), 100 * profile["missing"]
        shown = f"  {column:34}{profile['kind']:18}{missing:>7.2f} %"
        say(f"{shown}{profile['different']:>11,}")
        if profile["remark"]:
            say(f"    {one_line(profile['remark'])}")


def print_fields(content: dict[str, Any], as_json: bool) -> None:
    """A line for each field, or JSON."""
    if as_json:
        say(json.dumps(content))
        return
    for name, value in content.items():
        label = _LABELS.get(name, name.replace("_", " "))
        say(f"{label:36}{shown_field(name, value)}")


_LABELS = {
    "packed_per_s": "samples/s, packed input bits",
    "features": "values of a raw row",
    "live_features": "values that are read",
    "raw_per_s": "samples/s, raw rows",
    "latency_us": "microseconds for one raw row",
    "samples": "samples in a call",
    "simulated": "inputs simulated",
    "bits": "input bits for which they differ",
    "row": "a raw row with these bits",
    "a": "of A for this input",
    "b": "of B for this input",
}


def shown_field(name: str, value: Any, *, digits: int | None = None) -> str:
    """A field's value; a share is a percentage, another number has so many digits that matter."""
    if value is None:
        return "-"
    if name.endswith("accuracy"):
        return f"{100 * value:.2f} %"
    if isinstance(value, float) and digits is not None:
        return f"{value:.{digits}g}"
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 1000 else f"{value:.1f}"
    return f"{value:,}" if isinstance(value, int) else one_line(str(value))
