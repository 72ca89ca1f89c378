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

}  // namespace gategrad
