"""Pictures of data sets: samples of each class, raw and as bits. Needs matplotlib."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.encoders.derived_encoder import encoder_parts
from gategrad.config import DataConfig
from gategrad.data.build_dataset import build_dataset
from gategrad.data.datasets import find_source, load_arrays
from gategrad.data.published.synthetic import class_rules, class_samples
from gategrad.data.splits import Split
from gategrad.system.atomic import write_atomic

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["draw_samples", "draw_synthetic"]

_MOST_CLASSES: Final = 50
_SIDE: Final = 28  # of the synthetic set's pictures: 784 positions
_SAMPLES: Final = 4


def draw_samples(
    path: Path,
    name: str,
    data_dir: str | os.PathLike[str] | None = None,
    *,
    classes: int | None = None,
    per_class: int = 4,
    thresholds: Sequence[float] | None = None,
    data_seed: int = 0,
) -> None:
    """A contact sheet: a row for each class, its first training samples raw, then their bits.

    With several thresholds the bits are drawn as the number of thresholds that a value exceeds, so
    that a picture shows all that a network can see of it.

    Args:
        path: PNG file to write.
        name: A set of images.
        data_dir: Folder to look for files in first.
        classes: How many classes to draw, at most 50; all of them by default.
        per_class: Samples of each class.
        thresholds: For values scaled to [0, 1]; the paper's by default.
        data_seed: Order of classes where only some are drawn.

    Raises:
        ValueError: A set without images, or numbers out of range.
    """
    if per_class < 1:
        raise ValueError(f"per_class must be at least 1, got {per_class}")
    source = find_source(name)
    n = classes if source.any_classes else None
    config = DataConfig(name, n, data_seed, tuple(thresholds or source.thresholds))
    arrays = load_arrays(config, data_dir)
    if len(arrays.shape) != 3:
        raise ValueError(f"{name} holds no images: there is nothing to draw")
    data = build_dataset(name, arrays, thresholds=config.thresholds, valid_fraction=0, seed=0)
    K = min(classes or data.n_classes, data.n_classes, _MOST_CLASSES)
    if K < 1:
        raise ValueError(f"classes must be at least 1, got {classes}")
    figure = _figure(2.0 * per_class + 2.2, 1.05 * K + 0.6)
    axes = figure.subplots(K, 2 * per_class, squeeze=False)
    levels = ", ".join(f"{level:g}" for level in config.thresholds)
    for label in range(K):
        rows = np.flatnonzero(data.train.y == label)[:per_class]
        raw, bits = _pictures(data.train, rows, data.shape)
        for i in range(2 * per_class):
            axis = axes[label, i]
            axis.set_axis_off()
            pictures, most = (raw, data.encoder.high) if i < per_class else (bits, None)
            if i % per_class >= len(pictures):
                continue
            _show(axis, pictures[i % per_class], most or len(config.thresholds))
        axes[label, 0].set_axis_on()
        _bare(axes[label, 0])
        axes[label, 0].set_ylabel(
            data.class_names[label], rotation=0, ha="right", va="center", fontsize=9
        )
    axes[0, 0].set_title("raw", loc="left", fontsize=10)
    axes[0, per_class].set_title(f"bits: above {levels}", loc="left", fontsize=10)
    more = f", {K} of {data.n_classes} classes" if data.n_classes > K else ""
    figure.suptitle(f"{name}{more}", fontsize=11)
    _write(figure, path)


def draw_synthetic(path: Path, label: int = 0, data_seed: int = 0) -> None:
    """The paper's figure of one class: above what it fixes, below four of its samples.

    Args:
        path: PNG file to write.
        label: The class.
        data_seed: Seed of the data.

    Raises:
        ValueError: A negative class or seed.
    """
    if label < 0:
        raise ValueError(f"a class is at least 0, got {label}")
    masks, values = class_rules(max(label + 1, 2), data_seed)
    mask, value = masks[label], values[label]
    samples = class_samples(mask, value, data_seed, label)[:_SAMPLES]
    figure = _figure(8.0, 4.6)
    grid = figure.add_gridspec(2, 2 * _SAMPLES)
    middle = slice(_SAMPLES - 1, _SAMPLES + 1)
    above = figure.add_subplot(grid[0, middle])
    free, zero, one = (0.80, 0.85, 0.92), (0.0, 0.0, 0.0), (1.0, 1.0, 1.0)
    colors = np.array([free, zero, one])[np.where(mask, 1 + value, 0)]
    above.imshow(colors.reshape(_SIDE, _SIDE, 3), interpolation="nearest")
    above.set_title(
        f"class {label} fixes {int(mask.sum())} of {mask.size} positions\n"
        "(black 0, white 1, blue: by chance)",
        fontsize=9,
    )
    _bare(above)
    for i, sample in enumerate(samples):
        axis = figure.add_subplot(grid[1, 2 * i : 2 * i + 2])
        axis.imshow(
            sample.reshape(_SIDE, _SIDE), cmap="gray", vmin=0, vmax=1, interpolation="nearest"
        )
        axis.set_title(f"sample {i}", fontsize=9)
        _bare(axis)
    _write(figure, path)


def _pictures(
    split: Split, rows: NDArray[np.int64], shape: tuple[int, ...]
) -> tuple[NDArray[Any], NDArray[Any]]:
    """Raw values and thresholds exceeded, ``(n, height, width, channels)``."""
    X = np.asarray(split.X[rows])
    thresholds, _ = encoder_parts(split.encoder)
    bits = thresholds.encode(X).reshape(len(rows), thresholds.n_thresholds, *shape)
    raw = X.reshape(-1, *shape).transpose(0, 2, 3, 1)
    return raw, bits.sum(axis=1).transpose(0, 2, 3, 1)


def _show(axis: Any, picture: NDArray[Any], most: float) -> None:
    if picture.shape[-1] == 1:
        axis.imshow(picture[..., 0], cmap="gray", vmin=0, vmax=most, interpolation="nearest")
    else:
        axis.imshow(picture / most, interpolation="nearest")


def _bare(axis: Any) -> None:
    axis.set_xticks([])
    axis.set_yticks([])


def _figure(width: float, height: float) -> Figure:
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise ImportError("pictures need matplotlib: pip install gategrad[plot]") from error
    return Figure(figsize=(width, height), layout="constrained")


def _write(figure: Figure, path: Path) -> None:
    write_atomic(path, lambda file: figure.savefig(file, format="png", dpi=100))
