"""A GPU's kernels against the float64 reference: on a GPU, or on a CPU in Triton's interpreter."""

import os
from itertools import pairwise

import pytest
import torch

pytest.importorskip("triton", reason="needs Triton, the extra 'gpu'")

from logic_stack import Stack, leaf
from small_training import small_network

from gategrad.circuit.readout import balanced_groups
from gategrad.config import TrainConfig
from gategrad.nn import GroupSum, LogicConv2d, LogicLayer, dlgn
from gategrad.nn.kernels import reference
from gategrad.nn.kernels.adam_step import AdamStep
from gategrad.nn.kernels.device_kernels import kernels_for
from gategrad.nn.kernels.four_weights import four_weight_gates, plain_gates
from gategrad.nn.kernels.gate_kinds import KINDS
from gategrad.nn.kernels.layer_wiring import Wiring
from gategrad.nn.kernels.layers_dispatch import logic_layers
from gategrad.nn.kernels.softmax_op import softmax_gates
from gategrad.train import TrainingError
from gategrad.train.descent import Descent, StepFault

INTERPRETED = os.environ.get("TRITON_INTERPRET") == "1"
DEVICE = torch.device("cuda" if torch.cuda.is_available() and not INTERPRETED else "cpu")
if DEVICE.type == "cpu" and not INTERPRETED:
    pytest.skip("no GPU: test_interpreted.py runs these on the CPU", allow_module_level=True)
BATCHES = [17, 128] if INTERPRETED else [1, 2, 31, 33, 100, 128, 129, 513, 1000]
WIDTHS = [7, 20, 30, 11] if INTERPRETED else [50, 3000, 2000, 4001, 777]


def difference(found, expected, scale=0.0):
    expected = expected.detach()
    error = (found.detach().cpu().double() - expected).norm()
    return float(error / (expected.norm() + scale + 1e-30))


def test_these_are_the_kernels_under_test():
    assert kernels_for(torch.zeros(1, device=DEVICE)).__name__ == "gategrad.nn.kernels.triton_gates"


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("n_groups", [None, 3])
@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize("hard", [False, True])
def test_layers_agree_with_the_reference(batch, n_groups, half, hard):
    stack = Stack(3, WIDTHS, hard=hard, temperature=0.5 if hard else 1.0)
    x = torch.rand(batch, WIDTHS[0], generator=torch.Generator().manual_seed(batch))
    x = x.round() if hard else x
    x64, weights64 = leaf(x.double()), [leaf(w.double()) for w in stack.weights]
    expected = stack.reference(x64, weights64, n_groups)
    grad = torch.rand(expected.shape, generator=torch.Generator().manual_seed(1)) - 0.5
    expected.backward(grad.double())
    need_x = batch % 2 == 1
    x = x.to(DEVICE).requires_grad_(need_x)
    weights = [leaf(w.to(DEVICE)) for w in stack.weights]
    out = stack.run(x, weights, n_groups=n_groups, half=half)
    assert out.dtype == (torch.bfloat16 if half and n_groups is None else torch.float32)
    if hard:
        assert torch.equal(out.detach().cpu().double(), expected.detach())
    else:
        assert difference(out, expected) < (1e-2 if half else 1e-5)
    out.backward(grad.to(out))
    tolerance = 2e-2 if half else 2e-5
    for found, wanted in zip(weights, weights64, strict=True):
        assert difference(found.grad, wanted.grad, grad.norm()) < tolerance
    assert (x.grad is not None) == need_x
    if need_x:
        assert difference(x.grad, x64.grad, grad.norm()) < tolerance


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("count", [1, 5, 16])
@pytest.mark.parametrize("n_groups", [None, 3])
def test_learned_wiring_agrees_with_the_reference(batch, count, n_groups):
    layers = [
        LogicLayer(n, m, connections="learned", candidates=count, seed=m, forward="hard").to(DEVICE)
        for n, m in pairwise(WIDTHS[:3])
    ]
    x = torch.rand(batch, WIDTHS[0], generator=torch.Generator().manual_seed(batch)).round()
    gates = [layer.layer_gates(torch.float32) for layer in layers]
    out = logic_layers(x.to(DEVICE), gates, n_groups=n_groups)
    grad = torch.rand(out.shape, generator=torch.Generator().manual_seed(1)) - 0.5
    out.backward(grad.to(out))
    expected, leaves = x.double(), []
    for layer in layers:
        c, ids = (t.detach().cpu() for t in layer.training_gates())
        leaves.append((leaf(c.double()), leaf(torch.softmax(layer.wires.weight.cpu().double(), 1))))
        expected = reference.logic_layer(
            expected, leaves[-1][0], layer.wires.chosen().cpu(), ids, leaves[-1][1],
            layer.wires.candidates.cpu(),
        )  # fmt: skip
    if n_groups:
        groups = torch.from_numpy(balanced_groups(expected.shape[1], n_groups)).long()
        sums = torch.zeros(batch, n_groups, dtype=torch.float64)
        expected = sums.index_add(1, groups, expected)
    assert torch.equal(out.detach().cpu().double(), expected.detach())
    expected.backward(grad.double())
    for layer, (c, shares) in zip(layers, leaves, strict=True):
        logits = leaf(layer.wires.weight.cpu().double())
        torch.softmax(logits, dim=1).backward(shares.grad)
        scale = grad.norm()
        assert difference(layer.wires.weight.grad, logits.grad, scale) < 1e-5
        weight = leaf(layer.weight.cpu().double())
        reference.softmax_coefficients(weight).backward(c.grad)
        assert difference(layer.weight.grad, weight.grad, scale) < 2e-5


@pytest.mark.parametrize("forward", ["soft", "hard"])
@pytest.mark.parametrize("half", [False, True])
def test_anchored_layers_agree_with_plain_torch(forward, half):
    def network():
        return dlgn(
            23, layers=3, width=40, head=GroupSum(4, tau=2.0), seed=0, forward=forward,
            hidden_connections="anchored", precision="bfloat16" if half else "float32",
        ).train()  # fmt: skip

    x = torch.rand(40, 23, generator=torch.Generator().manual_seed(1)).round()
    model, plain = network().to(DEVICE), network().double()
    given, x64 = leaf(x.to(DEVICE)), leaf(x.double())
    out, expected = model(given), plain(x64)
    assert difference(out, expected) < (2e-2 if half else 1e-5)
    out.square().sum().backward()
    expected.square().sum().backward()
    for a, b in zip((given, *model.parameters()), (x64, *plain.parameters()), strict=True):
        assert difference(a.grad, b.grad) < (5e-2 if half else 1e-4)


@pytest.mark.parametrize("pool", [1, 2])
def test_learned_leaves_agree_with_plain_torch(pool):
    def convolution():
        return LogicConv2d(
            2, 3, (2, 3), in_size=(5, 4), depth=1, padding=(1, 0), pool=pool, groups=2,
            connections="learned", candidates=5, init="normal", forward="hard", seed=0,
        ).train()  # fmt: skip

    x = torch.rand(40, 2, 5, 4, generator=torch.Generator().manual_seed(1)).round()
    conv, plain = convolution().to(DEVICE), convolution().double()
    out, expected = conv(x.to(DEVICE)), plain(x.double())
    assert torch.equal(out.detach().cpu().double(), expected.detach())
    out.square().sum().backward()
    expected.square().sum().backward()
    assert difference(conv.wires.weight.grad, plain.wires.weight.grad) < 1e-3
    assert difference(conv.weight.grad, plain.weight.grad) < 1e-4


def test_bits_are_demanded_where_gates_work_on_them():
    stack = Stack(3, WIDTHS, hard=True)
    x = torch.zeros(40, WIDTHS[0], device=DEVICE)
    x[33, 5] = 0.25
    with pytest.raises(ValueError, match=r"value 0.25 \(sample 33, feature 5\) is not 0 or 1"):
        stack.run(x, [w.to(DEVICE) for w in stack.weights])


@pytest.mark.parametrize("noisy", [False, True])
def test_gates_of_logits_and_their_gradient(noisy):
    n = 70
    weight = 3 * torch.randn(n, 16, generator=torch.Generator().manual_seed(0))
    weight[5] = 1.0  # all alike: the first is taken
    weight[6] = torch.linspace(-1e3, 1e3, 16)
    noise = torch.rand(n, 16, generator=torch.Generator().manual_seed(2)) if noisy else None
    grad = torch.randn(n, 4, generator=torch.Generator().manual_seed(1))
    w64 = leaf(weight.double())
    logits = w64 if noise is None else w64 + noise.double()
    expected = reference.softmax_coefficients(logits / 0.7)
    expected.backward(grad.double())
    w = leaf(weight.to(DEVICE))
    on_device = None if noise is None else noise.to(DEVICE)
    c, gates = softmax_gates(w, temperature=0.7, noise=on_device, want_gates=True)
    assert torch.equal(gates.cpu().long(), logits.argmax(dim=1))
    assert difference(c, expected) < 1e-6
    c.backward(grad.to(DEVICE))
    assert difference(w.grad, w64.grad) < 1e-5
    square = kernels_for(w).gradient_square(grad.to(DEVICE), w.detach(), on_device, 0.7)
    assert float(square) == pytest.approx(float(w64.grad.square().sum()), rel=1e-4)


@pytest.mark.parametrize(
    ("kind", "noisy"),
    [("light", False), ("light", True), ("walsh", False), ("walsh", True), ("nearest", False)],
)
def test_gates_of_four_weights_and_their_gradient(kind, noisy):
    n = 70
    weight = 3 * torch.randn(n, 4, generator=torch.Generator().manual_seed(0))
    weight[5] = 1.0
    weight[6] = torch.tensor([60.0, -60.0, 90.0, 0.25])
    noise = torch.rand(n, 4, generator=torch.Generator().manual_seed(2)) if noisy else None
    grad = torch.randn(n, 4, generator=torch.Generator().manual_seed(1))
    w64 = leaf(weight.double())
    expected, wanted = plain_gates(w64, kind, 0.7, None if noise is None else noise.double())
    expected.backward(grad.double())
    w = leaf(weight.to(DEVICE))
    on_device = None if noise is None else noise.to(DEVICE)
    c, gates = four_weight_gates(w, kind, temperature=0.7, noise=on_device, want_gates=True)
    assert torch.equal(gates.cpu(), wanted)
    assert difference(c, expected) < 1e-6
    c.backward(grad.to(DEVICE))
    assert difference(w.grad, w64.grad) < 1e-5
    kernels = kernels_for(w)
    square = kernels.gradient_square(grad.to(DEVICE), w.detach(), on_device, 0.7, kind=kind)
    assert float(square) == pytest.approx(float(w64.grad.square().sum()), rel=1e-4)


def relaxed_gates(weight, kind, temperature):
    """In plain torch, of a kind or of softmaxes."""
    if kind == "softmax":
        return reference.softmax_coefficients(weight / temperature), weight.argmax(dim=1)
    return plain_gates(weight, kind, temperature, None)


@pytest.mark.parametrize("kind", ["softmax", *KINDS])
@pytest.mark.parametrize(("decoupled", "decay"), [(False, 0.0), (False, 0.03), (True, 0.03)])
def test_steps_are_those_of_torchs_adam(decoupled, decay, kind):
    n, temperature = 50, 0.8
    generator = torch.Generator().manual_seed(4)
    weight = torch.randn(n, 16 if kind == "softmax" else 4, generator=generator)
    other = leaf(weight.double())
    options = {"lr": 0.02, "weight_decay": decay}
    adam = (torch.optim.AdamW if decoupled else torch.optim.Adam)([other], **options)
    w = weight.to(DEVICE)
    moments = torch.zeros_like(w), torch.zeros_like(w)
    c, gates = w.new_zeros(n, 4), w.new_zeros(n, dtype=torch.uint8)
    kernels = kernels_for(w)
    for step in range(1, 6):
        grad = torch.randn(n, 4, generator=generator)
        adam.zero_grad()
        relaxed_gates(other, kind, temperature)[0].backward(grad.double() * 0.5)
        adam.step()
        for stop in (1.0, 0.0):  # first one that must change nothing
            kernels.adam(
                grad.to(DEVICE),
                w,
                moments,
                None,
                temperature,
                (c, gates),
                AdamStep(
                    count=step,
                    lr=0.02,
                    betas=(0.9, 0.999),
                    eps=1e-8,
                    weight_decay=decay,
                    decoupled=decoupled,
                    scale=torch.tensor(0.5, device=DEVICE),
                    stop=torch.tensor(stop, device=DEVICE),
                ),
                kind=kind,
            )
            if stop and step == 1:
                assert torch.equal(w.cpu(), weight)
                assert not moments[0].any()
    assert difference(w, other.detach()) < 1e-5
    now, likeliest = relaxed_gates(w.cpu().double(), kind, temperature)
    assert torch.equal(gates.cpu().long(), likeliest.long())
    assert difference(c, now) < 1e-5


def batches(steps, features=12, bad=None):
    generator = torch.Generator().manual_seed(0)
    for i in range(steps):
        x = torch.rand(20, features, generator=generator).round()
        if i == bad:
            x[7, 3] = float("nan")
        y = torch.randint(0, 3, (20,), generator=generator)
        yield x.to(DEVICE), y.to(DEVICE)


def narrow_layers(forward="soft"):
    return small_network(layers=3, width=30, forward=forward, backward_temperature=1.0)


@pytest.mark.parametrize("forward", ["soft", "hard"])
@pytest.mark.parametrize("clip_norm", [None, 0.05])
def test_queued_steps_are_those_that_are_waited_for(forward, clip_norm, monkeypatch):
    models, sums = [], []
    for queued in (False, True):
        monkeypatch.setattr(Descent, "waits", property(lambda _, queued=queued: not queued))
        model = narrow_layers(forward).to(DEVICE)
        descent = Descent(model, TrainConfig(lr=0.05, clip_norm=clip_norm), 3)
        descent.start(0.5)
        for i, (x, y) in enumerate(batches(3)):
            assert (descent.step(x, y, i) is None) == queued
        models.append(model)
        sums.append(descent.settle())
    assert sums[0] == pytest.approx(sums[1], rel=1e-5)
    for p, q in zip(*(m.parameters() for m in models), strict=True):
        torch.testing.assert_close(p, q, rtol=1e-3, atol=1e-4)


@pytest.mark.parametrize("checked", [False, True])
def test_a_fault_is_found_steps_later(checked, monkeypatch):
    if checked and DEVICE.type == "cpu":
        pytest.skip("a CPU's inputs are checked at once")
    monkeypatch.setattr(Descent, "waits", property(lambda _: False))
    model, same = narrow_layers().to(DEVICE), narrow_layers().to(DEVICE)
    model[0].check_input = checked
    descent, stopped = (Descent(m, TrainConfig(lr=0.05), 5) for m in (model, same))
    seen = list(batches(5, bad=2))
    for i, (x, y) in enumerate(seen):
        descent.step(x, y, i)
        if i < 2:
            stopped.step(x, y, i)
    with pytest.raises(StepFault) as fault:
        descent.settle()
    assert fault.value.index == 2
    for p, q in zip(model.parameters(), same.parameters(), strict=True):
        assert torch.equal(p, q)
    wanted = (ValueError, "value nan") if checked else (TrainingError, "NaN .* at step 3")
    with pytest.raises(wanted[0], match=wanted[1]):
        descent.explain(*seen[2], 2)


@pytest.mark.skipif(DEVICE.type == "cpu", reason="needs a GPU")
def test_ops_are_what_torch_expects_of_them_on_a_gpu():
    stack = Stack(3, [20, 64, 33])
    for need_x in (False, True):
        x = torch.rand(20, 48, device=DEVICE).requires_grad_(need_x)
        coefficients, numbers, wirings = [], [], []
        for weight, pairs, n in zip(stack.weights, stack.pairs, [20, 64], strict=True):
            coefficients.append(leaf(reference.softmax_coefficients(weight).to(DEVICE)))
            wirings.append(Wiring(pairs, n))
            numbers.append(wirings[-1].number)
        arguments = (x, coefficients, [], [], [], numbers, 3, False, True)
        torch.library.opcheck(torch.ops.gategrad.logic_layers.default, arguments)


@pytest.mark.skipif(DEVICE.type == "cpu", reason="needs a GPU")
def test_a_layer_gives_on_a_gpu_what_it_gives_on_a_cpu():
    layer = LogicLayer(784, 5000, seed=0)
    x = torch.rand(300, 784)
    relaxed = layer(x)
    layer.eval()
    discrete = layer(x.round())
    layer.to(DEVICE)
    assert torch.equal(layer(x.round().to(DEVICE)).cpu(), discrete)
    layer.train()
    torch.testing.assert_close(layer(x.to(DEVICE)).cpu(), relaxed, rtol=0, atol=1e-5)
