"""What is trained: layers, heads and networks as plain torch modules."""

from gategrad.nn.codebook_head import CodebookHead
from gategrad.nn.dense_head import DenseHead
from gategrad.nn.dense_networks import dlgn
from gategrad.nn.gate_module import GateModule
from gategrad.nn.heads import GroupSum, Head
from gategrad.nn.learned_thresholds import LearnedThresholds, reads_values
from gategrad.nn.logic_conv import LogicConv1d, LogicConv2d, LogicConv3d, OrPool2d
from gategrad.nn.logic_layer import LogicLayer, discrete, relaxed
from gategrad.nn.logic_sequence import DLGN
from gategrad.nn.mlp import MLP
from gategrad.nn.networks import build
from gategrad.nn.temperature import Temperature

__all__ = [
    "DLGN",
    "CodebookHead",
    "DenseHead",
    "GateModule",
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
