"""How a table in a text file is written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

__all__ = ["DECIMALS", "TableFormat"]

DECIMALS: Final = (".", ",")
"""What stands before a number's fraction."""
_WORDS: Final = {"tab": "\t", "\\t": "\t", "space": " ", "comma": ",", "semicolon": ";"}


@dataclass(frozen=True)
class TableFormat:
    """How a table is written, where its text alone does not say it.

    Attributes:
        delimiter: What stands between values: one character, or ``tab`` or ``space``. None: as the
            first lines say, of tab, semicolon, comma and ``|``.
        decimal: What stands before a number's fraction: ``.``, or ``,``, with which a full stop, a
            space or an apostrophe may stand between thousands.
        missing: Texts that stand for no value, beside those that are known; a number in any of its
            spellings.
        header: Whether the first line names the columns; otherwise they are called ``1``, ``2``,
            and so on.

    Raises:
        ValueError: A delimiter or decimal mark that cannot be.
    """

    delimiter: str | None = None
    decimal: str = "."
    missing: tuple[str, ...] = ()
    header: bool = True

    def __post_init__(self) -> None:
        if self.delimiter is not None:
            mark = _WORDS.get(self.delimiter, self.delimiter)
            if len(mark) != 1 or mark in '"\r\n' or mark.isalnum():
                raise ValueError(
                    "delimiter must be one character that is no letter, digit, quote or line "
                    f"end, or tab or space, got {self.delimiter!r}"
                )
            object.__setattr__(self, "delimiter", mark)
        if self.decimal not in DECIMALS:
            raise ValueError(f"decimal must be '.' or ',', got {self.decimal!r}")
        if self.delimiter == self.decimal == ",":
            raise ValueError("delimiter and decimal are both ',': numbers could not be told apart")
