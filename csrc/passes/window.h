// A window of a netlist: a gate with what surrounds it, and the values of all for every value of
// the window's few inputs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "passes/edited_netlist.h"

namespace gategrad {

class Window {
 public:
  static constexpr size_t MAX_LEAVES = 8, WORDS = size_t{1} << (MAX_LEAVES - 6);

  // Values of a net for every value of the window's leaves.
  typedef std::array<uint64_t, WORDS> Values;

  explicit Window(const EditedNetlist& netlist)
      : netlist_(netlist), place_(static_cast<size_t>(netlist.n_nets()), -1) {}

  // Around a gate: what reads it, up to three levels on, and gates below. False where there is none
  // with few enough leaves.
  bool open(int32_t gate);
  void close();

  // What the gate computes, and where its value matters to what is read outside of the window.
  const Values& function() const { return function_; }
  const Values& care() const { return care_; }
  // Constant 0 and nets that the gate may read: of the window, and functions of two of them.
  const std::vector<int32_t>& divisors() const { return divisors_; }
  const Values& values(int32_t net) const { return members_[at(place_[at(net)])].values; }

 private:
  // What is known of a net of the window. Nets that depend on the gate in hand have values for it
  // being 0 and being 1.
  struct Member {
    int32_t net;
    bool is_leaf;
    Values values, values_if_1;
  };

  static size_t at(int32_t net) { return static_cast<size_t>(net); }
  Member& member(int32_t net) { return members_[at(place_[at(net)])]; }
  bool holds(int32_t net) const { return place_[at(net)] >= 0; }
  void enter(int32_t net, bool is_leaf);
  void enter_inputs(int32_t net);
  void expand(Member* leaf);
  int new_leaves(int32_t leaf) const;
  bool surround(int32_t gate, int levels);
  void deepen();
  void compute(int32_t gate);
  void observe(int32_t gate);
  void find_divisors(int32_t gate);

  const EditedNetlist& netlist_;
  std::vector<int32_t> place_;  // in members_, by net; -1: not in the window
  std::vector<Member> members_;
  size_t n_leaves_ = 0;
  std::vector<int32_t> order_, divisors_;
  Values function_, care_;
};

}  // namespace gategrad
