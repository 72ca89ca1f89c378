"""Gates replaced by other nets, or by one gate of other nets, as far as it matters."""

from __future__ import annotations

import gategrad._native as _native
from gategrad.circuit import Netlist

__all__ = ["resubstitute"]


def resubstitute(netlist: Netlist, *, deeper: bool = False) -> Netlist:
    """Simplify, and replace gates by what is there already, until none is found.

    Around each gate in turn lies a window: what reads it up to three levels on, and gates below
    down to at most eight nets. For all values of these, another net of the window, or one gate that
    reads two of them, is to equal the gate wherever the gate's value changes anything outside of
    the window; it takes its place where that frees more gates than it adds. Values of the gate that
    cannot arise or cannot be seen may change, those of the outputs never do. This is
    resubstitution with don't-cares (Mishchenko, Brayton, Jiang and Jang, FPGA 2009, "Scalable
    don't-care-based logic optimization and resynthesis") with truth tables in place of SAT.

    Args:
        netlist: Any netlist.
        deeper: Allow longer paths from input to output than before.

    Returns:
        A netlist with the same inputs and the same function of them at each output, and what
        :func:`~gategrad.passes.simplify` promises of its result.
    """
    arrays = _native.resubstitute(
        netlist.n_inputs, netlist.gate, netlist.a, netlist.b, netlist.outputs, bool(deeper)
    )
    return Netlist(netlist.n_inputs, *arrays)
