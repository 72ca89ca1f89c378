"""Every kernel compiles for a GPU, without one, and keeps its tile in registers."""

import os

import pytest

triton = pytest.importorskip("triton", reason="needs Triton, the extra 'gpu'")

from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

from gategrad.nn.kernels import (
    triton_four_kernels,
    triton_layer_kernels,
    triton_layers,
    triton_softmax_kernels,
    triton_tree_kernels,
    triton_trees,
)

pytestmark = pytest.mark.skipif(
    os.environ.get("TRITON_INTERPRET") == "1", reason="the interpreter compiles nothing"
)

KEPT = {"x", "out", "grad", "grad_x", "leaf_grad"}
WORDS = {
    "first", "second", "starts", "readers", "partners", "channel", "place", "taps", "positions",
    "candidates",
}  # fmt: skip
BYTES = {"gates"}
FLOATS = {
    "lr", "beta1", "rest1", "beta2", "rest2", "correction1", "correction2", "eps", "weight_decay",
    "inverse_temperature",
}  # fmt: skip
POINTERS = {"c", "grad_c", "partial", "weight", "noise", "table", "moment1", "moment2", "scale"}
GATES, SAMPLES = triton_layers._tile(128)
TILE = {"BLOCK_G": GATES, "BLOCK_I": GATES, "BLOCK_B": SAMPLES, "BLOCK": 64, "BLOCK_K": 16}
FLAGS = {
    "forward_sums": [{"HARD": False}, {"HARD": True}],
    "backward": [{"GROUPED": g, "HARD": h} for g in (False, True) for h in (False, True)],
    "backward_coefficients": [{"GROUPED": g, "HARD": True} for g in (False, True)],
    "candidate_sums": [{"GROUPED": g} for g in (False, True)],
    "four_gates": [{"NOISE": k < 2, "GATES": True, "KIND": k} for k in range(3)],
    "four_gates_backward": [{"NOISE": k < 2, "KIND": k} for k in range(3)],
    "four_gradient_square": [{"NOISE": False, "KIND": k} for k in range(3)],
    "four_adam": [
        {"NOISE": n, "AHEAD": not n, "GATES": True, "DECOUPLED": n, "SCALED": True,
         "STOPPABLE": True, "KIND": k}
        for n, k in ((False, 0), (True, 0), (False, 1), (True, 1), (False, 2))
    ],
    "softmax_gates": [{"NOISE": True, "GATES": True}],
    "softmax_gates_backward": [{"NOISE": True}],
    "gradient_square": [{"NOISE": False}],
    "adam": [
        {"NOISE": n, "AHEAD": not n, "GATES": True, "DECOUPLED": n, "SCALED": True,
         "STOPPABLE": True}
        for n in (False, True)
    ],
}  # fmt: skip
OPTIONS = {"enable_fp_fusion": True}  # named, since its default is to change
OF_FLOAT32 = (*triton_softmax_kernels.__all__, *triton_four_kernels.__all__, "hard_forward")
CASES = [
    (module, name, kept, flags)
    for module in (triton_layer_kernels, triton_softmax_kernels, triton_four_kernels)
    for name in module.__all__
    for kept in (["*fp32"] if name in OF_FLOAT32 else ["*fp32", "*bf16"])
    for flags in FLAGS.get(name, [{}])
]


TREES = [
    ("tree_forward", {}),
    ("hard_tree_forward", {}),
    ("tree_backward", {"NEED_X": True, "HARD": False}),
    ("tree_backward", {"NEED_X": False, "HARD": True}),
    ("gather_leaves", {}),
]
TREE_CASES = [
    pytest.param(name, kept, {**flags, "LEAVES": leaves, "POOL": pool}, marks=marks)
    for leaves, pool, kept, marks in (
        (2, 1, "*fp32", ()),
        (8, 4, "*fp32", pytest.mark.slow),
        (8, 4, "*bf16", pytest.mark.slow),
        (16, 4, "*fp32", pytest.mark.slow),
    )
    for name, flags in TREES
]


def kind_of(name, argument, kept, flags):
    bits = flags.get("HARD") or name in ("hard_forward", "unpack", "hard_tree_forward")
    bits = bits or name == "candidate_sums"
    if argument == "out" and name == "candidate_sums":
        return "*fp32"
    if argument == "evaluated":
        return "*u8" if flags["HARD"] and name == "forward_sums" else "*fp32"
    if argument == "x" and bits:
        return "*i32"
    if argument == "out" and name in ("pack", "hard_forward", "hard_tree_forward"):
        return "*i32"
    if argument == "first" and name in ("tree_backward", "gather_leaves"):  # a sample
        return "i32"
    if argument in KEPT:
        return kept
    if argument in WORDS:
        return "*i32"
    if argument in BYTES:
        return "*u8"
    if argument == "chosen":
        return "*i8"
    if argument in POINTERS or argument == "stop":
        return "*fp32"
    return "fp32" if argument in FLOATS else "i32"


def compiled(kernel, kept, constants, warps=4):
    signature = {
        a: "constexpr" if a in constants else kind_of(kernel.__name__, a, kept, constants)
        for a in kernel.arg_names
    }
    source = ASTSource(fn=kernel, signature=signature, constexprs=constants)
    options = {**OPTIONS, "num_warps": warps}
    return triton.compile(source, target=GPUTarget("cuda", 90, 32), options=options)


def assert_within_registers(kernel):
    assert kernel.metadata.shared <= 48 * 1024
    assert "__local_depot" not in kernel.asm["ptx"]  # arrays in memory, where registers are meant
    assert len(kernel.asm["cubin"]) > 0


@pytest.mark.parametrize(("module", "name", "kept", "flags"), CASES)
def test_kernels_compile_for_a_gpu(module, name, kept, flags):
    kernel = getattr(module, name)
    constants = {a: {**TILE, **flags}[a] for a in kernel.arg_names if a.isupper()}
    assert_within_registers(compiled(kernel, kept, constants))


@pytest.mark.parametrize(("name", "kept", "flags"), TREE_CASES)
def test_kernels_of_trees_compile_for_a_gpu(name, kept, flags):
    kernel = getattr(triton_tree_kernels, name)
    block = triton_trees._block(128)
    words = triton_trees._WORDS
    sizes = {
        "BLOCK": words if name == "hard_tree_forward" else block,
        "BLOCK_B": block,
        "BLOCK_P": triton_trees._TILE // block,
    }
    constants = {a: {**sizes, **flags}[a] for a in kernel.arg_names if a.isupper()}
    assert set(triton_tree_kernels.__all__) == {name for name, _ in TREES}
    warps = {"tree_forward": 1, "tree_backward": triton_trees._warps(block)}.get(name, 4)
    assert_within_registers(compiled(kernel, kept, constants, warps))
