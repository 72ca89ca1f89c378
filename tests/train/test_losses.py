import numpy as np
import pytest
import torch
from small_training import small_network

import gategrad as gg
from gategrad.circuit.readout import balanced_groups
from gategrad.config import TrainConfig
from gategrad.data import from_arrays
from gategrad.data.batching.batches import Targets
from gategrad.nn import GroupSum, Temperature, dlgn
from gategrad.train.losses import LOSSES, distillation, labeled


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


def test_smoothed_labels_share_their_weight_with_all_classes():
    x, y = batch()
    model, weights = ten_inputs(), torch.linspace(0, 2, 24)
    wanted = 0.7 * torch.nn.functional.one_hot(y, 3) + 0.3 / 3
    each = -(wanted * torch.log_softmax(model(x), dim=1)).sum(dim=1).detach()
    torch.testing.assert_close(labeled(model, x, y, smoothing=0.3).value, each.mean())
    weighted = labeled(model, x, y, weights, smoothing=0.3).value
    torch.testing.assert_close(weighted, (each * weights).mean())
    # Of a training whose steps are too small to change what is evaluated, the loss is that.
    pixels, labels = 255 * x.numpy().astype(np.uint8), y.numpy()
    data = from_arrays(pixels, labels, pixels, labels, valid_fraction=0.0)
    losses = {}
    for smoothing in (0.0, 0.3):
        model = ten_inputs()
        history = gg.fit(model, data, epochs=1, lr=1e-8, label_smoothing=smoothing, progress=False)
        losses[smoothing] = history.epochs[0].loss
    model = ten_inputs().train()
    for smoothing, loss in losses.items():
        value = labeled(model, x, y, smoothing=smoothing).value
        assert loss == pytest.approx(value.item(), rel=1e-4)


@pytest.mark.parametrize("weight", [0.5, 1.0])
def test_a_teacher_beside_smoothed_labels(weight):
    x, y = batch()
    model, scores = ten_inputs(), torch.randn(24, 3, generator=torch.manual_seed(1))
    taught = Targets(y, scores, None)

    def loss(smoothing):
        options = {"weight": weight, "temperature": 2.0, "smoothing": smoothing}
        return distillation(model, x, taught, **options).value

    own = [labeled(model, x, y, smoothing=s).value for s in (0.0, 0.3)]
    torch.testing.assert_close(loss(0.3) - loss(0.0), (1 - weight) * (own[1] - own[0]))


def test_labels_are_smoothed_in_the_cross_entropy_alone():
    with pytest.raises(ValueError, match="goes with loss='cross-entropy', not with 'binary-logit'"):
        TrainConfig(loss="binary-logit", label_smoothing=0.1)
    with pytest.raises(ValueError, match=r"must be at least 0 and below 1, got 1.0"):
        TrainConfig(label_smoothing=1.0)


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


@pytest.mark.parametrize("forward", ["soft", "hard", "gumbel"])
def test_bce_with_logits_takes_each_output_for_a_logit(forward):
    x, y = batch()
    model = ten_inputs(forward=forward)
    torch.manual_seed(5)  # gumbel draws gates
    s = torch.nn.Sequential(*model[:-1])(x)
    wanted = torch.from_numpy(balanced_groups(32, 3))[None] == y[:, None]
    logits = s.detach().double().requires_grad_()
    losses = torch.where(wanted, (1 + (-logits).exp()).log(), (1 + logits.exp()).log())
    expected = losses.sum(dim=1).mean()
    expected.backward()
    s.backward(logits.grad.float())
    gradients = [p.grad.clone() for p in model.parameters()]
    assert all(gradient.abs().sum() > 0 for gradient in gradients)
    model.zero_grad()
    torch.manual_seed(5)
    found = LOSSES["bce-with-logits"].of(model, x, y)
    found.at.backward(found.grad)
    assert set(found.at.unique().tolist()) == {0, 1} or forward == "soft"
    torch.testing.assert_close(found.value, expected.detach().float())
    torch.testing.assert_close(found.grad, logits.grad.float())
    for p, gradient in zip(model.parameters(), gradients, strict=True):
        torch.testing.assert_close(p.grad, gradient, rtol=1e-4, atol=1e-6)


def refused(model, loss, message):
    rng = np.random.default_rng(0)
    X, y = rng.integers(0, 2, (40, 10)).astype(np.uint8), np.arange(40) % 3
    data = from_arrays(X, y, X, y)
    with pytest.raises(ValueError, match=f"loss='{loss}' .*{message}"):
        gg.fit(model, data, epochs=1, loss=loss, progress=False)


OF_OUTPUTS = ("binary-logit", "bce-with-logits")


@pytest.mark.parametrize("loss", OF_OUTPUTS)
@pytest.mark.parametrize(
    ("model", "message"),
    [
        (dlgn(10, layers=2, width=33, head=GroupSum(3, dropout=0.5)), "use dropout=0"),
        (
            dlgn(10, layers=2, width=33, head=GroupSum(3, Temperature(5.0, learned="model"))),
            "use learn_tau='none'",
        ),
        (
            torch.nn.Sequential(*ten_inputs()),
            "needs a DLGN that ends with Group-Sum: use head='group-sum'",
        ),
    ],
)
def test_losses_of_outputs_refuse_what_they_cannot_train(model, loss, message):
    refused(model, loss, message)


@pytest.mark.parametrize("forward", ["hard", "gumbel"])
def test_binary_logit_refuses_bits(forward):
    refused(ten_inputs(forward=forward), "binary-logit", "needs forward='soft'")


@pytest.mark.parametrize(
    ("loss", "forward", "share", "accuracy"),
    # Of 1,000 outputs as logits, 900 that ought to be 0 lose log 2 each at the least, 100 that
    # ought to be 1 log(1 + 1 / e): 655 in all, where outputs of 0.5 lose 924.
    [
        ("binary-logit", "soft", 0.6, 0.3),
        ("bce-with-logits", "soft", 0.85, 0.2),
        ("bce-with-logits", "hard", 0.85, 0.2),
    ],
)
def test_training_with_them_learns(loss, forward, share, accuracy):
    digits = gg.load_dataset("digits", thresholds=[0.3, 0.6])
    options = {"layers": 3, "width": 1000, "forward": forward}
    model = dlgn(digits.n_features, head=GroupSum(10, tau=5.0), **options)
    history = gg.fit(model, digits, epochs=8, lr=0.03, loss=loss, progress=False)
    assert history.epochs[-1].loss < share * history.epochs[0].loss
    assert history.epochs[history.best_epoch - 1].valid_discrete_accuracy > accuracy


def test_unknown_loss():
    X, y = np.zeros((9, 10), np.uint8), np.arange(9) % 3
    data = from_arrays(X, y, X, y)
    with pytest.raises(ValueError, match="loss must be one of cross-entropy, binary-logit"):
        gg.fit(ten_inputs(), data, config=TrainConfig(loss="hinge"), progress=False)
