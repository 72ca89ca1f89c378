#include "engine/engine.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "engine/dispatch.h"

namespace gategrad {
namespace {

[[noreturn]] void reject(const std::string& what) { throw std::invalid_argument(what); }

const CircuitView& checked(const CircuitView& c) {
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
  return c;
}

// What `slot` holds, made where it holds nothing. No lock: one that a fork finds held would be held
// for ever in the child.
template <class T, class Make>
const T& made_once(std::atomic<const T*>& slot, Make make) {
  const T* existing = slot.load();
  if (existing) return *existing;
  std::unique_ptr<const T> fresh(make());
  if (slot.compare_exchange_strong(existing, fresh.get())) return *fresh.release();
  return *existing;
}

std::unique_ptr<const ConvolutionStages> front_of(const CircuitView& circuit,
                                                  const std::vector<StageView>& stages,
                                                  Tiling tiling) {
  if (stages.empty()) return nullptr;
  auto front = std::make_unique<const ConvolutionStages>(stages, tiling);
  if (front->n_outputs() != circuit.n_inputs) {
    reject("the netlist must read what the last convolution gives");
  }
  return front;
}

}  // namespace

Engine::Engine(const CircuitView& circuit, const std::vector<StageView>& stages, Tiling tiling)
    : network_(lut_network(checked(circuit))),
      front_(front_of(circuit, stages, tiling)),
      offset_(circuit.offset, circuit.offset + circuit.n_classes),
      terms_(class_sum_terms(network_, {circuit.group, circuit.weight, circuit.n_classes},
                             offset_.data())),
      sums_(program_for_sums(network_, terms_), circuit.n_inputs, circuit.n_classes, front_.get()) {
}

Engine::~Engine() {
  delete bits_.load();
  delete single_sample_.load();
}

int64_t Engine::n_instructions() const {
  return sums_.program().n_luts + (front_ ? front_->n_instructions() : 0);
}

int64_t Engine::n_code_bytes() const {
  const Program& program = sums_.program();
  return static_cast<int64_t>(program.code.size() * sizeof(uint32_t) +
                              program.runs.size() * sizeof(Run)) +
         (front_ ? front_->n_code_bytes() : 0);
}

int64_t Engine::n_bytes() const {
  const Program& program = sums_.program();
  const int64_t rows = (program.n_rows + program.n_planes) * sums_.words();
  const int64_t planes = front_ ? front_->n_words() + front_->n_inputs() * sums_.words() : 0;
  return n_code_bytes() + (rows + planes) * 8;
}

const Executor& Engine::bits_executor() const {
  return made_once(bits_, [&] {
    return new Executor(program_for_bits(network_), network_.n_inputs, 0, front_.get());
  });
}

const SingleSample* Engine::single_sample(const Samples& samples) const {
  if (front_ || samples.n != 1 || !engine_kernels().single_sample) return nullptr;
  const SingleSample& way =
      made_once(single_sample_, [&] { return new SingleSample(network_, terms_); });
  return way.pays() ? &way : nullptr;
}

// Sums are computed modulo 2^32: what is added up meanwhile may be larger than they are.
void Engine::sum(const Pass& pass) const {
  const EngineKernels& k = engine_kernels();
  const int64_t stride = 64 * pass.words, used = (pass.count + 63) / 64 * 64;
  uint32_t* sums = pass.space.sums.data;
  for (int64_t c = 0; c < n_classes(); ++c) {
    std::fill_n(sums + c * stride, used, static_cast<uint32_t>(offset_[c]));
  }
  for (const Counter& counter : terms_.counters) {
    if (pass.few) {
      const auto* counts =
          reinterpret_cast<const uint32_t*>(pass.space.planes.data + counter.plane);
      for (int64_t s = 0; s < pass.count; ++s) {
        sums[counter.group * stride + s] += counter.weight * counts[s];
      }
      continue;
    }
    k.add_counts(pass.space.planes.data + int64_t{counter.plane} * pass.words, counter.n_planes,
                 pass.words, pass.count, counter.weight, sums + counter.group * stride);
  }
}

void Engine::bits(const Samples& samples, const Thresholds* thresholds, int threads,
                  uint8_t* out) const {
  const Executor& executor = bits_executor();
  const Program& program = executor.program();
  const int64_t width = n_outputs();
  executor.run(samples, thresholds, threads, [&](const Pass& pass) {
    for (int64_t s = 0; s < pass.count; s += 64) {
      engine_kernels().unpack(pass.space.rows.data + s / 64, pass.words, program.output_rows.data(),
                              program.output_inverted.data(), width,
                              std::min<int64_t>(64, pass.count - s), out + (pass.first + s) * width,
                              width);
    }
  });
}

void Engine::class_sums(const Samples& samples, const Thresholds* thresholds, int threads,
                        int64_t* out) const {
  const int64_t n = n_classes();
  if (const SingleSample* way = single_sample(samples)) {
    const Scratch<uint32_t> sums(n);
    std::copy(offset_.begin(), offset_.end(), sums.data);
    way->add(samples, thresholds, terms_.counters, sums.data);
    for (int64_t c = 0; c < n; ++c) out[c] = static_cast<int32_t>(sums.data[c]);
    return;
  }
  sums_.run(samples, thresholds, threads, [&](const Pass& pass) {
    sum(pass);
    const uint32_t* sums = pass.space.sums.data;
    for (int64_t s = 0; s < pass.count; ++s) {
      for (int64_t c = 0; c < n; ++c) {
        out[(pass.first + s) * n + c] = static_cast<int32_t>(sums[c * 64 * pass.words + s]);
      }
    }
  });
}

void Engine::predict(const Samples& samples, const Thresholds* thresholds, int threads,
                     int64_t* out) const {
  if (samples.n == 1) {
    const Scratch<int64_t> sums(n_classes());
    class_sums(samples, thresholds, threads, sums.data);
    *out = std::max_element(sums.data, sums.data + n_classes()) - sums.data;
    return;
  }
  sums_.run(samples, thresholds, threads, [&](const Pass& pass) {
    sum(pass);
    engine_kernels().argmax(reinterpret_cast<const int32_t*>(pass.space.sums.data), n_classes(),
                            64 * pass.words, pass.count, out + pass.first);
  });
}

}  // namespace gategrad
