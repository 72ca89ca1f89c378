"""Whole networks, built from configurations or from other libraries' models."""

from gategrad.nn.networks.dense import dlgn
from gategrad.nn.networks.logic_sequence import DLGN
from gategrad.nn.networks.mlp import MLP
from gategrad.nn.networks.network_kinds import NETWORKS, NetworkKind, build, layer_widths

__all__ = ["DLGN", "MLP", "NETWORKS", "NetworkKind", "build", "dlgn", "layer_widths"]
