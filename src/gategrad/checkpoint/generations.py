"""The checkpoint before the last one: what a training goes on from where the last is damaged."""

from __future__ import annotations

import warnings
from pathlib import Path
from typing import Any

from gategrad.checkpoint.run_folder import RunFolder
from gategrad.checkpoint.tensor_file import read_tensors
from gategrad.checkpoint.training_file import KIND, stored_identity
from gategrad.system.atomic import link_or_copy

__all__ = ["drop_generation", "keep_generation", "newest_identity", "recover"]


def keep_generation(folder: RunFolder) -> None:
    """Keep the checkpoint that is about to be replaced."""
    if folder.training.exists():
        link_or_copy(folder.training, folder.earlier)


def drop_generation(folder: RunFolder) -> None:
    """Forget it, once training is over: what there is to lose is no longer there alone."""
    folder.earlier.unlink(missing_ok=True)


def recover(folder: RunFolder) -> None:
    """Put the earlier checkpoint in the last one's place where that is damaged or gone.

    Training then does again what it had done since, with the same bits. Warns of it. Does nothing
    where neither is sound: whoever reads the last one says what is wrong with it.
    """
    if not folder.earlier.exists():
        return
    fault = _fault(folder.training)
    if fault is None or _fault(folder.earlier) is not None:
        return
    link_or_copy(folder.earlier, folder.training)
    warnings.warn(f"{fault}: going on from the checkpoint before it", stacklevel=2)


def newest_identity(folder: RunFolder) -> dict[str, Any] | None:
    """The identity of the training that a folder's checkpoints are of; None where it has none.

    Raises:
        ValueError: The last one is damaged, and there is no earlier one.
    """
    if not folder.training.exists():
        return stored_identity(folder.earlier) if folder.earlier.exists() else None
    try:
        return stored_identity(folder.training)
    except ValueError:
        if not folder.earlier.exists():
            raise
        return stored_identity(folder.earlier)


def _fault(path: Path) -> str | None:
    try:
        read_tensors(path, KIND)
    except (ValueError, OSError) as error:
        return str(error)
    return None
