"""The estimator's network: trained by :func:`gategrad.train.fit`, kept as a circuit and arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from numpy.typing import NDArray

from gategrad.circuit import Circuit
from gategrad.config import ModelConfig, TrainConfig
from gategrad.data import Dataset

if TYPE_CHECKING:
    from torch import nn

    from gategrad.checkpoint.history import EpochRecord, History

__all__ = ["Trained", "build_network", "train"]


class Trained(NamedTuple):
    """The circuit from raw rows to classes, the network's state as arrays, and how it went."""

    circuit: Circuit
    weights: dict[str, NDArray[Any]]
    history: History


def build_network(
    model: ModelConfig,
    n_bits: int,
    n_classes: int,
    seed: int,
    weights: dict[str, NDArray[Any]] | None,
) -> nn.Module:
    """The network, new or with the given weights."""
    import torch

    from gategrad.nn.connections import unread_inputs_untold
    from gategrad.nn.networks.network_kinds import build

    if weights is None:
        return build(model, n_bits, n_classes, seed=seed)
    with unread_inputs_untold():
        network = build(model, n_bits, n_classes, seed=seed)
    network.load_state_dict({name: torch.tensor(array) for name, array in weights.items()})
    return network


def train(
    dataset: Dataset,
    model: ModelConfig,
    config: TrainConfig,
    sample_weight: NDArray[Any],
    *,
    seed: int,
    threads: int,
    weights: dict[str, NDArray[Any]] | None,
    on_epoch: Callable[[EpochRecord], None] | None,
) -> Trained:
    """Train a network, new or with the given weights; see :func:`gategrad.train.fit`."""
    import torch

    from gategrad.extract import to_circuit
    from gategrad.train import TrainingInterrupted, fit
    from gategrad.train.distributed import alone

    network = build_network(model, dataset.n_features, dataset.n_classes, seed, weights)
    # Dropout and noise draw from torch's generator, which the caller finds as it was.
    with torch.random.fork_rng(devices=[]), alone():
        torch.manual_seed(seed)
        try:
            history = fit(
                network, dataset, config=config, seed=seed, threads=threads, progress=False,
                sample_weight=sample_weight, on_epoch=on_epoch,
            )  # fmt: skip
        except TrainingInterrupted as error:
            text = f"{error.where}: nothing was fitted, call fit again"
            raise TrainingInterrupted(text) from None
    state = {name: value.numpy() for name, value in network.state_dict().items()}
    circuit = to_circuit(network, dataset.encoder, dataset.class_names).unrolled()
    return Trained(circuit, state, history)
