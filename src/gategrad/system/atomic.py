"""Files that are either the old one or the new one, never half of one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

__all__ = ["link_or_copy", "write_atomic", "write_bytes"]


def write_atomic(path: str | os.PathLike[str], write: Callable[[BinaryIO], object]) -> None:
    """Write a file so that a crash at any moment leaves the old content or the new one.

    The content goes to a temporary file beside ``path``, is flushed to the disk and then renamed.

    Args:
        path: The file to create or replace. Its folder is created.
        write: Called once with the open temporary file.

    Raises:
        OSError: The folder cannot be written, or ``path`` is one or a device or pipe; the disk is
            full. The message names the path.
    """
    target = Path(path)
    if target.is_dir():
        raise IsADirectoryError(f"{target} is a folder: name a file in it")
    if target.exists() and not target.is_file():  # which must not be replaced by one
        raise OSError(f"{target} is a device or a pipe: name a file")
    target.parent.mkdir(parents=True, exist_ok=True)
    temporary = target.parent / f".{target.name}.{os.urandom(8).hex()}"
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        with os.fdopen(descriptor, "wb") as file:
            write(file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except BaseException as error:
        temporary.unlink(missing_ok=True)
        # A full disk does not say which file there was no room for.
        if isinstance(error, OSError) and error.errno is not None and error.filename is None:
            raise OSError(error.errno, error.strerror, str(target)) from error
        raise
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def write_bytes(path: str | os.PathLike[str], content: bytes) -> None:
    """Write a file as :func:`write_atomic` does."""
    write_atomic(path, lambda file: file.write(content))


def link_or_copy(file: Path, copy: Path) -> None:
    """Give a file that is replaced and never changed a second name, or copy it, atomically.

    Args:
        file: What there is.
        copy: The name that it gets, instead of whatever has it.
    """
    copy.parent.mkdir(parents=True, exist_ok=True)
    temporary = copy.parent / f".{copy.name}.{os.urandom(8).hex()}"
    try:
        try:
            os.link(file, temporary)
        except OSError:
            shutil.copy2(file, temporary)
        os.replace(temporary, copy)
    finally:
        # Replacing one name of a file by another one of the same file leaves both.
        temporary.unlink(missing_ok=True)
