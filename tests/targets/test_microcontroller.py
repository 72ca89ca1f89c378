import shutil

import numpy as np
import pytest
from strategies import random_netlist, random_readout

from gategrad.circuit import Circuit
from gategrad.targets.c.microcontroller import code_size
from gategrad.targets.c.register_allocation import allocate_registers


def hundreds_of_gates():
    rng = np.random.default_rng(0)
    return Circuit(
        None, random_netlist(rng, 20, 400, 40), random_readout(rng, 40, 4), tuple("abcd")
    )


@pytest.mark.skipif(not shutil.which("arm-none-eabi-gcc"), reason="needs arm-none-eabi-gcc")
def test_a_state_is_the_only_ram():
    straight = code_size(hundreds_of_gates(), style="straight")
    table = code_size(hundreds_of_gates(), style="table")
    assert straight.ram == table.ram == allocate_registers(hundreds_of_gates().netlist).n_registers
    assert all(500 < size.flash < 5_000 for size in (straight, table))
    assert table.cpu == "cortex-m4"


def test_a_missing_compiler_is_named(monkeypatch):
    monkeypatch.setenv("PATH", "")
    with pytest.raises(RuntimeError, match="install gcc-arm-none-eabi"):
        code_size(hundreds_of_gates())


@pytest.mark.skipif(shutil.which("arm-none-eabi-gcc") is None, reason="no arm-none-eabi-gcc")
def test_an_unknown_cpu_is_refused_with_those_that_it_could_be():
    with pytest.raises(ValueError, match=r"cpu must be one of cortex-m0, .*got 'cortex-m99'") as e:
        code_size(hundreds_of_gates(), cpu="cortex-m99")
    assert "cortex-m4" in str(e.value)
    assert "xscale" not in str(e.value)
