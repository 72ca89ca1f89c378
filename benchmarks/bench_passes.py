r"""Circuits made smaller: gategrad's passes beside torchlogix's ``simplify`` and abc.

    python benchmarks/bench_passes.py --json passes.json --peers torchlogix --abc berkeley-abc \
        --circuits mnist.npz --random 8000 512000

Each tool gets the circuit as it was trained, or random gates with random wiring in ``--random``'s
widths, and works in a process of its own on one core. Rows of one tool follow one another:

* gategrad: one row per pass that the default passes ran, with that pass's seconds;
* torchlogix: its ``Circuit.simplify`` on the same gates, outputs and sums;
* abc: each of its scripts on the same gates as BLIF, mapped to two-input gates of unit area, and
  once more on what gategrad left. Its inverters at outputs are not counted.

Columns of a row:

* ``gates``: gates of two inputs; inverters, which readers could take over, are not counted;
* ``depth``: gates on the longest path, not given by torchlogix;
* ``seconds``: of the pass, script or call alone; abc's reads and writes BLIF, too;
* ``cpu_seconds``: the part of them in which the process ran: less where the machine was busy;
* ``peak_mb``: largest memory of the process, circuit and libraries included.
"""

from __future__ import annotations

import argparse
import json
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from workers import Worker, WorkerError, interpreter, peak_mb, peer_names, serve

IN_FEATURES, N_CLASSES = 784, 10
COLUMNS = ["circuit", "tool", "step", "gates", "depth", "outputs", "seconds", "cpu_seconds",
           "peak_mb", "note"]  # fmt: skip

# The usual script for AND-inverter graphs, and what left fewest gates of all that was tried.
_RESYN2 = (
    "balance; rewrite; refactor; balance; rewrite; rewrite -z; balance; refactor -z; rewrite -z; "
    "balance"
)
ABC_SCRIPTS = {
    "resyn2": f"strash; {_RESYN2}; if -K 2",
    "fraig, choices, don't-cares": "strash; ifraig; scorr; dch -f; if -K 2; mfs2",
}


# ---- in the worker -------------------------------------------------------------------------------


def gategrad_rows(job: dict[str, Any]) -> list[dict[str, Any]]:
    """The default passes, one row each; what they leave is written for others."""
    import gategrad

    circuit = gategrad.load_circuit(job["file"])
    rows: list[dict[str, Any]] = []
    ran = [time.process_time()]

    def note(report: Any) -> None:
        ran.append(time.process_time())
        rows.append(
            {
                "step": report.name,
                "gates": report.gates,
                "depth": report.depth,
                "outputs": report.outputs,
                "seconds": report.seconds,
                "cpu_seconds": ran[-1] - ran[-2],
                "peak_mb": peak_mb(),
            }
        )

    smaller, _ = gategrad.optimize(circuit, report=note)
    for row, netlist in ((rows[0], circuit.netlist), (rows[-1], smaller.netlist)):
        row["gates"] = int((netlist.a != netlist.b).sum())
    totals = {name: sum(row[name] for row in rows) for name in ("seconds", "cpu_seconds")}
    rows.append({**rows[-1], "step": "all", **totals})
    smaller.save(job["left"])
    return rows


def torchlogix_rows(job: dict[str, Any]) -> list[dict[str, Any]]:
    """Its ``simplify``, on the circuit in its own form."""
    from torchlogix import Circuit
    from torchlogix.circuit import LUT_ID_TO_GATE

    with np.load(job["file"]) as file:
        gate, a, b, outputs, group = (
            file[k].tolist() for k in ("gate", "a", "b", "outputs", "group")
        )
        header = json.loads(file["header"].tobytes())
    n_inputs, first = header["n_inputs"], 2 + header["n_inputs"]
    # Its nets: the inputs, then false and true as gates, then the gates.
    net = [n_inputs, n_inputs + 1, *range(n_inputs), *range(first, first + len(gate))]
    gates = [
        {
            "gate_id": n_inputs + value,
            "op": ("CONST_FALSE", "CONST_TRUE")[value],
            "in0": -1,
            "in1": -1,
        }
        for value in (0, 1)
    ]
    for g, kind in enumerate(gate):
        op, reads_a, reads_b = LUT_ID_TO_GATE[kind]
        reads = [net[x] for x, used in ((a[g], reads_a), (b[g], reads_b)) if used] + [-1, -1]
        gates.append({"gate_id": first + g, "op": op.name, "in0": reads[0], "in1": reads[1]})
    sums = [
        {"node_id": first + len(gate) + k,
         "input_ids": [net[o] for o, of in zip(outputs, group, strict=True) if of == k]}
        for k in range(len(header["class_names"]))
    ]  # fmt: skip
    circuit = Circuit.from_dict(
        {
            "n_inputs": n_inputs,
            "input_shape": [n_inputs],
            "gates": gates,
            "sum_nodes": sums,
            "outputs": [node["node_id"] for node in sums],
            "output_shape": [len(sums)],
        }
    )
    del gates
    start, start_cpu = time.perf_counter(), time.process_time()
    circuit.simplify()
    seconds, cpu = time.perf_counter() - start, time.process_time() - start_cpu
    count = sum(gate.in1 >= 0 for gate in circuit.gates)
    left = sum(len(node.input_ids) for node in circuit.sum_nodes)
    return [
        {
            "step": "simplify",
            "gates": count,
            "outputs": left,
            "seconds": seconds,
            "cpu_seconds": cpu,
            "peak_mb": peak_mb(),
        }
    ]


def abc_rows(job: dict[str, Any]) -> list[dict[str, Any]]:
    """One script of abc."""
    import gategrad

    with tempfile.TemporaryDirectory() as folder:
        before, after = Path(folder, "before.blif"), Path(folder, "after.blif")
        netlist = gategrad.load_circuit(job["file"]).netlist
        before.write_text(_blif(netlist))
        script = (
            f"read_blif {before}; {ABC_SCRIPTS[job['script']]}; write_blif {after}; print_stats"
        )
        start = time.perf_counter()
        ran = subprocess.run([job["abc"], "-c", script], capture_output=True, text=True, check=True)
        seconds = time.perf_counter() - start
        names = re.findall(r"^\.names (.*)", after.read_text().replace("\\\n", ""), re.MULTILINE)
    depth = re.findall(r"lev = *(\d+)", ran.stdout)
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return [
        {
            "step": job["script"] + job["suffix"],
            "gates": sum(len(n.split()) == 3 for n in names),
            "depth": int(depth[-1]),
            "outputs": netlist.n_outputs,
            "seconds": seconds,
            "cpu_seconds": usage.ru_utime + usage.ru_stime,
            "peak_mb": usage.ru_maxrss * 1024 / 1e6,
        }
    ]


def _blif(netlist: Any) -> str:
    """The gates as BLIF; outputs by their place."""
    lines = [
        ".model network",
        ".inputs " + " ".join(f"n{2 + i}" for i in range(netlist.n_inputs)),
        ".outputs " + " ".join(f"o{i}" for i in range(netlist.n_outputs)),
        ".names n0",
        ".names n1\n1",
    ]
    corners = [(0, 0), (0, 1), (1, 0), (1, 1)]
    covers = [
        "".join(f"\n{u}{v} 1" for i, (u, v) in enumerate(corners) if kind >> (3 - i) & 1)
        for kind in range(16)
    ]
    same = ["".join(f"\n{u} 1" for u in (0, 1) if kind >> (3 - 3 * u) & 1) for kind in range(16)]
    nets = range(netlist.first_gate_net, netlist.n_nets)
    columns = (array.tolist() for array in (netlist.gate, netlist.a, netlist.b))
    for net, kind, a, b in zip(nets, *columns, strict=True):
        reads, cover = (f"n{a} ", same[kind]) if a == b else (f"n{a} n{b} ", covers[kind])
        if not cover:  # abc refuses inputs with no row
            reads = ""
        lines.append(f".names {reads}n{net}{cover}")
    lines += [f".names n{net} o{i}\n1 1" for i, net in enumerate(netlist.outputs.tolist())]
    return "\n".join(lines) + "\n.end\n"


TOOLS = {"gategrad": gategrad_rows, "torchlogix": torchlogix_rows, "abc": abc_rows}


# ---- in the parent -------------------------------------------------------------------------------


def save_random(path: Path, width: int, layers: int, seed: int = 0) -> None:
    """Random gates of all kinds with random wiring, and a sum per class."""
    from gategrad.circuit import Circuit, Netlist, Readout

    rng = np.random.default_rng(seed)
    before, parts = 2 + np.arange(IN_FEATURES), []
    for _ in range(layers):
        parts.append(before[rng.integers(0, len(before), (2, width))])
        before = before[-1] + 1 + np.arange(width)
    a, b = np.concatenate(parts, axis=1)
    netlist = Netlist(IN_FEATURES, rng.integers(0, 16, layers * width), a, b, before)
    readout = Readout.group_sum(len(before) // N_CLASSES * N_CLASSES, N_CLASSES, 1.0)
    netlist = Netlist(IN_FEATURES, netlist.gate, a, b, before[: readout.n_outputs])
    Circuit(None, netlist, readout, tuple(map(str, range(N_CLASSES)))).save(path)


def plan(arguments: argparse.Namespace, file: Path, left: Path) -> Iterator[dict[str, Any]]:
    """What to run on one circuit, in order; gategrad first, as it writes what it left."""
    common = {"file": str(file), "left": str(left), "abc": arguments.abc}
    yield {**common, "tool": "gategrad"}
    for peer in arguments.peers:
        yield {**common, "tool": peer}
    if arguments.abc:
        for script in ABC_SCRIPTS:
            yield {**common, "tool": "abc", "script": script, "suffix": ""}
        last = list(ABC_SCRIPTS)[-1]
        after = {"file": str(left), "suffix": ", after gategrad"}
        yield {**common, "tool": "abc", "script": last, **after}


def measured(job: dict[str, Any], name: str, arguments: argparse.Namespace) -> list[dict[str, Any]]:
    library = job["tool"] if job["tool"] in arguments.peers else "gategrad"
    python = interpreter(library, arguments.peer_dir)
    rows: list[dict[str, Any]]
    with Worker(python, Path(__file__), job, 1) as worker:
        try:
            rows = worker.ask("run", arguments.timeout)["rows"]
        except WorkerError as error:
            rows = [{"step": job.get("script", "") + job.get("suffix", ""), "note": str(error)}]
    return [{"circuit": name, "tool": job["tool"], **row} for row in rows]


def abc_version(abc: str) -> str:
    ran = subprocess.run([abc, "-c", "version"], capture_output=True, text=True, check=True)
    package = subprocess.run(
        ["dpkg-query", "-W", "-f", "${Version}", "berkeley-abc"], capture_output=True, text=True
    )
    return package.stdout or ran.stdout.strip().splitlines()[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="the result file to write")
    parser.add_argument("--circuits", nargs="*", type=Path, default=[], help="circuit files")
    parser.add_argument(
        "--names", nargs="*", default=[], help="what to call them; else their files"
    )
    parser.add_argument("--random", nargs="*", type=int, default=[], help="widths of random gates")
    parser.add_argument("--layers", type=int, default=6, help="of random gates")
    parser.add_argument("--peers", type=peer_names, default=[], help="torchlogix")
    parser.add_argument("--peer-dir", type=Path, default=Path(".venv-peers"))
    parser.add_argument("--abc", help="the program, such as berkeley-abc; else left out")
    parser.add_argument("--timeout", type=float, default=900, help="seconds for one tool's run")
    parser.add_argument("--worker", type=json.loads, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        job = arguments.worker
        serve({"run": lambda: {"rows": TOOLS[job["tool"]](job)}})
        return
    if "difflogic" in arguments.peers:
        parser.error("difflogic has nothing that makes circuits smaller: leave it out of --peers")
    names = arguments.names or [file.stem for file in arguments.circuits]
    if len(names) != len(arguments.circuits):
        parser.error("--names must be as many as --circuits")

    import record

    options = {**vars(arguments), "circuits": names, "scripts": ABC_SCRIPTS}
    header = record.describe(options, [1], arguments.peers, arguments.peer_dir)
    if arguments.abc:
        header["versions"]["abc"] = abc_version(arguments.abc)
    rows: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        files = dict(zip(names, arguments.circuits, strict=True))
        for width in arguments.random:
            name = f"random {arguments.layers} x {width:,}"
            files[name] = Path(folder, f"random-{width}.npz")
            save_random(files[name], width, arguments.layers)
        for name, file in files.items():
            for job in plan(arguments, file.resolve(), Path(folder, "left.npz")):
                found = measured(job, name, arguments)
                rows += [{column: row.get(column) for column in COLUMNS} for row in found]
                for row in found:
                    print(name, row, file=sys.stderr, flush=True)
                if arguments.json:  # what is measured is kept if the rest takes too long
                    record.write(arguments.json, header, rows)
    record.print_table(rows, COLUMNS)


if __name__ == "__main__":
    main()
