"""Rows from pipes and odd files, and output that nobody reads to its end."""

import gzip
import os
import subprocess
import sys
import threading
from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("torch")

from tests.command_line import call, output_of, trained

import gategrad as gg

COLUMNS = "size,kind"
ROWS = "9.5,cat\n1.0,dog\n"


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("streams")
    lines = [
        f"{i % 10}.5,{('cat', 'dog')[i % 3 == 0]},{('small', 'big')[i % 10 > 4]}" for i in range(90)
    ]
    table = folder / "table.csv"
    table.write_text("\n".join([f"{COLUMNS},class", *lines]) + "\n")
    sizes = ["--recipe", "table", "--layers", "2", "--width", "80", "--epochs", "3"]
    return trained(folder / "run", table, *sizes)


def command(*arguments):
    return [sys.executable, "-m", "gategrad", *map(str, arguments)]


def written(descriptor, *parts):
    """Parts that come one after another through a pipe."""

    def write():
        with os.fdopen(descriptor, "wb", buffering=0) as file:
            for part in parts:
                file.write(part)

    thread = threading.Thread(target=write)
    thread.start()
    return thread


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_standard_input_may_be_compressed(run, tmp_path, pack):
    (tmp_path / "rows.csv").write_text(f"{COLUMNS}\n{ROWS}")
    expected = output_of("predict", run, tmp_path / "rows.csv")
    content = pack((tmp_path / "rows.csv").read_bytes())
    assert call("predict", run, "-", input=content).output == expected
    if pack is gzip.compress:
        cut = call("predict", run, "-", input=content[:20])
        assert (cut.exit_code, "standard input is damaged gzip data" in cut.stderr) == (2, True)


@pytest.mark.skipif(not os.path.isdir("/dev/fd"), reason="pipes have no path here")
def test_a_pipe_has_a_path_and_brings_byte_after_byte(run, tmp_path):
    content = f"\ufeff{COLUMNS}\n{ROWS}".encode()
    (tmp_path / "rows.csv").write_bytes(content)
    reading, writing = os.pipe()
    thread = written(writing, *(content[i : i + 1] for i in range(len(content))))
    try:
        shown = output_of("predict", run, f"/dev/fd/{reading}")
    finally:
        thread.join()
        os.close(reading)
    assert shown == output_of("predict", run, tmp_path / "rows.csv")


def test_whoever_reads_the_output_may_have_enough(run, tmp_path):
    (tmp_path / "rows.csv").write_text(f"{COLUMNS}\n{ROWS * 100_000}")
    with subprocess.Popen(
        command("predict", run, tmp_path / "rows.csv"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


@pytest.mark.skipif(os.name != "posix", reason="descriptors are closed otherwise here")
def test_closed_streams(run, tmp_path):
    (tmp_path / "rows.csv").write_text(f"{COLUMNS}\n{ROWS}")
    without = ["sh", "-c", 'exec "$@" <&-', "sh", *command("predict", run, "-")]
    done = subprocess.run(without, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "gategrad: standard input is closed: name a file of rows\n"
    without = ["sh", "-c", 'exec "$@" >&-', "sh", *command("predict", run, tmp_path / "rows.csv")]
    done = subprocess.run(without, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.npy", b"abc", "a.npy: it is no .npy file, as numpy.save writes"),
        ("a.npy", b"", "a.npy: it is no .npy file, as numpy.save writes"),
        ("a.npy", b"PK\x03\x04", "a.npy: it is no .npy file, as numpy.save writes"),
        (
            "a.csv",
            b"1,2\n",
            "size, kind, or its line of names is not read (--no-header)",
        ),
    ],
)
def test_files_that_hold_something_else(run, tmp_path, name, content, message):
    (tmp_path / name).write_bytes(content)
    failed = call("predict", run, tmp_path / name, "--no-header")
    assert (failed.exit_code, message in failed.stderr) == (2, True), failed.stderr


def test_a_folder_is_no_file_of_rows(run, tmp_path):
    failed = call("predict", run, tmp_path)
    assert failed.exit_code == 2
    assert failed.stderr.startswith(f"gategrad: {tmp_path} is a folder: name a file of rows")


def test_each_row_has_one_line_whatever_its_class_is_called(run, tmp_path):
    circuit = gg.load_circuit(run / "circuit.npz")
    replace(circuit, class_names=("a\nb", 'c, "d"')).save(tmp_path / "odd.npz")
    (tmp_path / "rows.csv").write_text(f"{COLUMNS}\n{ROWS}")
    plain = output_of("predict", run, tmp_path / "rows.csv").splitlines()
    shown = output_of("predict", tmp_path / "odd.npz", tmp_path / "rows.csv").splitlines()
    names = dict(zip(circuit.class_names, ("a\\nb", 'c, "d"'), strict=True))
    assert shown == [names[name] for name in plain]
    scores = output_of("predict", tmp_path / "odd.npz", tmp_path / "rows.csv", "--scores")
    assert scores.splitlines()[0] == 'a\\nb,"c, ""d"""'
    assert np.loadtxt(scores.splitlines()[1:], delimiter=",").shape == (2, 2)
