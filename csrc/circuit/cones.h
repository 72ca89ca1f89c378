// Gates as clauses, for a SAT solver, cone by cone.
#pragma once

#include <cstdint>
#include <vector>

#include "circuit/netlist.h"

namespace gategrad {

// A netlist in which nets come to be read in place of others, and the clauses of those gates that
// certain nets depend on. Literals of nets are 2 * net + 1 where inverted; those of the solver are
// DIMACS's: variables from 1 on, negative where inverted. Variable 1 is true.
class Cones {
 public:
  // Copies the netlist. Throws std::invalid_argument where it breaks a rule.
  explicit Cones(const NetlistView& netlist);

  // From now on `literal` stands for a gate's `net`, which must be behind the literal's.
  // Throws std::invalid_argument otherwise.
  void merge(int64_t net, int64_t literal);

  // Clauses, each followed by a 0, of those gates that `net` depends on and that were not loaded
  // since the last clear(). Throws std::invalid_argument for a net that does not exist.
  std::vector<int32_t> load(int64_t net);

  // The solver's literal of a net that was loaded, otherwise 0.
  int32_t literal(int64_t net) const;

  // A new solver: nothing is loaded. The next load() begins with the clause that 1 is true.
  void clear();

  int64_t n_variables() const { return static_cast<int64_t>(loaded_.size()); }
  int64_t n_nets() const { return static_cast<int64_t>(variable_.size()); }

  // Inputs that were loaded, and their variables.
  const std::vector<int32_t>& inputs() const { return inputs_; }
  const std::vector<int32_t>& input_variables() const { return input_variables_; }

 private:
  int64_t representative(int64_t net) const;
  int32_t variable(int64_t net);
  void clauses(int64_t gate, std::vector<int32_t>* out);

  int64_t first_gate_;
  std::vector<uint8_t> gate_;
  std::vector<int32_t> a_, b_;
  std::vector<int64_t> stands_for_;  // the literal that stands for each net
  std::vector<int32_t> variable_;    // of each net, 0 where not loaded
  std::vector<int32_t> loaded_;      // nets, by variable
  std::vector<int32_t> inputs_, input_variables_;
};

}  // namespace gategrad
