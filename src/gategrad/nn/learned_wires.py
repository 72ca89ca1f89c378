"""What gates of a layer, or leaves of trees, read, chosen by training among candidates."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from gategrad.nn.connections import draw_near, repeated, repeated_anywhere, some_of_few
from gategrad.nn.kernels.learned_trees import LearnedTrees
from gategrad.nn.kernels.learned_wiring import LearnedWiring
from gategrad.nn.kernels.tree_wiring import Geometry
from gategrad.nn.parametrizations.softmax import mean_entropy

__all__ = ["LearnedLeaves", "LearnedWires", "draw_leaf_candidates", "n_leaf_candidates"]

# Small enough that every candidate is tried, and no two are alike.
_SPREAD: Final = 0.1
# How far below the likeliest new candidates start: near enough to overtake it within an epoch.
_BELOW: Final = (1.0, 3.0)
# How often those are drawn again that an input has already.
_REDRAWS: Final = 5


class LearnedWires(nn.Module):
    """Candidates of each input of a layer's gates, with a logit each.

    A relaxed input is the mixture of its candidates by a softmax of their logits; a discrete one is
    the likeliest, the first of several (Bacellar et al. 2024; Mommen et al. 2025). Of a layer that
    is trained with ``forward="hard"``, the input is always the likeliest candidate, which alone
    passes a gradient on; the gradient of the logits is that of the mixture, at the bits that there
    are. Such a layer, relaxed, is its relaxed gates on the wires that are chosen.

    Args:
        candidates: ``(2N, K)`` int32: those of all first inputs, then those of all second ones; see
            :func:`gategrad.nn.connections.draw_candidates`.
        in_features: Inputs of the layer, I.
        rng: Source of randomness of the logits.
        kind: How they were drawn, and are drawn again by :meth:`redraw`.
        input_shape: ``(channels, height, width)`` of image inputs, where ``kind`` needs it.
        n_anchors: How many of the inputs, the last ones, are those of the whole network.

    Attributes:
        weight: ``(2N, K)`` parameter: the logits.
        candidates: ``(2N, K)`` int32 buffer.
        step_wires: Gives what to use in place of :meth:`training_wires`: for whoever takes the
            gradient of the shares further than autograd.
    """

    candidates: Tensor
    _n_anchors: int = 0  # of modules that an earlier version pickled

    def __init__(
        self,
        candidates: NDArray[np.int32],
        in_features: int,
        rng: np.random.Generator,
        *,
        kind: str = "random",
        input_shape: tuple[int, ...] | None = None,
        n_anchors: int = 0,
    ) -> None:
        super().__init__()
        self.in_features = in_features
        self._kind, self._input_shape, self._n_anchors = kind, input_shape, n_anchors
        self._begin(candidates, rng)

    def _begin(self, candidates: NDArray[np.int32], rng: np.random.Generator) -> None:
        self.wiring = self._wiring_of(candidates)
        logits = _SPREAD * rng.standard_normal(candidates.shape, dtype=np.float32)
        self.weight = nn.Parameter(torch.from_numpy(logits))
        self.register_buffer("candidates", torch.from_numpy(self.wiring.candidates.copy()))
        self.step_wires: Callable[[], tuple[Tensor, Tensor]] | None = None

    def _wiring_of(self, candidates: NDArray[np.int32]) -> LearnedWiring | LearnedTrees:
        """Candidates as kernels read them, checked."""
        return LearnedWiring(candidates, self.in_features, self._n_anchors)

    def _draw(
        self, read: NDArray[Any], rows: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[Any]:
        """Other candidates of inputs that have these numbers and read this."""
        return draw_near(self._kind, read, self.in_features, rng, self._input_shape)

    def chosen(self) -> Tensor:
        """``(2, N)`` int32: the likeliest candidate of each input."""
        best = self.weight.detach().argmax(dim=1, keepdim=True)
        return self.candidates.gather(1, best).view(2, -1)

    def training_wires(self) -> tuple[Tensor, Tensor]:
        """``(2N, K)`` shares of the candidates, differentiable, and ``(2, N)``: the likeliest."""
        return torch.softmax(self.weight, dim=1), self.chosen()

    def wires_now(self) -> tuple[Tensor, Tensor]:
        """The same, or what stands in for it in a step of training."""
        return (self.step_wires or self.training_wires)()

    @torch.no_grad()
    def redraw(self, rng: np.random.Generator) -> Tensor:
        """Draw the less likely half of each input's candidates anew.

        What is new starts one to three below the likeliest, which therefore stays what is read.
        Where there are too few other inputs, the old ones stay.

        Args:
            rng: Source of randomness.

        Returns:
            ``(2N, K)`` bool: which are new.
        """
        n_new = self.weight.shape[1] // 2
        weight = self.weight.double().cpu().numpy()  # NumPy has no bfloat16
        old = self.candidates.cpu().numpy()
        candidates = old.copy()
        best = np.argmax(weight, axis=1, keepdims=True)
        ranked = weight.copy()
        np.put_along_axis(ranked, best, np.inf, axis=1)  # last, though others may be as likely
        worst = np.argsort(ranked, axis=1, kind="stable")[:, :n_new]
        new = np.zeros(weight.shape, bool)
        np.put_along_axis(new, worst, True, axis=1)
        read = np.broadcast_to(np.take_along_axis(candidates, best, axis=1), candidates.shape)
        again = new
        for _ in range(_REDRAWS):
            candidates[again] = self._draw(read[again], np.nonzero(again)[0], rng)
            again = new & repeated_anywhere(candidates)
            if not again.any():
                break
        while again.any():
            candidates[again] = old[again]
            new = new & ~again
            again = new & repeated_anywhere(candidates)
        below = rng.uniform(*_BELOW, size=weight.shape).astype(np.float32)
        logits = np.where(new, np.take_along_axis(weight, best, axis=1) - below, weight)
        self.weight.copy_(torch.from_numpy(logits))
        self.candidates.copy_(torch.from_numpy(candidates))
        self.wiring = self._wiring_of(candidates)
        return torch.from_numpy(new).to(self.weight.device)

    def entropy(self) -> float:
        """Mean entropy of the shares in bits: 0 where all is decided."""
        return mean_entropy(self.weight)

    def extra_repr(self) -> str:
        """Its size, for ``print(model)``."""
        return f"{self.candidates.shape[1]} candidates of each of {len(self.candidates):,} inputs"

    def _load_from_state_dict(self, state_dict: Any, prefix: str, *args: Any) -> None:
        super()._load_from_state_dict(state_dict, prefix, *args)
        error_messages: list[str] = args[-1]
        try:
            self.wiring = self._wiring_of(self.candidates.cpu().numpy())
        except ValueError as error:
            error_messages.append(f"{prefix}candidates {self._not_there(error)}")

    def _not_there(self, error: ValueError) -> str:
        """What is wrong with candidates that were loaded."""
        return f"names an input outside 0 to {self.in_features - 1}"


class LearnedLeaves(LearnedWires):
    """Candidates of each leaf of a convolution's trees, with a logit each.

    A candidate is a place of the window in any channel of the kernel's group, with the number
    ``channel * window + place``, the window's places in the order of memory. Sums run over all
    positions of the window, and the batch.

    Args:
        candidates: ``(K * 2 ** depth, candidates)`` int32; see :func:`draw_leaf_candidates`.
        geometry: Where windows are.
        rng: Source of randomness of the logits.

    Attributes:
        weight: Logits, of the same shape.
        candidates: int32 buffer.
    """

    wiring: LearnedTrees

    def __init__(
        self, candidates: NDArray[np.int32], geometry: Geometry, rng: np.random.Generator
    ) -> None:
        nn.Module.__init__(self)
        self.in_features = geometry.in_shape[0] * prod(geometry.kernel_size)
        self.geometry = geometry
        self._begin(candidates, rng)

    def leaves(self) -> Tensor:
        """``(K, 2 ** depth, 1 + axes)`` int32: channel and place of what each leaf reads now."""
        return self.wiring.leaves(self.chosen())

    def _wiring_of(self, candidates: NDArray[np.int32]) -> LearnedTrees:
        return LearnedTrees(candidates, self.geometry)

    def _draw(
        self, read: NDArray[Any], rows: NDArray[Any], rng: np.random.Generator
    ) -> NDArray[Any]:
        low, high = (ends[rows, 0] for ends in self.geometry.places_of_leaves())
        drawn: NDArray[Any] = rng.integers(low, high)
        return drawn

    def _not_there(self, error: ValueError) -> str:
        return f"cannot be what leaves read: {error}"


def draw_leaf_candidates(
    geometry: Geometry, count: int, rng: np.random.Generator
) -> NDArray[np.int32]:
    """Draw the places among which training chooses those that leaves of trees read.

    Those of one leaf differ, and lie in all channels of its kernel's group.

    Args:
        geometry: Where windows are.
        count: Candidates of a leaf; where the smallest group has fewer places, as many as these.
        rng: Source of randomness.

    Returns:
        ``(K * 2 ** depth, count)`` int32: see :class:`LearnedLeaves`.
    """
    low, high = geometry.places_of_leaves()
    count = n_leaf_candidates(geometry, count) // len(low)
    found = np.empty((len(low), count), np.int32)
    for first in np.unique(low):
        rows = np.flatnonzero(low == first)
        found[rows] = first + _different(len(rows), count, int(high[rows[0], 0] - first), rng)
    return found


def n_leaf_candidates(geometry: Geometry, count: int) -> int:
    """How many candidates all leaves together have, where each has ``count`` or all places."""
    low, high = geometry.places_of_leaves()
    return len(low) * min(count, int((high - low).min()))


def _different(rows: int, count: int, n: int, rng: np.random.Generator) -> NDArray[np.int32]:
    """``(rows, count)`` numbers below n, none twice in a row."""
    if 2 * count > n:
        return some_of_few(rows, count, n, rng)
    found = rng.integers(n, size=(rows, count), dtype=np.int32)
    while (again := repeated(found)).any():
        found[again] = rng.integers(n, size=int(again.sum()), dtype=np.int32)
    return found
