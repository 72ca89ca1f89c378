"""Trainings that begin with soft gates and go on with hard ones."""

import pytest
from stopped_training import history_of, run_stopped_and_resumed, same

import gategrad as gg
from gategrad.checkpoint.early_stopping import is_best, is_over
from gategrad.checkpoint.history import EpochRecord
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.runs.training_run import train_run
from gategrad.train.descent import Descent
from gategrad.train.distributed import ALONE
from gategrad.train.training_batches import training_batches

SIZES = {"layers": 2, "width": 200, "connections": "unique"}
HARD = {"forward": "hard", "backward_temperature": 0.5}


def run_config(epochs=5, soft_first=0.4, model=(), **train):
    return RunConfig(
        DataConfig("digits"),
        ModelConfig(**SIZES, **HARD, **dict(model)),
        TrainConfig(epochs=epochs, lr=0.05, schedule="cosine", soft_first=soft_first, **train),
    )


def test_it_is_a_soft_training_and_then_a_hard_one():
    digits, config = gg.load_dataset("digits", valid_fraction=0.0), run_config()
    model, modes = gg.nn.build(config.model, 64, 10), []
    history = gg.fit(
        model, digits, config=config.train, progress=False,
        on_epoch=lambda epoch: modes.append((epoch.forward, model[0].forward_mode)),
    )  # fmt: skip
    assert modes == [("soft", "soft")] * 2 + [("hard", "hard")] * 3
    assert history.best_epoch == 5
    # By hand: two networks, with schedules and optimizers of their own.
    plain = TrainConfig(epochs=5, lr=0.05, schedule="cosine")
    soft = gg.nn.build(ModelConfig(**SIZES), 64, 10)
    hard = gg.nn.build(config.model, 64, 10)
    batches = training_batches(soft, digits, plain, 0, ALONE, None, None)
    for network, epochs in ((soft, (0, 1)), (hard, (2, 3, 4))):
        if network is hard:
            hard.load_state_dict(soft.state_dict())
        descent = Descent(network.train(), plain, len(epochs) * len(batches))
        step = 0
        for epoch in epochs:
            for x, y in batches.epoch(epoch, 0):
                descent.step(x, y, step)
                step += 1
    assert same(model.state_dict(), hard.state_dict())


def test_gates_are_put_back_however_training_ends(monkeypatch, tmp_path):
    digits, config = gg.load_dataset("digits"), run_config()
    model = gg.nn.build(config.model, 64, 10)

    def stop(_):
        raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        gg.fit(model, digits, config=config.train, progress=False, on_epoch=stop)
    assert model[0].forward_mode == "hard"


@pytest.mark.parametrize("step", [3, 17, 18, 19, 40])  # an epoch has 9 steps
@pytest.mark.parametrize("model", [(), (("connections", "learned"), ("candidates", (8,)))])
def test_a_stopped_training_goes_on_bit_for_bit(step, model, tmp_path, monkeypatch):
    config = (
        run_config(model=model)
        if not model
        else RunConfig(
            run_config().data,
            ModelConfig(**{**SIZES, "connections": "learned"}, **HARD, candidates=(8,)),
            run_config().train,
        )
    )
    run_stopped_and_resumed(config, step, tmp_path, monkeypatch)


def test_the_best_epoch_is_a_hard_one(tmp_path):
    result = train_run(run_config(epochs=3, soft_first=0.7), tmp_path, progress=False)
    rows = history_of(tmp_path)
    assert [row["forward"] for row in rows] == ["soft", "soft", "hard"]
    assert result["best_epoch"] == 3
    assert rows[1]["lr"] < rows[2]["lr"]  # which begins anew
    assert result["compiled_test_accuracy"] == result["discrete_test_accuracy"]


def test_a_finished_training_goes_on_with_hard_gates(tmp_path):
    train_run(run_config(epochs=4, soft_first=0.5), tmp_path, progress=False)
    more = train_run(run_config(epochs=7, soft_first=0.5), tmp_path, progress=False, resume=True)
    assert [row["forward"] for row in history_of(tmp_path)] == ["soft"] * 2 + ["hard"] * 5
    assert more["config"]["train"]["extended_after"] == [4]


def record(epoch, accuracy, forward):
    return EpochRecord(epoch, epoch, 1.0, 0.1, None, accuracy, 1.0, 1.0, forward=forward)


def test_soft_epochs_count_only_while_there_are_no_others():
    soft, hard = record(1, 0.9, "soft"), record(2, 0.5, "hard")
    assert is_best(hard, soft)
    assert not is_best(record(3, 0.4, "hard"), hard)
    soft_epochs = [record(i, 0.5, "soft") for i in range(10)]
    assert not is_over(soft_epochs, 2, 0.0)
    assert not is_over([*soft_epochs, hard], 2, 0.0)
    assert is_over([*soft_epochs, hard, hard, hard], 2, 0.0)
    assert EpochRecord.from_json(hard.to_json()) == hard
    assert "forward" not in record(1, 0.5, None).to_json()


@pytest.mark.parametrize("share", [-0.1, 1.0, float("nan")])
def test_shares_that_cannot_be(share):
    with pytest.raises(ValueError, match="soft_first must be at least 0 and below 1"):
        TrainConfig(soft_first=share)


def test_soft_gates_alone_are_refused():
    with pytest.raises(ValueError, match=r"soft_first=0\.5 is for what comes after soft gates"):
        RunConfig(train=TrainConfig(soft_first=0.5))
    digits, model = gg.load_dataset("digits"), gg.nn.build(ModelConfig(**SIZES), 64, 10)
    with pytest.raises(ValueError, match="which are all that this model has"):
        gg.fit(model, digits, soft_first=0.5, progress=False)


@pytest.mark.parametrize(
    ("train", "message"),
    [
        ({"epochs": 1, "soft_first": 0.6}, "of 1 epochs leaves none to the gates that come after"),
        ({"epochs": 3, "soft_first": 0.1}, "of 3 epochs leaves all to the gates"),
        ({"epochs": 9, "soft_first": 0.6, "train_input": "continuous"}, "gates of bits"),
    ],
)
def test_parts_that_cannot_be(train, message):
    digits, model = gg.load_dataset("digits"), gg.nn.build(run_config().model, 64, 10)
    with pytest.raises(ValueError, match=message):
        gg.fit(model, digits, progress=False, **train)


def test_steps_bound_both_parts():
    digits, model = gg.load_dataset("digits"), gg.nn.build(run_config().model, 64, 10)
    history = gg.fit(model, digits, epochs=10, steps=36, soft_first=0.5, progress=False)
    assert [epoch.forward for epoch in history.epochs] == ["soft"] * 2 + ["hard"] * 2


def test_configurations_that_cannot_be():
    train = TrainConfig(epochs=10, soft_first=0.5)
    with pytest.raises(ValueError, match="which a perceptron has none of"):
        RunConfig(model=ModelConfig(network="mlp"), train=train)
    with pytest.raises(ValueError, match="goes on with gates of bits"):
        RunConfig(
            model=ModelConfig(forward="hard"),
            train=TrainConfig(epochs=10, soft_first=0.5, train_input="continuous"),
        )
