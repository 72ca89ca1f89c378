"""Weights of samples: losses and gradients, whose weight is whose, and trainings with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray
from sklearn.utils.class_weight import compute_sample_weight
from small_training import QUICK, brightest_third_arrays, uneven_network

import gategrad as gg
from gategrad.circuit.readout import balanced_groups
from gategrad.config import TrainConfig
from gategrad.data import Dataset, from_arrays
from gategrad.data.batching.batches import Batches, Targets
from gategrad.evaluate import discrete_accuracy, relaxed_accuracy
from gategrad.train import fit
from gategrad.train.losses import LOSSES, distillation
from gategrad.train.sample_weights import SampleWeights, configured_weights

OPTIONS: dict[str, Any] = {**QUICK, "threads": 1}


def repeated_rows(valid_fraction: float = 0.2, repeats: NDArray[np.int64] | None = None) -> Dataset:
    """300 training samples, each so many times."""
    X, y = brightest_third_arrays(400)
    rows = np.repeat(np.arange(300), 1 if repeats is None else repeats)
    return from_arrays(
        X[rows], y[rows], X[300:], y[300:], low=0, high=1, valid_fraction=valid_fraction
    )


def weighted_batch() -> tuple[torch.Tensor, Targets]:
    rng = np.random.default_rng(0)
    x, y = rng.integers(0, 2, (24, 12)), rng.integers(0, 3, 24)
    scores, weight = 3 * rng.normal(size=(24, 3)), rng.gamma(1.0, size=24)
    return torch.tensor(x).float(), Targets(
        torch.tensor(y), torch.tensor(scores).float(), torch.tensor(weight).float()
    )


def log_softmax(z: NDArray[np.float64]) -> NDArray[np.float64]:
    z = z - z.max(axis=1, keepdims=True)
    return z - np.log(np.exp(z).sum(axis=1, keepdims=True))


def one_hot_scores_weights(
    y: Targets,
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    assert y.scores is not None
    assert y.sample_weight is not None
    return np.eye(3)[y.labels.numpy()], y.scores.double().numpy(), y.sample_weight.double().numpy()


# Losses


def test_cross_entropy() -> None:
    x, y = weighted_batch()
    found = LOSSES["cross-entropy"].of(uneven_network(), x, y.labels, y.sample_weight)
    one_hot, _, w = one_hot_scores_weights(y)
    log_p = log_softmax(found.at.detach().double().numpy())
    assert float(found.value) == pytest.approx(-(w * (one_hot * log_p).sum(axis=1)).mean())
    gradient = w[:, None] * (np.exp(log_p) - one_hot) / 24
    np.testing.assert_allclose(found.grad.numpy(), gradient, rtol=1e-4, atol=1e-8)


def test_binary_logit() -> None:
    x, y = weighted_batch()
    found = LOSSES["binary-logit"].of(uneven_network(), x, y.labels, y.sample_weight)
    s, (_, _, w) = found.at.detach().double().numpy(), one_hot_scores_weights(y)
    wanted = balanced_groups(61, 3)[None] == y.labels.numpy()[:, None]
    losses = -np.log(np.where(wanted, s, 1 - s)).sum(axis=1)
    assert float(found.value) == pytest.approx((w * losses).mean())
    gradient = w[:, None] * np.where(wanted, -1 / s, 1 / (1 - s)) / 24
    np.testing.assert_allclose(found.grad.numpy(), gradient, rtol=1e-4)


def test_bce_with_logits() -> None:
    x, y = weighted_batch()
    found = LOSSES["bce-with-logits"].of(uneven_network(), x, y.labels, y.sample_weight)
    s, (_, _, w) = found.at.detach().double().numpy(), one_hot_scores_weights(y)
    wanted = balanced_groups(61, 3)[None] == y.labels.numpy()[:, None]
    p = 1 / (1 + np.exp(-s))
    losses = -np.log(np.where(wanted, p, 1 - p)).sum(axis=1)
    assert float(found.value) == pytest.approx((w * losses).mean())
    np.testing.assert_allclose(found.grad.numpy(), w[:, None] * (p - wanted) / 24, rtol=1e-5)


def test_distillation() -> None:
    x, y = weighted_batch()
    found = distillation(uneven_network(), x, y, weight=0.3, temperature=2.5)
    one_hot, t, w = one_hot_scores_weights(y)
    s = found.at.detach().double().numpy()
    own, soft, wanted = log_softmax(s), log_softmax(s / 2.5), log_softmax(t / 2.5)
    labeled = -(one_hot * own).sum(axis=1)
    apart = (np.exp(wanted) * (wanted - soft)).sum(axis=1)
    assert float(found.value) == pytest.approx((w * (0.7 * labeled + 0.3 * 6.25 * apart)).mean())
    gradient = 0.7 * (np.exp(own) - one_hot) + 0.3 * 2.5 * (np.exp(soft) - np.exp(wanted))
    np.testing.assert_allclose(found.grad.numpy(), w[:, None] * gradient / 24, rtol=1e-4, atol=1e-7)


@pytest.mark.parametrize("loss", LOSSES)
def test_a_whole_weight_is_so_many_rows(loss: str) -> None:
    x, y = weighted_batch()
    counts = torch.arange(24) % 4
    rows = torch.repeat_interleave(torch.arange(24), counts)
    gradients = []
    for inputs, labels, weight in (
        (x, y.labels, counts * 24 / counts.sum()),
        (x[rows], y.labels[rows], None),
    ):
        model = uneven_network()
        found = LOSSES[loss].of(model, inputs, labels, weight)
        found.at.backward(found.grad)
        gradients.append([found.value, *(p.grad for p in model.parameters())])
    for weighted, repeated in zip(*gradients, strict=True):
        torch.testing.assert_close(weighted, repeated, rtol=1e-4, atol=1e-6)


# Whose weight is whose


def test_weights_follow_their_samples() -> None:
    whole, data = repeated_rows(0.0), repeated_rows()
    given = whole.train.X.sum(axis=1, dtype=np.float64)
    weights = SampleWeights.of(data, given)
    np.testing.assert_allclose(
        weights.train, data.train.X.sum(axis=1) / data.train.X.sum(axis=1).mean(), rtol=1e-5
    )
    np.testing.assert_allclose(weights.valid, data.valid.X.sum(axis=1), rtol=1e-5)
    assert np.array_equal(SampleWeights.of(whole, given).train, given / given.mean())
    bits, y = torch.tensor(data.train.bits()), torch.tensor(np.array(data.train.y))
    numbers = torch.arange(len(y)).float()
    for part in ((0, 2), (1, 2)):
        order = Batches(numbers[:, None], y, 32, 7, part=part).epoch(1)
        weighted = Batches(bits, y, 32, 7, sample_weight=numbers, part=part).epoch(1)
        for (x, labels), (_, targets) in zip(order, weighted, strict=True):
            assert isinstance(targets, Targets)
            assert torch.equal(targets.sample_weight, x[:, 0])
            assert torch.equal(targets.labels, labels)
            assert targets.scores is None


@pytest.mark.parametrize(
    ("weight", "message"),
    [
        (np.ones(240), r"shape \(240,\), but arrays has 300 training samples \(60 of them set"),
        (np.ones((300, 1)), r"shape \(300, 1\)"),
        (np.full(300, -1.0), r"finite and not negative, got -1\.0"),
        (np.full(300, np.nan), "finite and not negative, got nan"),
        (np.full(300, np.inf), "finite and not negative, got inf"),
        (np.zeros(300), r"of the train split has the sum 0\.0"),
        (np.full(300, 1e308), "of the train split has the sum inf"),
        (np.full(300, 1 + 1j), "must be numbers, got an array of complex128"),
        (np.full(300, "a"), "must be numbers, got an array of <U1"),
    ],
)
def test_weights_that_cannot_be(weight: NDArray[np.float64], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        fit(uneven_network(), repeated_rows(), sample_weight=weight, **OPTIONS)


def test_validation_samples_must_count() -> None:
    data = repeated_rows()
    weight = data.in_source_order(np.ones(240), np.zeros(60))
    with pytest.raises(ValueError, match=r"of the valid split has the sum 0\.0"):
        fit(uneven_network(), data, sample_weight=weight, **OPTIONS)
    with pytest.raises(ValueError, match="weights are of 2 samples on cpu, but there are 3"):
        Batches(torch.zeros(3, 4), torch.zeros(3).long(), 2, 0, sample_weight=torch.zeros(2))


# Trainings


def test_same_weights_as_a_loop_in_plain_torch() -> None:
    data, weight = repeated_rows(0.0), np.random.default_rng(1).gamma(1.0, size=300)
    model, expected = uneven_network(), uneven_network()
    history = fit(model, data, seed=4, sample_weight=weight * 1000, **OPTIONS)
    optimizer, losses = torch.optim.Adam(expected.parameters(), lr=0.05), []
    bits, y = torch.tensor(data.train.bits()), torch.tensor(np.array(data.train.y))
    shares = torch.tensor(weight / weight.mean()).float()
    for epoch in range(3):
        losses.append(0.0)
        for x, labels in Batches(bits, y, 50, 4, sample_weight=shares).epoch(epoch):
            assert isinstance(labels, Targets)
            optimizer.zero_grad()
            each = torch.nn.functional.cross_entropy(expected(x), labels.labels, reduction="none")
            loss = (each * labels.sample_weight).sum() / len(x)
            loss.backward()
            optimizer.step()
            losses[-1] += loss.item() * len(x) / 300
    for got, wanted in zip(model.parameters(), expected.parameters(), strict=True):
        torch.testing.assert_close(got, wanted, rtol=1e-4, atol=1e-4)
    assert [record.loss for record in history.epochs] == pytest.approx(losses, rel=1e-5)


@pytest.mark.parametrize("taught", [False, True])
def test_whole_weights_are_repeated_rows(taught: bool) -> None:
    """In batches of all rows, where the order makes no difference."""
    counts = np.arange(300) % 4
    scores = np.random.default_rng(2).normal(size=(300, 3)).astype(np.float32)
    options: dict[str, Any] = {**OPTIONS, "epochs": 6, "batch_size": 1000, "lr": 0.02}
    histories = []
    for repeats, weight, teacher in (
        (None, counts, scores),
        (counts, None, np.repeat(scores, counts, axis=0)),
    ):
        data = repeated_rows(0.0, repeats)
        more = {"teacher": teacher} if taught else {}
        histories.append(
            fit(uneven_network(), data, sample_weight=weight, **more, **options).epochs
        )
    assert [r.loss for r in histories[0]] == pytest.approx([r.loss for r in histories[1]], rel=1e-4)


def test_accuracies_are_weighted() -> None:
    data, model = repeated_rows(), uneven_network()
    weight = np.random.default_rng(1).gamma(1.0, size=300)
    history = fit(model, data, sample_weight=weight, **{**OPTIONS, "epochs": 1})
    _, valid = data.by_split(weight)
    bits, y = data.valid.bits(), data.valid.y
    record = history.epochs[0]
    assert record.valid_discrete_accuracy == pytest.approx(
        np.average(gg.evaluate.predict(model.eval(), bits) == y, weights=valid)
    )
    discrete = discrete_accuracy(model, bits, y, valid, threads=1)
    assert record.valid_discrete_accuracy == pytest.approx(discrete)
    assert record.valid_relaxed_accuracy == pytest.approx(relaxed_accuracy(model, bits, y, valid))


def test_other_weights_do_not_resume(tmp_path: Path) -> None:
    data, weight = repeated_rows(), np.random.default_rng(1).gamma(1.0, size=300)
    history = fit(uneven_network(), data, sample_weight=weight, out=tmp_path, **OPTIONS)
    again = fit(uneven_network(), data, sample_weight=weight, out=tmp_path, resume=True, **OPTIONS)
    assert again.epochs == history.epochs
    for other in (None, weight[::-1]):
        with pytest.raises(ValueError, match="it was trained with sample_weight = "):
            fit(uneven_network(), data, sample_weight=other, out=tmp_path, resume=True, **OPTIONS)


# Weights by class


def uneven(valid_fraction: float = 0.2) -> Dataset:
    """300 training samples, most of them of the first class."""
    X, y = brightest_third_arrays(2000)
    rows = np.concatenate([np.flatnonzero(y == k)[:n] for k, n in enumerate((200, 70, 30))])
    names = ("left", "a=b", "right")
    return from_arrays(
        X[rows], y[rows], X[1500:], y[1500:], low=0, high=1, valid_fraction=valid_fraction,
        class_names=names,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("balanced", [300 / (3 * 200), 300 / (3 * 70), 300 / (3 * 30)]),
        ("right=5", [1, 1, 5]),
        ("a=b=0.5, left=2", [2, 0.5, 1]),
    ],
)
def test_weights_by_class_are_weights_of_samples(text: str, expected: list[float]) -> None:
    data, config = uneven(), TrainConfig(class_weight=text)
    weights, by_class = configured_weights(config, data), np.array(expected)
    assert weights is not None
    train = by_class[data.train.y]
    np.testing.assert_allclose(weights.train, train / train.mean())
    np.testing.assert_allclose(weights.valid, by_class[data.valid.y])
    given = np.random.default_rng(0).random(300)
    both = configured_weights(config, data, given)
    assert both is not None
    own_train, own_valid = data.by_split(given)
    np.testing.assert_allclose(both.valid, by_class[data.valid.y] * own_valid)
    np.testing.assert_allclose(both.train, train * own_train / (train * own_train).mean())


def test_balanced_is_what_scikit_learn_calls_so() -> None:
    data = uneven(0.0)
    weights = configured_weights(TrainConfig(class_weight="balanced"), data)
    expected = compute_sample_weight("balanced", data.train.y)
    assert weights is not None
    np.testing.assert_allclose(weights.train, expected / expected.mean())


def test_a_class_without_weight_is_told() -> None:
    told = "all training samples of the class left, right have weight 0: nothing is learned of it"
    with pytest.warns(UserWarning, match=told):
        configured_weights(TrainConfig(class_weight="left=0,right=0"), uneven())


def test_without_any_there_are_none() -> None:
    assert configured_weights(TrainConfig(), uneven()) is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("balance", "must be balanced, or weights by class such as left=2,a=b=1, got 'balance'"),
        ("rigth=2", "'rigth', which is no class: these are left, a=b, right; did you mean right"),
        ("right=-1", "class_weight of 'right' must be a finite number .* got '-1'"),
        ("right=many", "class_weight of 'right' must be a finite number .* got 'many'"),
        ("right=1,left=2,right=3", "class_weight has more than one weight for 'right'"),
        ("left=0,a=b=0,right=0", r"of the train split has the sum 0\.0"),
    ],
)
def test_class_weights_that_cannot_be(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        fit(uneven_network(), uneven(), class_weight=text, **OPTIONS)


def test_fit_weighs_classes(tmp_path: Path) -> None:
    data = uneven()
    model, expected = uneven_network(), uneven_network()
    history = fit(model, data, class_weight="balanced", **OPTIONS)
    labels = data.in_source_order(data.train.y, data.valid.y)
    weight = compute_sample_weight("balanced", labels)
    same = fit(expected, data, sample_weight=weight, **OPTIONS)
    assert [r.loss for r in history.epochs] == [r.loss for r in same.epochs]
    for a, b in zip(model.parameters(), expected.parameters(), strict=True):
        assert torch.equal(a, b)
    fit(uneven_network(), data, class_weight="balanced", out=tmp_path, **OPTIONS)
    with pytest.raises(ValueError, match=r"train\.class_weight = 'balanced', but now"):
        fit(uneven_network(), data, out=tmp_path, resume=True, **OPTIONS)
