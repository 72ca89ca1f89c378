"""What is on this machine of a data set, and what is in it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import numpy as np

from gategrad.config import DataConfig
from gategrad.data.datasets import DATASETS, find_source, load_arrays
from gategrad.data.published.cache import check_cached
from gategrad.data.published.cifar import CIFAR
from gategrad.data.published.combined import COMBINED_MNIST
from gategrad.data.published.data_files import DataFile, is_here
from gategrad.data.published.imagenet32 import imagenet32_files
from gategrad.data.published.mnist import MNIST_LIKE
from gategrad.data.published.uci import UCI

__all__ = ["describe", "files_of", "where_files_are"]


def files_of(name: str) -> list[tuple[DataFile, ...]]:
    """The files of a set, one tuple for each form that it is published in; none where it has none.

    Args:
        name: A key of ``DATASETS``.
    """
    if name in MNIST_LIKE:
        return [MNIST_LIKE[name].files]
    if name in CIFAR:
        return [CIFAR[name].records, CIFAR[name].batches]
    if name in UCI:
        return [UCI[name].files]
    if name == "imagenet32":
        return imagenet32_files()
    return []


def where_files_are(name: str, data_dir: str | os.PathLike[str] | None = None) -> str:
    """``here``, ``missing``, or ``needs none``; ``missing, can be downloaded``."""
    if name == "combined-mnist":
        parts = {where_files_are(part, data_dir) for part in COMBINED_MNIST}
        return "here" if parts == {"here"} else max(parts)
    forms = files_of(name)
    if not forms:
        return "needs none"
    for files in forms:
        if all(is_here(file, data_dir) for file in files):
            return "here"
    can = all(file.mirrors or (file.archive and file.archive.mirrors) for file in forms[0])
    return "missing, can be downloaded" if can else "missing"


def describe(
    name: str,
    data_dir: str | os.PathLike[str] | None = None,
    *,
    label: str | None = None,
    check: bool = False,
) -> dict[str, Any]:
    """Facts of a set, and counts of its samples where its files are on this machine.

    Args:
        name: As for :func:`~gategrad.data.load_dataset`.
        data_dir: Folder to look for files in first.
        label: The label column of a table.
        check: Compare all checksums of its converted file.

    Raises:
        ValueError: An unknown name, or files with wrong content.
    """
    source = find_source(name)
    facts = source.facts
    content: dict[str, Any] = {"name": name}
    if facts is not None:
        content |= {
            "title": facts.title,
            "licence": facts.licence,
            "homepage": facts.homepage,
            "note": facts.note,
        }
    content["files"] = [f.name for form in files_of(name)[:1] for f in form]
    where = where_files_are(name, data_dir) if name in DATASETS else "here"
    content["on_this_machine"] = where
    if where.startswith("missing"):
        if facts is not None:
            content |= {"all_samples": facts.samples, "shape": list(facts.shape)}
        content["get_them_from"] = _addresses(files_of(name))
        return content
    if check:
        found = check_cached(name, data_dir)
        content["checked"] = str(found) if found else "there is no converted file"
    n_classes = 2 if name == "synthetic" else None
    arrays = load_arrays(DataConfig(name, n_classes, label=label), data_dir)
    K = len(arrays.class_names)
    train = np.bincount(arrays.y_train, minlength=K).tolist()
    test = np.bincount(arrays.y_test, minlength=K).tolist()
    return content | {
        "checksum": "as published" if arrays.verified else "none known: supplied by the user",
        "read_from": [str(path) for path in arrays.paths],
        "shape": list(arrays.shape),
        "values": f"{arrays.X_train.dtype}, {arrays.low:g} to {arrays.high:g}",
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


def _addresses(forms: list[tuple[DataFile, ...]]) -> list[str]:
    found: list[str] = []
    for file in (file for form in forms for file in form):
        if file.archive is not None and file.archive.mirrors:
            found += [mirror + file.archive.name for mirror in file.archive.mirrors]
        else:
            found += [mirror + file.name for mirror in file.mirrors] or [file.where]
    return list(dict.fromkeys(found))
