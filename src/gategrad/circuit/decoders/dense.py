"""Dense layers: affine maps of group sums with ReLU between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.arrays import freeze_float, freeze_int
from gategrad.circuit.decoders.decoder import Arrays, Decoder
from gategrad.system.short_repr import short_repr

__all__ = ["Dense"]

_MOST_LAYERS: Final = 8  # in a file


@dataclass(frozen=True, eq=False)
class Dense(Decoder):
    """Affine layers with ReLU between them, from group sums to class sums.

    Float layers have float32 parameters and are evaluated in float64, so that results differ
    between targets by the order of additions at most, in the 15th digit. Integer ones are exact.

    Args:
        weights: Of each layer, ``(out, in)``: all float32, or all integers of up to 32 bits.
        biases: Of each layer, ``(out,)``: float32, or integers.

    Raises:
        ValueError: No layers, shapes that do not follow one another, or numbers that are not
            finite.
    """

    KIND: ClassVar[str] = "dense"
    ARRAYS: ClassVar[frozenset[str]] = frozenset(
        f"dense_{part}_{i}" for i in range(_MOST_LAYERS) for part in ("weight", "bias")
    )

    weights: tuple[NDArray[Any], ...]
    biases: tuple[NDArray[Any], ...]

    __repr__ = short_repr

    def __post_init__(self) -> None:
        weights, biases = list(self.weights), list(self.biases)
        if not weights or len(weights) != len(biases):
            raise ValueError(f"need a bias per layer, got {len(biases)} for {len(weights)} weights")
        integer = all(np.asarray(array).dtype.kind in "iu" for array in (*weights, *biases))
        width = None
        for i, (weight, bias) in enumerate(zip(weights, biases, strict=True)):
            rows = np.asarray(weight)
            if rows.ndim != 2 or 0 in rows.shape or width not in (None, rows.shape[1]):
                raise ValueError(
                    f"dense layer {i} reads {width} values, its weight is {rows.shape}"
                )
            width = rows.shape[0]
            if integer:
                flat: NDArray[Any] = freeze_int(f"weight of layer {i}", rows.reshape(-1), np.int32)
                biases[i] = freeze_int(f"bias of layer {i}", bias, np.int64)
            else:
                with np.errstate(over="ignore"):
                    flat = freeze_float(f"weight of layer {i}", rows.reshape(-1)).astype("f4")
                    biases[i] = freeze_float(f"bias of layer {i}", bias).astype("f4")
                if not (np.isfinite(flat).all() and np.isfinite(biases[i]).all()):
                    raise ValueError(f"dense layer {i} exceeds float32")
            weights[i] = flat.reshape(rows.shape)
            weights[i].flags.writeable = biases[i].flags.writeable = False
            if biases[i].shape != (width,):
                raise ValueError(f"dense layer {i} has {width} values, its bias {biases[i].shape}")
        object.__setattr__(self, "weights", tuple(weights))
        object.__setattr__(self, "biases", tuple(biases))

    @property
    def n_sums(self) -> int:
        """Group sums, G."""
        return int(self.weights[0].shape[1])

    def layers(self) -> list[tuple[NDArray[Any], NDArray[Any]]]:
        """Weight and bias of each layer."""
        return list(zip(self.weights, self.biases, strict=True))

    def quantized(self, bits: int) -> tuple[Dense, float]:
        """Layers with integer weights, and the unit of their class sums.

        Each layer's weights become integers, the largest one using all ``bits`` bits. ReLU commutes
        with units, so that hidden values are not rounded.

        Args:
            bits: Bits of a weight, its sign included: 2 to 16.

        Raises:
            ValueError: ``bits`` out of range, or layers that are integer already.
        """
        if self.is_integer:
            raise ValueError("the dense layers are integers already")
        if isinstance(bits, bool) or not hasattr(bits, "__index__") or not 2 <= bits <= 16:
            raise ValueError(f"weights can have 2 to 16 bits, a whole number, got {bits!r}")
        unit, weights, biases = 1.0, [], []
        most = 2 ** (bits - 1) - 1
        for i, (weight, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            largest, beside = float(np.abs(weight).max()), float(np.abs(bias).max())
            # Where there are no weights, the biases have the bits.
            step = largest / most or beside / most / unit or 1.0
            weights.append(np.rint(weight / np.float64(step)).astype(np.int32))
            unit *= step
            if beside / unit >= 2**53:
                raise ValueError(
                    f"dense layer {i} has biases up to {beside:g}, which dwarf its weights, up to "
                    f"{largest:g}, in units of {unit:.1g}, the product of the layers' so far: "
                    "integers cannot hold both, use fewer bits"
                )
            biases.append(np.rint(bias / unit).astype(np.int64))
        return Dense(tuple(weights), tuple(biases)), unit

    def to_arrays(self) -> tuple[Arrays, dict[str, Any]]:
        """Weights and biases by the layer's number.

        Raises:
            ValueError: More layers than a file holds.
        """
        if len(self.weights) > _MOST_LAYERS:
            raise ValueError(
                f"a file holds up to {_MOST_LAYERS} dense layers, got {len(self.weights)}"
            )
        arrays = {f"dense_weight_{i}": weight for i, weight in enumerate(self.weights)}
        arrays |= {f"dense_bias_{i}": bias for i, bias in enumerate(self.biases)}
        return arrays, {"layers": len(self.weights)}

    @classmethod
    def from_arrays(cls, described: Mapping[str, Any], arrays: Arrays) -> Dense:
        """What :meth:`to_arrays` wrote."""
        layers = range(min(int(described["layers"]), _MOST_LAYERS + 1))
        return cls(
            tuple(arrays[f"dense_weight_{i}"] for i in layers),
            tuple(arrays[f"dense_bias_{i}"] for i in layers),
        )
