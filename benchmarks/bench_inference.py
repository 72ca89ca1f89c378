r"""Speed of networks as pure logic: gategrad's engine beside the peers' compiled C, on one core.

    python benchmarks/bench_inference.py --json inference.json --peers difflogic,torchlogix \
        --circuits mnist-6x8000.npz mnist-6x64000.npz --random 512000

All libraries run the very same network: ``--layers`` x ``--width`` gates on 784 inputs with random
wiring and weights, which no pass has made smaller unless the row says so. The engine alone also
runs the circuits of ``--circuits``, which :func:`gategrad.optimize` has made smaller, and random
ones as wide as ``--random`` says. Every library's classes are compared with
:func:`gategrad.circuit.simulate`'s. Timings are interleaved; see :mod:`workers`.

Columns of a row:

* ``ready_s``: from the model or circuit in memory to the first prediction, compilers included;
* ``packed_per_s``: samples per second from inputs packed as bits to classes;
* ``pixels_per_s``: samples per second from uint8 pixels, ``x > 127`` and packing included, to
  classes;
* ``gates_only_per_s``: from packed inputs to packed outputs of the last layer, without Group-Sum,
  where a library generates that as a function of its own;
* ``latency_us``: one sample, from uint8 pixels to its class, from Python.

And of the engine's, from which one sees how far its speed is from what the machine allows:

* ``instructions``: tables that it evaluates, of two or three inputs; rows that it counts come on
  top;
* ``bytes_per_gate``: instructions and one thread's rows, by gate of the circuit;
* ``traffic_mb``: rows read and written and instructions read, for 512 samples;
* ``gates_per_cycle``: gates of the circuit and 512 samples, by cycle of the processor's nominal
  clock, from packed inputs;
* ``core_fraction``: time that a core needs at two rows read a cycle or one written, whichever takes
  longer, by the time from packed inputs;
* ``memory_fraction``: time that the traffic takes at the bandwidth of the triad in the header, by
  the time from packed inputs. Above 1 where caches serve most of it.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np
from compiled_networks import (
    IN_FEATURES,
    LIBRARIES,
    load_optimized,
    pixel_encoder,
    random_circuit,
    random_model,
)
from workers import Worker, WorkerError, interpreter, peer_names, serve

CHECKED_SAMPLES = 512
# The oracle keeps a byte per net and sample.
CHECKED_BYTES = 1 << 28
LIMITS = ("instructions", "bytes_per_gate", "traffic_mb", "gates_per_cycle", "core_fraction",
          "memory_fraction")  # fmt: skip
MEASURES = ("packed_per_s", "pixels_per_s", "gates_only_per_s", "latency_us")


# ---- in the worker -------------------------------------------------------------------------------


class Runner:
    """What a worker serves: one library on one network."""

    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job

    def prepare(self) -> dict[str, Any]:
        """Compile, predict once, compare with the reference."""
        if self.job["library"] != "gategrad":
            import torch

            torch.set_num_threads(self.job["threads"])
        subject = LIBRARIES[self.job["library"]](self.job)
        with np.load(self.job["network"]) as network:
            X, expected = network["X"], network["classes"]
        start = time.perf_counter()
        gates = subject.compile()
        subject.classes(X[: subject.block])
        ready = time.perf_counter() - start
        agrees = bool(np.array_equal(subject.classes(X), expected))
        X = np.resize(X, (self.job["samples"], X.shape[1]))
        runners = {"pixels_per_s": lambda: subject.classes(X)}
        if hasattr(subject, "packed_runner"):
            runners["packed_per_s"] = subject.packed_runner(X)
        if hasattr(subject, "gates_runner"):
            runners["gates_only_per_s"] = subject.gates_runner(X)
        self.runners, self.subject, self.X = runners, subject, X
        size = subject.size() if hasattr(subject, "size") else {}
        return {"gates": gates, "ready_s": ready, "agrees": agrees, "note": subject.note, **size}

    def measure(self, what: str, seconds: float) -> dict[str, Any]:
        """Run for some seconds; tells the rate or the median latency, None where not offered."""
        if what == "latency_us":
            block = self.X[: self.subject.block]
            return {"value": 1e6 * statistics.median(calls(self.subject.classes, block, seconds))}
        if what not in self.runners:
            return {"value": None}
        times = calls(lambda _: self.runners[what](), None, seconds)
        return {"value": len(self.X) * len(times) / sum(times)}


def calls(function: Callable[[Any], object], argument: Any, seconds: float) -> list[float]:
    """Seconds of each call of a function, called for some seconds and three times at least."""
    times: list[float] = []
    while len(times) < 3 or sum(times) < seconds:
        start = time.perf_counter()
        function(argument)
        times.append(time.perf_counter() - start)
    return times


# ---- in the parent -------------------------------------------------------------------------------


def save_random(path: Path, width: int, layers: int) -> None:
    """Write the random network, samples and the reference's classes for the workers."""
    import gategrad

    model = random_model(width, layers)
    logic = list(model)[:-1]
    circuit = gategrad.to_circuit(model, pixel_encoder(IN_FEATURES))
    np.savez(
        path,
        gates=np.stack([layer.gates().numpy() for layer in logic]),
        connections=np.stack([layer.connections.numpy() for layer in logic]),
        **samples_of(circuit),
    )


def samples_of(circuit: Any) -> dict[str, np.ndarray]:
    """Samples that a circuit's encoder accepts, and their classes."""
    rng = np.random.default_rng(0)
    encoder = circuit.encoder
    count = max(64, min(CHECKED_SAMPLES, CHECKED_BYTES // circuit.netlist.n_nets))
    if encoder is None:
        X = rng.integers(0, 2, (count, circuit.netlist.n_inputs), dtype=np.uint8)
    elif encoder.dtype in ("bool", "uint8"):
        X = rng.integers(
            int(encoder.low), int(encoder.high), (count, encoder.n_features), np.uint8, True
        )
    else:
        size = (count, encoder.n_features)
        X = rng.uniform(encoder.low, encoder.high, size).astype(encoder.dtype)
    return {"X": X, "classes": reference_classes(circuit, X)}


def reference_classes(circuit: Any, X: np.ndarray) -> np.ndarray:
    from gategrad.circuit import simulate

    bits = X if circuit.encoder is None else circuit.encoder.encode(X)
    return circuit.readout.predict(circuit.readout.class_sums(simulate(circuit.netlist, bits)))


def jobs(arguments: argparse.Namespace, folder: Path) -> list[dict[str, Any]]:
    """What to measure, in order; a peer's gcc levels from the lowest up. Writes what they need."""
    common = {
        "circuit": f"random {arguments.layers} x {arguments.width:,}",
        "width": arguments.width,
        "layers": arguments.layers,
        "samples": arguments.samples,
        "network": str(folder / "network.npz"),
        "file": None,
        "level": None,
        "simplify": False,
    }
    save_random(folder / "network.npz", arguments.width, arguments.layers)
    found = [{**common, "library": "gategrad", "threads": n} for n in arguments.threads]
    for peer in arguments.peers:
        for simplify in (False, True)[: 1 + (peer == "torchlogix")]:
            name = common["circuit"] + ", simplified by torchlogix" * simplify
            job = {**common, "library": peer, "threads": 1, "simplify": simplify, "circuit": name}
            found += [{**job, "level": level} for level in sorted(arguments.levels)]
    for name, circuit in engine_circuits(arguments):
        file, network = folder / f"circuit-{len(found)}.npz", folder / f"samples-{len(found)}.npz"
        circuit.save(file)
        np.savez(network, **samples_of(circuit))
        samples = min(arguments.samples, max(1 << 12, (1 << 34) // circuit.netlist.n_gates // 8))
        samples = samples // 512 * 512
        job = {**common, "circuit": name, "file": str(file), "network": str(network),
               "library": "gategrad", "samples": samples}  # fmt: skip
        found += [{**job, "threads": n} for n in arguments.threads]
    return found


def engine_circuits(arguments: argparse.Namespace) -> Iterator[tuple[str, Any]]:
    """The circuits that the engine alone runs, with their names."""
    for path in arguments.circuits:
        yield f"{path.parent.parent.name or path.stem}, optimized", load_optimized(path)
    for width in arguments.random:
        name = f"random {arguments.layers} x {width:,}"
        yield name, random_circuit(width, arguments.layers)


def limits(row: dict[str, Any], clock_hz: float, bytes_per_s: float) -> dict[str, Any]:
    """How far a row of the engine's is from what the machine allows."""
    if not row.get("packed_per_s") or "instructions" not in row:
        return {}
    seconds = 512 / row["packed_per_s"]
    cycles = max(row["rows_read"] / 2, row["rows_written"])
    traffic = 64 * (row["rows_read"] + row["rows_written"]) + row["code_bytes"]
    return {
        "bytes_per_gate": row["bytes"] / max(1, row["gates"]),
        "traffic_mb": traffic / 1e6,
        "gates_per_cycle": row["gates"] / seconds / clock_hz,
        "core_fraction": cycles / clock_hz / seconds / row["threads"],
        "memory_fraction": traffic / bytes_per_s / seconds,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="the result file to write")
    parser.add_argument("--peers", type=peer_names, default=[], help="difflogic,torchlogix")
    parser.add_argument("--peer-dir", type=Path, default=Path(".venv-peers"))
    parser.add_argument("--circuits", nargs="*", type=Path, default=[], help="for the engine alone")
    parser.add_argument("--random", nargs="*", type=int, default=[], help="widths, the same")
    parser.add_argument("--width", type=int, default=8_000)
    parser.add_argument("--layers", type=int, default=6)
    parser.add_argument("--levels", nargs="+", type=int, default=[0, 1, 2, 3], help="gcc -O")
    parser.add_argument("--gcc-timeout", type=float, default=300, help="seconds to get ready in")
    parser.add_argument("--threads", nargs="+", type=int, default=[1], help="of gategrad")
    parser.add_argument("--samples", type=int, default=1 << 16, help="a multiple of 64")
    parser.add_argument("--seconds", type=float, default=1.0, help="of one measurement")
    parser.add_argument("--repeats", type=int, default=5, help="measurements of each")
    parser.add_argument("--worker", type=json.loads, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        runner = Runner(arguments.worker)
        serve({"prepare": runner.prepare, "measure": runner.measure})
        return
    if arguments.samples < 64 or arguments.samples % 64:
        parser.error(f"--samples must be a multiple of 64, got {arguments.samples}")

    import record

    options = vars(arguments) | {"circuits": [path.name for path in arguments.circuits]}
    header = record.describe(options, arguments.threads, arguments.peers, arguments.peer_dir)
    with tempfile.TemporaryDirectory() as folder:
        rows = compare(jobs(arguments, Path(folder)), arguments)
    for row in rows:
        triad = header["triad_gb_per_s"][str(row["threads"])] * 1e9
        row |= limits(row, 1e6 * (header["nominal_mhz"] or float("nan")), triad)
    columns = ["library", "target", "circuit", "gates", "threads", "level", "ready_s",
               *MEASURES, *LIMITS, "agrees", "note"]  # fmt: skip
    rows = [{name: row.get(name) for name in columns} for row in rows]
    if arguments.json:
        record.write(arguments.json, header, rows)
    record.print_table(rows, columns[:-1])
    for library, note in dict.fromkeys((row["library"], row["note"]) for row in rows):
        if note:
            print(f"{library}: {note}")
    for row in rows:
        if row["agrees"] is False:
            raise SystemExit(f"{row['library']} predicts other classes than the reference")


def compare(todo: list[dict[str, Any]], arguments: argparse.Namespace) -> list[dict[str, Any]]:
    """Get all ready one after the other, then measure them round robin; one row each."""
    rows = [{**job, "target": LIBRARIES[job["library"]].target} for job in todo]
    with ExitStack() as stack:
        racing: list[tuple[dict[str, Any], Worker]] = []
        too_slow = set()
        for job, row in zip(todo, rows, strict=True):
            circuit = (job["library"], job["circuit"])
            if circuit in too_slow:
                row["note"] = "not tried: a lower level did not get ready"
                continue
            python = interpreter(job["library"], arguments.peer_dir)
            worker = stack.enter_context(Worker(python, Path(__file__), job, job["threads"]))
            try:
                row |= worker.ask("prepare", arguments.gcc_timeout)
                racing.append((row, worker))
            except WorkerError as error:
                row["note"] = str(error)
                too_slow.add(circuit)
        for _ in range(arguments.repeats):
            for row, worker in racing:
                if row["ready_s"] is not None:
                    measure(row, worker, arguments.seconds)
    for row in rows:
        row |= {what: statistics.median(row[what]) if row.get(what) else None for what in MEASURES}
    return rows


def measure(row: dict[str, Any], worker: Worker, seconds: float) -> None:
    """Add one measurement of each kind to a row; one that fails ends the row's part."""
    try:
        for what in MEASURES:
            value = worker.ask("measure", what=what, seconds=seconds)["value"]
            if value is not None:
                row.setdefault(what, []).append(value)
    except WorkerError as error:
        row |= {"ready_s": None, "note": str(error), **dict.fromkeys(MEASURES)}


if __name__ == "__main__":
    main()
