"""The training kernels on NumPy arrays: without torch, so that sanitizers can run them."""

import numpy as np
import pytest

import gategrad._native as _native
from gategrad.gates import COEFFICIENTS

ADAM = {"lr": 0.1, "beta1": 0.9, "beta2": 0.99, "eps": 1e-8}


def softmax(weight):
    e = np.exp(weight - weight.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def weight_gradient(grad, weight, scale=1.0):
    p = softmax(weight.astype(np.float64) * scale)
    q = grad.astype(np.float64) @ COEFFICIENTS.T
    return scale * p * (q - (p * q).sum(axis=1, keepdims=True))


def layer_in_torch(x, c, first, second):
    a, b = x[first], x[second]
    return c[:, :1] + c[:, 1:2] * a + c[:, 2:3] * b + c[:, 3:] * a * b


def packed(x):
    words = np.packbits(x.astype(np.uint8), axis=1, bitorder="little").view("<u4")
    return np.ascontiguousarray(words).view(np.int32)


def unpacked(words):
    return np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("n_gates", [1, 15, 16, 17, 700])
def test_coefficients(n_gates, dtype):
    rng = np.random.default_rng(n_gates)
    weight, noise = rng.normal(size=(2, n_gates, 16)).astype(dtype) * 3
    grad = rng.normal(size=(n_gates, 4)).astype(dtype)
    out, grad_weight = np.empty((n_gates, 4), dtype), np.empty((n_gates, 16), dtype)
    gates = np.empty(n_gates, np.uint8)
    _native.coefficients(weight, noise, 2.0, out, gates, 2)
    _native.coefficients_backward(grad, weight, noise, 2.0, grad_weight, 2)
    logits = weight.astype(np.float64) + noise
    np.testing.assert_allclose(out, softmax(logits / 2) @ COEFFICIENTS, atol=2e-6)
    np.testing.assert_allclose(grad_weight, weight_gradient(grad, logits, 0.5), atol=2e-6)
    assert (gates == logits.argmax(axis=1)).all()


class Example:
    def __init__(self, batch, dtype, n_inputs=13, n_gates=50):
        rng = np.random.default_rng(batch)
        self.x = rng.random((n_inputs, batch)).astype(dtype)
        self.c = rng.normal(size=(n_gates, 4)).astype(dtype)
        self.grad = rng.normal(size=(n_gates, batch)).astype(dtype)
        # The last input is never read.
        self.pairs = rng.integers(0, n_inputs - 1, (2, n_gates)).astype(np.int32)
        self.wiring = _native.Wiring(self.pairs, n_inputs)

    def gradients(self, x, grad):
        first, second = self.pairs
        a, b, c = x[first].astype(np.float64), x[second].astype(np.float64), self.c
        expected = np.zeros(x.shape)
        np.add.at(expected, first, grad * (c[:, 1:2] + c[:, 3:] * b))
        np.add.at(expected, second, grad * (c[:, 2:3] + c[:, 3:] * a))
        return expected, np.stack([(grad * f).sum(axis=1) for f in (1, a, b, a * b)], axis=1)


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("batch", [32, 96, 128, 160, 1120])
@pytest.mark.parametrize("threads", [1, 3])
def test_layer(batch, threads, dtype):
    e = Example(batch, dtype)
    out, sums = np.empty((50, batch), dtype), np.empty((3, batch), dtype)
    _native.forward(e.wiring, e.x, e.c, out, threads)
    _native.sums(e.wiring, e.x, e.c, sums, threads)
    expected = layer_in_torch(e.x, e.c, *e.pairs)
    np.testing.assert_allclose(out, expected, atol=1e-5)
    parts = np.split(expected, [17, 34])  # 50 gates in three groups: 17, 17, 16
    np.testing.assert_allclose(sums, np.stack([p.sum(axis=0) for p in parts]), atol=1e-4)

    for grouped, grad in ((False, e.grad), (True, np.ascontiguousarray(e.grad[:3]))):
        full = np.repeat(grad, [17, 17, 16], axis=0) if grouped else grad
        grad_x, grad_c = np.full_like(e.x, np.nan), np.full_like(e.c, np.nan)
        _native.backward(e.wiring, grad, e.x, e.c, grouped, grad_x, grad_c, threads)
        expected_x, expected_c = e.gradients(e.x, full)
        np.testing.assert_allclose(grad_x, expected_x, atol=2e-4)
        np.testing.assert_allclose(grad_c, expected_c, atol=1e-3)
        alone = np.full_like(e.c, np.nan)
        _native.backward(e.wiring, grad, e.x, e.c, grouped, None, alone, threads)
        np.testing.assert_array_equal(alone, grad_c)


@pytest.mark.parametrize("batch", [32, 96, 128, 160, 1120])
@pytest.mark.parametrize("threads", [1, 3])
def test_hard_layer(batch, threads):
    e = Example(batch, np.float32)
    bits = (e.x > 0.5).astype(np.float32)
    rows = np.empty((13, batch // 32), np.int32)
    assert _native.pack(bits, rows, threads)
    assert (rows == packed(bits)).all()
    gates = np.arange(50, dtype=np.uint8) % 16
    out, sums = np.empty((50, batch // 32), np.int32), np.empty((3, batch), np.float32)
    _native.hard_forward(e.wiring, rows, gates, out, threads)
    _native.hard_sums(e.wiring, rows, gates, sums, threads)
    expected = layer_in_torch(bits, np.asarray(COEFFICIENTS)[gates], *e.pairs)
    assert (unpacked(out) == expected).all()
    parts = np.split(expected, [17, 34])
    assert (sums == np.stack([p.sum(axis=0) for p in parts])).all()
    floats = np.empty((50, batch), np.float32)
    _native.unpack(out, floats, threads)
    assert (floats == expected).all()

    for grouped, grad in ((False, e.grad), (True, np.ascontiguousarray(e.grad[:3]))):
        full = np.repeat(grad, [17, 17, 16], axis=0) if grouped else grad
        grad_x, grad_c = np.full_like(e.x, np.nan), np.full_like(e.c, np.nan)
        _native.hard_backward(e.wiring, grad, rows, e.c, grouped, grad_x, grad_c, threads)
        expected_x, expected_c = e.gradients(bits, full)
        np.testing.assert_allclose(grad_x, expected_x, atol=2e-4)
        np.testing.assert_allclose(grad_c, expected_c, atol=1e-3)
        alone = np.full_like(e.c, np.nan)
        _native.hard_backward(e.wiring, grad, rows, e.c, grouped, None, alone, threads)
        np.testing.assert_array_equal(alone, grad_c)

        half, values = as_bfloat16(grad)
        full = np.repeat(values, [17, 17, 16], axis=0) if grouped else values
        grad_x = np.empty((13, batch), np.int16)
        _native.hard_backward(e.wiring, half, rows, e.c, grouped, grad_x, grad_c, threads)
        expected_x, expected_c = e.gradients(bits, full)
        np.testing.assert_allclose(as_float32(grad_x), expected_x, rtol=0.004, atol=1e-5)
        np.testing.assert_allclose(grad_c, expected_c, atol=1e-3)


def as_bfloat16(x):
    """To the nearest, ties to even; and the numbers that this gives."""
    words = x.astype(np.float32).view(np.uint32).astype(np.uint64)
    high = ((words + 0x7FFF + ((words >> 16) & 1)) >> 16).astype(np.uint16)
    return high.view(np.int16), (high.astype(np.uint32) << 16).view(np.float32)


def as_float32(half):
    return (half.view(np.uint16).astype(np.uint32) << 16).view(np.float32)


@pytest.mark.parametrize(
    ("number", "bits"),
    [
        (1.0, 0x3F80),
        (1 + 2**-8 - 2**-20, 0x3F80),
        (1 + 2**-8 + 2**-20, 0x3F81),
        (-1 - 2**-8 - 2**-20, 0xBF81),
        (3.4e38, 0x7F80),  # nearer to infinity
        (np.inf, 0x7F80),
        (-np.inf, 0xFF80),
        (0.0, 0),
    ],
)
def test_rounding_to_bfloat16(number, bits):
    c = np.zeros((1, 4), np.float32)
    c[0, 0] = number
    out = np.empty((1, 32), np.int16)
    wiring = _native.Wiring(np.zeros((2, 1), np.int32), 1)
    _native.forward(wiring, np.zeros((1, 32), np.int16), c, out, 1)
    assert set(out.view(np.uint16)[0].tolist()) == {bits}


@pytest.mark.parametrize("batch", [32, 128, 288])
def test_rows_of_bfloat16(batch):
    e = Example(batch, np.float32)
    x, x_value = as_bfloat16(e.x)
    grad, grad_value = as_bfloat16(e.grad)
    out, sums = np.empty((50, batch), np.int16), np.empty((1, batch), np.float32)
    _native.forward(e.wiring, x, e.c, out, 2)
    _native.sums(e.wiring, x, e.c, sums, 2)
    expected = layer_in_torch(x_value, e.c, *e.pairs)
    found = as_float32(out)
    np.testing.assert_allclose(found, expected, rtol=0.004, atol=1e-6)
    np.testing.assert_allclose(sums[0], expected.sum(axis=0), atol=1e-4)
    grad_x, grad_c = np.empty_like(x), np.empty_like(e.c)
    _native.backward(e.wiring, grad, x, e.c, False, grad_x, grad_c, 2)
    expected_x, expected_c = e.gradients(x_value, grad_value)
    found = as_float32(grad_x)
    np.testing.assert_allclose(found, expected_x, rtol=0.004, atol=1e-5)
    np.testing.assert_allclose(grad_c, expected_c, atol=1e-3)


@pytest.mark.parametrize("columns", [0, 1, 31, 32, 33, 200])
@pytest.mark.parametrize("rows", [0, 1, 200])
def test_bits_there_and_back(rows, columns):
    numbers = np.random.default_rng(0).integers(0, 2, (rows, columns)).astype(np.float32)
    words = -(-columns // 32)
    bits, back = np.full((rows, words), -1, np.int32), np.full_like(numbers, np.nan)
    assert _native.pack(numbers, bits, 3)
    _native.unpack(bits, back, 3)
    np.testing.assert_array_equal(back, numbers)
    padding = np.zeros((rows, 32 * words - columns))
    assert (bits == packed(np.hstack([numbers, padding]))).all()


def test_pack_tells_what_is_not_a_bit():
    out = np.empty((1, 1), np.int32)
    assert _native.pack(np.array([[0, 1, 1]], np.float32), out, 1)
    assert out[0, 0] == 6
    for wrong in (0.5, -1, np.nan):
        assert not _native.pack(np.array([[0, wrong, 1]], np.float32), out, 1)


@pytest.mark.parametrize("batch", [1, 31, 32, 33, 64, 130])
@pytest.mark.parametrize("features", [1, 3, 16, 17, 33, 1000])
def test_samples_are_packed_as_rows_are(batch, features):
    rng = np.random.default_rng(batch * features)
    x = rng.integers(0, 2, (batch, features)).astype(np.float32)
    x[x == 0] *= rng.choice([1, -1], size=int((x == 0).sum()))  # -0 is 0
    expected, found = (np.full((features, -(-batch // 32)), -1, np.int32) for _ in range(2))
    assert _native.pack(np.ascontiguousarray(x.T), expected, 1)
    for threads in (1, 3):
        assert _native.pack_samples(x, found, threads)
        assert (found == expected).all()
    for wrong in (0.5, -1, np.nan, np.inf, 1 + 2**-23, 1e-45):
        other = x.copy()
        other[rng.integers(batch), rng.integers(features)] = wrong
        assert not _native.pack_samples(other, found, 2)


def test_samples_do_not_fit_other_rows():
    x = np.zeros((33, 5), np.float32)
    for shape in ((5, 1), (5, 3), (4, 2), (6, 2), (33, 2)):
        with pytest.raises(ValueError, match="out must have a row for each feature, and a word"):
            _native.pack_samples(x, np.zeros(shape, np.int32), 1)


@pytest.mark.parametrize("decoupled", [False, True])
@pytest.mark.parametrize("n_gates", [1, 16, 100, 515])
def test_adam(n_gates, decoupled):
    rng = np.random.default_rng(n_gates)
    weight, noise = rng.normal(size=(2, n_gates, 16)).astype(np.float32)
    mean, square = np.zeros_like(weight), np.zeros_like(weight)
    out, gates = np.empty((n_gates, 4), np.float32), np.empty(n_gates, np.uint8)
    w, m, v = weight.astype(np.float64), np.zeros((n_gates, 16)), np.zeros((n_gates, 16))
    for step in range(1, 5):
        grad = rng.normal(size=(n_gates, 4)).astype(np.float32)
        noisy = step % 2 == 0
        logits = w + noise if noisy else w
        _native.adam(
            grad, weight, mean, square, noise if noisy else None, 0.5,
            None if noisy else out, None if noisy else gates,
            _native.AdamStep(
                step, weight_decay=0.1, decoupled=decoupled, gradient_scale=0.5, **ADAM
            ),
            threads=2,
        )  # fmt: skip
        g = 0.5 * weight_gradient(grad, logits, 2.0)
        if decoupled:
            w = w * (1 - 0.1 * ADAM["lr"])
        else:
            g = g + 0.1 * w
        m = 0.9 * m + 0.1 * g
        v = 0.99 * v + 0.01 * g * g
        rate = ADAM["lr"] / (1 - 0.9**step)
        w = w - rate * m / (np.sqrt(v / (1 - 0.99**step)) + 1e-8)
        np.testing.assert_allclose(weight, w, atol=2e-4)
        if not noisy:
            np.testing.assert_allclose(out, softmax(2 * w) @ COEFFICIENTS, atol=5e-4)
            assert (gates == weight.argmax(axis=1)).all()


@pytest.mark.parametrize("logistic", [False, True])
def test_noise_has_its_distribution(logistic):
    drawn = np.empty((60_000, 16), np.float32)
    _native.noise(logistic, 1234567890123456789, drawn, threads=2)
    values = drawn.ravel().astype(np.float64)
    assert np.isfinite(values).all()
    # Kolmogorov and Smirnov: by chance it is as far off once in a thousand times.
    there = np.sort(values)
    expected = 1 / (1 + np.exp(-there)) if logistic else np.exp(-np.exp(-there))
    apart = np.abs(expected - (np.arange(values.size) + 0.5) / values.size).max()
    assert apart < 1.95 / np.sqrt(values.size)
    for distance in (1, 2, 16, 4096, 65536):
        assert abs(np.corrcoef(values[:-distance], values[distance:])[0, 1]) < 5e-3
    # The logarithms, where they are exact: of 2^23 numbers, each of which may come.
    near = drawn[drawn < (-8 if logistic else -1.5)].astype(np.float64)
    u = 1 / (1 + np.exp(-near)) if logistic else np.exp(-np.exp(-near))
    places = u * 2**23 - 0.5
    assert np.abs(places - np.round(places)).max() < 0.05


def test_noise_is_that_of_its_key_and_place():
    def noise(key, shape, threads=1):
        out = np.full(shape, np.nan, np.float32)
        _native.noise(False, key, out, threads)
        return out.ravel()

    whole = noise(7, (1000, 16))
    assert (noise(7, (1000, 16), threads=3) == whole).all()
    assert (noise(7, (1, 9001)) == whole[:9001]).all()
    for key in (8, 7 + 2**32, 2**63 - 1):
        other = noise(key, (1000, 16))
        assert (other != whole).mean() > 0.99
        assert abs(np.corrcoef(other, whole)[0, 1]) < 0.05
    assert noise(7, (0, 16)).size == 0


def test_gradient_square():
    rng = np.random.default_rng(0)
    weight = rng.normal(size=(9000, 16)).astype(np.float32)
    grad = rng.normal(size=(9000, 4)).astype(np.float32)
    squares = [_native.gradient_square(grad, weight, None, 1.0, threads) for threads in (1, 2, 5)]
    assert squares[0] == squares[1] == squares[2]
    np.testing.assert_allclose(squares[0], (weight_gradient(grad, weight) ** 2).sum(), rtol=1e-5)


@pytest.mark.parametrize("bits", [0x7FC00000, 0x7FC00001, 0xFFC12345])
def test_every_nan_stays_nan(bits):
    weight = np.zeros((3, 16), np.float32)
    weight[1, 4] = np.array([bits], np.uint32).view(np.float32)[0]
    out = np.empty((3, 4), np.float32)
    _native.coefficients(weight, None, 1.0, out, None, 1)
    assert np.isnan(out).any(axis=1).tolist() == [False, True, False]


def test_a_nan_row_of_bfloat16_stays_nan():
    e = Example(32, np.float32)
    e.c[:] = np.array([0x7FFFFFFF], np.uint32).view(np.float32)[0]
    out = np.zeros((50, 32), np.int16)
    _native.forward(e.wiring, as_bfloat16(e.x)[0], e.c, out, 1)
    values = as_float32(out)
    assert np.isnan(values).all()


@pytest.mark.parametrize("pairs", [[[0, 4], [1, 1]], [[0, 1], [0, -1]]])
def test_a_wiring_names_inputs_that_exist(pairs):
    with pytest.raises(ValueError, match=r"reads input (4|-1), but there are 4"):
        _native.Wiring(np.array(pairs, np.int32), 4)


def test_sizes_of_a_wiring():
    wiring = _native.Wiring(np.zeros((2, 5), np.int32), 3)
    assert (wiring.n_inputs, wiring.n_gates) == (3, 5)
    nothing = np.empty((2, 0), np.int32)
    x, c, out = (np.empty(shape, np.float32) for shape in ((3, 32), (0, 4), (0, 32)))
    _native.forward(_native.Wiring(nothing, 3), x, c, out, 2)
    with pytest.raises(ValueError, match="n_inputs must not be negative"):
        _native.Wiring(nothing, -1)


def test_shapes_are_checked():
    e = Example(32, np.float32)
    out = np.empty((50, 32), np.float32)
    bits, gates = np.zeros((13, 1), np.int32), np.zeros(50, np.uint8)
    x33 = np.zeros((13, 33), np.float32)
    bad_gates = np.full(50, 16, np.uint8)
    wrong = [
        (r"multiple of 32 samples, got 33", lambda: _native.forward(e.wiring, x33, e.c, x33, 1)),
        (r"x must have shape \(13, 32\)", lambda: _native.forward(e.wiring, out, e.c, out, 1)),
        ("coefficients must", lambda: _native.forward(e.wiring, e.x, e.c[:3], out, 1)),
        (r"out must have shape \(50", lambda: _native.forward(e.wiring, e.x, e.c, e.x, 1)),
        ("threads must be 1 to 1024", lambda: _native.forward(e.wiring, e.x, e.c, out, 0)),
        ("groups must be 1 to 50, got 0", lambda: _native.sums(e.wiring, e.x, e.c, out[:0], 1)),
        ("grad must", lambda: _native.backward(e.wiring, e.x, e.x, e.c, False, None, e.c, 1)),
        ("grad_x must", lambda: _native.backward(e.wiring, out, e.x, e.c, False, out, e.c, 1)),
        ("0 to 15", lambda: _native.hard_forward(e.wiring, bits, bad_gates, gates_out(), 1)),
        ("gates must have length", lambda: _native.hard_sums(e.wiring, bits, gates[:2], out, 1)),
        (r"\(gates, 16\)", lambda: _native.coefficients(e.c, None, 1.0, e.c, None, 1)),
        ("temperature must be positive", lambda: coefficients(temperature=0.0)),
        ("noise must have shape", lambda: coefficients(noise=np.zeros((3, 16), np.float32))),
        ("gates must have length 2", lambda: coefficients(gates=np.zeros(3, np.uint8))),
        ("connections must have shape", lambda: _native.Wiring(np.zeros((3, 2), np.int32), 4)),
    ]
    for message, call in wrong:
        with pytest.raises(ValueError, match=message):
            call()


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"weight": np.zeros((2, 15), np.float32)}, r"weight must have shape \(gates, 16\)"),
        ({"weight": np.zeros((3, 16), np.float32)}, r"grad must have shape \(3, 4\)"),
        ({"mean": np.zeros((1, 16), np.float32)}, r"mean must have shape \(2, 16\)"),
        ({"square": np.zeros((2, 4), np.float32)}, r"square must have shape \(2, 16\)"),
        ({"out": np.zeros((2, 16), np.float32)}, r"out must have shape \(2, 4\)"),
        ({"gates": np.zeros(1, np.uint8)}, "gates must have length 2, got 1"),
        ({"noise": np.zeros((2, 16), np.float32)}, "need its own noise"),
        ({"out": None}, "gates come with out"),
        ({"temperature": np.nan}, "temperature must be positive, got nan"),
        ({"temperature": np.inf}, "temperature must be positive, got inf"),
        ({"threads": 0}, "threads must be 1 to 1024, got 0"),
    ],
)
def test_arguments_of_adam_are_checked(changed, message):
    arguments = {name: np.zeros((2, 16), np.float32) for name in ("weight", "mean", "square")} | {
        "grad": np.zeros((2, 4), np.float32), "noise": None, "temperature": 1.0,
        "out": np.zeros((2, 4), np.float32), "gates": np.zeros(2, np.uint8),
        "step": adam_step(1), "threads": 1,
    }  # fmt: skip
    _native.adam(**arguments)
    with pytest.raises(ValueError, match=message):
        _native.adam(**arguments | changed)


def adam_step(count):
    return _native.AdamStep(count, weight_decay=0.0, decoupled=False, gradient_scale=1.0, **ADAM)


def test_steps_of_adam_count_from_1():
    with pytest.raises(ValueError, match="step counts from 1"):
        adam_step(0)


def gates_out():
    return np.zeros((50, 1), np.int32)


def coefficients(noise=None, temperature=1.0, gates=None):
    weight, out = np.zeros((2, 16), np.float32), np.zeros((2, 4), np.float32)
    _native.coefficients(weight, noise, temperature, out, gates, 1)


def test_arrays_of_another_type_or_layout_are_refused_not_copied():
    out = np.empty((2, 4), np.float32)
    for weight, target in (
        (np.zeros((2, 16), np.float64), out),
        (np.zeros((2, 32), np.float32)[:, ::2], out),
        (np.zeros((2, 16), np.float32), np.empty((4, 2), np.float32).T),
    ):
        with pytest.raises(TypeError):
            _native.coefficients(weight, None, 1.0, target, None, 1)
