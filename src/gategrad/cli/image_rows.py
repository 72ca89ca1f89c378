"""Rows that come as files of images: one, or a folder of them, part by part."""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from gategrad.circuit import Circuit
    from gategrad.cli.row_labels import LabelTally

__all__ = ["ImageBlock", "image_blocks", "is_of_images", "path_text"]

_BLOCK: Final = 256
"""Images that are read at a time, at most."""
_BLOCK_BYTES: Final = 1 << 28


class ImageBlock(NamedTuple):
    """Some images.

    Attributes:
        X: ``(images, features)`` uint8.
        labels: ``(images,)`` the classes whose folders they stand in, -1 for none; None where no
            image stands in such a folder.
        files: Where each image is.
        label: Tables have a column of that name; images have none.
    """

    X: NDArray[np.uint8]
    labels: NDArray[np.int64] | None
    files: Sequence[Path]
    label: None = None


def is_of_images(path: Path) -> bool:
    """Whether a path is a folder, or its name that of an image."""
    from gategrad.data.own.picture_files import names_picture

    return path.is_dir() or names_picture(path)


def image_blocks(path: Path, circuit: Circuit, tally: LabelTally) -> Iterator[ImageBlock]:
    """The images of a file or folder as rows for a circuit, part by part.

    Args:
        path: An image; or a folder, whose images are found in folders within, too. Hidden files
            are passed over; others that are no images are told in a warning.
        circuit: What reads the rows: its size says whether images are gray or in color.
        tally: Knows the classes.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: A folder without images, or an image that cannot be read or has another size.
    """
    import numpy as np

    from gategrad.data.own.picture_files import picture_row, read_picture

    files = _files(path)
    names, encoder = circuit.class_names, circuit.encoder
    labels = _labels(files, path, names, tally) if path.is_dir() else None
    n = circuit.n_inputs if encoder is None else encoder.n_features
    step = min(_BLOCK, max(1, _BLOCK_BYTES // n))
    for start in range(0, len(files), step):
        part = slice(start, start + step)
        rows = [picture_row(read_picture(f, str(f)), n, str(f)) for f in files[part]]
        yield ImageBlock(np.stack(rows), None if labels is None else labels[part], files[part])


def _files(path: Path) -> list[Path]:
    from gategrad.data.own.picture_files import IMAGE_ENDINGS, files_in

    if not path.is_dir():
        if not path.is_file():
            raise FileNotFoundError(f"no image at {path}")
        return [path]
    found = list(files_in(path))
    files = [file for file, is_image in found if is_image]
    others = [file for file, is_image in found if not is_image]
    endings = ", ".join(IMAGE_ENDINGS)
    if not files:
        raise ValueError(f"{path} holds no images: names that end in {endings} are wanted")
    if others:
        warnings.warn(
            f"{path}: {len(others):,} of its files were left out, such as {others[0]}: images end "
            f"in {endings}",
            stacklevel=2,
        )
    return files


def _labels(
    files: Sequence[Path], folder: Path, names: Sequence[str], tally: LabelTally
) -> NDArray[np.int64] | None:
    """The class of each image by the folder that it stands in, if there are such at all."""
    import numpy as np

    parents = [file.relative_to(folder).parent for file in files]
    classes = {parent: _class_of(parent, names, tally) for parent in dict.fromkeys(parents)}
    if max(classes.values()) < 0:
        return None
    return np.array([classes[parent] for parent in parents], dtype=np.int64)


def _class_of(parent: Path, names: Sequence[str], tally: LabelTally) -> int:
    """The class that a folder means: by its whole path, or by the end of it, as in ``test/cat``."""
    from gategrad.circuit.encoders.table_values import number_of_class

    ends = ["/".join(parent.parts[i:]) for i in range(len(parent.parts))] or [""]
    meant = next((end for end in ends if number_of_class(end, names) >= 0), ends[0])
    return tally.class_of(meant)


def path_text(file: Path) -> str:
    """A path as text that can be printed, whatever bytes are in it."""
    return os.fsencode(file).decode(errors="backslashreplace")
