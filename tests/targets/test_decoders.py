"""Codebooks and dense layers in every target, and in passes and proofs."""

import shutil
from dataclasses import dataclass, replace

import numpy as np
import pytest
from simulators import icarus
from strategies import random_netlist

import gategrad as gg
from gategrad.circuit import Circuit, Codebook, Dense, Readout, part_gates, simulate
from gategrad.circuit import files as circuit_files
from gategrad.circuit.decoders import DECODERS, Decoder, pack_codes
from gategrad.explore.circuit_data import circuit_data
from gategrad.targets import onnx_model
from gategrad.targets.c import source as c_source
from gategrad.targets.c.library import CLibraryNetwork
from gategrad.targets.verilog import verilog
from gategrad.verify import comparable_readouts

N, OUTPUTS, CLASSES = 12, 60, 5
X = np.random.default_rng(9).integers(0, 2, (150, N), dtype=np.uint8)


def codebook(rng, n_sums):
    codes = rng.integers(0, 2, (CLASSES, n_sums))
    return Codebook(pack_codes(codes), n_sums, OUTPUTS // n_sums * (1 - codes).sum(axis=1))


def random_dense(rng, hidden, n_sums):
    sizes = [n_sums, *hidden, CLASSES]
    shapes = list(zip(sizes[1:], sizes, strict=False))
    weights = [rng.normal(size=shape).astype(np.float32) for shape in shapes]
    return Dense(tuple(weights), tuple(w[:, 0] for w in weights))


def circuit_with_decoder(decoder, scale=0.5):
    n_sums = decoder.n_sums
    readout = Readout(
        np.arange(OUTPUTS) // (OUTPUTS // n_sums),
        np.ones(OUTPUTS, int),
        np.zeros(n_sums, int),
        np.broadcast_to(scale, CLASSES),
        decoder,
    )
    netlist = random_netlist(np.random.default_rng(1), N, 300, OUTPUTS)
    return Circuit(None, netlist, readout, tuple("abcde"))


def _circuits():
    rng = np.random.default_rng(0)
    yield "codebook", circuit_with_decoder(codebook(rng, OUTPUTS))
    yield "grouped", circuit_with_decoder(codebook(rng, 12), np.linspace(0.4, 0.6, CLASSES))
    for hidden in ((), (7,), (7, 4)):
        circuit = circuit_with_decoder(random_dense(rng, hidden, OUTPUTS))
        yield f"dense{len(hidden)}", circuit
        yield f"quantized{len(hidden)}", circuit.quantized(8)


CIRCUITS = dict(_circuits())
SUMS_OF_BITS = ("codebook", "grouped", "quantized0")


@pytest.fixture(params=CIRCUITS)
def circuit(request):
    return CIRCUITS[request.param]


def assert_engine_agrees(network, circuit):
    sums = circuit.readout.class_sums(simulate(circuit.netlist, X))
    np.testing.assert_allclose(network.class_sums(X), sums, rtol=1e-12, atol=1e-12)
    assert network.class_sums(X).dtype == sums.dtype
    np.testing.assert_array_equal(network.predict(X), circuit.readout.predict(sums))
    np.testing.assert_allclose(network.scores(X), circuit.readout.scores(sums))
    np.testing.assert_array_equal(network.bits(X), simulate(circuit.netlist, X))


@pytest.mark.parametrize("samples", [1, 64])
@pytest.mark.parametrize("expanded", [0, 1 << 20])
def test_c(circuit, samples, expanded, monkeypatch):
    monkeypatch.setattr(c_source, "_EXPANDED", expanded)
    flags = ("-O1", "-Wall", "-Wextra", "-Werror", "-pedantic")
    assert_engine_agrees(
        CLibraryNetwork(circuit, samples=samples, style="table", flags=flags), circuit
    )


def test_passes_keep_class_sums(circuit):
    small, _ = gg.optimize(circuit)
    assert small.netlist.n_outputs < OUTPUTS  # constant and repeated bits are folded
    np.testing.assert_allclose(
        gg.compile(small).class_sums(X), gg.compile(circuit).class_sums(X), rtol=1e-12, atol=1e-12
    )


def test_onnx(circuit):
    pytest.importorskip("onnx")
    runtime = pytest.importorskip("onnxruntime")
    session = runtime.InferenceSession(onnx_model.onnx_model(circuit)["network.onnx"])
    labels, scores = session.run(["labels", "scores"], {"X": X})
    network = gg.compile(circuit)
    np.testing.assert_array_equal(labels, network.predict(X))
    np.testing.assert_allclose(scores, network.scores(X))


@pytest.mark.skipif(not shutil.which("iverilog"), reason="needs iverilog")
@pytest.mark.parametrize("name", CIRCUITS)
def test_verilog_or_a_reason(name, tmp_path):
    if name not in SUMS_OF_BITS:
        with pytest.raises(ValueError, match=r"these can: group-sum, tree.* codebook.*no-adders"):
            verilog(CIRCUITS[name])
        assert part_gates(CIRCUITS[name])["adders"] is None
    else:
        argmax = CIRCUITS[name].readout.is_integer
        files = verilog(CIRCUITS[name], argmax=argmax, vectors=X[:40])
        for file, content in files.items():
            (tmp_path / file).write_bytes(content)
        assert "PASS" in icarus(tmp_path)
    assert verilog(CIRCUITS[name], adders=False)


def test_proofs(circuit):
    pytest.importorskip("pysat")
    small, _ = gg.optimize(circuit)
    result = gg.equivalence(circuit, small)
    assert result.verdict == "equal"
    outputs = circuit.netlist.outputs.copy()
    outputs[7] = outputs[20]
    netlist = replace_outputs(circuit.netlist, outputs)
    assert gg.equivalence(circuit, replace(circuit, dense=netlist)).verdict == "different"


def replace_outputs(netlist, outputs):
    return type(netlist)(netlist.n_inputs, netlist.gate, netlist.a, netlist.b, outputs)


def test_large_codebooks_are_compared_by_what_they_read(monkeypatch):
    circuit = CIRCUITS["codebook"]
    assert gg.equivalence(circuit, circuit).compared == "class sums"
    monkeypatch.setattr(comparable_readouts, "_EXPANDED", 10)
    assert gg.equivalence(circuit, circuit).compared == "group sums"
    other = replace(circuit.readout.decoder, offset=circuit.readout.decoder.offset + 1)
    changed = replace(circuit, readout=replace(circuit.readout, decoder=other))
    with pytest.raises(ValueError, match="codebooks of the two circuits differ"):
        gg.equivalence(circuit, changed)


def test_a_codebook_that_no_target_takes():
    codes = Codebook(np.zeros((3000, 1000), np.uint8), 8000, np.zeros(3000, int))
    readout = Readout(np.zeros(0, int), np.zeros(0, int), np.zeros(8000, int), np.ones(3000), codes)
    circuit = Circuit(None, gg.Netlist(1, [], [], [], []), readout, [str(k) for k in range(3000)])
    pytest.importorskip("onnx")
    with pytest.raises(ValueError, match="does not fit into an ONNX model"):
        onnx_model.onnx_model(circuit)


def test_constant_outputs_leave_nothing_to_run():
    for name in ("codebook", "dense1"):
        circuit = CIRCUITS[name]
        outputs = np.arange(OUTPUTS) % 2  # the two constant nets
        small, _ = gg.optimize(replace(circuit, dense=replace_outputs(circuit.netlist, outputs)))
        assert small.netlist.n_outputs == 0
        network = gg.compile(small)
        expected = np.tile(small.readout.class_sums(np.zeros((1, 0), np.uint8)), (len(X), 1))
        np.testing.assert_allclose(network.class_sums(X), expected)
        assert network.class_sums(X[:0]).shape == (0, CLASSES)


def test_the_most_negative_weight_in_c():
    decoder = Dense((np.array([[-(2**31), 1], [3, 4]]),), (np.array([0, 0]),))
    readout = Readout([0, 1], [1, 1], [0, 0], [1.0, 1.0], decoder)
    circuit = Circuit(None, gg.Netlist(2, [], [], [], [2, 3]), readout, ("a", "b"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(c_source, "_EXPANDED", 0)
        network = CLibraryNetwork(circuit)
    assert network.class_sums([[1, 0], [1, 1]]).tolist() == [[-(2**31), 3], [1 - 2**31, 7]]


def test_offsets_beyond_double_precision_in_onnx():
    pytest.importorskip("onnx")
    decoder = replace(CIRCUITS["codebook"].readout.decoder, offset=[2**60] * CLASSES)
    readout = replace(CIRCUITS["codebook"].readout, decoder=decoder)
    with pytest.raises(ValueError, match="class sums exceed 53 bits"):
        onnx_model.onnx_model(replace(CIRCUITS["codebook"], readout=readout))


@dataclass(frozen=True, eq=False)
class Scaled(Decoder):
    """Each class's sum times a whole number: what someone might add."""

    KIND = "scaled"
    ARRAYS = frozenset({"factors"})

    factors: np.ndarray

    @property
    def n_sums(self):
        return len(self.factors)

    def layers(self):
        return [(np.diag(self.factors).astype(np.int32), np.zeros(self.n_sums, np.int64))]

    def to_arrays(self):
        return {"factors": self.factors}, {}

    @classmethod
    def from_arrays(cls, described, arrays):
        return cls(arrays["factors"])


def test_another_decoder_needs_nothing_but_its_class_and_entry(tmp_path, monkeypatch):
    monkeypatch.setattr(circuit_files, "DECODERS", (*DECODERS, Scaled))
    circuit = circuit_with_decoder(Scaled(np.array([1, -2, 3, 4, 5])))
    circuit.save(tmp_path / "c.npz")
    assert gg.load_circuit(tmp_path / "c.npz") == circuit
    assert circuit != replace(circuit, readout=replace(circuit.readout, decoder=Scaled([1] * 5)))
    sums = circuit.readout.class_sums(circuit.simulate(X))
    assert (sums[:, 1] <= 0).all()
    assert sums.any()
    assert_engine_agrees(gg.compile(circuit), circuit)
    assert_engine_agrees(CLibraryNetwork(circuit), circuit)
    monkeypatch.setattr(c_source, "_EXPANDED", 0)
    assert_engine_agrees(CLibraryNetwork(circuit), circuit)
    assert gg.equivalence(circuit, gg.optimize(circuit)[0]).verdict == "equal"
    assert "network_adders.v" in verilog(circuit)
    assert circuit_data(circuit)["readout"]["decoder"]["kind"] == "dense"


def test_another_decoder_in_onnx():
    pytest.importorskip("onnx")
    runtime = pytest.importorskip("onnxruntime")
    circuit = circuit_with_decoder(Scaled(np.array([1, -2, 3, 4, 5])))
    session = runtime.InferenceSession(onnx_model.onnx_model(circuit)["network.onnx"])
    (labels,) = session.run(["labels"], {"X": X})
    np.testing.assert_array_equal(labels, gg.compile(circuit).predict(X))
