"""Cones of up to four inputs, each computed by as few gates as there can be."""

from __future__ import annotations

from operator import index

import gategrad._native as _native
from gategrad.circuit import Netlist

__all__ = ["rewrite"]


def rewrite(netlist: Netlist, *, deeper: bool = False, perturbations: int = 0) -> Netlist:
    """Replace cones of gates by smaller ones, until none is found.

    Each gate is a function of small cuts: up to four nets of which it is a function. Where the
    fewest two-input gates for that function, beside gates that are there anyway, are fewer than
    those that only this gate needs, they take their place. All gates that depend on both inputs
    count alike, XOR among them; inverters are free. Functions of four inputs that need seven gates
    are left. This is DAG-aware rewriting (Mishchenko, Chatterjee and Brayton, DAC 2006)
    on two-input gates in place of AND gates and inverters.

    Args:
        netlist: Any netlist.
        deeper: Allow longer paths from input to output than before.
        perturbations: Rounds in which cones are replaced by others as large too, which can make
            way for smaller ones; each takes about as long as the pass without them.

    Returns:
        A netlist with the same inputs and the same function of them at each output; the same one
        where no fewer gates were found. Inverters before outputs, and what they add to the depth,
        are as :func:`~gategrad.passes.simplify` leaves them.

    Raises:
        ValueError: A negative number of perturbations.
    """
    rounds = index(perturbations)
    if not 0 <= rounds < 2**31:
        raise ValueError(f"perturbations must be 0 or more, got {perturbations}")
    arrays = _native.rewrite(
        netlist.n_inputs, netlist.gate, netlist.a, netlist.b, netlist.outputs, bool(deeper), rounds
    )
    return Netlist(netlist.n_inputs, *arrays)
