// From raw values to bits: thresholds in the forms that packing compares with.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/kernels/kernels.h"

namespace gategrad {

// Rows of samples: bits packed in blocks (n_inputs rows of kWords words), or raw values.
struct Samples {
  enum class Kind { kPacked, kU8, kF32, kF64 };
  Kind kind;
  const void* data;
  int64_t n;
};

class Thresholds {
 public:
  // Both (n_thresholds, n_features). A byte's bit is x >= bound (256 and above: never), any
  // other's is x > threshold, compared as doubles. Of this grid's bits, only those in `used` are
  // given, ascending; null stands for all.
  Thresholds(const int16_t* bounds, const double* thresholds, int64_t n_thresholds,
             int64_t n_features, const int32_t* used, int64_t n_used);

  int64_t n_features() const { return n_features_; }
  int64_t n_bits() const { return given_.back(); }
  // Words of scratch memory that pack needs.
  int64_t scratch_words() const;
  // Packs raw samples [first, first + count), at most 64 * words, words being 1 or kWords; or
  // where it is 0, at most kFew, a byte each. Rows of `out` get bit t * n_features + f of the grid,
  // feature f and threshold t, where it is used; rows are `stride` words apart.
  void pack(const Samples& samples, int64_t first, int64_t count, int64_t words, uint64_t* scratch,
            uint64_t* out, int64_t stride) const;
  // Sets bit i of `bits`, all 0 before, for the i-th bit of a single raw sample. Only where kernels
  // have a way for one sample.
  void pack_one(const Samples& sample, uint64_t* bits) const;

 private:
  int64_t n_tiles() const { return (n_features_ + kTile - 1) / kTile; }

  int64_t n_thresholds_;
  int64_t n_features_;
  // Bits given before each threshold's, and the features of those given; no features where every
  // bit is.
  std::vector<int64_t> given_;
  std::vector<int32_t> features_;
  std::vector<uint64_t> given_masks_;  // the same, a word a tile
  std::vector<uint8_t> at_least_;
  std::vector<uint64_t> never_;
  std::vector<float> f32_;
  std::vector<double> f64_;
};

}  // namespace gategrad
