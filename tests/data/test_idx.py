from __future__ import annotations

import gzip
import io
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from gategrad.data.files.compressed import read_bytes
from gategrad.data.formats.idx import parse_idx

from .idx_files import CODES, idx

IMAGES = np.arange(24, dtype=np.uint8).reshape(2, 3, 4)
ARRAYS = st.sampled_from([np.dtype(code) for code in CODES]).flatmap(
    lambda dtype: hnp.arrays(dtype, hnp.array_shapes(max_dims=4, max_side=5))
)


def read(path: Path) -> np.ndarray:
    with path.open("rb") as file:
        return parse_idx(read_bytes(file, str(path), 1 << 20), str(path))


@given(ARRAYS)
def test_round_trip(array: np.ndarray) -> None:
    found = parse_idx(idx(array), "f")
    assert found.dtype == array.dtype
    assert found.dtype.isnative
    np.testing.assert_array_equal(found, array)


@given(ARRAYS, st.data())
def test_every_truncation_is_refused(array: np.ndarray, data: st.DataObject) -> None:
    content = idx(array)
    n = data.draw(st.integers(0, len(content) - 1))
    with pytest.raises(ValueError, match=r"digits\.idx"):
        parse_idx(content[:n], "digits.idx")


@given(st.binary(max_size=40))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    try:
        array = parse_idx(content, "f")
    except ValueError:
        return
    assert 4 + 4 * array.ndim + array.nbytes == len(content)


@pytest.mark.parametrize("compress", [bytes, gzip.compress])
@pytest.mark.parametrize("name", ["images", "images.gz"])
def test_reads_files_by_content_not_by_name(tmp_path: Path, compress, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(compress(idx(IMAGES)))
    np.testing.assert_array_equal(read(path), IMAGES)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "less than a header"),
        (b"\x00\x01\x08\x01" + idx(IMAGES)[4:], "starts with 00 01 08 01"),
        (b"\x00\x00\x0a\x03" + idx(IMAGES)[4:], "starts with 00 00 0a 03"),
        (b"\x00\x00\x08\x00", "1 to 8 axes"),
        (b"\x00\x00\x08\xff" + bytes(2000), "1 to 8 axes"),
        (b"\x00\x00\x08\x03\x00\x00\x00", "within its header of 16 bytes"),
        (b"\x00\x00\x08\x01\x00\x00\x00\x00", r"claims shape \(0,\)"),
        (idx(IMAGES) + b"\x00", "bytes after its end"),
        (b"\x00\x00\x08\x04" + b"\xff" * 16 + b"abc", "is truncated: its header claims"),
        (b"\x00\x00\x0e\x08" + b"\xff" * 32, "is truncated: its header claims"),
    ],
)
def test_refuses_what_is_no_idx_file(tmp_path: Path, content: bytes, message: str) -> None:
    path = tmp_path / "labels.idx"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=message) as info:
        read(path)
    assert str(path) in str(info.value)


@pytest.mark.parametrize("damage", ["truncated", "trailing", "checksum", "stream"])
def test_refuses_damaged_gzip(tmp_path: Path, damage: str) -> None:
    good = gzip.compress(idx(IMAGES))
    content = {
        "truncated": good[:-9],
        "trailing": good + b"more",
        "checksum": good[:-8] + bytes(4) + good[-4:],
        "stream": good[:10] + b"\xff" * (len(good) - 10),
    }[damage]
    path = tmp_path / "images.gz"
    path.write_bytes(content)
    with pytest.raises(ValueError, match="damaged gzip data") as info:
        read(path)
    assert str(path) in str(info.value)


def test_a_small_gzip_file_cannot_fill_the_memory() -> None:
    bomb = io.BytesIO(gzip.compress(bytes(20 << 20)))
    with pytest.raises(ValueError, match="more than the expected 1000 bytes"):
        read_bytes(bomb, "bomb", limit=1000)
