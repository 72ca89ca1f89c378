"""Training for the estimator: weighted rows, early stopping, weights as arrays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Circuit, Encoder
from gategrad.config import ModelConfig, TrainConfig

if TYPE_CHECKING:
    from torch import Tensor, nn

__all__ = ["Patience", "Trained", "Weighted", "build_network", "train"]


@dataclass(frozen=True)
class Weighted:
    """Rows to learn from.

    Attributes:
        bits: ``(n, n_bits)`` uint8 of 0 and 1.
        y: ``(n,)`` int64.
        weight: ``(n,)`` float64, positive.
    """

    bits: NDArray[np.uint8]
    y: NDArray[np.int64]
    weight: NDArray[np.float64]

    def take(self, rows: NDArray[np.bool_]) -> Weighted:
        """Some of the rows."""
        return Weighted(self.bits[rows], self.y[rows], self.weight[rows])

    def normalised(self) -> Weighted:
        """The same with weights of mean 1, so that their scale says nothing."""
        return Weighted(self.bits, self.y, self.weight / self.weight.mean())


@dataclass(frozen=True)
class Patience:
    """Early stopping.

    Attributes:
        rows: Validation rows.
        epochs: Stop after so many without a better accuracy.
        tol: By how much an accuracy must be better.
    """

    rows: Weighted
    epochs: int
    tol: float


@dataclass(frozen=True)
class Trained:
    """What a training leaves.

    Attributes:
        circuit: From raw rows to classes, as trained.
        weights: The state of the network by name, as arrays.
        losses: Mean weighted loss of each epoch.
        scores: Validation accuracy after each epoch; empty without early stopping.
        best_epoch: The epoch whose weights these are, from 1.
    """

    circuit: Circuit
    weights: dict[str, NDArray[Any]]
    losses: list[float]
    scores: list[float]
    best_epoch: int


def build_network(
    model: ModelConfig,
    n_bits: int,
    n_classes: int,
    seed: int,
    weights: dict[str, NDArray[Any]] | None,
) -> nn.Module:
    """The network, new or with the given weights."""
    import torch

    from gategrad.nn.networks.network_kinds import build

    network = build(model, n_bits, n_classes, seed=seed)
    if weights is not None:
        network.load_state_dict({name: torch.tensor(array) for name, array in weights.items()})
    return network


def train(
    rows: Weighted,
    encoder: Encoder,
    class_names: Sequence[str],
    model: ModelConfig,
    config: TrainConfig,
    *,
    seed: int,
    threads: int,
    patience: Patience | None = None,
    weights: dict[str, NDArray[Any]] | None = None,
    report: Callable[[str], None] | None = None,
) -> Trained:
    """Minimise the weighted cross-entropy of class scores.

    Args:
        rows: What to learn from.
        encoder: From raw rows to these bits, for the circuit.
        class_names: One per class.
        model: The network.
        config: Learning rate, schedule, epochs and batch size.
        seed: Decides wiring, initial weights and the order of rows.
        threads: CPU threads.
        patience: When to stop early.
        weights: To start from, in place of new ones.
        report: Is told of each epoch.

    Raises:
        ValueError: Options that cannot be.
        TrainingError: Loss or gradient became NaN or infinite.
    """
    import torch

    import gategrad._native as _native
    from gategrad.extract import to_circuit
    from gategrad.system.torch_threads import torch_threads

    n_classes = len(class_names)
    network = build_network(model, rows.bits.shape[1], n_classes, seed, weights)
    order = np.random.default_rng(np.random.SeedSequence((seed, 0x0D3)))
    # Dropout and noise draw from torch's generator, which the caller finds as it was.
    with torch.random.fork_rng(devices=[]), torch_threads(threads):
        torch.manual_seed(seed)
        try:
            epochs = _Epochs(network.train(), rows, n_classes, config, order)
            losses, scores, best = _epochs(epochs, config, patience, threads, report)
        finally:
            _native.drop_kept_blocks()
    state = {name: value.numpy() for name, value in network.state_dict().items()}
    circuit = to_circuit(network, encoder, class_names).unrolled()
    return Trained(circuit, state, losses, scores, best)


class _Epochs:
    """Steps of one epoch after the other."""

    def __init__(
        self,
        network: nn.Module,
        rows: Weighted,
        n_classes: int,
        config: TrainConfig,
        order: np.random.Generator,
    ) -> None:
        import torch
        from torch.nn.functional import one_hot

        from gategrad.train.descent import Descent

        self.network, self._order, self._batch = network, order, config.batch_size
        self._bits = torch.from_numpy(rows.bits)
        # A class of probability w in place of 1 makes the mean cross-entropy a weighted one.
        weight = torch.from_numpy(rows.weight).float().unsqueeze(1)
        self._targets = one_hot(torch.from_numpy(rows.y), n_classes).float() * weight
        self._per_epoch = -(-len(rows.y) // config.batch_size)
        self._descent = Descent(network, config, config.epochs * self._per_epoch)
        self._steps = 0

    def __call__(self) -> float:
        """Take an epoch's steps; the mean of its losses."""
        import torch

        n, total = len(self._bits), 0.0
        order = torch.from_numpy(self._order.permutation(n))
        for start in range(0, n, self._batch):
            part = order[start : start + self._batch]
            # Feature by feature in memory, as layers want it.
            x = self._bits.index_select(0, part).t().float().contiguous().t()
            loss = self._descent.step(x, self._targets.index_select(0, part), self._steps)
            total += (loss or 0.0) * len(part)
            self._steps += 1
        self._descent.check_weights(self._steps)
        return total / n


def _epochs(
    epochs: _Epochs,
    config: TrainConfig,
    patience: Patience | None,
    threads: int,
    report: Callable[[str], None] | None,
) -> tuple[list[float], list[float], int]:
    losses: list[float] = []
    scores: list[float] = []
    best, best_epoch, kept = -np.inf, 0, None
    for epoch in range(1, config.epochs + 1):
        losses.append(epochs())
        text = f"epoch {epoch} of {config.epochs}: loss {losses[-1]:.4f}"
        if patience is not None:
            scores.append(_accuracy(epochs.network, patience.rows, threads))
            text += f", validation accuracy {100 * scores[-1]:.2f} %"
        if report is not None:
            report(text)
        if patience is None:
            continue
        if scores[-1] > best + patience.tol or kept is None:
            best, best_epoch, kept = scores[-1], epoch, _copy(epochs.network)
        elif epoch - best_epoch >= patience.epochs:
            break
    if kept is None:
        return losses, scores, len(losses)
    epochs.network.load_state_dict(kept)
    return losses, scores, best_epoch


def _copy(network: nn.Module) -> dict[str, Tensor]:
    return {name: value.clone() for name, value in network.state_dict().items()}


def _accuracy(network: nn.Module, rows: Weighted, threads: int) -> float:
    from gategrad.extract import to_circuit
    from gategrad.targets import EngineNetwork

    right = EngineNetwork(to_circuit(network), threads=threads).predict_encoded(rows.bits) == rows.y
    return float(np.average(right, weights=rows.weight))
