"""How the heads that configurations name are built."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from gategrad.config import ModelConfig
from gategrad.nn.heads.codebook import CodebookHead
from gategrad.nn.heads.dense import DenseHead
from gategrad.nn.heads.group_sum import GroupSum
from gategrad.nn.heads.head import Head
from gategrad.nn.heads.temperature import Temperature, auto_tau

__all__ = ["HEADS", "HeadKind"]


@dataclass(frozen=True)
class HeadKind:
    """How a configuration's head is built.

    Attributes:
        make: From the number of classes, that of the outputs that the head reads, the
            configuration and a seed.
        class_layers: Logic layers before it that belong to the classes: ``none``; ``part``, each
            class's read its part of the outputs; or ``whole``, the first of them read all outputs.
        options: Fields of the configuration that it knows, of those that not all heads do.
    """

    make: Callable[[int, int, ModelConfig, np.random.SeedSequence], Head]
    class_layers: str = "none"
    options: tuple[str, ...] = ()

    def check(self, config: ModelConfig) -> None:
        """Raise ``ValueError`` where another head's option was changed."""
        for name, default in _OPTIONS.items():
            if name not in self.options and getattr(config, name) != default:
                heads = [head for head, kind in HEADS.items() if name in kind.options]
                raise ValueError(
                    f"the head {config.head} has no {name}: leave it out, or use "
                    f"{' or '.join(heads)}"
                )


def _temperature(
    config: ModelConfig, n_classes: int, n_outputs: int, *, codebook: bool = False
) -> Temperature:
    tau = config.tau
    if tau == "auto":
        tau = auto_tau(n_outputs, n_classes, codebook=codebook)
    return Temperature(
        float(tau),
        end=config.tau_end,
        schedule=config.tau_schedule,
        learned=config.learn_tau,
        n_classes=n_classes,
    )


def _group_sum(
    n_classes: int, n_outputs: int, config: ModelConfig, seed: np.random.SeedSequence
) -> Head:
    tau = _temperature(config, n_classes, n_outputs)
    return GroupSum(n_classes, tau, remainder="distribute", dropout=config.dropout)


def _codebook(
    n_classes: int, n_outputs: int, config: ModelConfig, seed: np.random.SeedSequence
) -> Head:
    grouped = config.head == "group-sum-codebook"
    return CodebookHead(
        n_classes,
        n_outputs,
        _temperature(config, n_classes, n_outputs, codebook=True),
        n_sums=config.code_size if grouped else None,
        codes=config.codes,
        seed=seed,
    )


def _dense(
    n_classes: int, n_outputs: int, config: ModelConfig, seed: np.random.SeedSequence
) -> Head:
    return DenseHead(n_classes, n_outputs, config.hidden, seed=seed)


_TAU: Final = ("tau_end", "tau_schedule", "learn_tau")
_OPTIONS: Final = {
    name: getattr(ModelConfig(), name)
    for name in (*_TAU, "dropout", "tree_levels", "code_size", "codes", "hidden")
}

HEADS: Final[dict[str, HeadKind]] = {
    "group-sum": HeadKind(_group_sum, options=(*_TAU, "dropout")),
    "codebook": HeadKind(_codebook, options=(*_TAU, "codes")),
    "group-sum-codebook": HeadKind(_codebook, options=(*_TAU, "codes", "code_size")),
    "dense": HeadKind(_dense, options=("hidden",)),
    "tree": HeadKind(_group_sum, "part", (*_TAU, "dropout", "tree_levels")),
    "tree-full": HeadKind(_group_sum, "whole", (*_TAU, "dropout", "tree_levels")),
}
"""Heads by the name that configurations and the command line use."""
