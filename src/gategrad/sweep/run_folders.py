"""Which study has which run, and why a run failed: small files in the runs' folders."""

from __future__ import annotations

import fcntl
import json
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import IO

from gategrad.config import RunConfig
from gategrad.system.atomic import write_bytes

__all__ = ["USAGE", "claim", "failures", "note_failure"]

_ERROR = "error.json"
USAGE = "usage.json"


def claim(folder: Path) -> IO[str] | None:
    """Reserve a run for this call, until the file is closed; None where another call has it."""
    folder.mkdir(parents=True, exist_ok=True)
    file = open(folder / ".claim", "a")  # noqa: SIM115
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        return None
    for name in (_ERROR, USAGE):  # unfinished ones of writers that were killed
        for unfinished in folder.glob(f".{name}.*"):
            unfinished.unlink(missing_ok=True)
    return file


def note_failure(folder: Path, error: str | None) -> None:
    """Keep the error of a run that failed; None where it has not."""
    path = folder / _ERROR
    if error is None:
        path.unlink(missing_ok=True)
        return
    text = json.dumps({"error": error}) + "\n"
    write_bytes(path, text.encode())


def failures(configs: Iterable[RunConfig], keep: Path) -> dict[str, str]:
    """The last errors of runs that failed, by run id."""
    found = {}
    for config in configs:
        with suppress(OSError, ValueError, KeyError, TypeError):
            content = json.loads((keep / config.run_id / _ERROR).read_text())
            found[config.run_id] = str(content["error"])
    return found
