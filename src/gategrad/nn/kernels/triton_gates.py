"""The kernels of a GPU: :mod:`gategrad.nn.kernels.triton_kernels` on tensors.

See :class:`gategrad.nn.kernels.device_kernels.Kernels` for what each function does. Bits are held
32 samples to a word. In bfloat16, numbers are stored in 16 bits and computed with in 32.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ParamSpec, TypeVar

import torch
import triton
from torch import Tensor

from gategrad.gates import COEFFICIENTS
from gategrad.nn.kernels import triton_kernels as kernels
from gategrad.nn.kernels import triton_trees
from gategrad.nn.kernels.layer_wiring import AnyWiring, Wiring
from gategrad.nn.kernels.tree_wiring import TreeWiring

if TYPE_CHECKING:
    from gategrad.nn.kernels.device_kernels import AdamStep

__all__ = [
    "adam",
    "empty",
    "gradient_square",
    "kept_like",
    "layers",
    "layers_backward",
    "softmax_gates",
    "softmax_gates_backward",
]

_P = ParamSpec("_P")
_R = TypeVar("_R")

# Gates of a program that reads sixteen logits of each, and words of one that works on bits.
_LOGITS_BLOCK = 64
_WORDS_BLOCK = 256
# Numbers in a tile, which four warps share, and samples at most.
_TILE = 1024
_SAMPLES = 256
# Gates whose outputs one program adds up.
_PART = 256


def _on_its_device(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Triton launches on torch's current device, which need not be that of the first tensor."""

    @functools.wraps(function)
    def guarded(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        with torch.cuda.device_of(args[0]):  # type: ignore[no-untyped-call]  # a CPU's: nothing
            return function(*args, **kwargs)

    return guarded


@_on_its_device
def softmax_gates(
    weight: Tensor, noise: Tensor | None, temperature: float, want_gates: bool
) -> tuple[Tensor, Tensor]:
    """Coefficients, and gates where wanted, of logits."""
    n = len(weight)
    out = weight.new_empty(n, 4)
    gates = weight.new_empty(n if want_gates else 0, dtype=torch.uint8)
    kernels.softmax_gates[_programs(n)](
        weight,
        noise,
        _table(weight.device),
        out,
        gates,
        n,
        1 / temperature,
        NOISE=noise is not None,
        GATES=want_gates,
        BLOCK=_LOGITS_BLOCK,
    )
    return out, gates


@_on_its_device
def softmax_gates_backward(
    grad: Tensor, weight: Tensor, noise: Tensor | None, temperature: float
) -> Tensor:
    """Gradient of the logits, from that of the coefficients."""
    out = torch.empty_like(weight)
    kernels.softmax_gates_backward[_programs(len(weight))](
        grad,
        weight,
        noise,
        _table(weight.device),
        out,
        len(weight),
        1 / temperature,
        NOISE=noise is not None,
        BLOCK=_LOGITS_BLOCK,
    )
    return out


@_on_its_device
def gradient_square(
    grad: Tensor, weight: Tensor, noise: Tensor | None, temperature: float
) -> Tensor:
    """The sum of squares of that gradient."""
    grid = _programs(len(weight))
    out = weight.new_empty(grid)
    kernels.gradient_square[grid](
        grad,
        weight,
        noise,
        _table(weight.device),
        out,
        len(weight),
        1 / temperature,
        NOISE=noise is not None,
        BLOCK=_LOGITS_BLOCK,
    )
    return out.double().sum()


@_on_its_device
def adam(
    grad: Tensor,
    weight: Tensor,
    moments: tuple[Tensor, Tensor],
    noise: Tensor | None,
    temperature: float,
    ahead: tuple[Tensor, Tensor | None] | None,
    step: AdamStep,
) -> None:
    """One step of logits, in place, from the gradient of their coefficients."""
    coefficients, gates = (None, None) if ahead is None else ahead
    (beta1, beta2), scale, stop = step.betas, step.scale, step.stop
    if isinstance(scale, float) and scale != 1.0:
        scale = weight.new_tensor(scale)
    kernels.adam[_programs(len(weight))](
        grad,
        weight,
        *moments,
        noise,
        _table(weight.device),
        coefficients,
        gates,
        scale if isinstance(scale, Tensor) else None,
        stop,
        len(weight),
        1 / temperature,
        step.lr,
        beta1,
        1 - beta1,
        beta2,
        1 - beta2,
        1 - beta1**step.count,
        math.sqrt(1 - beta2**step.count),
        step.eps,
        step.weight_decay,
        NOISE=noise is not None,
        AHEAD=ahead is not None,
        GATES=gates is not None,
        DECOUPLED=step.decoupled,
        SCALED=isinstance(scale, Tensor),
        STOPPABLE=stop is not None,
        BLOCK=_LOGITS_BLOCK,
    )


@_on_its_device
def layers(
    x: Tensor,
    coefficients: Sequence[Tensor],
    gates: Sequence[Tensor],
    wirings: Sequence[AnyWiring],
    n_groups: int,
    half: bool,
    keep: bool,
) -> list[Tensor]:
    """Layers of gates, one after the other."""
    batch, hard = x.shape[1], bool(gates)
    rows = _packed(x) if hard else x.to(torch.bfloat16) if half else x
    kept = [rows if rows is not x else x.new_empty(0)] if keep else []
    last = len(wirings) - 1
    for i, wiring in enumerate(wirings):
        evaluated = gates[i] if hard else coefficients[i]
        if i == last and n_groups:
            assert isinstance(wiring, Wiring)
            return [_sums(rows, evaluated, wiring, n_groups, batch, hard), *kept]
        if isinstance(wiring, TreeWiring):
            rows = triton_trees.forward(wiring, rows, evaluated, hard)
        else:
            assert isinstance(wiring, Wiring)
            rows = _outputs(rows, evaluated, wiring, hard)
        if keep and i < last:
            kept.append(rows)
    if hard:
        rows = _unpacked(rows, batch, torch.bfloat16 if half else torch.float32)
    return [rows, *kept]


def kept_like(
    x: Tensor, widths: Sequence[int], hard: bool, half: bool
) -> list[tuple[tuple[int, ...], torch.dtype]]:
    """Shape and type of the rows that :func:`layers` keeps."""
    batch = x.shape[1]
    if hard:
        return [((width, -(-batch // 32)), torch.int32) for width in widths]
    dtype = torch.bfloat16 if half else x.dtype
    kept: list[tuple[tuple[int, ...], torch.dtype]] = [((width, batch), dtype) for width in widths]
    if dtype == x.dtype:
        kept[0] = ((0,), dtype)
    return kept


@_on_its_device
def layers_backward(
    grad: Tensor,
    kept: Sequence[Tensor],
    coefficients: Sequence[Tensor],
    wirings: Sequence[AnyWiring],
    gates: Sequence[Tensor],
    n_groups: int,
    half: bool,
    need_x: bool,
) -> list[Tensor]:
    """Gradients of the coefficients, and of the input where it needs one."""
    grads: list[Tensor] = []
    rows = grad.contiguous()
    dtype = torch.bfloat16 if half else torch.float32
    for i in reversed(range(len(wirings))):
        groups = n_groups if i == len(wirings) - 1 else 0
        needed = dtype if i > 0 or need_x else None
        wiring, values = wirings[i], (kept[i], coefficients[i])
        if isinstance(wiring, TreeWiring):
            evaluated = _table(rows.device)[gates[i].long()] if gates else None
            grad_c, grad_x = triton_trees.backward(wiring, rows, *values, evaluated, needed)
        else:
            assert isinstance(wiring, Wiring)
            grad_c, grad_x = _layer_backward(rows, *values, wiring, groups, bool(gates), needed)
        grads.append(grad_c)
        if grad_x is not None:
            rows = grad_x
    grads.reverse()
    return [*grads, rows] if need_x else grads


def empty(rows: int, columns: int, like: Tensor) -> Tensor:
    """Rows to fill, in the type and on the device of ``like``."""
    return like.new_empty(rows, columns)


def _programs(n_gates: int) -> tuple[int]:
    return (triton.cdiv(n_gates, _LOGITS_BLOCK),)


def _tile(batch: int) -> tuple[int, int]:
    """Gates and samples of a tile."""
    samples = min(max(triton.next_power_of_2(batch), 16), _SAMPLES)
    return _TILE // samples, samples


@functools.cache
def _table(device: torch.device) -> Tensor:
    return torch.tensor(COEFFICIENTS, device=device)


def _outputs(rows: Tensor, evaluated: Tensor, wiring: Wiring, hard: bool) -> Tensor:
    n, columns = wiring.n_gates, rows.shape[1]
    wires = wiring.on(rows.device)
    out = rows.new_empty(n, columns)
    if hard:
        grid: tuple[int, ...] = (triton.cdiv(n * columns, _WORDS_BLOCK),)
        kernels.hard_forward[grid](
            rows, wires.first, wires.second, evaluated, out, n, columns, BLOCK=_WORDS_BLOCK
        )
        return out
    block_g, block_b = _tile(columns)
    kernels.forward[triton.cdiv(n, block_g), triton.cdiv(columns, block_b)](
        rows,
        wires.first,
        wires.second,
        evaluated,
        out,
        n,
        columns,
        BLOCK_G=block_g,
        BLOCK_B=block_b,
    )
    return out


def _sums(
    rows: Tensor, evaluated: Tensor, wiring: Wiring, n_groups: int, batch: int, hard: bool
) -> Tensor:
    wires = wiring.on(rows.device)
    block_g, block_b = _tile(batch)
    parts = triton.cdiv(triton.cdiv(wiring.n_gates, n_groups), _PART)
    partial = rows.new_empty(parts, n_groups, batch, dtype=torch.float32)
    kernels.forward_sums[n_groups, parts, triton.cdiv(batch, block_b)](
        rows,
        wires.first,
        wires.second,
        evaluated,
        partial,
        wiring.n_gates,
        n_groups,
        batch,
        _PART,
        HARD=hard,
        BLOCK_G=block_g,
        BLOCK_B=block_b,
    )
    return partial[0] if parts == 1 else partial.sum(dim=0)


def _packed(x: Tensor) -> Tensor:
    n_rows, batch = x.shape
    out = x.new_empty(n_rows, -(-batch // 32), dtype=torch.int32)
    block = 32
    kernels.pack[(triton.cdiv(out.numel(), block),)](x, out, n_rows, batch, BLOCK=block)
    return out


def _unpacked(words: Tensor, batch: int, dtype: torch.dtype) -> Tensor:
    out = words.new_empty(len(words), batch, dtype=dtype)
    block_g, block_b = _tile(batch)
    grid = triton.cdiv(len(words), block_g), triton.cdiv(batch, block_b)
    kernels.unpack[grid](words, out, len(words), batch, BLOCK_G=block_g, BLOCK_B=block_b)
    return out


def _layer_backward(
    grad: Tensor,
    rows: Tensor,
    coefficients: Tensor,
    wiring: Wiring,
    n_groups: int,
    hard: bool,
    dtype: torch.dtype | None,
) -> tuple[Tensor, Tensor | None]:
    """The gradient of the coefficients, and in ``dtype`` that of the inputs unless it is None."""
    batch, n = grad.shape[1], wiring.n_gates
    wires = wiring.on(grad.device)
    block_g, block_b = _tile(batch)
    blocks = triton.cdiv(batch, block_b)
    grad_c = coefficients.new_empty(blocks, n, 4)
    if dtype is None:
        grad_x = None
        kernels.backward_coefficients[triton.cdiv(n, block_g), blocks](
            grad,
            rows,
            wires.first,
            wires.second,
            grad_c,
            n,
            n_groups,
            batch,
            GROUPED=n_groups > 0,
            HARD=hard,
            BLOCK_G=block_g,
            BLOCK_B=block_b,
        )
    else:
        grad_x = grad.new_empty(wiring.n_inputs, batch, dtype=dtype)
        kernels.backward[triton.cdiv(wiring.n_inputs, block_g), blocks](
            grad,
            rows,
            wires.starts,
            wires.readers,
            wires.partners,
            coefficients,
            grad_x,
            grad_c,
            wiring.n_inputs,
            n,
            n_groups,
            batch,
            GROUPED=n_groups > 0,
            HARD=hard,
            BLOCK_I=block_g,
            BLOCK_B=block_b,
        )
    return grad_c[0] if blocks == 1 else grad_c.sum(dim=0), grad_x
