"""Data sets converted once: one file each, mapped into memory rather than read.

A file has a line of JSON that says what follows: pixels as bytes, or as bits where values are 0 and
1, and labels, each at a multiple of 64 bytes. Its checksums are compared block by block: all of
them for a set of up to 512 MiB, else those of the first and last blocks, which a file that was cut
or overwritten fails. It is written beside its place and then renamed, so that two processes at once
write the same file twice at worst.

A set whose files have the published checksums is the same wherever these lie. One supplied by the
user is converted anew when its files are others, or have changed.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.data.files import data_files
from gategrad.data.files.data_files import DataDir, check_folder
from gategrad.data.lazy_rows import IN_MEMORY, LazyRows
from gategrad.data.raw_arrays import RawArrays
from gategrad.system.atomic import write_atomic

__all__ = ["check_converted", "read_or_convert", "scratch_rows"]

_FORMAT: Final = "gategrad-data"
_VERSION: Final = 1  # raised whenever a loader gives other arrays than before
_ALIGN: Final = 64
_BLOCK: Final = 32 << 20
_HEADER: Final = 1 << 20
_NAMES: Final = ("X_train", "y_train", "X_test", "y_test")
_ENV_OFF: Final = "GATEGRAD_NO_CONVERTED"


def read_or_convert(
    name: str,
    data_dir: DataDir,
    load: Callable[[], RawArrays],
) -> RawArrays:
    """A set's arrays from its converted file, which is written where there is none.

    Args:
        name: The set's name.
        data_dir: Where the caller looks for files first.
        load: Reads the published files.
    """
    check_folder(data_dir)
    if os.environ.get(_ENV_OFF):
        return load()
    paths = _paths(name, data_dir)
    for path in paths:
        arrays = _read_good(path)
        # What a caller names comes first, whatever else has been converted.
        if arrays is not None and (data_dir is None or _lie_in(arrays.paths, data_dir)):
            return arrays
    arrays = load()
    path = paths[0] if arrays.verified else paths[1]
    try:
        write_converted(path, arrays)
    except OSError:  # a cache that cannot be written is only slower
        return arrays
    return _read_good(path) or arrays


def check_converted(name: str, data_dir: DataDir) -> Path | None:
    """Compare all checksums of a set's converted file.

    Returns:
        The file; None where there is none.

    Raises:
        ValueError: A checksum differs; names the file.
    """
    for path in _paths(name, data_dir):
        if path.is_file():
            read_converted(path, thorough=True)
            return path
    return None


def scratch_rows(shape: tuple[int, int]) -> NDArray[np.uint8]:
    """Bytes in a file without a name, which is gone when they are: more than memory may hold."""
    folder = data_files._cache()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryFile(dir=folder) as file:
        try:
            # Taken now: a full disk would otherwise kill the process when rows are written.
            os.posix_fallocate(file.fileno(), 0, max(1, shape[0] * shape[1]))
        except OSError as error:
            raise OSError(
                f"{folder} has no room for {shape[0] * shape[1] / 1e9:.1f} GB of converted data: "
                f"{error}"
            ) from error
        return np.memmap(file, np.uint8, "r+", shape=shape)


def write_converted(path: Path, arrays: RawArrays) -> None:
    """Write a converted file, atomically.

    Raises:
        OSError: It cannot be written.
    """
    packed = arrays.low == 0 and arrays.high == 1 and np.dtype(arrays.X_train.dtype) == np.uint8
    smallest = np.min_scalar_type(max(len(arrays.class_names) - 1, 1))
    described, offset = {}, 0
    for name in _NAMES:
        array = getattr(arrays, name)
        width = array.shape[1:]
        if name.startswith("y"):
            dtype, shape = smallest, array.shape
        elif packed:
            dtype, shape = np.dtype(np.uint8), (len(array), -(-width[0] // 8))
        else:
            dtype, shape = np.dtype(array.dtype), array.shape
        size = int(np.prod(shape)) * dtype.itemsize
        described[name] = {"dtype": dtype.newbyteorder("<").str, "shape": shape, "offset": offset}
        offset = -(-(offset + size) // _ALIGN) * _ALIGN
    blocks: list[str] = []

    def write(file: BinaryIO) -> None:
        file.seek(_HEADER)
        digest, inside = hashlib.sha256(), 0
        for name in _NAMES:
            about: Any = described[name]
            gap = _HEADER + about["offset"] - file.tell()
            for part in (b"\0" * gap, *_parts(getattr(arrays, name), about["dtype"], packed)):
                file.write(part)
                view = memoryview(part)
                while len(view):
                    piece = view[: _BLOCK - inside]
                    digest.update(piece)
                    inside += len(piece)
                    view = view[len(piece) :]
                    if inside == _BLOCK:
                        blocks.append(digest.hexdigest())
                        digest, inside = hashlib.sha256(), 0
        blocks.append(digest.hexdigest())
        header = {
            "format": _FORMAT,
            "version": _VERSION,
            "arrays": described,
            "bits": arrays.X_train.shape[1] if packed else None,
            "blocks": blocks,
            "end": file.tell(),
            **{name: getattr(arrays, name) for name in _FIELDS},
            "files": _stamps(arrays.paths),
        }
        text = json.dumps(header).encode()
        if len(text) >= _HEADER:
            raise OSError(f"{path}: the header takes {len(text)} bytes")
        file.seek(0)
        file.write(text.ljust(_HEADER - 1) + b"\n")

    write_atomic(path, write)


_FIELDS: Final = ("low", "high", "class_names", "shape", "verified")


def read_converted(path: Path, *, thorough: bool = False) -> RawArrays:
    """Map a converted file.

    Args:
        path: The file.
        thorough: Compare all checksums, however large it is.

    Raises:
        ValueError: A damaged file, or one of another version; names it.
        OSError: It cannot be read.
    """
    with path.open("rb") as file:
        try:
            header = json.loads(file.read(_HEADER))
            if header.get("format") != _FORMAT or header.get("version") != _VERSION:
                raise ValueError(f"its version is {header.get('version')!r}, not {_VERSION}")
            file.seek(0, os.SEEK_END)
            if file.tell() != header["end"]:
                raise ValueError(f"it has {file.tell()} bytes, not {header['end']}")
            _check_blocks(file, header, thorough=thorough)
            stored = np.frombuffer(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ), np.uint8)
            found = {name: _mapped(stored, header["arrays"][name]) for name in _NAMES}
            bits = header["bits"]
            return RawArrays(
                LazyRows(found["X_train"], bits=bits),
                found["y_train"].astype(np.int64),
                LazyRows(found["X_test"], bits=bits),
                found["y_test"].astype(np.int64),
                header["low"],
                header["high"],
                tuple(header["class_names"]),
                tuple(header["shape"]),
                paths=tuple(Path(name) for name in header["files"]),
                verified=header["verified"],
            )
        except (ValueError, KeyError, TypeError, AttributeError, UnicodeError) as error:
            raise ValueError(f"{path} is damaged ({error}): delete it") from error


def _lie_in(files: Sequence[Path], folder: str | os.PathLike[str]) -> bool:
    root = Path(folder).resolve()
    return bool(files) and all(file.resolve().is_relative_to(root) for file in files)


def _read_good(path: Path) -> RawArrays | None:
    """A converted file that is good and still belongs to its sources, or None."""
    try:
        arrays = read_converted(path)
        with path.open("rb") as file:
            stamps = json.loads(file.read(_HEADER))["files"]
    except (OSError, ValueError):
        return None
    if not arrays.verified and stamps != _stamps(arrays.paths):
        return None
    return arrays


def _paths(name: str, data_dir: DataDir) -> tuple[Path, Path]:
    """Where the published set's file stands, and that of one supplied in these folders."""
    roots = [root for root in (data_dir, os.environ.get("GATEGRAD_DATA")) if root]
    key = "\0".join(str(Path(root).resolve()) for root in roots)
    folder = data_files._cache() / "converted"
    own = f"{name}-{hashlib.sha256(key.encode()).hexdigest()[:12]}.bin"
    return folder / f"{name}.bin", folder / own


def _stamps(paths: tuple[Path, ...]) -> dict[str, list[int]]:
    stamps = {}
    for path in paths:
        status = path.stat() if path.is_file() else None
        stamps[str(path)] = [status.st_size, status.st_mtime_ns] if status else [0, 0]
    return stamps


def _parts(array: Any, dtype: str, packed: bool) -> Iterator[memoryview]:
    # Few rows at a time: an array may be mapped itself.
    step = max(1, (4 << 20) // max(1, int(np.prod(array.shape[1:]))))
    for start in range(0, len(array), step):
        part = array[start : start + step]
        if packed and array.ndim == 2:
            part = np.packbits(part, axis=1)
        yield np.ascontiguousarray(part, dtype=dtype).data.cast("B")


def _check_blocks(file: BinaryIO, header: dict[str, Any], *, thorough: bool) -> None:
    blocks: list[str] = header["blocks"]
    size = header["end"] - _HEADER
    if len(blocks) != size // _BLOCK + 1:
        raise ValueError(f"it has checksums of {len(blocks)} blocks")
    for i, expected in enumerate(blocks):
        if not thorough and size > IN_MEMORY and 0 < i < len(blocks) - 2:
            continue
        file.seek(_HEADER + i * _BLOCK)
        if hashlib.sha256(file.read(_BLOCK)).hexdigest() != expected:
            raise ValueError(f"its checksum differs in block {i} of {len(blocks)}")


def _mapped(stored: NDArray[np.uint8], about: dict[str, Any]) -> NDArray[Any]:
    dtype, shape = np.dtype(about["dtype"]), tuple(about["shape"])
    start = _HEADER + about["offset"]
    end = start + int(np.prod(shape)) * dtype.itemsize
    if dtype.kind not in "biuf" or about["offset"] < 0 or not start <= end <= len(stored):
        raise ValueError(f"an array of {dtype} {shape} at {about['offset']}")
    values: NDArray[Any] = stored[start:end].view(dtype).reshape(shape)
    return values
