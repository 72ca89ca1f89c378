#include "passes/cuts.h"

#include <algorithm>
#include <utility>

namespace gategrad {
namespace {

// The same function where inputs i < j have changed places.
FourInputTable swapped(FourInputTable table, size_t i, size_t j) {
  const FourInputTable vi = INPUT_TABLES[i], vj = INPUT_TABLES[j];
  const int up = (1 << j) - (1 << i);
  const int moved = table & vi & ~vj, back = table & vj & ~vi;
  return static_cast<FourInputTable>((table & ~(vi ^ vj)) | moved << up | back >> up);
}

// The function of a cut's leaves as one of more leaves.
FourInputTable spread(const Cut& cut, const std::array<int32_t, 4>& leaf) {
  FourInputTable table = cut.table;
  size_t at = 3;
  for (size_t i = cut.n_leaves; i-- > 0; --at) {
    while (leaf[at] != cut.leaf[i]) --at;
    if (at != i) table = swapped(table, i, at);
    if (at == 0) break;
  }
  return table;
}

bool depends(FourInputTable table, size_t i) {
  return ((table & INPUT_TABLES[i]) >> (1 << i)) != (table & ~INPUT_TABLES[i] & 0xFFFF);
}

// Without the leaves that the function does not depend on.
void reduce(Cut* cut) {
  for (size_t i = cut->n_leaves; i-- > 0;) {
    if (depends(cut->table, i)) continue;
    for (size_t j = i + 1; j < cut->n_leaves; ++j) {
      cut->table = swapped(cut->table, j - 1, j);
      cut->leaf[j - 1] = cut->leaf[j];
    }
    cut->leaf[--cut->n_leaves] = 0;
  }
}

bool contains(const Cut& cut, const Cut& part) {
  return std::includes(cut.leaf.begin(), cut.leaf.begin() + cut.n_leaves, part.leaf.begin(),
                       part.leaf.begin() + part.n_leaves);
}

}  // namespace

void Cuts::update() {
  while (graph_.first_gate() + static_cast<int64_t>(start_.size()) < graph_.n_nodes()) {
    add_gate(graph_.first_gate() + static_cast<int64_t>(start_.size()));
  }
}

void Cuts::add_gate(int64_t gate) {
  const Node& node = graph_.gate(gate);
  const Cut self_a{{node.a, 0, 0, 0}, INPUT_TABLES[0], 1};
  const Cut self_b{{node.b, 0, 0, 0}, INPUT_TABLES[0], 1};
  found_.clear();
  merge(node.gate, self_a, self_b);
  const auto range = [&](int32_t net) {
    return graph_.is_gate(net) ? std::make_pair(begin(net), end(net))
                               : std::pair<const Cut*, const Cut*>();
  };
  const auto [a, a_end] = range(node.a);
  const auto [b, b_end] = range(node.b);
  for (const Cut* of_a = a; of_a != a_end; ++of_a) merge(node.gate, *of_a, self_b);
  for (const Cut* of_b = b; of_b != b_end; ++of_b) merge(node.gate, self_a, *of_b);
  for (const Cut* of_a = a; of_a != a_end; ++of_a) {
    for (const Cut* of_b = b; of_b != b_end; ++of_b) merge(node.gate, *of_a, *of_b);
  }
  std::stable_sort(found_.begin(), found_.end(),
                   [](const Cut& x, const Cut& y) { return x.n_leaves < y.n_leaves; });
  const size_t kept = std::min(found_.size(), KEPT);
  start_.push_back(cuts_.size());
  count_.push_back(static_cast<uint8_t>(kept));
  cuts_.insert(cuts_.end(), found_.begin(), found_.begin() + static_cast<std::ptrdiff_t>(kept));
}

// The cut of a gate that joins those of its inputs, where it is small and not one that contains
// another.
void Cuts::merge(int gate, const Cut& a, const Cut& b) {
  Cut cut{};
  size_t n = 0;
  for (size_t i = 0, j = 0; i < a.n_leaves || j < b.n_leaves; ++n) {
    if (n == 4) return;
    const bool from_a = j == b.n_leaves || (i < a.n_leaves && a.leaf[i] <= b.leaf[j]);
    const bool from_b = i == a.n_leaves || (j < b.n_leaves && b.leaf[j] <= a.leaf[i]);
    cut.leaf[n] = from_a ? a.leaf[i] : b.leaf[j];
    i += from_a;
    j += from_b;
  }
  cut.n_leaves = static_cast<uint8_t>(n);
  for (const Cut& other : found_) {
    if (contains(cut, other)) return;
  }
  cut.table = table_of(gate, spread(a, cut.leaf), spread(b, cut.leaf));
  reduce(&cut);
  found_.erase(std::remove_if(found_.begin(), found_.end(),
                              [&](const Cut& other) { return contains(other, cut); }),
               found_.end());
  found_.push_back(cut);
}

}  // namespace gategrad
