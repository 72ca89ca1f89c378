// What the kernels of training take and give: those functions that exist once per instruction set,
// as a table of pointers.
//
// kernels.cpp beside this file is compiled once per instruction set with that set's compiler flags.
// It may use nothing but C headers and functions of its own: an inline function shared with other
// files could be emitted there with instructions that the processor at hand lacks.
#pragma once

#include <stddef.h>
#include <stdint.h>

namespace gategrad {

// ---- training: parameters of gates

// How weights become the coefficients of gates: by a softmax of 16, or in one of the ways of four.
enum GateKind { kSoftmax, kLight, kWalsh, kNearest, kGateKinds };
constexpr int64_t kWeights(int kind) { return kind == kSoftmax ? 16 : 4; }

// The weights of a layer's gates, (gates, 16 or 4). The softmax sees (weight + noise) * scale; what
// the others make of them is said in four_weights.inc.
template <class T>
struct Logits {
  const T* weight;
  const T* noise;  // null: none
  T scale;
};

// Adam's constants for one step; see torch.optim.Adam. `lr` and both corrections hold for the step.
struct AdamStep {
  float lr_over_correction1;  // lr / (1 - beta1^t)
  float scale_root;           // 1 / sqrt(1 - beta2^t)
  float beta1;
  float beta2;
  float eps;
  float shrink;          // 1 - lr * decoupled weight decay
  float l2;              // ordinary weight decay
  float gradient_scale;  // clipping
  uint32_t count;        // t, for what is drawn at random
};

// Gates [begin, end).
template <class T>
struct ParameterKernels {
  // (gates, 4) coefficients of the mixture; where not null, the id of each most likely gate.
  void (*coefficients)(const Logits<T>& logits, T* coefficients, uint8_t* gates, int64_t begin,
                       int64_t end);
  // The coefficients' gradient to that of the weights.
  void (*weight_gradient)(const T* grad, const Logits<T>& logits, T* grad_weight, int64_t begin,
                          int64_t end);
  // The sum of squares of what weight_gradient would write.
  double (*gradient_square)(const T* grad, const Logits<T>& logits, int64_t begin, int64_t end);
  // weight_gradient and Adam in one pass over `weight` (that of `logits`), `mean` and `square`, and
  // then the new weights' coefficients and gates, where `coefficients` is not null.
  void (*adam)(const T* grad, const Logits<T>& logits, const AdamStep& step, T* weight, T* mean,
               T* square, T* coefficients, uint8_t* gates, int64_t begin, int64_t end);
};

// ---- training: layers of gates

// Activations and gradients are rows of `batch` samples, one row per feature. A batch is a multiple
// of kGrain; the samples that fill it up have gradient zero. Rows of bits are batch / 32 words.
constexpr int64_t kGrain = 32;

// A bfloat16 number: the upper half of a float.
struct Half {
  uint16_t bits;
};

// What is computed with where a row holds T.
template <class T>
struct ComputedIn {
  typedef T type;
};
template <>
struct ComputedIn<Half> {
  typedef float type;
};

// Which inputs each gate reads: by gate, and sorted by either input. `start` tells for each input
// where its readers begin; it has one more entry.
struct Wiring {
  int64_t n_inputs;
  int64_t n_gates;
  const int32_t* a;
  const int32_t* b;
  struct Readers {
    const int32_t* start;
    const int32_t* gate;
    const int32_t* a;
    const int32_t* b;
  } by_a, by_b;
};

// Inputs among which each of the 2 * n_gates inputs of a layer's gates chooses one, `count` for
// each: those of all first inputs, then those of all second ones.
struct Candidates {
  int64_t n_gates;
  int64_t count;
  const int32_t* source;  // (2 * n_gates, count)
};

// Where a layer's gates find the gradient of their output: row `row[gate]`, or where it is null,
// row `gate`.
template <class T>
struct OutputGradient {
  const T* rows;
  const int32_t* row;
};

template <class T>
struct LayerKernels {
  typedef typename ComputedIn<T>::type C;
  // Gates [begin, end) in by_a order.
  void (*forward)(const T* x, const C* coefficients, const Wiring& wiring, int64_t batch,
                  int64_t begin, int64_t end, T* out);
  // The sum of the outputs of gates [begin, end), by number.
  void (*sums)(const T* x, const C* coefficients, const Wiring& wiring, int64_t batch,
               int64_t begin, int64_t end, C* out);
  // For inputs [begin, end): writes their row of grad_x, and the gradients of the coefficients of
  // the gates that read them as their first input. Where grad_x is null, [begin, end) are gates in
  // by_a order and only the latter is written.
  void (*backward)(const OutputGradient<T>& grad, const T* x, const C* coefficients,
                   const Wiring& wiring, int64_t batch, int64_t begin, int64_t end, T* grad_x,
                   C* grad_coefficients);
  // The same where x is bits.
  void (*hard_backward)(const OutputGradient<T>& grad, const uint32_t* x, const C* coefficients,
                        const Wiring& wiring, int64_t batch, int64_t begin, int64_t end, T* grad_x,
                        C* grad_coefficients);
  // For gates [begin, end): the gradient of each of their inputs times the bit of each of its
  // candidates, summed over the batch, to `sums`, which has the shape of the candidates.
  void (*candidate_sums)(const OutputGradient<T>& grad, const uint32_t* x, const C* coefficients,
                         const Wiring& wiring, const Candidates& candidates, int64_t batch,
                         int64_t begin, int64_t end, float* sums);
};

// ---- training: convolutions with trees of gates

constexpr int kMaxDepth = 4;
constexpr int kPooled = 4;  // positions: a square of two by two
// Samples that the backward pass handles at a time.
constexpr int64_t kTreeChunk = 64;
// Outputs whose leaves' gradients are kept at a time.
constexpr int64_t kLeafOutputs = 32;
constexpr int64_t kLeafScratch(int64_t depth) { return kLeafOutputs * kTreeChunk << depth; }

// Complete binary trees of gates, one for each output channel, read at every position of an image
// of any number of axes. Each output is the largest of `pool` positions' trees. A tree's gates are
// numbered level by level from the leaves: gate i of a level reads gates (leaves) 2i and 2i + 1 of
// the one before.
struct Convolution {
  int64_t n_channels;      // of the input
  int64_t plane;           // rows of a channel
  int64_t n_kernels;       // trees, which are output channels
  int64_t depth;           // 1 to kMaxDepth
  int64_t n_outputs;       // rows of an output channel
  int64_t pool;            // 1 or kPooled
  int64_t window;          // places of a window
  const int32_t* channel;  // (n_kernels, 2^depth): of each leaf
  const int32_t* place;    // (n_kernels, 2^depth): in the window
  const int32_t* tap;      // (n_outputs, pool, window): the channel's row; `plane` where outside

  int64_t leaves() const { return int64_t{1} << depth; }
  int64_t gates() const { return leaves() - 1; }
};

// One of the parts that the backward pass falls into, as no tree of one reads a channel of another:
// the trees [kernel_begin, kernel_end), which read the channels [channel_begin, channel_end).
struct ConvolutionGroup {
  int64_t kernel_begin, kernel_end, channel_begin, channel_end;
};

// Outputs are rows of numbers, numbered by tree, then position. `zeros` is a row of zeros.
template <class T>
struct ConvolutionKernels {
  typedef typename ComputedIn<T>::type C;
  // Outputs [begin, end).
  void (*forward)(const T* x, const T* zeros, const C* coefficients, const Convolution& convolution,
                  int64_t batch, int64_t begin, int64_t end, T* out);
  // For the samples [at, at + kTreeChunk) of a batch, those beyond it left out: writes the
  // coefficients' gradients of one group's gates to grad_coefficients, which begins with that of
  // the group's first gate, and rows of grad_x. Where grad_x is null, only the former. `sums` is
  // memory for (channels of the group * plane + 1) * kTreeChunk numbers; null where grad_x is.
  void (*backward)(const T* grad, const T* x, const T* zeros, const C* coefficients,
                   const Convolution& convolution, const ConvolutionGroup& group, int64_t batch,
                   int64_t at, C* sums, T* grad_x, C* grad_coefficients);
  // The same where x is bits and trees are functions of bits, `tree_gates` their gates. Gradients
  // are those of the coefficients, at these bits.
  void (*hard_backward)(const T* grad, const uint32_t* x, const uint32_t* zeros,
                        const C* coefficients, const uint8_t* tree_gates,
                        const Convolution& convolution, const ConvolutionGroup& group,
                        int64_t batch, int64_t at, C* sums, T* grad_x, C* grad_coefficients);
  // Of bits, as above: the gradient of each leaf of one tree times the bit of each of its
  // candidates, summed over all positions and the samples [at, at + kTreeChunk), added to `sums`,
  // which has the shape of the candidates. These are places of windows, channel * window + place.
  // `scratch` is memory for kLeafScratch(depth) numbers.
  void (*leaf_sums)(const T* grad, const uint32_t* x, const uint32_t* zeros, const C* coefficients,
                    const uint8_t* tree_gates, const Convolution& convolution,
                    const Candidates& candidates, int64_t kernel, int64_t batch, int64_t at,
                    float* scratch, float* sums);
};

// Most candidates of an input: kernels hold them on the stack.
constexpr int64_t kMostCandidates = 256;

// With moments of type M.
template <class M>
using CandidateAdam = void(const float* sums, const Candidates& candidates, const AdamStep& step,
                           float* weight, M* mean, M* square, int32_t* chosen, int64_t begin,
                           int64_t end);

// Numbers of noise that a thread writes at a time, at least.
constexpr int64_t kNoiseBlock = 4096;
typedef void Noise(uint64_t key, int64_t begin, int64_t end, float* out);

struct TrainingKernels {
  ParameterKernels<float> parameters_f32[kGateKinds];
  ParameterKernels<double> parameters_f64;  // of softmaxes alone
  LayerKernels<float> layers_f32;
  LayerKernels<double> layers_f64;
  LayerKernels<Half> layers_half;
  // The same as forward and sums for gates that are functions of bits.
  void (*hard_forward)(const uint32_t* x, const uint8_t* gates, const Wiring& wiring, int64_t batch,
                       int64_t begin, int64_t end, uint32_t* out);
  void (*hard_sums)(const uint32_t* x, const uint8_t* gates, const Wiring& wiring, int64_t batch,
                    int64_t begin, int64_t end, float* out);
  // Adam on the logits of candidates, rows [begin, end) of 2 * n_gates: the gradient of their
  // softmaxes' is `sums`. `chosen` is then each row's likeliest candidate, the first of several.
  // Moments in 16 bits are rounded at random: a mean of squares that moves by a thousandth at a
  // time would otherwise stand still.
  CandidateAdam<float>* candidate_adam_f32;
  CandidateAdam<Half>* candidate_adam_half;

  // Of a matrix (samples, features) whose rows begin `stride` numbers apart: features [begin, end)
  // of up to 32 samples become word w of rows of bits, which are `words` long. Whether all numbers
  // are 0 or 1.
  bool (*pack_samples)(const float* x, int64_t stride, int64_t samples, int64_t begin, int64_t end,
                       int64_t words, int64_t w, uint32_t* out);
  // Numbers [begin, end) of noise; begin is a multiple of kNoiseBlock.
  Noise* gumbel;
  Noise* logistic;

  ConvolutionKernels<float> convolutions_f32;
  ConvolutionKernels<Half> convolutions_half;
  // The same as forward for trees that are functions of bits.
  void (*hard_convolution)(const uint32_t* x, const uint32_t* zeros, const uint8_t* gates,
                           const Convolution& convolution, int64_t batch, int64_t begin,
                           int64_t end, uint32_t* out);
};

}  // namespace gategrad
