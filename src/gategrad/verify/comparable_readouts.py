"""Two circuits' readouts in a form whose sums can be compared."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

import numpy as np

from gategrad.circuit import Circuit, Readout

__all__ = ["comparable"]

_EXPANDED: Final = 1 << 20


def comparable(
    a: Circuit, b: Circuit
) -> tuple[Circuit, Circuit, Literal["class sums", "group sums"]]:
    """Two circuits without decoders, and what their sums then are.

    Class sums, where these are integer sums of bits. Otherwise what equal decoders read: where
    these sums are equal so are the class sums, but not the other way round.

    Raises:
        ValueError: Decoders that differ and are no sums of bits.
    """
    try:
        return a.expanded(_EXPANDED), b.expanded(_EXPANDED), "class sums"
    except ValueError as error:
        first, second = a.readout, b.readout
        if first.decoder != second.decoder:
            raise ValueError(
                "the dense layers or codebooks of the two circuits differ, so that equal sums "
                "before them would say nothing: compare the two netlists"
            ) from error
        if not np.array_equal(first.scale, second.scale):
            raise ValueError("the two circuits' heads differ in their scales") from error
    return _of_sums(a), _of_sums(b), "group sums"


def _of_sums(circuit: Circuit) -> Circuit:
    old = circuit.readout
    readout = Readout(old.group, old.weight, old.offset, np.ones(old.n_sums))
    return replace(circuit, readout=readout, class_names=tuple(str(g) for g in range(old.n_sums)))
