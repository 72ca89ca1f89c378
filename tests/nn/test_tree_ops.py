"""Convolutions as operations: what torch expects of them, and ``torch.compile``."""

import numpy as np
import pytest
import torch
from logic_stack import leaf

from gategrad.nn import DLGN, GroupSum, LogicConv2d, LogicLayer, OrPool2d
from gategrad.nn.kernels import reference
from gategrad.nn.kernels.tree_wiring import Geometry, TreeWiring, draw_leaves


@pytest.mark.parametrize(("hard", "half"), [(False, False), (True, True)])
def test_opcheck(hard, half):
    geometry = Geometry((2, 4, 3), 2, (2, 2), (1, 1), (1, 0), 2, 2, 1)
    wiring = TreeWiring(draw_leaves(geometry, 2, np.random.default_rng(0)), geometry)
    weight = torch.randn(wiring.n_gates, 16)
    c = reference.softmax_coefficients(weight)
    gates = [weight.argmax(dim=1).to(torch.uint8)] if hard else []
    rows = torch.rand(geometry.in_features, 5).round()
    arguments = (leaf(rows), [leaf(c)], [], gates, [], [wiring.number], 0, half, True)
    torch.library.opcheck(torch.ops.gategrad.logic_layers.default, arguments)


@pytest.mark.usefixtures("fresh_compiler")
@pytest.mark.parametrize("fused", [False, True])
def test_a_compiled_network_gives_the_same(fused):
    pooling = [] if fused else [OrPool2d()]
    model = DLGN(
        LogicConv2d(2, 4, 3, in_size=6, depth=2, padding=1, pool=2 if fused else 1, seed=0),
        *pooling,
        torch.nn.Flatten(),
        LogicLayer(36, 30, seed=1, check_input=False),
        GroupSum(3, tau=2.0),
    )
    x = torch.rand(10, 2, 6, 6)
    compiled = torch.compile(model, backend="aot_eager", fullgraph=True)
    found = []
    for network in (compiled, model):
        model.zero_grad()
        out = network(x)
        out.square().sum().backward()
        found.append([out, *(p.grad.clone() for p in model.parameters())])
    torch.testing.assert_close(*found)
    model.eval()
    torch.testing.assert_close(compiled(x.round()), model(x.round()))
