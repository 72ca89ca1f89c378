"""Files of runs: what of them is asked for, and what happens to runs that fail."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from gategrad.config import RunConfig
from gategrad.results.results_file import ResultsFile
from gategrad.sweep import RunsFailed
from gategrad.sweep.study_runs import Search, StudyRuns, load_files

TEXT = """
from gategrad.config import RunConfig
OBSERVE = ("history",)
def runs():
    for seed in {seeds}:
        yield RunConfig(seed=seed)
"""


def study_files(folder: Path, **seeds: Sequence[int]) -> dict[Path, Path]:
    files = {}
    for name, numbers in seeds.items():
        path = folder / f"{name}.py"
        path.write_text(TEXT.format(seeds=list(numbers)))
        files[path] = folder / f"{name}.jsonl"
    return files


def test_a_shard_is_of_the_runs_of_all_files_each_counted_once(tmp_path: Path) -> None:
    files = study_files(tmp_path, first=(0, 1, 2), second=(2, 3))
    parts = [load_files(files, part=f"{n}/2") for n in (1, 2)]
    seeds = [[(study.path.stem, [c.seed for c in study.configs]) for study in p] for p in parts]
    assert seeds == [[("first", [0, 2]), ("second", [2])], [("first", [1]), ("second", [3])]]
    assert [study.results for study in parts[0]] == list(files.values())
    assert parts[0][0].observe == ("history",)


def test_a_file_without_runs_that_are_asked_for_is_left_out(tmp_path: Path) -> None:
    files = study_files(tmp_path, first=(0, 1), second=(2,))
    assert [study.path.stem for study in load_files(files, part="3/3")] == ["second"]
    one = study_files(tmp_path, first=(0, 1))
    (study,) = load_files(one, ids=RunConfig(seed=1).run_id[:8])
    assert study.configs == [RunConfig(seed=1)]
    with pytest.raises(ValueError, match="have an id like"):
        load_files(one, ids="zzz")


def test_runs_that_fail_are_noted_and_the_next_study_goes_on(tmp_path: Path) -> None:
    def sweep(
        configs: Sequence[RunConfig], results: Path, *, observe: tuple[str, ...]
    ) -> list[Mapping[str, Any]]:
        assert observe == ("history",)
        if results.stem == "first":
            raise RunsFailed({configs[0].run_id: "it broke"}, [{"run_id": configs[1].run_id}])
        return [{"run_id": config.run_id} for config in configs]

    training = StudyRuns(sweep)
    first, second = load_files(study_files(tmp_path, first=(0, 1), second=(2,)))
    assert training.run(first) == (first.configs, [{"run_id": RunConfig(seed=1).run_id}])
    assert training.run(second) == (second.configs, [{"run_id": RunConfig(seed=2).run_id}])
    assert training.failures == {RunConfig(seed=0).run_id: "it broke"}


def test_a_search_gives_what_it_tried_best_first(tmp_path: Path) -> None:
    def sweep(configs: Sequence[RunConfig], results: Path, **_: Any) -> list[Mapping[str, Any]]:
        for config in configs:
            accuracies = {"discrete_test_accuracy": 0.5, "valid_accuracy": 10 / config.model.width}
            ResultsFile(results).append({"run_id": config.run_id, **accuracies})
        return []

    (study,) = load_files(study_files(tmp_path, only=(0, 1)))
    search = Search("random", ["model.width=100,300,200"], trials=3, at_a_time=1)
    configs, lines = StudyRuns(sweep, search).run(study)
    assert [config.model.width for config in configs] == [100, 200, 300]
    assert [line["run_id"] for line in lines] == [config.run_id for config in configs]
