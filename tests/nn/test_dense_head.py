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
