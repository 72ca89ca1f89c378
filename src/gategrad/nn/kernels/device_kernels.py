"""What the kernels of a device offer, and which ones a tensor's operations run in."""

from __future__ import annotations

import functools
import importlib.util
import os
import warnings
from collections.abc import Sequence
from typing import Any, Final, Protocol

import torch
from torch import Tensor

from gategrad.nn.kernels import native_gates
from gategrad.nn.kernels.adam_step import AdamStep

__all__ = ["Kernels", "has_kernels", "kernels_for", "kernels_of", "warn_of_plain_torch"]

_GPU_TYPES: Final = (torch.float32, torch.bfloat16)


class Kernels(Protocol):
    """The kernels of one kind of device, a module.

    Rows are *feature-major*, ``(features, batch)`` contiguous, so that a gate reads two contiguous
    rows and writes one. Gates are made of ``(N, 16)`` logits, or where a ``kind`` is named, one of
    :data:`~gategrad.nn.kernels.gate_kinds.KINDS`, of ``(N, 4)`` weights.
    """

    def softmax_gates(
        self,
        weight: Tensor,
        noise: Tensor | None,
        temperature: float,
        want_gates: bool,
        /,
        kind: str = "softmax",
    ) -> tuple[Tensor, Tensor]:
        """``(N, 4)`` coefficients and ``(N,)`` gates.

        Gates are the most likely ones, the first of several; empty where they are not wanted.
        """

    def softmax_gates_backward(
        self,
        grad: Tensor,
        weight: Tensor,
        noise: Tensor | None,
        temperature: float,
        /,
        kind: str = "softmax",
    ) -> Tensor:
        """Gradient of the weights, from that of the coefficients."""

    def gradient_square(
        self,
        grad: Tensor,
        weight: Tensor,
        noise: Tensor | None,
        temperature: float,
        /,
        kind: str = "softmax",
    ) -> Tensor:
        """The sum of squares of what :meth:`softmax_gates_backward` gives, in float64."""

    def adam(
        self,
        grad: Tensor,
        weight: Tensor,
        moments: tuple[Tensor, Tensor],
        noise: Tensor | None,
        temperature: float,
        ahead: tuple[Tensor, Tensor | None] | None,
        step: AdamStep,
        /,
        kind: str = "softmax",
    ) -> None:
        """One step of the weights, in place, from the gradient of their coefficients.

        Args:
            grad: ``(N, 4)``.
            weight: ``(N, P)``.
            moments: Adam's two, like the weights.
            noise: Was added to the logits.
            temperature: Divided them.
            ahead: Where the new weights' coefficients, and gates if any, go.
            step: Its numbers.
            kind: Of the gates.
        """

    def layers(
        self,
        x: Tensor,
        coefficients: Sequence[Tensor],
        gates: Sequence[Tensor],
        wirings: Sequence[Any],
        n_groups: int,
        half: bool,
        keep: bool,
        /,
    ) -> list[Tensor]:
        """Layers of gates, one after the other.

        Args:
            x: ``(I, B)`` contiguous.
            coefficients: ``(N, 4)`` of each layer.
            gates: ``(N,)`` uint8 of each layer, which are then evaluated on bits; or none.
            wirings: Of each layer, of the kinds that the device has kernels for.
            n_groups: If not 0, the result is the sums of so many groups of outputs.
            half: Activations are kept in bfloat16.
            keep: Whether each layer's input rows are asked for.

        Returns:
            The result, ``(N, B)`` or ``(n_groups, B)``, and where asked for, each layer's input
            rows, as :meth:`layers_backward` wants them (the first's empty where they are x).
        """

    def kept_like(
        self, x: Tensor, widths: Sequence[int], hard: bool, half: bool, /
    ) -> list[tuple[tuple[int, ...], torch.dtype]]:
        """Shape and type of the rows that :meth:`layers` keeps, for ``widths`` of inputs."""

    def layers_backward(
        self,
        grad: Tensor,
        kept: Sequence[Tensor],
        coefficients: Sequence[Tensor],
        wirings: Sequence[Any],
        gates: Sequence[Tensor],
        n_groups: int,
        half: bool,
        need_x: bool,
        need_wires: bool,
        /,
    ) -> list[Tensor]:
        """Gradients of the coefficients, then those of wires, and last of the input.

        Args:
            grad: Of the result of :meth:`layers`.
            kept: Each layer's input rows.
            coefficients: ``(N, 4)`` of each layer.
            wirings: Of each layer.
            gates: Those that were evaluated on bits, or none.
            n_groups: As before.
            half: As before; gradients are kept in bfloat16, too.
            need_x: Whether the input needs a gradient.
            need_wires: Whether learned wirings do: ``(2N, K)`` of each, the gradient of each input
                of a gate times the bits of each of its candidates, summed over the batch.
        """

    def empty(self, rows: int, columns: int, like: Tensor, /) -> Tensor:
        """Rows to fill, in the type and on the device of ``like``."""


def kernels_for(tensor: Tensor) -> Kernels | None:
    """The kernels that work on such a tensor; None where only plain torch does.

    With ``TRITON_INTERPRET=1`` in the environment, a GPU's kernels run on a CPU, for tests.
    """
    if _is_for_triton(tensor):
        gpu = _triton()
        if gpu is not None:
            return gpu
    return native_gates if native_gates.supports(tensor) else None


def kernels_of(tensor: Tensor) -> Kernels:
    """The kernels that work on a tensor of which :func:`has_kernels` holds."""
    kernels = kernels_for(tensor)
    assert kernels is not None
    return kernels


def has_kernels(tensor: Tensor) -> bool:
    """Whether :func:`kernels_for` has any; this can be traced by ``torch.compile``."""
    return (_is_for_triton(tensor) and _has_triton()) or native_gates.supports(tensor)


@functools.cache
def warn_of_plain_torch(device: str, dtype: torch.dtype) -> None:
    """Say once that a type of numbers has no kernels on a GPU."""
    if device == "cuda" and dtype not in _GPU_TYPES:
        warnings.warn(
            f"logic layers on a GPU run in plain torch in {dtype}, many times slower than in "
            "kernels: use float32, or bfloat16",
            stacklevel=3,
        )


def _is_for_triton(tensor: Tensor) -> bool:
    return (tensor.device.type == "cuda" or _interpreted()) and tensor.dtype in _GPU_TYPES


@torch.compiler.assume_constant_result  # type: ignore[untyped-decorator]
def _has_triton() -> bool:
    return _triton() is not None


def _interpreted() -> bool:
    return os.environ.get("TRITON_INTERPRET") == "1"


@functools.cache
def _triton() -> Kernels | None:
    # Only where there is a GPU: importing Triton takes a second.
    if importlib.util.find_spec("triton") is None:
        warnings.warn(
            "logic layers on a GPU run in plain torch, many times slower than in kernels: install "
            "Triton (pip install 'gategrad[gpu]')",
            stacklevel=2,
        )
        return None
    from gategrad.nn.kernels import triton_gates

    return triton_gates
