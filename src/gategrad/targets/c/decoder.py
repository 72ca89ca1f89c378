"""A decoder in C: codebooks by their bits, any other as affine layers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from gategrad.circuit import Codebook, Decoder
from gategrad.targets.c.gates import as_float, c_array

__all__ = ["DECODED_SUMS", "decoding", "scratch_members"]

DECODED_SUMS: Final = """
static void sum_groups(${name}_state *state, size_t n)
{
    int32_t total[${NAME}_SAMPLES];
    size_t g, s;
    for (g = 0; g < $groups; ++g) {
        group_sum(state->w, g, n, total);
        for (s = 0; s < n; ++s)
            state->sums[s * $groups + g] = total[s];
    }
}

void ${name}_class_sums(${name}_state *state, size_t n, ${name}_sum *sums)
{
    size_t s;
    sum_groups(state, n);
    for (s = 0; s < n; ++s)
        decode(state, state->sums + s * $groups, sums + s * ${NAME}_CLASSES);
}

static void labels_of(${name}_state *state, size_t n, int32_t *labels)
{
    size_t s;
    sum_groups(state, n);
    for (s = 0; s < n; ++s) {
        decode(state, state->sums + s * $groups, state->result);
        labels[s] = ${name}_argmax(state->result);
    }
}
"""

_CODEBOOK: Final = """
/* From one sample's group sums to its class sums: each counts for or against a class. */
static void decode(${name}_state *state, const int32_t *in, ${name}_sum *out)
{
    size_t k, g;
    (void)state;
    for (k = 0; k < ${NAME}_CLASSES; ++k) {
        const uint8_t *code = codes + k * $row_bytes;
        out[k] = code_offsets[k];
        for (g = 0; g < $groups; ++g)
            out[k] += (code[g >> 3] >> (g & 7)) & 1 ? in[g] : -in[g];
    }
}
"""

_DENSE_LAYER: Final = """
static void layer_$i(const $in_type *in, ${name}_sum *out)
{
    size_t i, j;
    for (i = 0; i < $rows; ++i) {
        const $weight_type *weight = weight_$i + i * $columns;
        ${name}_sum sum = 0;
        for (j = 0; j < $columns; ++j)
            sum += (${name}_sum)weight[j] * $value;
        out[i] = sum + bias_$i[i];
    }
}
"""


def scratch_members(decoder: Decoder, samples: int, name: str) -> str:
    """Members of the state: group sums of all samples, and one sample's values of each layer."""
    lines = [f"int32_t sums[{samples * decoder.n_sums}]", f"{name}_sum result[{decoder.n_classes}]"]
    hidden = [] if isinstance(decoder, Codebook) else [len(b) for _, b in decoder.layers()[:-1]]
    lines += [f"{name}_sum hidden_{i}[{width}]" for i, width in enumerate(hidden)]
    return "".join(f"    {line};\n" for line in lines)


def decoding(decoder: Decoder, text: Callable[..., str]) -> Iterator[str]:
    """Tables, and a function from one sample's group sums to its class sums.

    Args:
        decoder: What is decoded.
        text: Fills in a template.
    """
    if isinstance(decoder, Codebook):  # an eighth of its matrix
        yield from _codebook(decoder, text)
    else:
        yield from _layers(decoder, text)


def _codebook(decoder: Codebook, text: Callable[..., str]) -> Iterator[str]:
    yield "\n"
    yield from c_array("codes", decoder.codes.reshape(-1), "uint8_t")
    yield from c_array("code_offsets", decoder.offset, "int64_t")
    yield text(_CODEBOOK, row_bytes=decoder.codes.shape[1])


def _layers(decoder: Decoder, text: Callable[..., str]) -> Iterator[str]:
    calls, layers = [], decoder.layers()
    for i, (weight, bias) in enumerate(layers):
        kind: str = "float"
        show: Callable[[Any], str] = as_float
        if decoder.is_integer:
            low, high = int(weight.min()), int(weight.max())
            bits = next(n for n in (8, 16, 32) if -(1 << (n - 1)) <= low and high < 1 << (n - 1))
            kind, show = f"int{bits}_t", str
        yield "\n"
        yield from c_array(f"weight_{i}", weight.reshape(-1), kind, show)
        whole = decoder.is_integer
        yield from c_array(
            f"bias_{i}", bias, "int64_t" if whole else "float", str if whole else as_float
        )
        yield text(
            _DENSE_LAYER,
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
