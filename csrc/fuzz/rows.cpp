// Any bytes as rows of delimited text: what is read lies within the text and is the same on several
// threads, from any row on.
//
// A libFuzzer target; `make fuzz` builds it with sanitizers and runs it for a while.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "tables/row_reader.h"

using namespace gategrad;

namespace {

constexpr int64_t kMostRows = 3000;

void demand(bool right, const char* what) {
  if (!right) {
    std::fprintf(stderr, "not so: %s\n", what);
    std::abort();
  }
}

// Cells that are numbers, and some texts, in each second column.
RowReader reader(char delimiter, int64_t n_cells) {
  std::vector<CellColumn> columns;
  for (int64_t place = n_cells - 1; place >= 0; place -= 2) {
    columns.push_back({place, place % 4 < 2, KnownTexts({"", "a", "NA", "\u00e9"}, {1, 2, 3, 4})});
  }
  return RowReader(delimiter, n_cells, std::move(columns));
}

struct Found {
  RowsRead read;
  std::vector<double> numbers;
};

Found read(const RowReader& reader, const std::string& text, int64_t begin, int threads) {
  Found found;
  found.numbers.assign(static_cast<size_t>(kMostRows * reader.n_columns()), 0);
  const int64_t size = static_cast<int64_t>(text.size());
  found.read = reader.read(text.data(), size, begin, kMostRows, found.numbers.data(), threads);
  const RowsRead& rows = found.read;
  demand(rows.n_rows >= 0 && rows.n_rows <= kMostRows, "there are so many rows");
  demand(rows.end >= begin && rows.end <= size, "the text ends behind its beginning");
  demand(rows.end == begin || rows.end == size || text[rows.end - 1] == '\n', "rows are lines");
  for (const LeftCell& cell : rows.left) {
    demand(cell.row >= 0 && cell.row < rows.n_rows && cell.column >= 0 &&
               cell.column < reader.n_columns(),
           "a cell is one of those that are read");
    demand(cell.begin >= begin && cell.begin <= cell.end && cell.end <= rows.end,
           "a cell lies in the text");
  }
  found.numbers.resize(static_cast<size_t>(rows.n_rows * reader.n_columns()));
  for (const LeftCell& cell : rows.left) {
    found.numbers[cell.row * reader.n_columns() + cell.column] = 0;
  }
  return found;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  if (size < 3) return 0;
  const RowReader rows = reader(",;\t|"[data[0] % 4], 1 + data[1] % 5);
  // Several parts, of which each thread takes some.
  std::string text, once(reinterpret_cast<const char*>(data + 3), size - 3);
  for (int i = 0; i <= data[2] * data[2] / 16; ++i) text += once;
  const Found one = read(rows, text, 0, 1), some = read(rows, text, 0, 3);
  demand(one.read.n_rows == some.read.n_rows && one.read.end == some.read.end &&
             one.read.left.size() == some.read.left.size(),
         "threads read the same rows");
  demand(one.numbers.empty() || std::memcmp(one.numbers.data(), some.numbers.data(),
                                            one.numbers.size() * sizeof(double)) == 0,
         "threads read the same numbers");
  read(rows, text, one.read.end, 1);
  return 0;
}
