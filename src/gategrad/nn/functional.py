"""The readable reference of what a layer of gates computes, in plain torch, for any float dtype.

The kernels in :mod:`gategrad.nn.ops` are tested against these functions.
"""

from __future__ import annotations

import torch
from torch import Tensor

from gategrad.gates import COEFFICIENTS

__all__ = ["gate_coefficients", "logic_layer", "not_bits", "softmax_coefficients"]


def gate_coefficients(gate: Tensor, dtype: torch.dtype = torch.float32) -> Tensor:
    """``(N, 4)`` coefficients of ``(N,)`` gate ids: the discrete network (paper, equation 2)."""
    return _table(gate.device, dtype)[gate.long()]


def softmax_coefficients(weight: Tensor) -> Tensor:
    """``(N, 4)`` coefficients of ``(N, 16)`` logits: the relaxed network (paper, equation 1).

    The mixture ``sum_i softmax(w)_i f_i(a, b)`` of the 16 relaxed gates is again of the form
    ``c0 + c1*a + c2*b + c3*a*b``, with ``c`` the same mixture of the gates' coefficients.
    """
    return torch.softmax(weight, dim=-1) @ _table(weight.device, weight.dtype)


def logic_layer(
    x: Tensor, coefficients: Tensor, connections: Tensor, gates: Tensor | None = None
) -> Tensor:
    """One layer of gates.

    Args:
        x: ``(B, I)`` inputs.
        coefficients: ``(N, 4)``.
        connections: ``(2, N)`` integer: the two inputs of each gate.
        gates: ``(N,)`` gate ids: the outputs are then those of these gates, and the gradient is
            still that of the coefficients (a straight-through estimator).

    Returns:
        ``(B, N)``: ``c0 + c1*a + c2*b + c3*a*b`` with ``a, b`` the gate's inputs.
    """
    a, b = x[:, connections[0].long()], x[:, connections[1].long()]

    def mixture(coefficients: Tensor) -> Tensor:
        c0, c1, c2, c3 = coefficients.unbind(dim=1)
        return c0 + c1 * a + c2 * b + c3 * a * b

    out = mixture(coefficients)
    if gates is None:
        return out
    # In this order, so that the value has no rounding error.
    return mixture(gate_coefficients(gates, x.dtype)).detach() + (out - out.detach())


def not_bits(rows: Tensor) -> ValueError:
    """The error for ``(I, B)`` inputs of functions of bits, of which some value is not a bit."""
    feature, sample = (int(i) for i in ((rows != 0) & (rows != 1)).nonzero()[0])
    return ValueError(
        f"input value {float(rows[feature, sample])} (sample {sample}, feature {feature}) is "
        "not 0 or 1, as gates that are functions of bits need: binarise the data, and let no "
        "relaxed layer come before a hard one"
    )


def _table(device: torch.device, dtype: torch.dtype) -> Tensor:
    return torch.tensor(COEFFICIENTS, device=device, dtype=dtype)
