"""Accuracies: of which network, on which inputs, and that they agree where they must."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
import torch
from small_training import brightest_third, uneven_network
from torch import Tensor, nn

import gategrad as gg
import gategrad.evaluate
from gategrad.data import Dataset, Split, from_arrays
from gategrad.evaluate import (
    Accuracies,
    accuracy,
    discrete_accuracy,
    evaluate,
    predict,
    preserved_mode,
    relaxed_accuracy,
)
from gategrad.train import fit

pytestmark = pytest.mark.usefixtures("one_thread")


@pytest.fixture(scope="module")
def dataset() -> Dataset:
    return brightest_third(500, 200)


@pytest.fixture(scope="module")
def model(dataset: Dataset) -> nn.Sequential:
    model = uneven_network()
    fit(model, dataset, epochs=5, batch_size=50, lr=0.05, threads=1, progress=False)
    return model


def share(scores: Tensor, y: Any) -> float:
    return float((scores.argmax(dim=1).numpy() == y).mean())


def test_accuracy_is_of_the_network_that_the_mode_says(
    model: nn.Sequential, dataset: Dataset
) -> None:
    test = dataset.test
    bits = torch.tensor(test.bits(), dtype=torch.float32)
    relaxed, discrete = model.train()(bits), model.eval()(bits)
    continuous = model.train()(torch.tensor(test.scaled()))
    expected = {share(scores, test.y) for scores in (relaxed, discrete, continuous)}
    assert len(expected) == 3, "the test would not tell the networks apart"

    assert accuracy(model.train(), test) == share(relaxed, test.y)
    assert accuracy(model, test, inputs="continuous") == share(continuous, test.y)
    assert model.training
    assert accuracy(model.eval(), test) == share(discrete, test.y)
    assert not model.training
    with gg.nn.relaxed(model):
        assert accuracy(model, test, inputs="continuous") == share(continuous, test.y)
    assert relaxed_accuracy(model, test.bits(), test.y) == share(relaxed, test.y)
    assert discrete_accuracy(model.train(), test.bits(), test.y) == share(discrete, test.y)
    assert model.training


@pytest.mark.parametrize("batch_size", [1, 7, 200, 1000])
def test_batch_size_does_not_matter(
    model: nn.Sequential, dataset: Dataset, batch_size: int
) -> None:
    for mode in (model.train(), model.eval()):
        expected = predict(mode, dataset.test.bits())
        assert expected.dtype == np.int64
        got = predict(mode, dataset.test.bits(), batch_size=batch_size)
        np.testing.assert_array_equal(got, expected)
        assert accuracy(mode, dataset.test, batch_size=batch_size) == accuracy(mode, dataset.test)


@pytest.mark.parametrize("kind", [np.uint8, np.bool_, np.int64, np.float32])
def test_bits_of_any_type(model: nn.Sequential, dataset: Dataset, kind: type[Any]) -> None:
    bits = dataset.test.bits()
    expected = predict(model.eval(), bits)
    np.testing.assert_array_equal(predict(model, bits.astype(kind)), expected)
    np.testing.assert_array_equal(predict(model, torch.tensor(bits.astype(kind))), expected)
    assert predict(model, bits[:0].astype(kind)).shape == (0,)


def test_rows_of_any_layout(model: nn.Sequential, dataset: Dataset) -> None:
    bits = np.array(dataset.test.bits())
    expected = predict(model.eval(), bits)
    np.testing.assert_array_equal(predict(model, bits[::-1]), expected[::-1])
    np.testing.assert_array_equal(predict(model, bits[:, ::-1][:, ::-1].tolist()), expected)
    np.testing.assert_array_equal(predict(model, bits[:, ::-1].copy()[:, ::-1]), expected)
    np.testing.assert_array_equal(predict(model, np.asfortranarray(bits)[::-3]), expected[::-3])
    bits.flags.writeable = False
    np.testing.assert_array_equal(predict(model, bits), expected)


def test_ties_go_to_the_first_class(dataset: Dataset) -> None:
    class Equal(nn.Module):
        def forward(self, x: Tensor) -> Tensor:
            scores = torch.zeros(len(x), 5)
            scores[:, 2:4] = 1
            return scores

    assert set(predict(Equal(), dataset.test.bits())) == {2}


def test_refusals(model: nn.Sequential, dataset: Dataset) -> None:
    with pytest.raises(ValueError, match=r"needs the relaxed network: call model\.train\(\)"):
        accuracy(model.eval(), dataset.test, inputs="continuous")
    with pytest.raises(ValueError, match="inputs must be 'binary' or 'continuous', got 'raw'"):
        accuracy(model, dataset.test, inputs="raw")
    with pytest.raises(ValueError, match="batch_size must be at least 1, got 0"):
        predict(model, dataset.test.bits(), batch_size=0)
    empty = Split(dataset.test.X[:0], dataset.test.y[:0], dataset.encoder)
    with pytest.raises(ValueError, match="the split is empty"):
        accuracy(model, empty)
    with pytest.raises(ValueError, match=r"not 0 or 1"):
        predict(model.eval(), dataset.test.scaled())
    two = brightest_third(500, 200, thresholds=(0.25, 0.75))
    with pytest.raises(ValueError, match="one threshold"):
        accuracy(uneven_network(24), two.test, inputs="continuous")


def test_scores_that_are_not_finite(dataset: Dataset) -> None:
    model = uneven_network()
    with torch.no_grad():
        model[0].weight[0, 0] = math.nan
    with pytest.raises(ValueError, match="not finite"):
        accuracy(model.train(), dataset.test)


def test_evaluate(model: nn.Sequential, dataset: Dataset) -> None:
    model.train()
    model[1].eval()
    found = evaluate(model, dataset, threads=1)
    assert [module.training for module in model] == [True, False, True]
    model.train()
    assert found.relaxed_binary_test_accuracy == accuracy(model, dataset.test)
    assert found.relaxed_continuous_test_accuracy == accuracy(
        model, dataset.test, inputs="continuous"
    )
    assert found.discrete_test_accuracy == accuracy(model.eval(), dataset.test)
    assert found.compiled_test_accuracy == found.discrete_test_accuracy
    circuit = gg.to_circuit(model, dataset.encoder)
    network = gg.compile(circuit, threads=1)
    assert found.compiled_test_accuracy == network.accuracy(dataset.test.X, dataset.test.y)


def test_continuous_accuracy_is_none_where_it_means_nothing(dataset: Dataset) -> None:
    two = brightest_third(500, 200, thresholds=(0.25, 0.75))
    assert evaluate(uneven_network(24), two).relaxed_continuous_test_accuracy is None
    X = (dataset.train.X > 0.5).astype(np.uint8)
    bits = from_arrays(X, dataset.train.y, X, dataset.train.y, low=0, high=1)
    found = evaluate(uneven_network(), bits)
    assert isinstance(found, Accuracies)
    assert found.relaxed_continuous_test_accuracy is None


def test_a_difference_between_circuit_and_model_is_an_error(
    model: nn.Sequential, dataset: Dataset, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Wrong:
        def predict(self, X: Any) -> Any:
            classes = predict(model.eval(), dataset.test.bits())
            classes[[4, 9]] = (classes[[4, 9]] + 1) % 3
            return classes

    monkeypatch.setattr(gategrad.evaluate, "compile_circuit", lambda *_, **__: Wrong())
    with pytest.raises(RuntimeError, match=r"disagree on 2 of 200 test samples, first on sample 4"):
        evaluate(model, dataset)


def test_discrete_accuracy_of_a_model_that_is_no_circuit(dataset: Dataset) -> None:
    first, *others = uneven_network()
    model = nn.Sequential(first, nn.ReLU(), *others).train()
    bits, y = dataset.test.bits(), dataset.test.y
    assert discrete_accuracy(model, bits, y) == discrete_accuracy(uneven_network(), bits, y)
    assert model.training
    with pytest.raises(TypeError, match="ReLU"):
        evaluate(model, dataset)


def test_discrete_accuracy_of_a_head_without_readout(dataset: Dataset) -> None:
    class Mean(gg.nn.Head):
        n_classes = 3

        def forward(self, x: Tensor) -> Tensor:
            return x.reshape(len(x), 3, -1).mean(dim=2)

    model = nn.Sequential(gg.nn.LogicLayer(12, 60, seed=1), Mean())
    bits, y = dataset.test.bits(), dataset.test.y
    assert discrete_accuracy(model, bits, y) == share(model.eval()(torch.tensor(bits).float()), y)


def test_defects_are_not_taken_for_models_that_are_no_circuit(
    model: nn.Sequential, dataset: Dataset, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(model: nn.Module) -> Any:
        raise TypeError("a defect")

    monkeypatch.setattr(gategrad.evaluate, "to_circuit", broken)
    with pytest.raises(TypeError, match="a defect"):
        discrete_accuracy(model, dataset.test.bits(), dataset.test.y)


def test_modes_are_put_back_after_an_error() -> None:
    model = uneven_network().train()
    with pytest.raises(ValueError, match="expected input"), preserved_mode(model):
        model.eval()(torch.zeros(1, 5))
    assert model.training
