"""What the defaults reach, to ``docs/recipes.md``, ``docs/data.md`` and the README.

    python experiments/reporting/defaults_page.py

reads ``experiments/results`` and writes the parts of the pages between their markers.
"""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterable, Iterator
from typing import Any, Final

from stored_results import EXPERIMENTS, RESULTS, ROOT, StoredLine, lines

from gategrad.config.study_file import run_file
from gategrad.results.pages import markdown_table, page_part

RECIPES: Final = ROOT / "docs" / "recipes.md"
DATA: Final = ROOT / "docs" / "data.md"
README: Final = ROOT / "README.md"

RIVALS: Final = run_file(EXPERIMENTS / "defaults.py")["RIVALS"]
SIZES: Final = run_file(EXPERIMENTS / "sizes.py")

NAMES: Final = {
    "mnist": "MNIST",
    "fashion-mnist": "Fashion-MNIST",
    "devanagari": "Devanagari characters, 46 classes",
    "pneumoniamnist.npz": "PneumoniaMNIST, balanced subset",
    "digits": "Digits",
    "adult": "Adult",
    "breast-cancer": "Breast Cancer (57 test rows)",
    "monk-1": "MONK 1",
    "monk-2": "MONK 2",
    "monk-3": "MONK 3",
    "car.tsv.gz": "Car (PMLB)",
    "tic_tac_toe.tsv.gz": "Tic-tac-toe (PMLB)",
    "mushroom.tsv.gz": "Mushroom (PMLB)",
    "letter.tsv.gz": "Letter (PMLB)",
}
IN_README: Final = ("mnist", "fashion-mnist", "digits", "adult", "letter.tsv.gz")
# Of the README, from the study of networks that have names: data, and how its command begins.
CONVOLUTIONAL: Final = {
    "MNIST, convolutional, S": "gategrad train mnist --model clgn-mnist-s --epochs 80",
    "MNIST, convolutional, M": "gategrad train mnist --model clgn-mnist-m --epochs 40",
    "CIFAR-10 (JPEG copy), convolutional, S": "gategrad train cifar10-jpeg --model clgn-cifar10-s",
}
LARGE: Final = "mnist-6x64000-fast-seed-0"
_MEASURED: Final = json.loads((RESULTS / "clock" / "defaults.json").read_text())
CLOCK: Final = {name: s for found in _MEASURED["measured"] for name, s in found["seconds"].items()}


class Defaults:
    """The study's results, and what is known beside them."""

    def __init__(self) -> None:
        self.default: dict[str, list[StoredLine]] = {}
        self.rival: dict[str, list[StoredLine]] = {}
        for row in lines(RESULTS / "defaults.jsonl"):
            group = self.rival if is_rival(row) else self.default
            group.setdefault(row["config"]["data"]["name"], []).append(row)

    def best_others(self) -> dict[str, tuple[float | None, str]]:
        """By data set other settings, and the percentage they reach within the budget."""
        large = stored(LARGE)
        folds = {
            row["table"]: 100 * statistics.mean(row["accuracies"])
            for row in lines(ROOT / "benchmarks" / "results" / "estimator.jsonl")
            if row["model"] == "gategrad"
        }
        five = "[five folds of all rows](estimator.md)"
        return {
            "mnist": (
                100 * large["discrete_test_accuracy"],
                "`--layers 6 --width 64000 --lr 0.04 --epochs 5 --valid-fraction 0`, 1 seed, "
                f"{large['train_seconds'] / 60:.1f} minutes on {large['threads']} threads "
                "([below](#the-network-of-the-papers-baseline))",
            ),
            "fashion-mnist": (None, "none"),
            "digits": self._of_rival(
                "digits",
                "`--thresholds 0.1,0.3,0.5,0.7,0.9 --layers 4 --valid-fraction 0.2 "
                "--batch-size 128`",
            ),
            "adult": self._of_rival("adult", "`--valid-fraction 0.2`"),
            "breast-cancer": (
                None,
                f"none; LogicGateClassifier has {folds['breast-cancer']:.1f} in {five}",
            ),
            "car.tsv.gz": (folds["car"], f"LogicGateClassifier, {five}"),
        }

    def _of_rival(self, name: str, settings: str) -> tuple[float | None, str]:
        found = accuracies(self.rival[name])
        return statistics.mean(found), f"{settings}, the same seeds"


def is_rival(row: StoredLine) -> bool:
    """Whether a run has the other settings of its data set."""
    fields = RIVALS.get(row["config"]["data"]["name"])
    if not fields:
        return False
    config = row["config"]
    return all(config[part][own] == as_stored(value) for (part, own), value in split(fields))


def split(fields: dict[str, Any]) -> Iterator[tuple[list[str], Any]]:
    """Dotted names in their parts."""
    return ((name.split("."), value) for name, value in fields.items())


def as_stored(value: Any) -> Any:
    """A field's value as JSON has it."""
    return list(value) if isinstance(value, tuple) else value


def stored(name: str) -> StoredLine:
    """A run's own result file."""
    content: StoredLine = json.loads((RESULTS / f"{name}.json").read_text())
    return content


def accuracies(runs: Iterable[StoredLine]) -> list[float]:
    """Test accuracies in percent."""
    return [100 * run["discrete_test_accuracy"] for run in runs]


def each(runs: Iterable[StoredLine]) -> str:
    """The same in words."""
    return ", ".join(f"{value:.2f}" for value in accuracies(runs))


def cpu_seconds(runs: Iterable[StoredLine]) -> str:
    """Mean of the runs."""
    return f"{statistics.mean(run['cpu_seconds'] for run in runs):.0f}"


def recipes_table(found: Defaults) -> list[str]:
    """What the rule gives and reaches, beside the best that other settings do."""
    rows = []
    for name, (best, settings) in found.best_others().items():
        runs = found.default[name]
        mean = statistics.mean(accuracies(runs))
        rows.append(
            (
                f"`gategrad train {name}`",
                setting(runs[0]),
                each(runs),
                cpu_seconds(runs),
                f"{CLOCK[name]:.0f}" if name in CLOCK else "-",
                f"{runs[0]['gates']:,}",
                settings if best is None else f"{best:.2f}: {settings}",
                "-" if best is None else f"{mean - best:+.2f}",
            )
        )
    columns = (
        "command", "what the rule gives", "test accuracy of each seed, %", "CPU seconds",
        "seconds by the clock", "gates", "best other settings known within the budget, %",
        "mean - other",
    )  # fmt: skip
    demo = f"`make demo` took {CLOCK['make demo']:.0f} seconds by the clock behind its set-up."
    return [*markdown_table(columns, rows), "", demo]


def setting(run: StoredLine) -> str:
    """What the rule gave, in short."""
    data, model, train = (run["config"][part] for part in ("data", "model", "train"))
    n = data["n_thresholds"] or len(data["thresholds"])
    sizes = f"{model['layers']} × {model['width']:,}"
    return f"{sizes}, {n} threshold{'s' * (n > 1)}, {train['epochs']} epochs"


def data_table(found: Defaults) -> list[str]:
    """Every data set of the study."""
    rows = [
        (
            title, f"`{name}`", setting(found.default[name][0]), each(found.default[name]),
            cpu_seconds(found.default[name]),
        )
        for name, title in NAMES.items()
    ]  # fmt: skip
    columns = ("data", "`gategrad train ...`", "sizes", "test accuracy, %", "CPU seconds")
    return markdown_table(columns, rows)


def readme_table(found: Defaults) -> list[str]:
    """Some of them, and convolutional networks."""
    rows = [
        (
            NAMES[name],
            f"`gategrad train {name}`, {cpu_seconds(found.default[name])} CPU seconds",
            f"{each(found.default[name])} %",
        )
        for name in IN_README
    ]
    study = run_file(EXPERIMENTS / "named_networks.py")
    named = {line["run_id"]: line for line in lines(RESULTS / "named-networks.jsonl")}
    for title, begins in CONVOLUTIONAL.items():
        network = next(n for n in study["NETWORKS"] if n.command.startswith(begins))
        ids = [study["run"](network, seed).run_id for seed in network.seeds]
        known = [named[run_id] for run_id in ids if run_id in named]
        if known:
            command = f"[`{begins} ...`](docs/convolution.md#by-one-command)"
            rows.append((title, command, f"{each(known)} %"))
    return markdown_table(("data", "command", "compiled test accuracy"), rows)


def sizes_table() -> list[str]:
    """Validation accuracy by sizes; a line may have runs that others have, too."""
    by_fields = {row["run_id"]: row for row in lines(RESULTS / "sizes.jsonl")}
    names = {**NAMES, "cifar10-jpeg": "CIFAR-10 (JPEG copy)"}
    rows = []
    for data, title, several in SIZES["LINES"]:
        values = [
            100 * by_fields[SIZES["run"](data, changed).run_id]["valid_accuracy"]
            for changed in several
        ]
        rows.append((f"{names[data]}, {title}", ", ".join(f"{value:.2f}" for value in values)))
    return markdown_table(("", "validation accuracy, %"), rows)


def main() -> None:
    """Rewrite the pages' parts."""
    found = Defaults()
    page_part(RECIPES, "defaults", recipes_table(found))
    page_part(RECIPES, "sizes", sizes_table())
    page_part(DATA, "defaults", data_table(found))
    page_part(README, "defaults", readme_table(found))


if __name__ == "__main__":
    main()
