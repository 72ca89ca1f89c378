"""A training that a signal stops at a step of one's choice."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest
import torch

import gategrad.runs.training_run


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
