"""What the README says must run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gategrad.cli import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text()


def test_the_python_example_runs_as_written(tmp_path):
    (example,) = re.findall(r"```python\n(.*?)```", README, flags=re.DOTALL)
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", example],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert re.fullmatch(r"6000 gates, \d\d\.\d % of the test digits\n", result.stdout)


def test_every_command_line_parses():
    commands = re.findall(r"^    gategrad (\w+) ([^#\n]*)", README, flags=re.MULTILINE)
    there = {command.name or command.callback.__name__ for command in app.registered_commands}
    groups = {group.name for group in app.registered_groups}
    assert there <= {name for name, _ in commands} <= there | groups
    for name, rest in commands:
        # With --help an option that does not exist is still an error.
        result = CliRunner().invoke(app, [name, *rest.split(), "--help"])
        assert result.exit_code == 0, result.output


@pytest.mark.parametrize("target", ["demo", "test", "test-all", "lint", "bench", "docs"])
def test_make_has_the_targets(target):
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), flags=re.MULTILINE)


def test_links_lead_somewhere():
    for link in re.findall(r"\]\((?!http)([^)#]+)\)", README):
        assert (ROOT / link).exists(), link
