"""Where a data set comes from: what reads it, and what is known before anything is read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from gategrad.config import DataConfig
from gategrad.data.class_subsets import first_classes
from gategrad.data.files.converted import read_or_convert
from gategrad.data.files.data_files import DataDir, DataFile
from gategrad.data.raw_arrays import RawArrays
from gategrad.system.short_repr import short_repr

__all__ = ["DataSource", "DatasetInfo", "ReadArrays"]


@dataclass(frozen=True)
class DatasetInfo:
    """What its authors state of a data set.

    Attributes:
        title: Its full name; empty where it has none.
        train: Training samples, those for validation included; of a set that can have any number
            of classes, per class.
        test: Test samples; likewise.
        shape: ``(channels, height, width)``, or ``(features,)`` for others.
        n_classes: Classes; None where the caller decides.
        license: What its authors state.
        homepage: Where it is described.
        note: What else to know.
    """

    title: str
    train: int
    test: int
    shape: tuple[int, ...]
    n_classes: int | None
    license: str
    homepage: str = ""
    note: str = ""

    __repr__ = short_repr

    @property
    def samples(self) -> int:
        """All samples, as the paper's table of data sets counts them."""
        return self.train + self.test


@dataclass(frozen=True)
class DataSource:
    """A data set by name or path, before it is read.

    Attributes:
        name: What it is called by.
        read: From the source, a configuration and a folder of files (or None) to arrays.
        info: What is known of it; None of a user's own.
        files: The files that it is published in, one tuple for each form; none where it has none.
        parts: The sets that it is made of.
        converted: Whether it is kept as one converted file, to be mapped rather than read.
        any_classes: The caller may choose the number of classes.
        paper_input: What the paper trains on: ``binary``, or ``continuous``, values scaled to
            [0, 1] (its MNIST-like sets, which have one threshold).
        thresholds: The paper's, for values scaled to [0, 1].
    """

    name: str
    read: ReadArrays
    info: DatasetInfo | None = None
    files: tuple[tuple[DataFile, ...], ...] = ()
    parts: tuple[DataSource, ...] = ()
    converted: bool = False
    any_classes: bool = False
    paper_input: str = "binary"
    thresholds: tuple[float, ...] = (0.5,)

    __repr__ = short_repr

    @property
    def n_classes(self) -> int | None:
        """Classes; None where the caller chooses, or a file that was not read decides."""
        return None if self.info is None else self.info.n_classes

    @property
    def is_image(self) -> bool:
        """Whether features are known to have places in an image."""
        return self.info is not None and len(self.info.shape) == 3

    def load(self, config: DataConfig, data_dir: DataDir = None) -> RawArrays:
        """The arrays of a configuration.

        Args:
            config: Which classes, and what else the set leaves open.
            data_dir: Folder to look for files in first.

        Raises:
            ValueError: A file with wrong content, or settings that the set cannot have.
            FileNotFoundError: A file that is neither here nor to be had.
        """

        def read() -> RawArrays:
            return self.read(self, config, data_dir)

        arrays = read_or_convert(self.name, data_dir, read) if self.converted else read()
        if not self.any_classes:
            return arrays
        return first_classes(arrays, config.n_classes, config.seed, config.name)


ReadArrays: TypeAlias = Callable[[DataSource, DataConfig, DataDir], RawArrays]
"""Reads a source's arrays, from disk or from the network, as a configuration asks.

``ValueError`` for a file with wrong content, ``FileNotFoundError`` for one that is neither here nor
to be had.
"""
