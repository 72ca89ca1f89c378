"""Everything that decides a run: frozen dataclasses with a JSON round trip and an identity."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final, Self

from gategrad.config.data_config import DataConfig
from gategrad.config.model_config import ModelConfig
from gategrad.config.near_names import did_you_mean
from gategrad.config.train_config import TrainConfig
from gategrad.config.typed_fields import normalize

__all__ = ["RunConfig", "with_fields"]


@dataclass(frozen=True)
class RunConfig:
    """Everything that decides a run's result."""

    data: DataConfig = field(default_factory=DataConfig)
    model: ModelConfig = field(default_factory=ModelConfig)
    train: TrainConfig = field(default_factory=TrainConfig)
    seed: int = 0

    def __post_init__(self) -> None:
        normalize(self)
        learned = self.model.learned_thresholds
        if self.data.detectors and (learned or self.train.train_input != "binary"):
            raise ValueError(
                "detectors give bits, and no values to train on: use train_input='binary' "
                "(--train-input binary), without learned thresholds"
            )
        _check_soft_first(self)
        _check_freezing(self)
        _check_wires(self)
        _check_head_rate(self)
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


def _check_soft_first(run: RunConfig) -> None:
    """Raise ``ValueError`` where a run cannot begin with soft gates and go on with others."""
    share, remedy = run.train.soft_first, "leave soft_first (--soft-first) out"
    if not share:
        return
    if run.model.network == "mlp":
        raise ValueError(
            f"soft_first={share:g} is of gates, which a perceptron has none of: {remedy}"
        )
    if run.model.forward == "soft":
        raise ValueError(
            f"soft_first={share:g} is for what comes after soft gates: use forward='hard' "
            f"(--forward hard), or {remedy}"
        )
    if run.train.train_input == "continuous" and not run.model.learned_thresholds:
        raise ValueError(
            f"soft_first={share:g} goes on with gates of bits: use train_input='binary' "
            f"(--train-input binary), or {remedy}"
        )


def _check_wires(run: RunConfig) -> None:
    """Raise ``ValueError`` where settings of learned wiring are given to a run that has none."""
    plain = TrainConfig()
    for name, flag in (("freeze_wires", "--freeze-wires"), ("wire_moments", "--wire-moments")):
        value = getattr(run.train, name)
        if value != getattr(plain, name) and not run.model.learns_wiring:
            raise ValueError(
                f"{name}={value} is for learned wiring: use connections='learned' "
                f"(--connections learned), or leave {name} ({flag}) out"
            )


def _check_head_rate(run: RunConfig) -> None:
    """Raise ``ValueError`` where a head without weights is given a learning rate."""
    rate, model = run.train.head_lr, run.model
    if rate is None:
        return
    perceptron = model.network == "mlp"
    if perceptron or (model.head != "dense" and model.learn_tau == "none"):
        raise ValueError(
            f"head_lr={rate:g} is for a head with weights of its own, such as head='dense' (--head "
            f"dense) or a learned tau, not for {'a perceptron' if perceptron else model.head}: "
            "leave head_lr (--head-lr) out"
        )


def _check_freezing(run: RunConfig) -> None:
    """Raise ``ValueError`` where a run has nothing that could freeze."""
    model, plain = run.model, TrainConfig()
    dense = model.network == "dlgn" and model.layers == 1 and model.taper == "last"
    alone = dense and not model.head.startswith("tree")
    for name, flag in (("freeze_after", "--freeze-after"), ("freeze_settled", "--freeze-settled")):
        value = getattr(run.train, name)
        if value != getattr(plain, name) and (alone or model.network == "mlp"):
            raise ValueError(
                f"{name}={value:g} is for layers of gates that others read, which this network "
                f"does not have: leave {name} ({flag}) out"
            )
    if run.train.freeze_settled and model.parametrization == "nearest":
        raise ValueError(
            f"freeze_settled={run.train.freeze_settled:g} asks for the entropy of mixtures, which "
            "parametrization='nearest' does not have: use freeze_after (--freeze-after)"
        )


_PARTS: Final[dict[str, type]] = {"data": DataConfig, "model": ModelConfig, "train": TrainConfig}


def with_fields(config: RunConfig, values: Mapping[str, Any]) -> RunConfig:
    """A configuration with some fields changed, all at once.

    Args:
        config: What the other fields are of.
        values: By dotted names, such as ``model.tau``; the run's own have no dot.

    Raises:
        ValueError: A name that no field has, or a value that its field cannot have; names it.
    """
    changed: dict[str, dict[str, Any]] = {}
    for name, value in values.items():
        _check_field(name)
        part, _, own = name.rpartition(".")
        changed.setdefault(part, {})[own] = value
    run = changed.pop("", {})
    parts = {
        part: replace(run.get(part, getattr(config, part)), **new) for part, new in changed.items()
    }
    return replace(config, **{**run, **parts})


def _check_field(name: str) -> None:
    known = [f.name for f in fields(RunConfig)]
    known += [f"{part}.{f.name}" for part, kind in _PARTS.items() for f in fields(kind)]
    if name not in known:
        part = name.partition(".")[0]
        shown = [some for some in known if some.startswith(f"{part}.")] or known
        raise ValueError(
            f"a run has no field {name!r}; known are {', '.join(shown)}{did_you_mean(name, known)}"
        )


def _known_fields(cls: type, content: Any, where: str) -> dict[str, Any]:
    if not isinstance(content, dict):
        raise ValueError(f"{where} must be an object, got {content!r}")
    known = {f.name for f in fields(cls)}
    unknown = sorted(set(content) - known)
    if unknown:
        raise ValueError(f"{where} has an unknown field {unknown[0]!r}; known are {sorted(known)}")
    return content
