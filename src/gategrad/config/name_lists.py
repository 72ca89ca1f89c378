"""Names with commas between, as options have them."""

from __future__ import annotations

import csv

__all__ = ["names"]


def names(option: str, text: str | None) -> tuple[str, ...]:
    """Names with commas between; one that has a comma stands in double quotes.

    Raises:
        ValueError: Quotes that do not end.
    """
    if not text:
        return ()
    try:
        (row,) = csv.reader([text], skipinitialspace=True, strict=True)
    except (csv.Error, ValueError) as error:
        raise ValueError(
            f"{option} must be names with commas between, those with commas in double quotes, got "
            f"{text!r}"
        ) from error
    return tuple(name.strip() for name in row)
