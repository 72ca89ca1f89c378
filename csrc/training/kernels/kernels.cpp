// Kernels of training. See kernels.h for the contract, and for why this file and what it includes
// use nothing from the C++ library.
//
// Compiled once per instruction set by gategrad_add_isa in CMakeLists.txt, which defines
// GATEGRAD_ISA (a namespace) and GATEGRAD_VECTOR (bytes of a register).
#include "training/kernels/kernels.h"

#include <math.h>
#include <string.h>

// Not where a whole build has these instructions switched on but this file's registers are smaller.
#if GATEGRAD_VECTOR == 64 && defined(__AVX512BW__) && defined(__AVX512DQ__) && defined(__BMI2__)
#define GATEGRAD_AVX512
#include <immintrin.h>
#endif

namespace gategrad {
namespace GATEGRAD_ISA {
namespace {

#define GATEGRAD_INLINE static inline __attribute__((always_inline))
#define GATEGRAD_ALWAYS inline __attribute__((always_inline))

template <class V, class T>
GATEGRAD_INLINE V load(const T* p) {
  V v;
  memcpy(&v, p, sizeof v);
  return v;
}

template <class V, class T>
GATEGRAD_INLINE void store(T* p, V v) {
  memcpy(p, &v, sizeof v);
}

template <class V, class T>
GATEGRAD_INLINE V broadcast(T x) {
  V zero = {};
  return zero + x;
}

// clang-format off: they build on one another
#include "training/kernels/sample_rows.inc"
#include "training/kernels/layers.inc"
#include "training/kernels/bit_layers.inc"
#include "training/kernels/parameters.inc"
#include "training/kernels/four_weights.inc"
#include "training/kernels/candidates.inc"
#include "training/kernels/noise.inc"
#include "training/kernels/pack_samples.inc"
#include "training/kernels/trees.inc"
#include "training/kernels/trees_backward.inc"
#include "training/kernels/leaf_candidates.inc"
// clang-format on

template <class T>
constexpr LayerKernels<T> layer_kernels() {
  LayerKernels<T> k{};
  k.forward = forward<T>;
  k.sums = sums<T>;
  k.backward = backward<T>;
  return k;
}

template <class T>
constexpr ConvolutionKernels<T> convolution_kernels() {
  ConvolutionKernels<T> k{};
  k.forward = convolution_forward<T>;
  k.backward = convolution_backward<T>;
  k.hard_backward = hard_convolution_backward<T>;
  k.leaf_sums = leaf_sums<T>;
  return k;
}

constexpr TrainingKernels all_kernels() {
  TrainingKernels k{};
  k.parameters_f32[kSoftmax].coefficients = coefficients_f32;
  k.parameters_f32[kSoftmax].weight_gradient = weight_gradient_f32;
  k.parameters_f32[kSoftmax].gradient_square = gradient_square_f32;
  k.parameters_f32[kSoftmax].adam = adam_f32;
  k.parameters_f32[kLight] = four_kernels<OfCorners<Light>>();
  k.parameters_f32[kWalsh] = four_kernels<OfCorners<Walsh>>();
  k.parameters_f32[kNearest] = four_kernels<Nearest>();
  k.parameters_f64.coefficients = coefficients_f64;
  k.parameters_f64.weight_gradient = weight_gradient_f64;
  k.layers_f32 = layer_kernels<float>();
  k.layers_f64 = layer_kernels<double>();
  k.layers_half = layer_kernels<Half>();
  k.layers_f32.hard_backward = hard_backward<float>;
  k.layers_half.hard_backward = hard_backward<Half>;
  k.layers_f32.candidate_sums = candidate_sums<float>;
  k.layers_half.candidate_sums = candidate_sums<Half>;
  k.hard_forward = hard_forward;
  k.hard_sums = hard_sums;
  k.candidate_adam_f32 = candidate_adam<float>;
  k.candidate_adam_half = candidate_adam<Half>;
  k.pack_samples = pack_samples;
  k.gumbel = noise<gumbel>;
  k.logistic = noise<logistic>;
  k.convolutions_f32 = convolution_kernels<float>();
  k.convolutions_half = convolution_kernels<Half>();
  k.hard_convolution = hard_convolution;
  return k;
}

}  // namespace

extern const TrainingKernels kTrainingKernels;
constexpr TrainingKernels kTrainingKernels = all_kernels();

}  // namespace GATEGRAD_ISA
}  // namespace gategrad
