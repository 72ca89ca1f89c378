"""AIGER, the and-inverter graphs of model checkers and of abc: write and read."""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Circuit, Netlist
from gategrad.gates import GATE_IDS
from gategrad.targets.export_option import ExportOption, Name
from gategrad.targets.gate_text import about, check_name
from gategrad.targets.without_wires import without_wires

__all__ = ["aiger", "read_aiger"]

_XOR: Final = (GATE_IDS["xor"], GATE_IDS["xnor"])
_INVERTER: Final = GATE_IDS["not_a"]


def aiger(
    circuit: Circuit,
    *,
    name: Name = "network",
    ascii: Annotated[bool, ExportOption("the readable variant.")] = False,  # noqa: A002
) -> dict[str, bytes]:
    """The network as an AIGER file, with symbols ``in_0 ...`` and ``out_0 ...``.

    An exclusive or takes three and-gates, shared with others of the same two nets; wires,
    inverters and constants take none.

    Args:
        circuit: What to write; convolutions are unrolled. Encoder and readout are not
            part of the file.
        name: Of the file.
        ascii: Write the readable variant, ``NAME.aag``, instead of the binary ``NAME.aig``.

    Returns:
        One file.
    """
    check_name(name)
    circuit = circuit.unrolled()
    left, right, outputs = _ands(without_wires(circuit.netlist))
    inputs, ands = circuit.netlist.n_inputs, len(left)
    kind = "aag" if ascii else "aig"
    head = f"{kind} {inputs + ands} {inputs} 0 {len(outputs)} {ands}\n"
    lines = "".join(f"{literal}\n" for literal in outputs)
    symbols = "".join(f"i{i} in_{i}\n" for i in range(inputs))
    symbols += "".join(f"o{i} out_{i}\n" for i in range(len(outputs)))
    comment = "c\n" + "".join(f"{line}\n" for line in about(circuit))
    if ascii:
        named = "".join(f"{2 + 2 * i}\n" for i in range(inputs))
        own = 2 * (1 + inputs + np.arange(ands))
        rows = zip(own.tolist(), left.tolist(), right.tolist(), strict=True)
        gates = "".join([f"{o} {a} {b}\n" for o, a, b in rows])
        return {f"{name}.aag": (head + named + lines + gates + symbols + comment).encode()}
    body = _deltas(inputs, left, right)
    return {f"{name}.aig": (head + lines).encode() + body + (symbols + comment).encode()}


def _ands(netlist: Netlist) -> tuple[NDArray[np.int64], NDArray[np.int64], list[int]]:
    # Literals are 2 * variable + inverted; variable 0 is constant false, then inputs, then ands.
    pairs: dict[tuple[int, int], int] = {}
    first = 1 + netlist.n_inputs

    def both(a: int, b: int) -> int:
        if a < b:
            a, b = b, a
        if b < 2:
            return a if b else 0
        if a ^ b < 2:
            return b if a == b else 0
        return pairs.setdefault((a, b), 2 * (first + len(pairs)))

    literal = [0, 1, *range(2, 2 * first, 2)]
    columns = (netlist.gate.tolist(), netlist.a.tolist(), netlist.b.tolist())
    for gate, x, y in zip(*columns, strict=True):
        a, b = literal[x], literal[y]
        if gate == _INVERTER:
            literal.append(a ^ 1)
        elif gate in _XOR:
            literal.append(both(both(a, b) ^ 1, both(a ^ 1, b ^ 1) ^ 1) ^ (gate & 1))
        else:  # an and of perhaps inverted inputs: one corner differs from the other three
            inverted = int(bin(gate).count("1") == 3)
            corner = (15 ^ gate if inverted else gate).bit_length() - 1  # 3 for 00 ... 0 for 11
            literal.append(both(a ^ (corner >> 1), b ^ (corner & 1)) ^ inverted)
    table = np.array(list(pairs), dtype=np.int64).reshape(-1, 2)
    return table[:, 0], table[:, 1], [literal[o] for o in netlist.outputs.tolist()]


def _deltas(inputs: int, left: NDArray[np.int64], right: NDArray[np.int64]) -> bytes:
    # Each gate as two differences, seven bits a byte, lowest first.
    own = 2 * (1 + inputs + np.arange(len(left)))
    numbers = np.stack([own - left, left - right], axis=1).reshape(-1)
    sevens = numbers[:, None] >> 7 * np.arange(5)
    kept = (sevens > 0) | (np.arange(5) == 0)
    more = np.zeros_like(kept)
    more[:, :-1] = kept[:, 1:]
    octets: NDArray[np.uint8] = ((sevens & 127) | 128 * more).astype(np.uint8)[kept]
    return octets.tobytes()


def read_aiger(content: bytes) -> Netlist:
    """Read a combinational AIGER file, binary or readable.

    Args:
        content: The file's bytes.

    Returns:
        A netlist of one gate per and-gate, and an inverter before each inverted output.

    Raises:
        ValueError: Latches, a file cut short, literals out of range or order.
    """
    line, _, rest = content.partition(b"\n")
    words = line.split()
    if len(words) < 6 or words[0] not in (b"aag", b"aig"):
        raise ValueError("AIGER: the first line must be 'aag M I L O A' or 'aig M I L O A'")
    if any(not word.isdigit() for word in words[1:]) or any(int(word) for word in words[6:]):
        raise ValueError(f"AIGER: cannot read the first line {line[:60]!r}")
    most, inputs, latches, n_outputs, ands = (int(word) for word in words[1:6])
    if latches:
        raise ValueError(f"AIGER: {latches} latches: only combinational files can be read")
    # A binary file says nothing of inputs; of the rest, each takes two bytes at least.
    listed = n_outputs + ands + (inputs if words[0] == b"aag" else 0)
    if most < inputs + ands or 2 * listed > len(content) or most >= 2**30:
        raise ValueError(f"AIGER: the first line {line[:60]!r} does not fit the file")
    if words[0] == b"aag":
        return _read_ascii(rest, inputs, n_outputs, ands)
    if most != inputs + ands:
        raise ValueError(f"AIGER: {most} variables for {inputs} inputs and {ands} gates")
    lines = rest.split(b"\n", n_outputs)
    if len(lines) <= n_outputs:
        raise ValueError("AIGER: the file is cut short")
    outputs = np.array([_number(word) for word in lines[:-1]], dtype=np.int64)
    own = 2 * (1 + inputs + np.arange(ands))
    deltas = _undelta(lines[-1], 2 * ands).reshape(-1, 2)
    left = own - deltas[:, 0]
    return _netlist(inputs, np.stack([left, left - deltas[:, 1]], axis=1), outputs)


def _undelta(body: bytes, count: int) -> NDArray[np.int64]:
    octets = np.frombuffer(body[: 5 * count], dtype=np.uint8).astype(np.int64)
    ends = np.flatnonzero(octets < 128)[:count]
    if len(ends) < count:
        raise ValueError("AIGER: the file is cut short")
    if count == 0:
        return np.zeros(0, dtype=np.int64)
    octets = octets[: ends[-1] + 1]
    starts = np.concatenate([[0], ends[:-1] + 1])
    if (ends - starts >= 5).any():
        raise ValueError("AIGER: a gate's number has more than five bytes")
    place = np.arange(len(octets)) - np.repeat(starts, ends - starts + 1)
    return np.add.reduceat((octets & 127) << 7 * place, starts)


def _read_ascii(rest: bytes, inputs: int, n_outputs: int, ands: int) -> Netlist:
    lines = rest.split(b"\n")[: inputs + n_outputs + ands]
    if len(lines) < inputs + n_outputs + ands:
        raise ValueError("AIGER: the file is cut short")
    named = [_number(word) for word in lines[:inputs]]
    outputs = [_number(word) for word in lines[inputs : inputs + n_outputs]]
    gates = []
    for line in lines[inputs + n_outputs :]:
        words = line.split()
        if len(words) != 3:
            raise ValueError(f"AIGER: {line[:60]!r} is no and-gate")
        gates.append([_number(word) for word in words])
    # Any numbering in which gates follow what they read.
    variable = {0: 0}
    for literal in [*named, *(gate[0] for gate in gates)]:
        if literal & 1 or literal >> 1 in variable:
            raise ValueError(f"AIGER: literal {literal} is defined twice, or inverted")
        variable[literal >> 1] = len(variable)

    def known(literal: int) -> int:
        if literal >> 1 not in variable:
            raise ValueError(f"AIGER: literal {literal} has no definition")
        return 2 * variable[literal >> 1] + (literal & 1)

    pairs = [sorted((known(a), known(b)), reverse=True) for _, a, b in gates]
    table = np.array(pairs, dtype=np.int64).reshape(-1, 2)
    return _netlist(inputs, table, np.array([known(o) for o in outputs], dtype=np.int64))


def _netlist(inputs: int, pairs: NDArray[np.int64], outputs: NDArray[np.int64]) -> Netlist:
    own = 2 * (1 + inputs + np.arange(len(pairs)))
    wrong = (pairs < 0) | (pairs >= own[:, None])
    if wrong.any():
        g = int(np.argmax(wrong.any(axis=1)))
        raise ValueError(f"AIGER: gate {own[g]} reads what is not before it")
    if ((outputs < 0) | (outputs >= 2 * (1 + inputs + len(pairs)))).any():
        raise ValueError("AIGER: an output literal is out of range")
    # The and of a and b, of a and not b, of not a and b, of neither.
    gate = np.array([1, 2, 4, 8])[2 * (pairs[:, 0] & 1) + (pairs[:, 1] & 1)]
    nets = np.where(pairs < 2, 0, (pairs >> 1) + 1)  # variable v is net v + 1; constants net 0
    inverted = np.unique(outputs[(outputs & 1 == 1) & (outputs > 1)])
    first = 2 + inputs + len(pairs)
    places = np.where(outputs < 2, outputs, (outputs >> 1) + 1)
    odd = (outputs & 1 == 1) & (outputs > 1)
    places[odd] = first + np.searchsorted(inverted, outputs[odd])
    before = (inverted >> 1) + 1
    return Netlist(
        inputs,
        np.concatenate([gate, np.full(len(inverted), _INVERTER)]).astype(np.uint8),
        np.concatenate([nets[:, 0], before]).astype(np.int32),
        np.concatenate([nets[:, 1], before]).astype(np.int32),
        places.astype(np.int32),
    )


def _number(word: bytes) -> int:
    if not word.strip().isdigit() or len(word) > 18:
        raise ValueError(f"AIGER: expected a number, got {word[:40]!r}")
    return int(word)
