"""Hypothesis strategies and builders that several tests share."""

from __future__ import annotations

import numpy as np
from hypothesis import strategies as st

from gategrad.circuit import Circuit, Netlist, Readout

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
