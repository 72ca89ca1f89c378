import io
import json
import zipfile
from dataclasses import replace

import numpy as np
import pytest
from damaged_arrays import damaged_archive
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from strategies import circuits, random_convolutional_circuit

from gategrad.circuit import Circuit, Netlist, Readout, ThresholdEncoder, load_circuit
from gategrad.targets import compile as compile_circuit


def cat_or_dog() -> Circuit:
    return Circuit(
        ThresholdEncoder.scaled(2, [0.5], "uint8", 0, 255),
        Netlist(2, [6, 1], [2, 4], [3, 3], [4, 5]),
        Readout.group_sum(2, 2, 3.0),
        ("cat", "dog"),
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"encoder": ThresholdEncoder.scaled(3, [0.5], "uint8", 0, 255)}, "encoder gives 3 bits"),
        ({"readout": Readout.group_sum(3, 2, 1.0)}, "netlist has 2 outputs"),
        ({"class_names": ("cat",)}, "1 class names for 2 classes"),
    ],
)
def test_parts_must_fit(change, message):
    whole = cat_or_dog()
    fields = {name: getattr(whole, name) for name in whole.__dataclass_fields__}
    with pytest.raises(ValueError, match=message):
        Circuit(**(fields | change))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25)
@given(circuits())
def test_round_trip(tmp_path, pair):
    circuit, _ = pair
    circuit.save(tmp_path / "c.npz")
    assert load_circuit(tmp_path / "c.npz") == circuit


@given(circuits())
def test_circuits_and_networks_are_shown_in_two_lines(pair):
    circuit, _ = pair
    for value in (circuit, compile_circuit(circuit), compile_circuit(circuit, target="reference")):
        shown = repr(value)
        assert shown.startswith(f"{type(value).__name__}(")
        assert f"{circuit.n_gates:,} gates from {circuit.n_inputs:,} bits" in shown
        assert f"{circuit.readout.n_classes} classes" in shown
        assert len(shown.splitlines()) <= 2
        assert len(shown) < 300


def test_round_trip_with_encoder(tmp_path):
    encoder = ThresholdEncoder(2, [[1.5, 2.5], [3.5, 4.5]], "int64", 0, 9)
    circuit = Circuit(encoder, Netlist(4, [6], [2], [5], [6]), Readout.group_sum(1, 1, 1.0), ("ä",))
    circuit.save(tmp_path / "deep" / "c.npz")
    assert load_circuit(tmp_path / "deep" / "c.npz") == circuit


def test_saving_leaves_no_other_file(tmp_path):
    cat_or_dog().save(tmp_path / "c.npz")
    cat_or_dog().save(tmp_path / "c.npz")
    assert [path.name for path in tmp_path.iterdir()] == ["c.npz"]


def test_missing_file(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"no circuit file at .*c\.npz"):
        load_circuit(tmp_path / "c.npz")


def saved_arrays(tmp_path) -> dict[str, np.ndarray]:
    cat_or_dog().save(tmp_path / "c.npz")
    with np.load(tmp_path / "c.npz", allow_pickle=False) as file:
        return dict(file)


def header(arrays, **changes) -> np.ndarray:
    content = json.loads(arrays["header"].tobytes()) | changes
    return np.frombuffer(json.dumps(content).encode(), np.uint8)


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("a", [2, 5], "may read only nets before its own"),
        ("a", [2, 10**6], "may read only nets before its own"),
        ("gate", [99, 1], "id 99"),
        ("outputs", [4, 77], "output 1 is net 77"),
        ("group", [0, 9], "belongs to class 9"),
        ("scale", [1.0, np.inf], "finite"),
        ("thresholds", [[1.0]], "thresholds must have shape"),
        ("weight", [1.5, 2.5], "must hold integers"),
        ("used", [0, 2], "used must hold at least one of the grid's bits 0 to 1"),
        ("used", [1], "encoder gives 1 bits"),
        ("gate", ["and", "or"], "dtype"),
    ],
)
def test_hostile_arrays(tmp_path, name, value, message):
    arrays = saved_arrays(tmp_path) | {name: np.array(value)}
    np.savez(tmp_path / "bad.npz", **arrays)
    with pytest.raises(ValueError, match=message):
        load_circuit(tmp_path / "bad.npz")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"version": 4}, "its version is 4"),
        ({"format": "other"}, "its format is not"),
        ({"n_inputs": "2"}, "must be an integer"),
        ({"n_inputs": 3}, "before its own|encoder gives"),
        ({"class_names": 5}, "must be an integer and class_names a list"),
        ({"encoder": {"dtype": "uint8"}}, "missing 'n_features'"),
        ({"encoder": [1]}, "not a valid circuit file"),
    ],
)
def test_hostile_header(tmp_path, changes, message):
    arrays = saved_arrays(tmp_path)
    arrays["header"] = header(arrays, **changes)
    np.savez(tmp_path / "bad.npz", **arrays)
    with pytest.raises(ValueError, match=message):
        load_circuit(tmp_path / "bad.npz")


def test_a_missing_field_is_named(tmp_path):
    arrays = saved_arrays(tmp_path)
    del arrays["outputs"]
    np.savez(tmp_path / "bad.npz", **arrays)
    with pytest.raises(ValueError, match="missing 'outputs'"):
        load_circuit(tmp_path / "bad.npz")


def test_pickles_are_not_loaded(tmp_path):
    arrays = saved_arrays(tmp_path) | {"gate": np.array([print, 1], dtype=object)}
    np.savez(tmp_path / "bad.npz", **arrays)
    with pytest.raises(ValueError, match="not a valid circuit file"):
        load_circuit(tmp_path / "bad.npz")


def test_a_claim_of_terabytes_allocates_nothing(tmp_path):
    arrays = saved_arrays(tmp_path)
    np.savez(tmp_path / "bad.npz", **{k: v for k, v in arrays.items() if k != "gate"})
    entry = io.BytesIO()
    np.lib.format.write_array_header_1_0(
        entry, {"descr": "|u1", "fortran_order": False, "shape": (10**13,)}
    )
    with zipfile.ZipFile(tmp_path / "bad.npz", "a") as archive:
        archive.writestr("gate.npy", entry.getvalue())
    with pytest.raises(ValueError, match="cut short"):
        load_circuit(tmp_path / "bad.npz")


def test_compressed_entries_are_refused(tmp_path):
    np.savez_compressed(tmp_path / "bad.npz", **saved_arrays(tmp_path))
    with pytest.raises(ValueError, match="is compressed"):
        load_circuit(tmp_path / "bad.npz")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)
@given(st.data())
def test_damaged_files_are_value_errors(tmp_path, data):
    path = tmp_path / "c.npz"
    if not path.exists():
        cat_or_dog().save(path)
    content = bytearray(path.read_bytes())
    if data.draw(st.booleans(), label="cut short"):
        del content[data.draw(st.integers(0, len(content) - 1)) :]
    else:
        position = data.draw(st.integers(0, len(content) - 1))
        content[position] ^= data.draw(st.integers(1, 255))
    bad = tmp_path / "bad.npz"
    bad.write_bytes(bytes(content))
    try:
        circuit = load_circuit(bad)
    except ValueError as error:
        assert "bad.npz is not a valid circuit file" in str(error)  # noqa: PT017
    else:
        assert circuit == cat_or_dog()  # the damage hit bytes that mean nothing


@pytest.mark.parametrize("kind", ["gates", "convolutions"])
def test_damage_is_a_value_error_whether_its_sum_fits_or_not(tmp_path, kind):
    circuit = cat_or_dog()
    if kind == "convolutions":
        circuit = random_convolutional_circuit(np.random.default_rng(1), encoder=True)
    circuit.save(tmp_path / "c.npz")
    bad, refused = tmp_path / "bad.npz", 0
    for content in damaged_archive((tmp_path / "c.npz").read_bytes(), 300):
        bad.write_bytes(content)
        try:
            load_circuit(bad)  # may be another circuit, with a sum of its own
        except ValueError as error:
            assert "bad.npz is not a valid circuit file" in str(error)  # noqa: PT017
            refused += 1
    assert refused > 150


def test_sums_are_compared_before_anything_is_parsed(tmp_path):
    cat_or_dog().save(tmp_path / "c.npz")
    content = (tmp_path / "c.npz").read_bytes()
    assert content.count(b"'descr'") > 5
    (tmp_path / "bad.npz").write_bytes(content.replace(b"{'descr'", b"('descr'"))
    with pytest.raises(ValueError, match="Bad CRC-32"):
        load_circuit(tmp_path / "bad.npz")


def test_gates_may_still_be_given_as_netlist():
    whole = cat_or_dog()
    parts = {"encoder": whole.encoder, "readout": whole.readout, "class_names": ("cat", "dog")}
    other = replace(whole.netlist, gate=[8, 14])
    with pytest.warns(DeprecationWarning, match="netlist= is now dense="):
        assert Circuit(netlist=other, **parts).dense is other
    with pytest.warns(DeprecationWarning, match="netlist= is now dense="):
        changed = replace(whole, netlist=other)
    assert changed == Circuit(dense=other, **parts) != whole
