"""The smallest circuits for an accuracy, counted whole: area on standard cells, MNIST.

    python benchmarks/silicon.py --liberty sky130_fd_sc_hd__tt_025C_1v80.lib \
        --json benchmarks/results/silicon.json

By the rules of LGN-mnist-benchmark (https://github.com/simon-jonas-buehrer/LGN-mnist-benchmark):
raw bytes of an image in, the digit out, without a clock; trained on 54,000 images, the other 6,000
choose the epoch. Area is that of the SkyWater 130 nm cells that Yosys and its abc map to, in gate
equivalents (GE); accuracy is that of the same Verilog, mapped a second time to NAND gates, on all
10,000 test images, where it must say what the trained network says.

Each point is trained (``--runs`` keeps the folders, and a finished one is not trained again),
refined gate by gate on the same images, and written with an argmax that is a chain. ``ge_encoder``
to ``ge_argmax`` are parts that are synthesized alone; ``ge_rest`` is what the whole has more or
less than these.
``--published DIR`` measures Verilog that others have published by the same script: files ``*.sv``
with the same ports.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from record import describe, print_table, write

import gategrad as gg
from gategrad.approximate import refine
from gategrad.circuit import Circuit, simulate
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig, with_fields
from gategrad.data.datasets import load_arrays
from gategrad.runs import FinishedRun, train_run
from gategrad.silicon import Liberty, Yosys, area, read_liberty
from gategrad.silicon.mapped_netlist import mapped_netlist
from gategrad.silicon.synthesis import OPTIMIZE
from gategrad.train.training_batches import moved_samples

PIXELS: Final = 784
TIMEOUT: Final = 14_400.0
COPIES: Final = 2  # of each image, moved as in training, where that moves them
PORTS: Final = ("pix", "cls")
TOP: Final = """
module top (input [6271:0] pix, output [3:0] cls);
    network classifier (.in(pix), .out(cls));
endmodule
"""
COLUMNS: Final = [
    "point", "seed", "ge", "ge_encoder", "ge_network", "ge_adders", "ge_argmax", "ge_rest",
    "accuracy", "gates", "train_seconds", "refine_seconds",
]  # fmt: skip
START: Final = RunConfig(
    DataConfig("mnist", valid_fraction=0.1, n_thresholds=3),
    ModelConfig(
        tau="auto", connections="learned", forward="hard", backward_temperature=0.5,
        precision="bfloat16",
    ),
    TrainConfig(lr=0.02, schedule="cosine"),
)  # fmt: skip


class Point(NamedTuple):
    """A point: sizes of the network, and how it is trained and refined.

    Attributes:
        outputs: How many the adders count, at the most.
        layers: Of the network.
        width: Of those before the last.
        epochs: Of training.
        bend: Of the images; see ``TrainConfig``.
        price: Loss that a gate equivalent is worth, when gates are refined.
        pairs: That are tried for each gate then.
        sweeps: The most visits of all gates.
    """

    outputs: int
    layers: int
    width: int
    epochs: int
    bend: float
    price: float
    pairs: int
    sweeps: int

    def config(self, seed: int) -> RunConfig:
        """Of the training."""
        fields = {
            "model.outputs": self.outputs,
            "model.layers": self.layers,
            "model.width": self.width,
            "model.candidates": (64, *[16] * (self.layers - 1)),
            "train.epochs": self.epochs,
            "train.bend": self.bend,
            "seed": seed,
        }
        return with_fields(START, fields)


POINTS: Final[dict[str, Point]] = {
    "10": Point(10, 4, 400, 60, 0.0, 1e-4, 1000, 12),
    "20": Point(20, 4, 500, 60, 0.0, 1e-4, 1000, 12),
    "30": Point(30, 4, 700, 60, 0.0, 8e-5, 1000, 12),
    "50": Point(50, 4, 1_000, 60, 0.0, 6e-5, 1000, 12),
    "100": Point(100, 4, 1_000, 60, 0.0, 3e-5, 1000, 12),
    "200": Point(200, 4, 2_000, 60, 0.0, 1.5e-5, 500, 10),
    "500": Point(500, 4, 4_000, 40, 0.6, 8e-6, 300, 6),
    "1500": Point(1_500, 3, 8_000, 40, 0.6, 3e-6, 200, 4),
    "3000": Point(3_000, 3, 16_000, 40, 0.6, 1.5e-6, 100, 3),
}


def trained(name: str, seed: int, runs: Path) -> FinishedRun:
    """A point's run."""
    folder = runs / f"{name}-{seed}"
    train_run(POINTS[name].config(seed), folder, resume=True, threads=1)
    return FinishedRun(folder)


def mapped(source: str, commands: str, folder: Path, yosys: Yosys) -> dict[str, int]:
    """What the benchmark's synthesis makes of Verilog: cells of each kind."""
    (folder / "top.sv").write_text(source)
    begin = "read_verilog -sv top.sv; synth -top top -flatten -noabc; opt -full"
    end = "opt_clean; tee -q -o stat.json stat -json; aigmap; opt_clean; write_json top.json"
    yosys.run(f"{begin}; {commands} -script +{OPTIMIZE}; {end}", folder, TIMEOUT)
    content = json.loads((folder / "stat.json").read_text())
    found: dict[str, int] = content["modules"]["\\top"]["num_cells_by_type"]
    return found


def predictions_of(source: str, images: NDArray[np.uint8], yosys: Yosys) -> NDArray[np.int64]:
    """What Verilog says of images, as a netlist of NAND gates."""
    with tempfile.TemporaryDirectory() as folder:
        kinds = set(mapped(source, "abc -g NAND", Path(folder), yosys))
        if not kinds <= {"$_NAND_", "$_NOT_"}:
            raise SystemExit(f"not mapped to NAND gates: {', '.join(sorted(kinds))}")
        netlist = mapped_netlist(Path(folder) / "top.json", PORTS)
    bits = np.unpackbits(np.asarray(images).reshape(-1, PIXELS), axis=1, bitorder="little")
    found = simulate(netlist, bits).astype(np.int64)
    return np.asarray(found @ (1 << np.arange(found.shape[1])))


def ge_of(source: str, cells: Liberty, yosys: Yosys) -> float:
    """Area of Verilog in gate equivalents."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "cells.lib").write_text(cells.text)
        counts = mapped(source, "abc -liberty cells.lib", Path(folder), yosys)
    return sum(cells.areas[name] * n for name, n in counts.items()) / cells.unit


def verilog_of(circuit: Circuit) -> str:
    """Bytes of an image in, the digit out."""
    with tempfile.TemporaryDirectory() as folder:
        files = gg.emit(circuit, "verilog", folder, encoder=True, chain_argmax=True)
        modules = [f for f in files if f.suffix == ".v" and not f.stem.endswith("_tb")]
        return "".join([*(file.read_text() for file in modules), TOP])


def measured(name: str, seed: int, runs: Path, cells: Liberty, yosys: Yosys) -> dict[str, Any]:
    """A point's row."""
    point, run = POINTS[name], trained(name, seed, runs)
    file = runs / f"{name}-{seed}" / "refined.npz"
    begin = time.monotonic()
    start, valid = run.trained_circuit, run.data.valid
    found = refine(
        start,
        *moved_samples(run.data, run.config.train, seed, COPIES),
        valid.circuit_bits(start),
        valid.y,
        price=point.price,
        pairs=point.pairs,
        sweeps=point.sweeps,
        seed=seed,
    )
    circuit = found.circuit
    kept = found.sweeps[found.chosen - 1] if found.chosen else found.start
    circuit.save(file)
    refine_seconds = time.monotonic() - begin
    images, labels = run.data.test.X, run.data.test.y
    expected = gg.compile(circuit).predict(images)
    before = gg.compile(start).predict(images)
    source = verilog_of(circuit)
    if not np.array_equal(predictions_of(source, images, yosys), expected):
        raise SystemExit(f"{name}: the mapped netlist is another network than the one trained")
    report = area(circuit, cells, chain_argmax=True)
    ge = ge_of(source, cells, yosys)
    parts = {f"ge_{part.part}": part.ge or 0.0 for part in report.parts[:-1]}
    return {
        "library": "gategrad",
        "point": name,
        "seed": seed,
        "ge": ge,
        **parts,
        "ge_rest": ge - sum(parts.values()),
        "accuracy": float((expected == labels).mean()),
        "valid_accuracy": kept.valid_accuracy,
        "accuracy_before_refining": float((before == labels).mean()),
        "gates": circuit.netlist.n_gates,
        "outputs": circuit.netlist.n_outputs,
        "nanoseconds": report.whole.nanoseconds,
        "cell_levels": report.whole.cell_levels,
        "proven": report.whole.verdict == "equal",
        "train_seconds": run.result["train_seconds"],
        "refine_seconds": refine_seconds,
    }


def published(path: Path, cells: Liberty, yosys: Yosys) -> dict[str, Any]:
    """A row of someone's Verilog."""
    arrays = load_arrays(START.data)
    found = predictions_of(path.read_text(), arrays.X_test, yosys)
    return {
        "library": path.parent.name,
        "point": path.stem,
        "ge": ge_of(path.read_text(), cells, yosys),
        "accuracy": float((found == arrays.y_test).mean()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--liberty", type=Path, required=True, help="the standard cells")
    parser.add_argument("--points", default=",".join(POINTS), help="with commas")
    parser.add_argument("--seeds", default="0", help="with commas")
    parser.add_argument("--runs", type=Path, default=Path("runs/silicon"))
    parser.add_argument("--published", type=Path, help="a folder of *.sv")
    parser.add_argument("--json", type=Path, help="rows there stay, but for those measured anew")
    options = parser.parse_args()
    cells, yosys = read_liberty(options.liberty), Yosys.find()
    header = describe(vars(options), ()) | {"yosys": yosys.version, "liberty": cells.path.name}
    rows = (
        json.loads(options.json.read_text())["rows"]
        if options.json and options.json.exists()
        else []
    )

    def add(row: dict[str, Any]) -> None:
        row["commit"] = header["commit"]
        same = [(r["library"], r["point"], r.get("seed")) for r in rows]
        key = (row["library"], row["point"], row.get("seed"))
        if key in same:
            del rows[same.index(key)]
        rows.append(row)
        if options.json:
            write(options.json, header, rows)
        print_table([row], COLUMNS)

    for path in sorted(options.published.rglob("*.sv")) if options.published else ():
        add(published(path, cells, yosys))
    for name in options.points.split(",") if options.points else ():
        for seed in options.seeds.split(","):
            add(measured(name, int(seed), options.runs, cells, yosys))


if __name__ == "__main__":
    main()
