"""The best of four values of tau by outputs and outputs per class, on the synthetic set."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from paper_settings import about, best, dlgn, synthetic, synthetic_epochs

from gategrad.config import RunConfig
from gategrad.results import Figure, ResultRows, ResultTable, Section, TableLine, judged
from gategrad.results.plots import heat_map

TITLE = "Figure 5, right: best tau by outputs and outputs per class"
CLAIM = "The best tau depends on the outputs per class, not on the number of outputs."
PLACE = 5.5
TAUS = (0.1, 1.0, 10.0, 100.0)
OUTPUTS = {"paper": (4_000, 16_000, 64_000, 256_000), "small": (500, 2_000, 8_000), "smoke": (64,)}
EACH = {"paper": (32, 128, 512, 2_048, 8_192), "small": (25, 100, 400, 1_600), "smoke": (16,)}
STEPS = 2_000


def grid(scale: str) -> list[tuple[int, int, int]]:
    """Outputs, outputs per class, and the number of classes that these give."""
    found = []
    for outputs in OUTPUTS[scale]:
        for each in EACH[scale]:
            n_classes = outputs // each
            if 2 <= n_classes <= (2_000 if scale == "paper" else 330):
                found.append((outputs, each, n_classes))
    return found


def run(scale: str, outputs: int, n_classes: int, tau: float) -> RunConfig:
    """The paper does not say how wide the backbone was: as everywhere, 64,000."""
    config = dlgn(synthetic(n_classes), scale, tau=tau)
    config = replace(config, model=replace(config.model, outputs=outputs))
    if scale == "small":
        epochs = synthetic_epochs(config.data, STEPS, 20)
        config = replace(config, train=replace(config.train, epochs=epochs))
    return config


def runs(scale: str) -> Iterator[RunConfig]:
    """Place by place, so that a part of them is whole places."""
    for outputs, _, n_classes in grid(scale):
        for tau in TAUS if scale != "smoke" else TAUS[1:2]:
            yield run(scale, outputs, n_classes, tau)


def report(rows: ResultRows) -> Section:
    """The map; and whether places with equally many outputs per class agree."""
    scale = rows.scale
    tops: dict[tuple[int, int], tuple[float, float]] = {}
    lines = []
    for outputs, each, n_classes in grid(scale):
        by_tau = {tau: [run(scale, outputs, n_classes, tau)] for tau in TAUS}
        top = best(rows, by_tau)
        if top is not None:
            tops[outputs, each] = top
        label = f"{outputs:,} outputs, {each:,} per class ({n_classes} classes)"
        lines.append(TableLine(label, [rows.measured(c) for c in by_tau.values()]))
    figures = []
    if tops:
        exponent = {tau: i - 1 for i, tau in enumerate(TAUS)}
        values = [[exponent[tops[o, e][0]] if (o, e) in tops else None for o in OUTPUTS[scale]]
                  for e in EACH[scale]]  # fmt: skip
        texts = [[f"{tops[o, e][0]:g}" if (o, e) in tops else "" for o in OUTPUTS[scale]]
                 for e in EACH[scale]]  # fmt: skip
        drawing = heat_map(
            values, [f"{e:,}" for e in EACH[scale]], [f"{o:,}" for o in OUTPUTS[scale]],
            x="outputs", y="outputs per class", bar="best tau, power of 10", texts=texts,
        )  # fmt: skip
        figures.append(Figure("best-tau", drawing, "The best of tau 0.1, 1, 10 and 100."))
    holds, reason = None, ""
    if scale != "smoke" and len(tops) == len(grid(scale)):
        grouped: list[dict[int, list[float]]] = [{}, {}, {}]
        for outputs, each, n_classes in grid(scale):
            for groups, value in zip(grouped, (outputs, each, n_classes), strict=True):
                groups.setdefault(value, []).append(tops[outputs, each][0])
        by_outputs, by_each, by_classes = map(_explained, grouped)
        middles = [sorted(taus)[len(taus) // 2] for taus in grouped[1].values()]
        grows = middles == sorted(middles) and middles[0] < middles[-1]
        holds = by_each[0] / by_each[1] >= max(0.5, by_outputs[0] / by_outputs[1] + 0.2) and grows
        reason = "Best tau by outputs per class: " + ", ".join(
            f"{e:,}: {'/'.join(f'{tau:g}' for tau in taus)}" for e, taus in grouped[1].items()
        )  # fmt: skip
        reason += ". Of places that could differ from others, so many agree with those of as many "
        reason += f"outputs per class: {by_each[0]} of {by_each[1]}; outputs: {by_outputs[0]} of "
        reason += f"{by_outputs[1]}; classes: {by_classes[0]} of {by_classes[1]}."
    measured = [rows.measured([run(scale, o, n, tau)]) for o, _, n in grid(scale) for tau in TAUS]
    claim = judged(
        "The best tau depends on outputs per class rather than on outputs, and grows with them "
        "(the paper's conclusion says that it shrinks; its sections and tables say that it grows).",
        holds, reason, measured
    )  # fmt: skip
    table = ResultTable("Test accuracy, %", "network", [f"tau {tau:g}" for tau in TAUS], lines)
    return Section([table], figures, [claim], [about(scale)])


def _explained(groups: dict[int, list[float]]) -> tuple[int, int]:
    """How many of a group's values are its most frequent one, and how many are; less one each.

    The one is what every group has without saying anything.
    """
    agree = sum(max(map(taus.count, taus)) - 1 for taus in groups.values())
    return agree, max(1, sum(len(taus) - 1 for taus in groups.values()))
