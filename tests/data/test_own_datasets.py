from __future__ import annotations

import gzip
import io
import lzma
from pathlib import Path

import numpy as np
import pytest

from gategrad.data import from_folder, from_huggingface, load_dataset
from gategrad.data.datasets import short_name
from gategrad.data.own.images import image_rows

RNG = np.random.default_rng(0)
GRAY = RNG.integers(0, 256, (24, 5, 6), dtype=np.uint8)
COLOR = RNG.integers(0, 256, (24, 5, 6, 3), dtype=np.uint8)


def write_pictures(folder: Path, pictures: np.ndarray, classes: int = 3) -> None:
    image = pytest.importorskip("PIL.Image")
    for i, picture in enumerate(pictures):
        place = folder / f"class{i % classes}"
        place.mkdir(parents=True, exist_ok=True)
        image.fromarray(picture).save(place / f"{i:03}.png")


def bytes_of_pictures(pictures: np.ndarray) -> list[bytes]:
    if pictures.ndim == 4:
        pictures = pictures.transpose(0, 3, 1, 2)
    return sorted(picture.tobytes() for picture in pictures)


@pytest.mark.parametrize("pictures", [GRAY, COLOR], ids=["gray", "color"])
def test_a_folder_of_images(tmp_path: Path, pictures: np.ndarray) -> None:
    write_pictures(tmp_path, pictures)
    data = from_folder(tmp_path, valid_fraction=0, test_fraction=0.25)
    assert data.shape == ((1, 5, 6) if pictures.ndim == 3 else (3, 5, 6))
    assert data.class_names == ("class0", "class1", "class2")
    assert (len(data.train), len(data.test)) == (18, 6)
    both = np.concatenate([data.train.X, data.test.X])
    assert sorted(row.tobytes() for row in both) == bytes_of_pictures(pictures)
    by_path = load_dataset(str(tmp_path), valid_fraction=0, test_fraction=0.25)
    assert by_path.train.X.tobytes() == data.train.X.tobytes()


def test_folders_for_training_and_testing(tmp_path: Path) -> None:
    write_pictures(tmp_path / "train", GRAY[:18])
    write_pictures(tmp_path / "test", GRAY[18:])
    write_pictures(tmp_path / "train" / "more", GRAY[:3])
    write_pictures(tmp_path / "test" / "more", GRAY[:3])
    data = from_folder(tmp_path, valid_fraction=0)
    assert (len(data.train), len(data.test)) == (21, 9)
    assert data.class_names[-1] == "more/class2"


def test_one_picture_in_color_makes_all_so(tmp_path: Path) -> None:
    write_pictures(tmp_path, GRAY)
    write_pictures(tmp_path / "more", COLOR)
    data = from_folder(tmp_path, valid_fraction=0)
    assert data.shape == (3, 5, 6)


def test_folders_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="is no folder of images"):
        from_folder(tmp_path / "nowhere")
    with pytest.raises(ValueError, match="holds no folder of images for each class"):
        from_folder(tmp_path)
    write_pictures(tmp_path, GRAY)
    write_pictures(tmp_path / "class0", GRAY[:2, :4], classes=1)
    with pytest.raises(ValueError, match=r"000\.png has 4 x 6 pixels.*one size"):
        from_folder(tmp_path)
    bad = tmp_path / "class0" / "class0" / "000.png"
    bad.write_bytes(b"no picture")
    with pytest.raises(ValueError, match=r"000\.png is no image"):
        from_folder(tmp_path)


def test_what_systems_leave_beside_images_is_passed_over(
    tmp_path: Path, recwarn: pytest.WarningsRecorder
) -> None:
    write_pictures(tmp_path, GRAY)
    for name in (
        "._000.png", ".DS_Store", "class0/._000.png", "class1/.DS_Store", "class1/Thumbs.db",
        "class1/desktop.ini", "__MACOSX/class0/000.png", ".ipynb_checkpoints/000.png",
        "class2/.ipynb_checkpoints/000.png", "README.md", "labels.csv",
    ):  # fmt: skip
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"no picture")
    data = from_folder(tmp_path, valid_fraction=0)
    assert data.class_names == ("class0", "class1", "class2")
    assert len(data.train) + len(data.test) == len(GRAY)
    assert not recwarn


def test_a_hidden_folder_that_is_asked_for_is_read(tmp_path: Path) -> None:
    write_pictures(tmp_path / ".cache", GRAY)
    assert len(from_folder(tmp_path / ".cache", valid_fraction=0).class_names) == 3


@pytest.mark.parametrize("name", ["class0/999.heic", "000.png"])
def test_files_that_are_left_out_are_told(tmp_path: Path, name: str) -> None:
    write_pictures(tmp_path, GRAY)
    (tmp_path / name).write_bytes(b"")
    with pytest.warns(UserWarning, match=f"1 of its files were left out, such as .*{name}"):
        from_folder(tmp_path)


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("./faces", "faces"),
        ("faces/", "faces"),
        ("/data/faces", "faces"),
        ("../faces/.hidden.csv", "hidden"),
        ("rows.csv.gz", "rows"),
        ("faces/..", "here"),
        (".", "here"),
        ("/", "data"),
        ("combined:mnist,kmnist", "combined-mnist-kmnist"),
        ("mnist", "mnist"),
    ],
)
def test_what_data_of_a_path_are_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, short: str
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    assert short_name(name) == short


def test_pictures_of_other_kinds() -> None:
    black = image_rows([np.ones((2, 3), bool)], ["a"])[0]
    assert (black == 255).all()
    for wrong in (np.zeros((2, 3)), np.zeros((2, 3, 4), np.uint8), np.zeros(3, np.uint8)):
        with pytest.raises(ValueError, match="a is no image of bytes"):
            image_rows([wrong], ["a"])


def test_numpy_arrays_by_path(tmp_path: Path) -> None:
    y = np.arange(24) % 3
    path = tmp_path / "some.npz"
    np.savez(path, train_images=COLOR[:18], train_labels=y[:18, None], test_images=COLOR[18:],
             test_labels=y[18:])  # fmt: skip
    data = load_dataset(str(path), valid_fraction=0)
    assert (data.name, data.shape, data.n_classes) == ("some", (3, 5, 6), 3)
    assert [row.tobytes() for row in data.test.X] == [
        picture.transpose(2, 0, 1).tobytes() for picture in COLOR[18:]
    ]
    np.savez(path, X=GRAY > 100, y=np.array(["a", "b", "c"])[y])
    data = load_dataset(str(path), valid_fraction=0)
    assert (data.shape, data.class_names, len(data.test)) == ((1, 5, 6), ("a", "b", "c"), 5)
    assert data.encoder.dtype == "bool"


def test_images_in_parquet(tmp_path: Path) -> None:
    pyarrow = pytest.importorskip("pyarrow")
    import pyarrow.parquet as parquet

    image = pytest.importorskip("PIL.Image")
    encoded = []
    for picture in COLOR:
        content = io.BytesIO()
        image.fromarray(picture).save(content, "png")
        encoded.append(content.getvalue())
    path = tmp_path / "images.parquet"
    labels = [i % 3 for i in range(24)]
    for cells in (encoded, [{"bytes": content, "path": None} for content in encoded]):
        parquet.write_table(pyarrow.table({"image": cells, "label": labels}), path)
        data = load_dataset(str(path), valid_fraction=0, test_fraction=0.25)
        assert (data.shape, data.n_classes, len(data.test)) == ((3, 5, 6), 3, 6)
        both = np.concatenate([data.train.X, data.test.X])
        assert sorted(row.tobytes() for row in both) == bytes_of_pictures(COLOR)
    with pytest.raises(ValueError, match="no label column 'kind'"):
        load_dataset(str(path), label="kind")
    parquet.write_table(pyarrow.table({"img": [b"no picture"], "label": [1]}), path)
    with pytest.raises(ValueError, match="image 0 is no image"):
        load_dataset(str(path))


@pytest.mark.parametrize(
    ("arrays", "message"),
    [
        ({"Z": GRAY}, "neither X_train"),
        ({"X": GRAY.astype(float), "y": np.arange(24) % 3}, "from_arrays"),
        ({"X": GRAY, "y": np.arange(23) % 3}, "24 samples, but 23 labels"),
        ({"X": GRAY, "y": np.linspace(0, 1, 24)}, "labels of float64"),
        ({"X": GRAY, "y": np.array([None] * 24)}, "holds no NumPy arrays"),
    ],
)
def test_arrays_that_cannot_be(tmp_path: Path, arrays, message: str) -> None:
    path = tmp_path / "some.npz"
    np.savez(path, allow_pickle=True, **arrays)
    with pytest.raises(ValueError, match=message) as info:
        load_dataset(str(path))
    assert "some.npz" in str(info.value)


def test_paths_of_nothing(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"nothing\.csv"):
        load_dataset(str(tmp_path / "nothing.csv"))
    (tmp_path / "a.pdf").write_bytes(b"")
    with pytest.raises(ValueError, match=r"a\.pdf: data come as a table"):
        load_dataset(str(tmp_path / "a.pdf"))


class Column(list):
    """Enough of what Hugging Face's library gives."""


class Features(dict):
    pass


class Named:
    names = ("cat", "dog", "owl")


class Fake:
    def __init__(self, columns: dict[str, list], features: dict[str, object]) -> None:
        self.columns, self.features, self.column_names = columns, features, list(columns)

    def __getitem__(self, name: str) -> list:
        return self.columns[name]

    def __len__(self) -> int:
        return len(next(iter(self.columns.values())))


def fake(start: int, stop: int) -> Fake:
    label = [i % 3 for i in range(start, stop)]
    return Fake({"image": list(GRAY[start:stop]), "label": label}, {"label": Named})


def test_hugging_face_images() -> None:
    data = from_huggingface({"train": fake(0, 18), "test": fake(18, 24)}, valid_fraction=0)
    assert (data.shape, data.class_names) == ((1, 5, 6), ("cat", "dog", "owl"))
    np.testing.assert_array_equal(data.train.X.reshape(-1, 5, 6), GRAY[:18])
    np.testing.assert_array_equal(data.test.X.reshape(-1, 5, 6), GRAY[18:])
    alone = from_huggingface(fake(0, 24), valid_fraction=0, test_fraction=0.25)
    assert (len(alone.train), len(alone.test)) == (18, 6)


def test_hugging_face_tables() -> None:
    columns = {"size": [float(i) for i in range(24)], "label": [i % 3 for i in range(24)]}
    data = from_huggingface(Fake(columns, {"label": Named}), valid_fraction=0, n_thresholds=4)
    assert (data.class_names, data.n_features) == (("cat", "dog", "owl"), 4)


def test_hugging_face_sets_that_cannot_be() -> None:
    for data, options, message in (
        ({"test": fake(0, 24)}, {}, "no split 'train'"),
        ([1, 2], {}, "got a list"),
        (fake(0, 24), {"label": "kind"}, "no column 'kind'"),
        (fake(0, 24), {"image": "photo"}, "no column 'photo'"),
    ):
        with pytest.raises(ValueError, match=message):
            from_huggingface(data, **options)


@pytest.mark.filterwarnings("ignore")
def test_the_real_library() -> None:
    datasets = pytest.importorskip("datasets")
    label = datasets.ClassLabel(names=["cat", "dog", "owl"])
    features = datasets.Features({"image": datasets.Image(), "label": label})
    picture = pytest.importorskip("PIL.Image")
    content = {"image": [picture.fromarray(p) for p in COLOR], "label": [i % 3 for i in range(24)]}
    whole = datasets.Dataset.from_dict(content, features=features)
    data = from_huggingface(whole, valid_fraction=0)
    assert (data.shape, data.class_names) == ((3, 5, 6), ("cat", "dog", "owl"))
    both = np.concatenate([data.train.X, data.test.X])
    assert sorted(row.tobytes() for row in both) == bytes_of_pictures(COLOR)
    table = datasets.Dataset.from_dict({"size": [1.5, 2.5, 3.5] * 8, "y": ["a", "b", "c"] * 8})
    split = table.train_test_split(0.25, seed=0)
    data = from_huggingface(split, label="y", valid_fraction=0)
    assert (len(data.train), len(data.test), data.n_features) == (18, 6, 2)


@pytest.mark.parametrize("ending", ["csv", "CSV", "Tab", "data", "DAT", "TXT", "CSV.GZ", "Tsv.Xz"])
def test_tables_are_known_by_any_usual_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ending: str
) -> None:
    lines = "".join(f"{i},{i % 3},{i % 2}\n" for i in range(20))
    pack = {"gz": gzip.compress, "xz": lzma.compress}.get(ending.lower()[-2:], bytes)
    (tmp_path / f"rows.{ending}").write_bytes(pack(f"a,b,y\n{lines}".encode()))
    monkeypatch.chdir(tmp_path)
    data = load_dataset(f"rows.{ending}")
    assert len(data.train) + len(data.valid) + len(data.test) == 20


def test_arrays_and_parquet_with_large_letters(tmp_path: Path) -> None:
    with (tmp_path / "a.NPZ").open("wb") as file:
        np.savez(file, X=GRAY, y=np.arange(24) % 2)
    assert load_dataset(str(tmp_path / "a.NPZ")).shape == (1, 5, 6)
    pyarrow = pytest.importorskip("pyarrow")
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "a.PARQUET"
    parquet.write_table(pyarrow.table({"a": range(20), "y": [0, 1] * 10}), path)
    assert load_dataset(str(path)).n_classes == 2
