"""Pages' parts between markers, and pages made of templates, are what their writers write."""

from __future__ import annotations

import re
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# The paper's page has a test of its own in test_paper.py.
WRITERS = [
    ["benchmarks/report.py"],
    ["benchmarks/bench_estimator.py", "--report"],
    *(
        [str(path.relative_to(ROOT))]
        for path in sorted((ROOT / "experiments" / "reporting").glob("*_page.py"))
        if path.name != "paper_page.py"
    ),
]
PART = re.compile(r"(<!-- (.+) -->\n).*?(<!-- end of \2 -->)", re.DOTALL)
TEMPLATED = "docs/benchmarks.md"


def text(folder: Path, page: str) -> str:
    return (folder / page).read_text("utf-8")


PAGES = sorted(
    page
    for page in ("README.md", *(f"docs/{path.name}" for path in (ROOT / "docs").glob("*.md")))
    if page != "docs/paper.md" and (PART.search(text(ROOT, page)) or page == TEMPLATED)
)


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what writers read, with empty pages, after all have written theirs."""
    folder = tmp_path_factory.mktemp("pages")
    for name in ("benchmarks", "docs", "experiments"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copy(ROOT / "README.md", folder)
    for page in PAGES:
        (folder / page).write_text(PART.sub(r"\1\3", text(folder, page)), "utf-8")
    (folder / TEMPLATED).write_text("")
    for writer in WRITERS:
        done = subprocess.run(
            [sys.executable, *writer], cwd=folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, (writer, done.stderr)
    return folder


@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_what_the_stored_results_say(page: str, written: Path) -> None:
    assert text(written, page) == text(ROOT, page), "run its writer: " + str(WRITERS)


def test_pruning_that_fails_keeps_the_last_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    main = runpy.run_path(str(ROOT / "experiments" / "prune.py"))["main"]
    run = tmp_path / "run"
    run.mkdir()
    monkeypatch.setattr(sys, "argv", ["prune.py", str(run)])
    with pytest.raises(SystemExit):
        main()
    assert f"{run} is not the folder of a finished run" in capsys.readouterr().err
    (run / "result.json").write_text('{"run_id": "abc"}')

    def failing(*_: object) -> None:
        raise subprocess.CalledProcessError(2, "prune")

    last = tmp_path / "run.jsonl"
    last.write_text("what was measured\n")
    main.__globals__.update(RESULTS=tmp_path, pruned=failing)
    with pytest.raises(subprocess.CalledProcessError):
        main()
    assert last.read_text() == "what was measured\n"
