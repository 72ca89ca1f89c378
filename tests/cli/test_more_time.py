"""The line that says what a longer training than the default one buys."""

from typing import Any

import pytest

from gategrad.cli.more_time import more_time
from gategrad.config import DataConfig, RunConfig
from gategrad.runs.recipes import recipe


def images(**data: Any) -> RunConfig:
    return recipe("auto", DataConfig("mnist", n_thresholds=1, **data))


def test_many_images_gain_by_more_epochs():
    config = images()
    line = more_time(config, {})
    assert line is not None
    assert line.startswith("more time: some tenths of a point in 3 times as long: ")
    assert line.endswith(f": gategrad train mnist --epochs {3 * config.train.epochs}")


def test_the_command_has_the_options_of_the_data():
    line = more_time(images(), {"data.thresholds": (0.25, 0.5), "data.label": "a b"})
    assert line is not None
    assert "train mnist --thresholds 0.25,0.5 --label 'a b' --epochs" in line


@pytest.mark.parametrize("name", ["model.width", "train.epochs", "train.steps", "model.head"])
def test_nothing_is_said_of_trainings_by_other_options(name):
    assert more_time(images(), {name: 1}) is None


def test_nothing_is_said_where_more_epochs_buy_nothing():
    assert more_time(recipe("auto", "digits"), {}) is None
    assert more_time(recipe("fast", DataConfig("synthetic", n_classes=3)), {}) is None
