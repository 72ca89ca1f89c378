"""Messy folders of images, Parquet files and data frames: what is in them, or what is said."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from command_line import call

from gategrad.data import from_folder, from_table

pytestmark = pytest.mark.filterwarnings("default::UserWarning")


def draw(path: Path, shape: tuple[int, ...] = (5, 6)) -> None:
    image = pytest.importorskip("PIL.Image")
    path.parent.mkdir(parents=True, exist_ok=True)
    pixels = np.random.default_rng(len(path.name)).integers(0, 256, shape, dtype=np.uint8)
    image.fromarray(pixels).save(path)


def fill(folder: Path, classes: str = "ab", n: int = 6) -> None:
    for name in classes:
        for i in range(n):
            draw(folder / name / f"{i}.png")


def leave(path: Path, content: bytes = b"no picture") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def litter(folder: Path) -> None:
    for name in (".DS_Store", "._a", "a/._0.png", "a/Thumbs.db", "b/desktop.ini",
                 "__MACOSX/a/0.png", ".git/a/0.png", "notes.txt"):  # fmt: skip
        leave(folder / name)


def in_parts(folder: Path, *parts: str) -> None:
    for part in parts:
        fill(folder / part)


Make = Callable[[Path], object]

# Name, what is made beside 6 images of a and b each, images of classes, channels, what is said.
FOLDERS: list[tuple[str, Make, dict[str, int], int, str]] = [
    ("nothing else", lambda _: None, {"a": 6, "b": 6}, 1, ""),
    ("what systems leave", litter, {"a": 6, "b": 6}, 1, ""),
    ("a hidden class", lambda f: draw(f / ".c" / "0.png"), {"a": 6, "b": 6}, 1, ""),
    ("a class without images", lambda f: (f / "c").mkdir(), {"a": 6, "b": 6}, 1, ""),
    ("a class of one image", lambda f: draw(f / "c" / "0.png"), {"a": 6, "b": 6, "c": 1}, 1,
     "there is one sample only of class 'c': it stays for training, so that testing says nothing"),
    ("one image in color", lambda f: draw(f / "a" / "7.png", (5, 6, 3)), {"a": 7, "b": 6}, 3, ""),
    ("another kind of file", lambda f: leave(f / "a" / "0.heic"), {"a": 6, "b": 6}, 1,
     "1 of its files were left out, such as {}/a/0.heic"),
    ("an image beside classes", lambda f: draw(f / "0.png"), {"a": 6, "b": 6}, 1,
     "1 of its files were left out, such as {}/0.png"),
    ("names in capitals", lambda f: draw(f / "a" / "X.PNG"), {"a": 7, "b": 6}, 1, ""),
]  # fmt: skip


@pytest.mark.parametrize(("make", "classes", "channels", "message"), [c[1:] for c in FOLDERS],
                         ids=[c[0] for c in FOLDERS])  # fmt: skip
def test_what_a_folder_holds(
    tmp_path: Path, make: Make, classes: dict[str, int], channels: int, message: str
) -> None:
    fill(tmp_path)
    make(tmp_path)
    result = call("data", "info", tmp_path, "--json")
    assert result.exit_code == 0, result.stderr
    info = json.loads(result.stdout)
    counts = [info[f"{part}_samples_of_classes"] for part in ("training", "test")]
    assert {name: sum(part[name] for part in counts) for name in counts[0]} == classes
    assert all(counts[0].values())
    assert info["shape"] == [channels, 5, 6]
    assert message.format(tmp_path) in result.stderr
    assert bool(message) == bool(result.stderr)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        (("train", "test"), ""),
        (("Train", "TEST"), ""),
        (("training", "val"), ""),
        (("train", "val", "test", "more"), "images in more, val are left out: those in train and"),
    ],
)
def test_folders_for_training_and_testing(
    tmp_path: Path, parts: tuple[str, ...], message: str
) -> None:
    in_parts(tmp_path, *parts)
    result = call("data", "info", tmp_path, "--json")
    info = json.loads(result.stdout)
    assert (
        info["training_samples_of_classes"] == info["test_samples_of_classes"] == {"a": 6, "b": 6}
    )
    assert message in result.stderr
    assert bool(message) == bool(result.stderr)


# Name, what is made beside classes a and b, what is said.
NO_FOLDERS: list[tuple[str, Make, str]] = [
    ("another size", lambda f: draw(f / "a" / "z.png", (4, 6)),
     "{}/a/z.png has 4 x 6 pixels, {}/a/0.png 5 x 6: bring all images to one size"),
    ("no image", lambda f: leave(f / "b" / "z.png"), "{}/b/z.png is no image that can be read"),
    ("an empty file", lambda f: leave(f / "b" / "z.jpg", b""), "{}/b/z.jpg is no image that can"),
    ("half an image", lambda f: leave(f / "a" / "0.png", (f / "a" / "0.png").read_bytes()[:60]),
     "{}/a/0.png is no image that can be read"),
]  # fmt: skip


@pytest.mark.parametrize(("make", "message"), [c[1:] for c in NO_FOLDERS],
                         ids=[c[0] for c in NO_FOLDERS])  # fmt: skip
def test_folders_that_are_refused(tmp_path: Path, make: Make, message: str) -> None:
    fill(tmp_path)
    make(tmp_path)
    result = call("data", "info", tmp_path)
    assert result.exit_code == 2
    assert message.format(tmp_path, tmp_path) in result.stderr


def test_folders_that_are_too_small(tmp_path: Path) -> None:
    fill(tmp_path / "each", "abc", 1)
    with pytest.raises(ValueError, match="for testing is the only one of its class: get more sam"):
        from_folder(tmp_path / "each")
    in_parts(tmp_path / "parts", "train", "test")
    draw(tmp_path / "parts" / "test" / "c" / "0.png")
    with pytest.raises(ValueError, match=r"class 2 \(c\) has no training sample: leave it out of"):
        from_folder(tmp_path / "parts")
    fill(tmp_path / "one", "a")
    with pytest.raises(ValueError, match="need at least 2 classes"):
        from_folder(tmp_path / "one")


def frame(**columns: Any) -> Any:
    pandas = pytest.importorskip("pandas")
    content = {"n": [i % 13 for i in range(60)], "y": [int(i % 13 > 6) for i in range(60)]}
    return pandas.DataFrame(content | columns)


def info_of(path: Path, *options: str) -> tuple[dict[str, Any], str]:
    result = call("data", "info", path, "--json", *options)
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout), result.stderr


CLASSES: list[tuple[list[Any], str | None, list[str]]] = [
    ([0, 1], "Int64", ["0", "1"]),
    ([2**62, 2**62 + 1], None, [str(2**62), str(2**62 + 1)]),
    ([0.0, 1.0], None, ["0.0", "1.0"]),
    ([True, False], None, ["False", "True"]),
    (["no", "yes"], "category", ["no", "yes"]),
    (["01", "1x"], None, ["01", "1x"]),
]


@pytest.mark.parametrize(("labels", "dtype", "names"), CLASSES)
def test_labels_of_parquet_and_frames(
    tmp_path: Path, labels: list[Any], dtype: str | None, names: list[str]
) -> None:
    pytest.importorskip("pyarrow")
    pandas = pytest.importorskip("pandas")
    table = frame(y=pandas.Series(labels * 30, dtype=dtype))
    table.to_parquet(tmp_path / "t.parquet")
    info, said = info_of(tmp_path / "t.parquet")
    assert (list(info["training_samples_of_classes"]), said) == (names, "")
    assert list(from_table(table, "y").class_names) == names


def test_parquet_of_pandas(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    path = tmp_path / "t.parquet"
    for table, left_out in (
        (frame(), ""),
        (frame(a=["r"] * 60).set_index("a"), "'a'"),
        (frame(a=range(60), b=range(60)).set_index(["b", "a"]), "'b', 'a'"),
        (frame().sample(frac=1, random_state=0), "'__index_level_0__'"),
    ):
        table.to_parquet(path)
        info, said = info_of(path)
        assert [column["column"] for column in info["columns"]] == ["n", "y"]
        assert bool(left_out) == bool(said)
        assert (
            f"t.parquet: {left_out} is left out, which pandas stored as its ind" in said or not said
        )
    frame().set_index("y").to_parquet(path)
    assert info_of(path, "--label", "y")[0]["classes"] == 2


def test_parquet_that_is_refused(tmp_path: Path) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "t.parquet"
    frame(a=[[1]] * 60).to_parquet(path)
    frame_info, shown = info_of(path)[0], call("data", "info", path).output
    message = (
        "column 'a' holds a list, where numbers and texts can be read: leave it out (--drop a)"
    )
    assert message in frame_info["problem"]
    assert message in shown
    assert [column["column"] for column in frame_info["columns"]] == list(
        parquet.read_schema(path).names
    )
    parquet.write_table(pyarrow.table([[1], [2]], names=["a", "a"]), path)
    said = call("data", "info", path).stderr
    assert said.endswith("has more than one column 'a': give columns different names\n")
    frame(y=[0, None] * 30).to_parquet(path)
    assert "row 2 has no value in the label column" in info_of(path)[0]["problem"]
    frame().iloc[:0].to_parquet(path)
    assert "holds no rows" in call("data", "info", path).stderr


def test_frames_that_are_refused() -> None:
    pandas = pytest.importorskip("pandas")
    for columns, message in (
        ({"a": [1.5, "x"] + [2.5] * 58}, "column 'a' holds numbers, but 1 row .* 'x' in row 2"),
        ({"a": pandas.date_range("2020-01-01", periods=60)}, "column 'a' holds dates or times"),
        ({"a": [{}] * 60}, "column 'a' holds a dict"),
        ({"y": ["a"] * 60}, "holds one class, 'a'"),
    ):
        with pytest.raises(ValueError, match=message):
            from_table(frame(**columns), "y")
    twice = pandas.concat([frame(), frame()[["n"]]], axis=1)
    with pytest.raises(
        ValueError, match=r"more than one column 'n': give columns different names$"
    ):
        from_table(twice, "y")


def test_rows_for_testing_have_columns_of_their_own_order() -> None:
    table = frame(k=["a", "b"] * 30)
    test = table.iloc[:20][["y", "k", "n"]].assign(more=1)
    data = from_table(table, "y", test=test)
    assert (len(data.train) + len(data.valid), len(data.test)) == (60, 20)
    np.testing.assert_array_equal(data.test.X[:, 0], test["n"])
    with pytest.raises(ValueError, match="the test rows have no column 'k', but y, n, more"):
        from_table(table, "y", test=test.drop(columns="k"))
    with pytest.raises(ValueError, match=r"row 1 of the test rows has the class '2', of which"):
        from_table(table, "y", test=test.assign(y=2))
    with pytest.raises(ValueError, match=r"row 3 of the test rows has no value in the label"):
        from_table(table, "y", test=test.assign(y=[0, 1, None, *[1] * 17]))
    with pytest.warns(UserWarning, match="rows for testing: column 'k': 20 rows have a category"):
        from_table(table, "y", test=test.assign(k="new"))
