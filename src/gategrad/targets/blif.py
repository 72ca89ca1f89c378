"""BLIF, the netlist format of academic logic synthesis tools (abc, Yosys, SIS): write and read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from gategrad.circuit import Circuit, Netlist
from gategrad.gates import GATES
from gategrad.targets.export_option import Name
from gategrad.targets.gate_text import about, check_name, gate_text, net_text
from gategrad.targets.lookup_tables import LookupTables

__all__ = ["blif", "read_blif"]

_NAMES: Final = ("const%d", "in_%d", "n%d")


def blif(circuit: Circuit, *, name: Name = "network") -> dict[str, bytes]:
    """The network as BLIF, one ``.names`` per gate, inputs ``in_0 ...`` and outputs ``out_0 ...``.

    Args:
        circuit: What to write; convolutions are unrolled. Encoder and readout are not
            part of the file.
        name: Of the model and the file.

    Returns:
        One file, ``NAME.blif``.
    """
    check_name(name)
    circuit = circuit.unrolled()
    netlist = circuit.netlist
    head = "".join(f"# {line}\n" for line in about(circuit))
    ports = (
        f".model {name}\n"
        f".inputs {' '.join(f'in_{i}' for i in range(netlist.n_inputs))}\n"
        f".outputs {' '.join(f'out_{i}' for i in range(netlist.n_outputs))}\n"
    )
    read = np.concatenate([netlist.a, netlist.b, netlist.outputs])
    constants = "".join(
        f".names const{value}\n" + "1\n" * value for value in (0, 1) if (read == value).any()
    )
    pieces = [
        head,
        ports,
        constants,
        *gate_text(netlist, [_cover(gate.id) for gate in GATES], _NAMES, "abo"),
        *net_text(netlist, netlist.outputs, ".names {n} out_{i}\n1 1\n", _NAMES),
        ".end\n",
    ]
    return {f"{name}.blif": "".join(pieces).encode()}


def _cover(gate: int) -> str:
    a, b = gate >> 2 != gate & 3, gate >> 1 & 5 != gate & 5  # which inputs it depends on
    if not a and not b:
        return ".names {o}\n" + "1\n" * (gate & 1)
    if not b:
        return ".names {a} {o}\n" + ("1 1\n" if gate & 1 else "0 1\n")
    if not a:
        return ".names {b} {o}\n" + ("1 1\n" if gate & 1 else "0 1\n")
    rows = [f"{corner:02b} 1\n" for corner in range(4) if gate >> (3 - corner) & 1]
    return ".names {a} {b} {o}\n" + "".join(rows)


@dataclass(frozen=True)
class _Names:
    """One ``.names``: the line where it begins, the signals it reads, its function."""

    line: int
    reads: tuple[int, ...]
    table: int


def read_blif(text: str) -> Netlist:
    """Read a combinational model of ``.names`` with up to 6 inputs each, in any order.

    A function of more than two inputs becomes several gates; constants and plain wires become
    none.

    Args:
        text: The content of a file with one model.

    Returns:
        A netlist whose inputs and outputs stand in the order of ``.inputs`` and ``.outputs``.

    Raises:
        ValueError: Latches, subcircuits and whatever else is not combinational ``.names``, a cycle,
            a signal without or with two definitions, a malformed line; names line and signal.
    """
    reader = _Reader()
    reader.read(text)
    return reader.netlist()


class _Reader:
    def __init__(self) -> None:
        self.signals: dict[str, int] = {}
        self.inputs: list[int] = []
        self.outputs: list[tuple[int, int]] = []  # line, signal
        self.defined: dict[int, _Names] = {}  # by signal
        self.line_of_input: dict[int, int] = {}
        self.tables: dict[tuple[int, tuple[str, ...]], int] = {}

    def read(self, text: str) -> None:
        lines = _logical_lines(text)
        models = 0
        pending = next(lines, None)
        while pending is not None:
            number, words = pending
            pending = None
            keyword = words[0]
            if keyword == ".names":
                rows = []
                for pending in lines:
                    if pending[1][0].startswith("."):
                        break
                    rows.append(" ".join(pending[1]))
                    pending = None
                self._define(number, words[1:], tuple(rows))
                if pending is not None:
                    continue
            elif keyword == ".model":
                models += 1
                if models > 1:
                    raise _error(number, "a second .model: only single, flat models can be read")
            elif keyword in (".inputs", ".input"):
                self._add_inputs(number, words[1:])
            elif keyword in (".outputs", ".output"):
                self.outputs += [(number, self._signal(word)) for word in words[1:]]
            elif keyword == ".end":
                pending = next(lines, None)
                if pending is not None:
                    raise _error(pending[0], "text after .end: only single models can be read")
                return
            elif keyword.startswith("."):
                raise _error(number, f"{keyword} cannot be read: only combinational .names can")
            else:
                raise _error(number, f"expected a statement, got {' '.join(words)[:60]!r}")
            pending = next(lines, None)

    def _signal(self, name: str) -> int:
        return self.signals.setdefault(name, len(self.signals))

    def _new_signal(self, number: int, name: str) -> int:
        signal = self._signal(name)
        if signal in self.line_of_input or signal in self.defined:
            raise _error(number, f"signal {name} is defined twice")
        return signal

    def _add_inputs(self, number: int, names: list[str]) -> None:
        for name in names:
            signal = self._new_signal(number, name)
            self.line_of_input[signal] = number
            self.inputs.append(signal)

    def _define(self, number: int, names: list[str], rows: tuple[str, ...]) -> None:
        if not names:
            raise _error(number, ".names without a signal")
        *reads, name = names
        if len(reads) > LookupTables.MOST_INPUTS:
            raise _error(number, f"signal {name} reads {len(reads)} signals: at most 6 can be read")
        signal = self._new_signal(number, name)
        key = (len(reads), rows)
        table = self.tables.get(key)
        if table is None:
            table = self.tables[key] = _table(number, len(reads), rows)
        self.defined[signal] = _Names(number, tuple(map(self._signal, reads)), table)

    def netlist(self) -> Netlist:
        gates = LookupTables(len(self.inputs))
        net = {signal: 2 + i for i, signal in enumerate(self.inputs)}
        names = list(self.signals)
        for signal in self._order(names):
            definition = self.defined[signal]
            net[signal] = gates.add(definition.table, [net[read] for read in definition.reads])
        for number, signal in self.outputs:
            if signal not in net:
                raise _error(number, f"output {names[signal]} has no definition")
        return gates.netlist([net[signal] for _, signal in self.outputs])

    def _order(self, names: list[str]) -> Iterator[int]:
        # Each definition after those that it reads, otherwise in the file's order.
        done = set(self.inputs)
        for start in self.defined:
            if start in done:
                continue
            path, on_path = [(start, iter(self.defined[start].reads))], {start}
            while path:
                signal, reads = path[-1]
                for read in reads:
                    if read in done:
                        continue
                    line = self.defined[signal].line
                    if read in on_path:
                        raise _error(line, f"signal {names[read]} depends on itself")
                    if read not in self.defined:
                        raise _error(line, f"signal {names[read]} has no definition")
                    path.append((read, iter(self.defined[read].reads)))
                    on_path.add(read)
                    break
                else:
                    path.pop()
                    on_path.remove(signal)
                    done.add(signal)
                    yield signal


def _logical_lines(text: str) -> Iterator[tuple[int, list[str]]]:
    # Without comments, continued lines joined, each with the number of its first.
    words: list[str] = []
    first = 0
    for number, line in enumerate(text.splitlines(), 1):
        content = line.split("#", 1)[0].rstrip()
        continued = content.endswith("\\")
        first = first if words else number
        words += (content[:-1] if continued else content).split()
        if words and not continued:
            yield first, words
            words = []
    if words:
        yield first, words


def _table(number: int, inputs: int, rows: tuple[str, ...]) -> int:
    # The truth table as a number; its most significant bit is the output for inputs that are all 0.
    table, values = 0, set()
    for row in rows:
        cube, _, value = row.rpartition(" ")
        if len(cube) != inputs or set(cube) - set("01-") or value not in ("0", "1"):
            raise _error(number, f"{row!r} is no row of a cover of {inputs} inputs")
        values.add(value)
        for corner in range(1 << inputs):
            bits = f"{corner:0{inputs}b}" if inputs else ""
            if all(want in ("-", bit) for want, bit in zip(cube, bits, strict=True)):
                table |= 1 << ((1 << inputs) - 1 - corner)
    if len(values) > 1:
        raise _error(number, "a cover whose rows give both 0 and 1")
    return table ^ ((1 << (1 << inputs)) - 1) if values == {"0"} else table


def _error(line: int, message: str) -> ValueError:
    return ValueError(f"BLIF line {line}: {message}")
