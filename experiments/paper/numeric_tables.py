"""The eight tables of appendix F: all rows, on binarized and on continuous input."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from paper_settings import (
    COLORED,
    MARGIN,
    NAMES,
    NUMBERS,
    about,
    clgn,
    dlgn,
    image_set,
    mlp,
    needs,
    seeds,
    set_name,
    span,
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
from gategrad.results.result_rows import CONTINUOUS, DISCRETE

HEADINGS: Final = {
    "baseline": "Baseline",
    "mlp": "MLP baseline",
    "tau": "Different tau",
    "binary-loss": "Binary logit loss",
    "fully-connected": "Fully connected last layer",
    "codebook": "Codebook-based prediction",
    "dropout": "Group-Sum dropout",
    "convolutional": "Convolutional difflogic",
}
HIDDEN: Final = {"1": (512,), "2": (512, 512), "3": (1000, 100)}
# What the paper leaves open, and what each way to read it changes.
READINGS: Final[dict[str, dict[str, dict[str, Any]]]] = {
    "binary-loss": {
        "outputs as probabilities": {"loss": "binary-logit"},
        "outputs as logits": {"loss": "bce-with-logits"},
    },
    "fully-connected": {
        # At the gates' 0.01 they switch all their units off at once (docs/paper.md), and the
        # paper's do not.
        "at the perceptrons' learning rate": {"dense_weights": "plain", "head_lr": 1e-5},
    },
}
# A factor of 30 in tau, as from 0.1 to 3 of the codebook.
WINDOWS: Final = (("1", "3", "10", "30"), ("3", "10", "30", "100"))

Row = tuple[str, str]
"""Section and setting of a row, which one of the readings may follow."""
Means = Mapping[Row, float]
"""Discrete accuracies in percent by row."""


def accuracies(name: str) -> dict[Row, float]:
    """The discrete accuracies that the paper prints, the same for every reading."""
    found = {}
    for section, setting, discrete, _ in NUMBERS["tables"][name]:
        for reading in READINGS.get(section, [""]):
            found[section, _key(setting, reading)] = discrete[0]
    return found


def _key(setting: str, reading: str) -> str:
    return f"{setting}, {reading}" if setting and reading else setting or reading


class NumericTable:
    """One of the eight tables.

    Args:
        name: The data set's.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.printed = NUMBERS["tables"][name]
        self.title = f"Appendix F: {NAMES[name]}"
        self.claim = f"On {NAMES[name]}, every row of the paper's table, and what it says of them."

    def configs(self, scale: str, section: str, setting: str) -> list[RunConfig]:
        """The runs of a row, one per seed."""
        data = image_set(self.name, scale)
        if section == "mlp":
            return [mlp(data, scale, setting, seed) for seed in seeds(scale, 3)]
        kind = "color" if self.name in COLORED else "gray"
        if section == "convolutional":
            return clgn(data, scale, kind, tau=float(setting))
        if section == "baseline":
            return [dlgn(data, scale, seed) for seed in seeds(scale, 3)]
        return [dlgn(data, scale, **_fields(section, setting))]

    def runs(self, scale: str) -> Iterator[RunConfig]:
        """All rows; at ``smoke`` the first of each section and reading."""
        yield from unique(
            config
            for section, setting, _ in self.rows(scale)
            for config in self.configs(scale, section, setting)
        )

    def rows(self, scale: str) -> list[tuple[str, str, tuple[Any, Any]]]:
        """Section, setting and printed numbers of each row, readings one after the other."""
        found = [
            (section, _key(setting, reading), (discrete, continuous))
            for section, setting, discrete, continuous in self.printed
            for reading in READINGS.get(section, [""])
        ]
        if scale != "smoke":
            return found
        firsts = {(row[0], row[1].rpartition(", ")[2] if row[0] in READINGS else ""): row
                  for row in found[::-1]}  # fmt: skip
        return list(firsts.values())[::-1]

    def report(self, rows: ResultRows) -> Section:
        """The table and its claims."""
        lines: list[TableLine] = []
        last = ""
        for section, setting, printed in self.rows(rows.scale):
            if section != last:
                lines.append(TableLine(HEADINGS[section]))
                last = section
            configs = self.configs(rows.scale, section, setting)
            shown = dict(zip((DISCRETE, CONTINUOUS), printed, strict=True))
            if self.name in COLORED:
                del shown[CONTINUOUS]
            values = [rows.measured(configs, what) for what in shown]
            paper = [None if some is None else Published(*some) for some in shown.values()]
            published = paper if rows.scale != "smoke" else ()
            lines.append(TableLine(_label(section, setting), values, published))
        columns = ["discrete", "continuous"][: 1 if self.name in COLORED else 2]
        note = (
            "Discrete: the discrete network on binarized input. Continuous: the relaxed network on "
            "values from 0 to 1."
        )
        data = set_name(self.name, rows.scale)
        table = ResultTable(f"Test accuracy on {data}, %", "model", columns, lines, note)
        return Section([table], [], self.claims(rows), [about(rows.scale)])

    def measured(self, rows: ResultRows) -> dict[Row, Measured]:
        """What the run of each row came to: that of seed 0, which all rows have."""
        found = {}
        for section, setting, _ in self.rows(rows.scale):
            some = rows.measured(self.configs(rows.scale, section, setting)[:1])
            if some is not None:
                found[section, setting] = some
        return found

    def claims(self, rows: ResultRows) -> Iterator[Claim]:
        """What the paper says of each table, of this one."""
        # Of smoke's digits nothing is claimed; each table's claims stay its own.
        meant = rows.scale != "smoke"
        name = set_name(self.name, rows.scale) if meant else NAMES[self.name]
        found = self.measured(rows)
        ours = {row: some.mean for row, some in found.items()} if meant else None
        for text, (test, *layers) in self._tests().items():
            wanted = {(section, setting) for section, settings in layers for setting in settings}
            yield printed_claim(
                text.format(name), test, ours,
                printed=accuracies(self.name),
                measured=[some for row, some in found.items() if row in wanted],
                missing=needs(self.name),
            )  # fmt: skip

    def _tests(self) -> dict[str, tuple[Any, ...]]:
        """By the claim: its test, and the rows that this reads."""
        base, codebook = ("baseline", ("",)), ("codebook", CODEBOOKS)
        tests: dict[str, tuple[Any, ...]] = {
            "Tau matters more than dropout, and more than the size of perceptrons ({}; section "
            "5.4: tau is a primary optimization target).": (
                tau_is_key, ("tau", TAUS), ("dropout", DROPOUTS), ("mlp", SIZES),
            ),
        }  # fmt: skip
        for window in WINDOWS:
            text = (
                "Over a factor of 30 in tau, a codebook is less sensitive than Group-Sum is from "
            )
            text += f"{window[0]} to {window[-1]} ({{}}; appendix E)."
            tests[text] = partial(less_sensitive, window=window), ("tau", window), codebook
        for reading in READINGS["binary-loss"]:
            text = f"Binary loss, {reading}, is far worse ({{}}; appendix E)."
            test = partial(binary_is_worse, reading=reading)
            tests[text] = test, base, ("binary-loss", (reading,))
        for reading in READINGS["fully-connected"]:
            text = f"Fully connected layers, trained with the gates and {reading}, lose to "
            text += "Group-Sum ({}; as in the paper's table)."
            test = partial(dense_loses, reading=reading)
            tests[text] = test, base, ("fully-connected", dense_settings(reading))
        text = "A convolutional network's accuracy varies a lot with tau ({}; section 5.3)."
        tests[text] = clgn_varies, ("convolutional", TAUS)
        if self.name == "cifar10":
            tests["A codebook beats the baseline ({}; appendix E)."] = (
                codebook_beats,
                base,
                codebook,
            )
        return tests


TAUS: Final = ("1", "3", "10", "30", "100")
DROPOUTS: Final = ("0.1", "0.3", "0.5", "0.7", "0.9")
CODEBOOKS: Final = ("0.1", "0.3", "1", "3")
SIZES: Final = ("small", "medium", "big")


def dense_settings(reading: str) -> tuple[str, ...]:
    """The three runs of fully connected layers, in one reading."""
    return tuple(_key(run, reading) for run in HIDDEN)


def of(means: Means, section: str, settings: tuple[str, ...]) -> dict[str, float]:
    """Some settings of a section; none unless all are there."""
    found = {s: means[section, s] for s in settings if (section, s) in means}
    return found if len(found) == len(settings) else {}


def tau_is_key(means: Means) -> Outcome | None:
    """Best minus worst: of tau more than of either."""
    tau, dropout = of(means, "tau", TAUS), of(means, "dropout", DROPOUTS)
    sizes = of(means, "mlp", SIZES)
    if not (tau and dropout and sizes):
        return None
    others = {"dropout": span(dropout.values()), "perceptron sizes": span(sizes.values())}
    holds = span(tau.values()) > max(others.values()) + MARGIN
    text = ", ".join(f"{value:.1f} over {what}" for what, value in others.items())
    return Outcome(
        holds, f"Points between best and worst: {span(tau.values()):.1f} over tau, {text}."
    )


def less_sensitive(means: Means, window: tuple[str, ...]) -> Outcome | None:
    """Over the same factor of tau a codebook's accuracy varies less, by whatever it is."""
    tau, codebook = of(means, "tau", window), of(means, "codebook", CODEBOOKS)
    if not (tau and codebook):
        return None
    ours, sums = span(codebook.values()), span(tau.values())
    reason = f"{ours:.1f} points for a codebook with tau 0.1 to 3, {sums:.1f} for Group-Sum with "
    return Outcome(ours < sums, f"{reason}{window[0]} to {window[-1]}.")


def binary_is_worse(means: Means, reading: str) -> Outcome | None:
    """By more than 5 points."""
    base, binary = means.get(("baseline", "")), means.get(("binary-loss", reading))
    if binary is None or base is None:
        return None
    return Outcome(base - binary > 5, f"{base - binary:.1f} points below the baseline.")


def dense_loses(means: Means, reading: str) -> Outcome | None:
    """All three stay below the baseline."""
    dense = of(means, "fully-connected", dense_settings(reading))
    base = means.get(("baseline", ""))
    if not dense or base is None:
        return None
    low, high = min(dense.values()), max(dense.values())
    return Outcome(high < base - MARGIN, f"{low:.2f} to {high:.2f} %, baseline {base:.2f} %.")


def clgn_varies(means: Means) -> Outcome | None:
    """By more than 5 points between best and worst."""
    tau = of(means, "convolutional", TAUS)
    if not tau:
        return None
    return Outcome(
        span(tau.values()) > 5, f"{span(tau.values()):.1f} points between best and worst tau."
    )


def codebook_beats(means: Means) -> Outcome | None:
    """With its best tau, as the text of appendix E compares."""
    codebook, base = of(means, "codebook", CODEBOOKS), means.get(("baseline", ""))
    if not codebook or base is None:
        return None
    top = max(codebook.values())
    return Outcome(top > base + MARGIN, f"{top:.2f} % against {base:.2f} %.")


def _fields(section: str, setting: str) -> dict[str, Any]:
    """What a row changes of the baseline."""
    if section == "tau":
        return {"tau": float(setting)}
    if section == "codebook":
        return {"head": "codebook", "tau": float(setting)}
    if section == "dropout":
        return {"dropout": float(setting)}
    run, _, reading = setting.rpartition(", ")
    fields = READINGS[section][reading]
    return (
        fields if section == "binary-loss" else {"head": "dense", "hidden": HIDDEN[run], **fields}
    )


def _label(section: str, setting: str) -> str:
    if section in ("tau", "codebook", "convolutional"):
        return f"tau = {setting}"
    if section == "dropout":
        return f"p = {setting}"
    if section == "fully-connected":
        run, _, reading = setting.partition(", ")
        return f"run {run}: {', '.join(map(str, HIDDEN[run]))}; {reading}"
    return setting or "-"
