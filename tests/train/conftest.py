"""What tests of training share."""

from __future__ import annotations

import pytest
from small_training import brightest_third

from gategrad.data import Dataset


@pytest.fixture(scope="module")
def dataset() -> Dataset:
    """500 samples, a fifth of them for validation: 8 steps of 50 an epoch."""
    return brightest_third(500, 100, valid_fraction=0.2)
