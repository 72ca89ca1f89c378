"""Area and accuracy of small circuits to ``docs/silicon.md``.

    python experiments/reporting/silicon_page.py

reads what ``benchmarks/silicon.py`` left in ``benchmarks/results/silicon.json``, writes the page's
tables between their markers and draws its picture.
"""

from __future__ import annotations

import json
from statistics import fmean
from typing import Any, Final, NamedTuple

from stored_results import ROOT, mean_and_each

from gategrad.results.pages import markdown_table, page_part
from gategrad.system.figures import COLORS, new_figure, save_figure

PAGE: Final = ROOT / "docs" / "silicon.md"
IMAGES: Final = ROOT / "docs" / "images"
RESULTS: Final = ROOT / "benchmarks" / "results" / "silicon.json"


class Published(NamedTuple):
    """A point of LGN-mnist-benchmark's table of results, of November 2026."""

    record: str
    ge: int
    accuracy: float


FRONTIER: Final = (
    Published("forest", 676, 67.07),
    Published("forest", 1_577, 81.92),
    Published("ga", 2_109, 88.21),
    Published("forest", 3_027, 88.59),
    Published("ga", 4_214, 90.17),
    Published("ga", 7_471, 91.37),
    Published("forest", 7_711, 93.99),
    Published("forest", 15_449, 96.08),
    Published("forest", 29_776, 96.82),
    Published("forest", 61_304, 97.31),
)
OTHERS: Final = (
    Published("backprop", 1_913, 73.10),
    Published("backprop", 7_514, 87.89),
    Published("backprop", 32_425, 93.41),
    Published("backprop", 52_973, 95.35),
    Published("backprop", 156_861, 96.93),
)

Row = dict[str, Any]


def rows() -> list[Row]:
    """What was measured."""
    found: list[Row] = json.loads(RESULTS.read_text())["rows"] if RESULTS.exists() else []
    return found


def points() -> list[list[Row]]:
    """Rows of each of our points, by seed, the smallest first."""
    own: dict[str, list[Row]] = {}
    for row in rows():
        if row["library"] == "gategrad":
            own.setdefault(row["point"], []).append(row)
    each = [sorted(some, key=lambda row: row["seed"]) for some in own.values()]
    return sorted(each, key=ge)


def ge(some: list[Row]) -> float:
    """Mean of a point's seeds."""
    return fmean(row["ge"] for row in some)


def measured() -> list[str]:
    """Area by part, accuracy, and what training took."""
    table = []
    for some in points():
        parts = [
            f"{fmean(row[f'ge_{part}'] for row in some):,.0f}"
            for part in ("encoder", "network", "adders", "argmax", "rest")
        ]
        seconds = fmean(row["train_seconds"] + row["refine_seconds"] for row in some)
        table.append(
            [
                f"{fmean(row['outputs'] for row in some):,.0f}",
                f"{fmean(row['gates'] for row in some):,.0f}",
                f"**{ge(some):,.0f}**",
                *parts,
                mean_and_each(row["accuracy_before_refining"] for row in some),
                mean_and_each(row["accuracy"] for row in some),
                f"{fmean(row['nanoseconds'] for row in some):.1f}",
                f"{seconds / 60:.1f}",
            ]
        )
    header = [
        "outputs", "gates", "GE", "encoder", "network", "adders", "argmax", "rest",
        "as trained, %", "test accuracy, %", "ns", "minutes",
    ]  # fmt: skip
    return markdown_table(header, table)


def beaten() -> list[str]:
    """Each published point, and the smallest of ours that is at least as accurate."""
    table = []
    for point in FRONTIER:
        better = [
            some
            for some in points()
            if 100 * fmean(row["accuracy"] for row in some) >= point.accuracy
        ]
        own = min(better, key=ge, default=None)
        table.append(
            [
                point.record,
                f"{point.ge:,}",
                f"{point.accuracy:.2f}",
                "" if own is None else f"{ge(own):,.0f}",
                "" if own is None else f"{100 * fmean(row['accuracy'] for row in own):.2f}",
                "" if own is None else f"{point.ge / ge(own):.1f}",
            ]
        )
    header = ["record", "GE", "%", "ours: GE", "%", "times smaller"]
    return markdown_table(header, table)


def published() -> list[str]:
    """Verilog of others, measured by the same script."""
    table = [
        [row["library"], row["point"], f"{row['ge']:,.0f}", f"{100 * row['accuracy']:.2f}"]
        for row in rows()
        if row["library"] != "gategrad"
    ]
    return markdown_table(["record", "point", "GE, here", "test accuracy here, %"], table)


def draw() -> None:
    """Accuracy against area."""
    figure, (axis,) = new_figure(6, 4, 1)
    for name, some, mark, color in (
        ("the benchmark's best", FRONTIER, "s", COLORS[1]),
        ("its gates trained by gradients", OTHERS, "^", COLORS[2]),
    ):
        axis.plot(
            [p.ge for p in some], [p.accuracy for p in some], mark, linestyle=":", label=name,
            color=color, markersize=5,
        )  # fmt: skip
    own = points()
    axis.plot(
        [ge(some) for some in own],
        [100 * fmean(row["accuracy"] for row in some) for some in own],
        "o-", label="gategrad", color=COLORS[0], markersize=5,
    )  # fmt: skip
    axis.set(
        xscale="log", xlabel="area of all of it, gate equivalents (SkyWater 130 nm)",
        ylabel="test accuracy, MNIST, %", ylim=(65, 100),
    )  # fmt: skip
    axis.grid(alpha=0.3)
    axis.legend(frameon=False, loc="lower right")
    for path in save_figure(figure, IMAGES / "silicon"):
        if path.suffix == ".svg":
            path.unlink()


def main() -> None:
    """Rewrite the page's parts and the picture."""
    page_part(PAGE, "measured", measured())
    page_part(PAGE, "beaten", beaten())
    page_part(PAGE, "published", published())
    if points():
        draw()


if __name__ == "__main__":
    main()
