#include "tables/known_texts.h"

#include <cstring>
#include <stdexcept>

namespace gategrad {

KnownTexts::KnownTexts(const std::vector<std::string>& texts, const std::vector<double>& numbers) {
  if (texts.size() != numbers.size()) {
    throw std::invalid_argument("texts and numbers must have one length");
  }
  uint64_t size = 2;
  while (size < 2 * texts.size()) size *= 2;
  entries_.resize(size);
  mask_ = size - 1;
  for (size_t i = 0; i < texts.size(); ++i) {
    uint64_t at = hash(texts[i]) & mask_;
    for (; entries_[at].used; at = (at + 1) & mask_) {
      if (entries_[at].text == texts[i]) {
        throw std::invalid_argument("texts of a column must differ, got " + texts[i] + " twice");
      }
    }
    entries_[at] = {texts[i], numbers[i], true};
  }
}

uint64_t KnownTexts::hash(std::string_view text) {
  constexpr uint64_t kOdd = 0x9e3779b97f4a7c15u;
  const char* p = text.data();
  size_t left = text.size();
  uint64_t state = left * kOdd;
  for (; left >= 8; p += 8, left -= 8) {
    uint64_t word;
    std::memcpy(&word, p, 8);
    state = (state ^ word) * kOdd;
    state ^= state >> 32;
  }
  uint64_t word = 0;
  for (size_t i = 0; i < left; ++i) word = word << 8 | static_cast<unsigned char>(p[i]);
  state = (state ^ word) * kOdd;
  return state ^ state >> 32;
}

}  // namespace gategrad
