"""A small study: which temperature suits small networks on handwritten digits?

gategrad sweep examples/sweep_digits.py
"""

from collections.abc import Iterator

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig


def runs() -> Iterator[RunConfig]:
    """Three temperatures, two seeds each."""
    for tau in (1.0, 3.0, 10.0):
        for seed in (0, 1):
            yield RunConfig(
                data=DataConfig("digits", thresholds=(0.25, 0.5, 0.75)),
                model=ModelConfig(layers=3, width=500, tau=tau),
                train=TrainConfig(epochs=10, lr=0.03),
                seed=seed,
            )
