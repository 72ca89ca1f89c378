"""What the documentation's pages say must run."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from gategrad.cli import app

DOCS = Path(__file__).parents[1] / "docs"
HOWTO = sorted(DOCS.glob("howto/*.md"))
PAGES = [*HOWTO, *(DOCS / f"{page}.md" for page in ("index", "quickstart", "estimator"))]
WITH_CODE = [page for page in PAGES if "```python" in page.read_text("utf-8")]


def name(page):
    return str(page.relative_to(DOCS))


@pytest.mark.slow
@pytest.mark.parametrize("page", WITH_CODE, ids=name)
def test_the_python_examples_of_a_page_run_one_after_the_other(page, tmp_path):
    blocks = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), flags=re.DOTALL)
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", "\n".join(blocks)],
        cwd=tmp_path, capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_of_a_page_parses(page):
    text = re.sub(r"\\\n\s*", " ", page.read_text("utf-8"))
    for command, rest in re.findall(r"^ {4,}(?:\$ )?gategrad (\w+) ([^#\n]*)", text, re.MULTILINE):
        # With --help an option that does not exist is still an error.
        result = CliRunner().invoke(app, [command, *rest.split(), "--help"])
        assert result.exit_code == 0, (command, rest, result.output)


def test_every_page_is_in_the_menu():
    menu = (DOCS.parent / "mkdocs.yml").read_text("utf-8")
    for page in DOCS.rglob("*.md"):
        assert name(page) in menu, page


def test_pictures_are_whole():
    for page in DOCS.rglob("*.md"):
        for target in re.findall(r"!\[[^]]*\]\(([^) ]+)", page.read_text("utf-8")):
            picture = (page.parent / target).resolve()
            assert picture.is_file(), (page, target)
            if picture.suffix == ".svg":
                ElementTree.parse(picture)
            else:
                assert picture.read_bytes().endswith(b"IEND\xaeB`\x82"), picture


def test_pictures_have_a_text_beside_them():
    for page in DOCS.rglob("*.md"):
        assert "![](" not in page.read_text("utf-8"), page
