"""Studies: many runs from one Python file, in parts where they are long.

What only lists a study does not load what trains its runs, and so no torch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gategrad.config.study_file import load_configs, load_study, only, shard
from gategrad.results.results_file import ResultsFile
from gategrad.results.terminal_study import print_list, print_results

if TYPE_CHECKING:
    from gategrad.sweep.running import RunsFailed, SweepInterrupted, sweep

__all__ = [
    "ResultsFile",
    "RunsFailed",
    "SweepInterrupted",
    "load_configs",
    "load_study",
    "only",
    "print_list",
    "print_results",
    "shard",
    "sweep",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'gategrad.sweep' has no attribute {name!r}")
    from gategrad.sweep import running

    return getattr(running, name)
