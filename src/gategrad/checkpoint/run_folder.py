"""A run's folder: what stands where, and one process at a time in it."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

__all__ = ["RunFolder"]


@dataclass(frozen=True)
class RunFolder:
    """Where the files of a run stand.

    Args:
        path: The folder; it need not exist.
    """

    path: Path

    @property
    def checkpoint(self) -> Path:
        """What training goes on from and what it has trained; there from its start."""
        return self.path / "checkpoint"

    @property
    def training(self) -> Path:
        """All that resuming needs."""
        return self.checkpoint / "training.safetensors"

    @property
    def earlier(self) -> Path:
        """The same of the time before, while training runs."""
        return self.checkpoint / "earlier.safetensors"

    @property
    def resumable(self) -> bool:
        """Whether there is a checkpoint to go on from."""
        return self.training.exists() or self.earlier.exists()

    @property
    def model(self) -> Path:
        """The best model so far."""
        return self.checkpoint / "model.safetensors"

    @property
    def config(self) -> Path:
        """The configuration, to be read by people."""
        return self.checkpoint / "config.json"

    @property
    def history(self) -> Path:
        """One line of JSON per epoch."""
        return self.path / "history.jsonl"

    @property
    def tensorboard(self) -> Path:
        """TensorBoard's event files."""
        return self.path / "tensorboard"

    @property
    def circuit(self) -> Path:
        """The trained circuit."""
        return self.path / "circuit.npz"

    @property
    def columns(self) -> Path:
        """What the columns of a table are, if the run was trained on one."""
        return self.path / "columns.json"

    @property
    def result(self) -> Path:
        """What a finished run reports."""
        return self.path / "result.json"

    @property
    def before(self) -> Path:
        """The finished run that it was, in a folder of its own, while it goes on to more epochs."""
        return self.path / "before-more-epochs"

    @property
    def files(self) -> tuple[Path, ...]:
        """All files but those of TensorBoard."""
        written = (self.training, self.model, self.config, self.history, self.circuit, self.result)
        return (*written, self.columns, self.earlier)

    def check_unused(self) -> None:
        """Raise ``ValueError`` where the folder holds a run already."""
        remedy = "choose another folder"
        if self.training.exists():
            remedy = "resume it (resume=True), if its settings are the same, or " + remedy
        for file in (self.training, self.model, self.history, self.circuit, self.result):
            if file.exists():
                name = file.relative_to(self.path)
                raise ValueError(f"{self.path} already holds a run ({name}): {remedy}")

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Hold the folder for this process alone; it is created.

        The lock is the operating system's and ends with the process, however that ends. The file
        ``.lock`` stays: to delete it would let two processes hold locks on different files.

        Raises:
            RuntimeError: Another process holds it; names the folder and the process.
        """
        self.path.mkdir(parents=True, exist_ok=True)
        with open(self.path / ".lock", "a+") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                file.seek(0)
                raise RuntimeError(
                    f"{self.path} is in use by process {file.read().strip() or 'unknown'}: wait "
                    "until it ends, stop it, or choose another folder"
                ) from error
            file.truncate(0)
            file.write(str(os.getpid()))
            file.flush()
            self._tidy()
            yield

    def _tidy(self) -> None:
        """Remove the unfinished temporary files of writers that were killed."""
        for file in self.files:
            for unfinished in file.parent.glob(f".{file.name}.*"):
                unfinished.unlink(missing_ok=True)
