"""What commands print of names that come from files, and how they end where they cannot print."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from command_line import call

from gategrad.circuit import Circuit, Netlist, Readout, ThresholdEncoder
from gategrad.circuit.encoders.table_columns import Column

NAMES = ("a,b", 'two\nlines \x1b[31m\x07"red"')
FULL = Path("/dev/full")


@pytest.fixture
def circuit(tmp_path: Path) -> Path:
    encoder = ThresholdEncoder(2, [100.0], "uint8", 0, 255)
    netlist = Netlist(2, [], [], [], [2, 3])
    Circuit(encoder, netlist, Readout.group_sum(2, 2, 1.0), NAMES).save(tmp_path / "a.npz")
    return tmp_path / "a.npz"


@pytest.fixture
def rows(tmp_path: Path) -> Path:
    np.save(tmp_path / "rows.npy", np.array([[0, 200], [200, 0]] * 3, np.uint8))
    return tmp_path / "rows.npy"


def test_scores_begin_with_the_names_as_csv(circuit: Path, rows: Path) -> None:
    lines = list(csv.reader(call("predict", circuit, rows, "--scores").stdout.splitlines()))
    assert lines[0] == ["a,b", r'two\nlines \x1b[31m\x07"red"']
    assert lines[1:] == [["0", "1"], ["1", "0"]] * 3


def test_a_row_is_a_line_without_control_characters(circuit: Path, rows: Path) -> None:
    result = call("predict", circuit, rows, color=True)
    assert result.stdout == 'two\\nlines \\x1b[31m\\x07"red"\na,b\n' * 3


def test_names_of_columns_and_files(tmp_path: Path) -> None:
    table = tmp_path / "t.csv"
    table.write_text("x\x1b[2J,y\n" + "1,a\n2,b\x1b[2J\n" * 9)
    for arguments in (("data", "info", table), ("data", "info", tmp_path / "no\x1b[2J.csv")):
        result = call(*arguments, color=True)
        assert "\x1b" not in result.output
        assert r"\x1b[2J" in result.output


def test_categories(tmp_path: Path) -> None:
    columns = (Column("n\x1bo\n", ("a", "\x1b[2J")),)
    encoder = ThresholdEncoder(1, [0.5], "float64", 0, 1, columns=columns)
    path = tmp_path / "a.npz"
    Circuit(encoder, Netlist(1, [], [], [], [2]), Readout.group_sum(1, 1, 1.0), ("a",)).save(path)
    result = call("info", path, color=True)
    assert (result.exit_code, "\x1b" in result.output) == (0, False), result.output
    assert r"n\x1bo\n" in result.output


@pytest.mark.skipif(not FULL.is_char_device(), reason="needs /dev/full")
def test_a_full_disk_behind_standard_output(circuit: Path, rows: Path) -> None:
    with FULL.open("wb") as full:
        command = [sys.executable, "-m", "gategrad", "predict", str(circuit), str(rows)]
        ended = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert "No space left on device: 'standard output'" in ended.stderr


def test_a_file_name_that_is_no_text(circuit: Path, rows: Path, tmp_path: Path) -> None:
    out = Path(os.fsdecode(os.fsencode(tmp_path) + b"/x\xff\x1b.npz"))
    command = [sys.executable, "-m", "gategrad", "compile", circuit, "-o", out]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ended.stdout.endswith("/x\\xff\\x1b.npz\n")
    assert out.is_file()


def stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, saved: bool) -> Any:
    pytest.importorskip("torch")
    from gategrad.checkpoint.run_folder import RunFolder
    from gategrad.runs import training_run

    def train_run(config: object, folder: Path, **_: object) -> None:
        if saved:
            RunFolder(folder).training.parent.mkdir(parents=True)
            RunFolder(folder).training.touch()
        raise KeyboardInterrupt

    monkeypatch.setattr(training_run, "train_run", train_run)
    return call("train", "digits", "--out", tmp_path / "run")


def test_a_second_interrupt_says_what_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = stopped(tmp_path, monkeypatch, saved=False)
    assert (result.exit_code, result.stderr) == (130, "gategrad: interrupted, nothing was saved\n")
    result = stopped(tmp_path, monkeypatch, saved=True)
    said = f"interrupted, the checkpoint in {tmp_path / 'run'} is the last one: go on with --resume"
    assert (result.exit_code, result.stderr) == (130, f"gategrad: {said}\n")
