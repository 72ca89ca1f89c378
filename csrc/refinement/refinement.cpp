#include "refinement/refinement.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <queue>
#include <stdexcept>
#include <string>
#include <utility>

namespace gategrad {
namespace {

constexpr double kScale = 1 << 18;      // of gains as integers, so that no order of sums matters
constexpr double kLargest = 1 << 11;    // four of them fit into 32 bits
constexpr double kLeast = 1e-9;         // a change that is worth making
constexpr int64_t kMostSums = 1 << 24;  // different values of a sum
// Of many rows, some say which pairs are worth comparing on all: every eighth word of rows, where
// there are so many, and so many pairs of the best promise.
constexpr size_t kStride = 8, kScreened = 128, kKept = 16;
constexpr int64_t kMostPairs = 1'000'000;
constexpr uint8_t kFalse = 0, kA = 3, kB = 5, kTrue = 15;

bool reads_a(uint8_t gate) { return (gate >> 2) != (gate & 3); }
bool reads_b(uint8_t gate) { return (gate >> 1 & 5) != (gate & 5); }

void evaluate(uint8_t gate, const uint64_t* a, const uint64_t* b, int64_t n, uint64_t* out) {
  const uint64_t when00 = gate & 8 ? ~uint64_t{0} : 0, when01 = gate & 4 ? ~uint64_t{0} : 0;
  const uint64_t when10 = gate & 2 ? ~uint64_t{0} : 0, when11 = gate & 1 ? ~uint64_t{0} : 0;
  for (int64_t w = 0; w < n; ++w) {
    const uint64_t x = a[w], y = b[w];
    out[w] = (x & ((y & when11) | (~y & when10))) | (~x & ((y & when01) | (~y & when00)));
  }
}

}  // namespace

Refinement::Refinement(const RefinementTask& task)
    : n_rows_(task.n_rows),
      n_words_(task.n_words),
      n_classes_(task.n_classes),
      first_(static_cast<int32_t>(2 + task.netlist.n_inputs)),
      gate_(task.netlist.gate, task.netlist.gate + task.netlist.n_gates),
      a_(task.netlist.a, task.netlist.a + task.netlist.n_gates),
      b_(task.netlist.b, task.netlist.b + task.netlist.n_gates),
      outputs_(task.netlist.outputs, task.netlist.outputs + task.netlist.n_outputs),
      group_(task.group, task.group + task.netlist.n_outputs),
      weight_(task.weight, task.weight + task.netlist.n_outputs),
      gate_cost_(task.gate_cost, task.gate_cost + 16),
      input_cost_(task.input_cost, task.input_cost + task.netlist.n_inputs),
      output_cost_(task.output_cost),
      price_(task.price),
      tau_(task.tau),
      label_(task.label, task.label + task.n_rows),
      random_(task.seed) {
  check_netlist(task.netlist);
  if (n_rows_ < 1 || n_words_ != (n_rows_ + 63) / 64) {
    throw std::invalid_argument("n_words must be that of n_rows, which must be at least 1");
  }
  if (!(tau_ > 0 && std::isfinite(tau_))) throw std::invalid_argument("tau must be above 0");
  if (!(std::isfinite(price_) && price_ >= 0 && std::isfinite(output_cost_))) {
    throw std::invalid_argument("price must be 0 or more, and costs finite");
  }
  for (const auto& costs : {gate_cost_, input_cost_}) {
    for (const float cost : costs) {
      if (!std::isfinite(cost)) throw std::invalid_argument("costs must be finite");
    }
  }
  for (const int32_t label : label_) {
    if (label < 0 || label >= n_classes_) {
      throw std::invalid_argument("labels must be below n_classes=" + std::to_string(n_classes_) +
                                  ", got " + std::to_string(label));
    }
  }
  int64_t low = 0, high = 0;
  for (int64_t k = 0; k < n_classes_; ++k) {
    low = std::min<int64_t>(low, task.offset[k]);
    high = std::max<int64_t>(high, task.offset[k]);
  }
  for (size_t o = 0; o < outputs_.size(); ++o) {
    if (group_[o] < 0 || group_[o] >= n_classes_) {
      throw std::invalid_argument("group must name a class for each output");
    }
    low += std::min(weight_[o], 0);
    high += std::max(weight_[o], 0);
  }
  if (high - low >= kMostSums) throw std::invalid_argument("sums of classes are too large");
  for (int64_t d = 0; d <= high - low; ++d) {
    exp_.push_back(static_cast<float>(std::exp(-static_cast<double>(d) / tau_)));
  }

  const int64_t n_nets = first_ + n_gates();
  values_.resize(n_nets * n_words_);
  std::fill_n(values(1), n_words_, ~uint64_t{0});
  std::copy_n(task.inputs, (first_ - 2) * n_words_, values(2));
  for (int64_t i = 0; i < n_gates(); ++i) {
    evaluate(gate_[i], values(a_[i]), values(b_[i]), n_words_, values(first_ + i));
    // What a gate does not read may not be needed, and its values are then not kept.
    if (!reads_a(gate_[i])) a_[i] = b_[i];
    if (!reads_b(gate_[i])) b_[i] = a_[i];
  }
  outputs_of_.resize(n_nets);
  reads_.assign(n_nets, 0);
  readers_.resize(n_nets);
  for (size_t o = 0; o < outputs_.size(); ++o) {
    outputs_of_[outputs_[o]].push_back(static_cast<int32_t>(o));
    if (outputs_[o] > 1) cost_ += output_cost_;
    read(outputs_[o]);
  }
  is_linked_.assign(n_gates(), false);
  for (int64_t i = 0; i < n_gates(); ++i) {
    if (reads_[first_ + i] > 0) link(i, true);
  }

  difference_.assign(n_rows_ * n_classes_, 0);
  touched_.assign(n_words_, 0);
  sums_.resize(n_rows_ * n_classes_);
  for (int64_t r = 0; r < n_rows_; ++r) {
    std::copy_n(task.offset, n_classes_, sums_.data() + r * n_classes_);
  }
  for (size_t o = 0; o < outputs_.size(); ++o) {
    const uint64_t* bits = values(outputs_[o]);
    for (int64_t r = 0; r < n_rows_; ++r) {
      if (bits[r / 64] >> (r % 64) & 1) sums_[r * n_classes_ + group_[o]] += weight_[o];
    }
  }
  for (int64_t r = 0; r < n_rows_; ++r) {
    losses_.push_back(loss_of(sums_.data() + r * n_classes_, label_[r]));
  }
  slot_.assign(n_nets, -1);
  gain_.assign(n_words_ * 64, 0);
  nibble_sums_.assign(n_words_ * 256, 0);
  for (int64_t i = 0; i < n_gates(); ++i) order_.push_back(i);
}

uint64_t Refinement::random() {  // splitmix64
  uint64_t z = random_ += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

void Refinement::shuffle() {
  for (size_t i = order_.size(); i > 1; --i) std::swap(order_[i - 1], order_[random() % i]);
}

double Refinement::loss() const {
  double total = 0.0;
  for (const float loss : losses_) total += loss;
  return total / static_cast<double>(n_rows_);
}

NetlistArrays Refinement::netlist() const { return {gate_, a_, b_, outputs_}; }

float Refinement::loss_of(const int32_t* sums, int32_t label) const {
  const int32_t largest = *std::max_element(sums, sums + n_classes_);
  float total = 0.0f;
  for (int64_t k = 0; k < n_classes_; ++k) total += exp_[largest - sums[k]];
  return std::log(total) + static_cast<float>((largest - sums[label]) / tau_);
}

// A net is needed once more: the first time, it costs something, and needs what it reads.
void Refinement::read(int32_t net) {
  if (net < 2 || reads_[net]++ > 0) return;
  if (!is_gate(net)) {
    cost_ += input_cost_[net - 2];
    return;
  }
  const int64_t i = net - first_;
  cost_ += gate_cost_[gate_[i]];
  read_inputs(gate_[i], a_[i], b_[i]);
}

void Refinement::release(int32_t net) {
  if (net < 2 || --reads_[net] > 0) return;
  if (!is_gate(net)) {
    cost_ -= input_cost_[net - 2];
    return;
  }
  const int64_t i = net - first_;
  cost_ -= gate_cost_[gate_[i]];
  release_inputs(gate_[i], a_[i], b_[i]);
}

void Refinement::read_inputs(uint8_t gate, int32_t a, int32_t b) {
  if (reads_a(gate)) read(a);
  if (reads_b(gate)) read(b);
}

void Refinement::release_inputs(uint8_t gate, int32_t a, int32_t b) {
  if (reads_a(gate)) release(a);
  if (reads_b(gate)) release(b);
}

// What the whole would cost with another function of other nets in a gate's place.
double Refinement::cost_with(int64_t i, uint8_t gate, int32_t a, int32_t b) {
  const double before = cost_;
  read_inputs(gate, a, b);
  release_inputs(gate_[i], a_[i], b_[i]);
  double found = cost_ - gate_cost_[gate_[i]] + gate_cost_[gate];
  if (gate == kFalse || gate == kTrue) {
    found -= output_cost_ * static_cast<double>(outputs_of_[first_ + i].size());
  }
  read_inputs(gate_[i], a_[i], b_[i]);
  release_inputs(gate, a, b);
  cost_ = before;  // to the last bit
  return found;
}

void Refinement::link(int64_t i, bool there) {
  is_linked_[i] = there;
  const auto change = [&](int32_t net) {
    auto& readers = readers_[net];
    const auto reader = static_cast<int32_t>(i);
    if (there) {
      readers.push_back(reader);
    } else {
      readers.erase(std::find(readers.begin(), readers.end(), reader));
    }
  };
  if (reads_a(gate_[i])) change(a_[i]);
  if (reads_b(gate_[i])) change(b_[i]);
}

// Rows in which a net that outputs are of differs, to the differences of sums.
void Refinement::add_difference(int32_t net, const uint64_t* changed) {
  const uint64_t* now = values(net);
  for (int64_t w = 0; w < n_words_; ++w) {
    uint64_t rows = changed[w] ^ now[w];
    if (w == n_words_ - 1 && n_rows_ % 64) rows &= (uint64_t{1} << (n_rows_ % 64)) - 1;
    if (rows == 0) continue;
    touched_[w] |= rows;
    for (; rows; rows &= rows - 1) {
      const int64_t bit = __builtin_ctzll(rows), r = 64 * w + bit;
      const bool is_on = changed[w] >> bit & 1;
      for (const int32_t o : outputs_of_[net]) {
        difference_[r * n_classes_ + group_[o]] += is_on ? weight_[o] : -weight_[o];
      }
    }
  }
}

// All nets that change where a gate has other values, and the differences of sums.
void Refinement::propagate(int64_t i, const uint64_t* changed_gate) {
  for (const int32_t net : changed_nets_) slot_[net] = -1;
  changed_nets_.clear();
  std::fill(touched_.begin(), touched_.end(), 0);
  std::vector<int32_t> found;
  std::priority_queue<int32_t, std::vector<int32_t>, std::greater<int32_t>> waiting;
  const auto keep = [&](int32_t net) {
    slot_[net] = static_cast<int32_t>(changed_nets_.size());
    changed_nets_.push_back(net);
    for (const int32_t reader : readers_[net]) waiting.push(reader);
  };
  const auto room = [&] {
    const size_t needed = (changed_nets_.size() + 1) * n_words_;
    if (changed_values_.size() < needed) changed_values_.resize(2 * needed);
    return changed_values_.data() + changed_nets_.size() * n_words_;
  };
  const auto current = [&](int32_t net) -> const uint64_t* {
    return slot_[net] < 0 ? values(net) : changed_values_.data() + slot_[net] * n_words_;
  };
  std::copy_n(changed_gate, n_words_, room());
  keep(static_cast<int32_t>(first_ + i));
  while (!waiting.empty()) {
    const int32_t j = waiting.top();
    while (!waiting.empty() && waiting.top() == j) waiting.pop();
    uint64_t* out = room();  // before the others are looked up, which it may move
    const int32_t net = first_ + j;
    evaluate(gate_[j], current(a_[j]), current(b_[j]), n_words_, out);
    if (!std::equal(out, out + n_words_, values(net))) keep(net);
  }
  for (const int32_t net : changed_nets_) {
    if (!outputs_of_[net].empty()) {
      add_difference(net, changed_values_.data() + slot_[net] * n_words_);
    }
  }
}

// For every row, the loss with the gate's bit less the loss without.
void Refinement::find_differences(int64_t i) {
  const uint64_t* now = values(static_cast<int32_t>(first_ + i));
  std::vector<uint64_t> other(n_words_);
  for (int64_t w = 0; w < n_words_; ++w) other[w] = ~now[w];
  propagate(i, other.data());
  for (const int64_t w : touched_words_) {
    std::fill_n(gain_.begin() + 64 * w, 64, 0);
    std::fill_n(nibble_sums_.begin() + 256 * w, 256, 0);
  }
  touched_words_.clear();
  sum_ = 0;
  std::vector<int32_t> sums(n_classes_);
  for (int64_t w = 0; w < n_words_; ++w) {
    if (touched_[w] == 0) continue;
    touched_words_.push_back(w);
    for (uint64_t rows = touched_[w]; rows; rows &= rows - 1) {
      const int64_t bit = __builtin_ctzll(rows), r = 64 * w + bit;
      int32_t* difference = difference_.data() + r * n_classes_;
      for (int64_t k = 0; k < n_classes_; ++k) {
        sums[k] = sums_[r * n_classes_ + k] + difference[k];
        difference[k] = 0;
      }
      const double more = loss_of(sums.data(), label_[r]) - losses_[r];
      const double gain = std::clamp(now[w] >> bit & 1 ? -more : more, -kLargest + 1, kLargest - 1);
      gain_[r] = static_cast<int32_t>(std::lrint(gain * kScale));
      sum_ += gain_[r];
    }
    for (int64_t j = 0; j < 16; ++j) {
      const int32_t* gain = gain_.data() + 64 * w + 4 * j;
      int32_t* some = nibble_sums_.data() + 256 * w + 16 * j;
      for (int m = 1; m < 16; ++m) some[m] = some[m & (m - 1)] + gain[__builtin_ctz(m)];
    }
  }
}

// The sum of gains where x, and y unless it is null, are true.
int64_t Refinement::sum_where(const uint64_t* x, const uint64_t* y, size_t stride) const {
  int64_t total = 0;
  for (size_t t = 0; t < touched_words_.size(); t += stride) {
    const int64_t w = touched_words_[t];
    const uint64_t rows = y == nullptr ? x[w] : x[w] & y[w];
    const int32_t* some = nibble_sums_.data() + 256 * w;
    for (int j = 0; j < 16; ++j) total += some[16 * j + (rows >> 4 * j & 15)];
  }
  return total;
}

// By some of the rows, how much the best function of two nets would lose less than false.
int64_t Refinement::promise_of(int32_t a, int32_t b, const Sums& some) const {
  const int64_t sum_b = sum_where(values(b), nullptr, kStride);
  const int64_t both = sum_where(values(a), values(b), kStride);
  const int64_t corner[4] = {some.all - some.a - sum_b + both, sum_b - both, some.a - both, both};
  int64_t promise = 0;
  for (const int64_t sum : corner) promise -= std::min<int64_t>(sum, 0);
  return promise;
}

// All functions of two nets, the first one's sum being known.
void Refinement::compare(int64_t i, int32_t a, int32_t b, int64_t sum_a, Choice& best) {
  const int64_t sum_b = sum_where(values(b), nullptr);
  const int64_t both = sum_where(values(a), values(b));
  const int64_t corner[4] = {sum_ - sum_a - sum_b + both, sum_b - both, sum_a - both, both};
  const double per_row = 1.0 / (kScale * static_cast<double>(n_rows_));
  // What the cost is depends on which of the nets are read, and on the function's own.
  double rest[4];
  for (const uint8_t gate : {kFalse, kA, kB, uint8_t{1}}) {
    const int reads = reads_a(gate) + 2 * reads_b(gate);
    rest[reads] = price_ == 0 ? 0.0 : cost_with(i, gate, a, b) - gate_cost_[gate];
  }
  for (uint8_t gate = 0; gate < 16; ++gate) {
    int64_t loss = 0;
    for (int c = 0; c < 4; ++c) loss += gate >> (3 - c) & 1 ? corner[c] : 0;
    const double cost = rest[reads_a(gate) + 2 * reads_b(gate)] + gate_cost_[gate];
    const double objective = per_row * static_cast<double>(loss) + price_ * cost;
    if (objective < best.objective) best = {objective, gate, a, b};
  }
}

void Refinement::apply(int64_t i, const Choice& choice) {
  const auto net = static_cast<int32_t>(first_ + i);
  std::vector<uint64_t> now(n_words_);
  evaluate(choice.gate, values(choice.a), values(choice.b), n_words_, now.data());
  propagate(i, now.data());
  for (const int32_t changed : changed_nets_) {
    std::copy_n(changed_values_.data() + slot_[changed] * n_words_, n_words_, values(changed));
  }
  for (int64_t w = 0; w < n_words_; ++w) {
    for (uint64_t rows = touched_[w]; rows; rows &= rows - 1) {
      const int64_t r = 64 * w + __builtin_ctzll(rows);
      int32_t* sums = sums_.data() + r * n_classes_;
      for (int64_t k = 0; k < n_classes_; ++k) {
        sums[k] += difference_[r * n_classes_ + k];
        difference_[r * n_classes_ + k] = 0;
      }
      losses_[r] = loss_of(sums, label_[r]);
    }
  }
  const bool is_constant = choice.gate == kFalse || choice.gate == kTrue;
  const int32_t a = reads_a(choice.gate) || is_constant ? choice.a : choice.b;
  const int32_t b = reads_b(choice.gate) || is_constant ? choice.b : choice.a;
  if (is_constant) cost_ -= output_cost_ * static_cast<double>(outputs_of_[net].size());
  // What dies is unlinked, and what it alone was read by.
  const auto unlink = [&](auto&& self, int32_t dead) -> void {
    if (dead < first_ || reads_[dead] > 0) return;
    const int64_t j = dead - first_;
    if (!is_linked_[j]) return;
    link(j, false);
    if (reads_a(gate_[j])) self(self, a_[j]);
    if (reads_b(gate_[j])) self(self, b_[j]);
  };
  const uint8_t old_gate = gate_[i];
  const int32_t old_a = a_[i], old_b = b_[i];
  link(i, false);
  read_inputs(choice.gate, a, b);
  release_inputs(old_gate, old_a, old_b);
  cost_ += gate_cost_[choice.gate] - gate_cost_[old_gate];
  gate_[i] = choice.gate;
  a_[i] = a;
  b_[i] = b;
  link(i, true);
  if (reads_a(old_gate)) unlink(unlink, old_a);
  if (reads_b(old_gate)) unlink(unlink, old_b);
}

int64_t Refinement::visit(int64_t begin, int64_t end, int64_t n_pairs) {
  if (begin < 0 || end > n_gates() || begin > end || n_pairs < 0 || n_pairs > kMostPairs) {
    throw std::invalid_argument("begin and end must be numbers of gates, n_pairs 0 to " +
                                std::to_string(kMostPairs));
  }
  int64_t n_changed = 0;
  for (int64_t v = begin; v < end; ++v) {
    const int64_t i = order_[v];
    const auto net = static_cast<int32_t>(first_ + i);
    if (reads_[net] == 0 || gate_[i] == kFalse || gate_[i] == kTrue) continue;
    find_differences(i);
    const double per_row = 1.0 / (kScale * static_cast<double>(n_rows_));
    const double now =
        per_row * static_cast<double>(sum_where(values(net), nullptr)) + price_ * cost_;
    Choice best{now - kLeast, gate_[i], a_[i], b_[i]};
    const int32_t own[2] = {a_[i], b_[i]};
    const int64_t sums[2] = {sum_where(values(own[0]), nullptr),
                             sum_where(values(own[1]), nullptr)};
    compare(i, own[0], own[1], sums[0], best);
    const bool screens =
        touched_words_.size() >= kScreened && n_pairs > static_cast<int64_t>(kKept);
    Sums some[2];
    if (screens) {
      const int64_t all = sum_where(values(1), nullptr, kStride);
      for (int k : {0, 1}) some[k] = {all, sum_where(values(own[k]), nullptr, kStride)};
    }
    // Which of the gate's own inputs stays, and the other net; each pair once.
    std::vector<std::pair<int, int32_t>> pairs;
    for (int64_t p = 0; p < n_pairs; ++p) {
      const uint64_t drawn = random();
      const bool is_input = drawn & 2 || i == 0;
      const int64_t n_before = is_input ? first_ - 2 : i;
      if (n_before == 0) continue;
      const auto other = static_cast<int32_t>((is_input ? 2 : first_) +
                                              (drawn >> 2) % static_cast<uint64_t>(n_before));
      if (is_gate(other) && reads_[other] == 0) continue;
      if (other != own[0] && other != own[1]) pairs.push_back({static_cast<int>(drawn & 1), other});
    }
    std::sort(pairs.begin(), pairs.end());
    pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    std::vector<std::pair<int64_t, std::pair<int, int32_t>>> found;
    for (const auto& [kept, other] : pairs) {
      const int64_t promise = screens ? promise_of(own[kept], other, some[kept]) : 0;
      found.push_back({-promise, {kept, other}});
    }
    if (screens && found.size() > kKept) {
      std::nth_element(found.begin(), found.begin() + kKept, found.end());
      found.resize(kKept);
    }
    for (const auto& [promise, pair] : found) {
      compare(i, own[pair.first], pair.second, sums[pair.first], best);
    }
    if (best.objective < now - kLeast) {
      apply(i, best);
      ++n_changed;
    }
  }
  return n_changed;
}

}  // namespace gategrad
