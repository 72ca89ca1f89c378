"""Adam that takes layers of gates from coefficients' gradient to new coefficients in one pass."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import torch
from torch import Tensor, nn
from torch.optim import Adam, AdamW, Optimizer

from gategrad.nn import GateModule, Head, LearnedWires
from gategrad.nn.kernels import native_gates
from gategrad.nn.kernels.adam_step import AdamStep
from gategrad.nn.kernels.device_kernels import kernels_for
from gategrad.nn.parametrizations import FusedStep

__all__ = ["GateAdam"]

# What torch's optimizers call them.
_MOMENTS: Final = ("exp_avg", "exp_avg_sq")


@dataclass
class _Gates:
    """One layer's part of the step under way, and what the last one left for it."""

    layer: GateModule
    fused: FusedStep | None = None  # kernels that take it
    noise: Tensor | None = None
    coefficients: Tensor | None = None
    gates: Tensor | None = None
    made_of: tuple[object, ...] | None = None  # see source
    fresh: bool = False  # whether they are those of the step under way

    @property
    def grad(self) -> Tensor | None:
        return None if self.coefficients is None else self.coefficients.grad

    @property
    def source(self) -> tuple[object, ...]:
        """What coefficients and gates are made of: where it has changed, so must they."""
        layer, weight = self.layer, self.layer.weight
        # The address too: assigning to `.data` leaves the version as it is.
        return weight._version, weight.data_ptr(), layer.forward_mode, layer.temperature


@dataclass
class _Wires:
    """The same of one layer's learned wiring."""

    owner: GateModule
    layer: LearnedWires
    shares: Tensor | None = None
    chosen: Tensor | None = None
    made_of: tuple[object, ...] | None = None
    fresh: bool = False

    @property
    def grad(self) -> Tensor | None:
        return None if self.shares is None else self.shares.grad

    @property
    def source(self) -> tuple[object, ...]:
        weight = self.layer.weight
        return weight._version, weight.data_ptr(), self.layer.wiring

    def weight_gradient(self, grad: Tensor) -> Tensor:
        """Of the logits, from that of the shares."""
        shares = torch.softmax(self.layer.weight.detach(), dim=1)
        return shares * (grad - (shares * grad).sum(dim=1, keepdim=True))


class GateAdam:
    """Adam, or AdamW with weight decay, for a model with layers of gates.

    In float32, layers whose parametrization has a
    :class:`~gategrad.nn.parametrizations.FusedStep` never get a weight's gradient, of softmaxes
    sixteen numbers a gate. Within :meth:`step_gates` they use coefficients that are computed once a
    step; backward leaves the gradient of these, four numbers a gate; and :meth:`step` reads weights
    and moments once to take the weights' gradient, the Adam step and the next step's coefficients.
    The weights' gradient is linear in that of the coefficients, so that gradients can be added up
    over batches or processes before it. All other parameters are stepped by torch.

    Args:
        model: What is trained.
        lr: Learning rate.
        weight_decay: AdamW's, or 0.
        epsilon: What is added to the root of the squared gradients' mean.
        wire_moments: Type of the moments of learned wiring's logits.
        head_lr: Learning rate of the head's own weights, if it differs.

    Attributes:
        optimizer: Torch's optimizer of all parameters. It holds the state of all, under the names
            that torch uses, so that a training can be saved and resumed with or without this class.
    """

    def __init__(
        self,
        model: nn.Module,
        lr: float,
        weight_decay: float,
        epsilon: float = 1e-8,
        wire_moments: torch.dtype = torch.float32,
        head_lr: float | None = None,
    ) -> None:
        parameters = _groups(model, lr, head_lr)
        self.optimizer: Optimizer
        if weight_decay > 0:
            self.optimizer = AdamW(
                parameters, lr, eps=epsilon, weight_decay=weight_decay, fused=True
            )
        else:
            self.optimizer = Adam(parameters, lr, eps=epsilon, fused=True)
        self._decoupled = weight_decay > 0
        layers = [layer for layer in model.modules() if isinstance(layer, GateModule)]
        owners = Counter(id(layer.weight) for layer in layers)
        # A weight that layers share takes one step, with the gradients of all: torch's.
        self._layers = [_Gates(layer) for layer in layers if owners[id(layer.weight)] == 1]
        wires = [_Wires(layer, layer.wires) for layer in layers if layer.wires is not None]
        owners = Counter(id(part.layer.weight) for part in wires)
        self._wires = [part for part in wires if owners[id(part.layer.weight)] == 1]
        self._wire_moments = wire_moments
        fused = all(_takes_fused_steps(part.layer.weight) for part in self._wires)
        if wire_moments != torch.float32 and not wires:
            raise ValueError(
                "wire_moments='bfloat16' is for learned wiring, which this model does not have: "
                "leave it out, or use connections='learned' (--connections learned)"
            )
        if wire_moments != torch.float32 and not (fused and len(wires) == len(self._wires)):
            raise ValueError(
                "wire_moments='bfloat16' is for wiring in float32 on a CPU that is trained, and "
                "that no two layers share: use 'float32'"
            )

    @contextmanager
    def step_gates(self) -> Iterator[None]:
        """Let forward use coefficients whose gradient :meth:`step` will take further."""
        for part in self._layers:
            part.fresh = False
            fused = _fused(part.layer)
            if fused is not None:
                part.fused = fused
                part.layer.step_gates = partial(_current, part)
        for wires in self._wires:
            wires.fresh = False
            if _takes_fused_steps(wires.layer.weight):
                wires.layer.step_wires = partial(_current_wires, wires)
        try:
            yield
        finally:
            for part in self._layers:
                part.layer.step_gates = None
            for wires in self._wires:
                wires.layer.step_wires = None

    def zero_grad(self) -> None:
        """Forget all gradients."""
        self.optimizer.zero_grad(set_to_none=True)
        for part in self._layers:
            if part.coefficients is not None:
                part.coefficients.grad = None
        for wires in self._wires:
            if wires.shares is not None:
                wires.shares.grad = None

    def _ordinary(self) -> list[Tensor | None]:
        """Gradients of what torch's optimizer steps, where there are any."""
        return [p.grad for group in self.optimizer.param_groups for p in group["params"]]

    def gradients(self) -> list[Tensor]:
        """All gradients there are: of coefficients where they stand for weights; not copies."""
        parts: list[_Gates | _Wires] = [*self._layers, *self._wires]
        grads = [*self._ordinary(), *(part.grad for part in parts)]
        return [grad for grad in grads if grad is not None]

    def norm(self, *, exact: bool) -> Tensor:
        """The norm of the whole gradient, as ``clip_grad_norm_`` has it.

        Args:
            exact: Otherwise the gradient of coefficients stands for that of weights: cheaper, and
                finite where the other is.
        """
        parts = [(part, part.grad) for part in self._layers if part.grad is not None]
        wired = [(part, part.grad) for part in self._wires if part.grad is not None]
        grads = self._ordinary()
        grads += [] if exact else [grad for _, grad in (*parts, *wired)]
        grads += [part.weight_gradient(grad) for part, grad in wired] if exact else []
        found = [grad for grad in grads if grad is not None]
        norms = torch._foreach_norm(found) if found else []
        squares = [norm.double().square() for norm in norms]
        for part, grad in parts if exact else ():
            layer = part.layer
            assert part.fused is not None
            squares.append(
                part.fused.gradient_square(
                    grad.contiguous(), layer.weight.detach(), part.noise, layer.temperature
                )
            )
        if not squares:
            return torch.zeros(())
        # As a rule all are on one device, and nothing here waits for it.
        return torch.stack([square.to(squares[0].device) for square in squares]).sum().sqrt()

    def gradient_size(self, layer: GateModule) -> float | None:
        """The root mean square of a layer's weights' last gradient; None where it has none."""
        part = next((part for part in self._layers if part.layer is layer), None)
        weight = layer.weight.detach()
        if part is not None and part.grad is not None:
            assert part.fused is not None
            grad = part.grad.contiguous()
            square = part.fused.gradient_square(grad, weight, part.noise, layer.temperature)
        elif layer.weight.grad is not None:
            square = layer.weight.grad.double().square().sum()
        else:
            return None
        return math.sqrt(float(square) / weight.numel())

    def show_gradients(self) -> None:
        """Give the weights' ordinary gradients to those that have none, for whoever looks there."""
        for part in self._layers:
            grad, weight = part.grad, part.layer.weight
            if grad is not None and weight.grad is None:
                assert part.fused is not None
                weight.grad = part.fused.weight_gradient(
                    grad.contiguous(), weight.detach(), part.noise, part.layer.temperature
                )
        for wires in self._wires:
            if wires.grad is not None and wires.layer.weight.grad is None:
                wires.layer.weight.grad = wires.weight_gradient(wires.grad)

    def step(self, lr: float, scale: float | Tensor = 1.0, stop: Tensor | None = None) -> None:
        """Take one step.

        Args:
            lr: Learning rate.
            scale: Multiplies all gradients; clipping.
            stop: On a GPU: where this float32 scalar is not 0, all weights stay as they are.
        """
        for group in self.optimizer.param_groups:
            group["lr"] = lr * group.get("lr_share", 1.0)
            ordinary = [p.grad for p in group["params"] if p.grad is not None]
            if ordinary and not (isinstance(scale, float) and scale == 1.0):
                torch._foreach_mul_(ordinary, scale)
        # Torch's fused steps leave everything as it is where this is 1, as for its GradScaler.
        self.optimizer.found_inf = stop  # type: ignore[attr-defined]
        self.optimizer.step()
        parts = [(part, part.grad) for part in self._layers if part.grad is not None]
        wired = [(part, part.grad) for part in self._wires if part.grad is not None]
        states = [self._state(part.layer.weight) for part, _ in parts]
        states += [self._state(part.layer.weight, self._wire_moments) for part, _ in wired]
        counters = [state["step"] for state in states]
        if counters:
            torch._foreach_add_(counters, 1)
        for part, grad in parts:
            self._step_layer(part, grad, lr, scale, stop)
        for wires, grad in wired:
            self._step_wires(wires, grad, lr, scale)

    def _state(self, weight: Tensor, dtype: torch.dtype = torch.float32) -> dict[str, Any]:
        state: dict[str, Any] = self.optimizer.state[weight]
        if not state:
            state["step"] = torch.zeros((), dtype=torch.float32)
            for name in _MOMENTS:
                state[name] = torch.zeros_like(weight, dtype=dtype, requires_grad=False)
        elif state[_MOMENTS[0]].dtype != dtype:  # torch loads them in the type of their parameter
            state |= {name: state[name].to(dtype) for name in _MOMENTS}
        elif state["step"].device.type != "cpu":
            # Where torch's fused steps want it, and loading puts it: reading it there would wait.
            state["step"] = state["step"].cpu()
        return state

    def _step_layer(
        self, part: _Gates, grad: Tensor, lr: float, scale: float | Tensor, stop: Tensor | None
    ) -> None:
        weight, state = part.layer.weight, self._state(part.layer.weight)
        # Gumbel noise is new at each step: there is nothing to prepare.
        ahead = part.noise is None
        assert part.coefficients is not None
        assert part.fused is not None
        part.fused.adam(
            grad.contiguous(),
            weight.detach(),
            (state["exp_avg"], state["exp_avg_sq"]),
            part.noise,
            part.layer.temperature,
            (part.coefficients.detach(), part.gates) if ahead else None,
            self._adam_step(state, lr, scale, stop),
        )
        torch.autograd.graph.increment_version(weight)
        part.made_of = part.source if ahead else None

    def _step_wires(self, part: _Wires, grad: Tensor, lr: float, scale: float | Tensor) -> None:
        weight = part.layer.weight
        state = self._state(weight, self._wire_moments)
        assert part.chosen is not None
        # A choice of its own: the last one may still be asked for by a graph.
        part.chosen = torch.empty_like(part.chosen)
        native_gates.candidate_adam(
            grad.contiguous(),
            weight.detach(),
            (state["exp_avg"], state["exp_avg_sq"]),
            part.layer.wiring,
            part.chosen,
            self._adam_step(state, lr, scale, None),
        )
        torch.autograd.graph.increment_version(weight)
        part.made_of = part.source

    def _adam_step(
        self, state: dict[str, Any], lr: float, scale: float | Tensor, stop: Tensor | None
    ) -> AdamStep:
        group = self.optimizer.param_groups[0]  # that of the gates; see _groups
        return AdamStep(
            count=int(state["step"]),
            lr=lr,
            betas=group["betas"],
            eps=group["eps"],
            weight_decay=group["weight_decay"],
            decoupled=self._decoupled,
            scale=scale,
            stop=stop,
        )


def _groups(model: nn.Module, lr: float, head_lr: float | None) -> list[dict[str, Any]]:
    """What an optimizer trains: all alike, or the head's own weights apart, behind the others."""
    parameters = [p for p in model.parameters() if p.requires_grad]
    if head_lr is None:
        return [{"params": parameters}]
    heads = [module for module in model.modules() if isinstance(module, Head)]
    own = {id(p) for head in heads for p in head.parameters()}
    of_heads = [p for p in parameters if id(p) in own]
    if not of_heads:
        raise ValueError(
            f"head_lr={head_lr:g} is for a head with weights of its own, which this model does not "
            "have: leave head_lr out"
        )
    return [
        {"params": [p for p in parameters if id(p) not in own]},
        {"params": of_heads, "lr_share": head_lr / lr},
    ]


def _fused(layer: GateModule) -> FusedStep | None:
    """The kernels of a layer's step, where nobody else asks for its weight's gradient."""
    weight = layer.weight
    kernels = kernels_for(weight) if _is_plain(weight) else None
    return None if kernels is None else layer.parametrization.fused(kernels)


def _takes_fused_steps(weight: Tensor) -> bool:
    """Whether there are kernels for a step of learned wiring: those of a CPU alone."""
    return _is_plain(weight) and kernels_for(weight) is native_gates


def _is_plain(weight: Tensor) -> bool:
    return (
        weight.requires_grad
        and weight.is_leaf
        and weight.dtype == torch.float32
        and weight.is_contiguous()
        and not weight._backward_hooks
        and not getattr(weight, "_post_accumulate_grad_hooks", None)
    )


def _current_wires(part: _Wires) -> tuple[Tensor, Tensor]:
    """Shares and choice of the logits as they are now, the former a leaf of the step's graph."""
    layer = part.layer
    if not part.fresh:
        if part.chosen is None or part.made_of != part.source:
            part.chosen = layer.chosen()
            part.made_of = part.source
        weight = layer.weight.detach()
        # Where choices are evaluated nobody reads the shares: their gradient alone is wanted.
        unread = part.owner.mode != "soft"
        part.shares = (weight if unread else torch.softmax(weight, dim=1)).requires_grad_()
        part.fresh = True
    assert part.shares is not None
    assert part.chosen is not None
    return part.shares, part.chosen


def _current(part: _Gates) -> tuple[Tensor, Tensor | None]:
    """Coefficients and gates of the weights as they are now, as leaves of the step's graph."""
    if not part.fresh:
        if part.coefficients is None or part.noise is not None or part.made_of != part.source:
            part.noise = part.layer.noise()
            with torch.no_grad():
                part.coefficients, part.gates = part.layer.training_gates(part.noise)
            part.made_of = part.source
        part.coefficients = part.coefficients.detach().requires_grad_()
        part.fresh = True
    assert part.coefficients is not None
    return part.coefficients, part.gates
