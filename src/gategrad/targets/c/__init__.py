"""Self-contained C99 of a circuit, a library of it for this machine, its size on another."""

from gategrad.targets.c.library import CLibraryNetwork
from gategrad.targets.c.microcontroller import CodeSize, code_size
from gategrad.targets.c.source import STRAIGHT_LIMIT, c_source, sum_type

__all__ = ["STRAIGHT_LIMIT", "CLibraryNetwork", "CodeSize", "c_source", "code_size", "sum_type"]
