"""A training that a signal stops at a step of one's choice, and what runs leave behind."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest
import torch

import gategrad.runs.training_run
from gategrad.checkpoint.model_file import load_model
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.config import RunConfig
from gategrad.runs.training_run import train_run
from gategrad.train import TrainingInterrupted


def stop_at_step(monkeypatch: pytest.MonkeyPatch, step: int) -> None:
    """Let the network that a run builds send SIGTERM to its process at a training step."""
    build = gategrad.runs.training_run.build

    def stopping_build(*args: Any, **options: Any) -> torch.nn.Sequential:
        model, calls = build(*args, **options), iter(range(100))

        def stop(module: torch.nn.Module, inputs: Any) -> None:
            if torch.is_grad_enabled() and next(calls) == step:
                os.kill(os.getpid(), signal.SIGTERM)

        model.register_forward_pre_hook(stop)
        return model

    monkeypatch.setattr(gategrad.runs.training_run, "build", stopping_build)


def run_stopped_and_resumed(
    config: RunConfig, step: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[str, Any]:
    """Train a run, and again with a stop at a step; assert that both are the same bit for bit.

    Returns:
        The result of the run that was not stopped, which is in the folder's ``whole``.
    """
    whole, stopped = folder / "whole", folder / "stopped"
    result = train_run(config, whole, progress=False)
    with monkeypatch.context() as patch:
        stop_at_step(patch, step)
        with pytest.raises(TrainingInterrupted):
            train_run(config, stopped, progress=False)
    train_run(config, stopped, progress=False, resume=True)
    assert same(weights_of(whole), weights_of(stopped))
    assert history_of(whole) == history_of(stopped)
    return result


def history_of(folder: Path) -> list[dict[str, Any]]:
    """A run's epochs, but for how long they took."""
    rows = map(json.loads, (folder / "history.jsonl").read_text().splitlines())
    return [{k: v for k, v in row.items() if k not in ("seconds", "samples_per_s")} for row in rows]


def weights_of(folder: Path) -> dict[str, torch.Tensor]:
    """The state dict of a run's model."""
    return load_model(RunFolder(folder).model).model.state_dict()


def same(a: dict[str, torch.Tensor], b: dict[str, torch.Tensor]) -> bool:
    """Whether two state dicts are equal bit for bit."""
    return a.keys() == b.keys() and all(torch.equal(a[name], b[name]) for name in a)
