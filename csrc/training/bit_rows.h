// Rows of samples: whether they hold bits, and to rows of bits and back.
#pragma once

#include <cstdint>

namespace gategrad {

// Whether n numbers are all in [low, high], or, where `ends`, all low or high. NaN is neither.
template <class T>
bool all_within(const T* x, int64_t n, T low, T high, bool ends, int threads);

// Rows of samples to rows of bits: whether all are 0 or 1.
bool bits_from_rows(const float* x, int64_t n_rows, int64_t columns, int64_t batch, uint32_t* out,
                    int threads);
// The same of a matrix (samples, features), as samples come.
bool bits_from_samples(const float* x, int64_t samples, int64_t features, int64_t batch,
                       uint32_t* out, int threads);
void rows_from_bits(const uint32_t* x, int64_t n_rows, int64_t columns, int64_t batch, float* out,
                    int threads);

}  // namespace gategrad
