"""Arguments of another kind than a function takes, with the step that leads from one to the other.

By names of classes, so that no side needs the other's packages.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from operator import index
from typing import Any, Final

__all__ = ["as_whole", "check_kind", "next_step"]

_OF_ARRAYS: Final = (
    "gategrad.data.from_arrays(X_train, y_train, X_test, y_test, low=..., high=...) makes one"
)
_OF_A_FRAME: Final = "gategrad.data.from_table(frame.to_dict('list'), label) makes one"
_ARRAYS: Final = ("tuple", "list", "ndarray", "Tensor")

_STEPS: Final[Mapping[str, Mapping[str, str]]] = {
    "Circuit": {
        "Module": "call gategrad.to_circuit(model, dataset.encoder) first",
        "CompiledNetwork": "its .circuit is one",
        "FinishedRun": "its .circuit is one",
        "LogicGateClassifier": "once fitted, its .circuit_ is one",
        "Netlist": "gategrad.Circuit(encoder, netlist, readout, class_names) makes one",
        "PathLike": "gategrad.load_circuit reads one; of a run's folder, "
        "gategrad.runs.FinishedRun(path).circuit",
    },
    "Module": {
        "Circuit": "a circuit is trained no further, gategrad.compile(circuit) runs it",
        "CompiledNetwork": "it runs by itself: .predict(X), .scores(X), .accuracy(X, y)",
        "FinishedRun": "its .model is one",
        "LogicGateClassifier": "it has .fit(X, y), .predict(X) and .score(X, y) of its own",
        "RunConfig": "gategrad.nn.build(config.model, n_features, n_classes) makes one",
        "ModelConfig": "gategrad.nn.build(config, n_features, n_classes) makes one",
        "PathLike": "of a run's folder, gategrad.runs.FinishedRun(path).model is one",
    },
    "Dataset": {
        **dict.fromkeys(_ARRAYS, _OF_ARRAYS),
        "DataFrame": _OF_A_FRAME,
        "DataLoader": _OF_ARRAYS,
        "Split": "it is a part of one: give the whole data set",
        "FinishedRun": "its .data is one",
        "RunConfig": "gategrad.data.load(config.data) loads one",
        "DataConfig": "gategrad.data.load(config) loads one",
        "PathLike": "gategrad.load_dataset loads one",
    },
    "Split": {
        **dict.fromkeys(_ARRAYS, f"{_OF_ARRAYS.removesuffix(' makes one')} has .train and .test"),
        "DataFrame": _OF_A_FRAME,
        "Dataset": "its .train, .valid and .test are such",
    },
    "ThresholdEncoder": {
        "Dataset": "its .encoder is one",
        "Split": "its .encoder is one",
        "Circuit": "its .encoder is one",
        "list": "ThresholdEncoder(n_features, thresholds, dtype, low, high) makes one",
        "FinishedRun": "its .data.encoder is one",
    },
    "Netlist": {"Circuit": "its .dense is one", "Module": "to_circuit(model).netlist is one"},
    "Readout": {"Circuit": "its .readout is one", "Head": "its .readout(n_outputs) is one"},
    "TrainConfig": {
        "dict": "give its fields as keywords, such as epochs=20",
        "ModelConfig": "that says how a network is built; give a RunConfig for all of it",
    },
    "ModelConfig": {"RunConfig": "its .model is one", "str": "ModelConfig(network=...) is one"},
    "DataConfig": {
        "RunConfig": "its .data is one",
        "PathLike": "gategrad.load_dataset takes names and paths",
    },
    "int": {
        "Dataset": "its .n_features is the number of input bits, its .n_classes that of classes",
        "ThresholdEncoder": "its .n_bits is the number of input bits",
        "RunConfig": "gategrad.nn.build(config.model, n_features, n_classes) builds its network",
    },
    "Head": {
        "int": "gategrad.nn.GroupSum(n_classes, tau=...) is one",
        "str": "gategrad.nn.GroupSum(n_classes, tau=...) is one",
    },
    "str": {
        **dict.fromkeys(_ARRAYS, _OF_ARRAYS),
        "DataFrame": _OF_A_FRAME,
        "DataConfig": "gategrad.data.load(config) loads what it describes",
        "RunConfig": "gategrad.data.load(config.data) loads what it describes",
        "Dataset": "it is loaded already",
    },
    "Teacher": {
        "Module": "gategrad.teacher_scores(model, dataset) makes them",
        "FinishedRun": "gategrad.teacher_scores(run.model, dataset) makes them",
        "Circuit": "compile(circuit).scores(X) makes them",
        "CompiledNetwork": "its .scores(X) makes them",
    },
    "ndarray": {
        "Dataset": "its .test.X holds raw rows",
        "Split": "its .X holds raw rows",
        "tuple": "give rows alone, without their labels",
        "PathLike": "read the file first",
    },
    "Tensor": {
        "ndarray": "torch.from_numpy(array).float() is one",
        "Split": "torch.from_numpy(split.bits()).float() is one",
        "list": "torch.tensor(rows, dtype=torch.float32) makes one",
        "tuple": "torch.tensor(rows, dtype=torch.float32) makes one",
        "DataFrame": "torch.tensor(frame.to_numpy(), dtype=torch.float32) makes one",
        "Proxy": "torch.fx does not trace gates, torch.export.export(model, (x,)) does",
    },
}


def check_kind(name: str, value: object, *kinds: type) -> None:
    """Refuse a value of another kind.

    Args:
        name: What the message calls it: the argument.
        value: What was given.
        kinds: Classes that it may be of; the first one is what users as a rule have.

    Raises:
        TypeError: It is of none; says how to come to one from what was given.
    """
    if isinstance(value, kinds):
        return
    wanted = " or ".join(_with_article(kind.__name__) for kind in kinds)
    raise TypeError(f"{name} must be {wanted}, got {_given(value)}{next_step(value, *kinds)}")


def as_whole(name: str, value: Any) -> int:
    """A size as ``int``.

    Raises:
        TypeError: No whole number; says how to come to one from what was given.
    """
    try:
        return index(value)
    except TypeError:
        given = repr(value) if isinstance(value, float | str) else _given(value)
        raise TypeError(
            f"{name} must be a whole number, got {given}{next_step(value, int)}"
        ) from None


def next_step(value: object, *kinds: type) -> str:
    """How to come to a value of these kinds, with a colon before; empty where it is not known."""
    names = [kind.__name__ for kind in type(value).__mro__]
    if isinstance(value, str | os.PathLike):
        names.insert(0, "PathLike")
    for kind in kinds:
        steps: Mapping[str, Any] = _STEPS.get(kind.__name__, {})
        for name in names:
            if name in steps:
                return f": {steps[name]}"
    return ""


def _given(value: object) -> str:
    return "None" if value is None else _with_article(type(value).__name__)


def _with_article(name: str) -> str:
    return f"{'an' if name[0] in 'AEIOUaeiou' else 'a'} {name}"
