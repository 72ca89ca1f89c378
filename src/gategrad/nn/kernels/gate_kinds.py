"""Kinds of gates with four weights; see :mod:`gategrad.nn.parametrizations.four_weights`."""

from typing import Final

__all__ = ["KINDS"]

KINDS: Final = ("light", "walsh", "nearest")
