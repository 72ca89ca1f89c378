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
    first_difference,
    identity_of,
    load_training,
    restore_training,
    save_training,
    training_state,
)

__all__ = [
    "DataFacts",
    "Position",
    "SavedModel",
    "check_same",
    "first_difference",
    "identity_of",
    "load_model",
    "load_training",
    "load_weights",
    "restore_training",
    "save_model",
    "save_training",
    "training_state",
]
