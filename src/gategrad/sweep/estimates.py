"""What a run will need, before it is started: memory, and work in comparison with other runs.

Rough on purpose. Memory errs upwards: a run that waits is better than one that is killed.
"""

from __future__ import annotations

import math
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from gategrad.circuit.encoders.detector_encoder import DETECTORS
from gategrad.config import DataConfig, RunConfig
from gategrad.config.wiring_names import ANCHORED
from gategrad.data.configured_dataset import COLUMN_THRESHOLDS
from gategrad.data.datasets import find_source
from gategrad.data.own.by_path import is_table
from gategrad.data.own.sizes import own_size
from gategrad.nn.heads.head_kinds import HeadSize, head_kind
from gategrad.nn.networks.network_kinds import layer_widths
from gategrad.nn.parametrizations import parametrization_named

__all__ = ["available_mb", "estimated_mb", "estimated_work"]

# Python, torch and the libraries that both load, in MB of 1,000,000 bytes: of a process that is
# spawned. A forked one has a part of it only when it uses that.
_PROCESS_MB: Final = 460.0
# Of a gate's weights: they, two moments, the best epoch's, and what a checkpoint copies of it all.
_WEIGHT_COPIES: Final = 3 + 1 + 2
# Bytes of a gate besides: coefficients, their gradient, wiring on both sides.
_GATE_BYTES: Final = 120
# A matrix's: its gradient, two moments, the best epoch's, a checkpoint's, and what Adam and the
# gradient of a product need meanwhile.
_WEIGHT_BYTES: Final = 4 * (4 + 1 + 2 + 5)
# Of an output that a head reads as numbers, when 1,000 samples are evaluated at a time.
_OUTPUT_BYTES: Final = 5 * 4 * 1000
# Of a table's cell, which is a text while its file is read.
_CELL_BYTES: Final = 100


def estimated_mb(config: RunConfig) -> float:
    """Peak memory of a run on a CPU, in MB of 1,000,000 bytes."""
    samples, features = _shape(config.data)
    one = _CELL_BYTES if _is_own_table(config.data) else 1
    values = features * (one + (4 if config.train.train_input == "continuous" else 0))
    bits = features * _bits(config.data)
    # Raw values, their bits, and once more while they are made.
    data = samples * (values + 2 * bits)
    if config.data.name == "synthetic":
        data = samples * bits * 4.0
    size = _size(config, features)
    half = 2 if config.model.precision == "bfloat16" else 4
    read_again = 0
    if config.model.anchors or config.model.hidden_connections == ANCHORED:
        read_again = (config.model.layers - 1) * bits
    activations = 2 * half * config.train.batch_size * (size.gates + read_again)
    of_gate = parametrization_named(config.model.parametrization).n_bytes * _WEIGHT_COPIES
    total = data + activations + size.gates * (of_gate + _GATE_BYTES)
    total += size.weights * _WEIGHT_BYTES
    if size.reads_numbers:
        total += (config.model.outputs or config.model.width) * _OUTPUT_BYTES
    return _PROCESS_MB + total / 1e6


def estimated_work(config: RunConfig) -> float:
    """Time of a run, in units that only other runs' mean something beside."""
    samples, features = _shape(config.data)
    samples *= 1 - config.data.valid_fraction
    steps = config.train.epochs * samples / config.train.batch_size
    if config.train.steps is not None:
        steps = min(steps, config.train.steps)
    size = _size(config, features)
    # A weight's multiplication in a batch is an eighth of a gate's; starting up is some 3 s.
    soft = 2.0 if config.model.forward == "soft" else 1.0 + config.train.soft_first
    soft *= 1 - (1 - config.train.freeze_after) / 3  # frozen layers have no backward pass
    return 3e6 + steps * (soft * size.gates + size.weights / 8 + 1000)


class _Size(NamedTuple):
    """Weights of dense layers, gates, and whether a head reads outputs one by one, as numbers."""

    weights: int
    gates: int
    reads_numbers: bool


def _size(config: RunConfig, features: int) -> _Size:
    model = config.model
    n_classes = config.data.n_classes or find_source(config.data.name).n_classes or 10
    if model.network == "mlp":
        bits = features * _bits(config.data)
        inner = (model.layers - 1) * model.width
        return _Size(model.width * (bits + inner + n_classes), 0, reads_numbers=False)
    widths = layer_widths(model, n_classes)
    head = head_kind(model).size(n_classes, widths[-1], model)
    return _Size(head.weights, sum(widths), reads_numbers=head != HeadSize())


def _bits(data: DataConfig) -> int:
    """Bits of a value."""
    detectors = 2 * len(DETECTORS) * len(data.detectors)
    fixed = COLUMN_THRESHOLDS if _is_own_table(data) else len(data.thresholds)
    return (data.n_thresholds or fixed) + detectors


def _shape(data: DataConfig) -> tuple[float, int]:
    """Samples and features of each."""
    info = find_source(data.name).info
    if info is None:
        return _own_file(Path(data.name))
    features = math.prod(info.shape)
    if info.n_classes is None:
        return info.samples * (data.n_classes or 2), features
    return info.samples * (data.n_classes or info.n_classes) / info.n_classes, features


def _is_own_table(data: DataConfig) -> bool:
    return find_source(data.name).info is None and is_table(Path(data.name))


def _own_file(path: Path) -> tuple[float, int]:
    with suppress(OSError, ValueError, ImportError):
        return _own_size(path, path.stat().st_mtime_ns)
    return 0.0, 1


@lru_cache(maxsize=16)  # a study asks again and again about few files
def _own_size(path: Path, changed_ns: int) -> tuple[int, int]:
    return own_size(path)


def available_mb() -> float:
    """Memory that is free here now, in MB of 1,000,000 bytes: the machine's, or a container's."""
    free = float("inf")
    with suppress(OSError):
        for line in Path("/proc/meminfo").read_text().splitlines():
            if line.startswith("MemAvailable:"):
                free = int(line.split()[1]) * 1024 / 1e6
    with suppress(OSError, ValueError):
        folder = Path("/sys/fs/cgroup")
        limit = int((folder / "memory.max").read_text())
        used = int((folder / "memory.current").read_text())
        stat = (folder / "memory.stat").read_text().split()
        cache = int(stat[stat.index("inactive_file") + 1]) if "inactive_file" in stat else 0
        free = min(free, (limit - used + cache) / 1e6)
    return free
