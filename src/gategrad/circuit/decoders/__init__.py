"""From group sums to class sums, where they are not the same: codebooks and dense layers.

To add one, write a file beside this with a subclass of
:class:`~gategrad.circuit.decoders.decoder.Decoder` and list it in :data:`DECODERS`.
"""

from __future__ import annotations

from typing import Final

from gategrad.circuit.decoders.codebook import Codebook, pack_codes, unpack_codes
from gategrad.circuit.decoders.decoder import Decoder
from gategrad.circuit.decoders.dense import Dense

__all__ = ["DECODERS", "Codebook", "Decoder", "Dense", "pack_codes", "unpack_codes"]

DECODERS: Final[tuple[type[Decoder], ...]] = (Codebook, Dense)
"""All that a circuit file can hold."""
