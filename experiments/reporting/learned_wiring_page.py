"""Results of learned wiring to ``docs/learned-wiring.md``.

    python experiments/reporting/learned_wiring_page.py

reads what ``experiments/learned_wiring.py``, ``learned_tricks.py``, ``small_networks.py`` and
``accuracy_per_gate.py`` left in ``experiments/results``, writes the page's tables between their
markers and draws its pictures.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import fmean
from typing import Any, Final, NamedTuple

from stored_results import EXPERIMENTS, RESULTS, ROOT, StoredLine, lines, mean_and_each

from gategrad.config import RunConfig
from gategrad.config.study_file import run_file
from gategrad.results.pages import markdown_table, page_part
from gategrad.system.figures import COLORS, DASHES, new_figure, save_figure

PAGE = ROOT / "docs" / "learned-wiring.md"
IMAGES = ROOT / "docs" / "images"
NAMES = {"mnist": "MNIST", "fashion-mnist": "Fashion-MNIST", "cifar10-jpeg": "CIFAR-10 (JPEG copy)"}


class Printed(NamedTuple):
    """What others print of their networks: gates in thousands, test accuracy in percent."""

    name: str
    gates: tuple[float, ...]
    accuracy: tuple[float, ...]


# Gates are trained ones, but for those of convolutions (CLGN, CompactLogic), which are counted
# after synthesis.
LITERATURE: Final[dict[str, tuple[Printed, ...]]] = {
    "mnist": (
        Printed("DLGN", (48, 384), (97.69, 98.47)),
        Printed("LILogicNet", (4, 8, 32), (97.96, 98.45, 98.95)),
        Printed("Mommen et al.", (8, 12, 16), (98.45, 98.14, 98.92)),
        Printed("CLGN", (147,), (98.46,)),
        Printed("CompactLogic", (251,), (99.38,)),
    ),
    "fashion-mnist": (
        Printed("LILogicNet", (8, 64, 128), (89.95, 90.26, 90.61)),
        Printed("Mommen et al.", (8,), (87.16,)),
        Printed("DLGN (DLCA_DLGN)", (48,), (86.31,)),
    ),
}
MARKS: Final = "sD^v*"
LIMITS: Final = {"mnist": (90, 100), "fashion-mnist": (78, 92)}


def table() -> list[str]:
    """Each line's test accuracy, seed by seed and on average, and seconds of training."""
    study = run_file(EXPERIMENTS / "learned_wiring.py")
    found = {line["run_id"]: line for line in lines(RESULTS / "learned-wiring.jsonl")}
    rows = []
    for name, layers, changed in study["LINES"]:
        row = [f"{layers} × 8,000", name]
        for data in study["THRESHOLDS"]:
            some = [
                found.get(study["run"](data, layers, changed, s).run_id) for s in study["SEEDS"]
            ]
            known = [line for line in some if line is not None]
            row.append(mean_and_each(line["discrete_test_accuracy"] for line in known))
            row.append(f"{fmean(line['train_seconds'] for line in known):.0f}" if known else "")
        rows.append(row)
    header = ["gates", "wiring"]
    for data, thresholds in study["THRESHOLDS"].items():
        plural = "s" if thresholds > 1 else ""
        header += [f"{NAMES[data]}, {thresholds} threshold{plural}, %", "s"]
    return markdown_table(header, rows)


def moves(config: RunConfig) -> str:
    """How a run's images are moved."""
    train = config.train
    found = {"bend": train.bend, "shift": train.shift}
    parts = [f"{name} {value:g}" for name, value in found.items() if value]
    return ", ".join([*parts, *(["flip"] if train.flip else [])])


def trained_for_long() -> Iterator[tuple[Any, RunConfig, list[StoredLine]]]:
    """Each of the small networks that has lines, its configuration, and the lines, by seed."""
    study = run_file(EXPERIMENTS / "small_networks.py")
    found = {line["run_id"]: line for line in lines(RESULTS / "small-networks.jsonl")}
    for network in study["NETWORKS"]:
        some = [found.get(study["run"](network, seed).run_id) for seed in study["SEEDS"]]
        known = [line for line in some if line is not None]
        if known:
            yield network, study["run"](network, 0), known


def small_networks() -> list[str]:
    """Test accuracy of networks that were trained for long, beside the literature's."""
    rows = []
    for network, config, known in trained_for_long():
        left = fmean(line["observed"]["gates_after_passes"] for line in known)
        rows.append(
            [
                NAMES[network.data],
                f"{network.layers} × {config.model.width:,}",
                str(config.data.n_thresholds),
                ", ".join(map(str, config.model.candidates)),
                f"{config.train.epochs}",
                moves(config),
                mean_and_each(line["discrete_test_accuracy"] for line in known),
                f"{left:,.0f}",
                f"{fmean(line['cpu_seconds'] for line in known) / 60:.1f}",
                network.literature,
            ]
        )
    header = [
        "data", "gates", "thresholds", "candidates", "epochs", "images", "test accuracy, %",
        "gates after passes", "CPU minutes", "literature, as many gates",
    ]  # fmt: skip
    return markdown_table(header, rows)


def tried() -> list[str]:
    """Validation accuracy of what was compared for them."""
    study = run_file(EXPERIMENTS / "small_networks.py")
    found = {line["run_id"]: line for line in lines(RESULTS / "small-networks.jsonl")}
    rows = []
    for layers, changed, title in study["TRIED"]:
        line = found.get(study["tried"](layers, changed).run_id)
        if line is not None:
            minutes = line["cpu_seconds"] / 60
            rows.append(
                [
                    f"{layers} × {line['config']['model']['width']:,}",
                    title,
                    f"{100 * line['valid_accuracy']:.2f}",
                    f"{minutes:.1f}",
                ]
            )
    return markdown_table(
        ["gates", "settings, of MNIST where no other", "validation accuracy, %", "CPU minutes"],
        rows,
    )


def tricks() -> list[str]:
    """Validation accuracy of one layer with one thing changed, its mean and each seed's."""
    study = run_file(EXPERIMENTS / "learned_tricks.py")
    found = {line["run_id"]: line for line in lines(RESULTS / "learned-tricks.jsonl")}
    rows = []
    for title, changed in study["TRICKS"].items():
        row = [title]
        for data in study["DATA"]:
            some = [found.get(study["run"](data, changed, s).run_id) for s in study["SEEDS"]]
            known = [line for line in some if line is not None]
            row.append(mean_and_each(line["valid_accuracy"] for line in known))
            row.append(f"{fmean(line['cpu_seconds'] for line in known):.0f}" if known else "")
        if any(row[1:]):
            rows.append(row)
    header = ["changed"]
    for data in study["DATA"]:
        header += [f"{NAMES[data]}, %", "CPU s"]
    return markdown_table(header, rows)


class Curve(NamedTuple):
    """One wiring of one data set: runs of each point, and what it is called."""

    name: str
    points: list[list[StoredLine]]


def curves(data: str, kind: str) -> list[Curve]:
    """Learned and fixed wiring of a data set; ``kind`` is ``by_gates`` or ``by_time``."""
    study = run_file(EXPERIMENTS / "accuracy_per_gate.py")
    found = {line["run_id"]: line for line in lines(RESULTS / "accuracy-per-gate.jsonl")}

    def known(some: Iterable[RunConfig]) -> list[StoredLine]:
        return [found[run.run_id] for run in some if run.run_id in found]

    result = []
    for learned, name in ((True, "learned wiring"), (False, "fixed wiring")):
        if kind == "by_gates":
            each = [known(some) for _, some in study["by_gates"](data, learned)]
        else:
            layers, width = study["LEARNED_TIMED" if learned else "FIXED_TIMED"]
            name = f"{name}, {layers} × {width:,} gates"
            each = [known([run]) for run in study["by_time"](data, learned)]
        result.append(Curve(name, [point for point in each if point]))
    return result


def gates(line: StoredLine) -> float:
    """Those that the passes leave."""
    return float(line["observed"]["gates_after_passes"])


def minutes(line: StoredLine) -> float:
    """CPU time of the whole run."""
    return float(line["cpu_seconds"]) / 60


def mean_accuracy(point: list[StoredLine]) -> float:
    """Of the seeds, on the test samples, in percent."""
    return 100 * fmean(line["discrete_test_accuracy"] for line in point)


def draw(kind: str, name: str) -> None:
    """A picture with one axis for each data set."""
    measure, label = (
        (gates, "gates after passes")
        if kind == "by_gates"
        else (minutes, "minutes of one core, whole run")
    )
    found = {data: curves(data, kind) for data in LITERATURE}
    there = {data: each for data, each in found.items() if any(c.points for c in each)}
    figure, axes = new_figure(6, 4, len(there))
    for axis, (data, each) in zip(axes, there.items(), strict=True):
        for i, curve in enumerate(each):
            x = [fmean(measure(line) for line in point) for point in curve.points]
            y = [mean_accuracy(point) for point in curve.points]
            style: dict[str, Any] = {"color": COLORS[i], "linestyle": DASHES[i]}
            axis.plot(x, y, marker="o", markersize=4, label=curve.name, **style)
        if kind == "by_gates":
            long = [known for network, _, known in trained_for_long() if network.data == data]
            x, y = [fmean(map(gates, p)) for p in long], [mean_accuracy(p) for p in long]
            if long:
                axis.plot(x, y, "P", color=COLORS[0], label="learned wiring, trained for long")
            for mark, of in zip(MARKS, LITERATURE[data], strict=False):
                x = [1_000 * thousands for thousands in of.gates]
                style = {"color": "none", "edgecolors": COLORS[-1], "marker": mark}
                axis.scatter(x, of.accuracy, s=28, label=f"{of.name}, as printed", **style)
        axis.set(title=NAMES[data], xscale="log", xlabel=label, ylabel="test accuracy, %")
        axis.set_ylim(*LIMITS[data])
        axis.grid(alpha=0.3)
        axis.legend(frameon=False, fontsize="small", loc="lower right")
    for path in save_figure(figure, IMAGES / name):
        if path.suffix == ".svg":
            path.unlink()


def per_gate() -> list[str]:
    """The first picture's points."""
    rows = []
    for data in LITERATURE:
        for curve in curves(data, "by_gates"):
            for point in curve.points:
                config = point[0]["config"]
                each = ", ".join(f"{100 * line['discrete_test_accuracy']:.2f}" for line in point)
                rows.append(
                    [
                        NAMES[data],
                        curve.name.removesuffix(" wiring"),
                        f"{config['model']['layers']} × {config['model']['width']:,}",
                        f"{fmean(map(gates, point)):,.0f}",
                        f"**{mean_accuracy(point):.2f}**" + (f" ({each})" if point[1:] else ""),
                        f"{fmean(map(minutes, point)):.1f}",
                    ]
                )
    header = ["data", "wiring", "gates", "after passes", "test accuracy, %", "CPU minutes"]
    return markdown_table(header, rows)


def main() -> None:
    """Write the parts of the page, and draw."""
    draw("by_gates", "learned-wiring-gates")
    draw("by_time", "learned-wiring-minutes")
    page_part(PAGE, "per gate", per_gate())
    page_part(PAGE, "results", table())
    page_part(PAGE, "small networks", small_networks())
    page_part(PAGE, "tried", tried())
    page_part(PAGE, "tricks", tricks())


if __name__ == "__main__":
    main()
