import pytest
import torch

from gategrad.gates import GATES
from gategrad.nn import LogicLayer, discrete, relaxed
from gategrad.nn.kernels import reference
from gategrad.nn.kernels.value_checks import within


def layer(**options) -> LogicLayer:
    return LogicLayer(10, 30, **({"seed": 0} | options))


def test_train_is_relaxed_and_eval_discrete():
    module = layer()
    x = torch.rand(7, 10).round()
    soft = reference.softmax_coefficients(module.weight)
    hard = reference.gate_coefficients(module.weight.argmax(dim=1))
    torch.testing.assert_close(module(x), reference.logic_layer(x, soft, module.connections))
    module.eval()
    assert torch.equal(module(x), reference.logic_layer(x, hard, module.connections))


def test_modes_can_be_forced_for_a_while():
    module = layer()
    x = torch.rand(7, 10).round()
    soft, hard = module(x), module.eval()(x)
    with relaxed(module):
        torch.testing.assert_close(module(x), soft)
    assert torch.equal(module(x), hard)
    module.train()
    with discrete(module) as same:
        assert same is module
        assert torch.equal(module(x), hard)
    assert not module.is_discrete


@pytest.mark.parametrize("gate", GATES, ids=lambda gate: gate.name)
def test_discrete_gates_are_exact(gate):
    module = LogicLayer(2, 1, seed=0).eval()
    with torch.no_grad():
        module.weight.zero_()
        module.weight[0, gate.id] = 1.0
    a, b = module.connections[:, 0].tolist()
    corners = torch.tensor([[0.0, 0], [0, 1], [1, 0], [1, 1]])
    expected = [gate(int(row[a]), int(row[b])) for row in corners]
    assert module(corners)[:, 0].tolist() == expected
    assert module.gates().tolist() == [gate.id]


def test_residual_initialization_passes_the_first_input_on():
    module = layer(init="residual")
    probability = torch.softmax(module.weight, dim=1)[:, 3]
    torch.testing.assert_close(probability, torch.full((30,), 0.9082), atol=1e-4, rtol=0)
    x = torch.rand(4, 10).round()
    assert torch.equal(module.eval()(x), x[:, module.connections[0].long()])


def test_seeds():
    assert torch.equal(layer(seed=3).weight, layer(seed=3).weight)
    assert not torch.equal(layer(seed=3).weight, layer(seed=4).weight)
    torch.manual_seed(5)
    first = LogicLayer(10, 30)
    torch.manual_seed(5)
    assert torch.equal(first.connections, LogicLayer(10, 30).connections)


def test_the_state_dict_carries_the_wiring():
    module, other = layer(seed=1), layer(seed=2)
    x = torch.rand(5, 10)
    assert not torch.equal(module(x), other(x))
    assert set(module.state_dict()) == {"weight", "connections"}
    other.load_state_dict(module.state_dict())
    assert torch.equal(module(x), other(x))


def test_wiring_that_points_outside_is_refused():
    module = layer()
    state = module.state_dict()
    state["connections"] = state["connections"].clone()
    state["connections"][1, 4] = 10
    with pytest.raises(RuntimeError, match="connections names an input outside 0 to 9"):
        layer().load_state_dict(state)


@pytest.mark.parametrize(
    ("x", "message"),
    [
        (torch.rand(3, 9), r"expected input of shape \(batch, 10\), got \(3, 9\)"),
        (torch.rand(10), "expected input of shape"),
        (torch.zeros(3, 10, dtype=torch.uint8), "expected a float tensor"),
        (torch.full((3, 10), 1.5), r"input value 1.5 \(sample 0, feature 0\) is not in \[0, 1\]"),
        (torch.full((3, 10), -0.1), "not in"),
        (torch.full((3, 10), float("nan")), "input value nan"),
    ],
)
def test_bad_input_while_relaxed(x, message):
    with pytest.raises(ValueError, match=message):
        layer()(x)


def test_gray_values_cannot_reach_discrete_gates():
    module = layer().eval()
    with pytest.raises(ValueError, match=r"input value 0\.5 .* is not 0 or 1"):
        module(torch.full((3, 10), 0.5))


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16])
@pytest.mark.parametrize("value", [float("nan"), float("inf"), -1.0, 0.5, 1e-40, 1.0, 0.0])
def test_one_wrong_value_among_many_is_found(value, dtype):
    x = torch.zeros(300, 200, dtype=dtype)
    for place in ((0, 0), (150, 77), (299, 199)):
        changed = x.clone()
        changed[place] = value
        kept = float(changed[place])
        for rows in (changed, changed.t().contiguous().t(), changed[:, ::1][::1]):
            assert within(rows, 0.0, 1.0, ends=True) == (kept in (0.0, 1.0))
            assert within(rows, 0.0, 1.0, ends=False) == (0 <= kept <= 1)


def test_rounding_of_earlier_layers_is_no_error():
    x = torch.tensor([[1 + 1e-6, -1e-6] * 5], requires_grad=True)
    assert layer()(x).shape == (1, 30)
    with pytest.raises(ValueError, match=r"input value 1\.01"):
        layer()(x + 0.01)


def test_checks_can_be_turned_off():
    assert layer(check_input=False)(torch.full((3, 10), 1.5)).shape == (3, 30)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"parametrization": "wlsh"},
            "parametrization must be one of softmax, light, walsh, nearest, got 'wlsh'; did you "
            "mean walsh",
        ),
        ({"connections": "ring"}, "connections must be one of"),
        ({"init": "zeros"}, "init must be 'normal' or 'residual', got 'zeros'"),
    ],
)
def test_bad_options(options, message):
    with pytest.raises(ValueError, match=message):
        layer(**options)


def test_repr_names_sizes_and_options():
    assert "10, 30, parametrization='softmax', connections='random'" in repr(layer())
