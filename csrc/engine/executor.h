// Runs a program on blocks of samples, on several threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "engine/convolution_stages.h"
#include "engine/schedule.h"
#include "engine/thresholds.h"
#include "machine/memory.h"
#include "machine/thread_pool.h"

namespace gategrad {

// What one thread needs to run a program on rows of up to `words` words.
struct Workspace {
  Workspace(const Program& program, const ConvolutionStages* front, int64_t n_sums, int64_t words,
            int64_t scratch_words);
  int64_t words;
  int64_t scratch_words;
  Scratch<uint64_t> rows;
  Scratch<uint64_t> planes;
  Scratch<uint32_t> sums;
  Scratch<uint64_t> scratch;
  // Of convolutions: what they read, and their memory.
  Scratch<uint64_t> bits;
  Scratch<uint64_t> front;
};

// What a program left: samples [first, first + count) in rows and planes of `words` words, or with
// a byte of one word each where they are few.
struct Pass {
  int64_t first;
  int64_t count;
  int64_t words;
  bool few;
  Workspace& space;
};

class Executor {
 public:
  // `n_sums` sums per sample are kept in workspaces. Where there are convolutions in front, the
  // program's inputs are what they put out; they must outlive this.
  Executor(Program program, int64_t n_inputs, int64_t n_sums, const ConvolutionStages* front);

  // Runs the program on all samples and calls consume(pass) after each pass, on any thread.
  template <class Consume>
  void run(const Samples& samples, const Thresholds* thresholds, int threads,
           Consume consume) const;

  const Program& program() const { return program_; }
  // Words of a row in long runs: one of kWidthWords, chosen by how many rows there are.
  int64_t words() const { return kWidthWords[width_]; }
  // Chooses otherwise, for runs that begin later. Throws std::invalid_argument for other numbers.
  void set_words(int64_t words);

 private:
  std::vector<std::unique_ptr<Workspace>> take_spaces(int64_t n, int64_t words,
                                                      int64_t scratch_words) const;
  void give_spaces(std::vector<std::unique_ptr<Workspace>> spaces) const;
  void load(const Samples& samples, const Thresholds* thresholds, const Pass& pass) const;
  void load_rows(const Samples& samples, const Thresholds* thresholds, const Pass& pass,
                 int64_t n_inputs, uint64_t* inputs) const;
  void execute(const Pass& pass, int width) const;
  void prepare(int widest);

  Program program_;
  // The program's code with rows as words before them, by width; that of the first is the
  // program's.
  std::vector<uint32_t> code_[kWidths];
  int64_t n_inputs_;
  int64_t n_sums_;
  const ConvolutionStages* front_;
  std::atomic<int> width_;
  bool ahead_;
  mutable std::mutex mutex_;
  mutable std::vector<std::unique_ptr<Workspace>> idle_;
};

template <class Consume>
void Executor::run(const Samples& samples, const Thresholds* thresholds, int threads,
                   Consume consume) const {
  const int64_t n_blocks = (samples.n + kBlock - 1) / kBlock;
  if (n_blocks == 0) return;
  // Taken here, before any job runs: jobs must not throw.
  const int64_t n_workers = std::max<int64_t>(1, std::min<int64_t>(threads, n_blocks));
  const int widest = width_;
  auto spaces =
      take_spaces(n_workers, kWidthWords[widest], thresholds ? thresholds->scratch_words() : 0);
  const auto work = [&](int64_t worker) {
    Workspace& space = *spaces[static_cast<size_t>(worker)];
    const int64_t end = std::min(samples.n, n_blocks * (worker + 1) / n_workers * kBlock);
    for (int64_t first = n_blocks * worker / n_workers * kBlock; first < end;) {
      int width = widest;
      while (width > 0 && end - first <= 64 * kWidthWords[width - 1]) --width;
      const int64_t words = kWidthWords[width];
      const int64_t count = std::min(end - first, 64 * words);
      const Pass pass{first, count, words, n_sums_ > 0 && count <= kFew, space};
      load(samples, thresholds, pass);
      execute(pass, width);
      consume(pass);
      first += pass.count;
    }
  };
  if (n_workers == 1) {
    work(0);
  } else {
    parallel(n_workers, static_cast<int>(n_workers), work);
  }
  give_spaces(std::move(spaces));
}

}  // namespace gategrad
