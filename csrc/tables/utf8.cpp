#include "tables/utf8.h"

#include <cstddef>

namespace gategrad {
namespace {

typedef unsigned char Byte;

inline bool within(Byte byte, Byte low, Byte high) { return byte >= low && byte <= high; }

// Bytes of the code point that begins with `first`, and what the second may be; 0: none does.
int length_of(Byte first, Byte& low, Byte& high) {
  low = 0x80, high = 0xbf;
  if (within(first, 0xc2, 0xdf)) return 2;
  if (within(first, 0xe0, 0xef)) {
    if (first == 0xe0) low = 0xa0;
    if (first == 0xed) high = 0x9f;
    return 3;
  }
  if (within(first, 0xf0, 0xf4)) {
    if (first == 0xf0) low = 0x90;
    if (first == 0xf4) high = 0x8f;
    return 4;
  }
  return 0;
}

}  // namespace

bool is_utf8(const char* begin, const char* end) {
  const Byte* p = reinterpret_cast<const Byte*>(begin);
  const Byte* const stop = reinterpret_cast<const Byte*>(end);
  while (p != stop) {
    if (*p < 0x80) {
      ++p;
      continue;
    }
    Byte low, high;
    const int length = length_of(*p, low, high);
    if (length == 0 || stop - p < length || !within(p[1], low, high)) return false;
    for (int i = 2; i < length; ++i) {
      if (!within(p[i], 0x80, 0xbf)) return false;
    }
    p += length;
  }
  return true;
}

}  // namespace gategrad
