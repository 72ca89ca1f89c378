import numpy as np
from command_line import call

from gategrad.circuit import Circuit, Netlist, Readout


def test_rows_whose_header_no_parser_takes_are_one_line(tmp_path, monkeypatch):
    monkeypatch.delenv("GATEGRAD_TRACEBACK", raising=False)
    netlist = Netlist(4, [6, 1], [2, 4], [3, 3], [6, 7])
    Circuit(None, netlist, Readout.group_sum(2, 2, 1.0), ("a", "b")).save(tmp_path / "c.npz")
    rows = tmp_path / "rows.npy"
    np.save(rows, np.zeros((3, 4), dtype=np.uint8))
    rows.write_bytes(rows.read_bytes().replace(b"(3, 4)", b"(3, 4 "))
    result = call("predict", tmp_path / "c.npz", rows)
    assert result.exit_code == 2
    assert result.output.startswith(f"gategrad: cannot read rows from {rows}: ")
    assert result.output.count("\n") == 1
