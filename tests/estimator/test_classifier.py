import pickle
import subprocess
import sys
import textwrap

import numpy as np
import pytest

pytest.importorskip("torch")
pytest.importorskip("sklearn")

from sklearn.base import clone
from sklearn.datasets import make_classification
from sklearn.exceptions import NotFittedError
from sklearn.model_selection import GridSearchCV, cross_val_score
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

import gategrad as gg
from gategrad import LogicGateClassifier
from gategrad.circuit import simulate
from gategrad.estimator.training import build_network

SMALL = {"layers": 2, "width": 300, "epochs": 10, "batch_size": 32, "random_state": 0}


@pytest.fixture(scope="module")
def fitted(iris):
    return LogicGateClassifier(**{**SMALL, "epochs": 40}).fit(*iris)


def test_the_circuit_predicts_what_the_trained_network_does(iris):
    """The optimized circuit, through encoder and engine, against torch and against the oracle."""
    import torch

    X, y = iris
    model = LogicGateClassifier(**SMALL, warm_start=True).fit(X, y)
    bits = model._encoder.encode(model.encode(X))
    network = build_network(model._model(model.plan_), bits.shape[1], 3, 0, model._weights)
    with torch.no_grad():
        scores = network.eval()(torch.from_numpy(bits).float()).numpy()
    np.testing.assert_array_equal(model.predict(X), scores.argmax(axis=1))
    np.testing.assert_allclose(model.decision_function(X), scores, rtol=1e-6)
    circuit = model.to_circuit()
    assert circuit.encoder is not None
    outputs = simulate(circuit.netlist, circuit.encoder.encode(model.encode(X)))
    sums = circuit.readout.class_sums(outputs)
    np.testing.assert_array_equal(circuit.readout.predict(sums), model.predict(X))


def test_it_learns(iris, fitted):
    assert fitted.score(*iris) > 0.95
    assert fitted.n_iter_ == len(fitted.loss_curve_) == 40
    assert fitted.loss_curve_[-1] < fitted.loss_curve_[0] / 4
    probabilities = fitted.predict_proba(iris[0])
    np.testing.assert_allclose(probabilities.sum(axis=1), 1)
    np.testing.assert_array_equal(probabilities.argmax(axis=1), fitted.predict(iris[0]))
    np.testing.assert_allclose(np.log(probabilities), fitted.predict_log_proba(iris[0]))


def test_threads_and_the_order_of_rows_change_nothing(iris):
    X, y = iris
    shuffled = np.random.default_rng(0).permutation(len(y))
    first = LogicGateClassifier(**SMALL, n_jobs=1).fit(X, y)
    for other in (
        LogicGateClassifier(**SMALL, n_jobs=2).fit(X, y),
        LogicGateClassifier(**SMALL).fit(X[shuffled], y[shuffled]),
    ):
        assert other.circuit_.netlist == first.circuit_.netlist
        np.testing.assert_array_equal(other.predict(X), first.predict(X))
    assert LogicGateClassifier(**{**SMALL, "random_state": 1}).fit(X, y).loss_curve_ != (
        first.loss_curve_
    )


@pytest.mark.parametrize(
    "labels",
    [
        np.array(["setosa", "versicolor", "virginica"], dtype=object),
        np.array([-1.0, 0.5, 7.0]) * 2,
        np.array(["a", "b", "c"]),
    ],
)
def test_classes_of_any_type(iris, labels):
    X, y = iris
    model = LogicGateClassifier(**SMALL).fit(X, labels[y])
    np.testing.assert_array_equal(model.classes_, np.unique(labels))
    assert model.predict(X[:3]).dtype == labels.dtype
    assert set(model.predict(X)) <= set(labels.tolist())
    assert model.circuit_.class_names == tuple(str(label) for label in np.unique(labels))


def test_a_weight_is_so_many_rows(iris):
    X, y = iris
    weight = np.random.default_rng(1).integers(0, 4, len(y))
    weighted = LogicGateClassifier(**SMALL).fit(X, y, sample_weight=weight)
    repeated = LogicGateClassifier(**SMALL).fit(np.repeat(X, weight, axis=0), np.repeat(y, weight))
    assert weighted.loss_curve_ == repeated.loss_curve_
    np.testing.assert_array_equal(weighted.predict_proba(X), repeated.predict_proba(X))


def test_class_weights(iris):
    X, y = iris
    X, y = X[50:, :2], y[50:]  # two classes that overlap
    second = [
        np.mean(LogicGateClassifier(**SMALL, class_weight=w).fit(X, y).predict(X) == 2)
        for w in ({1: 1, 2: 0.02}, None, {1: 0.02, 2: 1})
    ]
    assert second[0] < second[1] < second[2]
    balanced = LogicGateClassifier(**SMALL, class_weight="balanced").fit(X[:70], y[:70])
    by_hand = {1: 70 / 2 / 50, 2: 70 / 2 / 20}
    same = LogicGateClassifier(**SMALL, class_weight=by_hand).fit(X[:70], y[:70])
    assert balanced.loss_curve_ == pytest.approx(same.loss_curve_)
    with pytest.raises(ValueError, match="class_weight"):
        LogicGateClassifier(**SMALL, class_weight="most").fit(X, y)


def test_early_stopping_keeps_the_best_epoch(iris):
    X, y = iris
    model = LogicGateClassifier(
        **{**SMALL, "epochs": 60}, early_stopping=True, n_iter_no_change=3, validation_fraction=0.2
    ).fit(X, y)
    scores = model.validation_scores_
    assert len(scores) == model.n_iter_ < 60
    assert int(np.argmax(scores)) == len(scores) - 4
    with pytest.raises(ValueError, match="validation_fraction"):
        LogicGateClassifier(**SMALL, early_stopping=True, validation_fraction=1.5).fit(X, y)


def test_rows_set_aside_must_count(iris):
    # One row of each class that counts, so none of those is set aside.
    X, y = iris
    kept = [*range(50), 60, 120]
    model = LogicGateClassifier(**SMALL, early_stopping=True, class_weight={0: 0.0, 1: 1.0, 2: 1.0})
    with pytest.raises(ValueError, match="zero for every row that validation_fraction"):
        model.fit(X[kept], y[kept])


def test_warm_start_goes_on(iris):
    X, y = iris
    model = LogicGateClassifier(**SMALL, warm_start=True).fit(X, y)
    first = model.loss_curve_
    again = model.set_params(lr=0.01).fit(X, y).loss_curve_  # Adam begins anew: gently
    assert again[0] < first[0] / 2
    assert again[0] < first[-1] * 1.5
    with pytest.raises(ValueError, match="classes must stay"):
        model.fit(X, y + 1)
    with pytest.raises(ValueError, match="width must stay 300"):
        model.set_params(width=400).fit(X, y)


def test_warm_start_after_a_cold_fit_begins_anew(iris):
    X, y = iris
    model = LogicGateClassifier(**SMALL, early_stopping=True).fit(X, y)
    model.set_params(warm_start=True, early_stopping=False).fit(X, y)
    assert not hasattr(model, "validation_scores_")
    model.set_params(warm_start=False, width=90).fit(X, y)
    assert model.set_params(warm_start=True).fit(X, y).plan_.width == 90


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"n_thresholds": 256}, "n_thresholds must be 'auto' or 1 to 255"),
        ({"n_thresholds": True}, "n_thresholds must be"),
        ({"batch_size": "x"}, "batch_size must be 'auto'"),
        ({"early_stopping": True, "n_iter_no_change": 0}, "n_iter_no_change must be 1 or more"),
        ({"early_stopping": True, "tol": float("nan")}, "tol must not be negative"),
        ({"early_stopping": True, "validation_fraction": "x"}, "validation_fraction must be"),
        ({"class_weight": {0: -1, 1: 1, 2: 1}}, "class_weight must be finite, not negative"),
        ({"class_weight": {0: float("inf"), 1: 1, 2: 1}}, "class_weight must be finite"),
    ],
)
def test_sizes_and_weights_that_cannot_be(iris, options, message):
    with pytest.raises(ValueError, match=message):
        LogicGateClassifier(**{**SMALL, **options}).fit(*iris)


def test_search_and_cross_validation_in_processes(iris):
    X, y = iris
    pipeline = make_pipeline(StandardScaler(), LogicGateClassifier(**SMALL))
    name = "logicgateclassifier__width"
    search = GridSearchCV(pipeline, {name: [60, 300]}, cv=2, n_jobs=2).fit(X, y)
    assert search.best_params_[name] in (60, 300)
    assert cross_val_score(clone(pipeline), X, y, cv=2, n_jobs=2).min() > 0.7


def test_a_pickle_holds_arrays_and_needs_no_torch(fitted, iris, tmp_path):
    content = pickle.dumps(fitted)
    assert b"torch" not in content
    (tmp_path / "model.pickle").write_bytes(content)
    np.save(tmp_path / "X.npy", iris[0])
    code = """
        import pickle, sys
        import numpy as np
        model = pickle.load(open(sys.argv[1] + "/model.pickle", "rb"))
        print(*model.predict(np.load(sys.argv[1] + "/X.npy")))
        assert "torch" not in sys.modules
    """
    found = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code), tmp_path],
        capture_output=True,
        text=True,
        check=True,
    )
    assert [int(k) for k in found.stdout.split()] == fitted.predict(iris[0]).tolist()


def test_export_writes_what_encoded_rows_are_for(fitted, iris, tmp_path):
    (path, *_) = fitted.export("blif", tmp_path)
    assert path.is_file()
    network = gg.compile(fitted.to_circuit(), target="reference")
    classes = network.predict(fitted.encode(iris[0]))
    np.testing.assert_array_equal(fitted.classes_[classes], fitted.predict(iris[0]))
    with pytest.raises(NotFittedError):
        LogicGateClassifier().export("c", tmp_path)


def test_sizes_follow_the_table():
    X, y = make_classification(200, 5, random_state=0)
    model = LogicGateClassifier(epochs=1, random_state=0).fit(X, y)
    assert model.plan_.epochs == 1
    assert model.plan_.width >= 500
    given = LogicGateClassifier(layers=3, width=100, n_thresholds=4, epochs=1).fit(X, y)
    assert (given.plan_.layers, given.plan_.width, given.plan_.n_thresholds) == (3, 100, 4)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"layers": "many"}, "layers must be 'auto' or 1 to"),
        ({"width": 1}, "outputs cannot serve 3 classes"),
        ({"n_thresholds": 0}, "n_thresholds"),
        ({"n_thresholds": 1000}, "n_thresholds"),
        ({"epochs": 0}, "epochs must be 'auto' or 1 to"),
        ({"lr": -1.0}, "lr must be positive"),
        ({"tau": "warm"}, "tau must be a number or 'auto'"),
        ({"forward": "sideways"}, "forward must be one of"),
        ({"categorical_features": ["color"]}, "categorical_features names 'color'"),
        ({"categorical_features": [4]}, "categorical_features names 4"),
        ({"categorical_features": 1}, "categorical_features must be 'from_dtype' or a list"),
        ({"categorical_features": "x0"}, "categorical_features must be 'from_dtype' or a list"),
    ],
)
def test_options_that_cannot_be(iris, options, message):
    with pytest.raises(ValueError, match=message):
        LogicGateClassifier(**{**SMALL, **options}).fit(*iris)


def test_weights_that_cannot_be(iris):
    X, y = iris
    with pytest.raises(ValueError, match="must not be negative"):
        LogicGateClassifier(**SMALL).fit(X, y, sample_weight=np.full(150, -1.0))
    with pytest.raises(ValueError, match="zero"):
        LogicGateClassifier(**SMALL).fit(X, y, sample_weight=np.zeros(150))
    with pytest.raises(ValueError, match="too large to be summed"):
        LogicGateClassifier(**SMALL).fit(X, y, sample_weight=np.full(150, 1e308))


@pytest.mark.parametrize("frame", [False, True])
@pytest.mark.parametrize(
    ("labels", "message"),
    [
        (["a", None], "contains NaN"),
        (["a", float("nan")], "contains NaN"),
        (["a", 1], "y holds int and str, which have no order"),
    ],
)
def test_labels_that_cannot_be(frame, labels, message):
    X = np.arange(8.0).reshape(4, 2)
    if frame:
        X = pytest.importorskip("pandas").DataFrame(X, columns=["a", "b"])
    with pytest.raises(ValueError, match=message):
        LogicGateClassifier(**SMALL).fit(X, np.array(labels * 2, dtype=object))
