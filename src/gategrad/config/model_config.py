"""The network of a run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import partial
from typing import Any, Final

from gategrad.config.network_sizes import CONVOLUTIONAL
from gategrad.config.number_lists import numbers, whole_numbers, widths
from gategrad.config.option import DATA, NETWORK, TRAINING, check_choices, option, options
from gategrad.config.typed_fields import normalize
from gategrad.config.wiring_names import CANDIDATES, LEARNED

__all__ = ["DENSE_WEIGHTS", "HEAD_NAMES", "NOT_DRAWN", "TAPERS", "ModelConfig", "settings_of"]

# The table of heads needs torch, which takes seconds to load; a test compares them.
HEAD_NAMES: Final = (
    "group-sum", "codebook", "group-sum-codebook", "dense", "tree", "tree-full",
)  # fmt: skip
# Parametrizations without a mixture from which gates could be drawn; likewise.
NOT_DRAWN: Final = ("nearest",)
TAPERS: Final = ("last", "halving")
DENSE_WEIGHTS: Final = ("scaled", "plain")


def _tau(text: str) -> float | str:
    """A temperature: one number, or ``auto``."""
    if text == "auto":
        return text
    found, *more = numbers("tau", text)
    if more:
        raise ValueError(f"tau must be one number, got {text!r}: --tau-end makes a schedule")
    return found


def _families(names: Iterable[str]) -> str:
    """Names that end in a size, a family's first in full: clgn-mnist-s, -m, -l."""
    seen: set[str] = set()
    shown = []
    for name in names:
        family, _, size = name.rpartition("-")
        shown.append(f"-{size}" if family in seen else name)
        seen.add(family)
    return ", ".join(shown)


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
        network: What kind it is, on the command line ``--model``: ``dlgn``; ``mlp``, a perceptron,
            which has ``layers`` and ``width`` only; or a key of
            :data:`gategrad.config.network_sizes.CONVOLUTIONAL`, which has its own sizes: of
            ``layers``, ``width`` and ``outputs`` only the last then counts.
        channels: What sizes of a convolutional network are multiples of, k; its own by default.
        taper: How ``width`` becomes ``outputs``: ``last``, in the last of ``layers``; or
            ``halving``, in further layers behind them, each half as wide as the one before or more.
        candidates: Of layers with ``learned`` wiring, among how many inputs each input of a gate is
            chosen, or among how many places each leaf of a tree: a number for each layer,
            convolutions first; further layers use the last one.
        anchors: Whether layers behind the first also read the input bits.
        candidate_connections: How these are drawn: ``random``, ``unique``, ``local`` (first layer,
            images), ``near`` or ``butterfly``.
        dense_weights: What a dense head trains: ``scaled``, weights in units of
            ``1 / sqrt(inputs)``; or ``plain``, the weights themselves.
    """

    layers: int = option(6, NETWORK, "Logic layers.", shown="by recipe; paper: 6")
    width: int = option(8_000, NETWORK, "Gates in each layer.", shown="by recipe; paper: 8000")
    outputs: int | None = option(None, NETWORK, "Gates in the last layer.", shown="width")
    head: str = option("group-sum", NETWORK, "Output layer: {names}.", suggestions=HEAD_NAMES)
    tau: float | str = option(
        10.0,
        NETWORK,
        "Temperature of the output layer, a number or auto.",
        shown="auto; paper: 10, but auto for codebooks",
        parse=_tau,
    )
    parametrization: str = option(
        "softmax",
        NETWORK,
        "From weights to gates: softmax, light, walsh or nearest.",
        after="candidate_connections",
    )
    connections: str = option(
        "random",
        NETWORK,
        "Wiring: random, unique, local (images), butterfly, or learned.",
        shown="by recipe; paper: random",
    )
    init: str = option("normal", NETWORK, "Initial weights: normal or residual.")
    forward: str = option(
        "soft",
        TRAINING,
        "What training evaluates: soft gates, or bits: hard, gumbel.",
        shown="hard; paper: soft",
    )
    backward_temperature: float = option(
        1.0,
        TRAINING,
        "Temperature of the gradient's gates (hard, gumbel).",
        shown="0.5; tables and paper: 1",
    )
    precision: str = option(
        "float32",
        TRAINING,
        "Activations and gradients: float32 or bfloat16.",
        shown="bfloat16; paper: float32",
    )
    hidden_connections: str | None = option(
        None,
        NETWORK,
        "Wiring of the other layers; also near or anchored.",
        shown="as the first's",
        after="connections",
    )
    dropout: float = option(
        0.0,
        NETWORK,
        "Share of outputs that each batch leaves out of the sums.",
        after="head",
        later=True,
    )
    tree_levels: int = option(3, NETWORK, "Layers of a tree.", after="head", later=True)
    hidden: tuple[int, ...] = option(
        (512,),
        NETWORK,
        "Hidden widths of dense, with commas; none: one matrix.",
        parse=widths,
        after="codes",
        later=True,
    )
    code_size: int = option(
        1600,
        NETWORK,
        "Sums that group-sum-codebook groups the outputs into.",
        after="head",
        later=True,
    )
    codes: str = option(
        "random",
        NETWORK,
        "A codebook's codes: random, balanced or distant.",
        after="head",
        later=True,
    )
    tau_end: float | None = option(
        None,
        NETWORK,
        "Temperature at the end of training: a schedule.",
        after="tau",
        later=True,
    )
    tau_schedule: str = option(
        "exponential", NETWORK, "exponential or linear.", after="tau", later=True
    )
    learn_tau: str = option(
        "none",
        NETWORK,
        "Train the temperature: none, model (one) or class (each).",
        after="tau",
        later=True,
    )
    learned_thresholds: int = option(
        0,
        DATA,
        "Train so many thresholds of each value with the network.",
        after="encoding",
        later=True,
    )
    network: str = option(
        "dlgn",
        NETWORK,
        "dlgn; mlp, a perceptron: --layers 3 hidden layers of --width 512 neurons; or a "
        f"convolutional network with sizes and settings of its own: {_families(CONVOLUTIONAL)}.",
        flag="--model",
        after=NETWORK,
        later=True,
    )
    channels: int | None = option(
        None, NETWORK, "k of a convolutional network.", shown="its own", after="network", later=True
    )
    taper: str = option(
        "last",
        NETWORK,
        "last, or halving: further layers halve the width down to outputs.",
        choices=TAPERS,
        after="outputs",
        later=True,
    )
    dense_weights: str = option(
        "scaled",
        NETWORK,
        "Weights of dense: scaled, in units of 1 / sqrt(inputs), or plain (for a smaller --lr).",
        choices=DENSE_WEIGHTS,
        after="hidden",
        later=True,
    )

    anchors: bool = option(
        False,
        NETWORK,
        "Layers behind the first also read the input bits.",
        after="hidden_connections",
        later=True,
    )
    candidates: tuple[int, ...] = option(
        CANDIDATES,
        NETWORK,
        "Of learned wiring: among how many an input is chosen; with commas, by layer.",
        parse=partial(whole_numbers, "candidates"),
        after="anchors",
        later=True,
    )
    candidate_connections: str = option(
        "random",
        NETWORK,
        "How candidates are drawn: as wiring.",
        after="candidates",
        later=True,
    )

    def __post_init__(self) -> None:
        normalize(self)
        if isinstance(self.tau, str) and self.tau != "auto":
            raise ValueError(f"tau must be a number or 'auto', got {self.tau!r}")
        if self.tau_end is None and self.tau_schedule != "exponential":
            raise ValueError(f"tau_schedule={self.tau_schedule!r} needs tau_end, where tau goes to")
        there = settings_of(self.network)
        for f in fields(self):
            if f.name not in there and getattr(self, f.name) != f.default:
                raise ValueError(_not_there(self.network, f.name, getattr(self, f.name)))
        check_choices(self)
        if self.forward == "gumbel" and self.parametrization in NOT_DRAWN:
            raise ValueError(
                f"forward='gumbel' (--forward gumbel) draws gates from a mixture, which "
                f"parametrization={self.parametrization!r} does not have: use soft or hard gates"
            )
        if self.network in CONVOLUTIONAL:
            _check_wiring(self)
        for name, default in (("candidates", CANDIDATES), ("candidate_connections", "random")):
            if not self.learns_wiring and getattr(self, name) != default:
                raise ValueError(
                    f"{name}={getattr(self, name)!r} is for learned wiring, which this network "
                    "does not have: leave it out, or use connections='learned'"
                )
        if self.taper == "halving" and (self.outputs is None or self.outputs < 1):
            raise ValueError(
                "taper='halving' narrows the network down to its outputs: give outputs "
                f"({options(ModelConfig)['outputs'].flag}), at least 1, got {self.outputs}"
            )

    @property
    def learns_wiring(self) -> bool:
        """Whether training chooses what some layer reads."""
        return LEARNED in (self.connections, self.hidden_connections)


def _check_wiring(config: ModelConfig) -> None:
    """Raise ``ValueError`` where a convolutional network cannot be wired like this."""
    for name, value in (
        ("connections", config.connections),
        ("hidden_connections", config.hidden_connections),
    ):
        if value not in ("random", "butterfly", LEARNED, None):
            raise ValueError(
                f"{config.network} has sizes and wiring of its own, got {name}={value}: "
                f"{name} ({options(ModelConfig)[name].flag}) of a convolutional network is random, "
                "butterfly or learned"
            )


def settings_of(network: str) -> tuple[str, ...]:
    """The fields of :class:`ModelConfig` that a network has; the others keep their defaults."""
    if network == "mlp":
        return ("network", "layers", "width")
    names = tuple(f.name for f in fields(ModelConfig))
    if network in CONVOLUTIONAL:
        own = ("layers", "width", "taper", "candidate_connections", "anchors")
        return tuple(name for name in names if name not in own)
    return tuple(name for name in names if name != "channels" or network != "dlgn")


def _not_there(network: str, name: str, value: Any) -> str:
    flags = options(ModelConfig)
    if network == "mlp":
        return f"the network mlp has no {name}: leave it out, or use network='dlgn'"
    if network in CONVOLUTIONAL:
        return (
            f"{network} has sizes and wiring of its own, got {name}={value}: channels "
            f"({flags['channels'].flag}) makes it wider or narrower"
        )
    return (
        f"channels={value} is a convolutional network's k, and this one is dlgn: name one with "
        f"network ({flags['network'].flag})"
    )
