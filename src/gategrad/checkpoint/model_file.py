"""A trained network in one safetensors file, with all that is needed to rebuild it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from gategrad.checkpoint.run_folder import RunFolder
from gategrad.checkpoint.tensor_file import (
    check_state,
    part,
    prefixed,
    read_tensors,
    unchanged_on_error,
    write_tensors,
)
from gategrad.circuit import DetectorEncoder, Encoder, GateEncoder, Netlist, ThresholdEncoder
from gategrad.circuit.arrays import as_sizes
from gategrad.circuit.encoders.derived_encoder import DerivedEncoder, encoder_parts
from gategrad.circuit.encoders.table_columns import columns_of
from gategrad.config import RunConfig, settings_of
from gategrad.data import Dataset
from gategrad.nn import build
from gategrad.nn.connections import unread_inputs_untold
from gategrad.nn.heads.head_kinds import head_kind
from gategrad.nn.networks.mlp import mlp_sizes
from gategrad.nn.networks.network_kinds import candidate_count, layer_widths, tree_leaves

__all__ = ["DataFacts", "SavedModel", "load_model", "load_weights", "save_model"]

_KIND: Final = "gategrad-model"
_ENCODER_FIELDS: Final = ("n_features", "dtype", "low", "high")
_GATES: Final = ("gate", "a", "b", "outputs")
_WRONG_CONTENT: Final = (
    ValueError, LookupError, TypeError, AttributeError, RuntimeError, OverflowError, MemoryError,
)  # fmt: skip


@dataclass(frozen=True)
class DataFacts:
    """What a network must know of the data it was trained on.

    Attributes:
        name: The data set's name.
        encoder: From raw values to input bits.
        class_names: One name per class.
        input_shape: ``(channels, height, width)`` of the input bits of images, or None.
    """

    name: str
    encoder: Encoder
    class_names: tuple[str, ...]
    input_shape: tuple[int, ...] | None

    def __post_init__(self) -> None:
        if self.encoder.used is not None:
            raise ValueError("a trained network reads all bits of its encoder, not some (used)")

    @classmethod
    def of(cls, dataset: Dataset) -> DataFacts:
        """The facts of a data set."""
        shape = dataset.input_shape
        return cls(
            dataset.name,
            dataset.encoder,
            tuple(dataset.class_names),
            None if shape is None else tuple(shape),
        )

    @property
    def in_features(self) -> int:
        """Input bits."""
        return self.encoder.n_bits

    @property
    def n_classes(self) -> int:
        """Number of classes."""
        return len(self.class_names)


class SavedModel(NamedTuple):
    """What :func:`load_model` returns: the network in ``eval()`` mode, its run and its data."""

    model: nn.Sequential
    config: RunConfig
    data: DataFacts


def save_model(
    path: str | os.PathLike[str],
    model: nn.Module | Mapping[str, Tensor],
    data: Dataset | DataFacts,
    config: RunConfig | None = None,
) -> None:
    """Save a network, atomically.

    Args:
        path: The file to write.
        model: The network, or its state dict.
        data: The data set that it was trained on.
        config: The run that it came from. Without it, the file can be loaded only into a model
            built by the caller; see :func:`load_weights`.

    Raises:
        ValueError: An encoder of a kind that the file has no place for.
    """
    facts = data if isinstance(data, DataFacts) else DataFacts.of(data)
    state = model.state_dict() if isinstance(model, nn.Module) else model
    content: dict[str, Any] = {
        "run": None if config is None else asdict(config),
        "name": facts.name,
        "class_names": facts.class_names,
        "input_shape": facts.input_shape,
        "encoder": {name: getattr(facts.encoder, name) for name in _ENCODER_FIELDS},
    }
    derived = isinstance(facts.encoder, DerivedEncoder)
    if derived and not isinstance(facts.encoder, GateEncoder | DetectorEncoder):
        raise ValueError(
            f"a model's file cannot hold a {type(facts.encoder).__name__}: what it does behind its "
            "thresholds would be lost"
        )
    thresholds, _ = encoder_parts(facts.encoder)
    if thresholds.columns is not None:
        content["encoder"]["columns"] = [asdict(column) for column in thresholds.columns]
    tensors = {"thresholds": torch.tensor(np.array(thresholds.thresholds))}
    if isinstance(facts.encoder, GateEncoder):
        gates = facts.encoder.gates
        arrays = {name: torch.tensor(np.array(getattr(gates, name))) for name in _GATES}
        tensors |= prefixed("encoder", arrays)
    if isinstance(facts.encoder, DetectorEncoder):
        content["detectors"] = {"shape": facts.encoder.shape, "shares": facts.encoder.shares}
    write_tensors(path, _KIND, {**tensors, **prefixed("model", state)}, content)


def load_model(path: str | os.PathLike[str]) -> SavedModel:
    """Rebuild a trained network from its folder alone.

    Args:
        path: A run's folder, or a file written by :func:`save_model`.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: The file is damaged, foreign or inconsistent, or does not say how its model was
            built; names the file.
    """
    file = _file(path)
    tensors, content = read_tensors(file, _KIND)
    try:
        config, facts = _config(content), _facts(tensors, content)
        state = part("model", tensors)
        _check_sizes(config, facts, state)
        with unread_inputs_untold():
            model = build(
                config.model,
                facts.in_features,
                facts.n_classes,
                seed=config.seed,
                input_shape=facts.input_shape,
            )
        check_state(state, model.state_dict())
        model.load_state_dict(state)
    except _WRONG_CONTENT as error:
        raise ValueError(f"{file} holds no model that can be rebuilt: {error}") from error
    return SavedModel(model.eval(), config, facts)


def load_weights(
    path: str | os.PathLike[str],
    model: nn.Module,
    check: Callable[[RunConfig | None, DataFacts], None] | None = None,
) -> DataFacts:
    """Load a saved network, wiring included, into a model of the same shape.

    The model is not changed unless everything in the file is in order.

    Args:
        path: A run's folder, or a file written by :func:`save_model`.
        model: The model to fill.
        check: Called before with the run that the network came from, where the file says so, and
            its data; raises to refuse them.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: The file is damaged, foreign or another model's; names the file.
    """
    file = _file(path)
    tensors, content = read_tensors(file, _KIND)
    with _fitting(file):
        facts, state = _facts(tensors, content), part("model", tensors)
        run = None if content["run"] is None else _config(content)
    if check is not None:
        check(run, facts)
    with _fitting(file), unchanged_on_error(model):
        check_state(state, model.state_dict())
        model.load_state_dict(state)
    return facts


@contextmanager
def _fitting(file: Path) -> Iterator[None]:
    try:
        yield
    except _WRONG_CONTENT as error:
        raise ValueError(f"{file} does not fit this model: {error}") from error


def _file(path: str | os.PathLike[str]) -> Path:
    return RunFolder(Path(path)).model if Path(path).is_dir() else Path(path)


def _config(content: Any) -> RunConfig:
    if content["run"] is None:
        raise ValueError(
            "it does not say how its model was built: build the model yourself and call "
            "load_weights(path, model)"
        )
    return RunConfig.from_json(json.dumps(content["run"]))


def _facts(tensors: Mapping[str, Tensor], content: Any) -> DataFacts:
    about, names, shape = content["encoder"], content["class_names"], content["input_shape"]
    first = ThresholdEncoder(
        int(about["n_features"]),
        tensors["thresholds"].numpy(),
        about["dtype"],
        float(about["low"]),
        float(about["high"]),
        columns=columns_of(about["columns"]) if "columns" in about else None,
    )
    encoder: Encoder = first
    gates = part("encoder", tensors)
    if gates:
        arrays = [gates[name].numpy() for name in _GATES]
        encoder = GateEncoder(first, Netlist(first.n_bits, *arrays))
    if "detectors" in content:
        detectors = content["detectors"]
        encoder = DetectorEncoder(first, tuple(detectors["shape"]), tuple(detectors["shares"]))
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError(f"class_names must be a list of names, got {names!r}")
    return DataFacts(
        str(content["name"]),
        encoder,
        tuple(names),
        None if shape is None else as_sizes("input_shape", shape, 3, 1),
    )


def _check_sizes(config: RunConfig, facts: DataFacts, state: Mapping[str, Tensor]) -> None:
    # Before a network is built: sizes that the file does not hold would only fill the memory.
    n_classes = facts.n_classes
    # Each layer has a tensor, at least: not even lists of their widths are made for more.
    if "layers" in settings_of(config.model.network) and config.model.layers > len(state):
        raise ValueError(
            f"its configuration has {config.model.layers} layers, more than its {len(state)} "
            "tensors can be of"
        )
    if config.model.network == "mlp":
        described = sum(
            a * b for a, b in pairwise(mlp_sizes(config.model, facts.in_features, n_classes))
        )
        held = sum(t.numel() for t in state.values() if t.dim() == 2)
        if described != held:
            raise ValueError(f"its configuration has {described} weights, its tensors {held}")
        return
    widths = layer_widths(config.model, n_classes)
    described = sum(widths)
    held = sum(t.shape[-1] for name, t in state.items() if name.endswith(".connections"))
    if described != held:
        raise ValueError(f"its configuration has {described} gates, its tensors {held}")
    described = candidate_count(config.model, facts.in_features, facts.input_shape)
    held = sum(t.numel() for name, t in state.items() if name.endswith(".wires.candidates"))
    if described != held:
        raise ValueError(f"its configuration has {described} candidates, its tensors {held}")
    described = tree_leaves(config.model)
    held = sum(t[..., 0].numel() for name, t in state.items() if name.endswith(".leaves"))
    if described != held:
        raise ValueError(f"its configuration has {described} leaves, its tensors {held}")
    size = head_kind(config.model).size(n_classes, widths[-1], config.model)
    if size.weights:
        dense = [name for name in state if "linears." in name and name.endswith(".weight")]
        held = sum(state[name].numel() for name in dense)
        if size.weights != held:
            raise ValueError(
                f"its configuration has {size.weights} dense weights, its tensors {held}"
            )
    codes = [t.numel() for name, t in state.items() if name.endswith(".codes")]
    if size.code_bytes and codes != [size.code_bytes]:
        raise ValueError(
            f"its configuration has {size.code_bytes} bytes of codes, its tensors {codes}"
        )
