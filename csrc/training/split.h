// Work in pieces, on all threads.
#pragma once

#include <algorithm>
#include <cstdint>

#include "machine/flush_denormals.h"
#include "machine/thread_pool.h"

namespace gategrad {

// Pieces of work per thread: one that is slowed down then holds up the others less.
constexpr int64_t kPieces = 4;

// Into how many pieces of at least `least` a whole of n falls.
inline int64_t pieces(int64_t n, int64_t least, int threads) {
  const int64_t most = std::max<int64_t>(1, n / least);
  return threads == 1 ? 1 : std::min<int64_t>(kPieces * threads, most);
}

// Calls part(begin, end) for pieces of [0, n) of at least `least`, on all threads.
template <class Part>
void split(int64_t n, int64_t least, int threads, Part part) {
  const int64_t parts = pieces(n, least, threads);
  parallel(parts, threads, [&](int64_t i) { part(n * i / parts, n * (i + 1) / parts); });
}

// The same for what computes with numbers, rather than checks or moves them.
template <class Part>
void compute(int64_t n, int64_t least, int threads, Part part) {
  split(n, least, threads, [&](int64_t begin, int64_t end) {
    const FlushDenormals guard;
    part(begin, end);
  });
}

}  // namespace gategrad
