"""Numbers of things in words."""

from __future__ import annotations

__all__ = ["counted"]


def counted(n: int, what: str) -> str:
    """``1 row``, ``2 rows``, ``1,000 rows``: so many of what has a plural in s."""
    return f"1 {what}" if n == 1 else f"{n:,} {what}s"
