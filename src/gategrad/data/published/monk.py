"""MONK's problems: three rules to learn, on the same six columns."""

from typing import Final

from gategrad.data.formats.uci_tables import UciTable, uci_file
from gategrad.data.sources import DatasetInfo, DataSource

__all__ = ["MONK"]

_FEATURES: Final = ("a1", "a2", "a3", "a4", "a5", "a6")


def _problem(number: int, train: int, *files: tuple[int, str]) -> DataSource:
    """One of the three: its training samples, and the size and SHA-256 of each file."""
    return DataSource(
        f"monk-{number}",
        UciTable(
            ("class", *_FEATURES, "id"),
            label="class",
            leave_out=("id",),
            delimiter=" ",
            category_columns=_FEATURES,
        ),
        DatasetInfo(
            title=f"MONK's problem {number}",
            train=train,
            test=432,
            shape=(6,),
            n_classes=2,
            license="CC BY 4.0",
            homepage="https://archive.ics.uci.edu/dataset/70",
            note="The test samples are all 432 possible ones, those for training included.",
        ),
        files=(
            tuple(
                uci_file("monk", f"monks-{number}.{part}", size, sha256, "monks-problems")
                for part, (size, sha256) in zip(("train", "test"), files, strict=True)
            ),
        ),
    )


MONK: Final = (
    _problem(
        1,
        124,
        (2947, "d9c328b6f0e095ab10f7bc8468f1d2141f3d08be73e665c3bf0a62994c922606"),
        (10260, "e501ada3b21d876ab86f3e1614747bd2edc443a685f229a25e480aa1dea629f6"),
    ),
    _problem(
        2,
        169,
        (4013, "7ebcc278005737caad0cd52e6aa31256a2c3174da8047faf4ac3a9d35edbdaa8"),
        (10260, "945650affde377c27f6218c8b17893e339ea831f4bee9f9d7123020699cfbf40"),
    ),
    _problem(
        3,
        122,
        (2886, "726f258f80be06af4bb2d8831789514a663f5813e47429211fe19dcd367966f8"),
        (10260, "1d816ae7347afaf895050667adc3f382904c6ed2332d0a2d09353f5e6cb54612"),
    ),
)
