"""A whole classifier as arrays: encoder, netlist and readout, and its file format."""

from __future__ import annotations

import json
import os
import zipfile
import zlib
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, BinaryIO, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.atomic import write_atomic
from gategrad.circuit.decoders import Codebook, Decoder, Dense
from gategrad.circuit.encoder import ThresholdEncoder
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.readout import Readout

__all__ = ["Circuit", "load_circuit"]

_FORMAT: Final = "gategrad-circuit"
_VERSIONS: Final = (1, 2)
_NETLIST_ARRAYS: Final = ("gate", "a", "b", "outputs")
_READOUT_ARRAYS: Final = ("group", "weight", "offset", "scale")
_CODEBOOK_ARRAYS: Final = ("codes", "code_offset")
_MOST_LAYERS: Final = 8


@dataclass(frozen=True)
class Circuit:
    """A classifier without torch: thresholds, gates and integer sums.

    Args:
        encoder: From raw values to input bits, or None where rows are bits already.
        netlist: The gates.
        readout: From output bits to classes.
        class_names: One name per class.

    Raises:
        ValueError: Parts that do not fit together; says which.
    """

    encoder: ThresholdEncoder | None
    netlist: Netlist
    readout: Readout
    class_names: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "class_names", tuple(str(name) for name in self.class_names))
        if self.encoder is not None and self.encoder.n_bits != self.netlist.n_inputs:
            raise ValueError(
                f"the encoder gives {self.encoder.n_bits} bits, but the netlist has "
                f"{self.netlist.n_inputs} inputs"
            )
        if self.netlist.n_outputs != self.readout.n_outputs:
            raise ValueError(
                f"the netlist has {self.netlist.n_outputs} outputs, but the readout reads "
                f"{self.readout.n_outputs}"
            )
        if len(self.class_names) != self.readout.n_classes:
            raise ValueError(
                f"{len(self.class_names)} class names for {self.readout.n_classes} classes"
            )

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple(getattr(self, field.name) for field in fields(self))

    def expanded(self, most: int) -> Circuit:
        """The same class sums with a readout that has no decoder; see :meth:`Readout.expanded`."""
        if self.readout.decoder is None:
            return self
        readout, source = self.readout.expanded(most)
        n = self.netlist
        netlist = Netlist(n.n_inputs, n.gate, n.a, n.b, n.outputs[source])
        return replace(self, netlist=netlist, readout=readout)

    def quantized(self, bits: int) -> Circuit:
        """The same with integer dense layers; see :meth:`Readout.quantized`."""
        return replace(self, readout=self.readout.quantized(bits))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the circuit to one ``.npz`` file, atomically. Nothing in it is pickled."""
        arrays: dict[str, NDArray[Any]] = {
            name: getattr(self.netlist, name) for name in _NETLIST_ARRAYS
        }
        arrays |= {name: getattr(self.readout, name) for name in _READOUT_ARRAYS}
        decoder, described = _decoder_arrays(self.readout.decoder)
        arrays |= decoder
        header: dict[str, Any] = {
            "format": _FORMAT,
            # Readers of version 1 know no decoders and no selection of bits.
            "version": 2 if decoder or (self.encoder and self.encoder.used is not None) else 1,
            "n_inputs": self.netlist.n_inputs,
            "class_names": self.class_names,
            "encoder": None,
            **described,
        }
        if self.encoder is not None:
            arrays["thresholds"] = self.encoder.thresholds
            if self.encoder.used is not None:
                arrays["used"] = self.encoder.used
            header["encoder"] = {
                name: getattr(self.encoder, name) for name in ("n_features", "dtype", "low", "high")
            }
        arrays["header"] = np.frombuffer(json.dumps(header).encode(), dtype=np.uint8)

        def write(file: BinaryIO) -> None:
            np.savez(file, **arrays)  # type: ignore[arg-type]

        write_atomic(path, write)


def load_circuit(path: str | os.PathLike[str]) -> Circuit:
    """Read a circuit file and check every field.

    Args:
        path: A file written by :meth:`Circuit.save`.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: The file is cut short, damaged, of another kind or version, or breaks a rule
            of :class:`Netlist`, :class:`Readout` or :class:`ThresholdEncoder`. Nothing in a file,
            however hostile, is executed.
    """
    if not Path(path).is_file():
        raise FileNotFoundError(f"no circuit file at {path}")
    try:
        return _from_arrays(_read_arrays(path))
    except (
        ValueError, KeyError, TypeError, AttributeError, EOFError, OSError, MemoryError,
        OverflowError, NotImplementedError, RuntimeError, zipfile.BadZipFile, zlib.error,
    ) as error:  # fmt: skip
        reason = f"missing {error}" if isinstance(error, KeyError) else str(error)
        raise ValueError(f"{path} is not a valid circuit file: {reason}") from error


def _read_arrays(path: str | os.PathLike[str]) -> dict[str, NDArray[Any]]:
    layers = [f"dense_{part}_{i}" for i in range(_MOST_LAYERS) for part in ("weight", "bias")]
    known = {
        *_NETLIST_ARRAYS, *_READOUT_ARRAYS, *_CODEBOOK_ARRAYS, *layers,
        "thresholds", "used", "header",
    }  # fmt: skip
    arrays = {}
    with zipfile.ZipFile(path) as archive:
        for member in archive.infolist():
            name = member.filename.removesuffix(".npy")
            if name not in known or name in arrays:
                raise ValueError(f"unexpected entry {member.filename!r}")
            # Stored as it is, an entry cannot take more memory than the file has bytes.
            if member.compress_type != zipfile.ZIP_STORED:
                raise ValueError(f"entry {name} is compressed")
            if member.file_size > os.path.getsize(path):
                raise ValueError(f"entry {name} claims {member.file_size} bytes")
            with archive.open(member) as file:
                arrays[name] = _read_array(name, file, member.file_size)
    return arrays


def _read_array(name: str, file: Any, size: int) -> NDArray[Any]:
    # The header's claim is compared with the entry's size before that much memory is allocated.
    version = np.lib.format.read_magic(file)
    if version != (1, 0):
        raise ValueError(f"entry {name} has array format {version}")
    shape, fortran, dtype = np.lib.format.read_array_header_1_0(file)
    if dtype.hasobject or dtype.kind not in "iuf" or (fortran and len(shape) > 1):
        raise ValueError(f"entry {name} has dtype {dtype}")
    count = 1
    for extent in shape:
        if extent < 0:
            raise ValueError(f"entry {name} has shape {shape}")
        count *= extent
    if count * dtype.itemsize > size:
        raise ValueError(f"entry {name} is cut short")
    content = file.read()
    if len(content) != count * dtype.itemsize:
        raise ValueError(f"entry {name} holds {len(content)} bytes, its shape {shape} needs others")
    return np.frombuffer(content, dtype=dtype).reshape(shape)


def _from_arrays(arrays: dict[str, NDArray[Any]]) -> Circuit:
    header = json.loads(arrays["header"].tobytes().decode())
    if not isinstance(header, dict) or header.get("format") != _FORMAT:
        raise ValueError(f"its format is not {_FORMAT!r}")
    if header.get("version") not in _VERSIONS:
        raise ValueError(
            f"its version is {header.get('version')!r}; this gategrad reads versions {_VERSIONS}"
        )
    n_inputs, class_names, about = header["n_inputs"], header["class_names"], header["encoder"]
    if not isinstance(n_inputs, int) or not isinstance(class_names, list):
        raise ValueError("n_inputs must be an integer and class_names a list")
    encoder = None
    if about is not None:
        encoder = ThresholdEncoder(
            int(about["n_features"]), arrays["thresholds"], about["dtype"],
            float(about["low"]), float(about["high"]), arrays.get("used"),
        )  # fmt: skip
    return Circuit(
        encoder,
        Netlist(n_inputs, *(arrays[name] for name in _NETLIST_ARRAYS)),
        Readout(
            **{name: arrays[name] for name in _READOUT_ARRAYS}, decoder=_decoder(header, arrays)
        ),
        tuple(class_names),
    )


def _decoder_arrays(decoder: Decoder | None) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    arrays: dict[str, NDArray[Any]]
    if isinstance(decoder, Codebook):
        arrays = {"codes": decoder.codes, "code_offset": decoder.offset}
        return arrays, {"codebook": {"n_sums": decoder.n_sums}}
    if isinstance(decoder, Dense):
        if len(decoder.weights) > _MOST_LAYERS:
            raise ValueError(
                f"a file holds up to {_MOST_LAYERS} dense layers, got {len(decoder.weights)}"
            )
        arrays = {f"dense_weight_{i}": weight for i, weight in enumerate(decoder.weights)}
        arrays |= {f"dense_bias_{i}": bias for i, bias in enumerate(decoder.biases)}
        return arrays, {"dense": {"layers": len(decoder.weights)}}
    return {}, {}


def _decoder(header: dict[str, Any], arrays: dict[str, NDArray[Any]]) -> Decoder | None:
    if "codebook" in header and "dense" in header:
        raise ValueError("it describes two decoders")
    if "codebook" in header:
        n_sums = int(header["codebook"]["n_sums"])
        return Codebook(arrays["codes"], n_sums, arrays["code_offset"])
    if "dense" in header:
        layers = range(min(int(header["dense"]["layers"]), _MOST_LAYERS + 1))
        return Dense(
            tuple(arrays[f"dense_weight_{i}"] for i in layers),
            tuple(arrays[f"dense_bias_{i}"] for i in layers),
        )
    return None
