import json
from dataclasses import fields
from pathlib import Path

import numpy as np
import pytest

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields

ROOT = Path(__file__).parents[2]


def test_round_trip_and_identity():
    run = RunConfig(
        DataConfig("synthetic", n_classes=7, thresholds=(0.25, 0.75)),
        ModelConfig(width=100, outputs=50, tau=3.0),
        TrainConfig(epochs=2, clip_norm=1.0),
        seed=5,
    )
    again = RunConfig.from_json(run.to_json())
    assert again == run
    assert again.run_id == run.run_id
    assert len(run.run_id) == 12
    assert RunConfig(seed=6).run_id != RunConfig(seed=7).run_id


@pytest.mark.parametrize(
    ("options", "same"),
    [
        ({"model": ModelConfig(tau=10)}, {"model": ModelConfig(tau=10.0)}),
        ({"data": DataConfig(thresholds=(0, 1))}, {"data": DataConfig(thresholds=(0.0, 1.0))}),
        ({"data": DataConfig(thresholds=[0.5])}, {"data": DataConfig(thresholds=(0.5,))}),
        ({"train": TrainConfig(lr=1, clip_norm=2)}, {"train": TrainConfig(lr=1.0, clip_norm=2.0)}),
        ({"train": TrainConfig(weight_decay=-0.0)}, {"train": TrainConfig(weight_decay=0.0)}),
        ({"model": ModelConfig(width=np.int64(7))}, {"model": ModelConfig(width=7)}),
        (
            {"data": DataConfig(valid_fraction=np.float32(0.5))},
            {"data": DataConfig(valid_fraction=0.5)},
        ),
        ({"seed": np.int32(3)}, {"seed": 3}),
    ],
    ids=lambda case: "",
)
def test_equal_configurations_have_one_identity(options, same):
    run, expected = RunConfig(**options), RunConfig(**same)
    assert run == expected
    assert run.run_id == expected.run_id
    assert hash(run) == hash(expected)
    assert RunConfig.from_json(run.to_json()).run_id == expected.run_id


def test_numbers_in_json_have_one_identity():
    text = '{"model": {"tau": 10}, "data": {"thresholds": [0, 1]}}'
    other = '{"model": {"tau": 10.0}, "data": {"thresholds": [0.0, 1.0]}}'
    assert RunConfig.from_json(text).run_id == RunConfig.from_json(other).run_id


WRONG = {
    "int": ["3", 2.5, 10.0, True, None, [1]],
    "int | None": ["3", 2.5, False],
    "float": ["0.1", True, None, [0.1], 10**400],
    "float | None": ["0.1", False],
    "float | str": [None, True, [0.1]],
    "bool": [0, 1, "true", None],
    "str": [3, None, ["mnist"]],
    "str | None": [3, ["random"]],
    "tuple[float, ...]": [3, 0.5, "0.5", None, ["0.5"], [None], [True]],
    "tuple[int, ...]": [3, "3", None, ["3"], [0.5], [True]],
    "tuple[str, ...]": [3, "a", None, [1], [None]],
    "DataConfig": [None, {}, "digits"],
    "ModelConfig": [None, {}, DataConfig()],
    "TrainConfig": [None, {}],
}


@pytest.mark.parametrize("kind", [DataConfig, ModelConfig, TrainConfig, RunConfig])
def test_values_of_another_type(kind):
    for field in fields(kind):
        for value in WRONG[field.type]:
            with pytest.raises(ValueError, match=rf"^{field.name} must be of type ") as caught:
                kind(**{field.name: value})
            assert str(caught.value).endswith(f"type {field.type}, got {value!r}")


def test_missing_fields_have_defaults():
    assert RunConfig.from_json('{"seed": 3}') == RunConfig(seed=3)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("not json", "not a run configuration"),
        ("[1]", "run must be an object"),
        ('{"sead": 3}', "run has an unknown field 'sead'"),
        ('{"model": {"with": 3}}', "model has an unknown field 'with'"),
        ('{"data": 5}', "data must be an object"),
        ('{"train": {"epochs": 0}}', "epochs must be at least 1, got 0"),
        ('{"train": {"epochs": "3"}}', "epochs must be of type int, got '3'"),
        ('{"train": {"steps": 2.5}}', r"steps must be of type int \| None, got 2\.5"),
        ('{"data": {"thresholds": 3}}', r"thresholds must be of type tuple\[float.*, got 3"),
        ('{"model": {"width": "x"}}', "width must be of type int, got 'x'"),
        ('{"model": {"tau": true}}', r"tau must be of type float \| str, got True"),
        ('{"seed": null}', "seed must be of type int, got None"),
    ],
)
def test_bad_json(text, message):
    with pytest.raises(ValueError, match=message):
        RunConfig.from_json(text)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"epochs": 0}, "epochs must be at least 1"),
        ({"batch_size": 0}, "batch_size must be at least 1"),
        ({"steps": 0}, "steps must be at least 1"),
        ({"lr": 0.0}, "lr must be positive"),
        ({"lr": float("nan")}, "lr must be positive"),
        ({"adam_epsilon": 0.0}, "adam_epsilon must be positive, got 0.0"),
        ({"adam_epsilon": 1e-60}, "adam_epsilon must be from 1.2e-38 to 3.4e.38, .* got 1e-60"),
        ({"adam_epsilon": 1e39}, "adam_epsilon must be from .* in float32, got 1e.39"),
        ({"lr": 1e-60}, "lr must be from .* got 1e-60"),
        ({"weight_decay": 1e39}, "weight_decay must be from .* got 1e.39"),
        ({"weight_decay": -1.0}, "weight_decay must not be negative"),
        ({"clip_norm": 0.0}, "clip_norm must be positive"),
        ({"schedule": "linear"}, "schedule must be 'constant' or 'cosine', got 'linear'"),
        ({"train_input": "gray"}, "train_input must be 'binary' or 'continuous', got 'gray'"),
    ],
)
def test_bad_training_options(options, message):
    with pytest.raises(ValueError, match=message):
        TrainConfig(**options)


@pytest.mark.parametrize("share", [-0.1, 1.0, float("nan")])
@pytest.mark.parametrize("field", ["valid_fraction", "test_fraction"])
def test_shares_that_cannot_be(field, share):
    with pytest.raises(ValueError, match=f"{field} must be .* got {share}"):
        DataConfig(**{field: share})


def test_fields_that_came_later_leave_old_names_alone():
    """The names that the recipes' study recorded before these fields were there."""
    lines = (Path(__file__).parents[2] / "experiments/results/recipes.jsonl").read_text()
    rows = [json.loads(line) for line in lines.splitlines()]
    assert len(rows) > 40
    for row in rows:
        assert RunConfig.from_json(json.dumps(row["config"])).run_id == row["run_id"]
    changed = [
        RunConfig(model=ModelConfig(dropout=0.1)),
        RunConfig(model=ModelConfig(tree_levels=2)),
        RunConfig(model=ModelConfig(outputs=100, taper="halving")),
        RunConfig(model=ModelConfig(dense_weights="plain")),
        RunConfig(train=TrainConfig(loss="binary-logit")),
        RunConfig(train=TrainConfig(loss="bce-with-logits")),
    ]
    assert len({RunConfig().run_id, *(config.run_id for config in changed)}) == 7


def recorded() -> list[dict]:
    """Every committed result of an experiment that says which run it is of."""
    folder, rows = ROOT / "experiments/results", []
    for path in sorted((*folder.rglob("*.json"), *folder.rglob("*.jsonl"))):
        text = path.read_text("utf-8")
        lines = text.splitlines() if path.suffix == ".jsonl" else [text]
        rows += [json.loads(line) for line in lines]
    return [row for row in rows if isinstance(row.get("config"), dict) and "run_id" in row]


def test_recorded_runs_keep_their_names():
    rows = recorded()
    assert len(rows) > 300
    named = {row["run_id"]: RunConfig.from_json(json.dumps(row["config"])) for row in rows}
    assert {name: config.run_id for name, config in named.items()} == {name: name for name in named}


@pytest.mark.parametrize(
    ("seed", "run_id"), [(0, "71e99b5fca06"), (1, "9fbbafd65050"), (2, "d8de9ae5b20d")]
)
def test_runs_of_before_the_gates_were_options(seed, run_id):
    """Results from before names of old runs were kept: these are their names since."""
    path = ROOT / f"benchmarks/results/mnist-6x8000/seed-{seed}/result.json"
    content = json.loads(path.read_text("utf-8"))["config"]
    assert RunConfig.from_json(json.dumps(content)).run_id == run_id


def test_fields_are_changed_all_at_once():
    """One after the other, the first of these would be refused."""
    values = {"model.tau_schedule": "linear", "model.tau_end": 1.0, "train.lr": 0.1, "seed": 3}
    changed = with_fields(RunConfig(), values)
    assert (changed.model.tau_end, changed.train.lr, changed.seed) == (1.0, 0.1, 3)
    assert with_fields(changed, {}) == changed


def test_a_whole_part_and_a_field_of_it_are_changed_together():
    changed = with_fields(RunConfig(), {"model.tau": 2.0, "model": ModelConfig(layers=3)})
    assert (changed.model.layers, changed.model.tau) == (3, 2.0)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("model.taau", r"no field 'model.taau'; known are model.layers, .*mean model.tau\?$"),
        ("modle.tau", r"no field 'modle.tau'; known are data, model, .*did you mean model.tau\?$"),
        ("sead", r"no field 'sead'; known are data, model, train, seed, .*; did you mean seed\?$"),
        ("model.tau.x", r"no field 'model.tau.x'; .*; did you mean model.tau\?$"),
        ("", "no field ''; known are data, model, "),
    ],
)
def test_fields_that_there_are_none_of(name, message):
    with pytest.raises(ValueError, match=message):
        with_fields(RunConfig(), {name: 3})
