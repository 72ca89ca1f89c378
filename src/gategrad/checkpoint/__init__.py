"""What a run leaves on disk: its folder, history, training state and model."""

from gategrad.checkpoint.model_file import (
    DataFacts,
    SavedModel,
    load_model,
    load_weights,
    save_model,
)
from gategrad.checkpoint.training_file import (
    Position,
    check_same,
    identity_of,
    load_training,
    save_training,
)

__all__ = [
    "DataFacts",
    "Position",
    "SavedModel",
    "check_same",
    "identity_of",
    "load_model",
    "load_training",
    "load_weights",
    "save_model",
    "save_training",
]
