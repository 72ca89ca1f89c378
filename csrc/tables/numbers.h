// Numbers in text.
#pragma once

namespace gategrad {

// Reads all of [begin, end) as the float64 that is nearest: an optional sign, digits with at most
// one full stop, an optional exponent. False for any other text, for one whose number is too large
// to be told from what is missing (from 1e300), and for one that is not sure to come out exactly;
// then `value` stays as it is.
bool parse_number(const char* begin, const char* end, double& value);

}  // namespace gategrad
