"""What a run leaves behind: a table, and a JSON file that says on what it was measured."""

from __future__ import annotations

import datetime
import hashlib
import importlib.metadata
import json
import os
import platform
import re
import subprocess
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from setup_peers import read_stamp

import gategrad
from gategrad.system.atomic import write_atomic

__all__ = [
    "describe",
    "free_gb",
    "memory_gb",
    "print_table",
    "triad_gb",
    "triad_gb_per_s",
    "write",
]

TRIAD = "a = b + 3 * c in float32, arrays of 4 times the L3 cache: 3 * bytes of an array / seconds"

_FLAGS = ("avx2", "fma", "bmi2", "popcnt")
_REPOSITORY = Path(__file__).resolve().parent.parent


def describe(
    options: Mapping[str, Any],
    threads: Iterable[int],
    peers: Iterable[str] = (),
    peer_dir: Path = Path(".venv-peers"),
) -> dict[str, Any]:
    """The header of a result file: machine, versions, commit and memory bandwidth.

    Args:
        options: The command line's, so that the run can be repeated. Paths are left out.
        threads: Thread counts whose memory bandwidth to measure.
        peers: Peers that are measured beside gategrad.
        peer_dir: Where :mod:`setup_peers` installed them.
    """
    stamps = {peer: read_stamp(peer_dir / peer) for peer in peers}
    threads = sorted({1, *threads})
    return {
        "options": {
            name: value
            for name, value in options.items()
            if value is not None and not isinstance(value, Path)
        },
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "commit": _commit(),
        "changes": _changes(),
        "machine": _proc("cpuinfo", "model name") or platform.processor() or platform.machine(),
        "nominal_mhz": _nominal_mhz(),
        "cpu_flags": _cpu_flags(),
        "cores": os.cpu_count(),
        "memory_gb": round(memory_gb(), 1),
        "os": platform.platform(),
        "python": platform.python_version(),
        "versions": {
            "gategrad": gategrad.__version__,
            **{name: importlib.metadata.version(name) for name in ("numpy", "torch")},
        },
        "peers": {
            peer: {"versions": stamp.get("versions"), "notes": stamp.get("notes")}
            for peer, stamp in stamps.items()
        },
        "triad": TRIAD,
        "triad_gb_per_s": {str(count): round(triad_gb_per_s(count), 2) for count in threads},
    }


def memory_gb() -> float:
    """The machine's memory in units of 1,000,000,000 bytes."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9


def free_gb() -> float:
    """Memory that no process uses, where Linux tells; else all that there is."""
    kb = _proc("meminfo", "MemAvailable").removesuffix(" kB")
    return int(kb) * 1024 / 1e9 if kb else memory_gb()


def triad_gb() -> float:
    """Memory that :func:`triad_gb_per_s` takes while it measures."""
    return 3 * _triad_bytes() / 1e9


def triad_gb_per_s(threads: int, repeats: int = 10) -> float:
    """Measured memory bandwidth: the best of ``repeats`` runs of :data:`TRIAD`."""
    before = torch.get_num_threads()
    torch.set_num_threads(threads)
    a, b, c = torch.ones(3, _triad_bytes() // 4)
    best = float("inf")
    try:
        for _ in range(repeats + 1):
            start = time.perf_counter()
            torch.add(b, c, alpha=3.0, out=a)
            best = min(best, time.perf_counter() - start)
    finally:
        torch.set_num_threads(before)
    return 3 * a.numel() * a.element_size() / best / 1e9


def write(path: Path, header: Mapping[str, Any], rows: Sequence[Mapping[str, Any]]) -> None:
    """Write a result file, atomically."""
    text = json.dumps({"header": header, "rows": rows}, indent=2) + "\n"
    write_atomic(path, lambda file: file.write(text.encode()))


def print_table(rows: Sequence[Mapping[str, Any]], columns: Sequence[str]) -> None:
    """Print rows as aligned text; a missing value is a dash."""
    cells = [list(columns), *([_cell(row.get(name)) for name in columns] for row in rows)]
    widths = [max(len(line[i]) for line in cells) for i in range(len(columns))]
    for line in cells:
        padded = [
            cell.rjust(width) if np.char.isnumeric(cell[:1]) else cell.ljust(width)
            for cell, width in zip(line, widths, strict=True)
        ]
        print("  ".join(padded).rstrip())


def _cell(value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value)


def _commit() -> str:
    # Results of an earlier benchmark, rewritten by the same run, do not make the code another one.
    changed = _git(
        "status", "--porcelain", "--untracked-files=no", "--", ".", ":!benchmarks/results"
    )
    commit = _git("rev-parse", "HEAD")
    return commit + "+dirty" if commit and changed else commit or "unknown"


def _changes() -> str | None:
    # What was measured, where it is not the commit's: a digest of the difference.
    changes = _git("diff", "HEAD", "--", "src", "csrc", "CMakeLists.txt", "benchmarks/*.py")
    return hashlib.sha256(changes.encode()).hexdigest()[:12] if changes else None


def _git(*arguments: str) -> str:
    command = ["git", "-C", str(_REPOSITORY), *arguments]
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def _proc(file: str, field: str) -> str:
    try:
        for line in Path("/proc", file).read_text().splitlines():
            name, _, value = line.partition(":")
            if name.strip() == field:
                return value.strip()
    except OSError:
        pass
    return ""


def _nominal_mhz() -> float | None:
    # The model's name, where it has the clock; else what the system says of this moment.
    name = re.search(r"@ ([0-9.]+)GHz", _proc("cpuinfo", "model name"))
    now = _proc("cpuinfo", "cpu MHz")
    return 1000 * float(name[1]) if name else float(now) if now else None


def _cpu_flags() -> list[str]:
    flags = (_proc("cpuinfo", "flags") or _proc("cpuinfo", "Features")).split()
    return sorted(flag for flag in flags if flag in _FLAGS or flag.startswith(("avx512", "asimd")))


def _triad_bytes() -> int:
    return max(4 * _l3_bytes(), 1 << 27)


def _l3_bytes() -> int:
    try:
        text = Path("/sys/devices/system/cpu/cpu0/cache/index3/size").read_text().strip()
        return int(text.removesuffix("K")) * 1024
    except (OSError, ValueError):
        return 32 << 20
