"""Find the files of a data set: on this machine first, then on the network.

A file is looked for in the ``data_dir`` that the caller passes, in the folder that the environment
variable ``GATEGRAD_DATA`` names, then in the user's cache; in each of them under ``<set>/`` and
then directly. There it may also be inside the archive that it is published in. What is nowhere is
downloaded into the cache, unless ``GATEGRAD_OFFLINE`` is set.

Wherever a file comes from, its content must be the published one: its decompressed bytes have a
known SHA-256, or the file or archive itself a known MD5. Where only the latter is known, a copy
that was compressed anew cannot be recognized: it is taken as it is, as supplied by the user, and
the loader checks what it can (sizes, labels, samples of each class). A download is never taken so.
"""

from __future__ import annotations

import hashlib
import io
import os
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final, TypeAlias

from gategrad.data.files.archives import Archive, md5_of, read_member
from gategrad.data.files.compressed import read_bytes
from gategrad.data.files.downloads import download, download_archive
from gategrad.system.atomic import write_atomic

__all__ = [
    "DataDir",
    "DataFile",
    "FoundFile",
    "check_folder",
    "find_file",
    "is_here",
]

_ENV_FOLDER: Final = "GATEGRAD_DATA"
_ENV_OFFLINE: Final = "GATEGRAD_OFFLINE"
DataDir: TypeAlias = str | os.PathLike[str] | None
"""A folder to look for files in first."""

_MOST: Final = 1 << 30
# Archives whose checksum this process has compared, by path, size and time.
_checked: dict[tuple[str, int, int], str] = {}


@dataclass(frozen=True)
class DataFile:
    """A file that a data set needs.

    Attributes:
        folder: Name of the data set and of its folder.
        name: As published, ending in ``.gz`` or ``.xz`` where it is compressed.
        size: Bytes of the decompressed content, at most; None where that is not known.
        sha256: Checksum of the decompressed content, where it is known: archives of the same data
            differ.
        mirrors: Addresses of folders that hold it, best first; each ends in a slash.
        md5: Checksum of the file as published, where it is known.
        archive: The archive that it is published in.
        where: What to say of a file that cannot be downloaded.
        also: Other folders that it may stand in.
    """

    folder: str
    name: str
    size: int | None
    sha256: str | None
    mirrors: tuple[str, ...] = ()
    md5: str | None = None
    archive: Archive | None = None
    where: str = ""
    also: tuple[str, ...] = ()

    @property
    def limit(self) -> int:
        """The most bytes that are read of its content, whatever a compressed file holds."""
        if self.size is not None:
            return self.size
        return _MOST if self.archive is None else self.archive.limit


@dataclass(frozen=True)
class FoundFile:
    """A file's decompressed content.

    Attributes:
        content: The bytes.
        source: What error messages call it.
        verified: Whether they are known to be the published ones.
        path: The file or archive that they came from.
    """

    content: bytearray
    source: str
    verified: bool
    path: Path


def find_file(file: DataFile, data_dir: DataDir = None, *, fetch: bool = True) -> FoundFile:
    """Find, decompress and verify a file.

    Args:
        file: Which.
        data_dir: Folder to look in first.
        fetch: Download it where it is not on this machine.

    Raises:
        ValueError: ``data_dir`` is no folder, or a file has other content than it should.
        FileNotFoundError: The file is neither here nor to be had; says what to do.
    """
    path = _locate(file, data_dir)
    if path is not None:
        if file.archive is not None and path.name == file.archive.name:
            return _read_archive(file, file.archive, path)
        return _read_local(file, path)
    if not fetch:
        raise FileNotFoundError(_missing(file, "and cannot be downloaded."))
    return _download(file)


def is_here(file: DataFile, data_dir: DataDir = None) -> bool:
    """Whether a file, or the archive that it is in, is on this machine."""
    return _locate(file, data_dir) is not None


def _locate(file: DataFile, data_dir: DataDir) -> Path | None:
    names = [file.name, *_plain_names(file.name)]
    if file.archive is not None:
        names.append(file.archive.name)
    for folder in _folders(file, data_dir):
        for name in dict.fromkeys(names):
            if (folder / name).is_file():
                return folder / name
    return None


def _cache() -> Path:
    import pooch

    return Path(pooch.os_cache("gategrad"))


def check_folder(data_dir: DataDir) -> None:
    """Raise ``ValueError`` where a folder is given that is not there."""
    if data_dir is not None and not Path(data_dir).is_dir():
        raise ValueError(f"data_dir {os.fspath(data_dir)!r} is not a folder: create it")


def _folders(file: DataFile, data_dir: DataDir) -> list[Path]:
    roots = [_cache()]
    if os.environ.get(_ENV_FOLDER):
        roots.insert(0, Path(os.environ[_ENV_FOLDER]))
    check_folder(data_dir)
    if data_dir is not None:
        roots.insert(0, Path(data_dir))
    names = (file.folder, *file.also, ".")
    return [root / name for root in roots for name in names]


def _plain_names(name: str) -> list[str]:
    """The same file decompressed, and without the folders that it has in its archive."""
    names = [name, name.rsplit("/", 1)[-1]]
    return [plain.removesuffix(ending) for ending in ("", ".gz", ".xz") for plain in names]


def _read_local(file: DataFile, path: Path) -> FoundFile:
    try:
        with path.open("rb") as stream:
            content, verified = _verified(stream, file, str(path), downloaded=False)
    except ValueError as error:
        folder = path.parent / file.folder
        raise ValueError(
            f"{error}. Delete or replace it; files of {file.folder} that share a folder with "
            f"others belong in {folder}"
        ) from error
    return FoundFile(content, str(path), verified, path)


def _read_archive(file: DataFile, archive: Archive, path: Path) -> FoundFile:
    verified = False
    if archive.md5 is not None:
        status = path.stat()
        key = str(path), status.st_size, status.st_mtime_ns
        if key not in _checked:
            _checked[key] = md5_of(path)
        verified = _checked[key] == archive.md5
        if not verified:
            raise ValueError(
                f"{path} has other content than {archive.name} of {file.folder} should: expected "
                f"md5 {archive.md5}, found {_checked[key]}. Delete it and get it again"
            )
    source = f"{path}: {file.name}"
    member = io.BytesIO(read_member(path, file.name, limit=archive.limit))
    content, right = _verified(member, file, source, downloaded=False)
    return FoundFile(content, source, verified or right, path)


def _verified(
    stream: BinaryIO, file: DataFile, source: str, *, downloaded: bool
) -> tuple[bytearray, bool]:
    """The content, and whether it is known to be the published one."""
    content = read_bytes(stream, source, file.limit)
    if file.sha256 is not None:
        found = hashlib.sha256(content).hexdigest()
        if found != file.sha256:
            raise ValueError(
                f"{source} has other content than {file.folder} should: expected sha256 "
                f"{file.sha256} of {file.size} bytes (decompressed), found {found} of "
                f"{len(content)}"
            )
        return content, True
    verified = False
    if file.md5 is not None:
        stream.seek(0)
        published = hashlib.md5(stream.read()).hexdigest()
        verified = published == file.md5
        if downloaded and not verified:
            raise ValueError(
                f"{source} has other content than {file.folder} should: expected md5 {file.md5}, "
                f"found {published}"
            )
    if file.size is not None and len(content) != file.size:
        raise ValueError(
            f"{source} is truncated or another file: {file.folder} has {file.size} bytes there "
            f"(decompressed), found {len(content)}"
        )
    return content, verified


def _download(file: DataFile) -> FoundFile:
    archive = file.archive
    mirrors = file.mirrors if archive is None else archive.mirrors
    if not mirrors:
        raise FileNotFoundError(_missing(file, "and cannot be downloaded."))
    if os.environ.get(_ENV_OFFLINE):
        raise FileNotFoundError(_missing(file, f"and {_ENV_OFFLINE} forbids to download it."))
    failures, damaged = [], False
    for mirror in mirrors:
        try:
            if archive is not None:
                return _fetch_archive(file, archive, mirror)
            return _fetch_file(file, mirror)
        except ValueError as error:
            failures.append(str(error))
            damaged = True
        except OSError as error:  # requests' errors are OSErrors
            failures.append(f"{mirror}{file.name if archive is None else archive.name}: {error}")
    reasons = "".join(f"\n  {failure}" for failure in failures)
    message = _missing(file, f"and could not be downloaded:{reasons}\n")
    raise ValueError(message) if damaged else FileNotFoundError(message)


def _fetch_file(file: DataFile, mirror: str) -> FoundFile:
    url = mirror + file.name
    archive = download(url, f"{file.folder}: {file.name}")
    content, verified = _verified(io.BytesIO(archive), file, url, downloaded=True)
    path = _cache() / file.folder / file.name
    write_atomic(path, lambda out: out.write(archive))
    return FoundFile(content, url, verified, path)


def _fetch_archive(file: DataFile, archive: Archive, mirror: str) -> FoundFile:
    path, url = _cache() / file.folder / archive.name, mirror + archive.name

    def check(part: Path) -> None:
        found = md5_of(part)
        if found != archive.md5:
            raise ValueError(
                f"{url} has other content than {file.folder} should: expected md5 {archive.md5}, "
                f"found {found}"
            )

    download_archive(url, path, f"{file.folder}: {archive.name}", check)
    return _read_archive(file, archive, path)


def _missing(file: DataFile, why: str) -> str:
    archive = file.archive
    if archive is None:
        what, urls = file.name, [mirror + file.name for mirror in file.mirrors]
    else:
        what = f"{file.name} (of the archive {archive.name})"
        urls = [mirror + archive.name for mirror in archive.mirrors]
    return (
        f"{file.folder} needs the file {what}, which is not on this machine {why} "
        f"Get it from {' or '.join(urls) or file.where} and put it into {_cache() / file.folder}, "
        f"or into a folder <root>/{file.folder} and set {_ENV_FOLDER}=<root> or pass data_dir "
        "(--data-dir) <root>."
    )
