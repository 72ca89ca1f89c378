"""A layer of two-input gates with random wiring, or wiring that training chooses."""

from __future__ import annotations

from typing import Any, Unpack

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from gategrad.config.wiring_names import ANCHORED, LEARNED
from gategrad.nn.connections import (
    candidates_if_learned,
    check_connections,
    connect,
    connect_anchored,
    draw_candidates,
    tell_unread,
)
from gategrad.nn.gate_module import GateModule, generator_of
from gategrad.nn.gate_options import GateKeywords, GateOptions, gate_options
from gategrad.nn.kernels.layer_wiring import Wiring
from gategrad.nn.kernels.layers_dispatch import LayerGates, logic_layers
from gategrad.nn.learned_wires import LearnedWires
from gategrad.system.kinds import as_whole, check_kind

__all__ = ["LogicLayer"]


class LogicLayer(GateModule):
    """A layer of N gates, each reading two of I inputs (paper, section 2.1).

    In ``train()`` mode the gates are what the option ``forward`` says; in ``eval()`` mode they are
    discrete: each is its most likely gate. :func:`~gategrad.nn.relaxed` and
    :func:`~gategrad.nn.discrete` override this for a while.

    Args:
        in_features: Inputs, I.
        out_features: Gates, N.
        connections: How gates are wired: ``random``, ``unique``, ``local``, ``near`` or
            ``butterfly``; see :mod:`gategrad.nn.connections`. Or ``learned``: each input of a gate
            is chosen by training among ``candidates``; see :class:`~gategrad.nn.LearnedWires`. Or
            ``anchored``: each gate reads one of the layer before and one of the ``anchors``. Or the
            wiring itself: ``(2, N)`` integers.
        candidates: With ``learned``, how many inputs of the layer each input of a gate is chosen
            among, K, at most 256, 16 by default; all where there are fewer.
        candidate_connections: With ``learned``, how these are drawn: like ``connections``.
        seed: Seed of wiring and weights. Without one, it is drawn from torch's generator.
        input_shape: ``(channels, height, width)`` where inputs are an image; ``local`` needs it.
        sort_gates: Number the gates by their first input. Rows of memory are then read and written
            one after the other, which is faster. Any other layer that is wired at random may
            follow; a head, or neighbors paired by ``unique``, would see the order.
        keep_order: Number the gates as the wiring draws them: for another layer behind that reads
            order. ``butterfly`` shuffles them otherwise, so that every class sees all of an image.
        anchors: How many of the inputs, the last ones, are not outputs of the layer before, but the
            input of the whole network, as in a densely connected one: a :class:`DLGN` gives them.
        check_input: Look at every value of the input: in [0, 1] while relaxed, 0 or 1 while
            discrete. Worth its price in a first layer; layers fed by other layers need not. Such a
            layer also warns (``UnreadInputsWarning``) where it is too narrow to read all inputs.
        gates: How the gates are trained, as one object.
        **options: Single ones of that, by name: ``parametrization``, ``init``, ``forward``,
            ``backward_temperature`` and ``precision``; see :class:`~gategrad.nn.GateOptions`.

    Attributes:
        step_gates: Gives coefficients and gates to use in place of :meth:`training_gates` in
            ``train()`` mode: for whoever takes the coefficients' gradient further than autograd.
        weight: ``(N, P)`` parameter; P is 16 for ``softmax``.
        connections: ``(2, N)`` int32 buffer: the two inputs of each gate. Part of the state dict.
            Where they are learned, those of :meth:`settle`, which ``eval()`` calls.
        wires: With ``learned``, the candidates and their logits; else None.

    Shape:
        ``(B, I)`` to ``(B, N)``, float. Memory of the result is feature by feature.
    """

    connections: Tensor
    anchors: int = 0  # of modules that an earlier version pickled

    def __init__(
        self,
        in_features: int,
        out_features: int,
        *,
        connections: str | NDArray[np.integer[Any]] = "random",
        candidates: int | None = None,
        candidate_connections: str = "random",
        seed: int | np.random.SeedSequence | None = None,
        input_shape: tuple[int, ...] | None = None,
        sort_gates: bool = False,
        keep_order: bool = False,
        anchors: int = 0,
        check_input: bool = True,
        gates: GateOptions | None = None,
        **options: Unpack[GateKeywords],
    ) -> None:
        gates = gate_options(type(self), gates, options)
        in_features = as_whole("in_features", in_features)
        out_features = as_whole("out_features", out_features)
        anchors = as_whole("anchors", anchors)
        if not 0 <= anchors < max(in_features, 1):
            raise ValueError(
                f"anchors must be 0 or more and below in_features={in_features}, which counts "
                f"them, got {anchors}"
            )
        rng = generator_of(seed)
        wires = None
        if isinstance(connections, str):
            check_connections(connections, or_learned=True, or_anchored=True)
        learned = isinstance(connections, str) and connections == LEARNED
        count = candidates_if_learned(candidates, learned=learned)
        if learned:
            some = draw_candidates(
                candidate_connections, in_features, out_features, count, rng, input_shape
            )
            wires = LearnedWires(
                some,
                in_features,
                rng,
                kind=candidate_connections,
                input_shape=input_shape,
                n_anchors=anchors,
            )
            pairs = wires.chosen().numpy()
            sort_gates = False
        elif isinstance(connections, str) and connections == ANCHORED:
            pairs = connect_anchored(in_features - anchors, anchors, out_features, rng)
        elif isinstance(connections, str):
            pairs = connect(
                connections, in_features, out_features, rng, input_shape,
                keep_order=keep_order or sort_gates,
            )  # fmt: skip
            if check_input:  # inner layers may well choose among what is learned below them
                tell_unread(connections, pairs, in_features)
        else:
            pairs = _as_pairs(connections, out_features)
            connections = "given"
        if sort_gates:
            pairs = pairs[:, np.argsort(pairs[0], kind="stable")]
        super().__init__(out_features, gates, rng, check_input=check_input)
        self.in_features = in_features
        self.out_features = out_features
        self._description = (
            f"parametrization={gates.parametrization!r}, connections={connections!r}"
        )
        self.register_buffer("connections", torch.from_numpy(pairs))
        self.wires = wires
        self.anchors = anchors
        self._wiring = self._fixed_wiring()

    def gates(self) -> Tensor:
        """``(N,)`` uint8: the id of each discrete gate."""
        return self.most_likely()

    def layer_gates(self, dtype: torch.dtype, *, bits: bool = False) -> LayerGates:
        """What a call now evaluates.

        Args:
            dtype: Of the input.
            bits: Whether the input is known to be bits, which discrete gates then work on.
        """
        coefficients, gates = self.gates_now(dtype, bits=bits)
        if self.wires is None or not self.chooses:
            return LayerGates(coefficients, gates, self.connections, self._wiring)
        wires, chosen = self.wires_now()
        shares = None if wires is None else wires.to(coefficients)
        return LayerGates(coefficients, gates, chosen, self.wires.wiring, shares)

    def _take_choice(self) -> None:
        if self.wires is not None and not self.chooses:
            self._wiring = self._fixed_wiring()

    def _fixed_wiring(self) -> Wiring:
        read = self.connections.cpu().numpy()
        return Wiring(read, self.in_features, n_anchors=self.anchors)

    def settle(self) -> Tensor:
        """Set ``connections`` to what is chosen now where they are learned, and return them."""
        if self.wires is not None:
            self.connections.copy_(self.wires.chosen())
        return self.connections

    def check(self, x: Tensor) -> None:
        """Raise ``ValueError`` where the layer cannot read ``x``; see :meth:`forward`."""
        check_kind("x", x, Tensor)
        if x.ndim != 2 or x.shape[1] != self.in_features:
            raise ValueError(
                f"expected input of shape (batch, {self.in_features}), got {tuple(x.shape)}"
            )
        self.check_floats(x)

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
        return logic_layers(x, [self.layer_gates(x.dtype)], half=self.precision == "bfloat16")

    def extra_repr(self) -> str:
        """Sizes and options, for ``print(model)``."""
        parts = [str(self.in_features), str(self.out_features), self._description]
        parts += [f"anchors={self.anchors}"] * (self.anchors > 0)
        parts += self.mode_repr()
        return ", ".join(parts)

    def _load_from_state_dict(self, state_dict: Any, prefix: str, *args: Any) -> None:
        super()._load_from_state_dict(state_dict, prefix, *args)
        error_messages: list[str] = args[-1]
        try:
            self._wiring = self._fixed_wiring()
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
