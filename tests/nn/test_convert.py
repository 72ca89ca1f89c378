"""Networks of difflogic and torchlogix, from stand-ins with the attributes that their layers have.

`tests/agreement/test_peers.py` compares with the libraries themselves.
"""

import numpy as np
import pytest
import torch
from torch import nn

from gategrad import to_circuit
from gategrad.circuit import simulate
from gategrad.nn.networks.convert import from_difflogic, from_torchlogix, from_torchlogix_state


class Wiring(nn.Module):
    def __init__(self, indices, weights=None):
        super().__init__()
        self.register_buffer("indices", indices)
        if weights is not None:
            self.weights = nn.Parameter(weights)


def stand_in(name, **attributes):
    module = type(name, (nn.Module,), {})()
    for key, value in attributes.items():
        setattr(module, key, value)
    return module


def difflogic_layer(n, m, seed):
    torch.manual_seed(seed)
    return stand_in(
        "LogicLayer", in_dim=n, out_dim=m, weights=nn.Parameter(torch.randn(m, 16)),
        indices=(torch.randint(0, n, (m,)), torch.randint(0, n, (m,))),
    )  # fmt: skip


def dense_layer(n, m, seed, kind="Raw", candidates=None, rank=2):
    torch.manual_seed(seed)
    shape = (m, 16 if kind == "Raw" else 4)
    shape_of_wiring = (2, m) if candidates is None else (candidates, 2, m)
    weights = None if candidates is None else torch.rand(shape_of_wiring)
    return stand_in(
        "LogicDense", in_dim=n, out_dim=m, lut_rank=rank, weight=nn.Parameter(torch.randn(shape)),
        parametrization=type(f"{kind}LUTParametrization", (nn.Module,), {})(),
        connections=Wiring(torch.randint(0, n, shape_of_wiring), weights),
    )  # fmt: skip


def test_difflogic_weights_wiring_and_tau_are_taken_over():
    layers = [difflogic_layer(9, 20, 0), difflogic_layer(20, 12, 1)]
    model = nn.Sequential(nn.Flatten(), *layers, stand_in("GroupSum", k=3, tau=2.5)).eval()
    ours = from_difflogic(model)
    assert not ours.training
    for theirs, layer in zip(layers, ours, strict=False):
        torch.testing.assert_close(layer.weight, theirs.weights)
        assert torch.equal(layer.connections.long(), torch.stack(theirs.indices))
    assert ours[-1].tau == 2.5
    circuit = to_circuit(ours)
    assert circuit.netlist.gate[:20].tolist() == layers[0].weights.argmax(1).tolist()


@pytest.mark.parametrize("kind", ["Raw", "Light", "Warp"])
def test_torchlogix_gates_are_those_that_it_evaluates(kind):
    layer = dense_layer(6, 40, 3, kind)
    model = nn.Sequential(layer, stand_in("GroupSum", k=2, tau=1.0, beta=0.0))
    netlist = to_circuit(from_torchlogix(model)).netlist
    x = torch.tensor([[0, 0], [0, 1], [1, 0], [1, 1]])
    weight = layer.weight.detach()
    if kind == "Raw":
        rows = np.array([[i >> (3 - corner) & 1 for corner in range(4)] for i in weight.argmax(1)])
    elif kind == "Light":
        rows = (weight > 0).int().numpy()
    else:
        s = 1 - 2 * x.float()
        basis = torch.stack([torch.ones(4), s[:, 1], s[:, 0], s.prod(1)], 1)
        rows = (-(weight @ basis.T) > 0).int().numpy()
    ids = rows @ np.array([8, 4, 2, 1])
    assert netlist.gate.tolist() == ids.tolist()


def test_a_state_dict_of_torchlogix_says_the_same_as_the_model():
    layers = [dense_layer(10, 20, 4, candidates=3), dense_layer(20, 8, 5)]
    model = nn.Sequential(*layers, stand_in("GroupSum", k=4, tau=3.0, beta=0.0))
    ours = from_torchlogix_state(model.state_dict(), 10, 4, tau=3.0)
    bits = np.random.default_rng(0).integers(0, 2, (50, 10), dtype=np.uint8)
    expected = to_circuit(from_torchlogix(model))
    found = to_circuit(ours)
    assert found == expected
    assert simulate(found.netlist, bits).any()
    chosen = layers[0].connections.weights.argmax(0, keepdim=True)
    pairs = layers[0].connections.indices.gather(0, chosen)[0]
    assert torch.equal(ours[0].connections.long(), pairs)


def test_what_has_no_counterpart_is_named():
    group = stand_in("GroupSum", k=2, tau=1.0, beta=0.0)
    for convert, model, message in (
        (from_difflogic, nn.Sequential(nn.Linear(2, 2), group), "module 0 is a Linear"),
        (from_difflogic, nn.Sequential(difflogic_layer(4, 4, 0)), "followed by one GroupSum"),
        (from_torchlogix, nn.Sequential(dense_layer(4, 4, 0, rank=4), group), "tables of 4 inputs"),
        (
            from_torchlogix,
            nn.Sequential(dense_layer(4, 4, 0), stand_in("GroupSum", k=2, tau=1.0, beta=0.5)),
            "beta=0.5",
        ),
        (from_torchlogix, nn.Sequential(nn.Sequential(stand_in("OrPooling2d"))), "0.0 is a OrPool"),
    ):
        with pytest.raises(ValueError, match=message):
            convert(model)
    state = nn.Sequential(dense_layer(4, 4, 0)).state_dict()
    with pytest.raises(ValueError, match="must be raw, light or warp"):
        from_torchlogix_state(state, 4, 2, parametrization="walsh")
    with pytest.raises(ValueError, match="light has 4 a gate"):
        from_torchlogix_state(state, 4, 2, parametrization="light")
    with pytest.raises(ValueError, match=r"'3\.thresholds'"):
        from_torchlogix_state({**state, "3.thresholds": torch.zeros(1)}, 4, 2)
    with pytest.raises(ValueError, match="no LogicDense"):
        from_torchlogix_state({}, 4, 2)


@pytest.mark.parametrize(
    ("entry", "value", "message"),
    [
        ("0.weight", None, "lacks '0.weight'"),
        ("0.weight", [[0.0] * 16] * 20, "weights of layer 0 must be a tensor, got a list"),
        ("0.weight", torch.zeros(20, 16, dtype=torch.complex64), "must be floats, got .*complex64"),
        ("0.weight", torch.zeros(20, 16, dtype=torch.int64), "must be floats, got .*int64"),
        ("0.weight", torch.zeros(19, 16), "weights of shape"),
        ("0.connections.indices", torch.full((2, 20), 1.5), "must be integers, got .*float32"),
        ("0.connections.indices", torch.ones(2, 20).bool(), "must be integers, got .*bool"),
        ("0.connections.indices", torch.zeros(3, 20).long(), "candidates of shape"),
        ("0.connections.indices", torch.full((3, 2, 20), 10), "reads input 10"),
        ("0.connections.indices", 3, "wiring of layer 0 must be a tensor, got a int"),
        ("0.connections.weights", torch.zeros(2, 2, 20), r"weights of shape \(2, 2, 20\)"),
        ("0.connections.weights", torch.zeros(3, 2, 1), r"weights of shape \(3, 2, 1\)"),
        ("0.connections.weights", torch.zeros(0, 2, 20), r"weights of shape \(0, 2, 20\)"),
        ("0.connections.weights", torch.full((3, 2, 20), torch.nan), "weight is NaN"),
        ("0.connections.weights", torch.zeros(3, 2, 20).to(torch.complex64), "must be floats"),
        ("0.connections.weights", "best", "must be a tensor, got a str"),
    ],
)
def test_what_is_wrong_with_a_state_is_named(entry, value, message):
    state = dict(nn.Sequential(dense_layer(10, 20, 4, candidates=3)).state_dict())
    from_torchlogix_state(state, 10, 4)
    state[entry] = value
    if value is None:
        del state[entry]
    with pytest.raises(ValueError, match=message):
        from_torchlogix_state(state, 10, 4)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"indices": (torch.zeros(4).long(), torch.zeros(3).long())}, r"shapes \(4,\), \(3,\)"),
        ({"indices": (torch.zeros(4).long(),)}, "two inputs"),
        ({"indices": (torch.zeros(4), torch.zeros(4))}, "module 0 must be integers"),
        ({"indices": ([0] * 4, [1] * 4)}, "module 0 must be a tensor, got a list"),
        ({"weights": nn.Parameter(torch.zeros(3, 16))}, "4 gates"),
        ({"weights": nn.Parameter(torch.zeros(4, 16, dtype=torch.complex64))}, "must be floats"),
    ],
)
def test_what_is_wrong_with_a_layer_of_difflogic_is_named(changes, message):
    layer = difflogic_layer(4, 4, 0)
    for name, value in changes.items():
        setattr(layer, name, value)
    with pytest.raises(ValueError, match=message):
        from_difflogic(nn.Sequential(layer, stand_in("GroupSum", k=2, tau=1.0)))
