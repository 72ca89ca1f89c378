"""Convolutional networks from their sizes."""

from __future__ import annotations

import numpy as np

from gategrad.config import ModelConfig
from gategrad.config.network_sizes import CONVOLUTIONAL, NetworkSize
from gategrad.nn.gate_options import GateOptions
from gategrad.nn.logic_conv import LogicConv2d

__all__ = ["convolutions", "dense_widths", "n_leaves"]


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
    if input_shape is None:
        raise ValueError(
            f"the network {config.network} reads images, and these data have no shape (channels, "
            "height, width): use network='dlgn'"
        )
    size, k = _size_of(config)
    groups = size.groups(k)
    shape, layers = tuple(input_shape), []
    for i, (conv, drawn) in enumerate(
        zip(size.convolutions, seed.spawn(len(size.convolutions)), strict=True)
    ):
        try:
            layer = LogicConv2d(
                shape[0],
                conv.kernels * k,
                conv.kernel_size,
                in_size=shape[1:],
                depth=conv.depth,
                stride=conv.stride,
                padding=conv.padding,
                channels_per_kernel=size.channels_per_kernel,
                # The input's channels belong to no group.
                groups=groups if i else 1,
                pool=conv.pool,
                seed=drawn,
                check_input=i == 0,
                gates=gates,
            )
        except ValueError as error:
            raise ValueError(
                f"convolution {i + 1} of {config.network} on images of {tuple(input_shape)}: "
                f"{error}"
            ) from error
        layers.append(layer)
        shape = layer.out_shape
    return layers
