"""JSON of results, which are computed with."""

from __future__ import annotations

import json
import sys
from typing import Any

__all__ = ["read_json"]


def read_json(text: str | bytes) -> Any:
    """Decode JSON whose whole numbers a float can hold, as JSON's other numbers are held.

    Raises:
        ValueError: No JSON, or a number that is too large.
        RecursionError: Brackets in brackets without end.
    """
    return json.loads(text, parse_int=_whole)


def _whole(digits: str) -> int:
    number = int(digits)
    if abs(number) > sys.float_info.max:
        raise ValueError(f"a number of {len(digits)} digits is too large")
    return number
