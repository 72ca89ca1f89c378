// The part of gategrad._native that reads tables in text.
#include "bindings/netlist_arrays.h"
#include "bindings/released_gil.h"
#include "tables/row_reader.h"

namespace gategrad {
namespace {

// A list for each column: the texts that it knows, in UTF-8, and their numbers.
typedef std::vector<std::vector<nb::bytes>> Texts;
typedef std::vector<std::vector<double>> Numbers;

void bind_reader(RowReader* self, int delimiter, int64_t n_cells,
                 const std::vector<int64_t>& places, const std::vector<bool>& numbers,
                 const Texts& texts, const Numbers& values) {
  require(delimiter >= 0 && delimiter < 128, "delimiter must be a code of ASCII");
  require(places.size() == numbers.size() && places.size() == texts.size() &&
              places.size() == values.size(),
          "places, numbers, texts and values must have one length");
  std::vector<CellColumn> columns;
  for (size_t i = 0; i < places.size(); ++i) {
    std::vector<std::string> known;
    for (const nb::bytes& text : texts[i]) known.emplace_back(text.c_str(), text.size());
    columns.push_back({places[i], numbers[i], KnownTexts(known, values[i])});
  }
  new (self) RowReader(static_cast<char>(delimiter), n_cells, std::move(columns));
}

nb::tuple read_rows(const RowReader& reader, const nb::bytes& text, int64_t begin,
                    const Out<double, 2>& out, int threads) {
  const int64_t size = static_cast<int64_t>(text.size());
  if (begin < 0 || begin > size) {
    throw std::invalid_argument("begin must be 0 to " + std::to_string(size) + ", got " +
                                std::to_string(begin));
  }
  require(static_cast<int64_t>(out.shape(1)) == reader.n_columns(),
          "out must have one column for each that is read");
  threads = checked_threads(threads);
  RowsRead read;
  std::vector<int64_t> left;
  {
    ReleasedGil released;
    read = reader.read(text.c_str(), size, begin, static_cast<int64_t>(out.shape(0)), out.data(),
                       threads);
    left.reserve(4 * read.left.size());
    for (const LeftCell& cell : read.left) {
      left.insert(left.end(), {cell.row, cell.column, cell.begin, cell.end});
    }
  }
  return nb::make_tuple(read.n_rows, read.end, owned(std::move(left)));
}

}  // namespace

void bind_tables(nb::module_& m) {
  nb::class_<RowReader>(m, "RowReader")
      .def("__init__", &bind_reader, exact("delimiter"), exact("n_cells"), nb::arg("places"),
           nb::arg("numbers"), nb::arg("texts"), nb::arg("values"))
      .def("read", &read_rows, exact("text"), exact("begin"), exact("out"), exact("threads"));
}

}  // namespace gategrad
