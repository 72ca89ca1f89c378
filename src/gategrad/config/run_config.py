"""What a run is: frozen dataclasses with a JSON round trip and an identity."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final, Self

from gategrad.config.network_sizes import CONVOLUTIONAL
from gategrad.config.typed_fields import normalise

__all__ = ["DataConfig", "ModelConfig", "RunConfig", "TrainConfig", "settings_of"]

# For fields that were added after results had been recorded; see RunConfig.run_id.
_LATER: Final = {"later": True}


@dataclass(frozen=True)
class DataConfig:
    """Which data, and how it becomes bits.

    Attributes:
        name: A data set's name, such as ``mnist``.
        n_classes: Classes of a data set that can have any number (``synthetic``).
        seed: Seed of generated data. The split into training and validation has the run's seed.
        thresholds: Thresholds for values scaled to [0, 1]; each gives one bit per value.
        valid_fraction: Share of the training samples set aside for validation (paper: 0.2).
        encoding: Where thresholds are: ``fixed``, those of ``thresholds``, or ``n_thresholds`` of
            equal distances; ``quantile``, ``n_thresholds`` for each feature, between which equally
            many training values lie. Tables always have the latter.
        n_thresholds: Thresholds of a value, in place of ``thresholds``.
        categories: Bits of a table's columns of categories: ``one-hot``, ``gray`` or
            ``thermometer``.
        label: The label column of a table.
        test_fraction: Share of samples for testing, where a table or folder does not say.
        detectors: Bits of edge and curvature detectors beside those of thresholds: for each of
            these shares of a detector's largest response, whether it is exceeded; see
            :class:`~gategrad.circuit.DetectorEncoder`. None by default.
    """

    name: str = "digits"
    n_classes: int | None = None
    seed: int = 0
    thresholds: tuple[float, ...] = (0.5,)
    valid_fraction: float = 0.2
    encoding: str = field(default="fixed", metadata=_LATER)
    n_thresholds: int | None = field(default=None, metadata=_LATER)
    categories: str = field(default="one-hot", metadata=_LATER)
    label: str | None = field(default=None, metadata=_LATER)
    test_fraction: float = field(default=0.2, metadata=_LATER)
    detectors: tuple[float, ...] = field(default=(), metadata=_LATER)

    def __post_init__(self) -> None:
        normalise(self)
        for name, known in (
            ("encoding", ("fixed", "quantile")),
            ("categories", ("one-hot", "gray", "thermometer")),
        ):
            if getattr(self, name) not in known:
                raise ValueError(
                    f"{name} must be one of {', '.join(known)}, got {getattr(self, name)!r}"
                )
        if self.n_thresholds is not None and not 1 <= self.n_thresholds <= 255:
            raise ValueError(f"n_thresholds must be 1 to 255, got {self.n_thresholds}")
        if self.encoding == "quantile" and self.n_thresholds is None:
            raise ValueError("encoding='quantile' needs n_thresholds, such as 3")
        if self.detectors and self.encoding != "fixed":
            raise ValueError(
                f"detectors need one threshold for all: use encoding='fixed', not {self.encoding!r}"
            )
        if not 0 < self.test_fraction < 1:
            raise ValueError(f"test_fraction must be between 0 and 1, got {self.test_fraction}")


@dataclass(frozen=True)
class ModelConfig:
    """The network; see :func:`gategrad.nn.dlgn`. Defaults are the paper's, but for the width.

    Attributes:
        head: A key of :data:`gategrad.nn.heads.head_kinds.HEADS`.
        tau: The head's temperature, or ``auto``; see
            :func:`gategrad.nn.heads.temperature.auto_tau`. Codebooks want ``auto`` or about 0.3:
            the default is Group-Sum's. Dense heads have none.
        dropout: Share of outputs that a Group-Sum leaves out of each batch.
        tree_levels: Layers of a tree.
        hidden: Widths of a dense head's hidden layers.
        code_size: Sums that group-sum-codebook groups the outputs into.
        codes: A codebook's codes: ``random``, ``balanced`` or ``distant``.
        tau_end: Tau at the end of training, where it is on a schedule.
        tau_schedule: ``exponential`` or ``linear``.
        learn_tau: ``none``, ``model`` or ``class``: train tau, beginning at ``tau``.
        learned_thresholds: Train so many thresholds of each value with the network; 0: the data's.
        network: ``dlgn``; ``mlp``, a perceptron, which has ``layers`` and ``width`` only; or a key
            of :data:`gategrad.config.network_sizes.CONVOLUTIONAL`, which has its own sizes: of
            ``layers``, ``width`` and ``outputs`` only the last then counts.
        channels: What sizes of a convolutional network are multiples of, k; its own by default.
    """

    layers: int = 6
    width: int = 8_000
    outputs: int | None = None
    head: str = "group-sum"
    tau: float | str = 10.0
    parametrization: str = "softmax"
    connections: str = "random"
    init: str = "normal"
    forward: str = "soft"
    backward_temperature: float = 1.0
    precision: str = "float32"
    hidden_connections: str | None = None
    dropout: float = field(default=0.0, metadata=_LATER)
    tree_levels: int = field(default=3, metadata=_LATER)
    hidden: tuple[int, ...] = field(default=(512,), metadata=_LATER)
    code_size: int = field(default=1600, metadata=_LATER)
    codes: str = field(default="random", metadata=_LATER)
    tau_end: float | None = field(default=None, metadata=_LATER)
    tau_schedule: str = field(default="exponential", metadata=_LATER)
    learn_tau: str = field(default="none", metadata=_LATER)
    learned_thresholds: int = field(default=0, metadata=_LATER)
    network: str = field(default="dlgn", metadata=_LATER)
    channels: int | None = field(default=None, metadata=_LATER)

    def __post_init__(self) -> None:
        normalise(self)
        if isinstance(self.tau, str) and self.tau != "auto":
            raise ValueError(f"tau must be a number or 'auto', got {self.tau!r}")
        if self.tau_end is None and self.tau_schedule != "exponential":
            raise ValueError(f"tau_schedule={self.tau_schedule!r} needs tau_end, where tau goes to")
        there = settings_of(self.network)
        for f in fields(self):
            if f.name not in there and getattr(self, f.name) != f.default:
                raise ValueError(_not_there(self.network, f.name, getattr(self, f.name)))


def settings_of(network: str) -> tuple[str, ...]:
    """The fields of :class:`ModelConfig` that a network has; the others keep their defaults."""
    if network == "mlp":
        return ("network", "layers", "width")
    names = tuple(f.name for f in fields(ModelConfig))
    if network in CONVOLUTIONAL:
        own = ("layers", "width", "connections", "hidden_connections")
        return tuple(name for name in names if name not in own)
    return tuple(name for name in names if name != "channels" or network != "dlgn")


def _not_there(network: str, name: str, value: Any) -> str:
    if network == "mlp":
        return f"the network mlp has no {name}: leave it out, or use network='dlgn'"
    if network in CONVOLUTIONAL:
        return (
            f"{network} has sizes and wiring of its own, got {name}={value}: channels (--channels) "
            "makes it wider or narrower"
        )
    return (
        f"channels={value} is a convolutional network's k, and this one is dlgn: name one with "
        "network (--model)"
    )


@dataclass(frozen=True)
class TrainConfig:
    """Training; defaults are the paper's (appendix B, table 4).

    Attributes:
        epochs: Passes over the training samples.
        steps: Stop after this many steps, if sooner.
        batch_size: Samples per step.
        lr: Adam's learning rate.
        schedule: ``constant`` or ``cosine`` (to zero at the last step).
        weight_decay: AdamW's decoupled weight decay.
        clip_norm: Largest norm of the whole gradient, or None.
        train_input: ``binary``, or ``continuous``: train on values scaled to [0, 1].
        shift: Move images at random by up to so many pixels each way, anew each epoch; 0: not. The
            same as padding by so many zeros and cropping at random, but for bits of detectors at
            the border.
        flip: Mirror images left to right at random, half of them, anew each epoch.
        loss: ``cross-entropy``, or ``binary-logit``, per output; see :mod:`gategrad.train.losses`.
        start: Folder of a run, or file of a saved model, whose weights and wiring training begins
            with; see :mod:`gategrad.train.starting_weights`.
        teacher: File of a teacher's class scores; see :mod:`gategrad.train.teacher`.
        teacher_weight: The teacher's share of the loss, w: ``(1 - w)`` times the cross-entropy and
            ``w * T**2`` times the divergence from the teacher.
        teacher_temperature: Divides both's scores in that divergence, T.
        patience: Stop early, after so many epochs without a better discrete accuracy on the
            validation samples; None: not. The schedule is that of all epochs.
        tol: By more than how much an accuracy must be better for ``patience`` to begin anew.
    """

    epochs: int = 100
    steps: int | None = None
    batch_size: int = 128
    lr: float = 0.01
    schedule: str = "constant"
    weight_decay: float = 0.0
    clip_norm: float | None = None
    train_input: str = "binary"
    shift: int = 0
    loss: str = field(default="cross-entropy", metadata=_LATER)
    flip: bool = field(default=False, metadata=_LATER)
    start: str | None = field(default=None, metadata=_LATER)
    teacher: str | None = field(default=None, metadata=_LATER)
    teacher_weight: float = field(default=0.5, metadata=_LATER)
    teacher_temperature: float = field(default=1.0, metadata=_LATER)
    patience: int | None = field(default=None, metadata=_LATER)
    tol: float = field(default=0.0, metadata=_LATER)

    def __post_init__(self) -> None:
        normalise(self)
        for name in ("epochs", "batch_size"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, got {getattr(self, name)}")
        for name in ("steps", "patience"):
            if getattr(self, name) is not None and getattr(self, name) < 1:
                raise ValueError(f"{name} must be at least 1, got {getattr(self, name)}")
        if not 0 <= self.tol < float("inf"):
            raise ValueError(f"tol must not be negative, got {self.tol}")
        if self.tol and self.patience is None:
            raise ValueError(f"tol={self.tol} says what patience waits for: give patience")
        if self.shift < 0:
            raise ValueError(f"shift must not be negative, got {self.shift}")
        if not 0 < self.lr < float("inf"):
            raise ValueError(f"lr must be positive, got {self.lr}")
        if not 0 <= self.weight_decay < float("inf"):
            raise ValueError(f"weight_decay must not be negative, got {self.weight_decay}")
        if self.clip_norm is not None and not self.clip_norm > 0:
            raise ValueError(f"clip_norm must be positive, got {self.clip_norm}")
        if not 0 < self.teacher_weight <= 1:
            raise ValueError(
                f"teacher_weight must be above 0 and at most 1, got {self.teacher_weight}"
            )
        if not 0 < self.teacher_temperature < float("inf"):
            raise ValueError(
                f"teacher_temperature must be positive, got {self.teacher_temperature}"
            )
        if self.schedule not in ("constant", "cosine"):
            raise ValueError(f"schedule must be 'constant' or 'cosine', got {self.schedule!r}")
        if self.train_input not in ("binary", "continuous"):
            raise ValueError(
                f"train_input must be 'binary' or 'continuous', got {self.train_input!r}"
            )


@dataclass(frozen=True)
class RunConfig:
    """Everything that decides a run's result."""

    data: DataConfig = field(default_factory=DataConfig)
    model: ModelConfig = field(default_factory=ModelConfig)
    train: TrainConfig = field(default_factory=TrainConfig)
    seed: int = 0

    def __post_init__(self) -> None:
        normalise(self)
        learned = self.model.learned_thresholds
        if self.data.detectors and (learned or self.train.train_input != "binary"):
            raise ValueError(
                "detectors give bits, and no values to train on: use train_input='binary' "
                "(--train-input binary), without learned thresholds"
            )
        if learned < 0:
            raise ValueError(f"learned_thresholds must not be negative, got {learned}")
        if learned and self.train.train_input != "continuous":
            raise ValueError(
                "learned_thresholds are of values scaled to [0, 1]: use train_input='continuous' "
                "(--train-input continuous)"
            )

    def to_json(self) -> str:
        """One line of JSON, the same for equal configurations."""
        return json.dumps(asdict(self), sort_keys=True)

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The inverse of :meth:`to_json`; ``ValueError`` for anything else, naming the field."""
        try:
            content = json.loads(text)
        except json.JSONDecodeError as error:
            raise ValueError(f"not a run configuration: {error}") from error
        run = _known_fields(cls, content, "run")
        parts = {
            name: part(**_known_fields(part, run.get(name, {}), name))
            for name, part in _PARTS.items()
        }
        return cls(**{**run, **parts})

    @property
    def run_id(self) -> str:
        """Twelve hexadecimal digits that name this configuration.

        A field that came later counts where it is not its default: old names stay what they were.
        """
        content = asdict(self)
        for part, kind in _PARTS.items():
            for f in fields(kind):
                if f.metadata.get("later") and getattr(getattr(self, part), f.name) == f.default:
                    del content[part][f.name]
        text = json.dumps(content, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:12]


_PARTS: Final[dict[str, type]] = {"data": DataConfig, "model": ModelConfig, "train": TrainConfig}


def _known_fields(cls: type, content: Any, where: str) -> dict[str, Any]:
    if not isinstance(content, dict):
        raise ValueError(f"{where} must be an object, got {content!r}")
    known = {f.name for f in fields(cls)}
    unknown = sorted(set(content) - known)
    if unknown:
        raise ValueError(f"{where} has an unknown field {unknown[0]!r}; known are {sorted(known)}")
    return content
