"""Numbers in binary, as nets of a netlist that is being built; the lowest bit first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from heapq import heapify, heappop, heappush

from gategrad.circuit.netlist_builder import AND, OR, XOR, NetlistBuilder

__all__ = ["add", "at_least", "at_least_signed", "binary", "subtract", "sum_bits"]


def sum_bits(builder: NetlistBuilder, columns: list[list[int]]) -> list[int]:
    """The bits, lowest first, of a sum modulo ``2 ** len(columns)``.

    Args:
        builder: Where the adders go.
        columns: Of each value 1, 2, 4, ... the nets that count for it.
    """
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


def gray_code(gate: Callable[[int, int, int], int], thermometer: Sequence[int]) -> list[int]:
    """The number of leading ones in Gray code, the lowest bit first.

    Args:
        gate: Makes a gate of a kind and two nets; gives its net.
        thermometer: Nets. Bit j of the code turns at 2**j, 3 * 2**j, 5 * 2**j, ...
    """
    gray = []
    for j in range(len(thermometer).bit_length()):
        turns = list(thermometer[(1 << j) - 1 :: 2 << j])
        while len(turns) > 1:  # pairwise, so that the depth stays small
            pairs = zip(turns[::2], turns[1::2], strict=False)
            odd = turns[-1:] if len(turns) % 2 else []
            turns = [gate(XOR, a, b) for a, b in pairs] + odd
        gray += turns
    return gray


def binary(builder: NetlistBuilder, thermometer: Sequence[int]) -> list[int]:
    """The number of leading ones in binary, the lowest bit first, by way of its Gray code."""
    gray = gray_code(builder.gate, thermometer)
    bits = [gray[-1]]
    for bit in reversed(gray[:-1]):
        bits.insert(0, builder.gate(XOR, bit, bits[0]))
    return bits


def _full_adder(builder: NetlistBuilder, a: int, b: int, carry: int) -> tuple[int, int]:
    either = builder.gate(XOR, a, b)
    carries = builder.gate(AND, a, b), builder.gate(AND, either, carry)
    return builder.gate(XOR, either, carry), builder.gate(OR, *carries)


def add(builder: NetlistBuilder, a: Sequence[int], b: Sequence[int]) -> list[int]:
    """The sum of two numbers of as many bits."""
    carry, total = 0, []
    for x, y in zip(a, b, strict=True):
        bit, carry = _full_adder(builder, x, y, carry)
        total.append(bit)
    return [*total, carry]


def subtract(builder: NetlistBuilder, a: Sequence[int], b: Sequence[int]) -> list[int]:
    """``a - b`` in two's complement, of one bit more than the longer of them."""
    carry, total = 1, []
    for i in range(max(len(a), len(b)) + 1):
        x, y = (n[i] if i < len(n) else 0 for n in (a, b))
        bit, carry = _full_adder(builder, x, ~y, carry)
        total.append(bit)
    return total


def at_least(builder: NetlistBuilder, number: Sequence[int], bound: int) -> int:
    """Whether a number without sign is at least ``bound``, which is not negative."""
    if bound >= 1 << len(number):
        return 0
    reached = 1
    for i, net in enumerate(number):
        reached = builder.gate(AND if bound >> i & 1 else OR, net, reached)
    return reached


def at_least_signed(builder: NetlistBuilder, number: Sequence[int], bound: int) -> int:
    """Whether a number in two's complement is at least ``bound``."""
    half = 1 << (len(number) - 1)  # counted from the smallest number on
    return at_least(builder, [*number[:-1], ~number[-1]], bound + half)
