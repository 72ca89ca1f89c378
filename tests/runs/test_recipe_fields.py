"""What fields that someone names bring along."""

from typing import Any

import pytest

from gategrad.config import DataConfig, RunConfig, with_fields
from gategrad.runs.recipe_fields import recipe_with
from gategrad.runs.training_run import train_run


def configured(*arguments: Any, **options: Any) -> RunConfig:
    return recipe_with(*arguments, **options)[0]


@pytest.mark.parametrize("dataset", ["mnist", "cifar10"])
def test_thresholds_are_the_data_sets_own_unless_named(dataset):
    levels = {"mnist": (0.5,), "cifar10": (0.25, 0.5, 0.75)}[dataset]
    assert configured("paper", dataset, {}).data == DataConfig(dataset, thresholds=levels)
    named = configured("paper", dataset, {"data.thresholds": (0.1,)})
    assert named.data == DataConfig(dataset, thresholds=(0.1,))


def test_named_thresholds_are_all_that_there_are():
    assert configured("auto", "digits", {}).data.n_thresholds == 7
    for given in (
        {"data.thresholds": (0.5,)},
        {"model.learned_thresholds": 3},
        {"train.train_input": "continuous"},
    ):
        assert configured("auto", "digits", given).data.n_thresholds is None


def test_values_are_read_by_soft_gates():
    config = configured("auto", "digits", {"train.train_input": "continuous"})
    assert (config.model.forward, config.model.backward_temperature) == ("soft", 1.0)
    learned = configured("auto", "digits", {"model.learned_thresholds": 3})
    assert (learned.model.forward, learned.train.train_input) == ("hard", "continuous")


def test_a_run_that_goes_on_has_the_sizes_of_the_first(tmp_path):
    first = with_fields(
        configured("paper", "digits", {"model.layers": 2, "model.width": 60}),
        {"train.steps": 1, "data.n_thresholds": 3, "data.valid_fraction": 0.3},
    )
    train_run(first, tmp_path / "first", progress=False, threads=1)
    start = {"train.start": str(tmp_path / "first")}
    second = configured("auto", "digits", start)
    assert (second.model.layers, second.model.width) == (2, 60)
    assert (second.data.n_thresholds, second.data.valid_fraction) == (3, 0.3)
    assert second.model.forward == "hard"
    assert configured("auto", "digits", {**start, "model.width": 50}).model.width == 50
    assert configured("paper", "digits", start).model.width == 8_000
    nowhere = configured("auto", "digits", {"train.start": str(tmp_path / "nowhere")})
    assert nowhere.model == configured("auto", "digits", {}).model


def test_a_convolutional_network_brings_its_thresholds():
    network = {"model.network": "clgn-cifar10-s"}
    assert configured("fast", "cifar10", network).data.n_thresholds == 3
    for given in ({"data.n_thresholds": 5}, {"data.thresholds": (0.5,)}):
        config = configured("fast", "cifar10", {**network, **given})
        assert config.data.n_thresholds == given.get("data.n_thresholds")


@pytest.mark.parametrize(
    "given",
    [
        {"train.epochs": 1},
        {"train.steps": 5},
        {"train.start": "nowhere"},
        {"model.forward": "soft"},
    ],
)
def test_networks_that_begin_soft_do_not_where_there_is_no_room_or_need(given):
    network = {"model.network": "clgn-mnist-s"}
    assert configured("auto", "mnist", network).train.soft_first > 0
    assert configured("auto", "mnist", {**network, **given}).train.soft_first == 0
    long = {**network, "train.steps": 20_000}
    assert configured("auto", "mnist", long).train.soft_first > 0
    if "model.forward" not in given:
        both = {**network, **given, "train.soft_first": 0.2}
        assert configured("auto", "mnist", both).train.soft_first == 0.2


@pytest.mark.parametrize(
    ("given", "follows"),
    [
        ({"model.head": "codebook"}, {"model.tau": "auto"}),
        ({"model.head": "group-sum-codebook"}, {"model.tau": "auto"}),
        ({"model.head": "codebook", "model.tau": 0.3}, {}),
        ({"model.head": "tree"}, {}),
        ({"model.learned_thresholds": 3}, {"train.train_input": "continuous"}),
        ({"model.learned_thresholds": 0}, {}),
        ({"model.forward": "hard"}, {"train.train_input": "binary"}),
        (
            {"model.learned_thresholds": 3, "model.forward": "hard"},
            {"train.train_input": "continuous"},
        ),
    ],
)
@pytest.mark.parametrize("dataset", ["digits", "mnist"])
def test_what_a_field_brings_along(dataset, given, follows):
    plain = configured("paper", dataset, {})
    assert configured("paper", dataset, given) == with_fields(plain, {**given, **follows})


def test_soft_gates_have_one_temperature():
    """Those of the recipe `fast` are hard, with another."""
    assert configured("fast", "digits", {}).model.backward_temperature == 0.5
    soft = configured("fast", "digits", {"model.forward": "soft"})
    assert soft.model.backward_temperature == 1.0


def test_named_fields_and_the_seed_win():
    config = configured("paper", "digits", {"model.width": 60, "train.lr": 0.1}, seed=7)
    changed = {"model.width": 60, "train.lr": 0.1, "seed": 7}
    assert config == with_fields(RunConfig(), changed)


def test_a_dense_head_has_no_tau():
    with pytest.raises(ValueError, match="the head dense has no tau: leave it out"):
        configured("paper", "digits", {"model.head": "dense", "model.tau": 3.0})
