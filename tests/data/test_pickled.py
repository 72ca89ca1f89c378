from __future__ import annotations

import os
import pickle
import pickletools
from collections import OrderedDict
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gategrad.data.formats.pickled import read_pickled

PROTOCOLS = range(6)
ARRAY = np.arange(12, dtype=np.uint8).reshape(3, 4)
BATCH = {
    "data": ARRAY,
    "labels": [1, 2, 300, -1],
    "mean": ARRAY.astype(">f8"),
    "turned": np.asfortranarray(ARRAY),
    "few": (1, 2.5, None, True, "é", b"\xff\x00"),
    "number": np.float32(2),
    "parts": [np.arange(3), {"one": 1}, ARRAY],
    7: 2**70,
}


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_reads_what_python_3_writes(protocol: int) -> None:
    found = read_pickled(pickle.dumps(BATCH, protocol), "batch")
    assert set(found) == set(BATCH)
    for name in ("data", "mean", "turned"):
        assert found[name].dtype == BATCH[name].dtype
        np.testing.assert_array_equal(found[name], BATCH[name])
    assert (found["labels"], found["few"], found[7]) == (BATCH["labels"], BATCH["few"], 2**70)
    assert found["number"] == 2
    np.testing.assert_array_equal(found["parts"][0], np.arange(3))
    np.testing.assert_array_equal(found["parts"][2], ARRAY)


def test_reads_what_python_2_wrote() -> None:
    """CIFAR's batches: text of eight-bit characters, NumPy's names of then."""
    values = ARRAY.tobytes()
    content = (
        b"\x80\x02}q\x01(U\x04dataq\x02cnumpy.core.multiarray\n_reconstruct\nq\x03cnumpy\nndarray\n"
        b"q\x04K\x00\x85U\x01b\x87Rq\x05(K\x01K\x03K\x04\x86cnumpy\ndtype\nq\x06U\x02u1K\x00K\x01"
        b"\x87Rq\x07(K\x03U\x01|NNNJ\xff\xff\xff\xffJ\xff\xff\xff\xffK\x00tb\x89U"
        + bytes([len(values)])
        + values
        + b"tbU\x06labelsq\x08]q\t(K\x03K\x01eu."
    )
    found = read_pickled(content, "data_batch_1")
    np.testing.assert_array_equal(found[b"data"], ARRAY)
    assert found[b"labels"] == [3, 1]


class Call:
    def __init__(self, *call: Any) -> None:
        self.call = call

    def __reduce__(self) -> tuple[Any, ...]:
        return self.call


def hostile(mark: Path) -> dict[str, Any]:
    return {
        "a command": Call(os.system, (f"touch {mark}",)),
        "a file": Call(open, (str(mark), "w")),
        "code": Call(eval, (f"open({str(mark)!r}, 'w')",)),
        "inside a batch": {"data": Call(os.system, (f"touch {mark}",)), "labels": [1]},
        "as a key": {Call(os.mkdir, (str(mark),)): 1},
        "a state": Call(Path, (str(mark),), {"x": 1}),
        "a class of ours": Call(np.load, (str(mark),)),
        "objects": np.array([1, "a", None], dtype=object),
        "text": np.array(["a", "b"]),
        "records": np.zeros(2, dtype=[("a", int)]),
        "a set": {1, 2},
        "an ordered dict": OrderedDict(a=1),
        "a complex number": 1j,
        "a module's function": os.getcwd,
        "a class": int,
    }


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("name", hostile(Path()))
def test_runs_nothing(tmp_path: Path, name: str, protocol: int) -> None:
    mark = tmp_path / "mark"
    content = pickle.dumps(hostile(mark)[name], protocol)
    with pytest.raises(ValueError, match="batch is no batch of arrays"):
        read_pickled(content, "batch")
    assert not mark.exists()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b".",
        b"(.",
        b"N",
        b"NN.",
        b"cnumpy\nndarray\n.",
        b"cnumpy.core.multiarray\n_reconstruct\n(tR.",
        b"cnumpy\ndtype\n(tR.",
        b"cnumpy\nndarray\n(tR.",
        b"(lp0\ng0\na0",
        b"g7\n.",
        b"]q\x00h\x00a.",
        b"e.",
        b"}(Ku.",
        b"}(K\x01u.",
        b"K\x01(tb.",
        b"Pid\n.",
        b"<html>",
        b"\x80\x05\x95\xff\xff\xff\xff\xff\xff\xff\x7f.",
        b"(" * 3000 + b"N" + b"t" * 3000 + b".",
    ],
)
def test_damaged(content: bytes) -> None:
    with pytest.raises(ValueError, match="batch is no batch of arrays"):
        read_pickled(content, "batch")


def test_an_array_must_have_the_bytes_that_it_claims() -> None:
    content = pickle.dumps(ARRAY, 2)
    assert content.count(b"K\x03K\x04") == 1
    wrong = content.replace(b"K\x03K\x04", b"K\x03K\x05")
    with pytest.raises(ValueError, match=r"shape \(3, 5\).*12 bytes"):
        read_pickled(wrong, "batch")


def test_any_cut_and_any_changed_byte_give_the_batch_or_an_error() -> None:
    content = pickletools.optimize(pickle.dumps({"data": ARRAY, "labels": [1, 2]}, 4))
    rng = np.random.default_rng(0)
    for end in range(len(content)):
        with pytest.raises(ValueError, match="no batch"):
            read_pickled(content[:end], "batch")
    for _ in range(300):
        changed = bytearray(content)
        changed[rng.integers(len(content))] = rng.integers(256)
        with suppress(ValueError):  # and nothing else
            read_pickled(changed, "batch")
