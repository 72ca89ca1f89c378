"""The prediction as gates: which class sum is the largest."""

from __future__ import annotations

from gategrad.circuit.hardware.adders import SumFormat
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.netlist_builder import AND, OR, XOR, NetlistBuilder

__all__ = ["argmax_netlist"]


def argmax_netlist(n_classes: int, sums: SumFormat) -> Netlist:
    """The class with the largest sum, the first of equals: a tournament of comparators.

    Args:
        n_classes: Classes, whose sums are the inputs, as
            :func:`~gategrad.circuit.hardware.adders.adders_netlist` gives them.
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
