#include "tables/numbers.h"

#include <charconv>
#include <cmath>
#include <cstdint>
#include <system_error>

namespace gategrad {
namespace {

constexpr double kTooLarge = 1e300;
constexpr int kMostDigits = 19;  // that a uint64_t holds, whatever they are
// Powers of ten that float64 holds exactly.
constexpr double kPowers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                              1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                              1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
constexpr int kMostPower = 22;

inline bool is_digit(char c) { return static_cast<unsigned char>(c - '0') < 10; }

// A number of digits, with or without a full stop: `digits` as a whole number, times 10^power.
struct Decimal {
  uint64_t digits = 0;
  int n_digits = 0;  // leading zeros among them
  int power = 0;
};

const char* take_digits(const char* p, const char* end, Decimal& number) {
  const char* first = p;
  uint64_t digits = number.digits;
  for (; p != end && is_digit(*p); ++p) digits = 10 * digits + static_cast<uint64_t>(*p - '0');
  number.digits = digits;
  number.n_digits += static_cast<int>(p - first);
  return p;
}

// The exponent behind an e; null where there is none, or one of more than four digits.
const char* take_exponent(const char* p, const char* end, int& power) {
  const bool negative = p != end && *p == '-';
  if (p != end && (*p == '-' || *p == '+')) ++p;
  if (p == end || !is_digit(*p) || end - p > 4) return nullptr;
  int exponent = 0;
  for (; p != end && is_digit(*p); ++p) exponent = 10 * exponent + (*p - '0');
  power += negative ? -exponent : exponent;
  return p;
}

// By the C++ library, where it has this: correctly rounded, whatever the locale.
bool parse_long_number(const char* begin, const char* end, double& value) {
#if defined(__cpp_lib_to_chars) && __cpp_lib_to_chars >= 201611L
  double read = 0;
  const std::from_chars_result result = std::from_chars(begin, end, read);
  if (result.ec != std::errc() || result.ptr != end || !(read < kTooLarge)) return false;
  value = read;
  return true;
#else
  (void)begin, (void)end, (void)value;
  return false;
#endif
}

}  // namespace

bool parse_number(const char* begin, const char* end, double& value) {
  if (end - begin > 1000) return false;
  const char* p = begin;
  const bool negative = p != end && *p == '-';
  if (p != end && (*p == '-' || *p == '+')) ++p;
  const char* const unsigned_begin = p;
  Decimal number;
  p = take_digits(p, end, number);
  if (p != end && *p == '.') {
    const char* const fraction = ++p;
    p = take_digits(p, end, number);
    number.power = -static_cast<int>(p - fraction);
  }
  if (number.n_digits == 0) return false;
  if (p != end && (*p == 'e' || *p == 'E')) p = take_exponent(p + 1, end, number.power);
  if (p != end) return false;  // which is so without an exponent, too
  double read;
  const int power = number.power;
  if (number.n_digits <= kMostDigits && number.digits <= uint64_t{1} << 53 &&
      std::abs(power) <= kMostPower) {
    // Both are exact, so that their product or quotient is rounded once.
    read = static_cast<double>(number.digits);
    read = power < 0 ? read / kPowers[-power] : read * kPowers[power];
  } else if (!parse_long_number(unsigned_begin, end, read)) {
    return false;
  }
  value = negative ? -read : read;
  return true;
}

}  // namespace gategrad
