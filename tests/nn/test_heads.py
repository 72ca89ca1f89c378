import numpy as np
import pytest
import torch

from gategrad.nn import GroupSum


def test_group_sum_by_hand():
    head = GroupSum(2, tau=4.0)
    x = torch.tensor([[0.5, 1, 0.25, 0], [1, 1, 1, 1]])
    assert head.sums(x).tolist() == [[1.5, 0.25], [2, 2]]
    assert head(x).tolist() == [[0.375, 0.0625], [0.5, 0.5]]


@pytest.mark.parametrize(("n_outputs", "n_classes"), [(7, 3), (640, 67), (10, 10), (12, 4)])
def test_distributed_remainder_is_the_readouts(n_outputs, n_classes):
    head = GroupSum(n_classes, tau=2.0, remainder="distribute")
    bits = torch.from_numpy(np.random.default_rng(0).integers(0, 2, (9, n_outputs))).float()
    readout = head.readout(n_outputs)
    expected = readout.class_sums(bits.numpy().astype(np.uint8))
    np.testing.assert_array_equal(head.sums(bits).numpy(), expected)
    np.testing.assert_allclose(head(bits).numpy(), readout.scores(expected))


def test_gradient_is_one_over_tau():
    x = torch.rand(3, 7, requires_grad=True)
    GroupSum(3, tau=5.0, remainder="distribute")(x).sum().backward()
    torch.testing.assert_close(x.grad, torch.full((3, 7), 0.2))


def test_an_indivisible_width_is_an_error():
    message = "7 outputs cannot be split into 3 equal groups: use 6 or 9 outputs, or"
    with pytest.raises(ValueError, match=message):
        GroupSum(3, tau=1.0)(torch.rand(2, 7))


def test_fewer_outputs_than_classes():
    with pytest.raises(ValueError, match="2 outputs cannot serve 3 classes"):
        GroupSum(3, tau=1.0, remainder="distribute")(torch.rand(2, 2))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"n_classes": 0}, "n_classes must be at least 1, got 0"),
        ({"n_classes": 2, "tau": 0.0}, "tau must be a positive number, got 0.0"),
        ({"n_classes": 2, "tau": float("nan")}, "got nan"),
        ({"n_classes": 2, "remainder": "drop"}, "remainder must be"),
    ],
)
def test_bad_options(arguments, message):
    with pytest.raises(ValueError, match=message):
        GroupSum(**arguments)
