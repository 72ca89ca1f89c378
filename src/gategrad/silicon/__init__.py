"""What a circuit costs on a chip or an FPGA, by synthesis."""

from gategrad.silicon.liberty import Liberty, read_liberty
from gategrad.silicon.synthesis import AreaReport, LookupTables, PartArea, area
from gategrad.silicon.yosys import Yosys

__all__ = [
    "AreaReport",
    "Liberty",
    "LookupTables",
    "PartArea",
    "Yosys",
    "area",
    "read_liberty",
]
