"""The results of a study: one line of JSON per finished run, only ever appended to."""

from __future__ import annotations

import fcntl
import json
import os
import warnings
from pathlib import Path
from typing import Any, Final, NamedTuple

from gategrad.system.json_text import read_json

__all__ = ["ResultsFile", "check_result"]

_ACCURACY: Final = "discrete_test_accuracy"
# Fields that others reckon with; a line may lack all but the accuracy.
_SHARES: Final = (
    _ACCURACY, "relaxed_binary_test_accuracy", "relaxed_continuous_test_accuracy",
    "compiled_test_accuracy", "valid_accuracy",
)  # fmt: skip
_NUMBERS: Final = (
    "train_seconds", "seconds", "cpu_seconds", "peak_mb", "gates", "multiply_adds", "model_bytes",
    "steps",
)  # fmt: skip
_MOST: Final = 1e13  # seconds that a date can hold, and more than any of the others
_OBJECTS: Final = ("config", "observed", "machine")


class _Content(NamedTuple):
    numbered: list[tuple[int, dict[str, Any]]]  # line numbers, from 1
    results: dict[str, dict[str, Any]]  # of whole runs
    torn: int  # bytes of an unfinished last line
    open_end: bool  # the last line is whole, but for its newline


class ResultsFile:
    """A file of results, which several studies may use at once.

    A writer that is killed can leave half a line at the end. Readers pass over it with a warning,
    and the next writer removes it. A line with a run's id but without its accuracy is a note: what
    was found out about that run later.

    Args:
        path: The file; it need not exist.
    """

    def __repr__(self) -> str:
        return f"ResultsFile({str(self.path)!r})"

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = Path(path)

    def read(self) -> dict[str, dict[str, Any]]:
        """The results by run id, in the order in which the runs ended.

        Raises:
            ValueError: A line is not a result; names it.
        """
        return self._content().results

    def numbered(self) -> list[tuple[int, dict[str, Any]]]:
        """All lines with their numbers, from 1, notes too; a run may have several.

        Raises:
            ValueError: A line is not a result; names it.
        """
        return self._content().numbered

    def _check(self) -> None:
        """Refuse what is no file: a device may never end, a pipe may never begin."""
        if self.path.exists() and not self.path.is_file():
            raise ValueError(f"{self.path} is no file of results: name an ordinary file")

    def _content(self) -> _Content:
        self._check()
        try:
            with open(self.path, "rb") as file:
                fcntl.flock(file, fcntl.LOCK_SH)
                content = _parse(file.read(), self.path)
        except FileNotFoundError:
            return _Content([], {}, 0, False)
        if content.torn:
            warnings.warn(
                f"the last line of {self.path} is cut off and is ignored: what wrote it was killed",
                RuntimeWarning,
                stacklevel=3,
            )
        return content

    def append(self, result: dict[str, Any]) -> None:
        """Add one run's result, unless the file has it already, and wait until the disk has it.

        Args:
            result: JSON content with a ``run_id``.

        Raises:
            ValueError: A line of the file is not a result.
            OSError: The file cannot be written. It is left as it was.
        """
        self._check()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
            with open(descriptor, "rb", closefd=False) as file:
                data = file.read()
            content = _parse(data, self.path)
            if result["run_id"] in content.results:
                return
            size = len(data) - content.torn
            os.ftruncate(descriptor, size)
            line = b"\n" * content.open_end + json.dumps(result).encode() + b"\n"
            if os.write(descriptor, line) < len(line):
                os.ftruncate(descriptor, size)
                raise OSError(f"no room for a line of {len(line)} bytes in {self.path}")
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _parse(data: bytes, path: Path) -> _Content:
    *lines, last = data.split(b"\n")
    numbered = []
    for number, line in enumerate(lines, start=1):
        if line.strip():
            try:
                numbered.append((number, _result(line)))
            except ValueError as error:
                raise ValueError(
                    f"line {number} of {path} is not a result ({error}): repair or delete it, or "
                    "choose another file"
                ) from error
    torn, open_end = 0, False
    try:
        if last.strip():
            numbered.append((len(lines) + 1, _result(last)))
            open_end = True
    except ValueError as error:
        # Cut off is the beginning of a line of ours, never what someone else wrote.
        if not last.startswith(b"{") or _is_json(last):
            raise ValueError(
                f"line {len(lines) + 1} of {path} is not a result ({error}): repair or delete it, "
                "or choose another file"
            ) from error
        torn = len(last)
    results: dict[str, dict[str, Any]] = {}
    for _, result in numbered:
        if _ACCURACY in result:
            results.setdefault(result["run_id"], result)
    return _Content(numbered, results, torn, open_end)


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True


def _result(line: bytes) -> dict[str, Any]:
    try:
        content = read_json(line)
    except RecursionError:
        raise ValueError("brackets in brackets without end") from None
    return check_result(content)


def check_result(content: Any) -> dict[str, Any]:
    """A line's content, after making sure that its fields are what others take them for.

    Raises:
        ValueError: It is of no run, or a field is of another kind; names it.
    """
    if not isinstance(content, dict) or not isinstance(content.get("run_id"), str):
        raise ValueError("no run_id")
    for name in _OBJECTS:
        if not isinstance(content.get(name) or {}, dict):
            raise ValueError(f"{name} must be an object, got {content[name]!r:.40}")
    for name in (*_SHARES, *_NUMBERS):
        value = content.get(name)
        if value is None and (name != _ACCURACY or name not in content):
            continue
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise ValueError(f"{name} must be a number, got {value!r:.40}")
        if not 0 <= value < (1.000001 if name in _SHARES else _MOST):
            raise ValueError(f"{name} is out of range: {value!r}")
    speed = (content.get("observed") or {}).get("samples_per_s")
    if speed is not None and (isinstance(speed, bool) or not isinstance(speed, int | float)):
        raise ValueError(f"observed.samples_per_s must be a number, got {speed!r:.40}")
    if speed is not None and not 0 <= speed < float("inf"):
        raise ValueError(f"observed.samples_per_s is out of range: {speed!r}")
    if content.get("config") and _ACCURACY not in content:
        raise ValueError(f"no {_ACCURACY}")
    return content
