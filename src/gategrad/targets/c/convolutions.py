"""Convolutions in C: a function for the gates of one window, and a loop over its positions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import Template
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import ConvolutionStage, Netlist
from gategrad.circuit.stats import used_nets
from gategrad.targets.c.gates import c_array, gates_function
from gategrad.targets.c.register_allocation import RegisterProgram, allocate_registers

__all__ = ["Convolutions"]

_LOOP: Final = """\
typedef struct {
    void (*evaluate)(W *);   /* of one window, whose bits are the first words */
    const $channel *channel; /* of each bit that they read: its plane's place, */
    const $place *row;       /* and its place in the window */
    const $place *column;
    size_t reads;
    const $slot *output; /* where each output channel is afterwards */
    size_t channels;
    size_t rows, columns, out_rows, out_columns; /* of planes */
    size_t row_stride, column_stride, row_padding, column_padding;
} convolution;

static void convolve(const convolution *c, const W *in, W *out, W *t)
{
    size_t i, r, k;
    for (r = 0; r < c->out_rows; ++r)
        for (k = 0; k < c->out_columns; ++k, ++out) {
            for (i = 0; i < c->reads; ++i) {
                /* Beyond the first row or column, these wrap around to huge numbers. */
                const size_t y = r * c->row_stride + c->row[i] - c->row_padding;
                const size_t x = k * c->column_stride + c->column[i] - c->column_padding;
                const int inside = y < c->rows && x < c->columns;
                t[i] = (W)(inside ? in[c->channel[i] + y * c->columns + x] : 0);
            }
            c->evaluate(t);
            for (i = 0; i < c->channels; ++i)
                out[i * c->out_rows * c->out_columns] = t[c->output[i]];
        }
}
"""


class Convolutions:
    """The stages of a circuit as C: what a state holds for them, and code.

    Planes of bits pass to and fro between two arrays; the last stage's are the first words of what
    the gates behind it work on.

    Args:
        stages: Of a circuit, at least one.
    """

    def __init__(self, stages: Sequence[ConvolutionStage]) -> None:
        self._stages = stages
        self._windows = [_window(stage) for stage in stages]
        self._read = [read for read, _ in self._windows]
        self._programs: list[RegisterProgram] = [allocate_registers(n) for _, n in self._windows]
        sizes = [stage.n_inputs for stage in stages]
        self._planes = [max(sizes[i::2], default=0) for i in range(2)]

    @property
    def n_operations(self) -> int:
        """Statements or table entries of all windows' gates."""
        return sum(len(program.gate) for program in self._programs)

    @property
    def members(self) -> str:
        """Members of the state."""
        words = max(1, *(program.n_registers for program in self._programs))
        lines = [f"planes_{i}[{size}]" for i, size in enumerate(self._planes) if size]
        return "".join(f"    ${{name}}_word {line};\n" for line in [*lines, f"window[{words}]"])

    def code(self, *, straight: bool) -> Iterator[str]:
        """Functions and tables."""
        types = {
            "channel": _type(max(stage.n_inputs for stage in self._stages)),
            "place": _type(max(max(stage.window) for stage in self._stages)),
            "slot": _type(max(program.n_registers for program in self._programs)),
        }
        yield Template(_LOOP).substitute(types)
        rows = zip(self._stages, self._read, self._programs, strict=True)
        for i, (stage, read, program) in enumerate(rows):
            yield f"\n/* Convolution {i}: {stage.n_positions} positions. */\n"
            yield from gates_function(program, f"window_{i}", straight=straight)
            place, column = np.divmod(read, stage.window[1])
            channel, row = np.divmod(place, stage.window[0])
            plane = stage.in_shape[1] * stage.in_shape[2]
            yield from c_array(f"window_{i}_channel", channel * plane, types["channel"])
            yield from c_array(f"window_{i}_row", row, types["place"])
            yield from c_array(f"window_{i}_column", column, types["place"])
            yield from c_array(f"window_{i}_output", program.outputs, types["slot"])
            sizes = (*stage.in_shape[1:], *stage.out_shape[1:], *stage.stride, *stage.padding)
            yield (
                f"\nstatic const convolution convolution_{i} = {{\n"
                f"    window_{i}, window_{i}_channel, window_{i}_row, window_{i}_column, "
                f"{len(read)},\n    window_{i}_output, {stage.out_shape[0]},\n"
                f"    {', '.join(map(str, sizes))}\n}};\n"
            )

    def calls(self) -> str:
        """Statements that run all stages."""
        lines = []
        for i in range(len(self._stages)):
            last = i + 1 == len(self._stages)
            to = "w" if last else f"planes_{(i + 1) % 2}"
            lines.append(
                f"    convolve(&convolution_{i}, state->planes_{i % 2}, state->{to}, "
                "state->window);\n"
            )
        return "".join(lines)


def _window(stage: ConvolutionStage) -> tuple[NDArray[np.int64], Netlist]:
    # Which bits of the window are read, and the gates that read these alone.
    netlist = stage.netlist
    read = np.flatnonzero(used_nets(netlist)[2 : netlist.first_gate_net])
    net = np.zeros(netlist.n_nets, dtype=np.int32)
    net[1] = 1
    net[2 + read] = np.arange(2, 2 + len(read))
    net[netlist.first_gate_net :] = np.arange(2 + len(read), 2 + len(read) + netlist.n_gates)
    nets = (net[nets] for nets in (netlist.a, netlist.b, netlist.outputs))
    return read, Netlist(len(read), netlist.gate, *nets)


def _type(largest: int) -> str:
    return next(f"uint{n}_t" for n in (8, 16, 32) if largest < 1 << n)
