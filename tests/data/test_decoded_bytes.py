"""Small files that hold much: how much of them is read, and what is said."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from command_line import call

from gategrad.data.files.archives import Archive
from gategrad.data.files.data_files import DataFile, find_file
from gategrad.data.files.decoded_bytes import LIMIT_VARIABLE, DecodedBytes
from gategrad.data.formats import parquet_tables, text_lines
from gategrad.data.formats.tables import read_table
from gategrad.data.own.by_path import load_npz
from gategrad.data.own.images import load_image_folder, load_parquet_images
from gategrad.system.free_memory import free_memory
from gategrad.system.memory import physical_memory


@pytest.fixture
def kilobyte(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LIMIT_VARIABLE, "1e-6")


def test_eight_gigabytes_or_what_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(LIMIT_VARIABLE, raising=False)
    target = "gategrad.data.files.decoded_bytes.free_memory"
    for free, copies, limit, reason in (
        (1e12, 1, 8e9, "8 GB once decoded, the most that is read"),
        (6e9, 1, 6e9, "6 GB once decoded, the most that there is memory for"),
        (6e9, 3, 2e9, "2 GB once decoded, the most that there is memory for"),
    ):
        monkeypatch.setattr(target, lambda free=free: free)
        decoded = DecodedBytes("x", copies)
        decoded.add(limit / 2)
        decoded.add(limit / 2)
        with pytest.raises(ValueError, match=f"^x holds more than {reason}: use a part of it, or"):
            decoded.add(1)


def test_the_users_own_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LIMIT_VARIABLE, "20")
    decoded = DecodedBytes("x", 3)
    decoded.add(20e9)
    with pytest.raises(ValueError, match=f"than 20 GB once decoded, what {LIMIT_VARIABLE} allows"):
        decoded.add(1)
    monkeypatch.setenv(LIMIT_VARIABLE, "inf")
    DecodedBytes("x").add(1e30)
    for wrong in ("0", "-1", "nan", "many"):
        monkeypatch.setenv(LIMIT_VARIABLE, wrong)
        with pytest.raises(ValueError, match=f"gigabytes above 0, or inf, got '{wrong}'"):
            DecodedBytes("x")


def test_free_memory() -> None:
    assert 0 < free_memory() <= physical_memory()


@pytest.mark.skipif(sys.platform != "linux", reason="others do not say what is free")
def test_free_memory_within_a_processs_limit() -> None:
    code = "from gategrad.system.free_memory import free_memory; print(free_memory())"
    command = f"ulimit -v 3000000; exec {sys.executable} -c '{code}'"
    found = subprocess.run(["sh", "-c", command], check=True, capture_output=True)
    assert 0 < int(found.stdout) < 3_000_000 << 10


TABLE = "n,y\n" + "1,a\n2,b\n" * 20


@pytest.mark.usefixtures("kilobyte")
def test_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "t.csv.gz"
    file.write_bytes(gzip.compress(TABLE.encode()))
    with pytest.raises(ValueError, match=r"t\.csv\.gz holds more than 1e-06 GB once decoded"):
        read_table(file)
    result = call("data", "info", file)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert LIMIT_VARIABLE in result.stderr
    monkeypatch.setenv(LIMIT_VARIABLE, "inf")
    assert read_table(file).n_rows == 40


@pytest.mark.usefixtures("kilobyte")
def test_parquet_is_refused_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    file = tmp_path / "t.parquet"
    pytest.importorskip("pyarrow.parquet").write_table(
        pyarrow.table({"n": [1, 2] * 9, "y": [1, 2] * 9}), file
    )
    monkeypatch.setattr(parquet_tables.ParquetTable, "blocks", None)
    with pytest.raises(ValueError, match=r"t\.parquet holds more than 1e-06 GB once decoded"):
        read_table(file)


def write_pictures(folder: Path, side: int = 10) -> None:
    image = pytest.importorskip("PIL.Image")
    for name in ("a", "b"):
        (folder / name).mkdir(parents=True)
        for i in range(6):
            image.fromarray(np.zeros((side, side), np.uint8)).save(folder / name / f"{i}.png")


@pytest.mark.usefixtures("kilobyte")
def test_images(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pictures(tmp_path)
    with pytest.raises(ValueError, match="holds more than 1e-06 GB once decoded"):
        load_image_folder(tmp_path)
    monkeypatch.setenv(LIMIT_VARIABLE, "1.2e-6")
    assert load_image_folder(tmp_path).shape == (1, 10, 10)
    pyarrow = pytest.importorskip("pyarrow")
    content = (tmp_path / "a" / "0.png").read_bytes()
    file = tmp_path / "t.parquet"
    pytest.importorskip("pyarrow.parquet").write_table(
        pyarrow.table({"image": [content] * 12, "label": [0, 1] * 6}), file
    )
    arrays = load_parquet_images(file)
    assert arrays is not None
    assert len(arrays.y_train) + len(arrays.y_test) == 12
    monkeypatch.setenv(LIMIT_VARIABLE, "1e-6")
    with pytest.raises(ValueError, match=r"t\.parquet holds more than 1e-06 GB once decoded"):
        load_parquet_images(file)


def test_images_of_many_pixels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_pictures(tmp_path)
    image = pytest.importorskip("PIL.Image")
    monkeypatch.delenv(LIMIT_VARIABLE, raising=False)
    monkeypatch.setattr(image, "MAX_IMAGE_PIXELS", 99)
    with pytest.raises(ValueError, match=rf"a/0\.png is too large: .* or set {LIMIT_VARIABLE}"):
        load_image_folder(tmp_path)
    monkeypatch.setenv(LIMIT_VARIABLE, "inf")
    assert load_image_folder(tmp_path).shape == (1, 10, 10)
    monkeypatch.setattr(image, "MAX_IMAGE_PIXELS", 49)
    with pytest.raises(ValueError, match=r"a/0\.png is too large: "):
        load_image_folder(tmp_path)


@pytest.mark.usefixtures("kilobyte")
def test_arrays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.npz"
    np.savez_compressed(file, X=np.zeros((40, 50), np.uint8), y=np.arange(40) % 2)
    with pytest.raises(ValueError, match=r"a\.npz holds more than 1e-06 GB once decoded"):
        load_npz(file)
    monkeypatch.setenv(LIMIT_VARIABLE, "inf")
    assert load_npz(file).shape == (50,)


@pytest.mark.parametrize("start", [b"", b"\xff\xfe"])
def test_a_line_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: bytes) -> None:
    file = tmp_path / "t.csv.gz"
    monkeypatch.setattr(text_lines, "_LONGEST", 2 << 20)
    file.write_bytes(gzip.compress(start + b"01" * (5 << 19)))
    with pytest.raises(ValueError, match=r"t\.csv\.gz has a line of more than 2 MiB: is it a tabl"):
        read_table(file)
    file.write_bytes(gzip.compress(f"n,y\n{'1' * 99_000},0\n3,1\n".encode()))
    assert read_table(file).n_rows == 2


def test_no_more_of_a_sets_file_is_read_than_it_has(tmp_path: Path) -> None:
    (tmp_path / "set").mkdir()
    (tmp_path / "set" / "a.gz").write_bytes(gzip.compress(bytes(1 << 20)))
    archive = Archive("all.zip", None, limit=5000)
    for file, limit in (
        (DataFile("set", "a.gz", 1000, None), 1000),
        (DataFile("set", "a.gz", 1000, None, archive=archive), 1000),
        (DataFile("set", "a.gz", None, None, archive=archive), 5000),
    ):
        with pytest.raises(ValueError, match=f"holds more than the expected {limit} bytes"):
            find_file(file, tmp_path)
    assert DataFile("set", "a.gz", None, None).limit == 1 << 30
