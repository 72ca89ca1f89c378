"""Archives from the network, in as many attempts as it takes."""

from __future__ import annotations

import fcntl
import hashlib
import io
import random
import tarfile
import zipfile
from pathlib import Path
from threading import Event, Thread
from typing import BinaryIO

import pytest

from gategrad.data.files import downloads
from gategrad.data.files.archives import Archive, read_member
from gategrad.data.files.data_files import DataFile, find_file, is_here

from .web_server import WebServer

# Not to be compressed, so that half of the archive is several of the pieces that arrive.
FILES = {"set/a.bin": random.Random(0).randbytes(400_000), "set/b.bin": b"b" * 100}


def tar() -> bytes:
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w:gz") as archive:
        for name, data in FILES.items():
            member = tarfile.TarInfo(name)
            member.size = len(data)
            archive.addfile(member, io.BytesIO(data))
    return content.getvalue()


ARCHIVE = tar()


@pytest.fixture(autouse=True)
def published(server: WebServer) -> None:
    server.pages["/set.tar.gz"] = ARCHIVE


def archived_file(server: WebServer, name: str = "a.bin", md5: str | None = None) -> DataFile:
    known = md5 or hashlib.md5(ARCHIVE).hexdigest()
    archive = Archive("set.tar.gz", known, (f"{server.root}/",))
    return DataFile("letters", name, None, None, archive=archive)


def test_one_download_for_all_files(server: WebServer, cache: Path) -> None:
    assert not is_here(archived_file(server))
    found = find_file(archived_file(server))
    assert found.content == FILES["set/a.bin"]
    assert found.verified
    assert find_file(archived_file(server, "b.bin")).content == FILES["set/b.bin"]
    assert server.ranges == [None]
    assert [path.name for path in (cache / "letters").iterdir()] == ["set.tar.gz"]
    assert is_here(archived_file(server))


@pytest.mark.parametrize("ranges", [True, False])
def test_what_has_come_is_not_asked_for_again(server: WebServer, cache: Path, ranges: bool) -> None:
    server.knows_ranges = ranges
    half = len(ARCHIVE) // 2
    server.stop_after = half
    with pytest.raises(FileNotFoundError, match="could not be downloaded"):
        find_file(archived_file(server))
    part = cache / "letters" / "set.tar.gz.part"
    come = part.stat().st_size
    assert 0 < come <= half
    server.stop_after = 0
    assert find_file(archived_file(server)).content == FILES["set/a.bin"]
    assert server.ranges == [None, f"bytes={come}-"]
    assert not part.exists()


def test_all_of_it_may_have_come_already(server: WebServer, cache: Path) -> None:
    (cache / "letters").mkdir(parents=True)
    (cache / "letters" / "set.tar.gz.part").write_bytes(ARCHIVE)
    assert find_file(archived_file(server)).content == FILES["set/a.bin"]


def test_a_wrong_archive_is_deleted(server: WebServer, cache: Path) -> None:
    server.pages["/set.tar.gz"] = b"<html>log in</html>"
    with pytest.raises(ValueError, match=r"set\.tar\.gz has other content.*expected md5"):
        find_file(archived_file(server))
    assert list((cache / "letters").iterdir()) == []


def test_who_waits_for_a_download_that_fails_begins_anew(
    server: WebServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, path = f"{server.root}/set.tar.gz", tmp_path / "set.tar.gz"
    come, waits, lock = Event(), Event(), fcntl.flock

    def lock_or_wait(file: BinaryIO, how: int) -> None:
        if come.is_set():
            waits.set()
        lock(file, how)

    def find_wrong(part: Path) -> None:
        come.set()
        assert waits.wait(20)
        raise ValueError("wrong")

    def find_right(part: Path) -> None:
        assert part.read_bytes() == ARCHIVE

    def fail() -> None:
        with pytest.raises(ValueError, match="wrong"):
            downloads.download_archive(url, path, "set", find_wrong)
        failed.set()

    failed = Event()
    monkeypatch.setattr(downloads.fcntl, "flock", lock_or_wait)
    first = Thread(target=fail)
    first.start()
    assert come.wait(20)
    downloads.download_archive(url, path, "set", find_right)
    first.join()
    assert failed.is_set()
    assert server.ranges == [None, None]
    assert [found.name for found in tmp_path.iterdir()] == ["set.tar.gz"]


def test_a_wrong_archive_on_this_machine_is_named(server: WebServer, tmp_path: Path) -> None:
    (tmp_path / "set.tar.gz").write_bytes(ARCHIVE[:-9])
    with pytest.raises(ValueError, match=r"set\.tar\.gz has other content.*get it again"):
        find_file(archived_file(server), tmp_path)


@pytest.mark.parametrize(
    "content",
    [b"", b"PK\x03\x04", ARCHIVE[:100], b"<html>"],
    ids=["empty", "zip's first bytes", "cut short", "a page"],
)
def test_damaged_archives(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "set.zip"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"set\.zip is a damaged archive"):
        read_member(path, "a.bin")


def test_members(tmp_path: Path) -> None:
    path = tmp_path / "set.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("gzip/a.bin", b"0" * 1000)
    assert read_member(path, "a.bin") == b"0" * 1000
    assert read_member(path, "gzip/a.bin", limit=1000) == b"0" * 1000
    with pytest.raises(ValueError, match="more than the expected 999 bytes"):
        read_member(path, "a.bin", limit=999)
    with pytest.raises(ValueError, match=r"no file b\.bin: it is another archive"):
        read_member(path, "b.bin")
