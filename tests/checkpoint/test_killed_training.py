"""Nothing is lost when a process is killed, stopped, or joined by a second one."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from checkpointed_training import assert_same_training, history_rows, train
from killed_training import INTERRUPTED, Moment, Trainings

from gategrad.checkpoint import Position
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.checkpoint.tensor_file import read_tensors


@pytest.fixture(scope="module")
def trainings() -> Iterator[Trainings]:
    processes = Trainings()
    yield processes
    processes.close()


def step_of(out: Path) -> int:
    _, content = read_tensors(RunFolder(out).training, "gategrad-training")
    return Position.from_json(content["position"]).step


def wait_for(condition: Any) -> None:
    end = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.001)


def test_killed_at_random_moments_and_resumed(
    trainings: Trainings, whole: Path, tmp_path: Path
) -> None:
    out = tmp_path / "run"
    rng = random.Random(14)
    # None gets two epochs further, and four get none: all are killed before the end.
    moments = [("step", rng.randint(1, 30)) for _ in range(4)]
    moments += [("replace", rng.randint(1, 5)) for _ in range(4)]
    rng.shuffle(moments)
    for event, count in moments:
        trainings.start(out, Moment(signal.SIGKILL, event, count))
        assert trainings.wait() == -signal.SIGKILL, f"not killed at {event} {count} of {moments}"
    trainings.start(out)
    assert trainings.wait() == 0
    assert_same_training(out, whole)
    assert [f.name for f in (out / "checkpoint").iterdir() if f.name.startswith(".")] == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("step", [17, 32, 53])
def test_stopped_and_resumed(
    trainings: Trainings, whole: Path, tmp_path: Path, number: signal.Signals, step: int
) -> None:
    out = tmp_path / "run"
    trainings.start(out, Moment(number, "step", step))
    assert trainings.wait() == INTERRUPTED
    assert step_of(out) == step
    trainings.start(out)
    assert trainings.wait() == 0
    assert_same_training(out, whole)


def test_a_second_process_is_refused(trainings: Trainings, tmp_path: Path) -> None:
    out = tmp_path / "run"
    pid = trainings.start(out, pause=0.1)
    wait_for(RunFolder(out).training.exists)
    with pytest.raises(RuntimeError, match=rf"{out} is in use by process {pid}: wait"):
        train(out, resume=True)
    os.kill(pid, signal.SIGKILL)
    assert trainings.wait() == -signal.SIGKILL
    train(out, resume=True)
    assert len(history_rows(out)) == 6


def test_files_not_yet_written_when_killed_are_written_on_resuming(
    whole: Path, tmp_path: Path
) -> None:
    out = tmp_path / "run"
    train(out)
    (out / "history.jsonl").write_text('{"epoch": 1, "st')
    (out / "checkpoint/model.safetensors").unlink()
    unfinished = out / "checkpoint/.training.safetensors.x1y2"
    unfinished.write_bytes(b"half")
    train(out, resume=True)
    assert_same_training(out, whole)
    assert not unfinished.exists()
