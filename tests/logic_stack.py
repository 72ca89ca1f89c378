"""Layers for tests of kernels, and the reference that these must agree with."""

from itertools import pairwise

import numpy as np
import torch

from gategrad.circuit.readout import balanced_groups
from gategrad.nn.connections import connect
from gategrad.nn.kernels import reference
from gategrad.nn.kernels.layer_wiring import Wiring
from gategrad.nn.kernels.layers_dispatch import LayerGates, logic_layers
from gategrad.nn.kernels.softmax_op import softmax_gates

__all__ = ["Stack", "leaf"]


class Stack:
    """Layers with random wiring and weights, and what the float64 reference makes of them."""

    def __init__(self, seed, widths, dtype=torch.float32, hard=False, temperature=1.0):
        rng = np.random.default_rng(seed)
        self.hard = hard
        self.temperature = temperature
        self.pairs = [connect("random", n, m, rng) for n, m in pairwise(widths)]
        self.weights = [
            torch.from_numpy(rng.normal(size=(m, 16)) * 2).to(dtype) for m in widths[1:]
        ]

    def run(self, x, weights, **options):
        layers = []
        n_inputs = x.shape[1]
        for weight, pairs in zip(weights, self.pairs, strict=True):
            c, gates = softmax_gates(weight, temperature=self.temperature, want_gates=self.hard)
            wiring = Wiring(pairs, n_inputs)
            layers.append(LayerGates(c, gates, torch.from_numpy(pairs).to(x.device), wiring))
            n_inputs = len(weight)
        return logic_layers(x, layers, **options)

    def reference(self, x, weights, n_groups=None):
        for weight, pairs in zip(weights, self.pairs, strict=True):
            c = reference.softmax_coefficients(weight / self.temperature)
            gates = weight.argmax(dim=1) if self.hard else None
            x = reference.logic_layer(x, c, torch.from_numpy(pairs), gates)
        if n_groups is None:
            return x
        groups = torch.from_numpy(balanced_groups(x.shape[1], n_groups)).long()
        return torch.zeros(len(x), n_groups, dtype=x.dtype).index_add(1, groups, x)


def leaf(tensor):
    return tensor.detach().clone().requires_grad_()
