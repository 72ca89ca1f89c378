"""A small training with checkpoints, and what two of them must have in common."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import torch
from small_training import brightest_third
from torch import Tensor, nn

import gategrad as gg
from gategrad.checkpoint.tensor_file import read_tensors
from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.data import Dataset
from gategrad.train import fit

__all__ = [
    "RUN",
    "STEPS",
    "assert_same_training",
    "color_images",
    "everything",
    "history_rows",
    "network_of",
    "train",
]


RUN = RunConfig(
    data=DataConfig("arrays"),
    model=ModelConfig(layers=2, width=60, tau=2.0, connections="local"),
    train=TrainConfig(epochs=6, batch_size=20, lr=0.05, schedule="cosine"),
    seed=3,
)
STEPS = 6 * 16


def color_images(**options: Any) -> Dataset:
    """400 training samples: images of 2 x 2 pixels and 3 channels; which channel is brightest."""
    shown = {"shape": (3, 2, 2), "class_names": ("red", "green", "blue")}
    return brightest_third(400, 100, **{**shown, **options})


def network_of(config: RunConfig = RUN) -> nn.Sequential:
    return gg.nn.build(config.model, 12, 3, seed=config.seed, input_shape=(3, 2, 2))


def train(out: Path, config: RunConfig = RUN, resume: bool = False, **options: Any) -> None:
    dataset = options.pop("dataset", None) or color_images()
    fit(
        network_of(config), dataset, config=config, out=out, resume=resume, progress=False,
        threads=1, **options,
    )  # fmt: skip


def assert_same_training(out: Path, expected: Path) -> None:
    for name in ("training", "model"):
        path = f"checkpoint/{name}.safetensors"
        got, _ = read_tensors(out / path, f"gategrad-{name}")
        wanted, _ = read_tensors(expected / path, f"gategrad-{name}")
        assert got.keys() == wanted.keys()
        # torch's random state is the process's own; training does not use it here.
        for key in got.keys() - {"random"}:
            assert torch.equal(got[key], wanted[key]), (name, key)
    assert history_rows(out) == history_rows(expected)


def history_rows(out: Path) -> list[dict[str, Any]]:
    lines = (out / "history.jsonl").read_text().splitlines()
    return [
        {k: v for k, v in json.loads(line).items() if k not in ("seconds", "samples_per_s")}
        for line in lines
    ]


def everything(model: nn.Module, optimizer: torch.optim.Optimizer) -> dict[str, Tensor]:
    """What loading a checkpoint changes, the results of the relaxed network included."""
    found = {key: value.clone() for key, value in model.state_dict().items()}
    moments = optimizer.state_dict()["state"]
    found |= {f"{i} {key}": value for i in moments for key, value in moments[i].items()}
    with torch.no_grad():
        scores = model.train()(torch.linspace(0, 1, 24).reshape(2, 12))
    return {**found, "scores": scores, "random": torch.get_rng_state()}
