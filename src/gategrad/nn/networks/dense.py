"""Networks of dense logic layers, and the dense layers of others."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Final, Unpack

import numpy as np
from torch import nn

from gategrad.config.model_config import TAPERS
from gategrad.config.near_names import must_be_one_of
from gategrad.config.number_lists import for_layers
from gategrad.config.wiring_names import ANCHORED, CANDIDATES, LEARNED
from gategrad.nn.connections import (
    CONNECTIONS,
    check_connections,
    checked_candidates,
    connect_classes,
    unread_inputs_untold,
)
from gategrad.nn.gate_options import GateKeywords, GateOptions, gate_options
from gategrad.nn.heads.head import Head
from gategrad.nn.logic_layer import LogicLayer
from gategrad.nn.networks.logic_sequence import DLGN
from gategrad.nn.parametrizations import parametrization_named
from gategrad.system.kinds import as_whole, check_kind
from gategrad.system.memory import physical_memory

__all__ = [
    "candidate_counts",
    "class_layers_of",
    "class_widths",
    "dense_layers",
    "dlgn",
    "hidden_wiring",
    "last_widths",
    "n_learned",
]

_WIRING_BYTES: Final = 2 * 4
_CANDIDATE_BYTES: Final = 2 * 4
_MOST_LEVELS: Final = 32


def dlgn(
    in_features: int,
    *,
    layers: int = 6,
    width: int = 64_000,
    outputs: int | None = None,
    taper: str = "last",
    head: Head,
    connections: str = "random",
    hidden_connections: str | None = None,
    anchors: bool = False,
    candidates: int | Sequence[int] | None = None,
    candidate_connections: str = "random",
    class_layers: str = "none",
    tree_levels: int = 3,
    seed: int = 0,
    input_shape: tuple[int, ...] | None = None,
    gates: GateOptions | None = None,
    **options: Unpack[GateKeywords],
) -> DLGN:
    """A differentiable logic gate network: logic layers, then a head (paper, section 3.3).

    Args:
        in_features: Input bits.
        layers: Logic layers, the last included; with ``taper="halving"``, those of full width.
        width: Gates of each layer.
        outputs: Gates of the last layer, which the head reads; ``width`` by default. The paper's
            "Big" has a width of 256,000 and 64,000 outputs.
        taper: How the width becomes that of the outputs. ``last``: the last of ``layers`` has
            ``outputs`` gates; below half of ``width``, it leaves some of what it could read unread.
            ``halving``: behind ``layers`` layers of ``width`` come as few further ones as narrow
            down to ``outputs`` without that, each at least half as wide as the one before.
        head: The output layer, such as :class:`~gategrad.nn.GroupSum`.
        connections: Wiring of the first layer; see :mod:`gategrad.nn.connections`.
        hidden_connections: Wiring of the others. By default the same, but ``random`` where that is
            ``local``: gates have no place in an image. With ``near`` the last layer and those that
            halve the width are ``random``, so that every class can use every feature. With
            ``anchored`` each gate reads one gate of the layer before, and one input bit.
        anchors: Whether layers behind the first read the input bits, too, as ``anchored`` ones do
            anyway. Where there are many more bits than gates, wiring drawn at random reads little
            else: ``anchored`` reads one of each.
        candidates: Of layers whose wiring is ``learned``, how many inputs each input of a gate is
            chosen among: one number, or one for each layer; further layers use the last one; 16 by
            default.
        candidate_connections: How these are drawn, like ``connections``; in other layers than the
            first ``random`` where that is ``local``.
        class_layers: Further layers, each half as wide as the one before, whose gates belong to
            classes (paper, appendix E, tree-based prediction): ``none``; ``part``, each class's
            read its part of the outputs; ``whole``, the first ones read all of them.
        tree_levels: How many of those.
        seed: Seed of all wiring and weights.
        input_shape: ``(channels, height, width)`` of image inputs, for ``local``.
        gates: How all gates are trained, as one object.
        **options: Single ones of that, by name: ``parametrization``, ``init``, ``forward``,
            ``backward_temperature`` and ``precision``; see :class:`~gategrad.nn.GateOptions`.

    Returns:
        A :class:`torch.nn.Sequential` of its layers and the head.

    Raises:
        ValueError: A size or option that cannot be; says which and what to use.
    """
    gates = gate_options(dlgn, gates, options)
    check_kind("head", head, Head)
    in_features, layers = as_whole("in_features", in_features), as_whole("layers", layers)
    width = as_whole("width", width)
    last = width if outputs is None else as_whole("outputs", outputs)
    for name, size in (("layers", layers), ("width", width), ("outputs", last)):
        if size < 1:
            raise ValueError(f"{name} must be at least 1, got {size}")
    if taper == "halving" and outputs is None:
        raise ValueError("taper='halving' narrows the network down to its outputs: give outputs")
    tail = last_widths(width, last, taper)
    n_layers, n_gates = layers - 1 + len(tail), width * (layers - 1) + sum(tail)
    of_gate = parametrization_named(gates.parametrization).n_bytes + _WIRING_BYTES
    _check_memory(n_layers, n_gates, n_gates * of_gate)
    hidden = hidden_wiring(connections, hidden_connections)
    check_connections(connections, or_learned=True)
    check_connections(hidden, "hidden_connections", or_learned=True, or_anchored=True)
    check_connections(candidate_connections, "candidate_connections")
    if candidates is not None and LEARNED not in (connections, hidden):
        raise ValueError(
            f"candidates={candidates} is for learned wiring: leave it out, or use "
            "connections='learned'"
        )
    counts = candidate_counts(CANDIDATES if candidates is None else candidates, n_layers)
    wirings = [connections, *[hidden] * (n_layers - 1)]
    if hidden == "near" and n_layers > 1:
        first = min(layers, n_layers - 1)
        wirings[first:] = ["random"] * (n_layers - first)
    sizes = [in_features, *[width] * (layers - 1), *tail]
    n_anchors = in_features if anchors or hidden == ANCHORED else 0
    of_candidates = n_learned(sizes, wirings, counts, n_anchors) * _CANDIDATE_BYTES
    _check_memory(n_layers, n_gates, n_gates * of_gate + of_candidates)
    if class_layers not in ("none", "part", "whole") or not 0 <= tree_levels <= _MOST_LEVELS:
        raise ValueError(
            f"class_layers must be none, part or whole, and tree_levels 0 to {_MOST_LEVELS}, got "
            f"{class_layers!r} and {tree_levels}"
        )
    if hidden == "local" and n_layers > 1:
        raise ValueError(
            "hidden_connections must not be local: gates have no place in an image; use random, "
            "unique, near, butterfly, anchored or learned"
        )
    whole = class_layers == "whole"
    levels = 0 if class_layers == "none" else tree_levels
    head.check_width(class_widths(sizes[-1], head.n_classes, levels, whole=whole)[-1])
    seeds = np.random.SeedSequence(seed).spawn(n_layers)
    # What the first layer leaves unread, others read as their anchors.
    with unread_inputs_untold() if n_anchors and n_layers > 1 else nullcontext():
        modules = dense_layers(
            sizes,
            wirings,
            seeds,
            input_shape,
            gates,
            first=True,
            candidates=counts,
            candidate_connections=candidate_connections,
            anchors=n_anchors,
        )
    if class_layers != "none":
        drawn = np.random.SeedSequence((seed, tree_levels)).spawn(tree_levels)
        modules += class_layers_of(sizes[-1], head.n_classes, drawn, gates, whole=whole)
    return DLGN(*modules, head)


def _check_memory(n_layers: int, n_gates: int, needed: int) -> None:
    """Raise ``ValueError`` where no such network fits into the machine's memory."""
    there = physical_memory()
    if needed > there:
        raise ValueError(
            f"{n_layers} layers with {n_gates:,} gates need {needed / 1e9:,.0f} GB for their "
            f"weights alone, and this machine has {there / 1e9:,.0f} GB: use fewer"
        )


def last_widths(width: int, outputs: int, taper: str) -> list[int]:
    """The gates of the last of a network's ``layers``, and of those that follow it.

    Raises:
        ValueError: An unknown ``taper``; names those that there are.
    """
    if taper not in TAPERS:
        raise ValueError(must_be_one_of("taper", taper, TAPERS))
    if taper == "last":
        return [outputs]
    widths = [width]
    while widths[-1] > 2 * outputs:
        widths.append(-(-widths[-1] // 2))
    return widths if widths[-1] == outputs else [*widths, outputs]


def dense_layers(
    sizes: list[int],
    wirings: list[str],
    seeds: list[np.random.SeedSequence],
    input_shape: tuple[int, ...] | None,
    gates: GateOptions,
    *,
    first: bool,
    candidates: Sequence[int] = (),
    candidate_connections: str = "random",
    anchors: int = 0,
) -> list[nn.Module]:
    """Layers between each two of the sizes.

    Args:
        sizes: What the first reads, then each one's gates.
        wirings: Of each layer.
        seeds: Of each layer.
        input_shape: Of the first one's input, where that is an image.
        gates: How all gates are trained.
        first: Whether they are the network's first.
        candidates: Of each layer, where its wiring is learned.
        candidate_connections: How these are drawn.
        anchors: Input bits of the network, which layers behind the first read, too.
    """
    last = len(wirings) - 1
    while last and wirings[last] == ANCHORED:  # what reads the one before, reads its order
        last -= 1
    others = "random" if candidate_connections == "local" else candidate_connections
    counts = [*candidates, *[1] * (len(wirings) - len(candidates))]
    return [
        LogicLayer(
            sizes[i] + (anchors if i else 0),
            sizes[i + 1],
            connections=wirings[i],
            candidates=counts[i] if wirings[i] == LEARNED else None,
            candidate_connections=candidate_connections if first and i == 0 else others,
            seed=seeds[i],
            input_shape=input_shape if first and i == 0 else None,  # gates have no place in it
            sort_gates=i < last and not _reads_order(wirings[i + 1], others),
            keep_order=i < last,
            anchors=anchors if i else 0,
            check_input=first and i == 0,
            gates=gates,
        )
        for i in range(len(wirings))
    ]


def _reads_order(wiring: str, candidates: str) -> bool:
    if wiring == ANCHORED:
        return True
    return CONNECTIONS[candidates if wiring == LEARNED else wiring].reads_order


def n_learned(
    sizes: Sequence[int], wirings: Sequence[str], counts: Sequence[int], anchors: int = 0
) -> int:
    """Candidates of all layers together.

    Args:
        sizes: Input bits, then each layer's gates.
        wirings: Of each layer.
        counts: Candidates of an input of each layer, where there are so many.
        anchors: Input bits that layers behind the first read, too.
    """
    read = [sizes[0], *(size + anchors for size in sizes[1:])]
    layers = zip(read, sizes[1:], wirings, counts, strict=False)
    return sum(
        2 * n_gates * min(count, read) for read, n_gates, kind, count in layers if kind == LEARNED
    )


def hidden_wiring(connections: str, hidden_connections: str | None) -> str:
    """The wiring of all layers but the first, where the network has any."""
    if hidden_connections is not None:
        return hidden_connections
    return "random" if connections == "local" else connections


def candidate_counts(candidates: int | Sequence[int], n_layers: int) -> list[int]:
    """A number for each layer; of those that have none, the last one."""
    given = [candidates] if isinstance(candidates, int) else list(candidates)
    if not 1 <= len(given) <= n_layers:
        raise ValueError(
            f"candidates must be one number, or one for each of {n_layers} layers, got {candidates}"
        )
    return for_layers([checked_candidates(count) for count in given], n_layers)


def class_widths(n_outputs: int, n_classes: int, levels: int, *, whole: bool) -> list[int]:
    """The width before class layers, and theirs.

    Raises:
        ValueError: Levels below 0, or so many that no network has a gate left to halve.
    """
    if not 0 <= levels <= _MOST_LEVELS:
        raise ValueError(f"tree_levels must be 0 to {_MOST_LEVELS}, got {levels}")
    width = n_outputs * n_classes if whole else n_outputs
    return [n_outputs, *(max(n_classes, width >> level) for level in range(1, levels + 1))]


def class_layers_of(
    n_outputs: int,
    n_classes: int,
    seeds: list[np.random.SeedSequence],
    gates: GateOptions,
    *,
    whole: bool,
) -> list[nn.Module]:
    """Layers whose gates belong to classes, each half as wide as the one before.

    With ``whole``, the first one has half as many gates as there are outputs for each class.
    """
    widths = class_widths(n_outputs, n_classes, len(seeds), whole=whole)[1:]
    of_weights = parametrization_named(gates.parametrization).n_bytes
    # Weights, their gradients, Adam's two moments; wiring on the device and beside it; values of a
    # batch of 128 and their gradients, which weigh most.
    needed = sum(widths) * (4 * of_weights + 40 + 2 * 4 * 128)
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
            LogicLayer(
                read, n_gates, connections=pairs, seed=weights, check_input=False, gates=gates
            )
        )
        read = n_gates
    return layers
