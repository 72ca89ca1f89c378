"""Training: ``fit`` and what it is made of."""

from gategrad.checkpoint.history import EpochRecord, History
from gategrad.train.descent import learning_rate
from gategrad.train.distributed import ProcessLost
from gategrad.train.faults import TrainingError
from gategrad.train.fitting import fit
from gategrad.train.loop import TrainingInterrupted
from gategrad.train.notes import notes_on

__all__ = [
    "EpochRecord",
    "History",
    "ProcessLost",
    "TrainingError",
    "TrainingInterrupted",
    "fit",
    "learning_rate",
    "notes_on",
]
