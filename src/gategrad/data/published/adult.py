"""Adult: which incomes of a census are above 50,000 dollars."""

from typing import Final

from gategrad.data.formats.uci_tables import UciTable, uci_file
from gategrad.data.sources import DatasetInfo, DataSource

__all__ = ["ADULT"]

ADULT: Final = DataSource(
    "adult",
    UciTable(
        (
            "age", "workclass", "fnlwgt", "education", "education-num", "marital-status",
            "occupation", "relationship", "race", "sex", "capital-gain", "capital-loss",
            "hours-per-week", "native-country", "income",
        ),
        label="income",
    ),
    DatasetInfo(
        title="Adult (census income)",
        train=32_561,
        test=16_281,
        shape=(14,),
        n_classes=2,
        license="CC BY 4.0",
        homepage="https://archive.ics.uci.edu/dataset/2",
        note="Six numeric columns and eight of categories; `?` is a category of its own.",
    ),
    files=(
        (
            uci_file("adult", "adult.data", 3_974_305,
                     "5b00264637dbfec36bdeaab5676b0b309ff9eb788d63554ca0a249491c86603d", "adult"),
            uci_file("adult", "adult.test", 2_003_153,
                     "a2a9044bc167a35b2361efbabec64e89d69ce82d9790d2980119aac5fd7e9c05", "adult"),
        ),
    ),
)  # fmt: skip
