# What csrc/bindings/ defines. Arrays are NumPy's or torch's; dtype and layout must match exactly.
# Rows of bfloat16 are int16, rows of bits int32: their bits.
from collections.abc import Sequence
from typing import Any, final

import numpy as np
from numpy.typing import NDArray
from torch import Tensor

BLOCK: int
GRAIN: int
MOST_CANDIDATES: int

def isa() -> str: ...
def available_isas() -> list[str]: ...
def drop_kept_blocks() -> None: ...
def kept_bytes() -> int: ...
def empty_float32(rows: int, columns: int) -> Tensor: ...
def empty_float64(rows: int, columns: int) -> Tensor: ...
def empty_int16(rows: int, columns: int) -> Tensor: ...
def empty_int32(rows: int, columns: int) -> Tensor: ...

@final
class Wiring:
    def __init__(self, connections: Any, n_inputs: int) -> None: ...
    @property
    def n_gates(self) -> int: ...
    @property
    def n_inputs(self) -> int: ...

def forward(wiring: Wiring, x: Any, coefficients: Any, out: Any, threads: int) -> None: ...
def sums(wiring: Wiring, x: Any, coefficients: Any, out: Any, threads: int) -> None: ...
def backward(
    wiring: Wiring,
    grad: Any,
    x: Any,
    coefficients: Any,
    grouped: bool,
    grad_x: Any | None,
    grad_coefficients: Any,
    threads: int,
) -> None: ...
def hard_forward(wiring: Wiring, x: Any, gates: Any, out: Any, threads: int) -> None: ...

class Candidates:
    def __init__(self, candidates: Any, n_inputs: int) -> None: ...

def candidate_sums(
    wiring: Wiring,
    candidates: Candidates,
    grad: Any,
    x: Any,
    coefficients: Any,
    grouped: bool,
    out: Any,
    threads: int,
) -> None: ...
def pack_samples(x: Any, out: Any, threads: int) -> bool: ...
def noise(logistic: bool, key: int, out: Any, threads: int) -> None: ...
def candidate_adam(
    candidates: Candidates,
    sums: Any,
    weight: Any,
    mean: Any,
    square: Any,
    step: AdamStep,
    chosen: Any,
    threads: int,
) -> None: ...
def hard_sums(wiring: Wiring, x: Any, gates: Any, out: Any, threads: int) -> None: ...
def hard_backward(
    wiring: Wiring,
    grad: Any,
    x: Any,
    coefficients: Any,
    grouped: bool,
    grad_x: Any | None,
    grad_coefficients: Any,
    threads: int,
) -> None: ...

@final
class TreeWiring:
    def __init__(
        self, leaves: Any, taps: Any, n_channels: int, plane: int, n_groups: int
    ) -> None: ...
    @property
    def n_gates(self) -> int: ...
    @property
    def n_inputs(self) -> int: ...
    @property
    def n_outputs(self) -> int: ...

def tree_forward(wiring: TreeWiring, x: Any, coefficients: Any, out: Any, threads: int) -> None: ...
def tree_backward(
    wiring: TreeWiring,
    grad: Any,
    x: Any,
    coefficients: Any,
    grad_x: Any | None,
    grad_coefficients: Any,
    threads: int,
) -> None: ...
def hard_tree_forward(wiring: TreeWiring, x: Any, gates: Any, out: Any, threads: int) -> None: ...
def hard_tree_backward(
    wiring: TreeWiring,
    grad: Any,
    x: Any,
    coefficients: Any,
    gates: Any,
    grad_x: Any | None,
    grad_coefficients: Any,
    threads: int,
) -> None: ...
def leaf_sums(
    wiring: TreeWiring,
    candidates: Candidates,
    grad: Any,
    x: Any,
    coefficients: Any,
    gates: Any,
    out: Any,
    threads: int,
) -> None: ...
def within(x: Any, low: float, high: float, ends: bool, threads: int) -> bool: ...
def pack(x: Any, out: Any, threads: int) -> bool: ...
def unpack(x: Any, out: Any, threads: int) -> None: ...
def coefficients(
    weight: Any,
    noise: Any | None,
    temperature: float,
    out: Any,
    gates: Any | None,
    threads: int,
    kind: str = "softmax",
) -> None: ...
def coefficients_backward(
    grad: Any,
    weight: Any,
    noise: Any | None,
    temperature: float,
    out: Any,
    threads: int,
    kind: str = "softmax",
) -> None: ...
def gradient_square(
    grad: Any,
    weight: Any,
    noise: Any | None,
    temperature: float,
    threads: int,
    kind: str = "softmax",
) -> float: ...

@final
class AdamStep:
    def __init__(
        self,
        count: int,
        lr: float,
        beta1: float,
        beta2: float,
        eps: float,
        weight_decay: float,
        decoupled: bool,
        gradient_scale: float,
    ) -> None: ...

def adam(
    grad: Any,
    weight: Any,
    mean: Any,
    square: Any,
    noise: Any | None,
    temperature: float,
    out: Any | None,
    gates: Any | None,
    step: AdamStep,
    threads: int,
    kind: str = "softmax",
) -> None: ...
def simplify(
    n_inputs: int, gate: Any, a: Any, b: Any, outputs: Any
) -> tuple[NDArray[np.uint8], NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]: ...
def rewrite(
    n_inputs: int, gate: Any, a: Any, b: Any, outputs: Any, deeper: bool, perturbations: int
) -> tuple[NDArray[np.uint8], NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]: ...
def resubstitute(
    n_inputs: int, gate: Any, a: Any, b: Any, outputs: Any, deeper: bool
) -> tuple[NDArray[np.uint8], NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]: ...
def fewest_gates() -> NDArray[np.uint8]: ...
def simulate_nets(n_inputs: int, gate: Any, a: Any, b: Any, inputs: Any, values: Any) -> None: ...
def mix_signatures(
    n_inputs: int, gate: Any, a: Any, b: Any, inputs: Any, phase: Any, signatures: Any
) -> None: ...

@final
class Cones:
    def __init__(self, n_inputs: int, gate: Any, a: Any, b: Any) -> None: ...
    def merge(self, net: int, literal: int) -> None: ...
    def load(self, net: int) -> list[list[int]]: ...
    def literal(self, net: int) -> int: ...
    def clear(self) -> None: ...
    def loaded_inputs(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]: ...
    @property
    def n_variables(self) -> int: ...

@final
class Refinement:
    def __init__(
        self,
        n_inputs: int,
        gate: Any,
        a: Any,
        b: Any,
        outputs: Any,
        group: Any,
        weight: Any,
        offset: Any,
        inputs: Any,
        label: Any,
        tau: float,
        gate_cost: Any,
        input_cost: Any,
        output_cost: float,
        price: float,
        seed: int,
    ) -> None: ...
    def shuffle(self) -> None: ...
    def visit(self, begin: int, end: int, n_pairs: int) -> int: ...
    def netlist(
        self,
    ) -> tuple[NDArray[np.uint8], NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]: ...
    @property
    def n_gates(self) -> int: ...
    @property
    def loss(self) -> float: ...
    @property
    def cost(self) -> float: ...

@final
class RowReader:
    def __init__(
        self,
        delimiter: int,
        n_cells: int,
        places: Sequence[int],
        numbers: Sequence[bool],
        texts: Sequence[Sequence[bytes]],
        values: Sequence[Sequence[float]],
    ) -> None: ...
    def read(
        self, text: bytes, begin: int, out: Any, threads: int
    ) -> tuple[int, int, NDArray[np.int64]]: ...

@final
class Thresholds:
    def __init__(self, bounds: Any, thresholds: Any, used: Any = None) -> None: ...
    def pack(self, x: Any, out: Any, threads: int) -> None: ...

@final
class ConvolutionStage:
    def __init__(
        self,
        gate: Any,
        a: Any,
        b: Any,
        outputs: Any,
        in_shape: Sequence[int],
        window: Sequence[int],
        stride: Sequence[int],
        padding: Sequence[int],
    ) -> None: ...

class Engine:
    def __init__(
        self,
        n_inputs: int,
        gate: Any,
        a: Any,
        b: Any,
        outputs: Any,
        group: Any,
        weight: Any,
        offset: Any,
        stages: list[ConvolutionStage] = ...,
        bit_words: int = 0,
        row_words: int = 0,
    ) -> None: ...
    def bits(self, packed: Any, n: int, out: Any, threads: int) -> None: ...
    def class_sums(self, packed: Any, n: int, out: Any, threads: int) -> None: ...
    def predict(self, packed: Any, n: int, out: Any, threads: int) -> None: ...
    def raw_bits(self, thresholds: Thresholds, x: Any, out: Any, threads: int) -> None: ...
    def raw_class_sums(self, thresholds: Thresholds, x: Any, out: Any, threads: int) -> None: ...
    def raw_predict(self, thresholds: Thresholds, x: Any, out: Any, threads: int) -> None: ...
    @property
    def n_instructions(self) -> int: ...
    @property
    def n_rows(self) -> int: ...
    @property
    def n_reads(self) -> int: ...
    @property
    def n_code_bytes(self) -> int: ...
    @property
    def n_bytes(self) -> int: ...
    words: int
