"""The estimator's training, which is ``fit``: as before it was, and alone where others train."""

import signal

import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("sklearn")

import torch

from gategrad import LogicGateClassifier

SMALL = {"layers": 2, "width": 300, "epochs": 6, "batch_size": 500, "random_state": 0}


def categories_and_numbers():
    """Rows of a category and a number that may be missing."""
    rng = np.random.default_rng(3)
    X = np.empty((120, 2), dtype=object)
    X[:, 0] = rng.choice(["red", "green", "blue"], 120)
    rng.integers(0, 9, 120)
    X[:, 1] = rng.integers(0, 9, 120).astype(float)
    X[::17, 1] = np.nan
    return X, np.where((X[:, 0] == "red") ^ (rng.random(120) < 0.1), "yes", "no")


# What the estimator found when it had a loop of its own. All rows are one batch: their order, which
# was another one, makes no difference.
GOLDEN = {
    "weights": (
        {}, [1.74747, 1.8539, 0.84826, 0.45234, 0.24751, 0.21509], [], 136 / 150,
    ),
    "categories": (
        {"class_weight": "balanced", "forward": "soft"},
        [0.73624, 0.74416, 0.56594, 0.54038, 0.52431, 0.50389], [], 89 / 120,
    ),
    "early stopping": (
        {"early_stopping": True, "validation_fraction": 0.2, "n_iter_no_change": 2, "epochs": 30},
        [1.74184, 1.7846, 0.9504, 0.338, 0.38528, 0.24134, 0.17662, 0.2107],
        [0.48371, 0.77309, 0.8027, 0.61129, 0.87854, 0.88991, 0.88991, 0.88991], 135 / 150,
    ),
    "noise": (
        {"forward": "gumbel", "dropout": 0.2, "weight_decay": 0.01},
        [0.88608, 1.47615, 2.03297, 1.97666, 1.08701, 3.25608], [], 66 / 150,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", GOLDEN)
def test_golden(iris, name, monkeypatch):
    # The noise was torch's then.
    monkeypatch.setattr("gategrad.nn.kernels.native_gates.draws_noise", lambda _: False)
    options, losses, scores, accuracy = GOLDEN[name]
    X, y = categories_and_numbers() if name == "categories" else iris
    weight = None if name == "noise" else np.random.default_rng(4).gamma(1.0, size=150)[: len(y)]
    model = LogicGateClassifier(**{**SMALL, **options}).fit(X, y, sample_weight=weight)
    assert model.loss_curve_ == pytest.approx(losses, abs=1e-5)
    assert getattr(model, "validation_scores_", []) == pytest.approx(scores, abs=1e-5)
    assert model.score(X, y) == pytest.approx(accuracy)


def test_a_process_of_a_group_trains_by_itself(iris, monkeypatch):
    expected = LogicGateClassifier(**SMALL).fit(*iris)
    for name, value in (("RANK", "0"), ("WORLD_SIZE", "2"), ("MASTER_ADDR", "127.0.0.1")):
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("MASTER_PORT", "1")  # no one is there
    assert LogicGateClassifier(**SMALL).fit(*iris).loss_curve_ == expected.loss_curve_


def test_random_state_of_torch_and_numpy_are_left_alone(iris):
    torch.manual_seed(3)
    np.random.seed(3)  # noqa: NPY002
    expected = torch.rand(2), np.random.rand()  # noqa: NPY002
    torch.manual_seed(3)
    np.random.seed(3)  # noqa: NPY002
    LogicGateClassifier(**SMALL, forward="gumbel", dropout=0.1).fit(*iris)
    assert torch.equal(torch.rand(2), expected[0])
    assert np.random.rand() == expected[1]  # noqa: NPY002


def test_a_line_per_epoch(iris, capsys):
    options = {**SMALL, "epochs": 2, "verbose": 1}
    LogicGateClassifier(**options).fit(*iris)
    shown = capsys.readouterr()
    assert shown.err == ""
    first, second = shown.out.splitlines()
    assert first.startswith("epoch 1 of 2: loss ")
    assert second.startswith("epoch 2 of 2: loss ")
    LogicGateClassifier(**options, early_stopping=True).fit(*iris)
    assert "validation accuracy" in capsys.readouterr().out.splitlines()[1]


def test_a_stop_by_hand_speaks_of_the_estimator(monkeypatch):
    X, y = categories_and_numbers()
    model = LogicGateClassifier(**SMALL, verbose=1)
    monkeypatch.setattr("builtins.print", lambda text: signal.raise_signal(signal.SIGINT))
    with pytest.raises(KeyboardInterrupt) as stopped:
        model.fit(X, y)
    said = str(stopped.value)
    assert "stopped by SIGINT after step" in said
    assert said.endswith("nothing was fitted, call fit again")
    assert not hasattr(model, "circuit_")
