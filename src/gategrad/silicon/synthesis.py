"""Cells, area and delay of a circuit and of its parts, as Yosys and its abc map them.

The script is that of a public benchmark of MNIST classifiers by area, LGN-mnist-benchmark, so that
figures can be compared with its own. Area is counted in gate equivalents (GE): that of a NAND of
two inputs.
"""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from gategrad.circuit import Circuit, Netlist
from gategrad.circuit.hardware.adders import MOST_ADDED, SumFormat, adders_netlist
from gategrad.circuit.hardware.argmax import argmax_netlist
from gategrad.circuit.hardware.comparators import encoder_netlist
from gategrad.silicon.liberty import Liberty
from gategrad.silicon.mapped_netlist import mapped_netlist
from gategrad.silicon.yosys import Yosys
from gategrad.system.kinds import check_kind
from gategrad.system.memory import UNREAD_INPUTS, check_memory
from gategrad.system.short_repr import short_repr
from gategrad.targets.verilog.module import module_text
from gategrad.verify import equivalence

__all__ = ["OPTIMIZE", "AreaReport", "LookupTables", "PartArea", "area"]

# What ABC calls resyn2, which Yosys does not know by that name; commas stand for spaces.
_RESYN2: Final = (
    "balance;rewrite;refactor;balance;rewrite;rewrite,-z;balance;refactor,-z;rewrite,-z;balance"
)
OPTIMIZE: Final = f"strash;{_RESYN2};dc2;{_RESYN2};resub,-K,8;dc2;{_RESYN2};map"
"""The benchmark's script for abc, with commas for spaces; maps to the cells that abc was given."""
_NO_SOLVER: Final = (
    "python-sat is not here (pip install 'gategrad[sat]'): cells were compared with the circuit on "
    "random inputs alone, where their structure did not decide"
)
_NET_BYTES: Final = 32  # of levels, names in the text, and what Yosys makes of them, at least
_LEVELS: Final = re.compile(r"^ABC: .*\blev\s*=\s*(\d+)", re.M)
_DELAY: Final = re.compile(r"^ABC: .*\bDelay\s*=\s*([0-9.]+)\s*ps", re.M)
_PATH: Final = re.compile(r"Longest topological path in .*\(length=(\d+)\)")


@dataclass(frozen=True)
class LookupTables:
    """A part mapped to tables of an FPGA.

    Attributes:
        inputs: Of a table.
        tables: How many.
        levels: The most of them behind each other.
    """

    inputs: int
    tables: int
    levels: int


@dataclass(frozen=True)
class PartArea:
    """What one part, or the whole, comes to.

    Attributes:
        part: ``encoder``, ``network``, ``adders``, ``argmax`` or ``whole``.
        gates: Two-input gates before synthesis.
        levels: The most of them behind each other.
        ge: Area in gate equivalents; None without a liberty file, as all until ``verdict``.
        area: The same in the library's unit.
        cells: Standard cells.
        cell_counts: How many of each kind.
        cell_levels: The most of them behind each other.
        nanoseconds: The delay, where the library has delays: without wires.
        verdict: ``equal`` where the cells were proven to compute what the part does, ``unknown``
            where there was no time for all of the proof, and no difference on random inputs.
        lookup_tables: For each asked number of a table's inputs.
    """

    part: str
    gates: int
    levels: int
    ge: float | None = None
    area: float | None = None
    cells: int | None = None
    cell_counts: dict[str, int] = field(default_factory=dict)
    cell_levels: int | None = None
    nanoseconds: float | None = None
    verdict: str | None = None
    lookup_tables: tuple[LookupTables, ...] = ()

    __repr__ = short_repr


@dataclass(frozen=True)
class AreaReport:
    """What a circuit comes to.

    Attributes:
        parts: Each synthesized alone, then the whole.
        notes: What is not in it, and why.
        liberty: File of the cells, None without.
        unit_cell: The cell whose area is a gate equivalent.
        yosys: The version that synthesized.
    """

    parts: tuple[PartArea, ...]
    notes: tuple[str, ...]
    liberty: str | None
    unit_cell: str | None
    yosys: str

    __repr__ = short_repr

    @property
    def whole(self) -> PartArea:
        """All of it, synthesized together."""
        return self.parts[-1]

    @property
    def ge_rest(self) -> float | None:
        """The whole's gate equivalents less those of its parts: what lies between them."""
        known = [part.ge for part in self.parts]
        *parts, whole = [value for value in known if value is not None] or [0.0]
        return None if None in known else whole - sum(parts)

    def to_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {**asdict(self), "ge_rest": self.ge_rest}


def area(
    circuit: Circuit,
    liberty: Liberty | None = None,
    *,
    luts: Sequence[int] = (),
    encoder: bool | None = None,
    adders: bool = True,
    argmax: bool = True,
    chain_argmax: bool = False,
    seconds: float = 10.0,
    timeout: float = 3600.0,
    report: Callable[[str], None] | None = None,
) -> AreaReport:
    """Synthesize a circuit, each of its parts alone and all together.

    Args:
        circuit: What to build, as it is: see :func:`gategrad.optimize` for a smaller one.
            Convolutions are unrolled.
        liberty: The standard cells.
        luts: Numbers of inputs of tables to map to besides, 2 to 8.
        encoder: Begin with comparators of raw bytes; by default where there can be some.
        adders: Sum the output bits of each class.
        argmax: Find the class with the largest sum.
        chain_argmax: Compare class after class: slower, and the whole smaller for it.
        seconds: For each proof that the mapped cells compute what they should. Random inputs are
            compared even with 0.
        timeout: The longest that Yosys may take for one of them, in seconds.
        report: Is told what is synthesized next.

    Raises:
        ValueError: Neither cells nor tables; tables of another size; a circuit that is not gates
            all the way: encoders of real numbers, where asked for, heads of float layers.
        FileNotFoundError: There is no Yosys.
        TimeoutError: See ``timeout``.
        RuntimeError: Yosys failed, or cells do not compute what they should.
    """
    check_kind("circuit", circuit, Circuit)
    if liberty is not None:
        check_kind("liberty", liberty, Liberty)
    if not timeout > 0:
        raise ValueError(f"timeout must be more than 0 seconds, got {timeout}")
    if not seconds >= 0:
        raise ValueError(f"seconds must be 0 or more, got {seconds}")
    if liberty is None and not luts:
        raise ValueError("give a liberty file (--liberty), or inputs of tables (--luts 4,6)")
    for size in luts:
        if not isinstance(size, int) or not 2 <= size <= 8:
            raise ValueError(f"tables have 2 to 8 inputs, got {size!r}")
    luts = tuple(dict.fromkeys(luts))
    if argmax and not adders:
        raise ValueError("an argmax is of sums: leave it out, too (argmax=False, --no-argmax)")
    yosys = Yosys.find()
    netlists, notes = _parts(circuit, encoder, adders, argmax, chain_argmax)
    whole = next(iter(netlists.values()))
    for netlist in list(netlists.values())[1:]:
        whole = whole.then(netlist)
    found = []
    with tempfile.TemporaryDirectory() as folder:
        synthesis = _Synthesis(yosys, liberty, Path(folder), luts, seconds, timeout)
        for part, netlist in netlists.items():
            if report is not None:
                report(part)
            found.append(synthesis.of(part, netlist))
        if len(found) == 1:  # which is all of it
            found.append(replace(found[0], part="whole"))
        else:
            if report is not None:
                report("whole")
            found.append(synthesis.of("whole", whole))
    notes += synthesis.notes
    return AreaReport(
        tuple(found),
        tuple(notes),
        None if liberty is None else liberty.path.name,
        None if liberty is None else liberty.unit_cell,
        yosys.version,
    )


def _parts(
    circuit: Circuit, encoder: bool | None, adders: bool, argmax: bool, chain: bool
) -> tuple[dict[str, Netlist], list[str]]:
    circuit, notes = circuit.unrolled(), []
    check_memory(
        _NET_BYTES * circuit.netlist.n_nets,
        f"{circuit.netlist.n_nets:,} nets",
        UNREAD_INPUTS,
    )
    parts: dict[str, Netlist] = {}
    if encoder is not False:
        if circuit.encoder is not None:
            try:
                parts["encoder"] = encoder_netlist(circuit.encoder)
            except ValueError as error:
                if encoder:
                    raise
                notes.append(f"without the encoder: {str(error).partition(':')[0]}")
        elif encoder:
            raise ValueError("the circuit has no encoder: its rows are bits already")
    if adders:
        circuit = circuit.expanded(MOST_ADDED)
    parts["network"] = circuit.dense
    readout = circuit.readout
    if adders:
        parts["adders"] = adders_netlist(readout)
    if argmax and not readout.is_integer:
        raise ValueError(
            "argmax compares integer sums, but the classes' scales differ: use argmax=False "
            "(--no-argmax)"
        )
    if argmax:
        parts["argmax"] = argmax_netlist(readout.n_classes, SumFormat.of(readout), chain=chain)
    return parts, notes


class _Synthesis:
    """What the syntheses of one report have in common."""

    def __init__(
        self,
        yosys: Yosys,
        liberty: Liberty | None,
        folder: Path,
        luts: Sequence[int],
        seconds: float,
        timeout: float,
    ) -> None:
        self._yosys, self._liberty, self._folder = yosys, liberty, folder
        self._luts, self._seconds, self._timeout = luts, seconds, timeout
        self.notes: list[str] = []
        if liberty is not None:
            (folder / "cells.lib").write_text(liberty.text)

    def of(self, part: str, netlist: Netlist) -> PartArea:
        pieces, _ = module_text(netlist, "top")
        (self._folder / "top.v").write_text("".join(pieces))
        own = PartArea(part, netlist.n_gates, int(netlist.levels()[netlist.outputs].max(initial=0)))
        cells = {} if self._liberty is None else self._cells(part, netlist, self._liberty)
        tables = tuple(self._tables(inputs) for inputs in self._luts)
        return PartArea(**{**asdict(own), **cells, "lookup_tables": tables})

    def _run(self, commands: str) -> str:
        begin = "read_verilog top.v; synth -top top -flatten -noabc; opt -full"
        return self._yosys.run(f"{begin}; {commands}", self._folder, self._timeout)

    def _cells(self, part: str, netlist: Netlist, liberty: Liberty) -> dict[str, Any]:
        timing = ";topo;stime" if liberty.timed else ""
        said = self._run(
            f"abc -liberty cells.lib -script +{OPTIMIZE};print_stats{timing}; opt_clean; "
            "tee -q -o stat.json stat -json; "
            # Cells become what the library says that they compute.
            "read_liberty -ignore_miss_func -ignore_miss_dir cells.lib; hierarchy -top top; "
            "flatten; opt_clean; aigmap; opt_clean; write_json top.json"
        )
        counts = self._counts()
        unknown = sorted(set(counts) - set(liberty.areas))
        if unknown:
            raise RuntimeError(f"{self._yosys.version} left {', '.join(unknown[:5])} unmapped")
        mapped = mapped_netlist(self._folder / "top.json")
        try:
            result = equivalence(mapped, netlist, seconds=self._seconds)
        except ImportError:  # no solver: random inputs, and what structure decides
            result = equivalence(mapped, netlist, seconds=0)
            if _NO_SOLVER not in self.notes:
                self.notes.append(_NO_SOLVER)
        if result.verdict == "different":
            raise RuntimeError(
                f"what {self._yosys.version} made of the {part} does not compute the same"
            )
        total = sum(count * liberty.areas[cell] for cell, count in counts.items())
        levels, delay = _LEVELS.findall(said), _DELAY.findall(said)
        return {
            "ge": total / liberty.unit,
            "area": total,
            "cells": sum(counts.values()),
            "cell_counts": counts,
            "cell_levels": int(levels[-1]) if levels else None,
            "nanoseconds": float(delay[-1]) / 1000 if delay else None,
            "verdict": result.verdict,
        }

    def _tables(self, inputs: int) -> LookupTables:
        said = self._run(f"abc -lut {inputs}; opt_clean; tee -q -o stat.json stat -json; ltp -noff")
        counts, path = self._counts(), _PATH.findall(said)
        rest = sorted(set(counts) - {"$lut"})
        if rest:
            raise RuntimeError(f"{self._yosys.version} left {', '.join(rest[:5])} unmapped")
        return LookupTables(inputs, counts.get("$lut", 0), int(path[-1]) if path else 0)

    def _counts(self) -> dict[str, int]:
        content = json.loads((self._folder / "stat.json").read_text())
        counts = content["modules"]["\\top"]["num_cells_by_type"]
        return {name: int(count) for name, count in sorted(counts.items())}
