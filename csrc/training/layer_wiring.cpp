#include "training/layer_wiring.h"

#include <stdexcept>
#include <string>

namespace gategrad {
namespace {

void check_inputs(const std::vector<int32_t>& read, int64_t n_inputs) {
  for (const int32_t input : read) {
    if (input < 0 || input >= n_inputs) {
      throw std::invalid_argument("a gate reads input " + std::to_string(input) +
                                  ", but there are " + std::to_string(n_inputs));
    }
  }
}

}  // namespace

LayerCandidates::LayerCandidates(const int32_t* source, int64_t n_gates, int64_t count,
                                 int64_t n_inputs)
    : source_(source, source + 2 * n_gates * count), n_inputs_(n_inputs) {
  if (count < 1 || count > kMostCandidates) {
    throw std::invalid_argument("candidates of an input must be 1 to " +
                                std::to_string(kMostCandidates) + ", got " + std::to_string(count));
  }
  check_inputs(source_, n_inputs);
  view_ = {n_gates, count, source_.data()};
}

LayerWiring::LayerWiring(const int32_t* a, const int32_t* b, int64_t n_gates, int64_t n_inputs)
    : a_(a, a + n_gates), b_(b, b + n_gates) {
  check_inputs(a_, n_inputs);
  check_inputs(b_, n_inputs);
  view_ = {n_inputs, n_gates, a_.data(), b_.data(), {}, {}};
  for (Sorted* sorted : {&by_a_, &by_b_}) {
    sort(sorted == &by_a_ ? a_ : b_, *sorted);
    (sorted == &by_a_ ? view_.by_a : view_.by_b) = {sorted->start.data(), sorted->gate.data(),
                                                    sorted->a.data(), sorted->b.data()};
  }
}

void LayerWiring::sort(const std::vector<int32_t>& key, Sorted& sorted) const {
  const size_t n_inputs = static_cast<size_t>(view_.n_inputs);
  sorted.start.assign(n_inputs + 1, 0);
  for (const int32_t input : key) ++sorted.start[static_cast<size_t>(input) + 1];
  for (size_t i = 0; i < n_inputs; ++i) sorted.start[i + 1] += sorted.start[i];
  std::vector<int32_t> next(sorted.start);
  for (std::vector<int32_t>* out : {&sorted.gate, &sorted.a, &sorted.b}) out->resize(key.size());
  for (size_t gate = 0; gate < key.size(); ++gate) {
    const size_t at = static_cast<size_t>(next[static_cast<size_t>(key[gate])]++);
    sorted.gate[at] = static_cast<int32_t>(gate);
    sorted.a[at] = a_[gate];
    sorted.b[at] = b_[gate];
  }
}

}  // namespace gategrad
