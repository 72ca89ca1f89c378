"""The report's page in a browser, and claims with the verdict of printed numbers in all pages."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from browser import in_browser

from gategrad.config import RunConfig
from gategrad.results import load_experiments, read_rows, write_report
from gategrad.results.claim_groups import Comparison, claim_groups
from gategrad.results.claims import Claim

EXPERIMENT = """
from gategrad.config import RunConfig
from gategrad.results import (
    Figure, Outcome, Published, ResultTable, Section, TableLine, judged, printed_claim)
from gategrad.results.plots import curves
TITLE, CLAIM, PLACE, SCALES = "Table 0", "A sentence.", 1, "paper"
def runs(scale):
    yield RunConfig(seed=0)
    yield RunConfig(seed=1)
def report(rows):
    measured = rows.measured([*runs("paper")])
    columns = [f"column {i}" for i in range(12)]
    lines = [TableLine("Group"), TableLine("a line of many", [measured] * 12, [Published(97.8)])]
    names = {f"a curve with a long name, number {i}": [(1, i), (10, i + 1.0)] for i in range(3)}
    drawing = curves(names | {"perceptron": [(1, 5.0), (10, 6.0)]}, x="classes",
                     styles={"perceptron": {"color": "black"}})
    test = lambda mean: Outcome(mean > 97.5, f"{mean:.1f} %.")
    quick = lambda mean: Outcome(True, "60 s & less.")
    mean = None if measured is None else measured.mean
    claims = [
        printed_claim("It is better.", test, mean, printed=97.84, measured=[measured]),
        printed_claim("It is quick.", quick, mean, measured=[measured]),
        printed_claim("It is small.", quick, None, printed=1.0, missing="Nobody knows."),
        judged("It is ours.", True, "Because.", [measured]),
    ]
    table = ResultTable("Accuracy", "model", columns, lines)
    return Section([table], [Figure("one", drawing, "A caption.")], claims, ["Note."])
"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    (folder / "experiments").mkdir()
    (folder / "experiments" / "one.py").write_text(EXPERIMENT)
    with (folder / "a.jsonl").open("w") as file:
        for seed, accuracy in enumerate((0.98, 0.96)):
            config = replace(RunConfig(), seed=seed)
            line = {
                "run_id": config.run_id, "discrete_test_accuracy": accuracy,
                "train_seconds": 60.0, "config": json.loads(config.to_json()),
            }  # fmt: skip
            file.write(json.dumps(line) + "\n")
    found = load_experiments(folder / "experiments")
    write_report(found, read_rows([folder / "a.jsonl"]), folder / "out")
    return folder / "out"


def test_claims_have_both_verdicts_in_all_pages(report: Path) -> None:
    ran = "digits; 6 x 8,000 gates trained soft, 100 epochs; 2 runs, seeds 0, 1"
    html, text, tex = ((report / f"report.{kind}").read_text() for kind in ("html", "md", "tex"))
    tally = "2 held, 1 not held, 1 not yet tested."
    agreement = (
        "Of those tested, 1 could be tested on the printed numbers, too: 0 with the same verdict."
    )
    assert all(tally in page and agreement in page for page in (html, text, tex))
    claims = re.findall("<li data-ours.*?</li>", html, re.DOTALL)
    words = [" ".join(re.sub("<[^>]+>", " ", claim).split()) for claim in claims]
    assert [re.sub(rf" {re.escape(ran)}.*", "", some) for some in words] == [
        "It is better. our runs not held 97.0 %. printed numbers held 97.8 %.",
        "It is quick. our runs held 60 s &amp; less. printed numbers not printed",
        "It is ours. our runs held Because.",
        "It is small. our runs not yet tested Nobody knows. printed numbers held 60 s &amp; less.",
    ]
    assert html.count(f"<summary>{ran}</summary>") == 3
    runs = " ".join(f"[{i}](#run-{RunConfig(seed=i - 1).run_id})" for i in (1, 2))
    assert f"| It is better. | not held: 97.0 %. ({ran}) {runs} | held: 97.8 %. |" in text
    assert f"| It is quick. | held: 60 s &amp; less. ({ran}) {runs} | not printed |" in text
    assert "| It is small. | not yet tested: Nobody knows. | held: 60 s &amp; less. |" in text
    assert f"| It is ours. | held: Because. ({ran}) {runs} |  |" in text
    assert "- **not held**: It is better. Printed numbers: held." in text
    assert (
        rf"It is better. & \textbf{{not held}} 97.0 \%. ({ran}) & \textbf{{held}} 97.8 \%. \\"
        in tex
    )
    assert r"It is quick. & \textbf{held} 60 s \& less. " in tex
    assert rf"It is ours. & \textbf{{held}} Because. ({ran}) &  \\" in tex
    for line in (
        "held | 0 | 0 | 2 | 2",
        "not held | 1 | 0 | 0 | 1",
        "not yet tested | 1 | 0 | 0 | 1",
    ):
        assert f"| {line} |" in text
        assert line.replace("|", "&") + r" \\" in tex


SHOWN = """
const svg = [...document.querySelectorAll("figure svg")].filter(s => s.getClientRects().length);
const box = svg[0].viewBox.baseVal, scale = svg[0].clientWidth / box.width;
const letters = [...svg[0].querySelectorAll("text")];
const color = e => getComputedStyle(e).color;
const table = [...document.querySelectorAll(".wide")].pop();
table.scrollLeft = 200;
const first = table.querySelector("tr:last-child td");
return {
  width: innerWidth, page: document.documentElement.scrollWidth,
  kinds: svg.map(s => s.getAttribute("class")),
  smallest: Math.min(...letters.map(t => parseFloat(getComputedStyle(t).fontSize) * scale)),
  outside: letters.filter(t => {
    const r = t.getBoundingClientRect(), s = svg[0].getBoundingClientRect();
    return r.left < s.left - 1 || r.right > s.right + 1 || r.bottom > s.bottom + 1;
  }).map(t => t.textContent),
  text: getComputedStyle(letters[0]).fill,
  line: [...svg[0].querySelectorAll("path")].map(p => getComputedStyle(p).stroke),
  background: getComputedStyle(document.body).backgroundColor,
  scrolls: table.scrollWidth > table.clientWidth,
  stays: first.getBoundingClientRect().left - table.getBoundingClientRect().left,
  claims: [...document.querySelectorAll(".claims li")].map(li => li.scrollWidth <= li.clientWidth),
  beside: [...document.querySelectorAll(".claims li:first-child div")].map(
    d => Math.round(d.getBoundingClientRect().top)),
};
"""


def lightness(color: str) -> int:
    return sum(map(int, re.findall(r"\d+", color)[:3]))


@pytest.mark.parametrize(("width", "dark"), [(390, True), (1280, False)])
def test_a_page_for_each_screen(report: Path, width: int, dark: bool) -> None:
    found = in_browser(report / "report.html", SHOWN, (width, 900), dark)
    assert (found["width"], found["page"]) == (width, width), "no scrolling to the side"
    assert found["kinds"] == ["on-narrow" if width < 640 else "on-wide"]
    assert found["smallest"] >= 10
    assert found["outside"] == []
    assert found["claims"] == [True] * 4
    assert (len(set(found["beside"])) == 1) == (width > 640), "below each other on a phone"
    assert found["scrolls"]
    assert found["stays"] == 0, "the first column"
    assert (lightness(found["background"]) < 100) == dark
    assert (lightness(found["text"]) > 600) == dark
    perceptron, blue = ("rgb(240, 243, 246)", "rgb(61, 155, 224)") if dark else (
        "rgb(0, 0, 0)", "rgb(0, 114, 178)"
    )  # fmt: skip
    assert {perceptron, blue} <= set(found["line"])


def test_a_number_of_claims_shows_them_alone(report: Path) -> None:
    script = """
    const shown = () => [...document.querySelectorAll(".claims li")].filter(
      li => li.getClientRects().length).map(li => li.querySelector("p").textContent);
    const pressed = () => document.querySelectorAll("[aria-pressed=true]").length;
    const found = [shown().length];
    const of = [["not held", "held"], ["held", "not printed"], ["held", ""], ["held", ""]];
    for (const [ours, printed] of of) {
      document.querySelector(`button[data-ours="${ours}"][data-printed="${printed}"]`).click();
      found.push(shown(), pressed());
    }
    return found;
    """
    found = in_browser(report / "report.html", script)
    every = ["It is better.", "It is quick.", "It is ours.", "It is small."]
    held = every[1:3]
    assert found == [4, every[:1], 1, held, 1, held, 1, every, 0]


def claims(*texts: str, verdict: str = "held", printed: str = "") -> list[Claim]:
    return [Claim(text, verdict, "", (), printed) for text in texts]


def test_claims_stand_by_experiment_and_those_of_untested_ones_last() -> None:
    (open_claim,) = claims("c", verdict="not yet tested")
    found: list[tuple[Claim, str, str, str]] = [
        *((claim, "One", "small", "one-small") for claim in claims("a")),
        *((claim, "Two", "", "two") for claim in claims("b")),
        (open_claim, "Zero", "", "zero"), (open_claim, "One", "small", "one-small"),
        (claims("d")[0], "Two", "", "two"),
    ]  # fmt: skip
    groups = claim_groups(found)
    assert [(g.title, [claim.text for claim in g.claims], g.is_tested) for g in groups] == [
        ("One", ["a", "c"], True), ("Two", ["b", "d"], True), ("Zero", ["c"], False),
    ]  # fmt: skip


def test_ours_are_counted_beside_the_printed() -> None:
    found: list[Any] = [
        *claims("a", "b", printed="held"), *claims("c", printed="not held"),
        *claims("d", verdict="not held", printed="held"),
        *claims("e", verdict="not held", printed="not held"),
        *claims("f", verdict="not yet tested", printed="not printed"), *claims("g"),
    ]  # fmt: skip
    comparison = Comparison.of(found)
    assert comparison is not None
    assert comparison.columns == ("held", "not held", "not printed")
    assert comparison.lines == [
        ("held", [2, 1, 1]), ("not held", [1, 1, 0]), ("not yet tested", [0, 0, 1]),
    ]  # fmt: skip
    assert comparison.agreement == (
        "Of those tested, 5 could be tested on the printed numbers, too: 3 with the same verdict."
    )
    assert Comparison.of(claims("a")) is None
    untested = Comparison.of(claims("a", verdict="not yet tested", printed="held"))
    assert untested is not None
    assert untested.agreement == ""
