"""Find the files of a data set: on this machine first, then on the network.

A file is looked for in the ``data_dir`` that the caller passes, in the folder that the environment
variable ``GATEGRAD_DATA`` names, then in the user's cache; in each of them under ``<set>/`` and
then directly. What is nowhere is downloaded into the cache, unless ``GATEGRAD_OFFLINE`` is set.
Wherever a file comes from, its decompressed content must have the published checksum.
"""

from __future__ import annotations

import hashlib
import io
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

from gategrad.atomic import write_atomic
from gategrad.data.idx import read_bytes

__all__ = ["DataFile", "read_file"]

_ENV_FOLDER: Final = "GATEGRAD_DATA"
_ENV_OFFLINE: Final = "GATEGRAD_OFFLINE"
_TIMEOUT_S: Final = 30


@dataclass(frozen=True)
class DataFile:
    """A file that a data set needs.

    Attributes:
        folder: Name of the data set and of its folder.
        name: As published, ending in ``.gz`` where it is compressed.
        size: Bytes of the decompressed content.
        sha256: Checksum of the decompressed content: archives of the same data differ.
        mirrors: Addresses of folders that hold it, best first; each ends in a slash.
    """

    folder: str
    name: str
    size: int
    sha256: str
    mirrors: tuple[str, ...]


def read_file(file: DataFile, data_dir: str | os.PathLike[str] | None = None) -> bytearray:
    """The verified, decompressed content of a file, wherever it is.

    Raises:
        ValueError: ``data_dir`` is no folder, or a file has other content than it should.
        FileNotFoundError: The file is neither here nor to be had; says what to do.
    """
    for path in _candidates(file, data_dir):
        if path.is_file():
            with path.open("rb") as stream:
                try:
                    return _verified(stream, file, str(path))
                except ValueError as error:
                    folder = path.parent / file.folder
                    raise ValueError(
                        f"{error}. Delete or replace it; files of {file.folder} that share a "
                        f"folder with others belong in {folder}"
                    ) from error
    return _download(file)


def _cache() -> Path:
    import pooch

    return Path(pooch.os_cache("gategrad"))


def _candidates(file: DataFile, data_dir: str | os.PathLike[str] | None) -> list[Path]:
    roots = [_cache()]
    if os.environ.get(_ENV_FOLDER):
        roots.insert(0, Path(os.environ[_ENV_FOLDER]))
    if data_dir is not None:
        if not Path(data_dir).is_dir():
            raise ValueError(f"data_dir {os.fspath(data_dir)!r} is not a folder: create it")
        roots.insert(0, Path(data_dir))
    names = dict.fromkeys([file.name, file.name.removesuffix(".gz")])
    return [
        folder / name for root in roots for folder in (root / file.folder, root) for name in names
    ]


def _verified(stream: BinaryIO, file: DataFile, source: str) -> bytearray:
    content = read_bytes(stream, source, limit=file.size)
    found = hashlib.sha256(content).hexdigest()
    if found != file.sha256:
        raise ValueError(
            f"{source} has other content than {file.folder} should: expected sha256 "
            f"{file.sha256} of {file.size} bytes (decompressed), found {found} of {len(content)}"
        )
    return content


def _download(file: DataFile) -> bytearray:
    if os.environ.get(_ENV_OFFLINE):
        raise FileNotFoundError(_missing(file, f"and {_ENV_OFFLINE} forbids to download it."))
    failures, damaged = [], False
    for mirror in file.mirrors:
        url = mirror + file.name
        try:
            archive = _fetch(url, file)
            content = _verified(io.BytesIO(archive), file, url)
        except ValueError as error:
            failures.append(str(error))
            damaged = True
        except OSError as error:  # requests' errors are OSErrors
            failures.append(f"{url}: {error}")
        else:
            _save(_cache() / file.folder / file.name, archive)
            return content
    reasons = "".join(f"\n  {failure}" for failure in failures)
    message = _missing(file, f"and could not be downloaded:{reasons}\n")
    raise ValueError(message) if damaged else FileNotFoundError(message)


def _fetch(url: str, file: DataFile) -> bytes:
    """Download into memory: whatever interrupts it, no half file stays on the disk."""
    import pooch

    archive = io.BytesIO()
    with _progress_bar(f"{file.folder}: {file.name}") as bar:
        get = pooch.HTTPDownloader(progressbar=bar, chunk_size=1 << 16, timeout=_TIMEOUT_S)
        get(url, archive, None)
    return archive.getvalue()


def _save(path: Path, content: bytes) -> None:
    write_atomic(path, lambda out: out.write(content))


def _missing(file: DataFile, why: str) -> str:
    urls = " or ".join(mirror + file.name for mirror in file.mirrors)
    return (
        f"{file.folder} needs the file {file.name}, which is not on this machine {why} "
        f"Get it from {urls} and put it into {_cache() / file.folder}, or into a folder "
        f"<root>/{file.folder} and set {_ENV_FOLDER}=<root> or pass data_dir (--data-dir) <root>."
    )


class _Bar:
    """The four names that pooch asks of a progress bar, on one of rich's."""

    def __init__(self, progress: Any, description: str) -> None:
        self._progress = progress
        self._task = progress.add_task(description, total=None)
        self._total = 0

    @property
    def total(self) -> int:
        return self._total

    @total.setter
    def total(self, n_bytes: int) -> None:
        self._total = n_bytes
        # A server may not say: 0 would read as done.
        self._progress.update(self._task, total=n_bytes or None)

    def update(self, n_bytes: int) -> None:
        self._progress.advance(self._task, n_bytes)

    def reset(self) -> None:
        self._progress.update(self._task, completed=0)

    def close(self) -> None:
        self._progress.refresh()


@contextmanager
def _progress_bar(description: str) -> Iterator[_Bar]:
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TextColumn

    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), DownloadColumn()
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        yield _Bar(progress, description)
