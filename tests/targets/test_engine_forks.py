"""The engine in many threads at once and in forked processes."""

import importlib.util
import os
import subprocess
import sys
import threading

import numpy as np
import pytest
from strategies import random_netlist, random_readout

from gategrad.circuit import Circuit
from gategrad.targets import compile as compile_circuit


def test_calls_from_many_threads_at_once():
    rng = np.random.default_rng(0)
    circuit = Circuit(
        None, random_netlist(rng, 20, 500, 60), random_readout(rng, 60, 4), tuple("abcd")
    )
    network = compile_circuit(circuit, threads=2)
    rows = rng.integers(0, 2, (3000, 20), dtype=np.uint8)
    expected = network.predict(rows)
    wrong = []

    def call():
        for _ in range(20):
            if not np.array_equal(network.predict(rows), expected):
                wrong.append(1)

    callers = [threading.Thread(target=call) for _ in range(4)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert not wrong


FORK = """
import os, sys, warnings
import numpy as np, torch
import gategrad as gg
warnings.simplefilter("ignore", DeprecationWarning)  # Python warns of any fork beside threads
model = gg.nn.dlgn(20, layers=3, width=600, head=gg.nn.GroupSum(3, tau=1.0), seed=0)
network = gg.compile(gg.to_circuit(model), threads=2)
rows = np.random.default_rng(0).integers(0, 2, (4000, 20), dtype=np.uint8)
expected = network.predict(rows)
def use_both():
    assert np.array_equal(network.predict(rows), expected)
    torch.set_num_threads(2)
    x = torch.from_numpy(rows).float().requires_grad_()
    model(x).sum().backward()
if sys.argv[1] == "engine-first":
    use_both()
child = os.fork()
if child == 0:
    assert np.array_equal(network.predict(rows), expected)
    grandchild = os.fork()
    if grandchild == 0:
        assert np.array_equal(network.predict(rows), expected)
        os._exit(7)
    os._exit(os.waitstatus_to_exitcode(os.waitpid(grandchild, 0)[1]))
status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
assert status == 7, status
use_both()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="torch is not installed")
@pytest.mark.parametrize("order", ["engine-first", "fork-first"])
def test_fork_is_safe_beside_torch(order):
    result = subprocess.run(
        [sys.executable, "-c", FORK, order],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert result.returncode == 0, result.stderr


FORK_WHILE_PREDICTING = """
import os, threading, warnings
import numpy as np
import gategrad as gg
warnings.simplefilter("ignore", DeprecationWarning)
rng = np.random.default_rng(0)
netlist = gg.Netlist(20, rng.integers(0, 16, 50), rng.integers(0, 20, 50), rng.integers(0, 20, 50),
                     np.arange(22, 72))
network = gg.compile(gg.Circuit(None, netlist, gg.Readout.group_sum(50, 2, 1.0), ("a", "b")),
                     threads=2)
rows = rng.integers(0, 2, (600, 20), dtype=np.uint8)
expected = network.predict(rows)
stop = False
def predict():
    while not stop:
        network.predict(rows)
threads = [threading.Thread(target=predict) for _ in range(2)]
for thread in threads: thread.start()
for _ in range(200):
    child = os.fork()
    if child == 0:
        os._exit(0 if np.array_equal(network.predict(rows), expected) else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
stop = True
for thread in threads: thread.join()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_fork_while_other_threads_predict():
    result = subprocess.run(
        [sys.executable, "-c", FORK_WHILE_PREDICTING],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
