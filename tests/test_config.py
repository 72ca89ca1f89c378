import pytest

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig


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
        ({"weight_decay": -1.0}, "weight_decay must not be negative"),
        ({"clip_norm": 0.0}, "clip_norm must be positive"),
        ({"schedule": "linear"}, "schedule must be 'constant' or 'cosine', got 'linear'"),
        ({"train_input": "grey"}, "train_input must be 'binary' or 'continuous', got 'grey'"),
    ],
)
def test_bad_training_options(options, message):
    with pytest.raises(ValueError, match=message):
        TrainConfig(**options)
