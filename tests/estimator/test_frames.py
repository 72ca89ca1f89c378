"""What arrays and data frames become."""

from decimal import Decimal

import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("sklearn")

import gategrad as gg
from gategrad import LogicGateClassifier
from gategrad.circuit.encoders.table_rows import encode_frame
from gategrad.circuit.encoders.table_values import MISSING
from gategrad.circuit.encoders.unknown_values import UnknownValues
from gategrad.estimator.frames import encode_columns, read_columns, with_usual
from gategrad.estimator.samples import distinct, held_out

SMALL = {"layers": 2, "width": 300, "epochs": 15, "batch_size": 32, "random_state": 0}


def colors_and_sizes(n=240, seed=0):
    """A color, a size that may be missing, and a class that follows from both."""
    rng = np.random.default_rng(seed)
    color = rng.choice(["red", "green", "blue"], n).astype(object)
    size = np.round(rng.normal(size=n), 2)
    y = np.where((color == "red") | (size > 0.5), "yes", "no")
    size[rng.random(n) < 0.1] = np.nan
    return color, size, y


def test_numbers_are_as_they_are_and_missing_ones_stand_apart():
    X = np.array([[1.0, np.nan], [3.0, 4.0], [8.0, 6.0]])
    columns = read_columns(X, ["a", "b"], None)
    assert [c.missing for c in columns] == [False, True]
    rows = encode_columns(X, columns)
    np.testing.assert_array_equal(rows, [[1, MISSING], [3, 4], [8, 6]])
    columns = with_usual(columns, rows)
    later = encode_columns(np.array([[np.nan, np.nan]]), columns)
    np.testing.assert_array_equal(later, [[3, MISSING]])  # the median where none was missing
    as_objects = encode_columns(X.astype(object), columns)
    np.testing.assert_array_equal(as_objects, rows)


def test_categories_are_numbered_in_order():
    X = np.array([["b", 1], ["a", 2], [None, 3], ["b", 4]], dtype=object)
    columns = read_columns(X, ["letter", "number"], None)
    assert columns[0].categories == ("a", "b")
    assert columns[0].described.categories == ("a", "b", "missing")
    assert columns[1].categories is None
    rows = encode_columns(X, columns)
    np.testing.assert_array_equal(rows[:, 0], [1, 0, 2, 1])
    columns = with_usual(columns, rows)
    seen = UnknownValues()
    rows = encode_columns(np.array([["c", 1], [None, 2]], dtype=object), columns, seen)
    np.testing.assert_array_equal(rows, [[2, 1], [2, 2]])  # read as missing
    assert seen.lines() == [
        "column 'letter': 1 row has a category that no training row had, such as 'c' (row 1): read "
        "as missing"
    ]
    with pytest.raises(ValueError, match=r"column 'letter' holds 'c' \(row 2\); known are a, b"):
        encode_columns(
            np.array([["a", 1], ["c", 1]], dtype=object), columns, UnknownValues("refuse")
        )


def test_what_no_training_row_lacked_is_read_as_usual():
    X = np.array([["b", 1], ["a", 2], ["b", 9]], dtype=object)
    columns = read_columns(X, ["letter", "number"], None)
    columns = with_usual(columns, encode_columns(X, columns))
    later, seen = np.array([["c", None], [None, 5]], dtype=object), UnknownValues()
    np.testing.assert_array_equal(encode_columns(later, columns, seen), [[1, 2], [1, 5]])
    assert [line.split(": ")[-1] for line in seen.lines()] == [
        "read as 'b', the most frequent", "read as 'b', the most frequent", "read as 2, the median"
    ]  # fmt: skip
    for row, message in ((["a", None], "column 'number' lacks"), ([None, 1], "'letter' has no va")):
        with pytest.raises(ValueError, match=message):
            encode_columns(np.array([row], dtype=object), columns, UnknownValues("refuse"))


@pytest.mark.parametrize(
    ("trained", "later", "message"),
    [
        (["a", "b"], 3, "'x' held texts in training, such as 'a', but here also numbers, such as"),
        ([1, 2, "a"], True, None),  # equal to 1
        (["1", "2"], 1, "'x' held texts"),
        ([True, False], "a", "'x' held booleans in training, such as False, but here also texts"),
        (["a", "b"], "c", None),
        (["a", 2], 5, None),
        (["a", "b"], None, None),
    ],
)
def test_a_category_of_another_kind_is_a_mistake(trained, later, message):
    X = np.array([[value] for value in trained], dtype=object)
    columns = read_columns(X, ["x"], np.array([True]))
    columns = with_usual(columns, encode_columns(X, columns))
    rows = np.array([[trained[0]], [later]], dtype=object)
    if message is None:
        encode_columns(rows, columns)
        return
    with pytest.raises(ValueError, match=message):
        encode_columns(rows, columns)


def test_a_circuit_reads_a_frames_categories_as_they_were_in_training():
    pandas = pytest.importorskip("pandas")
    values = ["NA", " DE", None, "none", " DE", "?", "DE", "", "3.0"]
    frame = pandas.DataFrame({"country": pandas.Series(values, dtype=object)})
    columns = read_columns(frame, ["country"], None)
    expected = encode_columns(frame, columns)
    found = encode_frame(frame, [column.described for column in columns])
    np.testing.assert_array_equal(found, expected)
    twice = pandas.concat([frame, frame], axis=1)
    with pytest.raises(ValueError, match="more than one column 'country'"):
        encode_frame(twice, [column.described for column in columns])


def test_objects_that_are_neither_are_refused():
    with pytest.raises(TypeError, match="string or a number, got a list in column 'a'"):
        read_columns(np.array([[[1, 2]], [["a"]], [3]], dtype=object)[:, :1], ["a"], None)
    with pytest.raises(ValueError, match="1200 categories"):
        read_columns(np.array([[f"name {i}"] for i in range(1200)], dtype=object), ["a"], None)
    columns = read_columns(np.array([[1.0], [2.0]]), ["a"], None)
    with pytest.raises(ValueError, match="column 'a' holds numbers, but here also texts"):
        encode_columns(np.array([["x"]], dtype=object), columns)
    with pytest.raises(ValueError, match="too large"):
        encode_columns(np.array([[1e308]]), columns)
    days = np.arange(0, 2, dtype="datetime64[D]").reshape(2, 1)
    with pytest.raises(ValueError, match=r"column 'a' holds datetime64\[D\]: make numbers"):
        read_columns(days, ["a"], None)
    with pytest.raises(ValueError, match=r"column 'a' holds datetime64\[s\]: make numbers"):
        encode_columns(days.astype("M8[s]"), columns)


def test_decimals_of_databases_are_numbers():
    rows = np.array([[Decimal("1.5")], [Decimal(2)], [None]], dtype=object)
    columns = read_columns(rows, ["price"], None)
    assert columns[0].categories is None
    np.testing.assert_array_equal(encode_columns(rows, columns)[:2], [[1.5], [2.0]])


def test_distinct_rows_and_their_weights():
    X = np.array([[1.0, 2.0], [0.0, 5.0], [1.0, 2.0], [-0.0, 5.0], [1.0, 2.0]])
    y = np.array([0, 1, 0, 1, 1])
    found = distinct(X, y, np.array([1.0, 2.0, 3.0, 4.0, 5.0]))
    sets = {(*row, k): w for row, k, w in zip(found.X.tolist(), found.y, found.weight, strict=True)}
    assert sets == {(1.0, 2.0, 0): 4.0, (0.0, 5.0, 1): 6.0, (1.0, 2.0, 1): 5.0}


def test_rows_set_aside_leave_every_class_one():
    y = np.array([0] * 50 + [1] * 10 + [2])
    aside = held_out(y, 0.2, np.random.default_rng(0))
    assert np.bincount(y[aside], minlength=3).tolist() == [10, 2, 0]
    with pytest.raises(ValueError, match="leaves none"):
        held_out(np.array([0, 1]), 0.4, np.random.default_rng(0))


def test_arrays_of_objects_train_and_predict():
    color, size, y = colors_and_sizes()
    X = np.column_stack([color, size.astype(object)])
    model = LogicGateClassifier(**SMALL).fit(X, y)
    assert [c.categories for c in model.columns_] == [("blue", "green", "red"), None]
    assert model.score(X, y) > 0.9
    new = np.array([["violet", None]], dtype=object)
    with pytest.warns(UserWarning, match="1 row has a category that no training row had"):
        assert set(model.predict(new)) <= {"yes", "no"}
    with pytest.raises(ValueError, match="'x0' holds 'violet'"):
        model.set_params(unknown="refuse").predict(new)


def test_data_frames():
    pandas = pytest.importorskip("pandas")
    color, size, y = colors_and_sizes()
    frame = pandas.DataFrame({"color": color, "size": size, "whole": size > 0})
    frame["kind"] = pandas.Categorical(np.where(size > 0, 2, 1))
    frame["count"] = pandas.array(np.arange(len(y)), dtype="Int64")
    frame.loc[3, "count"] = pandas.NA
    model = LogicGateClassifier(**SMALL).fit(frame, y)
    assert model.feature_names_in_.tolist() == list(frame)
    assert [c.categories is not None for c in model.columns_] == [True, False, True, True, False]
    assert model.columns_[4].missing
    assert model.score(frame, y) > 0.9
    marked = LogicGateClassifier(**SMALL, categorical_features=["count"])
    with pytest.warns(UserWarning, match="'count' holds 239 different texts in 239 rows"):
        marked.fit(frame[["size", "count"]], y)
    assert marked.columns_[1].categories is not None
    # Its circuit reads frames, too, by the names of columns.
    alone = gg.compile(model.to_circuit())
    shuffled = frame[["size", "color", "whole", "kind", "count"]]
    np.testing.assert_array_equal(model.classes_[alone.predict(shuffled)], model.predict(frame))
    with pytest.raises(ValueError, match=r"'color' held texts in training.* also numbers"):
        model.predict(frame.assign(color=np.arange(len(y))))
    with pytest.raises(ValueError, match="feature names"):
        model.predict(frame[["size", "color", "whole", "kind", "count"]])
    frame["day"] = pandas.to_datetime("2020-01-01")
    with pytest.raises(ValueError, match="column 'day' holds datetime64"):
        LogicGateClassifier(**SMALL).fit(frame, y)


def test_columns_marked_as_categories():
    rng = np.random.default_rng(0)
    X = rng.integers(0, 6, (300, 3)).astype(float)
    y = np.isin(X[:, 0], [0, 3, 4]).astype(int)
    for marks in ([0], [True, False, False]):
        model = LogicGateClassifier(**SMALL, categorical_features=marks).fit(X, y)
        assert model.columns_[0].categories == (0.0, 1.0, 2.0, 3.0, 4.0, 5.0)
        assert model.score(X, y) > 0.95


def test_a_column_that_is_another_in_each_row_is_warned_of():
    X = np.array([[f"id {i}", i % 3] for i in range(40)], dtype=object)
    with pytest.warns(UserWarning, match="column 'a' holds 40 different texts in 40 rows"):
        read_columns(X, ["a", "b"], None)


@pytest.mark.parametrize("dtype", ["Int64", "int64[pyarrow]", "boolean", "uint64", None])
def test_labels_come_back_exactly(dtype):
    pandas = pytest.importorskip("pandas")
    if dtype and "pyarrow" in dtype:
        pytest.importorskip("pyarrow")
    X = np.random.default_rng(0).normal(size=(60, 2))
    pair = [False, True] if dtype == "boolean" else [2**60 + 1, 2**60 + 3]
    if dtype is None:  # larger than any type of NumPy's
        pair = [2**70, 2**70 + 1]
    y = [pair[int(value > 0)] for value in X[:, 0]]
    labels = y if dtype is None else pandas.Series(y, dtype=dtype)
    model = LogicGateClassifier(**SMALL).fit(X, labels)
    assert model.classes_.tolist() == pair
    assert set(model.predict(X).tolist()) == set(pair)
    assert np.mean([a == b for a, b in zip(model.predict(X).tolist(), y, strict=True)]) > 0.9
    if dtype == "Int64":
        labels = labels.copy()
        labels[3] = pandas.NA
        with pytest.raises(ValueError, match="leave the rows without a label out"):
            model.fit(X, labels)


@pytest.mark.parametrize(
    ("odd", "message"),
    [
        ("<0.001", r"column 'v' holds numbers, but 1 row with something else, such as '<0.001' in"),
        ("1,5", r"column 'v' holds numbers in a form that can be misread, such as '1,5' in row 8"),
        ("0.5", "column 'v' holds 60 different numbers as texts, such as '0.0'"),
    ],
)
def test_texts_that_nearly_all_are_numbers_are_no_categories(odd, message):
    texts = [str(i / 2) for i in range(60)]
    texts[7] = odd if odd != "0.5" else texts[7]
    for X in (np.array(texts, dtype=object)[:, None], np.array(texts)[:, None]):
        with pytest.raises(ValueError, match=message):
            read_columns(X, ["v"], None)
        with pytest.warns(UserWarning, match="60 different texts"):
            (column,) = read_columns(X, ["v"], np.array([True]))
        assert len(column.categories) == 60
    mixed = np.array([*range(59), "old"], dtype=object)[:, None]
    with pytest.raises(ValueError, match="such as 'old' in row 60: make numbers of it"):
        read_columns(mixed, ["v"], None)


def test_masked_values_are_missing_ones():
    rng = np.random.default_rng(0)
    X, y = rng.normal(size=(120, 2)), np.array(["no", "yes"] * 60)
    mask = rng.random(X.shape) < 0.2
    model = LogicGateClassifier(**SMALL).fit(np.ma.masked_array(X, mask), y)
    same = LogicGateClassifier(**SMALL).fit(np.where(mask, np.nan, X), y)
    assert model.circuit_ == same.circuit_
    rows = model.encode(np.ma.masked_array(X, mask))
    np.testing.assert_array_equal(rows == MISSING, mask)
    objects = np.ma.masked_array([["a", 1], ["b", 2]] * 60, dtype=object)
    objects[0, 0] = np.ma.masked
    assert LogicGateClassifier(**SMALL).fit(objects, y).columns_[0].missing
    with pytest.raises(ValueError, match="masked labels"):
        model.fit(X, np.ma.masked_array(y, y == "no"))
    with pytest.raises(ValueError, match="masked weights"):
        model.fit(X, y, sample_weight=np.ma.masked_array(np.ones(120), y == "no"))


def test_what_has_no_rows_to_read_names_the_remedy():
    sparse = pytest.importorskip("scipy.sparse")
    model = LogicGateClassifier(**SMALL)
    with pytest.raises(TypeError, match=r"OneHotEncoder\(sparse_output=False\)"):
        model.fit(sparse.csr_matrix(np.eye(4)), [0, 1, 0, 1])

    class LazyFrame:
        columns = dtypes = ("a",)

        def collect(self):
            raise NotImplementedError

    with pytest.raises(TypeError, match=r"X is a LazyFrame, .* give X\.collect\(\)"):
        model.fit(LazyFrame(), [0, 1])


def test_a_single_class_is_shown_as_it_was_given():
    with pytest.raises(ValueError, match=r"got one class, 'no'$"):
        LogicGateClassifier(**SMALL).fit(np.zeros((2, 1)), np.array(["no", "no"]))
