// Rows of delimited text as numbers, as far as it is certain what they mean.
#pragma once

#include <cstdint>
#include <vector>

#include "tables/known_texts.h"

namespace gategrad {

// A column that is looked at.
struct CellColumn {
  // Which of a row's cells it is, from 0.
  int64_t place;
  // Whether cells that are numbers stand for themselves.
  bool numbers;
  // What other cells stand for.
  KnownTexts known;
};

// A cell whose meaning is left to the caller: bytes [begin, end) of the text, with its quotes where
// it has some, without spaces around it.
struct LeftCell {
  int64_t row, column, begin, end;
};

struct RowsRead {
  // Rows that were read, each of one line.
  int64_t n_rows = 0;
  // Where the text goes on.
  int64_t end = 0;
  // In the order of rows, and of columns in each.
  std::vector<LeftCell> left;
};

// Reads rows by the rules of RFC 4180, of one number of cells each. It stops before a line of which
// it is not certain that it is such a row: one that is empty, holds too few or too many cells, a
// quote that does not close, a carriage return that does not end it, a character of code 0, or what
// is no UTF-8.
class RowReader {
 public:
  // Throws std::invalid_argument for a delimiter that could be part of something else, or columns
  // that are no cell of a row or the same one.
  RowReader(char delimiter, int64_t n_cells, std::vector<CellColumn> columns);

  int64_t n_columns() const { return static_cast<int64_t>(columns_.size()); }

  // Reads at most max_rows rows of text [begin, size), which ends where a line does, and begins
  // with one. Numbers go into `out`, (max_rows, columns); those of cells that are left, and of rows
  // that were not read, are anything.
  RowsRead read(const char* text, int64_t size, int64_t begin, int64_t max_rows, double* out,
                int threads) const;

 private:
  struct Part;

  void read_part(Part& part) const;
  bool read_row(const char* p, const char* end, Part& part, int64_t row) const;
  bool read_cell(const char* begin, const char* end, int64_t column, double& out) const;

  char delimiter_;
  // For each cell of a row the column that it is in; -1: of none.
  std::vector<int32_t> column_of_;
  std::vector<CellColumn> columns_;
};

}  // namespace gategrad
