"""Modules of gates that follow one another, to be evaluated as one operation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import torch
from torch import Tensor, nn

from gategrad.nn.kernels.ops import LayerGates
from gategrad.nn.logic_conv import LogicConv, LogicConv1d, LogicConv2d, LogicConv3d, OrPool2d
from gategrad.nn.logic_layer import LogicLayer

__all__ = ["Run", "is_hooked", "leading_run"]

# Exactly these: a subclass may compute something else.
_CONVOLUTIONS = (LogicConv1d, LogicConv2d, LogicConv3d)


@dataclass(frozen=True)
class Stage:
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
class Run:
    """The modules of gates at the start of a sequence.

    Attributes:
        stages: What they are; none where the first module is not of gates.
        n_modules: Modules of the sequence that they are.
        image: Shape of a sample where the last one's output has axes; None where it is flat.
    """

    stages: list[Stage]
    n_modules: int
    image: tuple[int, ...] | None

    def works_on(self, x: Tensor) -> bool:
        """Whether the run can be one operation on ``x``, with the results of its modules."""
        layers = [stage.layer for stage in self.stages]
        return (
            bool(layers)
            and (x.ndim == 2 or isinstance(layers[0], LogicConv))
            and not any(is_hooked(layer) for layer in layers)
            and len({(layer.mode, layer.precision) for layer in layers}) == 1
            and not any(layer.check_input for layer in layers[1:])
            and all(a.out_features == b.layer.in_features for a, b in pairwise(self.stages))
        )

    def gates(self, dtype: torch.dtype) -> list[LayerGates]:
        """What a call now evaluates."""
        # Discrete gates work on bits where these have been checked; see LogicLayer.check_input.
        bits = self.stages[0].layer.check_input
        return [stage.gates(dtype, bits=bits) for stage in self.stages]


def leading_run(modules: Sequence[nn.Module]) -> Run:
    """Logic layers, convolutions, their pooling and flattening, from the first module on.

    Raises:
        ValueError: A convolution that reads flattened images as images of another shape.
    """
    stages: list[Stage] = []
    image: tuple[int, ...] | None = None
    flattened: tuple[int, ...] | None = None
    n = 0
    for module in modules:
        if type(module) is LogicLayer and image is None:
            stages.append(Stage(module))
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
            stages.append(Stage(module))
            image = module.out_shape
        elif type(module) is OrPool2d and _can_pool(stages, image) and not is_hooked(module):
            layer = stages[-1].layer
            assert isinstance(layer, LogicConv)
            stages[-1] = Stage(layer, pooled=True)
            image = layer.pooled_wiring().geometry.out_shape
        elif type(module) is nn.Flatten and image is not None and _is_whole(module):
            image, flattened = None, image
        else:
            break
        n += 1
        if type(module) is not nn.Flatten:
            flattened = None
    return Run(stages, n, image)


def _can_pool(stages: list[Stage], image: tuple[int, ...] | None) -> bool:
    if not stages or image is None:
        return False
    layer, pooled = stages[-1].layer, stages[-1].pooled
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
