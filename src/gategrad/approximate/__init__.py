"""Circuits made smaller in ways that are only nearly exact (approximate logic). None needs torch.

Everything in :mod:`gategrad.passes` keeps every class sum of every input. What is here does not,
and says how far its result agrees. :mod:`gategrad.approximate.refit`, which trains a new head on
the same gates, alone needs torch.
"""

from gategrad.approximate.equal_on_rows import Agreement, merge_on_rows
from gategrad.approximate.expected_pruning import expected_gates_removed
from gategrad.approximate.prune_to_accuracy import PrunedNetwork, smallest_network
from gategrad.approximate.pruning import NotPrunable, PruningCurve, prune_outputs, pruning_curve
from gategrad.approximate.pruning_orders import ORDERS, greedy_order, output_rates
from gategrad.approximate.refinement import RefinedNetwork, Sweep, refine

__all__ = [
    "ORDERS",
    "Agreement",
    "NotPrunable",
    "PrunedNetwork",
    "PruningCurve",
    "RefinedNetwork",
    "Sweep",
    "expected_gates_removed",
    "greedy_order",
    "merge_on_rows",
    "output_rates",
    "prune_outputs",
    "pruning_curve",
    "refine",
    "smallest_network",
]
