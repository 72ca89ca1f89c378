"""The only bridge from torch to NumPy: a trained model becomes a circuit."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import reduce
from itertools import takewhile
from typing import Final

import numpy as np
from torch import nn

from gategrad.circuit import (
    Circuit,
    ConvolutionStage,
    Encoder,
    Netlist,
    ThresholdEncoder,
)
from gategrad.circuit.encoders.derived_encoder import DerivedEncoder, encoder_parts
from gategrad.circuit.stages.tree_stage import tree_stage
from gategrad.gates import GATE_IDS
from gategrad.nn import DLGN, MLP, Head, LearnedThresholds, LogicLayer
from gategrad.nn.logic_conv import LogicConv, LogicConv1d, LogicConv2d, LogicConv3d, OrPool2d
from gategrad.system.kinds import check_kind

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
            :class:`torch.nn.Sequential`, nested or not; learned thresholds, then convolutions, may
            come first. Dropout of any kind and ``Identity``, which do nothing in ``eval()`` mode,
            may stand anywhere, ``Flatten`` and ``Unflatten`` where sizes fit.
        encoder: How raw values become input bits, to travel with the circuit. Gates that follow
            its thresholds become the first of the circuit's, detectors its first convolutions. Of a
            model that learned its thresholds it says in what type and range raw values are.
        class_names: One name per class; ``0, 1, ...`` by default.

    Returns:
        A circuit; of a model that begins with convolutions these are its ``stages``, and
        ``unrolled()`` gives one of gates alone. Gates before a convolution, those of an encoder
        included, have it unrolled.

    Raises:
        NotACircuit: A module that extraction does not know, or parts in another order; names it.
        ValueError: Layers that do not fit together, weights that are not finite, or an encoder of
            another width.
    """
    check_kind("model", model, nn.Module)
    if encoder is not None:
        check_kind("encoder", encoder, ThresholdEncoder, DerivedEncoder)
    if isinstance(model, MLP):
        raise NotACircuit(
            "a multilayer perceptron (network 'mlp') has no gates: only networks of logic gates "
            "become circuits"
        )
    modules = _flatten(model)
    if modules and type(modules[0]) is LearnedThresholds:
        encoder = _learned(modules.pop(0), encoder)
    layers, head = _parts(modules)
    parts = _gates(layers)
    thresholds = None
    if encoder is not None:
        if encoder.n_bits != parts[0].n_inputs:
            raise ValueError(
                f"the encoder gives {encoder.n_bits} bits, but the network reads "
                f"{parts[0].n_inputs}"
            )
        thresholds, before = encoder_parts(encoder)
        parts = [*before, *parts]
    names = class_names if class_names is not None else [str(k) for k in range(head.n_classes)]
    readout = head.readout(parts[-1].n_outputs)
    stages = [part for part in parts if isinstance(part, ConvolutionStage)]
    behind = [part for part in parts if isinstance(part, Netlist)]
    if any(isinstance(part, Netlist) for part in parts[: len(stages)]):
        stages = []
        behind = [part if isinstance(part, Netlist) else part.unrolled() for part in parts]
    dense = reduce(Netlist.then, behind) if behind else _wires(stages[-1].n_outputs)
    return Circuit(thresholds, dense, readout, tuple(names), tuple(stages))


def _gates(modules: list[nn.Module]) -> list[ConvolutionStage | Netlist]:
    """Convolutions and netlists of logic layers, in order."""
    parts: list[ConvolutionStage | Netlist] = []
    image: tuple[int, ...] | None = None  # what comes out, where it has axes
    first = next(m for m in modules if isinstance(m, (LogicLayer, LogicConv)))
    width, width_known = first.in_features, False
    for i, module in enumerate(modules):
        if isinstance(module, (LogicLayer, LogicConv)):
            if not bool(module.weight.isfinite().all()):
                raise ValueError(f"logic layer {i} has weights that are NaN or infinite")
            anchors = module.anchors if isinstance(module, LogicLayer) and width_known else 0
            if module.in_features != width + anchors:
                raise ValueError(
                    f"logic layer {i} reads {module.in_features} inputs, but gets {width + anchors}"
                )
            if anchors > first.in_features:
                raise ValueError(
                    f"logic layer {i} has anchors={anchors}, but the network reads only "
                    f"{first.in_features} inputs"
                )
            if anchors and not all(isinstance(m, LogicLayer) for m in modules[:i]):
                raise NotACircuit(
                    f"logic layer {i} has anchors, the network's input, and is not behind logic "
                    "layers alone"
                )
            width_known = True
            width = module.out_features
        if isinstance(module, LogicLayer):
            if image is not None:
                raise ValueError(f"logic layer {i} reads flat input, but gets {image}: flatten it")
            if i and isinstance(modules[i - 1], LogicLayer):
                continue  # with that one
            following = takewhile(lambda m: isinstance(m, LogicLayer), modules[i:])
            parts.append(_layers(list(following)))  # type: ignore[arg-type]
        elif isinstance(module, LogicConv):
            if image is not None and image != module.in_shape:
                raise ValueError(f"convolution {i} reads {module.in_shape}, but gets {image}")
            pooled = type(modules[i + 1]) is OrPool2d if i + 1 < len(modules) else False
            fused = pooled and module.pool == 1 and len(module.out_shape) == 3
            parts.append(_convolution(module, 2 if fused else module.pool))
            image = module.out_shape
            if fused:
                image = parts[-1].out_shape  # type: ignore[union-attr]
        elif isinstance(module, OrPool2d):
            if image is None or len(image) != 3:
                raise ValueError(f"the pooling {i} reads (channels, rows, columns), but no image")
            before = modules[i - 1]
            if not (isinstance(before, LogicConv) and before.pool == 1):
                parts.append(_pooling(image))
            image = parts[-1].out_shape  # type: ignore[union-attr]
            width = parts[-1].n_outputs
        elif isinstance(module, nn.Unflatten):
            image = tuple(module.unflattened_size)
            if math.prod(image) != width:
                raise ValueError(f"module {i} makes {image} of {width} values")
        else:
            image = None  # flattened
    if image is not None:
        raise ValueError(f"the head reads flat input, but gets {image}: flatten it")
    return parts


def _layers(layers: list[LogicLayer]) -> Netlist:
    """Logic layers, one after the other."""
    n_inputs = layers[0].in_features
    # Nets of the layer before: first the inputs, which start at net 2.
    start, end = 2, 2 + n_inputs
    gates, firsts, seconds = [], [], []
    for i, layer in enumerate(layers):
        read = layer.settle().cpu().numpy().astype(np.int64)
        if i and layer.anchors:
            # The last of what is read are the last of the inputs.
            before = layer.in_features - layer.anchors
            anchor = read - layer.in_features + 2 + n_inputs
            read = np.where(read < before, read + start, anchor)
        else:
            read += start
        gates.append(layer.gates().cpu().numpy())
        firsts.append(read[0])
        seconds.append(read[1])
        start, end = end, end + layer.out_features
    return Netlist(
        n_inputs,
        np.concatenate(gates),
        np.concatenate(firsts),
        np.concatenate(seconds),
        np.arange(start, end, dtype=np.int32),
    )


def _convolution(module: LogicConv, pool: int) -> ConvolutionStage:
    return tree_stage(
        module.settle().cpu().numpy(),
        module.gates().cpu().numpy(),
        module.in_shape,
        kernel_size=module.kernel_size,
        stride=module.stride,
        padding=module.padding,
        pool=pool,
    )


def _pooling(image: tuple[int, ...]) -> ConvolutionStage:
    places = np.array([[0, 0], [0, 1], [1, 0], [1, 1]])
    leaves = np.stack([np.insert(places, 0, c, axis=1) for c in range(image[0])])
    gates = np.full((image[0], 3), GATE_IDS["or"])
    return tree_stage(leaves, gates, image, kernel_size=(2, 2), stride=(2, 2))


def _wires(n: int) -> Netlist:
    none = np.zeros(0, dtype=np.int32)
    return Netlist(n, none.astype(np.uint8), none, none, np.arange(2, 2 + n, dtype=np.int32))


def _learned(thresholds: nn.Module, like: Encoder | None) -> ThresholdEncoder:
    assert isinstance(thresholds, LearnedThresholds)
    if not isinstance(like, ThresholdEncoder):
        raise NotACircuit(
            "the model learned thresholds for values scaled to [0, 1]: give to_circuit the data's "
            "encoder, which says in what type and range the raw values are"
        )
    return thresholds.encoder(like)


# Exactly these classes: a subclass may compute something else.
_KNOWN: Final = (LogicLayer, LogicConv1d, LogicConv2d, LogicConv3d, OrPool2d)
# What gives its input in ``eval()`` mode.
_IDENTITIES: Final = (
    nn.Identity,
    nn.Dropout,
    nn.Dropout1d,
    nn.Dropout2d,
    nn.Dropout3d,
    nn.AlphaDropout,
    nn.FeatureAlphaDropout,
)


def _parts(modules: list[nn.Module]) -> tuple[list[nn.Module], Head]:
    if not modules or not isinstance(modules[-1], Head):
        last = type(modules[-1]).__name__ if modules else "nothing"
        raise NotACircuit(f"the model must end with a head such as GroupSum, not with {last}")
    _check_head(modules[-1])
    for i, module in enumerate(modules[:-1]):
        if type(module) not in _KNOWN and not _reshapes(module):
            raise NotACircuit(
                f"module {i} is a {type(module).__name__}: only logic layers, convolutions, their "
                "pooling and flattening, and dropout, followed by a head, can become a circuit"
            )
    if not any(isinstance(module, (LogicLayer, LogicConv)) for module in modules):
        raise NotACircuit("the model has no logic layer")
    return modules[:-1], modules[-1]


def _reshapes(module: nn.Module) -> bool:
    """Whether a module makes rows of images or images of rows, and nothing else."""
    if type(module) is nn.Flatten:
        return module.start_dim == 1 and module.end_dim in (-1, 3)
    if type(module) is nn.Unflatten:
        return module.dim == 1 and all(type(n) is int and n > 0 for n in module.unflattened_size)
    return False


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
        leaves: list[nn.Module] = []
        for child in module._modules.values():
            found = [] if child is None else _flatten(child)
            inner = isinstance(child, nn.Sequential) and leaves
            anchored = any(isinstance(leaf, LogicLayer) and leaf.anchors for leaf in found)
            if anchored and (inner or type(module) is nn.Sequential):
                raise NotACircuit(
                    "layers with anchors, the input of their network, become a circuit in a DLGN "
                    "that begins the model, not within another one or a torch.nn.Sequential"
                )
            leaves += found
        return leaves
    return [] if type(module) in _IDENTITIES else [module]
