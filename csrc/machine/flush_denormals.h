// Numbers too small to matter are zero, while training computes.
#pragma once

#ifdef __SSE2__
#include <xmmintrin.h>
#endif

namespace gategrad {

// While it lives, its thread computes zero instead of numbers below 1e-38. Gradients of samples
// that a network is sure of are that small, and take a processor a hundred times as long as others.
class FlushDenormals {
 public:
#ifdef __SSE2__
  FlushDenormals() : before_(_mm_getcsr()) { _mm_setcsr(before_ | 0x8040); }
  ~FlushDenormals() { _mm_setcsr(before_); }

 private:
  unsigned before_;
#endif
};

}  // namespace gategrad
