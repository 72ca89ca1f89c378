"""What a training shows and writes of its epochs."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path

import pytest
from during_training import Calls, at, send
from small_training import QUICK, small_network

from gategrad.data import Dataset
from gategrad.train import EpochRecord, TrainingInterrupted, fit

pytestmark = pytest.mark.usefixtures("one_thread")


def test_history_file(dataset: Dataset, tmp_path: Path) -> None:
    history = fit(small_network(), dataset, out=tmp_path, **QUICK)
    lines = (tmp_path / "history.jsonl").read_text().splitlines()
    assert tuple(EpochRecord.from_json(json.loads(line)) for line in lines) == history.epochs
    assert list(json.loads(lines[0])) == [
        "epoch", "step", "loss", "lr", "valid_relaxed_accuracy", "valid_discrete_accuracy",
        "seconds", "samples_per_s",
    ]  # fmt: skip


def test_progress_goes_to_standard_error(
    dataset: Dataset, capsys: pytest.CaptureFixture[str]
) -> None:
    fit(small_network(), dataset, **{**QUICK, "progress": True})
    shown = capsys.readouterr()
    assert shown.out == ""
    for text in ("epoch 3/3", "samples/s", "loss ", "relaxed ", "discrete ", "00:00"):
        assert text in shown.err
    fit(small_network(), dataset, **QUICK)
    assert capsys.readouterr() == ("", "")


def test_tensorboard_shows_each_epoch_once(dataset: Dataset, tmp_path: Path) -> None:
    pytest.importorskip("tensorboard")
    from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

    stopped = small_network()
    Calls(stopped, at(20, send(signal.SIGINT)))
    with pytest.raises(TrainingInterrupted):
        fit(stopped, dataset, out=tmp_path, tensorboard=True, **QUICK)
    history = fit(small_network(), dataset, out=tmp_path, resume=True, tensorboard=True, **QUICK)
    events = EventAccumulator(str(tmp_path / "tensorboard"))
    events.Reload()
    assert "valid/discrete_accuracy" in events.Tags()["scalars"]
    losses = [(e.step, e.value) for e in events.Scalars("loss")]
    assert losses == [(r.step, pytest.approx(r.loss)) for r in history.epochs]


def test_tensorboard_missing(
    dataset: Dataset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch.utils.tensorboard", None)
    with pytest.raises(ImportError, match=r"gategrad\[tensorboard\]"):
        fit(small_network(), dataset, out=tmp_path, tensorboard=True, **QUICK)
