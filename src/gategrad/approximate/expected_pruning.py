"""What pruning takes of a network, expected from its wiring alone."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Netlist

__all__ = ["equal_layers", "expected_gates_removed"]


def expected_gates_removed(removed: NDArray[np.float64], n_layers: int) -> NDArray[np.float64]:
    """The share of all gates that go with a share of the outputs (paper, appendix D).

    For layers of one width with two readers of each gate: where a share r of a layer goes, so does
    about r**2 of the layer before it, and the mean over all layers is that of r**(2**l).

    Args:
        removed: Shares of the outputs, from 0 to 1.
        n_layers: Logic layers, L.
    """
    mean: NDArray[np.float64] = np.mean([removed ** (2**i) for i in range(n_layers)], axis=0)
    return mean


def equal_layers(netlist: Netlist) -> int | None:
    """How many layers a netlist has that are all as wide as its outputs; None of any other.

    Trees and convolutions are others: what pruning takes of these is not expected so.
    """
    widths = np.bincount(netlist.levels()[netlist.first_gate_net :], minlength=2)[1:]
    return len(widths) if (widths == netlist.n_outputs).all() else None
