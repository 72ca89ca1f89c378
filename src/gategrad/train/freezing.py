"""Layers, or what they read, that stay as they are while the rest goes on training."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from typing import Final

from torch import nn

from gategrad.checkpoint.history import EpochRecord
from gategrad.config import TrainConfig
from gategrad.nn import GateModule

__all__ = ["Freezing"]

_LEAST: Final = 4


class Freezing:
    """Which layers are frozen in which epoch; see ``TrainConfig.freeze_after``.

    With ``TrainConfig.freeze_settled`` it is a layer's mixtures that decide: what the history says
    of their entropy, so that a training that goes on freezes what it would have frozen.

    With ``TrainConfig.freeze_wires``, learned wiring is frozen before gates are, in all layers at
    once: what is left of the training costs what it does with fixed wiring.

    A frozen layer's gates, and what they read, are the likeliest ones, in soft training, too: what
    comes behind it learns from the bits that the circuit will have. It needs no gradient, and
    neither does what is before it. Freezing from the first layer on follows CompactLogic
    (arXiv:2602.05830).

    Args:
        model: What is trained.
        config: How.
        most: Epochs that there are, where ``steps`` allows fewer than all.

    Raises:
        ValueError: The model has no layer behind another, or reads values; or there are too few
            epochs for any layer to freeze, or for wires; or no learned wiring.
    """

    def __init__(self, model: nn.Module, config: TrainConfig, most: int) -> None:
        self._share = config.freeze_after
        self._settled = config.freeze_settled
        self._wires = config.freeze_wires
        self._ends = (0, *(end for end in config.extended_after if end < most), most)
        self._layers = [m for m in model.modules() if isinstance(m, GateModule)]
        self._wired = [layer for layer in self._layers if layer.wires is not None]
        if self._wires < 1 and not self._wired:
            raise ValueError(
                f"freeze_wires={self._wires:g} is for learned wiring, which this model does not "
                "have: leave it out, or use connections='learned' (--connections learned)"
            )
        if self._wires < 1 and not self.wires(most - 1):
            raise ValueError(
                f"freeze_wires={self._wires:g} of {most} epochs leaves none in which wires are "
                "frozen: use a smaller share, or more epochs"
            )
        if not self.any:
            return
        name = f"freeze_settled={self._settled:g}" if self._settled else "freeze_after"
        name = name if self._settled else f"{name}={self._share:g}"
        if config.train_input == "continuous":
            raise ValueError(
                f"{name} leaves gates of bits, and training reads values: use "
                "train_input='binary' (--train-input binary), or leave it out"
            )
        if len(self._layers) < 2:
            raise ValueError(
                f"{name} is for layers that others read, and this model has {len(self._layers)} in "
                "all: leave it out"
            )
        if self._settled and self.entropies() is None:
            raise ValueError(
                f"{name} asks for the entropy of mixtures, and this model has a layer whose "
                "parametrization has none: use freeze_after, or leave it out"
            )
        longest = max(end - begin for begin, end in pairwise(self._ends))
        if self._settled and longest <= _LEAST:
            raise ValueError(
                f"{name} needs more than {_LEAST} epochs: one in which a layer moves, and two in "
                f"which it does not; got {longest}"
            )
        if not self._settled and not self.count(most - 1):
            raise ValueError(
                f"freeze_after={self._share:g} of {most} epochs leaves none in which a layer is "
                "frozen: use a smaller share, or more epochs"
            )

    @property
    def any(self) -> bool:
        """Whether layers freeze at all."""
        return self._share < 1 or self._settled > 0

    def entropies(self) -> tuple[float, ...] | None:
        """The mean entropy of each layer's mixtures, in bits, where that decides."""
        if not self._settled:
            return None
        found = [layer.parametrization.entropy(layer.weight) for layer in self._layers]
        known = tuple(value for value in found if value is not None)
        return known if len(known) == len(found) else None

    def count(self, epoch: int, records: Sequence[EpochRecord] = ()) -> int:
        """How many layers, the first ones, are frozen in an epoch.

        Args:
            epoch: Numbered from 0.
            records: The epochs before.
        """
        begin, end = self._part(epoch)
        if self._settled:
            return self._count_settled(records[begin:epoch])
        if self._share == 1:
            return 0
        before = self._share * (end - begin)
        over = epoch - begin - before
        if over < 0:
            return 0
        most = len(self._layers) - 1
        return min(most, 1 + int(over * most / (end - begin - before)))

    def _count_settled(self, records: Sequence[EpochRecord]) -> int:
        found = [record.entropies for record in records if record.entropies is not None]
        moves = [
            [abs(new - old) for old, new in zip(*pair, strict=True)] for pair in pairwise(found)
        ]
        count = 0
        for epoch, move in enumerate(moves):
            while count < len(self._layers) - 1:
                before = max((other[count] for other in moves[: max(0, epoch - 1)]), default=0.0)
                last = max(move[count], moves[epoch - 1][count])
                # Where entropy turns, it stands still for one epoch.
                if not last <= self._settled < before:
                    break
                count += 1
        return count

    def wires(self, epoch: int) -> bool:
        """Whether learned wiring is frozen in an epoch."""
        begin, end = self._part(epoch)
        return self._wires < 1 and epoch - begin >= self._wires * (end - begin)

    def _part(self, epoch: int) -> tuple[int, int]:
        # Of a training that goes on, each part has a share of its own, as with other schedules.
        return next(part for part in pairwise(self._ends) if epoch < part[1])

    def set_layers(self, epoch: int, records: Sequence[EpochRecord] = ()) -> bool:
        """Freeze the layers of an epoch, and no others.

        Args:
            epoch: Numbered from 0.
            records: The epochs before.

        Returns:
            Whether the frozen layers changed.
        """
        count, wires, changed = self.count(epoch, records), self.wires(epoch), False
        for layer in self._wired:
            if layer.wires_frozen != wires:
                layer.freeze_wires(wires)
                changed = True
        for i, layer in enumerate(self._layers):
            if (layer.frozen is not None) != (i < count):
                layer.freeze(i < count)
                changed = True
        return changed

    @contextmanager
    def restored(self) -> Iterator[None]:
        """A context after which nothing is frozen."""
        try:
            yield
        finally:
            for layer in self._layers:
                layer.freeze(False)
                layer.freeze_wires(False)
