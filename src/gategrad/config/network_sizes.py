"""The convolutional networks that have names: sizes, and what they are trained with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

__all__ = ["CONVOLUTIONAL", "ConvolutionSize", "NetworkSize"]


@dataclass(frozen=True)
class ConvolutionSize:
    """A convolution, and whether its outputs are pooled.

    Attributes:
        kernels: Output channels, in multiples of k.
        kernel_size: Extent of the window along both axes.
        padding: Zeros around the image.
        stride: Distance of windows.
        depth: Levels of gates of each kernel's tree.
        pool: 2 where 2 x 2 positions are pooled; else 1.
    """

    kernels: int
    kernel_size: int = 3
    padding: int = 1
    stride: int = 1
    depth: int = 3
    pool: int = 2


@dataclass(frozen=True)
class NetworkSize:
    """A convolutional network: convolutions, then dense logic layers, then the head.

    Attributes:
        k: What sizes are multiples of.
        convolutions: From the input on.
        dense: Gates of the dense layers, in multiples of k.
        channels_per_kernel: Input channels that each kernel reads.
        group: Channels that a group has, in the first convolution's output; the network has k over
            this many groups, without connections between them before the dense layers. None: one.
        n_thresholds: Bits per value of the input.
        tau: Group-Sum's temperature, for ten classes.
        lr: Learning rate.
        weight_decay: AdamW's.
        batch_size: Samples per step.
        clip_norm: Largest norm of the gradient, or None.
    """

    k: int
    convolutions: tuple[ConvolutionSize, ...]
    dense: tuple[int, ...]
    tau: float
    n_thresholds: int = 1
    channels_per_kernel: int = 2
    group: int | None = 8
    lr: float = 0.02
    weight_decay: float = 0.0
    batch_size: int = 128
    clip_norm: float | None = None

    def groups(self, k: int) -> int:
        """Groups of channels where sizes are multiples of ``k``."""
        return 1 if self.group is None else max(1, k // self.group)


# Petersen et al. 2024, appendix A: figures 6 and 7, table 6. Dense layers are 1280k, 640k and 320k
# gates times the table's output gate factor.
_MNIST = (
    ConvolutionSize(1, kernel_size=5, padding=0),
    ConvolutionSize(3),
    ConvolutionSize(9),
)
_CIFAR = tuple(ConvolutionSize(kernels) for kernels in (1, 4, 16, 32))
_DENSE = (1280, 640, 320)
_DENSE_TWICE = (2560, 1280, 640)

_MNIST_S = NetworkSize(16, _MNIST, _DENSE_TWICE, 6.5, lr=0.01, batch_size=512)
_CIFAR_S = NetworkSize(32, _CIFAR, _DENSE, 20.0, n_thresholds=3, weight_decay=0.002)
_CIFAR_B = NetworkSize(512, _CIFAR, _DENSE_TWICE, 280.0, n_thresholds=31, weight_decay=0.002)

# One gate per kernel, read from one channel; no pooling (learning compact Boolean networks, 2026).
_COMPACT = tuple(
    ConvolutionSize(kernels, stride=stride, depth=1, pool=1)
    for kernels, stride in ((1, 2), (1, 1), (4, 2), (4, 1))
)
_COMPACT_S = NetworkSize(
    128, _COMPACT, (625, 625), 40.0, n_thresholds=3, channels_per_kernel=1, group=None,
    clip_norm=10.0,
)  # fmt: skip

CONVOLUTIONAL: Final[dict[str, NetworkSize]] = {
    "clgn-mnist-s": _MNIST_S,
    "clgn-mnist-m": replace(_MNIST_S, k=64, tau=28.0, batch_size=256),
    # The table says 1024, but its gates, outputs and batch are those of 256.
    "clgn-mnist-l": replace(_MNIST_S, k=256, dense=_DENSE, tau=35.0, batch_size=128),
    "clgn-cifar10-s": _CIFAR_S,
    "clgn-cifar10-m": replace(_CIFAR_S, k=256, tau=40.0),
    "clgn-cifar10-b": _CIFAR_B,
    "clgn-cifar10-l": replace(_CIFAR_B, k=1024, tau=340.0),
    # The text says 2048, but 80,000 outputs per class are those of 2560.
    "clgn-cifar10-g": replace(_CIFAR_B, k=2560, dense=_DENSE, tau=450.0, weight_decay=0.001),
    "compact-mnist-m": replace(_COMPACT_S, k=256, tau=63.0, n_thresholds=1),
    "compact-cifar10-s": _COMPACT_S,
    "compact-cifar10-m": replace(_COMPACT_S, k=256, tau=63.0, n_thresholds=7),
    "compact-cifar10-l": replace(_COMPACT_S, k=1024, tau=160.0, n_thresholds=63),
}
"""Convolutional networks by name; any number of classes, and any images that their windows fit."""
