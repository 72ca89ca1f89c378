import pickle

import numpy as np
import pytest
import torch

import gategrad as gg
from gategrad.circuit.decoders import unpack_codes
from gategrad.circuit.readout import balanced_groups
from gategrad.nn import CodebookHead, LogicLayer, Temperature, dlgn
from gategrad.nn.heads import codebook as codebook_head
from gategrad.nn.heads.codebook import CODES, NORMS


def bits_of(head):
    return torch.from_numpy(unpack_codes(head.codes.numpy(), head.n_sums)).double()


def by_definition(head, x):
    groups = torch.from_numpy(balanced_groups(head.n_outputs, head.n_sums)).long()
    s = torch.zeros(len(x), head.n_sums, dtype=x.dtype).index_add_(1, groups, x)
    m = torch.bincount(groups, minlength=head.n_sums)
    code = bits_of(head)
    agree = torch.stack([torch.where(row == 1, s, m - s).sum(dim=1) for row in code], dim=1)
    norm = NORMS[head.norm](head.n_outputs, head.n_classes)
    return agree / (head.temperature.values() * norm)


@pytest.mark.parametrize(("n_classes", "n_outputs", "n_sums"), [(3, 20, None), (7, 50, 16)])
@pytest.mark.parametrize("norm", NORMS)
def test_scores_are_agreement_with_codes(n_classes, n_outputs, n_sums, norm):
    head = CodebookHead(n_classes, n_outputs, 0.7, n_sums=n_sums, norm=norm, seed=1)
    x = torch.rand(9, n_outputs, dtype=torch.float64)
    torch.testing.assert_close(head(x), by_definition(head, x))


def test_large_codebooks_have_the_same_scores_and_gradients(monkeypatch):
    x = torch.rand(5, 40, dtype=torch.float64, requires_grad=True)
    results = []
    for kept in (1 << 20, 0):
        monkeypatch.setattr(codebook_head, "_KEPT", kept)
        monkeypatch.setattr(codebook_head, "_PART", 100)
        head = CodebookHead(9, 40, seed=3)
        scores = head(x)
        (grad,) = torch.autograd.grad(scores.square().sum(), x)
        results.append((scores, grad))
    for a, b in zip(*results, strict=True):
        torch.testing.assert_close(a, b)
    assert torch.autograd.gradcheck(head, (x,))


@pytest.mark.parametrize("n_classes", [2, 3, 10, 67])
def test_balanced_codes(n_classes):
    codes = CODES["balanced"](n_classes, 300, np.random.default_rng(0))
    ones = codes.sum(axis=0)
    assert ones.min() >= n_classes // 2
    assert ones.max() <= (n_classes + 1) // 2
    assert abs(codes.mean() - 0.5) < 0.1


@pytest.mark.parametrize(("n_classes", "n"), [(2, 5), (3, 9), (10, 150), (67, 127 * 3)])
def test_distant_codes_reach_the_plotkin_bound_of_their_size(n_classes, n):
    codes = CODES["distant"](n_classes, n, np.random.default_rng(0)).astype(int)
    distance = (codes[:, None] != codes[None]).sum(axis=2)[np.triu_indices(n_classes, 1)]
    size = 2 ** int(np.ceil(np.log2(max(2, n_classes))))
    assert distance.min() >= n // (size - 1) * size // 2
    assert distance.max() - distance.min() <= n % (size - 1)


@pytest.mark.parametrize(
    ("n_classes", "n", "least"),
    [(8, 3, 1), (4, 2, 1), (10, 8, 3), (67, 64, 26), (130, 90, 36)],
)
def test_distant_codes_of_few_bits_stay_apart(n_classes, n, least):
    codes = CODES["distant"](n_classes, n, np.random.default_rng(0)).astype(int)
    distance = (codes[:, None] != codes[None]).sum(axis=2)[np.triu_indices(n_classes, 1)]
    random = CODES["random"](n_classes, n, np.random.default_rng(0)).astype(int)
    by_chance = (random[:, None] != random[None]).sum(axis=2)[np.triu_indices(n_classes, 1)]
    assert distance.min() >= max(least, by_chance.min())


def test_codes_are_seeded_and_travel_with_the_weights():
    head, same, other = (CodebookHead(4, 30, seed=seed) for seed in (5, 5, 6))
    assert torch.equal(head.codes, same.codes)
    assert not torch.equal(head.codes, other.codes)
    x = torch.rand(3, 30)
    before = other(x)
    other.load_state_dict(head.state_dict())
    assert not torch.equal(other(x), before)
    torch.testing.assert_close(other(x), head(x))


def test_given_codes():
    codes = [[1, 0, 0], [0, 1, 1]]
    head = CodebookHead(2, 3, tau=1.0, codes=codes, norm="one")
    assert head(torch.tensor([[1.0, 0, 0], [0, 0, 0]])).tolist() == [[3, 0], [2, 1]]


def test_layers_sum_groups_without_storing_outputs():
    head = CodebookHead(3, 60, n_sums=12)
    assert head.needs_only_sums
    assert not CodebookHead(3, 60).needs_only_sums
    model = dlgn(8, layers=2, width=60, head=head)
    x = torch.rand(4, 8)
    torch.testing.assert_close(model(x), head(model.outputs(x)))
    assert isinstance(model[0], LogicLayer)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((0, 5), "at least 1, got 0 and 5"),
        ((2, 5, -1.0), "tau must be a positive number"),
        ((2, 5, 1.0, {"n_sums": 6}), "5 outputs cannot be grouped into 6 sums"),
        ((2, 5, 1.0, {"codes": "best"}), "codes must be one of random, balanced, distant"),
        ((2, 5, 1.0, {"codes": [[1, 0], [0, 1]]}), r"bits of shape \(2, 5\)"),
        ((1, 2, 1.0, {"codes": [[1, 2]]}), "codes must be bits"),
        ((2, 5, 1.0, {"norm": "two"}), "norm must be one of"),
    ],
)
def test_bad_options(arguments, message):
    *values, options = arguments if isinstance(arguments[-1], dict) else (*arguments, {})
    with pytest.raises(ValueError, match=message):
        CodebookHead(*values, **options)


def test_another_width():
    with pytest.raises(ValueError, match="codes are for 5 outputs, not 6"):
        CodebookHead(2, 5, Temperature(1.0))(torch.rand(1, 6))


def test_it_can_be_trained_after_inference_mode():
    head = CodebookHead(3, 16)
    with torch.inference_mode():
        head(torch.rand(2, 16))
    x = torch.rand(2, 16, requires_grad=True)
    head(x).sum().backward()
    assert x.grad is not None
    assert head(torch.zeros(0, 16)).shape == (0, 3)
    copied = pickle.loads(pickle.dumps(head))
    torch.testing.assert_close(copied(x), head(x))
    assert copied._matrix is not None
    assert len(pickle.dumps(CodebookHead(3, 80_000))) < 80_000  # codes, no matrix


def test_taus_of_other_classes():
    with pytest.raises(ValueError, match="the temperature has 3 classes, the head 4"):
        CodebookHead(4, 16, Temperature(1.0, learned="class", n_classes=3))


def test_taus_per_class_decide_as_the_circuit_does():
    # Scores that are nearly equal: only the same arithmetic gives the same class.
    torch.manual_seed(0)
    tau = Temperature(0.3, learned="class", n_classes=4)
    model = dlgn(8, layers=1, width=40, head=CodebookHead(4, 40, tau)).eval()
    bits = torch.rand(200, 8).round()
    rows = bits.numpy().astype(np.uint8)
    all_sums = gg.compile(gg.to_circuit(model)).class_sums(rows)
    for sums in all_sums[:20]:
        with torch.no_grad():
            tau.log_ratio.copy_(torch.from_numpy(np.log(sums / sums[0])))
            scores = model(bits).numpy()
        network = gg.compile(gg.to_circuit(model))
        np.testing.assert_array_equal(network.scores(rows), scores)
        np.testing.assert_array_equal(network.predict(rows), scores.argmax(axis=1))
