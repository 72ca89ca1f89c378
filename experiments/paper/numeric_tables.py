"""The eight tables of appendix F: all rows, on binarized and on continuous input."""

from __future__ import annotations

from collections.abc import Iterator
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
    seeds,
    set_name,
    unique,
)

from gategrad.config import RunConfig
from gategrad.results import (
    Claim,
    Measured,
    Published,
    ResultRows,
    ResultTable,
    Section,
    TableLine,
    judged,
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


class NumericTable:
    """One of the eight tables.

    Args:
        name: The data set's.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.printed = NUMBERS["tables"][name]
        self.title = f"Appendix F: {NAMES[name]}"
        self.claim = (
            f"On {NAMES[name]}, tau and the output layer decide more than the size of the "
            "network; every row of the table."
        )

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
        """All rows; at ``smoke`` the first of each section."""
        yield from unique(
            config for row in self._rows(scale) for config in self.configs(scale, *row)
        )

    def _rows(self, scale: str) -> list[tuple[str, str]]:
        rows = [(section, setting) for section, setting, *_ in self.printed]
        if scale == "smoke":
            rows = list({section: (section, setting) for section, setting in rows}.values())
        return rows

    def report(self, rows: ResultRows) -> Section:
        """The table and its claims."""
        lines: list[TableLine] = []
        wanted = set(self._rows(rows.scale))
        last = ""
        for section, setting, discrete, continuous in self.printed:
            if (section, setting) not in wanted:
                continue
            if section != last:
                lines.append(TableLine(HEADINGS[section]))
                last = section
            configs = self.configs(rows.scale, section, setting)
            shown = {DISCRETE: discrete, CONTINUOUS: continuous}
            if self.name in COLORED:
                del shown[CONTINUOUS]
            values = [rows.measured(configs, what) for what in shown]
            paper = [None if some is None else Published(*some) for some in shown.values()]
            published = paper if rows.scale != "smoke" else ()
            lines.append(TableLine(_label(section, setting), values, published))
        columns = ["discrete", "continuous"][: 1 if self.name in COLORED else 2]
        note = (
            "Discrete: the discrete network on binarized input. Continuous: the relaxed network on "
            "values from 0 to 1"
        )
        if rows.scale != "paper":
            note += "; networks trained hard, on bits, were not made for it"
        data = set_name(self.name, rows.scale)
        table = ResultTable(f"Test accuracy on {data}, %", "model", columns, lines, f"{note}.")
        return Section([table], [], self._claims(rows), [about(rows.scale)])

    def _all(self, rows: ResultRows, section: str) -> dict[str, Measured]:
        found = {}
        for of, setting, *_ in self.printed:
            measured = rows.measured(self.configs(rows.scale, of, setting))
            if of == section and measured is not None:
                found[setting] = measured
        return found

    def _claims(self, rows: ResultRows) -> Iterator[Claim]:
        # Of smoke's digits nothing is claimed; each table's claims stay its own.
        name = set_name(self.name, rows.scale) if rows.scale != "smoke" else NAMES[self.name]
        tau, codebook, dropout, dense = (
            self._all(rows, section)
            for section in ("tau", "codebook", "dropout", "fully-connected")
        )
        # ResultRows have one seed: they are compared with the baseline's run of that seed.
        base = rows.measured(self.configs(rows.scale, "baseline", "")[:1])
        meant = rows.scale != "smoke"

        holds, reason = None, ""
        sizes = self._all(rows, "mlp")
        if meant and len(tau) == 5 and len(dropout) == 5 and len(sizes) == 3:
            others = {"dropout": _range(dropout), "perceptrons' sizes": _range(sizes)}
            holds = _range(tau) > max(others.values()) + MARGIN
            reason = f"Points between best and worst: {_range(tau):.1f} of tau, " + ", ".join(
                f"{value:.1f} of {what}" for what, value in others.items()
            ) + "."  # fmt: skip
        compared = [*tau.values(), *dropout.values(), *sizes.values()]
        claims = [judged(f"Tau is the key factor ({name}).", holds, reason, compared)]

        holds, reason = None, ""
        four = {setting: value for setting, value in codebook.items() if setting != "10"}
        if meant and len(tau) == 5 and len(four) == 4:
            # The same factor lies between the least and the largest tau of each.
            small, large = (
                _range({s: value for s, value in tau.items() if s != left}) for left in ("100", "1")
            )
            holds = _range(four) + MARGIN < min(small, large)
            reason = f"Over a factor of 30: {_range(four):.1f} points for tau 0.1 to 3 of the "
            reason += f"codebook; of Group-Sum {small:.1f} for tau 1 to 30, {large:.1f} for 3 to "
            reason += "100."
        both = [*tau.values(), *four.values()]
        text = f"A codebook is less sensitive to tau than Group-Sum ({name})."
        claims.append(judged(text, holds, reason, both))

        holds, reason = None, ""
        binary = next(iter(self._all(rows, "binary-loss").values()), None)
        if meant and binary is not None and base is not None:
            holds = base.mean - binary.mean > 5
            reason = f"{base.mean - binary.mean:.1f} points below the baseline."
        claims.append(judged(f"Binary loss is far worse ({name}).", holds, reason, [binary, base]))

        holds, reason = None, ""
        if meant and len(dense) == 3 and base is not None:
            means = [value.mean for value in dense.values()]
            holds = max(means) < base.mean - MARGIN
            reason = f"{min(means):.2f} to {max(means):.2f} %, baseline {base.mean:.2f} %."
        text = f"Fully connected layers trained with the gates lose against Group-Sum ({name})."
        claims.append(judged(text, holds, reason, [*dense.values(), base]))
        if self.name == "cifar10":
            holds, reason = None, ""
            rows_of = sum(section == "codebook" for section, *_ in self.printed)
            if meant and len(codebook) == rows_of and base is not None:
                top = max(value.mean for value in codebook.values())
                holds, reason = top > base.mean + MARGIN, f"{top:.2f} % against {base.mean:.2f} %."
            text = f"A codebook beats the baseline ({name})."
            claims.append(judged(text, holds, reason, [*codebook.values(), base]))
        yield from claims


def _fields(section: str, setting: str) -> dict[str, Any]:
    """What a row changes of the baseline."""
    if section == "tau":
        return {"tau": float(setting)}
    if section == "binary-loss":
        return {"loss": "binary-logit"}
    if section == "fully-connected":
        return {"head": "dense", "hidden": HIDDEN[setting]}
    if section == "codebook":
        return {"head": "codebook", "tau": float(setting)}
    return {"dropout": float(setting)}


def _label(section: str, setting: str) -> str:
    if section in ("tau", "codebook", "convolutional"):
        return f"tau = {setting}"
    if section == "dropout":
        return f"p = {setting}"
    if section == "fully-connected":
        return f"run {setting}: {', '.join(map(str, HIDDEN[setting]))}"
    return setting or "-"


def _range(found: dict[str, Measured]) -> float:
    means = [value.mean for value in found.values()]
    return max(means) - min(means) if means else 0.0
