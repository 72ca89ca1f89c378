"""The 16 two-input gates, in one table: the only such table in gategrad.

The numbering is that of the paper (table 1) and of difflogic: read as four bits, most significant
first, a gate's id is its truth table for the inputs ``(a, b) = 00, 01, 10, 11``.

Every gate, relaxed to real inputs in [0, 1], is ``c0 + c1*a + c2*b + c3*a*b``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

__all__ = ["COEFFICIENTS", "GATES", "GATE_IDS", "TRUTH_TABLES", "Gate"]


@dataclass(frozen=True)
class Gate:
    """One of the 16 Boolean functions of two inputs.

    Attributes:
        id: Position in the paper's table 1; its bits are the truth table.
        name: Short lower-case name.
        coefficients: ``(c0, c1, c2, c3)`` of the relaxation ``c0 + c1*a + c2*b + c3*a*b``.
        c: Expression on machine words ``{a}``, ``{b}`` in C.
        verilog: Expression on wires ``{a}``, ``{b}`` in Verilog.
    """

    id: int
    name: str
    coefficients: tuple[int, int, int, int]
    c: str
    verilog: str

    @property
    def truth_table(self) -> tuple[int, int, int, int]:
        """Outputs for ``(a, b) = 00, 01, 10, 11``."""
        return tuple((self.id >> (3 - corner)) & 1 for corner in range(4))  # type: ignore[return-value]

    def __call__(self, a: int, b: int) -> int:
        """The gate's output bit for two input bits."""
        return self.truth_table[2 * a + b]


GATES: Final[tuple[Gate, ...]] = (
    Gate(0, "false", (0, 0, 0, 0), "0", "1'b0"),
    Gate(1, "and", (0, 0, 0, 1), "{a} & {b}", "{a} & {b}"),
    Gate(2, "a_and_not_b", (0, 1, 0, -1), "{a} & ~{b}", "{a} & ~{b}"),
    Gate(3, "a", (0, 1, 0, 0), "{a}", "{a}"),
    Gate(4, "b_and_not_a", (0, 0, 1, -1), "~{a} & {b}", "~{a} & {b}"),
    Gate(5, "b", (0, 0, 1, 0), "{b}", "{b}"),
    Gate(6, "xor", (0, 1, 1, -2), "{a} ^ {b}", "{a} ^ {b}"),
    Gate(7, "or", (0, 1, 1, -1), "{a} | {b}", "{a} | {b}"),
    Gate(8, "nor", (1, -1, -1, 1), "~({a} | {b})", "~({a} | {b})"),
    Gate(9, "xnor", (1, -1, -1, 2), "~({a} ^ {b})", "~({a} ^ {b})"),
    Gate(10, "not_b", (1, 0, -1, 0), "~{b}", "~{b}"),
    Gate(11, "b_implies_a", (1, 0, -1, 1), "{a} | ~{b}", "{a} | ~{b}"),
    Gate(12, "not_a", (1, -1, 0, 0), "~{a}", "~{a}"),
    Gate(13, "a_implies_b", (1, -1, 0, 1), "~{a} | {b}", "~{a} | {b}"),
    Gate(14, "nand", (1, 0, 0, -1), "~({a} & {b})", "~({a} & {b})"),
    Gate(15, "true", (1, 0, 0, 0), "~0", "1'b1"),
)

GATE_IDS: Final = {gate.name: gate.id for gate in GATES}
"""Ids by name."""


def _frozen(rows: list[tuple[int, int, int, int]], dtype: type[np.generic]) -> NDArray[np.generic]:
    array = np.array(rows, dtype=dtype)
    array.setflags(write=False)
    return array


COEFFICIENTS: Final = _frozen([gate.coefficients for gate in GATES], np.float32)
"""``(16, 4)`` float32: row ``i`` holds gate ``i``'s coefficients."""

TRUTH_TABLES: Final = _frozen([gate.truth_table for gate in GATES], np.uint8)
"""``(16, 4)`` uint8: row ``i`` holds gate ``i``'s outputs for ``00, 01, 10, 11``."""
