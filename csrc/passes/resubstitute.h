// Netlists made smaller by gates that are functions of other nets where it matters.
#pragma once

#include "circuit/netlist.h"

namespace gategrad {

// Simplified, and with as many gates or fewer than simplify leaves. Each gate in turn, in a window
// of a few inputs around it, is replaced by another net or by one gate of two others, where that
// frees more than it takes; both may differ from it for values that the window shows not to arise
// or not to matter. Rounds go on until one frees no gate. With `deeper`, paths from input to output
// can become longer. Throws as simplify does.
NetlistArrays resubstitute(const NetlistView& netlist, bool deeper);

}  // namespace gategrad
