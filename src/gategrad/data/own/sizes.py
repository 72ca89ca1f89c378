"""How many samples a user's own data have, and of how many values, without reading them all."""

from __future__ import annotations

import math
import zipfile
import zlib
from pathlib import Path
from tokenize import TokenError

import numpy as np

from gategrad.data.formats.tables import count_cells
from gategrad.data.own.by_path import PAIRS, WHOLE, is_table
from gategrad.data.own.picture_files import files_in, read_picture

__all__ = ["own_size"]


def own_size(path: Path) -> tuple[int, int]:
    """About how many samples there are for training and testing, and how many values each has.

    Args:
        path: A table, arrays, or a folder of images.

    Raises:
        OSError: It cannot be read.
        ValueError: It holds nothing of the kind.
        ImportError: It needs a package that is not installed.
    """
    if path.is_dir():
        pictures = [file for file, is_image in files_in(path) if is_image]
        if not pictures:
            raise ValueError(f"{path} holds no images")
        return len(pictures), read_picture(pictures[0], str(pictures[0])).size
    if is_table(path):
        rows, columns = count_cells(path)
        return rows, max(1, columns - 1)  # but for the label
    return _array_size(path)


def _array_size(path: Path) -> tuple[int, int]:
    """Of the arrays that :func:`~gategrad.data.own.by_path.load_npz` takes."""
    try:
        with zipfile.ZipFile(path) as archive:
            there = set(archive.namelist())
            named = [names[::2] for names in PAIRS] + [names[:1] for names in WHOLE]
            files = [[f"{name}.npy" for name in names] for names in named]
            found = next((names for names in files if there.issuperset(names)), [])
            shapes = [_shape(archive, name) for name in found]
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, TokenError, SyntaxError) as e:
        raise ValueError(f"{path} holds no NumPy arrays: {e}") from e
    if not shapes or any(len(shape) < 2 for shape in shapes):
        raise ValueError(f"{path} holds no samples of several values")
    return sum(shape[0] for shape in shapes), math.prod(shapes[0][1:])


def _shape(archive: zipfile.ZipFile, name: str) -> tuple[int, ...]:
    formats = np.lib.format
    read = {(1, 0): formats.read_array_header_1_0, (2, 0): formats.read_array_header_2_0}
    with archive.open(name) as file:
        version = formats.read_magic(file)
        if version not in read:
            raise ValueError(f"{name} is of format {version}")
        shape: tuple[int, ...] = read[version](file)[0]
    return shape
