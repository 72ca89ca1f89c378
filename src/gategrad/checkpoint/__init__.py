"""What a run leaves on disk: its folder, history, training state and model.

The names that need torch are imported on first use: where a file stands, and what a history says,
is known without it.
"""

from typing import TYPE_CHECKING

from gategrad.checkpoint.history import EpochRecord, History, LayerRecord
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.system.lazy_names import lazy_names

if TYPE_CHECKING:
    from gategrad.checkpoint.model_file import (
        DataFacts,
        SavedModel,
        load_model,
        load_weights,
        save_model,
    )
    from gategrad.checkpoint.same_training import check_same, first_difference
    from gategrad.checkpoint.training_file import (
        Position,
        identity_of,
        load_training,
        restore_training,
        save_training,
        training_state,
    )
else:
    _MODEL = ("DataFacts", "SavedModel", "load_model", "load_weights", "save_model")
    _TRAINING = (
        "Position", "identity_of", "load_training", "restore_training", "save_training",
        "training_state",
    )  # fmt: skip
    _SAME = ("check_same", "first_difference")
    __getattr__ = lazy_names(
        __name__,
        dict.fromkeys(_MODEL, "gategrad.checkpoint.model_file")
        | dict.fromkeys(_TRAINING, "gategrad.checkpoint.training_file")
        | dict.fromkeys(_SAME, "gategrad.checkpoint.same_training"),
    )

__all__ = [
    "DataFacts",
    "EpochRecord",
    "History",
    "LayerRecord",
    "Position",
    "RunFolder",
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
