// What the kernels of the engine take and give: those functions that exist once per instruction
// set, as a table of pointers. The rules of training/kernels/kernels.h hold for them too.
#pragma once

#include <stddef.h>
#include <stdint.h>

namespace gategrad {

// Samples are packed in blocks of 512: one 64-byte row of bits per input.
constexpr int64_t kWords = 8;
constexpr int64_t kBlock = 64 * kWords;

// Up to this many samples take a byte each of a row's one word, instead of a bit: sums of bytes are
// quicker than counters. As tables are false where all their inputs are, no other bit is ever set.
constexpr int64_t kFew = 8;

// 64-bit words that a net's row has while a program runs: few for few samples, more than a register
// where all rows stay in the first cache.
constexpr int kWidths = 4;
constexpr int64_t kWidthWords[kWidths] = {1, 8, 16, 32};

// A function of three bits, as vpternlog has it: bit 4a + 2b + c is its value. One of two bits does
// not look at c.
typedef uint8_t TruthTable;

// What is counted: a net's ones, or its zeros.
constexpr TruthTable kIdentity = 0xf0, kComplement = 0x0f;

// A stretch of instructions that differ in their rows only. Those that write have in the code a row
// number per input and the row to write; those that count have the row to count.
struct Run {
  TruthTable table;
  bool counts;
  uint8_t n_planes;  // of the counter
  uint32_t plane;    // the counter's first
  int64_t count;
};

// A counter of n ones is bit-sliced: bit k of each sample's count lies in row k of its planes, of
// which it has at least kMinPlanes.
constexpr int kMinPlanes = 5;
// Rows are counted this many at a time.
constexpr int64_t kCountedTogether = 16;

// Words of code that are read beyond its end.
constexpr int64_t kLookAhead = 64;

// Features that packing handles together, and the words of scratch memory for such a tile and 64
// samples: not a power of two, for such distances share cache sets.
constexpr int64_t kTile = 64;
constexpr int64_t kTileWords = kTile + 8;

// Features whose bits packing gives: `n` of them, ascending, or where features is null, the first
// n.
struct Features {
  const int32_t* features;
  int64_t n;
};

// ---- one sample: a bit a net, and many tables at a time

// Tables that are looked up together: a block. They read what other blocks gave.
constexpr int64_t kLanes = 32;
// Bits of neighboring nets that one step reads from, and what the place of the first is a multiple
// of.
constexpr int64_t kReach = 1024, kReachStep = 512;

// Finds the bits of some lanes: those from place kReachStep * from on, kReach of them.
struct LaneStep {
  uint32_t from;
  uint32_t lanes;
};

// A stretch of blocks whose tables have as many inputs, 1 to 3, found in as many steps each.
struct LaneRun {
  uint8_t n_inputs;
  uint8_t n_steps[3];
  int64_t n_blocks;
};

struct LaneProgram {
  const LaneRun* runs;
  int64_t n_runs;
  const LaneStep* steps;  // block by block, input by input
  // In the same order kLanes words each: how far behind its step's first a lane's bit is, by words
  // of 16 bits in the lowest bits, and its place in that word in the highest four.
  const uint16_t* code;
  // kLanes a block. Bit k is the value where the inputs, the first one highest, read k.
  const uint8_t* tables;
  // Counter c has bits [begins[c], begins[c + 1]), at least one.
  const int64_t* begins;
  int64_t n_counters;
};

struct SingleSampleKernels {
  // Bits from `first_place` on are written, kLanes a block; then counts[c] is the number of ones of
  // counter c. kReach bits from any step's first on can be read.
  void (*run)(const LaneProgram& program, uint64_t* bits, int64_t first_place, uint32_t* counts);
  // Sets the bits of the features in `given`, a word a tile, from place `at` on, where bits are 0;
  // see pack_u8 below.
  void (*pack_u8)(const uint8_t* x, int64_t n_features, const uint8_t* at_least,
                  const uint64_t* never, const uint64_t* given, uint64_t* bits, int64_t at);
  void (*pack_f32)(const float* x, int64_t n_features, const float* threshold,
                   const uint64_t* given, uint64_t* bits, int64_t at);
  void (*pack_f64)(const double* x, int64_t n_features, const double* threshold,
                   const uint64_t* given, uint64_t* bits, int64_t at);
};

struct EngineKernels {
  // Runs a program on rows of kWidthWords[width] words; planes are 64-byte aligned, rows are best
  // so. Here code names rows by the words before them.
  typedef void (*RunProgram)(const Run* runs, int64_t n_runs, const uint32_t* code, uint64_t* rows,
                             uint64_t* planes);
  RunProgram run[kWidths];
  // The same for rows of kWords words that lie far away: they are fetched early.
  RunProgram run_ahead;
  // The same for a byte per sample. Counters are kFew 32-bit numbers, not bit-sliced.
  RunProgram run_few;
  // Null where run_few is quicker.
  const SingleSampleKernels* single_sample;

  // Copies bits of `words` words (1, 2, 4 or 8) of some rows to other places: row `lane` of output
  // o, from[source[o] + lane * words] on, to to[(o * pitch + target[lane]) * unit] on. Where
  // source[o] is negative, the bits are false; where inverted[o], they are inverted, all of `ones`.
  // Lanes with negative targets are left out.
  void (*scatter)(const uint64_t* from, const int32_t* source, const uint8_t* inverted,
                  uint64_t ones, int64_t n_outputs, const int32_t* target, int64_t n_lanes,
                  int64_t words, uint64_t* to, int64_t pitch, int64_t unit);

  // sums[s] += weight * (the count of sample s), modulo 2^32, for n samples and at most up to the
  // next multiple of 64. Planes are `words` words each.
  void (*add_counts)(const uint64_t* planes, int n_planes, int64_t words, int64_t n,
                     uint32_t weight, uint32_t* sums);
  // out[s] is the first of the n_classes rows of sums, `stride` apart, with the largest number in
  // column s. Sums may be read up to the next multiple of 64.
  void (*argmax)(const int32_t* sums, int64_t n_classes, int64_t stride, int64_t n, int64_t* out);
  // Rows of bits to bytes: out[s * out_stride + i] is bit s of row ids[i], inverted where
  // inverted[i], for up to 64 samples. Words are `words` apart.
  void (*unpack)(const uint64_t* rows, int64_t words, const uint32_t* ids, const uint8_t* inverted,
                 int64_t n_ids, int64_t n_samples, uint8_t* out, int64_t out_stride);

  // Packs up to 64 * words rows of n_features values, words being 1 or 8: bit s of out row i is
  // x[s][f] >= at_least[f] for the i-th given feature f, or 0 where bit f % kTile of
  // never[f / kTile] is set. Where words is 0,
  // packs up to kFew rows: byte s of out row i is that bit. Out rows are `stride` words apart.
  // Scratch: kTileWords * words words for each tile.
  void (*pack_u8)(const uint8_t* x, int64_t n_samples, int64_t n_features, const uint8_t* at_least,
                  const uint64_t* never, Features given, int64_t words, uint64_t* scratch,
                  uint64_t* out, int64_t stride);
  // The same for floats: x[s][f] > threshold[f].
  void (*pack_f32)(const float* x, int64_t n_samples, int64_t n_features, const float* threshold,
                   Features given, int64_t words, uint64_t* scratch, uint64_t* out, int64_t stride);
  void (*pack_f64)(const double* x, int64_t n_samples, int64_t n_features, const double* threshold,
                   Features given, int64_t words, uint64_t* scratch, uint64_t* out, int64_t stride);
};

}  // namespace gategrad
