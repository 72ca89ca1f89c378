// A netlist whose gates are changed in place, with the readers of each net.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "circuit/netlist.h"

namespace gategrad {

class EditedNetlist {
 public:
  // The arrays must have passed check_netlist.
  EditedNetlist(NetlistArrays arrays, int64_t n_inputs);

  int32_t first_gate() const { return first_; }
  int32_t n_nets() const { return first_ + static_cast<int32_t>(arrays_.gate.size()); }
  bool is_gate(int32_t net) const { return net >= first_; }
  bool is_output(int32_t net) const { return is_output_[index(net)]; }
  int kind(int32_t net) const { return arrays_.gate[index(net - first_)]; }
  int32_t a(int32_t net) const { return arrays_.a[index(net - first_)]; }
  int32_t b(int32_t net) const { return arrays_.b[index(net - first_)]; }

  // Inputs of gates, and outputs, that read a net.
  int32_t n_readers(int32_t net) const { return n_readers_[index(net)]; }
  // The gates' inputs among them, one after the other; negative behind the last.
  int32_t first_entry(int32_t net) const { return head_[index(net)]; }
  int32_t next_entry(int32_t entry) const { return next_[index(entry)]; }
  int32_t gate_of(int32_t entry) const { return first_ + entry / 2; }

  // Whether other gates would be of no use without a gate, where the kept nets stay.
  bool frees_more(int32_t gate, int32_t kept_1, int32_t kept_2);
  // All that reads the gate reads the net instead, or its opposite.
  void replace(int32_t gate, int32_t net, int inverted);
  // The gate gets another function, of other nets.
  void redefine(int32_t gate, int kind_now, int32_t x, int32_t y);

  NetlistArrays& arrays() { return arrays_; }

 private:
  static size_t index(int32_t net) { return static_cast<size_t>(net); }
  void attach(int32_t net);
  void link(int32_t entry, int32_t read);
  void detach(int32_t net);

  NetlistArrays arrays_;
  const int32_t first_;
  // Readers as a list through the two inputs of each gate: entry 2 * gate + side.
  std::vector<int32_t> n_readers_, head_, next_, before_;
  std::vector<uint8_t> is_output_;
  std::vector<int32_t> gone_;  // gates to detach
};

}  // namespace gategrad
