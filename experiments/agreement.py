"""A trained run in every form that it is deployed in, on its whole test set: bit for bit the same.

    python experiments/agreement.py runs/small/fb3838a0c832 --verilog-rows 1000 \
        --out experiments/results/agreement/learned-wiring.json

Torch's discrete network, the oracle, the engine, generated C (gcc) and, where Icarus Verilog is
installed, the generated Verilog on the first rows, of the circuit as trained and after the passes.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import torch

import gategrad as gg
from gategrad.circuit import Circuit, simulate
from gategrad.evaluate import predict
from gategrad.passes import optimize
from gategrad.runs import FinishedRun
from gategrad.system.atomic import write_bytes


def verilog_rows(circuit: Circuit, bits: np.ndarray[Any, Any]) -> int:
    """How many rows Icarus finds right: all, or the bench fails. It compares with the oracle."""
    with tempfile.TemporaryDirectory() as folder:
        gg.emit(circuit, "verilog", folder, vectors=bits)
        sources = sorted(path.name for path in Path(folder).glob("*.v"))
        subprocess.run(["iverilog", "-g2001", "-o", "tb", *sources], cwd=folder, check=True)
        said = subprocess.run(
            ["vvp", "-n", "tb"], cwd=folder, check=True, capture_output=True, text=True
        ).stdout
    if not said.startswith(f"PASS: {len(bits)} vectors\n"):
        raise SystemExit(f"Verilog differs: {said[:200]}")
    return len(bits)


def checked(folder: Path, verilog: int) -> dict[str, Any]:
    """What a run's forms agree on; ``SystemExit`` where two differ."""
    run = FinishedRun(folder)
    test = run.data.test
    expected = predict(run.model.eval(), test.bits())
    smaller = optimize(run.circuit)[0]
    rows = 0
    for circuit in (run.circuit, smaller):
        assert circuit.encoder is not None
        bits = circuit.encoder.encode(test.X)
        sums = circuit.readout.class_sums(simulate(circuit.netlist, bits))
        network = gg.compile(circuit)
        found = {
            "oracle": circuit.readout.predict(sums),
            "engine": network.predict(test.X),
            "C": gg.compile(circuit, target="c").predict(test.X),
        }
        for name, classes in found.items():
            if not np.array_equal(classes, expected):
                raise SystemExit(f"{folder}: {name} differs from the discrete network")
        if verilog and shutil.which("iverilog"):
            rows = verilog_rows(circuit, bits[:verilog])
    return {
        "run_id": run.folder.path.name,
        "test_rows": len(test.y),
        "accuracy": float((expected == test.y).mean()),
        "gates": len(run.circuit.netlist.gate),
        "gates_after_passes": len(smaller.netlist.gate),
        "verilog_rows": rows,
    }


def main() -> None:
    """Check all, and write what was checked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("runs", type=Path, nargs="+")
    parser.add_argument("--verilog-rows", type=int, default=200)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    rows = []
    for folder in arguments.runs:
        rows.append(checked(folder, arguments.verilog_rows))
        print(json.dumps(rows[-1]), flush=True)
    if arguments.out:
        arguments.out.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(
            {"compared": "discrete network, oracle, engine, C", "rows": rows}, indent=1
        )
        write_bytes(arguments.out, f"{text}\n".encode())


if __name__ == "__main__":
    main()
