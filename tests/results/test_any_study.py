"""Pages of any study: its lines alone are enough, anywhere, and nothing of them is trusted."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from gategrad.cli import app
from gategrad.config import RunConfig
from gategrad.results import read_rows, studies_of, write_report

BASE = RunConfig()


def config(seed: int = 0, **model: Any) -> RunConfig:
    return replace(BASE, model=replace(BASE.model, **model), seed=seed)


def write_study(path: Path, *accuracies: tuple[RunConfig, float], **more: Any) -> Path:
    with path.open("w") as file:
        for some, accuracy in accuracies:
            line = {
                "run_id": some.run_id, "discrete_test_accuracy": accuracy, "train_seconds": 60.0,
                "config": json.loads(some.to_json()), **more,
            }  # fmt: skip
            file.write(json.dumps(line) + "\n")
    return path


def study_of_tau(path: Path, **more: Any) -> Path:
    """Three values of tau, two seeds each; a large tau is better."""
    runs = [
        (config(seed, tau=tau), 0.9 + 0.01 * i + 0.001 * seed)
        for i, tau in enumerate((1.0, 10.0, 100.0))
        for seed in (0, 1)
    ]
    return write_study(path, *runs, **more)


def test_a_study_has_its_page_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study_of_tau(tmp_path / "study.jsonl", observed={"valid_discrete_accuracy": [0.5, 0.8, 0.9]})
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["report", "study.jsonl"])
    assert result.exit_code == 0, result.output
    assert "study                               6 of 6 runs" in result.output
    figures = {path.name for path in (tmp_path / "report" / "figures").glob("*.png")}
    assert figures == {"study-by-model-tau.png", "study-learning.png"}
    text = (tmp_path / "report" / "report.md").read_text()
    first, second = (config(seed, tau=10.0).run_id for seed in (0, 1))
    assert text.startswith("# Results of study\n\nTables and figures from 6 runs.")
    assert f"| tau=10 | [91.05](#run-{first}) ± 0.07 | " in text
    assert f"| [0](#run-{first}): 91.00 %, [1](#run-{second}): 91.10 % | 60 s |" in text
    assert f"All runs have data.name={BASE.data.name}; what is not named is the default." in text
    html = (tmp_path / "report" / "report.html").read_text()
    assert html.count("<figure>") == 2
    assert "Claims" not in html
    assert "http" not in html, "self-contained"
    tex = (tmp_path / "report" / "report.tex").read_text()
    assert "0: 91.00 \\%, 1: 91.10 \\%" in tex
    assert tex.count("{") == tex.count("}")


def test_code_beside_results_is_neither_run_nor_named(tmp_path: Path) -> None:
    path = study_of_tau(tmp_path / "study.jsonl")
    (tmp_path / "study.py").write_text("raise SystemExit('it ran')\n")
    (study,) = studies_of(read_rows([path]))
    assert study.command("", "abc") == "", "it may be another study, or have several sizes"
    report, _ = write_report([study], read_rows([path]), tmp_path / "out")
    assert set(report.commands.values()) == {""}
    text = (tmp_path / "out" / "report.md").read_text()
    assert f"6 of 6 runs of `{path}`." in text
    assert "gategrad sweep" not in text


def test_files_of_one_name_and_single_runs(tmp_path: Path) -> None:
    for folder in ("a", "b", "c"):
        (tmp_path / folder).mkdir()
    paths = [write_study(tmp_path / "a" / "x.jsonl", (config(0), 0.9)),
             write_study(tmp_path / "b" / "x.jsonl", (config(1), 0.8)),
             write_study(tmp_path / "c" / "result.json", (config(2), 0.7))]  # fmt: skip
    found = studies_of(read_rows(paths))
    assert [some.name for some in found] == ["x", "x-2", "runs"]
    report, files = write_report(found, read_rows(paths), tmp_path / "out")
    assert [(s.finished, s.total) for s in report.sections] == [(1, 1)] * 3
    assert {path.name for path in files} == {"report.html", "report.md", "report.tex"}
    with pytest.raises(ValueError, match="have no scales: leave 'small' out"):
        write_report(found, read_rows(paths), tmp_path / "out", ["small"])


def test_words_are_drawn_as_bars_and_what_most_have_is_left_out(tmp_path: Path) -> None:
    runs = [(config(head=head, tau=tau), 0.9) for head in ("group-sum", "codebook", "tree")
            for tau in (1.0, 10.0)]  # fmt: skip
    runs.append((config(head="tree", tau=10.0, dropout=0.5), 0.8))
    report, _ = write_report(
        studies_of(read_rows([write_study(tmp_path / "s.jsonl", *runs)])),
        read_rows([tmp_path / "s.jsonl"]),
        tmp_path / "out",
    )
    (section,) = report.sections
    (table,) = section.tables
    assert [line.label for line in table.lines][:2] == ["head=group-sum tau=1", "head=group-sum"]
    assert [figure.name for figure in section.figures] == [
        "s-by-model-head", "s-by-model-tau", "s-by-model-dropout"
    ]  # fmt: skip
    assert list(section.notes)[-1] == (
        "Where a line says nothing else: model.tau=10, model.dropout=0."
    )


def test_nothing_of_a_line_is_taken_for_markup(tmp_path: Path) -> None:
    bad = "<script>alert(1)</script> | `x` [y](javascript:z) *b* ~~s~~ $m$"
    bad += " \\input{/etc/passwd} & 5 %\n# no"
    path = write_study(
        tmp_path / "s.jsonl", (BASE, 0.9), machine={"cpu": bad}, commit=bad, device=bad
    )
    write_report(studies_of(read_rows([path])), read_rows([path]), tmp_path / "out")
    html = (tmp_path / "out" / "report.html").read_text()
    assert "alert(1)" in html
    assert "<script>alert" not in html
    text = (tmp_path / "out" / "report.md").read_text()
    assert "- commit: `` <script>" in text, "code as long as the longest backticks need"
    machine = next(line for line in text.splitlines() if line.startswith("- machine"))
    assert "&lt;script>alert(1)&lt;/script> \\| \\`x\\` \\[y\\](javascript:z) \\*b\\*" in machine
    assert r"\*b\* \~\~s\~\~ \$m\$ " in machine
    assert not re.search("^# no", text, re.M)
    tex = (tmp_path / "out" / "report.tex").read_text()
    assert r"\textbackslash{}input\{/etc/passwd\} \& 5 \% \# no" in tex
    assert "\\input" not in tex


@pytest.mark.filterwarnings("ignore:Glyph .* missing")
def test_letters_that_nothing_can_show_are_spelled_out(tmp_path: Path) -> None:
    runs = [
        (replace(BASE, data=replace(BASE.data, name=f"\x1b[31m{x}\ud800\n")), 0.9) for x in "ab"
    ]
    path = write_study(tmp_path / "s.jsonl", *runs)
    listed = CliRunner().invoke(app, ["runs", "list", str(path), "--all"])
    assert listed.exit_code == 0
    assert r"\x1b[31ma\ud800\n" in listed.stdout
    assert "\x1b" not in listed.stdout
    _, files = write_report(studies_of(read_rows([path])), read_rows([path]), tmp_path / "out")
    assert any(file.name == "s-by-data-name.svg" for file in files)


@pytest.mark.parametrize("history", ["abc", 5, [0.5, "x"], [0.5, float("nan")]])
def test_a_history_that_is_none_is_named(tmp_path: Path, history: Any) -> None:
    observed = {"valid_discrete_accuracy": history}
    path = write_study(tmp_path / "s.jsonl", (BASE, 0.9), observed=observed)
    with pytest.raises(ValueError, match=f"line 1 of {path}: valid_discrete_accuracy must be"):
        write_report(studies_of(read_rows([path])), read_rows([path]), tmp_path / "out")


def test_a_checkouts_experiments_are_not_asked_of_other_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    study_of_tau(tmp_path / "study.jsonl")
    paper = tmp_path / "experiments" / "paper"
    paper.mkdir(parents=True)
    (paper / "one.py").write_text(
        "from gategrad.config import RunConfig\nfrom gategrad.results import Section\n"
        "TITLE, CLAIM, PLACE = 'One', 'It holds.', 1\nSCALES = 'tiny'\n"
        f"def runs(scale):\n    yield RunConfig(seed=int({BASE.seed}) + 7)\n"
        "def report(rows):\n    return Section()\n"
    )
    (paper / "figure.py").write_text("raise SystemExit('it ran')\n")
    monkeypatch.chdir(tmp_path)
    assert "study    " in CliRunner().invoke(app, ["report", "study.jsonl"]).output
    (paper / "one.py").rename(tmp_path / "one.py")
    assert "study    " in CliRunner().invoke(app, ["report", "study.jsonl"]).output
    (tmp_path / "one.py").rename(paper / "one.py")
    (paper / "figure.py").unlink()
    (paper / "about.toml").write_text('title = "A & B"\nsource = "them"\nurl = "https://x.org"\n')
    write_study(tmp_path / "other.jsonl", (replace(BASE, seed=7), 0.9))
    assert "one (tiny)" in CliRunner().invoke(app, ["report", "other.jsonl"]).output
    html = (tmp_path / "report" / "report.html").read_text()
    assert "<h1>A &amp; B</h1>" in html
    assert "Tables and figures of <a href='https://x.org'>them</a> from 1 run." in html
    (paper / "about.toml").write_text("name = 3\n")
    result = CliRunner().invoke(app, ["report", "other.jsonl"])
    assert result.exit_code == 2
    assert "may say title, source and url" in result.stderr


@pytest.mark.parametrize(
    "command",
    [
        ["report", "study.jsonl"],
        ["runs", "list", "study.jsonl"],
        ["runs", "compare", "study.jsonl", "study.jsonl"],
        ["sweep", "study.py", "--list"],
    ],
)
def test_results_are_read_without_torch(tmp_path: Path, command: list[str]) -> None:
    study_of_tau(tmp_path / "study.jsonl")
    (tmp_path / "study.py").write_text(
        "from gategrad.config import RunConfig\ndef runs():\n    yield RunConfig()\n"
    )
    code = (
        "import sys\nfrom gategrad.cli import app\n"
        f"app({command!r}, standalone_mode=False)\n"
        "found = {'torch', 'safetensors', 'sklearn'} & set(sys.modules)\nassert not found, found"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout


def test_without_jinja2_the_extra_is_named(tmp_path: Path) -> None:
    study_of_tau(tmp_path / "study.jsonl")
    code = "import sys; sys.modules['jinja2'] = None\nfrom gategrad.cli import main\nmain()"
    result = subprocess.run(
        [sys.executable, "-c", code, "report", "study.jsonl"],
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert result.returncode == 2
    assert "pages need jinja2: pip install 'gategrad[plot]'" in result.stderr
    assert not (tmp_path / "report").exists(), "no half of a report"
