"""Convolutions whose kernels are trees of gates, and pooling by OR."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from operator import index
from typing import Any, ClassVar, Final, Unpack

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from gategrad.config.wiring_names import LEARNED
from gategrad.nn.connections import candidates_if_learned
from gategrad.nn.gate_module import GateModule, generator_of
from gategrad.nn.gate_options import GateKeywords, GateOptions, gate_options
from gategrad.nn.kernels.layers_dispatch import LayerGates, logic_layers
from gategrad.nn.kernels.learned_trees import LearnedTrees
from gategrad.nn.kernels.reference import max_pool
from gategrad.nn.kernels.tree_wiring import Geometry, TreeWiring, draw_leaves
from gategrad.nn.learned_wires import LearnedLeaves, draw_leaf_candidates
from gategrad.system.kinds import check_kind

__all__ = ["LogicConv", "LogicConv1d", "LogicConv2d", "LogicConv3d", "OrPool2d"]

# Of trees: Petersen et al. 2024, section 3.4.
_OPTIONS: Final = GateOptions(init="residual")
_CHANNELS_PER_KERNEL: Final = 2


class LogicConv(GateModule):
    """A convolution over any number of axes; see :class:`LogicConv2d`."""

    axes: ClassVar[int]
    leaves: Tensor
    wires: LearnedLeaves | None

    def __init__(
        self,
        in_channels: int,
        out_channels: int,
        kernel_size: int | tuple[int, ...],
        *,
        in_size: int | tuple[int, ...],
        depth: int = 3,
        stride: int | tuple[int, ...] = 1,
        padding: int | tuple[int, ...] = 0,
        channels_per_kernel: int | None = None,
        groups: int = 1,
        pool: int = 1,
        leaves: NDArray[np.integer[Any]] | None = None,
        connections: str = "random",
        candidates: int | None = None,
        seed: int | np.random.SeedSequence | None = None,
        check_input: bool = True,
        gates: GateOptions | None = None,
        **options: Unpack[GateKeywords],
    ) -> None:
        gates = gate_options(type(self), _OPTIONS if gates is None else gates, options)
        if channels_per_kernel is not None and channels_per_kernel < 1:
            raise ValueError(f"channels_per_kernel must be at least 1, got {channels_per_kernel}")
        _check_connections(connections, leaves, channels_per_kernel)
        geometry = Geometry(
            (in_channels, *_along(self.axes, in_size)),
            out_channels,
            _along(self.axes, kernel_size),
            _along(self.axes, stride),
            _along(self.axes, padding),
            pool,
            depth,
            groups,
        )
        rng = generator_of(seed)
        wires = None
        count = candidates_if_learned(candidates, learned=connections == LEARNED)
        if connections == LEARNED:
            some = draw_leaf_candidates(geometry, count, rng)
            wires = LearnedLeaves(some, geometry, rng)
            drawn = wires.leaves().numpy()
        elif leaves is None:
            read = channels_per_kernel or _CHANNELS_PER_KERNEL
            drawn = draw_leaves(geometry, read, rng, butterfly=connections == "butterfly")
        else:
            drawn = leaves
        wiring = TreeWiring(np.asarray(drawn), geometry)
        super().__init__(wiring.n_gates, gates, rng, check_input=check_input)
        self._description = f"parametrization={gates.parametrization!r}"
        if leaves is None and connections != "random":
            self._description += f", connections={connections!r}"
        self.register_buffer("leaves", torch.from_numpy(np.array(drawn, dtype=np.int32)))
        self.wires = wires
        self.geometry = geometry
        self._wiring = wiring
        self._pooled: tuple[object, TreeWiring | LearnedTrees] | None = None

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take the state of a copy; the wiring with pooling can be made again."""
        super().__setstate__({**state, "_pooled": None})

    @property
    def in_shape(self) -> tuple[int, ...]:
        """``(C, *extents)`` of the input."""
        return self.geometry.in_shape

    @property
    def out_shape(self) -> tuple[int, ...]:
        """``(K, *extents)`` of the output."""
        return self.geometry.out_shape

    @property
    def in_features(self) -> int:
        """Values per sample."""
        return self.geometry.in_features

    @property
    def out_features(self) -> int:
        """Outputs per sample."""
        return self.geometry.out_features

    @property
    def kernel_size(self) -> tuple[int, ...]:
        """Extent of the window along each axis."""
        return self.geometry.kernel_size

    @property
    def stride(self) -> tuple[int, ...]:
        """Distance of windows along each axis."""
        return self.geometry.stride

    @property
    def padding(self) -> tuple[int, ...]:
        """Zeros at both ends of each axis."""
        return self.geometry.padding

    @property
    def pool(self) -> int:
        """2 where each output is the largest of a square of positions' trees; else 1."""
        return self.geometry.pool

    @property
    def depth(self) -> int:
        """Levels of gates of each tree."""
        return self.geometry.depth

    def gates(self) -> Tensor:
        """``(K, 2 ** depth - 1)`` uint8: each tree's gates, level by level from the leaves."""
        return self.most_likely().view(self.geometry.out_channels, -1)

    def layer_gates(
        self, dtype: torch.dtype, *, bits: bool = False, pooled: bool = False
    ) -> LayerGates:
        """What a call now evaluates.

        Args:
            dtype: Of the input.
            bits: Whether the input is known to be bits, which discrete gates then work on.
            pooled: Whether an :class:`OrPool2d` that follows is part of it.
        """
        wiring = self.pooled_wiring() if pooled else self._own_wiring()
        coefficients, gates = self.gates_now(dtype, bits=bits)
        if self.wires is None or not self.chooses:
            return LayerGates(coefficients, gates, self.leaves, wiring)
        wires, chosen = self.wires_now()
        shares = None if wires is None else wires.to(coefficients)
        return LayerGates(coefficients, gates, chosen, wiring, shares)

    def _own_wiring(self) -> TreeWiring | LearnedTrees:
        if self.wires is None or not self.chooses:
            return self._wiring
        return self.wires.wiring

    @property
    def knows_pooled_wiring(self) -> bool:
        """Whether :meth:`pooled_wiring` is there already."""
        return self._pooled is not None and self._pooled[0] is self._own_wiring()

    def pooled_wiring(self) -> TreeWiring | LearnedTrees:
        """The wiring of this convolution and an :class:`OrPool2d` after it."""
        own = self._own_wiring()
        if self._pooled is None or self._pooled[0] is not own:
            fused = replace(self.geometry, pool=2)
            if isinstance(own, LearnedTrees):
                self._pooled = own, LearnedTrees(own.candidates, fused)
            else:
                self._pooled = own, TreeWiring(self.leaves.cpu().numpy(), fused)
        return self._pooled[1]

    def _take_choice(self) -> None:
        if self.wires is not None and not self.chooses:
            self._wiring = TreeWiring(self.leaves.cpu().numpy(), self.geometry)

    def settle(self) -> Tensor:
        """Set ``leaves`` to what is chosen now where they are learned, and return them."""
        if self.wires is not None:
            self.leaves.copy_(self.wires.leaves())
        return self.leaves

    def check(self, x: Tensor) -> None:
        """Raise ``ValueError`` where the module cannot read ``x``; see :meth:`forward`."""
        check_kind("x", x, Tensor)
        if tuple(x.shape[1:]) not in (self.in_shape, (self.in_features,)):
            wanted = ", ".join(str(n) for n in self.in_shape)
            raise ValueError(
                f"expected input of shape (batch, {wanted}) or (batch, {self.in_features}), got "
                f"{tuple(x.shape)}"
            )
        self.check_floats(x.flatten(1))

    def forward(self, x: Tensor) -> Tensor:
        """Evaluate the convolution.

        Args:
            x: ``(B, C, *extents)`` float, or the same flat, ``(B, C * places)``.

        Returns:
            ``(B, K, *extents)``.

        Raises:
            ValueError: Wrong shape or dtype; or, where ``check_input``, a value outside [0, 1], or
                other than 0 and 1 while functions of bits are evaluated.
        """
        self.check(x)
        half = self.precision == "bfloat16"
        out = logic_layers(x.flatten(1), [self.layer_gates(x.dtype)], half=half)
        return out.view(len(out), *self.out_shape)

    def extra_repr(self) -> str:
        """Sizes and options, for ``print(model)``."""
        g = self.geometry
        parts = [str(g.in_shape[0]), str(g.out_channels), f"kernel_size={g.kernel_size}"]
        parts += [f"in_size={g.in_shape[1:]}", f"depth={g.depth}", f"groups={g.groups}"]
        parts += [f"stride={g.stride}"] if set(g.stride) != {1} else []
        parts += [f"padding={g.padding}"] if set(g.padding) != {0} else []
        parts += [f"pool={g.pool}"] if g.pool != 1 else []
        return ", ".join([*parts, self._description, *self.mode_repr()])

    def _load_from_state_dict(self, state_dict: Any, prefix: str, *args: Any) -> None:
        super()._load_from_state_dict(state_dict, prefix, *args)
        error_messages: list[str] = args[-1]
        try:
            self._wiring = TreeWiring(self.leaves.cpu().numpy(), self.geometry)
        except ValueError as error:
            error_messages.append(f"{prefix}leaves: {error}")


class LogicConv1d(LogicConv):
    """:class:`LogicConv2d` over one axis."""

    axes = 1


class LogicConv2d(LogicConv):
    """A convolution whose kernels are trees of gates (Petersen et al. 2024, section 3).

    Each of the K kernels is a complete binary tree of ``2 ** depth - 1`` trained gates. Its
    ``2 ** depth`` leaves are places of the window, drawn at random before training, or chosen by
    it. The same trees are evaluated at every position. With ``pool=2`` each output is the largest
    of 2 x 2 positions' trees, on bits their OR; the gradient goes to that one alone. Nothing inside
    of a tree is ever stored.

    Modes are those of :class:`~gategrad.nn.LogicLayer`.

    Args:
        in_channels: Channels of the input, C.
        out_channels: Kernels, K.
        kernel_size: Extent of the window, ``(height, width)`` or one number for both.
        in_size: Extent of the input, likewise.
        depth: Levels of gates, 1 to 4.
        stride: Distance of windows.
        padding: Zeros (false) around the image.
        channels_per_kernel: Channels that the leaves of a kernel lie in, 2 by default. Learned ones
            are chosen among all channels of the group.
        groups: Runs of consecutive kernels, as even as can be, each of which reads channels of its
            own run alone.
        pool: 2 to pool, 1 not to.
        leaves: ``(K, 2 ** depth, 3)`` channel, row and column of each leaf, in place of drawn ones.
        connections: ``random``: leaves are drawn. ``butterfly``: gates of the first level read
            neighbors of one channel, those behind them as far as can be the same channel, and a
            kernel reads channels 1, 2, 4, ... apart. ``learned``: each is chosen by training among
            ``candidates``; see :class:`~gategrad.nn.LearnedWires`.
        candidates: With ``learned``, how many places of the window each leaf is chosen among, in
            all channels of its kernel's group; 16 by default, at most 256, and all where there are
            fewer.
        seed: Seed of leaves and weights. Without one, it is drawn from torch's generator.
        check_input: Look at every value of the input; see :class:`~gategrad.nn.LogicLayer`.
        gates: How the gates are trained, as one object.
        **options: Single ones of that, by name; see :class:`~gategrad.nn.GateOptions`. Here
            ``init`` is ``residual`` by default.

    Attributes:
        weight: ``(K * (2 ** depth - 1), P)`` parameter: the gates of one tree after the other, each
            tree's level by level from the leaves. Gate i of the first level reads leaves 2i and
            2i + 1; of each next level, gates 2i and 2i + 1 of the one before.
        leaves: ``(K, 2 ** depth, 3)`` int32 buffer: channel, and row and column in the window.
            Where they are learned, those of :meth:`settle`, which ``eval()`` calls.
        wires: With ``learned``, the candidates and their logits; else None.

    Shape:
        ``(B, C, H, W)``, or flat ``(B, C * H * W)``, to ``(B, K, H', W')``, float. Memory of the
        result is feature by feature, the batch innermost: flattening it costs nothing.
    """

    axes = 2


class LogicConv3d(LogicConv):
    """:class:`LogicConv2d` over three axes."""

    axes = 3


class OrPool2d(nn.Module):
    """The largest of each 2 x 2 square: on bits, their OR (Petersen et al. 2024, section 3.2).

    The gradient goes to the largest alone, the first of several; a last row or column that fills
    no square is left out. Right after a :class:`LogicConv2d` in a :class:`~gategrad.nn.DLGN` it is
    computed with it.

    Shape:
        ``(B, C, H, W)`` to ``(B, C, H // 2, W // 2)``.
    """

    def forward(self, x: Tensor) -> Tensor:
        """Pool ``x``."""
        if x.ndim != 4:
            raise ValueError(f"expected shape (batch, channels, rows, columns), got {x.shape}")
        if min(x.shape[2:]) < 2:
            raise ValueError(f"images of {tuple(x.shape[2:])} have no 2 x 2 square to pool")
        return max_pool(x)


def _check_connections(
    connections: str, leaves: object | None, channels_per_kernel: int | None
) -> None:
    """Raise ``ValueError`` where leaves cannot be chosen, or drawn, like this."""
    if connections not in ("random", "butterfly", LEARNED):
        raise ValueError(
            "connections of a convolution must be 'random', 'butterfly' or 'learned', got "
            f"{connections!r}: leaves lie in its window anyway"
        )
    if connections == "butterfly" and leaves is not None:
        raise ValueError(
            "connections='butterfly' draws leaves, and leaves are given: leave one of both out"
        )
    for name, given in (("leaves", leaves), ("channels_per_kernel", channels_per_kernel)):
        if connections == LEARNED and given is not None:
            raise ValueError(
                f"{name} is for leaves that stay, and connections='learned' chooses them among "
                "all channels of their group: leave one of both out"
            )


def _along(axes: int, value: int | tuple[int, ...]) -> tuple[int, ...]:
    if isinstance(value, Iterable):
        return tuple(index(v) for v in value)
    return (index(value),) * axes
