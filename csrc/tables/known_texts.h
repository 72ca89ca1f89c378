// Texts that stand for numbers, found fast.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace gategrad {

// A table from texts to numbers that does not change.
class KnownTexts {
 public:
  // One number for each text. Throws std::invalid_argument where a text repeats.
  KnownTexts(const std::vector<std::string>& texts, const std::vector<double>& numbers);

  // The number that a text stands for; null where it is not known.
  const double* find(std::string_view text) const {
    for (uint64_t at = hash(text) & mask_;; at = (at + 1) & mask_) {
      const Entry& entry = entries_[at];
      if (!entry.used) return nullptr;
      if (entry.text == text) return &entry.number;
    }
  }

 private:
  struct Entry {
    std::string text;
    double number = 0;
    bool used = false;
  };

  static uint64_t hash(std::string_view text);

  // A power of two, of which at least half are unused.
  std::vector<Entry> entries_;
  uint64_t mask_;
};

}  // namespace gategrad
