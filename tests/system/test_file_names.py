from __future__ import annotations

import pytest

from gategrad.system.file_names import file_kind


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("rows.csv", ".csv"),
        ("folder.d/ROWS.CSV", ".csv"),
        ("rows.v2.Data.GZ", ".data"),
        ("rows.tsv.xz", ".tsv"),
        ("rows.csv.bak", ".bak"),
        ("rows", ""),
        (".csv", ""),
        ("rows.gz", ""),
    ],
)
def test_what_a_file_is_called(name: str, kind: str) -> None:
    assert file_kind(name) == kind
