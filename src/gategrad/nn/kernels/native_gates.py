"""The kernels of a CPU: the native extension on tensors' memory.

See :class:`gategrad.nn.kernels.device_kernels.Kernels` for what each function does. Rows are padded
to whole grains and, in bfloat16, held as their bits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import torch
from torch import Tensor

import gategrad._native as _native
from gategrad.nn.kernels import native_trees
from gategrad.nn.kernels.adam_step import AdamStep
from gategrad.nn.kernels.anchors import (
    with_anchors,
    with_gradient_of_anchors,
    without_anchors,
)
from gategrad.nn.kernels.layer_wiring import AnyWiring, Wiring
from gategrad.nn.kernels.learned_wiring import Candidates
from gategrad.nn.kernels.reference import not_bits
from gategrad.nn.kernels.tree_wiring import TreeWiring

__all__ = [
    "adam",
    "candidate_adam",
    "draws_noise",
    "empty",
    "gradient_square",
    "kept_like",
    "layers",
    "layers_backward",
    "noise",
    "softmax_gates",
    "softmax_gates_backward",
    "supports",
    "within",
]

_DTYPES: Final = (torch.float32, torch.float64, torch.bfloat16)
# Rows for the native kernels, bfloat16 as its bits.
_EMPTY: Final = {
    torch.float32: _native.empty_float32,
    torch.float64: _native.empty_float64,
    torch.int16: _native.empty_int16,
    torch.int32: _native.empty_int32,
}


def supports(tensor: Tensor) -> bool:
    """Whether these kernels work on such a tensor."""
    return tensor.device.type == "cpu" and tensor.dtype in _DTYPES


def softmax_gates(
    weight: Tensor,
    noise: Tensor | None,
    temperature: float,
    want_gates: bool,
    kind: str = "softmax",
) -> tuple[Tensor, Tensor]:
    """Coefficients, and gates where wanted, of logits; or of four weights of a kind."""
    out = weight.new_empty(len(weight), 4)
    gates = weight.new_empty(len(weight) if want_gates else 0, dtype=torch.uint8)
    _native.coefficients(
        _array(weight),
        _array(noise),
        temperature,
        _array(out),
        _array(gates) if want_gates else None,
        _threads(),
        kind,
    )
    return out, gates


def softmax_gates_backward(
    grad: Tensor, weight: Tensor, noise: Tensor | None, temperature: float, kind: str = "softmax"
) -> Tensor:
    """Gradient of the weights, from that of the coefficients."""
    out = torch.empty_like(weight)
    _native.coefficients_backward(
        _array(grad), _array(weight), _array(noise), temperature, _array(out), _threads(), kind
    )
    return out


def gradient_square(
    grad: Tensor, weight: Tensor, noise: Tensor | None, temperature: float, kind: str = "softmax"
) -> Tensor:
    """The sum of squares of that gradient."""
    square = _native.gradient_square(
        _array(grad), _array(weight), _array(noise), temperature, _threads(), kind
    )
    return torch.tensor(square, dtype=torch.float64)


def adam(
    grad: Tensor,
    weight: Tensor,
    moments: tuple[Tensor, Tensor],
    noise: Tensor | None,
    temperature: float,
    ahead: tuple[Tensor, Tensor | None] | None,
    step: AdamStep,
    kind: str = "softmax",
) -> None:
    """One step of the weights, in place, from the gradient of their coefficients."""
    coefficients, gates = (None, None) if ahead is None else ahead
    _native.adam(
        _array(grad),
        _array(weight),
        _array(moments[0]),
        _array(moments[1]),
        _array(noise),
        temperature,
        _array(coefficients),
        _array(gates),
        _native_step(step),
        _threads(),
        kind,
    )


def draws_noise(like: Tensor) -> bool:
    """Whether :func:`noise` is for such a tensor; ``torch.compile`` can trace torch's own alone."""
    plain = type(like) in (Tensor, torch.nn.Parameter) and like.dtype == torch.float32
    return plain and like.device.type == "cpu" and not torch.compiler.is_compiling()


def noise(like: Tensor, *, logistic: bool) -> Tensor:
    """Gumbel noise, or logistic one, in the shape of a matrix; drawn with torch's generator."""
    out = torch.empty_like(like, requires_grad=False, memory_format=torch.contiguous_format)
    key = int(torch.randint(2**63 - 1, (), dtype=torch.int64))
    _native.noise(logistic, key, _array(out), _threads())
    return out


def candidate_adam(
    sums: Tensor,
    weight: Tensor,
    moments: tuple[Tensor, Tensor],
    wiring: Candidates,
    chosen: Tensor,
    step: AdamStep,
) -> None:
    """One step of candidates' logits, in place, from the gradient of their softmaxes.

    Args:
        sums: ``(2N, K)``.
        weight: ``(2N, K)``.
        moments: Adam's two, like the weights; or both in bfloat16.
        wiring: Whose candidates they are.
        chosen: ``(2, N)`` int32: where each row's likeliest candidate goes, the first of several.
        step: Its numbers.
    """
    mean, square = (m.view(torch.int16) if m.dtype == torch.bfloat16 else m for m in moments)
    _native.candidate_adam(
        wiring.native,
        _array(sums),
        _array(weight),
        _array(mean),
        _array(square),
        _native_step(step),
        _array(chosen),
        _threads(),
    )


def _native_step(step: AdamStep) -> _native.AdamStep:
    assert step.stop is None
    return _native.AdamStep(
        step.count,
        step.lr,
        *step.betas,
        step.eps,
        step.weight_decay,
        step.decoupled,
        float(step.scale),
    )


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
    batch = x.shape[1]
    rows = _as_bits(x) if gates else _as_rows(x, half)
    kept = [rows if rows is not x else x.new_empty(0)] if keep else []
    last, inputs = len(wirings) - 1, rows
    for i, wiring in enumerate(wirings):
        if i:
            rows = with_anchors(rows, inputs, wiring)
            if keep:
                kept.append(rows)
        evaluated = _array(gates[i] if gates else coefficients[i])
        if i == last and n_groups:
            sums = coefficients[i].new_empty(n_groups, _padded(batch))
            run = _native.hard_sums if gates else _native.sums
            run(wiring.native, _array(rows), evaluated, _array(sums), _threads())
            return [_cut(sums, batch), *kept]
        out = _empty(wiring.n_outputs, rows.shape[1], rows.dtype)
        if isinstance(wiring, TreeWiring):
            native_trees.forward(wiring, _array(rows), evaluated, _array(out), bool(gates))
        else:
            run = _native.hard_forward if gates else _native.forward
            run(wiring.native, _array(rows), evaluated, _array(out), _threads())
        rows = out
    if gates:
        result = _empty(len(rows), batch, torch.float32)
        _native.unpack(_array(rows), _array(result), _threads())
        return [result.bfloat16() if half else result, *kept]
    return [_cut(rows.view(torch.bfloat16) if half else rows, batch), *kept]


def kept_like(
    x: Tensor, widths: Sequence[int], hard: bool, half: bool
) -> list[tuple[tuple[int, ...], torch.dtype]]:
    """Shape and type of the rows that :func:`layers` keeps."""
    columns, dtype = _padded(x.shape[1]), torch.int16 if half else x.dtype
    if hard:
        columns, dtype = columns // 32, torch.int32
    kept: list[tuple[tuple[int, ...], torch.dtype]] = [((w, columns), dtype) for w in widths]
    if not hard and not half and x.shape[1] == columns:
        kept[0] = ((0,), x.dtype)
    return kept


def layers_backward(
    grad: Tensor,
    kept: Sequence[Tensor],
    coefficients: Sequence[Tensor],
    wirings: Sequence[AnyWiring],
    gates: Sequence[Tensor],
    n_groups: int,
    half: bool,
    need_x: bool,
    need_wires: bool,
) -> list[Tensor]:
    """Gradients of the coefficients, of candidates, and of the input, where they need one."""
    batch = grad.shape[1]
    rows = _as_rows(grad, half)
    run = _native.hard_backward if gates else _native.backward
    grads: list[Tensor] = []
    wires: list[Tensor] = []
    anchors: list[Tensor] = []
    for i in reversed(range(len(wirings))):
        wiring, c = wirings[i], coefficients[i]
        grad_c = torch.empty_like(c)
        # Inputs that ask for no gradient (the data, as a rule) save the larger half of the work.
        needed = i > 0 or need_x
        grad_x = _empty(wiring.n_inputs, rows.shape[1], rows.dtype) if needed else None
        arrays = _array(rows), _array(kept[i]), _array(c)
        if isinstance(wiring, TreeWiring):
            ids = _array(gates[i]) if gates else None
            native_trees.backward(wiring, *arrays, ids, _array(grad_x), _array(grad_c))
            if wiring.learned is not None and need_wires:
                sums = _sums_of(wiring.learned, c)
                native_trees.candidate_sums(
                    wiring, wiring.learned, *arrays, _array(gates[i]), _array(sums)
                )
                wires.append(sums)
        else:
            grouped = bool(n_groups) and i == len(wirings) - 1
            run(wiring.native, *arrays, grouped, _array(grad_x), _array(grad_c), _threads())
            if isinstance(wiring, Wiring) and wiring.learned is not None and need_wires:
                learned = wiring.learned
                sums = _sums_of(learned, c)
                _native.candidate_sums(
                    wiring.native, learned.native, *arrays, grouped, _array(sums), _threads()
                )
                wires.append(sums)
        grads.append(grad_c)
        if grad_x is not None:
            rows = without_anchors(grad_x, wiring, anchors) if i else grad_x
    grads.reverse()
    grads += reversed(wires)
    if need_x:
        rows, *anchors = (g.view(torch.bfloat16) if half else g for g in (rows, *anchors))
        grads.append(_cut(with_gradient_of_anchors(rows, anchors), batch))
    return grads


def within(rows: Tensor, low: float, high: float, ends: bool) -> bool:
    """Whether all of a contiguous matrix lies in [low, high], or, with ``ends``, is one of both."""
    return _native.within(_array(rows), low, high, ends, _threads())


def _sums_of(learned: Candidates, like: Tensor) -> Tensor:
    """Memory for a number for each candidate."""
    rows, count = learned.candidates.shape
    return empty(rows, count, like)


def empty(rows: int, columns: int, like: Tensor) -> Tensor:
    """Rows from memory that is used again at the next step, where their type has such."""
    if like.dtype in _EMPTY:
        return _empty(rows, columns, like.dtype)
    return like.new_empty(rows, columns)


def _empty(rows: int, columns: int, dtype: torch.dtype) -> Tensor:
    return _EMPTY[dtype](rows, columns)


def _array(tensor: Tensor | None) -> Any:
    # The extension takes NumPy's in a tenth of torch's time, and refuses what is not contiguous.
    return None if tensor is None else tensor.detach().numpy()


def _threads() -> int:
    return torch.get_num_threads()


def _padded(batch: int) -> int:
    return -(-batch // _native.GRAIN) * _native.GRAIN


def _cut(rows: Tensor, batch: int) -> Tensor:
    return rows if rows.shape[1] == batch else rows[:, :batch].contiguous()


def _as_rows(x: Tensor, half: bool) -> Tensor:
    """``(rows, batch)`` as the kernels want it: whole grains, bfloat16 as its bits."""
    n, batch = x.shape
    wanted = torch.bfloat16 if half else x.dtype
    if not half and batch == _padded(batch) and x.is_contiguous():
        return x
    rows = _empty(n, _padded(batch), torch.int16 if half else x.dtype)
    numbers = rows.view(wanted)
    numbers[:, :batch] = x
    numbers[:, batch:] = 0
    return rows


def _as_bits(x: Tensor) -> Tensor:
    rows = x.float()
    bits = _empty(len(rows), _padded(rows.shape[1]) // 32, torch.int32)
    if rows.t().is_contiguous():  # as samples come: to turn them would take longer than to pack
        right = _native.pack_samples(_array(rows.t()), _array(bits), _threads())
    else:
        rows = rows.contiguous()
        right = _native.pack(_array(rows), _array(bits), _threads())
    if not right:
        raise not_bits(rows)
    return bits
