"""The loop of training with steps that are looked at later, on whatever runs a GPU's kernels."""

import dataclasses
import os
import signal

import pytest
import torch

pytest.importorskip("triton", reason="needs Triton, the extra 'gpu'")

import gategrad as gg
from gategrad.config import TrainConfig
from gategrad.data.batching.batches import Batches
from gategrad.nn import GroupSum, dlgn
from gategrad.train import TrainingError, TrainingInterrupted, loop
from gategrad.train.descent import Descent

INTERPRETED = os.environ.get("TRITON_INTERPRET") == "1"
DEVICE = torch.device("cuda" if torch.cuda.is_available() and not INTERPRETED else "cpu")
if DEVICE.type == "cpu" and not INTERPRETED:
    pytest.skip("no GPU: test_interpreted.py runs these on the CPU", allow_module_level=True)


@pytest.fixture(autouse=True)
def _queued(monkeypatch):
    monkeypatch.setattr(Descent, "waits", property(lambda _: False))
    monkeypatch.setattr(loop, "_QUEUED", 4)


def small_digits():
    digits = gg.load_dataset("digits")
    parts = {"train": 130, "valid": 40, "test": 40}
    return dataclasses.replace(
        digits,
        **{
            name: dataclasses.replace(part, X=part.X[:count], y=part.y[:count])
            for name, count in parts.items()
            for part in [getattr(digits, name)]
        },
    )


DIGITS = small_digits()
CONFIG = TrainConfig(epochs=2, batch_size=20, lr=0.05)  # 7 steps an epoch: looked at after 4 and 7


def model(forward="soft", dropout=0.0, tau=5.0):
    torch.manual_seed(5)
    head = GroupSum(10, tau=tau, dropout=dropout)
    return dlgn(64, layers=2, width=40, head=head, forward=forward, seed=1).to(DEVICE)


@pytest.mark.parametrize(("forward", "dropout"), [("soft", 0.3), ("gumbel", 0.0)])
def test_a_stopped_run_goes_on_as_if_it_had_not(forward, dropout, tmp_path, monkeypatch):
    whole = model(forward, dropout)
    expected = gg.fit(whole, DIGITS, config=CONFIG, progress=False, out=tmp_path / "whole")
    step = Descent.step

    def interrupted_step(self, x, y, index, *sizes, **options):
        if index == 5:
            os.kill(os.getpid(), signal.SIGINT)
        return step(self, x, y, index, *sizes, **options)

    monkeypatch.setattr(Descent, "step", interrupted_step)
    with pytest.raises(TrainingInterrupted, match="after step 6 of 14"):
        gg.fit(
            model(forward, dropout), DIGITS, config=CONFIG, progress=False, out=tmp_path / "parts"
        )
    monkeypatch.setattr(Descent, "step", step)
    rest = model(forward, dropout)
    torch.manual_seed(99)
    history = gg.fit(
        rest, DIGITS, config=CONFIG, progress=False, out=tmp_path / "parts", resume=True
    )
    for p, q in zip(whole.parameters(), rest.parameters(), strict=True):
        torch.testing.assert_close(p, q, rtol=0, atol=0 if INTERPRETED else 1e-4)
    assert [e.loss for e in history.epochs] == pytest.approx([e.loss for e in expected.epochs])


@pytest.mark.parametrize("bad", [2, 5, 11])
def test_the_faulty_step_is_named(bad, monkeypatch):
    """In the middle of what is looked at once, at its end, and in a later epoch."""
    network = model()
    network[0].check_input = False
    batches, seen = Batches.epoch, []

    def poisoned(self, index, start=0):
        for batch, (x, y) in enumerate(batches(self, index, start), start):
            seen.append((index, batch))
            if 7 * index + batch == bad:
                x = x.clone()
                x[3, 4] = float("nan")
            yield x, y

    monkeypatch.setattr(Batches, "epoch", poisoned)
    with pytest.raises(TrainingError, match=f"NaN or infinity .* at step {bad + 1}:"):
        gg.fit(network, DIGITS, config=CONFIG, progress=False)
    assert seen[-1] == divmod(bad, 7)  # taken again, to be explained
    assert all(bool(p.isfinite().all()) for p in network.parameters())
