"""What can be seen gate by gate: constants, wires, inverters, repeated and dead gates."""

from __future__ import annotations

import gategrad._native as _native
from gategrad.circuit import Netlist

__all__ = ["simplify"]


def simplify(netlist: Netlist) -> Netlist:
    """Remove gates without looking further than two levels back; time grows with their number.

    - Constants and repeated inputs are taken into a gate's function; a gate that then depends on
      one input only becomes a wire or an inverter.
    - Wires go; inverters become part of the gates that read them, or of the gate before where only
      inverted outputs need that.
    - Gates with the same function of the same nets, in any order, are one, as are those with
      opposite functions.
    - A gate whose inputs are functions of the same two nets becomes a function of these.
    - Gates that no output needs go.

    Args:
        netlist: Any netlist.

    Returns:
        A netlist with the same inputs and the same function of them at each output. Its only
        inverters stand before outputs whose opposite is needed, too, or that are inverted inputs;
        such an output can be one gate deeper than before.
    """
    arrays = _native.simplify(netlist.n_inputs, netlist.gate, netlist.a, netlist.b, netlist.outputs)
    return Netlist(netlist.n_inputs, *arrays)
