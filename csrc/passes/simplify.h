// Netlists made smaller by what can be seen gate by gate.
#pragma once

#include "circuit/netlist.h"

namespace gategrad {

// An equal netlist in which no gate is constant, a wire or, but for outputs, an inverter, no two
// gates have the same function of the same nets or its opposite, no gate is a function of two nets
// that its inputs are functions of, too, and every gate is needed. Throws std::invalid_argument
// for a gate that is none or reads a net that is not before it.
NetlistArrays simplify(const NetlistView& netlist);

}  // namespace gategrad
