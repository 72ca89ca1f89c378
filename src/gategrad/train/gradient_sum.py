"""Gradients of several processes, added up."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from gategrad.train.distributed import Group

__all__ = ["GradientSum"]


class GradientSum:
    """Adds up the gradients of a group's processes, and a step's numbers, in one message.

    Args:
        group: The processes.
    """

    def __init__(self, group: Group) -> None:
        self._group = group
        self._flat: Tensor | None = None

    def __call__(
        self, gradients: Sequence[Tensor], numbers: Sequence[Tensor], failure: Exception | None
    ) -> list[Tensor]:
        """Replace each gradient by its sum over all processes.

        Args:
            gradients: In the same order, with the same shapes, in all processes and steps.
            numbers: Scalars.
            failure: What happened here instead, of which the others must learn.

        Returns:
            The numbers' sums.

        Raises:
            Exception: A process had a failure, or other gradients than before: in all processes.
        """
        sizes = [gradient.numel() for gradient in gradients]
        if self._flat is None:
            self._begin(gradients, len(numbers), failure)
        assert self._flat is not None
        flat, values = self._flat, numbers
        if failure is None and sum(sizes) + len(numbers) + 1 != flat.numel():
            failure = RuntimeError("other parameters have gradients than in the first step")
        if failure is not None and flat.device.type != "cpu":
            raise failure
        if failure is None:
            parts = [g.reshape(-1).to(flat) for g in (*gradients, *values)]
            torch.cat([*parts, flat.new_zeros(1)], out=flat)
        else:
            flat.zero_()[-1] = 1
        self._group.add_up(flat)
        # A GPU would have to be waited for; there, failures have ended the process.
        if flat.device.type == "cpu" and flat[-1] > 0:
            with self._group.together():
                if failure is not None:
                    raise failure
        *summed, rest = torch.split(flat, [*sizes, len(numbers) + 1])
        for gradient, total in zip(gradients, summed, strict=True):
            gradient.copy_(total.view(gradient.shape))
        return list(rest[:-1].clone().unbind())

    def _begin(
        self, gradients: Sequence[Tensor], n_numbers: int, failure: Exception | None
    ) -> None:
        with self._group.together():
            if failure is not None:
                raise failure
        shapes = [tuple(gradient.shape) for gradient in gradients]
        first = self._group.from_first(shapes)
        with self._group.together():
            if shapes != first:
                raise RuntimeError("other parameters have gradients than in process 0")
        dtype = torch.float32
        for gradient in gradients:
            dtype = torch.promote_types(dtype, gradient.dtype)
        n = sum(gradient.numel() for gradient in gradients) + n_numbers + 1
        self._flat = torch.zeros(n, dtype=dtype, device=gradients[0].device)
