import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import BATCH_SIZES

import gategrad as gg
from gategrad.circuit import Circuit, simulate
from gategrad.extract import NotACircuit
from gategrad.nn import (
    GroupSum,
    Head,
    LogicConv1d,
    LogicConv2d,
    LogicConv3d,
    LogicLayer,
    OrPool2d,
    dlgn,
)


@settings(deadline=None, max_examples=40)
@given(
    st.integers(0, 2**31), st.integers(1, 8), st.integers(1, 40), st.integers(1, 300),
    st.integers(1, 7), st.sampled_from(BATCH_SIZES),
)  # fmt: skip
def test_model_oracle_and_engine_agree(seed, layers, n_inputs, width, n_classes, batch):
    width = max(width, n_classes)
    head = GroupSum(n_classes, tau=3.0, remainder="distribute")
    model = dlgn(n_inputs, layers=layers, width=width, head=head, seed=seed).eval()
    circuit = gg.to_circuit(model)
    bits = np.random.default_rng(seed).integers(0, 2, (batch, n_inputs), dtype=np.uint8)
    with torch.no_grad():
        outputs = model[:-1](torch.from_numpy(bits).float())
    np.testing.assert_array_equal(simulate(circuit.netlist, bits), outputs.numpy())
    network = gg.compile(circuit, threads=2)
    np.testing.assert_array_equal(network.bits_encoded(bits), outputs.numpy())
    np.testing.assert_array_equal(network.class_sums_encoded(bits), head.sums(outputs).numpy())
    predicted = network.predict_encoded(bits)
    np.testing.assert_array_equal(predicted, head(outputs).argmax(dim=1).numpy())


def model() -> torch.nn.Sequential:
    return torch.nn.Sequential(
        torch.nn.Sequential(LogicLayer(8, 12, seed=0), LogicLayer(12, 6, seed=1)),
        GroupSum(3, tau=2.0),
    )


def test_nested_sequentials_are_followed_and_the_model_stays_as_it_was():
    net = model()
    before = {name: value.clone() for name, value in net.state_dict().items()}
    circuit = gg.to_circuit(net)
    assert circuit.netlist.n_gates == 18
    assert circuit.class_names == ("0", "1", "2")
    assert net.training
    assert all(torch.equal(before[name], value) for name, value in net.state_dict().items())


def test_encoder_and_names_travel_along():
    encoder = gg.ThresholdEncoder.scaled(4, [1 / 3, 2 / 3], "uint8", 0, 255)
    circuit = gg.to_circuit(model(), encoder, ["a", "b", "c"])
    assert circuit.encoder == encoder
    assert circuit.class_names == ("a", "b", "c")


LAYER, HEAD = LogicLayer(8, 6, seed=0), GroupSum(2, tau=1.0)


@pytest.mark.parametrize(
    ("modules", "error", "message"),
    [
        ([LAYER], TypeError, "must end with a head such as GroupSum, not with LogicLayer"),
        ([], TypeError, "not with nothing"),
        ([HEAD], TypeError, "no logic layer"),
        ([LAYER, torch.nn.ReLU(), HEAD], TypeError, "module 1 is a ReLU"),
        (
            [LAYER, LogicLayer(5, 6, seed=0), HEAD],
            ValueError,
            "logic layer 1 reads 5 inputs, but gets 6",
        ),
        ([LogicLayer(8, 5, seed=0), HEAD], ValueError, "cannot be split"),
    ],
)
def test_what_cannot_be_a_circuit_is_refused(modules, error, message):
    with pytest.raises(error, match=message):
        gg.to_circuit(torch.nn.Sequential(*modules))


class Doubled(torch.nn.Sequential):
    def forward(self, x):
        return 2 * super().forward(x)


class OtherLayer(LogicLayer):
    def forward(self, x):
        return 1 - super().forward(x)


class OtherHead(GroupSum):
    def forward(self, x):
        return -super().forward(x)


class HeadWithReadout(GroupSum):
    def forward(self, x):
        return self.sums(x) / self.tau

    def readout(self, n_outputs):
        return super().readout(n_outputs)


class SilentHead(Head):
    n_classes = 2

    def forward(self, x):
        return x[:, :2]


@pytest.mark.parametrize(
    ("module", "message"),
    [
        (Doubled(LAYER, HEAD), "must end with a head such as GroupSum, not with Doubled"),
        (torch.nn.Sequential(OtherLayer(8, 6, seed=0), HEAD), "module 0 is a OtherLayer"),
        (torch.nn.Sequential(LAYER, OtherHead(2)), "OtherHead does not say what it computes"),
        (torch.nn.Sequential(LAYER, SilentHead()), "SilentHead does not say what it computes"),
    ],
)
def test_modules_that_compute_something_else_are_refused(module, message):
    with pytest.raises(NotACircuit, match=message):
        gg.to_circuit(module)


def test_a_head_with_its_own_readout_is_welcome():
    assert gg.to_circuit(torch.nn.Sequential(LAYER, HeadWithReadout(2))).readout.n_classes == 2


def test_hooks_are_refused():
    net = model()
    handle = net[0][1].register_forward_hook(lambda module, args, output: 1 - output)
    with pytest.raises(NotACircuit, match="LogicLayer has a forward hook"):
        gg.to_circuit(net)
    handle.remove()
    gg.to_circuit(net)


def test_weights_that_are_not_finite_are_refused():
    net = model()
    with torch.no_grad():
        net[0][1].weight[3, 4] = float("nan")
    with pytest.raises(ValueError, match="logic layer 1 has weights that are NaN"):
        gg.to_circuit(net)


def test_an_encoder_of_another_width_is_refused():
    with pytest.raises(ValueError, match="encoder gives 9 bits"):
        gg.to_circuit(model(), gg.ThresholdEncoder.scaled(9, [0.5], "uint8", 0, 255))


def image_rows(n, shape):
    return np.random.default_rng(0).integers(0, 2, (n, int(np.prod(shape))), dtype=np.uint8)


def assert_extracted(net, shape):
    """The circuit's class sums are the model's scores, and the engine's are the circuit's."""
    circuit, rows = gg.to_circuit(net), image_rows(70, shape)
    with torch.no_grad():
        scores = net.eval()(torch.from_numpy(rows).float().reshape(-1, *shape)).numpy()
    sums = circuit.readout.class_sums(circuit.simulate(rows))
    np.testing.assert_allclose(sums * circuit.readout.scale, scores, rtol=1e-6)
    np.testing.assert_array_equal(gg.compile(circuit).class_sums(rows), sums)
    return circuit


def normal(**options):
    return {"init": "normal", "seed": 0, **options}


def test_convolutions_stay_convolutions():
    net = torch.nn.Sequential(
        LogicConv2d(2, 6, 3, in_size=(9, 8), padding=1, pool=2, **normal()),
        LogicConv2d(6, 8, (2, 3), in_size=(4, 4), depth=2, stride=(1, 2), padding=1, **normal()),
        OrPool2d(),
        torch.nn.Flatten(),
        LogicLayer(16, 30, seed=1),
        LogicLayer(30, 20, seed=2),
        GroupSum(4, tau=2.0),
    )
    circuit = assert_extracted(net, (2, 9, 8))
    assert circuit.stages
    assert [stage.out_shape for stage in circuit.stages] == [(6, 4, 4), (8, 2, 1)]
    assert circuit.dense.n_gates == 50


@pytest.mark.parametrize(
    ("convolution", "shape"),
    [
        (lambda: LogicConv1d(2, 4, 3, in_size=9, padding=1, **normal()), (2, 9)),
        (
            lambda: LogicConv3d(
                2, 4, (2, 3, 2), in_size=(4, 5, 6), depth=2, padding=(1, 0, 1), **normal()
            ),
            (2, 4, 5, 6),
        ),
    ],
)
def test_convolutions_over_other_axes(convolution, shape):
    layer = convolution()
    net = torch.nn.Sequential(layer, torch.nn.Flatten(), GroupSum(2, tau=1.0))
    circuit = assert_extracted(net, shape)
    assert circuit.n_outputs == layer.out_features


def test_pooling_by_itself():
    net = torch.nn.Sequential(
        LogicConv2d(1, 3, 2, in_size=(10, 9), pool=2, depth=1, **normal()),
        OrPool2d(),
        torch.nn.Flatten(),
        GroupSum(3, tau=1.0),
    )
    circuit = assert_extracted(net, (1, 10, 9))
    assert [stage.out_shape for stage in circuit.stages] == [(3, 4, 4), (3, 2, 2)]


def test_gates_before_a_convolution_unroll_it():
    net = torch.nn.Sequential(
        LogicLayer(9, 16, seed=0),
        LogicConv2d(1, 4, 3, in_size=(4, 4), **normal()),
        torch.nn.Flatten(),
        GroupSum(2, tau=1.0),
    )
    assert isinstance(assert_extracted(net, (9,)), Circuit)


def test_gates_before_two_convolutions_of_their_size():
    # In any other order sizes fit as well.
    net = torch.nn.Sequential(
        LogicLayer(16, 16, seed=0),
        LogicConv2d(1, 1, 3, in_size=(4, 4), padding=1, **normal()),
        LogicConv2d(1, 1, 3, in_size=(4, 4), padding=1, **normal()),
        torch.nn.Flatten(1, 3),
        GroupSum(2, tau=1.0),
    )
    assert isinstance(assert_extracted(net, (16,)), Circuit)


CONVOLUTION = LogicConv2d(1, 4, 3, in_size=(4, 4), seed=0)


@pytest.mark.parametrize(
    ("modules", "message"),
    [
        ([CONVOLUTION, GroupSum(2)], r"the head reads flat input, but gets \(4, 2, 2\)"),
        ([CONVOLUTION, LogicLayer(16, 6), GroupSum(2)], "logic layer 1 reads flat input"),
        (
            [CONVOLUTION, torch.nn.Flatten(), LogicLayer(9, 6), GroupSum(2)],
            "logic layer 2 reads 9 inputs, but gets 16",
        ),
        (
            [CONVOLUTION, CONVOLUTION, GroupSum(2)],
            r"convolution 1 reads \(1, 4, 4\)|reads 16 inputs",
        ),
        ([OrPool2d(), CONVOLUTION, torch.nn.Flatten(), GroupSum(2)], "but no image"),
    ],
)
def test_convolutions_that_do_not_fit(modules, message):
    with pytest.raises(ValueError, match=message):
        gg.to_circuit(torch.nn.Sequential(*modules))


def test_a_flatten_of_some_axes_is_refused():
    net = torch.nn.Sequential(CONVOLUTION, torch.nn.Flatten(2), GroupSum(2))
    with pytest.raises(NotACircuit, match="module 1 is a Flatten"):
        gg.to_circuit(net)


def test_what_does_nothing_once_trained_is_passed_over():
    layers = [LogicLayer(36, 12, seed=0), LogicLayer(12, 6, seed=1), GroupSum(3, tau=2.0)]
    nothing = [
        torch.nn.Identity(), torch.nn.Dropout(0.5), torch.nn.AlphaDropout(0.5),
        torch.nn.FeatureAlphaDropout(0.5), torch.nn.Flatten(),
    ]  # fmt: skip
    net = torch.nn.Sequential(*nothing)
    for layer in layers:
        net.append(torch.nn.Sequential(layer, torch.nn.Dropout()))
    net = torch.nn.Sequential(torch.nn.Dropout(), *net, torch.nn.Identity())
    assert gg.to_circuit(net) == gg.to_circuit(torch.nn.Sequential(*layers))
    image = torch.nn.Sequential(
        torch.nn.Unflatten(1, (1, 6, 6)), LogicConv2d(1, 2, 3, in_size=6, seed=0),
        torch.nn.Dropout2d(), torch.nn.Flatten(), LogicLayer(32, 6, seed=1), GroupSum(3, tau=2.0),
    )  # fmt: skip
    bits = np.random.default_rng(0).integers(0, 2, (70, 36), dtype=np.uint8)
    with torch.no_grad():
        scores = image.eval()(torch.from_numpy(bits).float())
    np.testing.assert_allclose(gg.compile(gg.to_circuit(image)).scores_encoded(bits), scores)


@pytest.mark.parametrize(
    ("module", "error", "message"),
    [
        (torch.nn.Unflatten(1, (4, 9)), ValueError, "reads flat input, but gets"),
        (torch.nn.Unflatten(1, (4, 8)), ValueError, r"makes \(4, 8\) of 36 values"),
        (torch.nn.Unflatten(2, (4, 9)), NotACircuit, "module 0 is a Unflatten"),
        (torch.nn.ReLU(), NotACircuit, "module 0 is a ReLU"),
    ],
)
def test_modules_that_do_something_are_not_passed_over(module, error, message):
    net = torch.nn.Sequential(module, LogicLayer(36, 6, seed=0), GroupSum(3))
    with pytest.raises(error, match=message):
        gg.to_circuit(net)


class OwnDropout(torch.nn.Dropout):
    def forward(self, x):
        return 1 - x


def test_a_subclass_may_do_something_else():
    with pytest.raises(NotACircuit, match="module 0 is a OwnDropout"):
        gg.to_circuit(torch.nn.Sequential(OwnDropout(), LogicLayer(36, 6, seed=0), GroupSum(3)))
