"""The prediction as gates: which class sum is the largest."""

from __future__ import annotations

from gategrad.circuit.hardware.adders import SumFormat
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.netlist_builder import AND, OR, XOR, NetlistBuilder

__all__ = ["argmax_netlist"]


def argmax_netlist(n_classes: int, sums: SumFormat, *, chain: bool = False) -> Netlist:
    """The class with the largest sum, the first of equals: comparators of two sums each.

    Args:
        n_classes: Classes, whose sums are the inputs, as
            :func:`~gategrad.circuit.hardware.adders.adders_netlist` gives them.
        sums: Their format.
        chain: Compare class after class with the best one before, bit after bit. That is slow, and
            as large as the tournament that it is else. But synthesis for speed then lets what lies
            before be slow, too, and smaller: 10 to 20 % in all (docs/silicon.md).

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
        matches = 1 if chain else len(players) // 2
        pairs = zip(players[: 2 * matches : 2], players[1 : 2 * matches : 2], strict=True)
        winners = [_better(builder, left, right, sums.signed, chain) for left, right in pairs]
        players = winners + players[2 * matches :]
    return builder.netlist(players[0][1])


_Player = tuple[list[int], list[int]]


def _better(
    builder: NetlistBuilder, left: _Player, right: _Player, signed: bool, chain: bool
) -> _Player:
    bits = list(zip(left[0], right[0], strict=True))
    if signed:
        bits[-1] = bits[-1][::-1]
    less = (_less_bit_by_bit if chain else _less_in_pairs)(builder, bits)

    def choose(a: int, b: int) -> int:
        if a == b:
            return a
        return builder.gate(OR, builder.gate(AND, ~less, a), builder.gate(AND, less, b))

    value, number = (
        [choose(a, b) for a, b in zip(*pair, strict=True)] for pair in zip(left, right, strict=True)
    )
    return value, number


def _less_bit_by_bit(builder: NetlistBuilder, bits: list[tuple[int, int]]) -> int:
    less = 0
    for a, b in bits:
        below, not_above = builder.gate(AND, ~a, b), builder.gate(OR, ~a, b)
        less = builder.gate(OR, below, builder.gate(AND, less, not_above))
    return less


def _less_in_pairs(builder: NetlistBuilder, bits: list[tuple[int, int]]) -> int:
    # Less and equal, bit by bit, then joined from the lowest on.
    compared = [(builder.gate(AND, ~a, b), ~builder.gate(XOR, a, b)) for a, b in bits]
    while len(compared) > 1:
        joined = [
            (
                builder.gate(OR, high[0], builder.gate(AND, high[1], low[0])),
                builder.gate(AND, high[1], low[1]),
            )
            for low, high in zip(compared[::2], compared[1::2], strict=False)
        ]
        compared = joined + compared[len(compared) & ~1 :]
    return compared[0][0]
