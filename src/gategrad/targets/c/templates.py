"""The parts of the generated files that depend on names and sizes alone."""

from __future__ import annotations

from typing import Final

__all__ = ["EXAMPLE", "HEADER", "RUN", "SOURCE"]

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
 *
 * $names
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

RUN: Final = """
void ${name}_run(${name}_state *state)
{
${calls}    gates(state->w);
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
