import pytest
import torch
from torch import nn

from gategrad.nn import DenseHead


def test_it_is_linear_layers_with_relu():
    head = DenseHead(3, 10, (7, 5), seed=2)
    plain = nn.Sequential(nn.Linear(10, 7), nn.ReLU(), nn.Linear(7, 5), nn.ReLU(), nn.Linear(5, 3))
    state = head.state_dict()
    names = {
        f"{2 * i}.{part}": f"linears.{i}.{part}" for i in range(3) for part in ("weight", "bias")
    }
    width = {"0": 10, "2": 7, "4": 5}  # what is trained is in units of 1 / sqrt(inputs)
    plain.load_state_dict(
        {name: state[source] / width[name[0]] ** 0.5 for name, source in names.items()}
    )
    x = torch.rand(6, 10)
    torch.testing.assert_close(head(x), plain(x))
    scores = head.eval()(x)
    assert scores.dtype == torch.float64
    torch.testing.assert_close(scores, plain.double()(x.double()))


def test_weights_are_seeded_and_begin_as_torchs():
    head, same, other = (DenseHead(3, 400, (50,), seed=seed) for seed in (1, 1, 2))
    first, again, third = (h.layers()[0][0] for h in (head, same, other))
    assert torch.equal(first, again)
    assert not torch.equal(first, third)
    assert first.abs().max() <= 1 / 20
    assert abs(first.std().item() - 1 / 20 / 3**0.5) < 0.001


def test_plain_weights_are_torchs_own():
    head, scaled = (DenseHead(3, 10, (7,), seed=2, weights=w) for w in ("plain", "scaled"))
    same = nn.Sequential(nn.Linear(10, 7), nn.ReLU(), nn.Linear(7, 3))
    state = dict(zip(same.state_dict(), head.state_dict().values(), strict=True))
    same.load_state_dict(state)
    x = torch.rand(6, 10)
    # For one seed both begin as the same function, bit by bit.
    assert torch.equal(head(x), scaled(x))
    assert torch.equal(head.eval()(x), scaled.eval()(x))
    wanted = same.double()(x.double())
    torch.testing.assert_close(head(x), wanted)
    # The parameters' gradients are those of the weights themselves.
    head.double().train()(x.double()).square().sum().backward()
    wanted.square().sum().backward()
    for p, q in zip(head.parameters(), same.parameters(), strict=True):
        torch.testing.assert_close(p.grad, q.grad)
    step = torch.optim.SGD(head.parameters(), lr=0.1)
    before = head.layers()[1][0].clone()
    step.step()
    torch.testing.assert_close(head.layers()[1][0], before - 0.1 * same[2].weight.grad)


@pytest.mark.parametrize("weights", ["scaled", "plain"])
def test_gradients(weights):
    head = DenseHead(3, 6, (4,), seed=1, weights=weights).double()
    x = torch.rand(5, 6, dtype=torch.float64, requires_grad=True)
    names = [name for name, _ in head.named_parameters()]

    def scores(x, *values):
        return torch.func.functional_call(head, dict(zip(names, values, strict=True)), (x,))

    assert torch.autograd.gradcheck(scores, (x, *head.parameters()))


def test_a_readout_of_plain_weights_stays_when_training_goes_on():
    head = DenseHead(3, 10, (7,), weights="plain")
    readout = head.readout(10)
    weights = [pair[0].detach().clone() for pair in head.layers()]
    with torch.no_grad():
        for parameter in head.parameters():
            parameter.fill_(0.5)
    for found, wanted in zip(readout.decoder.weights, weights, strict=True):
        assert (found == wanted.numpy()).all()


@pytest.mark.parametrize("pair", [("scaled", "plain"), ("plain", "scaled")])
def test_weights_of_one_kind_are_not_read_as_the_others(pair):
    head, other = (DenseHead(3, 10, (7,), weights=weights) for weights in pair)
    with pytest.raises(RuntimeError, match=r"Missing key.*linears\.0\.weight"):
        head.load_state_dict(other.state_dict())
    assert ("weights='plain'" in repr(head)) == (pair[0] == "plain")


def test_an_unknown_kind_of_weights():
    with pytest.raises(ValueError, match="weights must be one of scaled, plain, got 'plane'; did"):
        DenseHead(3, 10, weights="plane")


def test_no_hidden_layer_is_one_matrix():
    head = DenseHead(2, 4, ())
    assert [tuple(p.shape) for p in head.parameters()] == [(2, 4), (2,)]


@pytest.mark.parametrize("sizes", [(0, 4, ()), (2, 0, ()), (2, 4, (0,))])
def test_sizes(sizes):
    with pytest.raises(ValueError, match="must be at least 1"):
        DenseHead(*sizes)


def test_another_width():
    with pytest.raises(ValueError, match="reads 4 outputs, not 5"):
        DenseHead(2, 4)(torch.rand(1, 5))
