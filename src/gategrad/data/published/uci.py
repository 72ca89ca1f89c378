"""Tables of the UCI repository, in its original files: Adult, Breast Cancer, MONK's problems."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from gategrad.config import DataConfig
from gategrad.data.arrays import RawArrays
from gategrad.data.own.tables import Table, parse_table, table_arrays
from gategrad.data.published.data_files import DataFile, FoundFile, find_file

__all__ = ["UCI", "load_uci"]

_MIRRORS: Final = "https://archive.ics.uci.edu/ml/machine-learning-databases/"


@dataclass(frozen=True)
class UciSet:
    """A table in one file, or in two with samples for testing in the second.

    Attributes:
        files: The files; their MD5 is that of difflogic's experiments, computed here to be equal.
        names: The columns' names.
        label: The label column.
        leave_out: Columns that say nothing, such as a number of each row.
        delimiter: What stands between values.
        category_columns: Columns whose numbers only name categories.
    """

    files: tuple[DataFile, ...]
    names: tuple[str, ...]
    label: str
    leave_out: tuple[str, ...] = ()
    delimiter: str = ","
    category_columns: tuple[str, ...] = ()


def _file(folder: str, name: str, size: int, sha256: str, remote: str) -> DataFile:
    mirrors = (f"{_MIRRORS}{remote}/",)
    return DataFile(folder, name, size, sha256, mirrors, also=(f"uci/{folder}",))


_MONKS: Final = {
    1: (
        (2947, "d9c328b6f0e095ab10f7bc8468f1d2141f3d08be73e665c3bf0a62994c922606"),
        (10260, "e501ada3b21d876ab86f3e1614747bd2edc443a685f229a25e480aa1dea629f6"),
    ),
    2: (
        (4013, "7ebcc278005737caad0cd52e6aa31256a2c3174da8047faf4ac3a9d35edbdaa8"),
        (10260, "945650affde377c27f6218c8b17893e339ea831f4bee9f9d7123020699cfbf40"),
    ),
    3: (
        (2886, "726f258f80be06af4bb2d8831789514a663f5813e47429211fe19dcd367966f8"),
        (10260, "1d816ae7347afaf895050667adc3f382904c6ed2332d0a2d09353f5e6cb54612"),
    ),
}

UCI: Final[Mapping[str, UciSet]] = {
    "adult": UciSet(
        (
            _file("adult", "adult.data", 3_974_305,
                  "5b00264637dbfec36bdeaab5676b0b309ff9eb788d63554ca0a249491c86603d", "adult"),
            _file("adult", "adult.test", 2_003_153,
                  "a2a9044bc167a35b2361efbabec64e89d69ce82d9790d2980119aac5fd7e9c05", "adult"),
        ),
        (
            "age", "workclass", "fnlwgt", "education", "education-num", "marital-status",
            "occupation", "relationship", "race", "sex", "capital-gain", "capital-loss",
            "hours-per-week", "native-country", "income",
        ),
        "income",
    ),
    "breast-cancer": UciSet(
        (
            _file("breast-cancer", "breast-cancer.data", 18_654,
                  "ca7d3fa97b62ff967b6894ffbb3acaaf4a51062e0149e5950b3ad6f685970b65",
                  "breast-cancer"),
        ),
        (
            "class", "age", "menopause", "tumor-size", "inv-nodes", "node-caps", "deg-malig",
            "breast", "breast-quad", "irradiat",
        ),
        "class",
    ),
    **{
        f"monk-{i}": UciSet(
            tuple(
                _file("monk", f"monks-{i}.{part}", size, sha256, "monks-problems")
                for part, (size, sha256) in zip(("train", "test"), files, strict=True)
            ),
            ("class", "a1", "a2", "a3", "a4", "a5", "a6", "id"),
            "class",
            ("id",),
            " ",
            ("a1", "a2", "a3", "a4", "a5", "a6"),
        )
        for i, files in _MONKS.items()
    },
}  # fmt: skip


def load_uci(name: str, config: DataConfig, data_dir: str | os.PathLike[str] | None) -> RawArrays:
    """Read a set of ``UCI``, from disk or from the network.

    Files are looked for under ``uci/`` of each folder, too.

    Raises:
        ValueError: A file with wrong content.
        FileNotFoundError: A file that is neither here nor to be had.
    """
    entry = UCI[name]
    found = [find_file(file, data_dir) for file in entry.files]
    train, *test = (_table(entry, file) for file in found)
    arrays = table_arrays(
        train,
        entry.label,
        source=found[0].source,
        test=test[0] if test else None,
        test_fraction=config.test_fraction,
        data_seed=config.seed,
        category_columns=entry.category_columns,
    )
    return replace(
        arrays,
        paths=tuple(file.path for file in found),
        verified=all(file.verified for file in found),
    )


def _table(entry: UciSet, file: FoundFile) -> Table:
    lines = file.content.decode("ascii").splitlines()
    # Adult's test file starts with a remark, and its labels end with a full stop.
    text = "\n".join(
        line.strip().rstrip(".") for line in lines if line.strip() and not line.startswith("|")
    )
    table = parse_table(text, file.source, names=entry.names, delimiter=entry.delimiter)
    return {name: values for name, values in table.items() if name not in entry.leave_out}
