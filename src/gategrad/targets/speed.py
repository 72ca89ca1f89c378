"""How fast a compiled network runs on this machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

import numpy as np

from gategrad.system.memory import check_memory
from gategrad.targets.engine import EngineNetwork

__all__ = ["Speed", "measure_packed_speed", "measure_speed"]


@dataclass(frozen=True)
class Speed:
    """Medians of repeated calls.

    Attributes:
        packed_per_s: Samples per second from packed input bits.
        raw_per_s: Samples per second from raw rows, encoding and packing included.
        latency_us: Microseconds for one raw row, call overhead included.
        samples: Samples of a call.
        threads: Threads of a call.
    """

    packed_per_s: float
    raw_per_s: float
    latency_us: float
    samples: int
    threads: int


def measure_speed(network: EngineNetwork, *, samples: int = 51_200, seconds: float = 1.0) -> Speed:
    """Time a network on random rows, each of three measures for about ``seconds``.

    Args:
        network: The engine's network.
        samples: Rows of one call, at least 1.
        seconds: Time to spend on each measure.

    Raises:
        ValueError: No rows or more than there is memory for, or a time that is negative or without
            end.
    """
    rows = _random_rows(network, samples)
    one = rows[:1]
    return Speed(
        packed_per_s=_packed_per_s(network, rows, seconds),
        raw_per_s=samples / _median_time(lambda: network.predict(rows), seconds),
        latency_us=1e6 * _median_time(lambda: network.predict(one), seconds),
        samples=samples,
        threads=network.threads,
    )


def measure_packed_speed(network: EngineNetwork, *, samples: int, seconds: float) -> float:
    """Only :attr:`Speed.packed_per_s` of :func:`measure_speed`, in a third of its time."""
    return _packed_per_s(network, _random_rows(network, samples), seconds)


def _packed_per_s(network: EngineNetwork, rows: np.ndarray, seconds: float) -> float:
    packed = network.pack(rows)
    return len(rows) / _median_time(lambda: network.predict_packed(packed), seconds)


def _random_rows(network: EngineNetwork, samples: int) -> np.ndarray:
    if samples < 1:
        raise ValueError(f"samples must be at least 1, got {samples}")
    rng = np.random.default_rng(0)
    encoder = network.circuit.encoder
    width = network.circuit.n_inputs if encoder is None else encoder.n_features
    shape = (samples, width)
    is_byte = encoder is None or encoder.dtype in ("bool", "uint8")
    packed = network.circuit.n_inputs // 8
    check_memory(
        samples * ((1 if is_byte else 8) * width + packed),
        f"{samples:,} rows of {width:,} values and their bits",
        "use fewer (samples)",
    )
    if encoder is None:
        return rng.integers(0, 2, shape, dtype=np.uint8)
    if encoder.dtype in ("bool", "uint8"):
        return rng.integers(int(encoder.low), int(encoder.high), shape, np.uint8, endpoint=True)
    values = rng.uniform(encoder.low, encoder.high, shape)
    return values.astype(encoder.dtype)


def _median_time(call: Callable[[], object], seconds: float) -> float:
    if not 0 <= seconds < float("inf"):
        raise ValueError(f"seconds must be a number of at least 0, got {seconds}")
    call()
    times: list[float] = []
    end = time.perf_counter() + seconds
    while len(times) < 5 or time.perf_counter() < end:
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return median(times)
