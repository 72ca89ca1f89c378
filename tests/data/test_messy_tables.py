"""Messy tables from training to prediction: the labels of all rows, or what is said instead."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from command_line import call

# What is odd about a file is a warning here, where it is a line on standard error for users.
pytestmark = pytest.mark.filterwarnings("default::UserWarning")

OPTIONS = ["--recipe", "fast", "--width", "80", "--layers", "2", "--epochs", "15", "--batch-size",
           "16", "--lr", "0.1", "--quiet", "--threads", "1", "--device", "cpu"]  # fmt: skip
ROWS = [(str(i % 13), "abc"[i % 3], "yes" if i % 13 > 6 else "no") for i in range(104)]


def text(rows: Any = ROWS, head: str = "n,k,y", delimiter: str = ",") -> str:
    return "".join(f"{line}\n" for line in [head, *map(delimiter.join, rows)])


def train(path: Path, *options: str) -> Any:
    return call("train", path, *OPTIONS, "--out", path.with_suffix(""), *options)


def write(path: Path, content: str | bytes) -> Path:
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def said(result: Any, folder: Path) -> list[str]:
    """Lines of standard error without the folder, but for the one that trainings are short."""
    lines = result.stderr.replace(f"{folder}/", "").replace("gategrad: ", "").splitlines()
    return [line for line in lines if not line.startswith("training took")]


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = write(tmp_path_factory.mktemp("messy") / "t.csv", text())
    result = train(path)
    assert (result.exit_code, result.stderr) == (0, "")
    return path.with_suffix("")


GAP = "1 row has no value ({}), which no training row lacked: read as "
KNOWN = "known are a, b, c"
USUAL = "'a', the most frequent"
STRANGE = (
    f"column 'k': 1 row has a category that no training row had, such as {{}}: read as {USUAL}"
)

# Name, rows, options, labels, lines on standard error. Rows are "no" up to n = 6.
PREDICTED: list[tuple[str, str | bytes, list[str], str, list[str]]] = [
    ("as in training", "n,k\n1,a\n12,b\n6,c\n7,a\n", [], "no yes no yes", []),
    ("other columns in another order", "x,k,z,n\n,a,?,2\n5,a,5,12\n", [], "no yes", []),
    ("numbers in other forms", "n,k\n+1,a\n1.2E1,b\n-0,c\n1e305,a\n012,a\n", [],
     "no yes no yes yes", []),
    ("spaces, blank lines, no end", "\n n , k \n\n 1 , a \n\n12,b", [], "no yes", []),
    ("semicolons", "n;k\n1;a\n12;b\n", [], "no yes", []),
    ("Excel's marks and lines", b"\xef\xbb\xbfn,k\r\n1,a\r\n12,b\r\n", [], "no yes", []),
    ("compressed, not called so", gzip.compress(b"n,k\n1,a\n12,b\n"), [], "no yes", []),
    ("pandas' index", ",n,k\n0,1,a\n1,12,b\n", [], "no yes", []),
    ("two other columns alike", "z,z,n,k\n1,2,12,a\n", [], "yes", []),
    ("no rows", "n,k\n", [], "", []),
    ("right labels", "n,k,y\n1,a,no\n12,b,yes\n", [], "no yes",
     ["accuracy                            100.00 % of 2 rows, by the labels in column 'y'"]),
    ("one label wrong, one missing", "n,k,y\n1,a,yes\n12,b,\n12,b,yes\n", [], "no yes yes",
     ["accuracy                            50.00 % of 2 rows, by the labels in column 'y'",
      "1 row without a label that is a class: not counted"]),
    ("labels that are no classes", "n,k,y\n1,a,bad\n12,b,good\n", [], "no yes",
     ["no label (such as 'bad') is a class, of no, yes"]),
    ("no labels", "n,k,y\n1,a,\n12,b,?\n", [], "no yes", []),
    ("labels elsewhere", "n,k,z\n1,a,no\n12,b,no\n", ["--label", "z"], "no yes",
     ["accuracy                            50.00 % of 2 rows, by the labels in column 'z'"]),
    ("an unknown category", "n,k\n1,zebra\n12,b\n", [], "no yes",
     [STRANGE.format("'zebra' (line 2)")]),
    ("a long unknown category", f"n,k\n\n1,{'z' * 999}\n", [], "no",
     [STRANGE.format(f"'{'z' * 60}'... (line 3)")]),
    ("gaps", "n,k\n12,\n?,b\n", [], "yes no",
     [f"column 'n': {GAP.format('line 3')}6, the median",
      f"column 'k': {GAP.format('line 2')}{USUAL}"]),
    ("a text for a gap", "n,k\n12,a\n<5,b\n", ["--missing", "<5"], "yes no",
     [f"column 'n': {GAP.format('line 3')}6, the median"]),
]  # fmt: skip


@pytest.mark.parametrize(("rows", "options", "labels", "lines"), [c[1:] for c in PREDICTED],
                         ids=[c[0] for c in PREDICTED])  # fmt: skip
def test_what_is_predicted(
    run: Path, tmp_path: Path, rows: str | bytes, options: list[str], labels: str, lines: list[str]
) -> None:
    result = call("predict", run, write(tmp_path / "rows.csv", rows), *options)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.split() == labels.split()
    assert said(result, tmp_path) == lines


# Name, rows, options, what is said behind the file's name.
NOT_PREDICTED: list[tuple[str, str | bytes, list[str], str]] = [
    ("nothing", "", [], " is empty, where a line that names the columns is needed"),
    ("a column less", "n,x\n1,a\n", [], " has no column 'k'; it has n, x"),
    ("names in capitals", "N,K\n1,a\n", [], " has no columns 'n', 'k'; it has N, K"),
    ("no names", "1,a\n2,b\n", [], " has no columns 'n', 'k'; it has 1, a"),
    ("two alike", "n,n,k\n1,2,a\n", [], " has more than one column 'n': give columns different"),
    ("a text among numbers", "n,k\n\n1,a\n<5,b\n", [], ": column 'n' holds '<5', not a number "
     "(line 4)"),
    ("infinity", "n,k\n1,a\ninf,b\n", [], ": column 'n' holds 'inf', not a number (line 3)"),
    ("a number too large", "n,k\n1e308,b\n", [], ": column 'n' holds 1e308 (line 2), which is "
     "too large: numbers go up to 1.12e+307"),
    ("a decimal comma", "n;k\n1,5;a\n", [], ": column 'n' holds '1,5', not a number (line 2); "
     "--decimal ','"),
    ("a point where a comma is meant", "n;k\n1.5;a\n", ["--decimal", ","], ": line 2 holds '1.5',"
     " with a full stop where --decimal ','"),
    ("a short line", "n,k\n1,a\n2\n", [], ": line 3 has 1 value, but line 1 has 2 columns"),
    ("no such labels", "n,k\n1,a\n", ["--label", "z"], " has no column 'z' of labels beside those"),
    ("Latin-1", "n,k\n1,\u00e9\n".encode("latin-1"), [], ", line 2: the byte 0xe9 after '1,' is"),
    ("an unknown category", "n,k\n1,a\n12,zebra\n", ["--unknown", "refuse"], ": column 'k' holds "
     f"'zebra' (line 3); {KNOWN}"),
    ("a gap", "n,k\n1,\n", ["--unknown", "refuse"], ": column 'k' has no value, which no training "
     f"row lacked (line 2); {KNOWN}"),
    ("a gap among numbers", "n,k\n1,a\n,b\n", ["--unknown", "refuse"], ": column 'n' lacks a "
     "number (line 3), which none of the training rows does: fill it in"),
]  # fmt: skip


@pytest.mark.parametrize(("rows", "options", "message"), [c[1:] for c in NOT_PREDICTED],
                         ids=[c[0] for c in NOT_PREDICTED])  # fmt: skip
def test_what_is_not_predicted(
    run: Path, tmp_path: Path, rows: str | bytes, options: list[str], message: str
) -> None:
    result = call("predict", run, write(tmp_path / "rows.csv", rows), *options)
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = said(result, tmp_path)
    assert line.startswith(f"rows.csv{message}"), line


def test_arrays_of_rows_hold_numbers_of_categories(run: Path, tmp_path: Path) -> None:
    path = tmp_path / "rows.npy"
    np.save(path, [[1.0, 0], [12, 2]])
    assert call("predict", run, path).stdout.split() == ["no", "yes"]
    for code in (3, -1, 0.5, np.nan):
        np.save(path, [[1.0, 0], [12, code]])
        (line,) = said(call("predict", run, path), tmp_path)
        refused = f"rows.npy: column 'k' holds {code:g} (row 2), but its 3 categories have the num"
        assert line.startswith(refused)


def with_column(*values: str) -> list[tuple[str, ...]]:
    return [(*row, values[i % len(values)]) for i, row in enumerate(ROWS)]


# Name, table, options, rows to predict, their labels, lines on standard error in training.
TRAINED: list[tuple[str, str, list[str], str, str, list[str]]] = [
    ("no names", text()[6:], ["--no-header", "--label", "3"], "12,b\n1,a\n", "yes no", []),
    ("spaces", text(head="n k y", delimiter="  "), ["--delimiter", "space"], "k n\na 1\nb 12\n",
     "no yes", []),
    ("a decimal comma", text([(f"{n},5", k, y) for n, k, y in ROWS], "n;k;y", ";"),
     ["--decimal", ","], "k;n\na;1,5\nb;12,5\n", "no yes", []),
    ("a number for gaps", text([(n.replace("3", "-99"), k, y) for n, k, y in ROWS]),
     ["--missing", "-99"], "n,k\n1,a\n12,a\n-99,b\n", "no yes no", []),
    ("an id", text([(*row, f"i{i}") for i, row in enumerate(ROWS)], 'n,k,y,"id, old"'),
     ["--drop", '"id, old"'], "n,k\n1,a\n12,b\n", "no yes", []),
    ("days", text(with_column("2020-01-01", "2020-02-01"), "n,k,y,day"), ["--columns", "n,k"],
     "n,k\n1,a\n12,b\n", "no yes", []),
    ("names with all in them", text(head='"a,b","c ""d""","e\nf"'), ["--label", "e\nf"],
     '"c ""d""","a,b"\na,1\na,12\n', "no yes", []),
    ("an index of pandas", text([(str(i), *row) for i, row in enumerate(ROWS)], ",n,k,y"), [],
     ",n,k\n0,1,a\n1,12,b\n", "no yes",
     ["t.csv: the first column has no name and is left out, as an index of rows: name it to keep"
      " it"]),
    ("labels with points", text([(n, k, {"no": "0.0", "yes": "1.0"}[y]) for n, k, y in ROWS]), [],
     "n,k\n1,a\n12,b\n", "0.0 1.0", []),
    ("large numbers for labels",
     text([(n, k, {"no": "9007199254740992", "yes": "9007199254740993"}[y]) for n, k, y in ROWS]),
     [], "n,k\n1,a\n12,b\n", "9007199254740992 9007199254740993", []),
    ("truth for labels", text([(n, k, {"no": "FALSE", "yes": "TRUE"}[y]) for n, k, y in ROWS]), [],
     "n,k\n1,a\n12,b\n", "FALSE TRUE", []),
    ("a class of one row", text([*ROWS, ("3", "a", "may")]), [], "n,k\n12,b\n", "yes",
     ["there is one sample only of class 'may': it stays for training, so that testing says nothing"
      " about it"]),
    ("codes with zeros", text(with_column("0101", "2202"), "n,k,y,zip"), [], "n,k,zip\n1,a,101\n",
     "no", ["t.csv: column 'zip' holds numbers that begin with zeros, such as '0101', as codes do, "
            "and is read as a column of numbers: say that they are categories (--as-category zip), "
            "or leave it out (--drop zip)"]),
    ("columns that say nothing", text(with_column("")).replace("n,k,y", "n,k,y,z"), [],
     "n,k,z\n1,a,\n12,b,\n", "no yes", []),
    ("weights", text(with_column("1", "0.5"), "n,k,y,w"), ["--weight-column", "w"],
     "n,k\n1,a\n12,b\n", "no yes", []),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "options", "rows", "labels", "lines"), [c[1:] for c in TRAINED],
    ids=[c[0] for c in TRAINED],
)  # fmt: skip
def test_what_is_learned_and_predicted_in_the_same_form(
    tmp_path: Path, table: str, options: list[str], rows: str, labels: str, lines: list[str]
) -> None:
    result = train(write(tmp_path / "t.csv", table), *options)
    assert result.exit_code == 0, result.stderr
    assert said(result, tmp_path) == lines
    predicted = call("predict", tmp_path / "t", write(tmp_path / "rows.csv", rows))
    assert (predicted.exit_code, predicted.stderr) == (0, "")
    assert predicted.stdout.split() == labels.split()


LABEL = "t.csv: column 'y' is the label, and cannot be more"
WEIGHTS = (
    "t.csv: column 'w' holds weights of rows, but {} in line 106: weights are numbers, none of"
)
HALVES = text([(f"{i}.5", *row[1:]) for i, row in enumerate(ROWS)])

# Name, table, options, what is said.
NOT_TRAINED: list[tuple[str, str, list[str], str]] = [
    ("a label alone", text([(y,) for _, _, y in ROWS], "y"), [],
     "t.csv has no column to learn from but the label, 'y'"),
    ("one row", text(ROWS[:1]), [], "t.csv: the label column 'y' holds one class, 'no'"),
    ("two rows", text([ROWS[0], ROWS[7]]), [], "the sample for testing is the only one of its cl"),
    ("a class for each row", text([(n, k, f"c{n}{k}") for n, k, _ in ROWS[:20]]), [],
     "each of the 4 samples for testing is the only one of its class: get more samples"),
    ("a row without a label", text([*ROWS, ("1", "a", "")]), [],
     "t.csv: line 106 has no value in the label column 'y': leave out rows without a label"),
    ("a class called None", text([*ROWS, ("1", "a", "None")]), [],
     "t.csv: line 106 has 'None', which says that there is none, in the label column 'y': leave out"
     " rows without a label, or call the class another name"),
    ("a number to predict", HALVES, ["--label", "n"],
     "t.csv: the label column 'n' holds 104 different values in 104 rows: is it a number to pre"),
    ("no label", text(head="n,k,z"), [],
     "which column of t.csv is the label? Give label (--label), one of n, k, z"),
    ("a label that is not there", text(), ["--label", "yy"],
     "t.csv has no column 'yy', but n, k, y; did you mean y?"),
    ("another delimiter", text(head="n k y", delimiter=" "), ["--label", "y"],
     "t.csv has no column 'y', but n k y alone: does something else stand between values (--delim"),
    ("columns that are equal", text([("5", "a", y) for _, _, y in ROWS]), [],
     "every column holds one value only: there is nothing to learn from"),
    ("all dropped", text(), ["--drop", "n,k"], "t.csv has no column to learn from but the label"),
    ("the label dropped", text(), ["--drop", "y"], LABEL),
    ("the label to learn from", text(), ["--columns", "n,y"], LABEL),
    ("the label for weights", text(), ["--weight-column", "y"], LABEL),
    ("a column that is not there", text(), ["--drop", "nn"],
     "t.csv has no column 'nn', but n, k, y; did you mean n?"),
    ("a quote without end", text(), ["--drop", '"n,k'],
     "--drop must be names with commas between, those with commas in double quotes, got '\"n,k'"),
    ("days", text(with_column("2020-01-01", "2020-02-01"), "n,k,y,a day"), [],
     "t.csv: column 'a day' holds dates or times, such as '2020-01-01' in line 2, of which new rows"
     " have others: leave it out (--drop 'a day')"),
    ("a text among numbers", HALVES.replace("7.5", "7.5 kg", 1), [],
     "t.csv: column 'n' holds numbers, but 1 row with something else, such as '7.5 kg' in line 9"),
    ("a number too large", text([("-1e308", *row[1:]) for row in ROWS]), [],
     "t.csv: column 'n' holds -1e308 (line 2), which is too large: numbers go up to 1.12e+307"),
    *((f"the weight {w!r}", text([*with_column("1"), ("1", "a", "no", w)], "n,k,y,w"),
       ["--weight-column", "w"], WEIGHTS.format(repr(w))) for w in ("-1", "", "NaN", "inf", "x")),
    ("no weight", text(with_column("0"), "n,k,y,w"), ["--weight-column", "w"],
     "t.csv: all weights in column 'w' are 0"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "options", "message"), [c[1:] for c in NOT_TRAINED],
                         ids=[c[0] for c in NOT_TRAINED])  # fmt: skip
def test_what_is_not_learned(tmp_path: Path, table: str, options: list[str], message: str) -> None:
    result = train(write(tmp_path / "t.csv", table), *options)
    assert result.exit_code == 2
    (line,) = said(result, tmp_path)
    assert line.startswith(message), line
    assert not (tmp_path / "t" / "result.json").exists()


# Name, what the table became, the command's end, what is said of it.
CHANGED: list[tuple[str, str, int, list[str]]] = [
    ("another order of columns", text([(y, k, n) for n, k, y in ROWS], "y,k,n"), 0, []),
    ("another column", text(with_column("1", "x"), "n,k,y,z"), 0, []),
    ("other spellings of numbers", text([(f"{n}.0", k, y) for n, k, y in ROWS]), 0, []),
    ("another category", text().replace(",a,", ",z,"), 0,
     ["t.csv was changed since training, whose rows for it had other values: column 'k': 24 rows "
      "have a category that no training row had, such as 'z': read as 'a', the most frequent"]),
    ("another name", text(head="m,k,y"), 2,
     ["t.csv has no column 'n', but m, k, y"]),
    ("another name of a class", text().replace("no", "zero"), 2,
     ["t.csv has a class 'zero', which it had not in training: its classes were no, yes"]),
    ("one text among numbers", text([("x0" if i == 3 else n, k, y) for i, (n, k, y) in
                                     enumerate(ROWS)]), 2,
     ["t.csv: column 'n' holds numbers, but 1 row with something else, such as 'x0' in line 5: "
      "write numbers there, or say that it stands for a missing one (--missing x0), or that the "
      "column's values are categories (--as-category n)"]),
    ("texts for numbers", text([(f"x{n}", k, y) for n, k, y in ROWS]), 2,
     ["t.csv: column 'n' holds 'x0', not a number; --missing names texts that "
      "stand for a missing one"]),
]  # fmt: skip


@pytest.mark.parametrize(("table", "code", "lines"), [c[1:] for c in CHANGED],
                         ids=[c[0] for c in CHANGED])  # fmt: skip
def test_a_table_that_was_changed(run: Path, table: str, code: int, lines: list[str]) -> None:
    path = run.with_suffix(".csv")
    before = call("eval", run).stdout
    try:
        path.write_text(table)
        result = call("eval", run)
    finally:
        path.write_text(text())
    told = [line for line in said(result, path.parent) if not line.startswith("training took")]
    assert (result.exit_code, told) == (code, lines)
    if not lines:
        assert result.stdout == before
