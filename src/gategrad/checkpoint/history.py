"""What a training leaves on record: one row per epoch, as JSON lines and for TensorBoard."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Protocol

from gategrad.atomic import write_atomic

__all__ = ["EpochRecord", "History", "TensorBoardLog", "write_history"]


@dataclass(frozen=True)
class EpochRecord:
    """One epoch.

    Attributes:
        epoch: Number of the epoch, from 1.
        step: Steps done at its end, since the start of training.
        loss: Mean cross-entropy over its training samples.
        lr: Learning rate of its last step.
        valid_relaxed_accuracy: Of the relaxed network on bits; None without validation samples.
        valid_discrete_accuracy: Of the discrete network; None without validation samples.
        seconds: Training and validation.
        samples_per_s: Training samples per second of training.
    """

    epoch: int
    step: int
    loss: float
    lr: float
    valid_relaxed_accuracy: float | None
    valid_discrete_accuracy: float | None
    seconds: float
    samples_per_s: float

    @classmethod
    def from_json(cls, content: Any) -> EpochRecord:
        """A record from decoded JSON; ``ValueError`` where a field is missing or no number."""
        names = {f.name for f in fields(cls)}
        if not isinstance(content, dict) or set(content) != names:
            raise ValueError(f"a history row must have the fields {sorted(names)}, got {content}")
        for name, value in content.items():
            wanted = int if name in ("epoch", "step") else (int, float)
            missing = value is None and name.startswith("valid_")
            if not missing and (isinstance(value, bool) or not isinstance(value, wanted)):
                raise ValueError(f"{name} of a history row must be a number, got {value!r}")
        return cls(**content)


@dataclass(frozen=True)
class History:
    """How a training went.

    Attributes:
        epochs: One record per epoch.
        best_epoch: Number of the epoch whose weights were kept: the first with the best discrete
            validation accuracy, or the last one where there are no validation samples.
        steps: Steps in all.
        seconds: Training and validation in all, over every part of a resumed run.
    """

    epochs: tuple[EpochRecord, ...]
    best_epoch: int
    steps: int
    seconds: float


def write_history(path: str | os.PathLike[str], records: Sequence[EpochRecord]) -> None:
    """Write one line of JSON per epoch.

    The whole file is replaced, so that it never holds half a line, nor a row that the checkpoint
    does not have.
    """
    text = "".join(json.dumps(asdict(record)) + "\n" for record in records)
    write_atomic(path, lambda file: file.write(text.encode()))


class _Writer(Protocol):
    def add_scalar(self, tag: str, value: float, step: int) -> None: ...

    def flush(self) -> None: ...

    def close(self) -> None: ...


class TensorBoardLog:
    """Epoch records as TensorBoard scalars.

    Args:
        folder: Where the event files go.
        records: The epochs of a resumed run. They are written again and replace what event files
            of earlier parts say, which may have got further than the checkpoint.

    Raises:
        ImportError: TensorBoard is not installed; names the extra.
    """

    def __init__(self, folder: str | os.PathLike[str], records: Sequence[EpochRecord]) -> None:
        try:
            from torch.utils.tensorboard import SummaryWriter
        except ImportError as error:
            raise ImportError(
                "tensorboard=True needs TensorBoard: pip install 'gategrad[tensorboard]'"
            ) from error
        self._writer: _Writer = SummaryWriter(str(folder), purge_step=0)
        for record in records:
            self.write(record)

    def write(self, record: EpochRecord) -> None:
        """Write one epoch's numbers at its step."""
        for name, value in asdict(record).items():
            if name not in ("epoch", "step") and value is not None:
                self._writer.add_scalar(name.replace("valid_", "valid/"), value, record.step)
        self._writer.flush()

    def close(self) -> None:
        """Finish the event file."""
        self._writer.close()
