"""Studies: many runs from one Python file, in parts where they are long."""

from gategrad.sweep.configs import load_configs, load_study, only, shard
from gategrad.sweep.results_file import ResultsFile
from gategrad.sweep.running import RunsFailed, SweepInterrupted, sweep
from gategrad.sweep.table import print_list, print_results

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
