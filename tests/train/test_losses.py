import numpy as np
import pytest
import torch
from small_training import small_network

import gategrad as gg
from gategrad.circuit.readout import balanced_groups
from gategrad.config import TrainConfig
from gategrad.data import from_arrays
from gategrad.nn import GroupSum, dlgn
from gategrad.train.losses import LOSSES


def ten_inputs(**options):
    return small_network(10, width=32, **options)


def batch():
    generator = torch.Generator().manual_seed(0)
    x = torch.rand(24, 10, generator=generator).round()
    return x, torch.randint(0, 3, (24,), generator=generator)


def test_cross_entropy_is_torchs():
    x, y = batch()
    model = ten_inputs()
    expected = torch.nn.functional.cross_entropy(model(x), y)
    expected.backward()
    wanted = [p.grad.clone() for p in model.parameters()]
    model.zero_grad()
    found = LOSSES["cross-entropy"].of(model, x, y)
    found.at.backward(found.grad)
    torch.testing.assert_close(found.value, expected.detach())
    for p, grad in zip(model.parameters(), wanted, strict=True):
        torch.testing.assert_close(p.grad, grad)


def test_binary_logit_is_the_cross_entropy_of_each_output():
    x, y = batch()
    model = ten_inputs()
    s = model.outputs(x)
    wanted = torch.from_numpy(balanced_groups(32, 3))[None] == y[:, None]
    expected = -torch.where(wanted, s.log(), (1 - s).log()).sum(dim=1).mean()
    expected.backward()
    gradients = [p.grad.clone() for p in model.parameters()]
    model.zero_grad()
    found = LOSSES["binary-logit"].of(model, x, y)
    found.at.backward(found.grad)
    torch.testing.assert_close(found.value, expected.detach())
    for p, grad in zip(model.parameters(), gradients, strict=True):
        torch.testing.assert_close(p.grad, grad, rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize(
    ("model", "message"),
    [
        (ten_inputs(forward="hard"), "needs forward='soft'"),
        (dlgn(10, layers=2, width=33, head=GroupSum(3, dropout=0.5)), "use dropout=0"),
        (torch.nn.Sequential(*ten_inputs()), "needs a DLGN that ends with Group-Sum"),
    ],
)
def test_binary_logit_refuses_what_it_cannot_train(model, message):
    rng = np.random.default_rng(0)
    X, y = rng.integers(0, 2, (40, 10)).astype(np.uint8), np.arange(40) % 3
    data = from_arrays(X, y, X, y)
    with pytest.raises(ValueError, match=message):
        gg.fit(model, data, epochs=1, loss="binary-logit", progress=False)


def test_training_with_it_learns():
    digits = gg.load_dataset("digits", thresholds=[0.3, 0.6])
    model = dlgn(digits.n_features, layers=3, width=1000, head=GroupSum(10, tau=5.0))
    history = gg.fit(model, digits, epochs=8, lr=0.03, loss="binary-logit", progress=False)
    assert history.epochs[-1].loss < 0.6 * history.epochs[0].loss
    assert history.epochs[history.best_epoch - 1].valid_discrete_accuracy > 0.3


def test_unknown_loss():
    X, y = np.zeros((9, 10), np.uint8), np.arange(9) % 3
    data = from_arrays(X, y, X, y)
    with pytest.raises(ValueError, match="loss must be one of cross-entropy, binary-logit"):
        gg.fit(ten_inputs(), data, config=TrainConfig(loss="hinge"), progress=False)
