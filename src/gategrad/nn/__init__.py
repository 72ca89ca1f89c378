"""What is trained: layers, heads and networks as plain torch modules."""

from gategrad.nn.heads import GroupSum, Head
from gategrad.nn.logic_layer import LogicLayer, discrete, relaxed
from gategrad.nn.networks import DLGN, build, dlgn

__all__ = ["DLGN", "GroupSum", "Head", "LogicLayer", "build", "discrete", "dlgn", "relaxed"]
