"""The estimator with wiring that training chooses."""

import pickle

import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("sklearn")

from sklearn.base import clone

from gategrad import LogicGateClassifier
from gategrad.estimator.training import build_network
from gategrad.nn import LearnedWires

LEARNED = {
    "layers": 2, "width": 60, "n_thresholds": 7, "epochs": 6, "batch_size": 32, "random_state": 0,
    "connections": "learned", "candidates": (5, 3),
}  # fmt: skip


@pytest.fixture(scope="module")
def fitted(iris):
    return LogicGateClassifier(**LEARNED, warm_start=True).fit(*iris)


def test_the_circuit_has_the_wires_that_the_network_chose(iris, fitted):
    import torch

    X, _ = iris
    bits = fitted._encoder.encode(fitted.encode(X))
    network = build_network(
        fitted._model(fitted.plan_), bits.shape[1], 3, 0, fitted._weights
    ).eval()
    wires = [module for module in network.modules() if isinstance(module, LearnedWires)]
    assert [tuple(w.candidates.shape) for w in wires] == [(120, 5), (120, 3)]
    with torch.no_grad():
        scores = network(torch.from_numpy(bits).float()).numpy()
    np.testing.assert_allclose(fitted.decision_function(X), scores, rtol=1e-6)
    assert fitted.circuit_.netlist.n_gates <= 120


def test_it_finds_the_one_column_that_matters():
    # 60 gates read at most 120 of 900 bits: wiring that is drawn meets few of the 3 that tell.
    rng = np.random.default_rng(0)
    X = rng.normal(size=(900, 300))
    y = (X[:, 17] > 0).astype(int)
    options = {**LEARNED, "layers": 1, "n_thresholds": 3, "epochs": 20, "candidates": 16}
    scores = {
        name: LogicGateClassifier(**{**options, **changed}).fit(X[:500], y[:500]).score(
            X[500:], y[500:]
        )
        for name, changed in {
            "learned": {},
            "never anew": {"redraw": 0},
            "drawn": {"connections": "random", "candidates": "auto"},
        }.items()
    }  # fmt: skip
    assert scores["learned"] > scores["drawn"] + 0.1
    assert scores["learned"] != scores["never anew"]


def test_tables_of_many_numbers_get_it_unasked():
    rng = np.random.default_rng(0)
    X, y = rng.normal(size=(60, 70)), np.arange(60) % 2
    model = LogicGateClassifier(epochs=1, random_state=0)
    learned = model.fit(X, y).plan_
    assert (learned.connections, learned.candidates, learned.layers) == ("learned", (64, 16), 2)
    tau = 8 / 3 * (learned.width / 2) ** 0.5
    np.testing.assert_allclose(1 / model.circuit_.readout.scale, tau, atol=0.1)
    assert model.fit(X.round(), y).plan_.connections == "random"  # few values
    codes = rng.integers(20, size=X.shape)
    assert model.fit(codes, y).plan_.connections == "learned"
    assert (
        model.fit(np.char.add("v", codes.astype(str)), y).plan_.connections == "random"
    )  # categories
    assert model.fit(np.where(codes < 15, codes, np.nan), y).plan_.connections == "random"
    assert model.fit(X[:, :60], y).plan_.connections == "random"
    assert model.set_params(connections="random").fit(X, y).plan_.layers == 2


def test_threads_the_order_of_rows_and_repetition_change_nothing(iris, fitted):
    X, y = iris
    order = np.random.default_rng(0).permutation(len(y))
    weight = np.random.default_rng(1).integers(1, 3, len(y))
    repeated = np.repeat(np.arange(len(y)), weight)
    model = LogicGateClassifier(**LEARNED)
    other = clone(model).set_params(n_jobs=2).fit(X[order], y[order])
    assert other.circuit_.netlist == fitted.circuit_.netlist
    weighted = clone(model).fit(X, y, sample_weight=weight)
    assert clone(model).fit(X[repeated], y[repeated]).loss_curve_ == weighted.loss_curve_


def test_parameters_and_pickles(iris, fitted):
    copied = clone(fitted)
    assert copied.get_params() == fitted.get_params()
    assert copied.candidates == (5, 3)
    again = pickle.loads(pickle.dumps(fitted))
    np.testing.assert_array_equal(again.predict(iris[0]), fitted.predict(iris[0]))
    assert again.plan_ == fitted.plan_
    assert (again.plan_.connections, again.plan_.candidates) == ("learned", (5, 3))


def test_an_estimator_of_a_version_without_the_parameters(iris):
    options = {name: LEARNED[name] for name in ("layers", "width", "epochs", "random_state")}
    old = LogicGateClassifier(**options, warm_start=True).fit(*iris)
    first = old.loss_curve_
    for name in ("connections", "hidden_connections", "candidates"):
        del old.__dict__[name]
        old.plan_.__dict__.pop(name)
    for name in ("candidate_connections", "redraw"):
        del old.__dict__[name]
    old = pickle.loads(pickle.dumps(old))
    assert old.get_params() == LogicGateClassifier(**options, warm_start=True).get_params()
    assert old.set_params(lr=0.01).fit(*iris).loss_curve_[0] < first[0]


def test_warm_start_goes_on_with_what_was_chosen(iris, fitted):
    model = pickle.loads(pickle.dumps(fitted)).set_params(lr=0.01, redraw=0, epochs=2)
    before = model._weights
    first = model.loss_curve_
    model.set_params(connections="auto", candidates="auto").fit(*iris)
    assert model.loss_curve_[0] < first[0]
    names = [name for name in before if name.endswith("candidates")]
    assert len(names) == 2
    for name in names:
        np.testing.assert_array_equal(model._weights[name], before[name])
    for changed, message in (
        ({"connections": "random"}, "connections must stay learned"),
        ({"candidates": 8}, r"candidates must stay \(5, 3\)"),
        ({"hidden_connections": "random"}, "hidden_connections must stay None"),
    ):
        with pytest.raises(ValueError, match=message):
            clone_of(model).set_params(**changed).fit(*iris)


def clone_of(model):
    """With what it learned, which ``clone`` leaves out."""
    return pickle.loads(pickle.dumps(model))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"connections": "lerned", "candidates": "auto"}, "connections must be one of .*learned"),
        ({"connections": 3}, "connections must be 'auto' or the name of a wiring, got 3"),
        ({"connections": "local", "candidates": "auto"}, "local.* needs image inputs"),
        ({"connections": "random"}, r"candidates=\(5, 3\) is for learned wiring"),
        ({"hidden_connections": "near by"}, "hidden_connections must be one of"),
        ({"hidden_connections": ""}, "hidden_connections must be one of"),
        ({"candidates": 0}, "candidates must be 'auto', a number from 1, .* got 0"),
        ({"candidates": True}, "candidates must be 'auto'"),
        ({"candidates": ()}, r"candidates must be 'auto', .* got \(\)"),
        ({"candidates": "many"}, "candidates must be 'auto', .* got 'many'"),
        ({"candidates": 257}, "candidates must be 1 to 256, got 257"),
        ({"candidates": [8, 4, 2]}, "one for each of 2 layers"),
        ({"candidate_connections": "far"}, "candidate_connections must be one of"),
        ({"redraw": 1.5}, "redraw must be 0 to 1"),
    ],
)
def test_wiring_that_cannot_be(iris, options, message):
    with pytest.raises(ValueError, match=message):
        LogicGateClassifier(**{**LEARNED, **options}).fit(*iris)
