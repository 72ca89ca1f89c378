#include "tables/row_reader.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <new>
#include <stdexcept>
#include <string>

#include "machine/thread_pool.h"
#include "tables/numbers.h"
#include "tables/utf8.h"

namespace gategrad {
namespace {

constexpr int64_t kPartRows = 1024;
constexpr int64_t kMostCells = 1 << 24;
// Python's module csv refuses cells that are not much longer.
constexpr int64_t kLongestCell = 1 << 16;

// Where the line that begins here ends, and the next one begins.
inline const char* next_line(const char* p, const char* end) {
  const void* found = std::memchr(p, '\n', static_cast<size_t>(end - p));
  return found ? static_cast<const char*>(found) + 1 : end;
}

// The same without what ends a line.
inline const char* without_end(const char* begin, const char* end) {
  if (begin != end && end[-1] == '\n') --end;
  if (begin != end && end[-1] == '\r') --end;
  return end;
}

bool is_text(const char* begin, const char* end) {
  unsigned char all = 0, special = 0;
  for (const char* p = begin; p != end; ++p) {
    const unsigned char c = static_cast<unsigned char>(*p);
    all |= c;
    special |= (c == 0) | (c == '\r');
  }
  return !special && (all < 0x80 || is_utf8(begin, end));
}

inline const char* skip_spaces(const char* p, const char* end) {
  while (p != end && *p == ' ') ++p;
  return p;
}

inline const char* without_spaces(const char* begin, const char* end) {
  while (begin != end && end[-1] == ' ') --end;
  return end;
}

// Behind the quote that closes the one here; null where none does.
const char* behind_quotes(const char* p, const char* end) {
  for (;;) {
    p = static_cast<const char*>(std::memchr(p + 1, '"', static_cast<size_t>(end - p - 1)));
    if (!p) return nullptr;
    if (p + 1 == end || p[1] != '"') return p + 1;
    ++p;  // of two, which stand for one
  }
}

}  // namespace

// Some lines, and what was read of them.
struct RowReader::Part {
  const char* text;
  const char* begin;
  const char* end;
  int64_t first_row;
  double* out;
  int64_t n_rows = 0;
  bool stopped = false;
  std::vector<LeftCell> left{};
};

RowReader::RowReader(char delimiter, int64_t n_cells, std::vector<CellColumn> columns)
    : delimiter_(delimiter), columns_(std::move(columns)) {
  const unsigned char mark = static_cast<unsigned char>(delimiter);
  const bool letter =
      (mark >= '0' && mark <= '9') || (mark >= 'a' && mark <= 'z') || (mark >= 'A' && mark <= 'Z');
  if (letter || mark == '"' || mark >= 127 || (mark <= ' ' && mark != '\t')) {
    throw std::invalid_argument("delimiter must be a tab or a mark of ASCII, got code " +
                                std::to_string(mark));
  }
  if (n_cells < 1 || n_cells > kMostCells) {
    throw std::invalid_argument("n_cells must be 1 to " + std::to_string(kMostCells) + ", got " +
                                std::to_string(n_cells));
  }
  column_of_.assign(static_cast<size_t>(n_cells), -1);
  for (size_t i = 0; i < columns_.size(); ++i) {
    const int64_t place = columns_[i].place;
    if (place < 0 || place >= n_cells) {
      throw std::invalid_argument("places must be 0 to " + std::to_string(n_cells - 1) + ", got " +
                                  std::to_string(place));
    }
    if (column_of_[place] >= 0) {
      throw std::invalid_argument("places must differ, got " + std::to_string(place) + " twice");
    }
    column_of_[place] = static_cast<int32_t>(i);
  }
}

RowsRead RowReader::read(const char* text, int64_t size, int64_t begin, int64_t max_rows,
                         double* out, int threads) const {
  std::vector<Part> parts;
  const char *p = text + begin, *const end = text + size;
  for (int64_t row = 0; p != end && row < max_rows;) {
    Part part{text, p, p, row, out + row * n_columns()};
    for (int64_t last = std::min(row + kPartRows, max_rows); p != end && row < last; ++row) {
      p = next_line(p, end);
    }
    part.end = p;
    parts.push_back(std::move(part));
  }
  // Behind the first part that stops, none counts.
  std::atomic<int64_t> last{static_cast<int64_t>(parts.size())};
  parallel(static_cast<int64_t>(parts.size()), threads, [&](int64_t i) {
    if (i > last.load()) return;
    try {
      read_part(parts[i]);
    } catch (const std::bad_alloc&) {
      parts[i].stopped = true;
      parts[i].n_rows = 0;
      parts[i].end = parts[i].begin;
      parts[i].left.clear();
    }
    if (!parts[i].stopped) return;
    for (int64_t seen = last.load(); i < seen && !last.compare_exchange_weak(seen, i);) {
    }
  });
  RowsRead read;
  read.end = begin;
  for (const Part& part : parts) {
    read.n_rows += part.n_rows;
    read.end = part.end - text;
    read.left.insert(read.left.end(), part.left.begin(), part.left.end());
    if (part.stopped) break;
  }
  return read;
}

void RowReader::read_part(Part& part) const {
  const char *p = part.begin, *const end = part.end;
  for (; p != end; ++part.n_rows) {
    const char* const next = next_line(p, end);
    const size_t n_left = part.left.size();
    if (!read_row(p, without_end(p, next), part, part.n_rows)) {
      part.left.resize(n_left);
      part.stopped = true;
      part.end = p;
      return;
    }
    p = next;
  }
}

bool RowReader::read_row(const char* p, const char* end, Part& part, int64_t row) const {
  if (!is_text(p, end) || skip_spaces(p, end) == end) return false;
  double* const out = part.out + row * n_columns();
  const size_t n_cells = column_of_.size();
  for (size_t cell = 0;; ++p) {
    const char* const begin = p = skip_spaces(p, end);
    const bool quoted = p != end && *p == '"';
    if (quoted) {
      p = behind_quotes(p, end);
      if (!p || (p != end && *p != delimiter_)) return false;
    } else {
      while (p != end && *p != delimiter_) ++p;
    }
    if (p - begin > kLongestCell) return false;
    const int32_t column = column_of_[cell];
    if (column >= 0) {
      const char* const stop = quoted ? p : without_spaces(begin, p);
      if (!read_cell(begin, stop, column, out[column])) {
        part.left.push_back({part.first_row + row, column, begin - part.text, stop - part.text});
      }
    }
    if (++cell == n_cells) return p == end;
    if (p == end) return false;
  }
}

bool RowReader::read_cell(const char* begin, const char* end, int64_t column, double& out) const {
  if (begin != end && *begin == '"') {
    if (std::memchr(begin + 1, '"', static_cast<size_t>(end - begin - 2))) return false;
    begin = skip_spaces(begin + 1, end - 1);
    end = without_spaces(begin, end - 1);
  }
  const CellColumn& of = columns_[column];
  if (of.numbers && parse_number(begin, end, out)) return true;
  const double* const known = of.known.find({begin, static_cast<size_t>(end - begin)});
  if (known) out = *known;
  return known != nullptr;
}

}  // namespace gategrad
