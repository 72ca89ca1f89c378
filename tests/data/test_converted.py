from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from gategrad.data import DATASETS, load_dataset
from gategrad.data.files import converted
from gategrad.data.files.converted import (
    check_converted,
    read_converted,
    scratch_rows,
    write_converted,
)
from gategrad.data.formats import mnist_like
from gategrad.data.lazy_rows import LazyRows
from gategrad.data.raw_arrays import RawArrays

from .tiny_sets import tiny_idx, tiny_imagenet

RNG = np.random.default_rng(0)


def arrays(high: int = 255, verified: bool = True, n: int = 300) -> RawArrays:
    X = RNG.integers(0, high + 1, (n, 13), dtype=np.uint8)
    return RawArrays(X, np.arange(n) % 3, X[:50], np.arange(50) % 3, 0, high, tuple("abc"), (13,),
                     verified=verified)  # fmt: skip


def same(a: RawArrays, b: RawArrays) -> None:
    for name in ("X_train", "y_train", "X_test", "y_test"):
        one, two = np.asarray(getattr(a, name)), np.asarray(getattr(b, name))
        assert one.dtype == two.dtype
        np.testing.assert_array_equal(one, two)
    for name in ("low", "high", "class_names", "shape", "verified", "paths"):
        assert getattr(a, name) == getattr(b, name)


@pytest.fixture
def on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("GATEGRAD_NO_CONVERTED")


@pytest.mark.parametrize("high", [255, 1])
def test_what_is_written_is_read(tmp_path: Path, high: int, monkeypatch) -> None:
    monkeypatch.setattr(converted, "_BLOCK", 1000)
    path = tmp_path / "a.bin"
    before = arrays(high)
    write_converted(path, before)
    after = read_converted(path, thorough=True)
    same(before, after)
    assert isinstance(after.X_train, LazyRows)
    expected = 300 * (13 if high == 255 else 2) + 300
    assert path.stat().st_size - converted._HEADER < expected * 7 / 6 + 4 * 64


@pytest.mark.parametrize(
    ("high", "digest"),
    [
        (255, "7a0bb17838a0cfa473c87097baf08567dfc1f244a52ae2195312a6e37ac2cd8d"),
        (1, "030c3dca1267026f5f80999311ad4e4c09df3ee10da6bb334d8802eaa94c841c"),
    ],
)
def test_the_format_is_that_of_files_that_there_are(tmp_path: Path, high: int, digest: str) -> None:
    X = (np.arange(39) * 7 % (high + 1)).astype(np.uint8).reshape(3, 13)
    some = RawArrays(X, np.arange(3), X[1:], np.arange(2), 0, high, tuple("abc"), (13,),
                     verified=False)  # fmt: skip
    write_converted(tmp_path / "a.bin", some)
    found = hashlib.sha256((tmp_path / "a.bin").read_bytes()).hexdigest()
    assert found == digest, "another format needs another _VERSION"


@pytest.mark.parametrize("where", [0, 5, 2**20, 2**20 + 2000, -1])
def test_a_changed_byte_is_noticed(tmp_path: Path, where: int) -> None:
    path = tmp_path / "a.bin"
    write_converted(path, arrays())
    content = bytearray(path.read_bytes())
    content[where] ^= 1
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"a\.bin is damaged"):
        read_converted(path)


def test_a_large_file_is_checked_at_its_ends(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(converted, "_BLOCK", 500)
    monkeypatch.setattr(converted, "IN_MEMORY", 100)
    path = tmp_path / "a.bin"
    write_converted(path, arrays())
    content = bytearray(path.read_bytes())
    content[converted._HEADER + 1600] ^= 1
    path.write_bytes(content)
    read_converted(path)
    with pytest.raises(ValueError, match="checksum differs in block 3"):
        read_converted(path, thorough=True)
    for cut in (content[:-1], content + b"x", content[: converted._HEADER], content[:10], b""):
        path.write_bytes(cut)
        with pytest.raises(ValueError, match="is damaged"):
            read_converted(path)


@pytest.mark.usefixtures("on")
def test_files_are_converted_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cache: Path
) -> None:
    tiny_idx(monkeypatch, tmp_path, "mnist")
    first = load_dataset("mnist", data_dir=tmp_path)
    assert (cache / "converted" / "mnist.bin").is_file()
    monkeypatch.setattr(
        mnist_like, "find_file", None
    )  # the published files are not looked at again
    again = load_dataset("mnist", data_dir=tmp_path)
    elsewhere = load_dataset("mnist")
    for data in (again, elsewhere):
        assert data.train.X.tobytes() == first.train.X.tobytes()
        assert data.valid.y.tobytes() == first.valid.y.tobytes()
    assert check_converted("mnist", tmp_path) == cache / "converted" / "mnist.bin"
    assert check_converted("kmnist", tmp_path) is None


@pytest.mark.usefixtures("on")
def test_files_of_the_user_are_followed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cache: Path
) -> None:
    tiny_idx(monkeypatch, tmp_path / "one", "emnist-letters", per_class=2)
    assert not DATASETS["emnist-letters"].load(None, tmp_path / "one").verified
    assert len(list((cache / "converted").iterdir())) == 1
    with pytest.raises(FileNotFoundError):
        load_dataset("emnist-letters", data_dir=tmp_path)
    # The same place with other files.
    tiny_idx(monkeypatch, tmp_path / "one", "emnist-letters", per_class=3)
    data = load_dataset("emnist-letters", data_dir=tmp_path / "one", valid_fraction=0)
    assert len(data.train) == 3 * 26


@pytest.mark.usefixtures("on")
def test_a_damaged_or_unwritable_cache_is_only_slower(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cache: Path
) -> None:
    tiny_idx(monkeypatch, tmp_path, "mnist")
    first = load_dataset("mnist", data_dir=tmp_path)
    path = cache / "converted" / "mnist.bin"
    path.write_bytes(path.read_bytes()[:-100])
    assert load_dataset("mnist", data_dir=tmp_path).test.X.tobytes() == first.test.X.tobytes()
    read_converted(path)  # written anew
    path.unlink()
    path.parent.rmdir()
    path.parent.write_bytes(b"a file where the folder should be")
    assert load_dataset("mnist", data_dir=tmp_path).test.X.tobytes() == first.test.X.tobytes()


def test_two_at_once_write_the_same(tmp_path: Path) -> None:
    path, content = tmp_path / "a.bin", arrays()

    def work(_: int) -> None:
        for _ in range(2):
            write_converted(path, content)
            same(read_converted(path, thorough=True), content)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(work, range(4)))
    assert os.listdir(tmp_path) == ["a.bin"]


@pytest.mark.usefixtures("on")
def test_a_large_set_stays_in_its_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    X, _ = tiny_imagenet(monkeypatch, tmp_path, npz=True)
    monkeypatch.setattr("gategrad.data.lazy_rows.IN_MEMORY", 1000)
    for _ in range(2):
        data = load_dataset("imagenet32", data_dir=tmp_path, valid_fraction=0.2)
        assert isinstance(data.train.X, LazyRows)
        together = np.concatenate([data.train.X, data.valid.X])
        assert sorted(row.tobytes() for row in together) == sorted(row.tobytes() for row in X[:90])
    monkeypatch.setattr("gategrad.data.lazy_rows.IN_MEMORY", 1 << 30)
    small = load_dataset("imagenet32", data_dir=tmp_path, valid_fraction=0.2)
    assert isinstance(small.train.X, np.ndarray)
    for part in ("train", "valid", "test"):
        assert getattr(small, part).X.tobytes() == getattr(data, part).X.tobytes()
        assert getattr(small, part).bits().tobytes() == getattr(data, part).bits().tobytes()


def test_scratch_rows_leave_no_file(cache: Path) -> None:
    rows = scratch_rows((10, 7))
    rows[3] = 5
    assert int(rows.sum()) == 35
    assert list(cache.iterdir()) == []


def test_two_processes_convert_at_once(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; import numpy as np;"
        "from gategrad.data.raw_arrays import RawArrays;"
        "from gategrad.data.files.converted import read_converted, write_converted;"
        "X = np.arange(4000, dtype=np.uint8).reshape(-1, 10);"
        "a = RawArrays(X, np.arange(400) % 2, X, np.arange(400) % 2, 0, 255, ('a', 'b'), (10,));"
        "[(write_converted(Path(sys.argv[1]), a), read_converted(Path(sys.argv[1])))"
        " for _ in range(4)]"
    )
    command = [sys.executable, "-c", code, str(tmp_path / "a.bin")]
    processes = [subprocess.Popen(command) for _ in range(2)]
    assert [process.wait() for process in processes] == [0, 0]
