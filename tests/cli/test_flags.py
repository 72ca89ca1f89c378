from __future__ import annotations

from pathlib import Path

import pytest
from command_line import call

from gategrad.cli.flags import as_flags
from gategrad.config import DataConfig, ModelConfig, TrainConfig
from gategrad.config.option import options

FLAGS = {"batch_size": "--batch-size", "width": "--width", "network": "--model", "out": "--out"}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("batch_size must be at least 1, got 0", "--batch-size must be at least 1, got 0"),
        ("width must be at least 1", "--width must be at least 1"),
        ("network is unknown", "--model is unknown"),
        ("the width must be at least 1", "the width must be at least 1"),
        ("use width=3, or leave batch_size out", "use --width 3, or leave --batch-size out"),
        ("network='mlp' has no gates", "--model mlp has no gates"),
        ("go on with out='runs/a-1' (--out runs/a-1)", "go on with --out runs/a-1"),
        (
            "no column 'batch_size' in a/batch_size.csv",
            "no column 'batch_size' in a/batch_size.csv",
        ),
        ("data.batch_size or batch_size_of", "data.batch_size or batch_size_of"),
        ("--batch_size", "--batch_size"),
        ("batch_size(3)", "batch_size(3)"),
        ("width=True and width=False", "--width and --no-width"),
        ("width==3", "width==3"),
        ("no word of it", "no word of it"),
    ],
)
def test_names_become_options(text: str, shown: str) -> None:
    assert as_flags(text, FLAGS) == shown
    assert as_flags(text, {}) == text


@pytest.mark.parametrize("kind", [DataConfig, ModelConfig, TrainConfig])
def test_all_fields_become_options(kind: type) -> None:
    flags = {name: declared.flag for name, declared in options(kind).items()}
    for name, flag in flags.items():
        assert as_flags(f"{name} must be less", flags) == f"{flag} must be less"
        assert as_flags(f"give {name}=3", flags) == f"give {flag} 3"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("train digits --valid-fraction 2", "--valid-fraction must be in [0, 1)"),
        ("train digits --model dlng", "did you mean dlgn?"),
        ("train digits --width 0", "--width must be at least 1, got 0"),
        (
            "train digits --patience 5 --valid-fraction 0",
            "--patience 5 waits for a better accuracy on validation samples, of which digits has "
            "none: leave patience out, or set some aside (--valid-fraction)",
        ),
        ("train digits --recipe paper --backward-temperature 2", "or use --forward hard"),
        (
            "train digits --learned-thresholds 3 --train-input binary",
            "use --train-input continuous\n",
        ),
        ("train digits --classes 3", "leave --classes out, got 3"),
        ("train digits --connections uniqe", "got 'uniqe'; did you mean unique?"),
        ("train digits --hidden-connections foo", "--hidden-connections must be one of"),
        ("train digits --hidden-connections local", "gates have no place in an image"),
        ("data preview digits --per-class 0", "--per-class must be at least 1"),
        ("compile nowhere --target vhdl", "--target must be one of engine, c, verilog"),
        ("compile nowhere --target verilg -o a", "did you mean verilog?"),
        ("compile nowhere --target c", "name their folder with -o"),
    ],
)
def test_a_mistake_is_told_in_the_words_of_the_command(
    arguments: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = call(*arguments.split())
    assert done.exit_code == 2
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1
