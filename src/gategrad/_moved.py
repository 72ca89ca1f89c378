"""Modules by the names that they had in earlier versions.

So that imports of these go on working, and what people have pickled of a classifier or a circuit
goes on loading: a pickle names modules. An old name is looked up only where there is no module of
that name, and warns with the new one.
"""

from __future__ import annotations

import importlib
import warnings
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final

__all__ = ["MOVED", "RENAMED", "convolutional_circuit", "moved_module"]

MOVED: Final[dict[str, tuple[str, ...]]] = {
    "analysis.foretold": ("approximate.expected_pruning",),
    "analysis.gate_statistics": ("train.gate_statistics",),
    "analysis.greedy_removal": ("approximate.greedy_order",),
    "analysis.net_values": ("circuit.net_values",),
    "analysis.pruning": ("approximate.pruning",),
    "analysis.removal_orders": ("approximate.pruning_orders", "approximate.greedy_order"),
    "analysis.smallest": ("approximate.prune_to_accuracy",),
    "analysis.subject": ("analysis.analyzed_run",),
    "atomic": ("system.atomic",),
    "circuit.bounds": ("circuit.encoders.typed_thresholds",),
    "circuit.builder": ("circuit.netlist_builder",),
    "circuit.columns": ("circuit.encoders.table_columns", "circuit.encoders.table_values"),
    "circuit.convolution": ("circuit.stages.convolution",),
    "circuit.convolutional_circuit": ("circuit.circuit",),
    "circuit.detectors": ("circuit.encoders.detector_encoder",),
    "circuit.encoder": ("circuit.encoders.threshold_encoder",),
    "circuit.followed": ("circuit.encoders.derived_encoder",),
    "circuit.gate_encoder": ("circuit.encoders.derived_encoder", "circuit.encoders.gate_encoder"),
    "circuit.parts": (
        "circuit.hardware.adders",
        "circuit.hardware.argmax",
        "circuit.hardware.comparators",
        "circuit.hardware.part_gates",
    ),
    "circuit.selection": ("circuit.input_selection",),
    "circuit.stage_counts": ("circuit.stages.stage_counts",),
    "circuit.tree_stage": ("circuit.stages.tree_stage",),
    "convert": ("nn.networks.convert",),
    "data.archives": ("data.files.archives",),
    "data.arrays": ("data.build_dataset", "data.raw_arrays", "data.own.arrays"),
    "data.batches": ("data.batching.batches",),
    "data.binarize": (
        "data.encoding.thresholds",
        "circuit.encoders.table_values",
        "circuit.encoders.table_columns",
        "data.encoding.table_encoder",
    ),
    "data.cache": ("data.files.converted",),
    "data.cifar": ("data.formats.color_batches",),
    "data.combined": ("data.published.combined", "data.published.combined_mnist"),
    "data.downloads": ("data.files.downloads",),
    "data.encoded_rows": ("data.batching.encoded_rows",),
    "data.facts": ("data.sources",),
    "data.flips": ("data.batching.image_moves",),
    "data.idx": ("data.formats.idx", "data.files.compressed"),
    "data.imagenet32": ("data.published.imagenet32",),
    "data.images": ("data.own.images", "data.random_order"),
    "data.mnist": ("data.formats.mnist_like",),
    "data.order": ("data.random_order",),
    "data.own_files": ("data.own.by_path",),
    "data.own_sets": ("data.own.datasets",),
    "data.pickled": ("data.formats.pickled",),
    "data.rows": ("data.lazy_rows",),
    "data.shifts": ("data.batching.image_moves",),
    "data.synthetic": ("data.published.synthetic",),
    "data.tables": (
        "data.formats.tables",
        "circuit.encoders.table_columns",
        "data.formats.table_arrays",
    ),
    "data.uci": ("data.formats.uci_tables",),
    "estimator.columns": ("estimator.frames", "circuit.encoders.table_values"),
    "estimator.descent": ("estimator.training",),
    "inexact": ("approximate.equal_on_rows",),
    "machine": ("runs.machine",),
    "memory": ("system.memory",),
    "network_sizes": ("config.network_sizes",),
    "nn.codebook_head": ("nn.heads.codebook", "nn.heads.codes"),
    "nn.codes": ("nn.heads.codes",),
    "nn.convolutional": ("nn.networks.convolutional",),
    "nn.dense_head": ("nn.heads.dense",),
    "nn.dense_networks": ("nn.networks.dense",),
    "nn.functional": ("nn.kernels.reference",),
    "nn.group_sum_op": ("nn.kernels.group_sum_op",),
    "nn.head_kinds": ("nn.heads.head_kinds",),
    "nn.logic_sequence": ("nn.networks.logic_sequence",),
    "nn.mlp": ("nn.networks.mlp",),
    "nn.native_gates": ("nn.kernels.native_gates",),
    "nn.native_trees": ("nn.kernels.native_trees",),
    "nn.ops": ("nn.kernels.layers_dispatch", "nn.kernels.softmax_op"),
    "nn.stages": ("nn.networks.fused_layers",),
    "nn.temperature": ("nn.heads.temperature",),
    "nn.tree_wiring": ("nn.kernels.tree_wiring",),
    "nn.triton_gates": ("nn.kernels.triton_gates", "nn.kernels.triton_layers"),
    "nn.triton_kernels": ("nn.kernels.triton_layer_kernels", "nn.kernels.triton_softmax_kernels"),
    "nn.triton_tree_kernels": ("nn.kernels.triton_tree_kernels",),
    "nn.triton_trees": ("nn.kernels.triton_trees",),
    "nn.value_checks": ("nn.kernels.value_checks",),
    "nn.wiring": ("nn.kernels.layer_wiring",),
    "recipes": ("runs.recipes",),
    "refit": ("approximate.refit",),
    "report": ("results",),
    "report.build": ("results.report_files",),
    "report.compare": ("results.terminal_runs",),
    "report.document": ("results.report", "results.wording"),
    "report.experiments": ("results.experiments", "config.study_file"),
    "report.figures": ("results.plots",),
    "report.html": ("results.pages",),
    "report.latex": ("results.pages",),
    "report.markdown": ("results.pages",),
    "report.parts": ("results.sections", "results.result_rows"),
    "report.rows": ("results.result_rows", "results.wording"),
    "run": ("runs.training_run",),
    "sweep.configs": ("config.study_file", "config.differences"),
    "sweep.results_file": ("results.results_file",),
    "sweep.running": ("sweep.run_study",),
    "sweep.table": ("results.terminal_study",),
    "table_sizes": ("config.table_sizes",),
    "targets.c_convolutions": ("targets.c.convolutions",),
    "targets.c_gates": ("targets.c.gates",),
    "targets.c_library": ("targets.c.library", "targets.c.compiler"),
    "targets.c_source": ("targets.c.source",),
    "targets.c_templates": ("targets.c.templates", "targets.c.decoder", "targets.c.readout"),
    "targets.microcontroller": ("targets.c.microcontroller",),
    "targets.reference": ("targets.reference_network",),
    "targets.slot_program": ("targets.without_wires", "targets.c.register_allocation"),
    "targets.verilog_module": ("targets.verilog.module", "targets.verilog.reader"),
    "targets.verilog_parts": ("targets.verilog.parts",),
    "targets.verilog_templates": ("targets.verilog.bench",),
    "torch_threads": ("system.torch_threads",),
    "train.batching": ("train.training_batches",),
    "train.start": ("train.starting_weights",),
    "typed_fields": ("config.typed_fields",),
    "verify.adders": ("verify.nonzero_sum",),
    "verify.forms": ("verify.linear_forms",),
    "verify.heads": ("verify.comparable_readouts",),
}
"""Old names, and the modules that now have what these had; all below ``gategrad``."""

RENAMED: Final[dict[str, str]] = {
    "circuit.convolutional_circuit.AnyCircuit": "circuit.circuit.Circuit",
    "circuit.convolutional_circuit.ConvolutionalCircuit": "_moved.convolutional_circuit",
    "circuit.detectors.KERNELS": "circuit.encoders.detector_encoder.DETECTORS",
    "circuit.followed.FollowedThresholds": "circuit.encoders.derived_encoder.DerivedEncoder",
    "data.facts.Facts": "data.sources.DatasetInfo",
    "data.rows.Rows": "data.lazy_rows.LazyRows",
    "data.tables.Table": "circuit.encoders.text_table.TextTable",
    "nn.stages.leading_run": "nn.networks.fused_layers.leading_layers",
    "report.Line": "results.sections.TableLine",
    "report.Row": "results.result_rows.ResultRow",
    "report.Rows": "results.result_rows.ResultRows",
    "report.Table": "results.sections.ResultTable",
    "report.document.Document": "results.report.Report",
    "report.parts.Line": "results.sections.TableLine",
    "report.parts.Table": "results.sections.ResultTable",
    "report.rows.Row": "results.result_rows.ResultRow",
    "report.rows.Rows": "results.result_rows.ResultRows",
    "typed_fields.normalise": "config.typed_fields.normalize",
}
"""Old names in old modules, where they have other names now."""

_ROOT: Final = "gategrad."


def convolutional_circuit(
    encoder: Any, stages: Any, dense: Any, readout: Any, class_names: Any
) -> Any:
    """A circuit from the parts that ``ConvolutionalCircuit`` had, in their order."""
    circuit = importlib.import_module("gategrad.circuit")
    return circuit.Circuit(encoder, dense, readout, class_names, stages)


class _Alias(ModuleType):
    """What some modules have, under another name."""

    def __init__(self, name: str, modules: Sequence[ModuleType]) -> None:
        super().__init__(name, modules[0].__doc__)
        self._modules = modules
        public = {name for module in modules for name in getattr(module, "__all__", ())}
        self.__all__ = sorted(public)

    def __getattr__(self, name: str) -> Any:
        renamed = RENAMED.get(f"{self.__name__.removeprefix(_ROOT)}.{name}")
        if renamed is not None:
            module, _, new = renamed.rpartition(".")
            return getattr(importlib.import_module(_ROOT + module), new)
        # Not what the import system asks for: with their __path__ modules would be found again.
        for module in () if name.startswith("__") else self.__dict__["_modules"]:
            if hasattr(module, name):
                return getattr(module, name)
        raise AttributeError(f"module {self.__name__!r} has no attribute {name!r}")

    def __call__(self, *arguments: Any, **options: Any) -> Any:
        """The function of the same name, which the module hides in its package once imported."""
        return getattr(self, self.__name__.rpartition(".")[2])(*arguments, **options)

    def __dir__(self) -> list[str]:
        return sorted({name for module in self._modules for name in dir(module)})


class _AliasLoader:
    """Makes what an old name stands for."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """A module that has what those of the new names have."""
        new = [_ROOT + module for module in MOVED[spec.name.removeprefix(_ROOT)]]
        warnings.warn(f"{spec.name} is now {' and '.join(new)}", DeprecationWarning, stacklevel=2)
        return _Alias(spec.name, [importlib.import_module(name) for name in new])

    def exec_module(self, module: ModuleType) -> None:
        """Nothing: it has all."""


def moved_module(name: str) -> ModuleSpec | None:
    """What imports find under an old name; None for any other."""
    old = name.removeprefix(_ROOT)
    if old == name or old not in MOVED:
        return None
    is_package = any(other.startswith(f"{old}.") for other in MOVED)
    return ModuleSpec(name, _AliasLoader(), is_package=is_package)  # type: ignore[arg-type]
