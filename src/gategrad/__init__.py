"""gategrad: logic gate networks, trained by gradient descent and run as pure logic."""

from __future__ import annotations

import sys

from gategrad._version import __version__
from gategrad.system.lazy_names import lazy_names

TYPE_CHECKING = False  # to type checkers true: typing takes longer to import than all the rest here
if TYPE_CHECKING:
    from typing import Any

# Public names and where they live. They load on first use: importing gategrad does not import
# torch, so that a trained circuit runs where torch is not installed.
_PUBLIC = {
    "Circuit": "gategrad.circuit",
    "CompiledNetwork": "gategrad.targets.compiled",
    "Dataset": "gategrad.data",
    "LogicGateClassifier": "gategrad.estimator",
    "Netlist": "gategrad.circuit",
    "Readout": "gategrad.circuit",
    "RunConfig": "gategrad.config",
    "Split": "gategrad.data",
    "ThresholdEncoder": "gategrad.circuit",
    "accuracy": "gategrad.evaluate",
    "compile": "gategrad.targets",
    "data": "gategrad.data",
    "emit": "gategrad.targets",
    "equivalence": "gategrad.verify",
    "fit": "gategrad.train",
    "load_circuit": "gategrad.circuit",
    "load_dataset": "gategrad.data",
    "nn": "gategrad.nn",
    "optimize": "gategrad.passes",
    "save_scores": "gategrad.train.teacher",
    "teacher_scores": "gategrad.train.teacher",
    "to_circuit": "gategrad.extract",
    "to_torch": "gategrad.boolean_module",
}

# Packages of the extra ``train``.
_TRAINING = ("torch", "safetensors", "sklearn")

__all__ = ["__version__", *_PUBLIC]

if TYPE_CHECKING:
    from gategrad import data as data
    from gategrad import nn as nn
    from gategrad.boolean_module import to_torch as to_torch
    from gategrad.circuit import Circuit as Circuit
    from gategrad.circuit import Netlist as Netlist
    from gategrad.circuit import Readout as Readout
    from gategrad.circuit import ThresholdEncoder as ThresholdEncoder
    from gategrad.circuit import load_circuit as load_circuit
    from gategrad.config import RunConfig as RunConfig
    from gategrad.data import Dataset as Dataset
    from gategrad.data import Split as Split
    from gategrad.data import load_dataset as load_dataset
    from gategrad.estimator import LogicGateClassifier as LogicGateClassifier
    from gategrad.evaluate import accuracy as accuracy
    from gategrad.extract import to_circuit as to_circuit
    from gategrad.passes import optimize as optimize
    from gategrad.targets import compile as compile  # noqa: A004
    from gategrad.targets import emit as emit
    from gategrad.targets.compiled import CompiledNetwork as CompiledNetwork
    from gategrad.train import fit as fit
    from gategrad.train.teacher import save_scores as save_scores
    from gategrad.train.teacher import teacher_scores as teacher_scores
    from gategrad.verify import equivalence as equivalence


_named = lazy_names(__name__, _PUBLIC)


def __getattr__(name: str) -> Any:
    try:
        return _named(name)
    except ModuleNotFoundError as error:
        if error.name not in _TRAINING:
            raise
        raise ImportError(
            f"gategrad.{name} needs {error.name}: install gategrad's extra 'train'"
        ) from error


def __dir__() -> list[str]:
    return sorted({*globals(), *_PUBLIC})


class _OldNames:
    """Asked after everybody else: modules by the names that they had in earlier versions."""

    @staticmethod
    def find_spec(name: str, path: Any = None, target: Any = None) -> Any:
        if not name.startswith("gategrad."):
            return None
        from gategrad._moved import moved_module

        return moved_module(name)


if not any(type(finder).__name__ == _OldNames.__name__ for finder in sys.meta_path):
    sys.meta_path.append(_OldNames())
