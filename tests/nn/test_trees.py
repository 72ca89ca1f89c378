import numpy as np
import pytest
import torch

import gategrad as gg
from gategrad.circuit.readout import balanced_groups
from gategrad.config import ModelConfig
from gategrad.nn import GroupSum, LogicLayer, build, dlgn
from gategrad.nn.connections import connect_classes
from gategrad.nn.networks.network_kinds import layer_widths


@pytest.mark.parametrize(
    ("n_inputs", "n_gates", "n_classes"), [(40, 20, 2), (67, 67, 67), (50, 23, 7)]
)
def test_gates_read_their_own_class_evenly(n_inputs, n_gates, n_classes):
    pairs = connect_classes(n_inputs, n_gates, n_classes, np.random.default_rng(0))
    assert pairs.shape == (2, n_gates)
    assert pairs.dtype == np.int32
    of_input, of_gate = balanced_groups(n_inputs, n_classes), balanced_groups(n_gates, n_classes)
    assert (of_input[pairs] == of_gate).all()
    if n_inputs > n_classes:
        read = np.bincount(pairs.ravel(), minlength=n_inputs)
        assert read.max() - read.min() <= 1 + n_gates // n_classes % 2


def test_each_class_can_read_everything():
    pairs = connect_classes(30, 600, 3, np.random.default_rng(0), whole=True)
    for part in np.split(pairs, 3, axis=1):
        assert set(part.ravel()) == set(range(30))


@pytest.mark.parametrize(
    ("head", "widths"), [("tree", [120, 60, 30]), ("tree-full", [360, 180, 90])]
)
def test_trees_halve_and_become_circuits(head, widths):
    config = ModelConfig(layers=2, width=240, head=head, tree_levels=3, tau=2.0)
    model = build(config, 20, 3, seed=4)
    layers = [module for module in model if isinstance(module, LogicLayer)]
    assert [layer.out_features for layer in layers] == [240, 240, *widths]
    x = torch.rand(50, 20).round()
    network = gg.compile(gg.to_circuit(model))
    np.testing.assert_array_equal(
        network.scores(x.numpy().astype(np.uint8)), model.eval()(x).double().numpy()
    )
    again = build(config, 20, 3, seed=4)
    assert all(
        torch.equal(p, q) for p, q in zip(model.parameters(), again.parameters(), strict=True)
    )


def test_a_tree_keeps_a_gate_for_each_class():
    model = dlgn(
        8, layers=1, width=30, head=GroupSum(7, remainder="distribute"), class_layers="part"
    )
    assert [m.out_features for m in model[:-1]] == [30, 15, 7, 7]
    assert model(torch.rand(2, 8)).shape == (2, 7)


def test_a_tree_that_no_machine_can_hold():
    with pytest.raises(ValueError, match=r"112,000,000 class-specific gates .* need \d+ GB"):
        dlgn(8, layers=1, width=64_000, head=GroupSum(2000), class_layers="whole")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"class_layers": "all"}, "class_layers must be none"),
        ({"tree_levels": -1}, "got 'none' and -1"),
        ({"tree_levels": 10**9, "class_layers": "part"}, "tree_levels 0 to 32, got"),
    ],
)
def test_bad_options(options, message):
    with pytest.raises(ValueError, match=message):
        dlgn(8, layers=1, width=8, head=GroupSum(2), **options)


def test_levels_of_a_configuration():
    with pytest.raises(ValueError, match="tree_levels must be 0 to 32, got 1000000000"):
        layer_widths(ModelConfig(head="tree", tree_levels=10**9), 10)


def test_too_few_for_the_classes():
    with pytest.raises(ValueError, match="3 inputs and 5 gates cannot serve 4 classes"):
        connect_classes(3, 5, 4, np.random.default_rng(0))


@pytest.mark.parametrize(
    ("wiring", "message"),
    [
        (np.zeros((2, 3), int), r"shape \(2, 4\), got int64 of shape \(2, 3\)"),
        (np.zeros((2, 4)), "must be integers"),
        (np.full((2, 4), 7), "reads input 7, but there are 5"),
        (np.full((2, 4), -1), "from -1 to -1"),
    ],
)
def test_given_wiring_is_checked(wiring, message):
    with pytest.raises(ValueError, match=message):
        LogicLayer(5, 4, connections=wiring)


def test_given_wiring_is_used():
    wiring = np.array([[0, 1, 2], [2, 0, 1]])
    layer = LogicLayer(3, 3, connections=wiring, seed=0)
    assert layer.connections.tolist() == wiring.tolist()
