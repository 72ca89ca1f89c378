"""Hypothesis strategies and builders that several tests share."""

from __future__ import annotations

import numpy as np
from hypothesis import strategies as st

from gategrad.circuit import Circuit, ConvolutionStage, Netlist, Readout, ThresholdEncoder

BATCH_SIZES = (1, 2, 63, 64, 65, 511, 512, 513)


def random_netlist(
    rng: np.random.Generator, n_inputs: int, n_gates: int, n_outputs: int
) -> Netlist:
    """Gates of all kinds that read any earlier net, constants among them."""
    limit = 2 + n_inputs + np.arange(n_gates)
    return Netlist(
        n_inputs,
        rng.integers(0, 16, n_gates),
        (rng.random(n_gates) * limit).astype(np.int64),
        (rng.random(n_gates) * limit).astype(np.int64),
        rng.integers(0, 2 + n_inputs + n_gates, n_outputs),
    )


def random_readout(rng: np.random.Generator, n_outputs: int, n_classes: int) -> Readout:
    """Any weights, offsets and scales; often one scale for all classes."""
    scale = np.full(n_classes, rng.random() + 0.1)
    if rng.random() < 0.5:
        scale = rng.random(n_classes) + 0.1
    return Readout(
        rng.integers(0, n_classes, n_outputs),
        rng.integers(-3, 4, n_outputs),
        rng.integers(-50, 51, n_classes),
        scale,
    )


def random_circuit(
    rng: np.random.Generator,
    n_inputs: int,
    n_gates: int,
    n_outputs: int,
    n_classes: int,
    *,
    encoder: ThresholdEncoder | None = None,
    one_scale: bool = True,
) -> Circuit:
    """Any netlist and readout, with one scale for all classes or one of each class's own."""
    readout = random_readout(rng, n_outputs, n_classes)
    scale = np.full(n_classes, 0.1) if one_scale else rng.random(n_classes) + 0.5
    return Circuit(
        encoder,
        random_netlist(rng, n_inputs, n_gates, n_outputs),
        Readout(readout.group, readout.weight, readout.offset, scale),
        tuple(map(str, range(n_classes))),
    )


@st.composite
def circuits(draw: st.DrawFn) -> tuple[Circuit, np.ndarray]:
    """A random circuit without encoder, and rows of bits for it."""
    rng = np.random.default_rng(draw(st.integers(0, 2**32)))
    n_inputs = draw(st.integers(0, 70))
    n_gates = draw(st.integers(0, 300))
    n_outputs = draw(st.integers(0, 90))
    n_classes = draw(st.integers(1, 12))
    circuit = Circuit(
        None,
        random_netlist(rng, n_inputs, n_gates, n_outputs),
        random_readout(rng, n_outputs, n_classes),
        tuple(f"class {k}" for k in range(n_classes)),
    )
    batch = draw(st.sampled_from(BATCH_SIZES))
    return circuit, rng.integers(0, 2, (batch, n_inputs), dtype=np.uint8)


def random_stage(
    rng: np.random.Generator, in_shape: tuple[int, int, int], most_gates: int = 40
) -> ConvolutionStage:
    """A window, stride and padding that fit, and gates of all kinds."""
    padding, window, stride = [], [], []
    for size in in_shape[1:]:
        pad = int(rng.integers(0, 3))
        padding.append(pad)
        window.append(int(rng.integers(pad + 1, max(pad + 2, min(size + 2 * pad, 5) + 1))))
        stride.append(int(rng.integers(1, 4)))
    n_inputs = in_shape[0] * window[0] * window[1]
    netlist = random_netlist(
        rng, n_inputs, int(rng.integers(0, most_gates + 1)), int(rng.integers(1, 7))
    )
    return ConvolutionStage(netlist, in_shape, tuple(window), tuple(stride), tuple(padding))


def random_convolutional_circuit(
    rng: np.random.Generator, *, encoder: bool = False, stages: int | None = None
) -> Circuit:
    """One to three convolutions of small planes, gates behind them and any readout."""
    rows, columns = (int(n) for n in rng.integers(3, 12, 2))
    shape = (int(rng.integers(1, 4)), rows, columns)
    made: list[ConvolutionStage] = []
    for _ in range(stages or rng.integers(1, 4)):
        made.append(random_stage(rng, shape))
        shape = made[-1].out_shape
    n_outputs, n_classes = int(rng.integers(1, 60)), int(rng.integers(1, 6))
    first = made[0]
    thresholds = None
    if encoder:  # channels are thresholds
        channels, *size = first.in_shape
        limits = np.sort(rng.choice(255, channels, replace=False))
        thresholds = ThresholdEncoder(int(np.prod(size)), limits, "uint8", 0, 255)
    return Circuit(
        thresholds,
        random_netlist(rng, made[-1].n_outputs, int(rng.integers(0, 120)), n_outputs),
        random_readout(rng, n_outputs, n_classes),
        tuple(f"class {k}" for k in range(n_classes)),
        tuple(made),
    )


@st.composite
def convolutional_circuits(draw: st.DrawFn) -> tuple[Circuit, np.ndarray]:
    """A random circuit with convolutions and without encoder, and rows of bits for it."""
    rng = np.random.default_rng(draw(st.integers(0, 2**32)))
    circuit = random_convolutional_circuit(rng)
    batch = draw(st.sampled_from(BATCH_SIZES))
    return circuit, rng.integers(0, 2, (batch, circuit.n_inputs), dtype=np.uint8)
