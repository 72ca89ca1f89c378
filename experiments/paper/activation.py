"""How often output neurons are 1, for tau 1 and 100."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from paper_settings import MARGIN, about, of_tau

from gategrad.config import RunConfig
from gategrad.results import Figure, Outcome, ResultRow, ResultRows, Section, printed_claim
from gategrad.results.plots import histogram

TITLE = "Figure 5, left: activation rates by tau"
CLAIM = "A small tau leaves many outputs dead, saturated or in step; a large one spreads them out."
PLACE = 5.0
OBSERVE = ("activation",)
TAUS = (100.0, 1.0)


def runs(scale: str) -> Iterator[RunConfig]:
    """Two."""
    for tau in TAUS:
        yield of_tau(scale, tau)


@dataclass(frozen=True)
class Rates:
    """Activation rates of a network's outputs.

    Attributes:
        shares: Of the outputs in each of 50 equal parts from 0 to 100 %.
        synchronized: Share of the outputs that change only together with another one.
    """

    shares: Sequence[float]
    synchronized: float

    @property
    def stuck(self) -> tuple[float, float]:
        """Percentages of the outputs below 2 and above 98 %."""
        return 100 * self.shares[0], 100 * self.shares[-1]

    @property
    def spike(self) -> float:
        """How many times as many outputs there are at 50 % as beside it."""
        half = len(self.shares) // 2
        near = (self.shares[half - 1] + self.shares[half]) / 2
        around = sum([*self.shares[half - 5 : half - 1], *self.shares[half + 1 : half + 5]]) / 8
        return near / around if around else math.inf if near else 1.0

    @property
    def roughness(self) -> float:
        """Mean difference of neighboring parts, in points."""
        steps = [abs(b - a) for a, b in pairwise(self.shares)]
        return 100 * sum(steps) / len(steps)

    @property
    def low(self) -> float:
        """Percentage of the outputs below 50 %."""
        return 100 * sum(self.shares[: len(self.shares) // 2])


def report(rows: ResultRows) -> Section:
    """The histograms, and what text and caption say of them, which is not the same."""
    found = {tau: row for tau in TAUS if (row := rows.get(of_tau(rows.scale, tau))) is not None}
    rates = {tau: _rates(row) for tau, row in found.items() if "histogram" in row.observed}
    figures = []
    if rates:
        shown = {f"tau {tau:g}": some.shares for tau, some in rates.items()}
        drawing = histogram(shown, x="activation rate", y="share of the outputs, %", most=10)
        caption = "Activation rates of the outputs on validation samples."
        if any(100 * max(heights) > 10 for heights in shown.values()):
            caption = f"{caption[:-1]}; higher bars are cut."
        figures.append(Figure("activation", drawing, caption))
    ours = rates if len(rates) == len(TAUS) and rows.scale != "smoke" else None
    measured = [rows.measured([of_tau(rows.scale, tau)]) for tau in TAUS]
    tests = {
        "Low tau leaves more outputs dead, and more saturated (text of section 5.4).": constant,
        "Low tau gives a spike of outputs at 50 % (text of section 5.4).": half,
        "Low tau leaves more outputs in step with another output (text of section 5.4).": in_step,
        "Large tau distributes the rates more smoothly (text of section 5.4).": smoothly,
        "Large tau concentrates outputs at low rates (caption of figure 5).": at_low_rates,
    }
    claims = [printed_claim(text, test, ours, measured=measured) for text, test in tests.items()]
    note = (
        "The text says that low tau gives spikes at 0, 50 and 100 %, of dead, saturated and "
        "synchronized outputs; the caption, that a larger tau concentrates outputs at low rates."
    )
    return Section([], figures, claims, [about(rows.scale), note])


def _rates(row: ResultRow) -> Rates:
    # Lines have had this spelling from the beginning.
    in_step = row.observed["outputs"]["synchronised"]
    model = row.config.model
    return Rates(row.observed["histogram"], in_step / (model.outputs or model.width))


def constant(found: Mapping[float, Rates]) -> Outcome:
    """Twice as many of each."""
    low, high = found[1.0].stuck, found[100.0].stuck
    reason = f"Below 2 %: {low[0]:.1f} % of the outputs for tau 1, {high[0]:.1f} % for 100; above "
    reason += f"98 %: {low[1]:.1f} and {high[1]:.1f} %."
    return Outcome(all(a > 2 * b for a, b in zip(low, high, strict=True)), reason)


def half(found: Mapping[float, Rates]) -> Outcome:
    """Half as many again as beside it, and more so than with tau 100."""
    low, high = found[1.0].spike, found[100.0].spike
    reason = f"At 50 %, {low:.1f} times as many as beside it for tau 1, {high:.1f} times for 100."
    return Outcome(low > 1.5 and low > high, reason)


def in_step(found: Mapping[float, Rates]) -> Outcome:
    """A larger share."""
    low, high = (100 * found[tau].synchronized for tau in (1.0, 100.0))
    reason = f"In step with another output: {low:.1f} % for tau 1, {high:.1f} % for 100."
    return Outcome(low > high, reason)


def smoothly(found: Mapping[float, Rates]) -> Outcome:
    """Neighboring parts of the histogram differ less."""
    low, high = found[1.0].roughness, found[100.0].roughness
    reason = f"Neighbors among 50 bins differ by {low:.2f} points for tau 1, {high:.2f} for 100."
    return Outcome(high < low, reason)


def at_low_rates(found: Mapping[float, Rates]) -> Outcome:
    """A larger share below 50 %, and more than half of them."""
    low, high = found[1.0].low, found[100.0].low
    reason = f"Below 50 %: {low:.1f} % of the outputs for tau 1, {high:.1f} % for 100."
    return Outcome(high > max(low, 50.0) + MARGIN, reason)
