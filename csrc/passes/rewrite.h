// Netlists made smaller by what can be seen in cones of up to four inputs.
#pragma once

#include "circuit/netlist.h"

namespace gategrad {

// An equal netlist with as many gates or fewer. Each gate in turn, as a function of up to four
// nodes, is computed by the fewest gates beside those that others need; rounds go on until one
// frees no gate. A perturbation is a round that makes changes that free none, too, and rounds after
// it as before. With `deeper`, paths from input to output can become longer. Throws as simplify
// does, and std::invalid_argument for a negative number of perturbations.
NetlistArrays rewrite(const NetlistView& netlist, bool deeper, int perturbations);

}  // namespace gategrad
