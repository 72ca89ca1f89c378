"""Results read and reported: lines, claims, links, escapes; lists and comparisons."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from gategrad.cli import app
from gategrad.config import RunConfig
from gategrad.results import (
    Claim,
    Measured,
    Published,
    ResultRows,
    ResultTable,
    Section,
    TableLine,
    judged,
    load_experiments,
    read_rows,
    write_report,
)
from gategrad.results.claims import MEANING
from gategrad.results.pages import latex_text
from gategrad.results.report import Report, costs, runs_of, tally, times, verdicts
from gategrad.results.wording import cost_of

BASE = RunConfig()
SEEDS = [replace(BASE, seed=seed) for seed in (0, 1)]
EXPERIMENT = """
from dataclasses import replace
from gategrad.config import RunConfig
from gategrad.results import Figure, TableLine, Published, Section, ResultTable, judged
from gategrad.results.plots import curves
TITLE, CLAIM, PLACE = "Table 0: {name}", "Small & <big> at 100 %.", {place}
def configs(scale):
    return [replace(RunConfig(), seed=s + {first}) for s in range(2 if scale == "paper" else 1)]
def runs(scale):
    yield from configs(scale)
def report(rows):
    measured = rows.measured(configs(rows.scale))
    table = ResultTable("Accuracy", "model", ["discrete"], [
        TableLine("Group"), TableLine("one_two", [measured], [Published(97.84, 0.07)]),
        TableLine("none", [None], [Published(50.0)]), TableLine("ours alone", [measured]),
    ], "A note.")
    drawing = curves({{"a": [(1, 2.0), (10, 3.0)]}}, x="classes")
    mean = None if measured is None else measured.mean
    return Section([table], [Figure("{name}", drawing, "A caption.")],
        (judged("It holds.", None if m is None else m > 90, "Because.", [measured])
         for m in [mean]), ["Note."])
"""


def line(config: RunConfig, accuracy: float, **more: Any) -> dict[str, Any]:
    return {
        "run_id": config.run_id, "discrete_test_accuracy": accuracy, "train_seconds": 60.0,
        "relaxed_continuous_test_accuracy": None, "gates": 48_000, "model_bytes": 123_456,
        "config": json.loads(config.to_json()), "commit": "abc", "peak_mb": 512.0,
        "machine": {"cpu": "A CPU", "cores": 2, "torch": "2"}, **more,
    }  # fmt: skip


def write_rows(path: Path, *rows: dict[str, Any], end: str = "") -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows) + end)
    return path


def spaced(html: str) -> str:
    return html.replace("\u00a0", " ")


@pytest.fixture
def experiments(tmp_path: Path) -> Path:
    folder = tmp_path / "experiments"
    folder.mkdir()
    (folder / "one.py").write_text(EXPERIMENT.format(name="one", place=2, first=0))
    (folder / "two.py").write_text(EXPERIMENT.format(name="two", place=1, first=7))
    (folder / "shared.py").write_text("X = 1\n")
    return folder


def test_duplicates_half_lines_and_later_observations(tmp_path: Path) -> None:
    first, other = line(SEEDS[0], 0.9, observed={"a": 1}), line(SEEDS[1], 0.8)
    again = line(SEEDS[0], 0.1, observed={"a": 2, "b": 3})
    a = write_rows(tmp_path / "a.jsonl", first, again, end='{"run_id": "torn')
    b = write_rows(tmp_path / "b.jsonl", other, {"run_id": SEEDS[1].run_id, "histogram": [1.0]})
    single = tmp_path / "result.json"
    single.write_text(json.dumps(line(replace(BASE, seed=5), 0.7), indent=2))
    with pytest.warns(RuntimeWarning, match=r"last line of .*a\.jsonl is cut off"):
        rows = read_rows([a, b, single])
    assert len(rows) == 3
    row = rows[SEEDS[0].run_id]
    assert (row.content["discrete_test_accuracy"], row.line) == (0.9, 1)
    assert row.observed == {"a": 1, "b": 3}
    assert rows[SEEDS[1].run_id].observed == {"histogram": [1.0]}
    assert cost_of([row]) == "48 k gates, 123 kB"
    with pytest.raises(FileNotFoundError, match="no results at nowhere"):
        read_rows(["nowhere"])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"config": {"model": {"a": 1}}}, "line 2 of .* unknown field 'a'"),
        ({"config": 3}, "line 2 of .*config must be an object, got 3"),
        ({"config": {"seed": []}}, "line 2 of .* has no configuration"),
        ({"discrete_test_accuracy": "0.9"}, "discrete_test_accuracy must be a number, got '0.9'"),
        ({"discrete_test_accuracy": None}, "discrete_test_accuracy must be a number, got None"),
        ({"relaxed_continuous_test_accuracy": 98.2}, "is out of range: 98.2"),
        ({"seconds": float("nan")}, "seconds is out of range: nan"),
        ({"seconds": 1e300}, "seconds is out of range: 1e.300"),
        ({"gates": True}, "gates must be a number, got True"),
        ({"observed": [1]}, "observed must be an object"),
        ({"observed": {"samples_per_s": "x"}}, "observed.samples_per_s must be a number, got 'x'"),
        ({"observed": {"samples_per_s": float("nan")}}, "samples_per_s is out of range: nan"),
        ({"machine": "mine"}, "machine must be an object"),
        ({"run_id": 7}, "no run_id"),
    ],
)
def test_damaged_lines_are_named(tmp_path: Path, change: dict[str, Any], message: str) -> None:
    path = write_rows(tmp_path / "c.jsonl", line(SEEDS[0], 0.9), line(SEEDS[1], 0.9) | change)
    with pytest.raises(ValueError, match=message) as caught:
        read_rows([path])
    assert f"line 2 of {path}" in str(caught.value)
    single = tmp_path / "result.json"
    single.write_text(json.dumps(line(SEEDS[1], 0.9) | change))
    with pytest.raises(ValueError, match=re.escape(str(single))):
        read_rows([single])


def test_a_line_without_its_accuracy_is_damaged(tmp_path: Path) -> None:
    content = line(SEEDS[0], 0.9)
    del content["discrete_test_accuracy"]
    with pytest.raises(ValueError, match=r"line 1 of .*no discrete_test_accuracy"):
        read_rows([write_rows(tmp_path / "c.jsonl", content)])
    deep = tmp_path / "deep.jsonl"
    deep.write_text("[" * 100_000 + "\n")
    with pytest.raises(ValueError, match=r"line 1 of .*deep\.jsonl is not a result"):
        read_rows([deep])


def test_means_and_spreads(tmp_path: Path) -> None:
    rows = read_rows([write_rows(tmp_path / "a.jsonl", line(SEEDS[0], 0.9), line(SEEDS[1], 0.8))])
    found = ResultRows(rows, "paper").measured([*SEEDS, replace(BASE, seed=9)])
    assert found is not None
    assert found.mean == pytest.approx(85)
    assert found.spread == pytest.approx(50**0.5)
    assert found.seconds == 60
    assert ResultRows(rows, "paper").measured(SEEDS, "nothing") is None
    assert found.difference(Published(86.5)) == pytest.approx(-1.5)
    assert judged("x", None, "").verdict == "not yet tested"
    claim = judged("x", False, "", [found, None])
    assert (claim.verdict, len(claim.rows)) == ("not held", 2)
    assert isinstance(claim, Claim)


def test_a_report_in_all_forms(experiments: Path, tmp_path: Path) -> None:
    # Of one experiment both seeds, of the other none.
    lines = [line(SEEDS[0], 0.98), line(SEEDS[1], 0.96), line(replace(BASE, seed=3), 0.5)]
    results = write_rows(tmp_path / "a.jsonl", *lines)
    loaded = load_experiments(experiments)
    assert [experiment.name for experiment in loaded] == ["two", "one"]
    document, files = write_report(loaded, read_rows([results]), tmp_path / "out")
    assert [(p.experiment.name, p.scale, p.finished, p.total) for p in document.sections] == [
        ("one", "paper", 2, 2), ("one", "small", 1, 1),
    ]  # fmt: skip
    assert all(path.stat().st_size for path in files)
    html = (tmp_path / "out" / "report.html").read_text()
    ids = re.findall(r"<a href='#(run-\w+)'>", html)
    assert ids
    assert all(f"id='{anchor}'" in html for anchor in ids)
    assert ">97.00</a> ± 1.41<small>paper 97.84 ± 0.07, \u22120.84</small>" in spaced(html)
    assert "-<small>paper 50.00</small>" in spaced(html)
    links = " ".join(f"<a href='#run-{config.run_id}'>{config.seed}</a>" for config in SEEDS)
    assert f"<td class='seeds'>{links}</td>" in spaced(html), "each seed leads to its run"
    assert "2 held, 0 not held, 0 not yet tested." in html
    assert f"<p>2 held, 0 not held, 0 not yet tested.\n {MEANING}</p>" in html
    assert f"gategrad sweep {experiments}/one.py --scale paper --only {SEEDS[0].run_id}" in html
    assert f"{results}:2" in html
    assert "Small &amp; &lt;big&gt; at 100 %." in html
    assert "from 2 runs (lines of nothing shown here: 1)." in html
    assert html.count("<details class='run'") == 2
    assert "Without runs so far" in html
    assert re.findall('<svg [^>]*class="([^"]+)"', html) == ["on-wide", "on-narrow"] * 2
    assert html.count("<p>It holds.</p>") == 2, "of a generator, for each of two scales"
    assert "http" not in html.replace("https://arxiv.org/abs/2509.25933", ""), "self-contained"
    text = (tmp_path / "out" / "report.md").read_text()
    link = f"[97.00](#run-{SEEDS[0].run_id}) ± 1.41 (97.84 ± 0.07, \u22120.84)"
    seeds = " ".join(f"[{config.seed}](#run-{config.run_id})" for config in SEEDS)
    assert f"| one_two | {link} | {seeds} | 60 s | 48 k gates, 123 kB |" in text
    assert f"2 held, 0 not held, 0 not yet tested. {MEANING}\n" in text
    assert f"### run {SEEDS[0].run_id}" in text
    assert "![A caption.](figures/one-paper.png)" in text
    tex = (tmp_path / "out" / "report.tex").read_text()
    assert r"one\_two & \runlink{" in tex
    assert r"97.84 $\pm$ 0.07 & $-0.84$" in tex
    assert tex.count(r"\begin{tabular}") == tex.count(r"\end{tabular}") == 2
    assert tex.count("{") == tex.count("}")


def test_scales_are_chosen(experiments: Path, tmp_path: Path) -> None:
    rows = read_rows([write_rows(tmp_path / "a.jsonl", line(SEEDS[0], 0.98))])
    loaded = load_experiments(experiments)
    document, _ = write_report(loaded, rows, tmp_path / "out", ["smoke"])
    assert [part.scale for part in document.sections] == ["smoke"]
    with pytest.raises(ValueError, match="scale must be one of paper, small, smoke, got 'tiny'"):
        write_report(loaded, rows, tmp_path / "out", ["tiny"])


def test_runs_behind_a_line_are_grouped(tmp_path: Path) -> None:
    rows = ResultRows(
        read_rows([write_rows(tmp_path / "a.jsonl", *(line(config, 0.9) for config in SEEDS))]),
        "paper",
    )
    both, one = rows.measured(SEEDS), rows.measured(SEEDS[:1])
    other = rows.measured([SEEDS[1]])

    def seeds(*values: Measured | None) -> list[list[int]]:
        return [[row.config.seed for row in some] for some in runs_of(TableLine("x", values))]

    assert seeds(both, both, None) == [[0, 1]]
    assert seeds(both, one) == [[0, 1], [0]]
    assert seeds(one, other) == [[0], [1]]
    assert seeds(one, one) == [[0]]


def test_a_line_says_what_all_its_numbers_cost(tmp_path: Path) -> None:
    quick = {**line(SEEDS[0], 0.9), "seconds": 8.0, "gates": 320, "model_bytes": 900}
    slow = {**line(SEEDS[1], 0.9), "seconds": 257.0, "gates": 48_000, "model_bytes": 123_000}
    file = write_rows(tmp_path / "a.jsonl", quick, slow)
    rows = ResultRows(read_rows([file.parent]), "paper")  # a folder is its *.jsonl
    both = TableLine("x", [rows.measured([config]) for config in SEEDS])
    assert (times(both), costs(both)) == ("8 s to 4 min", "320 to 48 k gates, 900 to 123 kB")
    alone = TableLine("x", both.values[:1])
    assert (times(alone), costs(alone)) == ("8 s", "320 gates, 900 B")
    (tmp_path / "empty").mkdir()
    with pytest.raises(FileNotFoundError, match="no results in the folder"):
        read_rows([tmp_path / "empty"])


def test_a_claim_says_why_it_is_not_tested(experiments: Path, tmp_path: Path) -> None:
    loaded = load_experiments(experiments)
    ((claim, _, scale, anchor),) = verdicts(Report.of(loaded, {}))
    assert (claim.reason, scale, anchor) == ("No runs so far.", "", "two-missing")
    text = (experiments / "one.py").read_text()
    (experiments / "one.py").write_text(text.replace("m > 90", "None").replace("It", "One"))
    rows = read_rows([write_rows(tmp_path / "a.jsonl", line(SEEDS[0], 0.98))])
    found = verdicts(Report.of(load_experiments(experiments), rows))
    assert [(c.text, c.reason, scale) for c, _, scale, _ in found] == [
        ("One holds.", "1 of 2 runs so far: too few to say.", "paper"),
        ("It holds.", "No runs so far.", ""),
    ]
    assert tally(c for c, *_ in found) == "0 held, 0 not held, 2 not yet tested"


def test_a_claim_has_a_real_minus() -> None:
    assert judged("x", True, "CIFAR-10: -0.5, +1e-5").reason == "CIFAR-10: \u22120.5, +1e-5"


def test_latex_escapes() -> None:
    assert latex_text("a_b & 5 % ± {x}") == r"a\_b \& 5 \% $\pm$ \{x\}"


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("CLAIM = 'x'", "must define TITLE"),
        ("1 / 0", "ZeroDivisionError"),
        ("TITLE = CLAIM = 'x'; PLACE = float('nan')", "must define PLACE, a number, got nan"),
        ("TITLE = CLAIM = 'x'; PLACE = 10**400", "must define PLACE, a number, got 1000"),
    ],
)
def test_wrong_experiments(tmp_path: Path, body: str, message: str) -> None:
    (tmp_path / "x.py").write_text(body)
    with pytest.raises(ValueError, match=message):
        load_experiments(tmp_path)
    with pytest.raises(ValueError, match="no experiments in"):
        load_experiments(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("measured = rows", "measured = row"), r"one\.py, line 12: NameError: name 'row' is not"),
        (("m > 90", "m > ninety"), r"one\.py, line \d+: NameError: name 'ninety' is not defined"),
        (("yield from configs(scale)", "yield 1 / 0"), r"one\.py, line 10: ZeroDivisionError"),
        (("return Section(", "return print("), r"report\(\) must return a Section, got None"),
    ],
)
def test_code_of_an_experiment_that_fails_is_named(
    experiments: Path, tmp_path: Path, change: tuple[str, str], message: str
) -> None:
    text = (experiments / "one.py").read_text()
    assert change[0] in text
    (experiments / "one.py").write_text(text.replace(*change))
    rows = read_rows([write_rows(tmp_path / "a.jsonl", line(SEEDS[0], 0.98))])
    with pytest.raises(ValueError, match=message):
        write_report(load_experiments(experiments), rows, tmp_path / "out")


MAKE = """
from gategrad.config import RunConfig
from gategrad.results import Claim, Figure, Outcome, Published, ResultTable, Section, TableLine
from gategrad.results import printed_claim
from gategrad.results.plots import curves
TITLE, CLAIM, PLACE, SCALES = "One", "It is.", 1, ("small",)
POINTS = {"a": [(1, 2), (2, 3)]}
def runs(scale):
    return [RunConfig(seed=seed) for seed in range(2)]
def report(rows):
    some = rows.measured(runs(rows.scale))
    return """


@pytest.mark.parametrize(
    ("section", "message"),
    [
        ("rows.nothing", "one.py, line 12: AttributeError: "),
        ("{}['x']", "one.py, line 12: KeyError: 'x'"),
        ("None", r"one.py: TypeError: report\(\) must return a Section, got None"),
        ("Section(claims=5)", "claims must be several Claim, got 5"),
        ("Section(notes='a note')", "notes must be several str, got 'a note'"),
        ("Section((1 / 0 for _ in range(1)))", "one.py, line 12: ZeroDivisionError"),
        ("Section(claims=[Claim('x', 'perhaps', '')])", "verdict must be one of held, not held"),
        ("Section(claims=[Claim('x', 'held', '', (), 'maybe')])", "printed must be one of"),
        ("Section(claims=[Claim('x', 'held', None)])", "reason of a claim must be a text"),
        (
            "Section(claims=[printed_claim('x', lambda _: True, 1)])",
            "the test of the claim 'x' must give an Outcome, got True",
        ),
        (
            "Section([ResultTable('t', 'f', ['a'], [TableLine('l', [some, some])])])",
            "line 'l' of the table 't' has 2 numbers and 0 published ones for 1 columns",
        ),
        (
            "Section([ResultTable('t', 'f', ['a'], [TableLine('l', [5.0])])])",
            r"must hold what runs measured \(Measured\), got 5.0",
        ),
        (
            "Section(figures=[Figure('../f', curves(POINTS, x='x'), '')])",
            "a figure's name is that of its files, .* got '../f'",
        ),
        (
            "Section(figures=[Figure('f', curves(POINTS, x='x'), '')] * 2)",
            "two figures are called 'f'",
        ),
        ("Section(figures=[Figure('f', None, '')])", "must be matplotlib's Figure, got None"),
        (
            "Section(figures=[Figure('f', curves(POINTS, x='$x_$'), '')])",
            "figure 'f' of .*one.py cannot be drawn: ValueError",
        ),
        (
            r"Section(figures=[Figure('f', curves(POINTS, x='\x1b'), '')])",
            "figure 'f' of .*one.py cannot be drawn: ParseError",
        ),
    ],
)
@pytest.mark.filterwarnings("ignore:Glyph .* missing")
def test_what_is_wrong_with_an_experiment_is_named(
    tmp_path: Path, section: str, message: str
) -> None:
    (tmp_path / "one.py").write_text(MAKE + section)
    path = write_rows(tmp_path / "a.jsonl", line(RunConfig(), 0.9))
    with pytest.raises(ValueError, match=message):
        write_report(load_experiments(tmp_path), read_rows([path]), tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_the_commands(experiments: Path, tmp_path: Path) -> None:
    a = write_rows(tmp_path / "a.jsonl", line(SEEDS[0], 0.9), line(SEEDS[1], 0.8))
    b = write_rows(tmp_path / "b.jsonl", line(SEEDS[0], 0.95))

    def call(*arguments: object) -> str:
        result = CliRunner().invoke(app, [str(argument) for argument in arguments])
        assert result.exit_code == 0, result.output
        return result.stdout

    out = tmp_path / "out"
    printed = call("report", a, b, "--out", out, "--experiments", experiments)
    assert "one (paper)" in printed
    assert (out / "report.html").exists()
    listed = call("runs", "list", a, b).splitlines()
    assert listed[0].split() == ["run", "what", "differs", "discrete", "time", "peak", "MB"]
    assert [row.split()[:3] for row in listed[1:]] == [
        [SEEDS[0].run_id, "seed=0", "90.00"], [SEEDS[1].run_id, "seed=1", "80.00"],
    ]  # fmt: skip
    assert "inference" in call("runs", "list", a, "--all")
    compared = call("runs", "compare", a, b)
    assert "+5.00" in compared
    assert "1 in both, 1 only in A, 0 only in B" in compared
    pair = call("runs", "compare", SEEDS[0].run_id[:6], SEEDS[1].run_id, "--in", a, "--json")
    assert json.loads(pair) == {"seed": [0, 1], "discrete_test_accuracy": [0.9, 0.8]}
    assert call("runs", "compare", SEEDS[0].run_id, SEEDS[0].run_id, "--in", a) == (
        "nothing differs\n"
    )
    result = CliRunner().invoke(app, ["report", str(a), "--experiments", "nowhere"])
    assert result.exit_code == 2
    assert "no folder nowhere" in result.stderr
    assert "--experiments" in result.stderr
    result = CliRunner().invoke(app, ["runs", "compare", "x", "y"])
    assert result.exit_code == 2
    assert "are no files of results" in result.stderr


def test_a_list_of_runs_fits_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    model = BASE.model
    changed = [
        replace(BASE, model=replace(model, head="group-sum-codebook", tau=0.25, code_size=100 * k))
        for k in range(1, 4)
    ]
    path = write_rows(tmp_path / "a.jsonl", *(line(config, 0.9) for config in (*changed, BASE)))
    text = {}
    for columns in ("80", "120"):
        monkeypatch.setenv("COLUMNS", columns)
        text[columns] = CliRunner().invoke(app, ["runs", "list", str(path)]).stdout
        assert max(map(len, text[columns].splitlines())) <= int(columns)
    assert "inference" not in text["80"].splitlines()[0]
    assert "inference" in text["120"].splitlines()[0]
    assert "code_size=200" in text["80"]
    assert "else: head=group-sum-codebook, tau=0.25." in " ".join(text["80"].split())


def test_sections_and_tables_are_plain() -> None:
    section = Section([ResultTable("t", "m", ["a"], [TableLine("x", [None])])])
    (table,) = section.tables
    assert table.lines[0].measured == []
