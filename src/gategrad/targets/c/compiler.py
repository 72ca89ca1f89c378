"""C compilers of this machine, and what they are run on."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

__all__ = ["find_compiler", "folder_of", "run_tool"]


def find_compiler() -> str:
    """The C compiler: ``CC`` where set, otherwise cc, gcc or clang.

    Raises:
        RuntimeError: There is none.
    """
    for name in (os.environ.get("CC", ""), "cc", "gcc", "clang"):
        found = shutil.which(name) if name else None
        if found:
            return found
    raise RuntimeError("no C compiler found: install gcc or clang, or name one in CC")


@contextmanager
def folder_of(files: Mapping[str, bytes]) -> Iterator[Path]:
    """A folder that holds some files, for a while."""
    with tempfile.TemporaryDirectory() as folder:
        for name, content in files.items():
            Path(folder, name).write_bytes(content)
        yield Path(folder)


def run_tool(command: Sequence[str], folder: Path) -> str:
    """What a program prints that is run in a folder; ``RuntimeError`` with what it complains of."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed: {done.stderr.strip()[-2000:]}")
    return done.stdout
