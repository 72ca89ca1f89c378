"""The table of a study in the terminal."""

from __future__ import annotations

from dataclasses import replace

from small_studies import GOOD, OTHER, result_of

from gategrad.results.terminal_study import results_table


def test_mean_and_deviation_over_seeds() -> None:
    hot = replace(GOOD, model=replace(GOOD.model, tau=2.5))
    configs = [GOOD, hot, OTHER]  # the seeds of one setting need not follow each other
    results = [result_of(GOOD, 0.5), result_of(hot, 0.7), result_of(OTHER, 0.6)]
    table = results_table(configs, {result["run_id"]: result for result in results})
    columns = {column.header: list(column.cells) for column in table.columns}
    assert columns["model.tau"] == ["3", "3", "3", "2.5"]
    assert columns["seed"] == ["0", "1", "mean of 2", "0"]
    assert columns["discrete"] == ["50.00 %", "60.00 %", "55.00 ± 7.07 %", "70.00 %"]
    assert columns["train s"] == ["1.0", "1.0", "1.0 ± 0.0", "1.0"]
