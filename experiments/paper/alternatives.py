"""What appendix E tries without printing numbers: trees, and dense layers after training."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from paper_settings import MARGIN, about, dlgn, image_set, seeds, set_name

from gategrad.config import RunConfig
from gategrad.results import (
    Claim,
    Outcome,
    ResultRows,
    ResultTable,
    Section,
    TableLine,
    printed_claim,
)

TITLE = "Appendix E: trees, and fully connected after training"
CLAIM = (
    "Class-specific trees do not improve accuracy; dense layers trained behind the finished gates "
    "improve it slightly on some of the MNIST family."
)
PLACE = 57.0
OBSERVE = ("refit",)
SETS = ("mnist", "fashion-mnist")
HIDDEN = ("512", "512,512", "1000,100")
KINDS = {"tree": "each class's part", "tree-full": "all outputs for each class"}


def baseline(scale: str, name: str) -> list[RunConfig]:
    """The runs whose gates dense layers are put behind."""
    return [dlgn(image_set(name, scale), scale, seed) for seed in seeds(scale, 3)]


def trees(scale: str, name: str, kind: str) -> list[RunConfig]:
    """Three layers of class-specific gates, with fewer outputs to sum, so a smaller tau."""
    return [dlgn(image_set(name, scale), scale, head=kind, tau=3.0)]


def sets(scale: str) -> tuple[str, ...]:
    """One for smoke."""
    return SETS if scale != "smoke" else SETS[:1]


def runs(scale: str) -> Iterator[RunConfig]:
    """Set by set."""
    for name in sets(scale):
        yield from baseline(scale, name)
        for kind in KINDS:
            yield from trees(scale, name, kind)


def report(rows: ResultRows) -> Section:
    """A table and two claims."""
    scale = rows.scale
    columns = [set_name(name, scale) for name in sets(scale)]
    lines = [
        TableLine("Group-Sum", [rows.measured(baseline(scale, name)) for name in sets(scale)]),
        TableLine("Trees"),
    ]
    lines += [
        TableLine(label, [rows.measured(trees(scale, name, kind)) for name in sets(scale)])
        for kind, label in KINDS.items()
    ]
    lines.append(TableLine("Fully connected after training"))
    for hidden in HIDDEN:
        values = [rows.measured(baseline(scale, name), f"refit_{hidden}") for name in sets(scale)]
        lines.append(TableLine(f"hidden {hidden.replace(',', ', ')}", values))
    table = ResultTable("Test accuracy, %", "output layer", columns, lines)
    note = "The paper names no tau of its trees: here 3, behind three layers of them."
    return Section([table], [], _claims(rows), [about(scale), note])


def _claims(rows: ResultRows) -> Iterator[Claim]:
    scale = rows.scale
    # One seed, which all of them have.
    base = {name: rows.measured(baseline(scale, name)[:1]) for name in sets(scale)}
    gaps: dict[str, float | None] = {}
    behind = list(base.values())
    for kind, label in KINDS.items():
        for name, reference in base.items():
            found = rows.measured(trees(scale, name, kind))
            behind.append(found)
            gaps[f"{label} on {set_name(name, scale)}"] = (
                found.mean - reference.mean if found and reference else None
            )
    yield printed_claim(
        "Trees do not help.", none_helps, gaps if scale != "smoke" else None, measured=behind
    )
    gains: dict[str, float | None] = {}
    for hidden in HIDDEN:
        for name, reference in base.items():
            found = rows.measured(baseline(scale, name)[:1], f"refit_{hidden}")
            gains[f"hidden {hidden} on {set_name(name, scale)}"] = (
                found.mean - reference.mean if found and reference else None
            )
    yield printed_claim(
        "Fully connected layers after training help slightly on some of the MNIST family.",
        some_help, gains if scale != "smoke" else None, measured=base.values(),
    )  # fmt: skip


def none_helps(gaps: Mapping[str, float | None]) -> Outcome | None:
    """None by more than the margin."""
    known = _known(gaps)
    return Outcome(max(known.values()) < MARGIN, _against(known)) if known else None


def some_help(gaps: Mapping[str, float | None]) -> Outcome | None:
    """The best by more than the margin, and by less than 2 points."""
    known = _known(gaps)
    return Outcome(MARGIN < max(known.values()) < 2, _against(known)) if known else None


def _known(gaps: Mapping[str, float | None]) -> dict[str, float] | None:
    known = {what: gap for what, gap in gaps.items() if gap is not None}
    return known if known and len(known) == len(gaps) else None


def _against(gaps: Mapping[str, float]) -> str:
    texts = (f"{what} {gap:+.2f}" for what, gap in gaps.items())
    return f"Against Group-Sum: {'; '.join(texts)} points."
