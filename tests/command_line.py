"""The command line in this process."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

from gategrad.cli import app

__all__ = ["call", "output_of", "trained"]


def call(*arguments: object, **options: Any) -> Result:
    """What ``gategrad`` does with these words."""
    return CliRunner().invoke(app, [str(argument) for argument in arguments], **options)


def output_of(*arguments: object) -> str:
    """What it prints when it succeeds, as it must."""
    result = call(*arguments)
    assert result.exit_code == 0, result.output
    return result.output


def trained(folder: Path, *arguments: object) -> Path:
    """The folder of a run that ``gategrad train`` left there."""
    output_of("train", *arguments, "--quiet", "--out", folder)
    return folder
