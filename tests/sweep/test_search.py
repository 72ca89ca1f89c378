"""Random and Optuna search: spaces, what is chosen, and going on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from gategrad.config import RunConfig, with_fields
from gategrad.sweep.search import Range, best_first, parse_space, search

BASE = RunConfig()


class Trainer:
    """Remembers results as a file of results does; accuracy falls with the distance from tau 5."""

    def __init__(self) -> None:
        self.results: dict[str, dict[str, Any]] = {}
        self.trained: list[RunConfig] = []

    def run_all(self, configs: list[RunConfig]) -> list[Mapping[str, Any]]:
        for config in configs:
            if config.run_id not in self.results:
                self.trained.append(config)
                value = 1 / (1 + abs(float(config.model.tau) - 5))
                self.results[config.run_id] = {"valid_accuracy": value}
        return [self.results[config.run_id] for config in configs]

    def finished(self) -> Mapping[str, Mapping[str, Any]]:
        return dict(self.results)


def test_spaces() -> None:
    texts = ["model.tau=log:0.1:100", "train.epochs=int:1:9", "train.lr=0.01:0.1",
             "model.head=group-sum,codebook", "train.clip_norm=none,1"]  # fmt: skip
    ranges = parse_space(texts, BASE)
    assert ranges[0] == Range("model.tau", low=0.1, high=100.0, scale="log")
    assert ranges[3].choices == ("group-sum", "codebook")
    assert ranges[4].choices == (None, 1)
    changed = with_fields(BASE, {"model.tau": 3.0, "seed": 4})
    assert (changed.model.tau, changed.seed) == (3.0, 4)


@pytest.mark.parametrize(
    "text", ["model.tau", "model.tua=1:2", "model.tau=2:1", "model.tau=log:0:1",
             "model.tau=cube:1:2", "model.tau=1:x", "model.head="]
)  # fmt: skip
def test_spaces_that_are_none(text: str) -> None:
    with pytest.raises(ValueError, match=r"a space is|a range is|no values"):
        parse_space([text], BASE)
    with pytest.raises(ValueError, match="needs a space"):
        parse_space([], BASE)
    with pytest.raises(ValueError, match=r"model\.tau has two spaces"):
        parse_space(["model.tau=1:2", "model.tau=3,4"], BASE)


def test_random_search_is_the_same_each_time_and_never_repeats() -> None:
    ranges = parse_space(["model.tau=log:0.1:100", "model.head=group-sum,tree"], BASE)
    trainer = Trainer()
    options: dict[str, Any] = {"run_all": trainer.run_all, "finished": trainer.finished}
    first = search("random", BASE, ranges, 8, **options)
    again = search("random", BASE, ranges, 8, **options)
    assert first == again
    assert len({config.run_id for config in first}) == len(trainer.trained) == 8
    assert {config.model.head for config in first} == {"group-sum", "tree"}
    few = search("random", BASE, parse_space(["model.head=group-sum,tree"], BASE), 8, **options)
    assert len(few) == 2
    ordered = best_first(first, trainer.results)
    scores = [trainer.results[config.run_id]["valid_accuracy"] for config in ordered]
    assert scores == sorted(scores, reverse=True)
    with pytest.raises(ValueError, match="search must be one of random, optuna, got 'grid'"):
        search("grid", BASE, ranges, 8, **options)


@pytest.mark.filterwarnings("ignore")
def test_optuna_needs_validation_samples() -> None:
    base = replace(BASE, data=replace(BASE.data, valid_fraction=0.0))
    with pytest.raises(ValueError, match=r"keeps none: give its data\.valid_fraction a value"):
        search("optuna", base, parse_space(["train.lr=0.01:0.1"], base), 2, lambda _: [], dict)


def test_optuna_looks_where_it_was_good_and_goes_on_where_it_was_stopped() -> None:
    pytest.importorskip("optuna", reason="needs Optuna, the extra 'search'")
    ranges = parse_space(["model.tau=log:0.1:100", "model.init=normal,residual"], BASE)
    whole = Trainer()
    tried = search("optuna", BASE, ranges, 14, whole.run_all, whole.finished, at_a_time=2)
    assert len({config.run_id for config in tried}) == 14
    late = [abs(float(config.model.tau) - 5) for config in tried[7:]]
    early = [abs(float(config.model.tau) - 5) for config in tried[:7]]
    assert sum(late) < sum(early)
    stopped = Trainer()
    search("optuna", BASE, ranges, 6, stopped.run_all, stopped.finished, at_a_time=2)
    # Trials of a longer search begin otherwise; what is stopped is the same call.
    resumed = Trainer()
    resumed.results = {config.run_id: whole.results[config.run_id] for config in tried[:9]}
    again = search("optuna", BASE, ranges, 14, resumed.run_all, resumed.finished, at_a_time=2)
    assert again == tried
    assert resumed.trained == tried[9:]
