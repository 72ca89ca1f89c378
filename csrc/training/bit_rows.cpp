#include "training/bit_rows.h"

#include <algorithm>
#include <atomic>
#include <vector>

#include "training/dispatch.h"
#include "training/split.h"

namespace gategrad {

template <class T>
bool all_within(const T* x, int64_t n, T low, T high, bool ends, int threads) {
  std::atomic<bool> right{true};
  split(n, 1 << 14, threads, [&](int64_t begin, int64_t end) {
    unsigned wrong = 0;
    if (ends) {
      for (int64_t i = begin; i < end; ++i) wrong |= (x[i] != low) & (x[i] != high);
    } else {
      for (int64_t i = begin; i < end; ++i) wrong |= !((x[i] >= low) & (x[i] <= high));
    }
    if (wrong) right = false;
  });
  return right;
}

bool bits_from_rows(const float* x, int64_t n_rows, int64_t columns, int64_t batch, uint32_t* out,
                    int threads) {
  std::vector<uint8_t> wrong(static_cast<size_t>(n_rows), 0);
  split(n_rows, 64, threads, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      const float* from = x + row * columns;
      uint32_t* to = out + row * (batch / 32);
      std::fill(to, to + batch / 32, 0u);
      bool bad = false;
      for (int64_t s = 0; s < columns; ++s) {
        bad |= !(from[s] == 0 || from[s] == 1);
        to[s / 32] |= static_cast<uint32_t>(from[s] == 1) << (s % 32);
      }
      wrong[static_cast<size_t>(row)] = bad;
    }
  });
  return std::find(wrong.begin(), wrong.end(), 1) == wrong.end();
}

bool bits_from_samples(const float* x, int64_t samples, int64_t features, int64_t batch,
                       uint32_t* out, int threads) {
  const int64_t words = batch / 32;
  std::atomic<bool> right{true};
  split(features, 512, threads, [&](int64_t begin, int64_t end) {
    for (int64_t w = 0; w < words; ++w) {
      const int64_t n = std::clamp<int64_t>(samples - 32 * w, 0, 32);
      const float* from = x + (n ? 32 * w * features : 0);
      if (!training_kernels().pack_samples(from, features, n, begin, end, words, w, out)) {
        right = false;
      }
    }
  });
  return right;
}

void rows_from_bits(const uint32_t* x, int64_t n_rows, int64_t columns, int64_t batch, float* out,
                    int threads) {
  split(n_rows, 64, threads, [&](int64_t begin, int64_t end) {
    for (int64_t row = begin; row < end; ++row) {
      const uint32_t* from = x + row * (batch / 32);
      for (int64_t s = 0; s < columns; ++s) {
        out[row * columns + s] = static_cast<float>(from[s / 32] >> (s % 32) & 1u);
      }
    }
  });
}

template bool all_within(const float*, int64_t, float, float, bool, int);
template bool all_within(const double*, int64_t, double, double, bool, int);

}  // namespace gategrad
