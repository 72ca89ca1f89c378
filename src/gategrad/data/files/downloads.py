"""Get files from the network: small ones into memory, archives in as many attempts as it takes."""

from __future__ import annotations

import fcntl
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

from gategrad.system.progress_lines import ProgressLines, shows_bars

__all__ = ["download", "download_archive", "progress_bar"]

_TIMEOUT_S: Final = 30
_CHUNK: Final = 1 << 16


def download(url: str, label: str) -> bytes:
    """The content of an address: whatever interrupts it, no half file stays on the disk.

    Raises:
        OSError: It could not be had.
    """
    import pooch

    content = io.BytesIO()
    with progress_bar(label) as bar:
        get = pooch.HTTPDownloader(progressbar=bar, chunk_size=_CHUNK, timeout=_TIMEOUT_S)
        get(url, content, None)
    return content.getvalue()


def download_archive(url: str, path: Path, label: str, check: Callable[[Path], None]) -> None:
    """Download a large file to ``path``, going on where an earlier attempt stopped.

    What has come so far stands beside ``path``, ending in ``.part``. Of several processes that
    want the same file, one downloads it and the others wait; where it fails, the next one goes on.

    Args:
        url: Where it is.
        path: Where it goes. Its folder is created.
        label: What the progress bar calls it.
        check: Raises ``ValueError`` for a file with wrong content, which is then deleted.

    Raises:
        OSError: It could not be had; what has come stays for the next attempt.
        ValueError: What ``check`` raises.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.part")
    with _locked(part) as file:
        if path.is_file():  # the other process was sooner
            part.unlink()
            return
        _append(url, file, label)
        file.flush()
        os.fsync(file.fileno())
        try:
            check(part)
        except ValueError:
            part.unlink()
            raise
        os.replace(part, path)


@contextmanager
def _locked(path: Path) -> Iterator[BinaryIO]:
    """A file to append to, for which other processes wait."""
    while True:
        with path.open("ab") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            try:
                there = os.path.samestat(os.fstat(file.fileno()), path.stat())
            except FileNotFoundError:
                there = False
            if there:
                yield file
                return
        # Who held it has moved or deleted it: there is none of that name now, or a new one.


def _append(url: str, file: BinaryIO, label: str) -> None:
    import requests

    there = file.seek(0, os.SEEK_END)
    wanted = {"Range": f"bytes={there}-"} if there else {}
    with requests.get(url, headers=wanted, stream=True, timeout=_TIMEOUT_S) as response:
        if response.status_code == requests.codes.requested_range_not_satisfiable:
            return  # all of it is there
        response.raise_for_status()
        if response.status_code != requests.codes.partial_content:
            file.truncate(0)  # the server begins anew
            there = 0
        length = int(response.headers.get("Content-Length", 0))
        with progress_bar(label) as bar:
            bar.total = there + length if length else 0
            bar.update(there)
            got = 0
            for chunk in response.iter_content(_CHUNK):
                file.write(chunk)
                got += len(chunk)
                bar.update(len(chunk))
        if got < length:
            raise OSError(f"{url}: the connection ended after {got} of {length} bytes")


class _Bar:
    """The four names that pooch asks of a progress bar, on one of rich's, or as lines."""

    def __init__(self, progress: Any, description: str) -> None:
        self._progress, self._description = progress, description
        self._task = None if progress is None else progress.add_task(description, total=None)
        self._lines = ProgressLines()
        self._total, self._done = 0, 0

    @property
    def total(self) -> int:
        return self._total

    @total.setter
    def total(self, n_bytes: int) -> None:
        self._total = n_bytes
        if self._progress is not None:
            # A server may not say: 0 would read as done.
            self._progress.update(self._task, total=n_bytes or None)

    def update(self, n_bytes: int) -> None:
        self._done += n_bytes
        if self._progress is None:
            self._lines.after_silence(self._line)
        else:
            self._progress.advance(self._task, n_bytes)

    def reset(self) -> None:
        self._done = 0
        if self._progress is not None:
            self._progress.update(self._task, completed=0)

    def close(self) -> None:
        if self._progress is not None:
            self._progress.refresh()

    def _line(self) -> str:
        of = f" of {self._total / 1e6:,.1f}" if self._total else ""
        return f"{self._description}: {self._done / 1e6:,.1f}{of} MB"


@contextmanager
def progress_bar(description: str) -> Iterator[_Bar]:
    """A bar on standard error where that is a terminal; elsewhere a line every half a minute."""
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn

    console = Console(stderr=True)
    if not shows_bars(console):
        yield _Bar(None, description)
        return
    columns = TextColumn("{task.description}"), BarColumn(), DownloadColumn()
    with Progress(*columns, console=console) as progress:
        yield _Bar(progress, description)
