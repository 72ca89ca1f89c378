"""How a run trains."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from gategrad.config.option import TRAINING, check_choices, option
from gategrad.config.typed_fields import normalize

__all__ = ["TrainConfig"]

# Of float32; what is smaller would be 0 there, and what is larger infinite.
_SMALLEST: Final = 1.2e-38
_LARGEST: Final = 3.4e38


@dataclass(frozen=True)
class TrainConfig:
    """Training; defaults are the paper's (appendix B, table 4).

    Attributes:
        epochs: Passes over the training samples.
        steps: Stop after this many steps, if sooner.
        batch_size: Samples per step.
        lr: Adam's learning rate.
        schedule: ``constant`` or ``cosine`` (to zero at the last step).
        adam_epsilon: What Adam adds to the root of its mean of squared gradients. Where gradients
            are smaller, weights stand still.
        weight_decay: AdamW's decoupled weight decay.
        clip_norm: Largest norm of the whole gradient, or None.
        train_input: ``binary``, or ``continuous``: train on values scaled to [0, 1].
        shift: Move images at random by up to so many pixels each way, anew each epoch; 0: not. The
            same as padding by so many zeros and cropping at random, but for bits of detectors at
            the border.
        bend: Bend images at random, anew each epoch: points of a 4 x 4 grid move by so many pixels
            (the standard deviation along each axis); 0: not. Bits of detectors move as they are.
        flip: Mirror images left to right at random, half of them, anew each epoch.
        loss: ``cross-entropy``, or per output ``binary-logit`` or ``bce-with-logits``; see
            :mod:`gategrad.train.losses`.
        start: Folder of a run, or file of a saved model, whose weights and wiring training begins
            with; see :mod:`gategrad.train.starting_weights`.
        teacher: File of a teacher's class scores; see :mod:`gategrad.train.teacher`.
        teacher_weight: The teacher's share of the loss, w: ``(1 - w)`` times the cross-entropy and
            ``w * T**2`` times the divergence from the teacher.
        teacher_temperature: Divides both's scores in that divergence, T.
        patience: Stop early, after so many epochs without a better discrete accuracy on the
            validation samples; None: not. The schedule is that of all epochs.
        tol: By more than how much an accuracy must be better for ``patience`` to begin anew.
        class_weight: How much each sample counts by its class: ``balanced``, every class the same
            in all, or weights by class name, ``"yes=5,no=1"``, 1 where none is given; see
            :func:`gategrad.train.sample_weights.configured_weights`.
        redraw: After each epoch of the first so large share, the less likely half of the candidates
            of learned wiring is drawn anew; 0: never.
        soft_first: Share of the epochs that are trained with soft gates, at the beginning; 0: none.
            Learning rate and tau then begin anew, each part on a schedule of its own, and Adam
            without a memory. The best epoch is one of those after.
        freeze_after: Share of the epochs after which layers of gates stay as they are, one after
            the other, the first ones first, as far as there are epochs until the last one alone is
            trained; 1: none does.
        freeze_settled: Freeze a layer as soon as its gates have settled, the first layers first:
            when the mean entropy of its mixtures, which had moved by more before, changes by at
            most so many bits in each of two epochs; 0: not.
        freeze_wires: Share of the epochs after which learned wiring stays as it is, while gates go
            on training; 1: it does not.
        wire_moments: Type of Adam's moments of learned wiring's logits. ``bfloat16`` takes a third
            less memory, two bytes for four, and is for CPUs; what is cut off decides by chance
            whether it is rounded up, so that the moments are right on average.
        label_smoothing: How much of a sample's weight in the cross-entropy all classes share.
        head_lr: Learning rate of the head's own weights, which ``schedule`` lowers as it does
            ``lr``; None: that of the gates.
        extended_after: Epochs after which training had ended and went on to more (``resume``, with
            more epochs): up to each of them, the schedules of learning rate and tau are those of a
            training that ends there. Empty where nothing is on a schedule, because such a training
            is the same as one that was meant to be so long.
    """

    epochs: int = option(
        100, TRAINING, "Passes over the training samples.", shown="by recipe; paper: 100"
    )
    steps: int | None = option(None, TRAINING, "Stop after so many steps.")
    batch_size: int = option(
        128, TRAINING, "Samples in a step.", shown="128; less for few samples, but not of paper"
    )
    lr: float = option(0.01, TRAINING, "Learning rate of Adam.", shown="by recipe; paper: 0.01")
    schedule: str = option(
        "constant",
        TRAINING,
        "Learning rate over time: {names}.",
        choices=("constant", "cosine"),
        shown="cosine; paper: constant",
    )
    weight_decay: float = option(0.0, TRAINING, "Decoupled weight decay.")
    clip_norm: float | None = option(None, TRAINING, "Largest norm of the gradient.")
    train_input: str = option(
        "binary",
        TRAINING,
        "binary, or continuous: values scaled to [0, 1].",
        choices=("binary", "continuous"),
        shown="binary; continuous for paper on MNIST-like sets",
    )
    shift: int = option(0, TRAINING, "Move images at random by up to so many pixels.")
    loss: str = option(
        "cross-entropy",
        TRAINING,
        "cross-entropy, or on each output: binary-logit or bce-with-logits.",
        after="train_input",
        later=True,
    )
    bend: float = option(
        0.0,
        TRAINING,
        "Bend images at random: a grid's points move by about so many pixels.",
        shown="by recipe; paper: 0",
        after="shift",
        later=True,
    )
    flip: bool = option(False, TRAINING, "Mirror images at random.", later=True)
    start: str | None = option(
        None,
        TRAINING,
        "Begin with the weights of this run, of the same sizes.",
        path=True,
        later=True,
    )
    teacher: str | None = option(
        None,
        TRAINING,
        "Train to a teacher's class scores, too: a file of `gategrad eval --scores`, or .npy.",
        path=True,
        later=True,
    )
    teacher_weight: float = option(0.5, TRAINING, "Its share of the loss.", later=True)
    teacher_temperature: float = option(
        1.0, TRAINING, "Divides its scores and the network's.", later=True
    )
    patience: int | None = option(
        None,
        TRAINING,
        "Stop after so many epochs without a better validation accuracy.",
        after="steps",
        later=True,
    )
    tol: float = option(
        0.0,
        TRAINING,
        "By more than how much it must be better, a fraction.",
        after="patience",
        later=True,
    )
    adam_epsilon: float = option(
        1e-8,
        TRAINING,
        "What Adam adds to the root of its mean of squared gradients.",
        after="lr",
        later=True,
    )
    class_weight: str | None = option(
        None,
        TRAINING,
        "How much classes count: balanced, or by name: yes=5,no=1.",
        after="loss",
        suggestions=("balanced",),
        later=True,
    )
    extended_after: tuple[int, ...] = field(default=(), metadata={"later": True})

    redraw: float = option(
        0.7,
        TRAINING,
        "Share of the epochs after which half of learned wiring's candidates are drawn anew.",
        after="flip",
        later=True,
    )

    soft_first: float = option(
        0.0,
        TRAINING,
        "Train soft gates for such a share of the epochs, then those of --forward.",
        shown="0",
        after="redraw",
        later=True,
    )

    freeze_after: float = option(
        1.0,
        TRAINING,
        "After such a share of the epochs, layers stay as they are, one after the other.",
        after="soft_first",
        later=True,
    )

    freeze_settled: float = option(
        0.0,
        TRAINING,
        "A layer stays as it is when the entropy of its gates changes by so few bits in an epoch.",
        after="freeze_after",
        later=True,
    )

    freeze_wires: float = option(
        1.0,
        TRAINING,
        "After such a share of the epochs, learned wiring stays as it is.",
        after="freeze_settled",
        later=True,
    )

    wire_moments: str = option(
        "float32",
        TRAINING,
        "Adam's memory of learned wiring: {names}.",
        choices=("float32", "bfloat16"),
        after="freeze_wires",
        later=True,
    )

    label_smoothing: float = option(
        0.0,
        TRAINING,
        "How much of a sample's weight in the cross-entropy all classes share.",
        after="class_weight",
        later=True,
    )

    head_lr: float | None = option(
        None,
        TRAINING,
        "Learning rate of the head's own weights.",
        shown="--lr",
        after="adam_epsilon",
        later=True,
    )

    def __post_init__(self) -> None:
        normalize(self)
        for name in ("epochs", "batch_size"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, got {getattr(self, name)}")
        ends = (0, *self.extended_after, self.epochs)
        if any(before >= after for before, after in pairwise(ends)):
            raise ValueError(
                f"extended_after must be rising, from 1 and below epochs={self.epochs}, got "
                f"{self.extended_after}"
            )
        for name in ("steps", "patience"):
            if getattr(self, name) is not None and getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, got {getattr(self, name)}")
        if not 0 <= self.tol < float("inf"):
            raise ValueError(f"tol must not be negative, got {self.tol}")
        if self.tol and self.patience is None:
            raise ValueError(f"tol={self.tol} says what patience waits for: give patience")
        if self.shift < 0:
            raise ValueError(f"shift must not be negative, got {self.shift}")
        if not 0 <= self.bend < float("inf"):
            raise ValueError(f"bend must be a number of pixels, 0 or more, got {self.bend}")
        if not 0 < self.lr < float("inf"):
            raise ValueError(f"lr must be positive, got {self.lr}")
        if self.head_lr is not None and not 0 < self.head_lr < float("inf"):
            raise ValueError(f"head_lr must be positive, got {self.head_lr}")
        if not 0 < self.adam_epsilon < float("inf"):
            raise ValueError(f"adam_epsilon must be positive, got {self.adam_epsilon}")
        if not 0 <= self.weight_decay < float("inf"):
            raise ValueError(f"weight_decay must not be negative, got {self.weight_decay}")
        for name in ("lr", "head_lr", "adam_epsilon", "weight_decay"):
            value = getattr(self, name)
            if value and not _SMALLEST <= value <= _LARGEST:
                raise ValueError(
                    f"{name} must be from {_SMALLEST} to {_LARGEST}, since steps are computed in "
                    f"float32, got {value}"
                )
        if self.clip_norm is not None and not self.clip_norm > 0:
            raise ValueError(f"clip_norm must be positive, got {self.clip_norm}")
        if not 0 <= self.redraw <= 1:
            raise ValueError(f"redraw must be 0 to 1, a share of the epochs, got {self.redraw}")
        if not 0 <= self.soft_first < 1:
            raise ValueError(
                f"soft_first must be at least 0 and below 1, a share of the epochs, got "
                f"{self.soft_first}"
            )
        if not 0 < self.freeze_after <= 1:
            raise ValueError(
                "freeze_after must be above 0 and at most 1, a share of the epochs, got "
                f"{self.freeze_after}"
            )
        if not 0 <= self.freeze_settled < float("inf"):
            raise ValueError(
                f"freeze_settled must be a number of bits, 0 or more, got {self.freeze_settled}"
            )
        if self.freeze_settled and self.freeze_after < 1:
            raise ValueError(
                f"freeze_settled={self.freeze_settled:g} freezes layers when they have settled, "
                f"freeze_after={self.freeze_after:g} at fixed times: use one of them"
            )
        if not 0 < self.freeze_wires <= 1:
            raise ValueError(
                "freeze_wires must be above 0 and at most 1, a share of the epochs, got "
                f"{self.freeze_wires}"
            )
        if not 0 <= self.label_smoothing < 1:
            raise ValueError(
                f"label_smoothing must be at least 0 and below 1, got {self.label_smoothing}"
            )
        if self.label_smoothing and self.loss != "cross-entropy":
            raise ValueError(
                f"label_smoothing={self.label_smoothing:g} goes with loss='cross-entropy', not "
                f"with {self.loss!r}"
            )
        if not 0 < self.teacher_weight <= 1:
            raise ValueError(
                f"teacher_weight must be above 0 and at most 1, got {self.teacher_weight}"
            )
        if not 0 < self.teacher_temperature < float("inf"):
            raise ValueError(
                f"teacher_temperature must be positive, got {self.teacher_temperature}"
            )
        check_choices(self, quoted=True)
