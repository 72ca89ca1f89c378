import subprocess
import sys

import pytest
import torch

import gategrad._native as _native

MIB = 1 << 20


@pytest.fixture(autouse=True)
def empty_store():
    _native.drop_kept_blocks()
    yield
    _native.drop_kept_blocks()


def test_a_freed_block_is_used_again():
    first = _native.empty_float32(1024, 1024)
    address = first.data_ptr()
    assert first.shape == (1024, 1024)
    assert address % 64 == 0
    del first
    assert _native.kept_bytes() == 4 * MIB
    again = _native.empty_float32(1000, 1024)  # the same when rounded to huge pages
    assert again.data_ptr() == address
    assert _native.kept_bytes() == 0


def test_kept_and_used_memory_never_exceed_the_peak():
    large = _native.empty_float64(2048, 1024)
    del large
    assert _native.kept_bytes() == 16 * MIB
    small = _native.empty_float32(1024, 1024)
    assert _native.kept_bytes() <= 12 * MIB
    del small
    _native.drop_kept_blocks()
    assert _native.kept_bytes() == 0


def test_a_failed_allocation_changes_nothing():
    block = _native.empty_float32(1024, 1024)
    with pytest.raises(MemoryError):
        _native.empty_float32(1 << 20, 1 << 20)
    del block
    for _ in range(3):
        blocks = [_native.empty_float32(1024, 1024) for _ in range(4)]
        del blocks
        assert _native.kept_bytes() <= 16 * MIB


@pytest.mark.parametrize(("rows", "columns"), [(-1, 1), (1, -1), (2**32, 2**30), (2**62, 2**62)])
def test_impossible_sizes(rows, columns):
    with pytest.raises(ValueError, match="rows and columns"):
        _native.empty_float32(rows, columns)


def test_tensors_of_no_size():
    assert _native.empty_float32(0, 7).shape == (0, 7)
    assert _native.empty_float32(7, 0).shape == (7, 0)


def test_tensors_outlive_their_name():
    rows = _native.empty_float32(1024, 1024).fill_(3.0)
    part = rows[5]
    del rows
    other = _native.empty_float32(1024, 1024).fill_(4.0)
    assert torch.equal(part, torch.full((1024,), 3.0))
    assert other[0, 0] == 4


@pytest.mark.skipif(sys.platform != "linux", reason="reads the peak of memory from /proc")
def test_training_memory_holds_no_sixteenfold_tensor():
    # One layer of 50,000 gates and 128 samples: its output and the gradient are 26 MB each.
    code = """
import re, torch, gategrad as gg
def peak():
    return int(re.search(r"VmHWM:\\s*(\\d+)", open("/proc/self/status").read())[1]) / 1000
layer = gg.nn.LogicLayer(64, 50_000, seed=0)
gg.nn.LogicLayer(64, 64, seed=0)(torch.rand(128, 64)).sum().backward()
before = peak()
layer(torch.rand(128, 64)).sum().backward()
print(peak() - before)
"""
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert float(result.stdout) < 150
