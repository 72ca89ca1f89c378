"""A circuit as self-contained C99: a header, a source and, where asked, an example program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from string import Template
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Circuit, Codebook, Decoder, Readout, ThresholdEncoder
from gategrad.circuit.encoders.typed_thresholds import byte_bounds, float_bounds
from gategrad.targets import c_templates
from gategrad.targets.c_convolutions import Convolutions
from gategrad.targets.c_gates import c_array, gates_function, masks
from gategrad.targets.gate_text import about, check_name
from gategrad.targets.slot_program import SlotProgram, slot_program

__all__ = ["STRAIGHT_LIMIT", "c_source", "sum_type"]

STRAIGHT_LIMIT: Final = 30_000
"""Gates up to which code is straight-line: gcc takes 0.7 ms for each at -O1, 1.2 at -O2."""

_EXPANDED: Final = 1 << 20  # bits of codes that are counted class by class
_WORDS: Final = {1: "uint8_t", 32: "uint32_t", 64: "uint64_t"}
_ROWS: Final = {
    "bool": "uint8_t",
    "uint8": "uint8_t",
    "int64": "int64_t",
    "float32": "float",
    "float64": "double",
}


def c_source(
    circuit: Circuit,
    *,
    name: str = "network",
    samples: int = 64,
    style: str = "auto",
    example: bool = False,
) -> dict[str, bytes]:
    """The whole classifier as C99 without dependencies; the header documents how to call it.

    Class sums, scores and labels are those of the engine, bit for bit; of dense layers in float up
    to the order of additions.

    Args:
        circuit: What to write. Of a convolution, the gates of one window are written, and a loop.
        name: Of the files, and what every public identifier begins with.
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
    program = slot_program(circuit.dense)
    readout, read = circuit.readout, np.arange(circuit.readout.n_outputs)
    if readout.can_expand(_EXPANDED):
        # Counting bits once for every class is quicker than decoding sample by sample.
        readout, read = readout.expanded(_EXPANDED)
    operations = len(program.gate) + (front.n_operations if front else 0)
    straight = style == "straight" or (style == "auto" and operations <= STRAIGHT_LIMIT)
    encoder, decoder = circuit.encoder, readout.decoder
    fields = {
        "about": "\n * ".join(about(circuit)),
        "name": name,
        "NAME": name.upper(),
        "word": _WORDS[samples],
        "samples": samples,
        "inputs": circuit.n_inputs,
        "outputs": circuit.n_outputs,
        "classes": readout.n_classes,
        "slots": max(1, program.n_slots),
        "groups": readout.n_sums,
        "sum": {np.int32: "int32_t", np.int64: "int64_t"}.get(sum_type(readout), "double"),
        "inputs_in": "planes_0" if front else "w",
        "planes": Template(front.members).substitute(name=name) if front else "",
        "scratch": "" if decoder is None else _scratch(decoder, samples, name),
    }
    if encoder is not None:
        low, high = (f"{limit:.9g}" for limit in (encoder.low, encoder.high))
        fields |= {"features": encoder.n_features, "dtype": encoder.dtype, "low": low, "high": high}
        fields |= {"row": _ROWS[encoder.dtype], "compare": _compare(encoder)}
        fields |= {"thresholds": encoder.n_thresholds}
        loop = c_templates.LOAD_GRID if encoder.used is None else c_templates.LOAD_USED
        fields["load"] = Template(loop).substitute(fields)
        fields["rows"] = Template(c_templates.HEADER_ROWS).substitute(fields)
    else:
        fields["rows"] = ""

    def text(template: str, **more: Any) -> str:
        return Template(template).substitute(fields, **more)

    source = [text(c_templates.SOURCE)]
    if not straight:
        source.append(masks())
    if front:
        source += front.code(straight=straight)
    source += gates_function(program, "gates", straight=straight)
    source.append(text(c_templates.RUN, calls=front.calls() if front else ""))
    source += _outputs(program, name)
    source += _readout(readout, program.outputs[read])
    planes = max(4, int(np.bincount(readout.group, minlength=1).max()).bit_length() + 1)
    source.append(text(c_templates.ONE_GROUP[samples > 1], planes=planes))
    source.append(_rank(readout, name))
    sums = c_templates.SUMS
    if decoder is not None:
        source += (
            _codebook(decoder, text) if isinstance(decoder, Codebook) else _dense(decoder, text)
        )
        sums = c_templates.DECODED_SUMS
    scale = "scale" if readout.is_integer else "scales[k]"
    source.append(text(c_templates.READOUT, scale=scale, sums=text(sums)))
    if encoder is not None:
        source += _bounds(encoder)
        source.append(text(c_templates.ROWS))
    files = {f"{name}.h": [text(c_templates.HEADER)], f"{name}.c": source}
    if example:
        raw = encoder is not None
        files[f"{name}_main.c"] = [
            text(
                c_templates.EXAMPLE,
                what=f"raw rows ({fields['row']})" if raw else "rows of bits (a byte each)",
                row_type=f"{name}_row" if raw else "uint8_t",
                columns=f"{name.upper()}_{'FEATURES' if raw else 'INPUTS'}",
                predict=f"{name}_predict" if raw else f"{name}_predict_bits",
            )
        ]
    return {file: "".join(pieces).encode() for file, pieces in files.items()}


def _outputs(program: SlotProgram, name: str) -> Iterator[str]:
    yield "\n"
    yield from c_array("output_slot", program.outputs)
    yield f"\n{name}_word {name}_output(const {name}_state *state, size_t j)\n"
    yield "{\n    return state->w[output_slot[j]];\n}\n\n"


def sum_type(readout: Readout) -> type[np.generic]:
    """The NumPy type of the code's class sums, ``NAME_sum``."""
    if readout.can_expand(_EXPANDED):
        return np.int32
    return np.int64 if readout.decoder is not None and readout.decoder.is_integer else np.float64


def _scratch(decoder: Decoder, samples: int, name: str) -> str:
    lines = [f"int32_t sums[{samples * decoder.n_sums}]", f"{name}_sum result[{decoder.n_classes}]"]
    hidden = [] if isinstance(decoder, Codebook) else [len(b) for _, b in decoder.layers()[:-1]]
    lines += [f"{name}_sum hidden_{i}[{width}]" for i, width in enumerate(hidden)]
    return "".join(f"    {line};\n" for line in lines)


def _codebook(decoder: Codebook, text: Callable[..., str]) -> Iterator[str]:
    yield "\n"
    yield from c_array("codes", decoder.codes.reshape(-1), "uint8_t")
    yield from c_array("code_offsets", decoder.offset, "int64_t")
    yield text(c_templates.CODEBOOK, row_bytes=decoder.codes.shape[1])


def _dense(decoder: Decoder, text: Callable[..., str]) -> Iterator[str]:
    calls, layers = [], decoder.layers()
    for i, (weight, bias) in enumerate(layers):
        kind: str = "float"
        show: Callable[[Any], str] = _float
        if decoder.is_integer:
            low, high = int(weight.min()), int(weight.max())
            bits = next(n for n in (8, 16, 32) if -(1 << (n - 1)) <= low and high < 1 << (n - 1))
            kind, show = f"int{bits}_t", str
        yield "\n"
        yield from c_array(f"weight_{i}", weight.reshape(-1), kind, show)
        whole = decoder.is_integer
        yield from c_array(
            f"bias_{i}", bias, "int64_t" if whole else "float", str if whole else _float
        )
        yield text(
            c_templates.DENSE_LAYER,
            i=i,
            in_type="int32_t" if i == 0 else text("${name}_sum"),
            weight_type=kind,
            rows=weight.shape[0],
            columns=weight.shape[1],
            value="in[j]" if i == 0 else "(in[j] > 0 ? in[j] : 0)",
        )
        last = i == len(layers) - 1
        source = "in" if i == 0 else f"state->hidden_{i - 1}"
        calls.append(f"    layer_{i}({source}, {'out' if last else f'state->hidden_{i}'});\n")
    yield text(
        "\n/* From one sample's group sums to its class sums: dense layers. */\n"
        "static void decode(${name}_state *state, const int32_t *in, ${name}_sum *out)\n"
        "{\n    (void)state;\n$calls}\n",
        calls="".join(calls),
    )


def _readout(readout: Readout, slots: NDArray[Any]) -> Iterator[str]:
    # Outputs by group and weight: those of one group with one weight are a run.
    order = np.lexsort((readout.weight, readout.group))
    group, weight = readout.group[order], readout.weight[order]
    new = np.ones(len(order), dtype=bool)
    new[1:] = (group[1:] != group[:-1]) | (weight[1:] != weight[:-1])
    begin = np.flatnonzero(new)
    yield "/* Runs of output bits of one group and weight: where each begins in order[]. */\n"
    yield from c_array("order", slots[order])
    yield from c_array("run_begin", np.append(begin, len(order)))
    yield from c_array("run_weight", weight[begin], "int32_t")
    yield from c_array("group_begin", np.searchsorted(group[begin], range(readout.n_sums + 1)))
    yield from c_array("offsets", readout.offset, "int32_t")


def _rank(readout: Readout, name: str) -> str:
    if readout.is_integer:
        return (
            f"\nstatic const double scale = {_double(readout.scale[0])};\n\n"
            "/* All classes have one scale: their sums decide. */\n"
            f"typedef {name}_sum rank_type;\n#define RANK(sum, k) (sum)\n"
        )
    return "\n" + "".join(
        [
            *c_array("scales", readout.scale, "double", _double),
            "\ntypedef double rank_type;\n#define RANK(sum, k) (scales[k] * (double)(sum))\n",
        ]
    )


def _compare(encoder: ThresholdEncoder) -> str:
    index = "t" if _shared(encoder) else "i"
    feature = "f" if encoder.used is None else "feature[i]"
    row = f"rows[s * {encoder.n_features} + {feature}]"
    if encoder.dtype in ("bool", "uint8"):
        return f"{row} >= bounds[{index}]"
    cast = "(double)" if encoder.dtype == "int64" else ""
    return f"{cast}{row} > bounds[{index}]"


def _shared(encoder: ThresholdEncoder) -> bool:
    return encoder.used is None and bool((encoder.thresholds == encoder.thresholds[:, :1]).all())


def _bounds(encoder: ThresholdEncoder) -> Iterator[str]:
    thresholds = encoder.thresholds[:, 0] if _shared(encoder) else encoder.bit_thresholds
    yield "\n"
    if encoder.used is not None:
        yield from c_array("feature", encoder.bit_features)
    if encoder.dtype in ("bool", "uint8"):
        yield from c_array("bounds", byte_bounds(thresholds), "uint16_t")
    elif encoder.dtype == "float32":
        floats = float_bounds(thresholds)
        yield from c_array("bounds", floats, "float", _float)
    else:
        yield from c_array("bounds", thresholds, "double", _double)


def _double(value: float) -> str:
    return float(value).hex()


def _float(value: float) -> str:
    return _double(value) + "f"
