r"""Convolutional networks as pure logic: the engine's two ways beside torchlogix's compiled C.

    python benchmarks/bench_conv_inference.py --json conv-inference.json --peers torchlogix

Networks are those of :mod:`conv_networks`, random, with gates as ``--kinds`` says; ``--circuits``
adds trained ones. The engine runs each with convolutions unrolled and with shared tables, as they
are and after :func:`gategrad.optimize`. torchlogix runs networks of the same shapes and kinds of
gates with leaves of its own, at the lowest level of gcc, since higher ones take longer still; what
is not ready after ``--gcc-timeout`` seconds is noted. One core; timings are interleaved, medians.

Columns as in :mod:`bench_inference`; ``gates`` are those of all positions, ``working_mb`` the
instructions and one thread's rows.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy as np
from bench_inference import calls
from compiled_networks import pack_words
from conv_networks import CHANNELS_PER_KERNEL, DENSE, DEPTH, KINDS, N_CLASSES, SIZES, TAU
from workers import Worker, WorkerError, interpreter, peer_names, serve

MEASURES = ("packed_per_s", "pixels_per_s", "latency_us")


class Engine:
    """gategrad, unrolled or on shared tables."""

    def __init__(self, job: dict[str, Any]) -> None:
        from conv_networks import convolutional_circuit

        import gategrad

        if job["file"]:
            circuit = gategrad.load_circuit(job["file"])
        else:
            circuit = convolutional_circuit(job["size"], job["kinds"])
        if job["optimize"]:
            circuit, _ = gategrad.optimize(circuit, seconds=job["seconds"])
            if job["unroll"]:
                circuit, _ = gategrad.optimize(circuit.unrolled(), seconds=job["seconds"])
        self.circuit, self.job, self.gategrad = circuit, job, gategrad

    def compile(self) -> dict[str, Any]:
        """Get ready; tells sizes."""
        self.network = self.gategrad.compile(self.circuit, threads=1, unroll=self.job["unroll"])
        engine = self.network._engine
        return {
            "gates": self.circuit.n_gates,
            "instructions": engine.n_instructions,
            "working_mb": engine.n_bytes / 1e6,
            "code_mb": engine.n_code_bytes / 1e6,
        }

    def runners(self, X: np.ndarray) -> dict[str, Any]:
        """What is timed."""
        packed = self.network.pack(X)
        return {
            "packed_per_s": lambda: self.network.predict_packed(packed),
            "pixels_per_s": lambda: self.network.predict(X),
            "latency_us": lambda: self.network.predict(X[:1]),
        }


class Torchlogix:
    """Its circuit of a model of its own layers."""

    def __init__(self, job: dict[str, Any]) -> None:
        import torch
        from torchlogix.layers import GroupSum, LogicConv2d, LogicDense, OrPooling2d

        net, rng = SIZES[job["size"]], np.random.default_rng(0)
        channels, size, _ = net.in_shape
        layers: list[Any] = []
        for times, window, padding in net.convolutions:
            group = {"channel_group_size": CHANNELS_PER_KERNEL} if channels > 2 else {}
            conv = LogicConv2d(
                in_dim=size, channels=channels, num_kernels=times * net.k, tree_depth=DEPTH,
                receptive_field_size=window, padding=padding,
                connections_kwargs=group,
            )  # fmt: skip
            layers += [conv, OrPooling2d(kernel_size=2, stride=2, padding=0)]
            channels, size = times * net.k, (size + 2 * padding - window + 1) // 2
        width = channels * size * size
        layers.append(torch.nn.Flatten())
        for times in DENSE:
            layers.append(LogicDense(width, times * net.k * net.dense))
            width = times * net.k * net.dense
        self.model = torch.nn.Sequential(*layers, GroupSum(N_CLASSES, TAU))
        for name, weight in self.model.named_parameters():
            if "weight" in name:
                gates = rng.choice(16, weight.shape[:-1], p=KINDS[job["kinds"]])
                weight.data = torch.nn.functional.one_hot(torch.from_numpy(gates), 16).float()
        self.shape = net.in_shape
        self.planes = net.in_shape[0]

    def compile(self) -> dict[str, Any]:
        """Get ready; tells sizes."""
        from torchlogix import Circuit

        self.circuit = Circuit.from_model(self.model.eval(), self.shape)
        self.circuit.compile(opt_level=0, pack_bits=64)
        return {"gates": len(self.circuit.gates)}

    def runners(self, X: np.ndarray) -> dict[str, Any]:
        """What is timed."""
        import ctypes

        bits = X > 127 if self.planes == 1 else np.tile(X > 127, 3)  # three thresholds
        words = pack_words(bits)
        images = bits.reshape(len(bits), *self.shape)
        scores = np.zeros((len(X), N_CLASSES), self.circuit(images[:64], use_compiled=True).dtype)
        run = self.circuit._lib.circuit_bench
        run.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int]

        def packed() -> None:
            run(words.ctypes.data, scores.ctypes.data, len(words))
            scores.argmax(1)

        return {
            "packed_per_s": packed,
            "pixels_per_s": lambda: self.circuit(images, use_compiled=True).argmax(1),
            "latency_us": lambda: self.circuit(images[:64], use_compiled=True).argmax(1),
        }


class Runner:
    """What a worker serves."""

    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job

    def prepare(self) -> dict[str, Any]:
        """Make the network, get it ready, make samples."""
        subject = {"gategrad": Engine, "torchlogix": Torchlogix}[self.job["library"]](self.job)
        start = time.perf_counter()
        size = subject.compile()
        ready = time.perf_counter() - start
        channels, rows, columns = SIZES[self.job["size"]].in_shape
        n_features = rows * columns * (3 if channels > 1 else 1)
        shape = (self.job["samples"], n_features)
        self.X = np.random.default_rng(0).integers(0, 256, shape, dtype=np.uint8)
        self.runners = subject.runners(self.X)
        return {"ready_s": ready, **size}

    def measure(self, what: str, seconds: float) -> dict[str, Any]:
        """Run for some seconds; the rate or the median latency."""
        times = calls(lambda _: self.runners[what](), None, seconds)
        if what == "latency_us":
            return {"value": 1e6 * statistics.median(times)}
        return {"value": len(self.X) / statistics.median(times)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path, help="the result file to write")
    parser.add_argument("--sizes", nargs="+", default=["mnist-s", "mnist-m"], choices=[*SIZES])
    parser.add_argument("--kinds", default="trained", choices=[*KINDS])
    parser.add_argument("--circuits", nargs="*", type=Path, default=[], help="of MNIST")
    parser.add_argument("--peers", type=peer_names, default=[], help="torchlogix")
    parser.add_argument("--peer-dir", type=Path, default=Path(".venv-peers"))
    parser.add_argument("--gcc-timeout", type=float, default=300, help="seconds to get ready in")
    parser.add_argument("--samples", type=int, default=8192, help="a multiple of 64")
    parser.add_argument("--seconds", type=float, default=0.5, help="of one measurement")
    parser.add_argument("--optimize-seconds", type=float, default=60)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--worker", type=json.loads, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        runner = Runner(arguments.worker)
        serve({"prepare": runner.prepare, "measure": runner.measure})
        return

    import record

    options = vars(arguments) | {"circuits": [path.name for path in arguments.circuits]}
    header = record.describe(options, [1], arguments.peers, arguments.peer_dir)
    rows: list[dict[str, Any]] = []
    networks = [(size, None) for size in arguments.sizes]
    networks += [("mnist-s", str(path.resolve())) for path in arguments.circuits]
    for size, file in networks:
        rows += compare(size, file, arguments)
    columns = ["library", "network", "way", "gates", "ready_s", *MEASURES, "instructions",
               "working_mb", "code_mb", "note"]  # fmt: skip
    rows = [{name: row.get(name) for name in columns} for row in rows]
    if arguments.json:
        record.write(arguments.json, header, rows)
    record.print_table(rows, columns)


def compare(size: str, file: str | None, arguments: argparse.Namespace) -> list[dict[str, Any]]:
    """One row for each way to run a network."""
    name = size if file is None else Path(file).parent.name or Path(file).stem
    common = {"size": size, "kinds": arguments.kinds, "file": file, "samples": arguments.samples,
              "seconds": arguments.optimize_seconds, "network": name}  # fmt: skip
    jobs = [
        {
            **common, "library": "gategrad", "unroll": unroll, "optimize": optimize,
            "way": ("unrolled" if unroll else "shared") + ", optimized" * optimize,
        }
        for optimize in (False, True)
        for unroll in (True, False)
    ]  # fmt: skip
    jobs += [{**common, "library": p, "way": "c, -O0"} for p in arguments.peers if file is None]
    rows = [dict(job) for job in jobs]
    with ExitStack() as stack:
        racing = []
        for job, row in zip(jobs, rows, strict=True):
            python = interpreter(job["library"], arguments.peer_dir)
            worker = stack.enter_context(Worker(python, Path(__file__), job, 1))
            try:
                row |= worker.ask("prepare", arguments.gcc_timeout)
                racing.append((row, worker))
            except WorkerError as error:
                row["note"] = str(error)
        for _ in range(arguments.repeats):
            for row, worker in racing:
                for what in MEASURES:
                    value = worker.ask("measure", what=what, seconds=arguments.seconds)["value"]
                    row.setdefault(what, []).append(value)
    for row in rows:
        row |= {what: statistics.median(row[what]) for what in MEASURES if what in row}
    return rows


if __name__ == "__main__":
    main()
