"""A layer of two-input gates with fixed random wiring."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn

from gategrad.nn import ops
from gategrad.nn.connections import connect
from gategrad.nn.functional import gate_coefficients
from gategrad.nn.parametrizations import PARAMETRIZATIONS

__all__ = ["LogicLayer", "discrete", "relaxed"]

# Outputs of relaxed gates may leave [0, 1] by float rounding, a little more with each layer.
_ROUNDING: Final = 1e-4


class LogicLayer(nn.Module):
    """A layer of N gates, each reading two of I inputs (paper, section 2.1).

    In ``train()`` mode the gates are relaxed: mixtures of the 16 gates, differentiable. In
    ``eval()`` mode they are discrete: each is its most likely gate. :func:`relaxed` and
    :func:`discrete` override this for a while.

    Args:
        in_features: Inputs, I.
        out_features: Gates, N.
        parametrization: How weights become gates; a key of ``PARAMETRIZATIONS``.
        connections: How gates are wired: ``random``, ``unique`` or ``local``; see
            :mod:`gategrad.nn.connections`.
        init: ``normal`` (the paper's) or ``residual``.
        seed: Seed of wiring and weights. Without one, it is drawn from torch's generator.
        input_shape: ``(channels, height, width)`` where inputs are an image; ``local`` needs it.
        sort_gates: Number the gates by their first input. Rows of memory are then read and written
            one after the other, which is faster. Any other layer that is wired at random may
            follow; a head, or neighbours paired by ``unique``, would see the order.
        check_input: Look at every value of the input: in [0, 1] while relaxed, 0 or 1 while
            discrete. Worth its price in a first layer; layers fed by other layers need not.

    Attributes:
        weight: ``(N, P)`` parameter; P is 16 for ``softmax``.
        connections: ``(2, N)`` int32 buffer: the two inputs of each gate. Part of the state dict.

    Shape:
        ``(B, I)`` to ``(B, N)``, float. Memory of the result is feature by feature.
    """

    weight: nn.Parameter
    connections: Tensor
    _wiring: Tensor

    def __init__(
        self,
        in_features: int,
        out_features: int,
        *,
        parametrization: str = "softmax",
        connections: str = "random",
        init: str = "normal",
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
        if seed is None:
            seed = int(torch.randint(2**62, ()))
        rng = np.random.default_rng(seed)
        pairs = connect(connections, in_features, out_features, rng, input_shape)
        if sort_gates:
            pairs = pairs[:, np.argsort(pairs[0], kind="stable")]
        self.in_features = in_features
        self.out_features = out_features
        self.check_input = check_input
        self.discrete: bool | None = None
        self._parametrization = PARAMETRIZATIONS[parametrization]
        self._description = f"parametrization={parametrization!r}, connections={connections!r}"
        self.weight = nn.Parameter(self._parametrization.initial(out_features, init, rng))
        self.register_buffer("connections", torch.from_numpy(pairs))
        self.register_buffer(
            "_wiring", torch.from_numpy(ops.processing_order(pairs)), persistent=False
        )

    @property
    def is_discrete(self) -> bool:
        """Whether a call now evaluates the discrete gates."""
        return not self.training if self.discrete is None else self.discrete

    def gates(self) -> Tensor:
        """``(N,)`` uint8: the id of each discrete gate."""
        return self._parametrization.gates(self.weight)

    def coefficients(self) -> Tensor:
        """``(N, 4)`` coefficients of the relaxed gates, differentiable."""
        return self._parametrization.coefficients(self.weight)

    def forward(self, x: Tensor) -> Tensor:
        """Evaluate the layer.

        Args:
            x: ``(B, I)`` float.

        Returns:
            ``(B, N)``.

        Raises:
            ValueError: Wrong shape or dtype; or, where ``check_input``, a value outside [0, 1], or
                other than 0 and 1 while discrete.
        """
        if x.ndim != 2 or x.shape[1] != self.in_features:
            raise ValueError(
                f"expected input of shape (batch, {self.in_features}), got {tuple(x.shape)}"
            )
        if not x.is_floating_point():
            raise ValueError(f"expected a float tensor, got {x.dtype}: convert bits with .float()")
        if self.check_input and not torch.compiler.is_compiling():
            _check_values(x, self.is_discrete)
        if self.is_discrete:
            coefficients = gate_coefficients(self.gates(), x.dtype)
        else:
            coefficients = self.coefficients().to(x.dtype)
        return ops.logic_layer(x, coefficients, self._wiring)

    def extra_repr(self) -> str:
        """Sizes and options, for ``print(model)``."""
        return f"{self.in_features}, {self.out_features}, {self._description}"

    def _load_from_state_dict(self, state_dict: Any, prefix: str, *args: Any) -> None:
        super()._load_from_state_dict(state_dict, prefix, *args)
        error_messages: list[str] = args[-1]
        pairs = self.connections.cpu().numpy()
        if pairs.size and (pairs.min() < 0 or pairs.max() >= self.in_features):
            error_messages.append(
                f"{prefix}connections names an input outside 0 to {self.in_features - 1}"
            )
            return
        self._wiring.copy_(torch.from_numpy(ops.processing_order(pairs)))


def _check_values(x: Tensor, is_discrete: bool) -> None:
    x = x.detach()
    right = (x == 0) | (x == 1) if is_discrete else (x >= -_ROUNDING) & (x <= 1 + _ROUNDING)
    if bool(right.all()):
        return
    sample, feature = (int(i) for i in (~right).nonzero()[0])
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
