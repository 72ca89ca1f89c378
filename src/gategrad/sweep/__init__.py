"""Studies: many runs from one Python file, in parts where they are long.

What only lists a study does not load what trains its runs, and so no torch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gategrad.config.study_file import load_study, only, shard
from gategrad.results.results_file import ResultsFile
from gategrad.results.terminal_study import print_list, print_results
from gategrad.system.lazy_names import lazy_names

if TYPE_CHECKING:
    from gategrad.sweep.run_study import RunsFailed, SweepInterrupted, sweep
else:
    _RUNNING = ("RunsFailed", "SweepInterrupted", "sweep")
    __getattr__ = lazy_names(__name__, dict.fromkeys(_RUNNING, "gategrad.sweep.run_study"))

__all__ = [
    "ResultsFile",
    "RunsFailed",
    "SweepInterrupted",
    "load_study",
    "only",
    "print_list",
    "print_results",
    "shard",
    "sweep",
]
