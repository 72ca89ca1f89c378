"""What a comparison of two circuits has shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from gategrad.system.short_repr import short_repr

__all__ = ["Counterexample", "Equivalence"]


@dataclass(frozen=True, eq=False)
class Counterexample:
    """An input for which two circuits differ; the oracle has computed both sides.

    Attributes:
        bits: ``(n_inputs,)`` uint8 input bits.
        row: ``(n_features,)`` raw values that are encoded to these bits, in the encoder's dtype;
            None where there is no encoder, or where no raw row has these bits.
        a: Class sums ``(K,)`` int64 of the first circuit, or output bits ``(O,)`` uint8.
        b: Those of the second.
    """

    bits: NDArray[np.uint8]
    row: NDArray[Any] | None
    a: NDArray[Any]
    b: NDArray[Any]

    __repr__ = short_repr

    def __post_init__(self) -> None:
        for array in (self.bits, self.row, self.a, self.b):
            if array is not None:
                array.setflags(write=False)


@dataclass(frozen=True, eq=False)
class Equivalence:
    """The verdict on two circuits.

    Attributes:
        verdict: ``equal``: proven for every input. ``different``: see ``counterexample``.
            ``unknown``: no simulated input differs, but the budget was spent before all was proven.
        compared: ``class sums``; ``group sums``, where equal heads read them; or ``output bits``.
        total: How many of them there are.
        proven: How many were proven equal for every input.
        unproven: Which ones were not, in order.
        simulated: Inputs that both circuits were run on.
        counterexample: Where the verdict is ``different``.
        notes: What else a reader should know, such as other class names.
        seconds: Time that it took.
    """

    verdict: Literal["equal", "different", "unknown"]
    compared: Literal["class sums", "group sums", "output bits"]
    total: int
    proven: int
    unproven: tuple[int, ...]
    simulated: int
    counterexample: Counterexample | None
    notes: tuple[str, ...]
    seconds: float

    def to_dict(self) -> dict[str, Any]:
        """All of it as JSON's types; bits as a text of 0 and 1."""
        content = {name: getattr(self, name) for name in self.__dataclass_fields__}
        content["unproven"] = list(self.unproven)
        content["notes"] = list(self.notes)
        found = self.counterexample
        if found is not None:
            content["counterexample"] = {
                "bits": "".join(map(str, found.bits.tolist())),
                "row": None if found.row is None else found.row.tolist(),
                "a": found.a.tolist(),
                "b": found.b.tolist(),
            }
        return content
