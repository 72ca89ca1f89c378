"""What the tab key offers for options that take a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

__all__ = ["HEAD_NAMES", "data_sets", "heads", "recipes", "targets"]

# The table of heads needs torch, which takes seconds to load; a test compares them.
HEAD_NAMES: Final = (
    "group-sum", "codebook", "group-sum-codebook", "dense", "tree", "tree-full",
)  # fmt: skip


def _starting(names: Callable[[], Iterable[str]]) -> Callable[[str], list[str]]:
    def complete(incomplete: str) -> list[str]:
        return [name for name in names() if name.startswith(incomplete)]

    return complete


def _data_sets() -> Iterable[str]:
    from gategrad.data.datasets import DATASETS

    return DATASETS


def _recipes() -> Iterable[str]:
    from gategrad.runs.recipes import RECIPES

    return RECIPES


def _targets() -> Iterable[str]:
    from gategrad.targets import EMITTERS

    return ("engine", *EMITTERS)


data_sets: Final = _starting(_data_sets)
recipes: Final = _starting(_recipes)
heads: Final = _starting(lambda: HEAD_NAMES)
targets: Final = _starting(_targets)
