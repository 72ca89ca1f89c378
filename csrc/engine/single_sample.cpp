#include "engine/single_sample.h"

#include <algorithm>
#include <cstring>
#include <tuple>

#include "engine/dispatch.h"
#include "machine/memory.h"

namespace gategrad {
namespace {

// Counters of as many terms, or more, begin with a block.
constexpr int64_t kOwnBlocks = 4 * kLanes;

int64_t in_blocks(int64_t n) { return (n + kLanes - 1) / kLanes * kLanes; }

// A table of three inputs that looks at the first ones only, as one of those.
uint8_t of_fewer_inputs(TruthTable table, int n_inputs) {
  unsigned few = 0;
  for (int k = 0; k < 1 << n_inputs; ++k) few |= (table >> (k << (3 - n_inputs)) & 1u) << k;
  return static_cast<uint8_t>(few);
}

}  // namespace

// A table with the places of its inputs, ascending; the last one stands for those that it lacks.
struct SingleSample::Lane {
  uint32_t in[3];
  TruthTable table;
  uint8_t n_inputs;
  int32_t lut;  // -1: none reads it

  Lane(const uint32_t* places, TruthTable old, int n, int32_t lut)
      : table(0), n_inputs(static_cast<uint8_t>(n)), lut(lut) {
    int order[3] = {0, 1, 2};
    const auto sort_two = [&](int x, int y) {
      if (y < n && places[order[y]] < places[order[x]]) std::swap(order[x], order[y]);
    };
    sort_two(0, 1);
    sort_two(1, 2);
    sort_two(0, 1);
    for (int k = 0; k < 3; ++k) in[k] = places[order[std::min(k, n - 1)]];
    for (int m = 0; m < 8; ++m) {
      int read = 0;
      for (int k = 0; k < 3; ++k) read |= (m >> (2 - k) & 1) << (2 - order[k]);
      table = static_cast<TruthTable>(table | (old >> read & 1) << m);
    }
  }

  auto key() const {
    return std::make_tuple(-n_inputs, in[0] / kReachStep, in[1] / kReachStep, in[2] / kReachStep,
                           in[2]);
  }
};

// Blocks that read what is there already, one after the other.
class SingleSample::Builder {
 public:
  explicit Builder(SingleSample& made) : made_(made) {}

  // Puts lanes together that read neighbors, fills them up to whole blocks, and brings together
  // blocks of one shape.
  static void arrange(std::vector<Lane>& lanes) {
    std::sort(lanes.begin(), lanes.end(),
              [](const Lane& x, const Lane& y) { return x.key() < y.key(); });
    fill(lanes);
    std::vector<std::pair<uint32_t, size_t>> blocks;
    for (size_t first = 0; first < lanes.size(); first += kLanes) {
      blocks.emplace_back(shape(lanes.data() + first), first);
    }
    std::sort(blocks.begin(), blocks.end());
    std::vector<Lane> arranged;
    arranged.reserve(lanes.size());
    for (const auto& block : blocks) {
      const auto first = lanes.begin() + static_cast<std::ptrdiff_t>(block.second);
      arranged.insert(arranged.end(), first, first + kLanes);
    }
    lanes = std::move(arranged);
  }

  // To whole blocks, by lanes that are 0.
  static void fill(std::vector<Lane>& lanes) {
    while (lanes.size() % kLanes) {
      lanes.push_back(lanes.back());
      lanes.back().table = 0;
      lanes.back().lut = -1;
    }
  }

  void append(const std::vector<Lane>& lanes) {
    for (size_t first = 0; first < lanes.size(); first += kLanes) block(lanes.data() + first);
    made_.n_places_ += static_cast<int64_t>(lanes.size());
  }

 private:
  static uint8_t inputs(const Lane* block) {
    uint8_t n = 1;
    for (int64_t i = 0; i < kLanes; ++i) n = std::max(n, block[i].n_inputs);
    return n;
  }

  // The steps that find one input, fewest.
  static int find(const Lane* block, int input, LaneStep* steps) {
    int n = 0;
    for (uint32_t left = ~uint32_t{0}; left;) {
      uint32_t lowest = UINT32_MAX, lanes = 0;
      for (int64_t i = 0; i < kLanes; ++i) {
        if (left >> i & 1) lowest = std::min(lowest, block[i].in[input]);
      }
      const uint32_t from = lowest / kReachStep;
      for (int64_t i = 0; i < kLanes; ++i) {
        const bool there = block[i].in[input] - from * kReachStep < kReach;
        if (left >> i & there) lanes |= uint32_t{1} << i;
      }
      steps[n++] = {from, lanes};
      left &= ~lanes;
    }
    return n;
  }

  static uint32_t shape(const Lane* block) {
    LaneStep steps[kLanes];
    uint32_t found = inputs(block);
    for (int k = inputs(block) - 1; k >= 0; --k) {
      found = found << 8 | static_cast<uint32_t>(find(block, k, steps));
    }
    return found;
  }

  void block(const Lane* lanes) {
    LaneRun run{inputs(lanes), {0, 0, 0}, 0};
    for (int k = 0; k < run.n_inputs; ++k) {
      LaneStep steps[kLanes];
      const int n = find(lanes, k, steps);
      run.n_steps[k] = static_cast<uint8_t>(n);
      made_.steps_.insert(made_.steps_.end(), steps, steps + n);
      for (int64_t i = 0; i < kLanes; ++i) {
        const LaneStep* step = steps;
        while (!(step->lanes >> i & 1)) ++step;
        const uint32_t behind = lanes[i].in[k] - step->from * kReachStep;
        made_.code_.push_back(static_cast<uint16_t>(behind / 16 | behind % 16 << 12));
      }
    }
    for (int64_t i = 0; i < kLanes; ++i) {
      made_.tables_.push_back(of_fewer_inputs(lanes[i].table, run.n_inputs));
    }
    std::vector<LaneRun>& runs = made_.runs_;
    if (runs.empty() || runs.back().n_inputs != run.n_inputs ||
        std::memcmp(runs.back().n_steps, run.n_steps, sizeof run.n_steps) != 0) {
      runs.push_back(run);
    }
    ++runs.back().n_blocks;
  }

  SingleSample& made_;
};

SingleSample::SingleSample(const LutNetwork& network, const ClassSumTerms& terms)
    : n_inputs_(network.n_inputs), n_places_(first_written()) {
  const std::vector<Lut>& luts = network.luts;
  const int64_t n_luts = static_cast<int64_t>(luts.size());
  const int64_t n_terms = static_cast<int64_t>(terms.terms.size());
  const std::vector<uint8_t> needed = needed_tables(network, terms.terms);
  // Tables that only one term reads are looked up where they are counted.
  std::vector<uint8_t> readers(static_cast<size_t>(network.n_nets()), 0);  // 2: more, or a table
  for (int64_t i = 0; i < n_luts; ++i) {
    for (int k = 0; needed[i] && k < luts[i].n_inputs; ++k) readers[luts[i].in[k]] = 2;
  }
  for (const Term& term : terms.terms) {
    readers[term.net] = static_cast<uint8_t>(std::min(readers[term.net] + 1, 2));
  }
  const auto is_inner = [&](int64_t i) { return needed[i] && readers[n_inputs_ + i] == 2; };

  std::vector<int32_t> level(static_cast<size_t>(network.n_nets()), 0);
  std::vector<std::vector<int32_t>> levels;
  for (int64_t i = 0; i < n_luts; ++i) {
    if (!is_inner(i)) continue;
    int32_t& own = level[n_inputs_ + i];
    for (int k = 0; k < luts[i].n_inputs; ++k) own = std::max(own, level[luts[i].in[k]] + 1);
    if (static_cast<size_t>(own) > levels.size()) levels.emplace_back();
    levels[own - 1].push_back(static_cast<int32_t>(i));
  }
  // Lanes that stay empty cost little where they are few; long chains would be mostly those.
  int64_t n_lanes = n_terms, n_tables = n_terms;
  for (const std::vector<int32_t>& each : levels) {
    n_tables += static_cast<int64_t>(each.size());
    n_lanes += in_blocks(static_cast<int64_t>(each.size()));
  }
  constexpr int64_t kFewLanes = 64 * kLanes;
  if (n_lanes > 2 * n_tables + kFewLanes || n_places_ + 2 * n_lanes > INT32_MAX) return;

  std::vector<uint32_t> place(static_cast<size_t>(network.n_nets()));
  for (int64_t i = 0; i < n_inputs_; ++i) place[i] = static_cast<uint32_t>(i);
  const auto lane_of = [&](int64_t i, int32_t number) {
    uint32_t places[3] = {};
    for (int k = 0; k < luts[i].n_inputs; ++k) places[k] = place[luts[i].in[k]];
    return Lane(places, luts[i].table, luts[i].n_inputs, number);
  };
  Builder builder(*this);
  std::vector<Lane> lanes;
  for (const std::vector<int32_t>& each : levels) {
    lanes.clear();
    for (const int32_t i : each) lanes.push_back(lane_of(i, i));
    Builder::arrange(lanes);
    for (size_t i = 0; i < lanes.size(); ++i) {
      if (lanes[i].lut >= 0) {
        place[n_inputs_ + lanes[i].lut] =
            static_cast<uint32_t>(n_places_ + static_cast<int64_t>(i));
      }
    }
    builder.append(lanes);
  }

  const int64_t n_counters = static_cast<int64_t>(terms.counters.size());
  const bool own_blocks = n_terms >= kOwnBlocks * n_counters;
  std::vector<Lane> counted;
  for (int64_t t = 0, c = 0; c < n_counters; ++c) {
    begins_.push_back(n_places_ + static_cast<int64_t>(counted.size()));
    lanes.clear();
    for (; t < n_terms && terms.terms[t].batch / 2 == c; ++t) {
      const int64_t net = terms.terms[t].net, i = net - n_inputs_;
      lanes.push_back(i < 0 || is_inner(i) ? Lane(&place[net], kIdentity, 1, -1) : lane_of(i, -1));
      if (terms.terms[t].batch % 2)
        lanes.back().table = static_cast<TruthTable>(~lanes.back().table);
    }
    if (own_blocks) Builder::arrange(lanes);
    counted.insert(counted.end(), lanes.begin(), lanes.end());
  }
  begins_.push_back(n_places_ + static_cast<int64_t>(counted.size()));
  Builder::fill(counted);
  builder.append(counted);
  pays_ = true;
}

void SingleSample::add(const Samples& sample, const Thresholds* thresholds,
                       const std::vector<Counter>& counters, uint32_t* sums) const {
  const int64_t n_counters = static_cast<int64_t>(counters.size());
  const Scratch<uint64_t> bits((n_places_ + 2 * kReach) / 64);
  const Scratch<uint32_t> counts(n_counters);
  std::fill_n(bits.data, n_inputs_ / 64 + 1, uint64_t{0});
  if (sample.kind != Samples::Kind::kPacked) {
    thresholds->pack_one(sample, bits.data);
  } else {
    const uint64_t* words = static_cast<const uint64_t*>(sample.data);
    for (int64_t i = 0; i < n_inputs_; ++i)
      bits.data[i / 64] |= (words[i * kWords] & 1) << (i % 64);
  }
  const LaneProgram program{runs_.data(),   static_cast<int64_t>(runs_.size()),
                            steps_.data(),  code_.data(),
                            tables_.data(), begins_.data(),
                            n_counters};
  engine_kernels().single_sample->run(program, bits.data, first_written(), counts.data);
  for (int64_t c = 0; c < n_counters; ++c) {
    sums[counters[c].group] += counters[c].weight * counts.data[c];
  }
}

}  // namespace gategrad
