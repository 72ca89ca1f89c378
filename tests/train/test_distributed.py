"""Two processes that train together find what one finds alone, and end together."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import numpy as np
import pytest
import torch
from safetensors.torch import load_file
from training_together import (
    BATCH,
    CASES,
    STEPS_PER_EPOCH,
    few_samples,
    network_with,
    train,
    with_action,
)

from gategrad.checkpoint.tensor_file import read_tensors
from gategrad.data.batching.batches import Batches
from gategrad.data.batching.image_moves import Shifts
from gategrad.train.devices import resolve_device
from gategrad.train.distributed import ALONE, Group, joined, launched
from gategrad.train.interrupts import Interrupts
from gategrad.train.threads import resolve_threads

pytestmark = pytest.mark.usefixtures("one_thread")

WORKER = Path(__file__).parents[1] / "training_together.py"
Found = tuple[Path, list[dict[str, Any]]]


def environment(rank: int, port: int, size: int = 2) -> dict[str, str]:
    """What ``torchrun`` gives a process."""
    return {
        **os.environ,
        "RANK": str(rank), "LOCAL_RANK": str(rank), "WORLD_SIZE": str(size),
        "LOCAL_WORLD_SIZE": str(size), "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port),
        "OMP_NUM_THREADS": "1",
    }  # fmt: skip


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Found:
    """What both processes found, and where."""
    folder, port = tmp_path_factory.mktemp("together"), free_port()
    command = [sys.executable, "-W", "error", str(WORKER), str(folder)]
    processes = [
        subprocess.Popen(command, env=environment(rank, port), stderr=subprocess.PIPE, text=True)
        for rank in range(2)
    ]
    errors = [process.communicate(timeout=300)[1] for process in processes]
    assert [process.returncode for process in processes] == [0, -signal.SIGKILL], errors
    paths = [folder / f"rank-{rank}.json" for rank in range(2)]
    return folder, [json.loads(path.read_text()) for path in paths]


def assert_close(history: list[Any], expected: list[Any]) -> None:
    assert len(history) == len(expected)
    for row, wanted in zip(history, expected, strict=True):
        assert row == pytest.approx(wanted, rel=1e-5)


@pytest.mark.parametrize("name", CASES)
def test_two_processes_are_as_one(found: Found, name: str) -> None:
    folder, (first, second) = found
    assert first[name] == second[name]
    options, training = CASES[name]
    model = network_with(**options)
    # bfloat16 rounds each sample's numbers alike, but sums of gradients end elsewhere.
    loose = name == "bfloat16"
    if not loose:
        assert_close(first[name], train(model, **training))
    else:
        history = train(model, **training)
        assert [row[1] for row in first[name]] == pytest.approx([r[1] for r in history], rel=1e-3)
    states = [load_file(folder / f"{name}-{rank}.safetensors") for rank in range(2)]
    for key, value in model.state_dict().items():
        assert torch.equal(states[0][key], states[1][key]), key
        tolerance = 2e-2 if loose else 1e-4
        torch.testing.assert_close(states[0][key], value, rtol=tolerance, atol=tolerance)


def test_batches_are_shared_out() -> None:
    data = few_samples()
    assert (len(data.train.y), len(data.valid.y)) == (154, 31), "parts would be too equal"
    X = torch.tensor(data.train.bits())
    y = torch.tensor(np.array(data.train.y))
    shifts = Shifts((1, 3, 4), 1)
    whole = Batches(X, y, BATCH, 4, shifts=shifts)
    parts = [Batches(X, y, BATCH, 4, shifts=shifts, part=(i, 3)) for i in range(3)]
    assert len(whole) == STEPS_PER_EPOCH
    for batch, ((x, labels), *shared) in enumerate(
        zip(whole.epoch(1), *(part.epoch(1) for part in parts), strict=True)
    ):
        sizes = [part.sizes(batch) for part in parts]
        assert [size[1] for size in sizes] == [len(labels)] * 3
        assert sum(size[0] for size in sizes) == len(labels)
        # A part that has none stands in with one sample of the batch, which counts nothing.
        own = [(a[:n], b[:n]) for (a, b), (n, _) in zip(shared, sizes, strict=True)]
        assert all(len(b) == max(n, 1) for (_, b), (n, _) in zip(shared, sizes, strict=True))
        assert torch.equal(torch.cat([a for a, _ in own]), x)
        assert torch.equal(torch.cat([b for _, b in own]), labels)
    assert [part.sizes(3)[0] for part in parts] == [0, 0, 1]


def test_a_fault_in_one_process_ends_both_alike(found: Found) -> None:
    _, (first, second) = found
    assert first["nan"] == second["nan"]
    kind, message = first["nan"]
    assert kind == "TrainingError"
    assert "output of layer '1' at step 3" in message
    for name in ("failure", "first failure"):
        assert first[name] == ["RuntimeError", "process 1 of 2: no such thing"]
        assert second[name][1] == "no such thing"
    for kind, message in (first["options"], second["options"]):
        assert kind == "ValueError"
        assert "train.lr = 0.1, but here train.lr is 0.2" in message


def test_draws_of_each_sample_are_noticed(found: Found) -> None:
    for process in found[1]:
        kind, message = process["dropout"]
        assert kind == "TrainingError"
        assert "apart from those of process 0" in message
        assert "nn.Dropout" in message


def position(folder: Path) -> dict[str, Any]:
    path = folder / "checkpoint/training.safetensors"
    return dict(read_tensors(path, "gategrad-training")[1]["position"])


def test_a_signal_to_one_process_stops_both(found: Found) -> None:
    folder, (first, second) = found
    # Asked for during step 6, agreed on with the next.
    for process, who in ((first, "another process"), (second, "SIGTERM")):
        kind, message = process["stopped"]
        assert kind == "TrainingInterrupted"
        assert f"stopped by {who} after step 7 of 8" in message
        assert process["again"][0] == "ValueError"
        assert "already holds a run" in process["again"][1]
    assert first["resumed"] == second["resumed"]
    model = network_with()
    assert_close(first["resumed"], train(model))
    state = load_file(folder / "resumed-0.safetensors")
    weights = [value for key, value in state.items() if key.endswith("weight")]
    for got, wanted in zip(weights, model.parameters(), strict=True):
        torch.testing.assert_close(got, wanted, rtol=1e-4, atol=1e-4)


def test_only_the_first_process_writes(found: Found) -> None:
    folder, _ = found
    assert (folder / "stopped-0/history.jsonl").exists()
    assert not (folder / "stopped-1").exists()
    assert not (folder / "killed-1").exists()


def test_a_killed_process_ends_the_other_soon_with_a_checkpoint(found: Found) -> None:
    folder, (first, _) = found
    kind, message, seconds = first["killed"]
    assert kind == "ProcessLost"
    assert "--resume" in message
    assert seconds < 30
    # Nothing but the step under way is lost.
    out = folder / "killed-0"
    assert position(out)["step"] == 6
    # One process goes on, without torchrun.
    model, expected = with_action(99, lambda x: None), network_with()
    assert_close(train(model, out=out, resume=True), train(expected))
    for got, wanted in zip(model.parameters(), expected.parameters(), strict=True):
        torch.testing.assert_close(got, wanted, rtol=1e-4, atol=1e-4)


# As people start it


def workers(folder: Path, agent: int) -> tuple[int, int]:
    """Process ids of processes 0 and 1."""
    first = int((folder / ".lock").read_text())
    children = Path(f"/proc/{agent}/task/{agent}/children").read_text().split()
    (other,) = (int(child) for child in children if int(child) != first)
    return first, other


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
@pytest.mark.parametrize("victim", [0, 1])
def test_torchrun(number: signal.Signals, victim: int, tmp_path: Path) -> None:
    out = tmp_path / "run"
    run = [
        "gategrad.cli", "train", "digits", "--recipe", "paper", "--layers", "2", "--width", "2000",
        "--epochs", "150", "--quiet", "--out", str(out), "--resume", "--timeout", "20",
    ]  # fmt: skip
    torchrun = [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node", "2"]
    together = subprocess.Popen(
        [*torchrun, "--standalone", "-m", *run], stderr=subprocess.PIPE, text=True
    )
    history = out / "history.jsonl"
    start = monotonic()
    while not history.exists() or len(history.read_text().splitlines()) < 3:
        assert together.poll() is None
        assert monotonic() - start < 200
        sleep(0.05)
    # With torchrun's own 30 seconds until it kills those that do not end.
    os.kill(workers(out, together.pid)[victim], number)
    errors = together.communicate(timeout=120)[1]
    assert together.returncode != 0
    shown = [line for line in errors.splitlines() if line.startswith("gategrad: ")]
    assert "nothing to resume" in shown.pop(0)
    if number == signal.SIGTERM:
        assert len(shown) == 1
        assert "training stopped by" in shown[0]
    elif victim == 1:
        assert len(shown) == 1
        assert "another process of this training ended" in shown[0]
    step = position(out)["step"]
    assert 0 < step < 150 * 9, "the run was over before it was stopped"
    subprocess.run([sys.executable, "-m", *run], check=True, capture_output=True, timeout=300)
    result = json.loads((out / "result.json").read_text())
    assert (result["processes"], result["steps"]) == (1, 150 * 9)


# One process alone


def test_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("RANK", "WORLD_SIZE", "MASTER_ADDR", "MASTER_PORT"):
        monkeypatch.delenv(name, raising=False)
    assert launched() is None
    with joined(torch.device("cpu")) as group:
        assert group is ALONE
    assert (group.part(7), group.gather(3), group.from_first(4)) == (slice(0, 7), [3], 4)
    with pytest.raises(LookupError), group.together():
        raise LookupError
    for key, value in environment(0, 1, size=1).items():
        monkeypatch.setenv(key, value)
    with joined(torch.device("cpu")) as group:
        assert group is ALONE
    with pytest.raises(ValueError, match="timeout must be a positive number of seconds, got 0"):
        joined(torch.device("cpu"), timeout=0).__enter__()


def test_parts_cover_all() -> None:
    for n in range(9):
        for size in range(1, 5):
            group = Group()
            group.size = size
            covered = []
            for group.rank in range(size):
                covered += list(range(n))[group.part(n)]
            assert covered == list(range(n))


def test_each_process_has_its_own_gpu_and_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    for key, value in environment(3, 1, size=4).items():
        monkeypatch.setenv(key, value)
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 4)
    assert resolve_device("cuda") == torch.device("cuda", 3)
    with pytest.raises(ValueError, match="each process has a GPU of its own: use 'cuda'"):
        resolve_device("cuda:1")
    monkeypatch.setattr(torch.cuda, "device_count", lambda: 2)
    with pytest.raises(ValueError, match="no GPU 3"):
        resolve_device("cuda")
    monkeypatch.setenv("GATEGRAD_THREADS", "9")
    assert resolve_threads(None).engine == 2


def test_signals_of_one_of_several_processes() -> None:
    def failing() -> None:
        with Interrupts(alone=False) as interrupts:
            signal.raise_signal(signal.SIGTERM)
            signal.raise_signal(signal.SIGTERM)
            assert interrupts.requested == signal.SIGTERM
            raise TimeoutError

    with pytest.raises(TimeoutError):
        failing()
