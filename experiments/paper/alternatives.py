"""What appendix E tries without printing numbers: trees, and dense layers after training."""

from __future__ import annotations

from collections.abc import Iterator

from paper_settings import MARGIN, about, dlgn, image_set, seeds, set_name

from gategrad.config import RunConfig
from gategrad.results import ResultRows, ResultTable, Section, TableLine, judged

TITLE = "Appendix E: trees, and fully connected after training"
CLAIM = (
    "Class-specific trees do not improve accuracy; dense layers trained behind the finished gates "
    "improve it a little on the MNIST family."
)
PLACE = 57.0
OBSERVE = ("refit",)
SETS = ("mnist", "fashion-mnist")
HIDDEN = ("512", "512,512", "1000,100")


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
    base = {name: rows.measured(baseline(scale, name)) for name in sets(scale)}
    lines = [TableLine("Group-Sum", [base[name] for name in sets(scale)]), TableLine("Trees")]
    kinds = {"tree": "each class's part", "tree-full": "all outputs for each class"}
    found = {}
    for kind, label in kinds.items():
        found[kind] = {name: rows.measured(trees(scale, name, kind)) for name in sets(scale)}
        lines.append(TableLine(label, list(found[kind].values())))
    lines.append(TableLine("Fully connected after training"))
    after = {
        (hidden, name): rows.measured(baseline(scale, name), f"refit_{hidden}")
        for hidden in HIDDEN
        for name in sets(scale)
    }
    for hidden in HIDDEN:
        values = [after[hidden, name] for name in sets(scale)]
        lines.append(TableLine(f"hidden {hidden.replace(',', ', ')}", values))
    tested = scale != "smoke"

    gaps = {}
    for kind, by_name in found.items():
        for name, measured in by_name.items():
            reference = rows.mean(baseline(scale, name)[:1])  # of the trees' seed
            if measured is not None and reference is not None:
                gaps[kind, name] = measured.mean - reference
    wanted = len(tree_kinds(scale)) * len(sets(scale))
    holds = max(gaps.values()) < MARGIN if tested and len(gaps) >= wanted else None
    reason = _against(
        {(kinds[kind], set_name(name, scale)): gap for (kind, name), gap in gaps.items()}
    )
    runs_of = [m for by_name in found.values() for m in by_name.values()]
    claims = [judged("Trees do not help.", holds, reason, [*runs_of, *base.values()])]

    gains = {}
    for (hidden, name), value in after.items():
        if value is not None:  # against the same runs' Group-Sum: others have other seeds
            before = rows.mean([row.config for row in value.rows])
            gains[hidden, name] = value.mean - (before or 0.0)
    complete = tested and len(gains) == len(after)
    holds = all(gain > 0 for gain in gains.values()) if complete else None
    reason = _against(
        {(f"hidden {sizes}", set_name(name, scale)): gain for (sizes, name), gain in gains.items()}
    )
    text = "Fully connected layers after training help a little on the MNIST family."
    claims.append(judged(text, holds, reason, list(base.values())))
    return Section([ResultTable("Test accuracy, %", "output layer", columns, lines)], [], claims,
                   [about(scale)])  # fmt: skip


def _against(gaps: dict[tuple[str, str], float]) -> str:
    """Differences in words."""
    if not gaps:
        return ""
    texts = (f"{what} on {data} {gap:+.2f}" for (what, data), gap in gaps.items())
    return f"Against Group-Sum: {'; '.join(texts)} points."
