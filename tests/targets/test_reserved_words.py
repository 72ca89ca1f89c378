"""Names that no compiler takes are refused before a file is written."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from command_line import call

from gategrad.circuit import Circuit, Netlist, Readout
from gategrad.targets import emit
from gategrad.targets.gate_text import check_name
from gategrad.targets.reserved_words import reserved_in

CIRCUIT = Circuit(
    None, Netlist(2, [1], [2], [3], [4]), Readout([0], [1], [0], [1.0]), ("a",)
)  # fmt: skip
REFUSED = {
    "always": "Verilog", "uwire": "Verilog", "logic": "SystemVerilog", "new": "SystemVerilog",
    "wreal": "SystemVerilog", "while": "Verilog", "volatile": "C", "nullptr": "C",
    "template": "C++", "co_await": "C++", "bitand": "C++",
}  # fmt: skip


@pytest.mark.parametrize("word", REFUSED)
def test_a_reserved_word_is_no_name(word: str) -> None:
    message = (
        rf"^name must not be '{word}', a reserved word of {REFUSED[word].replace('+', '.')}: use "
        f"another, such as {word}_network$"
    )
    with pytest.raises(ValueError, match=message):
        check_name(word)
    check_name(f"{word}_network")


def test_ordinary_names_are_free() -> None:
    for name in ("network", "mnist", "clk", "in", "Logic", "c", "model_2"):
        assert reserved_in(name) is None


def test_the_command_says_so(tmp_path: Path) -> None:
    CIRCUIT.save(tmp_path / "a.npz")
    arguments = ("compile", tmp_path / "a.npz", "--target", "verilog", "-o", tmp_path / "v")
    result = call(*arguments, "--name", "logic")
    assert result.exit_code == 2
    assert result.stderr.startswith("gategrad: --name must not be 'logic', a reserved word of Sys")
    assert not (tmp_path / "v").exists()


@pytest.mark.skipif(shutil.which("iverilog") is None, reason="needs Icarus Verilog")
@pytest.mark.parametrize("name", ["clk", "in", "logic_network", "vectors"])
def test_icarus_takes_names_that_are_not_refused(tmp_path: Path, name: str) -> None:
    files = emit(CIRCUIT, "verilog", tmp_path, name=name, pipeline=1)
    modules = [str(file) for file in files if file.suffix == ".v"]
    subprocess.run(["iverilog", "-g2012", "-o", str(tmp_path / "tb"), *modules], check=True)
