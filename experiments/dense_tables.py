"""Tables of many numbers, few of which tell anything: a table of docs/estimator.md.

    python experiments/dense_tables.py --choose     # settings, on tables made for that alone
    python experiments/dense_tables.py              # goes on where it was stopped
    python experiments/reporting/dense_tables_page.py

Tables are scikit-learn's ``make_classification(rows, columns, n_informative=...)``, all else by
default; the first 1,500 rows train. Settings were compared on tables with a ``random_state`` of 100
and up, of 4,000 rows, so that 2,500 judge. What the page shows are other tables, of 2,000 rows: the
last 500 are read once for each line and ``random_state``.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
import warnings
from pathlib import Path
from typing import Any, Final

import numpy as np

from gategrad.runs.machine import source_commit

RESULTS: Final = Path(__file__).resolve().parent / "results" / "tables" / "dense.jsonl"
# Columns, and how many of them tell something.
CASES: Final = ((1_000, 40), (300, 20), (100, 20))
TRAINING_ROWS: Final = 1_500
ROWS: Final = {"choice": 4_000, "test": 2_000}
STATES: Final = {"choice": (100,), "test": (0, 1, 2)}


def learned(
    layers: int, candidates: tuple[int, ...], tau: float = 84.0, **more: Any
) -> dict[str, Any]:
    """Parameters of the classifier; tau is eight times the usual one unless named."""
    return {
        "connections": "learned", "layers": layers, "candidates": candidates, "tau": tau, **more,
    }  # fmt: skip


OTHERS: Final = ("logistic regression", "gradient boosting")
# Ours by what the table calls them: parameters of the classifier, whose rule learns the wiring of
# all of these tables, with two layers, 64 and 16 candidates, and eight times the usual tau.
SETTINGS: Final[dict[str, dict[str, Any]]] = {
    "wiring drawn": {"connections": "random"},
    "by default": {},
}
TAU: Final = math.sqrt(1_000) / 3  # the usual one, of 1,000 outputs a class
# Those that were compared for the choice.
TRIED: Final[dict[str, dict[str, Any]]] = {
    "drawn": {"connections": "random"},
    "1 layer, 16 candidates, usual tau": learned(1, (16,), TAU),
    "2 layers, 16 candidates, usual tau": learned(2, (16,), TAU),
    "1 layer, 16 candidates": learned(1, (16,)),
    "1 layer, 64 candidates": learned(1, (64,)),
    "1 layer, 64 candidates, 4 times the usual tau": learned(1, (64,), 42.0),
    "1 layer, 64 candidates, 16 times the usual tau": learned(1, (64,), 168.0),
    "2 layers, 64 and 16 candidates": learned(2, (64, 16)),
    "the same, 4 times the usual tau": learned(2, (64, 16), 42.0),
    "the same, 7 thresholds": learned(2, (64, 16), n_thresholds=7),
    "the same, 3 thresholds": learned(2, (64, 16), n_thresholds=3),
    "the same, 40 epochs": learned(2, (64, 16), epochs=40),
    "the same, 40 epochs, batches of 128": learned(2, (64, 16), epochs=40, batch_size=128),
    "the same, 50 epochs, batches of 128, 7 thresholds": learned(
        2, (64, 16), epochs=50, batch_size=128, n_thresholds=7
    ),
    "the same, learning rate 0.03": learned(2, (64, 16), lr=0.03),
    "the same, drawn anew to the end": learned(2, (64, 16), redraw=0.95),
    "the same, dropout 0.5": learned(2, (64, 16), dropout=0.5),
    "2 layers, 32 and 16 candidates, 7 thresholds": learned(2, (32, 16), n_thresholds=7),
    "2 layers, 128 and 16 candidates": learned(2, (128, 16)),
    "2 layers, 256 and 16 candidates": learned(2, (256, 16)),
    "2 layers, 64 and 64 candidates": learned(2, (64, 64)),
    "2 layers of 4,000, 64 and 16 candidates": learned(2, (64, 16), 118.0, width=4_000),
    "3 layers, 64 and 16 candidates": learned(3, (64, 16)),
}


def table(columns: int, informative: int, state: int, rows: int) -> Any:
    """Rows and classes."""
    from sklearn.datasets import make_classification

    return make_classification(rows, columns, n_informative=informative, random_state=state)


def contender(name: str, options: dict[str, Any]) -> Any:
    """An untrained classifier."""
    from sklearn.ensemble import HistGradientBoostingClassifier
    from sklearn.linear_model import LogisticRegression
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import StandardScaler

    from gategrad import LogicGateClassifier

    if name == "gradient boosting":
        return HistGradientBoostingClassifier(random_state=0)
    if name == "logistic regression":
        return make_pipeline(StandardScaler(), LogisticRegression(max_iter=1000))
    return LogicGateClassifier(random_state=0, n_jobs=1, **options)


def measured(part: str, name: str, case: tuple[int, int], state: int) -> dict[str, Any]:
    """One classifier on one table."""
    options = {} if name in OTHERS else (TRIED | SETTINGS)[name]
    X, y = table(*case, state, ROWS[part])
    train, test = slice(TRAINING_ROWS), slice(TRAINING_ROWS, None)
    classifier = contender(name, options)
    began = time.process_time()
    classifier.fit(X[train], y[train])
    seconds = time.process_time() - began
    circuit = getattr(classifier, "circuit_", None)
    return {
        "part": part,
        "columns": case[0],
        "informative": case[1],
        "random_state": state,
        "model": name,
        "options": options,
        "accuracy": float(np.mean(classifier.predict(X[test]) == y[test])),
        "training_accuracy": float(np.mean(classifier.predict(X[train]) == y[train])),
        "gates": None if circuit is None else circuit.netlist.n_gates,
        "fit_cpu_s": round(seconds, 2),
        "commit": source_commit(),
    }


def key(row: dict[str, Any]) -> tuple[Any, ...]:
    """What a line of the result file is about."""
    names = ("part", "model", "columns", "informative", "random_state")
    return tuple(row[name] for name in names)


def wanted(part: str) -> list[dict[str, Any]]:
    """Table by table, all classifiers on each."""
    lines = TRIED if part == "choice" else SETTINGS
    return [
        {
            "part": part,
            "model": name,
            "columns": case[0],
            "informative": case[1],
            "random_state": state,
        }
        for state in STATES[part]
        for case in CASES
        for name in (*lines, *OTHERS)
    ]


def main() -> None:
    """Measure what the result file lacks."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--choose", action="store_true", help="compare settings")
    parser.add_argument("--out", type=Path, default=RESULTS)
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")  # inputs that fixed wiring leaves unread
    out = arguments.out
    rows = [json.loads(line) for line in out.read_text().splitlines()] if out.exists() else []
    done = {key(row) for row in rows}
    for line in wanted("choice" if arguments.choose else "test"):
        if key(line) in done:
            continue
        case = line["columns"], line["informative"]
        row = measured(line["part"], line["model"], case, line["random_state"])
        with out.open("a") as file:
            file.write(json.dumps(row) + "\n")
        print(
            f"{row['columns']:6}{row['random_state']:5}  {row['model']:48}"
            f"{100 * row['accuracy']:7.2f} %{row['fit_cpu_s']:9.2f} s",
            flush=True,
        )


if __name__ == "__main__":
    for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(variable, "1")
    main()
