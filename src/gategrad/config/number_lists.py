"""Numbers with commas between, as options have them."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["for_layers", "numbers", "whole_numbers", "widths"]


def numbers(name: str, text: str) -> tuple[float, ...]:
    """Numbers with commas between."""
    try:
        return tuple(float(part) for part in text.split(","))
    except ValueError as error:
        raise ValueError(f"{name} must be numbers with commas between, got {text!r}") from error


def whole_numbers(name: str, text: str) -> tuple[int, ...]:
    """Whole numbers, at least 1, with commas between."""
    found = numbers(name, text)
    if not all(number.is_integer() and number >= 1 for number in found):
        raise ValueError(f"{name} must be whole numbers with commas between, got {text!r}")
    return tuple(int(number) for number in found)


def for_layers(given: Sequence[int], n_layers: int) -> list[int]:
    """A number for each layer; further layers use the last one."""
    return [given[min(i, len(given) - 1)] for i in range(n_layers)]


def widths(text: str) -> tuple[int, ...]:
    """Widths of hidden layers; ``none`` for none."""
    if text.strip() in ("", "none"):
        return ()
    return whole_numbers("hidden widths", text)
