"""An encoder in C: comparisons of raw values with thresholds of their own type."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from string import Template
from typing import Any, Final

from gategrad.circuit import ThresholdEncoder
from gategrad.circuit.encoders.table_values import MISSING
from gategrad.circuit.encoders.typed_thresholds import byte_bounds, float_bounds
from gategrad.targets.c.gates import as_double, as_float, c_array
from gategrad.targets.row_text import column_lines

__all__ = ["encoding", "row_fields"]

_HEADER_ROWS: Final = """
$comment
#define ${NAME}_FEATURES $features
${missing}typedef $row ${name}_row;

/* As load_bits, from raw rows. */
void ${name}_load(${name}_state *state, const ${name}_row *rows, size_t n);

/* Labels of any number of raw rows. */
void ${name}_predict(${name}_state *state, const ${name}_row *rows, size_t n, int32_t *labels);
"""

_UNITS: Final = """\
/* Raw rows: ${NAME}_FEATURES values each, in the units of the training data: $dtype from $low to
 * $high. Values are not checked: NaN and what lies outside is the caller's to refuse. */"""

_TABLE: Final = """\
/* Raw rows: ${NAME}_FEATURES values each, one of each column of the table, in this order:
 *
 * $columns
 *
 * Names are written as in JSON. Values are not checked: a missing value is to be written as its
 * column says, and NaN, infinity and codes that are not listed are the caller's to refuse. */"""

_LOAD_GRID: Final = """\
    for (s = 0; s < n; ++s) {
        size_t t, f;
        for (t = 0, i = 0; t < $thresholds; ++t)
            for (f = 0; f < ${NAME}_FEATURES; ++f, ++i)
                w[i] = (W)(w[i] | (W)((W)($compare) << s));
    }
"""

_LOAD_USED: Final = """\
    for (s = 0; s < n; ++s)
        for (i = 0; i < n_inputs; ++i)
            w[i] = (W)(w[i] | (W)((W)($compare) << s));
"""

_ROWS: Final = """
void ${name}_load(${name}_state *state, const ${name}_row *rows, size_t n)
{
    W *w = state->$inputs_in;
    size_t s, i;
    for (i = 0; i < n_inputs; ++i)
        w[i] = 0;
$load}

void ${name}_predict(${name}_state *state, const ${name}_row *rows, size_t n, int32_t *labels)
{
    while (n) {
        const size_t part = n < ${NAME}_SAMPLES ? n : ${NAME}_SAMPLES;
        ${name}_load(state, rows, part);
        ${name}_run(state);
        labels_of(state, part, labels);
        rows += part * ${NAME}_FEATURES;
        labels += part;
        n -= part;
    }
}
"""


_TYPES: Final = {
    "bool": "uint8_t",
    "uint8": "uint8_t",
    "int64": "int64_t",
    "float32": "float",
    "float64": "double",
}


def row_fields(encoder: ThresholdEncoder, fields: dict[str, Any]) -> dict[str, Any]:
    """What templates say of raw rows, and the part of the header about them, ``rows``."""
    own = {
        "features": encoder.n_features,
        "dtype": encoder.dtype,
        "low": f"{encoder.low:.9g}",
        "high": f"{encoder.high:.9g}",
        "row": _TYPES[encoder.dtype],
        "compare": _compare(encoder),
        "thresholds": encoder.n_thresholds,
    }
    loop = _LOAD_GRID if encoder.used is None else _LOAD_USED
    own["load"] = Template(loop).substitute(fields, **own)
    missing = f"{fields['NAME']}_MISSING"
    columns = encoder.columns or ()
    own["columns"] = "\n * ".join(column_lines(columns, missing))
    own["comment"] = Template(_TABLE if columns else _UNITS).substitute(fields, **own)
    gaps = any(column.missing for column in columns)
    own["missing"] = f"#define {missing} ({MISSING!r}) /* a missing number */\n" if gaps else ""
    own["rows"] = Template(_HEADER_ROWS).substitute(fields, **own)
    return own


def encoding(encoder: ThresholdEncoder, text: Callable[..., str]) -> Iterator[str]:
    """Thresholds, and functions of raw rows.

    Args:
        encoder: What is encoded.
        text: Fills in a template.
    """
    yield from _bounds(encoder)
    yield text(_ROWS)


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
        yield from c_array("bounds", floats, "float", as_float)
    else:
        yield from c_array("bounds", thresholds, "double", as_double)
