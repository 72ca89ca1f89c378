"""What the runs behind a claim were, in a sentence that their configurations write."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gategrad.config import RunConfig
from gategrad.results.result_rows import ResultRow

__all__ = ["what_ran"]


def what_ran(rows: Sequence[ResultRow]) -> str:
    """Data, networks, epochs, forward and seeds of runs, such as those of a claim; may be empty."""
    if not rows:
        return ""
    configs = [row.config for row in rows]
    networks: dict[str, list[RunConfig]] = {}
    for config in configs:
        networks.setdefault(_network(config), []).append(config)
    parts = [f"{name}, {_epochs(some)}" for name, some in networks.items()]
    seeds = sorted({config.seed for config in configs})
    counted = f"{len(rows)} run{'s' if len(rows) > 1 else ''}"
    last = f"{counted}, seed{'s' if len(seeds) > 1 else ''} {', '.join(map(str, seeds))}"
    return "; ".join([_data(configs), *parts, last])


def _data(configs: Iterable[RunConfig]) -> str:
    counts: dict[str, list[int]] = {}
    for config in configs:
        found = counts.setdefault(config.data.name, [])
        if config.data.n_classes is not None:
            found.append(config.data.n_classes)
    return ", ".join(
        f"{name} ({_span(some)} classes)" if some else name for name, some in counts.items()
    )


def _network(config: RunConfig) -> str:
    model, train = config.model, config.train
    if model.network == "mlp":
        return f"perceptron {model.layers} x {model.width:,}"
    forward = f"trained {model.forward}"
    if train.soft_first:
        forward = (
            f"trained soft for {100 * train.soft_first:g} % of the epochs, then {model.forward}"
        )
    if train.freeze_after < 1:
        forward += f", layers frozen after {100 * train.freeze_after:g} %"
    if train.freeze_settled:
        forward += f", layers frozen when settled to {train.freeze_settled:g} bits"
    if train.freeze_wires < 1:
        forward += f", wires after {100 * train.freeze_wires:g} %"
    if train.label_smoothing:
        forward += f", labels smoothed by {train.label_smoothing:g}"
    if train.head_lr is not None:
        forward += f", its head at a learning rate of {train.head_lr:g}"
    if model.network != "dlgn":
        return f"{model.network} {forward}"
    sizes = f"{model.layers} x {model.width:,} gates"
    if model.outputs is not None and model.outputs != model.width:
        how = "halved to" if model.taper == "halving" else "the last"
        sizes += f", {how} {model.outputs:,},"
    return f"{sizes} {forward}"


def _epochs(configs: Iterable[RunConfig]) -> str:
    found = [config.train.epochs for config in configs]
    return f"{_span(found)} epoch{'s' if max(found) > 1 else ''}"


def _span(numbers: Iterable[int]) -> str:
    low, high = min(numbers := list(numbers)), max(numbers)
    return f"{low:,}" if low == high else f"{low:,} to {high:,}"
