"""One file out of a ZIP or TAR archive, without unpacking the rest."""

from __future__ import annotations

import hashlib
import lzma
import tarfile
import zipfile
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

__all__ = ["Archive", "md5_of", "read_member"]

_DAMAGED: Final = (
    tarfile.TarError, zipfile.BadZipFile, zlib.error, lzma.LZMAError, EOFError, NotImplementedError,
    RuntimeError,
)  # fmt: skip


@dataclass(frozen=True)
class Archive:
    """An archive that holds a data set's files.

    Attributes:
        name: As published.
        md5: Its published checksum; None where there is none.
        mirrors: Addresses of folders that hold it, best first; each ends in a slash.
        limit: The most bytes that one of its files may have.
    """

    name: str
    md5: str | None
    mirrors: tuple[str, ...] = ()
    limit: int = 1 << 30


def md5_of(path: Path) -> str:
    """A file's MD5, in hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "md5").hexdigest()


def read_member(path: Path, name: str, limit: int = 1 << 30) -> bytes:
    """A file of an archive, found by the end of its path, so that folders above do not matter.

    Raises:
        ValueError: A damaged archive, no such file in it, or one of more than ``limit`` bytes.
        OSError: The archive cannot be read.
    """
    try:
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as archive:
                found = _named({m.filename: m for m in archive.infolist()}, name, path)
                with archive.open(found) as file:
                    content = file.read(limit + 1)
        else:
            with tarfile.open(path) as tar:
                members = {m.name: m for m in tar if m.isfile()}
                extracted = tar.extractfile(_named(members, name, path))
                assert extracted is not None  # it is a plain file
                content = extracted.read(limit + 1)
    except _DAMAGED as error:
        raise ValueError(f"{path} is a damaged archive ({error}): get it again") from error
    if len(content) > limit:
        raise ValueError(f"{path}: {name} holds more than the expected {limit} bytes")
    return content


def _named(members: dict[str, Any], name: str, path: Path) -> Any:
    for candidate, member in members.items():
        if candidate == name or candidate.endswith(f"/{name}"):
            return member
    raise ValueError(f"{path} holds no file {name}: it is another archive")
