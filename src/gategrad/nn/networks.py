"""Whole networks from a few numbers."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from torch import Tensor, nn

from gategrad.config import ModelConfig
from gategrad.memory import physical_memory
from gategrad.network_sizes import CONVOLUTIONAL
from gategrad.nn import ops
from gategrad.nn.connections import CONNECTIONS, connect_classes
from gategrad.nn.convolutional import convolutions, dense_widths, n_leaves
from gategrad.nn.head_kinds import HEADS, HeadKind
from gategrad.nn.heads import Head
from gategrad.nn.learned_thresholds import LearnedThresholds
from gategrad.nn.logic_layer import LogicLayer
from gategrad.nn.mlp import build_mlp
from gategrad.nn.stages import Run, is_hooked, leading_run

__all__ = ["DLGN", "NETWORKS", "NetworkKind", "build", "dlgn", "layer_widths", "tree_leaves"]


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
        while modules:
            run = leading_run(modules)
            if run.works_on(x):
                x, modules = _as_one(run, modules[run.n_modules :], x)
            else:
                x, modules = modules[0](x), modules[1:]
        return x


def _as_one(run: Run, rest: list[nn.Module], x: Tensor) -> tuple[Tensor, list[nn.Module]]:
    """What a run, and a head after it that needs only sums, make of x; and what then follows."""
    first, last = run.stages[0].layer, run.stages[-1]
    first.check(x)
    gates, half = run.gates(x.dtype), first.precision == "bfloat16"
    x = x.flatten(1)
    head = rest[0] if rest else None
    if isinstance(head, Head) and head.needs_only_sums and not is_hooked(head) and not run.image:
        head.check_width(last.out_features)
        sums = ops.logic_layers(x, gates, n_groups=head.n_sums, half=half)
        return head.from_sums(sums), rest[1:]
    x = ops.logic_layers(x, gates, half=half)
    return (x if run.image is None else x.view(len(x), *run.image)), rest


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
    options: dict[str, Any] = {
        "parametrization": parametrization,
        "init": init,
        "forward": forward,
        "backward_temperature": backward_temperature,
        "precision": precision,
    }
    seeds = np.random.SeedSequence(seed).spawn(layers)
    modules = _dense_layers(sizes, wirings, seeds, input_shape, options, first=True)
    if class_layers != "none":
        drawn = np.random.SeedSequence((seed, tree_levels)).spawn(tree_levels)
        modules += _class_layers(sizes[-1], head.n_classes, drawn, whole=whole, options=options)
    return DLGN(*modules, head)


def _dense_layers(
    sizes: list[int],
    wirings: list[str],
    seeds: list[np.random.SeedSequence],
    input_shape: tuple[int, ...] | None,
    options: dict[str, Any],
    *,
    first: bool,
) -> list[nn.Module]:
    """Layers between each two of the sizes; ``first`` where they are the network's first."""
    last = len(wirings) - 1
    return [
        LogicLayer(
            sizes[i],
            sizes[i + 1],
            connections=wirings[i],
            seed=seeds[i],
            input_shape=input_shape,
            sort_gates=i < last and not CONNECTIONS[wirings[i + 1]].reads_order,
            check_input=first and i == 0,
            **options,
        )
        for i in range(len(wirings))
    ]


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
    """Gates of each dense logic layer of the network that a configuration describes."""
    kind = _kind(config)
    *hidden, last = _network(config).widths(config)
    levels = 0 if kind.class_layers == "none" else config.tree_levels
    tail = _class_widths(last, n_classes, levels, whole=kind.class_layers == "whole")
    return [*hidden, *tail]


def tree_leaves(config: ModelConfig) -> int:
    """Leaves of all trees of the network that a configuration describes."""
    return _network(config).n_leaves(config)


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
) -> nn.Sequential:
    """The network that a :class:`~gategrad.config.ModelConfig` describes.

    Outputs that the classes do not divide are distributed (see :class:`~gategrad.nn.GroupSum`), so
    that 3, 67 or 2,000 classes work with 64,000 outputs.
    """
    if config.network == "mlp":
        return build_mlp(config, in_features, n_classes, seed)
    if input_shape is not None and math.prod(input_shape) != in_features:
        raise ValueError(f"input_shape {input_shape} does not hold {in_features} inputs")
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
        head=head,
        connections=config.connections,
        hidden_connections=config.hidden_connections,
        class_layers=_kind(config).class_layers,
        tree_levels=config.tree_levels,
        seed=seed,
        input_shape=input_shape,
        **_gate_options(config),
    )


def _dlgn_widths(config: ModelConfig) -> list[int]:
    last = config.width if config.outputs is None else config.outputs
    return [config.width] * (config.layers - 1) + [last]


def _make_convolutional(
    config: ModelConfig,
    in_features: int,
    head: Head,
    seed: int,
    input_shape: tuple[int, ...] | None,
) -> DLGN:
    options, levels = _gate_options(config), config.tree_levels
    of_trees, of_dense, of_classes = np.random.SeedSequence(seed).spawn(3)
    trees = convolutions(config, input_shape, of_trees, options)
    widths = dense_widths(config)
    whole = _kind(config).class_layers == "whole"
    has_classes = _kind(config).class_layers != "none"
    head.check_width(
        _class_widths(widths[-1], head.n_classes, levels * has_classes, whole=whole)[-1]
    )
    modules = _dense_layers(
        [trees[-1].out_features, *widths],
        ["random"] * len(widths),
        of_dense.spawn(len(widths)),
        None,
        options,
        first=False,
    )
    if has_classes:
        modules += _class_layers(
            widths[-1], head.n_classes, of_classes.spawn(levels), whole=whole, options=options
        )
    return DLGN(*trees, nn.Flatten(), *modules, head)


def _gate_options(config: ModelConfig) -> dict[str, Any]:
    names = ("parametrization", "init", "forward", "backward_temperature", "precision")
    return {name: getattr(config, name) for name in names}


@dataclass(frozen=True)
class NetworkKind:
    """How a configuration's network is built.

    Attributes:
        make: From the configuration, the number of input bits, the head, a seed, and
            ``(channels, height, width)`` of images.
        widths: Gates of each dense logic layer, those of a head apart.
        n_leaves: Leaves of all trees.
    """

    make: Callable[[ModelConfig, int, Head, int, tuple[int, ...] | None], DLGN]
    widths: Callable[[ModelConfig], list[int]]
    n_leaves: Callable[[ModelConfig], int] = lambda _: 0


_CONVOLUTIONAL: Final = NetworkKind(_make_convolutional, dense_widths, n_leaves)

NETWORKS: Final[dict[str, NetworkKind]] = {
    "dlgn": NetworkKind(_make_dlgn, _dlgn_widths),
    **dict.fromkeys(CONVOLUTIONAL, _CONVOLUTIONAL),
}
"""Networks of gates by the name that configurations and the command line use."""


def _network(config: ModelConfig) -> NetworkKind:
    if config.network not in NETWORKS:
        known = ", ".join([*NETWORKS, "mlp"])
        raise ValueError(f"network must be one of {known}, got {config.network!r}")
    return NETWORKS[config.network]
