from __future__ import annotations

import gzip
import hashlib
from pathlib import Path

import pytest
from rich.console import Console

from gategrad.data.files.data_files import DataFile, find_file
from gategrad.data.files.downloads import progress_bar
from gategrad.system import progress_lines

from .web_server import WebServer

CONTENT = b"\x00\x00\x08\x01\x00\x00\x00\x03abc"
ARCHIVE = gzip.compress(CONTENT)


def data_file(*mirrors: str) -> DataFile:
    sha256 = hashlib.sha256(CONTENT).hexdigest()
    return DataFile("letters", "train.gz", len(CONTENT), sha256, mirrors)


def write_file(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


@pytest.mark.parametrize("place", ["letters/train.gz", "letters/train", "train.gz", "train"])
@pytest.mark.parametrize("how", ["argument", "environment", "cache"])
def test_finds_local_files(
    tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch, place: str, how: str
) -> None:
    root = cache if how == "cache" else tmp_path / "data"
    write_file(root / place, ARCHIVE if place.endswith(".gz") else CONTENT)
    if how == "environment":
        monkeypatch.setenv("GATEGRAD_DATA", str(root))
    assert find_file(data_file(), root if how == "argument" else None).content == CONTENT


def test_looks_in_the_argument_then_the_environment_then_the_cache(
    tmp_path: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    roots = [tmp_path / "argument", tmp_path / "environment", cache]
    monkeypatch.setenv("GATEGRAD_DATA", str(roots[1]))
    roots[0].mkdir()
    for root in reversed(roots):
        write_file(root / "letters" / "train.gz", b"wrong")
        with pytest.raises(ValueError, match="other content") as info:
            find_file(data_file(), roots[0])
        assert str(root) in str(info.value)


def test_the_folder_of_the_set_comes_first(tmp_path: Path) -> None:
    write_file(tmp_path / "train.gz", b"the file of another set")
    write_file(tmp_path / "letters" / "train.gz", ARCHIVE)
    assert find_file(data_file(), tmp_path).content == CONTENT


@pytest.mark.parametrize("compress", [bytes, gzip.compress])
def test_refuses_a_local_file_of_other_content(tmp_path: Path, compress) -> None:
    path = tmp_path / "train.gz"
    wrong = CONTENT[:-1] + b"x"
    path.write_bytes(compress(wrong))
    with pytest.raises(ValueError, match="expected sha256") as info:
        find_file(data_file(), tmp_path)
    for part in (str(path), data_file().sha256, hashlib.sha256(wrong).hexdigest(), "letters"):
        assert part in str(info.value)


def test_refuses_a_local_file_that_is_too_long_or_damaged(tmp_path: Path) -> None:
    for content in (gzip.compress(CONTENT + b"x"), ARCHIVE[:-5]):
        (tmp_path / "train.gz").write_bytes(content)
        with pytest.raises(ValueError, match="Delete or replace it"):
            find_file(data_file(), tmp_path)


def test_data_dir_must_be_a_folder(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"nowhere' is not a folder"):
        find_file(data_file(), tmp_path / "nowhere")


def test_local_files_need_no_network(server: WebServer, tmp_path: Path) -> None:
    write_file(tmp_path / "train.gz", ARCHIVE)
    assert find_file(data_file(server.root + "/"), tmp_path).content == CONTENT
    assert server.asked == []


def test_downloads_once(server: WebServer, cache: Path) -> None:
    server.pages["/train.gz"] = ARCHIVE
    file = data_file(server.root + "/")
    assert find_file(file).content == CONTENT
    assert (cache / "letters" / "train.gz").read_bytes() == ARCHIVE
    assert find_file(file).content == CONTENT
    assert server.asked == ["/train.gz"]


def test_a_server_may_decompress(server: WebServer) -> None:
    server.pages["/train.gz"] = CONTENT
    assert find_file(data_file(server.root + "/")).content == CONTENT
    assert find_file(data_file()).content == CONTENT


@pytest.mark.parametrize(
    "first",
    [None, gzip.compress(b"other"), ARCHIVE[:-5], b"<html>log in"],
    ids=["absent", "other", "cut", "page"],
)
def test_a_mirror_that_fails_is_passed_over(
    server: WebServer, cache: Path, first: bytes | None
) -> None:
    if first is not None:
        server.pages["/a/train.gz"] = first
    server.pages["/b/train.gz"] = ARCHIVE
    assert find_file(data_file(server.root + "/a/", server.root + "/b/")).content == CONTENT
    assert server.asked == ["/a/train.gz", "/b/train.gz"]
    assert (cache / "letters" / "train.gz").read_bytes() == ARCHIVE


def test_wrong_content_is_an_error_and_leaves_no_file(server: WebServer, cache: Path) -> None:
    wrong = b"#" * len(CONTENT)
    server.pages["/train.gz"] = gzip.compress(wrong)
    with pytest.raises(ValueError, match="expected sha256") as info:
        find_file(data_file(server.root + "/", server.root + "/gone/"))
    assert hashlib.sha256(wrong).hexdigest() in str(info.value)
    assert not cache.exists() or list(cache.rglob("*")) == []


def test_a_connection_that_breaks_leaves_no_file(server: WebServer, cache: Path) -> None:
    server.pages["/train.gz"] = ARCHIVE
    server.stop_after = 20
    with pytest.raises(FileNotFoundError, match="could not be downloaded"):
        find_file(data_file(server.root + "/"))
    assert not cache.exists() or list(cache.rglob("*")) == []


def test_what_is_nowhere_is_explained(server: WebServer, cache: Path) -> None:
    mirrors = [server.root + "/a/", "http://127.0.0.1:1/"]
    with pytest.raises(FileNotFoundError) as info:
        find_file(data_file(*mirrors))
    message = str(info.value)
    for part in ("letters", "train.gz", "404", str(cache / "letters"), "GATEGRAD_DATA"):
        assert part in message
    assert all(mirror + "train.gz" in message for mirror in mirrors)
    assert "--data-dir" in message


def test_offline_asks_no_one(server: WebServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GATEGRAD_OFFLINE", "1")
    server.pages["/train.gz"] = ARCHIVE
    with pytest.raises(FileNotFoundError, match="GATEGRAD_OFFLINE forbids"):
        find_file(data_file(server.root + "/"))
    assert server.asked == []


@pytest.mark.parametrize("total", [0, 3000])
def test_progress_is_drawn_on_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], total: int
) -> None:
    monkeypatch.setattr(Console, "is_terminal", True)
    with progress_bar("letters: train.gz") as bar:
        bar.total = total
        bar.update(1000)
        assert bar.total == total
        bar.reset()
        bar.update(3000)
        bar.close()
    captured = capsys.readouterr()
    assert "letters: train.gz" in captured.err
    assert captured.out == ""


@pytest.mark.parametrize("total", [0, 3_000_000])
def test_progress_elsewhere_is_a_line_after_a_silence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], total: int
) -> None:
    clock = iter([0.0, 10.0, 31.0, 31.0, 40.0])
    monkeypatch.setattr(progress_lines, "monotonic", lambda: next(clock))
    with progress_bar("letters: train.gz") as bar:
        bar.total = total
        for _ in range(3):
            bar.update(1_000_000)
        bar.close()
    of = " of 3.0" if total else ""
    assert capsys.readouterr() == ("", f"letters: train.gz: 2.0{of} MB\n")
