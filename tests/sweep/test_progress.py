"""What a study shows of its runs where there is no terminal."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from small_studies import GOOD, OTHER

from gategrad.sweep import progress
from gategrad.sweep.progress import StudyProgress, Underway
from gategrad.system import progress_lines


@pytest.mark.parametrize("enabled", [True, False])
def test_a_line_every_minute_says_how_far_runs_are(
    enabled: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    clock = itertools.count(0.0, 25.0)
    for module in (progress, progress_lines):
        monkeypatch.setattr(module, "monotonic", lambda: next(clock))
    result = {"discrete_test_accuracy": 0.5, "seconds": 3.0}
    with StudyProgress([GOOD, OTHER], {}, lambda: 1, enabled=enabled) as shown:
        shown.finished(GOOD, result)
        for seconds in (1.0, 2.0, 3.0):
            shown.time([Underway(OTHER, tmp_path, seconds)])
    out, err = capsys.readouterr()
    assert out == ""
    if not enabled:
        assert err == ""
        return
    first, *others = err.splitlines()
    assert first.startswith(f"1 of 2  {GOOD.run_id}")
    assert others
    epochs = OTHER.train.epochs
    for line in others:
        wanted = rf"1 of 2 ended  {OTHER.run_id} epoch 0 of {epochs}  0:00:\d\d left"
        assert re.fullmatch(wanted, line)
