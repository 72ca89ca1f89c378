#include "passes/simplify.h"

#include <cstddef>
#include <vector>

#include "passes/gate_graph.h"

namespace gategrad {

NetlistArrays simplify(const NetlistView& netlist) {
  check_netlist(netlist);
  GateGraph graph(netlist.n_inputs, netlist.n_gates);
  std::vector<Literal> of_net(static_cast<size_t>(2 + netlist.n_inputs + netlist.n_gates));
  const auto literal = [&](int32_t net) -> Literal& { return of_net[static_cast<size_t>(net)]; };
  of_net[1] = 1;
  size_t net = 2;
  for (; net < static_cast<size_t>(2 + netlist.n_inputs); ++net) {
    of_net[net] = 2 * static_cast<Literal>(net - 1);
  }
  for (int64_t g = 0; g < netlist.n_gates; ++g) {
    of_net[net++] = graph.add(netlist.gate[g], literal(netlist.a[g]), literal(netlist.b[g]));
  }
  std::vector<Literal> outputs;
  for (int64_t o = 0; o < netlist.n_outputs; ++o) {
    outputs.push_back(literal(netlist.outputs[o]));
  }
  return graph.written(outputs);
}

}  // namespace gategrad
