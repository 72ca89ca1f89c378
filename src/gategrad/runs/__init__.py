"""Whole runs: from a configuration to a folder, and back from the folder."""

from typing import TYPE_CHECKING

from gategrad.runs.finished_run import FinishedRun
from gategrad.system.lazy_names import lazy_names

if TYPE_CHECKING:
    from gategrad.runs.training_run import train_run
else:  # it needs torch; to read a run back does not
    __getattr__ = lazy_names(__name__, {"train_run": "gategrad.runs.training_run"})

__all__ = ["FinishedRun", "train_run"]
