"""What tests of checkpoints share."""

from __future__ import annotations

from pathlib import Path

import pytest
from checkpointed_training import train


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a training that was never stopped; it stays as it is."""
    out = tmp_path_factory.mktemp("whole") / "run"
    train(out)
    return out
