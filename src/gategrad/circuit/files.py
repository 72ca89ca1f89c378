"""Circuit files: arrays and a header in one ``.npz``, read without trusting any of it."""

from __future__ import annotations

import json
import os
import zipfile
import zlib
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.circuit import Circuit
from gategrad.circuit.convolutional_circuit import AnyCircuit, ConvolutionalCircuit
from gategrad.circuit.decoders import Codebook, Decoder, Dense
from gategrad.circuit.encoders.table_columns import columns_of
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.readout import Readout
from gategrad.circuit.stages.convolution import ConvolutionStage
from gategrad.system.atomic import write_atomic

__all__ = ["load_circuit", "save_circuit"]

_FORMAT: Final = "gategrad-circuit"
_PLAIN: Final = 1
_DECODER_OR_SELECTION: Final = 2
_CONVOLUTIONS: Final = 3
_VERSIONS: Final = (_PLAIN, _DECODER_OR_SELECTION, _CONVOLUTIONS)
_NETLIST_ARRAYS: Final = ("gate", "a", "b", "outputs")
_READOUT_ARRAYS: Final = ("group", "weight", "offset", "scale")
_CODEBOOK_ARRAYS: Final = ("codes", "code_offset")
_SHAPES: Final = ("in_shape", "window", "stride", "padding")
_MOST_LAYERS: Final = 8
_MOST_STAGES: Final = 64


def save_circuit(circuit: AnyCircuit, path: str | os.PathLike[str]) -> None:
    """Write a circuit to one ``.npz`` file, atomically; see :func:`load_circuit`.

    Raises:
        ValueError: More stages or dense layers than a file holds.
    """
    stages = circuit.stages if isinstance(circuit, ConvolutionalCircuit) else ()
    if len(stages) > _MOST_STAGES:
        raise ValueError(f"a file holds up to {_MOST_STAGES} convolutions, got {len(stages)}")
    netlist = circuit.netlist if isinstance(circuit, Circuit) else circuit.dense
    encoder = circuit.encoder
    arrays: dict[str, NDArray[Any]] = {name: getattr(netlist, name) for name in _NETLIST_ARRAYS}
    arrays |= {name: getattr(circuit.readout, name) for name in _READOUT_ARRAYS}
    for i, stage in enumerate(stages):
        arrays |= {f"stage_{i}_{name}": getattr(stage.netlist, name) for name in _NETLIST_ARRAYS}
    decoder, described = _decoder_arrays(circuit.readout.decoder)
    arrays |= decoder
    # Readers of earlier versions must refuse what they would leave out.
    version = _PLAIN
    if decoder or (encoder is not None and encoder.used is not None):
        version = _DECODER_OR_SELECTION
    if stages:
        version = _CONVOLUTIONS
        described["stages"] = [{name: getattr(s, name) for name in _SHAPES} for s in stages]
    header: dict[str, Any] = {
        "format": _FORMAT,
        "version": version,
        "n_inputs": netlist.n_inputs,
        "class_names": circuit.class_names,
        "encoder": None,
        **described,
    }
    if encoder is not None:
        arrays["thresholds"] = encoder.thresholds
        if encoder.used is not None:
            arrays["used"] = encoder.used
        header["encoder"] = {
            name: getattr(encoder, name) for name in ("n_features", "dtype", "low", "high")
        }
        # Names change no class: readers that do not know them may leave them out.
        if encoder.columns is not None:
            header["encoder"]["columns"] = [asdict(column) for column in encoder.columns]
    arrays["header"] = np.frombuffer(json.dumps(header).encode(), dtype=np.uint8)

    def write(file: BinaryIO) -> None:
        np.savez(file, **arrays)  # type: ignore[arg-type]

    write_atomic(path, write)


def load_circuit(path: str | os.PathLike[str]) -> AnyCircuit:
    """Read a circuit file and check every field.

    Args:
        path: A file written by :meth:`Circuit.save` or :meth:`ConvolutionalCircuit.save`.

    Returns:
        What was saved: a circuit with convolutions is not unrolled, so that memory for it is never
        more than the file holds.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: The file is cut short, damaged, of another kind or version, or breaks a rule
            of :class:`Netlist`, :class:`ConvolutionStage`, :class:`Readout` or
            :class:`ThresholdEncoder`. Nothing in a file, however hostile, is executed.
    """
    if not Path(path).is_file():
        raise FileNotFoundError(f"no circuit file at {path}")
    try:
        return _from_arrays(_read_arrays(path))
    except (
        ValueError, LookupError, TypeError, AttributeError, EOFError, OSError, MemoryError,
        OverflowError, NotImplementedError, RuntimeError, zipfile.BadZipFile, zlib.error,
    ) as error:  # fmt: skip
        reason = f"missing {error}" if isinstance(error, KeyError) else str(error)
        raise ValueError(f"{path} is not a valid circuit file: {reason}") from error


def _read_arrays(path: str | os.PathLike[str]) -> dict[str, NDArray[Any]]:
    layers = [f"dense_{part}_{i}" for i in range(_MOST_LAYERS) for part in ("weight", "bias")]
    stages = [f"stage_{i}_{name}" for i in range(_MOST_STAGES) for name in _NETLIST_ARRAYS]
    known = {
        *_NETLIST_ARRAYS, *_READOUT_ARRAYS, *_CODEBOOK_ARRAYS, *layers, *stages,
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


def _from_arrays(arrays: dict[str, NDArray[Any]]) -> AnyCircuit:
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
            columns_of(about["columns"]) if "columns" in about else None,
        )  # fmt: skip
    netlist = Netlist(n_inputs, *(arrays[name] for name in _NETLIST_ARRAYS))
    readout = Readout(
        **{name: arrays[name] for name in _READOUT_ARRAYS}, decoder=_decoder(header, arrays)
    )
    described = header["stages"] if header["version"] == _CONVOLUTIONS else []
    stages = _stages(described, arrays)
    if header["version"] == _CONVOLUTIONS:
        return ConvolutionalCircuit(encoder, stages, netlist, readout, tuple(class_names))
    return Circuit(encoder, netlist, readout, tuple(class_names))


def _stages(
    described: list[dict[str, Any]], arrays: dict[str, NDArray[Any]]
) -> tuple[ConvolutionStage, ...]:
    if not isinstance(described, list) or len(described) > _MOST_STAGES:
        raise ValueError(f"stages must be a list of up to {_MOST_STAGES}")
    stages = []
    for i, about in enumerate(described):
        # The window's bits are only a number here, of any size that the file claims.
        bits = int(about["in_shape"][0]) * int(about["window"][0]) * int(about["window"][1])
        parts = (arrays[f"stage_{i}_{name}"] for name in _NETLIST_ARRAYS)
        stages.append(ConvolutionStage(Netlist(bits, *parts), *(about[name] for name in _SHAPES)))
    expected = {f"stage_{i}_{name}" for i in range(len(stages)) for name in _NETLIST_ARRAYS}
    for name in arrays:  # nothing that a file holds is overlooked
        if name.startswith("stage_") and name not in expected:
            raise ValueError(f"entry {name} belongs to no stage that the header describes")
    return tuple(stages)


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
