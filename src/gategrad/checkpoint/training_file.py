"""Saving a training so that it can go on as if it had never stopped, bit for bit.

``training.safetensors`` holds the model, the best weights so far, Adam's moments, torch's random
state and the exact position. It also holds the training's *identity*: what must be the same for a
resumed run to be the same run.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.optim import Optimizer

from gategrad.checkpoint.history import EpochRecord
from gategrad.checkpoint.same_training import check_goes_on
from gategrad.checkpoint.tensor_file import (
    check_state,
    part,
    prefixed,
    read_content,
    read_tensors,
    unchanged_on_error,
    write_tensors,
)
from gategrad.circuit import Netlist
from gategrad.circuit.encoders.derived_encoder import encoder_parts
from gategrad.config import RunConfig, TrainConfig
from gategrad.data import Dataset

__all__ = [
    "KIND",
    "Position",
    "identity_of",
    "load_training",
    "restore_training",
    "save_training",
    "stored_identity",
    "training_state",
]

State = dict[str, Tensor]

KIND: Final = "gategrad-training"
"""What such a file calls itself."""
# Rows hashed at a time.
_ROWS: Final = 8192


@dataclass
class Position:
    """Where a training stands.

    Attributes:
        epoch: Finished epochs.
        batch: Finished batches of the running epoch.
        step: Finished steps since the start.
        loss_sum: Sum of the losses of the running epoch's samples so far.
        samples: Samples of the running epoch so far.
        seconds: Time spent on the running epoch so far.
        best_epoch: Number of the best epoch so far; 0 where there is none.
        records: The finished epochs.
    """

    epoch: int = 0
    batch: int = 0
    step: int = 0
    loss_sum: float = 0.0
    samples: int = 0
    seconds: float = 0.0
    best_epoch: int = 0
    records: list[EpochRecord] = field(default_factory=list)

    @classmethod
    def from_json(cls, content: Any) -> Position:
        """The inverse of ``asdict``; ``ValueError`` for anything else, naming the field."""
        default = asdict(cls())
        if not isinstance(content, dict) or set(content) != set(default):
            raise ValueError(f"a position must have the fields {sorted(default)}, got {content}")
        for name, value in content.items():
            if type(value) is not type(default[name]):
                raise ValueError(f"{name} of the position cannot be {value!r}")
            if isinstance(value, int | float) and not 0 <= value < float("inf"):
                raise ValueError(f"{name} of the position must not be negative, got {value}")
        records = [EpochRecord.from_json(row) for row in content["records"]]
        if content["epoch"] != len(records) or content["best_epoch"] > len(records):
            raise ValueError(f"{len(records)} rows of history for epoch {content['epoch']}")
        return cls(**{**content, "records": records})


def identity_of(
    model: nn.Module,
    dataset: Dataset,
    config: TrainConfig,
    seed: int,
    run: RunConfig | None,
    digests: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """What must be the same for a resumed training to be the same training.

    ``digests`` name, by argument, the arrays that are used beside the data set.
    """
    described = {} if run is None else asdict(run)
    samples = {name: len(getattr(dataset, name).y) for name in ("train", "valid")}
    about = {"name": dataset.name, "n_classes": dataset.n_classes, **samples}
    encoder, _ = encoder_parts(dataset.encoder)
    # The thresholds, an array, are in the hash of the content; all bits of their grid are used.
    # Names of columns change nothing that is trained.
    apart = "thresholds", "used", "columns"
    read = {f.name: getattr(encoder, f.name) for f in fields(encoder) if f.name not in apart}
    identity = {
        **described,
        "seed": seed,
        "train": asdict(config),
        "network": repr(model),
        "dataset": {**about, "encoder": read, "content": _content(dataset)},
        **(digests or {}),
    }
    # Through JSON, as the stored one has been.
    return dict(json.loads(json.dumps(identity)))


def save_training(
    path: str | os.PathLike[str],
    identity: Mapping[str, Any],
    position: Position,
    model: nn.Module,
    best: Mapping[str, Tensor] | None,
    optimizer: Optimizer,
) -> None:
    """Save everything that resuming needs, atomically.

    Args:
        path: The file to write.
        identity: See :func:`identity_of`.
        position: Where the training stands.
        model: The model.
        best: State dict of the best epoch; None before the first.
        optimizer: The optimizer of the model's trainable parameters, in their order.
    """
    tensors, content = training_state(identity, position, model, best, optimizer)
    write_tensors(path, KIND, tensors, content)


def training_state(
    identity: Mapping[str, Any],
    position: Position,
    model: nn.Module,
    best: Mapping[str, Tensor] | None,
    optimizer: Optimizer,
) -> tuple[State, dict[str, Any]]:
    """Everything that resuming needs, as tensors and JSON; see :func:`save_training`."""
    tensors = prefixed("model", model.state_dict())
    tensors |= prefixed("best", best or {})
    for name, parameter in _trainable(model).items():
        moments = optimizer.state.get(parameter, {})
        tensors |= prefixed(f"optimizer.{name}", moments)
    tensors["random"] = torch.get_rng_state()
    gpu = _gpu(model)
    if gpu is not None:
        tensors["random_gpu"] = torch.cuda.get_rng_state(gpu)
    return tensors, {"identity": identity, "position": asdict(position)}


def stored_identity(path: str | os.PathLike[str]) -> dict[str, Any]:
    """The identity of the training that a file holds, without its tensors.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: The file is damaged or foreign; names it.
    """
    content = read_content(path, KIND)
    identity = content.get("identity") if isinstance(content, dict) else None
    if not isinstance(identity, dict) or not isinstance(identity.get("train"), dict):
        raise ValueError(f"{path} is not a valid {KIND} file: it does not say of which training")
    return identity


def load_training(
    path: str | os.PathLike[str],
    identity: Mapping[str, Any],
    model: nn.Module,
    optimizer: Optimizer,
) -> tuple[Position, State | None]:
    """Put a model, its optimizer and torch's random state where a training stopped.

    Nothing is changed unless everything in the file is in order.

    Returns:
        The position, and the state dict of the best epoch so far, if there is one.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: The file is damaged or foreign, or of another training; names what differs.
    """
    tensors, content = read_tensors(path, KIND)
    try:
        check_goes_on(content["identity"], identity, content["position"])
        return restore_training(tensors, content["position"], model, optimizer)
    except (KeyError, TypeError, AttributeError, RuntimeError, ValueError) as error:
        reason = f"missing {error}" if isinstance(error, KeyError) else str(error)
        raise ValueError(f"cannot resume from {path}: {reason}") from error


def restore_training(
    tensors: State, position: Any, model: nn.Module, optimizer: Optimizer
) -> tuple[Position, State | None]:
    """The inverse of :func:`training_state`; see :func:`load_training`.

    Raises:
        ValueError, KeyError, TypeError, AttributeError, RuntimeError: Something is not in order.
    """
    at = Position.from_json(position)
    state, best = part("model", tensors), part("best", tensors)
    if bool(best) != bool(at.best_epoch):
        held = "weights" if best else "no weights"
        raise ValueError(f"best_epoch is {at.best_epoch}, with {held} of a best epoch")
    moments = _moments(model, optimizer, tensors)
    torch.Generator().set_state(tensors["random"])
    with unchanged_on_error(model):
        # The best ones too: they are needed only at the end, but must be in order now.
        for weights in (best, state) if best else (state,):
            check_state(weights, model.state_dict())
            model.load_state_dict(weights)
        optimizer.load_state_dict({**optimizer.state_dict(), "state": moments})
    torch.set_rng_state(tensors["random"])
    gpu = _gpu(model)
    if gpu is not None and "random_gpu" in tensors:
        torch.cuda.set_rng_state(tensors["random_gpu"], gpu)
    return at, best or None


def _moments(
    model: nn.Module, optimizer: Optimizer, tensors: Mapping[str, Tensor]
) -> dict[int, State]:
    """By the numbers that the optimizer gives parameters: group by group."""
    groups = [parameter for group in optimizer.param_groups for parameter in group["params"]]
    numbers = {id(parameter): number for number, parameter in enumerate(groups)}
    moments = {}
    for name, parameter in _trainable(model).items():
        entries = part(f"optimizer.{name}", tensors)
        # A parameter that no gradient has reached yet has none.
        if not entries:
            continue
        wanted = {"step": torch.zeros((), dtype=torch.float32)}
        wanted |= {name: _like_moments(parameter, entries) for name in ("exp_avg", "exp_avg_sq")}
        check_state(prefixed(f"optimizer.{name}", entries), prefixed(f"optimizer.{name}", wanted))
        moments[numbers[id(parameter)]] = entries
    return moments


def _like_moments(parameter: Tensor, entries: State) -> Tensor:
    # A training may keep them in 16 bits.
    short = all(entries[name].dtype == torch.bfloat16 for name in entries if name != "step")
    return parameter.detach().bfloat16() if short else parameter


def _gpu(model: nn.Module) -> torch.device | None:
    device = next(model.parameters()).device
    return device if device.type == "cuda" else None


def _trainable(model: nn.Module) -> dict[str, nn.Parameter]:
    return {name: p for name, p in model.named_parameters() if p.requires_grad}


def _content(dataset: Dataset) -> str:
    digest = hashlib.sha256()
    encoder, following = encoder_parts(dataset.encoder)
    arrays: list[Any] = [encoder.thresholds]
    for each in following:
        gates = each if isinstance(each, Netlist) else each.netlist
        arrays += [gates.gate, gates.a, gates.b, gates.outputs]
    for split in (dataset.train, dataset.valid):
        arrays += [split.X, np.asarray(split.y)]
    if dataset.weight is not None:
        arrays.append(dataset.weight)
    for array in arrays:
        digest.update(f"{array.dtype}{array.shape}".encode())
        # Rows may be mapped from a file that is larger than memory.
        for start in range(0, max(len(array), 1), _ROWS):
            digest.update(np.ascontiguousarray(array[start : start + _ROWS]).data)
    return digest.hexdigest()[:16]
