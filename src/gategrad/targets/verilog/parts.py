"""What a Verilog top is made of: modules of netlists, and convolutions as instances of one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from string import Template
from typing import Final

from gategrad.circuit import ConvolutionStage, Netlist
from gategrad.system.short_repr import short_repr
from gategrad.targets.verilog.module import module_text

__all__ = ["ModulePart", "convolution_part", "netlist_part"]


@dataclass(frozen=True)
class ModulePart:
    """A module with ports ``in`` and ``out``, clocked by ``clk`` and ``en`` or not.

    Attributes:
        n_inputs: Bits of ``in``.
        n_outputs: Bits of ``out``.
        cycles: Clock cycles from one to the other.
        modules: Pieces of text of each module, by what its name ends in: itself, and those that it
            is made of.
    """

    n_inputs: int
    n_outputs: int
    cycles: int
    modules: dict[str, Sequence[str]]

    __repr__ = short_repr


def netlist_part(netlist: Netlist, part: str, name: str, levels: int | None) -> ModulePart:
    """A netlist as a module; see :func:`~gategrad.targets.verilog.module.module_text`."""
    pieces, cycles = module_text(netlist, f"{name}_{part}", levels)
    return ModulePart(netlist.n_inputs, netlist.n_outputs, cycles, {part: pieces})


_CONVOLUTION: Final = """\
// $window at every position: in and out are planes by channel, row and column.
module ${name}_convolution_$number (
${clocks}    input wire [$last_in:0] in,
    output wire [$last_out:0] out
);
    genvar r, c, k, i, j;
    generate
        for (r = 0; r < $out_rows; r = r + 1) begin : rows
            for (c = 0; c < $out_columns; c = c + 1) begin : columns
                wire [$last_window:0] window;
                wire [$last_channel:0] result;
                for (k = 0; k < $in_channels; k = k + 1) begin : channels
                    for (i = 0; i < $window_rows; i = i + 1) begin : window_rows
                        for (j = 0; j < $window_columns; j = j + 1) begin : window_columns
$bit
                        end
                    end
                end
                $window the_window (${clock_ports}.in(window), .out(result));
                for (k = 0; k < $channels; k = k + 1) begin : results
                    assign out[(k * $out_rows + r) * $out_columns + c] = result[k];
                end
            end
        end
    endgenerate
endmodule
"""

_BIT: Final = """\
assign window[(k * $window_rows + i) * $window_columns + j] =
    in[(k * $in_rows + $row) * $in_columns + $column];"""

_BORDERED: Final = """\
if ($inside)
    assign window[(k * $window_rows + i) * $window_columns + j] =
        in[(k * $in_rows + $row) * $in_columns + $column];
else
    assign window[(k * $window_rows + i) * $window_columns + j] = 1'b0;"""


def convolution_part(
    stage: ConvolutionStage, number: int, name: str, levels: int | None
) -> ModulePart:
    """A convolution: a module of one window's gates, and one with an instance for each position."""
    window = f"window_{number}"
    pieces, cycles = module_text(stage.netlist, f"{name}_{window}", levels)
    channels, out_rows, out_columns = stage.out_shape
    in_channels, in_rows, in_columns = stage.in_shape
    sizes = {
        "name": name,
        "number": number,
        "window": f"{name}_{window}",
        "clocks": "" if levels is None else "    input wire clk,\n    input wire en,\n",
        "clock_ports": "" if levels is None else ".clk(clk), .en(en), ",
        "last_in": stage.n_inputs - 1,
        "last_out": stage.n_outputs - 1,
        "last_window": stage.netlist.n_inputs - 1,
        "last_channel": channels - 1,
        "channels": channels,
        "out_rows": out_rows,
        "out_columns": out_columns,
        "in_channels": in_channels,
        "in_rows": in_rows,
        "in_columns": in_columns,
        "window_rows": stage.window[0],
        "window_columns": stage.window[1],
    }
    places, limits = [], []
    axes = zip("rc", "ij", stage.stride, stage.padding, (in_rows, in_columns), strict=True)
    for position, inner, stride, padding, size in axes:
        place = f"{position} * {stride} + {inner}"
        places.append(f"{place} - {padding}" if padding else place)
        if padding:
            limits += [f"{place} >= {padding}", f"{place} < {size + padding}"]
    sizes |= {"row": places[0], "column": places[1], "inside": " && ".join(limits)}
    bit = Template(_BORDERED if limits else _BIT).substitute(sizes)
    sizes["bit"] = "\n".join(" " * 28 + line for line in bit.splitlines())
    text = Template(_CONVOLUTION).substitute(sizes)
    return ModulePart(
        stage.n_inputs, stage.n_outputs, cycles, {window: pieces, f"convolution_{number}": [text]}
    )
