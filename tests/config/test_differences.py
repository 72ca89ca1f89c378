"""What differs between configurations."""

from __future__ import annotations

from dataclasses import replace

from small_studies import GOOD, OTHER

from gategrad.config.differences import difference, varying


def test_differences() -> None:
    data = replace(GOOD.data, thresholds=(0.25, 0.5))
    other = replace(OTHER, data=data, train=replace(GOOD.train, steps=7))
    assert varying([GOOD, other]) == ["data.thresholds", "train.steps", "seed"]
    assert difference(other, GOOD) == "data.thresholds=0.25,0.5 train.steps=7 seed=1"
    assert difference(GOOD, other) == "data.thresholds=0.5 train.steps=None seed=0"
    assert difference(GOOD, GOOD) == ""
