import subprocess
import sys

import pytest

import gategrad


def run_python(code):
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


HEAVY = {"torch", "sklearn", "scipy", "matplotlib", "safetensors", "pandas"}


def test_importing_loads_nothing_heavy_not_even_numpy():
    """What a process pays that only asks for the version, or never needs a network."""
    more = HEAVY | {"numpy", "typer", "rich", "pooch", "gategrad._native"}
    result = run_python(
        f"import sys, gategrad\nfound = {more} & set(sys.modules)\nassert not found, found"
    )
    assert result.returncode == 0, result.stderr


def test_circuits_and_engine_do_not_import_torch():
    code = (
        "import sys, numpy as np, gategrad as gg, gategrad.targets\n"
        "c = gg.Circuit(None, gg.Netlist(2, [6], [2], [3], [4]),"
        " gg.Readout.group_sum(1, 1, 1.0), ('x',))\n"
        "assert gg.compile(c).class_sums([[0, 1], [1, 1]]).tolist() == [[1], [0]]\n"
        f"heavy = {HEAVY} & set(sys.modules)\n"
        "assert not heavy, heavy"
    )
    result = run_python(code)
    assert result.returncode == 0, result.stderr


def test_training_without_torch_names_the_extra():
    code = (
        "import sys; sys.modules['torch'] = None; import gategrad\n"
        "try:\n    gategrad.fit\n"
        "except ImportError as error:\n    print(error)"
    )
    assert run_python(code).stdout == "gategrad.fit needs torch: install gategrad's extra 'train'\n"
    code = (
        "import sys; sys.modules['torch'] = None; sys.argv = ['gategrad', 'train', 'digits']\n"
        "from gategrad.cli import main; main()"
    )
    result = run_python(code)
    assert result.returncode == 2
    assert result.stderr == ("gategrad: this command needs torch: install the extra 'train'\n")


def test_an_unknown_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="nonsense"):
        _ = gategrad.nonsense


def test_every_public_name_exists():
    pytest.importorskip("torch")
    for name in gategrad.__all__:
        assert getattr(gategrad, name) is not None
        assert name in dir(gategrad)
