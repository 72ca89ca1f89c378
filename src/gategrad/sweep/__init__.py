"""Studies: many runs from one Python file, in parts where they are long."""

from gategrad.sweep.configs import load_configs
from gategrad.sweep.results_file import ResultsFile
from gategrad.sweep.running import RunsFailed, SweepInterrupted, sweep
from gategrad.sweep.table import print_list, print_results

__all__ = [
    "ResultsFile",
    "RunsFailed",
    "SweepInterrupted",
    "load_configs",
    "print_list",
    "print_results",
    "sweep",
]
