"""What a run will need, before it is started: memory, and work in comparison with other runs.

Rough on purpose. Memory errs upwards: a run that waits is better than one that is killed.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Final

from gategrad.circuit.encoders.detector_encoder import DETECTORS
from gategrad.config import DataConfig, RunConfig
from gategrad.data.datasets import find_source
from gategrad.data.published.facts import FACTS
from gategrad.nn.networks.network_kinds import layer_widths

__all__ = ["available_mb", "estimated_mb", "estimated_work"]

# Python, torch and the libraries that both load, in MB of 1,000,000 bytes.
_PROCESS_MB: Final = 460.0
# Bytes of a gate: sixteen logits with two moments, the best epoch's, and what a checkpoint copies;
# coefficients, their gradient, wiring on both sides.
_GATE_BYTES: Final = 16 * 4 * (3 + 1 + 2) + 120
# A matrix's: its gradient, two moments, the best epoch's, a checkpoint's, and what Adam and the
# gradient of a product need meanwhile.
_WEIGHT_BYTES: Final = 4 * (4 + 1 + 2 + 5)
# Of an output that a head reads as numbers, when 1,000 samples are evaluated at a time.
_OUTPUT_BYTES: Final = 5 * 4 * 1000
_COMBINED: Final = "combined:"


def estimated_mb(config: RunConfig) -> float:
    """Peak memory of a run on a CPU, in MB of 1,000,000 bytes."""
    samples, features = _shape(config.data)
    values = features * (1 + (4 if config.train.train_input == "continuous" else 0))
    bits = features * _bits(config.data)
    # Raw values, their bits, and once more while they are made.
    data = samples * (values + 2 * bits)
    if config.data.name == "synthetic":
        data = samples * bits * 4.0
    weights, gates = _size(config, features)
    half = 2 if config.model.precision == "bfloat16" else 4
    activations = 2 * half * config.train.batch_size * gates
    total = data + activations + gates * _GATE_BYTES + weights * _WEIGHT_BYTES
    if config.model.head in ("codebook", "group-sum-codebook", "dense"):
        total += (config.model.outputs or config.model.width) * _OUTPUT_BYTES
    return _PROCESS_MB + total / 1e6


def estimated_work(config: RunConfig) -> float:
    """Time of a run, in units that only other runs' mean something beside."""
    samples, features = _shape(config.data)
    samples *= 1 - config.data.valid_fraction
    steps = config.train.epochs * samples / config.train.batch_size
    if config.train.steps is not None:
        steps = min(steps, config.train.steps)
    weights, gates = _size(config, features)
    # A weight's multiplication in a batch is an eighth of a gate's; starting up is some 3 s.
    soft = 2.0 if config.model.forward == "soft" else 1.0
    return 3e6 + steps * (soft * gates + weights / 8 + 1000)


def _size(config: RunConfig, features: int) -> tuple[float, float]:
    """Weights of dense layers, and gates."""
    model = config.model
    n_classes = config.data.n_classes or find_source(config.data.name).n_classes or 10
    if model.network == "mlp":
        bits = features * _bits(config.data)
        inner = (model.layers - 1) * model.width
        return model.width * (bits + inner + n_classes), 0
    widths = layer_widths(model, n_classes)
    weights = 0
    if model.head == "dense":
        sizes = [widths[-1], *model.hidden, n_classes]
        weights = sum(a * b for a, b in pairwise(sizes))
    return weights, sum(widths)


def _bits(data: DataConfig) -> int:
    """Bits of a value."""
    detectors = 2 * len(DETECTORS) * len(data.detectors)
    return (data.n_thresholds or len(data.thresholds)) + detectors


def _shape(data: DataConfig) -> tuple[float, int]:
    """Samples and features of each."""
    names = data.name.removeprefix(_COMBINED).split(",")
    facts = [FACTS[name.strip()] for name in names if name.strip() in FACTS]
    if not facts:
        return _own_file(data.name)
    samples = sum(some.samples for some in facts)
    classes = sum(some.n_classes or 0 for some in facts)
    features = 1
    for extent in max(some.shape for some in facts):
        features *= extent
    if data.name == "synthetic":
        return samples * (data.n_classes or 2), features
    if data.n_classes and classes:
        return samples * data.n_classes / classes, features
    return samples, features


def _own_file(name: str) -> tuple[float, int]:
    # A value is a byte or a few characters.
    with suppress(OSError):
        return float(Path(name).stat().st_size), 1
    return 0.0, 1


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
