"""What is trained: layers, heads and networks as plain torch modules."""

from gategrad.nn.gate_module import GateModule, discrete, relaxed
from gategrad.nn.gate_options import GateOptions
from gategrad.nn.heads import CodebookHead, DenseHead, GroupSum, Head, Temperature
from gategrad.nn.learned_thresholds import LearnedThresholds, reads_values
from gategrad.nn.learned_wires import LearnedLeaves, LearnedWires
from gategrad.nn.logic_conv import LogicConv1d, LogicConv2d, LogicConv3d, OrPool2d
from gategrad.nn.logic_layer import LogicLayer
from gategrad.nn.networks import DLGN, MLP, build, dlgn

__all__ = [
    "DLGN",
    "CodebookHead",
    "DenseHead",
    "GateModule",
    "GateOptions",
    "GroupSum",
    "Head",
    "LearnedLeaves",
    "LearnedThresholds",
    "LearnedWires",
    "LogicConv1d",
    "LogicConv2d",
    "LogicConv3d",
    "LogicLayer",
    "MLP",
    "OrPool2d",
    "Temperature",
    "build",
    "discrete",
    "dlgn",
    "reads_values",
    "relaxed",
]
