// Whether bytes are text.
#pragma once

namespace gategrad {

// Whether [begin, end) is UTF-8, as Python reads it: shortest forms of code points up to U+10FFFF
// that are no surrogates.
bool is_utf8(const char* begin, const char* end);

}  // namespace gategrad
