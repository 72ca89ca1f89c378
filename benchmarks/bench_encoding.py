"""How fast raw pixels become packed bits, on one core.

    python benchmarks/bench_encoding.py --json benchmarks/results/encoding.json

Each row is a shape of images and a number of thresholds. Rates count bytes of uint8 pixels read:
``pixels_gb_s`` once per call, ``compared_gb_s`` once per threshold, since each threshold compares
all pixels anew; ``bits_gb_s`` counts bytes of bits written. Blocks of 4,096 samples are encoded
again and again; the fastest of many calls is reported, in turns with a plain copy of the same
pixels, ``copy_gb_s``.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from record import describe, print_table, write

import gategrad._native as _native
from gategrad.circuit import ThresholdEncoder
from gategrad.circuit.encoders.typed_thresholds import byte_bounds
from gategrad.data.encoding.thresholds import equal_thresholds

CASES = {"28 x 28 gray": 784, "32 x 32 color": 3072}
THRESHOLDS = (1, 3, 31)
BLOCK = 4096
COLUMNS = ["images", "thresholds", "pixels_gb_s", "compared_gb_s", "bits_gb_s", "copy_gb_s"]


def measure(images: str, n_thresholds: int, seconds: float) -> dict[str, Any]:
    features = CASES[images]
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
        "images": images,
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
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    rows = [measure(images, n, options.seconds) for images in CASES for n in THRESHOLDS]
    print_table(rows, COLUMNS)
    if options.json:
        header = describe(vars(options), (1,))
        header["note"] = f"{_native.isa()}, one thread"
        write(options.json, header, rows)


if __name__ == "__main__":
    main()
