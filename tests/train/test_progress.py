"""What a training shows and writes of its epochs."""

from __future__ import annotations

import itertools
import json
import re
import signal
import sys
from pathlib import Path

import pytest
from during_training import Calls, at, send
from rich.console import Console
from small_training import QUICK, small_network
from torch import nn

from gategrad.data import Dataset
from gategrad.system import progress_lines
from gategrad.system.progress_lines import shows_bars
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


def shown_by(
    dataset: Dataset, capsys: pytest.CaptureFixture[str], model: nn.Module | None = None
) -> str:
    fit(model or small_network(), dataset, **{**QUICK, "progress": True})
    shown = capsys.readouterr()
    assert shown.out == ""
    return shown.err


def test_a_terminal_shows_one_line_drawn_again(
    dataset: Dataset, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Console, "is_terminal", True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "80")
    shown = shown_by(dataset, capsys)
    for text in ("epoch 3/3", "samples/s", "loss ", "relaxed ", "discrete ", "00:00"):
        assert text in shown
    monkeypatch.setenv("COLUMNS", "50")
    shown = shown_by(dataset, capsys)
    for text in ("epoch 3/3", "relaxed ", "discrete ", "00:00"):
        assert text in shown
    assert "\u2026" not in shown, "nothing is cut"


def test_elsewhere_each_epoch_is_a_line(
    dataset: Dataset, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    lines = shown_by(dataset, capsys).splitlines()
    assert len(lines) == 3
    for number, line in enumerate(lines, start=1):
        wanted = rf"epoch {number}/3  loss \S+  relaxed \S+% discrete \S+%  \S+ samples/s"
        assert re.fullmatch(wanted + (r"  \S+ left" if number < 3 else ""), line)
    fit(small_network(), dataset, **QUICK)
    assert capsys.readouterr() == ("", "")


def test_a_long_epoch_has_lines_of_its_own(
    dataset: Dataset, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = itertools.count(0.0, 20.0)
    monkeypatch.setattr(progress_lines, "monotonic", lambda: next(clock))
    lines = shown_by(dataset, capsys).splitlines()
    within = [line for line in lines if re.match(r"epoch \d/3  loss \S+  step \d+ of 24", line)]
    assert len(lines) == 3 + len(within)
    assert len(within) == 3 * 4, "every other step comes after half a minute"


def test_hard_gates_have_no_relaxed_accuracy(
    dataset: Dataset, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = shown_by(dataset, capsys, small_network(forward="hard"))
    assert "relaxed" not in shown
    assert shown.count("discrete ") == 3


def test_a_dumb_terminal_gets_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Console, "is_terminal", True)
    monkeypatch.setenv("TERM", "dumb")
    assert not shows_bars(Console(stderr=True))
    monkeypatch.setenv("TERM", "xterm")
    assert shows_bars(Console(stderr=True))


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
