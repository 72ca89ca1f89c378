"""Adam that takes layers of gates from coefficients' gradient to new coefficients in one pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.optim import Adam, AdamW, Optimizer

from gategrad import _native
from gategrad.nn import LogicLayer, ops

__all__ = ["GateAdam"]


@dataclass
class _Gates:
    """One layer's part of the step under way, and what the last one left for it."""

    layer: LogicLayer
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


class GateAdam:
    """Adam, or AdamW with weight decay, for a model with layers of gates.

    On a CPU in float32, layers whose weights are logits never get a weight's gradient, sixteen
    numbers a gate. Within :meth:`step_gates` they use coefficients that are computed once a step;
    backward leaves the gradient of these, four numbers a gate; and :meth:`step` reads weights and
    moments once to take the softmax's gradient, the Adam step and the next step's coefficients. The
    softmax's gradient is linear in that of the coefficients, so that gradients can be added up over
    batches or processes before it. All other parameters are stepped by torch.

    Args:
        model: What is trained.
        lr: Learning rate.
        weight_decay: AdamW's, or 0.

    Attributes:
        optimizer: Torch's optimizer of all parameters. It holds the state of all, under the names
            that torch uses, so that a training can be saved and resumed with or without this class.
    """

    def __init__(self, model: nn.Module, lr: float, weight_decay: float) -> None:
        parameters = [p for p in model.parameters() if p.requires_grad]
        self.optimizer: Optimizer
        if weight_decay > 0:
            self.optimizer = AdamW(parameters, lr, weight_decay=weight_decay, fused=True)
        else:
            self.optimizer = Adam(parameters, lr, fused=True)
        self._decoupled = weight_decay > 0
        layers = [layer for layer in model.modules() if isinstance(layer, LogicLayer)]
        owners = Counter(id(layer.weight) for layer in layers)
        # A weight that layers share takes one step, with the gradients of all: torch's.
        self._layers = [_Gates(layer) for layer in layers if owners[id(layer.weight)] == 1]

    @contextmanager
    def step_gates(self) -> Iterator[None]:
        """Let forward use coefficients whose gradient :meth:`step` will take further."""
        for part in self._layers:
            part.fresh = False
            if _is_fusable(part.layer):
                part.layer.step_gates = partial(_current, part)
        try:
            yield
        finally:
            for part in self._layers:
                part.layer.step_gates = None

    def zero_grad(self) -> None:
        """Forget all gradients."""
        self.optimizer.zero_grad(set_to_none=True)
        for part in self._layers:
            if part.coefficients is not None:
                part.coefficients.grad = None

    def norm(self, *, exact: bool) -> Tensor:
        """The norm of the whole gradient, as ``clip_grad_norm_`` has it.

        Args:
            exact: Otherwise the gradient of coefficients stands for that of weights: cheaper, and
                finite where the other is.
        """
        parts = [part for part in self._layers if part.grad is not None]
        grads = [p.grad for group in self.optimizer.param_groups for p in group["params"]]
        grads += [] if exact else [part.grad for part in parts]
        found = [grad for grad in grads if grad is not None]
        norms = torch._foreach_norm(found) if found else []
        squares = [torch.stack([norm.cpu() for norm in norms]).double().square()] if norms else []
        for part in parts if exact else ():
            square = _native.gradient_square(
                _array(part.grad),
                _array(part.layer.weight),
                _array(part.noise),
                part.layer.temperature,
                _threads(),
            )
            squares.append(torch.tensor([square], dtype=torch.float64))
        return torch.cat(squares).sum().sqrt() if squares else torch.zeros(())

    def show_gradients(self) -> None:
        """Give the weights' ordinary gradients to those that have none, for whoever looks there."""
        for part in self._layers:
            grad, weight = part.grad, part.layer.weight
            if grad is not None and weight.grad is None:
                out = torch.empty_like(weight)
                _native.coefficients_backward(
                    _array(grad),
                    _array(weight),
                    _array(part.noise),
                    part.layer.temperature,
                    _array(out),
                    _threads(),
                )
                weight.grad = out

    def step(self, lr: float, scale: float = 1.0) -> None:
        """Take one step.

        Args:
            lr: Learning rate.
            scale: Multiplies all gradients; clipping.
        """
        for group in self.optimizer.param_groups:
            group["lr"] = lr
            ordinary = [p.grad for p in group["params"] if p.grad is not None]
            if ordinary and scale != 1.0:
                torch._foreach_mul_(ordinary, scale)
        self.optimizer.step()
        for part in self._layers:
            if part.grad is not None:
                self._step_layer(part, part.grad, lr, scale)

    def _step_layer(self, part: _Gates, grad: Tensor, lr: float, scale: float) -> None:
        weight = part.layer.weight
        state = self.optimizer.state[weight]
        if not state:
            state["step"] = torch.zeros((), dtype=torch.float32)
            state["exp_avg"] = torch.zeros_like(weight, requires_grad=False)
            state["exp_avg_sq"] = torch.zeros_like(weight, requires_grad=False)
        state["step"] += 1
        (group,) = self.optimizer.param_groups
        beta1, beta2 = group["betas"]
        # Gumbel noise is new at each step: there is nothing to prepare.
        ahead = part.noise is None
        assert part.coefficients is not None
        _native.adam(
            _array(grad.contiguous()),
            _array(weight),
            _array(state["exp_avg"]),
            _array(state["exp_avg_sq"]),
            _array(part.noise),
            part.layer.temperature,
            _array(part.coefficients) if ahead else None,
            _array(part.gates) if ahead else None,
            int(state["step"]),
            lr,
            beta1,
            beta2,
            group["eps"],
            group["weight_decay"],
            self._decoupled,
            scale,
            _threads(),
        )
        torch.autograd.graph.increment_version(weight)
        part.made_of = part.source if ahead else None


def _is_fusable(layer: LogicLayer) -> bool:
    weight = layer.weight
    return (
        layer.has_logits
        and weight.requires_grad
        and weight.is_leaf
        and weight.device.type == "cpu"
        and weight.dtype == torch.float32
        and weight.is_contiguous()
        and not weight._backward_hooks
        and not getattr(weight, "_post_accumulate_grad_hooks", None)
    )


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


def _threads() -> int:
    return torch.get_num_threads()


def _array(tensor: Tensor | None) -> NDArray[Any] | None:
    # As it is, since most are written to; the extension refuses what is not contiguous.
    return None if tensor is None else ops.as_array(tensor)
