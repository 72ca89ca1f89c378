"""What training minimizes.

To add a loss, write functions like those below and list them in :data:`LOSSES`. Where samples have
weights, a batch's loss is the mean of the samples' losses times their weights.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

import torch
from torch import Tensor, nn
from torch.nn.functional import (
    binary_cross_entropy,
    binary_cross_entropy_with_logits,
    cross_entropy,
    kl_div,
    log_softmax,
)

from gategrad.circuit.readout import balanced_groups
from gategrad.data.batching.batches import Targets
from gategrad.nn import DLGN, GateModule, GroupSum
from gategrad.system.torch_threads import torch_threads

__all__ = ["LOSSES", "BatchLoss", "Loss", "distillation", "labeled"]

# Waking other threads for so few numbers takes longer than they help.
_FEW: Final = 1 << 18
# Outputs this near to 0 or 1 count as so near: their logarithms stay finite.
_NEAREST: Final = 1e-6


class BatchLoss(NamedTuple):
    """A batch's loss, and where its gradient enters the network.

    Attributes:
        value: The mean loss, a scalar.
        at: What the loss was computed from.
        grad: The loss's gradient there.
    """

    value: Tensor
    at: Tensor
    grad: Tensor


def labeled(
    model: nn.Module,
    x: Tensor,
    y: Tensor,
    sample_weight: Tensor | None = None,
    *,
    smoothing: float = 0.0,
) -> BatchLoss:
    """Softmax and cross-entropy on the class scores (paper, section 3.3).

    With label smoothing e, a sample's label has ``1 - e`` of its weight, and all classes share the
    rest (Szegedy et al. 2016).
    """
    return _gradient_at(model(x), lambda s: _mean_cross_entropy(s, y, sample_weight, smoothing))


def _mean_cross_entropy(
    scores: Tensor, y: Tensor, sample_weight: Tensor | None, smoothing: float
) -> Tensor:
    if sample_weight is None:
        return cross_entropy(scores, y, label_smoothing=smoothing)
    each = cross_entropy(scores, y, reduction="none", label_smoothing=smoothing)
    return (each * sample_weight).mean()


def distillation(
    model: nn.Module,
    x: Tensor,
    y: Targets,
    *,
    weight: float,
    temperature: float,
    smoothing: float = 0.0,
) -> BatchLoss:
    """Cross-entropy on the labels and divergence from a teacher (Hinton et al. 2015).

    ``(1 - w) * cross_entropy(s, y) + w * T**2 * KL(softmax(t / T) || softmax(s / T))`` with the
    scores s of the model and t of the teacher; mean over samples.
    """
    assert y.scores is not None
    teacher, sample_weight = y.scores, y.sample_weight

    def loss(scores: Tensor) -> Tensor:
        s = scores.float()
        own, wanted = (log_softmax(z / temperature, dim=1) for z in (s, teacher))
        if sample_weight is None:
            apart = kl_div(own, wanted, reduction="batchmean", log_target=True)
        else:
            each = kl_div(own, wanted, reduction="none", log_target=True).sum(dim=1)
            apart = (each * sample_weight).mean()
        own_loss = _mean_cross_entropy(s, y.labels, sample_weight, smoothing)
        return (1 - weight) * own_loss + weight * temperature**2 * apart

    return _gradient_at(model(x), loss)


def _binary_logit(
    model: nn.Module, x: Tensor, y: Tensor, sample_weight: Tensor | None = None
) -> BatchLoss:
    """Binary cross-entropy of each output against its class's bit (paper, appendix E).

    An output is the probability of a 1: its logit's loss is ``-log(s)`` where its class is the
    label, and ``-log(1 - s)`` elsewhere. Mean over samples, sum over outputs.
    """

    def loss(s: Tensor, wanted: Tensor, weight: Tensor | None) -> Tensor:
        near = s.clamp(_NEAREST, 1 - _NEAREST)
        return binary_cross_entropy(near, wanted, weight, reduction="sum")

    return _of_each_output(model, x, y, sample_weight, loss)


def _bce_with_logits(
    model: nn.Module, x: Tensor, y: Tensor, sample_weight: Tensor | None = None
) -> BatchLoss:
    """The same where an output is itself the logit (the other reading of the paper, appendix E).

    ``-log(sigmoid(s))`` where an output's class is the label, and ``-log(1 - sigmoid(s))``
    elsewhere. Since s lies in [0, 1], the sigmoid lies between 0.5 and 0.73: no network comes near
    to a loss of 0.
    """

    def loss(s: Tensor, wanted: Tensor, weight: Tensor | None) -> Tensor:
        return binary_cross_entropy_with_logits(s, wanted, weight, reduction="sum")

    return _of_each_output(model, x, y, sample_weight, loss)


def _of_each_output(
    model: nn.Module,
    x: Tensor,
    y: Tensor,
    sample_weight: Tensor | None,
    total: Callable[[Tensor, Tensor, Tensor | None], Tensor],
) -> BatchLoss:
    """The mean over samples of a loss of outputs, wanted bits, both ``(B, O)``, and weights."""
    assert isinstance(model, DLGN)
    head = model[-1]
    assert isinstance(head, GroupSum)
    outputs = model.outputs(x)
    groups = _groups(outputs.shape[1], head.n_classes, y.device)
    wanted = (groups == y.unsqueeze(1)).float()
    weight = None if sample_weight is None else sample_weight.unsqueeze(1)
    return _gradient_at(outputs, lambda s: total(s.float(), wanted, weight) / len(s))


def _check_outputs(name: str, model: nn.Module) -> None:
    if not isinstance(model, DLGN) or not isinstance(model[-1], GroupSum):
        raise ValueError(
            f"loss={name!r} needs a DLGN that ends with Group-Sum: use head='group-sum' (or a "
            "tree), or loss='cross-entropy'"
        )
    if model[-1].dropout:
        raise ValueError(
            f"loss={name!r} looks at each output, none of which dropout may leave out: use "
            "dropout=0"
        )
    if model[-1].temperature.log_ratio is not None:
        raise ValueError(
            f"loss={name!r} looks at outputs, before tau: it cannot train tau, use learn_tau='none'"
        )


def _check_binary_logit(model: nn.Module) -> None:
    _check_outputs("binary-logit", model)
    if any(m.forward_mode != "soft" for m in model.modules() if isinstance(m, GateModule)):
        raise ValueError(
            "loss='binary-logit' needs forward='soft': outputs that are bits have no logarithm"
        )


@functools.lru_cache(maxsize=8)  # a copy to a GPU would wait for it at every step
def _groups(n_outputs: int, n_classes: int, device: torch.device) -> Tensor:
    return torch.from_numpy(balanced_groups(n_outputs, n_classes)).to(device)


def _gradient_at(at: Tensor, loss: Callable[[Tensor], Tensor]) -> BatchLoss:
    leaf = at.detach().requires_grad_()
    with torch_threads(1) if leaf.numel() <= _FEW else nullcontext():
        value = loss(leaf)
        (grad,) = torch.autograd.grad(value, leaf)
    return BatchLoss(value.detach(), at, grad)


class _LossOf(Protocol):
    def __call__(
        self, model: nn.Module, x: Tensor, y: Tensor, sample_weight: Tensor | None = None, /
    ) -> BatchLoss: ...


@dataclass(frozen=True)
class Loss:
    """A loss.

    Attributes:
        of: From the model, ``(B, F)`` inputs, ``(B,)`` labels and, where samples have them,
            ``(B,)`` weights.
        check: Raises ``ValueError`` for a model that it cannot train.
    """

    of: _LossOf
    check: Callable[[nn.Module], None] = lambda _: None


LOSSES: Final[dict[str, Loss]] = {
    "cross-entropy": Loss(labeled),
    "binary-logit": Loss(_binary_logit, _check_binary_logit),
    "bce-with-logits": Loss(_bce_with_logits, functools.partial(_check_outputs, "bce-with-logits")),
}
"""Losses by name."""
