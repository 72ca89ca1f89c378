"""A training's batches: inputs on its device, moved, taught and weighted as it asks."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from gategrad.circuit import DetectorEncoder
from gategrad.config import TrainConfig
from gategrad.data import Dataset
from gategrad.data.batching.batches import Batches
from gategrad.data.batching.encoded_rows import EncodedRows
from gategrad.data.batching.image_moves import Bends, Flips, Shifts
from gategrad.data.lazy_rows import LazyRows
from gategrad.evaluate import inputs_of
from gategrad.train.distributed import Group
from gategrad.train.sample_weights import SampleWeights
from gategrad.train.teacher import Teacher

__all__ = ["training_batches"]


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
    shifts = Shifts(dataset.input_shape, config.shift) if config.shift else None
    bends = Bends(dataset.input_shape, config.bend, seed) if config.bend else None
    encoder = dataset.encoder
    planes = encoder.mirrored_planes if isinstance(encoder, DetectorEncoder) else None
    flips = Flips(dataset.input_shape, planes) if config.flip else None
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
        shifts=shifts,
        bends=bends,
        flips=flips,
        teacher=scores,
        sample_weight=weight,
        part=(group.rank, group.size),
    )
