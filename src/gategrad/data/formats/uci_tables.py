"""Tables of the UCI repository in its original files, which have no line of names."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from gategrad.circuit.encoders.text_table import TextTable
from gategrad.config import DataConfig
from gategrad.data.files.data_files import DataDir, DataFile, FoundFile, find_file
from gategrad.data.formats.table_arrays import Roles, table_arrays
from gategrad.data.formats.tables import parse_table
from gategrad.data.raw_arrays import RawArrays
from gategrad.data.sources import DataSource

__all__ = ["UciTable", "uci_file"]

_MIRRORS: Final = "https://archive.ics.uci.edu/ml/machine-learning-databases/"


@dataclass(frozen=True)
class UciTable:
    """Reads a table in one file, or in two with samples for testing in the second.

    Attributes:
        names: The columns' names.
        label: The label column.
        leave_out: Columns that say nothing, such as a number of each row.
        delimiter: What stands between values.
        category_columns: Columns whose numbers only name categories.
    """

    names: tuple[str, ...]
    label: str
    leave_out: tuple[str, ...] = ()
    delimiter: str = ","
    category_columns: tuple[str, ...] = ()

    def __call__(self, source: DataSource, config: DataConfig, data_dir: DataDir) -> RawArrays:
        """See :data:`~gategrad.data.sources.ReadArrays`."""
        (files,) = source.files
        found = [find_file(file, data_dir) for file in files]
        train, *test = (self._table(file) for file in found)
        roles = Roles.of(config, self.label)
        arrays = table_arrays(
            train,
            replace(roles, categories=(*self.category_columns, *roles.categories)),
            source=found[0].source,
            test=test[0] if test else None,
            test_fraction=config.test_fraction,
            data_seed=config.seed,
        )
        return replace(
            arrays,
            paths=tuple(file.path for file in found),
            verified=all(file.verified for file in found),
        )

    def _table(self, file: FoundFile) -> TextTable:
        lines = file.content.decode("ascii").splitlines()
        # Adult's test file starts with a remark, and its labels end with a full stop.
        text = "\n".join(
            line.strip().rstrip(".") for line in lines if line.strip() and not line.startswith("|")
        )
        table = parse_table(text, file.source, names=self.names, delimiter=self.delimiter)
        return table.only(name for name in table if name not in self.leave_out)


def uci_file(folder: str, name: str, size: int, sha256: str, remote: str) -> DataFile:
    """A file of the repository, looked for under ``uci/`` of each folder, too.

    Args:
        folder: Of the set, here.
        name: As published.
        size: Bytes.
        sha256: Checksum. Those of the sets here were computed here; the files' MD5 are equal to
            those of difflogic's experiments.
        remote: Its folder in the repository.
    """
    return DataFile(folder, name, size, sha256, (f"{_MIRRORS}{remote}/",), also=(f"uci/{folder}",))
