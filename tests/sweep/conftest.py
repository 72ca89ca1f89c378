"""What tests of studies share."""

from __future__ import annotations

from pathlib import Path

import pytest
from small_studies import BAD, GOOD, OTHER

import gategrad.sweep.scheduler
from gategrad.sweep import RunsFailed, sweep


@pytest.fixture(scope="session")
def study(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, RunsFailed]:
    """The folder of a study with a failing run among good ones and the error; both stay."""
    folder = tmp_path_factory.mktemp("study")
    with pytest.raises(RunsFailed) as caught:
        sweep(
            [GOOD, BAD, OTHER],
            folder / "study.jsonl",
            processes=2,
            threads=1,
            keep=folder / "runs",
            progress=False,
        )
    return folder, caught.value


@pytest.fixture
def no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting a run is a failure of the test."""
    monkeypatch.setattr(
        gategrad.sweep.scheduler, "RunProcess", lambda job, _: pytest.fail(f"{job} was started")
    )
