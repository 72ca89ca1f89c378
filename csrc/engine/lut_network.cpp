#include "engine/lut_network.h"

#include <algorithm>
#include <array>

namespace gategrad {
namespace {

// ---- from gates to tables of two inputs

// Bit 2a + b of the result is what a gate puts out, as the ids of gates.py count from the other
// end.
unsigned gate_table(unsigned gate) {
  return (gate & 1) << 3 | (gate >> 1 & 1) << 2 | (gate >> 2 & 1) << 1 | (gate >> 3 & 1);
}

TruthTable with_unused_input(unsigned two) {
  unsigned table = 0;
  for (unsigned m = 0; m < 8; ++m) table |= (two >> (m >> 1) & 1) << m;
  return static_cast<TruthTable>(table);
}

class Reader {
 public:
  explicit Reader(const NetlistView& n) : n_(n) {
    network_.n_inputs = n.n_inputs;
    nets_.resize(static_cast<size_t>(2 + n.n_inputs + n.n_gates));
    nets_[0] = {NetLiteral::kConstant, false};
    nets_[1] = {NetLiteral::kConstant, true};
    for (int64_t i = 0; i < n.n_inputs; ++i) nets_[2 + i] = {static_cast<int32_t>(i), false};
  }

  LutNetwork read() {
    const std::vector<uint8_t> live = live_gates();
    for (int64_t g = 0; g < n_.n_gates; ++g) {
      if (live[g]) nets_[2 + n_.n_inputs + g] = literal_of(g);
    }
    for (int64_t o = 0; o < n_.n_outputs; ++o) {
      network_.outputs.push_back(nets_[n_.outputs[o]]);
    }
    return std::move(network_);
  }

 private:
  std::vector<uint8_t> live_gates() const {
    const int64_t first = 2 + n_.n_inputs;
    std::vector<uint8_t> live(static_cast<size_t>(n_.n_gates), 0);
    for (int64_t o = 0; o < n_.n_outputs; ++o) {
      if (n_.outputs[o] >= first) live[n_.outputs[o] - first] = 1;
    }
    for (int64_t g = n_.n_gates - 1; g >= 0; --g) {
      if (!live[g]) continue;
      const unsigned table = gate_table(n_.gate[g]);
      const bool reads_a = (table >> 2) != (table & 3);
      const bool reads_b = (table >> 1 & 5) != (table & 5);
      if (reads_a && n_.a[g] >= first) live[n_.a[g] - first] = 1;
      if (reads_b && n_.b[g] >= first) live[n_.b[g] - first] = 1;
    }
    return live;
  }

  NetLiteral literal_of(int64_t g) {
    const NetLiteral a = nets_[n_.a[g]], b = nets_[n_.b[g]];
    const unsigned gate = gate_table(n_.gate[g]);
    const bool same = a.net == b.net;
    unsigned table = 0;  // over the two nets, whatever their inverters
    for (unsigned m = 0; m < 4; ++m) {
      const unsigned x = (a.net == NetLiteral::kConstant ? 0 : m >> 1) ^ a.inverted;
      const unsigned y = (b.net == NetLiteral::kConstant ? 0 : same ? m >> 1 : m & 1) ^ b.inverted;
      table |= (gate >> (2 * x + y) & 1) << m;
    }
    const bool inverted = table & 1;
    if (inverted) table ^= 15;
    if (table == 0) return {NetLiteral::kConstant, inverted};
    if (table == 0b1100) return {a.net, inverted};
    if (table == 0b1010) return {b.net, inverted};
    Lut lut{{a.net, b.net, 0}, 0, 2};
    if (table == 0b0010) {  // ~a & b, as b & ~a
      std::swap(lut.in[0], lut.in[1]);
      table = 0b0100;
    }
    lut.table = with_unused_input(table);
    network_.luts.push_back(lut);
    return {static_cast<int32_t>(network_.n_nets() - 1), inverted};
  }

  const NetlistView& n_;
  LutNetwork network_;
  std::vector<NetLiteral> nets_;
};

// ---- from tables of two inputs to tables of three

constexpr int kOrders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

// The table whose input i is the old one's input order[i].
constexpr TruthTable reordered(TruthTable table, const int* order) {
  unsigned result = 0;
  for (unsigned m = 0; m < 8; ++m) {
    const unsigned value[3] = {m >> 2 & 1, m >> 1 & 1, m & 1};
    unsigned old[3] = {};
    for (int i = 0; i < 3; ++i) old[order[i]] = value[i];
    result |= (table >> (4 * old[0] + 2 * old[1] + old[2]) & 1u) << m;
  }
  return static_cast<TruthTable>(result);
}

// Which order of inputs gives the smallest table: of each kind up to order there is one kernel.
constexpr std::array<uint8_t, 256> best_orders() {
  std::array<uint8_t, 256> best{};
  for (int table = 0; table < 256; ++table) {
    for (int i = 1; i < 6; ++i) {
      const TruthTable t = static_cast<TruthTable>(table);
      if (reordered(t, kOrders[i]) < reordered(t, kOrders[best[table]])) {
        best[table] = static_cast<uint8_t>(i);
      }
    }
  }
  return best;
}
constexpr std::array<uint8_t, 256> kBestOrder = best_orders();

bool reads_all_three(TruthTable t) {
  return (t >> 4) != (t & 0x0f) && (t >> 2 & 0x33) != (t & 0x33) && (t >> 1 & 0x55) != (t & 0x55);
}

// `outer` with the tables `inner` (null: none) in place of its inputs. False where that needs more
// than three inputs, or fewer.
bool merge(const Lut& outer, const Lut* const inner[2], Lut& merged) {
  int32_t in[3];
  int n = 0;
  const auto place = [&](int32_t net) {
    const int found = static_cast<int>(std::find(in, in + n, net) - in);
    if (found == n && n < 3) in[n] = net;
    n = std::max(n, found + 1);
    return found;
  };
  int places[2][2];
  for (int k = 0; k < 2; ++k) {
    for (int j = 0; j < (inner[k] ? 2 : 1); ++j) {
      places[k][j] = place(inner[k] ? inner[k]->in[j] : outer.in[k]);
      if (places[k][j] >= 3) return false;
    }
  }
  if (n != 3) return false;
  unsigned table = 0;
  for (unsigned m = 0; m < 8; ++m) {
    unsigned value[2];
    for (int k = 0; k < 2; ++k) {
      value[k] = m >> (2 - places[k][0]) & 1;
      if (!inner[k]) continue;
      const unsigned second = m >> (2 - places[k][1]) & 1;
      value[k] = inner[k]->table >> (4 * value[k] + 2 * second) & 1;
    }
    table |= (outer.table >> (4 * value[0] + 2 * value[1]) & 1u) << m;
  }
  if (!reads_all_three(static_cast<TruthTable>(table))) return false;
  const int* order = kOrders[kBestOrder[table]];
  merged = {{in[order[0]], in[order[1]], in[order[2]]},
            reordered(static_cast<TruthTable>(table), order),
            3};
  return true;
}

// Takes each table into its only reader, where that one has room. Inner tables come first, so on
// the trees of such pairs this finds as many as can be.
void merge_pairs(LutNetwork& network) {
  const int64_t n_inputs = network.n_inputs, n_luts = static_cast<int64_t>(network.luts.size());
  std::vector<uint8_t> readers(static_cast<size_t>(network.n_nets()), 0);  // 2: more than one
  const auto read = [&](int32_t net) { readers[net] = std::min(readers[net] + 1, 2); };
  for (const Lut& lut : network.luts) {
    read(lut.in[0]);
    read(lut.in[1]);
  }
  for (const NetLiteral& output : network.outputs) {
    if (output.net != NetLiteral::kConstant) readers[output.net] = 2;
  }
  // New numbers are known for all inner tables when a table is reached: they fit in one array.
  std::vector<uint8_t> gone(static_cast<size_t>(n_luts), 0);
  for (int64_t i = 0; i < n_luts; ++i) {
    Lut& outer = network.luts[i];
    const Lut* inner[2] = {nullptr, nullptr};
    for (int k = 0; k < 2; ++k) {
      const int64_t j = outer.in[k] - n_inputs;
      if (j >= 0 && readers[outer.in[k]] == 1 && network.luts[j].n_inputs == 2) {
        inner[k] = &network.luts[j];
      }
    }
    const Lut* const choices[3][2] = {
        {inner[0], inner[1]}, {inner[0], nullptr}, {nullptr, inner[1]}};
    Lut merged;
    for (const auto& choice : choices) {
      if ((!choice[0] && !choice[1]) || !merge(outer, choice, merged)) continue;
      for (const Lut* each : choice) {
        if (each) gone[each - network.luts.data()] = 1;
      }
      outer = merged;
      break;
    }
  }
  std::vector<int32_t> number(static_cast<size_t>(n_luts));
  int64_t kept = 0;
  const auto renumber = [&](int32_t& net) {
    if (net >= n_inputs) net = number[net - n_inputs];
  };
  for (int64_t i = 0; i < n_luts; ++i) {
    if (gone[i]) continue;
    Lut lut = network.luts[i];
    for (int k = 0; k < lut.n_inputs; ++k) renumber(lut.in[k]);
    number[i] = static_cast<int32_t>(n_inputs + kept);
    network.luts[kept++] = lut;
  }
  network.luts.resize(static_cast<size_t>(kept));
  for (NetLiteral& output : network.outputs) renumber(output.net);
}

}  // namespace

LutNetwork lut_network(const NetlistView& netlist) {
  LutNetwork network = Reader(netlist).read();
  merge_pairs(network);
  return network;
}

}  // namespace gategrad
