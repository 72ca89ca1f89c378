"""Modules one after the other, of which layers of gates are evaluated as one operation."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor, nn

from gategrad.nn.gate_module import GateModule
from gategrad.nn.heads.head import Head
from gategrad.nn.kernels.layers_dispatch import logic_layers
from gategrad.nn.networks.fused_layers import (
    FusedLayers,
    SequencePlan,
    is_hooked,
    leading_layers,
    with_input,
)

__all__ = ["DLGN"]


class DLGN(nn.Sequential):
    """Modules one after the other; logic layers at the start are evaluated as one operation.

    That is what makes ``hard`` and ``bfloat16`` fast, since nothing between layers becomes a float
    tensor, and saves memory where a head needs only sums. Results are those of
    :class:`torch.nn.Sequential`, up to the order of sums. Layers that carry hooks are called one by
    one, so that the hooks are.
    """

    _plan: SequencePlan | None = None

    def outputs(self, x: Tensor) -> Tensor:
        """``(B, O)``: what the head reads of ``(B, I)`` inputs.

        Raises:
            ValueError: The last module is not a head.
        """
        modules = self._present()
        if not modules or not isinstance(modules[-1], Head):
            last = type(modules[-1]).__name__ if modules else "nothing"
            raise ValueError(f"the network ends with a {last}, not with a head")
        return self._evaluated(modules, len(modules) - 1, x)

    def forward(self, x: Tensor) -> Tensor:
        """From ``(B, I)`` inputs to what the last module returns."""
        modules = self._present()
        return self._evaluated(modules, len(modules), x)

    def _present(self) -> tuple[nn.Module, ...]:
        return tuple(module for module in self._modules.values() if module is not None)

    def _evaluated(self, modules: tuple[nn.Module, ...], end: int, x: Tensor) -> Tensor:
        """What the modules up to ``end`` make of x."""
        plan, at = self._plan_of(modules), 0
        bits: Tensor | None = None  # what the first layer of gates reads
        while at < end:
            begins = bits is None
            fused = (
                leading_layers(modules[at:end], begins=begins)
                if plan is None
                else plan.at(at, begins=begins)
            )
            if bits is not None:
                x = with_input(modules[at], x, bits)
            elif any(isinstance(module, GateModule) for module in modules[at].modules()):
                bits = x
            if fused.works_on(x):
                x, at = _as_one(fused, modules[:end], at, x)
            else:
                x, at = modules[at](x), at + 1
        return x

    def _plan_of(self, modules: tuple[nn.Module, ...]) -> SequencePlan | None:
        # What may be fused is not the same while torch.compile traces, or where there are hooks.
        if torch.compiler.is_compiling():
            return None
        plan = self._plan
        if plan is None or not plan.holds(modules):
            self._plan = plan = None if any(map(is_hooked, modules)) else SequencePlan(modules)
        return plan

    def __getstate__(self) -> dict[str, Any]:
        # Copies and files have no plan: it can be made again.
        return {name: value for name, value in self.__dict__.items() if name != "_plan"}


def _as_one(
    fused: FusedLayers, modules: tuple[nn.Module, ...], at: int, x: Tensor
) -> tuple[Tensor, int]:
    """What fused layers, and a head after them that needs only sums, make of x; and what follows.

    Args:
        fused: The layers.
        modules: Of the whole network.
        at: Where the layers are among them.
        x: Their input.

    Returns:
        Their output, and the index of the module that reads it.
    """
    first, last, end = fused.layers[0].layer, fused.layers[-1], at + fused.n_modules
    first.check(x)
    gates, half = fused.gates(x.dtype), first.precision == "bfloat16"
    x = x.flatten(1)
    head = modules[end] if end < len(modules) else None
    if isinstance(head, Head) and head.needs_only_sums and not is_hooked(head) and not fused.image:
        head.check_width(last.out_features)
        sums = logic_layers(x, gates, n_groups=head.n_sums, half=half)
        return head.from_sums(sums), end + 1
    x = logic_layers(x, gates, half=half)
    return (x if fused.image is None else x.view(len(x), *fused.image)), end
