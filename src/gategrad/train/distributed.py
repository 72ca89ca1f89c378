"""Several processes that train one model: who they are, and what they tell one another.

``torchrun`` starts them, on one machine or many, and says in the environment who each one is.
Messages go through torch.distributed: gloo between CPUs, nccl between GPUs. A process alone has
:data:`ALONE`, whose methods do nothing.

Each process takes its part of every batch, in the same order of samples, and then the same step
with the sum of all gradients. So whatever is decided must be decided by all: from what was added up
or gathered, never from what one process knows by itself.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import timedelta
from typing import Any, Final, TypeVar

import torch
import torch.distributed as dist
from torch import Tensor

from gategrad.train.faults import TrainingError

__all__ = ["ALONE", "TIMEOUT", "Group", "ProcessLost", "alone", "joined", "launched"]

TIMEOUT: Final = 600.0
"""Seconds that processes wait for one another by default; one that has ended is noticed at once."""

_by_itself: ContextVar[bool] = ContextVar("_by_itself", default=False)

E = TypeVar("E", bound=BaseException)

_NEEDED: Final = ("RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT")


class ProcessLost(RuntimeError):
    """Another process of the training ended or did not answer in time."""


class Group:
    """The processes of a training; this class itself: one process alone.

    Attributes:
        rank: Number of this process, from 0. Number 0 writes, all others only compute.
        size: How many there are.
    """

    rank = 0
    size = 1

    def part(self, n: int) -> slice:
        """Which of n samples are this process's."""
        return slice(self.rank * n // self.size, (self.rank + 1) * n // self.size)

    def gather(self, content: Any) -> list[Any]:
        """What each process gives, by rank."""
        return [content]

    def from_first(self, content: Any) -> Any:
        """What process 0 gives."""
        return content

    def add_up(self, tensor: Tensor) -> None:
        """Replace a tensor by the sum over all processes."""

    def copy_from_first(self, tensors: Sequence[Tensor]) -> float:
        """Give tensors of equal shapes and types the values that process 0 has.

        Returns:
            The largest difference here, relative for numbers above 1.
        """
        return 0.0

    def state_from_first(
        self, tensors: dict[str, Tensor], content: Any
    ) -> tuple[dict[str, Tensor], Any]:
        """Tensors by name, on the CPU, and JSON, as process 0 has them."""
        if self.size == 1:
            return tensors, content
        plain = {name: tensor.detach().cpu() for name, tensor in tensors.items()}
        kinds = {name: (tensor.shape, tensor.dtype) for name, tensor in plain.items()}
        kinds, content = self.from_first((kinds, content))
        if self.rank:
            plain = {
                name: torch.zeros(shape, dtype=dtype) for name, (shape, dtype) in kinds.items()
            }
        self.copy_from_first(list(plain.values()))
        return plain, content

    def totals(self, numbers: tuple[float, ...]) -> tuple[float, ...]:
        """Sums over all processes."""
        return tuple(sum(column) for column in zip(*self.gather(numbers), strict=True))

    def any(self, flag: bool) -> bool:
        """Whether the flag is set in any process."""
        return any(self.gather(flag))

    def agreed(self, error: E) -> E:
        """An error that all processes raise: only process 0 need show it; see the command line."""
        error.__dict__["shown_elsewhere"] = self.rank > 0
        return error

    @contextmanager
    def together(self) -> Iterator[None]:
        """What all processes must get through before any goes on: an error in one is one in all."""
        if self.size == 1:
            yield
            return
        failure: Exception | None = None
        try:
            yield
        except ProcessLost:
            raise
        except Exception as error:
            failure = error
        kind = None if failure is None else _KINDS.get(type(failure).__name__, RuntimeError)
        answers = self.gather(kind and (kind.__name__, str(failure)))
        failed = [rank for rank, answer in enumerate(answers) if answer is not None]
        if not failed:
            return
        if failure is not None and failed[0] == self.rank:
            raise self.agreed(failure)
        name, message = answers[failed[0]]
        where = f"process {failed[0]} of {self.size}: " if failed[0] else ""
        raise self.agreed(_KINDS[name](where + message)) from failure


_KINDS: Final = {kind.__name__: kind for kind in (TrainingError, ValueError, RuntimeError)}

ALONE: Final = Group()
"""A process by itself."""


class _Joined(Group):
    """The processes of torch.distributed's default group."""

    def __init__(self) -> None:
        self.rank, self.size = dist.get_rank(), dist.get_world_size()
        # Objects and tensors on a CPU need a way that a group of nccl alone does not have.
        has_cpu = "cpu:" in dist.get_backend_config()
        self._cpu = dist.group.WORLD if has_cpu else dist.new_group(backend="gloo")

    def gather(self, content: Any) -> list[Any]:
        answers: list[Any] = [None] * self.size
        with _losses():
            dist.all_gather_object(answers, content, group=self._cpu)
        return answers

    def from_first(self, content: Any) -> Any:
        contents = [content]
        with _losses():
            dist.broadcast_object_list(contents, src=0, group=self._cpu, device=torch.device("cpu"))
        return contents[0]

    def add_up(self, tensor: Tensor) -> None:
        with _losses():
            dist.all_reduce(tensor, group=self._of(tensor))

    def copy_from_first(self, tensors: Sequence[Tensor]) -> float:
        largest = 0.0
        for tensor in tensors:
            # As bytes, whatever the type.
            data = tensor.detach().reshape(-1).contiguous().view(torch.uint8).clone()
            with _losses():
                dist.broadcast(data, src=0, group=self._of(data))
            values = data.view(tensor.dtype).view(tensor.shape)
            # A step's coefficients are made anew where weights were written to: only where needed.
            if not torch.equal(values, tensor):
                with torch.no_grad():
                    apart = (tensor.double() - values.double()).abs()
                    largest = max(largest, float((apart / values.double().abs().clamp(1)).max()))
                    tensor.copy_(values)
        return largest

    def _of(self, tensor: Tensor) -> Any:
        return self._cpu if tensor.device.type == "cpu" else dist.group.WORLD


@contextmanager
def _losses() -> Iterator[None]:
    try:
        yield
    except RuntimeError as error:  # torch has no narrower class for what gloo reports
        reason = str(error).strip().splitlines()[0].split(". ")[0]
        raise ProcessLost(
            "another process of this training ended or did not answer in time; the last "
            f"checkpoint is whole: start all processes again with --resume (resume=True) ({reason})"
        ) from error


def launched() -> tuple[int, int] | None:
    """Rank and local rank that ``torchrun`` gave this process; None without it."""
    found = [os.environ.get(name) for name in _NEEDED]
    if not dist.is_available() or None in found or found[1] == "1":
        return None
    rank = int(found[0] or 0)
    return rank, int(os.environ.get("LOCAL_RANK", rank))


@contextmanager
def alone() -> Iterator[None]:
    """Trainings started within are this process's own, even where it belongs to a group."""
    before = _by_itself.set(True)
    try:
        yield
    finally:
        _by_itself.reset(before)


@contextmanager
def joined(device: torch.device, timeout: float = TIMEOUT) -> Iterator[Group]:
    """The group that this process belongs to, for a while.

    A group that torch.distributed has already been given is used and left as it is. Otherwise one
    is made where ``torchrun`` has started this process; elsewhere it is alone.

    Args:
        device: What this process trains on.
        timeout: Seconds to wait for others, for a group that is made here.

    Raises:
        ValueError: A timeout that is no positive number.
        ProcessLost: The others cannot be reached.
    """
    if not 0 < timeout < float("inf"):
        raise ValueError(f"timeout must be a positive number of seconds, got {timeout}")
    if _by_itself.get():
        yield ALONE
        return
    if dist.is_available() and dist.is_initialized():
        yield _Joined() if dist.get_world_size() > 1 else ALONE
        return
    if launched() is None:
        yield ALONE
        return
    on_gpu = device.type == "cuda"
    if on_gpu:
        torch.cuda.set_device(device)
    with _losses():
        dist.init_process_group(
            "cpu:gloo,cuda:nccl" if on_gpu else "gloo", timeout=timedelta(seconds=timeout)
        )
    try:
        yield _Joined()
    except BaseException:
        if not on_gpu:  # nccl would wait for the others
            dist.destroy_process_group()
        raise
    dist.destroy_process_group()
