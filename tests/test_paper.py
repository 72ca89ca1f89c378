"""The paper's experiments: its numbers, the same runs as older studies, and all of it in small."""

from __future__ import annotations

import importlib.util
import json
import math
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from matplotlib.figure import Figure

from gategrad.config import RunConfig, TrainConfig
from gategrad.config.study_file import run_file
from gategrad.results import (
    Experiment,
    ResultRow,
    ResultRows,
    load_experiments,
    read_rows,
    write_report,
)
from gategrad.results.claims import HELD, NOT_HELD, NOT_PRINTED, NOT_TESTED, Claim
from gategrad.results.experiments import load_experiment
from gategrad.results.report import Report, verdicts
from gategrad.sweep import ResultsFile
from gategrad.sweep.run_process import Job, outcome_of

ROOT = Path(__file__).parents[1]
PAPER = ROOT / "experiments" / "paper"
NUMBERS = json.loads((PAPER / "numbers.json").read_text())

# Added up from the paper's own text, section by section: all discrete numbers of each table.
SUMS = {
    "mnist": 2588.96, "fashion-mnist": 2069.33, "qmnist": 2575.88, "kmnist": 2496.78,
    "emnist-letters": 2242.21, "emnist-balanced": 2015.13, "cifar10": 1333.48, "cifar100": 535.65,
}  # fmt: skip


def module_of(path: Path) -> ModuleType:
    sys.path.insert(0, str(path.parent))
    try:
        spec = importlib.util.spec_from_file_location(f"study_{path.stem}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module
    finally:
        sys.path.pop(0)


def ids(configs: Iterable[RunConfig]) -> set[str]:
    return {config.run_id for config in configs}


def experiment(name: str) -> Experiment:
    found = load_experiment(PAPER / f"{name}.py")
    assert found is not None
    return found


def test_the_papers_numbers() -> None:
    tables = NUMBERS["tables"]
    for name, wanted in SUMS.items():
        rows = tables[name]
        # Baseline 1, perceptrons 3, tau 5, binary 1, dense 3, codebook 4, dropout 5, CLGN 5; the
        # two tables of letters have a codebook with tau 10 as well.
        assert len(rows) == (28 if name.startswith("emnist") else 27)
        assert sum(row[2][0] for row in rows) == pytest.approx(wanted, abs=0.005)
        for section, _, discrete, continuous in rows:
            assert len(discrete) == (2 if section in ("baseline", "mlp") else 1)
            gray = not name.startswith("cifar") and section != "convolutional"
            assert (continuous is not None) == gray
            if continuous is not None and section not in ("binary-loss", "codebook"):
                assert continuous[0] > discrete[0] - 0.05, (name, section)
    # "accuracy increases from 50.7 % to around 54.8 %": the table's 50.88 and 54.33 to 55.56.
    cifar = {(section, setting): d[0] for section, setting, d, _ in tables["cifar10"]}
    assert abs(cifar["baseline", ""] - 50.7) < 0.3
    assert abs(cifar["codebook", "0.3"] - 54.8) < 0.8
    assert len(NUMBERS["combined"]) == 11
    assert {len(row) for row in NUMBERS["combined"].values()} == {5}
    best = [max(row[i] for row in NUMBERS["combined"].values()) for i in range(5)]
    assert best == [99.58, 99.20, 98.04, 96.89, 88.29], "those printed in bold"


def test_the_dashed_curve_is_that_of_balanced_wiring() -> None:
    pairs = zip(NUMBERS["pruned_outputs_percent"], NUMBERS["pruned_gates_percent"], strict=True)
    for outputs, gates in pairs:
        expected = 100 * sum((outputs / 100) ** (2**level) for level in range(6)) / 6
        assert abs(gates - expected) < 0.3, outputs


def test_small_trains_as_the_paper_does() -> None:
    """Only sizes, epochs, seeds, numbers of classes, and tau with them are smaller."""
    for some in load_experiments(PAPER):
        for config in some.runs("small"):
            model, train = config.model, config.train
            if model.network == "mlp":
                continue
            assert (model.forward, model.precision, train.schedule) == (
                "soft", "float32", "constant",
            ), some.name  # fmt: skip
            gray = config.data.name != "synthetic" and len(config.data.thresholds) == 1
            assert train.train_input == ("continuous" if gray else "binary"), some.name
            if model.network == "dlgn":
                assert model.connections == "random"
                assert model.init == "normal"
                assert model.layers == 6
                paper = TrainConfig(
                    epochs=train.epochs,
                    loss=train.loss,
                    train_input=train.train_input,
                    head_lr=1e-5 if model.head == "dense" else None,  # its perceptrons'
                )
                assert train == paper, some.name  # batches of 128, 0.01, no decay


def test_tau_shrinks_with_the_outputs_of_a_class() -> None:
    small, paper = (
        {c.model.tau for c in experiment("table_mnist").runs(scale)
         if c.model.network == "dlgn" and c.model.head == "group-sum"}
        for scale in ("small", "paper")
    )  # fmt: skip
    assert paper == {1.0, 3.0, 10.0, 30.0, 100.0}
    assert small == {0.354, 1.06, 3.54, 10.6, 35.4}  # over the square root of 8
    codebooks = {
        scale: {c.model.tau for c in experiment("table_mnist").runs(scale)
                if c.model.head == "codebook"}
        for scale in ("small", "paper")
    }  # fmt: skip
    assert codebooks["small"] == codebooks["paper"] == {0.1, 0.3, 1.0, 3.0}
    synthetic = {c.model.tau for c in experiment("intro").runs("small") if c.model.outputs}
    assert synthetic == {1.0, 10.0}, "as many outputs for each class as in the paper"


def test_the_paper_trains_on_grey_values_of_gray_images_alone() -> None:
    """Convolutional networks, too (sections 4.2 and 4.4)."""
    for name, gray in (("mnist", True), ("emnist_letters", True), ("cifar10", False)):
        inputs = {c.train.train_input for c in experiment(f"table_{name}").runs("paper")}
        assert inputs == {"continuous" if gray else "binary"}, name
    inputs = {c.train.train_input for c in experiment("combined_classes").runs("paper")}
    assert inputs == {"continuous"}


def test_every_output_layer_behind_the_backbone_reads_all_of_it() -> None:
    for name in ("synthetic_classes", "output_sizes"):
        for scale in ("small", "paper"):
            halved = [c for c in experiment(name).runs(scale) if c.model.taper == "halving"]
            assert halved, name
    big = {
        (c.model.width, c.model.outputs, c.model.taper)
        for c in experiment("synthetic_classes").runs("paper") if c.model.width == 256_000
    }  # fmt: skip
    assert big == {(256_000, 64_000, "halving"), (256_000, 64_000, "last")}


def test_the_paper_scale_is_the_papers() -> None:
    base, *_ = experiment("table_mnist").runs("paper")
    stored = ROOT / "experiments" / "results" / "mnist-6x64000-paper-seed-0.json"
    assert base.run_id == json.loads(stored.read_text())["run_id"]
    mlps = [c for c in experiment("table_cifar10").runs("paper") if c.model.network == "mlp"]
    assert [(c.model.width, c.model.layers, c.train.lr) for c in mlps[::3]] == [
        (256, 3, 1e-5), (512, 3, 1e-5), (1024, 3, 1e-5),
    ]  # fmt: skip
    assert {c.data.thresholds for c in mlps} == {(0.25, 0.5, 0.75)}
    counts = {c.data.n_classes for c in experiment("combined_classes").runs("paper")}
    assert counts == {2, 4, 11, 27, 67}


def smoke(experiments: list[Experiment], folder: Path) -> Any:
    """Train all runs in this process, and report them."""
    configs: dict[str, RunConfig] = {}
    observe: dict[str, set[str]] = {}
    for some in experiments:
        names = run_file(some.path).get("OBSERVE", ())
        for config in some.runs("smoke"):
            configs[config.run_id] = config
            observe.setdefault(config.run_id, set()).update(names)
    file, errors = ResultsFile(folder / "smoke.jsonl"), set()
    for run_id, config in configs.items():
        job = Job(config, folder / run_id, None, 1, "cpu", tuple(sorted(observe[run_id])))
        outcome = outcome_of(job)
        if outcome.result is None:
            errors.add(outcome.error)
        else:
            file.append(outcome.result)
    assert not errors
    rows = read_rows([folder / "smoke.jsonl"])
    document, files = write_report(experiments, rows, folder / "report")
    assert [(p.finished, p.scale) for p in document.sections] == [
        (p.total, "smoke") for p in document.sections
    ]
    assert len(document.sections) == len(experiments)
    claims = [claim for part in document.sections for claim in part.claims]
    assert {claim.verdict for claim in claims} == {"not yet tested"}, "smoke says nothing"
    return files


def claims(
    name: str, accuracy: Any, scale: str = "small", observed: Any = None
) -> dict[str, Claim]:
    """What an experiment's report says of made-up accuracies; None leaves a run out."""
    rows = {}
    for config in experiment(name).runs(scale):
        if (value := accuracy(config)) is not None:
            content = {"discrete_test_accuracy": value}
            content["observed"] = observed(config) if observed else {}
            rows[config.run_id] = ResultRow(config.run_id, config, content, "made-up.jsonl", 1)
    found = experiment(name).report(ResultRows(rows, scale)).claims
    return {claim.text: claim for claim in found}


def the(found: dict[str, Claim], start: str) -> Claim:
    (claim,) = [claim for text, claim in found.items() if text.startswith(start)]
    return claim


def test_a_best_tau_follows_what_it_was_made_to_follow() -> None:
    def following(power_each: float, power_classes: float, at_1: float = 0.1) -> Any:
        def accuracy(config: RunConfig) -> float:
            n = config.data.n_classes or 1
            each = (config.model.outputs or 0) / n
            best = at_1 * each**power_each * n**power_classes
            return 0.9 - 0.05 * math.log(float(config.model.tau) / best) ** 2

        return accuracy

    text = "The best tau depends on outputs per class"
    each = claims("best_tau", following(0.5, 0.0))
    assert the(each, text).verdict == HELD
    assert "to the power 0.50 ± 0.00 and to classes to the power 0.00 ±" in the(each, text).reason
    assert the(each, "The best tau grows").verdict == HELD
    assert the(each, "The best tau shrinks").verdict == NOT_HELD
    outputs = claims("best_tau", following(0.4, 0.4))
    assert the(outputs, text).verdict == NOT_HELD, "their product decides"
    classes = claims("best_tau", following(0.0, 0.5))
    assert the(classes, text).verdict == NOT_HELD
    shrinking = claims("best_tau", following(-0.3, 0.0, 10.0))
    assert the(shrinking, "The best tau shrinks").verdict == HELD
    half = claims("best_tau", following(0.4, 0.2))
    assert the(half, text).verdict == NOT_TESTED, "as near to one as to the other"
    assert the(half, text).reason.startswith("Too near to say")


def test_a_large_tau_whose_classes_differ_most_does_not_speak_for_small_ones() -> None:
    def of(spreads: list[float]) -> str:
        taus = sorted({float(c.model.tau) for c in experiment("class_accuracy").runs("small")})

        def observed(config: RunConfig) -> dict[str, Any]:
            low = 0.9 - spreads[taus.index(float(config.model.tau))]
            return {"class_accuracy": [low, 0.9] * 5}

        found = claims("class_accuracy", lambda _: 0.9, observed=observed)
        assert the(found, "The digits 0 and 1").verdict == NOT_HELD, "0 is a worse one"
        return the(found, "Small tau makes").verdict

    assert of([0.2, 0.1, 0.02, 0.02, 0.02, 0.05]) == HELD
    assert of([0.2, 0.1, 0.02, 0.02, 0.02, 0.3]) == NOT_HELD


def test_synchronized_outputs_are_a_claim_of_their_own() -> None:
    """The text explains a spike by outputs in step; there may be one without the other."""

    def observed(config: RunConfig) -> dict[str, Any]:
        low = float(config.model.tau) < 10
        shares = [0.1, *[0.015] * 23, 0.05, 0.05, *[0.015] * 23, 0.1] if low else [0.02] * 50
        return {"histogram": shares, "outputs": {"synchronised": 100 if low else 3000}}

    found = claims("activation", lambda _: 0.9, observed=observed)
    assert the(found, "Low tau leaves more outputs dead").verdict == HELD
    assert the(found, "Low tau gives a spike").verdict == HELD
    in_step = the(found, "Low tau leaves more outputs in step")
    assert in_step.verdict == NOT_HELD
    assert "1.2 % for tau 1, 37.5 % for 100" in in_step.reason
    assert the(found, "Large tau concentrates").verdict == NOT_HELD


def made_up(config: RunConfig) -> dict[str, Any]:
    """A line's content, different for each run and the same at every call."""
    rng = np.random.default_rng(int(config.run_id[:8], 16))
    shares = rng.dirichlet(np.ones(50)).tolist()
    observed = {
        "class_accuracy": rng.random(10).tolist(),
        "histogram": shares,
        "outputs": {"synchronised": int(rng.integers(100))},
        "pruning_accuracy": rng.random(100).tolist(),
        "gates_removed": np.linspace(0, 1, 100).tolist(),
        "valid_discrete_accuracy": rng.random(20).tolist(),
        **{f"refit_{hidden}": rng.random() for hidden in ("512", "512,512", "1000,100")},
    }
    return {"discrete_test_accuracy": rng.random(), "observed": observed}


NAMES_OF_EXPERIMENTS = [some.name for some in load_experiments(PAPER)]


@pytest.mark.parametrize("name", NAMES_OF_EXPERIMENTS)
def test_a_verdict_is_of_all_runs_that_it_names(name: str, monkeypatch: Any) -> None:
    """Without one of them a claim has not been tested; nothing else changes."""
    for drawing in ("curves", "heat_map", "histogram", "bars"):
        monkeypatch.setattr(f"gategrad.results.plots.{drawing}", lambda *_, **__: Figure())
    some = experiment(name)
    rows = {
        config.run_id: ResultRow(config.run_id, config, made_up(config), "made-up.jsonl", 1)
        for config in some.runs("small")
    }
    whole = {claim.text: claim for claim in some.report(ResultRows(rows, "small")).claims}
    # One run of each claim, another one for each: all of them would take minutes.
    for i, claim in enumerate(whole.values()):
        if claim.verdict == NOT_TESTED:
            assert claim.reason, claim.text
            continue
        assert claim.rows, claim.text
        gone = claim.rows[i * 7 % len(claim.rows)].run_id
        left = {run_id: row for run_id, row in rows.items() if run_id != gone}
        for other in some.report(ResultRows(left, "small")).claims:
            named = gone in {row.run_id for row in whole[other.text].rows}
            assert other.verdict == (NOT_TESTED if named else whole[other.text].verdict), (
                other.text, gone,
            )  # fmt: skip


def test_each_claim_is_tested_on_the_papers_numbers() -> None:
    """Those of a table by its own rows; a verdict here is one on the paper, not on ours."""
    nothing = {some.name: list(some.report(ResultRows({}, "paper")).claims)
               for some in load_experiments(PAPER)}  # fmt: skip
    every = [claim for found in nothing.values() for claim in found]
    assert {claim.printed for claim in every} == {HELD, NOT_HELD, NOT_PRINTED}
    failing = {claim.text for claim in every if claim.printed == NOT_HELD}
    window = "Over a factor of 30 in tau, a codebook is less sensitive than Group-Sum is from 3 to"
    starts = {
        "CLGNs are more sensitive to tau than DLGNs (with the most classes",
        "No alternative is better on every set than Group-Sum with tau 10",
        "No alternative is better on average than Group-Sum with tau 10",
        "Fully connected, at the perceptrons' learning rate: trained with the gates, better",
        "On color images DLGNs are worse than perceptrons",
        *(f"{window} 100 ({name};"
          for name in ("K-MNIST", "E-MNIST Letters", "E-MNIST Balanced", "CIFAR-100")),
    }  # fmt: skip
    assert {start for start in starts if any(text.startswith(start) for text in failing)} == starts
    assert len(failing) == len(starts)
    for name in ("combined_classes", "across_sets", "table_kmnist"):
        assert all(claim.printed != NOT_PRINTED for claim in nothing[name]), name
    binary = next(claim for claim in nothing["table_mnist"] if claim.text.startswith("Binary"))
    assert binary.printed_reason == "22.2 points below the baseline."  # 97.84 - 75.68


def test_dense_layers_are_compared_with_the_same_seeds() -> None:
    """Seed 1 is better and has no dense layers: they help nevertheless."""

    def observed(config: RunConfig) -> dict[str, float]:
        better = dict.fromkeys(("refit_512", "refit_512,512", "refit_1000,100"), 0.91)
        return better if config.seed == 0 and config.model.head == "group-sum" else {}

    found = claims("alternatives", lambda config: 0.9 + 0.05 * config.seed, observed=observed)
    claim = the(found, "Fully connected layers after training")
    assert claim.verdict == HELD
    assert "+1.00" in claim.reason


def test_all_runs_are_not_called_too_few() -> None:
    pruning = experiment("pruning")
    content = {"discrete_test_accuracy": 0.9}  # without what it observes
    rows = {
        c.run_id: ResultRow(c.run_id, c, content, "made-up.jsonl", 1) for c in pruning.runs("small")
    }
    for claim, *_ in verdicts(Report.of([pruning], rows)):
        assert claim.verdict == NOT_TESTED
        assert claim.reason.startswith("All 5 runs are there")


def test_the_page_says_what_the_results_say() -> None:
    writer = module_of(ROOT / "experiments" / "reporting" / "paper_page.py")
    found = writer.document()
    parts = {
        "claims": (writer.PAGE, writer.claims(found)),
        "baseline": (writer.PAGE, writer.baseline()),
        "experiments": (writer.README, writer.experiments(found)),
    }
    for name, (page, wanted) in parts.items():
        _, _, there = page.read_text().partition(f"<!-- {name} -->\n")
        there, _, _ = there.partition(f"\n<!-- end of {name} -->")
        assert there == "\n".join(wanted), "run python experiments/reporting/paper_page.py"


def test_the_papers_numbers_stand_once() -> None:
    printed = str(NUMBERS["combined"]["CLGN (tau 30)"][0])
    for path in [*(ROOT / "experiments" / "reporting").glob("*.py"), *PAPER.glob("*.py")]:
        assert printed not in path.read_text(), path


def test_every_experiment_in_smoke(tmp_path: Path) -> None:
    experiments = load_experiments(PAPER)
    assert len(experiments) == 22
    files = smoke(experiments, tmp_path)
    assert (tmp_path / "report" / "figures" / "activation-smoke.svg") in files


@pytest.mark.parametrize("scale", ["small", "paper"])
def test_every_run_can_be_built_on_paper(scale: str, tmp_path: Path) -> None:
    # All configurations are valid and different, and reports know what to do without any run.
    for some in load_experiments(PAPER):
        assert some.runs(scale)
    document, _ = write_report(load_experiments(PAPER), {}, tmp_path, [scale])
    assert not document.sections
