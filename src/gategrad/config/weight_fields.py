"""The fields of a run that its network's weights depend on, whatever they are trained to."""

from __future__ import annotations

from typing import Final

__all__ = ["DATA_BITS", "MODEL_SIZES"]

MODEL_SIZES: Final = (
    "network", "channels", "layers", "width", "outputs", "taper", "head", "tree_levels", "hidden",
    "dense_weights", "code_size", "learned_thresholds", "parametrization", "connections",
    "hidden_connections", "anchors", "candidates", "candidate_connections",
)  # fmt: skip
"""Fields of a network that decide its weights' shapes and meaning, and its wiring."""

DATA_BITS: Final = ("thresholds", "n_thresholds", "encoding", "categories", "detectors")
"""Fields of data that decide what its bits are."""
