"""Training that begins with another's weights: to go on from soft gates with hard ones, say."""

from __future__ import annotations

import os

from torch import nn

from gategrad.checkpoint import load_weights, saved_run
from gategrad.config import RunConfig

__all__ = ["begin_with"]


def begin_with(model: nn.Module, path: str | os.PathLike[str], run: RunConfig | None) -> None:
    """Give a model a trained one's weights and wiring.

    Args:
        model: The model to fill: of the same shape, whatever it evaluates in training.
        path: The other's run folder or model file.
        run: The run that is to begin, where there is one.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: The file is damaged or another network's, or what ``run`` sets aside for
            validation has been trained on.
    """
    before = saved_run(path)
    if run is not None and before is not None and run.data.name == before.data.name:
        for name, now, then in (
            ("seed", run.seed, before.seed),
            ("valid_fraction", run.data.valid_fraction, before.data.valid_fraction),
        ):
            if now != then:
                raise ValueError(
                    f"{path} was trained with {name}={then}: with {now}, some of what it was "
                    f"trained on would be set aside for validation; use {name}={then}"
                )
    load_weights(path, model)
