#include "engine/class_sum_terms.h"

#include <algorithm>
#include <tuple>

namespace gategrad {

ClassSumTerms class_sum_terms(const LutNetwork& network, const OutputWeights& weights,
                              int64_t* offset) {
  struct Output {
    int64_t group;
    uint32_t weight;
    NetLiteral literal;
  };
  std::vector<Output> outputs;
  for (size_t o = 0; o < network.outputs.size(); ++o) {
    NetLiteral literal = network.outputs[o];
    const int64_t group = weights.group[o], weight = weights.weight[o];
    if (weight == 0) continue;
    if (literal.net == NetLiteral::kConstant) {
      if (literal.inverted) offset[group] += weight;
      continue;
    }
    if (weight < 0) {  // w * b = w - w * (1 - b)
      offset[group] += weight;
      literal.inverted = !literal.inverted;
    }
    outputs.push_back({group, static_cast<uint32_t>(weight < 0 ? -weight : weight), literal});
  }
  std::stable_sort(outputs.begin(), outputs.end(), [](const Output& x, const Output& y) {
    return std::tie(x.group, x.weight) < std::tie(y.group, y.weight);
  });
  ClassSumTerms found;
  for (size_t begin = 0, end = 0; begin < outputs.size(); begin = end) {
    const int32_t counter = static_cast<int32_t>(found.counters.size());
    for (; end < outputs.size() && outputs[end].group == outputs[begin].group &&
           outputs[end].weight == outputs[begin].weight;
         ++end) {
      found.terms.push_back(
          {outputs[end].literal.net, 2 * counter + outputs[end].literal.inverted});
    }
    int planes = kMinPlanes;
    while ((uint64_t{1} << planes) <= end - begin) ++planes;
    found.counters.push_back({outputs[begin].group, outputs[begin].weight,
                              static_cast<uint32_t>(found.n_planes), static_cast<uint8_t>(planes)});
    found.n_planes += planes;
  }
  return found;
}

std::vector<uint8_t> needed_tables(const LutNetwork& network, const std::vector<Term>& terms) {
  std::vector<uint8_t> needed(static_cast<size_t>(network.n_nets()), 0);
  for (const Term& term : terms) needed[term.net] = 1;
  for (int64_t net = network.n_nets() - 1; net >= network.n_inputs; --net) {
    if (!needed[net]) continue;
    const Lut& lut = network.luts[net - network.n_inputs];
    for (int k = 0; k < lut.n_inputs; ++k) needed[lut.in[k]] = 1;
  }
  return {needed.begin() + network.n_inputs, needed.end()};
}

}  // namespace gategrad
