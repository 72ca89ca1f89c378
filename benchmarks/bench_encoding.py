"""How fast raw pixels become packed bits, on one core.

    python benchmarks/bench_encoding.py            # a table
    python benchmarks/bench_encoding.py --json     # lines of JSON, to keep beside others

Each row is a shape of images and a number of thresholds. Rates count bytes of uint8 pixels read:
GB/s of ``pixels`` once per call, GB/s of ``compared`` once per threshold, since each threshold
compares all pixels anew. Blocks of 4,096 samples are encoded again and again; the fastest of many
calls is reported, in turns with a plain copy of the same bytes (``copy``), which bounds it.
"""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import Any

import numpy as np

import gategrad._native as _native
from gategrad.circuit import ThresholdEncoder
from gategrad.circuit.encoders.typed_thresholds import byte_bounds
from gategrad.data.encoding.thresholds import equal_thresholds
from gategrad.runs.machine import describe_machine

CASES = {"28 x 28 gray": 784, "32 x 32 color": 3072}
THRESHOLDS = (1, 3, 31)
BLOCK = 4096


def measure(features: int, n_thresholds: int, seconds: float) -> dict[str, Any]:
    X = np.random.default_rng(0).integers(0, 256, (BLOCK, features), dtype=np.uint8)
    encoder = ThresholdEncoder.scaled(features, equal_thresholds(n_thresholds), "uint8", 0, 255)
    levels = np.ascontiguousarray(encoder.thresholds)
    thresholds = _native.Thresholds(byte_bounds(levels).astype(np.int16), levels)
    out = np.empty((BLOCK // 512, encoder.n_bits, 8), np.uint64)
    copied = np.empty_like(X)
    best, best_copy = float("inf"), float("inf")
    end = perf_counter() + seconds
    while perf_counter() < end:
        start = perf_counter()
        thresholds.pack(X, out, 1)
        middle = perf_counter()
        np.copyto(copied, X)
        best = min(best, middle - start)
        best_copy = min(best_copy, perf_counter() - middle)
    check(encoder, X, out)
    size = X.nbytes / 1e9
    return {
        "features": features,
        "thresholds": n_thresholds,
        "pixels_gb_s": size / best,
        "compared_gb_s": size * n_thresholds / best,
        "bits_gb_s": out.nbytes / 1e9 / best,
        "copy_gb_s": size / best_copy,
    }


def check(encoder: ThresholdEncoder, X: np.ndarray, out: np.ndarray) -> None:
    """The packed bits are the encoder's."""
    bits = np.unpackbits(out[0].view(np.uint8), axis=1, bitorder="little")
    np.testing.assert_array_equal(bits.T, encoder.encode(X[:512]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not options.json:
        print(f"{_native.isa()}, one thread, blocks of {BLOCK} samples")
        names = "".join(f"{name:>10}" for name in ("pixels", "compared", "bits out", "copy"))
        print(f"{'images':16}{'T':>4}{names}  GB/s")
    for name, features in CASES.items():
        for n in THRESHOLDS:
            row = measure(features, n, options.seconds)
            if options.json:
                print(json.dumps({**row, "isa": _native.isa(), "machine": describe_machine()}))
                continue
            columns = ("pixels_gb_s", "compared_gb_s", "bits_gb_s", "copy_gb_s")
            rates = "".join(f"{row[column]:10.2f}" for column in columns)
            print(f"{name:16}{n:4}{rates}")


if __name__ == "__main__":
    main()
