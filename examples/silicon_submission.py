"""A record for LGN-mnist-benchmark, which compares classifiers of MNIST by their circuit's area.

Copy this file to ``records/YOU/gategrad/submission.py`` of a clone of
https://github.com/simon-jonas-buehrer/LGN-mnist-benchmark and let it train, synthesize and measure:

    pip install gategrad
    python -m mnistbench run records/YOU/gategrad
    python -m mnistbench pareto

Wiring is learned, layers are few, and so are the outputs that adders count. What was trained is
refined gate by gate. The argmax compares class after class: smaller than in pairs, and with time to
spare abc makes all the rest smaller.
"""

from __future__ import annotations

import tempfile
from typing import Any

import numpy as np
from mnistbench.data import Mnist
from mnistbench.spec import Submission
from numpy.typing import NDArray

import gategrad as gg
from gategrad.approximate import refine
from gategrad.config import ModelConfig, RunConfig, TrainConfig

POINTS = [
    {"name": "10", "outputs": 10, "layers": 4, "width": 400, "price": 1e-4},
    {"name": "20", "outputs": 20, "layers": 4, "width": 500, "price": 1e-4},
    {"name": "50", "outputs": 50, "layers": 4, "width": 1000, "price": 6e-5},
    {"name": "100", "outputs": 100, "layers": 4, "width": 1000, "price": 3e-5},
    {"name": "200", "outputs": 200, "layers": 4, "width": 2000, "price": 1.5e-5},
    {"name": "500", "outputs": 500, "layers": 4, "width": 4000, "price": 8e-6, "bend": 0.6},
    {"name": "1500", "outputs": 1500, "layers": 3, "width": 8000, "price": 3e-6, "bend": 0.6},
]
ENCODER = gg.ThresholdEncoder(784, np.array([0.25, 0.5, 0.75]) * 255, "uint8", 0, 255)
DIGITS = tuple(map(str, range(10)))
TOP = """
module top (input [6271:0] pix, output [3:0] cls);
    network classifier (.in(pix), .out(cls));
endmodule
"""


class LearnedGates(Submission):
    """Gates of two inputs, which are learned with the gates.

    Args:
        point: Sizes of the network and of its training; see :data:`POINTS`.
    """

    def __init__(self, **point: Any) -> None:
        self.point = point

    def train(self, data: Mnist, *, device: str = "cpu", seed: int = 0) -> None:
        """Train, and refine; ``data.val_*`` choose the epoch and the sweep."""
        point = self.point
        train, valid = (
            gg.Split(x, y.astype(np.int64), ENCODER)
            for x, y in ((data.train_x, data.train_y), (data.val_x, data.val_y))
        )
        # The test images stay with the benchmark; what is set aside stands in their place.
        dataset = gg.Dataset("mnist", train, valid, valid, ENCODER, 10, DIGITS, (1, 28, 28))
        model = ModelConfig(
            layers=point["layers"],
            width=point["width"],
            outputs=point["outputs"],
            connections="learned",
            candidates=(64, *[16] * (point["layers"] - 1)),
            tau="auto",
            forward="hard",
            backward_temperature=0.5,
            precision="bfloat16",
        )
        how = TrainConfig(
            epochs=point.get("epochs", 60),
            lr=0.02,
            schedule="cosine",
            bend=point.get("bend", 0.0),
        )
        network = gg.nn.build(model, dataset.encoder.n_bits, 10, seed=seed).to(device)
        gg.fit(network, dataset, config=RunConfig(model=model, train=how, seed=seed))
        refined = refine(
            gg.to_circuit(network.cpu(), ENCODER, DIGITS),
            *(train.bits(), train.y),
            *(valid.bits(), valid.y),
            price=point["price"],
            pairs=point.get("pairs", 500),
            sweeps=10,
            seed=seed,
        )
        self.circuit = refined.circuit
        self.compiled = gg.compile(self.circuit)

    def emit_verilog(self) -> str:
        """The modules of the circuit, and the top that the benchmark asks for."""
        with tempfile.TemporaryDirectory() as folder:
            files = gg.emit(self.circuit, "verilog", folder, encoder=True, chain_argmax=True)
            modules = [f for f in files if f.suffix == ".v" and not f.stem.endswith("_tb")]
            return "".join([*(file.read_text() for file in modules), TOP])

    def predict(self, pix: NDArray[np.uint8]) -> NDArray[np.int64]:
        """Digits of ``(N, 784)`` pixels."""
        return self.compiled.predict(pix)

    def scores(self, pix: NDArray[np.uint8]) -> NDArray[np.float64]:
        """Each digit's share of its outputs, ``(N, 10)``."""
        return self.compiled.class_sums(pix) / (self.point["outputs"] / 10)


def build(**point: Any) -> Submission:
    """A point of the curve."""
    return LearnedGates(**point)
