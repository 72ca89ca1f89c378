"""What a GPU makes of training: kernels against its memory bandwidth, whole steps, evaluation.

    python benchmarks/bench_gpu.py --json benchmarks/results/gpu.json

Rows by ``what``:

- ``forward``, ``backward``: one layer with as many inputs as gates, wired at random; ``ms`` is the
  median by the device's events, ``gb`` the bytes that the kernel asks for: a row of each of the two
  inputs and of the output forward; backward the input's own row, gradient and other input for each
  of the two gates that read it, and the input's gradient; and the parameters.
- ``backward-first``: the coefficients' gradient alone, as in a first layer.
- ``backward-atomic``: the same as ``backward`` with atomic additions by gate instead of a gather by
  input, for comparison only.
- ``parameters``: softmax's gradient, Adam and the next coefficients.
- ``step``: whole steps as ``fit`` takes them, batches included, by the clock; 784 inputs, 10
  classes. ``step-torchlogix``: the same network in torchlogix, where it can be imported.
- ``discrete``: samples per second of the discrete network on bits.

``share_of_copy`` is ``gb`` / ``ms`` over the bandwidth of a large copy on the device (bytes read
plus bytes written). It can exceed 1 where caches keep what is asked for twice.
"""

from __future__ import annotations

import argparse
import os
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import record
import torch
import triton
import triton.language as tl
from training_steps import build_torchlogix

from gategrad.config import TrainConfig
from gategrad.data.batching.batches import Batches
from gategrad.nn import GroupSum, dlgn
from gategrad.nn.connections import connect
from gategrad.nn.kernels import triton_gates, triton_layers
from gategrad.nn.kernels.layer_wiring import Wiring
from gategrad.train.descent import Descent

Row = dict[str, Any]
LAYERS, FEATURES, CLASSES = 6, 784, 10


@triton.jit
def _backward_atomic(
    grad,
    x,
    first,
    second,
    c,
    grad_x,
    grad_c,
    n,
    batch,
    BLOCK_G: tl.constexpr,
    BLOCK_B: tl.constexpr,
):
    gate = tl.program_id(0) * BLOCK_G + tl.arange(0, BLOCK_G)
    sample = tl.program_id(1) * BLOCK_B + tl.arange(0, BLOCK_B)
    live = gate < n
    inside = live[:, None] & (sample < batch)[None, :]
    a_row = tl.load(first + gate, mask=live, other=0).to(tl.int64)
    b_row = tl.load(second + gate, mask=live, other=0).to(tl.int64)
    g = tl.load(grad + gate.to(tl.int64)[:, None] * batch + sample[None, :], mask=inside, other=0)
    a = tl.load(x + a_row[:, None] * batch + sample[None, :], mask=inside, other=0)
    b = tl.load(x + b_row[:, None] * batch + sample[None, :], mask=inside, other=0)
    c1 = tl.load(c + 4 * gate + 1, mask=live, other=0)[:, None]
    c2 = tl.load(c + 4 * gate + 2, mask=live, other=0)[:, None]
    c3 = tl.load(c + 4 * gate + 3, mask=live, other=0)[:, None]
    at_a = grad_x + a_row[:, None] * batch + sample[None, :]
    at_b = grad_x + b_row[:, None] * batch + sample[None, :]
    tl.atomic_add(at_a, g * (c1 + c3 * b), mask=inside, sem="relaxed")
    tl.atomic_add(at_b, g * (c2 + c3 * a), mask=inside, sem="relaxed")
    tl.store(grad_c + 4 * gate, tl.sum(g, axis=1), mask=live)
    tl.store(grad_c + 4 * gate + 1, tl.sum(g * a, axis=1), mask=live)
    tl.store(grad_c + 4 * gate + 2, tl.sum(g * b, axis=1), mask=live)
    tl.store(grad_c + 4 * gate + 3, tl.sum(g * a * b, axis=1), mask=live)


def event_ms(run: Callable[[], object], repeats: int = 30) -> float:
    """Median milliseconds on the device."""
    for _ in range(3):
        run()
    pairs = [
        (torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True))
        for _ in range(repeats)
    ]
    for start, end in pairs:
        start.record()
        run()
        end.record()
    torch.cuda.synchronize()
    return statistics.median(start.elapsed_time(end) for start, end in pairs)


def copy_gb_per_s() -> float:
    """Bandwidth of a copy of 4 GB, bytes read plus bytes written."""
    source = torch.empty(1 << 30, device="cuda").normal_()
    target = torch.empty_like(source)
    ms = event_ms(lambda: target.copy_(source), 10)
    return 2 * source.numel() * 4 / ms / 1e6


class Layer:
    """One layer's tensors."""

    def __init__(self, width: int, batch: int, mode: str) -> None:
        rng = np.random.default_rng(0)
        pairs = connect("random", width, width, rng)
        pairs = pairs[:, np.argsort(pairs[0], kind="stable")]
        self.wiring = Wiring(pairs, width)
        self.hard, self.half = mode.startswith("hard"), mode.endswith("bfloat16")
        self.dtype = torch.bfloat16 if self.half else torch.float32
        self.c = torch.randn(width, 4, device="cuda")
        self.gates = torch.randint(0, 16, (width,), device="cuda", dtype=torch.uint8)
        x = torch.rand(width, batch, device="cuda")
        self.x = triton_layers._packed(x.round()) if self.hard else x.to(self.dtype)
        self.grad = torch.randn(width, batch, device="cuda").to(self.dtype)
        row = batch * self.dtype.itemsize
        bits = batch // 8 if self.hard else row
        self.forward_gb = width * (3 * bits + 8 + (1 if self.hard else 16)) / 1e9
        self.backward_gb = width * (3 * bits + 3 * row + 4 + 2 * (8 + 16) + 16) / 1e9
        self.first_gb = width * (2 * bits + row + 8 + 16) / 1e9


def layer_rows(width: int, batch: int, mode: str, copy: float) -> list[Row]:
    """Kernels of one layer."""
    layer = Layer(width, batch, mode)
    evaluated = layer.gates if layer.hard else layer.c
    timed = {
        "forward": (
            lambda: triton_layers._outputs(layer.x, evaluated, layer.wiring, layer.hard),
            layer.forward_gb,
        ),
        "backward": (
            lambda: triton_layers._layer_backward(
                layer.grad, layer.x, layer.c, layer.wiring, 0, layer.hard, layer.dtype
            ),
            layer.backward_gb,
        ),
        "backward-first": (
            lambda: triton_layers._layer_backward(
                layer.grad, layer.x, layer.c, layer.wiring, 0, layer.hard, None
            ),
            layer.first_gb,
        ),
    }
    if mode == "soft-float32":
        timed["backward-atomic"] = (lambda: atomic(layer, batch), layer.backward_gb)
    rows = []
    for what, (run, gb) in timed.items():
        ms = event_ms(run)
        rows.append(
            {"what": what, "mode": mode, "width": width, "batch": batch, "ms": ms, "gb": gb,
             "gb_per_s": gb / ms * 1e3, "share_of_copy": gb / ms * 1e3 / copy}
        )  # fmt: skip
    return rows


def atomic(layer: Layer, batch: int) -> None:
    """The backward pass by atomic additions."""
    wires = layer.wiring.on(layer.x.device)
    n = layer.wiring.n_gates
    grad_x, grad_c = torch.zeros_like(layer.grad), torch.empty_like(layer.c)
    block_g, block_b = triton_layers._tile(batch)
    _backward_atomic[triton.cdiv(n, block_g), triton.cdiv(batch, block_b)](
        layer.grad, layer.x, wires.first, wires.second, layer.c, grad_x, grad_c, n, batch,
        BLOCK_G=block_g, BLOCK_B=block_b,
    )  # fmt: skip


def tile_rows(width: int, batch: int, copy: float) -> list[Row]:
    """The layer kernels with tiles of other sizes."""
    before = triton_layers._TILE
    rows = []
    try:
        for tile in (256, 512, 1024, 2048, 4096):
            triton_layers._TILE = tile
            rows += [
                {**row, "tile": tile} for row in layer_rows(width, batch, "soft-float32", copy)
            ]
    finally:
        triton_layers._TILE = before
    return rows


def parameter_row(n: int, copy: float) -> Row:
    """Adam on the logits of n gates."""
    weight = torch.randn(n, 16, device="cuda")
    moments = torch.zeros_like(weight), torch.zeros_like(weight)
    grad, c = torch.randn(n, 4, device="cuda"), torch.empty(n, 4, device="cuda")

    def run() -> None:
        triton_gates.adam(
            grad, weight, moments, None, 1.0, (c, None), step=10, lr=1e-4, betas=(0.9, 0.999),
            eps=1e-8, weight_decay=0.0, decoupled=False, scale=1.0, stop=None,
        )  # fmt: skip

    ms, gb = event_ms(run), n * (6 * 64 + 32) / 1e9
    return {"what": "parameters", "width": n, "ms": ms, "gb": gb, "gb_per_s": gb / ms * 1e3,
            "share_of_copy": gb / ms * 1e3 / copy}  # fmt: skip


def step_row(width: int, batch: int, mode: str, steps: int = 300) -> Row:
    """Whole steps."""
    forward, precision = mode.split("-")
    model = dlgn(FEATURES, layers=LAYERS, width=width, head=GroupSum(CLASSES), forward=forward,
                 precision=precision).cuda()  # fmt: skip
    generator = torch.Generator().manual_seed(0)
    X = torch.randint(0, 2, (64 * batch, FEATURES), generator=generator, dtype=torch.uint8).cuda()
    y = torch.randint(0, CLASSES, (len(X),), generator=generator).cuda()
    batches = Batches(X, y, batch, 0)
    descent = Descent(model, TrainConfig(batch_size=batch), 10**6)
    model.train()
    index, times = 0, []
    while index < steps + 64:
        torch.cuda.synchronize()
        start = time.perf_counter()
        for x, labels in batches.epoch(index // 64):
            descent.step(x, labels, index)
            index += 1
        descent.settle()
        times.append((time.perf_counter() - start) / 64)
    ms = 1e3 * statistics.median(times[1:])
    device = profiled_ms(descent, batches)
    return {"what": "step", "mode": mode, "width": width, "batch": batch, "ms": ms,
            "samples_per_s": 1e3 * batch / ms, "device_ms": device,
            "peak_gb": torch.cuda.max_memory_allocated() / 1e9}  # fmt: skip


def profiled_ms(descent: Descent, batches: Batches) -> float:
    """Milliseconds of a step in which the device works."""
    from torch.profiler import ProfilerActivity, profile

    index = 10**5
    with profile(activities=[ProfilerActivity.CUDA]) as profiled:
        for x, labels in batches.epoch(1000):
            descent.step(x, labels, index)
            index += 1
        descent.settle()
    total = sum(event.device_time_total for event in profiled.key_averages())
    if os.environ.get("SHOW_KERNELS"):
        print(profiled.key_averages().table(sort_by="cuda_time_total", row_limit=25))
    return total / 1e3 / len(batches)


def torchlogix_row(width: int, batch: int, steps: int = 60) -> Row:
    """The same network in torchlogix."""
    row: Row = {"what": "step-torchlogix", "width": width, "batch": batch}
    x = torch.randint(0, 2, (batch, FEATURES), device="cuda").float()
    y = torch.randint(0, CLASSES, (batch,), device="cuda")
    for mode in ("raw", "light", "warp", "light-compile"):
        try:
            model = build_torchlogix(width, LAYERS, mode).cuda()
            adam = torch.optim.Adam(model.parameters(), 0.01, fused=True)
            network = torch.compile(model) if mode.endswith("-compile") else model

            def run(network: torch.nn.Module = network, adam: torch.optim.Adam = adam) -> None:
                adam.zero_grad()
                torch.nn.functional.cross_entropy(network(x), y).backward()
                adam.step()

            row[f"{mode}_ms"] = event_ms(run, steps)
        except Exception as error:  # a peer may be missing, or fail as it likes
            row[f"{mode}_reason"] = str(error)[:200]
    return row


def discrete_row(width: int, batch: int) -> Row:
    """The discrete network on bits."""
    model = dlgn(FEATURES, layers=LAYERS, width=width, head=GroupSum(CLASSES)).cuda().eval()
    x = torch.randint(0, 2, (batch, FEATURES), device="cuda").float()
    with torch.no_grad():
        ms = event_ms(lambda: model(x), 20)
    return {"what": "discrete", "width": width, "batch": batch, "ms": ms,
            "samples_per_s": 1e3 * batch / ms}  # fmt: skip


def main() -> None:
    """Measure everything and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--quick", action="store_true", help="fewer sizes")
    parser.add_argument("--tiles", action="store_true", help="other tiles, too")
    arguments = parser.parse_args()
    header = record.describe(vars(arguments), [1])
    header["commit"] = os.environ.get("GATEGRAD_COMMIT", header["commit"])
    copy = copy_gb_per_s()
    header |= {
        "gpu": torch.cuda.get_device_name(),
        "gpu_memory_gb": torch.cuda.get_device_properties(0).total_memory / 1e9,
        "copy_gb_per_s": copy,
        "triton": triton.__version__,
    }
    modes = ["soft-float32", "soft-bfloat16", "hard-bfloat16"]
    widths = [64_000] if arguments.quick else [8_000, 64_000, 512_000]
    rows: list[Row] = []

    def done(new: list[Row]) -> None:
        # Written after each part: what comes later may run out of time.
        rows.extend(new)
        if arguments.json:
            record.write(arguments.json, header, rows)

    for width in widths:
        for mode in modes:
            done(layer_rows(width, 128, mode, copy))
    done(layer_rows(64_000, 1024, "soft-float32", copy))
    if arguments.tiles:
        done(tile_rows(64_000, 128, copy))
    done([parameter_row(384_000, copy)])
    for width in widths[:2]:
        for mode in modes:
            done([step_row(width, 128, mode)])
    done([discrete_row(64_000, 1 << 14)])
    if not arguments.quick:
        done([step_row(512_000, 128, "soft-float32")])
        done([step_row(64_000, 1024, "soft-float32")])
        done([torchlogix_row(8_000, 128)])
        done([torchlogix_row(64_000, 128)])
    columns = list(dict.fromkeys(name for row in rows for name in row))
    record.print_table(rows, columns)
    print(f"copy {copy:.0f} GB/s on {header['gpu']}")


if __name__ == "__main__":
    main()
