"""Weights of samples: losses and gradients, whose weight is whose, and trainings with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

import gategrad as gg
from gategrad.circuit.readout import balanced_groups
from gategrad.data import Dataset, from_arrays
from gategrad.data.batching.batches import Batches, Targets
from gategrad.evaluate import discrete_accuracy, relaxed_accuracy
from gategrad.nn import GroupSum, dlgn
from gategrad.train import fit
from gategrad.train.losses import LOSSES, distillation
from gategrad.train.sample_weights import SampleWeights

QUICK: dict[str, Any] = {
    "epochs": 3, "batch_size": 50, "lr": 0.05, "progress": False, "threads": 1
}  # fmt: skip


def make_model(seed: int = 1) -> gg.nn.DLGN:
    head = GroupSum(3, tau=2.0, remainder="distribute")
    return dlgn(12, layers=2, width=61, head=head, seed=seed)


def make_dataset(valid_fraction: float = 0.2, repeats: NDArray[np.int64] | None = None) -> Dataset:
    """300 training samples of 12 values; the class is which third is brightest."""
    rng = np.random.default_rng(5)
    X = rng.random((400, 12), dtype=np.float32)
    y = X.reshape(400, 3, 4).sum(axis=2).argmax(axis=1)
    rows = np.repeat(np.arange(300), 1 if repeats is None else repeats)
    return from_arrays(
        X[rows], y[rows], X[300:], y[300:], low=0, high=1, valid_fraction=valid_fraction
    )


def batch() -> tuple[torch.Tensor, Targets]:
    rng = np.random.default_rng(0)
    x, y = rng.integers(0, 2, (24, 12)), rng.integers(0, 3, 24)
    scores, weight = 3 * rng.normal(size=(24, 3)), rng.gamma(1.0, size=24)
    return torch.tensor(x).float(), Targets(
        torch.tensor(y), torch.tensor(scores).float(), torch.tensor(weight).float()
    )


def log_softmax(z: NDArray[np.float64]) -> NDArray[np.float64]:
    z = z - z.max(axis=1, keepdims=True)
    return z - np.log(np.exp(z).sum(axis=1, keepdims=True))


def arrays(y: Targets) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    assert y.scores is not None
    assert y.sample_weight is not None
    return np.eye(3)[y.labels.numpy()], y.scores.double().numpy(), y.sample_weight.double().numpy()


# Losses


def test_cross_entropy() -> None:
    x, y = batch()
    found = LOSSES["cross-entropy"].of(make_model(), x, y.labels, y.sample_weight)
    one_hot, _, w = arrays(y)
    log_p = log_softmax(found.at.detach().double().numpy())
    assert float(found.value) == pytest.approx(-(w * (one_hot * log_p).sum(axis=1)).mean())
    gradient = w[:, None] * (np.exp(log_p) - one_hot) / 24
    np.testing.assert_allclose(found.grad.numpy(), gradient, rtol=1e-4, atol=1e-8)


def test_binary_logit() -> None:
    x, y = batch()
    found = LOSSES["binary-logit"].of(make_model(), x, y.labels, y.sample_weight)
    s, (_, _, w) = found.at.detach().double().numpy(), arrays(y)
    wanted = balanced_groups(61, 3)[None] == y.labels.numpy()[:, None]
    losses = -np.log(np.where(wanted, s, 1 - s)).sum(axis=1)
    assert float(found.value) == pytest.approx((w * losses).mean())
    gradient = w[:, None] * np.where(wanted, -1 / s, 1 / (1 - s)) / 24
    np.testing.assert_allclose(found.grad.numpy(), gradient, rtol=1e-4)


def test_distillation() -> None:
    x, y = batch()
    found = distillation(make_model(), x, y, weight=0.3, temperature=2.5)
    one_hot, t, w = arrays(y)
    s = found.at.detach().double().numpy()
    own, soft, wanted = log_softmax(s), log_softmax(s / 2.5), log_softmax(t / 2.5)
    labeled = -(one_hot * own).sum(axis=1)
    apart = (np.exp(wanted) * (wanted - soft)).sum(axis=1)
    assert float(found.value) == pytest.approx((w * (0.7 * labeled + 0.3 * 6.25 * apart)).mean())
    gradient = 0.7 * (np.exp(own) - one_hot) + 0.3 * 2.5 * (np.exp(soft) - np.exp(wanted))
    np.testing.assert_allclose(found.grad.numpy(), w[:, None] * gradient / 24, rtol=1e-4, atol=1e-7)


@pytest.mark.parametrize("loss", LOSSES)
def test_a_whole_weight_is_so_many_rows(loss: str) -> None:
    x, y = batch()
    counts = torch.arange(24) % 4
    rows = torch.repeat_interleave(torch.arange(24), counts)
    gradients = []
    for inputs, labels, weight in (
        (x, y.labels, counts * 24 / counts.sum()),
        (x[rows], y.labels[rows], None),
    ):
        model = make_model()
        found = LOSSES[loss].of(model, inputs, labels, weight)
        found.at.backward(found.grad)
        gradients.append([found.value, *(p.grad for p in model.parameters())])
    for weighted, repeated in zip(*gradients, strict=True):
        torch.testing.assert_close(weighted, repeated, rtol=1e-4, atol=1e-6)


# Whose weight is whose


def test_weights_follow_their_samples() -> None:
    whole, data = make_dataset(0.0), make_dataset()
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
    ],
)
def test_weights_that_cannot_be(weight: NDArray[np.float64], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        fit(make_model(), make_dataset(), sample_weight=weight, **QUICK)


def test_validation_samples_must_count() -> None:
    data = make_dataset()
    weight = data.in_source_order(np.ones(240), np.zeros(60))
    with pytest.raises(ValueError, match=r"of the valid split has the sum 0\.0"):
        fit(make_model(), data, sample_weight=weight, **QUICK)
    with pytest.raises(ValueError, match="weights are of 2 samples on cpu, but there are 3"):
        Batches(torch.zeros(3, 4), torch.zeros(3).long(), 2, 0, sample_weight=torch.zeros(2))


# Trainings


def test_same_weights_as_a_loop_in_plain_torch() -> None:
    data, weight = make_dataset(0.0), np.random.default_rng(1).gamma(1.0, size=300)
    model, expected = make_model(), make_model()
    history = fit(model, data, seed=4, sample_weight=weight * 1000, **QUICK)
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
    options: dict[str, Any] = {**QUICK, "epochs": 6, "batch_size": 1000, "lr": 0.02}
    histories = []
    for repeats, weight, teacher in (
        (None, counts, scores),
        (counts, None, np.repeat(scores, counts, axis=0)),
    ):
        data = make_dataset(0.0, repeats)
        more = {"teacher": teacher} if taught else {}
        histories.append(fit(make_model(), data, sample_weight=weight, **more, **options).epochs)
    assert [r.loss for r in histories[0]] == pytest.approx([r.loss for r in histories[1]], rel=1e-4)


def test_accuracies_are_weighted() -> None:
    data, model = make_dataset(), make_model()
    weight = np.random.default_rng(1).gamma(1.0, size=300)
    history = fit(model, data, sample_weight=weight, **{**QUICK, "epochs": 1})
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
    data, weight = make_dataset(), np.random.default_rng(1).gamma(1.0, size=300)
    history = fit(make_model(), data, sample_weight=weight, out=tmp_path, **QUICK)
    again = fit(make_model(), data, sample_weight=weight, out=tmp_path, resume=True, **QUICK)
    assert again.epochs == history.epochs
    for other in (None, weight[::-1]):
        with pytest.raises(ValueError, match="it was trained with sample_weight = "):
            fit(make_model(), data, sample_weight=other, out=tmp_path, resume=True, **QUICK)
