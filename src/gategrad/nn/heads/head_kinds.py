"""The heads that configurations name: how each is built, and what it holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from gategrad.config import ModelConfig
from gategrad.config.near_names import must_be_one_of
from gategrad.nn.heads.codebook import CodebookHead
from gategrad.nn.heads.dense import DenseHead
from gategrad.nn.heads.group_sum import GroupSum
from gategrad.nn.heads.head import Head
from gategrad.nn.heads.temperature import Temperature, auto_tau

__all__ = ["HEADS", "HeadKind", "HeadSize", "head_kind"]


@dataclass(frozen=True)
class HeadSize:
    """What a head holds besides temperatures; nothing where sums are all that it needs.

    Attributes:
        weights: Of its matrices.
        code_bytes: Of the classes' codes.
    """

    weights: int = 0
    code_bytes: int = 0


@dataclass(frozen=True)
class HeadKind:
    """How a configuration's head is built.

    Attributes:
        make: From the number of classes, that of the outputs that the head reads, the
            configuration and a seed.
        size: From the same, without a seed.
        class_layers: Logic layers before it that belong to the classes: ``none``; ``part``, each
            class's read its part of the outputs; or ``whole``, the first of them read all outputs.
        options: Fields of the configuration that it knows, of those that not all heads do.
    """

    make: Callable[[int, int, ModelConfig, np.random.SeedSequence], Head]
    size: Callable[[int, int, ModelConfig], HeadSize] = lambda *_: HeadSize()
    class_layers: str = "none"
    options: tuple[str, ...] = ()

    def check(self, config: ModelConfig) -> None:
        """Raise ``ValueError`` where another head's option was changed."""
        for name in dict.fromkeys(name for kind in HEADS.values() for name in kind.options):
            is_changed = getattr(config, name) != getattr(_DEFAULTS, name)
            if is_changed and name not in self.options:
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
    return CodebookHead(
        n_classes,
        n_outputs,
        _temperature(config, n_classes, n_outputs, codebook=True),
        n_sums=_code_size(config),
        codes=config.codes,
        seed=seed,
    )


def _code_size(config: ModelConfig) -> int | None:
    return config.code_size if config.head == "group-sum-codebook" else None


def _codebook_size(n_classes: int, n_outputs: int, config: ModelConfig) -> HeadSize:
    n_sums = _code_size(config)
    return HeadSize(code_bytes=n_classes * -(-(n_outputs if n_sums is None else n_sums) // 8))


def _dense(
    n_classes: int, n_outputs: int, config: ModelConfig, seed: np.random.SeedSequence
) -> Head:
    return DenseHead(n_classes, n_outputs, config.hidden, weights=config.dense_weights, seed=seed)


def _dense_size(n_classes: int, n_outputs: int, config: ModelConfig) -> HeadSize:
    widths = [n_outputs, *config.hidden, n_classes]
    return HeadSize(weights=sum(a * b for a, b in pairwise(widths)))


_TAU: Final = ("tau_end", "tau_schedule", "learn_tau")
_DEFAULTS: Final = ModelConfig()

HEADS: Final[dict[str, HeadKind]] = {
    "group-sum": HeadKind(_group_sum, options=(*_TAU, "dropout")),
    "codebook": HeadKind(_codebook, _codebook_size, options=(*_TAU, "codes")),
    "group-sum-codebook": HeadKind(
        _codebook, _codebook_size, options=(*_TAU, "codes", "code_size")
    ),
    "dense": HeadKind(_dense, _dense_size, options=("hidden", "dense_weights")),
    "tree": HeadKind(_group_sum, class_layers="part", options=(*_TAU, "dropout", "tree_levels")),
    "tree-full": HeadKind(
        _group_sum, class_layers="whole", options=(*_TAU, "dropout", "tree_levels")
    ),
}
"""Heads by the name that configurations and the command line use."""


def head_kind(config: ModelConfig) -> HeadKind:
    """The kind of head that a configuration names.

    Raises:
        ValueError: There is none of that name.
    """
    if config.head not in HEADS:
        raise ValueError(must_be_one_of("head", config.head, HEADS))
    return HEADS[config.head]
