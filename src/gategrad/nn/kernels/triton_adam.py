"""Adam's step of numbers in a GPU's registers, in Triton, which kernels of gates call."""

import triton
import triton.language as tl

__all__ = ["adam_step"]


@triton.jit
def adam_step(
    w,
    m,
    v,
    d,
    beta1,
    rest1,
    beta2,
    rest2,
    rate,
    correction2,
    eps,
    decay,
    kept,
    DECOUPLED: tl.constexpr,
):
    """Weights of gates, and their moments, after a step along the gradient ``d``.

    ``rest`` is 1 - beta, ``rate`` the learning rate over 1 - beta1**step, ``correction2`` the root
    of 1 - beta2**step, ``decay`` the weight decay and ``kept`` 1 minus its share of a step.
    """
    if DECOUPLED:
        w *= kept
    else:
        d += decay * w
    m = beta1 * m + rest1 * d
    v = beta2 * v + rest2 * d * d
    return w - rate * m / (tl.sqrt(v) / correction2 + eps), m, v
