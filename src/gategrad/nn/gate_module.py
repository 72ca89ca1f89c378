"""What every module with trainable gates has: weights, and what a call evaluates of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Any, Final, Self

import numpy as np
import torch
from torch import Tensor, nn

from gategrad.nn.gate_options import GateOptions
from gategrad.nn.kernels.reference import gate_coefficients
from gategrad.nn.kernels.value_checks import within
from gategrad.nn.parametrizations import parametrization_named
from gategrad.system.kinds import check_kind

if TYPE_CHECKING:
    from gategrad.nn.learned_wires import LearnedWires

__all__ = ["GateModule", "discrete", "evaluates_bits", "generator_of", "relaxed", "trains_relaxed"]

# Outputs of relaxed gates may leave [0, 1] by float rounding, a little more with each layer.
_ROUNDING: Final = 1e-4
# What belongs to a training under way.
_PASSING: Final = ("frozen", "wires_frozen")


def generator_of(seed: int | np.random.SeedSequence | None) -> np.random.Generator:
    """The source of a module's randomness; without a seed, one is drawn from torch's generator."""
    return np.random.default_rng(int(torch.randint(2**62, ())) if seed is None else seed)


class GateModule(nn.Module):
    """A module of N gates with weights of their own; see :class:`~gategrad.nn.LogicLayer`.

    Args:
        n_gates: Gates, N.
        options: How they are trained.
        rng: Source of randomness.
        check_input: Look at every value of the input.

    Attributes:
        parametrization: How weights become gates.
        step_gates: Gives coefficients and gates to use in place of :meth:`training_gates` in
            ``train()`` mode: for whoever takes the coefficients' gradient further than autograd.
        weight: ``(N, P)`` parameter; P is 16 for ``softmax``.
        wires: What is read where training chooses it; else None.
        frozen: ``(N,)`` uint8: the gates that stand in for those in training; see :meth:`freeze`.
        wires_frozen: Whether learned wiring stays as it is in training; see :meth:`freeze_wires`.
    """

    weight: nn.Parameter
    wires: LearnedWires | None
    frozen: Tensor | None = None
    wires_frozen: bool = False

    def __init__(
        self,
        n_gates: int,
        options: GateOptions,
        rng: np.random.Generator,
        *,
        check_input: bool,
    ) -> None:
        super().__init__()
        self.check_input = check_input
        self.forward_mode = options.forward
        self.backward_temperature = float(options.backward_temperature)
        self.precision = options.precision
        self.discrete: bool | None = None
        self.step_gates: Callable[[], tuple[Tensor, Tensor | None]] | None = None
        self.parametrization = parametrization_named(options.parametrization)
        self.weight = nn.Parameter(self.parametrization.initial(n_gates, options.init, rng))

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take the state of a copy, or of a module that an earlier version pickled whole."""
        if "wires" not in state and "wires" not in state["_modules"]:
            state = {**state, "wires": None}
        if "_parametrization" in state:
            state = {**state, "parametrization": state["_parametrization"]}
            del state["_parametrization"]
        super().__setstate__(state)  # type: ignore[no-untyped-call]

    def __getstate__(self) -> dict[str, Any]:
        """What copies and files have: all but that gates, or wires, are frozen."""
        return {name: value for name, value in self.__dict__.items() if name not in _PASSING}

    def _load_from_state_dict(self, *args: Any, **options: Any) -> None:
        super()._load_from_state_dict(*args, **options)
        if self.frozen is not None:
            self.frozen = self.most_likely()

    def settle(self) -> Tensor:
        """Set the buffer of what is read to what is chosen now, where it is learned; return it."""
        raise NotImplementedError

    def freeze(self, frozen: bool = True) -> None:
        """Freeze the gates and what they read as they are now, or thaw them.

        While they are frozen, the likeliest ones are evaluated in training, whatever ``forward``
        says, and get no gradient. It belongs to a training under way: neither files nor copies of
        the module are frozen.
        """
        self.settle()
        self.frozen = self.most_likely() if frozen else None
        self._take_choice()

    def freeze_wires(self, frozen: bool = True) -> None:
        """Keep what is read as it is now, where that is learned, or go on choosing.

        Gates go on training. As for :meth:`freeze`, neither files nor copies are frozen.
        """
        self.settle()
        self.wires_frozen = frozen and self.wires is not None
        self._take_choice()

    @property
    def chooses(self) -> bool:
        """Whether what is read may change in training."""
        return self.wires is not None and self.frozen is None and not self.wires_frozen

    def _take_choice(self) -> None:
        """Take what is chosen for wiring that stays, where learned wiring is frozen."""
        raise NotImplementedError

    def train(self, mode: bool = True) -> Self:
        """As :meth:`torch.nn.Module.train`; outside of training, wiring is what it came to."""
        if not mode:
            self.settle()
        return super().train(mode)

    def wires_now(self) -> tuple[Tensor | None, Tensor]:
        """What a call now reads, where that is learned.

        Returns:
            ``(2N, K)`` shares of the candidates, None where nobody trains them; and ``(2, N)``: the
            likeliest.
        """
        assert self.wires is not None
        forced = self.discrete is not None  # what stands in for wires belongs to training alone
        if self.mode == "discrete" or (forced and self.forward_mode != "soft"):
            return None, self.wires.chosen()
        return self.wires.training_wires() if forced else self.wires.wires_now()

    def _save_to_state_dict(self, *args: Any) -> None:
        self.settle()
        super()._save_to_state_dict(*args)

    @property
    def mode(self) -> str:
        """What a call now evaluates: ``discrete``, or one of ``FORWARDS``."""
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

    def most_likely(self) -> Tensor:
        """``(N,)`` uint8: the id of each discrete gate."""
        return self.parametrization.gates(self.weight)

    def coefficients(self) -> Tensor:
        """``(N, 4)`` coefficients of the relaxed gates, differentiable."""
        return self.parametrization.relaxed(self.weight, 1.0, None, False)[0]

    def training_gates(self, noise: Tensor | None = None) -> tuple[Tensor, Tensor | None]:
        """Coefficients and gates of a training step, as ``forward`` has them.

        Args:
            noise: ``(N, P)`` added to the logits; drawn where ``gumbel`` needs it.

        Returns:
            ``(N, 4)`` coefficients, differentiable, and ``(N,)`` gates; None for ``soft``.
        """
        noise = self.noise() if noise is None else noise
        want_gates = self.forward_mode != "soft"
        return self.parametrization.relaxed(self.weight, self.temperature, noise, want_gates)

    def noise(self) -> Tensor | None:
        """Noise for one step, from torch's generator; None unless ``gumbel``."""
        if self.forward_mode != "gumbel":
            return None
        return self.parametrization.noise(self.weight)

    def gates_now(self, dtype: torch.dtype, *, bits: bool) -> tuple[Tensor, Tensor | None]:
        """What a call now evaluates.

        Args:
            dtype: Of the input.
            bits: Whether the input is known to be bits, which discrete gates then work on.

        Returns:
            ``(N, 4)`` coefficients, and where functions of bits are evaluated, ``(N,)`` gates.
        """
        gates: Tensor | None
        wide = torch.float32 if dtype == torch.bfloat16 else dtype
        if self.mode == "discrete":
            gates = self.most_likely()
            coefficients = gate_coefficients(gates, wide)
            gates = gates if bits else None
        elif self.frozen is not None:
            coefficients = gate_coefficients(self.frozen, wide)
            gates = self.frozen if self.mode != "soft" else None
        elif self.discrete is None:
            coefficients, gates = (self.step_gates or self.training_gates)()
        else:
            coefficients, gates = self.coefficients(), None
        return coefficients.to(wide), gates

    def check_floats(self, x: Tensor) -> None:
        """Raise ``ValueError`` where ``(B, I)`` are no floats, or values that gates cannot read."""
        if not x.is_floating_point():
            raise ValueError(f"expected a float tensor, got {x.dtype}: convert bits with .float()")
        if self.check_input and not torch.compiler.is_compiling():
            _check_values(x, self.is_discrete)

    def mode_repr(self) -> list[str]:
        """Options of training that are not their defaults, for ``print(model)``."""
        parts = []
        if self.forward_mode != "soft":
            parts.append(f"forward={self.forward_mode!r}")
            parts.append(f"backward_temperature={self.backward_temperature:g}")
        if self.precision != "float32":
            parts.append(f"precision={self.precision!r}")
        return parts


def _check_values(x: Tensor, is_discrete: bool) -> None:
    """Raise ``ValueError`` where a value of ``(B, I)`` is none that gates can read."""
    x = x.detach()
    low, high = (0.0, 1.0) if is_discrete else (-_ROUNDING, 1 + _ROUNDING)
    if within(x, low, high, ends=is_discrete):
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
        "binarize or scale the data first"
    )


@contextmanager
def _forced(model: nn.Module, value: bool) -> Iterator[nn.Module]:
    layers = [module for module in model.modules() if isinstance(module, GateModule)]
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
    check_kind("model", model, nn.Module)
    return _forced(model, False)


def discrete(model: nn.Module) -> AbstractContextManager[nn.Module]:
    """A context in which every layer of the model is discrete, in ``train()`` mode too."""
    check_kind("model", model, nn.Module)
    return _forced(model, True)


def evaluates_bits(model: nn.Module) -> bool:
    """Whether all gates of a model evaluate functions of bits while they are trained."""
    gates = [module for module in model.modules() if isinstance(module, GateModule)]
    return bool(gates) and all(module.forward_mode != "soft" for module in gates)


def trains_relaxed(model: nn.Module) -> bool:
    """Whether training is meant to make the relaxed network good.

    Not with hard gates: nobody trained their mixtures to be of use.
    """
    return any(
        module.forward_mode != "hard"
        for module in model.modules()
        if isinstance(module, GateModule)
    )
