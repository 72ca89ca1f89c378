"""Networks trained with difflogic or torchlogix, as gategrad's: same gates, same wiring.

Neither library is imported: what is read are the attributes of its layers. Whatever a layer has
that gategrad cannot say is refused, by name.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from gategrad.nn.heads.group_sum import GroupSum
from gategrad.nn.logic_layer import LogicLayer
from gategrad.nn.parametrizations import parametrization_named

__all__ = ["from_difflogic", "from_torchlogix", "from_torchlogix_state"]

_STATE_LAYER: Final = re.compile(r"(.*)\.connections\.indices")


def from_difflogic(model: nn.Module) -> nn.Sequential:
    """A network of difflogic's ``LogicLayer`` and ``GroupSum`` as gategrad's layers.

    Weights, wiring and tau are taken over, so that it can be trained further and compiled; in
    ``eval()`` mode both give the same outputs. What plays a part in training only
    (``grad_factor``, ``implementation``) is left behind.

    Args:
        model: The network itself. Its ``state_dict()`` does not hold the wiring: a checkpoint of
            one can be loaded into a model whose layers have the ``indices`` that it was trained
            with, and into no other.

    Raises:
        ValueError: A module that has no counterpart, or whose weights or indices are not those of
            such a layer; names it.
    """
    return _converted(model, _of_difflogic)


def from_torchlogix(model: nn.Module) -> nn.Sequential:
    """A network of torchlogix's ``LogicDense`` and ``GroupSum`` as gategrad's layers.

    Weights are taken over: of the parametrization ``raw`` as those of ``softmax``, of ``light`` as
    those of ``light``, of ``warp`` as those of ``walsh``, each divided by its temperature. The
    network in ``eval()`` mode and its circuit are the same, and but for ``warp``, which
    interpolates before its sigmoid, the relaxed one too. Of learnable connections the best
    candidates are taken.

    Args:
        model: The network.

    Raises:
        ValueError: A module that has no counterpart, or whose weights or wiring are not those of
            such a layer, tables of more than two inputs, or a ``GroupSum`` with a ``beta``; names
            it.
    """
    return _converted(model, _of_torchlogix)


def from_torchlogix_state(
    state: Mapping[str, Tensor],
    in_features: int,
    n_classes: int,
    *,
    tau: float = 1.0,
    parametrization: str = "raw",
    temperature: float = 1.0,
) -> nn.Sequential:
    """A checkpoint of torchlogix as gategrad's layers; see :func:`from_torchlogix`.

    Args:
        state: The state dict of a sequence of ``LogicDense``, such as ``torch.load(path,
            weights_only=True)`` gives. It holds the wiring.
        in_features: Inputs of the first layer, which are not in it.
        n_classes: ``GroupSum``'s k, which is not either.
        tau: ``GroupSum``'s, which is not either.
        parametrization: What the layers had: ``raw``, ``light`` or ``warp``.
        temperature: Its temperature, which divides the weights and is not in the state either.

    Raises:
        ValueError: A temperature that is not positive, an entry that belongs to no such layer, that
            is missing, no tensor, or of another type or shape than such a layer's (names it), or an
            unknown parametrization.
    """
    if not 0 < temperature < math.inf:
        raise ValueError(f"temperature must be positive, got {temperature}")
    names = [match[1] for match in map(_STATE_LAYER.fullmatch, map(str, state)) if match]
    known = {f"{name}.{part}" for name in names for part in ("weight", "connections.indices")}
    known |= {f"{name}.connections.weights" for name in names}
    strange = [name for name in state if name not in known]
    if strange or not names:
        raise ValueError(
            f"the state holds {strange[0]!r}, which no LogicDense has: convert the model itself"
            if strange
            else "the state holds no LogicDense: there is no '....connections.indices' in it"
        )
    lacking = [name for name in names if f"{name}.weight" not in state]
    if lacking:
        raise ValueError(f"the state lacks '{lacking[0]}.weight': it is not whole")
    layers: list[LogicLayer] = []
    for name in names:
        pairs = _chosen_pairs(
            state[f"{name}.connections.indices"], state.get(f"{name}.connections.weights"), name
        )
        width = layers[-1].out_features if layers else in_features
        ours, weight = _weights(state[f"{name}.weight"], parametrization, name)
        layers.append(_layer(width, pairs, weight / temperature, ours))
    return nn.Sequential(*layers, GroupSum(n_classes, tau)).eval()


def _converted(model: nn.Module, convert: Callable[[str, Any], nn.Module | None]) -> nn.Sequential:
    modules: list[nn.Module] = []
    for name, module in _leaves("", model):
        if type(module) in (nn.Flatten, nn.Identity):
            continue
        converted = convert(name, module)
        if converted is None:
            raise ValueError(
                f"module {name or 'itself'} is a {type(module).__name__}: only dense logic layers "
                "followed by GroupSum can be converted"
            )
        modules.append(converted)
    kinds = [type(module) for module in modules]
    if len(kinds) < 2 or kinds[-1] is not GroupSum or set(kinds[:-1]) != {LogicLayer}:
        raise ValueError(
            "the model must be logic layers followed by one GroupSum, got "
            f"{', '.join(kind.__name__ for kind in kinds) or 'nothing'}"
        )
    return nn.Sequential(*modules).train(model.training)


def _leaves(name: str, module: nn.Module) -> list[tuple[str, nn.Module]]:
    if isinstance(module, nn.Sequential):
        return [
            leaf
            for child, part in module.named_children()
            for leaf in _leaves(f"{name}.{child}".lstrip("."), part)
        ]
    return [(name, module)]


def _of_difflogic(name: str, module: Any) -> nn.Module | None:
    kind = type(module).__name__
    if kind == "LogicLayer" and hasattr(module, "weights") and hasattr(module, "indices"):
        sides = [_tensor(side, f"indices of module {name}", whole=True) for side in module.indices]
        if len(sides) != 2 or sides[0].ndim != 1 or sides[0].shape != sides[1].shape:
            shapes = ", ".join(str(tuple(side.shape)) for side in sides)
            raise ValueError(
                f"module {name} has indices of shapes {shapes}: gates here have two inputs"
            )
        weights = _tensor(module.weights, f"weights of module {name}")
        return _layer(int(module.in_dim), torch.stack(sides).long().numpy(), weights)
    if kind == "GroupSum" and hasattr(module, "k"):
        return GroupSum(int(module.k), float(module.tau))
    return None


def _of_torchlogix(name: str, module: Any) -> nn.Module | None:
    kind = type(module).__name__
    if kind == "LogicDense" and hasattr(module, "parametrization"):
        if module.lut_rank != 2:
            raise ValueError(
                f"module {name} has tables of {module.lut_rank} inputs; gates here have two"
            )
        connections = module.connections
        pairs = _chosen_pairs(connections.indices, getattr(connections, "weights", None), name)
        way = type(module.parametrization).__name__.removesuffix("LUTParametrization").lower()
        ours, weight = _weights(module.weight, way, name)
        temperature = float(getattr(module.parametrization, "temperature", 1.0))
        return _layer(int(module.in_dim), pairs, weight / temperature, ours)
    if kind == "GroupSum" and hasattr(module, "k"):
        if getattr(module, "beta", 0.0):
            raise ValueError(
                f"module {name} adds beta={module.beta} to every class, which GroupSum here does "
                "not: it changes no class, so set it to 0"
            )
        return GroupSum(int(module.k), float(module.tau))
    return None


def _tensor(value: Any, what: str, *, whole: bool = False) -> Tensor:
    """A tensor of integers, or of floats, on the CPU; ``ValueError`` for anything else."""
    if not isinstance(value, Tensor):
        raise ValueError(f"{what} must be a tensor, got a {type(value).__name__}")
    real = value.is_floating_point()
    if real == whole or value.is_complex() or value.dtype == torch.bool:
        kind = "integers" if whole else "floats"
        raise ValueError(f"{what} must be {kind}, got {value.dtype}")
    return value.detach().cpu()


def _chosen_pairs(indices: Any, weights: Any, name: str) -> NDArray[np.int64]:
    """The wiring, ``(2, N)``: of candidates, those with the largest weight."""
    found = _tensor(indices, f"the wiring of layer {name}", whole=True)
    if weights is not None:
        scores = _tensor(weights, f"weights of candidates of layer {name}")
        if scores.shape != found.shape or scores.ndim != 3 or not len(scores):
            raise ValueError(
                f"layer {name} has candidates of shape {tuple(found.shape)} and weights of shape "
                f"{tuple(scores.shape)}: both must be (candidates, 2, gates)"
            )
        if scores.isnan().any():
            raise ValueError(f"layer {name} has candidates whose weight is NaN: none is the best")
        found = found.long().gather(0, scores.argmax(dim=0, keepdim=True))[0]
    if found.ndim != 2 or found.shape[0] != 2:
        raise ValueError(
            f"layer {name} has wiring of shape {tuple(found.shape)}: gates here have two inputs"
        )
    return found.long().numpy()


def _weights(given: Any, parametrization: str, name: str) -> tuple[str, Tensor]:
    """Our name of a parametrization, and the weights as they are."""
    weight = _tensor(given, f"weights of layer {name}").float()
    ours = {"raw": "softmax", "light": "light", "warp": "walsh"}
    if parametrization not in ours:
        raise ValueError(f"parametrization must be raw, light or warp, got {parametrization!r}")
    expected = parametrization_named(ours[parametrization]).n_weights
    if weight.ndim != 2 or weight.shape[1] != expected:
        raise ValueError(
            f"layer {name} has weights of shape {tuple(weight.shape)}, but {parametrization} has "
            f"{expected} a gate"
        )
    return ours[parametrization], weight


def _layer(
    in_features: int, pairs: NDArray[np.int64], weight: Tensor, parametrization: str = "softmax"
) -> LogicLayer:
    layer = LogicLayer(
        in_features, pairs.shape[1], connections=pairs, parametrization=parametrization, seed=0
    )
    if weight.shape != layer.weight.shape:
        raise ValueError(
            f"weights of shape {tuple(weight.shape)} for {pairs.shape[1]} gates: need "
            f"{layer.weight.shape[1]} a gate"
        )
    with torch.no_grad():
        layer.weight.copy_(weight)
    return layer
