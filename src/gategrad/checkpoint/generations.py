"""The checkpoint before the last one: what a training goes on from where the last is damaged."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from torch import Tensor, nn
from torch.optim import Optimizer

from gategrad.checkpoint.run_folder import RunFolder
from gategrad.checkpoint.tensor_file import read_tensors
from gategrad.checkpoint.training_file import KIND, Position, load_training, stored_identity
from gategrad.system.atomic import link_or_copy

__all__ = ["drop_generation", "keep_generation", "newest_identity", "restore_newest"]


def keep_generation(folder: RunFolder) -> None:
    """Keep the checkpoint that is about to be replaced."""
    if folder.training.exists():
        link_or_copy(folder.training, folder.earlier)


def drop_generation(folder: RunFolder) -> None:
    """Forget it, once training is over: what there is to lose is no longer there alone."""
    folder.earlier.unlink(missing_ok=True)


def restore_newest(
    folder: RunFolder, identity: Mapping[str, Any], model: nn.Module, optimizer: Optimizer
) -> tuple[Position, dict[str, Tensor] | None]:
    """Restore the last checkpoint, or where that is damaged or gone, the one before it.

    Training then does again what it had done since, with the same bits. Warns of it, and puts the
    earlier checkpoint in the last one's place. See
    :func:`~gategrad.checkpoint.training_file.load_training`.
    """
    try:
        return load_training(folder.training, identity, model, optimizer)
    except (ValueError, FileNotFoundError):
        fault = _fault(folder.training)
        if fault is None or not folder.earlier.exists() or _fault(folder.earlier) is not None:
            raise
    found = load_training(folder.earlier, identity, model, optimizer)
    link_or_copy(folder.earlier, folder.training)
    warnings.warn(f"{fault}: going on from the checkpoint before it", stacklevel=2)
    return found


def newest_identity(folder: RunFolder) -> dict[str, Any] | None:
    """The identity of the training that a folder's checkpoints are of; None where it has none.

    Raises:
        ValueError: The last one is damaged, and there is no earlier one that is not.
    """
    if not folder.training.exists():
        return stored_identity(folder.earlier) if folder.earlier.exists() else None
    try:
        return stored_identity(folder.training)
    except ValueError:
        with suppress(ValueError, FileNotFoundError):
            return stored_identity(folder.earlier)
        raise


def _fault(path: Path) -> str | None:
    try:
        read_tensors(path, KIND)
    except (ValueError, OSError) as error:
        return str(error)
    return None
