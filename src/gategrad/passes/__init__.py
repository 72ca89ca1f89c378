"""Circuits made smaller: each pass is a function from arrays to arrays that compute the same.

To add one, write a file beside this with a function from netlist to netlist, or from circuit to
circuit, and list it in :data:`~gategrad.passes.pipeline.PASSES`.
"""

from gategrad.passes.drop_channels import drop_channels
from gategrad.passes.drop_inputs import drop_inputs
from gategrad.passes.fold_outputs import fold_outputs
from gategrad.passes.functional_reduction import functional_reduction
from gategrad.passes.pipeline import DEFAULT_PASSES, PASSES, PassReport, optimize
from gategrad.passes.resubstitute import resubstitute
from gategrad.passes.rewrite import rewrite
from gategrad.passes.simplify import simplify

__all__ = [
    "DEFAULT_PASSES",
    "PASSES",
    "PassReport",
    "drop_channels",
    "drop_inputs",
    "fold_outputs",
    "functional_reduction",
    "optimize",
    "resubstitute",
    "rewrite",
    "simplify",
]
