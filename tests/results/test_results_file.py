"""Files of results: whole lines, one for a run, and what a killed writer leaves."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from small_studies import GOOD, OTHER, result_of

from gategrad.sweep import ResultsFile


@pytest.mark.parametrize("text", ['{"accuracy": 0.9}', "notes", "{}"])
def test_what_is_no_line_of_ours_is_never_cut_off(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.json"
    path.write_text(text)
    with pytest.raises(ValueError, match=r"line 1 of .*notes\.json is not a result"):
        ResultsFile(path).append({"run_id": "x"})
    assert path.read_text() == text


def test_a_torn_last_line_is_passed_over_and_removed(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "sub" / "results.jsonl")
    assert file.read() == {}
    file.append(result_of(GOOD))
    whole = file.path.read_bytes()
    for torn in (b'{"run_id": "ab', b'{"a": ' + b"[" * 100_000):
        file.path.write_bytes(whole + torn)
        with pytest.warns(RuntimeWarning, match=r"last line of .*results\.jsonl is cut off"):
            assert list(file.read()) == [GOOD.run_id]
    file.append(result_of(OTHER))
    assert list(file.read()) == [GOOD.run_id, OTHER.run_id]
    assert file.path.read_bytes().startswith(whole + b'{"run_id": ')


def test_a_last_line_without_its_newline_counts(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "results.jsonl")
    file.append(result_of(GOOD))
    file.path.write_bytes(file.path.read_bytes()[:-1])
    assert list(file.read()) == [GOOD.run_id]
    file.append(result_of(OTHER))
    assert list(file.read()) == [GOOD.run_id, OTHER.run_id]


def test_the_first_result_of_a_run_stays(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "results.jsonl")
    file.append(result_of(GOOD, 0.25))
    file.append(result_of(GOOD, 0.75))
    assert file.read()[GOOD.run_id]["discrete_test_accuracy"] == 0.25
    assert file.path.read_text().count("\n") == 1


HUGE = json.dumps({**result_of(GOOD), "train_seconds": 10**400})


@pytest.mark.parametrize("line", ["junk", "[]", "{}", '{"run_id": 3}', HUGE])
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(f"{json.dumps(result_of(GOOD))}\n\n{line}\n")
    with pytest.raises(ValueError, match=rf"line 3 of {path} is not a result"):
        ResultsFile(path).read()
    with pytest.raises(ValueError, match="line 3"):
        ResultsFile(path).append(result_of(OTHER))


def test_a_full_disk_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = ResultsFile(tmp_path / "results.jsonl")
    file.append(result_of(GOOD))
    before = file.path.read_bytes()
    write = os.write
    monkeypatch.setattr(os, "write", lambda fd, data: write(fd, data[:5]))
    with pytest.raises(OSError, match="no room for a line"):
        file.append(result_of(OTHER))
    assert file.path.read_bytes() == before


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)  # which would be waited for without end
    for path in (pipe, tmp_path):
        with pytest.raises(ValueError, match=f"{path} is no file of results"):
            ResultsFile(path).read()
        with pytest.raises(ValueError, match=f"{path} is no file of results"):
            ResultsFile(path).append(result_of(GOOD))


def test_a_note_about_a_run_is_not_its_result(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "x.jsonl")
    file.append({"run_id": GOOD.run_id, "histogram": [1.0]})
    assert file.read() == {}
    file.append({"run_id": GOOD.run_id, "discrete_test_accuracy": 0.5})
    assert list(file.read()) == [GOOD.run_id]
    assert [number for number, _ in file.numbered()] == [1, 2]
