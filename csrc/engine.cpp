#include "engine.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <new>
#include <numeric>
#include <queue>
#include <stdexcept>
#include <string>

#include "dispatch.h"
#include "thread_pool.h"

namespace gategrad {
namespace {

constexpr int kFalse = 0, kA = 3, kB = 5, kNotB = 10, kNotA = 12, kTrue = 15;

[[noreturn]] void reject(const std::string& what) { throw std::invalid_argument(what); }

void check(const CircuitView& c) {
  check_netlist(c);
  for (int64_t o = 0; o < c.n_outputs; ++o) {
    if (c.group[o] < 0 || c.group[o] >= c.n_classes) {
      reject("output " + std::to_string(o) + " belongs to a class that does not exist");
    }
  }
  if (c.n_classes < 1) reject("there must be at least one class");
  std::vector<double> reach(static_cast<size_t>(c.n_classes));
  for (int64_t k = 0; k < c.n_classes; ++k) reach[k] = std::abs(static_cast<double>(c.offset[k]));
  for (int64_t o = 0; o < c.n_outputs; ++o) {
    reach[c.group[o]] += std::abs(static_cast<double>(c.weight[o]));
  }
  for (double r : reach) {
    if (r >= 2147483648.0) reject("class sums can exceed 32 bits");
  }
}

// Rows for nets, given out again once their last reader has run.
class RowAllocator {
 public:
  explicit RowAllocator(int64_t used) : n_rows_(used) {}
  uint32_t take() {
    if (free_.empty()) return static_cast<uint32_t>(n_rows_++);
    const uint32_t row = free_.top();
    free_.pop();
    return row;
  }
  void give_back(uint32_t row) { free_.push(row); }
  int64_t n_rows() const { return n_rows_; }

 private:
  int64_t n_rows_;
  // The lowest first, so that writes walk through memory.
  std::priority_queue<uint32_t, std::vector<uint32_t>, std::greater<uint32_t>> free_;
};

}  // namespace

struct Engine::Workspace {
  explicit Workspace(int64_t n_rows) {
    void* memory = nullptr;
    const size_t bytes = static_cast<size_t>(n_rows) * kWords * sizeof(uint64_t);
    if (posix_memalign(&memory, 64, bytes)) throw std::bad_alloc();
    rows = static_cast<uint64_t*>(memory);
    // Rows 0 and 1 are the constants. No instruction writes them.
    std::memset(rows, 0, kWords * sizeof(uint64_t));
    std::memset(rows + kWords, 0xff, kWords * sizeof(uint64_t));
  }
  ~Workspace() { std::free(rows); }
  Workspace(const Workspace&) = delete;
  Workspace& operator=(const Workspace&) = delete;

  uint64_t* rows;
  std::vector<int32_t> sums;
};

Engine::Engine(const CircuitView& circuit) : n_inputs_(circuit.n_inputs) {
  check(circuit);
  build_code(circuit);
  build_counters(circuit);
}

Engine::~Engine() = default;

void Engine::build_code(const CircuitView& c) {
  const int64_t first = 2 + c.n_inputs, n_nets = first + c.n_gates;
  // Wires and constants are no instructions: their readers read the source.
  std::vector<int32_t> source(static_cast<size_t>(n_nets));
  std::vector<int32_t> level(static_cast<size_t>(n_nets), 0);
  std::iota(source.begin(), source.end(), 0);
  int32_t depth = 0;
  std::vector<int32_t> gates;
  for (int64_t g = 0; g < c.n_gates; ++g) {
    const int64_t net = first + g;
    const int kind = c.gate[g];
    if (kind == kFalse) {
      source[net] = 0;
    } else if (kind == kTrue) {
      source[net] = 1;
    } else if (kind == kA) {
      source[net] = source[c.a[g]];
    } else if (kind == kB) {
      source[net] = source[c.b[g]];
    } else {
      const int32_t below_a = kind == kNotB ? 0 : level[source[c.a[g]]];
      const int32_t below_b = kind == kNotA ? 0 : level[source[c.b[g]]];
      level[net] = 1 + std::max(below_a, below_b);
      depth = std::max(depth, level[net]);
      gates.push_back(static_cast<int32_t>(g));
    }
  }
  // Gates by level, then by kind, so that one loop runs many gates of a kind.
  std::vector<int64_t> start(static_cast<size_t>(16 * (depth + 1)) + 1, 0);
  const auto key = [&](int32_t g) { return 16 * level[first + g] + c.gate[g]; };
  for (int32_t g : gates) ++start[key(g) + 1];
  std::partial_sum(start.begin(), start.end(), start.begin());
  std::vector<int32_t> order(gates.size());
  {
    std::vector<int64_t> next(start.begin(), start.end() - 1);
    for (int32_t g : gates) order[next[key(g)]++] = g;
  }
  // The level after which a net's row is free; outputs keep theirs.
  std::vector<int32_t> last(static_cast<size_t>(n_nets), 0);
  for (int32_t g : gates) {
    const int32_t own = level[first + g];
    const int32_t a = source[c.a[g]], b = source[c.b[g]];
    if (c.gate[g] != kNotB) last[a] = std::max(last[a], own);
    if (c.gate[g] != kNotA) last[b] = std::max(last[b], own);
  }
  for (int64_t o = 0; o < c.n_outputs; ++o) last[source[c.outputs[o]]] = INT32_MAX;
  last[0] = last[1] = INT32_MAX;

  std::vector<uint32_t> row(static_cast<size_t>(n_nets));
  std::iota(row.begin(), row.begin() + first, 0u);
  RowAllocator rows(first);
  // Nets whose rows become free, by level.
  std::vector<std::vector<int32_t>> dying(static_cast<size_t>(depth) + 1);
  for (int64_t net = 2; net < first; ++net) {
    if (last[net] <= depth) dying[last[net]].push_back(static_cast<int32_t>(net));
  }
  code_.resize(order.size());
  for (int32_t l = 1; l <= depth; ++l) {
    const int64_t begin = start[16 * l], end = start[16 * (l + 1)];
    for (int64_t i = begin; i < end; ++i) {
      const int32_t g = order[i];
      const int64_t net = first + g;
      row[net] = rows.take();
      const int32_t a = c.gate[g] == kNotB ? source[c.b[g]] : source[c.a[g]];
      const int32_t b = c.gate[g] == kNotA ? source[c.a[g]] : source[c.b[g]];
      code_[i] = {row[a], row[b], row[net]};
      const int32_t death = std::max(last[net], l);
      if (death <= depth) dying[death].push_back(static_cast<int32_t>(net));
    }
    for (int kind = 0; kind < 16; ++kind) {
      const int64_t count = start[16 * l + kind + 1] - start[16 * l + kind];
      if (count) runs_.push_back({kind, count});
    }
    for (int32_t net : dying[l]) rows.give_back(row[net]);
  }
  n_rows_ = rows.n_rows();
  for (int64_t o = 0; o < c.n_outputs; ++o) output_rows_.push_back(row[source[c.outputs[o]]]);
}

void Engine::build_counters(const CircuitView& c) {
  for (int64_t k = 0; k < c.n_classes; ++k) offset_.push_back(static_cast<int32_t>(c.offset[k]));
  std::vector<int64_t> order(static_cast<size_t>(c.n_outputs));
  std::iota(order.begin(), order.end(), int64_t{0});
  std::sort(order.begin(), order.end(), [&](int64_t x, int64_t y) {
    if (c.group[x] != c.group[y]) return c.group[x] < c.group[y];
    if (c.weight[x] != c.weight[y]) return c.weight[x] < c.weight[y];
    return output_rows_[x] < output_rows_[y];
  });
  for (int64_t i = 0; i < c.n_outputs; ++i) {
    const int64_t o = order[i];
    if (c.weight[o] == 0) continue;
    const bool same = !counters_.empty() && counters_.back().group == c.group[o] &&
                      counters_.back().weight == c.weight[o];
    const int64_t n = static_cast<int64_t>(counted_rows_.size());
    if (!same) counters_.push_back({c.group[o], c.weight[o], n, n});
    counted_rows_.push_back(output_rows_[o]);
    counters_.back().end = n + 1;
  }
}

template <class Consume>
void Engine::run(const uint64_t* packed, int64_t n_samples, int threads, Consume consume) const {
  const Kernels& k = kernels();
  const int64_t n_blocks = (n_samples + kBlock - 1) / kBlock;
  // Made here, before any job runs: jobs must not throw.
  const int64_t n_workers = std::max<int64_t>(1, std::min<int64_t>(threads, n_blocks));
  std::vector<std::unique_ptr<Workspace>> spaces;
  // Only tried: after a fork, the lock may be held for ever by a thread that the child lacks.
  if (std::unique_lock<std::mutex> lock(mutex_, std::try_to_lock); lock) {
    while (!idle_.empty() && static_cast<int64_t>(spaces.size()) < n_workers) {
      spaces.push_back(std::move(idle_.back()));
      idle_.pop_back();
    }
  }
  while (static_cast<int64_t>(spaces.size()) < n_workers) {
    spaces.push_back(std::make_unique<Workspace>(n_rows_));
  }
  for (auto& space : spaces) space->sums.resize(offset_.size() * kBlock);

  parallel(n_workers, static_cast<int>(n_workers), [&](int64_t worker) {
    Workspace& space = *spaces[static_cast<size_t>(worker)];
    const int64_t begin = n_blocks * worker / n_workers, end = n_blocks * (worker + 1) / n_workers;
    for (int64_t block = begin; block < end; ++block) {
      const uint64_t* inputs = packed + block * n_inputs_ * kWords;
      std::memcpy(space.rows + 2 * kWords, inputs,
                  static_cast<size_t>(n_inputs_ * kWords) * sizeof(uint64_t));
      k.run_gates(runs_.data(), static_cast<int64_t>(runs_.size()), code_.data(), space.rows);
      consume(block, std::min(kBlock, n_samples - block * kBlock), space);
    }
  });

  if (std::unique_lock<std::mutex> lock(mutex_, std::try_to_lock); lock) {
    for (auto& space : spaces) idle_.push_back(std::move(space));
  }
}

void Engine::sum_classes(const uint64_t* rows, int32_t* sums) const {
  const Kernels& k = kernels();
  for (size_t c = 0; c < offset_.size(); ++c) {
    std::fill(sums + c * kBlock, sums + (c + 1) * kBlock, offset_[c]);
  }
  for (const Counter& counter : counters_) {
    k.count(counted_rows_.data() + counter.begin, counter.end - counter.begin, rows, counter.weight,
            sums + counter.group * kBlock);
  }
}

void Engine::bits(const uint64_t* packed, int64_t n_samples, int threads, uint8_t* out) const {
  const int64_t width = n_outputs();
  run(packed, n_samples, threads, [&](int64_t block, int64_t count, Workspace& space) {
    for (int64_t s = 0; s < count; ++s) {
      uint8_t* row = out + (block * kBlock + s) * width;
      for (int64_t o = 0; o < width; ++o) {
        const uint64_t word = space.rows[int64_t{output_rows_[o]} * kWords + s / 64];
        row[o] = static_cast<uint8_t>((word >> (s % 64)) & 1);
      }
    }
  });
}

void Engine::class_sums(const uint64_t* packed, int64_t n_samples, int threads,
                        int64_t* out) const {
  const int64_t n = n_classes();
  run(packed, n_samples, threads, [&](int64_t block, int64_t count, Workspace& space) {
    sum_classes(space.rows, space.sums.data());
    for (int64_t s = 0; s < count; ++s) {
      for (int64_t c = 0; c < n; ++c) {
        out[(block * kBlock + s) * n + c] = space.sums[c * kBlock + s];
      }
    }
  });
}

void Engine::predict(const uint64_t* packed, int64_t n_samples, int threads, int64_t* out) const {
  const int64_t n = n_classes();
  run(packed, n_samples, threads, [&](int64_t block, int64_t count, Workspace& space) {
    sum_classes(space.rows, space.sums.data());
    int32_t best[kBlock];
    int32_t winner[kBlock] = {};
    std::memcpy(best, space.sums.data(), sizeof best);
    for (int64_t c = 1; c < n; ++c) {
      const int32_t* sums = space.sums.data() + c * kBlock;
      for (int64_t s = 0; s < kBlock; ++s) {
        winner[s] = sums[s] > best[s] ? static_cast<int32_t>(c) : winner[s];
        best[s] = sums[s] > best[s] ? sums[s] : best[s];
      }
    }
    std::copy(winner, winner + count, out + block * kBlock);
  });
}

}  // namespace gategrad
