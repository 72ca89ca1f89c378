"""What the reports share: result files, and the part of a page that a report writes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

__all__ = ["RESULTS", "ROOT", "Row", "lines", "write_part"]

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "experiments" / "results"

Row = dict[str, Any]


def lines(path: Path) -> list[Row]:
    """The rows of a file of JSON lines; none where there is no file."""
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def write_part(page: Path, name: str, text: Iterable[str]) -> None:
    """Replace what stands between ``<!-- name -->`` and ``<!-- end of name -->``.

    Raises:
        ValueError: The page does not have each of the two once.
    """
    begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
    content = page.read_text()
    if content.count(begin) != 1 or content.count(end) != 1:
        raise ValueError(f"{page.name} must have {begin} and {end} once")
    before, _, rest = content.partition(begin)
    _, _, after = rest.partition(end)
    page.write_text(before + begin + "\n" + "\n".join(text) + "\n" + end + after)
