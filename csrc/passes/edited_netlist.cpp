#include "passes/edited_netlist.h"

#include <utility>

#include "passes/gate_graph.h"

namespace gategrad {

EditedNetlist::EditedNetlist(NetlistArrays arrays, int64_t n_inputs)
    : arrays_(std::move(arrays)),
      first_(static_cast<int32_t>(2 + n_inputs)),
      n_readers_(static_cast<size_t>(first_) + arrays_.gate.size(), 0),
      head_(n_readers_.size(), -1),
      next_(2 * arrays_.gate.size(), -1),
      before_(2 * arrays_.gate.size(), -1),
      is_output_(n_readers_.size(), 0) {
  for (const int32_t output : arrays_.outputs) {
    ++n_readers_[index(output)];
    is_output_[index(output)] = 1;
  }
  for (int32_t net = first_; net < n_nets(); ++net) attach(net);
}

void EditedNetlist::attach(int32_t net) {
  for (int32_t side = 0; side < 2; ++side) {
    const int32_t read = side ? b(net) : a(net), entry = 2 * (net - first_) + side;
    link(entry, read);
  }
}

void EditedNetlist::link(int32_t entry, int32_t read) {
  const int32_t following = head_[index(read)];
  next_[index(entry)] = following;
  before_[index(entry)] = -1;
  if (following >= 0) before_[index(following)] = entry;
  head_[index(read)] = entry;
  ++n_readers_[index(read)];
}

// A gate reads nothing any more; neither do those that only it has read.
void EditedNetlist::detach(int32_t net) {
  gone_.assign(1, net);
  while (!gone_.empty()) {
    const int32_t gate = gone_.back();
    gone_.pop_back();
    for (int32_t side = 0; side < 2; ++side) {
      const int32_t read = side ? b(gate) : a(gate), entry = 2 * (gate - first_) + side;
      const int32_t following = next_[index(entry)], before = before_[index(entry)];
      (before < 0 ? head_[index(read)] : next_[index(before)]) = following;
      if (following >= 0) before_[index(following)] = before;
      if (--n_readers_[index(read)] == 0 && is_gate(read)) gone_.push_back(read);
    }
  }
}

bool EditedNetlist::frees_more(int32_t gate, int32_t kept_1, int32_t kept_2) {
  const int32_t x = a(gate), y = b(gate);
  ++n_readers_[index(kept_1)];
  ++n_readers_[index(kept_2)];
  const int twice = x == y ? 2 : 1;
  const bool frees = (is_gate(x) && n_readers(x) == twice) || (is_gate(y) && n_readers(y) == twice);
  --n_readers_[index(kept_1)];
  --n_readers_[index(kept_2)];
  return frees;
}

void EditedNetlist::replace(int32_t gate, int32_t net, int inverted) {
  for (int32_t e = first_entry(gate); e >= 0;) {
    const int32_t following = next_entry(e), reader = gate_of(e);
    const size_t at = index(reader - first_);
    const int kept = kind(reader);
    (e & 1 ? arrays_.b : arrays_.a)[at] = net;
    if (inverted) {
      arrays_.gate[at] =
          static_cast<uint8_t>(e & 1 ? with_b_inverted(kept) : with_a_inverted(kept));
    }
    link(e, net);
    --n_readers_[index(gate)];
    e = following;
  }
  head_[index(gate)] = -1;
  if (is_output(gate)) {
    redefine(gate, inverted ? 12 : 3, net, net);
  } else {
    detach(gate);
  }
}

void EditedNetlist::redefine(int32_t gate, int kind_now, int32_t x, int32_t y) {
  const size_t at = index(gate - first_);
  ++n_readers_[index(x)];  // to stay
  ++n_readers_[index(y)];
  detach(gate);
  arrays_.gate[at] = static_cast<uint8_t>(kind_now);
  arrays_.a[at] = x;
  arrays_.b[at] = y;
  attach(gate);
  --n_readers_[index(x)];
  --n_readers_[index(y)];
}

}  // namespace gategrad
