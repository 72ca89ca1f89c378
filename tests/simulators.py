"""Verilog simulators, as functions from a folder with emitted files to what the bench prints."""

from __future__ import annotations

import os
import shutil
import subprocess

import pytest

__all__ = ["SIMULATORS", "icarus", "verilator"]


def _run(command, folder):
    # Without what the sanitizers preload, under which other people's programs end.
    env = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, env=env)


def icarus(folder):
    """Any warning fails."""
    sources = sorted(path.name for path in folder.glob("*.v"))
    command = ["iverilog", "-g2001", "-Wall", "-Wno-timescale", "-o", "tb", *sources]
    done = _run(command, folder)
    assert (done.returncode, done.stderr) == (0, "")
    return _run(["vvp", "-n", "tb"], folder).stdout


def verilator(folder):
    """Warnings fail here by Verilator's own rules.

    Two and a half minutes of a core for a trained 6 x 8,000 network with adders: nothing is
    optimized, and all is compiled at once, since each file would read headers of every net.
    """
    sources = sorted(path.name for path in folder.glob("*.v"))
    (bench,) = folder.glob("*_tb.v")
    command = [
        "verilator", "--binary", "--timing", "--top-module", bench.stem, "-Mdir", "obj",
        "-Wno-TIMESCALEMOD", "-O0", "--x-assign", "fast", "--output-split-cfuncs", "2000",
        "-MAKEFLAGS", "VM_PARALLEL_BUILDS=0 OPT_FAST=-O0 OPT_SLOW=-O0", "-o", "tb",
        *sources,
    ]  # fmt: skip
    done = _run(command, folder)
    assert done.returncode == 0, done.stderr[-3000:]
    return _run(["obj/tb"], folder).stdout


SIMULATORS = [
    pytest.param(
        run, marks=[pytest.mark.skipif(not shutil.which(tool), reason=f"needs {tool}"), *marks]
    )
    for tool, run, marks in (
        ("iverilog", icarus, []),
        ("verilator", verilator, [pytest.mark.slow]),  # it takes a minute to compile anything
    )
]
