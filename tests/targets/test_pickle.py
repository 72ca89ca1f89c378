"""A compiled network in other processes."""

import copy
import multiprocessing
import pickle
import shutil
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import pytest
from strategies import random_netlist, random_readout

import gategrad as gg
from gategrad.circuit import Circuit, ThresholdEncoder


def compiled_network(threads=1):
    rng = np.random.default_rng(0)
    encoder = ThresholdEncoder(10, [60, 180], "uint8", 0, 255)
    netlist, readout = random_netlist(rng, 20, 200, 40), random_readout(rng, 40, 4)
    return gg.compile(Circuit(encoder, netlist, readout, tuple("abcd")), threads=threads)


def test_a_pickle_holds_the_circuit_and_threads():
    before = compiled_network(threads=3)
    after = pickle.loads(pickle.dumps(before))
    assert after.circuit == before.circuit
    assert after.threads == 3
    for array in (after.circuit.netlist.a, after.circuit.readout.weight):
        assert not array.flags.writeable  # as frozen as it was
    rows = np.random.default_rng(1).integers(0, 256, (600, 10), dtype=np.uint8)
    np.testing.assert_array_equal(after.class_sums(rows), before.class_sums(rows))


@pytest.mark.parametrize("pool", ["multiprocessing", "concurrent.futures"])
def test_process_pools(pool):
    compiled = compiled_network()
    rows = np.random.default_rng(1).integers(0, 256, (64, 10), dtype=np.uint8)
    context = multiprocessing.get_context("spawn")
    if pool == "multiprocessing":
        with context.Pool(1) as workers:
            parts = workers.map(compiled.predict, np.array_split(rows, 3))
    else:
        with ProcessPoolExecutor(1, mp_context=context) as workers:
            parts = list(workers.map(compiled.predict, np.array_split(rows, 3)))
    np.testing.assert_array_equal(np.concatenate(parts), compiled.predict(rows))


@pytest.mark.parametrize(
    "again", [copy.copy, copy.deepcopy, lambda n: pickle.loads(pickle.dumps(n))]
)
@pytest.mark.parametrize("target", ["engine", "reference", "c"])
def test_networks_of_every_target_are_copied(target, again):
    if target == "c" and not any(map(shutil.which, ("cc", "gcc", "clang"))):
        pytest.skip("needs a C compiler")
    options = {"samples": 32, "style": "table"} if target == "c" else {}
    network = gg.compile(compiled_network().circuit, target=target, **options)
    rows = np.random.default_rng(1).integers(0, 256, (70, 10), dtype=np.uint8)
    other = again(network)
    assert type(other) is type(network)
    assert other.circuit == network.circuit
    assert getattr(other, "_samples", None) == options.get("samples")
    np.testing.assert_array_equal(other.scores(rows), network.scores(rows))
