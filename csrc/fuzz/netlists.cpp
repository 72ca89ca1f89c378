// Hostile and random netlists for the passes, the solver's cones and the engine: what breaks a rule
// must be refused by all, and what none refuses must come out with the same function.
//
// A libFuzzer target; `make fuzz` builds it with sanitizers and runs it for a while.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <vector>

#include "circuit/cones.h"
#include "circuit/net_values.h"
#include "circuit/netlist.h"
#include "fuzz/engine_check.h"
#include "passes/pass_list.h"

using namespace gategrad;

namespace {

constexpr int64_t kWords = 2;

// Reads numbers off the fuzzer's bytes; zeros at their end.
class Bytes {
 public:
  Bytes(const uint8_t* data, size_t size) : data_(data), size_(size) {}

  template <class T>
  T take() {
    T value{};
    const size_t n = std::min(sizeof(T), size_ - at_);
    std::memcpy(&value, data_ + at_, n);
    at_ += n;
    return value;
  }

  size_t left() const { return size_ - at_; }

 private:
  const uint8_t* data_;
  size_t size_;
  size_t at_ = 0;
};

struct Netlist {
  int64_t n_inputs = 0;
  std::vector<uint8_t> gate;
  std::vector<int32_t> a, b, outputs;

  NetlistView view() const {
    return {n_inputs, static_cast<int64_t>(gate.size()),    gate.data(),   a.data(),
            b.data(), static_cast<int64_t>(outputs.size()), outputs.data()};
  }
};

// As the bytes have it, or with every net made one that may be read.
Netlist decoded(Bytes& bytes) {
  Netlist n;
  const bool obedient = bytes.take<uint8_t>() % 4 != 0;
  n.n_inputs = bytes.take<uint8_t>() % 20;
  const size_t n_outputs = bytes.take<uint8_t>() % 12;
  const auto net = [&](int64_t end) {
    if (!obedient) return bytes.take<int32_t>();
    return static_cast<int32_t>(bytes.take<uint16_t>() % end);
  };
  const int64_t first = 2 + n.n_inputs;
  while (bytes.left() > 8 * n_outputs && n.gate.size() < 4000) {
    const int64_t end = first + static_cast<int64_t>(n.gate.size());
    const uint8_t kind = bytes.take<uint8_t>();
    n.a.push_back(net(end));
    n.b.push_back(net(end));
    n.gate.push_back(obedient ? kind % 16 : kind);
  }
  for (size_t o = 0; o < n_outputs; ++o) {
    n.outputs.push_back(net(first + static_cast<int64_t>(n.gate.size())));
  }
  return n;
}

bool refused(const NetlistView& view) {
  try {
    check_netlist(view);
  } catch (const std::invalid_argument&) {
    return true;
  }
  return false;
}

template <class Function>
bool throws(Function function) {
  try {
    function();
  } catch (const std::invalid_argument&) {
    return true;
  }
  return false;
}

void demand(bool right, const char* who, const char* what) {
  if (!right) {
    std::fprintf(stderr, "not so: %s %s\n", who, what);
    std::abort();
  }
}

std::vector<uint64_t> outputs_of(const NetlistView& view, const std::vector<uint64_t>& inputs) {
  std::vector<uint64_t> values((2 + view.n_inputs + view.n_gates) * kWords);
  simulate_nets(view, inputs.data(), kWords, values.data());
  std::vector<uint64_t> out;
  for (int64_t o = 0; o < view.n_outputs; ++o) {
    for (int64_t w = 0; w < kWords; ++w) out.push_back(values[view.outputs[o] * kWords + w]);
  }
  return out;
}

void compare(const char* pass, const NetlistArrays& made, const NetlistView& view,
             const std::vector<uint64_t>& in) {
  const NetlistView smaller = gategrad::view(made, view.n_inputs);
  demand(!refused(smaller), pass, "gives a netlist");
  demand(smaller.n_outputs == view.n_outputs, pass, "leaves the number of outputs");
  demand(outputs_of(smaller, in) == outputs_of(view, in), pass, "leaves every output");
}

// Of an option that a pass takes, one value or another.
template <class Option>
Option drawn(uint64_t& state) {
  state = state * 6364136223846793005u + 1442695040888963407u;
  return static_cast<Option>((state >> 33) % (std::is_same_v<Option, bool> ? 2 : 3));
}

// Calls visit(name, run) for every pass, with options that `seed` chooses.
template <class Visit>
struct WithOptions {
  const NetlistView& view;
  uint64_t seed;
  Visit visit;

  template <class... Options, class... Names>
  void operator()(const char* name, NetlistArrays (*pass)(const NetlistView&, Options...),
                  Names...) {
    const std::tuple<Options...> options{drawn<Options>(seed)...};
    visit(name, [&] {
      return std::apply([&](Options... values) { return pass(view, values...); }, options);
    });
  }
};

template <class Visit>
void each_pass(const NetlistView& view, uint64_t seed, Visit visit) {
  for_each_pass(WithOptions<Visit>{view, seed, visit});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  Bytes bytes(data, size);
  const Netlist netlist = decoded(bytes);
  const NetlistView view = netlist.view();
  if (refused(view)) {
    each_pass(view, size, [](const char* name, auto run) { demand(throws(run), name, "refuses"); });
    demand(engine_refuses(view), "the engine", "refuses");
    return 0;
  }
  std::vector<uint64_t> inputs;
  uint64_t state = size + 1;
  for (int64_t i = 0; i < view.n_inputs * kWords; ++i) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    inputs.push_back(state ^ state >> 29);
  }
  each_pass(view, size, [&](const char* name, auto run) { compare(name, run(), view, inputs); });
  Cones cones(view);
  for (const int32_t output : netlist.outputs) {
    cones.load(output);
    demand(cones.literal(output) != 0, "a loaded net", "has a literal");
  }
  check_engine(view, state);
  return 0;
}
