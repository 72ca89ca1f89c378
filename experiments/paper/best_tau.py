"""The best tau by outputs and outputs per class, on the synthetic set.

Outputs are the number of classes times the outputs of each, so that what follows one of them may
seem to follow another. At ``small`` every number of classes therefore meets every number of
outputs per class, seven values of tau have the place of four, and a plane through the best ones
says how much of them each explains.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import numpy as np
from paper_settings import about, dlgn, synthetic, synthetic_epochs

from gategrad.config import RunConfig, with_fields
from gategrad.results import (
    Figure,
    Outcome,
    ResultRows,
    ResultTable,
    Section,
    TableLine,
    printed_claim,
)
from gategrad.results.plots import heat_map

TITLE = "Figure 5, right: best tau by outputs and outputs per class"
CLAIM = "The best tau depends on the outputs per class, not on the number of outputs."
PLACE = 5.5
TAUS = {"paper": (0.1, 1.0, 10.0, 100.0), "small": (0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0),
        "smoke": (1.0,)}  # fmt: skip
OUTPUTS = (4_000, 16_000, 64_000, 256_000)
EACH = {"paper": (32, 128, 512, 2_048, 8_192), "small": (25, 100, 400), "smoke": (16,)}
CLASSES = {"small": (4, 16, 64), "smoke": (4,)}
WIDTHS = {"paper": 64_000, "small": 4_000, "smoke": 64}
STEPS = 2_500

Places = Mapping[tuple[int, int], Mapping[float, float]]
"""By outputs per class and number of classes: accuracies in percent by tau."""


def grid(scale: str) -> list[tuple[int, int]]:
    """Outputs per class, and the number of classes."""
    if scale != "paper":
        return [(each, n) for n in CLASSES[scale] for each in EACH[scale]]
    places = [(each, outputs // each) for outputs in OUTPUTS for each in EACH[scale]]
    return [(each, n) for each, n in places if 2 <= n <= 2_000]


def run(scale: str, each: int, n_classes: int, tau: float) -> RunConfig:
    """The paper does not say how wide the backbone was: as everywhere, 64,000 (4,000)."""
    config = dlgn(synthetic(n_classes), scale, tau=tau)
    # The last of six layers, so that all have one depth.
    fields = {"model.width": WIDTHS[scale], "model.outputs": each * n_classes}
    if scale == "small":
        fields["train.epochs"] = synthetic_epochs(config.data, STEPS, 200)
    return with_fields(config, fields)


def runs(scale: str) -> Iterator[RunConfig]:
    """Place by place, so that a part of them is whole places."""
    for each, n_classes in grid(scale):
        for tau in TAUS[scale]:
            yield run(scale, each, n_classes, tau)


def report(rows: ResultRows) -> Section:
    """The map, and what the best tau follows."""
    scale = rows.scale
    places: dict[tuple[int, int], dict[float, float]] = {}
    lines, measured = [], []
    for each, n_classes in grid(scale):
        found = {tau: rows.measured([run(scale, each, n_classes, tau)]) for tau in TAUS[scale]}
        places[each, n_classes] = {tau: some.mean for tau, some in found.items() if some}
        label = f"{each:,} outputs for each of {n_classes} classes ({each * n_classes:,})"
        lines.append(TableLine(label, list(found.values())))
        measured += found.values()
    whole = all(len(some) == len(TAUS[scale]) for some in places.values())
    figures = []
    if whole and scale != "smoke":
        eaches, numbers = (sorted({place[i] for place in places}) for i in (0, 1))
        tops = {place: max(some, key=some.__getitem__) for place, some in places.items()}
        values = [[np.log10(tops[e, n]) if (e, n) in tops else None for n in numbers]
                  for e in eaches]  # fmt: skip
        texts = [[f"{tops[e, n]:g}" if (e, n) in tops else "" for n in numbers] for e in eaches]
        drawing = heat_map(
            values, [f"{e:,}" for e in eaches], [f"{n:,}" for n in numbers],
            x="classes", y="outputs per class", bar="best tau, power of 10", texts=texts,
        )  # fmt: skip
        shown = ", ".join(f"{tau:g}" for tau in TAUS[scale])
        figures.append(Figure("best-tau", drawing, f"The best of tau {shown}."))
    ours = places if whole and scale != "smoke" else None
    tests = {
        "The best tau depends on outputs per class rather than on outputs (section 5.5).":
            follows_each,
        "The best tau grows with outputs per class (sections 5.1 to 5.3).": grows,
        "The best tau shrinks with outputs per class (conclusion).": shrinks,
    }  # fmt: skip
    left_open = f"Too near to say. {_in_words(powers(ours))}" if ours else ""
    claims = [
        printed_claim(text, test, ours, measured=measured, missing=left_open)
        for text, test in tests.items()
    ]
    table = ResultTable(
        "Test accuracy, %", "network", [f"tau {tau:g}" for tau in TAUS[scale]], lines
    )
    return Section([table], figures, claims, [about(scale)])


class Powers(NamedTuple):
    """The best tau as a product of powers: of outputs per class, and of classes.

    If it followed the number of outputs, both powers would be the same; if the outputs per class,
    that of classes would be 0. Each has its standard error.
    """

    each: float
    each_error: float
    classes: float
    classes_error: float


def follows_each(places: Places) -> Outcome | None:
    """The power of classes is nearer to 0 than to that of outputs per class, by two errors."""
    found = powers(places)
    apart = found.each / 2 - abs(found.classes)
    error = float(np.hypot(found.each_error / 2, found.classes_error))
    return None if abs(apart) < 2 * error else Outcome(apart > 0, _in_words(found))


def grows(places: Places) -> Outcome | None:
    """The power of outputs per class is positive, by two errors; between, nothing is said."""
    found = powers(places)
    if abs(found.each) < 2 * found.each_error:
        return None
    return Outcome(found.each > 0, _in_words(found))


def shrinks(places: Places) -> Outcome | None:
    """It is negative."""
    outcome = grows(places)
    return None if outcome is None else Outcome(not outcome.holds, outcome.reason)


def _in_words(found: Powers) -> str:
    numbers = [round(number, 2) + 0.0 for number in found]  # no minus before 0
    return (
        "Best tau in proportion to outputs per class to the power {:.2f} ± {:.2f} and to classes "
        "to the power {:.2f} ± {:.2f}."
    ).format(*numbers)


def powers(places: Places) -> Powers:
    """By least squares of logarithms, where tau matters: by more than 2 points.

    The logarithm of the best tau is the top of a parabola through the best value and its neighbors.
    """
    some = {place: by for place, by in places.items() if max(by.values()) - min(by.values()) > 2}
    rows = np.array([[1.0, np.log(each), np.log(n)] for each, n in some])
    tops = np.array([_top(by) for by in some.values()])
    solution, *_ = np.linalg.lstsq(rows, tops, rcond=None)
    left = tops - rows @ solution
    variance = left @ left / max(1, len(rows) - 3)
    errors = np.sqrt(variance * np.diag(np.linalg.pinv(rows.T @ rows)))
    return Powers(*map(float, (solution[1], errors[1], solution[2], errors[2])))


def _top(accuracies: Mapping[float, float]) -> float:
    x, y = np.log(list(accuracies)), np.array(list(accuracies.values()))
    i = int(y.argmax())
    if not 0 < i < len(x) - 1:
        return float(x[i])
    a, b, _ = np.polyfit(x[i - 1 : i + 2], y[i - 1 : i + 2], 2)
    return float(-b / (2 * a)) if a < 0 else float(x[i])
