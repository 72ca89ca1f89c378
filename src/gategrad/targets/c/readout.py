"""A readout in C: groups summed on bit planes, and the class with the largest score."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Readout
from gategrad.targets.c.gates import as_double, c_array

__all__ = ["SUMS", "predicting", "summing"]

_ONE_GROUP: Final = {
    False: """
/* Group k's sum of the one sample. */
static void group_sum(const W *w, size_t k, size_t n, int32_t *total)
{
    size_t r, i;
    (void)n;
    total[0] = offsets[k];
    for (r = group_begin[k]; r < group_begin[k + 1]; ++r) {
        int32_t count = 0;
        for (i = run_begin[r]; i < run_begin[r + 1]; ++i)
            count += w[order[i]] & 1;
        total[0] += run_weight[r] * count;
    }
}
""",
    True: """
#define PLANES $planes

/* A full adder on words: adds a and b to *sum and returns the carries. */
static W carry_save(W *sum, W a, W b)
{
    const W u = *sum ^ a;
    const W carry = (*sum & a) | (u & b);
    *sum = u ^ b;
    return carry;
}

static void ripple(W *plane, W carry)
{
    while (carry) {
        const W both = *plane & carry;
        *plane++ ^= carry;
        carry = both;
    }
}

/* Group k's sum of each of n samples: ones are counted on bit planes, eight words a round. */
static void group_sum(const W *w, size_t k, size_t n, int32_t *total)
{
    size_t r, i, s, p;
    for (s = 0; s < n; ++s)
        total[s] = offsets[k];
    for (r = group_begin[k]; r < group_begin[k + 1]; ++r) {
        W plane[PLANES] = {0};
        for (i = run_begin[r]; i + 8 <= run_begin[r + 1]; i += 8) {
            const W a = carry_save(&plane[0], w[order[i]], w[order[i + 1]]);
            const W b = carry_save(&plane[0], w[order[i + 2]], w[order[i + 3]]);
            const W c = carry_save(&plane[0], w[order[i + 4]], w[order[i + 5]]);
            const W d = carry_save(&plane[0], w[order[i + 6]], w[order[i + 7]]);
            const W e = carry_save(&plane[1], a, b);
            const W f = carry_save(&plane[1], c, d);
            ripple(&plane[3], carry_save(&plane[2], e, f));
        }
        for (; i < run_begin[r + 1]; ++i)
            ripple(plane, w[order[i]]);
        for (s = 0; s < n; ++s) {
            int32_t count = 0;
            for (p = 0; p < PLANES; ++p)
                count += (int32_t)(((plane[p] >> s) & 1u) << p);
            total[s] += run_weight[r] * count;
        }
    }
}
""",
}

_READOUT: Final = """
void ${name}_scores(const ${name}_sum *sums, size_t n, double *scores)
{
    size_t k, s;
    for (s = 0; s < n; ++s)
        for (k = 0; k < ${NAME}_CLASSES; ++k)
            scores[s * ${NAME}_CLASSES + k] = $scale * (double)sums[s * ${NAME}_CLASSES + k];
}

int32_t ${name}_argmax(const ${name}_sum *sums)
{
    size_t best = 0, k;
    for (k = 1; k < ${NAME}_CLASSES; ++k)
        if (RANK(sums[k], k) > RANK(sums[best], best))
            best = k;
    return (int32_t)best;
}
$sums
void ${name}_predict_bits(${name}_state *state, const uint8_t *bits, size_t n, int32_t *labels)
{
    while (n) {
        const size_t part = n < ${NAME}_SAMPLES ? n : ${NAME}_SAMPLES;
        ${name}_load_bits(state, bits, part);
        ${name}_run(state);
        labels_of(state, part, labels);
        bits += part * n_inputs;
        labels += part;
        n -= part;
    }
}
"""

SUMS: Final = """
void ${name}_class_sums(${name}_state *state, size_t n, ${name}_sum *sums)
{
    int32_t total[${NAME}_SAMPLES];
    size_t k, s;
    for (k = 0; k < ${NAME}_CLASSES; ++k) {
        group_sum(state->w, k, n, total);
        for (s = 0; s < n; ++s)
            sums[s * ${NAME}_CLASSES + k] = total[s];
    }
}

static void labels_of(${name}_state *state, size_t n, int32_t *labels)
{
    int32_t total[${NAME}_SAMPLES];
    rank_type best[${NAME}_SAMPLES] = {0};
    size_t k, s;
    group_sum(state->w, 0, n, total);
    for (s = 0; s < n; ++s) {
        best[s] = RANK(total[s], 0);
        labels[s] = 0;
    }
    for (k = 1; k < ${NAME}_CLASSES; ++k) {
        group_sum(state->w, k, n, total);
        for (s = 0; s < n; ++s)
            if (RANK(total[s], k) > best[s]) {
                best[s] = RANK(total[s], k);
                labels[s] = (int32_t)k;
            }
    }
}
"""


def summing(
    readout: Readout, registers: NDArray[Any], samples: int, name: str, text: Callable[..., str]
) -> Iterator[str]:
    """Tables, a function that sums one group, and how class sums are ranked.

    Args:
        readout: What is summed.
        registers: ``(O,)`` where each output bit is.
        samples: Samples at a time.
        name: What public identifiers begin with.
        text: Fills in a template.
    """
    yield from _tables(readout, registers)
    planes = max(4, int(np.bincount(readout.group, minlength=1).max()).bit_length() + 1)
    yield text(_ONE_GROUP[samples > 1], planes=planes)
    yield _rank(readout, name)


def predicting(readout: Readout, sums: str, text: Callable[..., str]) -> str:
    """Scores and labels, with the functions in ``sums``, which give class sums and labels."""
    scale = "scale" if readout.is_integer else "scales[k]"
    return text(_READOUT, scale=scale, sums=text(sums))


def _tables(readout: Readout, registers: NDArray[Any]) -> Iterator[str]:
    # Outputs by group and weight: those of one group with one weight are a run.
    order = np.lexsort((readout.weight, readout.group))
    group, weight = readout.group[order], readout.weight[order]
    new = np.ones(len(order), dtype=bool)
    new[1:] = (group[1:] != group[:-1]) | (weight[1:] != weight[:-1])
    begin = np.flatnonzero(new)
    yield "/* Runs of output bits of one group and weight: where each begins in order[]. */\n"
    yield from c_array("order", registers[order])
    yield from c_array("run_begin", np.append(begin, len(order)))
    yield from c_array("run_weight", weight[begin], "int32_t")
    yield from c_array("group_begin", np.searchsorted(group[begin], range(readout.n_sums + 1)))
    yield from c_array("offsets", readout.offset, "int32_t")


def _rank(readout: Readout, name: str) -> str:
    if readout.is_integer:
        return (
            f"\nstatic const double scale = {as_double(readout.scale[0])};\n\n"
            "/* All classes have one scale: their sums decide. */\n"
            f"typedef {name}_sum rank_type;\n#define RANK(sum, k) (sum)\n"
        )
    return "\n" + "".join(
        [
            *c_array("scales", readout.scale, "double", as_double),
            "\ntypedef double rank_type;\n#define RANK(sum, k) (scales[k] * (double)(sum))\n",
        ]
    )
