"""What a training step must move through memory, and what a network takes of it."""

from __future__ import annotations

__all__ = ["ideal_bytes", "needed_gb"]

# Passes over the float32 weights of a gate and both of Adam's moments: each read and written.
PARAMETER_PASSES = 6
FOUR_WEIGHTS = ("light", "walsh", "nearest")
ROWS = {"soft": 10, "hard": 5, "gumbel": 5}
ROWS_OF_INPUT_GRADIENTS = 4

# Python and torch, and what the compiler of torch.compile adds.
PROCESS_GB, COMPILER_GB = 0.35, 0.4
# Growth of a peer's peak in bytes per gate and sample: what was measured eager, and rather more
# than that compiled. Used only to decide what fits.
EAGER_BYTES = {"difflogic": 260, "torchlogix": 75}
COMPILED_BYTES = 20


def ideal_bytes(mode: str, width: int, layers: int, batch: int) -> int:
    """Memory traffic of gategrad's step, were nothing kept in cache from one layer to the next.

    A row is ``batch`` values of one gate, of 4 bytes or, in bfloat16, of 2. Soft: forward reads two
    rows and writes one; backward reads three (both inputs, the output's gradient), and reads and
    writes the gradients of both inputs: 10 rows per gate. Hard: activations are bits, which count
    nothing, so that five rows of backward's gradients remain. The first layer's inputs need no
    gradient: four rows less there, 6 and 1.

    Weights, 16 or 4 float32 per gate, and both of Adam's moments are read and written once each:
    six passes. Coefficients, indices, noise, inputs and head are left out.
    """
    forward, precision, *_ = mode.split("-")
    itemsize = 2 if precision == "bfloat16" else 4
    rows = (ROWS[forward] * layers - ROWS_OF_INPUT_GRADIENTS) * width
    return itemsize * rows * batch + PARAMETER_PASSES * weights_of(mode) * 4 * width * layers


def weights_of(mode: str) -> int:
    """Weights of a gate in a mode of gategrad's."""
    return 4 if mode.split("-")[-1] in FOUR_WEIGHTS else 16


def needed_gb(library: str, mode: str, width: int, layers: int, batch: int) -> float:
    """About the memory that a worker takes at its peak, to leave out what would not fit."""
    gates, compiled = width * layers, mode.endswith("-compile")
    if library == "gategrad":
        used = gates * _gategrad_bytes(mode, layers, batch)
    else:
        sample = COMPILED_BYTES if compiled else EAGER_BYTES[library]
        used = gates * (sample * batch + 4 * 16 * 4)
    return PROCESS_GB + COMPILER_GB * compiled + used / 1e9


def _gategrad_bytes(mode: str, layers: int, batch: int) -> float:
    forward, precision, *rest = mode.split("-")
    itemsize = 2 if precision == "bfloat16" else 4
    activations = batch * (itemsize if forward == "soft" else 1 / 8)
    gradients = 2 * itemsize * batch / layers  # of two layers at a time
    # Weight and moments; the weights' gradient, or noise; wiring and coefficients.
    more = forward == "gumbel" or rest == ["torch"]
    weights = weights_of(mode) * 4 * (3 + more) + 80
    return activations + gradients + weights
