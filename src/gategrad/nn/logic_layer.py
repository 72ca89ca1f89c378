"""A layer of two-input gates with fixed random wiring."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from gategrad.nn import ops
from gategrad.nn.connections import connect
from gategrad.nn.functional import gate_coefficients
from gategrad.nn.parametrizations import PARAMETRIZATIONS
from gategrad.nn.wiring import Wiring

__all__ = ["FORWARDS", "PRECISIONS", "LogicLayer", "discrete", "relaxed"]

FORWARDS: Final = ("soft", "hard", "gumbel")
"""What a layer evaluates while it is trained."""

PRECISIONS: Final = ("float32", "bfloat16")
"""What a layer's activations and gradients are kept in."""

# Outputs of relaxed gates may leave [0, 1] by float rounding, a little more with each layer.
_ROUNDING: Final = 1e-4


class LogicLayer(nn.Module):
    """A layer of N gates, each reading two of I inputs (paper, section 2.1).

    In ``train()`` mode the gates are what ``forward`` says; in ``eval()`` mode they are discrete:
    each is its most likely gate. :func:`relaxed` and :func:`discrete` override this for a while.

    ``forward="soft"`` trains relaxed gates: mixtures of the 16, differentiable. ``"hard"``
    evaluates the most likely gates on bits, so that what is trained is what will be deployed; the
    gradient is that of the mixture, at these bits (a straight-through estimator). ``"gumbel"`` does
    the same for gates drawn from the mixture at each step: Gumbel noise is added to the logits, for
    the choice and for the mixture (Jang et al. 2017; Yousefi et al. 2025).

    Args:
        in_features: Inputs, I.
        out_features: Gates, N.
        parametrization: How weights become gates; a key of ``PARAMETRIZATIONS``.
        connections: How gates are wired: ``random``, ``unique``, ``local`` or ``near``; see
            :mod:`gategrad.nn.connections`. Or the wiring itself: ``(2, N)`` integers.
        init: ``normal`` (the paper's) or ``residual``.
        forward: What is evaluated in training: ``soft``, ``hard`` or ``gumbel``.
        backward_temperature: Divides the logits of the mixture that the gradient goes through; for
            ``hard`` and ``gumbel``. Below 1, it is nearer to that of the most likely gate.
        precision: ``float32``, or ``bfloat16``: activations and gradients are kept in 16 bits, and
            computed with in float32. The layer's outputs are then bfloat16.
        seed: Seed of wiring and weights. Without one, it is drawn from torch's generator.
        input_shape: ``(channels, height, width)`` where inputs are an image; ``local`` needs it.
        sort_gates: Number the gates by their first input. Rows of memory are then read and written
            one after the other, which is faster. Any other layer that is wired at random may
            follow; a head, or neighbours paired by ``unique``, would see the order.
        check_input: Look at every value of the input: in [0, 1] while relaxed, 0 or 1 while
            discrete. Worth its price in a first layer; layers fed by other layers need not.

    Attributes:
        step_gates: Gives coefficients and gates to use in place of :meth:`training_gates` in
            ``train()`` mode: for whoever takes the coefficients' gradient further than autograd.
        weight: ``(N, P)`` parameter; P is 16 for ``softmax``.
        connections: ``(2, N)`` int32 buffer: the two inputs of each gate. Part of the state dict.

    Shape:
        ``(B, I)`` to ``(B, N)``, float. Memory of the result is feature by feature.
    """

    weight: nn.Parameter
    connections: Tensor

    def __init__(
        self,
        in_features: int,
        out_features: int,
        *,
        parametrization: str = "softmax",
        connections: str | NDArray[np.integer[Any]] = "random",
        init: str = "normal",
        forward: str = "soft",
        backward_temperature: float = 1.0,
        precision: str = "float32",
        seed: int | np.random.SeedSequence | None = None,
        input_shape: tuple[int, ...] | None = None,
        sort_gates: bool = False,
        check_input: bool = True,
    ) -> None:
        super().__init__()
        if parametrization not in PARAMETRIZATIONS:
            raise ValueError(
                f"parametrization must be one of {', '.join(PARAMETRIZATIONS)}, "
                f"got {parametrization!r}"
            )
        _check_training_mode(forward, backward_temperature, precision)
        if seed is None:
            seed = int(torch.randint(2**62, ()))
        rng = np.random.default_rng(seed)
        if isinstance(connections, str):
            pairs = connect(connections, in_features, out_features, rng, input_shape)
        else:
            pairs = _as_pairs(connections, out_features)
            connections = "given"
        if sort_gates:
            pairs = pairs[:, np.argsort(pairs[0], kind="stable")]
        self.in_features = in_features
        self.out_features = out_features
        self.check_input = check_input
        self.forward_mode = forward
        self.backward_temperature = float(backward_temperature)
        self.precision = precision
        self.discrete: bool | None = None
        self.step_gates: Callable[[], tuple[Tensor, Tensor | None]] | None = None
        self._parametrization = PARAMETRIZATIONS[parametrization]
        self._description = f"parametrization={parametrization!r}, connections={connections!r}"
        self.weight = nn.Parameter(self._parametrization.initial(out_features, init, rng))
        self.register_buffer("connections", torch.from_numpy(pairs))
        self._wiring = Wiring(pairs, in_features)

    @property
    def mode(self) -> str:
        """What a call now evaluates: ``discrete``, or one of :data:`FORWARDS`."""
        if self.discrete is not None:
            return "discrete" if self.discrete else "soft"
        return self.forward_mode if self.training else "discrete"

    @property
    def is_discrete(self) -> bool:
        """Whether a call now evaluates functions of bits."""
        return self.mode != "soft"

    @property
    def temperature(self) -> float:
        """Divides the logits of the mixture that the gradient of training goes through."""
        return 1.0 if self.forward_mode == "soft" else self.backward_temperature

    @property
    def has_logits(self) -> bool:
        """Whether the weights are the 16 logits of a softmax."""
        return self._parametrization.has_logits

    def gates(self) -> Tensor:
        """``(N,)`` uint8: the id of each discrete gate."""
        return self._parametrization.gates(self.weight)

    def coefficients(self) -> Tensor:
        """``(N, 4)`` coefficients of the relaxed gates, differentiable."""
        return self._parametrization.relaxed(self.weight, 1.0, None, False)[0]

    def training_gates(self, noise: Tensor | None = None) -> tuple[Tensor, Tensor | None]:
        """Coefficients and gates of a training step, as ``forward`` has them.

        Args:
            noise: ``(N, P)`` added to the logits; drawn where ``gumbel`` needs it.

        Returns:
            ``(N, 4)`` coefficients, differentiable, and ``(N,)`` gates; None for ``soft``.
        """
        noise = self.noise() if noise is None else noise
        want_gates = self.forward_mode != "soft"
        return self._parametrization.relaxed(self.weight, self.temperature, noise, want_gates)

    def noise(self) -> Tensor | None:
        """Noise for one step, from torch's generator; None unless ``gumbel``."""
        if self.forward_mode != "gumbel":
            return None
        return torch.empty_like(self.weight, requires_grad=False).exponential_().log_().neg_()

    def layer_gates(self, dtype: torch.dtype, *, bits: bool = False) -> ops.LayerGates:
        """What a call now evaluates.

        Args:
            dtype: Of the input.
            bits: Whether the input is known to be bits, which discrete gates then work on.
        """
        gates: Tensor | None
        wide = torch.float32 if dtype == torch.bfloat16 else dtype
        if self.mode == "discrete":
            gates = self.gates()
            coefficients = gate_coefficients(gates, wide)
            gates = gates if bits else None
        elif self.discrete is None:
            coefficients, gates = (self.step_gates or self.training_gates)()
        else:
            coefficients, gates = self.coefficients(), None
        return ops.LayerGates(coefficients.to(wide), gates, self.connections, self._wiring)

    def check(self, x: Tensor) -> None:
        """Raise ``ValueError`` where the layer cannot read ``x``; see :meth:`forward`."""
        if x.ndim != 2 or x.shape[1] != self.in_features:
            raise ValueError(
                f"expected input of shape (batch, {self.in_features}), got {tuple(x.shape)}"
            )
        if not x.is_floating_point():
            raise ValueError(f"expected a float tensor, got {x.dtype}: convert bits with .float()")
        if self.check_input and not torch.compiler.is_compiling():
            _check_values(x, self.is_discrete)

    def forward(self, x: Tensor) -> Tensor:
        """Evaluate the layer.

        Args:
            x: ``(B, I)`` float.

        Returns:
            ``(B, N)``.

        Raises:
            ValueError: Wrong shape or dtype; or, where ``check_input``, a value outside [0, 1], or
                other than 0 and 1 while functions of bits are evaluated.
        """
        self.check(x)
        return ops.logic_layers(x, [self.layer_gates(x.dtype)], half=self.precision == "bfloat16")

    def extra_repr(self) -> str:
        """Sizes and options, for ``print(model)``."""
        parts = [str(self.in_features), str(self.out_features), self._description]
        if self.forward_mode != "soft":
            parts.append(f"forward={self.forward_mode!r}")
            parts.append(f"backward_temperature={self.backward_temperature:g}")
        if self.precision != "float32":
            parts.append(f"precision={self.precision!r}")
        return ", ".join(parts)

    def _load_from_state_dict(self, state_dict: Any, prefix: str, *args: Any) -> None:
        super()._load_from_state_dict(state_dict, prefix, *args)
        error_messages: list[str] = args[-1]
        try:
            self._wiring = Wiring(self.connections.cpu().numpy(), self.in_features)
        except ValueError:
            error_messages.append(
                f"{prefix}connections names an input outside 0 to {self.in_features - 1}"
            )


def _as_pairs(connections: NDArray[np.integer[Any]], n_gates: int) -> NDArray[np.int32]:
    given = np.asarray(connections)
    if given.shape != (2, n_gates) or given.dtype.kind not in "iu":
        raise ValueError(
            f"wiring must be integers of shape (2, {n_gates}), got {given.dtype} of shape "
            f"{given.shape}"
        )
    if given.size and not (given.min() >= 0 and given.max() < 2**31):
        raise ValueError(f"wiring names inputs from {given.min()} to {given.max()}")
    return given.astype(np.int32)


def _check_training_mode(forward: str, backward_temperature: float, precision: str) -> None:
    """Raise ``ValueError`` for options of :class:`LogicLayer` that cannot be."""
    if forward not in FORWARDS:
        raise ValueError(f"forward must be one of {', '.join(FORWARDS)}, got {forward!r}")
    if not (math.isfinite(backward_temperature) and backward_temperature > 0):
        raise ValueError(f"backward_temperature must be positive, got {backward_temperature}")
    if forward == "soft" and backward_temperature != 1:
        raise ValueError(
            f"backward_temperature is {backward_temperature}, but forward='soft' evaluates what "
            "the gradient is of: leave it at 1, or use forward='hard'"
        )
    if precision not in PRECISIONS:
        raise ValueError(f"precision must be one of {', '.join(PRECISIONS)}, got {precision!r}")


def _check_values(x: Tensor, is_discrete: bool) -> None:
    x = x.detach()
    low, high = (0.0, 1.0) if is_discrete else (-_ROUNDING, 1 + _ROUNDING)
    if ops.within(x, low, high, ends=is_discrete):
        return
    right = (x == low) | (x == high) if is_discrete else (x >= low) & (x <= high)
    wrong = (~right).nonzero()
    if not len(wrong):  # with torch.set_flush_denormal, one thread's zero is not another's
        return
    sample, feature = (int(i) for i in wrong[0])
    value = float(x[sample, feature])
    wanted = "0 or 1, as discrete gates need" if is_discrete else "in [0, 1], as relaxed gates need"
    raise ValueError(
        f"input value {value} (sample {sample}, feature {feature}) is not {wanted}: "
        "binarise or scale the data first"
    )


@contextmanager
def _forced(model: nn.Module, value: bool) -> Iterator[nn.Module]:
    layers = [module for module in model.modules() if isinstance(module, LogicLayer)]
    before = [layer.discrete for layer in layers]
    for layer in layers:
        layer.discrete = value
    try:
        yield model
    finally:
        for layer, old in zip(layers, before, strict=True):
            layer.discrete = old


def relaxed(model: nn.Module) -> AbstractContextManager[nn.Module]:
    """A context in which every layer of the model is relaxed, in ``eval()`` mode too."""
    return _forced(model, False)


def discrete(model: nn.Module) -> AbstractContextManager[nn.Module]:
    """A context in which every layer of the model is discrete, in ``train()`` mode too."""
    return _forced(model, True)
