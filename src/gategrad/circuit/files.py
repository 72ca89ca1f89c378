"""Circuit files: arrays and a header in one ``.npz``, read without trusting any of it."""

from __future__ import annotations

import io
import json
import os
import zipfile
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit.decoders import DECODERS, Decoder
from gategrad.circuit.encoders.table_columns import columns_of
from gategrad.circuit.encoders.threshold_encoder import ThresholdEncoder
from gategrad.circuit.netlist import Netlist
from gategrad.circuit.readout import Readout
from gategrad.circuit.stages.convolution import ConvolutionStage
from gategrad.system.array_files import DAMAGED_ARRAYS
from gategrad.system.atomic import write_atomic

__all__ = ["read_parts", "write_parts"]

_FORMAT: Final = "gategrad-circuit"
_PLAIN: Final = 1
_DECODER_OR_SELECTION: Final = 2
_CONVOLUTIONS: Final = 3
_VERSIONS: Final = (_PLAIN, _DECODER_OR_SELECTION, _CONVOLUTIONS)
_NETLIST_ARRAYS: Final = ("gate", "a", "b", "outputs")
_READOUT_ARRAYS: Final = ("group", "weight", "offset", "scale")
_SHAPES: Final = ("in_shape", "window", "stride", "padding")
_MOST_STAGES: Final = 64

_Whole = TypeVar("_Whole")


def write_parts(
    path: str | os.PathLike[str],
    encoder: ThresholdEncoder | None,
    dense: Netlist,
    readout: Readout,
    class_names: tuple[str, ...],
    stages: tuple[ConvolutionStage, ...],
) -> None:
    """Write a circuit's parts to one ``.npz`` file, atomically; see :func:`read_parts`.

    Raises:
        ValueError: More stages or dense layers than a file holds.
    """
    if len(stages) > _MOST_STAGES:
        raise ValueError(f"a file holds up to {_MOST_STAGES} convolutions, got {len(stages)}")
    arrays: dict[str, NDArray[Any]] = {name: getattr(dense, name) for name in _NETLIST_ARRAYS}
    arrays |= {name: getattr(readout, name) for name in _READOUT_ARRAYS}
    for i, stage in enumerate(stages):
        arrays |= {f"stage_{i}_{name}": getattr(stage.netlist, name) for name in _NETLIST_ARRAYS}
    described: dict[str, Any] = {}
    if readout.decoder is not None:
        more, described[readout.decoder.KIND] = readout.decoder.to_arrays()
        arrays |= more
    # Readers of earlier versions must refuse what they would leave out.
    version = _PLAIN
    if readout.decoder is not None or (encoder is not None and encoder.used is not None):
        version = _DECODER_OR_SELECTION
    if stages:
        version = _CONVOLUTIONS
        described["stages"] = [{name: getattr(s, name) for name in _SHAPES} for s in stages]
    header: dict[str, Any] = {
        "format": _FORMAT,
        "version": version,
        "n_inputs": dense.n_inputs,
        "class_names": class_names,
        "encoder": None,
        **described,
    }
    if encoder is not None:
        more, header["encoder"] = _encoder_arrays(encoder)
        arrays |= more
    arrays["header"] = np.frombuffer(json.dumps(header).encode(), dtype=np.uint8)

    def write(file: BinaryIO) -> None:
        np.savez(file, **arrays)  # type: ignore[arg-type]

    write_atomic(path, write)


def read_parts(path: str | os.PathLike[str], make: Callable[..., _Whole]) -> _Whole:
    """Read a circuit file and check every field.

    Args:
        path: A file of :func:`write_parts`.
        make: Called with the parts, in the order of that function; its ``ValueError`` counts as the
            file's.

    Returns:
        What ``make`` made.

    Raises:
        FileNotFoundError: There is no such file.
        ValueError: The file is cut short, damaged, of another kind or version, or breaks a rule of
            a part. Nothing in a file, however hostile, is executed.
    """
    if not Path(path).is_file():
        folder = Path(path) / "circuit.npz"
        raise FileNotFoundError(
            f"{path} is a run's folder: its circuit is {folder}"
            if folder.is_file()
            else f"no circuit file at {path}"
        )
    try:
        return make(*_from_arrays(_read_arrays(path)))
    except DAMAGED_ARRAYS as error:
        reason = f"missing {error}" if isinstance(error, KeyError) else str(error)
        raise ValueError(f"{path} is not a valid circuit file: {reason}") from error


def _read_arrays(path: str | os.PathLike[str]) -> dict[str, NDArray[Any]]:
    stages = [f"stage_{i}_{name}" for i in range(_MOST_STAGES) for name in _NETLIST_ARRAYS]
    known = {
        *_NETLIST_ARRAYS, *_READOUT_ARRAYS, *stages, "thresholds", "used", "header",
    }  # fmt: skip
    known = known.union(*(kind.ARRAYS for kind in DECODERS))
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
            # All of it at once, so that its checksum is compared before anything is parsed.
            arrays[name] = _read_array(name, archive.read(member))
    return arrays


def _read_array(name: str, entry: bytes) -> NDArray[Any]:
    file = io.BytesIO(entry)
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
    # The header's claim is compared with what is there.
    if count * dtype.itemsize > len(entry):
        raise ValueError(f"entry {name} is cut short")
    content = file.read()
    if len(content) != count * dtype.itemsize:
        raise ValueError(f"entry {name} holds {len(content)} bytes, its shape {shape} needs others")
    return np.frombuffer(content, dtype=dtype).reshape(shape)


def _from_arrays(
    arrays: dict[str, NDArray[Any]],
) -> tuple[
    ThresholdEncoder | None, Netlist, Readout, tuple[str, ...], tuple[ConvolutionStage, ...]
]:
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
    encoder = None if about is None else _encoder(about, arrays)
    dense = Netlist(n_inputs, *(arrays[name] for name in _NETLIST_ARRAYS))
    readout = Readout(
        **{name: arrays[name] for name in _READOUT_ARRAYS}, decoder=_decoder(header, arrays)
    )
    stages = _stages(header["stages"] if header["version"] == _CONVOLUTIONS else [], arrays)
    if header["version"] == _CONVOLUTIONS and not stages:
        raise ValueError(f"a file of version {_CONVOLUTIONS} has at least one stage")
    return encoder, dense, readout, tuple(class_names), stages


def _encoder_arrays(encoder: ThresholdEncoder) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
    thresholds = encoder.thresholds
    # Those that all features share stand there once: there may be far more features than bytes.
    is_shared = thresholds.strides[1] == 0
    arrays: dict[str, NDArray[Any]] = {"thresholds": thresholds[:, 0] if is_shared else thresholds}
    if encoder.used is not None:
        arrays["used"] = encoder.used
    about = {name: getattr(encoder, name) for name in ("n_features", "dtype", "low", "high")}
    # Names change no class: readers that do not know them may leave them out.
    if encoder.columns is not None:
        about["columns"] = [asdict(column) for column in encoder.columns]
    return arrays, about


def _encoder(about: dict[str, Any], arrays: dict[str, NDArray[Any]]) -> ThresholdEncoder:
    return ThresholdEncoder(
        int(about["n_features"]), arrays["thresholds"], about["dtype"],
        float(about["low"]), float(about["high"]), arrays.get("used"),
        columns_of(about["columns"]) if "columns" in about else None,
    )  # fmt: skip


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


def _decoder(header: dict[str, Any], arrays: dict[str, NDArray[Any]]) -> Decoder | None:
    kinds = [kind for kind in DECODERS if kind.KIND in header]
    if len(kinds) > 1:
        raise ValueError("it describes two decoders")
    return kinds[0].from_arrays(header[kinds[0].KIND], arrays) if kinds else None
