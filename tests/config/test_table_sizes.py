"""The rule for tables: when wiring is learned, and what comes with it."""

import pytest

from gategrad.config.table_sizes import TableSizes, table_sizes


def wiring(*sizes, values=None, **asked):
    found = table_sizes(*sizes, asked, values=None if values is None else lambda: values)
    return found.connections, found.layers, found.candidates, found.tau


DRAWN = ("random", 2, (16,), "auto")
CHOSEN = ("learned", 2, (64, 16), 84.3)  # eight times a third of the root of 1,000


def test_wiring_is_learned_where_each_bit_would_be_read_too_rarely():
    # 2,000 gates read 1,000 bits four times; a column has 15 thresholds.
    assert wiring(1_500, 66, 2) == DRAWN
    assert wiring(1_500, 67, 2) == CHOSEN
    assert wiring(5_000, 67, 2) == CHOSEN
    assert wiring(5_000, 66, 2) == ("random", 3, (16,), "auto")
    assert wiring(1_500, 1_000, 2, values=[15] * 1_000) == DRAWN  # codes rather than numbers
    assert wiring(1_500, 1_000, 2, values=[15] * 934 + [16] * 66) == DRAWN
    assert wiring(1_500, 1_000, 2, values=[15] * 933 + [16] * 67) == CHOSEN
    assert wiring(1_500, 100, 2, n_thresholds=7) == DRAWN
    assert wiring(1_500, 100, 2, width=3_000) == DRAWN
    assert wiring(1_500, 60, 2, width=200) == DRAWN  # by the rule's own width


def test_values_are_counted_only_where_they_decide():
    def never():
        raise AssertionError

    assert table_sizes(1_500, 57, 2, values=never).connections == "random"
    assert table_sizes(1_500, 300, 2, {"connections": "unique"}, values=never).layers == 2


def test_what_is_asked_for_counts():
    assert wiring(1_500, 300, 2, connections="random") == DRAWN
    assert wiring(1_500, 300, 2, layers=3) == ("random", 3, (16,), "auto")
    assert wiring(1_500, 300, 2, layers=2) == CHOSEN
    assert wiring(1_500, 5, 2, connections="learned") == CHOSEN
    assert wiring(1_500, 5, 2, connections="learned", layers=1) == ("learned", 1, (64,), 84.3)
    assert wiring(1_500, 300, 2, candidates=8, tau=5.0) == ("learned", 2, (8,), 5.0)
    assert wiring(1_500, 300, 2, outputs=250)[3] == 29.8  # of 125 outputs a class
    assert table_sizes(99, 2, 2, {"hidden_connections": "near"}).hidden_connections == "near"


def test_sizes_of_a_file_of_an_earlier_version():
    old = object.__new__(TableSizes)
    old.__dict__.update(layers=2, width=2_000, n_thresholds=15, epochs=20, batch_size=32)
    assert old == TableSizes(2, 2_000, 15, 20, 32)
    assert old.connections == "random"


@pytest.mark.parametrize("given", [0, -1, True, "many", (), [4, 0], 2.5, None])
def test_candidates_that_cannot_be(given):
    with pytest.raises(ValueError, match="candidates must be 'auto', a number from 1"):
        table_sizes(1_500, 5, 2, {"candidates": given})


@pytest.mark.parametrize("given", [3, None, ["random"]])
def test_wiring_that_cannot_be(given):
    with pytest.raises(ValueError, match="connections must be 'auto' or the name of a wiring"):
        table_sizes(1_500, 5, 2, {"connections": given})
