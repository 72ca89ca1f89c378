"""Layers that stay as they are while those behind them go on training."""

import copy
import pickle

import pytest
import torch
from stopped_training import history_of, run_stopped_and_resumed
from torch import nn

import gategrad as gg
from gategrad.checkpoint.history import EpochRecord
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.nn import DLGN, GroupSum, LogicConv2d, LogicLayer
from gategrad.runs.training_run import train_run
from gategrad.train.freezing import Freezing

LEARNED = {"connections": "learned", "candidates": (8,)}


def model_config(forward="hard", **options):
    temperature = 1.0 if forward == "soft" else 0.5
    sizes = {"layers": 3, "width": 200, "forward": forward, "backward_temperature": temperature}
    return ModelConfig(**sizes, **options)


def run_config(epochs=6, forward="hard", model=(), **train):
    return RunConfig(
        DataConfig("digits"),
        model_config(forward, **dict(model)),
        TrainConfig(epochs=epochs, lr=0.05, schedule="cosine", **{"freeze_after": 0.5, **train}),
    )


def stack(layers=6):
    return nn.Sequential(*(LogicLayer(9, 9, seed=i) for i in range(layers)))


@pytest.mark.parametrize(
    ("layers", "share", "ends", "counts"),
    [
        (6, 1.0, (10,), [0] * 10),
        (6, 0.5, (10,), [0, 0, 0, 0, 0, 1, 2, 3, 4, 5]),
        (2, 0.5, (4,), [0, 0, 1, 1]),
        (6, 0.5, (4,), [0, 0, 1, 3]),
        (3, 0.25, (8,), [0, 0, 1, 1, 1, 2, 2, 2]),
        (3, 0.5, (4, 8), [0, 0, 1, 2, 0, 0, 1, 2]),
    ],
)
def test_layers_freeze_one_after_the_other(layers, share, ends, counts):
    config = TrainConfig(epochs=ends[-1], freeze_after=share, extended_after=ends[:-1])
    freezing = Freezing(stack(layers), config, ends[-1])
    assert [freezing.count(epoch) for epoch in range(ends[-1])] == counts


@pytest.mark.parametrize(
    ("train", "message"),
    [
        ({"freeze_after": 0.9, "epochs": 3}, "of 3 epochs leaves none in which a layer is frozen"),
        ({"freeze_after": 0.5, "train_input": "continuous"}, "training reads values"),
    ],
)
def test_trainings_that_cannot_freeze(train, message):
    config = TrainConfig(**{"epochs": 10, **train})
    with pytest.raises(ValueError, match=message):
        Freezing(stack(), config, config.epochs)


def test_copies_are_not_frozen_and_new_weights_are(tmp_path):
    layer = LogicLayer(12, 30, seed=0, connections="learned", candidates=4).train()
    layer.freeze()
    assert copy.deepcopy(layer).frozen is None
    assert pickle.loads(pickle.dumps(layer)).frozen is None
    other = LogicLayer(12, 30, seed=5, connections="learned", candidates=4)
    layer.load_state_dict(other.state_dict())
    x = torch.randint(0, 2, (9, 12), generator=torch.manual_seed(0)).float()
    assert torch.equal(layer(x), other.eval()(x))


def test_steps_bound_it():
    config = TrainConfig(epochs=100, freeze_after=0.5, extended_after=(50,))
    assert [Freezing(stack(2), config, 4).count(epoch) for epoch in range(4)] == [0, 0, 1, 1]


@pytest.mark.parametrize("forward", ["soft", "hard", "gumbel"])
def test_wires_freeze_before_gates(forward):
    digits, states, modes = gg.load_dataset("digits"), [], []
    model = gg.nn.build(model_config(forward, **LEARNED), 64, 10)

    def look(record):
        states.append({name: value.clone() for name, value in model.state_dict().items()})
        modes.append([layer.wires_frozen for layer in model[:-1]])

    config = TrainConfig(epochs=5, lr=0.05, freeze_wires=0.5, redraw=1.0)
    gg.fit(model, digits, config=config, progress=False, on_epoch=look)
    assert modes == [[False] * 3] * 3 + [[True] * 3] * 2
    assert not any(layer.wires_frozen for layer in model[:-1])
    read = [name for name in states[0] if "wires" in name or name.endswith("connections")]
    gates = [name for name in states[0] if name.endswith("weight") and "wires" not in name]
    assert len(read) == 9
    assert len(gates) == 3
    for epoch in range(1, 5):
        stays = epoch >= 3
        for name in read:
            if not name.endswith("connections") or stays:
                assert torch.equal(states[epoch][name], states[epoch - 1][name]) == stays
        assert not any(torch.equal(states[epoch][n], states[epoch - 1][n]) for n in gates)


@pytest.mark.parametrize("forward", ["soft", "hard"])
@pytest.mark.parametrize("kind", ["learned", "leaves"])
def test_frozen_wires_are_fixed_wiring(kind, forward):
    options = {"forward": forward, "backward_temperature": 1.0 if forward == "soft" else 0.5}
    if kind == "leaves":
        layer = LogicConv2d(
            2, 5, 3, in_size=6, depth=2, seed=0, connections="learned", candidates=4, **options
        )
    else:
        layer = LogicLayer(72, 80, seed=0, connections="learned", candidates=4, **options)
    x = torch.randint(0, 2, (37, 72), generator=torch.manual_seed(1)).float()
    layer.train().freeze_wires()
    out = layer(x)
    out.square().sum().backward()
    assert layer.wires.weight.grad is None
    other = copy.deepcopy(layer)
    assert not other.wires_frozen
    other.wires = None
    assert torch.equal(other(x), out)
    other.zero_grad()
    other(x).square().sum().backward()
    assert torch.equal(other.weight.grad, layer.weight.grad)
    layer.freeze_wires(False)
    layer(x).square().sum().backward()
    assert layer.wires.weight.grad.any()


@pytest.mark.parametrize("step", [20, 28, 50])
def test_a_training_stopped_with_frozen_wires_goes_on_bit_for_bit(step, tmp_path, monkeypatch):
    config = run_config(model=LEARNED, freeze_after=1.0, freeze_wires=0.5)
    run_stopped_and_resumed(config, step, tmp_path, monkeypatch)


def test_a_finished_training_thaws_its_wires(tmp_path):
    options = {"freeze_after": 1.0, "freeze_wires": 0.5, "redraw": 0.0}
    train_run(run_config(epochs=2, model=LEARNED, **options), tmp_path, progress=False)
    config = run_config(epochs=4, model=LEARNED, **options)
    more = train_run(config, tmp_path, progress=False, resume=True)
    assert more["config"]["train"]["extended_after"] == [2]


def test_settings_of_learned_wiring_need_some():
    with pytest.raises(ValueError, match="wire_moments=bfloat16 is for learned wiring: use"):
        RunConfig(train=TrainConfig(wire_moments="bfloat16"))
    digits, network = gg.load_dataset("digits"), gg.nn.build(ModelConfig(width=80), 64, 10)
    with pytest.raises(ValueError, match="is for learned wiring, which this model does not have"):
        gg.fit(network, digits, epochs=1, wire_moments="bfloat16", progress=False)


def test_wires_that_cannot_freeze():
    with pytest.raises(ValueError, match="is for learned wiring: use connections"):
        RunConfig(train=TrainConfig(freeze_wires=0.5))
    with pytest.raises(ValueError, match="freeze_wires must be above 0 and at most 1"):
        TrainConfig(freeze_wires=0.0)
    with pytest.raises(ValueError, match="which this model does not have"):
        Freezing(stack(), TrainConfig(epochs=4, freeze_wires=0.5), 4)
    learned = LogicLayer(12, 30, connections="learned", candidates=4)
    with pytest.raises(ValueError, match="of 3 epochs leaves none in which wires are frozen"):
        Freezing(learned, TrainConfig(epochs=3, freeze_wires=0.9), 3)


@pytest.mark.parametrize("options", [{}, LEARNED])
@pytest.mark.parametrize("forward", ["soft", "hard", "gumbel"])
def test_what_is_frozen_stays(forward, options):
    digits, states, modes = gg.load_dataset("digits"), [], []
    model = gg.nn.build(model_config(forward, **options), 64, 10)

    def look(record):
        states.append({name: value.clone() for name, value in model.state_dict().items()})
        modes.append([layer.frozen is not None for layer in model[:-1]])

    config = TrainConfig(epochs=6, lr=0.05, freeze_after=0.5)
    history = gg.fit(model, digits, config=config, progress=False, on_epoch=look)
    assert [record.frozen for record in history.epochs] == [None] * 3 + [1, 1, 2]
    assert modes[3:] == [[True, False, False]] * 2 + [[True, True, False]]
    assert [layer.frozen for layer in model[:-1]] == [None] * 3
    trained = [name for name in states[0] if name.endswith("weight")]
    for epoch in range(1, 6):
        for name in trained:
            stays = int(name.split(".")[0]) < (history.epochs[epoch].frozen or 0)
            assert torch.equal(states[epoch][name], states[epoch - 1][name]) == stays, (epoch, name)


def layer_stack(kind, forward, precision):
    options = {"forward": forward, "precision": precision, "backward_temperature": 0.5}
    if forward == "soft":
        options["backward_temperature"] = 1.0
    learned = {"connections": "learned", "candidates": 4} if kind == "learned" else {}
    if kind == "convolution":
        first = LogicConv2d(2, 5, 3, in_size=6, depth=2, seed=0, **options)
        flat = nn.Flatten()
        return [first, flat, *(LogicLayer(80, 80, seed=i, **options) for i in (1, 2))]
    return [
        LogicLayer(72 if i == 0 else 80, 80, seed=i, check_input=i == 0, **learned, **options)
        for i in range(3)
    ]


@pytest.mark.parametrize("precision", ["float32", "bfloat16"])
@pytest.mark.parametrize("forward", ["soft", "hard"])
@pytest.mark.parametrize("kind", ["random", "learned", "convolution"])
@pytest.mark.parametrize("count", [1, 2])
def test_gradients_are_those_of_the_layers_behind(kind, forward, precision, count):
    x = torch.randint(0, 2, (37, 72), generator=torch.manual_seed(1)).float()
    modules = layer_stack(kind, forward, precision)
    layers = [module for module in modules if not isinstance(module, nn.Flatten)]
    model = DLGN(*modules, GroupSum(10, tau=2.0)).train()
    for layer in layers[:count]:
        layer.freeze()
    loss = model(x).square().sum()
    loss.backward()
    assert all(p.grad is None for layer in layers[:count] for p in layer.parameters())
    found = {name: p.grad.clone() for name, p in model.named_parameters() if p.grad is not None}
    # The same, of a network that begins where the frozen part ends.
    with torch.no_grad(), gg.nn.discrete(model):
        bits = DLGN(*modules[: modules.index(layers[count])])(x).flatten(1).float()
    assert ((bits == 0) | (bits == 1)).all()
    model.zero_grad()
    rest = DLGN(*modules[modules.index(layers[count]) :], model[-1]).train()
    other = rest(bits).square().sum()
    other.backward()
    assert torch.equal(loss, other)
    for name, p in model.named_parameters():
        assert (p.grad is None) == (name not in found)
        assert p.grad is None or torch.equal(p.grad, found[name]), name


def test_an_input_that_wants_a_gradient_gets_it_through_frozen_layers():
    layers = [LogicLayer(12, 30, seed=0), LogicLayer(30, 30, seed=1, check_input=False)]
    layers[0].freeze()
    x = torch.rand(5, 12, requires_grad=True)
    DLGN(*layers).train()(x).sum().backward()
    whole = x.grad.clone()
    x.grad = None
    layers[1].train()(layers[0].train()(x)).sum().backward()
    torch.testing.assert_close(whole, x.grad)
    assert whole.abs().sum() > 0


@pytest.mark.usefixtures("fresh_compiler")
def test_compiled_layers_are_the_same():
    x = torch.randint(0, 2, (16, 72), generator=torch.manual_seed(1)).float()
    model = DLGN(*layer_stack("random", "hard", "float32"), GroupSum(10, tau=2.0)).train()
    model[0].freeze()
    gradients = []
    for call in (model, torch.compile(model, backend="aot_eager")):
        model.zero_grad()
        call(x).square().sum().backward()
        gradients.append({name: p.grad for name, p in model.named_parameters()})
    assert gradients[0]["0.weight"] is None
    assert gradients[1]["0.weight"] is None or not gradients[1]["0.weight"].any()
    for name in ("1.weight", "2.weight"):
        torch.testing.assert_close(gradients[0][name], gradients[1][name])


@pytest.mark.parametrize("step", [20, 27, 28, 50])  # an epoch has 9 steps; 27 are before freezing
@pytest.mark.parametrize("options", [{}, LEARNED])
def test_a_stopped_training_goes_on_bit_for_bit(step, options, tmp_path, monkeypatch):
    config = run_config(model=options)
    run_stopped_and_resumed(config, step, tmp_path, monkeypatch)


def test_a_finished_training_goes_on_and_freezes_again(tmp_path):
    train_run(run_config(epochs=4), tmp_path, progress=False)
    more = train_run(run_config(epochs=8), tmp_path, progress=False, resume=True)
    frozen = [row.get("frozen", 0) for row in history_of(tmp_path)]
    assert frozen == [0, 0, 1, 2, 0, 0, 1, 2]
    assert more["config"]["train"]["extended_after"] == [4]
    assert more["compiled_test_accuracy"] == more["discrete_test_accuracy"]


def test_soft_gates_may_come_first(tmp_path):
    train_run(run_config(soft_first=0.5), tmp_path, progress=False)
    rows = history_of(tmp_path)
    assert [(row["forward"], row.get("frozen", 0)) for row in rows] == [
        *[("soft", 0)] * 3, ("hard", 1), ("hard", 1), ("hard", 2)
    ]  # fmt: skip


def test_layers_thaw_however_training_ends():
    digits, model = gg.load_dataset("digits"), gg.nn.build(model_config(), 64, 10)

    def stop(record):
        if record.frozen:
            raise OSError("no room")

    with pytest.raises(OSError, match="no room"):
        gg.fit(model, digits, epochs=2, freeze_after=0.5, progress=False, on_epoch=stop)
    assert [layer.frozen for layer in model[:-1]] == [None] * 3


@pytest.mark.parametrize("share", [0.0, -0.1, 1.1, float("nan")])
def test_shares_that_cannot_be(share):
    with pytest.raises(ValueError, match="freeze_after must be above 0 and at most 1"):
        TrainConfig(freeze_after=share)


@pytest.mark.parametrize(("model", "n"), [({"layers": 1}, 1), ({"network": "mlp"}, 0)])
def test_networks_without_a_layer_behind_another_are_refused(model, n):
    digits = gg.load_dataset("digits")
    network = gg.nn.build(ModelConfig(width=200, **model), 64, 10)
    with pytest.raises(ValueError, match=f"freeze_after=0.5 is for layers .* has {n} in all"):
        gg.fit(network, digits, epochs=2, freeze_after=0.5, progress=False)


@pytest.mark.parametrize("model", [{"layers": 1}, {"network": "mlp"}])
def test_runs_of_such_networks_are_refused_at_once(model):
    with pytest.raises(ValueError, match="which this network does not have"):
        RunConfig(model=ModelConfig(**model), train=TrainConfig(freeze_after=0.5))
    tree = ModelConfig(layers=1, head="tree")
    RunConfig(model=tree, train=TrainConfig(freeze_after=0.5))


def test_records_say_how_many_are_frozen():
    record = EpochRecord(1, 1, 1.0, 0.1, None, 0.5, 1.0, 1.0, frozen=2)
    assert EpochRecord.from_json(record.to_json()) == record
    assert "frozen" not in EpochRecord(1, 1, 1.0, 0.1, None, 0.5, 1.0, 1.0).to_json()
    with pytest.raises(ValueError, match="frozen of a history row must be a whole number"):
        EpochRecord.from_json({**record.to_json(), "frozen": True})


def records_of(*entropies):
    return [
        EpochRecord(i + 1, i + 1, 1.0, 0.1, None, 0.5, 1.0, 1.0, entropies=each)
        for i, each in enumerate(entropies)
    ]


@pytest.mark.parametrize(
    ("entropies", "count"),
    [
        ([], 0),
        ([(2, 2, 2)], 0),
        ([(2, 2, 2), (1.5, 1.5, 1.5)], 0),
        ([(2, 2, 2), (1.5, 1.5, 1.5), (1.49, 1.2, 1.2)], 0),  # it may turn there
        ([(2, 2, 2), (1.5, 1.5, 1.5), (1.49, 1.2, 1.2), (1.48, 1, 1)], 1),
        ([(2, 2, 2), (1.5, 1.5, 1.5), (1.51, 1.2, 1.2), (1.3, 1, 1)], 0),
        ([(2, 2, 2), *[(1.5, 1.5, 1.5)] * 3], 2),  # the last one never
        ([(2, 2, 2), (2, 1.5, 2), *[(2, 1.49, 2)] * 2], 0),  # the first one has not begun to move
        ([(2, 2, 2), (1.5, 2, 2), (1.5, 1.5, 2), *[(1.49, 1.495, 2)] * 2], 2),
        ([(2, 2, 2), (1.5, 1, 2), (1.2, 1, 2), *[(1.2, 1, 2)] * 2], 2),  # behind one that moved on
        ([(2, 2, 2), *[(1.5, 2, 2)] * 3, (1.2, 2, 2)], 1),  # none thaws
    ],
)
def test_layers_freeze_when_they_have_settled(entropies, count):
    freezing = Freezing(stack(3), TrainConfig(epochs=9, freeze_settled=0.02), 9)
    assert freezing.count(len(entropies), records_of(*entropies)) == count


def test_a_training_that_goes_on_settles_again():
    moved = [(2, 2), *[(1.5, 2)] * 4, (1.2, 2), *[(1.0, 2)] * 4]
    config = TrainConfig(epochs=10, freeze_settled=0.02, extended_after=(5,))
    freezing = Freezing(stack(2), config, 10)
    counts = [freezing.count(i, records_of(*moved[:i])) for i in range(10)]
    assert counts == [0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
    alone = Freezing(stack(2), TrainConfig(epochs=10, freeze_settled=0.02), 10)
    assert [alone.count(i, records_of(*moved[:i])) for i in range(10)] == [0] * 4 + [1] * 6


def test_what_has_settled_stays():
    digits, states = gg.load_dataset("digits"), []
    model = gg.nn.build(model_config("soft"), 64, 10)

    def look(record):
        states.append({name: value.clone() for name, value in model.state_dict().items()})

    config = TrainConfig(epochs=10, lr=0.05, schedule="cosine", freeze_settled=0.1)
    history = gg.fit(model, digits, config=config, progress=False, on_epoch=look)
    frozen = [record.frozen or 0 for record in history.epochs]
    assert frozen == sorted(frozen)
    assert frozen[0] == 0
    assert frozen[-1] == 2
    for epoch in range(1, 10):
        for i in range(3):
            old, new = (states[e][f"{i}.weight"] for e in (epoch - 1, epoch))
            assert torch.equal(old, new) == (i < frozen[epoch])
    assert all(len(record.entropies) == 3 for record in history.epochs)


@pytest.mark.parametrize("step", [40, 64, 75])
def test_a_training_that_settles_goes_on_bit_for_bit(step, tmp_path, monkeypatch):
    config = run_config(epochs=9, freeze_after=1.0, freeze_settled=0.05)
    run_stopped_and_resumed(config, step, tmp_path, monkeypatch)
    assert any(record.get("frozen") for record in history_of(tmp_path / "whole"))


def test_trainings_that_cannot_settle():
    for bits in (-0.1, float("nan"), float("inf")):
        with pytest.raises(ValueError, match="freeze_settled must be a number of bits"):
            TrainConfig(freeze_settled=bits)
    with pytest.raises(ValueError, match=r"freeze_settled=0\.1 needs more than 4 epochs.* got 4"):
        Freezing(stack(), TrainConfig(epochs=4, freeze_settled=0.1), 4)
    with pytest.raises(ValueError, match="at fixed times: use one of them"):
        TrainConfig(freeze_settled=0.1, freeze_after=0.5)
    with pytest.raises(ValueError, match="parametrization='nearest' does not have"):
        RunConfig(
            model=ModelConfig(parametrization="nearest", forward="hard"),
            train=TrainConfig(freeze_settled=0.1),
        )
    nearest = nn.Sequential(*(LogicLayer(9, 9, parametrization="nearest") for _ in range(2)))
    with pytest.raises(ValueError, match="whose parametrization has none"):
        Freezing(nearest, TrainConfig(freeze_settled=0.1), 9)
    with pytest.raises(ValueError, match="leave freeze_settled"):
        RunConfig(model=ModelConfig(layers=1), train=TrainConfig(freeze_settled=0.1))
    with pytest.raises(ValueError, match=r"freeze_settled=0\.1 leaves gates of bits"):
        Freezing(stack(), TrainConfig(freeze_settled=0.1, train_input="continuous"), 9)


def test_records_say_how_decided_layers_are():
    (record,) = records_of((1.5, 2))
    assert EpochRecord.from_json(record.to_json()) == record
    assert "entropies" not in EpochRecord(1, 1, 1.0, 0.1, None, 0.5, 1.0, 1.0).to_json()
    for wrong in ("1.5", [True], {"a": 1}, 2.0):
        with pytest.raises(ValueError, match="entropies of a history row must be numbers"):
            EpochRecord.from_json({**record.to_json(), "entropies": wrong})
