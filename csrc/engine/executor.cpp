#include "engine/executor.h"

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <string>
#include <utility>

#include "engine/dispatch.h"

namespace gategrad {
namespace {

// Rows of this many bytes in all stay in the first cache beside the code that passes by.
constexpr int64_t kFirstCache = 24 << 10;
// Rows of more bytes than this are fetched early: most of them come from memory. Fetching rows that
// caches have costs more than it saves.
constexpr int64_t kNearMemory = 6 << 20;

// Words to ask for so that memory comes in huge pages, where it is more than small pages could be
// kept track of by the processor.
int64_t with_huge_pages(int64_t words) {
  constexpr int64_t kFewPages = 16 << 10, kHuge = 128 << 10;
  return words > kFewPages ? std::max(words, kHuge) : words;
}

// Bit i of the lowest eight to byte i.
uint64_t bytes_of(uint64_t bits) {
  const uint64_t single = ((bits & 0xff) * 0x0101010101010101u) & 0x8040201008040201u;
  return ((single + 0x7f7f7f7f7f7f7f7fu) >> 7) & 0x0101010101010101u;
}

}  // namespace

Workspace::Workspace(const Program& program, const ConvolutionStages* front_stages, int64_t n_sums,
                     int64_t words, int64_t scratch_words)
    : words(words),
      scratch_words(scratch_words),
      rows(with_huge_pages(program.n_rows * words)),
      planes(program.n_planes * words),
      sums(n_sums * 64 * words),
      scratch(scratch_words),
      bits(front_stages ? front_stages->n_inputs() * words : 0),
      front(front_stages ? with_huge_pages(front_stages->n_words()) : 0) {
  if (front_stages) std::fill_n(front.data, front_stages->n_words(), uint64_t{0});
}

Executor::Executor(Program program, int64_t n_inputs, int64_t n_sums,
                   const ConvolutionStages* front)
    : program_(std::move(program)), n_inputs_(n_inputs), n_sums_(n_sums), front_(front) {
  int width = 1;
  while (width + 1 < kWidths && program_.n_rows * kWidthWords[width + 1] * 8 <= kFirstCache) {
    ++width;
  }
  prepare(width);
  width_ = width;
  ahead_ = program_.n_rows * kWidthWords[width] * 8 > kNearMemory;
}

// Code for rows up to this wide. What runs use meanwhile is left as it is.
void Executor::prepare(int widest) {
  const int64_t words = kWidthWords[widest];
  if (program_.n_rows > int64_t{UINT32_MAX} / words) {
    throw std::length_error(std::to_string(program_.n_rows) + " rows are more than the engine has");
  }
  for (int width = 1; width <= widest; ++width) {
    if (!code_[width].empty()) continue;
    code_[width] = program_.code;
    for (uint32_t& row : code_[width]) row *= static_cast<uint32_t>(kWidthWords[width]);
  }
}

void Executor::set_words(int64_t words) {
  for (int width = 1; width < kWidths; ++width) {
    if (kWidthWords[width] != words) continue;
    prepare(width);
    width_ = width;
    return;
  }
  throw std::invalid_argument("words must be 8, 16 or 32, got " + std::to_string(words));
}

std::vector<std::unique_ptr<Workspace>> Executor::take_spaces(int64_t n, int64_t words,
                                                              int64_t scratch_words) const {
  std::vector<std::unique_ptr<Workspace>> spaces;
  // Only tried: after a fork, the lock may be held for ever by a thread that the child lacks.
  if (std::unique_lock<std::mutex> lock(mutex_, std::try_to_lock); lock) {
    while (!idle_.empty() && static_cast<int64_t>(spaces.size()) < n) {
      spaces.push_back(std::move(idle_.back()));
      idle_.pop_back();
    }
  }
  spaces.resize(static_cast<size_t>(n));
  for (auto& space : spaces) {
    if (space && space->words >= words && space->scratch_words >= scratch_words) continue;
    space.reset();
    space = std::make_unique<Workspace>(program_, front_, n_sums_, words, scratch_words);
  }
  return spaces;
}

void Executor::give_spaces(std::vector<std::unique_ptr<Workspace>> spaces) const {
  if (std::unique_lock<std::mutex> lock(mutex_, std::try_to_lock); lock) {
    for (auto& space : spaces) idle_.push_back(std::move(space));
  }
}

void Executor::load(const Samples& samples, const Thresholds* thresholds, const Pass& pass) const {
  const int64_t words = pass.words;
  uint64_t* rows = pass.space.rows.data;
  std::memset(rows, 0, static_cast<size_t>(words) * sizeof(uint64_t));
  uint64_t* inputs = rows + words;
  if (!front_) return load_rows(samples, thresholds, pass, n_inputs_, inputs);
  load_rows(samples, thresholds, pass, front_->n_inputs(), pass.space.bits.data);
  front_->run(pass.space.front.data, pass.space.bits.data, words, pass.count, pass.few, inputs);
}

void Executor::load_rows(const Samples& samples, const Thresholds* thresholds, const Pass& pass,
                         int64_t n_inputs, uint64_t* inputs) const {
  const int64_t words = pass.words;
  const int64_t step = std::min(words, kWords);
  for (int64_t part = 0; part * step < words; ++part) {
    const int64_t first = pass.first + part * step * 64;
    const int64_t count = std::min(step * 64, pass.first + pass.count - first);
    if (count <= 0) break;  // the other samples' bits are whatever they were
    if (samples.kind != Samples::Kind::kPacked) {
      thresholds->pack(samples, first, count, pass.few ? 0 : step, pass.space.scratch.data,
                       inputs + part * step, words);
      continue;
    }
    const uint64_t* block = static_cast<const uint64_t*>(samples.data) +
                            first / kBlock * n_inputs * kWords + first % kBlock / 64;
    if (pass.few) {
      for (int64_t i = 0; i < n_inputs; ++i) inputs[i] = bytes_of(block[i * kWords]);
    } else if (words == 1) {
      for (int64_t i = 0; i < n_inputs; ++i) inputs[i] = block[i * kWords];
    } else if (words == kWords) {
      std::copy_n(block, n_inputs * kWords, inputs);  // memcpy takes no null, even for no inputs
    } else {
      for (int64_t i = 0; i < n_inputs; ++i) {
        std::memcpy(inputs + i * words + part * kWords, block + i * kWords,
                    kWords * sizeof(uint64_t));
      }
    }
  }
}

void Executor::execute(const Pass& pass, int width) const {
  const EngineKernels& k = engine_kernels();
  std::memset(pass.space.planes.data, 0,
              static_cast<size_t>(program_.n_planes * pass.words) * sizeof(uint64_t));
  const auto run = pass.few                         ? k.run_few
                   : ahead_ && pass.words == kWords ? k.run_ahead
                                                    : k.run[width];
  const std::vector<uint32_t>& code = width ? code_[width] : program_.code;
  run(program_.runs.data(), static_cast<int64_t>(program_.runs.size()), code.data(),
      pass.space.rows.data, pass.space.planes.data);
}

}  // namespace gategrad
