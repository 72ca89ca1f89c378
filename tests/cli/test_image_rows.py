"""``gategrad predict`` of images in files and folders."""

import json

import numpy as np
import pytest
from command_line import call, output_of, trained

import gategrad as gg
from gategrad.circuit import Circuit, Netlist, Readout, ThresholdEncoder
from gategrad.circuit.encoders.table_columns import Column
from gategrad.cli import image_rows

Image = pytest.importorskip("PIL.Image")


def circuit_file(path, n_features, names=("cat", "dog"), columns=None):
    """Class 0 where the first value is above 100, class 1 where the last is."""
    encoder = ThresholdEncoder(n_features, [100.0], "uint8", 0, 255, columns=columns)
    netlist = Netlist(n_features, [], [], [], [2, 1 + n_features])
    Circuit(encoder, netlist, Readout.group_sum(2, 2, 1.0), names).save(path)
    return path


def picture(path, first, last, size=(3, 4)):
    """An image with two corners that are not black, gray or in color."""
    path.parent.mkdir(parents=True, exist_ok=True)
    pixels = np.zeros((*size, 3) if np.ndim(first) else size, np.uint8)
    pixels[0, 0], pixels[-1, -1] = first, last
    Image.fromarray(pixels).save(path)
    return path


@pytest.fixture
def gray(tmp_path):
    return circuit_file(tmp_path / "gray.npz", 12)


@pytest.fixture
def folder(tmp_path):
    """Two classes and a file beside them; one cat is taken for a dog."""
    root = tmp_path / "pets"
    picture(root / "dog" / "c.png", 0, 255)
    picture(root / "cat" / "b.BMP", 255, 0)
    picture(root / "cat" / "a.png", 0, 255)
    picture(root / ".hidden" / "a.png", 0, 255)
    picture(root / "cat" / "._a.png", 0, 255)
    return root


@pytest.mark.parametrize("name", ["a.png", "a.PNG", "a.bmp", "a.tif", "a.pgm", "a.gif"])
def test_an_image_gives_its_class(gray, tmp_path, name):
    assert output_of("predict", gray, picture(tmp_path / name, 255, 0)) == "cat\n"
    assert output_of("predict", gray, picture(tmp_path / name, 0, 255)) == "dog\n"


@pytest.mark.parametrize("name", ["a.pcx", "a.tga"])
def test_of_other_formats_it_is_said_which_are_read(gray, tmp_path, name):
    result = call("predict", gray, picture(tmp_path / name, 255, 0))
    assert result.exit_code == 2
    assert f"{name} is no image that can be read: it is damaged or none of PNG, JP" in result.stderr


def test_the_circuits_size_says_whether_images_are_gray_or_in_color(gray, tmp_path):
    color = circuit_file(tmp_path / "color.npz", 36)
    red = picture(tmp_path / "red.png", [255, 0, 0], [0, 0, 0])
    blue = picture(tmp_path / "blue.png", [0, 0, 0], [0, 0, 255])
    assert output_of("predict", color, red) == "cat\n"  # the first value is red
    assert output_of("predict", color, blue) == "dog\n"  # the last one is blue
    white = picture(tmp_path / "white.png", [0, 0, 0], [255, 255, 255])
    assert output_of("predict", gray, white) == "dog\n"
    assert output_of("predict", color, picture(tmp_path / "gray.png", 0, 255)) == "dog\n"


def test_a_folder_gives_a_line_for_each_image_and_the_accuracy(gray, folder):
    result = call("predict", gray, folder)
    assert result.exit_code == 0, result.output
    files = [folder / "cat" / "a.png", folder / "cat" / "b.BMP", folder / "dog" / "c.png"]
    lines = zip(files, ("dog", "cat", "dog"), strict=True)
    assert result.stdout == "".join(f"{file}\t{name}\n" for file, name in lines)
    assert "66.67 %" in result.stderr
    entries = [json.loads(x) for x in output_of("predict", gray, folder, "--json").splitlines()[:3]]
    assert [entry["file"] for entry in entries] == [str(file) for file in files]
    assert [entry["class"] for entry in entries] == ["dog", "cat", "dog"]
    assert set(entries[0]["scores"]) == {"cat", "dog"}
    scored = call("predict", gray, folder, "--scores").stdout.splitlines()
    assert scored[:2] == ["file\tcat,dog", f"{files[0]}\t0,1"]


def test_folders_are_read_part_by_part(gray, folder, monkeypatch):
    whole = call("predict", gray, folder)
    monkeypatch.setattr(image_rows, "_BLOCK", 2)
    parts = call("predict", gray, folder)
    assert (parts.stdout, parts.stderr) == (whole.stdout, whole.stderr)


def test_labels_are_folders_that_are_classes_also_within_others(gray, folder, tmp_path):
    assert "accuracy" in call("predict", gray, folder).stderr
    folder.rename(tmp_path / "test")
    (tmp_path / "all").mkdir()
    (tmp_path / "test").rename(tmp_path / "all" / "test")
    picture(tmp_path / "all" / "test" / "cow" / "d.png", 0, 255)
    stderr = call("predict", gray, tmp_path / "all").stderr
    assert "66.67 %" in stderr
    assert "1 row without a label that is a class (such as 'test/cow')" in stderr


def test_without_folders_of_classes_there_is_no_accuracy(gray, tmp_path):
    picture(tmp_path / "some" / "a.png", 0, 255)
    picture(tmp_path / "some" / "holiday" / "a.png", 0, 255)
    result = call("predict", gray, tmp_path / "some")
    assert result.stdout.count("\tdog\n") == 2
    assert result.stderr == ""


@pytest.mark.filterwarnings("default")
def test_files_that_are_no_images_are_named(gray, folder):
    (folder / "notes.txt").write_text("x")
    result = call("predict", gray, folder)
    assert result.stdout.count("\n") == 3
    assert "1 of its files were left out, such as" in result.stderr
    assert "notes.txt" in result.stderr


@pytest.mark.parametrize(
    ("size", "n_features", "message"),
    [
        ((5, 4), 12, "has 5 x 4 pixels, 20 values in gray and 60 in color, but the network reads"),
        ((5, 4), 64, "reads 64, such as 8 x 8 in gray"),
        ((5, 4), 192, "reads 192, such as 8 x 8 in color"),
    ],
)
def test_another_size_is_refused(tmp_path, size, n_features, message):
    circuit = circuit_file(tmp_path / "c.npz", n_features)
    result = call("predict", circuit, picture(tmp_path / "a.png", 0, 255, size))
    assert result.exit_code == 2
    assert f"{tmp_path / 'a.png'} has" in result.stderr
    assert message in result.stderr


def test_what_is_no_image_is_refused(gray, tmp_path):
    (tmp_path / "a.png").write_text("junk")
    (tmp_path / "empty").mkdir()
    for path, message in [
        (tmp_path / "a.png", "a.png is no image that can be read"),
        (tmp_path / "b.png", "no image at"),
        (tmp_path / "empty", "empty holds no images"),
    ]:
        result = call("predict", gray, path)
        assert result.exit_code == 2
        assert message in result.stderr
        assert result.stderr.count("\n") == 1


def test_circuits_of_tables_refuse_images(folder, tmp_path):
    columns = tuple(Column(f"c{i}") for i in range(12))
    circuit = circuit_file(tmp_path / "table.npz", 12, columns=columns)
    for path, kind in ((folder, "a folder"), (folder / "cat" / "a.png", "an image")):
        result = call("predict", circuit, path)
        assert result.exit_code == 2
        assert f"{path} is {kind}: name a file of rows, since {circuit} was" in result.stderr
    result = call("optimize", circuit, "--inexact-rows", folder, "-o", tmp_path / "small.npz")
    assert result.exit_code == 2
    assert f"{folder} is a folder: name a file of rows" in result.stderr


@pytest.mark.slow
def test_a_run_on_a_folder_of_images_predicts_them_as_it_was_tested(tmp_path):
    rng = np.random.default_rng(0)
    for part, n in (("train", 30), ("test", 10)):
        for i in range(n):
            kind = ("cat", "dog")[i % 2]
            pixels = rng.integers(0, 256, (4, 4, 3), dtype=np.uint8)
            pixels[:2] //= 1 + 3 * (i % 2)
            (tmp_path / "pets" / part / kind).mkdir(parents=True, exist_ok=True)
            Image.fromarray(pixels).save(tmp_path / "pets" / part / kind / f"{i}.png")
    sizes = ["--layers", "2", "--width", "40", "--epochs", "2"]
    run = trained(tmp_path / "run", tmp_path / "pets", *sizes)
    data = gg.data.from_folder(tmp_path / "pets")
    expected = gg.compile(gg.load_circuit(run / "circuit.npz")).predict(data.test.X)
    lines = call("predict", run, tmp_path / "pets" / "test").stdout.splitlines()
    assert [line.split("\t")[1] for line in lines] == [("cat", "dog")[k] for k in expected]
