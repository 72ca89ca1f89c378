import json
import pickle
from dataclasses import replace

import numpy as np
import pytest

from gategrad.circuit import Circuit, Codebook, Dense, Netlist, Readout, load_circuit
from gategrad.circuit.decoders import pack_codes, unpack_codes

CODES = np.array([[1, 0, 1], [0, 0, 1]])


def codebook_readout(scale=(0.5, 0.5)):
    # Two bits in group 0, one in the others.
    codes = Codebook(pack_codes(CODES), 3, [1, 3])
    return Readout([0, 0, 1, 2], [1] * 4, [0] * 3, scale, codes)


def test_codes_are_packed_lowest_first():
    codes = np.random.default_rng(0).integers(0, 2, (5, 19), dtype=np.uint8)
    packed = pack_codes(codes)
    assert packed.shape == (5, 3)
    assert packed[2, 1] >> 3 & 1 == codes[2, 11]
    np.testing.assert_array_equal(unpack_codes(packed, 19), codes)


def test_a_codebook_counts_agreement_by_hand():
    bits = np.array([[1, 1, 0, 1], [0, 0, 0, 0], [1, 0, 1, 0]], dtype=np.uint8)
    # Class 0 wants 1 1 0 1, class 1 wants 0 0 0 1.
    assert codebook_readout().class_sums(bits).tolist() == [[4, 2], [1, 3], [1, 1]]
    assert codebook_readout().predict(codebook_readout().class_sums(bits)).tolist() == [0, 1, 0]


def test_a_codebook_without_decoder_has_the_same_sums():
    readout = codebook_readout()
    plain, source = readout.expanded(8)
    bits = np.random.default_rng(1).integers(0, 2, (40, 4), dtype=np.uint8)
    assert plain.decoder is None
    np.testing.assert_array_equal(plain.class_sums(bits[:, source]), readout.class_sums(bits))
    with pytest.raises(ValueError, match=r"2 classes that each read all 4 outputs .* than the 7"):
        readout.expanded(7)


def test_sums_beyond_floats_are_exact():
    # 2 ** 30 + 1 and its like have no float32.
    big = Readout([0, 1], [2**30 + 1, 1], [0, 0], [1.0], Codebook(pack_codes([[1, 1]]), 2, [0]))
    assert big.class_sums(np.array([[1, 1], [1, 0]], np.uint8)).tolist() == [
        [2**30 + 2],
        [2**30 + 1],
    ]


def dense(*, integer=False):
    first = np.array([[2, -1, 0], [0, 1, 1]])
    second = np.array([[1, -3], [2, 0]])
    biases = (np.array([-1, 0]), np.array([5, 0]))
    kind = np.int64 if integer else np.float32
    return Dense((first.astype(kind), second.astype(kind)), tuple(b.astype(kind) for b in biases))


@pytest.mark.parametrize("integer", [False, True])
def test_dense_layers_by_hand(integer):
    readout = Readout([0, 1, 2], [1] * 3, [0] * 3, [1.0, 1.0], dense(integer=integer))
    sums = readout.class_sums(np.array([[1, 0, 1], [0, 1, 0]], np.uint8))
    # Hidden: [1, 1] and [-2, 1], whose -2 ReLU cuts off.
    assert sums.tolist() == [[3, 2], [2, 0]]
    assert sums.dtype == (np.int64 if integer else np.float64)
    assert readout.is_integer is integer


def test_quantized_layers_stay_near():
    rng = np.random.default_rng(2)
    sizes = [(20, 30), (9, 20), (5, 9)]
    layers = Dense(
        tuple(rng.normal(size=size).astype(np.float32) for size in sizes),
        tuple(rng.normal(size=size[0]).astype(np.float32) for size in sizes),
    )
    readout = Readout(range(30), [1] * 30, [0] * 30, [1.0] * 5, layers)
    bits = rng.integers(0, 2, (200, 30), dtype=np.uint8)
    exact = readout.scores(readout.class_sums(bits))
    errors = []
    for n_bits in (4, 8, 12):
        quantized = readout.quantized(n_bits)
        scores = quantized.scores(quantized.class_sums(bits))
        errors.append(np.abs(scores - exact).max() / exact.std())
    assert errors[0] < 2
    assert errors[2] < 0.01
    assert errors == sorted(errors, reverse=True)
    with pytest.raises(ValueError, match="integers already"):
        readout.quantized(8).quantized(8)
    for bits in (1, 17, 2.5, True):
        with pytest.raises(ValueError, match=f"2 to 16 bits, a whole number, got {bits}"):
            readout.quantized(bits)
    with pytest.raises(ValueError, match="only dense heads"):
        codebook_readout().quantized(8)


def test_quantized_layers_without_weights_keep_their_biases():
    layers = Dense((np.zeros((3, 2), np.float32),), (np.array([0.1, 0.2, 0.4], np.float32),))
    readout = Readout([0, 1], [1, 1], [0, 0], [1.0] * 3, layers).quantized(8)
    assert readout.predict(readout.class_sums(np.zeros((1, 2), np.uint8))).tolist() == [2]
    tiny = Dense((np.full((3, 2), 1e-30, np.float32),), layers.biases)
    with pytest.raises(ValueError, match=r"layer 0 has biases up to 0\.4, which dwarf its weights"):
        Readout([0, 1], [1, 1], [0, 0], [1.0] * 3, tiny).quantized(8)


def test_one_integer_matrix_becomes_weights():
    matrix = Dense((np.array([[3, 0], [-2, 5]]),), (np.array([7, -1]),))
    readout = Readout([0, 1], [1, -1], [0, 1], [1.0, 1.0], matrix)
    plain, source = readout.expanded(100)
    assert len(source) == 3  # a weight of 0 needs no bit
    bits = np.array([[0, 0], [0, 1], [1, 0], [1, 1]], np.uint8)
    np.testing.assert_array_equal(plain.class_sums(bits[:, source]), readout.class_sums(bits))
    with pytest.raises(ValueError, match="a dense head cannot be written as integer sums"):
        Readout([0, 1, 2], [1] * 3, [0] * 3, [1.0, 1.0], dense()).expanded(100)


@pytest.mark.parametrize(
    "decoder", [Codebook(pack_codes(CODES), 3, [1, 3]), dense(), dense(integer=True)]
)
def test_files_and_pickles_keep_decoders(tmp_path, decoder):
    netlist = Netlist(3, [], [], [], [2, 3, 4])
    readout = Readout([0, 1, 2], [1] * 3, [0] * 3, [1.0, 2.0], decoder)
    circuit = Circuit(None, netlist, readout, ("a", "b"))
    circuit.save(tmp_path / "c.npz")
    again = load_circuit(tmp_path / "c.npz")
    assert again.readout == readout
    assert pickle.loads(pickle.dumps(circuit)).readout == readout
    assert again.readout != replace(readout, decoder=replace(decoder, **other(decoder)))


def other(decoder):
    if isinstance(decoder, Codebook):
        return {"offset": decoder.offset + 1}
    return {"biases": (decoder.biases[0] + 1, *decoder.biases[1:])}


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Codebook(CODES, 3, [1, 3]), "packed bits"),
        (lambda: Codebook(pack_codes(CODES), 9, [1, 3]), "need shape"),
        (lambda: Codebook(pack_codes(CODES), True, [1, 3]), "whole number, got True"),
        (lambda: Codebook(np.array([[8]], np.uint8), 3, [1]), "bits beyond the last of 3"),
        (lambda: Codebook(pack_codes(CODES), 3, [1, 2**62]), "62 bits"),
        (lambda: Dense((), ()), "a bias per layer"),
        (lambda: Dense((np.ones((2, 3)), np.ones((2, 3))), (np.ones(2),) * 2), "layer 1 reads 2"),
        (lambda: Dense((np.ones((2, 3)),), (np.ones(3),)), "2 values, its bias"),
        (lambda: Dense((np.full((1, 1), np.nan),), (np.ones(1),)), "finite"),
        (lambda: Dense((np.full((1, 1), 1e300),), (np.ones(1),)), "exceeds float32"),
        (lambda: replace(codebook_readout(), offset=[0, 0]), "group 2, but groups|reads 3 sums"),
        (lambda: codebook_readout(scale=[1.0]), "one entry per class"),
        (
            lambda: Readout(
                [0], [2**30], [0], [1.0],
                Dense((np.array([[2**31 - 1]]), np.array([[4]])), ([0], [0])),
            ),
            "62 bits",
        ),
    ],
)  # fmt: skip
def test_rules(make, message):
    with pytest.raises(ValueError, match=message):
        make()


@pytest.mark.parametrize(
    "changes",
    [
        {"codebook": {"n_sums": 2**40}},
        {"codebook": [3]},
        {"dense": {"layers": 10**9}},
        {"dense": {}},
    ],
)
def test_hostile_files(tmp_path, changes):
    readout = codebook_readout()
    Circuit(None, Netlist(1, [], [], [], [2] * 4), readout, ("a", "b")).save(tmp_path / "c.npz")
    arrays = dict(np.load(tmp_path / "c.npz"))
    header = {**json.loads(arrays["header"].tobytes()), **changes}
    if "dense" in changes:
        del header["codebook"]
    arrays["header"] = np.frombuffer(json.dumps(header).encode(), np.uint8)
    np.savez(tmp_path / "bad.npz", **arrays)
    with pytest.raises(ValueError, match="not a valid circuit file"):
        load_circuit(tmp_path / "bad.npz")
