"""What the paper says of its data sets together, from the rows of their tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from numeric_tables import (
    CODEBOOKS,
    DROPOUTS,
    HIDDEN,
    READINGS,
    TAUS,
    Means,
    NumericTable,
    accuracies,
    of,
)
from paper_settings import COLORED, MARGIN, NAMES, NUMBERS, STAND_INS, about, set_name, unique

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

Sets = Mapping[str, Means]
"""Discrete accuracies of a table's rows, by data set."""


def sets(scale: str) -> tuple[str, ...]:
    """All eight, or at ``small`` those that are at hand or have a stand-in of their own."""
    if scale == "smoke":
        return ("mnist",)
    at_hand = ("mnist", "fashion-mnist", *STAND_INS)
    return tuple(name for name in NUMBERS["tables"] if scale == "paper" or name in at_hand)


def runs(scale: str) -> Iterator[RunConfig]:
    """Those of the tables, without convolutional networks."""
    for name in sets(scale):
        table = NumericTable(name)
        rows = [row for row in table.rows(scale) if row[0] in SECTIONS]
        yield from unique(c for section, s, _ in rows for c in table.configs(scale, section, s))


def report(rows: ResultRows) -> Section:
    """The best of each output layer on each set, and the claims."""
    scale = rows.scale
    found = {name: NumericTable(name).measured(rows) for name in sets(scale)}
    lines = [_line(title, found, settings, scale) for title, settings in _LAYERS.items()]
    columns = [set_name(name, scale) for name in sets(scale)]
    note = "Of each output layer the best of its settings, chosen on the test set as in the paper."
    table = ResultTable("Test accuracy, %", "output layer", columns, lines, note)
    ours = {
        name: {row: some.mean for row, some in measured.items()}
        for name, measured in found.items()
    }  # fmt: skip
    return Section([table], [], _claims(ours if scale != "smoke" else None, found), [about(scale)])


_LAYERS = {
    "Group-Sum, best tau": ("tau", TAUS),
    "Group-Sum, tau 10": ("baseline", ("",)),
    "Codebook": ("codebook", CODEBOOKS),
    "Group-Sum dropout, tau 10": ("dropout", DROPOUTS),
    **{
        f"Fully connected, {reading}": ("fully-connected", tuple(f"{r}, {reading}" for r in HIDDEN))
        for reading in READINGS["fully-connected"]
    },
    **{
        f"Binary logit loss, {reading}": ("binary-loss", (reading,))
        for reading in READINGS["binary-loss"]
    },
}
"""Section and settings of each output layer."""
ALTERNATIVES = tuple(_LAYERS)[2:]


def _line(
    title: str,
    found: Mapping[str, Mapping[tuple[str, str], Measured]],
    settings: tuple[str, tuple[str, ...]],
    scale: str,
) -> TableLine:
    section, some = settings
    values, printed = [], []
    for name, measured in found.items():
        known = [measured[section, each] for each in some if (section, each) in measured]
        values.append(max(known, key=lambda each: each.mean, default=None))
        paper = max(accuracies(name)[section, each] for each in some)
        printed.append(Published(paper))
    return TableLine(title, values, printed if scale != "smoke" else ())


def _claims(
    ours: Sets | None, found: Mapping[str, Mapping[tuple[str, str], Measured]]
) -> Iterator[Claim]:
    printed = {name: accuracies(name) for name in NUMBERS["tables"]}
    measured = [some for rows in found.values() for some in rows.values()]
    tests = {
        "The best tau differs from set to set (section 5.4, appendix C).": tau_differs,
        "No alternative to Group-Sum is better on all sets, each with its best setting (5.6).":
            none_beats_best_tau,
        "No alternative is better on all sets than Group-Sum with tau 10 (5.6).": none_beats_ten,
        "Fully connected layers trained with the gates are better on some sets (text of E.2).":
            dense_helps_somewhere,
        "On gray images DLGNs are as good as perceptrons (5.3, conclusion).": as_good_as_mlp,
        "Tau 100 is good on CIFAR-10, and much less so on CIFAR-100 (appendix C).":
            hundred_on_cifar,
    }  # fmt: skip
    for text, test in tests.items():
        missing = f"{NAMES['cifar100']} is not at hand." if test is hundred_on_cifar else ""
        yield printed_claim(text, test, ours, printed, measured, missing=missing)


def tau_differs(found: Sets) -> Outcome | None:
    """Two sets have no tau in common that is within the margin of the best."""
    near: dict[str, set[str]] = {}
    tops = {}
    for name, means in found.items():
        tau = of(means, "tau", TAUS)
        if not tau:
            return None
        tops[name] = max(tau, key=tau.__getitem__)
        near[name] = {
            setting for setting, mean in tau.items() if mean >= max(tau.values()) - MARGIN
        }
    apart = any(not near[a] & near[b] for a in near for b in near)
    text = ", ".join(f"{tau} on {NAMES[name]}" for name, tau in tops.items())
    return Outcome(apart, f"Best tau: {text}.")


def none_beats_best_tau(found: Sets) -> Outcome | None:
    """By more than the margin."""
    return _none_beats(found, ("tau", TAUS))


def none_beats_ten(found: Sets) -> Outcome | None:
    """By more than the margin."""
    return _none_beats(found, ("baseline", ("",)))


def _none_beats(found: Sets, reference: tuple[str, tuple[str, ...]]) -> Outcome | None:
    least: dict[str, float] = {}
    for title in ALTERNATIVES:
        gains = []
        for means in found.values():
            best, other = of(means, *_LAYERS[title]), of(means, *reference)
            if not (best and other):
                return None
            gains.append(max(best.values()) - max(other.values()))
        least[title] = min(gains)
    text = "; ".join(f"{title} {gain:+.2f}" for title, gain in least.items())
    return Outcome(max(least.values()) < MARGIN, f"Gain on the set where it is least: {text}.")


def dense_helps_somewhere(found: Sets) -> Outcome | None:
    """More than the margin above the baseline, whatever the weights."""
    gains: dict[str, float] = {}
    for name, means in found.items():
        dense, base = of(means, "fully-connected"), of(means, "baseline")
        if not (dense and base):
            return None
        gains[name] = max(dense.values()) - max(base.values())
    text = ", ".join(f"{gain:+.2f} on {NAMES[name]}" for name, gain in gains.items())
    return Outcome(max(gains.values()) > MARGIN, f"Best of them minus baseline: {text}.")


def as_good_as_mlp(found: Sets) -> Outcome | None:
    """At most a point below the best perceptron, with the best tau, on binarized input."""
    gaps: dict[str, float] = {}
    for name, means in found.items():
        if name in COLORED:
            continue
        tau, sizes = of(means, "tau", TAUS), of(means, "mlp", ("small", "medium", "big"))
        if not (tau and sizes):
            return None
        gaps[name] = max(tau.values()) - max(sizes.values())
    text = ", ".join(f"{gap:+.2f} on {NAMES[name]}" for name, gap in gaps.items())
    return Outcome(min(gaps.values()) > -1, f"Best DLGN minus best perceptron: {text}.")


def hundred_on_cifar(found: Sets) -> Outcome | None:
    """Within two points of the best tau on CIFAR-10, more than two below it on CIFAR-100."""
    below = {}
    for name in ("cifar10", "cifar100"):
        tau = of(found.get(name, {}), "tau", TAUS)
        if not tau:
            return None
        below[name] = max(tau.values()) - tau["100"]
    text = ", ".join(f"{gap:.2f} on {NAMES[name]}" for name, gap in below.items())
    holds = below["cifar10"] < 2 < below["cifar100"]
    return Outcome(holds, f"Tau 100 below the best tau: {text} points.")
