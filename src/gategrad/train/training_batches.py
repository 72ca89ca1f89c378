"""A training's batches: inputs on its device, moved, taught and weighted as it asks."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from gategrad.circuit import DetectorEncoder
from gategrad.config import TrainConfig
from gategrad.data import Dataset
from gategrad.data.batching.batches import Batches
from gategrad.data.batching.encoded_rows import EncodedRows
from gategrad.data.batching.image_moves import Bends, Flips, Shifts
from gategrad.data.lazy_rows import LazyRows
from gategrad.evaluate import inputs_of
from gategrad.system.memory import check_memory
from gategrad.train.distributed import Group
from gategrad.train.sample_weights import SampleWeights
from gategrad.train.teacher import Teacher

__all__ = ["moved_samples", "training_batches"]

_MOVED_AT_ONCE: Final = 4096


def training_batches(
    model: nn.Module,
    dataset: Dataset,
    config: TrainConfig,
    seed: int,
    group: Group,
    teacher: Teacher | None,
    sample_weights: SampleWeights | None,
) -> Batches:
    """This process's part of the batches; see :class:`gategrad.train.loop.Training`."""
    device = next(model.parameters()).device
    train = dataset.train
    X: Tensor | EncodedRows
    if isinstance(train.X, LazyRows) and config.train_input == "binary":
        X = EncodedRows(train.X, train.encoder, device)
    else:
        X = torch.from_numpy(inputs_of(train, config.train_input)).to(device)
    y = torch.tensor(dataset.train.y, device=device)
    scores = None if teacher is None else torch.from_numpy(teacher.of(dataset)).to(device)
    weight = (
        None
        if sample_weights is None
        else torch.from_numpy(sample_weights.train).float().to(device)
    )
    return Batches(
        X,
        y,
        config.batch_size,
        seed,
        n_classes=dataset.n_classes,
        **_moves(dataset, config, seed),
        teacher=scores,
        sample_weight=weight,
        part=(group.rank, group.size),
    )


def moved_samples(
    dataset: Dataset, config: TrainConfig, seed: int, copies: int
) -> tuple[NDArray[np.uint8], NDArray[np.int64]]:
    """Bits of the training samples, then of as many copies of them, moved as training moves images.

    Args:
        dataset: The data, in bits as training reads them.
        config: How images are moved; where they are not, there are no copies.
        seed: The training's. Copies are moved otherwise than in any of its epochs.
        copies: How many of each sample.

    Returns:
        ``((1 + copies) * n, bits)`` and their classes.
    """
    bits, y = dataset.train.bits(), np.asarray(dataset.train.y)
    moves = _moves(dataset, config, seed)
    if not copies or not any(moves.values()):
        return bits, y
    n = len(y)
    check_memory(
        (2 + copies) * bits.nbytes,
        f"{1 + copies} copies of {n:,} samples",
        "ask for fewer copies (--copies)",
    )
    X, labels = np.empty(((1 + copies) * n, bits.shape[1]), np.uint8), np.tile(y, 1 + copies)
    X[:n] = bits
    batches = Batches(torch.from_numpy(bits), torch.tensor(y), _MOVED_AT_ONCE, seed, **moves)
    row = n
    for copy in range(copies):
        for x, targets in batches.epoch(config.epochs + copy):
            assert isinstance(targets, Tensor)  # there is no teacher
            X[row : row + len(x)], labels[row : row + len(x)] = x.numpy(), targets.numpy()
            row += len(x)
    return X, labels


def _moves(dataset: Dataset, config: TrainConfig, seed: int) -> dict[str, Any]:
    """What moves images, by the names that batches have for it."""
    encoder = dataset.encoder
    planes = encoder.mirrored_planes if isinstance(encoder, DetectorEncoder) else None
    return {
        "shifts": Shifts(dataset.input_shape, config.shift) if config.shift else None,
        "bends": Bends(dataset.input_shape, config.bend, seed) if config.bend else None,
        "flips": Flips(dataset.input_shape, planes) if config.flip else None,
    }
