"""Detectors: integers by a plain convolution, gates, whole circuits, mirror images."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from gategrad.circuit import DetectorEncoder, ThresholdEncoder
from gategrad.circuit.encoders.derived_encoder import encoder_parts
from gategrad.circuit.encoders.detector_encoder import DETECTORS


def detectors(
    shape: tuple[int, int, int] = (2, 5, 7), n: int = 31, shares: tuple[float, ...] = (0.125,)
) -> DetectorEncoder:
    levels = np.arange(1, n + 1) * 255 / (n + 1)
    first = ThresholdEncoder(int(np.prod(shape)), levels, "uint8", 0, 255)
    return DetectorEncoder(first, shape, shares)


def images(encoder: DetectorEncoder, count: int, seed: int = 0) -> NDArray[Any]:
    rng = np.random.default_rng(seed)
    noise = rng.integers(0, 256, (count, encoder.n_features), dtype=np.uint8)
    noise[::3] = np.where(noise[::3] > 127, 255, 0)  # the largest responses, too
    return noise


def by_hand(encoder: DetectorEncoder, image: NDArray[Any]) -> list[NDArray[Any]]:
    """Planes of one image, pixel by pixel."""
    C, H, W = encoder.shape
    steps = encoder.first.thresholds[:, 0]
    level = [[[sum(p > t for t in steps) for p in row] for row in plane] for plane in image]
    planes = [image[c] > t for t in steps for c in range(C)]
    for share in encoder.shares:
        for kernel in DETECTORS.values():
            most = sum(weight for row in kernel for weight in row if weight > 0)
            bound = int(share * most * len(steps))
            for sign in (1, -1):
                for c in range(C):
                    plane = np.zeros((H, W), dtype=bool)
                    for y in range(H):
                        for x in range(W):
                            response = sum(
                                kernel[i][j] * level[c][y + i - 1][x + j - 1]
                                for i in range(3)
                                for j in range(3)
                                if 0 <= y + i - 1 < H and 0 <= x + j - 1 < W
                            )
                            plane[y, x] = sign * response > bound
                    planes.append(plane)
    return planes


@pytest.mark.parametrize(("n", "shares"), [(31, (0.125,)), (1, (0.0, 0.5)), (6, (0.25, 0.75))])
def test_bits_are_thresholds_and_weighted_sums(n: int, shares: tuple[float, ...]) -> None:
    encoder = detectors((2, 4, 5), n, shares)
    X = images(encoder, 4)
    found = encoder.encode(X).reshape(4, *encoder.out_shape)
    for image, planes in zip(X.reshape(4, 2, 4, 5), found, strict=True):
        assert np.array_equal(planes, by_hand(encoder, image))
    assert found.shape[1] == 2 * (n + 2 * 9 * len(shares))
    assert np.array_equal(encoder.scale(X), encoder.first.scale(X))


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 31, 255])
@pytest.mark.parametrize("shares", [(0.125,), (0.0, 0.3, 0.9)])
def test_the_gates_give_the_same_bits(n: int, shares: tuple[float, ...]) -> None:
    encoder = detectors((2, 4, 5), n, shares)
    X = images(encoder, 30)
    first, stages = encoder_parts(encoder)
    bits = first.encode(X)
    for stage in stages:
        bits = stage.simulate(bits)  # type: ignore[union-attr]
    assert np.array_equal(bits, encoder.encode(X))
    assert stages[-1].out_shape == encoder.out_shape  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("shape", "n", "of_a_position"), [((3, 32, 32), 31, [90, 1263]), ((1, 28, 28), 1, [78])]
)
def test_gates_are_as_many_as_the_page_says(
    shape: tuple[int, int, int], n: int, of_a_position: list[int]
) -> None:
    _, stages = encoder_parts(detectors(shape, n))
    page = (Path(__file__).parents[2] / "docs" / "convolution.md").read_text()
    for stage, gates in zip(stages, of_a_position, strict=True):
        assert stage.n_gates == gates * shape[1] * shape[2]  # type: ignore[union-attr]
        assert f"{stage.n_gates:,}" in page  # type: ignore[union-attr]


def test_a_mirrored_image_has_mirrored_planes() -> None:
    encoder = detectors(shares=(0.1, 0.4))
    X = images(encoder, 20)
    mirrored = X.reshape(-1, *encoder.shape)[..., ::-1].reshape(20, -1)
    planes = encoder.encode(X).reshape(20, *encoder.out_shape)
    expected = encoder.encode(mirrored).reshape(planes.shape)
    assert np.array_equal(planes[:, encoder.mirrored_planes][..., ::-1], expected)
    assert np.array_equal(encoder.mirrored_planes[encoder.mirrored_planes], range(len(planes[0])))


def test_equal_is_equal_by_content() -> None:
    encoder = detectors()
    assert pickle.loads(pickle.dumps(encoder)) == encoder
    assert encoder != detectors(shares=(0.2,))
    assert encoder != encoder.first
    assert encoder.n_bits == np.prod(encoder.out_shape)


def test_a_share_is_not_rounded_down_by_a_bit() -> None:
    assert detectors(n=10, shares=(0.1, 0.3)).bounds[:, 0].tolist() == [1, 3]
    assert detectors(n=100, shares=(0.29,)).bounds[0].tolist() == [29] * 4 + [58] * 4 + [116]


@pytest.mark.parametrize(
    ("shape", "levels", "shares", "message"),
    [
        ((2, 3, 4), [10], (0.1,), "detectors need images"),
        ((1, 2, 3), [[1, 2, 3, 4, 5, 6]], (0.1,), "all need the same thresholds"),
        ((1, 2, 3), [20, 10], (0.1,), "thresholds that increase"),
        ((1, 2, 3), [10, 20], (), "increasing shares"),
        ((1, 2, 3), [10, 20], (0.5, 0.2), "increasing shares"),
        ((1, 2, 3), [10, 20], (1.0,), "increasing shares"),
        ((1, 2, 3), [10, 20], (float("nan"),), "increasing shares"),
    ],
)
def test_bad_parts(shape: Any, levels: Any, shares: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        DetectorEncoder(ThresholdEncoder(6, levels, "uint8", 0, 255), shape, shares)
