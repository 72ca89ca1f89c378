"""Modules of gates that follow one another, to be evaluated as one operation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import torch
from torch import Tensor, nn

from gategrad.nn.kernels.layers_dispatch import LayerGates
from gategrad.nn.logic_conv import LogicConv, LogicConv1d, LogicConv2d, LogicConv3d, OrPool2d
from gategrad.nn.logic_layer import LogicLayer

__all__ = ["FusedLayer", "FusedLayers", "SequencePlan", "is_hooked", "leading_layers", "with_input"]

# Exactly these: a subclass may compute something else.
_CONVOLUTIONS = (LogicConv1d, LogicConv2d, LogicConv3d)


@dataclass(frozen=True)
class FusedLayer:
    """A module of gates, and whether the pooling after it is part of it."""

    layer: LogicLayer | LogicConv
    pooled: bool = False

    @property
    def out_features(self) -> int:
        """Outputs per sample."""
        if self.pooled and isinstance(self.layer, LogicConv):
            return self.layer.pooled_wiring().n_outputs
        return self.layer.out_features

    def gates(self, dtype: torch.dtype, *, bits: bool) -> LayerGates:
        """See :meth:`LogicLayer.layer_gates`."""
        if isinstance(self.layer, LogicConv):
            return self.layer.layer_gates(dtype, bits=bits, pooled=self.pooled)
        return self.layer.layer_gates(dtype, bits=bits)


@dataclass(frozen=True)
class FusedLayers:
    """The modules of gates at the start of a sequence.

    Attributes:
        layers: What they are; none where the first module is not of gates.
        n_modules: Modules of the sequence that they are.
        image: Shape of a sample where the last one's output has axes; None where it is flat.
        fit: Whether each reads as many values as the one before gives.
    """

    layers: tuple[FusedLayer, ...]
    n_modules: int
    image: tuple[int, ...] | None
    fit: bool

    def works_on(self, x: Tensor) -> bool:
        """Whether they can be one operation on ``x``, with the results of their modules."""
        if not self.layers or not self.fit:
            return False
        first, *others = (fused.layer for fused in self.layers)
        mode, precision = first.mode, first.precision
        return (
            (x.ndim == 2 or isinstance(first, LogicConv))
            and not any(map(is_hooked, (first, *others)))
            and all(
                layer.mode == mode and layer.precision == precision and not layer.check_input
                for layer in others
            )
        )

    def gates(self, dtype: torch.dtype) -> list[LayerGates]:
        """What a call now evaluates."""
        # Discrete gates work on bits where these have been checked; see LogicLayer.check_input.
        bits = self.layers[0].layer.check_input
        return [fused.gates(dtype, bits=bits) for fused in self.layers]


class SequencePlan:
    """Which modules of a sequence are evaluated together, found out once.

    Holds as long as the modules are the same, of the same classes, and nothing is hooked into one.
    """

    def __init__(self, modules: tuple[nn.Module, ...]) -> None:
        self._modules = modules
        self._kinds = tuple(map(type, modules))
        self._flattens = [module for module in modules if type(module) is nn.Flatten]
        self._found: dict[int, FusedLayers] = {}

    def holds(self, modules: tuple[nn.Module, ...]) -> bool:
        """Whether this is the plan of a sequence as it is now."""
        return (
            modules == self._modules
            and tuple(map(type, modules)) == self._kinds
            and all(map(_is_whole, self._flattens))
            and not any(map(is_hooked, modules))
        )

    def at(self, index: int, *, begins: bool) -> FusedLayers:
        """What :func:`leading_layers` says of the modules from one on."""
        found = self._found.get(index)
        if found is None:
            rest = self._modules[index:]
            found = self._found[index] = leading_layers(rest, begins=begins)
        return found


def leading_layers(modules: Sequence[nn.Module], *, begins: bool = True) -> FusedLayers:
    """Logic layers, convolutions, their pooling and flattening, from the first module on.

    Args:
        modules: Of a sequence, the last ones.
        begins: Whether no gates come before them: what the first one reads is what anchors are.

    Raises:
        ValueError: A convolution that reads flattened images as images of another shape.
    """
    layers: list[FusedLayer] = []
    image: tuple[int, ...] | None = None
    flattened: tuple[int, ...] | None = None
    n = 0
    for module in modules:
        if type(module) is LogicLayer and image is None:
            if module.anchors and layers and not begins:
                break
            layers.append(FusedLayer(module))
        elif type(module) in _CONVOLUTIONS:
            assert isinstance(module, LogicConv)
            if image is not None and image != module.in_shape:
                break
            if flattened is not None and flattened != module.in_shape:
                raise ValueError(
                    f"a convolution reads images of {module.in_shape}, but those flattened before "
                    f"it are of {flattened}: give it in_channels={flattened[0]} and "
                    f"in_size={flattened[1:]}"
                )
            layers.append(FusedLayer(module))
            image = module.out_shape
        elif type(module) is OrPool2d and _can_pool(layers, image) and not is_hooked(module):
            layer = layers[-1].layer
            assert isinstance(layer, LogicConv)
            layers[-1] = FusedLayer(layer, pooled=True)
            image = layer.pooled_wiring().geometry.out_shape
        elif type(module) is nn.Flatten and image is not None and _is_whole(module):
            image, flattened = None, image
        else:
            break
        n += 1
        if type(module) is not nn.Flatten:
            flattened = None
    fit = all(
        a.out_features + _anchors(b.layer) == b.layer.in_features
        and _anchors(b.layer) <= layers[0].layer.in_features
        for a, b in pairwise(layers)
    )
    return FusedLayers(tuple(layers), n, image, fit)


def with_input(module: nn.Module, x: Tensor, bits: Tensor) -> Tensor:
    """What a module behind others reads, where it has anchors: they are the last of the bits."""
    n = _anchors(module)
    if not n:
        return x
    bits = bits.flatten(1)
    if n > bits.shape[1]:
        raise ValueError(
            f"a layer has anchors={n}, but the network reads only {bits.shape[1]} inputs: give it "
            "as many at most"
        )
    return torch.cat([x.flatten(1), bits[:, -n:].to(x)], dim=1)


def _anchors(module: nn.Module) -> int:
    return module.anchors if isinstance(module, LogicLayer) else 0


def _can_pool(layers: list[FusedLayer], image: tuple[int, ...] | None) -> bool:
    if not layers or image is None:
        return False
    layer, pooled = layers[-1].layer, layers[-1].pooled
    if type(layer) is not LogicConv2d or layer.pool != 1 or pooled:
        return False
    # torch.compile cannot trace how a wiring is made: without an earlier call, it pools apart.
    return layer.knows_pooled_wiring or not torch.compiler.is_compiling()


def _is_whole(module: nn.Flatten) -> bool:
    return module.start_dim == 1 and module.end_dim in (-1, 3) and not is_hooked(module)


def is_hooked(module: nn.Module) -> bool:
    """Whether something wants to be called with the module."""
    return bool(
        module._forward_hooks
        or module._forward_pre_hooks
        or module._backward_hooks
        or module._backward_pre_hooks
    )
