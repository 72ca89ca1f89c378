"""Gates as C functions of an array of words, straight-line or as tables that a loop reads."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from string import Template
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gategrad.gates import COEFFICIENTS, GATES
from gategrad.targets.c.register_allocation import RegisterProgram
from gategrad.targets.gate_text import fill

__all__ = ["as_double", "as_float", "c_array", "gates_function", "masks"]

_PART: Final = 64  # operations of a function: a compiler's time grows faster than its length

_MASKS: Final = """
#define ONES ((W)~(W)0)

/* Gate g is m[0] ^ m[1] & a ^ m[2] & b ^ m[3] & a & b. */
static const W masks[16][4] = {
$masks};
"""

_TABLE_RUN: Final = """
static void $function(W *w)
{
    const size_t n = $operations;
    size_t i;
    for (i = 0; i < n; ++i) {
        const W *m = masks[${function}_gate[i]];
        const W a = w[${function}_first[i]], b = w[${function}_second[i]];
        w[${function}_result[i]] = (W)(m[0] ^ (m[1] & a) ^ (b & (m[2] ^ (m[3] & a))));
    }
}
"""


def gates_function(program: RegisterProgram, name: str, *, straight: bool) -> Iterator[str]:
    """``static void NAME(W *w)``, which runs a program on its registers.

    Args:
        program: The gates.
        name: Of the function, and what the names of its tables begin with.
        straight: A statement per gate. Otherwise a loop, which needs :func:`masks` before.
    """
    if straight:
        yield from _straight(program, name)
        return
    yield from c_array(f"{name}_gate", program.gate)
    yield from c_array(f"{name}_first", program.a)
    yield from c_array(f"{name}_second", program.b)
    yield from c_array(f"{name}_result", program.out)
    yield Template(_TABLE_RUN).substitute(function=name, operations=len(program.gate))


def masks() -> str:
    """What the loops of tables look gates up in."""
    lines = []
    for gate in GATES:
        words = ("ONES" if int(c) % 2 else "0" for c in COEFFICIENTS[gate.id])
        lines.append(f"    {{{', '.join(words)}}},\n")
    return Template(_MASKS).substitute(masks="".join(lines))


def _straight(program: RegisterProgram, name: str) -> Iterator[str]:
    templates = []
    for gate in GATES:
        template = "    w[%d] = (W)(" + gate.c + ");\n"
        a, b = "w[%d]" if "{a}" in gate.c else "%.0s", "w[%d]" if "{b}" in gate.c else "%.0s"
        if a == "%.0s":
            template = template.replace("(W)(", "(W)(%.0s")
        if b == "%.0s":
            template = template.replace(");", "%.0s);")
        templates.append(template.replace("{a}", a).replace("{b}", b))
    parts = range(0, len(program.gate), _PART)
    for number, start in enumerate(parts):
        part = slice(start, start + _PART)
        yield f"static void {name}_part_{number}(W *w)\n{{\n"
        columns = (program.out[part], program.a[part], program.b[part])
        yield from fill(templates, program.gate[part], *columns)
        yield "}\n\n"
    # Called through a table, or compilers make one huge function of them again.
    calls = ""
    if len(parts):
        yield f"static void (*const {name}_parts[])(W *) = {{\n"
        yield "".join(f"    {name}_part_{number},\n" for number in range(len(parts)))
        yield "};\n\n"
        calls = (
            f"    size_t i;\n    for (i = 0; i < {len(parts)}; ++i)\n        {name}_parts[i](w);\n"
        )
    yield f"static void {name}(W *w)\n{{\n{calls or '    (void)w;'}}}\n\n"


def c_array(
    name: str,
    values: ArrayLike,
    type: str = "",  # noqa: A002
    show: Callable[[Any], str] = str,
) -> Iterator[str]:
    """``static const TYPE NAME[]``; by default of the narrowest unsigned type that holds them."""
    array: NDArray[Any] = np.asarray(values)
    if not type:
        largest = int(array.max(initial=0))
        type = next(f"uint{n}_t" for n in (8, 16, 32) if largest < 1 << n)  # noqa: A001
    yield f"static const {type} {name}[] = {{\n"
    for start in range(0, max(1, len(array)), 16):
        row = array[start : start + 16].tolist() or [0]  # C has no empty arrays
        yield f"    {', '.join(map(show, row))},\n"
    yield "};\n"


def as_double(value: float) -> str:
    """A number as C, without rounding."""
    return float(value).hex()


def as_float(value: float) -> str:
    """A float32 as C, without rounding."""
    return as_double(value) + "f"
