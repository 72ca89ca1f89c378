"""Smaller circuits that are only nearly the same function (approximate logic)."""
