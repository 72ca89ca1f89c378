"""What is on this machine of a data set, and what is in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from gategrad.config import DataConfig
from gategrad.config.table_format import TableFormat
from gategrad.data.datasets import DATASETS, find_source, load_arrays
from gategrad.data.files.converted import check_converted
from gategrad.data.files.data_files import DataDir, DataFile, is_here
from gategrad.data.formats.table_arrays import LABELS, table_profiles
from gategrad.data.formats.tables import ALL_NAMES, read_table
from gategrad.data.own.by_path import is_own_table
from gategrad.data.sources import DataSource

__all__ = ["describe", "where_files_are"]


def where_files_are(source: DataSource, data_dir: DataDir = None) -> str:
    """``here``, ``missing``, or ``needs none``; ``missing, can be downloaded``.

    Args:
        source: A published set.
        data_dir: Folder to look for files in first.
    """
    if source.parts:
        parts = {where_files_are(part, data_dir) for part in source.parts}
        return "here" if parts == {"here"} else max(parts)
    if not source.files:
        return "needs none"
    for files in source.files:
        if all(is_here(file, data_dir) for file in files):
            return "here"
    first = source.files[0]
    can = all(file.mirrors or (file.archive and file.archive.mirrors) for file in first)
    return "missing, can be downloaded" if can else "missing"


def describe(
    name: str,
    data_dir: DataDir = None,
    *,
    label: str | None = None,
    check: bool = False,
    form: TableFormat | None = None,
) -> dict[str, Any]:
    """What is known of a set, and counts of its samples where its files are on this machine.

    Of a table, also what each of its columns is, and what about it is odd; and why it cannot be
    learned from, where it cannot.

    Args:
        name: As for :func:`~gategrad.data.load_dataset`.
        data_dir: Folder to look for files in first.
        label: The label column of a table.
        check: Compare all checksums of its converted file.
        form: How a table is written.

    Raises:
        ValueError: An unknown name, or files with wrong content.
    """
    source = find_source(name)
    info = source.info
    content: dict[str, Any] = {"name": name}
    if info is not None and name in DATASETS:
        content |= {
            "title": info.title,
            "licence": info.license,
            "homepage": info.homepage,
            "note": info.note,
        }
    content["files"] = [file.name for form in source.files[:1] for file in form]
    where = where_files_are(source, data_dir) if name in DATASETS else "here"
    content["on_this_machine"] = where
    if where.startswith("missing"):
        if info is not None:
            content |= {"all_samples": info.samples, "shape": list(info.shape)}
        content["get_them_from"] = _addresses(source.files)
        return content
    if check:
        found = check_converted(name, data_dir)
        content["checked"] = str(found) if found else "there is no converted file"
    form = TableFormat() if form is None else form
    config = DataConfig(
        name, 2 if name == "synthetic" else None, label=label, delimiter=form.delimiter,
        decimal=form.decimal, missing=form.missing, no_header=not form.header,
    )  # fmt: skip
    if is_own_table(name):
        table = read_table(Path(name), form, leave_out=ALL_NAMES)
        content["columns"] = [profile.described() for profile in table_profiles(table)]
        if label is None and not any(usual in table for usual in LABELS):
            return content | {"next": "say which column is the label (--label) to see its classes"}
        try:
            arrays = load_arrays(config, data_dir)
        except ValueError as error:
            return content | {"problem": str(error)}
    else:
        arrays = load_arrays(config, data_dir)
        if arrays.columns:
            content["columns"] = [profile.described() for profile in arrays.profiles]
    K = len(arrays.class_names)
    train = np.bincount(arrays.y_train, minlength=K).tolist()
    test = np.bincount(arrays.y_test, minlength=K).tolist()
    return content | {
        "checksum": "as published" if arrays.verified else "none known: supplied by the user",
        "read_from": [str(path) for path in arrays.paths],
        "shape": list(arrays.shape),
        "values": ""
        if arrays.columns
        else f"{arrays.X_train.dtype}, {arrays.low:g} to {arrays.high:g}",
        "classes": K,
        "training_samples": len(arrays.y_train),
        "test_samples": len(arrays.y_test),
        "training_samples_of_classes": _by_class(arrays.class_names, train),
        "test_samples_of_classes": _by_class(arrays.class_names, test),
    }


def _by_class(names: Sequence[str], counts: list[int]) -> dict[str, int]:
    return {
        name if names.count(name) == 1 else f"{name} ({i})": n
        for i, (name, n) in enumerate(zip(names, counts, strict=True))
    }


def _addresses(forms: Sequence[tuple[DataFile, ...]]) -> list[str]:
    found: list[str] = []
    for file in (file for form in forms for file in form):
        if file.archive is not None and file.archive.mirrors:
            found += [mirror + file.archive.name for mirror in file.archive.mirrors]
        else:
            found += [mirror + file.name for mirror in file.mirrors] or [file.where]
    return list(dict.fromkeys(found))
