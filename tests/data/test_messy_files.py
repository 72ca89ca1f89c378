"""Tables as people have them: each file, and what it must be read as or refused with."""

from __future__ import annotations

import gzip
import json
import lzma
from pathlib import Path
from typing import Any

import pytest
from command_line import call, output_of

from gategrad.config.table_format import TableFormat
from gategrad.data import from_table
from gategrad.data.formats.tables import read_table

PLAIN = "n,k,y\n1,a,no\n12,b,yes\n"
CELLS = {"n": ["1", "12"], "k": ["a", "b"], "y": ["no", "yes"]}
UTF8 = "save it as UTF-8, for example by iconv -f WINDOWS-1252 -t UTF-8"

# Name, content, columns, the line that each row begins in.
READ = [
    ("mark of UTF-8", b"\xef\xbb\xbf" + PLAIN.encode(), CELLS, [2, 3]),
    ("UTF-16", PLAIN.encode("utf-16"), CELLS, [2, 3]),
    ("UTF-16, the high byte first", b"\xfe\xff" + PLAIN.encode("utf-16-be"), CELLS, [2, 3]),
    ("lines of Windows", PLAIN.replace("\n", "\r\n"), CELLS, [2, 3]),
    ("lines of an old Mac", PLAIN.replace("\n", "\r"), CELLS, [2, 3]),
    ("lines of several systems", "n,k,y\r1,a,no\r\n12,b,yes\n", CELLS, [2, 3]),
    ("no end of the last line", PLAIN.rstrip(), CELLS, [2, 3]),
    ("spaces around all", " n , k , y \n 1 ,\ta, no\n12 , b ,\u00a0yes \n", CELLS, [2, 3]),
    ("blank lines", "\n  \nn,k,y\n\n1,a,no\n\r\n12,b,yes\n\n\n", CELLS, [5, 7]),
    ("compressed, though it is called .csv", gzip.compress(PLAIN.encode()), CELLS, [2, 3]),
    ("compressed by xz", lzma.compress(PLAIN.encode()), CELLS, [2, 3]),
    ("semicolons", PLAIN.replace(",", ";"), CELLS, [2, 3]),
    ("tabs", PLAIN.replace(",", "\t"), CELLS, [2, 3]),
    ("bars", PLAIN.replace(",", "|"), CELLS, [2, 3]),
    ("all in quotes", '"n","k","y"\n"1","a","no"\n"12","b","yes"\n', CELLS, [2, 3]),
    ("an empty last column", PLAIN.replace("\n", ",\n"), CELLS, [2, 3]),
    (
        "semicolons around commas before fractions",
        "a;b;y\n1,5;2,5;no\n2,5;3,5;yes\n",
        {"a": ["1,5", "2,5"], "b": ["2,5", "3,5"], "y": ["no", "yes"]},
        [2, 3],
    ),
    (
        "more semicolons within quotes than commas outside",
        '"a;b;c;d",y\n"1;2;3;4",no\n"5;6;7;8",yes\n',
        {"a;b;c;d": ["1;2;3;4", "5;6;7;8"], "y": ["no", "yes"]},
        [2, 3],
    ),
    (
        "lines within quotes",
        'n,k,y\n1,"a\n\nb",no\n\n2,"c\r\nd",yes\n3,e,no\n',
        {"n": ["1", "2", "3"], "k": ["a\n\nb", "c\r\nd", "e"], "y": ["no", "yes", "no"]},
        [2, 6, 8],
    ),
    (
        "quotes within values",
        'n,k,y\n1,5" pipe,no\n2,"3"" pipe",yes\n',
        {"n": ["1", "2"], "k": ['5" pipe', '3" pipe'], "y": ["no", "yes"]},
        [2, 3],
    ),
    ("one column with a gap", 'y\na\n""\n\nb\n', {"y": ["a", "", "b"]}, [2, 3, 5]),
    ("rows of gaps", "n,k\n,\n1,a\n,\n", {"n": ["", "1", ""], "k": ["", "a", ""]}, [2, 3, 4]),
    (
        "odd names",
        '"a,b","c ""d""","e\nf",\U0001f600,y\n1,2,3,4,no\n',
        {"a,b": ["1"], 'c "d"': ["2"], "e\nf": ["3"], "\U0001f600": ["4"], "y": ["no"]},
        [3],
    ),
    ("names that are years", "2001,2002,y\n1,2,no\n", {"2001": ["1"], "2002": ["2"], "y": ["no"]},
     [2]),
    ("a long value", f"k,y\n{'x' * 100_000},no\n", {"k": ["x" * 100_000], "y": ["no"]}, [2]),
]  # fmt: skip


@pytest.mark.parametrize(("content", "columns", "lines"), [c[1:] for c in READ],
                         ids=[c[0] for c in READ])  # fmt: skip
def test_what_is_read(tmp_path: Path, content: Any, columns: dict, lines: list[int]) -> None:
    path = tmp_path / "t.csv"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    table = read_table(path)
    assert dict(table) == columns
    assert list(table) == list(columns)
    assert list(table.lines or ()) == lines


def test_columns_without_a_name(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text(",n,y\n0,5,no\n1,6,yes\n")
    with pytest.warns(UserWarning, match="the first column has no name and is left out, as an ind"):
        assert list(read_table(path)) == ["n", "y"]
    assert dict(read_table(path, leave_out=["column 1"]))["n"] == ["5", "6"]
    path.write_text("n,,y\n5,0,no\n6,1,yes\n")
    said = r"t\.csv: column 2 has no name: name it in the first line, or leave it out \(--drop 'col"
    with pytest.raises(ValueError, match=said):
        read_table(path)


@pytest.mark.parametrize(
    ("content", "form", "columns"),
    [
        ("n k\n  1    a\n2 b\n", TableFormat("space"), {"n": ["1", "2"], "k": ["a", "b"]}),
        ("1,a\n2,b\n", TableFormat(header=False), {"1": ["1", "2"], "2": ["a", "b"]}),
        ("n;k\n1.234,5;a\n-,5;1,5x\n1 000;3\n", TableFormat(decimal=","),
         {"n": ["1234.5", "-.5", "1000"], "k": ["a", "1,5x", "3"]}),
        ("n\n1,5\n-,25\n", TableFormat(decimal=","), {"n": ["1.5", "-.25"]}),
        ("A, B, C\t1\nD, E, F\t2\nG, H, I\t3\n", TableFormat(header=False),
         {"1": ["A, B, C", "D, E, F", "G, H, I"], "2": ["1", "2", "3"]}),
        ("n,k\n-99,a\n-99.0,-99\nx,-9\n", TableFormat(missing=("-99", "x")),
         {"n": ["", "", ""], "k": ["a", "", "-9"]}),
    ],
    ids=["spaces", "no header", "decimal comma", "decimal comma alone", "tabs", "missing"],
)  # fmt: skip
def test_what_is_read_as_the_user_says(
    tmp_path: Path, content: str, form: TableFormat, columns: dict
) -> None:
    (tmp_path / "t.csv").write_text(content)
    assert dict(read_table(tmp_path / "t.csv", form)) == columns


# Name, content, what `data info` says behind the file's name.
REFUSED: list[tuple[str, Any, str]] = [
    ("nothing", b"", " holds no rows"),
    ("blank lines only", b"\n  \r\n", " holds no rows"),
    ("a mark only", b"\xef\xbb\xbf", " holds no rows"),
    ("names only", b"a,y\n", " holds no rows but the line that names the columns"),
    ("Latin-1", "k,y\n\ncaf\u00e9,no\n".encode("latin-1"),
     f", line 3: the byte 0xe9 after 'caf' is no text in UTF-8: {UTF8}"),
    ("UTF-16 without a mark", PLAIN.encode("utf-16-le"), ", line 1: a character of code 0 is no "
     "text: is it a table in text? Save it as UTF-8"),
    ("zeros", "k,y\na,no\nb\0,yes\n", ", line 3: a character of code 0 is no text"),
    ("half of UTF-16", PLAIN.encode("utf-16")[:-1], "about line 3: it is no text"),
    ("Excel, renamed", b"PK\x03\x04\x14\x00", " is a zip archive, as .xlsx and .ods are: save the "
     "table as CSV"),
    ("old Excel, renamed", b"\xd0\xcf\x11\xe0\xa1\xb1", " is an old Excel file: save the table as"),
    ("Parquet, renamed", b"PAR1\x15\x04", " is a Parquet file: let its name end in .parquet"),
    ("a quote that does not end", 'n,k,y\n1,a,no\n2,"b,no\n3,c,yes\n', ", line 3: a quote begins "
     "here that does not end: double quotes within quotes"),
    ("text behind a quote", 'n,k,y\n1,"a"b,no\n', ", line 2: after a closing quote, the value must "
     "end: double quotes within quotes"),
    ("a quote that ends late", f'n,y\n"1,no\n{"2,yes" * 50_000}\n3",no\n', ", line 2: a value of "
     "more than 131,072 characters: does a quote begin here that ends late?"),
    ("a short line", "n,k,y\n\n1,a,no\n2,b\n", ": line 4 has 2 values, but line 1 has 3 columns, "
     "with ',' between them"),
    ("a long line", "n,k,y\n1,a,no\n2,b,no,4\n", ": line 3 has 4 values, but line 1 has 3 columns"),
    ("a title", "My table\n\nn,k,y\n1,a,no\n", ": line 3 has 3 values, but line 1 has 1 column, "
     "'My table'"),
    ("a remark of Excel", "sep=;\nn;k;y\n1;a;no\n", ": line 2 has 3 values, but line 1 has 2"),
    ("rows of R with names", "n,k,y\n1,5,a,no\n", ": line 2 has 4 values, but line 1 has 3 co"),
    ("no line of names", "5.1,3.5,a\n4.9,3.0,b\n", " begins with numbers, 5.1, 3.5, a, where its "
     "first line must name the columns: add such a line, or say that there is none (--no-header)"),
    ("no line of names, whole numbers", "5,3,1\n4,3,0\n", " begins with numbers, 5, 3, 1, where"),
    ("two names alike", "a, a,y\n1,2,no\n", " has more than one column 'a': give columns different "
     "names (or say --no-header, where the first line is a row)"),
]  # fmt: skip


@pytest.mark.parametrize(("content", "message"), [c[1:] for c in REFUSED],
                         ids=[c[0] for c in REFUSED])  # fmt: skip
def test_what_is_refused(tmp_path: Path, content: Any, message: str) -> None:
    path = tmp_path / "t.csv"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    said = call("data", "info", path)
    assert said.exit_code == 2
    assert said.stderr.startswith(f"gategrad: {path}"), said.stderr
    assert message in said.stderr
    assert said.stderr.count("\n") == 1


def test_files_that_are_not_what_they_are_called(tmp_path: Path) -> None:
    (tmp_path / "folder.csv").mkdir()
    (tmp_path / "t.csv.gz").write_bytes(gzip.compress(PLAIN.encode() * 99)[:-9])
    (tmp_path / "t.xlsx").write_bytes(b"PK\x03\x04")
    (tmp_path / "t.parquet").write_text(PLAIN)
    for name, message in (
        ("folder.csv", "holds no folder of images for each class"),
        ("t.csv.gz", "is damaged gzip data"),
        ("t.xlsx", "data come as a table (.csv, .tsv"),
        ("t.parquet", "t.parquet is no Parquet file"),
        ("none.csv", "no file or folder of data at"),
    ):
        said = call("data", "info", tmp_path / name)
        assert (said.exit_code, message in said.stderr) == (2, True), said.output


FRACTIONS = [f"{i / 7:.4f}" for i in range(1, 40)]
MIXED = "holds numbers, but 1 row with something else, such as {odd} in line 41: write numbers"
REMEDIES = "(--missing {odd}), or that the column's values are categories (--as-category c)"

# Name, values of a column, its kind, share of gaps in percent, what is remarked, where it is.
KINDS: list[tuple[str, list[str], str, float, str]] = [
    *((mark, [*FRACTIONS, mark], "number", 2.5, "") for mark in
      ("#N/A", "-", ".", "#DIV/0!", "<NA>", "\\N", "n/a", "NaN", "?", "NULL", "nan", "--")),
    *((odd, [*FRACTIONS, odd], "mixed", 0, MIXED.format(odd=repr(odd))) for odd in
      ("inf", "-inf", "<0.001", "text", "1e400", "1_000", "0x1F", "1.5 kg", "TRUE")),
    ("remedies", [*FRACTIONS, "<5, or so"], "mixed", 0, REMEDIES.format(odd="'\"<5, or so\"'")),
    ("mostly infinite", ["1.5", "inf", "inf"] * 9, "mixed", 0, "such as 'inf' in line 3"),
    ("a few odd numbers", [*"123" * 30, "4more"], "mixed", 0, "such as '4more' in line 92"),
    ("numbers up to a text", ["2", "3", "4", "5more"] * 9, "category", 0, ""),
    ("answers", ["1 (bad)", "2", "3", "4", "5 (good)"] * 9, "category", 0, ""),
    ("1E5, 1e305 and -0", ["1E5", "1e305", "-0", "+1.", ".5"] * 9, "number", 0, ""),
    ("commas", ["1,5", "2,75", "4,0"] * 9, "foreign numbers", 0, "such as '1,5' in line 2: say "
     "--decimal ',' or write them plainly"),
    ("thousands", ["1,234", "2,500", "900"] * 9, "foreign numbers", 0, "such as '1,234' in line 2: "
     "write them plainly"),
    ("points and commas", ["1.234,5", "2,7"] * 9, "foreign numbers", 0, "say --decimal ','"),
    ("percent", [f"{i}%" for i in range(20)], "foreign numbers", 0, "such as '0%' in line 2"),
    ("money", [f"${i}.50" for i in range(20)], "foreign numbers", 0, "such as '$0.50' in line 2"),
    ("days", [f"2020-01-{i:02}" for i in range(1, 29)], "dates", 0, "holds dates or times, such as "
     "'2020-01-01' in line 2"),
    ("days of Germany", [f"{i}.3.2020" for i in range(1, 29)], "dates", 0, "leave it out (--drop"),
    ("days of America", [f"3/{i}/20" for i in range(1, 29)], "dates", 0, "--as-category c"),
    ("moments", [f"2020-01-01T10:{i}:00.5Z" for i in range(10, 40)], "dates", 0, "make numbers of"),
    ("times", [f"{i}:30 pm" for i in range(1, 12)], "dates", 0, "such as '1:30 pm' in line 2"),
    ("codes with zeros", ["00123", "04567", "12345"] * 9, "number", 0, "holds numbers that begin "
     "with zeros, such as '00123', as codes do"),
    ("ids", [f"id{i}" for i in range(40)], "category", 0, "holds 40 different texts in 40 rows, as "
     "names, numbers of rows and free text do, and new rows will have others: leave it out (--d"),
    ("row numbers", [str(i) for i in range(60)], "number", 0, "another whole number in each row"),
    ("numbers among texts", [*FRACTIONS, *["low"] * 60], "category", 0, "holds 39 different "
     "numbers beside texts, and each of them is a category"),
    ("truth", ["TRUE", "FALSE"] * 9, "category", 0, ""),
    ("signs", ["+", "-"] * 9, "category", 0, ""),
    ("one value", ["5"] * 9, "number", 0, ""),
    ("no value", ["", "NA"] * 9, "category", 100, ""),
    ("NA for North America", ["NA", "EU", "SA"] * 9, "category", 100 / 3, ""),
]  # fmt: skip


@pytest.mark.parametrize(("values", "kind", "missing", "remark"), [c[1:] for c in KINDS],
                         ids=[c[0] for c in KINDS])  # fmt: skip
def test_what_a_column_is(
    tmp_path: Path, values: list[str], kind: str, missing: float, remark: str
) -> None:
    path = tmp_path / "t.csv"
    rows = (f'"{value}",{i % 2}\n' for i, value in enumerate(values))
    path.write_text("c,y\n" + "".join(rows), encoding="utf-8")
    column = json.loads(output_of("data", "info", path, "--json"))["columns"][0]
    assert (column["column"], column["kind"]) == ("c", kind)
    assert column["missing"] == pytest.approx(missing / 100)
    assert (remark in column["remark"]) if remark else (column["remark"] == "")
    if kind in ("mixed", "foreign numbers", "dates"):
        with pytest.raises(ValueError, match=r"t\.csv: column 'c' holds"):
            from_table(path)
