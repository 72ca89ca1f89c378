"""What processes of a fork server do in tests: functions that they find by name."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from multiprocessing.connection import Connection

import numpy as np

__all__ = ["Facts", "begin_thread", "fail", "hold", "tell", "use_memory"]

Facts = dict[str, int | bool | list[int]]


def tell(module: str, pipe: Connection) -> None:
    """What the process is like, and whether it begins with a module."""
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    facts: Facts = {
        "pid": os.getpid(),
        "parent": os.getppid(),
        "has_module": module in sys.modules,
        "blocked": sorted(blocked),
    }
    pipe.send(facts)


def hold(pipe: Connection) -> None:
    """Send the process id, and end when anything comes."""
    pipe.send(os.getpid())
    pipe.recv()


def use_memory(megabytes: int, pipe: Connection) -> None:
    """Send the process's peak in MB after it has used so many."""
    from gategrad.sweep.run_process import _peak_mb

    np.ones(megabytes * 125_000).sum()
    pipe.send(_peak_mb())


def fail(pipe: Connection) -> None:
    raise SystemExit(3)


def begin_thread() -> None:
    """One that goes on."""
    threading.Thread(target=time.sleep, args=(600,), daemon=True).start()
