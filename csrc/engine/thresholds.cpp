#include "engine/thresholds.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/dispatch.h"

namespace gategrad {
namespace {

// The largest float that is not above a double: floats are above one where they are above the
// other.
float rounded_down(double x) {
  if (x >= static_cast<double>(std::numeric_limits<float>::max())) {
    return std::isinf(x) ? std::numeric_limits<float>::infinity()
                         : std::numeric_limits<float>::max();
  }
  if (x < -static_cast<double>(std::numeric_limits<float>::max())) {
    return -std::numeric_limits<float>::infinity();
  }
  const float nearest = static_cast<float>(x);
  return static_cast<double>(nearest) > x
             ? std::nextafter(nearest, -std::numeric_limits<float>::infinity())
             : nearest;
}

}  // namespace

Thresholds::Thresholds(const int16_t* bounds, const double* thresholds, int64_t n_thresholds,
                       int64_t n_features, const int32_t* used, int64_t n_used)
    : n_thresholds_(n_thresholds), n_features_(n_features) {
  const int64_t n = n_thresholds * n_features;
  for (int64_t t = 0, i = 0; t <= n_thresholds; ++t) {
    while (used && i < n_used && used[i] < t * n_features) {
      features_.push_back(static_cast<int32_t>(used[i++] % n_features));
    }
    given_.push_back(used ? i : t * n_features);
  }
  never_.resize(static_cast<size_t>(n_thresholds * n_tiles()));
  given_masks_.resize(never_.size());
  for (int64_t i = 0; i < n_bits(); ++i) {
    const int64_t bit = used ? used[i] : i, f = bit % n_features;
    given_masks_[bit / n_features * n_tiles() + f / kTile] |= uint64_t{1} << (f % kTile);
  }
  at_least_.reserve(static_cast<size_t>(n));
  f32_.reserve(static_cast<size_t>(n));
  for (int64_t i = 0; i < n; ++i) {
    at_least_.push_back(static_cast<uint8_t>(std::clamp<int16_t>(bounds[i], 0, 255)));
    const int64_t t = i / n_features, f = i % n_features;
    if (bounds[i] > 255) {
      never_[static_cast<size_t>(t * n_tiles() + f / kTile)] |= uint64_t{1} << (f % kTile);
    }
    f32_.push_back(rounded_down(thresholds[i]));
  }
  f64_.assign(thresholds, thresholds + n);
}

int64_t Thresholds::scratch_words() const { return n_tiles() * kTileWords * kWords; }

void Thresholds::pack(const Samples& samples, int64_t first, int64_t count, int64_t words,
                      uint64_t* scratch, uint64_t* out, int64_t stride) const {
  const EngineKernels& k = engine_kernels();
  const int64_t skipped = first * n_features_;
  for (int64_t t = 0; t < n_thresholds_; ++t) {
    const Features given{features_.empty() ? nullptr : features_.data() + given_[t],
                         given_[t + 1] - given_[t]};
    if (given.n == 0) continue;
    uint64_t* rows = out + given_[t] * stride;
    const int64_t bound = t * n_features_;
    switch (samples.kind) {
      case Samples::Kind::kU8:
        k.pack_u8(static_cast<const uint8_t*>(samples.data) + skipped, count, n_features_,
                  at_least_.data() + bound, never_.data() + t * n_tiles(), given, words, scratch,
                  rows, stride);
        break;
      case Samples::Kind::kF32:
        k.pack_f32(static_cast<const float*>(samples.data) + skipped, count, n_features_,
                   f32_.data() + bound, given, words, scratch, rows, stride);
        break;
      case Samples::Kind::kF64:
        k.pack_f64(static_cast<const double*>(samples.data) + skipped, count, n_features_,
                   f64_.data() + bound, given, words, scratch, rows, stride);
        break;
      case Samples::Kind::kPacked: break;  // has no thresholds
    }
  }
}

void Thresholds::pack_one(const Samples& sample, uint64_t* bits) const {
  const SingleSampleKernels& k = *engine_kernels().single_sample;
  for (int64_t t = 0; t < n_thresholds_; ++t) {
    if (given_[t + 1] == given_[t]) continue;
    const uint64_t* given = given_masks_.data() + t * n_tiles();
    const int64_t bound = t * n_features_;
    switch (sample.kind) {
      case Samples::Kind::kU8:
        k.pack_u8(static_cast<const uint8_t*>(sample.data), n_features_, at_least_.data() + bound,
                  never_.data() + t * n_tiles(), given, bits, given_[t]);
        break;
      case Samples::Kind::kF32:
        k.pack_f32(static_cast<const float*>(sample.data), n_features_, f32_.data() + bound, given,
                   bits, given_[t]);
        break;
      case Samples::Kind::kF64:
        k.pack_f64(static_cast<const double*>(sample.data), n_features_, f64_.data() + bound, given,
                   bits, given_[t]);
        break;
      case Samples::Kind::kPacked: break;  // has no thresholds
    }
  }
}

}  // namespace gategrad
