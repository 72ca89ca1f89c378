"""Whole networks from their configurations."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from torch import nn

from gategrad.config import ModelConfig
from gategrad.config.near_names import must_be_one_of
from gategrad.config.network_sizes import CONVOLUTIONAL
from gategrad.nn.gate_options import GateOptions
from gategrad.nn.heads.head import Head
from gategrad.nn.heads.head_kinds import head_kind
from gategrad.nn.learned_thresholds import LearnedThresholds
from gategrad.nn.networks.convolutional import (
    convolutions,
    dense_widths,
    learned_candidates,
    n_learned_candidates,
    n_leaves,
)
from gategrad.nn.networks.dense import (
    candidate_counts,
    class_layers_of,
    class_widths,
    dense_layers,
    dlgn,
    hidden_wiring,
    last_widths,
    n_learned,
)
from gategrad.nn.networks.logic_sequence import DLGN
from gategrad.nn.networks.mlp import build_mlp
from gategrad.system.kinds import check_kind

__all__ = ["NETWORKS", "NetworkKind", "build", "candidate_count", "layer_widths", "tree_leaves"]


def layer_widths(config: ModelConfig, n_classes: int) -> list[int]:
    """Gates of each dense logic layer of the network that a configuration describes."""
    kind = head_kind(config)
    *hidden, last = _network(config).widths(config)
    levels = 0 if kind.class_layers == "none" else config.tree_levels
    tail = class_widths(last, n_classes, levels, whole=kind.class_layers == "whole")
    return [*hidden, *tail]


def candidate_count(
    config: ModelConfig, in_features: int, input_shape: tuple[int, ...] | None = None
) -> int:
    """Candidates of all inputs of gates, and leaves of trees, whose wiring is learned.

    Args:
        config: Describes the network.
        in_features: Input bits, before thresholds that are learned.
        input_shape: ``(channels, height, width)`` of these where they are an image.
    """
    n_thresholds = max(1, config.learned_thresholds)
    if input_shape is not None:
        input_shape = (n_thresholds * input_shape[0], *input_shape[1:])
    return _network(config).n_candidates(config, n_thresholds * in_features, input_shape)


def _dlgn_candidates(
    config: ModelConfig, in_features: int, input_shape: tuple[int, ...] | None
) -> int:
    widths = _dlgn_widths(config)
    hidden = hidden_wiring(config.connections, config.hidden_connections)
    wirings = [config.connections, *[hidden] * (len(widths) - 1)]
    counts = candidate_counts(config.candidates, len(widths))
    anchors = in_features if config.anchors else 0
    return n_learned([in_features, *widths], wirings, counts, anchors)


def _convolutional_candidates(
    config: ModelConfig, in_features: int, input_shape: tuple[int, ...] | None
) -> int:
    return n_learned_candidates(config, input_shape)


def tree_leaves(config: ModelConfig) -> int:
    """Leaves of all trees of the network that a configuration describes."""
    return _network(config).n_leaves(config)


def build(
    config: ModelConfig,
    in_features: int,
    n_classes: int,
    *,
    seed: int = 0,
    input_shape: tuple[int, ...] | None = None,
) -> nn.Sequential:
    """The network that a :class:`~gategrad.config.ModelConfig` describes.

    Outputs that the classes do not divide are distributed (see :class:`~gategrad.nn.GroupSum`), so
    that 3, 67 or 2,000 classes work with 64,000 outputs.
    """
    check_kind("config", config, ModelConfig)
    if config.network == "mlp":
        return build_mlp(config, in_features, n_classes, seed)
    if input_shape is not None and math.prod(input_shape) != in_features:
        raise ValueError(f"input_shape {input_shape} does not hold {in_features} inputs")
    kind = head_kind(config)
    kind.check(config)
    n_outputs = layer_widths(config, n_classes)[-1]
    # Of its own: other draws stay what they are for a seed.
    head_seed = np.random.SeedSequence((seed, 0x4EAD))
    thresholds: list[nn.Module] = []
    if config.learned_thresholds:
        learned = LearnedThresholds(in_features, config.learned_thresholds)
        thresholds, in_features = [learned], learned.out_features
        if input_shape is not None:
            input_shape = (learned.n_thresholds * input_shape[0], *input_shape[1:])
    head = kind.make(n_classes, n_outputs, config, head_seed)
    network = _network(config).make(config, in_features, head, seed, input_shape)
    return DLGN(*thresholds, *network) if thresholds else network


def _make_dlgn(
    config: ModelConfig,
    in_features: int,
    head: Head,
    seed: int,
    input_shape: tuple[int, ...] | None,
) -> DLGN:
    return dlgn(
        in_features,
        layers=config.layers,
        width=config.width,
        outputs=config.outputs,
        taper=config.taper,
        head=head,
        connections=config.connections,
        hidden_connections=config.hidden_connections,
        anchors=config.anchors,
        candidates=config.candidates if config.learns_wiring else None,
        candidate_connections=config.candidate_connections,
        class_layers=head_kind(config).class_layers,
        tree_levels=config.tree_levels,
        seed=seed,
        input_shape=input_shape,
        gates=GateOptions.of(config),
    )


def _dlgn_widths(config: ModelConfig) -> list[int]:
    last = config.width if config.outputs is None else config.outputs
    tail = last_widths(config.width, last, config.taper)
    return [config.width] * (config.layers - 1) + tail


def _make_convolutional(
    config: ModelConfig,
    in_features: int,
    head: Head,
    seed: int,
    input_shape: tuple[int, ...] | None,
) -> DLGN:
    gates, levels = GateOptions.of(config), config.tree_levels
    of_trees, of_dense, of_classes = np.random.SeedSequence(seed).spawn(3)
    trees = convolutions(config, input_shape, of_trees, gates)
    widths = dense_widths(config)
    whole = head_kind(config).class_layers == "whole"
    has_classes = head_kind(config).class_layers != "none"
    head.check_width(
        class_widths(widths[-1], head.n_classes, levels * has_classes, whole=whole)[-1]
    )
    modules = dense_layers(
        [trees[-1].out_features, *widths],
        [hidden_wiring(config.connections, config.hidden_connections)] * len(widths),
        of_dense.spawn(len(widths)),
        None,
        gates,
        first=False,
        candidates=learned_candidates(config)[len(trees) :],
    )
    if has_classes:
        modules += class_layers_of(
            widths[-1], head.n_classes, of_classes.spawn(levels), gates, whole=whole
        )
    return DLGN(*trees, nn.Flatten(), *modules, head)


@dataclass(frozen=True)
class NetworkKind:
    """How a configuration's network is built.

    Attributes:
        make: From the configuration, the number of input bits, the head, a seed, and
            ``(channels, height, width)`` of images.
        widths: Gates of each dense logic layer, those of a head apart.
        n_candidates: From the configuration, the number of input bits and the shape of images, the
            candidates of all wiring that is learned.
        n_leaves: Leaves of all trees.
    """

    make: Callable[[ModelConfig, int, Head, int, tuple[int, ...] | None], DLGN]
    widths: Callable[[ModelConfig], list[int]]
    n_candidates: Callable[[ModelConfig, int, tuple[int, ...] | None], int]
    n_leaves: Callable[[ModelConfig], int] = lambda _: 0


_CONVOLUTIONAL: Final = NetworkKind(
    _make_convolutional, dense_widths, _convolutional_candidates, n_leaves
)

NETWORKS: Final[dict[str, NetworkKind]] = {
    "dlgn": NetworkKind(_make_dlgn, _dlgn_widths, _dlgn_candidates),
    **dict.fromkeys(CONVOLUTIONAL, _CONVOLUTIONAL),
}
"""Networks of gates by the name that configurations and the command line use."""


def _network(config: ModelConfig) -> NetworkKind:
    if config.network not in NETWORKS:
        raise ValueError(must_be_one_of("network", config.network, [*NETWORKS, "mlp"]))
    return NETWORKS[config.network]
