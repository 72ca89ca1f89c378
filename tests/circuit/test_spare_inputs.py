"""Circuits of a few gates that claim far more inputs than these could read."""

import dataclasses
import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import random_netlist

from gategrad.circuit import (
    Circuit,
    ConvolutionStage,
    Netlist,
    Readout,
    ThresholdEncoder,
    circuit_stats,
    live_features,
    load_circuit,
    simulate,
)
from gategrad.cli.app import main
from gategrad.passes import drop_channels, drop_inputs, optimize
from gategrad.system import memory
from gategrad.targets import EngineNetwork, emit
from gategrad.targets.speed import measure_speed
from gategrad.verify import equivalence

MANY = 2_000_000_000
FEATURES = 1_500_000_000


def two_gates(n_inputs: int) -> Netlist:
    """The AND of the last two inputs, and its opposite."""
    return Netlist(n_inputs, [1, 12], [n_inputs, n_inputs + 2], [n_inputs + 1, 0], [
        n_inputs + 2, n_inputs + 3,
    ])  # fmt: skip


def circuit_of(netlist: Netlist, encoder: ThresholdEncoder | None = None) -> Circuit:
    return Circuit(encoder, netlist, Readout.group_sum(2, 2, 1.0), ("a", "b"))


def convolutional(rows: int, columns: int) -> Circuit:
    stage = ConvolutionStage(Netlist(1, [12], [2], [0], [3]), (1, rows, columns), (1, 1), (1, 1))
    dense = two_gates(stage.n_outputs)
    return dataclasses.replace(circuit_of(dense), stages=(stage,))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_the_same_gates_without_them(seed):
    rng = np.random.default_rng(seed)
    netlist = random_netlist(rng, *rng.integers(1, [9, 30, 9]).tolist())
    wide = netlist.n_inputs + int(rng.integers(0, 200))
    place = np.sort(rng.permutation(wide)[: netlist.n_inputs])
    spread = netlist.on_inputs(wide, lambda inputs: place[inputs])
    bits = rng.integers(0, 2, (40, wide), dtype=np.uint8)
    wanted = simulate(netlist, bits[:, place])
    np.testing.assert_array_equal(simulate(spread, bits), wanted)
    few, read = spread.without_spare_inputs()
    assert few.n_inputs == len(read) <= max(2 * few.n_gates + few.n_outputs, 0)
    np.testing.assert_array_equal(simulate(few, bits[:, read]), wanted)
    np.testing.assert_array_equal(spread.read_inputs(), place[netlist.read_inputs()])
    np.testing.assert_array_equal(spread.by_level().gate, netlist.by_level().gate)
    few_stats, stats = (circuit_stats(_any_circuit(n)) for n in (netlist, spread))
    assert (stats.live_inputs, stats.depth) == (few_stats.live_inputs, few_stats.depth)
    assert stats.used_gates == few_stats.used_gates
    unread = wide - netlist.n_inputs
    assert stats.fan_out.get("0", 0) == few_stats.fan_out.get("0", 0) + unread


def _any_circuit(netlist: Netlist) -> Circuit:
    zeros = np.zeros(netlist.n_outputs, dtype=np.int32)
    return Circuit(None, netlist, Readout(zeros, zeros, np.zeros(1, np.int64), np.ones(1)), ("x",))


def test_what_is_known_of_gates_takes_no_memory_for_inputs():
    stats = circuit_stats(circuit_of(two_gates(MANY)))
    assert (stats.inputs, stats.live_inputs, stats.depth) == (MANY, 2, 2)
    assert stats.fan_out == {"0": MANY - 2, "1": 3, "2": 1}


def test_passes_take_no_memory_for_them():
    netlist = two_gates(MANY)
    assert netlist.by_level() is netlist
    smaller, reports = optimize(circuit_of(netlist))
    assert smaller.dense == Netlist(MANY, [1], [MANY], [MANY + 1], [MANY + 2, MANY + 2])
    assert (reports[0].depth, reports[-1].depth) == (2, 1)
    assert drop_channels(convolutional(40_000, 50_000)) == convolutional(40_000, 50_000)


def test_dropping_them_takes_none():
    encoder = ThresholdEncoder(FEATURES, [0.5], "uint8", 0, 255)
    circuit = drop_inputs(circuit_of(two_gates(FEATURES), encoder))
    assert circuit.encoder == dataclasses.replace(encoder, used=[FEATURES - 2, FEATURES - 1])
    assert circuit.encoder != encoder
    assert circuit.dense == two_gates(2)


def test_thresholds_that_features_share_stand_in_a_file_once(tmp_path):
    encoder = ThresholdEncoder(FEATURES, [0.5, 7], "uint8", 0, 255, [5, FEATURES + 5])
    circuit = circuit_of(two_gates(2), encoder)
    circuit.save(tmp_path / "circuit.npz")
    assert (tmp_path / "circuit.npz").stat().st_size < 10_000
    again = load_circuit(tmp_path / "circuit.npz")
    assert again.encoder == encoder
    again.save(tmp_path / "again.npz")
    assert (tmp_path / "again.npz").stat().st_size < 10_000
    np.testing.assert_array_equal(again.encoder.bit_thresholds, [0.5, 7])


CIRCUITS = {
    "inputs": circuit_of(two_gates(MANY)),
    "features": circuit_of(
        two_gates(FEATURES), ThresholdEncoder(FEATURES, [0.5], "float32", 0, 255)
    ),
    "one bit of them": circuit_of(
        two_gates(2), ThresholdEncoder(FEATURES, [0.5], "float32", 0, 255, used=[0, 7])
    ),
    "positions": convolutional(40_000, 50_000),
}


@pytest.mark.parametrize("circuit", CIRCUITS.values(), ids=CIRCUITS)
def test_what_needs_a_row_is_refused_before_memory_is_taken(circuit, monkeypatch, tmp_path):
    monkeypatch.setattr(memory, "physical_memory", lambda: 1_000_000_000)
    with pytest.raises(ValueError, match=r"take [\d,.]+ GB of memory, and this machine has 1\.0:"):
        EngineNetwork(circuit, threads=1)
    with pytest.raises(ValueError, match=r"random rows of .* GB of memory"):
        equivalence(circuit, circuit)
    with pytest.raises(ValueError, match=r"features take .* GB of memory"):
        live_features(circuit)
    if circuit.n_inputs > 2:
        with pytest.raises(ValueError, match=r"port's .* bits in text take"):
            emit(circuit, "blif", tmp_path)


def test_figures_about_so_many_positions_are_refused(monkeypatch):
    circuit = convolutional(40_000, 50_000)
    monkeypatch.setattr(memory, "physical_memory", lambda: 1_000_000_000)
    with pytest.raises(ValueError, match="convolutions at 2,000,000,000 positions take"):
        circuit_stats(circuit)
    with pytest.raises(ValueError, match=r"positions take .*: keep the convolutions as they are"):
        convolutional(20_000, 30_000).unrolled()


def test_as_many_rows_as_there_is_memory_for(monkeypatch):
    network = EngineNetwork(circuit_of(two_gates(1_000)), threads=1)
    monkeypatch.setattr(memory, "physical_memory", lambda: 1_000_000)
    assert measure_speed(network, samples=100, seconds=0).samples == 100
    with pytest.raises(ValueError, match=r"1,000,000 rows .* take 1\.1 GB .*: use fewer"):
        measure_speed(network, samples=1_000_000, seconds=0)


@pytest.mark.parametrize("error", [MemoryError("no 7 GiB"), ValueError("no 7 GiB")])
def test_a_command_that_fails_while_it_prints_says_so_in_a_line(
    error, monkeypatch, capsys, tmp_path: Path
):
    def fail(circuit):
        raise error

    path = tmp_path / "circuit.npz"
    circuit_of(two_gates(4)).save(path)
    monkeypatch.setattr("gategrad.circuit.circuit_stats", fail)
    monkeypatch.setattr(sys, "argv", ["gategrad", "info", str(path)])
    monkeypatch.delenv("GATEGRAD_TRACEBACK", raising=False)
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    shown = capsys.readouterr().err
    assert shown.startswith("gategrad: ")
    assert "no 7 GiB" in shown
    assert shown.count("\n") == 1
