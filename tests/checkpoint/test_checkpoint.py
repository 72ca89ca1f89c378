"""Checkpoints: nothing is lost when a process is killed, nothing damaged is believed.

Run as a script, this file is the training process that the tests kill.
"""

from __future__ import annotations

import importlib
import json
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import safetensors.torch
import torch
from torch import Tensor, nn

import gategrad as gg
from gategrad.checkpoint import (
    DataFacts,
    Position,
    check_same,
    load_model,
    load_training,
    load_weights,
    save_model,
)
from gategrad.checkpoint.history import EpochRecord
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.checkpoint.tensor_file import read_tensors, write_tensors
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.data import Dataset, from_arrays
from gategrad.train import TrainingInterrupted, fit

RUN = RunConfig(
    data=DataConfig("arrays"),
    model=ModelConfig(layers=2, width=60, tau=2.0, connections="local"),
    train=TrainConfig(epochs=6, batch_size=20, lr=0.05, schedule="cosine"),
    seed=3,
)
STEPS = 6 * 16
INTERRUPTED = 75


def make_dataset(**options: Any) -> Dataset:
    """400 training samples: images of 2 x 2 pixels and 3 channels; which channel is brightest."""
    rng = np.random.default_rng(5)
    X = rng.random((500, 12), dtype=np.float32)
    y = X.reshape(500, 3, 4).sum(axis=2).argmax(axis=1)
    options = {
        "shape": (3, 2, 2), "class_names": ("red", "green", "blue"), "low": 0, "high": 1, **options,
    }  # fmt: skip
    return from_arrays(X[:400], y[:400], X[400:], y[400:], **options)


def make_model(config: RunConfig = RUN) -> nn.Sequential:
    return gg.nn.build(config.model, 12, 3, seed=config.seed, input_shape=(3, 2, 2))


def train(out: Path, config: RunConfig = RUN, resume: bool = False, **options: Any) -> None:
    dataset = options.pop("dataset", None) or make_dataset()
    fit(
        make_model(config), dataset, config=config, out=out, resume=resume, progress=False,
        threads=1, **options,
    )  # fmt: skip


# The process that is killed


def serve() -> None:
    """Obey lines from the tests: ``start PAUSE SIGNAL EVENT COUNT FOLDER`` and ``wait``."""
    # The optimizers import it when first made: here once, rather than in every process.
    importlib.import_module("torch._dynamo")
    pid = 0
    for line in sys.stdin:
        command, *words = line.strip().split(maxsplit=5)
        if command == "start":
            pid = os.fork()
            if pid == 0:
                pause, number, event, count, out = words
                moment = Moment(signal.Signals(int(number)), event, int(count))
                os._exit(train_slowly(float(pause), moment, Path(out)))
            print("started", pid, flush=True)
        else:
            # Not earlier: the number of an ended process, not yet waited for, is no one else's.
            print("ended", os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)


@dataclass
class Moment:
    """When a training sends a signal to itself: before its n-th ``step`` or ``replace`` of a file.

    Counted, not timed: it comes at the same place however slow the machine is.
    """

    number: signal.Signals
    event: str
    count: int

    def note(self, event: str) -> None:
        if event == self.event:
            self.count -= 1
            if self.count == 0:
                os.kill(os.getpid(), self.number)


NEVER = Moment(signal.SIGKILL, "step", 0)


def train_slowly(pause: float, moment: Moment, out: Path) -> int:
    def before_forward(*_: Any) -> None:
        time.sleep(pause)
        if torch.is_grad_enabled():
            moment.note("step")

    model = make_model()
    model.register_forward_pre_hook(before_forward)
    sys.addaudithook(lambda name, _: moment.note("replace") if name == "os.rename" else None)
    try:
        fit(model, make_dataset(), config=RUN, out=out, resume=True, progress=False, threads=1)
    except TrainingInterrupted:
        return INTERRUPTED
    return 0


class Trainings:
    """Starts training processes, one at a time, without loading torch anew for each."""

    def __init__(self) -> None:
        command = [sys.executable, __file__]
        pipe = subprocess.PIPE
        self._server = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def start(self, out: Path, moment: Moment = NEVER, pause: float = 0) -> int:
        """Start a training with a pause before each step, and return its process."""
        what = f"{moment.number.value} {moment.event} {moment.count}"
        return self._ask(f"start {pause} {what} {out}", "started")

    def wait(self) -> int:
        """Wait until the training ends and return its exit status."""
        return self._ask("wait", "ended")

    def _ask(self, line: str, word: str) -> int:
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._server.stdin.write(line + "\n")
        self._server.stdin.flush()
        answer = self._server.stdout.readline()
        # A status taken for a process would be sent a signal: never believe a bare number.
        assert answer.split()[:1] == [word], f"expected {word!r}, got {answer!r}"
        return int(answer.split()[1])

    def close(self) -> None:
        self._server.communicate()


@pytest.fixture(scope="module")
def trainings() -> Iterator[Trainings]:
    processes = Trainings()
    yield processes
    processes.close()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A training that was never stopped."""
    out = tmp_path_factory.mktemp("whole") / "run"
    train(out)
    return out


def assert_same_training(out: Path, expected: Path) -> None:
    for name in ("training", "model"):
        path = f"checkpoint/{name}.safetensors"
        got, _ = read_tensors(out / path, f"gategrad-{name}")
        wanted, _ = read_tensors(expected / path, f"gategrad-{name}")
        assert got.keys() == wanted.keys()
        # torch's random state is the process's own; training does not use it here.
        for key in got.keys() - {"random"}:
            assert torch.equal(got[key], wanted[key]), (name, key)
    assert rows(out) == rows(expected)


def rows(out: Path) -> list[dict[str, Any]]:
    lines = (out / "history.jsonl").read_text().splitlines()
    return [
        {k: v for k, v in json.loads(line).items() if k not in ("seconds", "samples_per_s")}
        for line in lines
    ]


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
    assert len(rows(out)) == 6


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


# Another training


def test_a_folder_that_holds_a_run(tmp_path: Path) -> None:
    out = tmp_path / "run"
    quick = replace(RUN, train=replace(RUN.train, epochs=1))
    train(out, quick)
    message = rf"{out} already holds a run .*resume=True.* another folder"
    with pytest.raises(ValueError, match=message):
        train(out, quick)
    RunFolder(out).training.unlink()
    with pytest.raises(ValueError, match=r"already holds a run \(checkpoint/model.*: choose"):
        train(out, quick, resume=True)


@pytest.mark.parametrize(
    ("config", "message"),
    [
        (replace(RUN, train=replace(RUN.train, lr=0.02)), r"train\.lr = 0\.05, but now .* 0\.02"),
        (replace(RUN, train=replace(RUN.train, epochs=7)), r"train\.epochs = 6, but now .* 7"),
        (replace(RUN, seed=4), r"seed = 3, but now seed is 4"),
        (replace(RUN, model=replace(RUN.model, tau=3.0)), r"model\.tau = 2\.0, but now"),
        (replace(RUN, data=DataConfig("digits")), r"data\.name = 'arrays', but now"),
    ],
    ids=lambda case: "",
)
def test_resuming_with_another_configuration(whole: Path, config: RunConfig, message: str) -> None:
    before = RunFolder(whole).training.read_bytes()
    with pytest.raises(ValueError, match=message):
        train(whole, config, resume=True)
    assert RunFolder(whole).training.read_bytes() == before


def test_a_field_that_a_checkpoint_does_not_know_had_its_default() -> None:
    now = json.loads(RunConfig().to_json())
    stored = json.loads(RunConfig().to_json())
    del stored["train"]["shift"], stored["model"]["hidden_connections"]
    check_same(stored, now)
    now["train"]["shift"] = 2
    with pytest.raises(ValueError, match=r"train\.shift = 0, but now train\.shift is 2"):
        check_same(stored, now)
    with pytest.raises(ValueError, match=r"extra = 3, but now extra is None"):
        check_same({**stored, "extra": 3}, json.loads(RunConfig().to_json()))


def test_of_two_networks_the_lines_that_differ_are_shown() -> None:
    def identity(head: str) -> dict[str, str]:
        return {"network": f"DLGN(\n  LogicLayer(64, 30)\n  {head}\n)"}

    with pytest.raises(ValueError, match=r"network = '  GroupSum\(10\)', but now network is '  Tr"):
        check_same(identity("GroupSum(10)"), identity("TreeHead(10)"))


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"name": "others"}, r"dataset\.name"),
        ({"seed": 1}, r"dataset\.content"),
        ({"thresholds": [0.4]}, r"dataset\.content"),
        ({"valid_fraction": 0.0}, r"dataset\.content"),
        # The same thresholds in raw units.
        ({"high": 2, "thresholds": [0.25]}, r"dataset\.encoder\.high"),
        ({"low": -1, "thresholds": [0.75]}, r"dataset\.encoder\.low"),
    ],
    ids=str,
)
def test_resuming_with_other_data(whole: Path, options: dict[str, Any], field: str) -> None:
    with pytest.raises(ValueError, match=rf"{field} = .*, but now {field} is"):
        train(whole, resume=True, dataset=make_dataset(**options))


def test_resuming_with_another_model(tmp_path: Path) -> None:
    dataset = make_dataset()
    options: dict[str, Any] = {"epochs": 1, "out": tmp_path, "progress": False}
    model = nn.Sequential(gg.nn.LogicLayer(12, 60, seed=1), gg.nn.GroupSum(3, tau=2))
    fit(model, dataset, **options)
    other = nn.Sequential(gg.nn.LogicLayer(12, 60, seed=1), gg.nn.GroupSum(3, tau=4))
    with pytest.raises(ValueError, match=r"network = .*tau=2.*but now network is .*tau=4"):
        fit(other, dataset, resume=True, **options)


# Models


def test_a_model_is_rebuilt_from_the_folder_alone(whole: Path) -> None:
    dataset = make_dataset()
    expected = make_model()
    facts = load_weights(whole, expected)
    model, config, data = load_model(whole)
    assert config == RUN
    assert data == facts == DataFacts.of(dataset)
    assert (data.in_features, data.n_classes, data.input_shape) == (12, 3, (3, 2, 2))
    assert not model.training
    X = torch.rand(20, 12)
    torch.testing.assert_close(model.train()(X), expected(X), rtol=0, atol=0)
    best = max(row["valid_discrete_accuracy"] for row in rows(whole))
    assert gg.accuracy(model.eval(), dataset.valid) == best
    assert load_model(whole / "checkpoint" / "model.safetensors").config == RUN


def test_a_model_that_no_configuration_describes(tmp_path: Path) -> None:
    dataset = make_dataset()
    model = nn.Sequential(gg.nn.LogicLayer(12, 30, seed=1), gg.nn.GroupSum(3))
    save_model(tmp_path / "m.safetensors", model, dataset)
    with pytest.raises(ValueError, match=r"m\.safetensors .* load_weights\(path, model\)"):
        load_model(tmp_path / "m.safetensors")
    other = nn.Sequential(gg.nn.LogicLayer(12, 30, seed=2), gg.nn.GroupSum(3))
    load_weights(tmp_path / "m.safetensors", other)
    assert torch.equal(other[0].connections, model[0].connections)
    X = torch.rand(5, 12)
    assert torch.equal(model(X), other(X))


def test_a_model_of_another_shape(whole: Path) -> None:
    wider = replace(RUN, model=replace(RUN.model, width=66))
    with pytest.raises(ValueError, match=r"model\.safetensors does not fit this model: 0.*60.*66"):
        load_weights(whole, make_model(wider))
    deeper = replace(RUN, model=replace(RUN.model, layers=3))
    with pytest.raises(ValueError, match=r"only the model has 2\.connections"):
        load_weights(whole, make_model(deeper))
    with pytest.raises(ValueError, match=r"in the file, but torch\.float64"):
        load_weights(whole, make_model().double())


def test_files_whose_parts_contradict_one_another(whole: Path, tmp_path: Path) -> None:
    tensors, content = read_tensors(RunFolder(whole).model, "gategrad-model")
    path = tmp_path / "model.safetensors"
    run = content["run"]
    broken: list[tuple[dict[str, Tensor], Any]] = [
        ({}, {**content, "run": {**run, "model": {**run["model"], "width": 10**12}}}),
        ({}, {**content, "run": {**run, "model": {**run["model"], "width": "wide"}}}),
        ({}, {**content, "run": {**run, "speed": 1}}),
        ({}, {**content, "class_names": 3}),
        ({}, {**content, "encoder": {**content["encoder"], "n_features": 5}}),
        ({}, {**content, "input_shape": [5]}),
        ({}, {"run": run}),
        ({}, []),
        ({"model.0.connections": tensors["model.0.connections"] + 99}, content),
        ({"model.0.weight": tensors["model.0.weight"][1:]}, content),
        ({"thresholds": tensors["thresholds"] * torch.nan}, content),
        ({"model.extra": torch.zeros(2)}, content),
    ]
    for changes, changed in broken:
        write_tensors(path, "gategrad-model", {**tensors, **changes}, changed)
        with pytest.raises(ValueError, match=r"model\.safetensors") as caught:
            load_model(path)
        assert "holds no model that can be rebuilt" in str(caught.value)


def test_no_file(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"checkpoint/model\.safetensors"):
        load_model(tmp_path)
    with pytest.raises(FileNotFoundError, match=r"x\.safetensors"):
        load_model(tmp_path / "x.safetensors")


# Damage


def damaged(content: bytes) -> Iterator[bytes]:
    rng = random.Random(7)
    yield b""
    yield b"not a tensor file at all"
    yield pickle.dumps({"weight": [1, 2, 3]})
    yield safetensors.torch.save({"weight": torch.zeros(3)})
    yield content + b"\0"
    for size in (1, 7, 8, 9, *(rng.randrange(len(content)) for _ in range(30)), len(content) - 1):
        yield content[:size]
    header = 8 + int.from_bytes(content[:8], "little")
    places = [*range(8), *(rng.randrange(header) for _ in range(200))]
    places += [rng.randrange(header, len(content)) for _ in range(50)]
    for place in places:
        changed = bytearray(content)
        changed[place] ^= 1 << rng.randrange(8)
        yield bytes(changed)


@pytest.mark.parametrize("name", ["training", "model"])
def test_damaged_files_are_refused(whole: Path, name: str, tmp_path: Path) -> None:
    path = tmp_path / "damaged.safetensors"
    for content in damaged((whole / f"checkpoint/{name}.safetensors").read_bytes()):
        path.write_bytes(content)
        with pytest.raises(ValueError, match=rf"{path} is not a valid gategrad-{name} file: "):
            read_tensors(path, f"gategrad-{name}")


def test_a_circuit_is_no_model(tmp_path: Path) -> None:
    np.savez(tmp_path / "circuit.npz", gate=np.zeros(3))
    with pytest.raises(ValueError, match=r"it is an \.npz, as circuits are; give the run"):
        load_model(tmp_path / "circuit.npz")


def test_a_damaged_checkpoint_is_not_resumed(whole: Path, tmp_path: Path) -> None:
    train(tmp_path, replace(RUN, train=replace(RUN.train, epochs=1)))
    path = RunFolder(tmp_path).training
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(ValueError, match=rf"{path} is not a valid"):
        train(tmp_path, resume=True)
    path.write_bytes(RunFolder(whole).model.read_bytes())
    with pytest.raises(ValueError, match=r"its format is 'gategrad-model'"):
        train(tmp_path, resume=True)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("model.0.weight", lambda t: t[1:]),
        ("best.1.weight", lambda t: t.double()),
        ("optimizer.0.weight.exp_avg", lambda t: t[:, 1:]),
        ("optimizer.0.weight.more", lambda t: torch.zeros(1)),
        ("optimizer.0.weight.step", None),
        ("model.1.connections", None),
        ("random", None),
        ("random", lambda t: t[1:]),
        ("random", lambda t: torch.full_like(t, 255)),
        ("model.1.connections", lambda t: t + 99),
        ("best.1.connections", lambda t: t - 99),
        ("optimizer.1.weight.step", lambda t: t.expand(2)),
        ("optimizer.1.weight.exp_avg_sq", lambda t: t.double()),
    ],
)
def test_checkpoints_with_wrong_tensors(
    whole: Path, name: str, change: Any, tmp_path: Path
) -> None:
    tensors, content = read_tensors(RunFolder(whole).training, "gategrad-training")
    if change is None:
        del tensors[name]
    else:
        tensors[name] = change(tensors.get(name))
    write_tensors(RunFolder(tmp_path).training, "gategrad-training", tensors, content)
    with pytest.raises(ValueError, match=r"cannot resume from .*training\.safetensors: "):
        train(tmp_path, resume=True)
    model = make_model(replace(RUN, seed=8))
    optimizer = torch.optim.Adam(model.parameters(), 0.1, fused=True)
    before = everything(model, optimizer)
    with pytest.raises(ValueError, match=r"cannot resume from .*training\.safetensors: "):
        load_training(RunFolder(tmp_path).training, content["identity"], model, optimizer)
    after = everything(model, optimizer)
    assert before.keys() == after.keys()
    assert [key for key in before if not torch.equal(before[key], after[key])] == []


def test_a_best_epoch_without_weights_and_the_reverse(whole: Path, tmp_path: Path) -> None:
    tensors, content = read_tensors(RunFolder(whole).training, "gategrad-training")
    path = RunFolder(tmp_path).training
    none = {**content, "position": {**content["position"], "best_epoch": 0}}
    write_tensors(path, "gategrad-training", tensors, none)
    with pytest.raises(ValueError, match="best_epoch is 0, with weights"):
        train(tmp_path, resume=True)
    rest = {name: t for name, t in tensors.items() if not name.startswith("best.")}
    write_tensors(path, "gategrad-training", rest, content)
    with pytest.raises(ValueError, match=r"best_epoch is \d, with no weights"):
        train(tmp_path, resume=True)


def everything(model: nn.Module, optimizer: torch.optim.Optimizer) -> dict[str, Tensor]:
    """What loading a checkpoint changes, the results of the relaxed network included."""
    found = {key: value.clone() for key, value in model.state_dict().items()}
    moments = optimizer.state_dict()["state"]
    found |= {f"{i} {key}": value for i in moments for key, value in moments[i].items()}
    with torch.no_grad():
        scores = model.train()(torch.linspace(0, 1, 24).reshape(2, 12))
    return {**found, "scores": scores, "random": torch.get_rng_state()}


def test_weights_that_do_not_fit_change_nothing(whole: Path, tmp_path: Path) -> None:
    tensors, content = read_tensors(RunFolder(whole).model, "gategrad-model")
    path = tmp_path / "model.safetensors"
    tensors["model.1.connections"] += 99
    write_tensors(path, "gategrad-model", tensors, content)
    model = make_model(replace(RUN, seed=8))
    optimizer = torch.optim.Adam(model.parameters())
    before = everything(model, optimizer)
    with pytest.raises(ValueError, match="names an input outside"):
        load_weights(path, model)
    after = everything(model, optimizer)
    assert [key for key in before if not torch.equal(before[key], after[key])] == []


@pytest.mark.parametrize(
    "change",
    [
        {"step": -1}, {"step": 2.0}, {"epoch": True}, {"loss_sum": "1"}, {"seconds": float("nan")},
        {"more": 1}, {"records": 3}, {"records": []}, {"records": [1] * 6}, {"best_epoch": 9},
    ],
    ids=str,
)  # fmt: skip
def test_positions_that_cannot_be(whole: Path, change: dict[str, Any]) -> None:
    _, content = read_tensors(RunFolder(whole).training, "gategrad-training")
    assert Position.from_json(content["position"]).step == STEPS
    with pytest.raises(ValueError, match=r"position|history"):
        Position.from_json({**content["position"], **change})


def test_history_rows_that_cannot_be(whole: Path) -> None:
    row = json.loads((whole / "history.jsonl").read_text().splitlines()[0])
    for change in ({"loss": None}, {"step": 1.5}, {"lr": "x"}, {"epoch": False}, {"more": 1}):
        with pytest.raises(ValueError, match="history row"):
            EpochRecord.from_json({**row, **change})


# Tensor files


def test_tensors_of_any_layout(tmp_path: Path) -> None:
    base = torch.arange(24, dtype=torch.float32).reshape(4, 6)
    tensors = {
        "transposed": base.t(),
        "column": base[:, 1],
        "same": base,
        "same again": base,
        "part": base[1:3],
        "scalar": torch.tensor(3.5),
        "empty": torch.zeros(0, 5),
        "half": torch.tensor([1.5, -2.0], dtype=torch.bfloat16),
        "bits": torch.tensor([True, False]),
        "parameter": nn.Parameter(torch.ones(2)),
        "expanded": torch.ones(1).expand(3),
    }
    write_tensors(tmp_path / "f", "kind", tensors, {"text": "ä", "number": 0.1})
    loaded, content = read_tensors(tmp_path / "f", "kind")
    assert content == {"text": "ä", "number": 0.1}
    assert loaded.keys() == tensors.keys()
    for name, tensor in tensors.items():
        assert loaded[name].dtype == tensor.dtype
        assert torch.equal(loaded[name], tensor), name


def test_tied_weights_stay_tied(tmp_path: Path) -> None:
    def make() -> nn.Sequential:
        layer = gg.nn.LogicLayer(12, 12, seed=1)
        return nn.Sequential(layer, layer, gg.nn.GroupSum(3))

    options: dict[str, Any] = {"epochs": 2, "lr": 0.1, "progress": False}
    expected = make()
    fit(expected, make_dataset(), **options)
    fit(make(), make_dataset(), out=tmp_path, **options)
    resumed = make()
    fit(resumed, make_dataset(), out=tmp_path, resume=True, **options)
    assert torch.equal(resumed[0].weight, expected[0].weight)
    assert resumed[0] is resumed[1]


def test_state_that_is_no_tensor_is_refused(tmp_path: Path) -> None:
    class Counting(gg.nn.GroupSum):
        def get_extra_state(self) -> Any:
            return 3

    model = nn.Sequential(gg.nn.LogicLayer(12, 12, seed=1), Counting(3))
    with pytest.raises(TypeError, match=r"1\._extra_state is a int, not a tensor"):
        fit(model, make_dataset(), out=tmp_path, progress=False)


def test_configuration_can_be_read(whole: Path, tmp_path: Path) -> None:
    assert RunConfig.from_json(RunFolder(whole).config.read_text()) == RUN
    fit(make_model(), make_dataset(), epochs=1, seed=9, out=tmp_path, progress=False)
    content = json.loads(RunFolder(tmp_path).config.read_text())
    assert (content["seed"], content["train"]["epochs"]) == (9, 1)


if __name__ == "__main__":
    serve()
