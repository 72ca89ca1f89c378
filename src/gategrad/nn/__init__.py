"""What is trained: layers, heads and networks as plain torch modules."""

from gategrad.nn.gate_module import GateModule, discrete, relaxed
from gategrad.nn.gate_options import GateOptions
from gategrad.nn.heads.codebook import CodebookHead
from gategrad.nn.heads.dense import DenseHead
from gategrad.nn.heads.group_sum import GroupSum
from gategrad.nn.heads.head import Head
from gategrad.nn.heads.temperature import Temperature
from gategrad.nn.learned_thresholds import LearnedThresholds, reads_values
from gategrad.nn.logic_conv import LogicConv1d, LogicConv2d, LogicConv3d, OrPool2d
from gategrad.nn.logic_layer import LogicLayer
from gategrad.nn.networks.dense import dlgn
from gategrad.nn.networks.logic_sequence import DLGN
from gategrad.nn.networks.mlp import MLP
from gategrad.nn.networks.network_kinds import build

__all__ = [
    "DLGN",
    "CodebookHead",
    "DenseHead",
    "GateModule",
    "GateOptions",
    "GroupSum",
    "Head",
    "LearnedThresholds",
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
