"""A run read back from its folder: what it was, how it went and what it trained."""

from __future__ import annotations

import json
import os
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from gategrad.checkpoint.early_stopping import is_over
from gategrad.checkpoint.history import EpochRecord
from gategrad.checkpoint.run_folder import RunFolder
from gategrad.config import RunConfig
from gategrad.config.differences import difference
from gategrad.system.json_text import read_json

if TYPE_CHECKING:
    from torch import nn

    from gategrad.checkpoint import SavedModel
    from gategrad.circuit import Circuit, Column
    from gategrad.data import Dataset

__all__ = ["FinishedRun", "RunStatus"]

RunStatus = Literal["finished", "trained", "stopped", "absent"]

_GO_ON: Final = "to go on, repeat the command that started it, `gategrad train` with --resume"


class FinishedRun:
    """A run's folder. Each part is read when first asked for, torch imported for networks alone.

    **Which circuit a run is.** A run has trained one network, that of its best epoch:

    - :attr:`trained_circuit` is this network, extracted from the checkpoint. What explains it,
      compiles it, changes it or proves another circuit equal to it looks at this.
    - :attr:`circuit` is what the run has become, to be used: ``circuit.npz``. A training writes it
      last but for its result; it is :attr:`trained_circuit`, array by array, until somebody puts an
      optimized one in its place. Where there is no such file, and of a run that was stopped, whose
      file could only be another's, it *is* :attr:`trained_circuit`.

    A run that was stopped can be looked at, too: it then is its best network so far, and
    :attr:`note` says so. Until its first epoch has been validated, it has none.

    Args:
        path: The run's folder; it is only read. A file of
            :func:`~gategrad.checkpoint.save_model` is a network with its configuration alone.
        data_dir: Folder to look for data files in first.
    """

    def __repr__(self) -> str:
        return f"FinishedRun({str(self.path)!r}, {self.status})"

    def __init__(
        self,
        path: str | os.PathLike[str],
        *,
        data_dir: str | os.PathLike[str] | None = None,
    ) -> None:
        self.folder = RunFolder(Path(path))
        self._data_dir = data_dir

    @property
    def path(self) -> Path:
        """The run's folder."""
        return self.folder.path

    @cached_property
    def status(self) -> RunStatus:
        """How far it has got.

        ``finished``: there is a result. ``trained``: all epochs are done, or no better one is
        waited for any more, as :func:`gategrad.fit` leaves a folder, which writes no result.
        ``stopped``, or still going on, which its folder alone cannot tell apart. ``absent``: no run
        is there.
        """
        if self.folder.result.is_file():
            return "finished"
        if not self.folder.checkpoint.is_dir():
            return "absent"
        return "trained" if self._how_far[0] else "stopped"

    @cached_property
    def _how_far(self) -> tuple[bool, str]:
        """Whether all epochs are done, and after which one it stopped, where the files say so."""
        try:
            # Of `fit` without a run's configuration, it holds more and other things beside this.
            train = json.loads(self.folder.config.read_text())["train"]
            done, epochs, steps = len(self.history), train["epochs"], train["steps"]
            enough = bool(steps and done and self.history[-1].step >= steps)
            early = is_over(self.history, train.get("patience"), train.get("tol", 0.0))
            return done >= epochs or enough or early, f" after epoch {done} of {epochs}"
        except (OSError, ValueError, LookupError, TypeError):
            return False, ""

    @property
    def remark(self) -> str:
        """What to say of a run that was stopped, or still goes on; nothing of any other."""
        if self.status != "stopped":
            return ""
        return f"the run in {self.path} was stopped{self._how_far[1]}, or is still going on"

    @property
    def note(self) -> str:
        """What to know of its network: that it is the best so far; nothing where it is the last.

        Raises:
            ValueError: The run was stopped before there was one.
        """
        if self.status != "stopped":
            return ""
        if not self.folder.model.is_file():
            raise ValueError(f"{self.remark}: there is no network yet; {_GO_ON}")
        return f"{self.remark}: this is its best network so far; {_GO_ON}"

    @cached_property
    def result(self) -> dict[str, Any]:
        """What ``result.json`` holds; see :func:`~gategrad.runs.training_run.train_run`.

        Raises:
            FileNotFoundError: The run is not finished, or there is none.
            ValueError: The file is damaged; names it.
        """
        if self.status != "finished":
            raise FileNotFoundError(f"{self.remark}; {_GO_ON}" if self.remark else self._no_run())
        try:
            content = read_json(self.folder.result.read_text())
            if not isinstance(content, dict):
                raise ValueError(f"it must hold an object, got {type(content).__name__}")
        except (ValueError, RecursionError) as error:
            raise ValueError(f"{self.folder.result} is damaged: {error}") from error
        return content

    @cached_property
    def config(self) -> RunConfig:
        """Its configuration: of a finished run what the result says, else what the network's file.

        Raises:
            FileNotFoundError: There is no run.
            ValueError: The file is damaged, or does not say it; names the file.
        """
        if self.status != "finished":
            return self._saved.config
        result = self.result
        try:
            return RunConfig.from_json(json.dumps(result["config"]))
        except (KeyError, TypeError, ValueError) as error:
            reason = f"missing {error}" if isinstance(error, KeyError) else str(error)
            raise ValueError(f"{self.folder.result} is damaged: {reason}") from error

    @cached_property
    def history(self) -> tuple[EpochRecord, ...]:
        """A record of each epoch so far; none where there is no history.

        Raises:
            ValueError: The file is damaged; names it.
        """
        file = self.folder.history
        try:
            lines = file.read_text().splitlines() if file.is_file() else []
            return tuple(EpochRecord.from_json(read_json(line)) for line in lines if line.strip())
        except ValueError as error:
            raise ValueError(f"{file} is damaged: {error}") from error

    @cached_property
    def columns(self) -> tuple[Column, ...] | None:
        """The columns of the table that it was trained on; None for other data, or no result yet.

        Raises:
            ValueError: The file is damaged; names it.
        """
        from gategrad.circuit.encoders.table_columns import columns_from_json

        file = self.folder.columns
        return columns_from_json(file.read_text("utf-8"), str(file)) if file.is_file() else None

    @property
    def has_gates(self) -> bool:
        """Whether its network becomes a circuit; a multilayer perceptron does not."""
        return self.config.model.network != "mlp"

    @cached_property
    def circuit(self) -> Circuit:
        """The run's circuit, by the rule above; convolutions are not unrolled.

        Raises:
            FileNotFoundError: There is none, or no run.
            ValueError: A network without gates, no network yet, or a damaged file; names it.
        """
        from gategrad.circuit import load_circuit

        stored = self.folder.circuit
        if not self.path.is_dir():
            raise FileNotFoundError(self._no_run())
        alone = self.status == "absent"  # a circuit in a folder, or nothing
        if alone or (self.status != "stopped" and stored.exists()):
            return load_circuit(stored)
        return self.trained_circuit

    @cached_property
    def trained_circuit(self) -> Circuit:
        """The network of its best epoch as a circuit; convolutions are not unrolled.

        Raises:
            FileNotFoundError: There is no run.
            ValueError: A network without gates, no network yet, or a damaged file; names it.
        """
        if not self.has_gates:
            raise ValueError(
                f"{self.path} holds a multilayer perceptron (network 'mlp'), which has no gates: "
                "only networks of logic gates become circuits"
            )
        from gategrad.extract import to_circuit

        facts = self._saved.data
        return to_circuit(self.model, facts.encoder, facts.class_names)

    @property
    def model(self) -> nn.Sequential:
        """The network of its best epoch, on the CPU, in ``eval()`` mode.

        Raises:
            FileNotFoundError: There is no run.
            ValueError: No network yet, a damaged file, or one of another run; names it.
        """
        return self._saved.model

    @cached_property
    def _saved(self) -> SavedModel:
        _ = self.note  # refuses a run without a network
        if self.status == "absent" and not self.path.is_file():
            raise FileNotFoundError(self._no_run())
        from gategrad.checkpoint import load_model

        saved = load_model(self.path)
        if self.status == "finished" and saved.config.run_id != self.config.run_id:
            raise ValueError(
                f"{self.folder.model} is of another run than {self.folder.result}, with "
                f"{difference(saved.config, self.config)}: put the run's own back"
            )
        return saved

    def _no_run(self) -> str:
        if self.path.is_file():
            return f"{self.path} is a file: give the folder of the run that it is from"
        return f"no finished run in {self.path}: give a folder that `gategrad train` has written"

    @cached_property
    def data(self) -> Dataset:
        """The samples that it was trained and measured on, split as they were.

        Raises:
            FileNotFoundError: There is no run, or the data are not on this machine.
            ValueError: No configuration can be read, or the data are damaged.
        """
        from gategrad.data import load
        from gategrad.data.encoding.table_rows import TrainedTable

        trained = None
        # A table's rows are read as the network learned to read them, by the columns' names.
        if self.columns is not None or (self.status != "finished" and self.folder.model.is_file()):
            facts = self._saved.data
            trained = TrainedTable.of(facts.encoder, facts.class_names, self.columns)
        return load(
            self.config.data, seed=self.config.seed, data_dir=self._data_dir, trained=trained
        )
