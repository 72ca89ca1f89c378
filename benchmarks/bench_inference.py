"""Speed of a network as pure logic: gategrad's engine beside the peers' compiled C, on one core.

    python benchmarks/bench_inference.py --json inference.json --peers difflogic,torchlogix
    python benchmarks/bench_inference.py --json trained.json --circuit mnist.npz

Without ``--circuit``, all libraries run the very same network: 6 x 8,000 gates on 784 inputs with
random wiring and weights, which no pass has made smaller unless the row says so. Every library's
classes are compared with :func:`gategrad.circuit.simulate`'s. Timings are interleaved; see
:mod:`workers`.

Columns of a row:

* ``ready_s``: from the model in memory to the first prediction, compilers included (from the
  circuit file with ``--circuit``);
* ``packed_per_s``: samples per second from inputs packed as bits to classes;
* ``pixels_per_s``: samples per second from uint8 pixels, ``x > 127`` and packing included, to
  classes;
* ``gates_only_per_s``: from packed inputs to packed outputs of the last layer, without Group-Sum,
  where a library generates that as a function of its own;
* ``latency_us``: one sample, from uint8 pixels to its class.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np
from compiled_networks import IN_FEATURES, LIBRARIES, pixel_encoder, random_model
from workers import Worker, WorkerError, interpreter, peer_names, serve

CHECKED_SAMPLES = 512
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
        return {"gates": gates, "ready_s": ready, "agrees": agrees, "note": subject.note}

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
    X = np.random.default_rng(0).integers(0, 256, (CHECKED_SAMPLES, IN_FEATURES), dtype=np.uint8)
    np.savez(
        path,
        gates=np.stack([layer.gates().numpy() for layer in logic]),
        connections=np.stack([layer.connections.numpy() for layer in logic]),
        X=X,
        classes=reference_classes(circuit, X),
    )


def save_samples(path: Path, file: Path) -> None:
    """The same for a circuit from a file: samples its encoder accepts, and their classes."""
    import gategrad

    circuit = gategrad.load_circuit(file)
    rng = np.random.default_rng(0)
    encoder = circuit.encoder
    if encoder is None:
        X = rng.integers(0, 2, (CHECKED_SAMPLES, circuit.netlist.n_inputs), dtype=np.uint8)
    else:
        size = (CHECKED_SAMPLES, encoder.n_features)
        X = rng.uniform(encoder.low, encoder.high, size).astype(encoder.dtype)
    np.savez(path, X=X, classes=reference_classes(circuit, X))


def reference_classes(circuit: Any, X: np.ndarray) -> np.ndarray:
    from gategrad.circuit import simulate

    bits = X if circuit.encoder is None else circuit.encoder.encode(X)
    return circuit.readout.predict(circuit.readout.class_sums(simulate(circuit.netlist, bits)))


def jobs(arguments: argparse.Namespace, network: Path) -> list[dict[str, Any]]:
    """What to measure, in order; a peer's gcc levels from the lowest up."""
    common = {
        "circuit": f"random {arguments.layers} x {arguments.width:,}",
        "width": arguments.width,
        "layers": arguments.layers,
        "samples": arguments.samples,
        "network": str(network),
        "file": str(arguments.circuit.resolve()) if arguments.circuit else None,
        "level": None,
        "simplify": False,
    }
    if arguments.circuit:
        common["circuit"] = arguments.circuit.stem
    found = [{**common, "library": "gategrad", "threads": n} for n in arguments.threads]
    for peer in arguments.peers:
        for simplify in (False, True)[: 1 + (peer == "torchlogix")]:
            name = common["circuit"] + ", simplified by torchlogix" * simplify
            job = {**common, "library": peer, "threads": 1, "simplify": simplify, "circuit": name}
            found += [{**job, "level": level} for level in sorted(arguments.levels)]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="the result file to write")
    parser.add_argument("--peers", type=peer_names, default=[], help="difflogic,torchlogix")
    parser.add_argument("--peer-dir", type=Path, default=Path(".venv-peers"))
    parser.add_argument("--circuit", type=Path, help="a circuit file: gategrad's engine alone")
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
    if arguments.circuit and arguments.peers:
        parser.error("--circuit measures gategrad's engine alone: leave --peers out")

    import record

    options = vars(arguments)
    header = record.describe(options, arguments.threads, arguments.peers, arguments.peer_dir)
    with tempfile.TemporaryDirectory() as folder:
        network = Path(folder, "network.npz")
        if arguments.circuit:
            save_samples(network, arguments.circuit)
        else:
            save_random(network, arguments.width, arguments.layers)
        rows = compare(jobs(arguments, network), arguments)
    columns = ["library", "target", "circuit", "gates", "threads", "level", "ready_s",
               *MEASURES, "agrees", "note"]  # fmt: skip
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
