import subprocess
import sys

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from gategrad import _native
from gategrad.circuit.readout import balanced_groups
from gategrad.nn import functional, ops
from gategrad.nn.connections import connect

TOLERANCE = {torch.float32: 2e-5, torch.float64: 1e-11}


def example(seed, batch, n_inputs, n_gates, dtype):
    rng = np.random.default_rng(seed)
    pairs = connect("random", n_inputs, n_gates, rng)
    x = torch.from_numpy(rng.random((batch, n_inputs))).to(dtype)
    weight = torch.from_numpy(rng.normal(size=(n_gates, 16)) * 2).to(dtype)
    return x, weight, torch.from_numpy(pairs), torch.from_numpy(ops.processing_order(pairs))


@settings(deadline=None)
@given(
    st.integers(0, 2**32),
    st.sampled_from([1, 2, 15, 16, 17, 63, 64, 65, 128, 511, 513, 1100]),
    st.integers(1, 40),
    st.integers(1, 90),
    st.sampled_from([torch.float32, torch.float64]),
)
def test_native_kernels_agree_with_the_reference(seed, batch, n_inputs, n_gates, dtype):
    x, weight, pairs, wiring = example(seed, batch, n_inputs, n_gates, dtype)
    rng = torch.Generator().manual_seed(seed % 2**31)
    grad = torch.rand(batch, n_gates, generator=rng, dtype=torch.float64) - 0.5
    x64, weight64 = x.double().requires_grad_(), weight.double().requires_grad_()
    expected = functional.logic_layer(x64, functional.softmax_coefficients(weight64), pairs)
    expected.backward(grad)
    x.requires_grad_()
    weight.requires_grad_()
    out = ops.logic_layer(x, ops.softmax_coefficients(weight), wiring)
    out.backward(grad.to(dtype))
    tolerance = TOLERANCE[dtype]
    assert out.dtype == dtype
    torch.testing.assert_close(out.double(), expected, atol=tolerance, rtol=0)
    torch.testing.assert_close(x.grad.double(), x64.grad, atol=10 * tolerance, rtol=0)
    torch.testing.assert_close(weight.grad.double(), weight64.grad, atol=tolerance, rtol=1e-4)


def test_softmax_survives_huge_logits():
    weight = torch.tensor([[3e38] + [-3e38] * 15, [0.0] * 16, [-1e4] * 15 + [1e4]])
    coefficients = ops.softmax_coefficients(weight)
    torch.testing.assert_close(coefficients, functional.softmax_coefficients(weight))
    assert coefficients[0].tolist() == [0, 0, 0, 0]
    assert coefficients[2].tolist() == [1, 0, 0, 0]


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_a_nan_logit_stays_a_nan(dtype):
    weight = torch.zeros(3, 16, dtype=dtype)
    weight[1, 4] = float("nan")
    assert torch.isnan(ops.softmax_coefficients(weight)).any(dim=1).tolist() == [False, True, False]


def test_opcheck():
    x, weight, _, wiring = example(0, 5, 6, 9, torch.float64)
    rows = x.t().contiguous().requires_grad_()
    coefficients = functional.softmax_coefficients(weight).requires_grad_()
    torch.library.opcheck(
        torch.ops.gategrad.softmax_coefficients.default, (weight.requires_grad_(),)
    )
    torch.library.opcheck(
        torch.ops.gategrad.softmax_coefficients_backward.default,
        (torch.rand(9, 4, dtype=torch.float64), weight.detach()),
    )
    torch.library.opcheck(torch.ops.gategrad.logic_layer.default, (rows, coefficients, wiring))
    torch.library.opcheck(
        torch.ops.gategrad.logic_layer_backward.default,
        (torch.rand(9, 5, dtype=torch.float64), rows.detach(), coefficients.detach(), wiring, True),
    )


def test_gradcheck():
    x, weight, _, wiring = example(1, 7, 5, 11, torch.float64)
    x.requires_grad_()
    weight.requires_grad_()
    assert torch.autograd.gradcheck(ops.softmax_coefficients, (weight,))
    assert torch.autograd.gradcheck(
        lambda x, w: ops.logic_layer(x, functional.softmax_coefficients(w), wiring), (x, weight)
    )


def test_an_input_without_gradient_gives_the_same_weight_gradient():
    x, weight, _, wiring = example(2, 70, 9, 20, torch.float32)
    gradients = []
    for need_x in (False, True):
        w = weight.clone().requires_grad_()
        ops.logic_layer(
            x.clone().requires_grad_(need_x), ops.softmax_coefficients(w), wiring
        ).sum().backward()
        gradients.append(w.grad)
    assert torch.equal(*gradients)


@pytest.mark.parametrize("batch", [1, 100, 128, 700])
def test_results_do_not_depend_on_threads(batch):
    x, weight, _, wiring = example(3, batch, 30, 400, torch.float32)
    before = torch.get_num_threads()
    results = []
    try:
        for threads in (1, 2, 3, 7):
            torch.set_num_threads(threads)
            a, w = x.clone().requires_grad_(), weight.clone().requires_grad_()
            out = ops.logic_layer(a, ops.softmax_coefficients(w), wiring)
            (out * out).sum().backward()
            results.append((out.detach(), a.grad, w.grad))
    finally:
        torch.set_num_threads(before)
    for other in results[1:]:
        assert all(torch.equal(p, q) for p, q in zip(results[0], other, strict=True))


def test_an_empty_batch():
    _, weight, _, wiring = example(4, 1, 6, 8, torch.float32)
    w = weight.requires_grad_()
    out = ops.logic_layer(torch.empty(0, 6), ops.softmax_coefficients(w), wiring)
    out.sum().backward()
    assert out.shape == (0, 8)
    assert torch.count_nonzero(w.grad) == 0


def test_results_are_feature_major_and_need_no_copy():
    x, weight, _, wiring = example(5, 10, 6, 8, torch.float32)
    out = ops.logic_layer(x, functional.softmax_coefficients(weight), wiring)
    assert out.stride() == (1, 10)
    assert out.t().is_contiguous()


def test_compile_gives_the_same():
    x, weight, _, wiring = example(6, 33, 12, 20, torch.float32)

    def layer(x, weight):
        return ops.logic_layer(x, ops.softmax_coefficients(weight), wiring)

    compiled = torch.compile(layer, backend="aot_eager", fullgraph=True)
    gradients = []
    for function in (compiled, layer):
        w = weight.clone().requires_grad_()
        out = function(x, w)
        torch.testing.assert_close(out, layer(x, weight))
        out.square().sum().backward()
        gradients.append(w.grad)
    torch.testing.assert_close(*gradients)


def test_plain_torch_path_agrees():
    x, weight, pairs, wiring = example(7, 9, 12, 20, torch.float16)
    x.requires_grad_()
    w = weight.requires_grad_()
    out = ops.logic_layer(x, ops.softmax_coefficients(w), wiring)
    out.sum().backward()
    x64, w64 = x.detach().double().requires_grad_(), w.detach().double().requires_grad_()
    expected = functional.logic_layer(x64, functional.softmax_coefficients(w64), pairs)
    expected.sum().backward()
    torch.testing.assert_close(out.double(), expected, atol=5e-3, rtol=0)
    torch.testing.assert_close(x.grad.double(), x64.grad, atol=2e-2, rtol=0)
    torch.testing.assert_close(w.grad.double(), w64.grad, atol=2e-2, rtol=0)


@pytest.mark.parametrize(
    ("wiring", "message"),
    [
        ([[0, 1], [0, 4], [1, 1]], "input that does not exist"),
        ([[0, 1], [0, -1], [1, 1]], "input that does not exist"),
        ([[0, 0], [0, 1], [1, 1]], "every gate once"),
        ([[0, 2], [0, 1], [1, 1]], "every gate once"),
        ([[0, 1], [0, 1]], "shape"),
    ],
)
def test_native_code_refuses_bad_wiring(wiring, message):
    wiring = torch.tensor(wiring, dtype=torch.int32)
    x, out = torch.rand(4, 3), torch.empty(2, 3)
    with pytest.raises(ValueError, match=message):
        _native.logic_layer(x, torch.zeros(2, 4), wiring, out, 1)
    with pytest.raises(ValueError, match=message):
        _native.logic_layer_backward(
            out, x, torch.zeros(2, 4), wiring, torch.zeros(4, 3), torch.zeros(2, 4), 1
        )


def test_native_code_refuses_bad_shapes():
    wiring = torch.tensor([[0, 1], [0, 1], [1, 2]], dtype=torch.int32)
    x = torch.rand(4, 3)
    with pytest.raises(ValueError, match="coefficients must have shape"):
        _native.logic_layer(x, torch.zeros(3, 4), wiring, torch.empty(2, 3), 1)
    with pytest.raises(ValueError, match="out must have shape"):
        _native.logic_layer(x, torch.zeros(2, 4), wiring, torch.empty(2, 4), 1)
    with pytest.raises(ValueError, match="threads must be 1 to 1024, got 0"):
        _native.logic_layer(x, torch.zeros(2, 4), wiring, torch.empty(2, 3), 0)
    with pytest.raises(ValueError, match=r"weight must have shape \(gates, 16\)"):
        _native.softmax_coefficients(torch.zeros(2, 15), torch.zeros(2, 4), 1)
    with pytest.raises(ValueError, match="grad_x must have the shape of x"):
        _native.logic_layer_backward(
            torch.empty(2, 3), x, torch.zeros(2, 4), wiring, torch.zeros(3, 3), torch.zeros(2, 4), 1
        )
    with pytest.raises(TypeError):
        _native.logic_layer(x.to(torch.int32), torch.zeros(2, 4), wiring, torch.empty(2, 3), 1)


@pytest.mark.parametrize("isa", _native.available_isas())
def test_every_instruction_set_passes_these_tests(isa, monkeypatch):
    if isa == _native.isa():
        pytest.skip(f"{isa} is what this process runs")
    monkeypatch.setenv("GATEGRAD_ISA", isa)
    selected = "agree_with_the_reference or threads or empty_batch or huge or nan"
    code = (
        f"import sys, pytest; from gategrad import _native; assert _native.isa() == {isa!r};"
        f"sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider', {__file__!r}, '-k', {selected!r}]))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(("n_outputs", "n_groups"), [(7, 3), (9, 3), (5, 5), (64, 10)])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.float16])
def test_group_sums(n_outputs, n_groups, dtype):
    x = torch.rand(4, n_outputs).round().to(dtype).requires_grad_()
    groups = torch.from_numpy(balanced_groups(n_outputs, n_groups)).long()
    expected = torch.zeros(4, n_groups, dtype=dtype).index_add(1, groups, x.detach())
    sums = ops.group_sums(x, n_groups)
    assert torch.equal(sums, expected)
    grad = torch.rand(4, n_groups).to(dtype)
    sums.backward(grad)
    assert torch.equal(x.grad, grad[:, groups])


def test_group_sums_opcheck():
    rows = torch.rand(7, 4, dtype=torch.float64, requires_grad=True)
    torch.library.opcheck(torch.ops.gategrad.group_sums.default, (rows, 3))
    torch.library.opcheck(
        torch.ops.gategrad.group_sums_backward.default, (torch.rand(3, 4, dtype=torch.float64), 7)
    )
    assert torch.autograd.gradcheck(lambda x: ops.group_sums(x, 3), (rows.t(),))
