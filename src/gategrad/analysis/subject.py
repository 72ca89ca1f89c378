"""A trained run and its data, as analyses look at them."""

from __future__ import annotations

import json
import os
from functools import cached_property
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gategrad.checkpoint import load_model
from gategrad.checkpoint.history import EpochRecord
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.circuit import Circuit
from gategrad.data import Split, load
from gategrad.extract import to_circuit

__all__ = ["Subject"]

SPLITS: Final = ("train", "valid", "test")


class Subject:
    """A trained run and its data; each part is loaded when first asked for.

    Args:
        run: The run's folder.
        split: Samples to look at: ``train``, ``valid`` or ``test``.
        data_dir: Folder to look for data files in first.
        seed: Of random choices.
        threads: Of the compiled engine.
        results: A study's results, lines of JSON, to compare runs like this one by their tau.
    """

    def __init__(
        self,
        run: str | os.PathLike[str],
        *,
        split: str = "valid",
        data_dir: str | os.PathLike[str] | None = None,
        seed: int = 0,
        threads: int | None = None,
        results: str | os.PathLike[str] | None = None,
    ) -> None:
        if split not in SPLITS:
            raise ValueError(f"split must be one of {', '.join(SPLITS)}, got {split!r}")
        self.run, self.split, self.seed, self.threads = Path(run), split, seed, threads
        self.saved = load_model(run)
        self.results = None if results is None else Path(results)
        self._data_dir = data_dir

    @property
    def tau(self) -> str:
        """The tau that the run was trained with, in a few characters."""
        tau = self.saved.config.model.tau
        return f"{tau:g}" if isinstance(tau, float) else str(tau)

    @cached_property
    def circuit(self) -> Circuit:
        """The run's best checkpoint as a circuit; convolutions are unrolled."""
        data = self.saved.data
        return to_circuit(self.saved.model, data.encoder, data.class_names).unrolled()

    @cached_property
    def samples(self) -> Split:
        """The samples to look at."""
        config = self.saved.config
        data = load(config.data, seed=config.seed, data_dir=self._data_dir)
        samples: Split = getattr(data, self.split)
        if len(samples) == 0:
            raise ValueError(f"the run has no {self.split} samples: choose another --split")
        return samples

    @cached_property
    def bits(self) -> NDArray[np.uint8]:
        """The circuit's input bits of them."""
        return self.samples.circuit_bits(self.circuit)

    @cached_property
    def records(self) -> list[EpochRecord]:
        """The run's history."""
        path = RunFolder(self.run).history
        try:
            lines = path.read_text().splitlines() if path.is_file() else []
            return [EpochRecord.from_json(json.loads(line)) for line in lines]
        except ValueError as error:
            raise ValueError(f"{path} is damaged: {error}") from error
