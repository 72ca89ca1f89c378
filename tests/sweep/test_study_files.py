"""Files that define runs: what of them is asked for, and what is wrong with them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from small_studies import GOOD, OTHER, SEVERAL, call_sweep, file_of, python_file

from gategrad.config.differences import varying
from gategrad.sweep import load_study, only, shard, sweep


def test_a_file_of_runs(tmp_path: Path) -> None:
    (tmp_path / "study_helper.py").write_text("SEEDS = (0, 1)\n")
    body = (
        "from study_helper import SEEDS\n"
        f"BASE = {GOOD!r}\n"
        "def runs():\n"
        "    for seed in SEEDS:\n"
        "        yield replace(BASE, seed=seed)\n"
    )
    before = list(sys.path)
    assert load_study(python_file(tmp_path, body)).configs == [GOOD, OTHER]
    assert sys.path == before
    example = Path(__file__).parents[2] / "examples" / "sweep_digits.py"
    assert varying(load_study(example).configs) == ["model.tau", "seed"]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("", r"study\.py must define a function runs\(\)"),
        ("runs = [RunConfig()]", r"must define a function runs\(\)"),
        ("def runs(): return None", "must yield RunConfigs, but it returned None"),
        ("def runs(): return []", "there are no runs"),
        ("def runs(): return [RunConfig(), 3]", "run 2 must be a RunConfig, got 3"),
        ("def runs(): return [RunConfig(seed=k % 2) for k in range(3)]", "runs 1 and 3 are the"),
        ("\ndef runs():\n    yield TrainConfig(lr=-1)", "line 5: ValueError: lr must be positive"),
        ("1 / 0", r"study\.py, line 3: ZeroDivisionError"),
        ("def", r"study\.py: SyntaxError"),
        ("import sys; sys.exit(3)", r"study\.py, line 3: SystemExit: 3"),
    ],
)
def test_wrong_files(tmp_path: Path, body: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        load_study(python_file(tmp_path, body))


def test_a_study_of_several_sizes(tmp_path: Path) -> None:
    file = file_of(tmp_path)
    assert load_study(file, "many") == (SEVERAL, ("history",))
    assert load_study(file, "one").configs == SEVERAL[:1]
    with pytest.raises(ValueError, match=r"several sizes: choose one \(--scale\)"):
        load_study(file)
    with pytest.raises(ValueError, match=r"runs\(scale\) in .*study\.py has no scale 'tiny'$"):
        load_study(file, "tiny")
    file.write_text(file.read_text() + "SCALES = ('one', 'many')\n")
    with pytest.raises(ValueError, match="no scale 'mny': it has one, many; did you mean many"):
        load_study(file, "mny")
    with pytest.raises(ValueError, match=r"choose one \(--scale\): one, many"):
        load_study(file)
    file.write_text(file.read_text() + "SCALES = 'many'\n")
    with pytest.raises(ValueError, match="no scale 'man': it has many; did you mean many"):
        load_study(file, "man")
    example = Path(__file__).parents[2] / "examples" / "sweep_digits.py"
    with pytest.raises(ValueError, match="has no scale: leave it out"):
        load_study(example, "one")
    listed = call_sweep(file, "--scale", "many", "--shard", "2/2", "--list", "--json").output
    ids = [json.loads(line)["run_id"] for line in listed.splitlines()]
    assert ids == [SEVERAL[1].run_id, SEVERAL[3].run_id]


@pytest.mark.parametrize("names", ["()", "5", "('a b',)", "('../x',)", "(1, 2)"])
def test_names_of_sizes_are_those_of_files(tmp_path: Path, names: str) -> None:
    body = f"SCALES = {names}\ndef runs(scale): return [RunConfig()]"
    with pytest.raises(ValueError, match="SCALES must be names of letters, digits"):
        load_study(python_file(tmp_path, body), "small")


def test_standard_output_is_the_commands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body = "print('read')\ndef runs():\n    print('asked')\n    yield RunConfig()"
    assert len(load_study(python_file(tmp_path, body)).configs) == 1
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", "read\nasked\n")


def test_what_is_observed_is_a_name_or_names(tmp_path: Path) -> None:
    file = file_of(tmp_path)
    text = file.read_text()
    file.write_text(text.replace('("history",)', '("history")'))  # the comma forgotten
    assert load_study(file, "one").observe == ("history",)
    file.write_text(text.replace('("history",)', "3"))
    with pytest.raises(ValueError, match=r"OBSERVE in .*study\.py must be names"):
        load_study(file, "one")
    with pytest.raises(ValueError, match=r"got 'histroy'; did you mean history\?"):
        sweep([GOOD], tmp_path / "x.jsonl", observe="histroy")


def test_shards_are_all_runs_once() -> None:
    parts = [shard(SEVERAL, f"{i}/3") for i in (1, 2, 3)]
    assert sorted((c for part in parts for c in part), key=lambda c: c.seed) == SEVERAL
    for text in ("0/3", "4/3", "1", "a/b", "1/", "-1/3", "²/3"):
        with pytest.raises(ValueError, match="a shard is i/n"):
            shard(SEVERAL, text)
    with pytest.raises(ValueError, match="shard 6/6 of 5 runs has none"):
        shard(SEVERAL, "6/6")


def test_runs_by_their_ids() -> None:
    assert only(SEVERAL, f"{SEVERAL[2].run_id[:8]}, {SEVERAL[0].run_id}") == [
        SEVERAL[2],
        SEVERAL[0],
    ]
    with pytest.raises(ValueError, match="0 of 5 runs have an id like 'zz'"):
        only(SEVERAL, "zz")
    with pytest.raises(ValueError, match="no run is named: give ids with commas between, got ','"):
        only(SEVERAL, ",")
