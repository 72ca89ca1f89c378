"""Which data a run has, and how it becomes bits."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from gategrad.config.name_lists import names
from gategrad.config.number_lists import numbers
from gategrad.config.option import DATA, TABLES, check_choices, option
from gategrad.config.table_format import DECIMALS, TableFormat
from gategrad.config.typed_fields import normalize

__all__ = ["CATEGORY_CODES", "DataConfig"]

CATEGORY_CODES: Final = ("one-hot", "gray", "thermometer")
"""How a category becomes bits."""


@dataclass(frozen=True)
class DataConfig:
    """Which data, and how it becomes bits.

    Attributes:
        name: A data set's name, such as ``mnist``.
        n_classes: Classes of a data set that can have any number (``synthetic``).
        seed: Seed of generated data. The split into training and validation has the run's seed.
        thresholds: Thresholds for values scaled to [0, 1]; each gives one bit per value.
        valid_fraction: Share of the training samples set aside for validation (paper: 0.2).
        encoding: Where thresholds are: ``fixed``, those of ``thresholds``, or ``n_thresholds`` of
            equal distances; ``quantile``, ``n_thresholds`` for each feature, between which equally
            many training values lie. Tables always have the latter.
        n_thresholds: Thresholds of a value, in place of ``thresholds``.
        categories: Bits of a table's columns of categories: ``one-hot``, ``gray`` or
            ``thermometer``.
        label: The label column of a table.
        test_fraction: Share of samples for testing, where a table or folder does not say.
        detectors: Bits of edge and curvature detectors beside those of thresholds: for each of
            these shares of a detector's largest response, whether it is exceeded; see
            :class:`~gategrad.circuit.DetectorEncoder`. None by default.
        columns: The only columns of a table to learn from; all by default.
        drop: Columns of a table to leave out.
        as_category: Columns of a table whose values are categories, whatever they look like.
        weight_column: The column of a table that holds the weights of its rows in training.
        delimiter: What stands between a table's values; see
            :class:`~gategrad.config.table_format.TableFormat`, as for those that follow.
        decimal: What stands before the fraction of a table's numbers.
        missing: Texts of a table that stand for no value.
        no_header: Whether a table's first line does not name its columns, but is a row.
    """

    name: str = "digits"
    n_classes: int | None = option(
        None,
        DATA,
        "Classes: of synthetic data; the first of a combined set.",
        flag="--classes",
        after="valid_fraction",
    )
    seed: int = option(
        0,
        DATA,
        "Seed of synthetic data, and of the order of classes.",
        flag="--data-seed",
        after="n_classes",
    )
    thresholds: tuple[float, ...] = option(
        (0.5,),
        DATA,
        "Thresholds for values scaled to [0, 1], with commas between.",
        shown="0.5; 0.25,0.5,0.75 for images in color",
        parse=partial(numbers, "thresholds"),
    )
    valid_fraction: float = option(
        0.2,
        DATA,
        "Share of the training samples kept for validation.",
        shown="by recipe; paper: 0.2",
        after="test_fraction",
    )
    encoding: str = option(
        "fixed",
        DATA,
        "Where they are: fixed, or quantile, for each feature.",
        choices=("fixed", "quantile"),
        after="n_thresholds",
        later=True,
    )
    n_thresholds: int | None = option(
        None,
        DATA,
        "So many thresholds of a value instead, at equal distances or by --encoding.",
        shown="by recipe, for gray images and a table's numbers; of these else 15",
        after="thresholds",
        later=True,
    )
    categories: str = option(
        "one-hot",
        DATA,
        "A table's categories as bits: {names}.",
        choices=CATEGORY_CODES,
        after="label",
        later=True,
    )
    label: str | None = option(
        None, DATA, "Label column of a table.", shown="target, label, class or y", later=True
    )
    test_fraction: float = option(
        0.2, DATA, "Share of a table's rows or a folder's images for testing.", later=True
    )
    detectors: tuple[float, ...] = option(
        (),
        DATA,
        "Bits of edge and curvature detectors (images): shares of their largest response to "
        "exceed, such as 0.125 or 0.1,0.3.",
        parse=partial(numbers, "detectors"),
        after="encoding",
        later=True,
    )

    columns: tuple[str, ...] = option(
        (),
        TABLES,
        "The only columns to learn from, with commas between.",
        shown="all but the label",
        parse=partial(names, "columns"),
        later=True,
    )
    drop: tuple[str, ...] = option(
        (), TABLES, "Columns to leave out, such as ids.", parse=partial(names, "drop"), later=True
    )
    as_category: tuple[str, ...] = option(
        (),
        TABLES,
        "Columns whose values are categories, though they look like numbers or dates.",
        parse=partial(names, "as_category"),
        later=True,
    )
    weight_column: str | None = option(
        None, TABLES, "Column of weights that rows have in training.", later=True
    )
    delimiter: str | None = option(
        None,
        TABLES,
        "What stands between values: a character, tab or space.",
        shown="as the first lines say",
        later=True,
    )
    decimal: str = option(
        ".", TABLES, "What stands before a number's fraction: {names}.", choices=DECIMALS,
        later=True,
    )  # fmt: skip
    missing: tuple[str, ...] = option(
        (),
        TABLES,
        "More texts that stand for a missing value, with commas between.",
        shown="?, NA, NaN and others that are usual",
        parse=partial(names, "missing"),
        later=True,
    )
    no_header: bool = option(
        False, TABLES, "The first line is a row; columns are called 1, 2, ...", later=True
    )

    @property
    def table_format(self) -> TableFormat:
        """How a table in a text file is written."""
        return TableFormat(self.delimiter, self.decimal, self.missing, not self.no_header)

    def __post_init__(self) -> None:
        normalize(self)
        check_choices(self)
        _ = self.table_format  # refuses what cannot be
        if self.n_thresholds is not None and not 1 <= self.n_thresholds <= 255:
            raise ValueError(f"n_thresholds must be 1 to 255, got {self.n_thresholds}")
        if self.encoding == "quantile" and self.n_thresholds is None:
            raise ValueError("encoding='quantile' needs n_thresholds, such as 3")
        if self.detectors and self.encoding != "fixed":
            raise ValueError(
                f"detectors need one threshold for all: use encoding='fixed', not {self.encoding!r}"
            )
        if not 0 <= self.valid_fraction < 1:
            raise ValueError(
                f"valid_fraction must be in [0, 1), got {self.valid_fraction}: 0.2 is the paper's"
            )
        if not 0 < self.test_fraction < 1:
            raise ValueError(f"test_fraction must be between 0 and 1, got {self.test_fraction}")
