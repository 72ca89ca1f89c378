"""Every kernel compiles for a GPU, without one, and keeps its tile in registers."""

import os

import pytest

triton = pytest.importorskip("triton", reason="needs Triton, the extra 'gpu'")

from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

from gategrad.nn import triton_gates, triton_kernels

pytestmark = pytest.mark.skipif(
    os.environ.get("TRITON_INTERPRET") == "1", reason="the interpreter compiles nothing"
)

KEPT = {"x", "out", "grad", "grad_x"}
WORDS = {"first", "second", "starts", "readers", "partners"}
BYTES = {"gates"}
FLOATS = {
    "lr", "beta1", "rest1", "beta2", "rest2", "correction1", "correction2", "eps", "weight_decay",
    "inverse_temperature",
}  # fmt: skip
POINTERS = {"c", "grad_c", "partial", "weight", "noise", "table", "moment1", "moment2", "scale"}
GATES, SAMPLES = triton_gates._tile(128)
TILE = {"BLOCK_G": GATES, "BLOCK_I": GATES, "BLOCK_B": SAMPLES, "BLOCK": 64}
FLAGS = {
    "forward_sums": [{"HARD": False}, {"HARD": True}],
    "backward": [{"GROUPED": g, "HARD": h} for g in (False, True) for h in (False, True)],
    "backward_coefficients": [{"GROUPED": g, "HARD": True} for g in (False, True)],
    "softmax_gates": [{"NOISE": True, "GATES": True}],
    "softmax_gates_backward": [{"NOISE": True}],
    "gradient_square": [{"NOISE": False}],
    "adam": [
        {"NOISE": n, "AHEAD": not n, "GATES": True, "DECOUPLED": n, "SCALED": True,
         "STOPPABLE": True}
        for n in (False, True)
    ],
}  # fmt: skip
OPTIONS = {"num_warps": 4, "enable_fp_fusion": True}  # named, since its default is to change
OF_FLOAT32 = ("softmax_gates", "softmax_gates_backward", "gradient_square", "adam", "hard_forward")
CASES = [
    (name, kept, flags)
    for name in triton_kernels.__all__
    for kept in (["*fp32"] if name in OF_FLOAT32 else ["*fp32", "*bf16"])
    for flags in FLAGS.get(name, [{}])
]


def kind_of(name, argument, kept, flags):
    bits = flags.get("HARD") or name in ("hard_forward", "unpack")
    if argument == "evaluated":
        return "*u8" if flags["HARD"] else "*fp32"
    if (argument == "x" and bits) or (argument == "out" and name in ("pack", "hard_forward")):
        return "*i32"
    if argument in KEPT:
        return kept
    if argument in WORDS:
        return "*i32"
    if argument in BYTES:
        return "*u8"
    if argument in POINTERS or argument == "stop":
        return "*fp32"
    return "fp32" if argument in FLOATS else "i32"


@pytest.mark.parametrize(("name", "kept", "flags"), CASES)
def test_kernels_compile_for_a_gpu(name, kept, flags):
    kernel = getattr(triton_kernels, name)
    constants = {a: {**TILE, **flags}[a] for a in kernel.arg_names if a.isupper()}
    signature = {
        a: "constexpr" if a in constants else kind_of(name, a, kept, flags)
        for a in kernel.arg_names
    }
    source = ASTSource(fn=kernel, signature=signature, constexprs=constants)
    compiled = triton.compile(source, target=GPUTarget("cuda", 90, 32), options=OPTIONS)
    assert compiled.metadata.shared <= 48 * 1024
    assert "__local_depot" not in compiled.asm["ptx"]  # arrays in memory, where registers are meant
    assert len(compiled.asm["cubin"]) > 0
