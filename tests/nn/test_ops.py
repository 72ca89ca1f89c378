import io
from pathlib import Path

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from instruction_sets import OTHER_ISAS, passes_under
from logic_stack import Stack, leaf

from gategrad.circuit.readout import balanced_groups
from gategrad.nn import GroupSum, LogicLayer, dlgn
from gategrad.nn.kernels import reference
from gategrad.nn.kernels.group_sum_op import group_sums
from gategrad.nn.kernels.layer_wiring import Wiring
from gategrad.nn.kernels.layers_dispatch import LayerGates, logic_layers
from gategrad.nn.kernels.softmax_op import softmax_gates

# Largest error of a gradient, relative to its norm; of an output, absolute.
TOLERANCE = {torch.float32: 2e-6, torch.float64: 1e-13, torch.bfloat16: 1e-2}
OUTPUT_TOLERANCE = {torch.float32: 2e-5, torch.float64: 1e-12, torch.bfloat16: 2e-2}
BATCHES = [1, 2, 31, 32, 33, 77, 128, 129, 300, 513]


def assert_near(found, expected, tolerance, scale):
    """Terms of a gradient cancel: what is rounded is as large as them, not as their sum."""
    error = (found.double() - expected).norm()
    assert error <= tolerance * (expected.norm() + scale) + 1e-12, (error, expected.norm())


@settings(deadline=None, max_examples=60)
@given(
    seed=st.integers(0, 2**32),
    batch=st.sampled_from(BATCHES),
    widths=st.lists(st.integers(2, 60), min_size=2, max_size=5),
    mode=st.sampled_from(["soft", "hard"]),
    kept=st.sampled_from([torch.float32, torch.float64, torch.bfloat16]),
    grouped=st.booleans(),
    need_x=st.booleans(),
)
def test_layers_agree_with_the_reference(seed, batch, widths, mode, kept, grouped, need_x):
    half = kept == torch.bfloat16
    dtype = torch.float32 if half else kept
    stack = Stack(seed, widths, dtype, mode == "hard", 0.5 if mode == "hard" else 1.0)
    generator = torch.Generator().manual_seed(seed % 2**31)
    x = torch.rand(batch, widths[0], generator=generator, dtype=torch.float64)
    x = (x.round() if mode == "hard" else x).to(dtype)
    n_groups = max(1, widths[-1] // 3) if grouped else None
    x64 = leaf(x.double())
    weights64 = [leaf(w.double()) for w in stack.weights]
    expected = stack.reference(x64, weights64, n_groups)
    grad = torch.rand(expected.shape, generator=generator, dtype=torch.float64) - 0.5
    expected.backward(grad)

    x = x.requires_grad_(need_x)
    weights = [leaf(w) for w in stack.weights]
    out = stack.run(x, weights, n_groups=n_groups, half=half)
    wanted = torch.bfloat16 if half and not grouped else dtype
    assert out.dtype == wanted
    if mode == "hard":
        assert torch.equal(out.double(), expected)
    else:
        scale = max(1, widths[-1] // (n_groups or widths[-1]))
        limit = OUTPUT_TOLERANCE[kept] * scale
        torch.testing.assert_close(out.double(), expected, atol=limit, rtol=0)
    out.backward(grad.to(out.dtype))
    for found, wanted in zip(weights, weights64, strict=True):
        assert_near(found.grad, wanted.grad, 2 * TOLERANCE[kept], grad.norm())
    assert (x.grad is not None) == need_x
    if need_x:
        assert x.grad.dtype == x.dtype
        assert_near(x.grad, x64.grad, 2 * TOLERANCE[kept], grad.norm())


@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize("batch", [100, 128, 700])
def test_results_do_not_depend_on_threads(batch, half, hard):
    stack = Stack(3, [30, 3000, 2500], hard=hard)
    x = torch.rand(batch, 30).round()
    before = torch.get_num_threads()
    results = []
    try:
        for threads in (1, 2, 3, 7):
            torch.set_num_threads(threads)
            for n_groups in (None, 7):
                a, weights = leaf(x), [leaf(w) for w in stack.weights]
                out = stack.run(a, weights, n_groups=n_groups, half=half)
                (out * out).sum().backward()
                results.append((out.detach(), a.grad, *(w.grad for w in weights)))
    finally:
        torch.set_num_threads(before)
    for i, other in enumerate(results[2:]):
        assert all(torch.equal(p, q) for p, q in zip(results[i % 2], other, strict=True))


def test_an_input_without_gradient_gives_the_same_weight_gradient():
    stack = Stack(2, [9, 20])
    x = torch.rand(70, 9)
    gradients = []
    for need_x in (False, True):
        w = leaf(stack.weights[0])
        stack.run(x.clone().requires_grad_(need_x), [w]).sum().backward()
        gradients.append(w.grad)
    assert torch.equal(*gradients)


def test_an_input_that_no_gate_reads_has_gradient_zero():
    pairs = np.array([[0, 2], [2, 0]], np.int32)
    x = torch.rand(40, 4, requires_grad=True)
    c = torch.rand(2, 4)
    layer = LayerGates(c, None, torch.from_numpy(pairs), Wiring(pairs, 4))
    logic_layers(x, [layer]).sum().backward()
    assert torch.count_nonzero(x.grad[:, [1, 3]]) == 0
    assert torch.count_nonzero(x.grad[:, [0, 2]]) == 80


def test_a_gate_may_read_one_input_twice():
    pairs = np.array([[1], [1]], np.int32)
    x, c = torch.rand(5, 2, dtype=torch.float64, requires_grad=True), torch.rand(1, 4).double()
    layer = LayerGates(c, None, torch.from_numpy(pairs), Wiring(pairs, 2))
    logic_layers(x, [layer]).sum().backward()
    torch.testing.assert_close(x.grad[:, 1], c[0, 1] + c[0, 2] + 2 * c[0, 3] * x.detach()[:, 1])


@pytest.mark.parametrize("n_groups", [None, 3])
@pytest.mark.parametrize("hard", [False, True])
@pytest.mark.parametrize("half", [False, True])
@pytest.mark.parametrize("need_x", [False, True])
def test_an_empty_batch(hard, n_groups, half, need_x):
    stack = Stack(4, [6, 8, 7], hard=hard)
    x, weights = torch.empty(0, 6, requires_grad=need_x), [leaf(w) for w in stack.weights]
    out = stack.run(x, weights, n_groups=n_groups, half=half)
    out.sum().backward()
    assert out.shape == (0, n_groups or 7)
    assert not need_x or x.grad.shape == (0, 6)
    assert all(torch.count_nonzero(w.grad) == 0 for w in weights)


def test_results_are_feature_major():
    stack = Stack(5, [6, 8])
    out = stack.run(torch.rand(32, 6), stack.weights)
    assert out.stride() == (1, 32)


@pytest.mark.parametrize("value", [0.5, -1.0, 2.0, float("nan")])
def test_hard_gates_refuse_what_is_not_a_bit(value):
    stack = Stack(6, [6, 8], hard=True)
    x = torch.zeros(40, 6)
    x[33, 4] = value
    with pytest.raises(ValueError, match=rf"{value} \(sample 33, feature 4\) is not 0 or 1"):
        stack.run(x, stack.weights)


@pytest.mark.usefixtures("fresh_compiler")
@pytest.mark.parametrize(
    ("hard", "half", "batch"), [(False, False, 32), (True, False, 33), (False, True, 33)]
)
def test_compile_gives_the_same(hard, half, batch):
    stack = Stack(7, [12, 20, 9])
    x = torch.rand(batch, 12)
    x = x.round() if hard else x
    wirings = [Wiring(p, n) for p, n in zip(stack.pairs, (12, 20), strict=True)]

    def network(x, first, second):
        layers = [
            LayerGates(*softmax_gates(w, want_gates=hard), torch.from_numpy(p), wiring)
            for w, p, wiring in zip((first, second), stack.pairs, wirings, strict=True)
        ]
        return logic_layers(x, layers, n_groups=3, half=half)

    compiled = torch.compile(network, backend="aot_eager", fullgraph=True)
    gradients = []
    for function in (compiled, network):
        weights = [leaf(w) for w in stack.weights]
        function(x, *weights).square().sum().backward()
        gradients.append([w.grad for w in weights])
    torch.testing.assert_close(*gradients)


def test_plain_torch_path_agrees():
    stack = Stack(8, [12, 20], torch.float16)
    x, w = leaf(torch.rand(9, 12).half()), leaf(stack.weights[0])
    out = stack.run(x, [w])
    out.sum().backward()
    x64, w64 = leaf(x.double()), leaf(w.double())
    expected = stack.reference(x64, [w64])
    expected.sum().backward()
    torch.testing.assert_close(out.double(), expected, atol=5e-3, rtol=0)
    torch.testing.assert_close(x.grad.double(), x64.grad, atol=2e-2, rtol=0)
    torch.testing.assert_close(w.grad.double(), w64.grad, atol=2e-2, rtol=0)


def test_gradcheck():
    stack = Stack(1, [4, 6, 5], torch.float64)
    x, weights = leaf(torch.rand(4, 4).double()), [leaf(w) for w in stack.weights]
    assert torch.autograd.gradcheck(lambda w: softmax_gates(w)[0], (weights[0],))
    assert torch.autograd.gradcheck(lambda x, *w: stack.run(x, w), (x, *weights))
    assert torch.autograd.gradcheck(lambda x, *w: stack.run(x, w, n_groups=3), (x, *weights))


def test_opcheck():
    stack = Stack(0, [6, 9], torch.float64)
    weight = leaf(stack.weights[0])
    library = torch.ops.gategrad
    torch.library.opcheck(library.softmax_gates.default, (weight, None, 1.0, False))
    torch.library.opcheck(library.softmax_gates.default, (weight, weight.detach() * 0, 0.5, True))
    grad = torch.rand(9, 4, dtype=torch.float64)
    torch.library.opcheck(
        library.softmax_gates_backward.default, (grad, weight.detach(), None, 1.0)
    )


@pytest.mark.parametrize("n_groups", [0, 2])
@pytest.mark.parametrize("batch", [5, 32])
@pytest.mark.parametrize(
    ("dtype", "hard", "half"),
    [
        (torch.float64, False, False),
        (torch.float32, False, True),
        (torch.float32, True, False),
        (torch.float32, True, True),
    ],
)
def test_opcheck_of_layers(dtype, hard, half, batch, n_groups):
    stack = Stack(0, [6, 9, 5], dtype)
    library = torch.ops.gategrad
    wirings = [Wiring(p, n) for p, n in zip(stack.pairs, (6, 9), strict=True)]
    numbers = [wiring.number for wiring in wirings]
    coefficients = [reference.softmax_coefficients(w) for w in stack.weights]
    gates = [w.argmax(dim=1).to(torch.uint8) for w in stack.weights] if hard else []
    rows = torch.rand(6, batch, dtype=dtype).round()
    plain = (rows, coefficients, [], gates, [], numbers, n_groups, half, False)
    torch.library.opcheck(library.logic_layers.default, plain)
    leaves = [leaf(c) for c in coefficients]
    torch.library.opcheck(
        library.logic_layers.default,
        (leaf(rows), leaves, [], gates, [], numbers, n_groups, half, True),
    )
    out, first, *kept = library.logic_layers.default(*plain[:-1], True)
    kept = [first if first.numel() else rows, *kept]
    for need_x in (False, True):
        torch.library.opcheck(
            library.logic_layers_backward.default,
            (
                torch.rand_like(out),
                kept,
                coefficients,
                numbers,
                gates,
                [],
                n_groups,
                half,
                need_x,
                False,
            ),
        )


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("temperature", [1.0, 0.5, 3.0])
@pytest.mark.parametrize("noisy", [False, True])
def test_softmax_gates(dtype, temperature, noisy):
    rng = torch.Generator().manual_seed(0)
    weight = leaf(torch.randn(37, 16, generator=rng, dtype=dtype))
    noise = torch.randn(37, 16, generator=rng, dtype=dtype) if noisy else None
    c, gates = softmax_gates(weight, temperature=temperature, noise=noise, want_gates=True)
    w64 = leaf(weight.double())
    logits = w64 if noise is None else w64 + noise.double()
    expected = reference.softmax_coefficients(logits / temperature)
    torch.testing.assert_close(c.double(), expected, atol=2e-6, rtol=0)
    assert torch.equal(gates.long(), logits.argmax(dim=1))
    grad = torch.randn(37, 4, generator=rng, dtype=torch.float64)
    c.backward(grad.to(dtype))
    expected.backward(grad)
    torch.testing.assert_close(weight.grad.double(), w64.grad, atol=5e-6, rtol=0)


def test_the_first_of_several_largest_logits_is_the_gate():
    weight = torch.zeros(20, 16)
    weight[3, [5, 9]] = 1
    _, gates = softmax_gates(weight, want_gates=True)
    assert gates.tolist() == [5 if i == 3 else 0 for i in range(20)]


def test_softmax_survives_huge_logits():
    weight = torch.tensor([[3e38] + [-3e38] * 15, [0.0] * 16, [-1e4] * 15 + [1e4]])
    coefficients, _ = softmax_gates(weight)
    torch.testing.assert_close(coefficients, reference.softmax_coefficients(weight))
    assert coefficients[0].tolist() == [0, 0, 0, 0]
    assert coefficients[2].tolist() == [1, 0, 0, 0]


@pytest.mark.parametrize("low", [-1e2, -1e4, -1e10, -1e14, -1e20, -1e30, -3e38, float("-inf")])
def test_softmax_of_huge_differences(low):
    weight = torch.tensor([[0.0] * 8 + [low] * 8, [low] * 15 + [0.0]])
    coefficients, _ = softmax_gates(weight)
    torch.testing.assert_close(coefficients, reference.softmax_coefficients(weight))


def test_a_second_derivative_is_refused():
    x = torch.rand(4, 10, requires_grad=True)
    layer = LogicLayer(10, 30, seed=0)
    (grad,) = torch.autograd.grad(layer(x).sum(), x, create_graph=True)
    with pytest.raises(RuntimeError, match="no second derivative"):
        (grad.square().sum() + x.sum()).backward()


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_a_nan_logit_stays_a_nan(dtype):
    weight = torch.zeros(3, 16, dtype=dtype)
    weight[1, 4] = float("nan")
    found = torch.isnan(softmax_gates(weight)[0]).any(dim=1)
    assert found.tolist() == [False, True, False]


def test_a_wiring_survives_the_network_that_made_it():
    stack = Stack(9, [6, 8])
    weights = [leaf(w) for w in stack.weights]
    out = stack.run(torch.rand(3, 6), weights)
    stack.pairs = []
    out.sum().backward()
    assert weights[0].grad is not None


@pytest.mark.parametrize("isa", OTHER_ISAS)
def test_every_instruction_set_passes_these_tests(isa):
    selected = "agree_with_the_reference or (threads and 700) or huge or test_native"
    native = str(Path(__file__).parents[1] / "test_native.py")
    passes_under(isa, [__file__, native, "-k", selected])


@pytest.mark.parametrize(("n_outputs", "n_groups"), [(7, 3), (9, 3), (5, 5), (64, 10)])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.float16])
def test_group_sums(n_outputs, n_groups, dtype):
    x = torch.rand(4, n_outputs).round().to(dtype).requires_grad_()
    groups = torch.from_numpy(balanced_groups(n_outputs, n_groups)).long()
    expected = torch.zeros(4, n_groups, dtype=dtype).index_add(1, groups, x.detach())
    sums = group_sums(x, n_groups)
    assert torch.equal(sums, expected)
    grad = torch.rand(4, n_groups).to(dtype)
    sums.backward(grad)
    assert torch.equal(x.grad, grad[:, groups])


def test_group_sums_of_bfloat16_count_beyond_256():
    x = torch.ones(2, 1000, dtype=torch.bfloat16)
    assert group_sums(x, 1).tolist() == [[1000.0], [1000.0]]


def test_group_sums_opcheck():
    rows = torch.rand(7, 4, dtype=torch.float64, requires_grad=True)
    torch.library.opcheck(torch.ops.gategrad.group_sums.default, (rows, 3))
    torch.library.opcheck(
        torch.ops.gategrad.group_sums_backward.default, (torch.rand(3, 4, dtype=torch.float64), 7)
    )
    assert torch.autograd.gradcheck(lambda x: group_sums(x, 3), (rows.t(),))


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::torch.jit.TracerWarning")
@pytest.mark.parametrize("training", [True, False])
def test_tracing_names_what_does_it(training):
    network = dlgn(8, layers=2, width=12, head=GroupSum(3, tau=1.0), seed=0).train(training)
    rows = torch.ones(2, 8)
    for trace in (
        lambda: torch.jit.trace(network, rows),
        lambda: torch.onnx.export(network, (rows,), io.BytesIO(), dynamo=False),
    ):
        with pytest.raises(RuntimeError, match=r"torch\.export\.export\(.*gategrad\.emit\("):
            trace()
    exported = torch.export.export(network, (rows,)).module()
    torch.testing.assert_close(exported(rows), network(rows))
