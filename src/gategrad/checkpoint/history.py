"""What a training leaves on record: one row per epoch, as JSON lines and for TensorBoard."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, Protocol

from gategrad.system.atomic import write_bytes
from gategrad.system.short_repr import short_repr

__all__ = ["EpochRecord", "History", "LayerRecord", "TensorBoardLog", "write_history"]


# Fields of an epoch's record that not all have.
_OPTIONAL: Final = ("layers", "forward", "frozen", "entropies")


@dataclass(frozen=True)
class LayerRecord:
    """The gates of one logic layer; see :mod:`gategrad.train.gate_statistics`.

    Attributes:
        gates: How many gates of each of the 16 kinds the discrete layer has.
        entropy: Mean entropy of the mixtures, in bits; None where gates are not mixtures.
        gap: Mean ``|relaxed - discrete|`` of the outputs; None where there was no data.
    """

    gates: tuple[int, ...]
    entropy: float | None
    gap: float | None

    @classmethod
    def from_json(cls, content: Any) -> LayerRecord:
        """A record from decoded JSON; ``ValueError`` where a field is missing or wrong."""
        names = {f.name for f in fields(cls)}
        if not isinstance(content, dict) or set(content) != names:
            raise ValueError(f"a layer's record must have the fields {sorted(names)}")
        gates = content["gates"]
        if not isinstance(gates, list | tuple) or [type(n) for n in gates] != [int] * 16:
            raise ValueError(f"gates of a layer's record must be 16 counts, got {gates!r}")
        for name in ("entropy", "gap"):
            if not isinstance(content[name], float | int | None) or content[name] is True:
                raise ValueError(f"{name} of a layer must be a number, got {content[name]!r}")
        return cls(tuple(gates), content["entropy"], content["gap"])


@dataclass(frozen=True)
class EpochRecord:
    """One epoch.

    Attributes:
        epoch: Number of the epoch, from 1.
        step: Steps done at its end, since the start of training.
        loss: Mean loss of its training samples, weighted where they have weights.
        lr: Learning rate of its last step.
        valid_relaxed_accuracy: Of the relaxed network on bits, weighted likewise; None without
            validation samples.
        valid_discrete_accuracy: Of the discrete network, likewise.
        seconds: Training and validation.
        samples_per_s: Training samples per second of training.
        layers: The gates of each logic layer, where ``gate_statistics`` asked for them.
        forward: What gates it trained, where not all epochs train the same (``soft_first``).
        frozen: How many layers were frozen, the first ones, where any were (``freeze_after``).
        entropies: Mean entropy of each layer's mixtures at its end, where ``freeze_settled`` asks.
    """

    epoch: int
    step: int
    loss: float
    lr: float
    valid_relaxed_accuracy: float | None
    valid_discrete_accuracy: float | None
    seconds: float
    samples_per_s: float
    layers: tuple[LayerRecord, ...] | None = None
    forward: str | None = None
    frozen: int | None = None
    entropies: tuple[float, ...] | None = None

    @classmethod
    def from_json(cls, content: Any) -> EpochRecord:
        """A record from decoded JSON; ``ValueError`` where a field is missing or no number."""
        names = {f.name for f in fields(cls)} - {*_OPTIONAL}
        if not isinstance(content, dict) or {*content} - {*_OPTIONAL} != names:
            raise ValueError(f"a history row must have the fields {sorted(names)}, got {content}")
        layers = content.get("layers")
        if layers is not None and not isinstance(layers, list | tuple):
            raise ValueError(f"layers of a history row must be a list, got {layers!r}")
        forward = content.get("forward")
        if not isinstance(forward, str | None):
            raise ValueError(f"forward of a history row must be a name, got {forward!r}")
        frozen = content.get("frozen")
        if not isinstance(frozen, int | None) or isinstance(frozen, bool):
            raise ValueError(f"frozen of a history row must be a whole number, got {frozen!r}")
        entropies = content.get("entropies")
        if entropies is not None:
            numbers = isinstance(entropies, list | tuple) and all(
                isinstance(value, float | int) and value is not True for value in entropies
            )
            if not numbers:
                raise ValueError(f"entropies of a history row must be numbers, got {entropies!r}")
            entropies = tuple(map(float, entropies))
        content = {name: content[name] for name in content if name not in _OPTIONAL}
        for name, value in content.items():
            wanted = int if name in ("epoch", "step") else (int, float)
            missing = value is None and name.startswith("valid_")
            if not missing and (isinstance(value, bool) or not isinstance(value, wanted)):
                raise ValueError(f"{name} of a history row must be a number, got {value!r}")
        if layers is not None:
            layers = tuple(LayerRecord.from_json(row) for row in layers)
        return cls(**content, layers=layers, forward=forward, frozen=frozen, entropies=entropies)

    def to_json(self) -> dict[str, Any]:
        """What :meth:`from_json` reads; without what not all records have, where it is missing."""
        content = asdict(self)
        return {k: v for k, v in content.items() if k not in _OPTIONAL or v is not None}


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

    __repr__ = short_repr


def write_history(path: str | os.PathLike[str], records: Sequence[EpochRecord]) -> None:
    """Write one line of JSON per epoch.

    The whole file is replaced, so that it never holds half a line, nor a row that the checkpoint
    does not have.
    """
    text = "".join(json.dumps(record.to_json()) + "\n" for record in records)
    write_bytes(path, text.encode())


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
            if name not in ("epoch", "step", *_OPTIONAL) and value is not None:
                self._writer.add_scalar(name.replace("valid_", "valid/"), value, record.step)
        for number, layer in enumerate(record.layers or (), start=1):
            for name, value in (("entropy", layer.entropy), ("gap", layer.gap)):
                if value is not None:
                    self._writer.add_scalar(f"{name}/layer {number}", value, record.step)
        self._writer.flush()

    def close(self) -> None:
        """Finish the event file."""
        self._writer.close()
