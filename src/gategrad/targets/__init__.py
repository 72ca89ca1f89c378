"""Ways to run a circuit: each takes a :class:`~gategrad.circuit.Circuit`."""
