"""Whole networks from a few numbers."""

from __future__ import annotations

from itertools import pairwise, takewhile
from typing import Any

import numpy as np
from torch import Tensor, nn

from gategrad.config import ModelConfig
from gategrad.machine import physical_memory
from gategrad.nn import ops
from gategrad.nn.connections import CONNECTIONS, connect_classes
from gategrad.nn.head_kinds import HEADS, HeadKind
from gategrad.nn.heads import Head
from gategrad.nn.learned_thresholds import LearnedThresholds
from gategrad.nn.logic_layer import LogicLayer

__all__ = ["DLGN", "build", "dlgn", "layer_widths"]


class DLGN(nn.Sequential):
    """Modules one after the other; logic layers at the start are evaluated as one operation.

    That is what makes ``hard`` and ``bfloat16`` fast, since nothing between layers becomes a float
    tensor, and saves memory where a head needs only sums. Results are those of
    :class:`torch.nn.Sequential`, up to the order of sums. Layers that carry hooks are called one by
    one, so that the hooks are.
    """

    def outputs(self, x: Tensor) -> Tensor:
        """``(B, O)``: what the head reads of ``(B, I)`` inputs.

        Raises:
            ValueError: The last module is not a head.
        """
        *modules, head = self
        if not isinstance(head, Head):
            raise ValueError(f"the network ends with a {type(head).__name__}, not with a head")
        out: Tensor = DLGN(*modules)(x)
        return out

    def forward(self, x: Tensor) -> Tensor:
        """From ``(B, I)`` inputs to what the last module returns."""
        modules = [module for module in self._modules.values() if module is not None]
        layers = _leading_layers(modules)
        if not _work_as_one(layers, x):
            return _one_by_one(modules, x)
        first = layers[0]
        first.check(x)
        # Discrete gates work on bits where these have been checked; see LogicLayer.check_input.
        gates = [layer.layer_gates(x.dtype, bits=first.check_input) for layer in layers]
        half = first.precision == "bfloat16"
        rest = modules[len(layers) :]
        head = rest[0] if rest else None
        if isinstance(head, Head) and head.needs_only_sums and not _hooked(head):
            head.check_width(layers[-1].out_features)
            x = head.from_sums(ops.logic_layers(x, gates, n_groups=head.n_sums, half=half))
            rest = rest[1:]
        else:
            x = ops.logic_layers(x, gates, half=half)
        return _one_by_one(rest, x)


def _one_by_one(modules: list[nn.Module], x: Tensor) -> Tensor:
    for module in modules:
        x = module(x)
    return x


def _leading_layers(modules: list[nn.Module]) -> list[LogicLayer]:
    # Exactly this class: a subclass may compute something else.
    leading = takewhile(lambda module: type(module) is LogicLayer, modules)
    return [module for module in leading if isinstance(module, LogicLayer)]


def _work_as_one(layers: list[LogicLayer], x: Tensor) -> bool:
    return (
        bool(layers)
        and x.ndim == 2
        and not any(_hooked(layer) for layer in layers)
        and len({(layer.mode, layer.precision) for layer in layers}) == 1
        and not any(layer.check_input for layer in layers[1:])
        and all(a.out_features == b.in_features for a, b in pairwise(layers))
    )


def _hooked(module: nn.Module) -> bool:
    return bool(
        module._forward_hooks
        or module._forward_pre_hooks
        or module._backward_hooks
        or module._backward_pre_hooks
    )


def dlgn(
    in_features: int,
    *,
    layers: int = 6,
    width: int = 64_000,
    outputs: int | None = None,
    head: Head,
    parametrization: str = "softmax",
    connections: str = "random",
    hidden_connections: str | None = None,
    init: str = "normal",
    forward: str = "soft",
    backward_temperature: float = 1.0,
    precision: str = "float32",
    class_layers: str = "none",
    tree_levels: int = 3,
    seed: int = 0,
    input_shape: tuple[int, ...] | None = None,
) -> DLGN:
    """A differentiable logic gate network: logic layers, then a head (paper, section 3.3).

    Args:
        in_features: Input bits.
        layers: Logic layers, the last included.
        width: Gates of each layer.
        outputs: Gates of the last layer, which the head reads; ``width`` by default. The paper's
            "Big" has a width of 256,000 and 64,000 outputs.
        head: The output layer, such as :class:`~gategrad.nn.GroupSum`.
        parametrization: See :class:`~gategrad.nn.LogicLayer`.
        connections: Wiring of the first layer; see :mod:`gategrad.nn.connections`.
        hidden_connections: Wiring of the others. By default the same, but ``random`` where that is
            ``local``: gates have no place in an image. With ``near`` the last layer is ``random``,
            so that every class can use every feature.
        init: See :class:`~gategrad.nn.LogicLayer`.
        forward: See :class:`~gategrad.nn.LogicLayer`.
        backward_temperature: See :class:`~gategrad.nn.LogicLayer`.
        precision: See :class:`~gategrad.nn.LogicLayer`.
        class_layers: Further layers, each half as wide as the one before, whose gates belong to
            classes (paper, appendix E, tree-based prediction): ``none``; ``part``, each class's
            read its part of the outputs; ``whole``, the first ones read all of them.
        tree_levels: How many of those.
        seed: Seed of all wiring and weights.
        input_shape: ``(channels, height, width)`` of image inputs, for ``local``.

    Returns:
        A :class:`torch.nn.Sequential` of its layers and the head.

    Raises:
        ValueError: A size or option that cannot be; says which and what to use.
    """
    if layers < 1 or width < 1 or (outputs is not None and outputs < 1):
        raise ValueError(
            f"layers, width and outputs must be at least 1, got {layers}, {width}, {outputs}"
        )
    if class_layers not in ("none", "part", "whole") or tree_levels < 0:
        raise ValueError(
            f"class_layers must be none, part or whole, and tree_levels at least 0, got "
            f"{class_layers!r} and {tree_levels}"
        )
    hidden = hidden_connections or ("random" if connections == "local" else connections)
    for kind in (connections, hidden):
        if kind not in CONNECTIONS:
            raise ValueError(f"connections must be one of {', '.join(CONNECTIONS)}, got {kind!r}")
    wirings = [connections, *[hidden] * (layers - 1)]
    if hidden == "near" and layers > 1:
        wirings[-1] = "random"
    sizes = [in_features, *[width] * (layers - 1), width if outputs is None else outputs]
    whole = class_layers == "whole"
    levels = 0 if class_layers == "none" else tree_levels
    head.check_width(_class_widths(sizes[-1], head.n_classes, levels, whole=whole)[-1])
    seeds = np.random.SeedSequence(seed).spawn(layers)
    options: dict[str, Any] = {
        "parametrization": parametrization,
        "init": init,
        "forward": forward,
        "backward_temperature": backward_temperature,
        "precision": precision,
    }
    modules: list[nn.Module] = [
        LogicLayer(
            sizes[i],
            sizes[i + 1],
            connections=wirings[i],
            seed=seeds[i],
            input_shape=input_shape,
            sort_gates=i < layers - 1 and not CONNECTIONS[wirings[i + 1]].reads_order,
            check_input=i == 0,
            **options,
        )
        for i in range(layers)
    ]
    if class_layers != "none":
        drawn = np.random.SeedSequence((seed, tree_levels)).spawn(tree_levels)
        modules += _class_layers(sizes[-1], head.n_classes, drawn, whole=whole, options=options)
    return DLGN(*modules, head)


def _class_widths(n_outputs: int, n_classes: int, levels: int, *, whole: bool) -> list[int]:
    """The width before class layers, and theirs."""
    width = n_outputs * n_classes if whole else n_outputs
    return [n_outputs, *(max(n_classes, width >> level) for level in range(1, levels + 1))]


def _class_layers(
    n_outputs: int,
    n_classes: int,
    seeds: list[np.random.SeedSequence],
    *,
    whole: bool,
    options: dict[str, Any],
) -> list[nn.Module]:
    """Layers whose gates belong to classes, each half as wide as the one before.

    With ``whole``, the first one has half as many gates as there are outputs for each class.
    """
    widths = _class_widths(n_outputs, n_classes, len(seeds), whole=whole)[1:]
    # Weights, their gradients, Adam's two moments; wiring on the device and beside it; values of a
    # batch of 128 and their gradients, which weigh most.
    needed = sum(widths) * (16 * 4 * 4 + 40 + 2 * 4 * 128)
    there = physical_memory()
    if needed > there:
        raise ValueError(
            f"{sum(widths):,} class-specific gates ({n_classes} classes, {n_outputs:,} outputs) "
            f"need {needed / 1e9:.0f} GB to train on batches of 128, and this machine has "
            f"{there / 1e9:.0f} GB: use fewer outputs, or a tree whose classes read only their part"
        )
    layers: list[nn.Module] = []
    read = n_outputs
    for level, (n_gates, seed) in enumerate(zip(widths, seeds, strict=True)):
        wiring, weights = seed.spawn(2)
        pairs = connect_classes(
            read, n_gates, n_classes, np.random.default_rng(wiring), whole=whole and level == 0
        )
        layers.append(
            LogicLayer(read, n_gates, connections=pairs, seed=weights, check_input=False, **options)
        )
        read = n_gates
    return layers


def layer_widths(config: ModelConfig, n_classes: int) -> list[int]:
    """Gates of each logic layer of the network that a configuration describes."""
    kind = _kind(config)
    last = config.width if config.outputs is None else config.outputs
    levels = 0 if kind.class_layers == "none" else config.tree_levels
    tail = _class_widths(last, n_classes, levels, whole=kind.class_layers == "whole")
    return [config.width] * (config.layers - 1) + tail


def _kind(config: ModelConfig) -> HeadKind:
    if config.head not in HEADS:
        raise ValueError(f"head must be one of {', '.join(HEADS)}, got {config.head!r}")
    return HEADS[config.head]


def build(
    config: ModelConfig,
    in_features: int,
    n_classes: int,
    *,
    seed: int = 0,
    input_shape: tuple[int, ...] | None = None,
) -> DLGN:
    """The network that a :class:`~gategrad.config.ModelConfig` describes.

    Outputs that the classes do not divide are distributed (see :class:`~gategrad.nn.GroupSum`), so
    that 3, 67 or 2,000 classes work with 64,000 outputs.
    """
    kind = _kind(config)
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
    network = dlgn(
        in_features,
        layers=config.layers,
        width=config.width,
        outputs=config.outputs,
        head=kind.make(n_classes, n_outputs, config, head_seed),
        parametrization=config.parametrization,
        connections=config.connections,
        hidden_connections=config.hidden_connections,
        init=config.init,
        forward=config.forward,
        backward_temperature=config.backward_temperature,
        precision=config.precision,
        class_layers=kind.class_layers,
        tree_levels=config.tree_levels,
        seed=seed,
        input_shape=input_shape,
    )
    return DLGN(*thresholds, *network) if thresholds else network
