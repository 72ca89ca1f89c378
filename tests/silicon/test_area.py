"""Areas by synthesis: what they add up to, and that cells compute what they should."""

import json
import shutil
import stat
import sys

import numpy as np
import pytest
from small_liberty import SMALL
from typer.testing import CliRunner

from gategrad.circuit import Circuit, Netlist, Readout, ThresholdEncoder, simulate
from gategrad.cli import app
from gategrad.silicon import Yosys, area, read_liberty
from gategrad.silicon.mapped_netlist import mapped_netlist

needs_yosys = pytest.mark.skipif(
    shutil.which("yosys") is None, reason="no Yosys here: apt-get install -y yosys"
)


def some_circuit(dtype="uint8", seed=0):
    rng = np.random.default_rng(seed)
    encoder = ThresholdEncoder(6, rng.integers(1, 255, (2, 6)), dtype, 0, 255)
    n = 60
    a, b = (rng.integers(0, 2 + 12 + np.arange(n)) for _ in range(2))
    netlist = Netlist(12, rng.choice([1, 6, 7, 8, 9, 14], n), a, b, 2 + 12 + np.arange(n - 12, n))
    return Circuit(encoder, netlist, Readout.group_sum(12, 3, 1.0), ("a", "b", "c"))


@pytest.fixture
def cells(tmp_path):
    path = tmp_path / "small.lib"
    path.write_text(SMALL)
    return read_liberty(path)


@needs_yosys
def test_a_circuit_and_its_parts(cells):
    told = []
    found = area(some_circuit(), cells, luts=(4, 6), report=told.append)
    names = ["encoder", "network", "adders", "argmax", "whole"]
    assert [part.part for part in found.parts] == names == told
    for part in found.parts:
        assert part.verdict == "equal"
        assert set(part.cell_counts) <= {"INV", "NAND2", "NAND2X4", "NOR2"}
        assert part.cells == sum(part.cell_counts.values()) > 0
        assert part.area == sum(cells.areas[name] * n for name, n in part.cell_counts.items())
        assert part.ge == part.area / 4
        assert part.nanoseconds is None
        four, six = part.lookup_tables
        assert 0 < six.tables <= four.tables
        assert 0 < six.levels <= four.levels
    assert found.ge_rest == found.whole.ge - sum(part.ge for part in found.parts[:-1])
    assert found.whole.gates == sum(part.gates for part in found.parts[:-1])
    assert json.loads(json.dumps(found.to_dict()))["ge_rest"] == found.ge_rest


@needs_yosys
def test_a_chain_of_comparisons_is_smaller(cells):
    circuit = some_circuit()
    netlist, n = circuit.netlist, 48
    more = Netlist(12, netlist.gate, netlist.a, netlist.b, 2 + 12 + np.arange(n) % 60)
    circuit = Circuit(
        circuit.encoder, more, Readout.group_sum(n, 8, 1.0), tuple(map(str, range(8)))
    )
    pairs, chain = (area(circuit, cells, chain_argmax=chain) for chain in (False, True))
    assert all(part.verdict == "equal" for part in chain.parts)
    assert chain.whole.ge < pairs.whole.ge
    assert chain.whole.cell_levels > pairs.whole.cell_levels


@needs_yosys
def test_parts_that_are_left_out(cells):
    found = area(some_circuit("float32"), cells, seconds=0)
    assert [part.part for part in found.parts] == ["network", "adders", "argmax", "whole"]
    assert "comparators exist for uint8 and bool" in found.notes[0]
    found = area(some_circuit(), luts=(6,), encoder=False, adders=False, argmax=False)
    assert [part.part for part in found.parts] == ["network", "whole"]
    assert (found.whole.ge, found.ge_rest, found.liberty) == (None, None, None)
    wires = Circuit(None, Netlist(4, [], [], [], [2, 3, 4, 5]), Readout.group_sum(4, 2, 1.0), "ab")
    assert area(wires, cells).parts[0].ge == 0


@needs_yosys
def test_without_a_solver_random_inputs_are_compared(cells, monkeypatch):
    monkeypatch.setitem(sys.modules, "pysat", None)
    monkeypatch.setitem(sys.modules, "pysat.solvers", None)
    found = area(some_circuit(), cells)
    assert {part.verdict for part in found.parts} <= {"equal", "unknown"}
    assert found.whole.verdict == "unknown"
    assert "python-sat is not here" in found.notes[-1]


@needs_yosys
def test_a_folder_for_temporary_files_may_have_any_name(cells, tmp_path, monkeypatch):
    folder = tmp_path / "a b"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    assert area(some_circuit(), cells, seconds=0).whole.ge > 0


@needs_yosys
def test_cells_that_compute_something_else_are_found(cells, monkeypatch):
    def wrong(path):
        found = mapped_netlist(path)
        return Netlist(found.n_inputs, 15 - found.gate, found.a, found.b, found.outputs)

    monkeypatch.setattr("gategrad.silicon.synthesis.mapped_netlist", wrong)
    with pytest.raises(RuntimeError, match=r"made of the .* does not compute the same"):
        area(some_circuit(), cells)


@needs_yosys
def test_yosys_may_fail_or_take_too_long(tmp_path):
    yosys = Yosys.find()
    with pytest.raises(RuntimeError, match="failed: ERROR: Can't open input file"):
        yosys.run("read_verilog none.v", tmp_path, 60)
    with pytest.raises(TimeoutError, match=r"more than 0\.2 seconds: allow it more"):
        yosys.run("exec -- sleep 60", tmp_path, 0.2)


def fake_yosys(folder, says):
    program = folder / "yosys"
    program.write_text(f"#!/bin/sh\necho '{says}'\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)


def test_yosys_may_be_missing_or_old(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.executable", str(tmp_path / "bin" / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(FileNotFoundError, match="needs Yosys, which is not here: install it"):
        area(some_circuit(), luts=(6,))
    for says in ("Yosys 0.9 (git)", "what?"):
        fake_yosys(tmp_path, says)
        monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
        with pytest.raises(FileNotFoundError, match=r"needs Yosys 0\.20 or later"):
            Yosys.find()


def test_what_is_read_of_cells(tmp_path):
    path = tmp_path / "top.json"

    def written(cells, outputs):
        ports = {"in": {"bits": [2, 3]}, "out": {"bits": outputs}}
        named = {}
        for i, (kind, *bits) in enumerate(cells):
            pins = zip("ABY" if len(bits) == 3 else "AY", bits, strict=True)
            named[str(i)] = {"type": kind, "connections": {pin: [bit] for pin, bit in pins}}
        path.write_text(json.dumps({"modules": {"top": {"ports": ports, "cells": named}}}))
        return mapped_netlist(path)

    found = written([("$_NOT_", 5, 6), ("$_AND_", 3, 4, 5), ("$_NOT_", 2, 4)], [6, 6, "1", "x", 2])
    table = [simulate(found, [[a, b]])[0].tolist() for a in (0, 1) for b in (0, 1)]
    assert table == [[1 - (1 - a & b)] * 2 + [1, 0, a] for a in (0, 1) for b in (0, 1)]
    with pytest.raises(ValueError, match=r"a cell of type \$_XOR_, whose function is not known"):
        written([("$_XOR_", 2, 3, 4)], [4])
    with pytest.raises(ValueError, match="a loop of cells"):
        written([("$_AND_", 2, 5, 4), ("$_NOT_", 4, 5)], [4])


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({}, "give a liberty file"),
        ({"luts": (9,)}, "tables have 2 to 8 inputs, got 9"),
        ({"luts": (6,), "adders": False}, "an argmax is of sums"),
        ({"luts": (4.5,)}, r"tables have 2 to 8 inputs, got 4\.5"),
        ({"luts": (6,), "timeout": float("nan")}, "timeout must be more than 0"),
        ({"luts": (6,), "seconds": -1}, "seconds must be 0 or more, got -1"),
    ],
)
def test_options_that_do_not_fit(options, message):
    with pytest.raises(ValueError, match=message):
        area(some_circuit(), **options)


@needs_yosys
def test_an_encoder_that_is_asked_for_must_be_possible(cells):
    with pytest.raises(ValueError, match="comparators exist for uint8 and bool"):
        area(some_circuit("float32"), cells, encoder=True)


@needs_yosys
def test_the_command(tmp_path, cells):
    path = tmp_path / "circuit.npz"
    some_circuit().save(path)
    call = CliRunner().invoke
    options = ["area", str(path), "--liberty", str(cells.path), "--luts", "6"]
    shown = call(app, options)
    assert shown.exit_code == 0, shown.output
    lines = shown.stdout.splitlines()
    assert lines[0].split() == [
        "part",
        "gates",
        "levels",
        "GE",
        "cells",
        "levels",
        "LUT6",
        "levels",
    ]
    assert [line.split()[0] for line in lines[1:6]] == [
        "encoder", "network", "adders", "argmax", "whole"
    ]  # fmt: skip
    assert "whole equal" in lines[-1]
    content = json.loads(call(app, [*options, "--json", "-q"]).stdout)
    assert f"{content['parts'][-1]['ge']:,.0f}" == lines[5].split()[3]
    chain = json.loads(call(app, [*options, "--chain-argmax", "--json", "-q"]).stdout)
    assert chain["parts"][-2]["gates"] != content["parts"][-2]["gates"]
    for wrong in (["--luts", "six"], ["--luts", "9"], ["--liberty", str(path)]):
        refused = call(app, ["area", str(path), *wrong])
        assert refused.exit_code == 2
        assert refused.stderr.startswith("gategrad: ")
        assert "Traceback" not in refused.output
