"""Results of learned wiring to ``docs/learned-wiring.md``.

    python experiments/reporting/learned_wiring_page.py

reads what ``experiments/learned_wiring.py`` and ``small_networks.py`` left in
``experiments/results`` and writes the page's tables between their markers.
"""

from __future__ import annotations

from statistics import fmean

from stored_results import EXPERIMENTS, RESULTS, ROOT, lines

from gategrad.config.study_file import run_file
from gategrad.results.pages import markdown_table, page_part

PAGE = ROOT / "docs" / "learned-wiring.md"
NAMES = {"mnist": "MNIST", "fashion-mnist": "Fashion-MNIST"}


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
            accuracies = [100 * line["discrete_test_accuracy"] for line in known]
            each = ", ".join(f"{accuracy:.2f}" for accuracy in accuracies)
            row.append(f"**{fmean(accuracies):.2f}** ({each})" if known else "")
            row.append(f"{fmean(line['train_seconds'] for line in known):.0f}" if known else "")
        rows.append(row)
    header = ["gates", "wiring"]
    for data, thresholds in study["THRESHOLDS"].items():
        plural = "s" if thresholds > 1 else ""
        header += [f"{NAMES[data]}, {thresholds} threshold{plural}, %", "s"]
    return markdown_table(header, rows)


def small_networks() -> list[str]:
    """Test accuracy of networks that were trained for long, beside the literature's."""
    study = run_file(EXPERIMENTS / "small_networks.py")
    found = {line["run_id"]: line for line in lines(RESULTS / "small-networks.jsonl")}
    rows = []
    for network in study["NETWORKS"]:
        some = [found.get(study["run"](network, seed).run_id) for seed in study["SEEDS"]]
        known = [line for line in some if line is not None]
        if not known:
            continue
        accuracies = [100 * line["discrete_test_accuracy"] for line in known]
        left = fmean(line["observed"]["gates_after_passes"] for line in known)
        config = study["run"](network, 0)
        rows.append(
            [
                NAMES[network.data],
                f"{network.layers} × {config.model.width:,}",
                str(config.data.n_thresholds),
                ", ".join(map(str, config.model.candidates)),
                f"{config.train.epochs}",
                f"bend {config.train.bend:g}"
                if config.train.bend
                else f"shift {config.train.shift}",
                f"**{fmean(accuracies):.2f}** ({', '.join(f'{a:.2f}' for a in accuracies)})",
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
                    f"{layers} × 8,000",
                    title,
                    f"{100 * line['valid_accuracy']:.2f}",
                    f"{minutes:.1f}",
                ]
            )
    return markdown_table(["gates", "MNIST", "validation accuracy, %", "CPU minutes"], rows)


def main() -> None:
    """Write the parts of the page."""
    page_part(PAGE, "results", table())
    page_part(PAGE, "small networks", small_networks())
    page_part(PAGE, "tried", tried())


if __name__ == "__main__":
    main()
