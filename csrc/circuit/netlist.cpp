#include "circuit/netlist.h"

#include <stdexcept>
#include <string>

namespace gategrad {

void check_netlist(const NetlistView& n) {
  const auto reject = [](const std::string& what) { throw std::invalid_argument(what); };
  if (n.n_inputs < 0 || n.n_inputs + n.n_gates + 2 > INT32_MAX) reject("too many nets");
  const int64_t first = 2 + n.n_inputs;
  for (int64_t g = 0; g < n.n_gates; ++g) {
    if (n.gate[g] > 15) {
      reject("gates must be 0 to 15: gate " + std::to_string(g) + " has an id above 15");
    }
    for (const int64_t read : {n.a[g], n.b[g]}) {
      if (read < 0 || read >= first + g) {
        reject("gate " + std::to_string(g) + " reads net " + std::to_string(read) +
               ", which is not before its own");
      }
    }
  }
  for (int64_t o = 0; o < n.n_outputs; ++o) {
    if (n.outputs[o] < 0 || n.outputs[o] >= first + n.n_gates) {
      reject("output " + std::to_string(o) + " is net " + std::to_string(n.outputs[o]) +
             ", which does not exist");
    }
  }
}

}  // namespace gategrad
