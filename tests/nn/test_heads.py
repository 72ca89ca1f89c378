import numpy as np
import pytest
import torch

import gategrad as gg
from gategrad.nn import CodebookHead, DenseHead, GroupSum, dlgn


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


@pytest.mark.parametrize("head", [GroupSum(2), DenseHead(2, 4), CodebookHead(2, 4)])
def test_a_head_reads_rows(head):
    for shape in ((), (4,), (1, 2, 4)):
        with pytest.raises(ValueError, match=r"a head reads \(samples, outputs\), got shape"):
            head(torch.zeros(shape))


def test_fewer_outputs_than_classes():
    with pytest.raises(ValueError, match="2 outputs cannot serve 3 classes"):
        GroupSum(3, tau=1.0, remainder="distribute")(torch.rand(2, 2))


def test_dropout_leaves_outputs_out_of_a_whole_batch_and_keeps_the_mean():
    torch.manual_seed(0)
    head = GroupSum(2, tau=4.0, dropout=0.25)
    ones = torch.ones(5, 4000)
    sums = torch.stack([head(ones) for _ in range(20)]).detach()
    # The same outputs for all samples, up to the rounding of sums.
    assert (sums - sums[:, :1]).abs().max() < 0.01
    assert sums.std(dim=0).min() > 0
    torch.testing.assert_close(sums.mean(), torch.tensor(500.0), rtol=0.01, atol=0)
    assert not head.needs_only_sums
    head.eval()
    assert head.needs_only_sums
    assert (head(ones) == 500).all()


def test_dropout_takes_part_in_training_and_not_in_the_circuit():
    torch.manual_seed(0)
    model = dlgn(8, layers=2, width=40, head=GroupSum(2, tau=1.0, dropout=0.5))
    x = torch.rand(6, 8).round()
    model(x).sum().backward()
    dropped = (model[1].weight.grad == 0).all(dim=1)
    assert 5 < int(dropped.sum()) < 35
    bits = x.numpy().astype(np.uint8)
    network = gg.compile(gg.to_circuit(model))
    np.testing.assert_array_equal(network.scores(bits), model.eval()(x).numpy())


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"n_classes": 0}, "n_classes must be at least 1, got 0"),
        ({"n_classes": 2, "tau": 0.0}, "tau must be a positive number, got 0.0"),
        ({"n_classes": 2, "tau": float("nan")}, "got nan"),
        ({"n_classes": 2, "remainder": "drop"}, "remainder must be"),
        ({"n_classes": 2, "dropout": 1.0}, "dropout must be at least 0 and below 1, got 1.0"),
        ({"n_classes": 2, "dropout": -0.1}, "got -0.1"),
    ],
)
def test_bad_options(arguments, message):
    with pytest.raises(ValueError, match=message):
        GroupSum(**arguments)


@pytest.mark.parametrize("head", [GroupSum, lambda k: CodebookHead(k, 5)])
def test_classes_are_a_whole_number(head):
    with pytest.raises(TypeError, match=r"n_classes must be a whole number, got 2\.5"):
        head(2.5)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.int64, torch.uint8])
def test_heads_count_exactly_whatever_type_bits_have(dtype):
    x = torch.zeros(1, 10_000)
    x[0, :2049] = x[0, 5_000:7_050] = 1  # in half precision both are 2,048
    heads = [
        GroupSum(2, tau=1.0),
        CodebookHead(2, 10_000, 1.0, n_sums=2, codes=[[1, 0], [0, 1]]),
        CodebookHead(2, 10_000, 1.0, codes=np.repeat([[1, 0], [0, 1]], 5_000, axis=1)),
        DenseHead(2, 10_000, ()),
    ]
    for head in heads:
        head.eval()
        expected = head(x)
        found = head(x.to(dtype))
        assert found.dtype == expected.dtype
        torch.testing.assert_close(found, expected, rtol=0, atol=0)
    assert heads[0](x.to(dtype)).argmax() == 1
