"""The parts of the generated C that do not depend on the gates, for :class:`string.Template`."""

from __future__ import annotations

from typing import Final

__all__ = [
    "CODEBOOK",
    "DECODED_SUMS",
    "DENSE_LAYER",
    "EXAMPLE",
    "HEADER",
    "HEADER_ROWS",
    "LOAD_GRID",
    "LOAD_USED",
    "MASKS",
    "ONE_GROUP",
    "READOUT",
    "ROWS",
    "RUN",
    "SOURCE",
    "SUMS",
    "TABLE_RUN",
]

HEADER: Final = """\
/* $about
 *
 * C99 without dependencies. A ${name}_state holds $samples sample(s): word i of it is input bit i,
 * and bit s of a word belongs to sample s. Load at most ${NAME}_SAMPLES samples, run, then read
 * output bits or class sums:
 *
 *     static ${name}_state state;
 *     ${name}_load_bits(&state, bits, n);   n rows of ${NAME}_INPUTS bytes, each 0 or 1
 *     ${name}_run(&state);                  once for each load
 *     ${name}_class_sums(&state, n, sums);  n rows of ${NAME}_CLASSES numbers
 *
 * or give any number of rows to ${name}_predict_bits. Rows lie one after the other, without gaps.
 * The functions share nothing but constants: with a state of its own, each thread may call them.
 */
#ifndef ${NAME}_H
#define ${NAME}_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ${NAME}_SAMPLES $samples   /* samples at a time */
#define ${NAME}_INPUTS $inputs    /* input bits of a sample */
#define ${NAME}_OUTPUTS $outputs   /* output bits of a sample */
#define ${NAME}_CLASSES $classes
#define ${NAME}_SLOTS $slots     /* words of a state */

typedef $word ${name}_word;
typedef $sum ${name}_sum;

typedef struct {
    ${name}_word w[${NAME}_SLOTS];
$planes$scratch} ${name}_state;

/* Bytes of a state, for callers that do not see this header. */
size_t ${name}_state_bytes(void);

/* Sets the inputs of n <= ${NAME}_SAMPLES samples. */
void ${name}_load_bits(${name}_state *state, const uint8_t *bits, size_t n);

/* Evaluates the gates; afterwards the inputs are gone. */
void ${name}_run(${name}_state *state);

/* Output bit j of every sample, after run; 0 <= j < ${NAME}_OUTPUTS. */
${name}_word ${name}_output(const ${name}_state *state, size_t j);

/* sums[s * ${NAME}_CLASSES + k]: class k's sum of sample s, after run. */
void ${name}_class_sums(${name}_state *state, size_t n, ${name}_sum *sums);

/* scores[i] = scale of the class * sums[i], for n samples. */
void ${name}_scores(const ${name}_sum *sums, size_t n, double *scores);

/* The class with the largest score, the first of equals, from one sample's sums. */
int32_t ${name}_argmax(const ${name}_sum *sums);

/* Labels of any number of rows of input bits. */
void ${name}_predict_bits(${name}_state *state, const uint8_t *bits, size_t n, int32_t *labels);
$rows
#ifdef __cplusplus
}
#endif

#endif
"""

HEADER_ROWS: Final = """
/* Raw rows: ${NAME}_FEATURES values each, in the units of the training data: $dtype from $low to
 * $high. Values are not checked: NaN and what lies outside is the caller's to refuse. */
#define ${NAME}_FEATURES $features
typedef $row ${name}_row;

/* As load_bits, from raw rows. */
void ${name}_load(${name}_state *state, const ${name}_row *rows, size_t n);

/* Labels of any number of raw rows. */
void ${name}_predict(${name}_state *state, const ${name}_row *rows, size_t n, int32_t *labels);
"""

SOURCE: Final = """\
/* $about */
#include "$name.h"

typedef ${name}_word W;

static const size_t n_inputs = ${NAME}_INPUTS;

size_t ${name}_state_bytes(void)
{
    return sizeof(${name}_state);
}

void ${name}_load_bits(${name}_state *state, const uint8_t *bits, size_t n)
{
    W *w = state->$inputs_in;
    size_t s, i;
    for (i = 0; i < n_inputs; ++i)
        w[i] = 0;
    for (s = 0; s < n; ++s)
        for (i = 0; i < n_inputs; ++i)
            w[i] = (W)(w[i] | (W)((W)(bits[s * n_inputs + i] != 0) << s));
}

"""

MASKS: Final = """
#define ONES ((W)~(W)0)

/* Gate g is m[0] ^ m[1] & a ^ m[2] & b ^ m[3] & a & b. */
static const W masks[16][4] = {
$masks};
"""

TABLE_RUN: Final = """
static void $function(W *w)
{
    const size_t n = $operations;
    size_t i;
    for (i = 0; i < n; ++i) {
        const W *m = masks[${function}_gate[i]];
        const W a = w[${function}_first[i]], b = w[${function}_second[i]];
        w[${function}_result[i]] = (W)(m[0] ^ (m[1] & a) ^ (b & (m[2] ^ (m[3] & a))));
    }
}
"""

RUN: Final = """
void ${name}_run(${name}_state *state)
{
${calls}    gates(state->w);
}
"""

ONE_GROUP: Final = {
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

READOUT: Final = """
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
    rank_type best[${NAME}_SAMPLES];
    size_t k, s;
    for (k = 0; k < ${NAME}_CLASSES; ++k) {
        group_sum(state->w, k, n, total);
        for (s = 0; s < n; ++s)
            if (k == 0 || RANK(total[s], k) > best[s]) {
                best[s] = RANK(total[s], k);
                labels[s] = (int32_t)k;
            }
    }
}
"""

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

CODEBOOK: Final = """
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

DENSE_LAYER: Final = """
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

LOAD_GRID: Final = """\
    for (s = 0; s < n; ++s) {
        size_t t, f;
        for (t = 0, i = 0; t < $thresholds; ++t)
            for (f = 0; f < ${NAME}_FEATURES; ++f, ++i)
                w[i] = (W)(w[i] | (W)((W)($compare) << s));
    }
"""

LOAD_USED: Final = """\
    for (s = 0; s < n; ++s)
        for (i = 0; i < n_inputs; ++i)
            w[i] = (W)(w[i] | (W)((W)($compare) << s));
"""

ROWS: Final = """
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

EXAMPLE: Final = """\
/* Reads $what from standard input, one row after the other, and prints a label a line. */
#include <stdio.h>

#include "$name.h"

static ${name}_state state;
static $row_type rows[${NAME}_SAMPLES * $columns];
static int32_t labels[${NAME}_SAMPLES];

int main(void)
{
    for (;;) {
        const size_t n = fread(rows, sizeof rows[0] * $columns, ${NAME}_SAMPLES, stdin);
        size_t s;
        if (n == 0)
            return ferror(stdin) ? 1 : 0;
        $predict(&state, rows, n, labels);
        for (s = 0; s < n; ++s)
            printf("%ld\\n", (long)labels[s]);
    }
}
"""
