"""Which instructions the extension runs, and where they stand."""

import os
import re
import shutil
import subprocess
import sys

import pytest

import gategrad._native as _native
from gategrad._native import _extension


def test_an_impossible_instruction_set_is_an_error_at_import():
    environment = os.environ | {"GATEGRAD_ISA": "vax"}
    result = subprocess.run(
        [sys.executable, "-c", "import gategrad._native"],
        capture_output=True, text=True, env=environment, check=False,
    )  # fmt: skip
    assert result.returncode != 0
    assert "GATEGRAD_ISA is 'vax', but this machine can run: generic" in result.stderr


@pytest.mark.skipif(shutil.which("objdump") is None, reason="objdump is not installed")
@pytest.mark.skipif("avx2" not in _native.available_isas(), reason="needs an x86 with AVX2")
def test_wide_instructions_stay_in_their_own_functions():
    listing = subprocess.run(
        ["objdump", "-d", "--no-show-raw-insn", "-C", _extension.__file__],
        capture_output=True, text=True, check=True,
    ).stdout  # fmt: skip
    function, wide = "", {}
    for line in listing.splitlines():
        if line.endswith(">:"):
            function = line.split("<", 1)[1][:-2]
        elif match := re.search(r"%(zmm|ymm|k[1-7]\b)|\t(v[a-z]+)", line):
            wide.setdefault(function, match.group())
    strangers = [name for name in wide if not re.search(r"gategrad::avx(2|512)::", name)]
    assert wide, "the listing shows no wide instruction at all: the check is blind"
    assert not strangers
