"""What a training writes into its folder while it runs, and goes on from."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from torch import Tensor, nn
from torch.optim import Optimizer

from gategrad.checkpoint import Position, save_training
from gategrad.checkpoint.generations import (
    drop_generation,
    keep_generation,
    restore_newest,
)
from gategrad.checkpoint.history import EpochRecord, write_history
from gategrad.checkpoint.model_file import save_model
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.config import RunConfig
from gategrad.data import Dataset
from gategrad.system.atomic import write_bytes

__all__ = ["Checkpoints"]


class Checkpoints:
    """A training's checkpoint, best model, history and configuration, each replaced as a whole.

    Args:
        folder: Held by this process.
        identity: What must be the same to go on; see :func:`gategrad.checkpoint.identity_of`.
        model: What is trained.
        optimizer: Of the model's trainable parameters.
        dataset: What the model is for.
        run: The whole run's configuration, if there is one.
    """

    def __init__(
        self,
        folder: RunFolder,
        identity: Mapping[str, Any],
        model: nn.Module,
        optimizer: Optimizer,
        dataset: Dataset,
        run: RunConfig | None,
    ) -> None:
        self.folder, self.identity = folder, identity
        self._model, self._optimizer = model, optimizer
        self._dataset, self._run = dataset, run

    def begin(self) -> None:
        """Write the configuration; ``ValueError`` where the folder holds a run already."""
        self.folder.check_unused()
        self.write_config()

    def write_config(self) -> None:
        """Write the configuration."""
        content = self.identity if self._run is None else asdict(self._run)
        text = json.dumps(content, indent=2) + "\n"
        write_bytes(self.folder.config, text.encode())

    def restore(self) -> tuple[Position, dict[str, Tensor] | None]:
        """Put model and optimizer where training stopped; see :func:`restore_newest`."""
        return restore_newest(self.folder, self.identity, self._model, self._optimizer)

    def save(self, position: Position, best: Mapping[str, Tensor] | None) -> None:
        """Write the checkpoint.

        Args:
            position: Where the training stands.
            best: State dict of the best epoch so far; None before the first.
        """
        keep_generation(self.folder)
        save_training(
            self.folder.training, self.identity, position, self._model, best, self._optimizer
        )

    def finish(self) -> None:
        """Training is over."""
        drop_generation(self.folder)

    def save_best(self, best: Mapping[str, Tensor] | None) -> None:
        """Write the best model, if there is one."""
        if best is not None:
            save_model(self.folder.model, best, self._dataset, self._run)

    def save_history(self, records: Sequence[EpochRecord]) -> None:
        """Write the history."""
        write_history(self.folder.history, records)
