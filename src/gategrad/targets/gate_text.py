"""A netlist's gates as text, fast: one template per kind of gate, thousands filled in at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, product
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad._version import __version__
from gategrad.circuit import Circuit, Netlist
from gategrad.targets.reserved_words import reserved_in

__all__ = ["Operand", "about", "check_name", "fill", "gate_text", "net_text"]

_CHUNK: Final = 8_192

Operand = tuple[NDArray[Any], NDArray[Any]]


def about(circuit: Circuit) -> list[str]:
    """Lines for the head of a file: what wrote it, what the circuit is, and what its inputs are."""
    encoder = circuit.encoder
    shape = "those of all positions of a convolution counted"
    if not circuit.stages:
        netlist = circuit.netlist
        shape = f"depth {int(netlist.levels()[netlist.outputs].max(initial=0))}"
    lines = [
        f"Written by gategrad {__version__}.",
        f"{circuit.n_gates} gates, {shape}, {circuit.n_inputs} inputs, "
        f"{circuit.n_outputs} outputs, {circuit.readout.n_classes} classes.",
    ]
    if encoder is not None and encoder.used is not None:
        lines.append(
            f"The inputs are those of the encoder's {encoder.thresholds.size} bits that are read: "
            "its used says which."
        )
    return lines


def check_name(name: str) -> None:
    """Refuse a name that is no identifier in C, C++, Verilog, SystemVerilog and BLIF alike."""
    if not (name.isascii() and name.isidentifier()) or name.startswith("_") or len(name) > 100:
        raise ValueError(
            f"name must be a short identifier (letters, digits, _; a letter first), got {name!r}"
        )
    if (language := reserved_in(name)) is not None:
        raise ValueError(
            f"name must not be {name!r}, a reserved word of {language}: use another, such as "
            f"{name}_network"
        )


def fill(templates: Sequence[str], choice: NDArray[Any], *columns: NDArray[Any]) -> Iterator[str]:
    """Text of many items: item i is ``templates[choice[i]]`` with one number of each column.

    Args:
        templates: Formats for ``%``, each taking one number per column, in the columns' order.
        choice: ``(n,)`` which template each item takes.
        columns: ``(n,)`` each.

    Returns:
        Pieces that make up the text; no object per item outlives its piece.
    """
    for start in range(0, len(choice), _CHUNK):
        part = slice(start, start + _CHUNK)
        template = "".join([templates[i] for i in choice[part].tolist()])
        numbers = chain.from_iterable(zip(*(c[part].tolist() for c in columns), strict=True))
        yield template % tuple(numbers)


def gate_text(
    netlist: Netlist,
    templates: Sequence[str],
    names: Sequence[str],
    order: str = "oab",
    a: Operand | None = None,
    b: Operand | None = None,
) -> Iterator[str]:
    """Every gate's text, in the netlist's order.

    Args:
        netlist: The gates.
        templates: 16 texts, by gate id, with ``{o}``, ``{a}`` and ``{b}`` for the nets that the
            gate writes and reads, each at most once.
        names: How constants, inputs, gates (and whatever ``a`` and ``b`` choose) are called, each
            with a ``%d`` for the number.
        order: In which order the three letters stand in all of the templates.
        a: What each gate reads first, where that is not its net: which of ``names``, and the
            number.
        b: What each gate reads second.

    Returns:
        Pieces of text.
    """
    kinds = [
        _in_order(template, order, {"o": names[2], "a": name_a, "b": name_b})
        for template, name_a, name_b in product(templates, names, names)
    ]
    class_a, number_a = _classified(netlist, netlist.a) if a is None else a
    class_b, number_b = _classified(netlist, netlist.b) if b is None else b
    choice = (netlist.gate.astype(np.int32) * len(names) + class_a) * len(names) + class_b
    columns: dict[str, NDArray[Any]] = {
        "o": np.arange(netlist.n_gates), "a": number_a, "b": number_b
    }  # fmt: skip
    return fill(kinds, choice, *(columns[letter] for letter in order))


def net_text(
    netlist: Netlist, nets: NDArray[np.int32], template: str, names: Sequence[str]
) -> Iterator[str]:
    """A line for each of some nets, such as the outputs.

    Args:
        netlist: Where the nets are.
        nets: Net numbers.
        template: With ``{i}``, the place in ``nets``, before or after ``{n}``, the net.
        names: As in :func:`gate_text`.
    """
    order = "".join(sorted("in", key=lambda letter: template.index("{" + letter + "}")))
    kinds = [_in_order(template, order, {"i": "%d", "n": name}) for name in names]
    choice, number = _classified(netlist, nets)
    columns: dict[str, NDArray[Any]] = {"i": np.arange(len(nets)), "n": number}
    return fill(kinds, choice, *(columns[letter] for letter in order))


def _classified(
    netlist: Netlist, nets: NDArray[np.int32]
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    # 0 constants, 1 inputs, 2 gates; and the number within these.
    kind = (nets >= 2).astype(np.int32) + (nets >= netlist.first_gate_net)
    return kind, nets - np.array([0, 2, netlist.first_gate_net], dtype=np.int32)[kind]


def _in_order(template: str, order: str, names: dict[str, str]) -> str:
    # A letter that the template does without still takes its number: %.0s prints nothing of it.
    text, place = template, 0
    for letter in order:
        mark = "{" + letter + "}"
        found = text.find(mark, place)
        name = names[letter] if found >= 0 else "%.0s"
        at = max(found, place)
        text = text[:at] + name + text[at + (len(mark) if found >= 0 else 0) :]
        place = at + len(name)
    return text
