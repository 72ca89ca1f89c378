from __future__ import annotations

import numpy as np
import pytest
import torch

import gategrad as gg
from gategrad.circuit import GateEncoder, Netlist, ThresholdEncoder
from gategrad.data import Dataset, Split
from gategrad.data.batching.batches import Batches
from gategrad.data.batching.encoded_rows import EncodedRows
from gategrad.data.lazy_rows import LazyRows
from gategrad.train import validation

RNG = np.random.default_rng(0)
X = RNG.integers(0, 256, (90, 12), dtype=np.uint8)
BITS = RNG.integers(0, 2, (90, 12), dtype=np.uint8)
CPU = torch.device("cpu")


def encoders() -> list[tuple[LazyRows, np.ndarray, object]]:
    plain = ThresholdEncoder(12, [-3.0, 63.75, 127, 254.9, 300], "uint8", 0, 255)
    own = ThresholdEncoder(12, RNG.uniform(0, 255, (3, 12)), "uint8", 0, 255)
    bits = ThresholdEncoder(12, [0.5], "uint8", 0, 1)
    some = GateEncoder(plain, Netlist(60, [6], [2], [15], [62, 17, 2]))
    packed = LazyRows(np.packbits(BITS, axis=1), bits=12)
    return [
        (LazyRows(X), X, plain),
        (LazyRows(X), X, own),
        (packed, BITS, bits),
        (LazyRows(X), X, some),
    ]


@pytest.mark.parametrize("number", range(4))
def test_bits_are_those_of_the_encoder(number: int) -> None:
    rows, values, encoder = encoders()[number]
    encoded = EncodedRows(rows, encoder, CPU)
    chosen = RNG.permutation(90)[:37]
    assert encoded.shape == (90, encoder.n_bits)
    found = encoded.take(chosen)
    assert found.dtype == torch.uint8
    np.testing.assert_array_equal(found.numpy(), encoder.encode(values[chosen]))


def test_batches_are_the_same() -> None:
    rows, values, encoder = encoders()[0]
    y = torch.arange(90) % 3
    lazy = Batches(EncodedRows(rows, encoder, CPU), y, 20, 5)
    eager = Batches(torch.from_numpy(encoder.encode(values)), y, 20, 5)
    for (a, ya), (b, yb) in zip(lazy.epoch(1), eager.epoch(1), strict=True):
        assert torch.equal(a, b)
        assert torch.equal(ya, yb)
        assert a.t().is_contiguous()


def test_training_from_rows_has_the_same_bits(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setattr(validation, "_PART", 7)  # validation in parts
    encoder = ThresholdEncoder(12, [64, 128], "uint8", 0, 255)
    y = (X[:, 0] > 127).astype(np.int64)

    def data(kind) -> Dataset:
        splits = [Split(kind(X[part]), y[part], encoder) for part in
                  (slice(0, 60), slice(60, 75), slice(75, 90))]  # fmt: skip
        return Dataset("rows", *splits, encoder, 2, ("0", "1"), (1, 3, 4))

    models, histories = [], []
    for i, kind in enumerate((np.ascontiguousarray, LazyRows)):
        model = gg.nn.dlgn(24, layers=2, width=20, head=gg.nn.GroupSum(2), seed=0)
        history = gg.fit(
            model, data(kind), epochs=2, batch_size=16, flip=True, shift=1, progress=False,
            out=tmp_path / str(i),
        )  # fmt: skip
        models.append(model.state_dict())
        histories.append([(r.valid_discrete_accuracy, r.loss) for r in history.epochs])
    assert histories[0] == histories[1]
    for name, tensor in models[0].items():
        assert torch.equal(tensor, models[1][name])
