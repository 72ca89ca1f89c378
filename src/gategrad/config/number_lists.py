"""Numbers with commas between, as options have them."""

from __future__ import annotations

__all__ = ["numbers", "widths"]


def numbers(name: str, text: str) -> tuple[float, ...]:
    """Numbers with commas between."""
    try:
        return tuple(float(part) for part in text.split(","))
    except ValueError as error:
        raise ValueError(f"{name} must be numbers with commas between, got {text!r}") from error


def widths(text: str) -> tuple[int, ...]:
    """Widths of hidden layers; ``none`` for none."""
    if text.strip() in ("", "none"):
        return ()
    found = numbers("hidden widths", text)
    if not all(width.is_integer() and width >= 1 for width in found):
        raise ValueError(f"hidden widths must be whole numbers with commas between, got {text!r}")
    return tuple(int(width) for width in found)
