"""Distillation: the loss, whose rows are whose, files, and runs that teach one another."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import torch
from damaged_arrays import damaged_archive, damaged_array
from small_training import small_network
from torch.nn.functional import cross_entropy, kl_div
from typer.testing import CliRunner

import gategrad as gg
from gategrad.checkpoint import load_model
from gategrad.cli import app
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.data import load
from gategrad.data.batching.batches import Batches, Targets
from gategrad.nn import MLP, GroupSum, LearnedThresholds, dlgn
from gategrad.runs.training_run import train_run
from gategrad.train.losses import distillation
from gategrad.train.teacher import Teacher, inputs_read

OPTIONS = {"progress": False, "threads": 1}


def ten_classes(seed: int = 1, n: int = 64) -> torch.nn.Sequential:
    return small_network(n, n_classes=10, width=40, seed=seed)


@pytest.fixture(scope="module")
def digits() -> gg.Dataset:
    return gg.load_dataset("digits", thresholds=[0.5], seed=3)


@pytest.mark.parametrize(("weight", "temperature"), [(0.5, 1.0), (0.3, 2.5), (1.0, 4.0)])
def test_the_loss_is_torchs(weight: float, temperature: float) -> None:
    generator = torch.Generator().manual_seed(0)
    x = torch.rand(24, 64, generator=generator).round()
    y = torch.randint(0, 10, (24,), generator=generator)
    t = torch.randn(24, 10, generator=generator) * 3
    model = ten_classes()
    s = model(x)
    soft = (t / temperature).softmax(dim=1)
    apart = kl_div((s / temperature).log_softmax(dim=1), soft, reduction="batchmean")
    expected = (1 - weight) * cross_entropy(s, y) + weight * temperature**2 * apart
    expected.backward()
    wanted = [p.grad.clone() for p in model.parameters()]
    model.zero_grad()
    found = distillation(model, x, Targets(y, t), weight=weight, temperature=temperature)
    found.at.backward(found.grad)
    torch.testing.assert_close(found.value, expected.detach())
    for p, grad in zip(model.parameters(), wanted, strict=True):
        torch.testing.assert_close(p.grad, grad)


def test_scores_follow_their_samples(digits: gg.Dataset) -> None:
    # A teacher that names each sample: its scores are the first pixels of it.
    whole = gg.load_dataset("digits", thresholds=[0.5], valid_fraction=0)
    scores = whole.train.X[:, 20:30].astype(np.float32)
    assert np.array_equal(Teacher(scores).of(whole), scores)
    mine = Teacher(scores, whole.train.y).of(digits)
    assert np.array_equal(mine, digits.train.X[:, 20:30])
    assert np.array_equal(digits.in_source_order(digits.train.X, digits.valid.X), whole.train.X)
    X, y = torch.from_numpy(digits.train.scaled()), torch.tensor(np.array(digits.train.y))
    for part in ((0, 2), (1, 2)):
        batches = Batches(X, y, 100, 5, teacher=torch.from_numpy(mine), part=part)
        for x, targets in batches.epoch(1):
            assert isinstance(targets, Targets)
            assert len(targets) == len(x)
            torch.testing.assert_close(targets.scores, x[:, 20:30] * 16)


def test_scores_of_any_model(digits: gg.Dataset) -> None:
    bits, values = digits.in_source_order(digits.train.X, digits.valid.X) > 8, MLP(64, 10, width=8)
    model = ten_classes().train()
    found = gg.teacher_scores(model, digits, batch_size=300)
    assert model.training
    circuit = gg.compile(gg.to_circuit(model))
    np.testing.assert_allclose(found, circuit.scores(bits.astype(np.uint8)), rtol=1e-6)
    three = gg.load_dataset("digits", thresholds=[0.2, 0.5, 0.8], seed=3)
    image = torch.nn.Sequential(torch.nn.Unflatten(1, three.shape), torch.nn.Flatten(), values)
    found = gg.teacher_scores(image, three, inputs="continuous")
    raw = three.in_source_order(three.train.X, three.valid.X).astype(np.float32) / 16
    with torch.no_grad():
        np.testing.assert_allclose(found, values.eval()(torch.from_numpy(raw)), rtol=1e-5)
    with pytest.raises(ValueError, match="inputs must be 'binary' or 'continuous'"):
        gg.teacher_scores(model, digits, inputs="gray")
    with pytest.raises(ValueError, match=r"shape \(1000, 3\) for 1000 samples of 10 classes"):
        gg.teacher_scores(dlgn(64, layers=1, width=30, head=GroupSum(3)), digits)
    assert inputs_read(values, "continuous") == "continuous"
    assert inputs_read(model, "continuous") == inputs_read(values, "binary") == "binary"
    learned = torch.nn.Sequential(LearnedThresholds(64, 2), ten_classes(n=128))
    assert inputs_read(learned, "continuous") == "continuous"


def test_a_teachers_file(tmp_path: Path, digits: gg.Dataset) -> None:
    n = len(digits.train) + len(digits.valid)
    scores = np.random.default_rng(0).normal(size=(n, 10))
    path = tmp_path / "teacher.npz"
    gg.save_scores(path, scores, digits)
    again = Teacher.load(path)
    assert again.digest == Teacher(scores.astype(np.float32)).digest
    assert again.digest != Teacher(scores.astype(np.float16)).digest
    assert np.array_equal(again.labels, digits.in_source_order(digits.train.y, digits.valid.y))
    np.save(tmp_path / "rows.npy", scores)
    assert Teacher.load(tmp_path / "rows.npy").digest == again.digest
    with pytest.raises(ValueError, match="scores are written as"):
        gg.save_scores(tmp_path / "teacher.npy", scores, digits)
    with pytest.raises(FileNotFoundError):
        Teacher.load(tmp_path / "nothing.npz")
    np.savez(tmp_path / "other.npz", logits=scores)
    (tmp_path / "text.npz").write_text("no numbers")
    np.save(tmp_path / "objects.npy", np.array([None]), allow_pickle=True)
    np.save(tmp_path / "whole.npy", np.zeros((n, 10), dtype=np.int64))
    np.save(tmp_path / "nan.npy", np.where(np.arange(10) == 3, np.nan, scores))
    np.save(tmp_path / "huge.npy", np.full((n, 10), 1e300))
    for name, message in (
        ("other.npz", r"other\.npz: no array 'scores' in it, but logits"),
        ("text.npz", r"text\.npz"),
        ("text.csv", r"a teacher's scores are \.npy or \.npz"),
        ("objects.npy", r"objects\.npy"),
        ("whole.npy", r"as floats, got int64 of shape"),
        ("nan.npy", "NaN or infinite in row 0"),
        ("huge.npy", "NaN or infinite in row 0"),
    ):
        with pytest.raises(ValueError, match=message):
            Teacher.load(tmp_path / name)
    with pytest.raises(ValueError, match=r"as labels, got float64 of shape \(1437,\)"):
        Teacher(scores, scores[:, 0])


@pytest.mark.parametrize("ending", [".npy", ".npz"])
def test_a_damaged_teachers_file(tmp_path: Path, ending: str) -> None:
    scores, labels = np.random.default_rng(0).normal(size=(9, 3)), np.arange(9) % 3
    good, bad, refused = tmp_path / f"good{ending}", tmp_path / f"bad{ending}", 0
    if ending == ".npy":
        np.save(good, scores)
    else:
        np.savez(good, scores=scores, labels=labels)
    damaged = damaged_array if ending == ".npy" else damaged_archive
    for content in damaged(good.read_bytes(), 300):
        bad.write_bytes(content)
        try:
            Teacher.load(bad)  # may be other scores, with a sum of their own
        except ValueError as error:
            assert str(bad) in str(error)  # noqa: PT017
            refused += 1
    assert refused > 50


def test_what_does_not_fit_is_refused(digits: gg.Dataset) -> None:
    n = len(digits.train) + len(digits.valid)
    scores = np.zeros((n, 10), dtype=np.float32)

    def fit(**options: object) -> None:
        gg.fit(ten_classes(), digits, steps=1, progress=False, threads=1, **options)

    with pytest.raises(ValueError, match=r"scores of shape \(1150, 10\), but digits has 1437"):
        fit(teacher=scores[: len(digits.train)])
    with pytest.raises(ValueError, match="of other samples than digits's: the label of row 0"):
        fit(teacher=Teacher(scores, np.full(n, 11)))
    with pytest.raises(ValueError, match="teacher_weight is a teacher's: give one"):
        fit(teacher_weight=0.7)
    with pytest.raises(ValueError, match="go with loss='cross-entropy', not with 'binary-logit'"):
        fit(teacher=scores, loss="binary-logit")
    with pytest.raises(FileNotFoundError, match="nowhere"):
        fit(teacher=Path("nowhere.npz"))
    with pytest.raises(ValueError, match="there are two teachers"):
        fit(teacher=scores, config=TrainConfig(teacher="file.npz"))
    for field, value in (("weight", 0.0), ("weight", 1.5), ("temperature", 0.0)):
        with pytest.raises(ValueError, match=f"teacher_{field} must be"):
            TrainConfig(**{f"teacher_{field}": value})
    with pytest.raises(ValueError, match="2 samples on cpu, but there are 3"):
        Batches(torch.zeros(3, 4), torch.zeros(3).long(), 2, 0, teacher=torch.zeros(2, 4))


def test_a_teacher_is_followed() -> None:
    # Against the labels: every class is taken for the next one.
    whole = gg.load_dataset("digits", thresholds=[0.5], valid_fraction=0)
    scores = 20 * np.eye(10, dtype=np.float32)[(whole.train.y + 1) % 10]
    model = dlgn(64, layers=2, width=200, head=GroupSum(10, tau=2.0), seed=1)
    options = {"epochs": 5, "batch_size": 64, "lr": 0.1, "teacher_weight": 1.0}
    gg.fit(model, whole, teacher=scores, **options, **OPTIONS)
    followed = gg.Split(whole.test.X, (whole.test.y + 1) % 10, whole.encoder)
    assert gg.accuracy(model.eval(), followed) > 0.6


def test_one_run_teaches_another(tmp_path: Path) -> None:
    runner, file = CliRunner(), tmp_path / "teacher.npz"
    common = ["--quiet", "--threads", "1", "--epochs", "1"]

    def run(*arguments: str) -> str:
        result = runner.invoke(app, list(arguments))
        return result.output if result.exit_code == 0 else f"{result.exit_code}: {result.output}"

    teacher, student = str(tmp_path / "mlp"), str(tmp_path / "student")
    run("train", "digits", "--model", "mlp", "--width", "16", "--out", teacher, *common)
    assert "teacher.npz" in run("eval", teacher, "--scores", str(file))
    saved = load_model(teacher)
    data = load(saved.config.data, seed=0)
    expected = gg.teacher_scores(saved.model, data)
    assert np.array_equal(Teacher.load(file).scores, expected)
    train = [
        "train",
        "digits",
        "--recipe",
        "paper",
        "--width",
        "40",
        "--layers",
        "2",
        "--out",
        student,
        *common,
    ]
    train += ["--seed", "7", "--teacher", str(file), "--teacher-temperature", "2"]
    assert run(*train).startswith("relaxed")
    result = json.loads((tmp_path / "student" / "result.json").read_text())
    assert result["teacher"] == Teacher.load(file).digest
    settings = result["config"]["train"]
    assert (settings["teacher"], settings["teacher_temperature"]) == (str(file), 2.0)
    assert "run folder" in run(*train, "--resume")
    # Another file of the same name: neither a finished run nor a stopped one goes on with it.
    gg.save_scores(file, -expected, data)
    assert "was trained with teacher =" in run(*train, "--resume")
    kept = file.rename(tmp_path / "kept.npz")
    assert "run folder" in run(*train, "--resume")  # finished: it needs none
    kept.rename(file)
    (tmp_path / "student" / "result.json").unlink()
    assert "was trained with teacher =" in run(*train, "--resume")
    file.unlink()
    assert run(*train, "--resume").startswith("2: gategrad: [Errno 2] No such file")


def test_old_names_of_runs_stay() -> None:
    config = RunConfig(DataConfig("digits"), ModelConfig(width=300), TrainConfig(epochs=3))
    taught = RunConfig(config.data, config.model, TrainConfig(epochs=3, teacher="t.npz"))
    assert config.run_id != taught.run_id
    assert RunConfig.from_json(taught.to_json()) == taught


def test_a_teacher_that_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from stopped_training import stop_at_step

    from gategrad.train import TrainingInterrupted

    data = load(DataConfig("digits"), seed=0)
    gg.save_scores(tmp_path / "t.npz", gg.teacher_scores(ten_classes(5), data), data)
    config = RunConfig(
        DataConfig("digits"),
        ModelConfig(layers=2, width=40),
        TrainConfig(epochs=2, batch_size=400, shift=1, flip=True, teacher=str(tmp_path / "t.npz")),
    )
    whole = train_run(config, tmp_path / "whole", **OPTIONS)
    with monkeypatch.context() as patch:
        stop_at_step(patch, 4)
        with pytest.raises(TrainingInterrupted):
            train_run(config, tmp_path / "stopped", **OPTIONS)
    again = train_run(config, tmp_path / "stopped", resume=True, **OPTIONS)
    assert again["compiled_test_accuracy"] == whole["compiled_test_accuracy"]
    one, two = (load_model(tmp_path / name).model for name in ("whole", "stopped"))
    for a, b in zip(one.parameters(), two.parameters(), strict=True):
        assert torch.equal(a, b)
