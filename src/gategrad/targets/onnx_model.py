"""A circuit as an ONNX model of Boolean operators, a few for each level of gates."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gategrad.circuit import Circuit, Codebook, Decoder, Netlist, ThresholdEncoder
from gategrad.circuit.encoders.table_values import MISSING
from gategrad.circuit.encoders.typed_thresholds import byte_bounds, float_bounds
from gategrad.gates import GATE_IDS
from gategrad.targets.export_option import Name
from gategrad.targets.gate_text import about, check_name
from gategrad.targets.row_text import class_lines, column_lines
from gategrad.targets.without_wires import without_wires

__all__ = ["onnx_model"]

_OPSET: Final = 17
_IR: Final = 8
_MOST_CODES: Final = 1 << 24  # bits, each of which becomes a number of eight bytes
_MOST_WEIGHTS: Final = 1 << 27  # a gigabyte, half of what a file may hold
_INVERTER: Final = GATE_IDS["not_a"]
# By gate: whether it is (a ^ x) & (b ^ y) ^ z, and x, y, z; otherwise it is a ^ b ^ z.
_FORMS: Final = {
    1: (1, 0, 0, 0), 2: (1, 0, 1, 0), 4: (1, 1, 0, 0), 8: (1, 1, 1, 0),
    14: (1, 0, 0, 1), 13: (1, 0, 1, 1), 11: (1, 1, 0, 1), 7: (1, 1, 1, 1),
    6: (0, 0, 0, 0), 9: (0, 0, 0, 1),
}  # fmt: skip


def onnx_model(circuit: Circuit, *, name: Name = "network") -> dict[str, bytes]:
    """The classifier as ONNX: raw rows in, ``scores`` and ``labels`` out, equal to the engine's.

    Scores of dense layers in float are equal up to the order of additions.

    The input ``X`` is ``(B, n_features)`` in the encoder's type (uint8 for bool), or ``(B,
    n_inputs)`` uint8 bits where the circuit has no encoder; values are not checked. ``labels`` is
    ``(B,)`` int64, ``scores`` ``(B, K)`` float64.

    Args:
        circuit: What to write; convolutions are unrolled.
        name: Of the graph and the file.

    Returns:
        One file, ``NAME.onnx``; opset 17.

    Raises:
        ImportError: The package onnx is missing: it comes with the extra ``onnx``.
        ValueError: A circuit without inputs; a codebook or integers too large for a model.
    """
    check_name(name)
    circuit = circuit.unrolled()
    if circuit.netlist.n_inputs == 0:
        raise ValueError("an ONNX model needs inputs, but the circuit has none")
    try:
        import onnx
    except ModuleNotFoundError as error:
        raise ImportError("the target onnx needs onnx: install gategrad's extra 'onnx'") from error
    graph = _Graph(onnx)
    netlist = without_wires(circuit.netlist)
    inputs = np.unique(np.concatenate([netlist.a, netlist.b, netlist.outputs]))
    inputs = inputs[(inputs >= 2) & (inputs < netlist.first_gate_net)]
    if len(inputs) == 0:  # constant outputs: a row of any input still tells the batch size
        inputs = np.array([2])
    state = _read(graph, circuit, inputs - 2)
    state, row, flip = _gates(graph, netlist, inputs, state)
    _sums(graph, circuit, netlist, state, row, flip)
    helper, kinds = onnx.helper, onnx.TensorProto
    encoder = circuit.encoder
    kind = {"int64": kinds.INT64, "float32": kinds.FLOAT, "float64": kinds.DOUBLE}.get(
        "" if encoder is None else encoder.dtype, kinds.UINT8
    )
    width = circuit.netlist.n_inputs if encoder is None else encoder.n_features
    model = helper.make_model(
        helper.make_graph(
            graph.nodes,
            name,
            [helper.make_tensor_value_info("X", kind, ["batch", width])],
            [
                helper.make_tensor_value_info("labels", kinds.INT64, ["batch"]),
                helper.make_tensor_value_info(
                    "scores", kinds.DOUBLE, ["batch", circuit.readout.n_classes]
                ),
            ],
            graph.constants,
            doc_string="\n".join(_words(circuit)),
        ),
        producer_name="gategrad",
        opset_imports=[helper.make_opsetid("", _OPSET)],
        ir_version=_IR,
    )
    return {f"{name}.onnx": model.SerializeToString()}


def _words(circuit: Circuit) -> list[str]:
    """What wrote the file, and what a row of ``X`` and the labels are."""
    columns = circuit.encoder.columns if circuit.encoder is not None else None
    lines = [*about(circuit), *class_lines(circuit.class_names)]
    if columns is not None:
        lines += ["Columns:", *column_lines(columns, repr(MISSING))]
    return lines


class _Graph:
    """Nodes and constants, named by number."""

    def __init__(self, onnx: Any) -> None:
        self._onnx = onnx
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def constant(self, values: NDArray[Any]) -> str:
        name = f"c{len(self.constants)}"
        self.constants.append(self._onnx.numpy_helper.from_array(values, name))
        return name

    def node(self, operator: str, *inputs: str, output: str = "", **attributes: Any) -> str:
        name = output or f"v{len(self.nodes)}"
        node = self._onnx.helper.make_node(operator, list(inputs), [name], **attributes)
        self.nodes.append(node)
        return name

    def gather(self, source: str, rows: NDArray[Any]) -> str:
        return self.node("Gather", source, self.constant(rows.astype(np.int32)), axis=0)

    def cast(self, source: str, dtype: str) -> str:
        kind = getattr(self._onnx.TensorProto, dtype)
        return self.node("Cast", source, to=int(kind))


def _read(graph: _Graph, circuit: Circuit, bits: NDArray[Any]) -> str:
    # (len(bits), B) bool: the input bits that something reads.
    columns = graph.node("Transpose", "X", perm=[1, 0])
    encoder = circuit.encoder
    if encoder is None:
        return graph.cast(graph.gather(columns, bits), "BOOL")
    values = graph.gather(columns, encoder.bit_features[bits])
    bounds = _bounds(encoder)[bits][:, None]
    if encoder.dtype in ("bool", "uint8"):
        return graph.node("GreaterOrEqual", graph.cast(values, "INT32"), graph.constant(bounds))
    if encoder.dtype == "int64":
        values = graph.cast(values, "DOUBLE")
    return graph.node("Greater", values, graph.constant(bounds))


def _bounds(encoder: ThresholdEncoder) -> NDArray[Any]:
    thresholds = encoder.bit_thresholds
    if encoder.dtype in ("bool", "uint8"):
        return byte_bounds(thresholds).astype(np.int32)
    return float_bounds(thresholds) if encoder.dtype == "float32" else thresholds


def _gates(
    graph: _Graph, netlist: Netlist, inputs: NDArray[Any], state: str
) -> tuple[str, NDArray[Any], NDArray[Any]]:
    # Level by level: a tensor of (nets, B) holds what is still needed; some nets as their opposite.
    forms = np.zeros((16, 4), dtype=np.int64)
    forms[list(_FORMS)] = list(_FORMS.values())
    level = netlist.levels()
    own = level[netlist.first_gate_net :]
    last = np.zeros(netlist.n_nets, dtype=np.int64)
    for read in (netlist.a, netlist.b):
        np.maximum.at(last, read, own)
    last[netlist.outputs] = own.max(initial=0) + 1
    inverter = np.flatnonzero(netlist.gate == _INVERTER)[::-1]
    stored = np.arange(netlist.n_nets)  # the net whose row stands for this one
    for g in inverter.tolist():  # backwards: an inverter's readers keep what it reads
        net = netlist.first_gate_net + g
        last[netlist.a[g]] = max(last[netlist.a[g]], last[net])
    flip = np.zeros(netlist.n_nets, dtype=np.int64)
    row = np.full(netlist.n_nets, -1)
    kept: NDArray[Any] = np.asarray(inputs)
    row[kept] = np.arange(len(kept))
    order = np.argsort(own, kind="stable")
    stops = np.searchsorted(own[order], np.arange(1, own.max(initial=0) + 1), side="right")
    for depth, gates in enumerate(np.split(order, stops[:-1]) if len(order) else [], 1):
        form = forms[netlist.gate[gates]]
        nets = netlist.first_gate_net + gates
        a, b = netlist.a[gates], netlist.b[gates]
        inverts = netlist.gate[gates] == _INVERTER
        stored[nets[inverts]] = stored[a[inverts]]
        flip[nets[inverts]] = 1 - flip[a[inverts]]
        made, names = [], []
        ands = (form[:, 0] == 1) & ~inverts
        if ands.any():
            masked = []
            for side, place in ((a, 1), (b, 2)):
                mask = form[ands, place] ^ flip[side[ands]]
                values = graph.gather(state, row[stored[side[ands]]])
                if mask.any():
                    values = graph.node("Xor", values, graph.constant(mask[:, None].astype(bool)))
                masked.append(values)
            names.append(graph.node("And", *masked))
            flip[nets[ands]] = form[ands, 3]
            made.append(nets[ands])
        xors = (form[:, 0] == 0) & ~inverts
        if xors.any():
            pair = [graph.gather(state, row[stored[side[xors]]]) for side in (a, b)]
            names.append(graph.node("Xor", *pair))
            flip[nets[xors]] = form[xors, 3] ^ flip[a[xors]] ^ flip[b[xors]]
            made.append(nets[xors])
        if not made:
            continue
        needed = last[kept] > depth
        if needed.any():
            names.insert(0, state if needed.all() else graph.gather(state, row[kept[needed]]))
        kept = np.concatenate([kept[needed], *made])
        row[kept] = np.arange(len(kept))
        state = graph.node("Concat", *names, axis=0) if len(names) > 1 else names[0]
    return state, row[stored], flip


def _sums(
    graph: _Graph,
    circuit: Circuit,
    netlist: Netlist,
    state: str,
    row: NDArray[Any],
    flip: NDArray[Any],
) -> None:
    readout, outputs = circuit.readout, netlist.outputs
    weight, offset = readout.weight.astype(np.int64), readout.offset.copy()
    # A bit that is always 1, or held as its opposite, changes the class's offset.
    opposite = flip[outputs] == 1
    np.add.at(offset, readout.group, np.where(opposite | (outputs == 1), weight, 0))
    weight = np.where(opposite, -weight, weight)
    read = np.flatnonzero((outputs > 1) & (weight != 0))
    read = read[np.argsort(readout.group[read], kind="stable")]
    group = readout.group[read]
    counts = np.bincount(group, minlength=readout.n_sums)
    most = max(1, int(counts.max()))
    # Groups side by side, the shorter ones filled up with bits of weight 0.
    place = group.astype(np.int64) * most + np.arange(len(read))
    place -= np.repeat(np.cumsum(counts) - counts, counts)
    rows = np.zeros(readout.n_sums * most, dtype=np.int64)
    weights = np.zeros(readout.n_sums * most, dtype=np.int32)
    rows[place], weights[place] = row[outputs[read]], weight[read]
    bits = graph.cast(graph.gather(state, rows.reshape(readout.n_sums, most)), "INT32")
    if not (weights == 1).all():
        shape = (readout.n_sums, most, 1)
        bits = graph.node("Mul", bits, graph.constant(weights.reshape(shape)))
    sums = graph.node("ReduceSum", bits, graph.constant(np.array([1])), keepdims=0)
    sums = graph.node("Add", sums, graph.constant(offset[:, None].astype(np.int32)))
    class_sums = graph.cast(graph.node("Transpose", sums, perm=[1, 0]), "DOUBLE")
    if readout.decoder is not None:
        class_sums = _decoded(graph, readout.decoder, readout.reach(), class_sums)
    graph.node("Mul", class_sums, graph.constant(readout.scale), output="scores")
    # Integers in double precision are exact: equal scales need no scores.
    compared = class_sums if readout.is_integer else "scores"
    graph.node("ArgMax", compared, axis=1, keepdims=0, output="labels")


def _decoded(graph: _Graph, decoder: Decoder, reach: NDArray[np.float64], sums: str) -> str:
    most = _MOST_CODES if isinstance(decoder, Codebook) else _MOST_WEIGHTS
    if decoder.n_weights > most:
        raise ValueError(
            f"{decoder.n_weights:,} weights of a {decoder.KIND} head, more than {most:,}: it does "
            "not fit into an ONNX model, use the engine or C"
        )
    if decoder.is_integer and decoder.reach(reach) >= 2**53:
        raise ValueError(
            "class sums exceed 53 bits, and so double precision: use smaller offsets, or quantize "
            "to fewer bits"
        )
    for i, (weight, bias) in enumerate(decoder.layers()):
        if i:
            sums = graph.node("Relu", sums)
        sums = graph.node("MatMul", sums, graph.constant(weight.T.astype(np.float64)))
        sums = graph.node("Add", sums, graph.constant(bias.astype(np.float64)))
    return sums
