"""Options of gates: one object, or keywords of whoever makes gates."""

import typing
from dataclasses import fields

import pytest

import gategrad as gg
from gategrad.config import ModelConfig
from gategrad.nn import GateOptions, GroupSum, LogicConv2d, LogicLayer
from gategrad.nn.gate_options import GateKeywords


def test_every_option_is_a_keyword_and_a_field_of_configurations():
    hints = typing.get_type_hints(GateOptions)
    assert typing.get_type_hints(GateKeywords) == hints
    assert GateOptions.of(ModelConfig()) == GateOptions()
    config = ModelConfig(forward="hard", backward_temperature=0.5, init="residual")
    expected = GateOptions(forward="hard", backward_temperature=0.5, init="residual")
    assert GateOptions.of(config) == expected
    assert {f.name for f in fields(GateOptions)} <= {f.name for f in fields(ModelConfig)}


def test_keywords_change_single_options_of_the_object():
    hard = GateOptions(forward="hard", precision="bfloat16")
    makers = [
        lambda **given: LogicLayer(8, 4, seed=0, **given),
        lambda **given: LogicConv2d(1, 2, 3, in_size=4, seed=0, **given),
        lambda **given: gg.nn.dlgn(8, layers=1, width=4, head=GroupSum(2), **given)[0],
    ]
    for make in makers:
        assert make().forward_mode == "soft"
        layer = make(gates=hard, backward_temperature=0.5)
        found = layer.forward_mode, layer.backward_temperature, layer.precision
        assert found == ("hard", 0.5, "bfloat16")
        with pytest.raises(TypeError, match="unexpected keyword argument 'forwards'"):
            make(forwards="hard")


@pytest.mark.parametrize(
    ("make", "name", "meant"),
    [
        (lambda **given: LogicLayer(4, 4, **given), "LogicLayer", "out_features, connections"),
        (lambda **given: LogicConv2d(1, 2, 3, in_size=4, **given), "LogicConv2d", "in_size, depth"),
        (lambda **given: gg.nn.dlgn(4, head=GroupSum(2), **given), "dlgn", "layers, width"),
    ],
)
def test_a_wrong_keyword_is_told_by_what_was_called(make, name, meant):
    expected = rf"^{name}\(\) got an unexpected keyword argument 'widht': it takes in_.*{meant}"
    with pytest.raises(TypeError, match=expected) as told:
        make(widht=3)
    assert "; options of gates are parametrization, init, forward" in str(told.value)
    assert "options," not in str(told.value)
    assert str(told.value).endswith("did you mean width?") == (name == "dlgn")


@pytest.mark.parametrize("gates", [3, 0, "hard", {"forward": "hard"}])
def test_gates_of_another_type_are_refused(gates):
    for make, name in (
        (lambda **given: LogicLayer(4, 4, **given), "LogicLayer"),
        (lambda **given: LogicConv2d(1, 2, 3, in_size=4, **given), "LogicConv2d"),
        (lambda **given: gg.nn.dlgn(4, head=GroupSum(2), **given), "dlgn"),
    ):
        with pytest.raises(TypeError, match=rf"^gates of {name}\(\) must be a GateOptions, got"):
            make(gates=gates)


def test_convolutions_begin_with_residual_gates():
    largest = [
        LogicConv2d(1, 2, 3, in_size=4, seed=0, **given).weight.detach().max().item()
        for given in ({}, {"init": "normal"}, {"gates": GateOptions()})
    ]
    assert largest[0] == 5
    assert largest[1] == largest[2] != 5
