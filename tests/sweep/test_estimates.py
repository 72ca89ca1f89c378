"""What a run will take, and that none starts without the memory for it."""

from __future__ import annotations

import json
import zipfile
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from small_studies import GOOD

import gategrad.sweep.scheduler
from gategrad.config import DataConfig, RunConfig
from gategrad.sweep import RunsFailed, estimates, sweep
from gategrad.sweep.estimates import available_mb, estimated_mb, estimated_work
from gategrad.sweep.fork_server import ForkServer
from gategrad.sweep.scheduler import LocalRuns


@pytest.mark.parametrize("study", ["heads", "tau", "tau-rule", "recipes"])
def test_memory_is_not_underestimated(study: str) -> None:
    # Of runs whose memory was measured.
    results = Path(__file__).parents[2] / "experiments" / "results" / f"{study}.jsonl"
    ratios = []
    for line in results.read_text().splitlines():
        row = json.loads(line)
        if row.get("peak_mb"):
            config = RunConfig.from_json(json.dumps(row["config"]))
            ratios.append(estimated_mb(config) / row["peak_mb"])
    assert min(ratios) > 0.93
    assert max(ratios) < 1.7


def test_a_table_is_its_rows_and_columns(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("a,b,y\n" + "1,2,x\n" * 20_000)
    small = replace(GOOD, data=DataConfig(str(path), n_thresholds=3))
    wide = tmp_path / "wide.csv"
    wide.write_text(",".join([f"c{i}" for i in range(40)]) + "\n" + "1," * 39 + "x\n")
    assert estimates._own_file(path) == (20_001, 2)
    assert estimates._own_file(wide) == (2, 39)
    # Rows decide the number of steps, whatever number of characters they have.
    double = tmp_path / "u.csv"
    double.write_text("a,b,y\n" + "1.000000,2.000000,x\n" * 20_000)
    again = replace(GOOD, data=DataConfig(str(double), n_thresholds=3))
    assert estimated_work(again) == estimated_work(small)
    assert estimated_mb(again) == estimated_mb(small)
    assert estimated_mb(small) > estimated_mb(replace(GOOD, data=DataConfig(str(wide)))) + 4


def test_a_folder_of_images_is_its_files_and_their_pixels(tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    for name in ("train/a/1.png", "train/b/2.png", "test/a/3.png"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        image.new("RGB", (5, 4)).save(tmp_path / name)
    (tmp_path / "readme.txt").write_text("no image")
    assert estimates._own_file(tmp_path) == (3, 60)


def test_arrays_are_their_rows_and_values(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    train, test = np.zeros((7, 3, 4), np.uint8), np.zeros((2, 3, 4), np.uint8)
    np.savez_compressed(path, X_train=train, X_test=test, y_train=np.arange(7), y_test=[0, 1])
    assert estimates._own_file(path) == (9, 12)
    # What nobody can read costs nothing here: the run itself says what is wrong.
    for content in (b"", b"PK", path.read_bytes()[:200]):
        (tmp_path / "b.npz").write_bytes(content)
        assert estimates._own_file(tmp_path / "b.npz") == (0.0, 1)
    # Those that are trained on, whatever lies beside them.
    np.savez(tmp_path / "d.npz", X=np.zeros((10, 3), bool), y=np.arange(10), ids=np.arange(1000))
    assert estimates._own_file(tmp_path / "d.npz") == (10, 3)
    with zipfile.ZipFile(tmp_path / "e.npz", "w") as archive, zipfile.ZipFile(path) as good:
        for name in good.namelist():
            archive.writestr(name, good.read(name).replace(b"'shape'", b"((((pe'"))
    assert estimates._own_file(tmp_path / "e.npz") == (0.0, 1)
    np.savez(tmp_path / "c.npz", y=np.arange(3))
    assert estimates._own_file(tmp_path / "c.npz") == (0.0, 1)


def test_work_is_in_proportion() -> None:
    wide = replace(GOOD, model=replace(GOOD.model, width=60_000))
    long = replace(wide, train=replace(wide.train, epochs=20))
    assert estimated_work(GOOD) < estimated_work(wide) < estimated_work(long)
    frozen = replace(wide, train=replace(wide.train, freeze_after=0.25))
    assert estimated_work(GOOD) < estimated_work(frozen) < estimated_work(wide)
    assert 0 < available_mb() < 1e8


def test_layers_that_halve_the_width_count() -> None:
    model = replace(GOOD.model, layers=1, width=60_000, outputs=7_500)
    halving = replace(GOOD, model=replace(model, taper="halving"))
    # 30,000 and 15,000 more before the last, and 60,000 first.
    assert estimates._size(halving, 4).gates == 112_500
    assert estimates._size(replace(GOOD, model=model), 4).gates == 7_500
    assert estimated_mb(halving) > estimated_mb(replace(GOOD, model=model))


def test_no_run_starts_without_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    need = estimated_mb(GOOD)
    for wrong in (float("nan"), 0.0, -5.0):
        with pytest.raises(ValueError, match="must be a positive number"):
            sweep([GOOD], tmp_path / "x.jsonl", keep=tmp_path, memory_mb=wrong, progress=False)
    local = LocalRuns(4, ForkServer(), memory_mb=2.5 * need)
    assert local.fits(GOOD, [GOOD])
    assert not local.fits(GOOD, [GOOD, GOOD])
    # One that never fits fails; nothing is started for it.
    monkeypatch.setattr(
        gategrad.sweep.scheduler, "RunProcess", lambda job, _: pytest.fail(f"{job} was started")
    )
    with pytest.raises(RunsFailed, match=r"needs about [\d,]+ MB of memory, and 100 MB are free"):
        sweep([GOOD], tmp_path / "x.jsonl", keep=tmp_path, memory_mb=100, progress=False)
    listed = json.loads((tmp_path / GOOD.run_id / "error.json").read_text())
    assert "--memory" in listed["error"]
