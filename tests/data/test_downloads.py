"""Archives from the network, in as many attempts as it takes."""

from __future__ import annotations

import hashlib
import io
import random
import tarfile
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from gategrad.data.archives import Archive, read_member
from gategrad.data.sources import DataFile, find_file, forget_checked, is_here

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


class Server:
    """Serves the archive, as far as it is told to."""

    def __init__(self, ranges: bool = True) -> None:
        self.asked: list[str | None] = []
        self.content, self.stop_after, self.ranges = ARCHIVE, 0, ranges
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                wanted = self.headers.get("Range")
                outer.asked.append(wanted)
                start = int(wanted[6:-1]) if wanted and outer.ranges else 0
                if start >= len(outer.content):
                    self.send_error(416)
                    return
                part = outer.content[start:]
                self.send_response(206 if start else 200)
                self.send_header("Content-Length", str(len(part)))
                self.end_headers()
                self.wfile.write(part[: outer.stop_after or None])

            def log_message(self, *args: object) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.root = f"http://127.0.0.1:{self.http.server_address[1]}/"


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.delenv("GATEGRAD_OFFLINE")
    monkeypatch.setenv("NO_PROXY", "*")
    forget_checked()
    server = Server()
    thread = Thread(target=server.http.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield server
    server.http.shutdown()
    thread.join()
    server.http.server_close()


def data_file(server: Server, name: str = "a.bin", md5: str | None = None) -> DataFile:
    known = md5 or hashlib.md5(ARCHIVE).hexdigest()
    archive = Archive("set.tar.gz", known, (server.root,))
    return DataFile("letters", name, None, None, archive=archive)


def test_one_download_for_all_files(server: Server, cache: Path) -> None:
    assert not is_here(data_file(server))
    found = find_file(data_file(server))
    assert found.content == FILES["set/a.bin"]
    assert found.verified
    assert find_file(data_file(server, "b.bin")).content == FILES["set/b.bin"]
    assert server.asked == [None]
    assert [path.name for path in (cache / "letters").iterdir()] == ["set.tar.gz"]
    assert is_here(data_file(server))


@pytest.mark.parametrize("ranges", [True, False])
def test_what_has_come_is_not_asked_for_again(server: Server, cache: Path, ranges: bool) -> None:
    server.ranges = ranges
    half = len(ARCHIVE) // 2
    server.stop_after = half
    with pytest.raises(FileNotFoundError, match="could not be downloaded"):
        find_file(data_file(server))
    part = cache / "letters" / "set.tar.gz.part"
    come = part.stat().st_size
    assert 0 < come <= half
    server.stop_after = 0
    assert find_file(data_file(server)).content == FILES["set/a.bin"]
    assert server.asked == [None, f"bytes={come}-"]
    assert not part.exists()


def test_all_of_it_may_have_come_already(server: Server, cache: Path) -> None:
    (cache / "letters").mkdir(parents=True)
    (cache / "letters" / "set.tar.gz.part").write_bytes(ARCHIVE)
    assert find_file(data_file(server)).content == FILES["set/a.bin"]


def test_a_wrong_archive_is_deleted(server: Server, cache: Path) -> None:
    server.content = b"<html>log in</html>"
    with pytest.raises(ValueError, match=r"set\.tar\.gz has other content.*expected md5"):
        find_file(data_file(server))
    assert list((cache / "letters").iterdir()) == []


def test_a_wrong_archive_on_this_machine_is_named(server: Server, tmp_path: Path) -> None:
    (tmp_path / "set.tar.gz").write_bytes(ARCHIVE[:-9])
    with pytest.raises(ValueError, match=r"set\.tar\.gz has other content.*get it again"):
        find_file(data_file(server), tmp_path)


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
