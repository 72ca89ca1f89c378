// Which inputs the gates of a layer read.
#pragma once

#include <cstdint>
#include <vector>

#include "training/kernels/kernels.h"

namespace gategrad {

// A layer's wiring, checked, in every order that kernels need. Never changes.
class LayerWiring {
 public:
  // Throws std::invalid_argument where an input does not exist.
  LayerWiring(const int32_t* a, const int32_t* b, int64_t n_gates, int64_t n_inputs);

  LayerWiring(const LayerWiring&) = delete;
  LayerWiring& operator=(const LayerWiring&) = delete;

  const Wiring& view() const { return view_; }

 private:
  struct Sorted {
    std::vector<int32_t> start, gate, a, b;
  };
  void sort(const std::vector<int32_t>& key, Sorted& sorted) const;

  std::vector<int32_t> a_, b_;
  Sorted by_a_, by_b_;
  Wiring view_;
};

// Candidates for the inputs of a layer's gates, checked. Never change.
class LayerCandidates {
 public:
  // (2 * n_gates, count). Throws std::invalid_argument where an input does not exist.
  LayerCandidates(const int32_t* source, int64_t n_gates, int64_t count, int64_t n_inputs);

  LayerCandidates(const LayerCandidates&) = delete;
  LayerCandidates& operator=(const LayerCandidates&) = delete;

  const Candidates& view() const { return view_; }
  int64_t n_inputs() const { return n_inputs_; }

 private:
  std::vector<int32_t> source_;
  int64_t n_inputs_;
  Candidates view_;
};

}  // namespace gategrad
