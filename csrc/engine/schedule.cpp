#include "engine/schedule.h"

#include <algorithm>
#include <climits>
#include <functional>
#include <tuple>

namespace gategrad {
namespace {

// Tables that are put in order together. The longer, the longer are runs of one table; the shorter,
// the closer can readers follow what they read.
constexpr int64_t kChunk = 1024;
// Rows after whose use a row is taken to have left the near cache.
constexpr int64_t kNear = 4000;
// Outputs of one counter that wait to be counted together.
constexpr int64_t kBatch = 128;

// ---- the order

// Orders tables greedily: next comes one whose inputs were all used of late, or failing that all
// but one, and so on. Those of one chunk do not read one another.
class LocalOrder {
 public:
  // `scheduled` tells which tables take part; none of them may read one that does not.
  LocalOrder(const LutNetwork& network, const std::vector<uint8_t>& scheduled)
      : luts_(network.luts),
        n_inputs_(network.n_inputs),
        done_(scheduled.size()),
        waits_(scheduled.size(), 0),
        used_(static_cast<size_t>(network.n_nets()), -kNear - 1) {
    first_reader_.assign(static_cast<size_t>(network.n_nets()) + 1, 0);
    for (size_t i = 0; i < luts_.size(); ++i) {
      done_[i] = !scheduled[i];
      if (done_[i]) continue;
      ++left_;
      for (int k = 0; k < luts_[i].n_inputs; ++k) {
        ++first_reader_[luts_[i].in[k] + 1];
        waits_[i] += luts_[i].in[k] >= n_inputs_;
      }
      if (waits_[i] == 0) ready_.push_back(static_cast<int32_t>(i));
    }
    for (size_t n = 1; n < first_reader_.size(); ++n) first_reader_[n] += first_reader_[n - 1];
    readers_.resize(static_cast<size_t>(first_reader_.back()));
    std::vector<int32_t> next(first_reader_.begin(), first_reader_.end() - 1);
    for (size_t i = 0; i < luts_.size(); ++i) {
      if (done_[i]) continue;
      for (int k = 0; k < luts_[i].n_inputs; ++k) {
        readers_[next[luts_[i].in[k]]++] = static_cast<int32_t>(i);
      }
    }
  }

  // The next chunk, empty at the end.
  std::vector<int32_t> next_chunk() {
    std::vector<int32_t> chunk;
    while (left_ > 0 && static_cast<int64_t>(chunk.size()) < kChunk) {
      const int32_t lut = next();
      if (lut < 0) break;
      done_[lut] = 1;
      --left_;
      chunk.push_back(lut);
      for (int k = 0; k < luts_[lut].n_inputs; ++k) use(luts_[lut].in[k]);
    }
    for (const int32_t lut : chunk) {
      const int64_t net = n_inputs_ + lut;
      for (int64_t r = first_reader_[net]; r < first_reader_[net + 1]; ++r) {
        if (--waits_[readers_[r]] == 0) ready_.push_back(readers_[r]);
      }
    }
    for (const int32_t lut : chunk) use(n_inputs_ + lut);
    return chunk;
  }

 private:
  int far_inputs(int32_t lut) const {
    int far = 0;
    for (int k = 0; k < luts_[lut].n_inputs; ++k) far += now_ - used_[luts_[lut].in[k]] > kNear;
    return far;
  }

  void use(int64_t net) {
    const bool near = now_ - used_[net] <= kNear;
    used_[net] = now_++;
    if (near) return;  // its readers are candidates already
    for (int64_t r = first_reader_[net]; r < first_reader_[net + 1]; ++r) {
      const int32_t lut = readers_[r];
      if (!done_[lut] && waits_[lut] == 0) candidates_[far_inputs(lut)].push_back(lut);
    }
  }

  int32_t next() {
    for (int far = 0; far < 3; ++far) {
      std::vector<int32_t>& stack = candidates_[far];
      while (!stack.empty()) {
        const int32_t lut = stack.back();
        stack.pop_back();
        if (done_[lut]) continue;
        const int now = far_inputs(lut);
        if (now <= far) return lut;
        candidates_[now].push_back(lut);
      }
    }
    for (; oldest_ < ready_.size(); ++oldest_) {
      if (!done_[ready_[oldest_]]) return ready_[oldest_++];
    }
    return -1;
  }

  const std::vector<Lut>& luts_;
  const int64_t n_inputs_;
  std::vector<uint8_t> done_;
  std::vector<uint8_t> waits_;  // inputs that are not computed
  std::vector<int64_t> used_;   // when each net was, by the count of uses
  int64_t now_ = 0;
  int64_t left_ = 0;
  std::vector<int64_t> first_reader_;
  std::vector<int32_t> readers_;
  // Ready tables by how many inputs were far when they were put there: lower bounds, for rows only
  // become far; the last ones first.
  std::vector<int32_t> candidates_[4];
  std::vector<int32_t> ready_;
  size_t oldest_ = 0;
};

// ---- rows and code

// Emits code, giving rows to nets, and out again once all that reads them is over.
class Emitter {
 public:
  Emitter(const LutNetwork& network, const std::vector<uint8_t>& scheduled, Program& program)
      : network_(network),
        program_(program),
        row_(static_cast<size_t>(network.n_nets())),
        uses_(row_.size(), 0) {
    for (int64_t i = 0; i < network.n_inputs; ++i) row_[i] = static_cast<uint32_t>(1 + i);
    program_.n_rows = 1 + network.n_inputs;
    for (size_t i = 0; i < scheduled.size(); ++i) {
      if (!scheduled[i]) continue;
      for (int k = 0; k < network.luts[i].n_inputs; ++k) ++uses_[network.luts[i].in[k]];
    }
  }

  uint32_t row(int64_t net) const { return row_[net]; }
  // One more use of a net, to be ended by `end_use`.
  void use(int64_t net) { ++uses_[net]; }
  void end_use(int64_t net) {
    if (--uses_[net] == 0) dead_.push_back(row_[net]);
  }

  // Makes rows of nets that are used no more free for what is written from now on; the lowest are
  // given out first.
  void free_rows() {
    std::sort(dead_.begin(), dead_.end(), std::greater<>());
    free_.insert(free_.end(), dead_.begin(), dead_.end());
    dead_.clear();
  }
  void free_unused_inputs() {
    for (int64_t i = 0; i < network_.n_inputs; ++i) {
      if (uses_[i] == 0) dead_.push_back(row_[i]);
    }
    free_rows();
  }

  // Computes tables that do not read one another; sorts them.
  void write(std::vector<int32_t>& luts) {
    std::sort(luts.begin(), luts.end(), [&](int32_t x, int32_t y) {
      const Lut &a = network_.luts[x], &b = network_.luts[y];
      return std::tie(a.table, row_[a.in[0]], x) < std::tie(b.table, row_[b.in[0]], y);
    });
    for (const int32_t i : luts) {
      const Lut& lut = network_.luts[i];
      const int64_t net = network_.n_inputs + i;
      row_[net] = take();
      run({lut.table, false, 0, 0, 0});
      for (int k = 0; k < lut.n_inputs; ++k) program_.code.push_back(row_[lut.in[k]]);
      program_.code.push_back(row_[net]);
      program_.n_reads += lut.n_inputs;
    }
    for (const int32_t i : luts) {
      for (int k = 0; k < network_.luts[i].n_inputs; ++k) end_use(network_.luts[i].in[k]);
    }
    program_.n_luts += static_cast<int64_t>(luts.size());
  }

  // Counts nets, or their zeros.
  void count(const std::vector<int32_t>& nets, const Counter& counter, bool zeros) {
    for (const int32_t net : nets) {
      run({zeros ? kComplement : kIdentity, true, counter.n_planes, counter.plane, 0});
      program_.code.push_back(row_[net]);
      ++program_.n_reads;
      end_use(net);
    }
  }

  void finish() { program_.code.resize(program_.code.size() + kLookAhead, 0); }

 private:
  uint32_t take() {
    if (free_.empty()) return static_cast<uint32_t>(program_.n_rows++);
    const uint32_t row = free_.back();
    free_.pop_back();
    return row;
  }

  // Begins or goes on with a run, by one instruction.
  void run(const Run& like) {
    std::vector<Run>& runs = program_.runs;
    if (runs.empty() || runs.back().table != like.table || runs.back().counts != like.counts ||
        runs.back().plane != like.plane) {
      runs.push_back(like);
    }
    ++runs.back().count;
  }

  const LutNetwork& network_;
  Program& program_;
  std::vector<uint32_t> row_;
  std::vector<int32_t> uses_;
  std::vector<uint32_t> free_;
  std::vector<uint32_t> dead_;
};

// Collects computed nets that terms count, and counts them by the batch.
class Counting {
 public:
  Counting(const LutNetwork& network, const ClassSumTerms& found, Emitter& emitter)
      : counters_(found.counters), emitter_(emitter), batches_(2 * counters_.size()) {
    const std::vector<Term>& terms = found.terms;
    first_.assign(static_cast<size_t>(network.n_nets()) + 1, 0);
    for (const Term& term : terms) {
      ++first_[term.net + 1];
      emitter_.use(term.net);
    }
    for (size_t n = 1; n < first_.size(); ++n) first_[n] += first_[n - 1];
    batch_of_.resize(terms.size());
    std::vector<int64_t> next(first_.begin(), first_.end() - 1);
    for (const Term& term : terms) batch_of_[next[term.net]++] = term.batch;
  }

  void add(int64_t net) {
    for (int64_t i = first_[net]; i < first_[net + 1]; ++i) {
      std::vector<int32_t>& batch = batches_[batch_of_[i]];
      batch.push_back(static_cast<int32_t>(net));
      if (static_cast<int64_t>(batch.size()) == kBatch) full_.push_back(batch_of_[i]);
    }
  }

  // Counts batches that are large enough, but for what does not fill a group.
  void count_full() {
    std::sort(full_.begin(), full_.end());
    for (const int32_t b : full_) {
      std::vector<int32_t>& batch = batches_[b];
      const size_t rest = batch.size() % kCountedTogether;
      const std::vector<int32_t> left(batch.end() - static_cast<std::ptrdiff_t>(rest), batch.end());
      batch.resize(batch.size() - rest);
      count(b);
      batch = left;
    }
    full_.clear();
  }

  void count_all() {
    for (size_t b = 0; b < batches_.size(); ++b) count(static_cast<int32_t>(b));
  }

 private:
  void count(int32_t b) {
    emitter_.count(batches_[b], counters_[static_cast<size_t>(b / 2)], b % 2);
    batches_[b].clear();
  }

  const std::vector<Counter>& counters_;
  Emitter& emitter_;
  std::vector<int64_t> first_;
  std::vector<int32_t> batch_of_;
  std::vector<std::vector<int32_t>> batches_;
  std::vector<int32_t> full_;
};

}  // namespace

Program program_for_bits(const LutNetwork& network, bool keep_inputs) {
  Program program;
  const std::vector<uint8_t> all(network.luts.size(), 1);
  Emitter emitter(network, all, program);
  for (const NetLiteral& output : network.outputs) {
    if (output.net != NetLiteral::kConstant) emitter.use(output.net);
  }
  if (keep_inputs) {
    for (int64_t i = 0; i < network.n_inputs; ++i) emitter.use(i);
  }
  emitter.free_unused_inputs();
  LocalOrder order(network, all);
  for (std::vector<int32_t> chunk; chunk = order.next_chunk(), !chunk.empty();) {
    emitter.write(chunk);
    emitter.free_rows();
  }
  for (const NetLiteral& output : network.outputs) {
    program.output_rows.push_back(output.net == NetLiteral::kConstant ? 0
                                                                      : emitter.row(output.net));
    program.output_inverted.push_back(output.inverted);
  }
  emitter.finish();
  return program;
}

Program program_for_sums(const LutNetwork& network, const ClassSumTerms& terms) {
  Program program;
  program.n_planes = terms.n_planes;
  const std::vector<uint8_t> scheduled = needed_tables(network, terms.terms);
  Emitter emitter(network, scheduled, program);
  Counting counting(network, terms, emitter);
  emitter.free_unused_inputs();
  for (int64_t i = 0; i < network.n_inputs; ++i) counting.add(i);
  LocalOrder order(network, scheduled);
  for (std::vector<int32_t> chunk; chunk = order.next_chunk(), !chunk.empty();) {
    emitter.write(chunk);
    for (const int32_t lut : chunk) counting.add(network.n_inputs + lut);
    counting.count_full();
    emitter.free_rows();
  }
  counting.count_all();
  emitter.finish();
  return program;
}

}  // namespace gategrad
