import copy
import io

import pytest
import torch
from torch import nn

import gategrad as gg
from gategrad.nn import DLGN, GroupSum, LogicLayer

MODES = [
    {},
    {"precision": "bfloat16"},
    {"forward": "hard", "backward_temperature": 0.5},
    {"forward": "hard", "precision": "bfloat16"},
    {"forward": "gumbel"},
]
X = torch.rand(45, 20, generator=torch.Generator().manual_seed(0)).round()


def seven_classes(head=None, **options):
    head = head or GroupSum(7, tau=3, remainder="distribute")
    return gg.nn.dlgn(20, layers=3, width=60, head=head, seed=2, **options)


def one_by_one(model):
    return nn.Sequential(*model)


def scores(model, seed=0):
    torch.manual_seed(seed)
    return model(X)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_results_are_those_of_the_layers_one_by_one(options):
    model = seven_classes(**options)
    tolerance = 2e-2 if "precision" in options and "forward" not in options else 1e-5
    for prepare in (model.train, model.eval):
        prepare()
        torch.testing.assert_close(scores(model), scores(one_by_one(model)), atol=tolerance, rtol=0)
        with gg.nn.relaxed(model):
            torch.testing.assert_close(scores(model), scores(one_by_one(model)), atol=2e-2, rtol=0)
        with gg.nn.discrete(model):
            assert torch.equal(scores(model), scores(one_by_one(model)))


@pytest.mark.parametrize("options", MODES, ids=str)
def test_gradients_are_those_of_the_layers_one_by_one(options):
    model = seven_classes(**options).train()
    weights = [layer.weight for layer in model[:-1]]
    loss, expected = (scores(m).square().sum() for m in (model, one_by_one(model)))
    found, wanted = (torch.autograd.grad(total, weights) for total in (loss, expected))
    tolerance = 2e-2 if options.get("precision") == "bfloat16" else 1e-5
    for a, b in zip(found, wanted, strict=True):
        assert (a - b).norm() <= tolerance * b.norm()


@pytest.mark.parametrize("options", MODES[2:], ids=str)
def test_hard_training_evaluates_bits(options):
    model = seven_classes(**options).train()
    sums = scores(model) * 3
    assert torch.equal(sums, sums.round())
    if options["forward"] == "hard":
        torch.testing.assert_close(scores(model), scores(model.eval()))
    model.train()
    with pytest.raises(ValueError, match=r"input value 0\.25 .* is not 0 or 1"):
        model(torch.full((3, 20), 0.25))


def test_gumbel_draws_anew():
    model = seven_classes(forward="gumbel").train()
    assert not torch.equal(scores(model, 0), scores(model, 1))
    assert torch.equal(scores(model, 1), scores(model, 1))


@pytest.mark.parametrize("index", [0, 1, 2, 3])
def test_hooks_are_called(index):
    model, calls = seven_classes(), []
    model[index].register_forward_hook(lambda *_: calls.append(1))
    expected = scores(seven_classes())
    torch.testing.assert_close(scores(model), expected)
    assert calls == [1]


@pytest.mark.parametrize("index", [0, 1, 2, 3])
def test_hooks_before_and_backward_are_called(index):
    model, calls = seven_classes(), []
    model[index].register_forward_pre_hook(lambda *_: calls.append("before"))
    model[index].register_full_backward_hook(lambda *_: calls.append("backward"))
    model(X.clone().requires_grad_()).sum().backward()
    assert calls == ["before", "backward"]


@pytest.mark.usefixtures("fresh_compiler")
def test_several_networks_can_be_compiled():
    for seed in (0, 1):
        model = gg.nn.dlgn(20, layers=2, width=30, head=GroupSum(3), seed=seed)
        compiled = torch.compile(model, backend="aot_eager", fullgraph=True)
        for x in (X, X[:32]):
            torch.testing.assert_close(compiled(x), model(x))


def test_a_head_that_changes_what_becomes_of_sums():
    class Shifted(GroupSum):
        def from_sums(self, sums):
            return super().from_sums(sums) + 1

    shifted = seven_classes(Shifted(7, tau=3, remainder="distribute"))
    torch.testing.assert_close(scores(shifted), scores(seven_classes()) + 1)


def test_a_head_that_needs_more_than_sums():
    class Squares(GroupSum):
        def forward(self, x):
            return super().forward(x * x) + 1

    model = seven_classes(Squares(7, tau=3, remainder="distribute")).train()
    assert not model[-1].needs_only_sums
    torch.testing.assert_close(scores(model), scores(one_by_one(model)))


def test_a_layer_of_another_kind_in_between():
    layers = [LogicLayer(20, 30, seed=0), nn.Identity(), LogicLayer(30, 12, seed=1)]
    model = DLGN(*layers, GroupSum(3))
    torch.testing.assert_close(scores(model), scores(one_by_one(model)))
    doubled = DLGN(layers[0], nn.ReLU(), nn.ReLU())
    torch.testing.assert_close(scores(doubled), scores(one_by_one(doubled)))


def test_one_layer_twice():
    layer = LogicLayer(20, 20, seed=0, check_input=False)
    model = DLGN(layer, layer, GroupSum(4))
    torch.testing.assert_close(scores(model), scores(one_by_one(model)))
    scores(model).square().sum().backward()
    expected = layer.weight.grad.clone()
    layer.weight.grad = None
    scores(one_by_one(model)).square().sum().backward()
    torch.testing.assert_close(layer.weight.grad, expected)


def test_layers_that_do_not_fit():
    layers = [LogicLayer(20, 30, seed=0), LogicLayer(31, 12, seed=1, check_input=False)]
    with pytest.raises(ValueError, match=r"expected input of shape \(batch, 31\)"):
        scores(DLGN(*layers))


def test_copies_and_pickles():
    model = seven_classes(forward="hard")
    file = io.BytesIO()
    torch.save(model, file)
    file.seek(0)
    for other in (copy.deepcopy(model), torch.load(file, weights_only=False)):
        assert torch.equal(scores(other), scores(model))
    assert list(model.state_dict())[:2] == ["0.weight", "0.connections"]


def test_repr_tells_how_it_is_trained():
    text = repr(seven_classes(forward="hard", backward_temperature=0.5, precision="bfloat16"))
    assert "forward='hard', backward_temperature=0.5, precision='bfloat16'" in text
    assert "forward" not in repr(seven_classes())


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"forward": "harder"}, "forward must be one of soft, hard, gumbel, got 'harder'"),
        ({"precision": "float16"}, "precision must be one of float32, bfloat16, got 'float16'"),
        ({"forward": "hard", "backward_temperature": 0}, "must be positive, got 0"),
        ({"backward_temperature": 0.5}, "leave it at 1"),
        ({"hidden_connections": "ring"}, "connections must be one of .*, got 'ring'"),
    ],
)
def test_bad_options(options, message):
    with pytest.raises(ValueError, match=message):
        seven_classes(**options)


@pytest.mark.parametrize(("layers", "width"), [(2, 10**12), (10**12, 2)])
def test_networks_that_no_memory_holds(layers, width):
    with pytest.raises(ValueError, match=r"gates need [\d,]+ GB for their weights alone"):
        gg.nn.dlgn(20, layers=layers, width=width, head=GroupSum(2, tau=3))


def test_an_input_of_an_odd_kind_is_refused_as_ever():
    with pytest.raises(ValueError, match="expected input of shape"):
        seven_classes()(torch.rand(20))
    with pytest.raises(ValueError, match="expected a float tensor"):
        seven_classes()(torch.ones(3, 20, dtype=torch.int64))


def test_gradients_reach_the_input():
    model = seven_classes().train()
    x = torch.rand(33, 20, requires_grad=True)
    model(x).square().sum().backward()
    found = x.grad.clone()
    x.grad = None
    one_by_one(model)(x).square().sum().backward()
    torch.testing.assert_close(x.grad, found, atol=1e-5, rtol=1e-4)


def test_flattened_images_are_not_read_as_others():
    first = gg.nn.LogicConv2d(1, 4, 3, in_size=6, padding=1)
    others = gg.nn.LogicConv2d(1, 2, 3, in_size=12), gg.nn.LogicConv2d(4, 2, 3, in_size=6)
    wrong, right = (DLGN(first, nn.Flatten(), conv) for conv in others)
    with pytest.raises(ValueError, match=r"reads images of \(1, 12, 12\), .* of \(4, 6, 6\)"):
        wrong(torch.zeros(2, 36))
    assert right(torch.zeros(2, 36)).shape == (2, 2, 4, 4)
    # What is between them has no place in an image.
    between = LogicLayer(144, 144, check_input=False)
    assert DLGN(first, nn.Flatten(), between, others[0])(torch.zeros(2, 36)).shape[0] == 2
