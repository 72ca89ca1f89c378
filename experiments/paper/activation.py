"""How often output neurons are 1, for tau 1 and 100."""

from __future__ import annotations

from collections.abc import Iterator

from paper_settings import about, of_tau

from gategrad.config import RunConfig
from gategrad.results import Figure, ResultRows, Section, judged
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


def report(rows: ResultRows) -> Section:
    """The histograms, and the text's claim (the figure's caption says otherwise)."""
    found = {tau: row for tau in TAUS if (row := rows.get(of_tau(rows.scale, tau))) is not None}
    shares = {f"tau {tau:g}": row.observed["histogram"] for tau, row in found.items()
              if "histogram" in row.observed}  # fmt: skip
    figures = []
    if shares:
        drawing = histogram(shares, x="activation rate", y="share of the outputs, %", most=10)
        caption = "Activation rates of the outputs on validation samples."
        if any(100 * max(heights) > 10 for heights in shares.values()):
            caption = f"{caption[:-1]}; higher bars are cut."
        figures.append(Figure("activation", drawing, caption))
    holds, reason = None, ""
    if len(shares) == 2 and rows.scale != "smoke":
        stuck, middle = {}, {}
        for name, heights in shares.items():
            stuck[name] = 100 * (heights[0] + heights[-1])
            half = len(heights) // 2
            near = (heights[half - 1] + heights[half]) / 2
            around = sum(heights[half - 5 : half - 1] + heights[half + 1 : half + 5]) / 8
            middle[name] = near / around if around else 1.0
        holds = stuck["tau 1"] > 2 * stuck["tau 100"] and middle["tau 1"] > middle["tau 100"]
        reason = (
            f"Below 2 or above 98 %: {stuck['tau 1']:.1f} % of the outputs for tau 1, "
            f"{stuck['tau 100']:.1f} % for tau 100; at 50 % {middle['tau 1']:.1f} and "
            f"{middle['tau 100']:.1f} times as many as beside it."
        )
    measured = [rows.measured([of_tau(rows.scale, tau)]) for tau in TAUS]
    text = "Low tau gives spikes of dead, saturated and synchronized outputs (the text's reading)."
    return Section([], figures, [judged(text, holds, reason, measured)], [
        about(rows.scale),
        "The figure's caption in the paper says that a larger tau concentrates neurons at "
        "low rates; the text of section 5.4 is the reading tested here.",
    ])  # fmt: skip
