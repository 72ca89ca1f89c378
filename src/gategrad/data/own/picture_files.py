"""Files of single images: which there are in a folder, and their pixels. Needs Pillow."""

from __future__ import annotations

import struct
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.data.files.decoded_bytes import LIMIT_VARIABLE, limit_is_set

__all__ = ["IMAGE_ENDINGS", "files_in", "is_litter", "names_picture", "picture_row", "read_picture"]

IMAGE_ENDINGS: Final = (
    ".png", ".jpg", ".jpeg", ".bmp", ".gif", ".tif", ".tiff", ".webp", ".ppm", ".pgm"
)  # fmt: skip
"""Names of files that are taken for images in a folder end so, in letters of any size."""
# What Pillow calls these. It knows others, of which it hands some to other programs: PostScript to
# Ghostscript, whatever the file is named.
_FORMATS: Final = ("PNG", "JPEG", "BMP", "GIF", "TIFF", "WEBP", "PPM")
# What systems and archives leave in folders of images, besides hidden files.
_LITTER: Final = ("__macosx", "thumbs.db", "ehthumbs.db", "desktop.ini")


def files_in(folder: Path) -> Iterator[tuple[Path, bool]]:
    """All files in a folder and in those within, by path, and whether each is an image.

    Hidden files and folders are passed over, as is what systems leave beside images.
    """
    for file in sorted(folder.rglob("*")):
        parts = file.relative_to(folder).parts
        if not any(map(is_litter, parts)) and file.is_file():
            yield file, file.suffix.lower() in IMAGE_ENDINGS


def is_litter(name: str) -> bool:
    """Whether a file or folder is hidden, or one that systems leave beside images."""
    return name.startswith(".") or name.lower() in _LITTER


def names_picture(path: Path) -> bool:
    """Whether a file's name ends as that of an image does, be it one that is not read here."""
    ending = path.suffix.lower()
    if ending in IMAGE_ENDINGS:
        return True
    try:
        from PIL import Image
    except ImportError:
        return False
    return Image.registered_extensions().get(ending) in Image.OPEN


def read_picture(file: Path | BinaryIO, source: str) -> NDArray[np.uint8]:
    """An image in one of the formats of :data:`IMAGE_ENDINGS`, whatever it is named.

    Args:
        file: The image, or its content.
        source: What error messages call it.

    Returns:
        ``(height, width)`` of a gray one, else ``(height, width, 3)``.

    Raises:
        ValueError: It cannot be read, is of another format, or has more than 8 bits or more pixels
            than Pillow's ``Image.MAX_IMAGE_PIXELS``, 89 million; twice as many where the user has
            set a limit, see :class:`~gategrad.data.files.decoded_bytes.DecodedBytes`.
        ImportError: Pillow is not installed.
    """
    try:
        from PIL import Image, UnidentifiedImageError
    except ImportError as error:
        raise ImportError("images need Pillow: pip install gategrad[images]") from error
    try:
        with _many_pixels_refused(), Image.open(file, formats=_FORMATS) as image:
            if image.mode.startswith(("I", "F")):
                raise ValueError(
                    f"its values have more than 8 bits (mode {image.mode}): convert it"
                )
            gray = image.mode in ("1", "L", "LA")
            return np.asarray(image.convert("L" if gray else "RGB"))
    except (Image.DecompressionBombWarning, Image.DecompressionBombError) as error:
        raise ValueError(
            f"{source} is too large: {error} Bring images to a size that a network can read, or "
            f"set {LIMIT_VARIABLE}"
        ) from error
    except UnidentifiedImageError as error:
        raise ValueError(
            f"{source} is no image that can be read: it is damaged or none of "
            f"{', '.join(_FORMATS)}: convert it to one of these"
        ) from error
    except (
        OSError, ValueError, SyntaxError, EOFError, IndexError,
        struct.error,
    ) as error:  # fmt: skip
        raise ValueError(f"{source} is no image that can be read: {error}") from error


@contextmanager
def _many_pixels_refused() -> Iterator[None]:
    """Pillow only warns of images that are twice as small as those that it refuses."""
    from PIL import Image

    with warnings.catch_warnings():
        warnings.simplefilter(
            "ignore" if limit_is_set() else "error", Image.DecompressionBombWarning
        )
        yield


def picture_row(picture: NDArray[np.uint8], n_features: int, source: str) -> NDArray[np.uint8]:
    """An image as a row for a network, gray or channel by channel, as the network's size says.

    Args:
        picture: ``(height, width)`` or ``(height, width, 3)``.
        n_features: How many values the network reads.
        source: What error messages call the image.

    Returns:
        ``(n_features,)``.

    Raises:
        ValueError: Its size is another.
    """
    height, width = picture.shape[:2]
    if height * width == n_features:
        return _in_gray(picture).reshape(-1)
    if 3 * height * width == n_features:
        color = picture if picture.ndim == 3 else np.stack([picture] * 3, axis=-1)
        return color.transpose(2, 0, 1).reshape(-1)
    raise ValueError(
        f"{source} has {height} x {width} pixels, {height * width:,} values in gray and "
        f"{3 * height * width:,} in color, but the network reads {n_features:,}"
        f"{_likely(n_features)}: bring images to the size of those in training"
    )


def _in_gray(picture: NDArray[np.uint8]) -> NDArray[np.uint8]:
    from PIL import Image

    return picture if picture.ndim == 2 else np.asarray(Image.fromarray(picture).convert("L"))


def _likely(n_features: int) -> str:
    """The square images of so many values."""
    for channels, kind in ((1, "gray"), (3, "color")):
        side = int((n_features / channels) ** 0.5 + 0.5)
        if channels * side * side == n_features:
            return f", such as {side} x {side} in {kind}"
    return ""
