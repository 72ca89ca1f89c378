"""Finding where numbers stopped being numbers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import torch
from torch import Tensor, nn

__all__ = ["TrainingError", "first_fault"]


class TrainingError(RuntimeError):
    """Training met NaN or infinity. The message names the layer, the step and a remedy."""


def first_fault(model: nn.Module, x: Tensor | None = None) -> tuple[str, str] | None:
    """Find where a value that is not finite arose first.

    The forward pass is replayed: the first layer, in the order of computation, whose weights or
    output are not finite is the origin. Where all are finite it is the last layer whose gradient is
    not, since gradients spread from the last layer to the first.

    Args:
        model: The model, its gradients still in place.
        x: The batch; without one, weights alone are looked at, in the order of registration.

    Returns:
        Name of the layer and what was wrong there: ``weights``, ``output`` or ``gradient``. None
        where everything is finite.
    """
    order = _replay(model, x) if x is not None else [(n, m, True) for n, m in _layers(model)]
    for name, layer, output_is_finite in order:
        if not all(_finite(parameter) for parameter in layer.parameters(recurse=False)):
            return name, "weights"
        if not output_is_finite:
            return name, "output"
    for name, layer, _ in reversed(order):
        gradients = [p.grad for p in layer.parameters(recurse=False) if p.grad is not None]
        if not all(_finite(gradient) for gradient in gradients):
            return name, "gradient"
    return None


def _replay(model: nn.Module, x: Tensor) -> list[tuple[str, nn.Module, bool]]:
    order: list[tuple[str, nn.Module, bool]] = []
    with ExitStack() as hooks, torch.no_grad():
        for name, layer in _layers(model):

            def note(layer: nn.Module, _: Any, output: Any, name: str = name) -> None:
                finite = not isinstance(output, Tensor) or _finite(output)
                order.append((name, layer, finite))

            hooks.callback(layer.register_forward_hook(note).remove)
        # A layer that refuses what the one before gave it ends the replay: the fault is found.
        with suppress(ValueError):
            model(x)
    return order


def _layers(model: nn.Module) -> Iterator[tuple[str, nn.Module]]:
    """Modules that compute something themselves: leaves, and those with parameters of their own."""
    for name, module in model.named_modules():
        is_leaf = next(module.children(), None) is None
        if is_leaf or next(module.parameters(recurse=False), None) is not None:
            yield name or type(module).__name__, module


def _finite(tensor: Tensor) -> bool:
    return bool(tensor.detach().isfinite().all())
