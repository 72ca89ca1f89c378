from gategrad.circuit import Circuit, Netlist, Readout, circuit_stats


def test_counts_by_hand():
    # xor, a wire of it, an unused gate, a constant.
    netlist = Netlist(2, [6, 3, 1, 15], [2, 4, 2, 0], [3, 4, 3, 0], [5, 7])
    stats = circuit_stats(Circuit(None, netlist, Readout.group_sum(2, 2, 1.0), ("0", "1")))
    assert (stats.inputs, stats.gates, stats.logic_gates) == (2, 4, 2)
    assert (stats.used_gates, stats.depth, stats.outputs, stats.classes) == (3, 2, 2, 2)
    assert stats.kinds["xor"] == stats.kinds["and"] == stats.kinds["a"] == stats.kinds["true"] == 1
    assert sum(stats.kinds.values()) == 4
