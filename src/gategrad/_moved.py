"""Modules by the names that they had in earlier versions.

So that imports of these go on working, and what people have pickled of a classifier or a circuit
goes on loading: a pickle names modules. An old name is looked up only where there is no module of
that name, and warns with the new one.
"""

from __future__ import annotations

import importlib
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final

__all__ = ["MOVED", "install"]

MOVED: Final = {
    "analysis.foretold": "approximate.expected_pruning",
    "analysis.gate_statistics": "train.gate_statistics",
    "analysis.greedy_removal": "approximate.greedy_removal",
    "analysis.net_values": "circuit.net_values",
    "analysis.pruning": "approximate.pruning",
    "analysis.removal_orders": "approximate.removal_orders",
    "analysis.smallest": "approximate.prune_to_accuracy",
    "atomic": "system.atomic",
    "circuit.bounds": "circuit.encoders.typed_thresholds",
    "circuit.builder": "circuit.netlist_builder",
    "circuit.columns": "circuit.encoders.columns",
    "circuit.convolution": "circuit.stages.convolution",
    "circuit.detectors": "circuit.encoders.detector_encoder",
    "circuit.encoder": "circuit.encoders.threshold_encoder",
    "circuit.followed": "circuit.encoders.derived_encoder",
    "circuit.gate_encoder": "circuit.encoders.gate_encoder",
    "circuit.parts": "circuit.hardware.parts",
    "circuit.stage_counts": "circuit.stages.stage_counts",
    "circuit.tree_stage": "circuit.stages.tree_stage",
    "cli.running": "cli.inference",
    "convert": "nn.networks.convert",
    "data.archives": "data.formats.archives",
    "data.batches": "data.batching.batches",
    "data.cache": "data.published.cache",
    "data.cifar": "data.published.cifar",
    "data.class_subsets": "data.published.class_subsets",
    "data.combined": "data.published.combined",
    "data.downloads": "data.published.downloads",
    "data.encoded_rows": "data.batching.encoded_rows",
    "data.facts": "data.published.facts",
    "data.flips": "data.batching.flips",
    "data.idx": "data.formats.idx",
    "data.imagenet32": "data.published.imagenet32",
    "data.images": "data.own.images",
    "data.inventory": "data.published.inventory",
    "data.mnist": "data.published.mnist",
    "data.order": "data.random_order",
    "data.own_files": "data.own.own_files",
    "data.own_sets": "data.own.own_sets",
    "data.pickled": "data.formats.pickled",
    "data.shifts": "data.batching.shifts",
    "data.sources": "data.published.data_files",
    "data.synthetic": "data.published.synthetic",
    "data.tables": "data.own.tables",
    "data.uci": "data.published.uci",
    "inexact": "approximate.equal_on_rows",
    "machine": "runs.machine",
    "memory": "system.memory",
    "network_sizes": "config.network_sizes",
    "nn.codebook_head": "nn.heads.codebook",
    "nn.codes": "nn.heads.codes",
    "nn.convolutional": "nn.networks.convolutional",
    "nn.dense_head": "nn.heads.dense",
    "nn.dense_networks": "nn.networks.dense",
    "nn.functional": "nn.kernels.reference",
    "nn.group_sum_op": "nn.kernels.group_sum_op",
    "nn.head_kinds": "nn.heads.head_kinds",
    "nn.logic_sequence": "nn.networks.logic_sequence",
    "nn.mlp": "nn.networks.mlp",
    "nn.native_gates": "nn.kernels.native_gates",
    "nn.native_trees": "nn.kernels.native_trees",
    "nn.ops": "nn.kernels.ops",
    "nn.stages": "nn.networks.fused_layers",
    "nn.temperature": "nn.heads.temperature",
    "nn.tree_wiring": "nn.kernels.tree_wiring",
    "nn.triton_gates": "nn.kernels.triton_gates",
    "nn.triton_kernels": "nn.kernels.triton_kernels",
    "nn.triton_tree_kernels": "nn.kernels.triton_tree_kernels",
    "nn.triton_trees": "nn.kernels.triton_trees",
    "nn.value_checks": "nn.kernels.value_checks",
    "nn.wiring": "nn.kernels.layer_wiring",
    "recipes": "runs.recipes",
    "refit": "approximate.refit",
    "run": "runs.training_run",
    "table_sizes": "config.table_sizes",
    "torch_threads": "system.torch_threads",
    "typed_fields": "config.typed_fields",
}
"""Old names and new ones, below ``gategrad``."""

_ROOT: Final = "gategrad."


class _Alias(ModuleType):
    """Another name for a module."""

    def __init__(self, name: str, module: ModuleType) -> None:
        super().__init__(name, module.__doc__)
        self._module = module

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["_module"], name)

    def __dir__(self) -> list[str]:
        return dir(self._module)


class _MovedModules:
    """Finds modules by their old names, after everybody else."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The import system's question, see :meth:`importlib.abc.MetaPathFinder.find_spec`."""
        old = name.removeprefix(_ROOT)
        if old == name or old not in MOVED:
            return None
        is_package = any(other.startswith(f"{old}.") for other in MOVED)
        return ModuleSpec(name, self, is_package=is_package)  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """A module that has what the one of the new name has."""
        old, new = spec.name, _ROOT + MOVED[spec.name.removeprefix(_ROOT)]
        warnings.warn(f"{old} is now {new}", DeprecationWarning, stacklevel=2)
        return _Alias(old, importlib.import_module(new))

    def exec_module(self, module: ModuleType) -> None:
        """Nothing: it has all."""


def install() -> None:
    """Let imports find old names, once."""
    if not any(isinstance(finder, _MovedModules) for finder in sys.meta_path):
        sys.meta_path.append(_MovedModules())
