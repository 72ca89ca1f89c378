// The part of gategrad._native that trains the parameters of gates. Every array is checked here,
// shapes against one another.
#include "training/gate_parameters.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <cmath>
#include <optional>
#include <string>

#include "bindings/released_gil.h"
#include "bindings/sample_rows.h"

namespace gategrad {
namespace {

// By name, so that no number has to mean the same here and there.
int checked_kind(const std::string& name, bool is_double) {
  const char* const names[kGateKinds] = {"softmax", "light", "walsh", "nearest"};
  for (int kind = 0; kind < kGateKinds; ++kind) {
    if (name != names[kind]) continue;
    require(kind == kSoftmax || !is_double, "gates of four weights have kernels in float32 alone");
    return kind;
  }
  throw std::invalid_argument("kind must be softmax, light, walsh or nearest, got " + name);
}

template <class T>
Logits<T> checked_logits(const T* weight, int kind, int64_t n, int64_t columns,
                         const std::optional<In<T, 2>>& noise, double temperature) {
  if (columns != kWeights(kind)) {
    throw std::invalid_argument("weight must have shape (gates, " + std::to_string(kWeights(kind)) +
                                "), got " + std::to_string(columns) + " columns");
  }
  if (noise) require_shape(*noise, n, columns, "noise");
  require(!noise || kind != kNearest, "the nearest gate has no noise");
  if (!(temperature > 0) || !std::isfinite(temperature)) {
    throw std::invalid_argument("temperature must be positive, got " + std::to_string(temperature));
  }
  return {weight, noise ? noise->data() : nullptr, static_cast<T>(1 / temperature)};
}

uint8_t* checked_gates(const std::optional<Out<uint8_t, 1>>& gates, int64_t n) {
  if (gates) require_length(*gates, n, "gates");
  return gates ? gates->data() : nullptr;
}

template <class T>
void coefficients(In<T, 2> weight, std::optional<In<T, 2>> noise, double temperature, Out<T, 2> out,
                  std::optional<Out<uint8_t, 1>> gates, int threads, const std::string& name) {
  const int64_t n = size(weight, 0);
  const int kind = checked_kind(name, sizeof(T) == 8);
  const Logits<T> logits =
      checked_logits<T>(weight.data(), kind, n, size(weight, 1), noise, temperature);
  require_shape(out, n, 4, "out");
  uint8_t* ids = checked_gates(gates, n);
  threads = checked_threads(threads);
  ReleasedGil released;
  gate_coefficients(logits, kind, n, out.data(), ids, threads);
}

template <class T>
void coefficients_backward(In<T, 2> grad, In<T, 2> weight, std::optional<In<T, 2>> noise,
                           double temperature, Out<T, 2> out, int threads,
                           const std::string& name) {
  const int64_t n = size(weight, 0);
  const int kind = checked_kind(name, sizeof(T) == 8);
  const Logits<T> logits =
      checked_logits<T>(weight.data(), kind, n, size(weight, 1), noise, temperature);
  require_shape(grad, n, 4, "grad");
  require_shape(out, n, kWeights(kind), "out");
  threads = checked_threads(threads);
  ReleasedGil released;
  gate_weight_gradient(grad.data(), logits, kind, n, out.data(), threads);
}

double gradient_square(In<float, 2> grad, In<float, 2> weight, std::optional<In<float, 2>> noise,
                       double temperature, int threads, const std::string& name) {
  const int64_t n = size(weight, 0);
  const int kind = checked_kind(name, false);
  const Logits<float> logits =
      checked_logits<float>(weight.data(), kind, n, size(weight, 1), noise, temperature);
  require_shape(grad, n, 4, "grad");
  threads = checked_threads(threads);
  ReleasedGil released;
  return gate_gradient_square(grad.data(), logits, kind, n, threads);
}

// Throws std::invalid_argument for a step before the first.
AdamStep adam_step(int64_t count, double lr, double beta1, double beta2, double eps,
                   double weight_decay, bool decoupled, double gradient_scale) {
  require(count >= 1, "step counts from 1");
  const double steps = static_cast<double>(count);
  return {
      static_cast<float>(lr / (1 - std::pow(beta1, steps))),
      static_cast<float>(1 / std::sqrt(1 - std::pow(beta2, steps))),
      static_cast<float>(beta1),
      static_cast<float>(beta2),
      static_cast<float>(eps),
      static_cast<float>(decoupled ? 1 - lr * weight_decay : 1),
      static_cast<float>(decoupled ? 0 : weight_decay),
      static_cast<float>(gradient_scale),
      static_cast<uint32_t>(count),
  };
}

void adam(In<float, 2> grad, Out<float, 2> weight, Out<float, 2> mean, Out<float, 2> square,
          std::optional<In<float, 2>> noise, double temperature, std::optional<Out<float, 2>> out,
          std::optional<Out<uint8_t, 1>> gates, const AdamStep& step, int threads,
          const std::string& name) {
  const int64_t n = size(weight, 0);
  const int kind = checked_kind(name, false);
  const Logits<float> logits =
      checked_logits<float>(weight.data(), kind, n, size(weight, 1), noise, temperature);
  require_shape(grad, n, 4, "grad");
  require_shape(mean, n, kWeights(kind), "mean");
  require_shape(square, n, kWeights(kind), "square");
  if (out) require_shape(*out, n, 4, "out");
  require(!out || !noise, "coefficients of the next step need its own noise");
  require(out || !gates, "gates come with out");
  uint8_t* ids = checked_gates(gates, n);
  threads = checked_threads(threads);
  float* c = out ? out->data() : nullptr;
  ReleasedGil released;
  gate_adam(grad.data(), logits, kind, step, n, weight.data(), mean.data(), square.data(), c, ids,
            threads);
}

void noise(bool logistic, uint64_t key, Out<float, 2> out, int threads) {
  threads = checked_threads(threads);
  const int64_t n = size(out, 0) * size(out, 1);
  ReleasedGil released;
  gate_noise(logistic, key, n, out.data(), threads);
}

template <class T>
void bind_parameters(nb::module_& m) {
  m.def("coefficients", &coefficients<T>, exact("weight"), exact("noise").none(),
        nb::arg("temperature"), exact("out"), exact("gates").none(), exact("threads"),
        nb::arg("kind") = "softmax");
  m.def("coefficients_backward", &coefficients_backward<T>, exact("grad"), exact("weight"),
        exact("noise").none(), nb::arg("temperature"), exact("out"), exact("threads"),
        nb::arg("kind") = "softmax");
}

}  // namespace

void bind_gate_parameters(nb::module_& m) {
  bind_parameters<float>(m);
  bind_parameters<double>(m);
  m.def("gradient_square", &gradient_square, exact("grad"), exact("weight"), exact("noise").none(),
        nb::arg("temperature"), exact("threads"), nb::arg("kind") = "softmax");
  nb::class_<AdamStep>(m, "AdamStep")
      .def(
          "__init__",
          [](AdamStep* self, int64_t count, double lr, double beta1, double beta2, double eps,
             double weight_decay, bool decoupled, double gradient_scale) {
            new (self) AdamStep(
                adam_step(count, lr, beta1, beta2, eps, weight_decay, decoupled, gradient_scale));
          },
          exact("count"), nb::arg("lr"), nb::arg("beta1"), nb::arg("beta2"), nb::arg("eps"),
          nb::arg("weight_decay"), exact("decoupled"), nb::arg("gradient_scale"));
  m.def("noise", &noise, exact("logistic"), exact("key"), exact("out"), exact("threads"));
  m.def("adam", &adam, exact("grad"), exact("weight"), exact("mean"), exact("square"),
        exact("noise").none(), nb::arg("temperature"), exact("out").none(), exact("gates").none(),
        exact("step"), exact("threads"), nb::arg("kind") = "softmax");
}

}  // namespace gategrad
