"""Files of tensors: any layout of them, and no damage is believed."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
import safetensors.torch
import torch
from torch import nn

from gategrad.checkpoint.tensor_file import read_tensors, write_tensors


def damaged(content: bytes) -> Iterator[bytes]:
    rng = random.Random(7)
    yield b""
    yield b"not a tensor file at all"
    yield pickle.dumps({"weight": [1, 2, 3]})
    yield safetensors.torch.save({"weight": torch.zeros(3)})
    yield content + b"\0"
    for size in (1, 7, 8, 9, *(rng.randrange(len(content)) for _ in range(30)), len(content) - 1):
        yield content[:size]
    header = 8 + int.from_bytes(content[:8], "little")
    places = [*range(8), *(rng.randrange(header) for _ in range(200))]
    places += [rng.randrange(header, len(content)) for _ in range(50)]
    for place in places:
        changed = bytearray(content)
        changed[place] ^= 1 << rng.randrange(8)
        yield bytes(changed)


@pytest.mark.parametrize("name", ["training", "model"])
def test_damaged_files_are_refused(whole: Path, name: str, tmp_path: Path) -> None:
    path = tmp_path / "damaged.safetensors"
    for content in damaged((whole / f"checkpoint/{name}.safetensors").read_bytes()):
        path.write_bytes(content)
        with pytest.raises(ValueError, match=rf"{path} is not a valid gategrad-{name} file: "):
            read_tensors(path, f"gategrad-{name}")


def test_tensors_of_any_layout(tmp_path: Path) -> None:
    base = torch.arange(24, dtype=torch.float32).reshape(4, 6)
    tensors = {
        "transposed": base.t(),
        "column": base[:, 1],
        "same": base,
        "same again": base,
        "part": base[1:3],
        "scalar": torch.tensor(3.5),
        "empty": torch.zeros(0, 5),
        "half": torch.tensor([1.5, -2.0], dtype=torch.bfloat16),
        "bits": torch.tensor([True, False]),
        "parameter": nn.Parameter(torch.ones(2)),
        "expanded": torch.ones(1).expand(3),
    }
    write_tensors(tmp_path / "f", "kind", tensors, {"text": "ä", "number": 0.1})
    loaded, content = read_tensors(tmp_path / "f", "kind")
    assert content == {"text": "ä", "number": 0.1}
    assert loaded.keys() == tensors.keys()
    for name, tensor in tensors.items():
        assert loaded[name].dtype == tensor.dtype
        assert torch.equal(loaded[name], tensor), name
