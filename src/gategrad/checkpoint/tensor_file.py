"""Tensors and JSON in one safetensors file, checked in full when read. Nothing is pickled."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import safetensors.torch
import torch
from safetensors import SafetensorError, safe_open
from torch import Tensor, nn

from gategrad.system.atomic import write_bytes

__all__ = [
    "check_state",
    "part",
    "prefixed",
    "read_content",
    "read_tensors",
    "unchanged_on_error",
    "write_tensors",
]

_VERSION: Final = "1"
_ARCHIVE: Final = b"PK\3\4"


def write_tensors(
    path: str | os.PathLike[str], kind: str, tensors: Mapping[str, Tensor], content: Any
) -> None:
    """Write a file, atomically.

    Args:
        path: The file to create or replace.
        kind: What the file is; reading asks for it.
        tensors: Tensors of any layout and device; they may share memory.
        content: What JSON can hold.
    """
    owned = _owned(tensors)
    text = json.dumps(content)
    metadata = {
        "format": kind,
        "version": _VERSION,
        "content": text,
        "sha256": _digest(text, owned),
    }
    data = safetensors.torch.save(owned, metadata)
    write_bytes(path, data)


def read_tensors(path: str | os.PathLike[str], kind: str) -> tuple[dict[str, Tensor], Any]:
    """Read a file written by :func:`write_tensors`.

    Returns:
        The tensors, in memory of their own on the CPU, and the decoded JSON.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: Cut short, damaged, or another kind or version of file; names it.
    """
    with _readable(path, kind), safe_open(path, framework="pt") as file:
        metadata = file.metadata() or {}
        _check_kind(metadata, kind)
        tensors = {name: file.get_tensor(name).clone() for name in file.keys()}  # noqa: SIM118
        if _digest(metadata["content"], tensors) != metadata["sha256"]:
            raise ValueError("its checksum does not match its content: it is damaged")
        return tensors, json.loads(metadata["content"])


def read_content(path: str | os.PathLike[str], kind: str) -> Any:
    """The JSON of such a file, without looking at its tensors.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: Another kind or version of file, or none that can be read; names it.
    """
    with _readable(path, kind), safe_open(path, framework="pt") as file:
        metadata = file.metadata() or {}
        _check_kind(metadata, kind)
        return json.loads(metadata["content"])


@contextmanager
def _readable(path: str | os.PathLike[str], kind: str) -> Iterator[None]:
    """Say of errors in reading a file which one it is."""
    if not Path(path).is_file():
        raise FileNotFoundError(f"no file at {path}")
    with Path(path).open("rb") as opened:
        is_archive = opened.read(len(_ARCHIVE)) == _ARCHIVE
    if is_archive:
        raise ValueError(
            f"{path} is not a valid {kind} file: it is an .npz, as circuits are; give the run that "
            "it is from"
        )
    try:
        yield
    except (ValueError, KeyError, TypeError, OSError, RuntimeError, SafetensorError) as error:
        reason = f"missing {error}" if isinstance(error, KeyError) else str(error)
        raise ValueError(f"{path} is not a valid {kind} file: {reason}") from error


def prefixed(prefix: str, state: Mapping[str, Any]) -> dict[str, Tensor]:
    """A state dict's entries under ``prefix.``; ``TypeError`` for one that is not a tensor."""
    for name, value in state.items():
        if not isinstance(value, Tensor):
            raise TypeError(f"the model's state {name} is a {type(value).__name__}, not a tensor")
    return {f"{prefix}.{name}": tensor for name, tensor in state.items()}


def part(prefix: str, tensors: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """The inverse of :func:`prefixed`: the entries under ``prefix.``."""
    start = f"{prefix}."
    return {k.removeprefix(start): t for k, t in tensors.items() if k.startswith(start)}


def check_state(state: Mapping[str, Tensor], model_state: Mapping[str, Tensor]) -> None:
    """Raise ``ValueError`` where a state dict has not a model's names, shapes and types."""
    different = sorted(set(state) ^ set(model_state))
    if different:
        holder = "the file" if different[0] in state else "the model"
        raise ValueError(f"only {holder} has {different[0]}")
    for name, tensor in state.items():
        wanted = model_state[name]
        if tensor.shape != wanted.shape or tensor.dtype != wanted.dtype:
            raise ValueError(
                f"{name} is {tensor.dtype} of shape {tuple(tensor.shape)} in the file, but "
                f"{wanted.dtype} of shape {tuple(wanted.shape)} in the model"
            )


@contextmanager
def unchanged_on_error(model: nn.Module) -> Iterator[None]:
    """Put a model's state back where loading another fails.

    Modules check more than names and shapes, such as the range of their wiring, and do so while
    loading.
    """
    before = {
        name: value.clone() if isinstance(value, Tensor) else value
        for name, value in model.state_dict().items()
    }
    try:
        yield
    except BaseException:
        model.load_state_dict(before)
        raise


def _check_kind(metadata: Mapping[str, str], kind: str) -> None:
    if metadata.get("format") != kind:
        raise ValueError(f"its format is {metadata.get('format')!r}")
    if metadata.get("version") != _VERSION:
        raise ValueError(
            f"its version is {metadata.get('version')!r}; this gategrad reads version {_VERSION}"
        )


def _owned(tensors: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """The same values, each contiguous in memory of its own; copied only where they are not."""
    owned: dict[str, Tensor] = {}
    seen: set[int] = set()
    for name, tensor in tensors.items():
        plain = tensor.detach().cpu().contiguous()
        storage = plain.untyped_storage()
        if storage.nbytes() != plain.nbytes or storage.data_ptr() in seen:
            plain = plain.clone()
        seen.add(plain.untyped_storage().data_ptr())
        owned[name] = plain
    return owned


def _digest(text: str, tensors: Mapping[str, Tensor]) -> str:
    digest = hashlib.sha256(text.encode())
    for name in sorted(tensors):
        tensor = tensors[name]
        digest.update(f"\0{name}\0{tensor.dtype}\0{tuple(tensor.shape)}\0".encode())
        if tensor.numel():  # an empty one may have a stride that cannot be viewed as bytes
            digest.update(tensor.reshape(-1).view(torch.uint8).numpy().data)
    return digest.hexdigest()
