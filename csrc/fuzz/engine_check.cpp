#include "fuzz/engine_check.h"

#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <vector>

#include "engine/engine.h"
#include "engine/kernels/kernels.h"
#include "machine/instruction_sets.h"

namespace gategrad {
namespace {

class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed * 2 + 1) {}
  uint64_t next() {
    state_ = state_ * 6364136223846793005u + 1442695040888963407u;
    return state_ ^ state_ >> 29;
  }
  int64_t below(int64_t n) {
    return static_cast<int64_t>((next() >> 8) % static_cast<uint64_t>(n));
  }

 private:
  uint64_t state_;
};

void demand(bool right, const char* what) {
  if (right) return;
  std::fprintf(stderr, "the engine's %s are wrong\n", what);
  std::abort();
}

struct Readout {
  std::vector<int32_t> group, weight;
  std::vector<int64_t> offset;

  CircuitView with(const NetlistView& netlist) const {
    return {netlist, group.data(), weight.data(), static_cast<int64_t>(offset.size()),
            offset.data()};
  }
};

Readout random_readout(Random& random, int64_t n_outputs) {
  Readout readout;
  const int64_t n_classes = 1 + random.below(4), largest = 1 + random.below(4);
  for (int64_t o = 0; o < n_outputs; ++o) {
    readout.group.push_back(static_cast<int32_t>(random.below(n_classes)));
    readout.weight.push_back(static_cast<int32_t>(random.below(2 * largest) - largest + 1));
  }
  for (int64_t k = 0; k < n_classes; ++k) readout.offset.push_back(random.below(9) - 4);
  return readout;
}

// Gate by gate, sample by sample: (n, n_outputs) bits.
std::vector<uint8_t> outputs_of(const NetlistView& c, const std::vector<uint8_t>& inputs,
                                int64_t n) {
  std::vector<uint8_t> out, net(static_cast<size_t>(2 + c.n_inputs + c.n_gates));
  for (int64_t s = 0; s < n; ++s) {
    net[0] = 0;
    net[1] = 1;
    for (int64_t i = 0; i < c.n_inputs; ++i) net[2 + i] = inputs[s * c.n_inputs + i];
    for (int64_t g = 0; g < c.n_gates; ++g) {
      net[2 + c.n_inputs + g] = c.gate[g] >> (3 - 2 * net[c.a[g]] - net[c.b[g]]) & 1;
    }
    for (int64_t o = 0; o < c.n_outputs; ++o) out.push_back(net[c.outputs[o]]);
  }
  return out;
}

template <class Best>
void compare(const Engine& engine, const Samples& samples, const Thresholds* thresholds,
             int threads, const std::vector<uint8_t>& bits, const std::vector<int64_t>& sums,
             Best best) {
  std::vector<uint8_t> found_bits(bits.size());
  engine.bits(samples, thresholds, threads, found_bits.data());
  demand(found_bits == bits, "output bits");
  std::vector<int64_t> found(sums.size()), labels(static_cast<size_t>(samples.n));
  engine.class_sums(samples, thresholds, threads, found.data());
  demand(found == sums, "class sums");
  engine.predict(samples, thresholds, threads, labels.data());
  for (int64_t s = 0; s < samples.n; ++s) demand(labels[s] == best(s), "labels");
}

// Raw rows with these bits, for thresholds that use n_inputs bits of a larger grid.
template <class T>
std::vector<T> raw_rows(const std::vector<uint8_t>& bits, const std::vector<int32_t>& used,
                        int64_t n_features, int64_t n) {
  const int64_t n_inputs = static_cast<int64_t>(used.size());
  std::vector<T> rows(static_cast<size_t>(n * n_features), T{7});
  for (int64_t s = 0; s < n; ++s) {
    for (int64_t i = 0; i < n_inputs; ++i) {
      rows[s * n_features + used[i]] = bits[s * n_inputs + i] ? T{200} : T{199};
    }
  }
  return rows;
}

}  // namespace

bool engine_refuses(const NetlistView& netlist) {
  const Readout readout{std::vector<int32_t>(static_cast<size_t>(netlist.n_outputs)),
                        std::vector<int32_t>(static_cast<size_t>(netlist.n_outputs)),
                        {0}};
  try {
    const Engine engine(readout.with(netlist));
  } catch (const std::invalid_argument&) {
    return true;
  }
  return false;
}

void check_engine(const NetlistView& netlist, uint64_t seed) {
  constexpr int64_t kSamples[] = {1, 3, 8, 9, 64, 65, 130};
  Random random(seed);
  const std::vector<InstructionSet> sets = available_instruction_sets();
  use_instruction_set(sets[random.below(static_cast<int64_t>(sets.size()))]);
  const Readout readout = random_readout(random, netlist.n_outputs);
  const int64_t n_classes = static_cast<int64_t>(readout.offset.size());
  const int64_t n = random.below(16) ? kSamples[random.below(7)] : 1200;
  const int threads = random.below(16) ? 1 : 2;

  std::vector<uint8_t> inputs(static_cast<size_t>(n * netlist.n_inputs));
  for (uint8_t& bit : inputs) bit = static_cast<uint8_t>(random.below(2));
  const std::vector<uint8_t> bits = outputs_of(netlist, inputs, n);
  std::vector<int64_t> sums;
  for (int64_t s = 0; s < n; ++s) {
    sums.insert(sums.end(), readout.offset.begin(), readout.offset.end());
    for (int64_t o = 0; o < netlist.n_outputs; ++o) {
      sums[s * n_classes + readout.group[o]] += readout.weight[o] * bits[s * netlist.n_outputs + o];
    }
  }
  const auto best = [&](int64_t s) {
    int64_t label = 0;
    for (int64_t k = 1; k < n_classes; ++k) {
      if (sums[s * n_classes + k] > sums[s * n_classes + label]) label = k;
    }
    return label;
  };

  Engine engine(readout.with(netlist));
  engine.executor().set_words(kWidthWords[1 + random.below(kWidths - 1)]);
  const int64_t n_blocks = (n + kBlock - 1) / kBlock, n_inputs = netlist.n_inputs;
  std::vector<uint64_t> packed(static_cast<size_t>(n_blocks * n_inputs * kWords));
  for (int64_t s = 0; s < n; ++s) {
    for (int64_t i = 0; i < n_inputs; ++i) {
      const int64_t row = s / kBlock * n_inputs + i;
      packed[row * kWords + s % kBlock / 64] |= uint64_t{inputs[s * n_inputs + i]} << (s % 64);
    }
  }
  compare(engine, {Samples::Kind::kPacked, packed.data(), n}, nullptr, threads, bits, sums, best);
  if (n_inputs == 0) return;

  std::vector<int32_t> used;
  int32_t feature = 0;
  for (int64_t i = 0; i < n_inputs; ++i) {
    feature += static_cast<int32_t>(i == 0 ? random.below(9) : 1 + random.below(9));
    used.push_back(feature);
  }
  const int64_t n_features = used.back() + 1 + random.below(3);
  const std::vector<int16_t> bounds(static_cast<size_t>(n_features), 200);
  const std::vector<double> limits(static_cast<size_t>(n_features), 199.5);
  const Thresholds thresholds(bounds.data(), limits.data(), 1, n_features, used.data(), n_inputs);
  const auto bytes = raw_rows<uint8_t>(inputs, used, n_features, n);
  const auto floats = raw_rows<float>(inputs, used, n_features, n);
  const auto doubles = raw_rows<double>(inputs, used, n_features, n);
  const Samples raw[] = {{Samples::Kind::kU8, bytes.data(), n},
                         {Samples::Kind::kF32, floats.data(), n},
                         {Samples::Kind::kF64, doubles.data(), n}};
  compare(engine, raw[random.below(3)], &thresholds, threads, bits, sums, best);
}

}  // namespace gategrad
