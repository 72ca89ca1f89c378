"""Breast Cancer: recurrence after surgery, from Ljubljana."""

from typing import Final

from gategrad.data.formats.uci_tables import UciTable, uci_file
from gategrad.data.sources import DatasetInfo, DataSource

__all__ = ["BREAST_CANCER"]

BREAST_CANCER: Final = DataSource(
    "breast-cancer",
    UciTable(
        (
            "class", "age", "menopause", "tumor-size", "inv-nodes", "node-caps", "deg-malig",
            "breast", "breast-quad", "irradiat",
        ),
        label="class",
    ),
    DatasetInfo(
        title="Breast Cancer (Ljubljana)",
        train=229,
        test=57,
        shape=(9,),
        n_classes=2,
        license="CC BY 4.0",
        homepage="https://archive.ics.uci.edu/dataset/14",
        note="286 samples; every fifth is for testing, drawn at random by the data's seed.",
    ),
    files=(
        (
            uci_file("breast-cancer", "breast-cancer.data", 18_654,
                     "ca7d3fa97b62ff967b6894ffbb3acaaf4a51062e0149e5950b3ad6f685970b65",
                     "breast-cancer"),
        ),
    ),
)  # fmt: skip
