"""The network of the inference benchmark as each library compiles it: one class per library.

They offer the same methods: ``compile`` is timed, ``classes`` takes pixels to classes, and what a
library does not offer is a method that its class does not have. Runs in the peers' environments
too, so gategrad, torch and the peers are imported where they are used.
"""

from __future__ import annotations

import ctypes
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

__all__ = [
    "IN_FEATURES",
    "LIBRARIES",
    "load_optimized",
    "pixel_encoder",
    "random_circuit",
    "random_model",
]

IN_FEATURES, N_CLASSES, TAU = 784, 10, 10.0


class Gategrad:
    """The bit-parallel engine. No C compiler."""

    target, block, note = "engine", 1, None

    def __init__(self, job: dict[str, Any]) -> None:
        import gategrad

        self.job = job
        self.model = None if job["file"] else random_model(job["width"], job["layers"])
        self.circuit = gategrad.load_circuit(job["file"]) if job["file"] else None
        self.gategrad = gategrad

    def compile(self) -> int:
        """Get ready to predict; returns the number of gates that are evaluated."""
        if self.model is not None:
            self.circuit = self.gategrad.to_circuit(self.model, pixel_encoder(IN_FEATURES))
        self.network = self.gategrad.compile(self.circuit, threads=self.job["threads"])
        return int(self.circuit.netlist.n_gates)

    def size(self) -> dict[str, int]:
        """What the engine made of the circuit."""
        engine = self.network._engine
        return {
            "instructions": engine.n_instructions,
            "bytes": engine.n_bytes,
            "code_bytes": engine.n_code_bytes,
            "rows_read": engine.n_reads,
            "rows_written": engine.n_instructions,
        }

    def classes(self, X: np.ndarray) -> np.ndarray:
        """Predicted classes of ``(B, I)`` uint8 pixels."""
        return self.network.predict(X)

    def packed_runner(self, X: np.ndarray) -> Callable[[], object]:
        """Pack pixels now; the returned function predicts their classes."""
        packed = self.network.pack(X)
        return lambda: self.network.predict_packed(packed)


class Difflogic:
    """C code written by ``CompiledLogicNet``, compiled by gcc for this machine's processor."""

    target, block = "c", 64
    note = (
        "packs by itself: no packed input; latency is that of the smallest block, 64 samples; "
        "gates_only is its generated function logic_gate_net"
    )

    def __init__(self, job: dict[str, Any]) -> None:
        import difflogic
        import torch

        layers = []
        with np.load(job["network"]) as network:
            for gates, wiring in zip(network["gates"], network["connections"], strict=True):
                in_dim = layers[-1].out_dim if layers else IN_FEATURES
                layer = difflogic.LogicLayer(in_dim, len(gates), "cpu", implementation="python")
                layer.indices = tuple(torch.from_numpy(wiring.astype(np.int64)))
                layer.weights.data = one_hot(gates)
                layers.append(layer)
        self.gates = sum(layer.out_dim for layer in layers)
        self.outputs = layers[-1].out_dim
        self.model = torch.nn.Sequential(*layers, difflogic.GroupSum(N_CLASSES, TAU, "cpu"))
        self.level = job["level"]

    def compile(self) -> int:
        """Get ready to predict; returns the number of gates that are evaluated."""
        import difflogic

        self.folder = tempfile.TemporaryDirectory()
        self.library = str(Path(self.folder.name, "network.so"))
        self.network = difflogic.CompiledLogicNet(self.model, num_bits=64, cpu_compiler="gcc")
        self.network.compile(opt_level=self.level, save_lib_path=self.library)
        return self.gates

    def classes(self, X: np.ndarray) -> np.ndarray:
        """Predicted classes of ``(B, I)`` uint8 pixels."""
        return self.network(X > 127).argmax(1).numpy()

    def gates_runner(self, X: np.ndarray) -> Callable[[], object]:
        """Pack pixels now; the returned function computes the last layer's bits."""
        run = ctypes.CDLL(self.library).logic_gate_net
        words = [word.ctypes.data_as(ctypes.c_void_p) for word in pack_words(X > 127)]
        out = np.zeros(self.outputs, dtype=np.uint64)
        target = out.ctypes.data_as(ctypes.c_void_p)

        def each() -> None:
            for word in words:
                run(word, target)

        return each


class Torchlogix:
    """C code written by its ``Circuit``, compiled by gcc; simplified before where asked."""

    target, block = "c", 64
    note = (
        "compiled without -march=native, as its compile() does; latency is that of the smallest "
        "block, 64 samples"
    )

    def __init__(self, job: dict[str, Any]) -> None:
        import torch
        import torch.fx.experimental.proxy_tensor  # not to count as getting ready
        from torchlogix.layers import GroupSum, LogicDense

        layers = []
        with np.load(job["network"]) as network:
            for gates, wiring in zip(network["gates"], network["connections"], strict=True):
                layer = LogicDense(layers[-1].out_dim if layers else IN_FEATURES, len(gates))
                layer.connections.indices.copy_(torch.from_numpy(wiring))
                layer.weight.data = one_hot(gates)
                layers.append(layer)
        self.model = torch.nn.Sequential(*layers, GroupSum(N_CLASSES, TAU))
        self.job = job

    def compile(self) -> int:
        """Get ready to predict; returns the number of gates that are evaluated."""
        from torchlogix import Circuit

        self.circuit = Circuit.from_model(self.model, (IN_FEATURES,))
        if self.job["simplify"]:
            self.circuit.simplify()
        self.circuit.compile(opt_level=self.job["level"], pack_bits=64)
        return len(self.circuit.gates)

    def classes(self, X: np.ndarray) -> np.ndarray:
        """Predicted classes of ``(B, I)`` uint8 pixels."""
        return self.circuit(X > 127, use_compiled=True).argmax(1)

    def packed_runner(self, X: np.ndarray) -> Callable[[], object]:
        """Pack pixels now; the returned function predicts their classes."""
        words = pack_words(X > 127)
        scores = np.zeros((len(X), N_CLASSES), dtype=self.circuit(X[:64] > 127, True).dtype)
        run = self.circuit._lib.circuit_bench
        run.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int]

        def all_words() -> None:
            run(words.ctypes.data, scores.ctypes.data, len(words))
            scores.argmax(1)

        return all_words


LIBRARIES: dict[str, Any] = {
    "gategrad": Gategrad,
    "difflogic": Difflogic,
    "torchlogix": Torchlogix,
}
"""By name, as the command line spells them."""


def random_model(width: int, layers: int) -> Any:
    import gategrad

    head = gategrad.nn.GroupSum(N_CLASSES, tau=TAU)
    return gategrad.nn.dlgn(IN_FEATURES, layers=layers, width=width, head=head, seed=0)


def random_circuit(width: int, layers: int) -> Any:
    """The same kind of network without weights, which are many for wide ones."""
    import gategrad

    rng = np.random.default_rng(0)
    gates = rng.integers(0, 16, layers * width)
    wiring, first = [], 2
    for layer in range(layers):
        wiring.append(first + rng.integers(0, width if layer else IN_FEATURES, (2, width)))
        first += width if layer else IN_FEATURES
    a, b = np.concatenate(wiring, axis=1)
    outputs = np.arange(first, first + width)
    return gategrad.Circuit(
        pixel_encoder(IN_FEATURES),
        gategrad.Netlist(IN_FEATURES, gates, a, b, outputs),
        gategrad.Readout.group_sum(width, N_CLASSES, TAU),
        tuple(str(k) for k in range(N_CLASSES)),
    )


def load_optimized(path: Path) -> Any:
    import gategrad

    return gategrad.optimize(gategrad.load_circuit(path))[0]


def pixel_encoder(n_features: int) -> Any:
    import gategrad

    return gategrad.ThresholdEncoder(n_features, np.array([127.5]), "uint8", 0.0, 255.0)


def one_hot(gates: np.ndarray) -> Any:
    """Weights of which each gate's is the largest; all three libraries number gates alike."""
    import torch

    return torch.nn.functional.one_hot(torch.from_numpy(gates.astype(np.int64)), 16).float()


def pack_words(bits: np.ndarray) -> np.ndarray:
    """``(B / 64, I)`` uint64 words of ``(B, I)`` bits; bit b of a word is sample b of its block."""
    blocks = bits.reshape(-1, 64, bits.shape[1]).transpose(0, 2, 1)
    return np.packbits(blocks, axis=2, bitorder="little").view(np.uint64)[..., 0].copy()
