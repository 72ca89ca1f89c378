"""Native passes look at what they are given themselves: one list of what they must refuse."""

import re
from pathlib import Path

import numpy as np
import pytest

import gategrad._native as _native

LIST = Path(__file__).parents[2] / "csrc" / "passes" / "pass_list.h"
OPTIONS = {"deeper": False, "perturbations": 0}
# Each with what it takes after the netlist.
PASSES = {
    name: tuple(OPTIONS[option] for option in re.findall(r"\w+", options))
    for name, options in re.findall(r'visit\("(\w+)", \w+((?:, "\w+")*)\)', LIST.read_text())
}


def call_pass(name, n_inputs=2, gate=(1,), a=(2,), b=(3,), outputs=(4,), options=None):
    return getattr(_native, name)(
        n_inputs, np.array(gate, np.uint8),
        *(np.array(values, np.int32) for values in (a, b, outputs)),
        *(PASSES[name] if options is None else options),
    )  # fmt: skip


def test_all_that_are_listed_are_looked_at():
    assert len(PASSES) == LIST.read_text().count("  visit(") > 0


@pytest.mark.parametrize("name", PASSES)
def test_the_native_function_checks_its_arguments(name):
    assert [len(array) for array in call_pass(name)] == [1, 1, 1, 1]
    for wrong, message in [
        ({"gate": (16,)}, "gates must be 0 to 15"),
        ({"a": (4,)}, "gate 0 reads net 4"),
        ({"b": (-1,)}, "gate 0 reads net -1"),
        ({"outputs": (5,)}, "output 0 is net 5"),
        ({"outputs": (-1,)}, "output 0 is net -1"),
        ({"n_inputs": -1}, "n_inputs must not be negative"),
        ({"n_inputs": 2**31}, "more nets"),
        ({"a": (2, 2)}, "one length"),
    ]:
        with pytest.raises(ValueError, match=message):
            call_pass(name, **wrong)


def test_rewrite_checks_its_perturbations():
    with pytest.raises(ValueError, match="perturbations must not be negative"):
        call_pass("rewrite", options=(False, -1))
