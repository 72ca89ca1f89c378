"""The only bridge from torch to NumPy: a trained model becomes a circuit."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from torch import nn

from gategrad.circuit import Circuit, Encoder, Netlist, ThresholdEncoder
from gategrad.circuit.gate_encoder import chain, encoder_parts
from gategrad.nn import DLGN, MLP, Head, LearnedThresholds, LogicLayer

__all__ = ["NotACircuit", "to_circuit"]


class NotACircuit(TypeError):
    """A model, or a part of one, that extraction does not know. Nothing is ever skipped."""


def to_circuit(
    model: nn.Module,
    encoder: Encoder | None = None,
    class_names: Sequence[str] | None = None,
) -> Circuit:
    """Extract the discrete network: each gate its most likely one, the head as integer sums.

    The model is left as it was. The circuit computes exactly what the model does in ``eval()``
    mode on bits.

    Args:
        model: Logic layers, then a head: a :class:`~gategrad.nn.DLGN` or
            :class:`torch.nn.Sequential`, nested or not; learned thresholds may come first.
        encoder: How raw values become input bits, to travel with the circuit. Gates that follow
            its thresholds become the first of the circuit's. Of a model that learned its
            thresholds it says in what type and range raw values are.
        class_names: One name per class; ``0, 1, ...`` by default.

    Raises:
        NotACircuit: A module that extraction does not know, or parts in another order; names it.
        ValueError: Layers that do not fit together, weights that are not finite, or an encoder of
            another width.
    """
    if isinstance(model, MLP):
        raise NotACircuit(
            "a multilayer perceptron (network 'mlp') has no gates: only networks of logic gates "
            "become circuits"
        )
    modules = _flatten(model)
    if modules and type(modules[0]) is LearnedThresholds:
        encoder = _learned(modules.pop(0), encoder)
    layers, head = _parts(modules)
    n_inputs = layers[0].in_features
    # Nets of the layer before: first the inputs, which start at net 2.
    start, width, end = 2, n_inputs, 2 + n_inputs
    gates, firsts, seconds = [], [], []
    for i, layer in enumerate(layers):
        if layer.in_features != width:
            raise ValueError(f"logic layer {i} reads {layer.in_features} inputs, but gets {width}")
        if not bool(layer.weight.isfinite().all()):
            raise ValueError(f"logic layer {i} has weights that are NaN or infinite")
        first, second = layer.connections.cpu().numpy()
        gates.append(layer.gates().cpu().numpy())
        firsts.append(first.astype(np.int64) + start)
        seconds.append(second.astype(np.int64) + start)
        start, width, end = end, layer.out_features, end + layer.out_features
    netlist = Netlist(
        n_inputs,
        np.concatenate(gates),
        np.concatenate(firsts),
        np.concatenate(seconds),
        np.arange(start, end, dtype=np.int32),
    )
    names = class_names if class_names is not None else [str(k) for k in range(head.n_classes)]
    thresholds = None
    if encoder is not None:
        thresholds, before = encoder_parts(encoder)
        netlist = netlist if before is None else chain(before, netlist)
    return Circuit(thresholds, netlist, head.readout(width), tuple(names))


def _learned(thresholds: nn.Module, like: Encoder | None) -> ThresholdEncoder:
    assert isinstance(thresholds, LearnedThresholds)
    if not isinstance(like, ThresholdEncoder):
        raise NotACircuit(
            "the model learned thresholds for values scaled to [0, 1]: give to_circuit the data's "
            "encoder, which says in what type and range the raw values are"
        )
    return thresholds.encoder(like)


def _parts(modules: list[nn.Module]) -> tuple[list[LogicLayer], Head]:
    if not modules or not isinstance(modules[-1], Head):
        last = type(modules[-1]).__name__ if modules else "nothing"
        raise NotACircuit(f"the model must end with a head such as GroupSum, not with {last}")
    _check_head(modules[-1])
    layers = []
    for i, module in enumerate(modules[:-1]):
        # Exactly this class: a subclass may compute something else.
        if type(module) is not LogicLayer:
            raise NotACircuit(
                f"module {i} is a {type(module).__name__}: only logic layers followed by a head "
                "can become a circuit"
            )
        layers.append(module)
    if not layers:
        raise NotACircuit("the model has no logic layer")
    return layers, modules[-1]


def _check_head(head: Head) -> None:
    # Whoever changes what a head computes must also say what it computes on bits.
    for kind in type(head).__mro__:
        if kind is Head or ("forward" in vars(kind)) != ("readout" in vars(kind)):
            raise NotACircuit(
                f"the head {type(head).__name__} does not say what it computes on bits: write its "
                "readout(n_outputs) beside its forward(x)"
            )
        if "forward" in vars(kind):
            return


def _flatten(module: nn.Module) -> list[nn.Module]:
    if module._forward_hooks or module._forward_pre_hooks:
        raise NotACircuit(
            f"a {type(module).__name__} has a forward hook, which a circuit cannot have: remove it"
        )
    if type(module) in (nn.Sequential, DLGN):
        return [
            leaf
            for child in module._modules.values()
            if child is not None
            for leaf in _flatten(child)
        ]
    return [module]
