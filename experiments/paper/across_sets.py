"""What the paper says of its data sets together, from the rows of their tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Any

from numeric_tables import (
    CODEBOOKS,
    DROPOUTS,
    READINGS,
    SIZES,
    TAUS,
    Means,
    NumericTable,
    Row,
    accuracies,
    dense_settings,
    of,
)
from paper_settings import (
    COLORED,
    MARGIN,
    NAMES,
    NUMBERS,
    STAND_INS,
    about,
    needs,
    set_name,
    unique,
)

from gategrad.config import RunConfig
from gategrad.results import (
    Claim,
    Measured,
    Outcome,
    Published,
    ResultRows,
    ResultTable,
    Section,
    TableLine,
    printed_claim,
)

TITLE = "Sections 5.3 to 5.6: across the data sets"
CLAIM = (
    "The best tau differs from set to set, and no alternative to Group-Sum is better on all of "
    "them."
)
PLACE = 45.0
OBSERVE = ("speed",)
SECTIONS = ("baseline", "mlp", "tau", "binary-loss", "fully-connected", "codebook", "dropout")

Layer = tuple[str, tuple[str, ...]]
"""A section of the tables and its settings."""
_TAU: Layer = ("tau", TAUS)
_TEN: Layer = ("baseline", ("",))
_MLP: Layer = ("mlp", SIZES)
_CODEBOOK: Layer = ("codebook", CODEBOOKS)
_DENSE: dict[str, Layer] = {
    f"Fully connected, {reading}": ("fully-connected", dense_settings(reading))
    for reading in READINGS["fully-connected"]
}
ALTERNATIVES: dict[str, Layer] = {
    "Codebook": _CODEBOOK,
    "Group-Sum dropout, tau 10": ("dropout", DROPOUTS),
    **_DENSE,
    **{
        f"Binary logit loss, {reading}": ("binary-loss", (reading,))
        for reading in READINGS["binary-loss"]
    },
}
LAYERS: dict[str, Layer] = {"Group-Sum, best tau": _TAU, "Group-Sum, tau 10": _TEN, **ALTERNATIVES}


@dataclass(frozen=True)
class OneSet:
    """A data set's numbers.

    Attributes:
        name: The set's, in the paper.
        shown: What to call it: a stand-in's name where it is one.
        means: Discrete accuracies of its table's rows.
    """

    name: str
    shown: str
    means: Means

    def best(self, layer: Layer) -> float | None:
        """With the best setting; None unless all are there."""
        found = of(self.means, *layer)
        return max(found.values()) if found else None

    def gain(self, layer: Layer, other: Layer) -> float | None:
        """What the best of one is above the best of another."""
        one, two = self.best(layer), self.best(other)
        return None if one is None or two is None else one - two


Sets = Sequence[OneSet]


def sets(scale: str) -> tuple[str, ...]:
    """All eight, or at ``small`` those that need no more files than it names."""
    if scale == "smoke":
        return ("mnist",)
    some = ("mnist", "fashion-mnist", *STAND_INS)
    return tuple(name for name in NUMBERS["tables"] if scale == "paper" or name in some)


def runs(scale: str) -> Iterator[RunConfig]:
    """Those of the tables, without convolutional networks."""
    for name in sets(scale):
        table = NumericTable(name)
        rows = [row for row in table.rows(scale) if row[0] in SECTIONS]
        yield from unique(c for section, s, _ in rows for c in table.configs(scale, section, s)[:1])


def report(rows: ResultRows) -> Section:
    """The best of each output layer on each set, and the claims."""
    scale = rows.scale
    found = {name: NumericTable(name).measured(rows) for name in sets(scale)}
    lines = [_line(title, found, layer, scale) for title, layer in LAYERS.items()]
    columns = [set_name(name, scale) for name in sets(scale)]
    note = "Of each output layer the best of its settings on the test samples, ours and theirs."
    table = ResultTable("Test accuracy, %", "output layer", columns, lines, note)
    ours = [
        OneSet(name, set_name(name, scale), {row: some.mean for row, some in measured.items()})
        for name, measured in found.items()
    ]
    return Section([table], [], _claims(ours if scale != "smoke" else None, found), [about(scale)])


def _line(
    title: str, found: Mapping[str, Mapping[Row, Measured]], layer: Layer, scale: str
) -> TableLine:
    section, settings = layer
    values, printed = [], []
    for name, measured in found.items():
        known = [measured[section, each] for each in settings if (section, each) in measured]
        values.append(max(known, key=lambda each: each.mean, default=None))
        printed.append(Published(max(accuracies(name)[section, each] for each in settings)))
    return TableLine(title, values, printed if scale != "smoke" else ())


def _claims(ours: Sets | None, found: Mapping[str, Mapping[Row, Measured]]) -> Iterator[Claim]:
    printed = [OneSet(name, NAMES[name], accuracies(name)) for name in NUMBERS["tables"]]
    every = tuple(ALTERNATIVES.values())
    tests: dict[str, tuple[Any, ...]] = {
        "The best tau differs from set to set (section 5.4, appendix C).": (tau_differs, _TAU),
        "No alternative to Group-Sum is better on every set, each with its best setting (5.6).": (
            partial(none_is_consistent, reference=_TAU), _TAU, *every,
        ),
        "No alternative is better on every set than Group-Sum with tau 10 (5.6).": (
            partial(none_is_consistent, reference=_TEN), _TEN, *every,
        ),
        "No alternative to Group-Sum is better on average, each with its best setting (5.6).": (
            partial(none_is_significant, reference=_TAU), _TAU, *every,
        ),
        "No alternative is better on average than Group-Sum with tau 10 (5.6).": (
            partial(none_is_significant, reference=_TEN), _TEN, *every,
        ),
        "A codebook is better than the baseline on some sets (appendix E).": (
            partial(helps_somewhere, layer=_CODEBOOK), _TEN, _CODEBOOK,
        ),
        **{
            f"{title}: trained with the gates, better than the baseline on some sets (text of "
            "appendix E).": (partial(helps_somewhere, layer=layer), _TEN, layer)
            for title, layer in _DENSE.items()
        },
        "On gray images DLGNs are as good as perceptrons (5.3, conclusion).": (
            as_good_as_mlp, _TAU, _MLP,
        ),
        "On color images DLGNs are worse than perceptrons (5.3, conclusion).": (
            worse_than_mlp, _TAU, _MLP,
        ),
        "Tau 100 is good on CIFAR-10, and much less so on CIFAR-100 (appendix C).": (
            hundred_on_cifar, _TAU,
        ),
    }  # fmt: skip
    for text, (test, *layers) in tests.items():
        wanted = {(section, setting) for section, settings in layers for setting in settings}
        behind = [
            some
            for name, rows in found.items() if _is_about(test, name)
            for row, some in rows.items() if row in wanted
        ]  # fmt: skip
        missing = needs("cifar100") if test is hundred_on_cifar else ""
        yield printed_claim(text, test, ours, printed=printed, measured=behind, missing=missing)


def _is_about(test: Any, name: str) -> bool:
    """Whether a test looks at a set."""
    if test is as_good_as_mlp:
        return name not in COLORED
    return name in COLORED or test not in (worse_than_mlp, hundred_on_cifar)


def tau_differs(found: Sets) -> Outcome | None:
    """Two sets have no tau in common that is within the margin of the best."""
    near: list[set[str]] = []
    tops = []
    for each in found:
        tau = of(each.means, "tau", TAUS)
        if not tau:
            return None
        top = max(tau, key=tau.__getitem__)
        tops.append(f"{top} on {each.shown}")
        near.append({setting for setting, mean in tau.items() if mean >= tau[top] - MARGIN})
    apart = any(not one & other for one in near for other in near)
    return Outcome(apart, f"Best tau: {', '.join(tops)}.")


def none_is_consistent(found: Sets, reference: Layer) -> Outcome | None:
    """Each is worse, or no better, on some set."""
    gains = _gains(found, reference)
    if gains is None:
        return None
    least = {title: min(some) for title, some in gains.items()}
    text = "; ".join(f"{title} {gain:+.2f}" for title, gain in least.items())
    return Outcome(max(least.values()) <= 0, f"Smallest gain on any set: {text}.")


def none_is_significant(found: Sets, reference: Layer) -> Outcome | None:
    """None by more than the margin, mean over the sets."""
    gains = _gains(found, reference)
    if gains is None:
        return None
    means = {title: fmean(some) for title, some in gains.items()}
    text = "; ".join(f"{title} {gain:+.2f}" for title, gain in means.items())
    return Outcome(max(means.values()) < MARGIN, f"Mean gain: {text}.")


def _gains(found: Sets, reference: Layer) -> dict[str, list[float]] | None:
    """Of each alternative on each set; None unless all are there."""
    gains: dict[str, list[float]] = {}
    for title, layer in ALTERNATIVES.items():
        some = [each.gain(layer, reference) for each in found]
        gains[title] = [gain for gain in some if gain is not None]
        if len(gains[title]) < len(some):
            return None
    return gains


def helps_somewhere(found: Sets, layer: Layer) -> Outcome | None:
    """More than the margin above the baseline, with the best setting."""
    gains = _by_set(found, layer, _TEN)
    if gains is None:
        return None
    return Outcome(max(gains.values()) > MARGIN, f"Best minus baseline: {_listed(gains)}.")


def as_good_as_mlp(found: Sets) -> Outcome | None:
    """At most a point below the best perceptron, with the best tau, on binarized input."""
    gaps = _by_set([s for s in found if _is_about(as_good_as_mlp, s.name)], _TAU, _MLP)
    if gaps is None:
        return None
    return Outcome(min(gaps.values()) > -1, f"Best DLGN minus best perceptron: {_listed(gaps)}.")


def worse_than_mlp(found: Sets) -> Outcome | None:
    """Below the best perceptron by more than the margin, with every tau, on every set."""
    gaps = _by_set([s for s in found if _is_about(worse_than_mlp, s.name)], _TAU, _MLP)
    if gaps is None:
        return None
    holds = max(gaps.values()) < -MARGIN
    return Outcome(holds, f"Best DLGN minus best perceptron: {_listed(gaps)}.")


def hundred_on_cifar(found: Sets) -> Outcome | None:
    """Within two points of the best tau on CIFAR-10, more than two below it on CIFAR-100."""
    below = {}
    for each in found:
        if _is_about(hundred_on_cifar, each.name) and (tau := of(each.means, "tau", TAUS)):
            below[each.name] = max(tau.values()) - tau["100"]
    if len(below) < 2:
        return None
    holds = below["cifar10"] < 2 < below["cifar100"]
    text = ", ".join(f"{gap:.2f} on {NAMES[name]}" for name, gap in below.items())
    return Outcome(holds, f"Points that tau 100 is below the best tau: {text}.")


def _by_set(found: Sets, layer: Layer, other: Layer) -> dict[str, float] | None:
    """Gains by set; None unless all are there."""
    gains = {each.shown: each.gain(layer, other) for each in found}
    known = {shown: gain for shown, gain in gains.items() if gain is not None}
    return known if known and len(known) == len(gains) else None


def _listed(gains: Mapping[str, float]) -> str:
    return ", ".join(f"{gain:+.2f} on {shown}" for shown, gain in gains.items())
