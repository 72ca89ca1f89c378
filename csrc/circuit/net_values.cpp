#include "circuit/net_values.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace gategrad {
namespace {

constexpr int64_t kBlock = 8;  // words of one net side by side: a cache line

// Words of any machine: values of 64 inputs.
template <class F>
void each_word(int64_t n_words, const uint64_t* a, const uint64_t* b, uint64_t* out, F f) {
  for (int64_t w = 0; w < n_words; ++w) out[w] = f(a[w], b[w]);
}

// Gates are four bits: 8 is the value at (0, 0), 4 at (0, 1), 2 at (1, 0), 1 at (1, 1).
void compute(int gate, int64_t n, const uint64_t* x, const uint64_t* y, uint64_t* out) {
  using W = uint64_t;
  switch (gate) {
    case 0: return each_word(n, x, y, out, [](W, W) { return W{0}; });
    case 1: return each_word(n, x, y, out, [](W a, W b) { return a & b; });
    case 2: return each_word(n, x, y, out, [](W a, W b) { return a & ~b; });
    case 3: return each_word(n, x, y, out, [](W a, W) { return a; });
    case 4: return each_word(n, x, y, out, [](W a, W b) { return ~a & b; });
    case 5: return each_word(n, x, y, out, [](W, W b) { return b; });
    case 6: return each_word(n, x, y, out, [](W a, W b) { return a ^ b; });
    case 7: return each_word(n, x, y, out, [](W a, W b) { return a | b; });
    case 8: return each_word(n, x, y, out, [](W a, W b) { return ~(a | b); });
    case 9: return each_word(n, x, y, out, [](W a, W b) { return ~(a ^ b); });
    case 10: return each_word(n, x, y, out, [](W, W b) { return ~b; });
    case 11: return each_word(n, x, y, out, [](W a, W b) { return a | ~b; });
    case 12: return each_word(n, x, y, out, [](W a, W) { return ~a; });
    case 13: return each_word(n, x, y, out, [](W a, W b) { return ~a | b; });
    case 14: return each_word(n, x, y, out, [](W a, W b) { return ~(a & b); });
    default: return each_word(n, x, y, out, [](W, W) { return ~W{0}; });
  }
}

// Values of n_words words of each net, from word `from` of the inputs on; rows are `stride` apart.
void simulate_words(const NetlistView& n, const uint64_t* inputs, int64_t inputs_stride,
                    int64_t from, int64_t n_words, uint64_t* values, int64_t stride) {
  const auto row = [&](int64_t net) { return values + net * stride; };
  std::fill_n(row(0), n_words, uint64_t{0});
  std::fill_n(row(1), n_words, ~uint64_t{0});
  for (int64_t i = 0; i < n.n_inputs; ++i) {
    std::copy_n(inputs + i * inputs_stride + from, n_words, row(2 + i));
  }
  const int64_t first = 2 + n.n_inputs;
  for (int64_t g = 0; g < n.n_gates; ++g) {
    compute(n.gate[g], n_words, row(n.a[g]), row(n.b[g]), row(first + g));
  }
}

uint64_t mixed(uint64_t signature, uint64_t word) {
  uint64_t x = (signature ^ word) * 0x9E3779B97F4A7C15u + 0xD6E8FEB86659FD93u;
  x = (x ^ x >> 32) * 0xBF58476D1CE4E5B9u;
  return x ^ x >> 29;
}

}  // namespace

void simulate_nets(const NetlistView& netlist, const uint64_t* inputs, int64_t n_words,
                   uint64_t* values) {
  check_netlist(netlist);
  simulate_words(netlist, inputs, n_words, 0, n_words, values, n_words);
}

void mix_signatures(const NetlistView& netlist, const uint64_t* inputs, int64_t n_words,
                    const uint8_t* phase, uint64_t* signatures) {
  check_netlist(netlist);
  const int64_t n_nets = 2 + netlist.n_inputs + netlist.n_gates;
  const int64_t stride = std::min(n_words, kBlock);
  std::vector<uint64_t> values(static_cast<size_t>(n_nets * stride));
  for (int64_t from = 0; from < n_words; from += kBlock) {
    const int64_t count = std::min(kBlock, n_words - from);
    simulate_words(netlist, inputs, n_words, from, count, values.data(), stride);
    for (int64_t net = 0; net < n_nets; ++net) {
      const uint64_t flip = phase[net] ? ~uint64_t{0} : 0;
      for (int64_t w = 0; w < count; ++w) {
        signatures[net] =
            mixed(signatures[net], values[static_cast<size_t>(net * stride + w)] ^ flip);
      }
    }
  }
}

}  // namespace gategrad
