"""What stands around a network in hardware, as netlists: encoder, adders and argmax."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from typing import Final

import numpy as np

from gategrad.circuit.circuit import Circuit
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.circuit.encoders.typed_thresholds import byte_bounds
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.netlist_builder import AND, OR, XOR, NetlistBuilder
from gategrad.circuit.readout import Readout

__all__ = [
    "MOST_ADDED",
    "SumFormat",
    "adders_netlist",
    "argmax_netlist",
    "encoder_netlist",
    "part_gates",
]


MOST_ADDED: Final = 1 << 20
"""Bits that adders are built for, where each class of a codebook has adders of its own."""


@dataclass(frozen=True)
class SumFormat:
    """How class sums are written in bits: two's complement where one can be negative.

    Attributes:
        width: Bits of each sum.
        signed: Whether the most significant one is a sign.
    """

    width: int
    signed: bool

    @classmethod
    def of(cls, readout: Readout) -> SumFormat:
        """The narrowest one that holds every sum of every class."""
        weight, offset = readout.weight.astype(np.int64), readout.offset
        low, high = offset.copy(), offset.copy()
        np.add.at(low, readout.group, np.minimum(weight, 0))
        np.add.at(high, readout.group, np.maximum(weight, 0))
        signed = bool((low < 0).any())
        largest = max(int(high.max()), -int(low.min()) - 1, 0)
        return cls(max(1, largest.bit_length() + signed), signed)


def encoder_netlist(encoder: ThresholdEncoder) -> Netlist:
    """Comparators with constants, from raw values in binary to the network's input bits.

    Args:
        encoder: Of uint8 values, whose bit ``i`` (0 the lowest) of feature ``f`` is input
            ``8 * f + i``; or of bool.

    Raises:
        ValueError: Raw values of another type.
    """
    if encoder.dtype not in ("uint8", "bool"):
        raise ValueError(
            f"comparators exist for uint8 and bool values, but the encoder reads {encoder.dtype}: "
            "leave it out (encoder=False, without --encoder), and give the module bits, which "
            "Circuit.encoder makes, as do the engine and the C source"
        )
    bits = 8 if encoder.dtype == "uint8" else 1
    bounds = np.minimum(byte_bounds(encoder.bit_thresholds), 1 << bits)
    builder = NetlistBuilder(bits * encoder.n_features)
    outputs = []
    for feature, bound in zip(encoder.bit_features.tolist(), bounds.tolist(), strict=True):
        reached = 1  # x >= bound, from the lowest bit on
        for i in range(bits):
            bit = 2 + bits * feature + i
            reached = builder.gate(AND if bound >> i & 1 else OR, bit, reached)
        outputs.append(0 if bound >> bits else reached)
    return builder.netlist(outputs)


def adders_netlist(readout: Readout) -> Netlist:
    """Class sums from output bits: 3:2 compressors, each taking the bits that arrive first.

    A full adder is 5 gates, a half adder 2; counting n bits takes about n full adders.

    Args:
        readout: Weights and offsets, which are exact; scales play no part. One without a decoder:
            see :meth:`Readout.expanded`.

    Returns:
        A netlist whose output ``k * width + i`` is bit ``i`` of class ``k``'s sum, as
        :class:`SumFormat` says.
    """
    width = SumFormat.of(readout).width
    builder = NetlistBuilder(readout.n_outputs)
    order = np.argsort(readout.group, kind="stable")
    stops = np.cumsum(np.bincount(readout.group, minlength=readout.n_classes))
    outputs: list[int] = []
    for k, members in enumerate(np.split(order, stops[:-1])):
        columns: list[list[int]] = [[] for _ in range(width)]
        constant = int(readout.offset[k])
        for output in members.tolist():
            weight, net = int(readout.weight[output]), 2 + output
            if weight < 0:  # -w x = w (1 - x) - w
                constant, weight, net = constant + weight, -weight, ~net
            for i in range(width):
                if weight >> i & 1:
                    columns[i].append(net)
        for i in range(width):
            if constant >> i & 1:
                columns[i].append(1)
        outputs += _sum(builder, columns)
    return builder.netlist(outputs)


def _sum(builder: NetlistBuilder, columns: list[list[int]]) -> list[int]:
    # The bits of the sum of columns of equal value, modulo 2 ** len(columns).
    result, carries = [], list[int]()
    for i, column in enumerate(columns):
        waiting = [(builder.level(net), net) for net in column + carries]
        heapify(waiting)
        carries = []
        last = i == len(columns) - 1
        while len(waiting) > 1:
            a, b = heappop(waiting)[1], heappop(waiting)[1]
            total = builder.gate(XOR, a, b)
            if waiting:
                c = heappop(waiting)[1]
                if not last:
                    both, through = builder.gate(AND, a, b), builder.gate(AND, total, c)
                    carries.append(builder.gate(OR, both, through))
                total = builder.gate(XOR, total, c)
            elif not last:
                carries.append(builder.gate(AND, a, b))
            heappush(waiting, (builder.level(total), total))
        result.append(waiting[0][1] if waiting else 0)
    return result


def argmax_netlist(n_classes: int, sums: SumFormat) -> Netlist:
    """The class with the largest sum, the first of equals: a tournament of comparators.

    Args:
        n_classes: Classes, whose sums are the inputs, as :func:`adders_netlist` gives them.
        sums: Their format.

    Returns:
        A netlist with the class's number in binary, lowest bit first, as outputs.
    """
    width, bits = sums.width, max(1, (n_classes - 1).bit_length())
    builder = NetlistBuilder(n_classes * width)
    players = [
        (
            [2 + k * width + i for i in range(width)],
            [k >> i & 1 for i in range(bits)],
        )
        for k in range(n_classes)
    ]
    while len(players) > 1:
        winners = [
            _better(builder, *pair, sums.signed)
            for pair in zip(players[::2], players[1::2], strict=False)
        ]
        players = winners + players[len(players) & ~1 :]
    return builder.netlist(players[0][1])


_Player = tuple[list[int], list[int]]


def _better(builder: NetlistBuilder, left: _Player, right: _Player, signed: bool) -> _Player:
    # Less and equal, bit by bit, then joined in pairs from the lowest on.
    compared = []
    for i, (a, b) in enumerate(zip(left[0], right[0], strict=True)):
        if signed and i == len(left[0]) - 1:
            a, b = b, a
        compared.append((builder.gate(AND, ~a, b), ~builder.gate(XOR, a, b)))
    while len(compared) > 1:
        joined = [
            (
                builder.gate(OR, high[0], builder.gate(AND, high[1], low[0])),
                builder.gate(AND, high[1], low[1]),
            )
            for low, high in zip(compared[::2], compared[1::2], strict=False)
        ]
        compared = joined + compared[len(compared) & ~1 :]
    less = compared[0][0]

    def choose(a: int, b: int) -> int:
        return builder.gate(OR, builder.gate(AND, ~less, a), builder.gate(AND, less, b))

    value, number = (
        [choose(a, b) for a, b in zip(*pair, strict=True)] for pair in zip(left, right, strict=True)
    )
    return value, number


def part_gates(circuit: Circuit) -> dict[str, int | None]:
    """Two-input gates of each part: encoder, network, adders and argmax.

    Convolutions come before the network, each with the gates of all its positions; network is then
    what lies behind them.

    The parts are built as netlists and counted. None stands for a part that two-input gates
    cannot express here: an encoder of real numbers, an argmax over classes of several scales,
    dense layers, a codebook of very many bits.
    """
    encoder = circuit.encoder
    comparators = encoder is not None and encoder.dtype in ("uint8", "bool")
    adders = argmax = None
    if circuit.readout.can_expand(MOST_ADDED):
        readout, _ = circuit.readout.expanded(MOST_ADDED)
        adders = adders_netlist(readout)
        if readout.is_integer:
            argmax = argmax_netlist(readout.n_classes, SumFormat.of(readout))
    return {
        "encoder": 0 if encoder is None
        else encoder_netlist(encoder).n_gates if comparators else None,
        **{f"convolution {i}": stage.n_gates for i, stage in enumerate(circuit.stages)},
        "network": circuit.dense.n_gates,
        "adders": adders.n_gates if adders is not None else None,
        "argmax": argmax.n_gates if argmax is not None else None,
    }  # fmt: skip
