"""What fields that someone names bring along."""

from typing import Any

import pytest

from gategrad.config import DataConfig, RunConfig, with_fields
from gategrad.runs.recipe_fields import recipe_with


def configured(*arguments: Any, **options: Any) -> RunConfig:
    return recipe_with(*arguments, **options)[0]


@pytest.mark.parametrize("dataset", ["mnist", "cifar10"])
def test_thresholds_are_the_data_sets_own_unless_named(dataset):
    levels = {"mnist": (0.5,), "cifar10": (0.25, 0.5, 0.75)}[dataset]
    assert configured("fast", dataset, {}).data == DataConfig(dataset, thresholds=levels)
    named = configured("fast", dataset, {"data.thresholds": (0.1,)})
    assert named.data == DataConfig(dataset, thresholds=(0.1,))


def test_a_convolutional_network_brings_its_thresholds():
    network = {"model.network": "clgn-cifar10-s"}
    assert configured("fast", "cifar10", network).data.n_thresholds == 3
    for given in ({"data.n_thresholds": 5}, {"data.thresholds": (0.5,)}):
        config = configured("fast", "cifar10", {**network, **given})
        assert config.data.n_thresholds == given.get("data.n_thresholds")


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
    assert configured("fast", "mnist", {}).model.backward_temperature == 0.5
    soft = configured("fast", "mnist", {"model.forward": "soft"})
    assert soft.model.backward_temperature == 1.0


def test_named_fields_and_the_seed_win():
    config = configured("paper", "digits", {"model.width": 60, "train.lr": 0.1}, seed=7)
    changed = {"model.width": 60, "train.lr": 0.1, "seed": 7}
    assert config == with_fields(RunConfig(), changed)


def test_a_dense_head_has_no_tau():
    with pytest.raises(ValueError, match="the head dense has no tau: leave it out"):
        configured("paper", "digits", {"model.head": "dense", "model.tau": 3.0})
