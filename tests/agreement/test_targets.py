"""Every target computes the same as the oracle, on every kind of circuit."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import circuits, convolutional_circuits

from gategrad.targets import TARGETS, ReferenceNetwork


@pytest.mark.parametrize("target", [name for name in TARGETS if name != "reference"])
@settings(deadline=None)
@given(st.one_of(circuits(), convolutional_circuits()))
def test_target_agrees_with_the_oracle(target, pair):
    circuit, rows = pair
    network, oracle = TARGETS[target](circuit), ReferenceNetwork(circuit)
    for method in ("bits", "class_sums", "scores", "predict"):
        expected = getattr(oracle, method)(rows)
        for name in (method, f"{method}_encoded"):
            found = getattr(network, name)(rows)
            np.testing.assert_array_equal(found, expected, err_msg=f"{target}.{name}")
            assert found.dtype == expected.dtype
            assert found.shape == expected.shape
