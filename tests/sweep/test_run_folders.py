"""A run's folder: cleared of unfinished files, and waited for."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from small_studies import GOOD

from gategrad.checkpoint.run_folder import RunFolder
from gategrad.sweep.run_folders import claim
from gategrad.sweep.run_process import Job, outcome_of


def test_unfinished_files_of_killed_writers_go(tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run")
    left = [
        path.parent / f".{path.name}.0123456789abcdef"
        for path in (folder.training, folder.circuit, folder.columns, folder.result,
                     folder.path / "usage.json", folder.path / "error.json")
    ]  # fmt: skip
    for path in left:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("half")
    claimed = claim(folder.path)
    assert claimed is not None
    with claimed, folder.locked():
        assert not [path for path in left if path.exists()]


def test_a_run_waits_for_the_process_of_a_killed_study(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Which holds the run's folder until its step ends.
    folder = RunFolder(tmp_path / GOOD.run_id)
    waited: list[float] = []
    with ExitStack() as holding:
        holding.enter_context(folder.locked())

        def end(seconds: float) -> None:
            waited.append(seconds)
            holding.close()

        monkeypatch.setattr("gategrad.sweep.run_process.sleep", end)
        outcome = outcome_of(Job(GOOD, folder.path, None, 1, "cpu"))
    assert outcome.error is None
    assert len(waited) == 1
