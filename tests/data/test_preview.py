from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from command_line import output_of
from typer.testing import CliRunner

from gategrad.cli import app
from gategrad.data import DATASETS
from gategrad.data.inventory import where_files_are
from gategrad.data.preview import draw_samples, draw_synthetic

from .tiny_sets import tiny_idx

image = pytest.importorskip("matplotlib.image")


def test_list_says_what_is_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tiny_idx(monkeypatch, tmp_path, "kmnist")
    lines = output_of("data", "list", "--data-dir", str(tmp_path)).splitlines()
    by_name = {line.split()[0]: line for line in lines}
    assert by_name["kmnist"].endswith("here")
    assert by_name["mnist"].endswith("missing, can be downloaded")
    assert by_name["imagenet32"].endswith("missing")
    assert by_name["digits"].endswith("needs none")
    sets = json.loads(output_of("data", "list", "--json"))["sets"]
    assert {"name", "samples", "shape", "classes", "here", "licence"} == set(sets[0])


def test_info(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tiny_idx(monkeypatch, tmp_path, "emnist-letters", per_class=3)
    output = output_of("data", "info", "emnist-letters", "--data-dir", str(tmp_path))
    assert "NIST Special Database 19" in output
    assert "none known: supplied by the user" in output
    named = ("emnist-letters", "--data-dir", tmp_path)
    content = json.loads(output_of("data", "info", *named, "--json"))
    assert content["training_samples_of_classes"]["A"] == 3
    assert content["classes"] == 26
    missing = json.loads(output_of("data", "info", "cifar10", "--json"))
    assert missing["on_this_machine"] == "missing, can be downloaded"
    assert any("cifar-10-binary.tar.gz" in address for address in missing["get_them_from"])
    assert "CC BY" in output_of("data", "info", "digits")


def test_info_of_a_table(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("a,y\n" + "1,x\n2,z\n" * 10)
    content = json.loads(output_of("data", "info", str(path), "--label", "y", "--json"))
    assert (content["classes"], content["training_samples"]) == (2, 16)


def test_where_files_are(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert where_files_are(DATASETS["combined-mnist"], tmp_path).startswith("missing")
    for name in ("emnist-balanced", "kmnist", "fashion-mnist"):
        tiny_idx(monkeypatch, tmp_path, name)
    assert where_files_are(DATASETS["combined-mnist"], tmp_path) == "here"
    assert [len(form) for form in DATASETS["imagenet32"].files] == [11, 11]


def test_a_contact_sheet(tmp_path: Path) -> None:
    path = tmp_path / "digits.png"
    output_of("data", "preview", "digits", "--classes", "3", "--per-class", "2", "--out", str(path))
    sheet = image.imread(path)
    assert sheet.shape[0] > 200
    # Raw pictures have shades, bits do not.
    left, right = np.array_split(sheet[60:-10, :, 0], 2, axis=1)
    assert len(np.unique(left.round(2))) > len(np.unique(right[:, 20:-20].round(2)))


def test_a_sheet_of_colors_and_of_thresholds(monkeypatch, tmp_path: Path) -> None:
    tiny_idx(monkeypatch, tmp_path, "mnist")
    path = tmp_path / "sheet.png"
    draw_samples(path, "mnist", tmp_path, classes=2, per_class=2, thresholds=(0.25, 0.5))
    assert path.stat().st_size > 1000
    for arguments, message in (
        (("synthetic", None), "no images"),
        (("mnist", tmp_path), "per_class must be at least 1"),
    ):
        with pytest.raises(ValueError, match=message):
            draw_samples(path, *arguments, per_class=4 if message == "no images" else 0, classes=2)


def test_the_papers_figure(tmp_path: Path) -> None:
    path = tmp_path / "synthetic.png"
    output_of("data", "preview", "synthetic", "--class", "3", "--out", str(path))
    sheet = image.imread(path)[..., :3]
    blue = (np.abs(sheet - [0.80, 0.85, 0.92]).max(axis=-1) < 0.02).mean()
    assert blue > 0.05
    with pytest.raises(ValueError, match="at least 0"):
        draw_synthetic(path, -1)
    result = CliRunner().invoke(app, ["data", "preview", "digits", "--out", "digits.pdf"])
    assert (result.exit_code, "is a .png file" in result.output) == (2, True)


def test_a_sheet_of_a_folder_is_no_hidden_file(monkeypatch, tmp_path: Path) -> None:
    for i in range(10):
        file = tmp_path / "faces" / f"class{i % 2}" / f"{i}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        pixels = np.full((4, 4), 20 * i, np.uint8)
        pytest.importorskip("PIL.Image").fromarray(pixels).save(file)
    monkeypatch.chdir(tmp_path)
    output_of("data", "preview", "./faces")
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["faces.png"]
