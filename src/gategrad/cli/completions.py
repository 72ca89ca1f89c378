"""What the tab key offers for options that take a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

__all__ = ["data_sets", "recipes", "starting", "targets"]


def starting(names: Callable[[], Iterable[str]]) -> Callable[[str], list[str]]:
    """Completion by names, which are asked for when the tab key is pressed."""

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


data_sets: Final = starting(_data_sets)
recipes: Final = starting(_recipes)
targets: Final = starting(_targets)
