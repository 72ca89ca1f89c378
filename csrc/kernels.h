// The functions that exist once per instruction set, as a table of pointers.
//
// kernels.inc is compiled once per instruction set with that set's compiler flags. It may use
// nothing but C headers and functions of its own: an inline function shared with other files could
// be emitted there with instructions that the processor at hand lacks.
#pragma once

#include <stdint.h>

namespace gategrad {

// Samples of one block: every net is one 64-byte row of 512 bits.
constexpr int64_t kBlock = 512;
constexpr int64_t kWords = kBlock / 64;

// Features that packing handles together, and the rows of scratch memory for such a tile.
constexpr int64_t kTile = 64;
constexpr int64_t kTileRows = kTile + 1;  // tiles a multiple of 4 KiB apart would share cache sets

// One gate: the rows that it reads and writes.
struct Instruction {
  uint32_t a;
  uint32_t b;
  uint32_t out;
};

// Consecutive instructions of one gate kind. Kinds are the gate ids of gates.py.
struct Run {
  int32_t kind;
  int64_t count;
};

// A layer's wiring in processing order: gate number and its two inputs.
struct Wiring {
  const int32_t* gate;
  const int32_t* a;
  const int32_t* b;
  int64_t n_gates;
};

// Samples [begin, end) of feature-major rows of `batch` samples.
struct Slice {
  int64_t batch;
  int64_t begin;
  int64_t end;
};

template <class T>
struct LayerKernels {
  // Gates [begin, end): logits (N, 16) to coefficients (N, 4), and the gradient back.
  void (*softmax)(const T* weight, T* coefficients, int64_t begin, int64_t end);
  void (*softmax_backward)(const T* grad, const T* weight, T* grad_weight, int64_t begin,
                           int64_t end);
  void (*forward)(const T* x, const T* coefficients, const Wiring& wiring, const Slice& slice,
                  T* out);
  // Writes the rows of grad_x, where it is not null, that some gate reads; `seen`, one zero byte
  // per row before, is 1 for these afterwards. Writes, for each piece of `piece` samples of the
  // slice, the coefficients' gradient to grad_coefficients + 4 * n_gates * (piece's number).
  void (*backward)(const T* grad, const T* x, const T* coefficients, const Wiring& wiring,
                   const Slice& slice, int64_t piece, T* grad_x, uint8_t* seen,
                   T* grad_coefficients);
};

struct Kernels {
  const char* name;
  LayerKernels<float> f32;
  LayerKernels<double> f64;

  // Rows are kWords words each, 64-byte aligned.
  void (*run_gates)(const Run* runs, int64_t n_runs, const Instruction* code, uint64_t* rows);
  // sums[s] += weight * (number of the listed rows whose bit s is set), for kBlock sums.
  void (*count)(const uint32_t* ids, int64_t n, const uint64_t* rows, int32_t weight,
                int32_t* sums);
  // Packs up to kBlock rows of n_features values: bit s of out row f is x[s][f] >= at_least[f], or
  // 0 where bit f % kTile of never[f / kTile] is set. Scratch: kTileRows
  // rows for each tile, 64-byte aligned.
  void (*pack_u8)(const uint8_t* x, int64_t n_samples, int64_t n_features, const uint8_t* at_least,
                  const uint64_t* never, uint64_t* scratch, uint64_t* out);
  // The same for floats: bit s of out row f is x[s][f] > threshold[f].
  void (*pack_f32)(const float* x, int64_t n_samples, int64_t n_features, const double* threshold,
                   uint64_t* scratch, uint64_t* out);
  void (*pack_f64)(const double* x, int64_t n_samples, int64_t n_features, const double* threshold,
                   uint64_t* scratch, uint64_t* out);
};

const Kernels* generic_kernels();
#ifdef GATEGRAD_X86
const Kernels* avx2_kernels();
const Kernels* avx512_kernels();
#endif

}  // namespace gategrad
