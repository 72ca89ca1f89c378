"""Tables in Parquet files, part by part. Needs pyarrow."""

from __future__ import annotations

from collections.abc import Container, Iterator
from pathlib import Path
from typing import Any, Final

__all__ = ["ParquetTable", "pyarrow_parquet"]

_BLOCK: Final = 1 << 14


def pyarrow_parquet() -> Any:
    """The package pyarrow with its module for Parquet.

    Raises:
        ImportError: It is not installed.
    """
    try:
        import pyarrow.parquet
    except ImportError as error:
        raise ImportError("Parquet files need pyarrow: pip install gategrad[tables]") from error
    return pyarrow


class ParquetTable:
    """A table in a Parquet file.

    Args:
        path: The file.

    Attributes:
        names: The columns' names, without those that pandas stored as its index.
        index: Those.
        n_rows: How many rows it has.

    Raises:
        ValueError: It is no Parquet file.
        ImportError: pyarrow is not installed.
        OSError: The file cannot be read.
    """

    def __init__(self, path: Path) -> None:
        pyarrow = pyarrow_parquet()
        self._arrow_error, self._path = pyarrow.ArrowException, path
        with path.open("rb"):  # a file that cannot be read, before pyarrow has its say
            pass
        try:
            self._file = pyarrow.parquet.ParquetFile(path)
        except (pyarrow.ArrowException, OSError) as error:
            raise self._no_parquet(error) from error
        schema = self._file.schema_arrow
        stored = (schema.pandas_metadata or {}).get("index_columns", [])
        self.index = tuple(name.strip() for name in stored if isinstance(name, str))
        # As in texts, spaces around names say nothing.
        self._stored = {name.strip(): name for name in schema.names}
        self.names = tuple(name for name in map(str.strip, schema.names) if name not in self.index)
        self.n_rows: int = self._file.metadata.num_rows

    def blocks(self, names: Container[str], n_rows: int = _BLOCK) -> Iterator[dict[str, list[Any]]]:
        """Columns of Python's values, of so many rows at a time.

        Args:
            names: The columns that are read.
            n_rows: Rows at a time.
        """
        wanted = {name: stored for name, stored in self._stored.items() if name in names}
        try:
            for batch in self._file.iter_batches(n_rows, columns=list(wanted.values())):
                yield {name: batch.column(old).to_pylist() for name, old in wanted.items()}
        except (self._arrow_error, OSError) as error:
            raise self._no_parquet(error) from error

    def _no_parquet(self, error: Exception) -> ValueError:
        return ValueError(f"{self._path} is no Parquet file that can be read: {error}")
