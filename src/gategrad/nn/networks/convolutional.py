"""Convolutional networks from their sizes."""

from __future__ import annotations

import numpy as np

from gategrad.config import ModelConfig
from gategrad.config.network_sizes import CONVOLUTIONAL, NetworkSize
from gategrad.config.wiring_names import LEARNED
from gategrad.nn.gate_options import GateOptions
from gategrad.nn.kernels.tree_wiring import Geometry
from gategrad.nn.learned_wires import n_leaf_candidates
from gategrad.nn.logic_conv import LogicConv2d
from gategrad.nn.networks.dense import candidate_counts, hidden_wiring, n_learned

__all__ = [
    "convolutions",
    "dense_widths",
    "geometries",
    "learned_candidates",
    "n_learned_candidates",
    "n_leaves",
]


def _size_of(config: ModelConfig) -> tuple[NetworkSize, int]:
    """The sizes of the network that a configuration names, and its k."""
    size = CONVOLUTIONAL[config.network]
    k = size.k if config.channels is None else config.channels
    if k < 1:
        raise ValueError(f"channels must be at least 1, got {k}")
    return size, k


def dense_widths(config: ModelConfig) -> list[int]:
    """Gates of each dense layer."""
    size, k = _size_of(config)
    *hidden, last = (width * k for width in size.dense)
    return [*hidden, last if config.outputs is None else config.outputs]


def n_leaves(config: ModelConfig) -> int:
    """Leaves of all trees."""
    size, k = _size_of(config)
    return sum(c.kernels * k * 2**c.depth for c in size.convolutions)


def geometries(config: ModelConfig, input_shape: tuple[int, ...] | None) -> list[Geometry]:
    """Where the windows of a network's convolutions are.

    Args:
        config: Names the network.
        input_shape: ``(channels, height, width)`` of the input bits.

    Raises:
        ValueError: No image, or one that the windows do not fit.
    """
    if input_shape is None:
        raise ValueError(
            f"the network {config.network} reads images, and these data have no shape (channels, "
            "height, width): use network='dlgn'"
        )
    size, k = _size_of(config)
    groups = size.groups(k)
    shape, found = tuple(input_shape), list[Geometry]()
    for i, conv in enumerate(size.convolutions):
        try:
            geometry = Geometry(
                shape,
                conv.kernels * k,
                (conv.kernel_size,) * 2,
                (conv.stride,) * 2,
                (conv.padding,) * 2,
                conv.pool,
                conv.depth,
                # The input's channels belong to no group.
                groups if i else 1,
            )
        except ValueError as error:
            raise ValueError(
                f"convolution {i + 1} of {config.network} on images of {tuple(input_shape)}: "
                f"{error}"
            ) from error
        found.append(geometry)
        shape = geometry.out_shape
    return found


def learned_candidates(config: ModelConfig) -> list[int]:
    """Candidates of a leaf, or of an input of a gate, in each layer where they are learned."""
    size, _ = _size_of(config)
    return candidate_counts(config.candidates, len(size.convolutions) + len(size.dense))


def n_learned_candidates(config: ModelConfig, input_shape: tuple[int, ...] | None) -> int:
    """Candidates of all leaves and inputs of gates that are learned."""
    if not config.learns_wiring:
        return 0
    trees, counts = geometries(config, input_shape), learned_candidates(config)
    widths = dense_widths(config)
    hidden = hidden_wiring(config.connections, config.hidden_connections)
    sizes = [trees[-1].out_features, *widths]
    n = n_learned(sizes, [hidden] * len(widths), counts[len(trees) :])
    if config.connections != LEARNED:
        return n
    return n + sum(map(n_leaf_candidates, trees, counts))


def convolutions(
    config: ModelConfig,
    input_shape: tuple[int, ...] | None,
    seed: np.random.SeedSequence,
    gates: GateOptions,
) -> list[LogicConv2d]:
    """The convolutions of a network.

    Args:
        config: Names the network.
        input_shape: ``(channels, height, width)`` of the input bits.
        seed: Of leaves and weights.
        gates: How all gates are trained.

    Raises:
        ValueError: No image, or one that the windows do not fit.
    """
    size, _ = _size_of(config)
    found, counts = geometries(config, input_shape), learned_candidates(config)
    learned = config.connections == LEARNED
    return [
        LogicConv2d(
            geometry.in_shape[0],
            geometry.out_channels,
            geometry.kernel_size,
            in_size=geometry.in_shape[1:],
            depth=geometry.depth,
            stride=geometry.stride,
            padding=geometry.padding,
            channels_per_kernel=None if learned else size.channels_per_kernel,
            groups=geometry.groups,
            pool=geometry.pool,
            connections=config.connections,
            candidates=counts[i] if learned else None,
            seed=drawn,
            check_input=i == 0,
            gates=gates,
        )
        for i, (geometry, drawn) in enumerate(zip(found, seed.spawn(len(found)), strict=True))
    ]
