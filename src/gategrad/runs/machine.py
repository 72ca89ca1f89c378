"""The machine at hand, and what a result was measured on and with."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path
from typing import Final

import torch

import gategrad._version as _version

__all__ = ["describe_device", "describe_machine", "source_commit"]

_GIT_SECONDS: Final = 10


def describe_machine() -> dict[str, str | int]:
    """Processor, its cores, and the versions that decide results and speed."""
    return {
        "cpu": _cpu_model(),
        "cores": os.cpu_count() or 1,
        "os": platform.platform(),
        "python": platform.python_version(),
        "torch": torch.__version__,
        "gategrad": _version.__version__,
    }


def describe_device(device: torch.device) -> str:
    """``cpu``, or a GPU's name."""
    return "cpu" if device.type == "cpu" else torch.cuda.get_device_name(device)


def source_commit() -> str | None:
    """The git commit of gategrad's own checkout, ``-dirty`` where files differ from it.

    None for an installed package, even one that lies in another project's checkout.
    """
    package = Path(_version.__file__).parent
    if _git(package, "ls-files", "--error-unmatch", "_version.py") is None:
        return None
    return _git(package, "describe", "--always", "--abbrev=40", "--dirty", "--exclude=*")


def _git(folder: Path, *arguments: str) -> str | None:
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), *arguments],
            capture_output=True,
            text=True,
            timeout=_GIT_SECONDS,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip()


def _cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()
