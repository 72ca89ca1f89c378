"""What two processes train together in tests/train/test_distributed.py, and what one trains alone.

Run as ``python training_together.py FOLDER``, once for each rank, it trains everything in one group
and leaves what each process found in ``FOLDER/rank-R.json`` and ``FOLDER/NAME-R.safetensors``.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import torch
from safetensors.torch import save_file
from small_training import brightest_third
from torch import Tensor, nn

import gategrad as gg
from gategrad.config import ModelConfig
from gategrad.data import Dataset
from gategrad.nn import build
from gategrad.train import fit
from gategrad.train.distributed import joined

# 154 samples in batches of 51: parts of 25 and 26, and a last batch of a single sample.
BATCH, STEPS_PER_EPOCH = 51, 4
QUICK: dict[str, Any] = {
    "epochs": 2, "batch_size": BATCH, "lr": 0.05, "progress": False, "threads": 1
}  # fmt: skip

CASES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "soft": ({}, {"schedule": "cosine"}),
    "hard": ({"forward": "hard"}, {"clip_norm": 0.003}),
    "gumbel": ({"forward": "gumbel", "dropout": 0.3}, {}),
    "dense": ({"head": "dense", "hidden": (7,)}, {"clip_norm": 0.2, "lr": 0.01}),
    "tau": ({"learn_tau": "class"}, {"weight_decay": 0.1, "steps": 7}),
    "bits": ({}, {"loss": "binary-logit"}),
    "logits": ({"forward": "hard"}, {"loss": "bce-with-logits"}),
    "weights": ({}, {"sample_weight": np.linspace(0, 2, 185), "patience": 1, "epochs": 9}),
    "bfloat16": ({"precision": "bfloat16"}, {}),
    "freezing": ({"forward": "hard"}, {"freeze_after": 0.5}),
    "settling": ({"forward": "hard"}, {"freeze_settled": 0.02, "epochs": 6, "schedule": "cosine"}),
}
"""Options of the model and of training."""


def few_samples() -> Dataset:
    return brightest_third(185, 15, valid_fraction=31 / 185)


def network_with(seed: int = 1, **options: Any) -> nn.Module:
    config = ModelConfig(**{"layers": 2, "width": 60, "tau": 2.0, **options})
    return build(config, 12, 3, seed=seed)


def train(model: nn.Module, **options: Any) -> list[Any]:
    """Train as each case does and return the history, but for the times."""
    torch.manual_seed(3)
    history = fit(model, few_samples(), seed=4, **{**QUICK, **options})
    return [
        [r.step, r.loss, r.valid_relaxed_accuracy, r.valid_discrete_accuracy]
        for r in history.epochs
    ]


class At(nn.Module):
    """Does something in a training step, from 1, and passes its input on."""

    def __init__(self, step: int, action: Callable[[Tensor], Tensor | None]) -> None:
        super().__init__()
        self.step, self.action, self.count = step, action, 0

    def forward(self, x: Tensor) -> Tensor:
        self.count += torch.is_grad_enabled()  # not where a fault is looked for
        result = self.action(x) if self.count == self.step else None
        return x if result is None else result


def with_action(step: int, action: Callable[[Tensor], Tensor | None]) -> nn.Module:
    first, *others = network_with().children()
    return nn.Sequential(first, At(step, action), *others)


def _plain(x: Tensor) -> None:
    pass


def _fail(x: Tensor) -> None:
    raise LookupError("no such thing")


def _kill(x: Tensor) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _stop_twice(x: Tensor) -> None:
    signal.raise_signal(signal.SIGTERM)
    signal.raise_signal(signal.SIGTERM)


def error_of(model: nn.Module, **options: Any) -> list[str]:
    """Kind and text of the error that ends a training."""
    try:
        train(model, **options)
    except BaseException as error:
        return [type(error).__name__, str(error)]
    return ["none", ""]


def main(folder: Path) -> None:
    """Train everything, as one of two processes."""
    torch.set_num_threads(1)
    rank = int(os.environ["RANK"])
    found: dict[str, Any] = {}
    with joined(torch.device("cpu"), timeout=60) as group:
        assert (group.rank, group.size) == (rank, 2)

        def save(name: str, model: nn.Module) -> None:
            state = {key: value.contiguous().clone() for key, value in model.state_dict().items()}
            save_file(state, folder / f"{name}-{rank}.safetensors")

        for name, (options, training) in CASES.items():
            # Other weights and wiring: those of process 0 count.
            model = network_with(seed=1 + rank, **options)
            found[name] = train(model, **training)
            save(name, model)

        def one(action: Callable[[Tensor], Tensor | None], step: int = 3) -> nn.Module:
            return with_action(step, action if rank == 1 else _plain)

        found["nan"] = error_of(one(lambda x: x * float("nan")))
        found["failure"] = error_of(one(_fail))
        found["first failure"] = error_of(one(_fail, step=1))
        found["options"] = error_of(network_with(), lr=0.1 * (1 + rank))
        found["dropout"] = error_of(
            nn.Sequential(network_with(forward="gumbel")[0], nn.Dropout(0.5), gg.nn.GroupSum(3))
        )
        # Two machines that share no files: each process has a folder of its own.
        out = folder / f"stopped-{rank}"
        found["stopped"] = error_of(one(_stop_twice, step=6), out=out)
        found["again"] = error_of(network_with(), out=out)
        found["resumed"] = train(model := one(_plain), out=out, resume=True)
        save("resumed", model)
        folder.joinpath(f"rank-{rank}.json").write_text(json.dumps(found))

        out = folder / f"killed-{rank}"
        start = perf_counter()
        found["killed"] = error_of(one(_kill, step=7), out=out)
        found["killed"].append(perf_counter() - start)
        folder.joinpath(f"rank-{rank}.json").write_text(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
