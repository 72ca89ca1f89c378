"""What values of tables mean."""

from __future__ import annotations

import pytest

from gategrad.circuit.encoders.table_values import number_of_class


@pytest.mark.parametrize(
    ("text", "k"),
    [
        ("1", 0),
        ("1.0", 0),
        ("no", 2),
        ("3", -1),
        ("", -1),
        ("9007199254740993", -1),
        ("9007199254740992.0", 3),
        # An exponent that decimal numbers cannot have.
        ("0e99999999999999999999", 1),
    ],
)
def test_labels_are_classes_in_any_spelling_of_their_number(text: str, k: int) -> None:
    assert number_of_class(text, ("1", "0", "no", "9007199254740992")) == k
