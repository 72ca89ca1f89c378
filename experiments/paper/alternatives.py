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
    "improve it a little on the MNIST family."
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


def tree_kinds(scale: str) -> tuple[str, ...]:
    """All outputs for each class are too many gates at the paper's size."""
    return ("tree", "tree-full") if scale != "paper" else ("tree",)


def sets(scale: str) -> tuple[str, ...]:
    """One for smoke."""
    return SETS if scale != "smoke" else SETS[:1]


def runs(scale: str) -> Iterator[RunConfig]:
    """Set by set."""
    for name in sets(scale):
        yield from baseline(scale, name)
        for kind in tree_kinds(scale):
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
    return Section([table], [], _claims(rows), [about(scale)])


def _claims(rows: ResultRows) -> Iterator[Claim]:
    scale = rows.scale
    pairs = [(kind, name) for kind in tree_kinds(scale) for name in sets(scale)]
    gaps: dict[str, float | None] = {}
    for kind, name in pairs:
        mean = rows.mean(trees(scale, name, kind))
        reference = rows.mean(baseline(scale, name)[:1])  # of the trees' seed
        known = mean is not None and reference is not None
        what = f"{KINDS[kind]} on {set_name(name, scale)}"
        gaps[what] = (mean or 0.0) - (reference or 0.0) if known else None
    behind = [rows.measured(trees(scale, name, kind)) for kind, name in pairs]
    behind += [rows.measured(baseline(scale, name)) for name in sets(scale)]
    ours = gaps if scale != "smoke" else None
    yield printed_claim("Trees do not help.", none_helps, ours, None, behind)

    gains: dict[str, float | None] = {}
    for hidden in HIDDEN:
        for name in sets(scale):
            found = rows.measured(baseline(scale, name), f"refit_{hidden}")
            gain = None
            if found is not None:  # against the same runs' Group-Sum: others have other seeds
                before = rows.mean([row.config for row in found.rows])
                gain = found.mean - (before or 0.0)
            gains[f"hidden {hidden} on {set_name(name, scale)}"] = gain
    text = "Fully connected layers after training help a little on the MNIST family."
    ours = gains if scale != "smoke" else None
    behind = [rows.measured(baseline(scale, name)) for name in sets(scale)]
    yield printed_claim(text, all_help, ours, None, behind)


def none_helps(gaps: Mapping[str, float | None]) -> Outcome | None:
    """By more than the margin."""
    known = _known(gaps)
    return Outcome(max(known.values()) < MARGIN, _against(known)) if known else None


def all_help(gaps: Mapping[str, float | None]) -> Outcome | None:
    """By whatever it is: the paper calls it little."""
    known = _known(gaps)
    return Outcome(min(known.values()) > 0, _against(known)) if known else None


def _known(gaps: Mapping[str, float | None]) -> dict[str, float] | None:
    known = {what: gap for what, gap in gaps.items() if gap is not None}
    return known if known and len(known) == len(gaps) else None


def _against(gaps: Mapping[str, float]) -> str:
    texts = (f"{what} {gap:+.2f}" for what, gap in gaps.items())
    return f"Against Group-Sum: {'; '.join(texts)} points."
