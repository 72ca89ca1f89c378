"""A run and those of its samples that analyses look at."""

from __future__ import annotations

import os
from functools import cached_property
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Circuit
from gategrad.config.near_names import must_be_one_of
from gategrad.data import Split
from gategrad.runs import FinishedRun

__all__ = ["AnalyzedRun"]

SPLITS: Final = ("train", "valid", "test")


class AnalyzedRun:
    """A run and those of its samples that analyses look at, each loaded when first asked for.

    Args:
        run: The run.
        split: Samples to look at: ``train``, ``valid`` or ``test``. By default those kept for
            validation, or for training where a run kept none.
        seed: Of random choices.
        threads: Of the compiled engine.
        results: A study's results, lines of JSON, to compare runs like this one by their tau.
    """

    def __init__(
        self,
        run: FinishedRun,
        *,
        split: str | None = None,
        seed: int = 0,
        threads: int | None = None,
        results: str | os.PathLike[str] | None = None,
    ) -> None:
        if split is not None and split not in SPLITS:
            raise ValueError(must_be_one_of("split", split, SPLITS))
        self.run, self.seed, self.threads = run, seed, threads
        self._split = split
        self.results = None if results is None else Path(results)

    @cached_property
    def split(self) -> str:
        """Which samples to look at."""
        return self._split or ("valid" if self.run.config.data.valid_fraction else "train")

    @property
    def tau(self) -> str:
        """The tau that the run was trained with, in a few characters."""
        tau = self.run.config.model.tau
        return f"{tau:g}" if isinstance(tau, float) else str(tau)

    @cached_property
    def circuit(self) -> Circuit:
        """The run's trained circuit; convolutions are unrolled."""
        return self.run.trained_circuit.unrolled()

    @cached_property
    def samples(self) -> Split:
        """The samples to look at."""
        samples: Split = getattr(self.run.data, self.split)
        if len(samples) == 0:
            raise ValueError(f"the run has no {self.split} samples: choose another --split")
        return samples

    @cached_property
    def bits(self) -> NDArray[np.uint8]:
        """The circuit's input bits of them."""
        return self.samples.circuit_bits(self.circuit)
