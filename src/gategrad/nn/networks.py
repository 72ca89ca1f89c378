"""Whole networks from a few numbers."""

from __future__ import annotations

import numpy as np
from torch import nn

from gategrad.config import ModelConfig
from gategrad.nn.connections import CONNECTIONS
from gategrad.nn.heads import HEADS, Head
from gategrad.nn.logic_layer import LogicLayer

__all__ = ["build", "dlgn"]


def dlgn(
    in_features: int,
    *,
    layers: int = 6,
    width: int = 64_000,
    outputs: int | None = None,
    head: Head,
    parametrization: str = "softmax",
    connections: str = "random",
    init: str = "normal",
    seed: int = 0,
    input_shape: tuple[int, ...] | None = None,
) -> nn.Sequential:
    """A differentiable logic gate network: logic layers, then a head (paper, section 3.3).

    Args:
        in_features: Input bits.
        layers: Logic layers, the last included.
        width: Gates of each layer.
        outputs: Gates of the last layer, which the head reads; ``width`` by default. The paper's
            "Big" has a width of 256,000 and 64,000 outputs.
        head: The output layer, such as :class:`~gategrad.nn.GroupSum`.
        parametrization: See :class:`~gategrad.nn.LogicLayer`.
        connections: Wiring. ``local`` wires the first layer only, the others being ``random``:
            gates have no place in an image.
        init: See :class:`~gategrad.nn.LogicLayer`.
        seed: Seed of all wiring and weights.
        input_shape: ``(channels, height, width)`` of image inputs, for ``local``.

    Returns:
        A plain :class:`torch.nn.Sequential`.

    Raises:
        ValueError: A size or option that cannot be; says which and what to use.
    """
    if layers < 1 or width < 1 or (outputs is not None and outputs < 1):
        raise ValueError(
            f"layers, width and outputs must be at least 1, got {layers}, {width}, {outputs}"
        )
    if connections not in CONNECTIONS:
        raise ValueError(
            f"connections must be one of {', '.join(CONNECTIONS)}, got {connections!r}"
        )
    sizes = [in_features, *[width] * (layers - 1), width if outputs is None else outputs]
    head.check_width(sizes[-1])
    hidden = "random" if connections == "local" else connections
    seeds = np.random.SeedSequence(seed).spawn(layers)
    modules: list[nn.Module] = [
        LogicLayer(
            sizes[i],
            sizes[i + 1],
            parametrization=parametrization,
            connections=hidden if i else connections,
            init=init,
            seed=seeds[i],
            input_shape=input_shape,
            sort_gates=i < layers - 1 and not CONNECTIONS[hidden].reads_order,
            check_input=i == 0,
        )
        for i in range(layers)
    ]
    return nn.Sequential(*modules, head)


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
    if config.head not in HEADS:
        raise ValueError(f"head must be one of {', '.join(HEADS)}, got {config.head!r}")
    head = HEADS[config.head](n_classes, config)
    return dlgn(
        in_features,
        layers=config.layers,
        width=config.width,
        outputs=config.outputs,
        head=head,
        parametrization=config.parametrization,
        connections=config.connections,
        init=config.init,
        seed=seed,
        input_shape=input_shape,
    )
