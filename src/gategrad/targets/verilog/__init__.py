"""Synthesizable Verilog-2001 of a circuit, and its modules read back."""

from gategrad.targets.verilog.design import verilog
from gategrad.targets.verilog.reader import read_verilog

__all__ = ["read_verilog", "verilog"]
