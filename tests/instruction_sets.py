"""Tests again under each other instruction set of this machine, in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import gategrad._native as _native

__all__ = ["OTHER_ISAS", "passes_under"]

# The oldest one stays quick; avx2 is left to the slow tests.
OTHER_ISAS = [
    pytest.param(
        isa,
        marks=[
            *([pytest.mark.slow] if isa == "avx2" else []),
            *([pytest.mark.skip("this process runs it")] if isa == _native.isa() else []),
        ],
    )
    for isa in _native.available_isas()
]
"""Values of a parametrized test."""


def passes_under(isa: str, *selections: list[str]) -> None:
    """Assert that tests pass where the native code runs an instruction set.

    Args:
        isa: Its name.
        selections: Files and options of pytest, each of one call of it.
    """
    calls = [["-q", "-p", "no:cacheprovider", *selection] for selection in selections]
    code = (
        f"import sys, pytest; from gategrad import _native; assert _native.isa() == {isa!r};"
        f"sys.exit(max(pytest.main(call) for call in {calls!r}))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"GATEGRAD_ISA": isa},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
