"""Training with fused layers is ordinary training: autograd, torch's Adam and clip_grad_norm_."""

import copy
import math

import numpy as np
import pytest
import torch
from torch import nn
from torch.nn.functional import cross_entropy

import gategrad as gg
import gategrad._native as _native
from gategrad.config import TrainConfig
from gategrad.nn.kernels import reference
from gategrad.nn.kernels.softmax_op import softmax_gates
from gategrad.train.descent import Descent
from gategrad.train.gate_adam import GateAdam

MODES = {
    "soft": {},
    "hard": {"forward": "hard", "backward_temperature": 0.5},
    "gumbel": {"forward": "gumbel", "backward_temperature": 2.0},
}


def make_model(**options):
    head = gg.nn.GroupSum(3, tau=3.0, remainder="distribute")
    return gg.nn.dlgn(12, layers=3, width=70, head=head, **options)


def make_batches(n, binary=True, size=50):
    rng = np.random.default_rng(0)
    x = rng.random((n, size, 12), dtype=np.float32)
    y = x.reshape(n, size, 3, 4).sum(axis=3).argmax(axis=2)
    x = torch.from_numpy(x)
    return list(zip(x.round() if binary else x, torch.from_numpy(y), strict=True))


def config(**options):
    return TrainConfig(**({"lr": 0.02} | options))


def with_gradients(model):
    """An optimizer whose model has a batch's gradients, and the batch. Noise: seed 3."""
    ((x, y),) = make_batches(1)
    adam = GateAdam(model, 0.01, 0.0)
    torch.manual_seed(3)
    with adam.step_gates():
        cross_entropy(model(x), y).backward()
    return adam, (x, y)


def ordinary_optimizer(model, c):
    if c.weight_decay:
        return torch.optim.AdamW(model.parameters(), c.lr, weight_decay=c.weight_decay)
    return torch.optim.Adam(model.parameters(), c.lr)


def ordinary_step(model, optimizer, batch, c):
    x, y = batch
    optimizer.zero_grad()
    loss = cross_entropy(model(x), y)
    loss.backward()
    norm = math.inf if c.clip_norm is None else c.clip_norm
    norm = nn.utils.clip_grad_norm_(model.parameters(), norm)
    optimizer.step()
    return loss.item(), norm


def train_ordinarily(model, batches, c):
    optimizer = ordinary_optimizer(model, c)
    return [ordinary_step(model, optimizer, batch, c)[0] for batch in batches]


def train(model, batches, c):
    descent = Descent(model, c, len(batches))
    return [descent.step(x, y, i) for i, (x, y) in enumerate(batches)]


def layers_of(model):
    return [module for module in model.modules() if isinstance(module, gg.nn.LogicLayer)]


def assert_same_weights(model, other, atol):
    for layer, ordinary in zip(layers_of(model), layers_of(other), strict=True):
        torch.testing.assert_close(layer.weight, ordinary.weight, atol=atol, rtol=0)


def fused_layers(model):
    adam = GateAdam(model, 0.01, 0.0)
    with adam.step_gates():
        return [layer.step_gates is not None for layer in layers_of(model)]


# ---- the kernel


@pytest.mark.parametrize("weight_decay", [0.0, 0.1])
@pytest.mark.parametrize("decoupled", [False, True])
@pytest.mark.parametrize("temperature", [1.0, 0.5])
@pytest.mark.parametrize("noisy", [False, True])
@pytest.mark.parametrize("scale", [1.0, 0.01])
def test_the_native_step_is_torchs(weight_decay, decoupled, temperature, noisy, scale):
    generator = torch.Generator().manual_seed(0)
    weight = torch.randn(83, 16, generator=generator)
    mean, square = torch.zeros_like(weight), torch.zeros_like(weight)
    out, gates = torch.empty(83, 4), torch.empty(83, dtype=torch.uint8)
    other = nn.Parameter(weight.clone())
    kind = torch.optim.AdamW if decoupled else torch.optim.Adam
    options = {"lr": 0.02, "betas": (0.8, 0.99), "eps": 1e-7, "weight_decay": weight_decay}
    optimizer = kind([other], **options)
    for step in range(1, 11):
        grad = torch.randn(83, 4, generator=generator)
        noise = torch.randn(83, 16, generator=generator) if noisy else None
        _native.adam(
            grad, weight, mean, square, noise, temperature,
            None if noisy else out, None if noisy else gates,
            _native.AdamStep(step, 0.02, 0.8, 0.99, 1e-7, weight_decay, decoupled, scale), 2,
        )  # fmt: skip
        logits = other if noise is None else other + noise
        optimizer.zero_grad()
        reference.softmax_coefficients(logits / temperature).backward(grad * scale)
        optimizer.step()
        torch.testing.assert_close(weight, other.detach(), atol=5e-6, rtol=0)
    state = optimizer.state[other]
    torch.testing.assert_close(mean, state["exp_avg"], atol=1e-6, rtol=1e-4)
    torch.testing.assert_close(square, state["exp_avg_sq"], atol=1e-6, rtol=1e-4)
    if not noisy:
        c, best = softmax_gates(weight, temperature=temperature, want_gates=True)
        assert torch.equal(out, c)
        assert torch.equal(gates, best)


def test_the_native_step_does_not_depend_on_threads():
    generator = torch.Generator().manual_seed(0)
    start, grad = torch.randn(5000, 16, generator=generator), torch.randn(5000, 4)
    results = []
    for threads in (1, 2, 3, 7):
        weight, mean, square = start.clone(), torch.zeros(5000, 16), torch.zeros(5000, 16)
        out, gates = torch.empty(5000, 4), torch.empty(5000, dtype=torch.uint8)
        _native.adam(
            grad, weight, mean, square, None, 1.0, out, gates,
            _native.AdamStep(1, 0.1, 0.9, 0.999, 1e-8, 0.0, False, 1.0), threads,
        )  # fmt: skip
        norm = _native.gradient_square(grad, start, None, 1.0, threads)
        results.append((weight, mean, square, out, gates, torch.tensor(norm)))
    for other in results[1:]:
        assert all(torch.equal(p, q) for p, q in zip(results[0], other, strict=True))


@pytest.mark.parametrize("temperature", [1.0, 0.3])
@pytest.mark.parametrize("n_gates", [1, 17, 4096, 4097])
def test_the_native_norm_is_the_ordinary_one(n_gates, temperature):
    weight, noise = torch.randn(n_gates, 16, requires_grad=True), torch.randn(n_gates, 16)
    grad = torch.randn(n_gates, 4)
    logits = (weight.double() + noise.double()) / temperature
    reference.softmax_coefficients(logits).backward(grad.double())
    square = _native.gradient_square(grad, weight.detach(), noise, temperature, 2)
    assert math.sqrt(square) == pytest.approx(weight.grad.norm().item(), rel=1e-5)


def test_the_norm_of_no_gradient_is_zero():
    adam = GateAdam(make_model(), 0.01, 0.0)
    assert adam.norm(exact=True) == adam.norm(exact=False) == 0


def test_a_state_that_cannot_be_stepped_in_place_is_refused():
    model = make_model()
    adam, _ = with_gradients(model)
    weight = layers_of(model)[0].weight
    state = {"step": torch.zeros(()), "exp_avg_sq": torch.zeros_like(weight)}
    adam.optimizer.state[weight] = {**state, "exp_avg": torch.zeros(16, len(weight)).t()}
    with pytest.raises(TypeError):
        adam.step(0.01)


@pytest.mark.parametrize("size", [1e-42, 1e-30, 1e-10, 1e18, 1e25, 1e30])
def test_adam_of_tiny_and_huge_gradients_is_torchs(size):
    """Numbers below 1e-38 may be taken for zero; squares may overflow; the step stays the same."""
    weight = torch.randn(40, 16) * 3
    ordinary = weight.clone().requires_grad_()
    optimizer = torch.optim.Adam([ordinary], 0.01)
    mean, square, out = torch.zeros(40, 16), torch.zeros(40, 16), torch.zeros(40, 4)
    for step in range(1, 4):
        grad = torch.randn(40, 4) * size
        optimizer.zero_grad()
        reference.softmax_coefficients(ordinary).backward(grad)
        optimizer.step()
        _native.adam(
            grad, weight, mean, square, None, 1.0, out, None,
            _native.AdamStep(step, 0.01, 0.9, 0.999, 1e-8, 0.0, False, 1.0), 1,
        )  # fmt: skip
    torch.testing.assert_close(weight, ordinary.detach(), atol=1e-6, rtol=1e-5)


# ---- training


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "options", [{}, {"weight_decay": 0.05, "clip_norm": 0.05}], ids=["plain", "decay and clipping"]
)
def test_training_is_ordinary_training(mode, options):
    c, batches = config(**options), make_batches(50)
    model = make_model(**MODES[mode])
    other = copy.deepcopy(model)
    assert fused_layers(model) == [True] * 3
    torch.manual_seed(3)
    losses = train(model, batches, c)
    after = torch.rand(())
    torch.manual_seed(3)
    expected = train_ordinarily(other, batches, c)
    assert torch.equal(after, torch.rand(()))
    np.testing.assert_allclose(losses, expected, atol=2e-5)
    assert_same_weights(model, other, atol=1e-3)
    assert losses[-1] != losses[0]


def test_a_training_curve_is_the_float64_references():
    """200 steps of float32, fused, against plain torch in float64: losses step by step.

    Rounding is amplified as training goes on: 1e-6 in the first ten steps, 1e-3 in all.
    """
    batches = make_batches(200, binary=False)
    model = make_model()
    weights = [layer.weight.detach().double().requires_grad_() for layer in layers_of(model)]
    wirings = [layer.connections for layer in layers_of(model)]
    optimizer = torch.optim.Adam(weights, 0.02)
    losses = train(model, batches, config())
    expected = []
    for x, y in batches:
        rows = x.double()
        for weight, wiring in zip(weights, wirings, strict=True):
            rows = reference.logic_layer(rows, reference.softmax_coefficients(weight), wiring)
        sums = torch.stack([part.sum(dim=1) for part in rows.tensor_split(3, dim=1)], dim=1)
        loss = cross_entropy(sums / 3.0, y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        expected.append(loss.item())
    np.testing.assert_allclose(losses[:10], expected[:10], atol=1e-6)
    np.testing.assert_allclose(losses, expected, atol=1e-3)
    assert expected[-1] < 0.8 * expected[0]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("extra", [False, True], ids=["layers", "other parameters too"])
def test_the_norm_is_the_ordinary_norm(mode, extra):
    model = make_model(**MODES[mode])
    if extra:
        model.append(nn.Linear(3, 3))
    other = copy.deepcopy(model)
    adam, (x, y) = with_gradients(model)
    torch.manual_seed(3)
    _, expected = ordinary_step(other, ordinary_optimizer(other, config()), (x, y), config())
    torch.testing.assert_close(adam.norm(exact=True).float(), expected)
    assert math.isfinite(adam.norm(exact=False))


@pytest.mark.parametrize("mode", MODES)
def test_gradients_can_be_shown(mode):
    model = make_model(**MODES[mode])
    other = copy.deepcopy(model)
    adam, (x, y) = with_gradients(model)
    assert all(layer.weight.grad is None for layer in layers_of(model))
    adam.show_gradients()
    torch.manual_seed(3)
    cross_entropy(other(x), y).backward()
    for layer, ordinary in zip(layers_of(model), layers_of(other), strict=True):
        torch.testing.assert_close(layer.weight.grad, ordinary.weight.grad)
    adam.zero_grad()
    assert all(layer.weight.grad is None for layer in layers_of(model))


@pytest.mark.parametrize("mode", MODES)
def test_gradients_of_two_batches_add_up(mode):
    model = make_model(**MODES[mode])
    other = copy.deepcopy(model)
    batches = make_batches(2)
    adam = GateAdam(model, 0.02, 0.0)
    torch.manual_seed(3)
    with adam.step_gates():
        for x, y in batches:
            cross_entropy(model(x), y).backward()
    adam.step(0.02)
    optimizer = ordinary_optimizer(other, config())
    for x, y in batches:
        torch.manual_seed(3)  # a step has one noise
        cross_entropy(other(x), y).backward()
    optimizer.step()
    assert_same_weights(model, other, atol=1e-5)


def test_gumbel_noise_is_new_at_every_step():
    model = make_model(**MODES["gumbel"])
    ((x, _),) = make_batches(1)
    adam = GateAdam(model, 0.01, 0.0)
    scores = []
    for _ in range(2):
        with adam.step_gates():
            scores.append(model(x))
            assert torch.equal(model(x), scores[-1])
    assert not torch.equal(*scores)


# ---- layers that are not fused


def float64(model):
    return model.double()


def frozen(model):
    model[1].weight.requires_grad_(False)
    return model


def hooked(model):
    model[1].weight.register_hook(lambda grad: grad * 0.5)
    return model


def hooked_after_accumulation(model):
    def halve(weight):
        weight.grad.mul_(0.5)

    model[1].weight.register_post_accumulate_grad_hook(halve)
    return model


def tied(model):
    model[2].weight = model[1].weight
    return model


class Halved(nn.Module):
    def forward(self, weight):
        return 0.5 * weight


def parametrized(model):
    nn.utils.parametrize.register_parametrization(model[1], "weight", Halved())
    return model


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (float64, [False, False, False]),
        (frozen, [True, False, True]),
        (hooked, [True, False, True]),
        (hooked_after_accumulation, [True, False, True]),
        (tied, [True, False, False]),
        (parametrized, [True, False, True]),
    ],
)
def test_what_cannot_be_fused_is_left_to_torch(change, expected):
    c = config(weight_decay=0.05, clip_norm=0.05)
    model, other = change(make_model()), change(make_model())
    assert fused_layers(model) == expected
    dtype = model[0].weight.dtype
    batches = [(x.to(dtype), y) for x, y in make_batches(20)]
    losses = train(model, batches, c)
    np.testing.assert_allclose(losses, train_ordinarily(other, batches, c), atol=1e-5)
    assert_same_weights(model, other, atol=1e-4)


@pytest.mark.parametrize("change", [frozen, hooked])
def test_what_can_no_longer_be_fused_is_left_to_torch(change):
    c, batches = config(), make_batches(6)
    model, other = make_model(), make_model()
    descent = Descent(model, c, 6)
    optimizer = ordinary_optimizer(other, c)
    for i, (x, y) in enumerate(batches):
        if i == 3:
            change(model)
            change(other)
            before = model[1].weight.detach().clone()
        expected, _ = ordinary_step(other, optimizer, (x, y), c)
        assert descent.step(x, y, i) == pytest.approx(expected, abs=1e-5)
    assert_same_weights(model, other, atol=1e-4)
    assert torch.equal(before, model[1].weight) == (change is frozen)


def test_a_layer_in_eval_mode_is_not_trained():
    model = make_model()
    model[0].eval()
    before = [layer.weight.detach().clone() for layer in layers_of(model)]
    train(model, make_batches(3), config())
    changed = [not torch.equal(a, b.weight) for a, b in zip(before, layers_of(model), strict=True)]
    assert changed == [False, True, True]


def test_a_layer_may_be_used_twice():
    def twice():
        layer = gg.nn.LogicLayer(12, 12, seed=0)
        return nn.Sequential(layer, layer, gg.nn.GroupSum(3, tau=1.0))

    model, other = twice(), twice()
    batches = make_batches(20)
    losses = train(model, batches, config())
    np.testing.assert_allclose(losses, train_ordinarily(other, batches, config()), atol=1e-5)


# ---- changes from outside


def load_other_weights(model):
    model.load_state_dict(make_model(seed=9).state_dict())


def edit_in_place(model):
    with torch.no_grad():
        for layer in layers_of(model):
            layer.weight.mul_(0.5)[0].fill_(1.0)


def edit_detached(model):
    for layer in layers_of(model):
        layer.weight.detach().neg_()


def assign_data(model):
    for layer in layers_of(model):
        layer.weight.data = layer.weight.detach().flip(0).contiguous()


def set_from_vector(model):
    vector = nn.utils.parameters_to_vector(model.parameters())
    nn.utils.vector_to_parameters(vector.detach() * 0.5, model.parameters())


def cool(model):
    for layer in layers_of(model):
        if layer.forward_mode != "soft":
            layer.backward_temperature = 0.25


CHANGES = [load_other_weights, edit_in_place, edit_detached, assign_data, set_from_vector, cool]


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("mode", ["soft", "hard"])
def test_changes_between_steps_are_seen(change, mode):
    c, batches = config(), make_batches(6)
    model, other = (make_model(**MODES[mode]) for _ in range(2))
    descent = Descent(model, c, len(batches))
    optimizer = ordinary_optimizer(other, c)
    for i, (x, y) in enumerate(batches):
        if i == 3:
            change(model)
            change(other)
        loss = descent.step(x, y, i)
        expected, _ = ordinary_step(other, optimizer, (x, y), c)
        assert loss == pytest.approx(expected, abs=1e-5)
    assert_same_weights(model, other, atol=1e-4)


def test_evaluation_between_steps_changes_nothing():
    batches = make_batches(4)
    model, other = make_model(), make_model()
    descent, same = (Descent(m, config(), 4) for m in (model, other))
    for i, (x, y) in enumerate(batches):
        assert descent.step(x, y, i) == same.step(x, y, i)
        with torch.no_grad(), gg.nn.discrete(model):
            model(x)
        model.eval()(x)
        model.train()
    assert_same_weights(model, other, atol=0)


def test_outside_of_a_step_autograd_is_ordinary():
    model = make_model()
    ((x, y),) = make_batches(1)
    train(model, [(x, y)], config())
    cross_entropy(model(x), y).backward()
    assert all(layer.weight.grad is not None for layer in layers_of(model))


def test_the_state_is_torchs():
    batches, c = make_batches(10), config(weight_decay=0.01)
    model, other = make_model(), make_model()
    descent = Descent(model, c, 10)
    optimizer = ordinary_optimizer(other, c)
    for i, batch in enumerate(batches[:5]):
        descent.step(*batch, i)
        ordinary_step(other, optimizer, batch, c)
    state, expected = descent.optimizer.state_dict(), optimizer.state_dict()
    assert state["state"].keys() == expected["state"].keys()
    for number, of_weight in expected["state"].items():
        found = state["state"][number]
        assert found.keys() == of_weight.keys()
        for name, value in of_weight.items():
            torch.testing.assert_close(found[name], value, atol=1e-6, rtol=1e-3)
    resumed = Descent(other, c, 10)
    resumed.optimizer.load_state_dict(copy.deepcopy(state))
    other.load_state_dict(model.state_dict())
    for i, batch in enumerate(batches[5:], 5):
        assert descent.step(*batch, i) == resumed.step(*batch, i)
    assert_same_weights(model, other, atol=0)
