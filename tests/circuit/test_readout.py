import numpy as np
import pytest

from gategrad.circuit import Readout
from gategrad.circuit.readout import balanced_groups


def test_remainder_goes_to_the_first_classes():
    assert balanced_groups(7, 3).tolist() == [0, 0, 0, 1, 1, 2, 2]
    sizes = np.bincount(balanced_groups(64_000, 67))
    assert sizes.sum() == 64_000
    assert sizes.tolist() == [956] * 15 + [955] * 52


def test_group_sum_by_hand():
    readout = Readout.group_sum(4, 2, tau=4.0)
    bits = np.array([[1, 1, 0, 1], [0, 0, 1, 0], [1, 0, 0, 1]], dtype=np.uint8)
    sums = readout.class_sums(bits)
    assert sums.tolist() == [[2, 1], [0, 1], [1, 1]]
    assert readout.scores(sums).tolist() == [[0.5, 0.25], [0, 0.25], [0.25, 0.25]]
    assert readout.predict(sums).tolist() == [0, 1, 0]  # a tie goes to the first class


def test_weights_offsets_and_empty_groups():
    readout = Readout([2, 0, 2], [3, -1, -2], [10, 20, 30], [1.0, 1.0, 1.0])
    bits = np.array([[1, 1, 1], [0, 0, 1]], dtype=np.uint8)
    assert readout.class_sums(bits).tolist() == [[9, 20, 31], [10, 20, 28]]


def test_scales_that_differ_decide_by_score():
    readout = Readout([0, 1], [1, 1], [5, 4], [1.0, 2.0])
    assert not readout.is_integer
    assert readout.predict(readout.class_sums(np.zeros((1, 2), np.uint8))).tolist() == [1]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"group": [0, 2]}, "output 1 belongs to class 2, but classes are 0 to 1"),
        ({"group": [0, -1]}, "class -1"),
        ({"group": [0]}, "one length"),
        ({"offset": [0]}, "one entry per class"),
        ({"offset": [], "scale": []}, "one entry per class"),
        ({"scale": [1.0, 0.0]}, "positive"),
        ({"scale": [1.0, float("nan")]}, "finite"),
        ({"weight": [2**31 - 1, 1], "group": [0, 0]}, "32 bits"),
        ({"offset": [2**31, 0]}, "32 bits"),
    ],
)
def test_rules(change, message):
    fields = {"group": [0, 1], "weight": [1, 1], "offset": [0, 0], "scale": [1.0, 1.0]} | change
    with pytest.raises(ValueError, match=message):
        Readout(**fields)
