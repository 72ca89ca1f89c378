"""Convolutions on a GPU: CLGN-M for CIFAR-10 on random bits, its kernels and its training steps.

    python benchmarks/bench_gpu_convolutions.py --json benchmarks/results/gpu-convolutions.json

First a smaller network of the same shape is compared with the CPU's kernels, which tests compare
with the reference; where they disagree, nothing is measured. Then rows by ``what``:

- ``forward``, ``backward``, ``backward-first`` (without the input's gradient), ``hard-forward``:
  one convolution, its pooling included; ``ms`` is the median by the device's events. ``gb`` are the
  bytes that memory must move: inputs and gradients once, outputs once, and backward what is written
  for each leaf and read again. ``asked_gb`` is what programs ask for, most of which caches hold.
- ``step``: whole steps as ``fit`` takes them, by the clock, batches included.
  ``step-torchlogix``: the same network in torchlogix, in each of its settings, where it can be
  imported, with steps of torch.
- ``discrete``: samples per second of the discrete network on bits.

``--device cpu --tiny`` goes through all of it on a CPU with a tiny network, in Triton's interpreter
where TRITON_INTERPRET=1 is set: a trial of the script, whose numbers mean nothing.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import record
import torch
from torch import Tensor, nn

from gategrad.config import ModelConfig, TrainConfig
from gategrad.config.network_sizes import CONVOLUTIONAL
from gategrad.data.batching.batches import Batches
from gategrad.nn import DLGN, LogicConv2d, build
from gategrad.nn.kernels import device_kernels
from gategrad.nn.kernels.layers_dispatch import logic_layers
from gategrad.train.descent import Descent

Row = dict[str, Any]
NETWORK, CLASSES, TAU = "clgn-cifar10-m", 10, 40.0
# Largest relative difference of outputs and gradients from those of the CPU's kernels. Of millions
# of pools a few are ties but for rounding, and fall either way.
TOLERANCE = 1e-2


class Bench:
    """Sizes and device of a run."""

    def __init__(self, device: str, *, tiny: bool) -> None:
        self.device = torch.device(device)
        self.channels = 4 if tiny else CONVOLUTIONAL[NETWORK].k
        self.check_channels = 1 if tiny else 16
        self.shape = (2, 16, 16) if tiny else (9, 32, 32)
        self.batch = 2 if tiny else 128
        self.repeats = 1 if tiny else 20

    def model(self, channels: int, precision: str = "float32") -> DLGN:
        """The network, with so many channels, on a CPU."""
        config = ModelConfig(
            network=NETWORK, channels=channels, tau=TAU, init="residual", precision=precision
        )
        return build(config, self.n_inputs, CLASSES, seed=0, input_shape=self.shape)

    @property
    def n_inputs(self) -> int:
        """Bits of a sample."""
        n_channels, height, width = self.shape
        return n_channels * height * width

    def bits(self, batch: int) -> tuple[Tensor, Tensor]:
        """Random samples and labels, on a CPU."""
        generator = torch.Generator().manual_seed(0)
        x = torch.randint(0, 2, (batch, *self.shape), generator=generator).float()
        return x, torch.randint(0, CLASSES, (batch,), generator=generator)

    def wait(self) -> None:
        """Until the device has done what it was asked for."""
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def ms(self, run: Callable[[], object]) -> float:
        """Median milliseconds, on a GPU by its events, between which nothing waits for it."""
        run()
        if self.device.type != "cuda":
            begin = time.perf_counter()
            for _ in range(self.repeats):
                run()
            return 1e3 * (time.perf_counter() - begin) / self.repeats
        events = [torch.cuda.Event(enable_timing=True) for _ in range(self.repeats + 1)]
        events[0].record()
        for event in events[1:]:
            run()
            event.record()
        torch.cuda.synchronize()
        return statistics.median(a.elapsed_time(b) for a, b in pairwise(events))

    def copy_gb_per_s(self) -> float:
        """Bandwidth of a copy of 4 GB, bytes read plus bytes written."""
        source = torch.rand(1 << (30 if self.device.type == "cuda" else 12), device=self.device)
        target = torch.empty_like(source)
        return 2 * source.numel() * 4 / self.ms(lambda: target.copy_(source)) / 1e6


def disagreement(bench: Bench) -> float:
    """Largest relative difference between the device's and the CPU's outputs and gradients."""
    from gategrad.nn.kernels import native_gates

    x, y = bench.bits(bench.batch)
    found = []
    for kernels in ("cpu", "device"):
        model = bench.model(bench.check_channels)
        before = device_kernels.kernels_for
        if kernels == "cpu":
            device_kernels.kernels_for = lambda _: native_gates  # type: ignore[assignment]
        device = torch.device("cpu") if kernels == "cpu" else bench.device
        try:
            model.to(device)
            # Initial weights are all alike, and so would be most of what is pooled.
            generator = torch.Generator().manual_seed(1)
            with torch.no_grad():
                for p in model.parameters():
                    p.add_(torch.randn(p.shape, generator=generator).to(device))
            out = model(x.to(device))
            nn.functional.cross_entropy(out, y.to(device)).backward()
        finally:
            device_kernels.kernels_for = before
        found.append([out, *(p.grad for p in model.parameters())])
    return max(
        float(
            (a.detach().cpu() - b.detach().cpu()).norm() / a.detach().norm().cpu().clamp(min=1e-9)
        )
        for a, b in zip(*found, strict=True)
    )


def convolution_rows(bench: Bench, layer: LogicConv2d, precision: str, copy: float) -> list[Row]:
    """The kernels of one convolution."""
    half, batch = precision == "bfloat16", bench.batch
    layer = layer.to(bench.device)
    x = torch.rand(layer.in_features, batch, device=bench.device)
    x = x.to(torch.bfloat16 if half else torch.float32).t()
    geometry, size = layer.geometry, 2 if half else 4
    pooled = geometry.pool ** len(geometry.kernel_size)
    n_inputs, n_outputs, leaves = geometry.in_features, geometry.out_features, 2**geometry.depth
    with torch.no_grad():
        gates = layer.layer_gates(torch.float32)
    hard = replace(gates, gates=layer.most_likely())
    c = gates.coefficients.detach().requires_grad_()
    given = replace(gates, coefficients=c)
    grad = torch.rand(n_outputs, batch, device=bench.device).to(x.dtype).t()

    def gradient(need_x: bool) -> Callable[[], object]:
        wanted = x.detach().requires_grad_() if need_x else x
        out = logic_layers(wanted, [given], half=half)
        inputs = [wanted, c] if need_x else [c]
        return lambda: torch.autograd.grad(out, inputs, grad, retain_graph=True)

    def forward(what: Any, rows: Tensor) -> Callable[[], object]:
        return lambda: logic_layers(rows, [what], half=half)

    bits = x.float().round().bfloat16() if half else x.round()
    row = batch * size
    leaf_rows = n_outputs * leaves * (row + (batch if pooled > 1 else 0) / leaves)
    read = n_outputs * pooled * leaves
    timed: dict[str, tuple[Callable[[], object], float, float]] = {
        "forward": (
            forward(gates, x), (n_inputs + n_outputs) * row, (read + n_outputs) * row
        ),
        # Of which packing and unpacking are part, and most.
        "hard-forward": (
            forward(hard, bits), (n_inputs + n_outputs) * row, read * batch / 8
        ),
        "backward-first": (
            gradient(False), (n_inputs + n_outputs) * row, (read + n_outputs) * row
        ),
        "backward": (
            gradient(True),
            (2 * n_inputs + n_outputs) * row + 2 * leaf_rows,
            (2 * read + n_outputs + n_inputs) * row + leaf_rows + read * batch * (pooled > 1),
        ),
    }  # fmt: skip
    rows = []
    for what, (run, moved, asked) in timed.items():
        with torch.set_grad_enabled(what.startswith("backward")):
            ms = bench.ms(run)
        rows.append(
            {"what": what, "precision": precision, "kernels": geometry.out_channels,
             "image": geometry.in_shape[1], "batch": batch, "ms": ms, "gb": moved / 1e9,
             "asked_gb": asked / 1e9, "gb_per_s": moved / ms / 1e6,
             "share_of_copy": moved / ms / 1e6 / copy}
        )  # fmt: skip
    return rows


def step_row(bench: Bench, precision: str) -> Row:
    """Whole steps, of a data set that lies on the device."""
    model = bench.model(bench.channels, precision).to(bench.device)
    x, y = bench.bits(16 * bench.batch)
    x = x.to(torch.uint8).flatten(1).to(bench.device)
    batches = Batches(x, y.to(bench.device), bench.batch, 0)
    descent = Descent(
        model, TrainConfig(batch_size=bench.batch, lr=0.02, weight_decay=0.002), 10**6
    )
    model.train()
    index, times = 0, []
    for epoch in range(1 if bench.repeats == 1 else 5):
        bench.wait()
        start = time.perf_counter()
        for images, labels in batches.epoch(epoch):
            descent.step(images, labels, index)
            index += 1
            if bench.repeats == 1:
                break
        descent.settle()
        times.append((time.perf_counter() - start) / 16)
    ms = 1e3 * statistics.median(times[1:] or times)
    row = {"what": "step", "precision": precision, "batch": bench.batch, "ms": ms,
           "images_per_s": 1e3 * bench.batch / ms}  # fmt: skip
    if bench.device.type == "cuda":
        row["peak_gb"] = torch.cuda.max_memory_allocated() / 1e9
    return row


def discrete_row(bench: Bench) -> Row:
    """The discrete network on bits."""
    model = bench.model(bench.channels).to(bench.device).eval()
    batch = 2 if bench.repeats == 1 else 4096
    x = bench.bits(batch)[0].to(bench.device)
    with torch.no_grad():
        ms = bench.ms(lambda: model(x))
    return {"what": "discrete", "batch": batch, "ms": ms, "images_per_s": 1e3 * batch / ms}


def torchlogix_network(bench: Bench, parametrization: str) -> nn.Module:
    """CLGN-M as torchlogix's own model has it, on bits."""
    from torchlogix.layers import GroupSum, LogicConv2d, LogicDense, OrPooling2d

    k, (channels, extent, _) = bench.channels, bench.shape
    options = {"parametrization": parametrization, "device": str(bench.device)}
    modules: list[nn.Module] = []
    for i, factor in enumerate((1, 4, 16, 32)):
        modules += [
            LogicConv2d(
                in_dim=extent, channels=channels, num_kernels=factor * k, tree_depth=3,
                receptive_field_size=3, padding=1,
                connections_kwargs={"channel_group_size": 2 if i else 1}, **options,
            ),
            OrPooling2d(kernel_size=2, stride=2),
        ]  # fmt: skip
        channels, extent = factor * k, extent // 2
    widths = [channels * extent * extent, 1280 * k, 640 * k, 320 * k]
    modules.append(nn.Flatten())
    modules += [LogicDense(in_dim=n, out_dim=m, **options) for n, m in pairwise(widths)]
    return nn.Sequential(*modules, GroupSum(k=CLASSES, tau=TAU)).to(bench.device)


def torchlogix_row(bench: Bench, mode: str) -> Row:
    """The same network's step in torchlogix."""
    row: Row = {"what": "step-torchlogix", "mode": mode, "batch": bench.batch}
    x, y = (tensor.to(bench.device) for tensor in bench.bits(bench.batch))
    try:
        model = torchlogix_network(bench, mode.split("-")[0])
        adam = torch.optim.Adam(model.parameters(), 0.01, fused=True)
        network = torch.compile(model) if mode.endswith("-compile") else model

        def run() -> None:
            adam.zero_grad()
            nn.functional.cross_entropy(network(x), y).backward()
            adam.step()

        row["ms"] = bench.ms(run)
        row["images_per_s"] = 1e3 * bench.batch / row["ms"]
    except Exception as error:  # a peer may be missing, or fail as it likes
        row["reason"] = str(error)[:200]
    return row


def main() -> None:
    """Compare, measure and write the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", type=Path)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--tiny", action="store_true", help="a trial of the script")
    parser.add_argument("--peer-modes", default="raw,light,warp,light-compile")
    arguments = parser.parse_args()
    bench = Bench(arguments.device, tiny=arguments.tiny)
    found = disagreement(bench)
    print(f"difference from the CPU's kernels: {found:.1e}")
    if not found < TOLERANCE:
        raise SystemExit(f"the kernels disagree with the CPU's: {found} is not below {TOLERANCE}")
    header = record.describe(vars(arguments), [1])
    copy = bench.copy_gb_per_s()
    header |= {"copy_gb_per_s": copy, "difference": found}
    if bench.device.type == "cuda":
        header["gpu"] = torch.cuda.get_device_name()
    rows: list[Row] = []

    def done(new: list[Row]) -> None:
        # Written after each part: what comes later may run out of time.
        rows.extend(new)
        if arguments.json:
            record.write(arguments.json, header, rows)

    precisions = ["float32"] if arguments.tiny else ["float32", "bfloat16"]
    for precision in precisions:
        done([step_row(bench, precision)])
    for precision in precisions:
        for module in bench.model(bench.channels):
            if isinstance(module, LogicConv2d):
                done(convolution_rows(bench, module, precision, copy))
                if arguments.tiny:
                    break
    done([discrete_row(bench)])
    for mode in arguments.peer_modes.split(","):
        done([torchlogix_row(bench, mode)])
    record.print_table(rows, list(dict.fromkeys(name for row in rows for name in row)))


if __name__ == "__main__":
    main()
