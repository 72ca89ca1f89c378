"""Without a GPU, its kernels run in Triton's interpreter, which must be on from the start."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.skipif(
    importlib.util.find_spec("triton") is None, reason="needs Triton, the extra 'gpu'"
)
@pytest.mark.skipif(os.environ.get("TRITON_INTERPRET") == "1", reason="this is the interpreter")
@pytest.mark.parametrize(
    ("files", "which"),
    [
        (["test_kernels.py", "test_tree_kernels.py", "test_compiled.py"], "not slow"),
        pytest.param(["test_tree_kernels.py", "test_compiled.py"], "slow", marks=pytest.mark.slow),
        pytest.param(["test_loop.py"], "not slow", marks=pytest.mark.slow),
    ],
)
def test_in_the_interpreter(files, which):
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-n",
        "0",
        "-m",
        which,
    ]
    tests = [Path(__file__).parent / file for file in files]
    environment = {**os.environ, "TRITON_INTERPRET": "1"}
    done = subprocess.run([*command, *tests], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
