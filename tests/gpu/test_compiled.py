"""``torch.compile`` and CUDA graphs, and whole networks, on whatever runs a GPU's kernels."""

import os

import numpy as np
import pytest
import torch

pytest.importorskip("triton", reason="needs Triton, the extra 'gpu'")

from logic_stack import leaf

import gategrad as gg
from gategrad.config import ModelConfig, TrainConfig
from gategrad.nn import (
    DLGN,
    GateModule,
    GroupSum,
    LogicConv2d,
    LogicLayer,
    OrPool2d,
    build,
    dlgn,
)
from gategrad.nn.heads.head_kinds import HEADS
from gategrad.nn.kernels.tree_wiring import Geometry, TreeWiring, draw_leaves
from gategrad.train.descent import Descent

INTERPRETED = os.environ.get("TRITON_INTERPRET") == "1"
DEVICE = torch.device("cuda" if torch.cuda.is_available() and not INTERPRETED else "cpu")
if DEVICE.type == "cpu" and not INTERPRETED:
    pytest.skip("no GPU: test_interpreted.py runs these on the CPU", allow_module_level=True)
needs_gpu = pytest.mark.skipif(DEVICE.type == "cpu", reason="needs a GPU")
SLOW = [pytest.mark.slow] if INTERPRETED else []
BACKEND = "aot_eager" if INTERPRETED else "inductor"
SHAPE = (2, 6, 6)


def convolutional(seed=0, depth=1, **gates):
    """Both ways to pool, layers, and a head that reads sums."""
    options = {"depth": depth, **gates}
    return DLGN(
        LogicConv2d(2, 2, 3, in_size=6, padding=1, pool=2, seed=seed, **options),
        LogicConv2d(2, 3, 2, in_size=3, seed=seed + 1, check_input=False, **options),
        OrPool2d(),
        torch.nn.Flatten(),
        LogicLayer(3, 6, seed=seed + 2, check_input=False, **gates),
        GroupSum(3, tau=2.0),
    ).to(DEVICE)


def small_dlgn(seed=0):
    return dlgn(72, layers=2, width=30, head=GroupSum(3, tau=2.0), seed=seed).to(DEVICE)


def images(batch=4, seed=0):
    generator = torch.Generator().manual_seed(seed)
    x = torch.rand(batch, *SHAPE, generator=generator).round()
    return x.to(DEVICE), torch.randint(0, 3, (batch,), generator=generator).to(DEVICE)


def gradients(network, model, x):
    model.zero_grad()
    out = network(x)
    out.square().sum().backward()
    return [out, *(p.grad.clone() for p in model.parameters())]


@pytest.mark.usefixtures("fresh_compiler")
@pytest.mark.parametrize(
    "make", [pytest.param(make, marks=SLOW) for make in (small_dlgn, convolutional)]
)
def test_compiled_networks_give_the_same(make):
    model, (x, _) = make(), images()
    x = x if make is convolutional else x.flatten(1)
    compiled = torch.compile(model, backend=BACKEND, fullgraph=True)
    torch.testing.assert_close(gradients(compiled, model, x), gradients(model, model, x))
    model.eval()
    with torch.no_grad():
        torch.testing.assert_close(compiled(x), model(x))


def test_trees_are_what_torch_expects_of_an_op():
    geometry = Geometry((2, 3, 3), 2, (2, 2), (1, 1), (1, 1), 2, 1, 1)
    wiring = TreeWiring(draw_leaves(geometry, 2, np.random.default_rng(0)), geometry)
    c = leaf(torch.rand(wiring.n_gates, 4, device=DEVICE))
    x = leaf(torch.rand(geometry.in_features, 3, device=DEVICE))
    arguments = (x, [c], [], [], [], [wiring.number], 0, False, True)
    torch.library.opcheck(torch.ops.gategrad.logic_layers.default, arguments)


@needs_gpu
@pytest.mark.parametrize("make", [small_dlgn, convolutional])
def test_a_captured_step_is_the_eager_one(make):
    models, losses = [make(), make()], [[], []]
    batches = [images(64, seed) for seed in range(6)]
    for model in models:
        for layer in model.modules():
            if isinstance(layer, GateModule):
                layer.check_input = False  # a check waits for the device
    optimizers = [torch.optim.Adam(m.parameters(), 0.02, capturable=True) for m in models]
    shown, labels = (tensor.clone() for tensor in batches[0])

    def step(model, optimizer, x, y):
        optimizer.zero_grad(set_to_none=False)
        x = x if make is convolutional else x.flatten(1)
        loss = torch.nn.functional.cross_entropy(model(x), y)
        loss.backward()
        optimizer.step()
        return loss

    # The first three, as torch asks, on a stream of their own; then one that is captured.
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for x, y in batches[:3]:
            shown.copy_(x)
            labels.copy_(y)
            losses[0].append(float(step(models[0], optimizers[0], shown, labels)))
    torch.cuda.current_stream().wait_stream(stream)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        loss = step(models[0], optimizers[0], shown, labels)
    for x, y in batches[3:]:
        shown.copy_(x)
        labels.copy_(y)
        graph.replay()
        losses[0].append(float(loss))
    for x, y in batches:
        losses[1].append(float(step(models[1], optimizers[1], x, y)))
    assert losses[0] == pytest.approx(losses[1], rel=1e-5)
    for p, q in zip(*(m.parameters() for m in models), strict=True):
        torch.testing.assert_close(p, q, rtol=1e-4, atol=1e-5)


@pytest.mark.usefixtures("fresh_compiler")
@needs_gpu
@pytest.mark.parametrize("make", [small_dlgn, convolutional])
def test_reduced_overhead_is_the_eager_step(make):
    model, (x, _) = make(), images(64)
    x = x if make is convolutional else x.flatten(1)
    compiled = torch.compile(model, mode="reduce-overhead", fullgraph=True)
    expected = gradients(model, model, x)
    for _ in range(4):
        torch.compiler.cudagraph_mark_step_begin()
        torch.testing.assert_close(gradients(compiled, model, x), expected, rtol=1e-4, atol=1e-5)


@needs_gpu
@pytest.mark.parametrize("forward", ["soft", "hard", "gumbel"])
@pytest.mark.parametrize("precision", ["float32", "bfloat16"])
def test_a_network_gives_on_a_gpu_what_it_gives_on_a_cpu(forward, precision):
    model = convolutional(depth=3, forward=forward, precision=precision)
    x, y = images(100)
    descent = Descent(model, TrainConfig(lr=0.02), 3)
    for index in range(3):
        descent.step(x, y, index)
    descent.settle()
    model.eval()
    with torch.no_grad():
        found = model(x).cpu()
        torch.testing.assert_close(found, model.cpu()(x.cpu()), rtol=0, atol=1e-6)


@pytest.mark.parametrize("head", sorted(HEADS))
@pytest.mark.parametrize("network", ["dlgn", "clgn-cifar10-s"])
@pytest.mark.slow
def test_every_head_takes_steps(head, network):
    sizes = {"layers": 2, "width": 60} if network == "dlgn" else {"channels": 1}
    if head == "group-sum-codebook":
        sizes["code_size"] = 20
    config = ModelConfig(network=network, head=head, tau=2.0, **sizes)
    shape, generator = (1, 16, 16), torch.Generator().manual_seed(0)
    model = build(config, 256, 3, seed=1, input_shape=shape).to(DEVICE)
    x = torch.rand(20, 256, generator=generator).round()
    x = x if network == "dlgn" else x.unflatten(1, shape)
    y = torch.randint(0, 3, (20,), generator=generator).to(DEVICE)
    descent = Descent(model, TrainConfig(lr=0.02), 2)
    for index in range(2):
        descent.step(x.to(DEVICE), y, index)
    descent.settle()
    model.eval()
    with torch.no_grad():
        scores = model(x.to(DEVICE)).cpu()
    assert bool(scores.isfinite().all())
    if network == "dlgn":
        found = gg.compile(gg.to_circuit(model)).scores(x.numpy().astype("uint8"))
        torch.testing.assert_close(torch.from_numpy(found), scores.double())
