import numpy as np
import pytest

from gategrad.gates import COEFFICIENTS, GATES, TRUTH_TABLES

# The paper's table 1: id, real-valued equivalent, outputs for 00, 01, 10, 11.
PAPER = [
    (0, lambda a, b: 0 * a, "0000"),
    (1, lambda a, b: a * b, "0001"),
    (2, lambda a, b: a - a * b, "0010"),
    (3, lambda a, b: a, "0011"),
    (4, lambda a, b: b - a * b, "0100"),
    (5, lambda a, b: b, "0101"),
    (6, lambda a, b: a + b - 2 * a * b, "0110"),
    (7, lambda a, b: a + b - a * b, "0111"),
    (8, lambda a, b: 1 - (a + b - a * b), "1000"),
    (9, lambda a, b: 1 - (a + b - 2 * a * b), "1001"),
    (10, lambda a, b: 1 - b, "1010"),
    (11, lambda a, b: 1 - b + a * b, "1011"),
    (12, lambda a, b: 1 - a, "1100"),
    (13, lambda a, b: 1 - a + a * b, "1101"),
    (14, lambda a, b: 1 - a * b, "1110"),
    (15, lambda a, b: 1 + 0 * a, "1111"),
]


@pytest.mark.parametrize(("gate_id", "relaxation", "outputs"), PAPER)
def test_gate_is_the_papers(gate_id, relaxation, outputs):
    gate = GATES[gate_id]
    assert gate.id == gate_id
    assert gate.truth_table == tuple(int(bit) for bit in outputs)
    a, b = np.random.default_rng(0).random((2, 50))
    c0, c1, c2, c3 = gate.coefficients
    np.testing.assert_allclose(c0 + c1 * a + c2 * b + c3 * a * b, relaxation(a, b), atol=1e-15)


@pytest.mark.parametrize("gate", GATES, ids=lambda gate: gate.name)
def test_every_spelling_agrees(gate):
    for corner in range(4):
        a, b = corner >> 1, corner & 1
        c0, c1, c2, c3 = gate.coefficients
        expected = gate.truth_table[corner]
        assert gate(a, b) == expected
        assert c0 + c1 * a + c2 * b + c3 * a * b == expected
        assert TRUTH_TABLES[gate.id, corner] == expected
        # The operators of C that gates use mean the same in Python.
        assert eval(gate.c.format(a=a, b=b)) & 1 == expected
        assert eval(gate.verilog.replace("1'b", "").format(a=a, b=b)) & 1 == expected


def test_tables_cannot_be_changed():
    for table in (COEFFICIENTS, TRUTH_TABLES):
        with pytest.raises(ValueError, match="read-only"):
            table[0, 0] = 1
