"""A circuit as self-contained C99: a header, a source and, where asked, an example program."""

from __future__ import annotations

from collections.abc import Iterator
from string import Template
from typing import Annotated, Any, Final

import numpy as np

from gategrad.circuit import Circuit, Readout
from gategrad.targets.c.convolutions import Convolutions
from gategrad.targets.c.decoder import DECODED_SUMS, decoding, scratch_members
from gategrad.targets.c.encoder import encoding, row_fields
from gategrad.targets.c.gates import c_array, gates_function, masks
from gategrad.targets.c.private_names import private_names
from gategrad.targets.c.readout import SUMS, predicting, summing
from gategrad.targets.c.register_allocation import RegisterProgram, allocate_registers
from gategrad.targets.c.templates import EXAMPLE, HEADER, RUN, SOURCE
from gategrad.targets.export_option import ExportOption, Name
from gategrad.targets.gate_text import about, check_name
from gategrad.targets.row_text import class_lines

__all__ = ["STRAIGHT_LIMIT", "c_source", "sum_type"]

STRAIGHT_LIMIT: Final = 30_000
"""Gates up to which code is straight-line: gcc takes 0.7 ms for each at -O1, 1.2 at -O2."""

_EXPANDED: Final = 1 << 20  # bits of codes that are counted class by class
_WORDS: Final = {1: "uint8_t", 32: "uint32_t", 64: "uint64_t"}


def c_source(
    circuit: Circuit,
    *,
    name: Name = "network",
    samples: Annotated[int, ExportOption("samples at a time: 64, 32 or 1.")] = 64,
    style: Annotated[str, ExportOption("straight, table or auto, by size.")] = "auto",
    example: Annotated[bool, ExportOption("a main program, too.")] = False,
) -> dict[str, bytes]:
    """The whole classifier as C99 without dependencies; the header documents how to call it.

    Class sums, scores and labels are those of the engine, bit for bit; of dense layers in float up
    to the order of additions.

    Args:
        circuit: What to write. Of a convolution, the gates of one window are written, and a loop.
        name: Of the files, and what every identifier begins with: files of two names can be linked,
            and included, together, if these differ in more than upper and lower case.
        samples: Samples that are computed at once, one per bit of a word: 64 or 32; or 1, for
            microcontrollers, whose words are bytes.
        style: ``straight``, a statement per gate; ``table``, arrays that a loop reads, smaller and
            compiled at once; ``auto``, straight up to :data:`STRAIGHT_LIMIT` gates.
        example: Also write ``NAME_main.c``, which reads raw rows from standard input and prints
            labels.

    Returns:
        ``NAME.h`` and ``NAME.c``, and the example where asked for.

    Raises:
        ValueError: An option out of range.
    """
    check_name(name)
    if samples not in _WORDS:
        raise ValueError(f"samples must be 1, 32 or 64, got {samples}")
    if style not in ("auto", "straight", "table"):
        raise ValueError(f"style must be auto, straight or table, got {style!r}")
    front = Convolutions(circuit.stages) if circuit.stages else None
    program = allocate_registers(circuit.dense)
    readout, read = circuit.readout, np.arange(circuit.readout.n_outputs)
    if readout.can_expand(_EXPANDED):
        # Counting bits once for every class is quicker than decoding sample by sample.
        readout, read = readout.expanded(_EXPANDED)
    operations = len(program.gate) + (front.n_operations if front else 0)
    straight = style == "straight" or (style == "auto" and operations <= STRAIGHT_LIMIT)
    encoder, decoder = circuit.encoder, readout.decoder
    fields = {
        "about": "\n * ".join(about(circuit)),
        "names": "\n * ".join(class_lines(circuit.class_names)),
        "name": name,
        "NAME": name.upper(),
        "word": _WORDS[samples],
        "samples": samples,
        "inputs": circuit.n_inputs,
        "outputs": circuit.n_outputs,
        "classes": readout.n_classes,
        "slots": max(1, program.n_registers),
        "groups": readout.n_sums,
        "sum": {np.int32: "int32_t", np.int64: "int64_t"}.get(sum_type(readout), "double"),
        "inputs_in": "planes_0" if front else "w",
        "planes": Template(front.members).substitute(name=name) if front else "",
        "scratch": "" if decoder is None else scratch_members(decoder, samples, name),
        "rows": "",
    }
    if encoder is not None:
        fields |= row_fields(encoder, fields)

    def text(template: str, **more: Any) -> str:
        return Template(template).substitute(fields, **more)

    source = [text(SOURCE)]
    if not straight:
        source.append(masks())
    if front:
        source += front.code(straight=straight)
    source += gates_function(program, "gates", straight=straight)
    source.append(text(RUN, calls=front.calls() if front else ""))
    source += _outputs(program, name)
    source += summing(readout, program.outputs[read], samples, name, text)
    if decoder is not None:
        source += decoding(decoder, text)
    source.append(predicting(readout, SUMS if decoder is None else DECODED_SUMS, text))
    if encoder is not None:
        source += encoding(encoder, text)
    own = private_names("".join(source), name)
    files = {f"{name}.h": [text(HEADER)], f"{name}.c": [own]}
    if example:
        raw = encoder is not None
        files[f"{name}_main.c"] = [
            text(
                EXAMPLE,
                what=f"raw rows ({fields['row']})" if raw else "rows of bits (a byte each)",
                row_type=f"{name}_row" if raw else "uint8_t",
                columns=f"{name.upper()}_{'FEATURES' if raw else 'INPUTS'}",
                predict=f"{name}_predict" if raw else f"{name}_predict_bits",
            )
        ]
    return {file: "".join(pieces).encode() for file, pieces in files.items()}


def _outputs(program: RegisterProgram, name: str) -> Iterator[str]:
    yield "\n"
    yield from c_array("output_slot", program.outputs)
    yield f"\n{name}_word {name}_output(const {name}_state *state, size_t j)\n"
    yield "{\n    return state->w[output_slot[j]];\n}\n\n"


def sum_type(readout: Readout) -> type[np.generic]:
    """The NumPy type of the code's class sums, ``NAME_sum``."""
    if readout.can_expand(_EXPANDED):
        return np.int32
    return np.int64 if readout.decoder is not None and readout.decoder.is_integer else np.float64
