"""``LogicGateClassifier`` beside scikit-learn's classifiers: 27 tables, 5-fold cross-validation.

    python benchmarks/bench_estimator.py                 # goes on where it was stopped
    python benchmarks/bench_estimator.py --report        # the tables in docs/estimator.md

Each line of the result file is one classifier on one table: accuracy of each fold, seconds of CPU
to fit and to predict a fold (other work of the machine does not count in them, one thread each),
and bytes of the pickled classifier. All get the same rows, with missing numbers as NaN and
categories as codes, and are told which columns hold those. Default settings everywhere, ours too.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
import statistics
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from tables import NAMES, Table, load_table

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results" / "estimator.jsonl"
PAGE = ROOT / "docs" / "estimator.md"
MARKERS = ("<!-- measured -->", "<!-- end of measured -->")
FOLDS = 5
OURS, REFERENCE = "gategrad", "gradient boosting"


def ours(table: Table) -> Any:
    """Ours."""
    from gategrad import LogicGateClassifier

    return LogicGateClassifier(categorical_features=table.categorical, random_state=0)


def gradient_boosting(table: Table) -> Any:
    """Histogram gradient boosting."""
    from sklearn.ensemble import HistGradientBoostingClassifier

    marks = table.categorical if table.categorical.any() else None
    return HistGradientBoostingClassifier(categorical_features=marks, random_state=0)


def decision_tree(table: Table) -> Any:
    """One tree on the codes."""
    from sklearn.tree import DecisionTreeClassifier

    return DecisionTreeClassifier(random_state=0)


def logistic_regression(table: Table) -> Any:
    """Logistic regression on standardized numbers and one-hot categories."""
    from sklearn.linear_model import LogisticRegression

    return _prepared(table, LogisticRegression(max_iter=1000))


def mlp(table: Table) -> Any:
    """A multi-layer perceptron, likewise."""
    from sklearn.neural_network import MLPClassifier

    return _prepared(table, MLPClassifier(random_state=0))


def _prepared(table: Table, classifier: Any) -> Any:
    from sklearn.compose import ColumnTransformer
    from sklearn.impute import SimpleImputer
    from sklearn.pipeline import make_pipeline
    from sklearn.preprocessing import OneHotEncoder, StandardScaler

    codes = np.flatnonzero(table.categorical)
    numbers = np.flatnonzero(~table.categorical)
    steps = ColumnTransformer(
        [
            ("codes", OneHotEncoder(handle_unknown="ignore"), codes),
            ("numbers", make_pipeline(SimpleImputer(strategy="median"), StandardScaler()), numbers),
        ]
    )
    return make_pipeline(steps, classifier)


MODELS: dict[str, Callable[[Table], Any]] = {
    OURS: ours,
    "logistic regression": logistic_regression,
    "decision tree": decision_tree,
    "MLP": mlp,
    REFERENCE: gradient_boosting,
}


def measure(name: str, model: str, table: Table) -> dict[str, Any]:
    """Cross-validate one classifier on one table."""
    from sklearn.model_selection import StratifiedKFold

    accuracies, fits, predicts, sizes = [], [], [], []
    folds = StratifiedKFold(FOLDS, shuffle=True, random_state=0)
    for train, test in folds.split(table.X, table.y):
        classifier = MODELS[model](table)
        began = time.process_time()
        classifier.fit(table.X[train], table.y[train])
        fits.append(time.process_time() - began)
        classifier.predict(table.X[test][:1])
        began = time.process_time()
        predicted = classifier.predict(table.X[test])
        predicts.append((time.process_time() - began) / len(test))
        accuracies.append(float(np.mean(predicted == table.y[test])))
        sizes.append(len(pickle.dumps(classifier)))
    return {
        "table": name,
        "model": model,
        "rows": len(table.y),
        "rows_there": table.rows_there,
        "columns": table.X.shape[1],
        "classes": int(table.y.max()) + 1,
        "accuracies": accuracies,
        "fit_cpu_s": [round(s, 3) for s in fits],
        "predict_cpu_us_per_row": [round(1e6 * s, 3) for s in predicts],
        "bytes": int(statistics.median(sizes)),
    }


def versions() -> dict[str, str]:
    """What was measured, and on what."""
    import platform

    import sklearn
    import torch

    import gategrad

    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return {
        "gategrad": gategrad.__version__,
        "commit": commit.stdout.strip(),
        "sklearn": sklearn.__version__,
        "torch": torch.__version__,
        "numpy": np.__version__,
        "python": platform.python_version(),
        "machine": _processor(),
    }


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return "unknown"


def run(args: argparse.Namespace) -> None:
    """Measure what the result file lacks."""
    warnings.simplefilter("ignore")  # classes of fewer rows than folds; MLPs that want more time
    rows = read(args.out)
    done = {(row["table"], row["model"]) for row in rows}
    about = versions()
    args.out.parent.mkdir(parents=True, exist_ok=True)
    for name in args.tables.split(",") if args.tables else NAMES:
        wanted = args.models.split(",") if args.models else list(MODELS)
        missing = [model for model in wanted if (name, model) not in done]
        table = load_table(name, args.data, most_rows=args.rows) if missing else None
        for model in missing:
            assert table is not None
            row = {**measure(name, model, table), "about": about}
            with args.out.open("a") as file:
                file.write(json.dumps(row) + "\n")
            print(
                f"{name:24}{model:22}{100 * np.mean(row['accuracies']):7.2f} %"
                f"{np.mean(row['fit_cpu_s']):9.2f} s{row['bytes']:12,} bytes",
                flush=True,
            )


def read(path: Path) -> list[dict[str, Any]]:
    """The result file's lines, but for one that was cut short."""
    rows = []
    for line in path.read_text().splitlines() if path.exists() else ():
        try:
            rows.append(json.loads(line))
        except json.JSONDecodeError:
            print(f"left out a damaged line of {path}", file=sys.stderr)
    return rows


def report(rows: list[dict[str, Any]]) -> str:
    """Both tables as Markdown."""
    by = {(row["table"], row["model"]): row for row in rows}
    names = [name for name in NAMES if (name, OURS) in by and (name, REFERENCE) in by]
    if not names:
        raise SystemExit("no table has been measured with both gategrad and gradient boosting")
    lines = [
        "| table | rows, columns, classes | " + " | ".join(MODELS) + " | gategrad - boosting |",
        "|" + "---|" * (len(MODELS) + 3),
    ]
    gaps = []
    for name in names:
        row = by[name, OURS]
        means = {
            m: 100 * statistics.mean(by[name, m]["accuracies"]) for m in MODELS if (name, m) in by
        }
        gaps.append(means[OURS] - means[REFERENCE])
        capped = f" of {row['rows_there']:,}" if row["rows_there"] > row["rows"] else ""
        size = f"{row['rows']:,}{capped}, {row['columns']}, {row['classes']}"
        cells = " | ".join(f"{means[m]:.2f}" if m in means else "-" for m in MODELS)
        lines.append(f"| {name} | {size} | {cells} | {gaps[-1]:+.2f} |")
    lines += [
        "",
        f"Median of gategrad - boosting over {len(gaps)} of the {len(NAMES)} tables: "
        f"**{statistics.median(gaps):+.2f} points** (mean {statistics.mean(gaps):+.2f}; at least "
        f"as good on {sum(gap >= -0.005 for gap in gaps)}, within 2 points on "
        f"{sum(gap >= -2 for gap in gaps)}).",
        "",
        "| | accuracy, % | seconds to fit | microseconds to predict a row | kilobytes |",
        "|---|---|---|---|---|",
    ]
    for model in MODELS:
        all_rows = [by[name, model] for name in names if (name, model) in by]
        if len(all_rows) < len(names):
            lines.append(f"| {model} | measured on {len(all_rows)} of these tables | | | |")
            continue
        means = [100 * statistics.mean(row["accuracies"]) for row in all_rows]
        fits = [statistics.mean(row["fit_cpu_s"]) for row in all_rows]
        predicts = [statistics.mean(row["predict_cpu_us_per_row"]) for row in all_rows]
        sizes = [row["bytes"] / 1000 for row in all_rows]
        lines.append(
            f"| {model} | {statistics.median(means):.2f} (mean {statistics.mean(means):.2f}) "
            f"| {_range(fits)} | {_range(predicts)} | {_range(sizes)} |"
        )
    about = by[names[0], OURS]["about"]
    lines += [
        "",
        f"Median over tables, and in brackets the smallest and largest. {about['machine']}, one "
        f"thread, CPU time; scikit-learn {about['sklearn']}, torch {about['torch']}.",
    ]
    return "\n".join(lines)


def _range(values: list[float]) -> str:
    def shown(value: float) -> str:
        return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"

    return f"{shown(statistics.median(values))} ({shown(min(values))} to {shown(max(values))})"


def main() -> None:
    """Parse and run."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data", type=Path, default=Path(os.environ.get("GATEGRAD_DATA", "data")))
    parser.add_argument("--out", type=Path, default=RESULTS)
    parser.add_argument("--rows", type=int, default=5_000, help="Rows of larger tables.")
    parser.add_argument("--tables", default="", help="Some of them, with commas.")
    parser.add_argument("--models", default="", help="Some of them, with commas.")
    parser.add_argument("--report", action="store_true", help="Write the tables of the page.")
    args = parser.parse_args()
    if not args.report:
        run(args)
        return
    text = PAGE.read_text()
    before, after = text.split(MARKERS[0])[0], text.split(MARKERS[1])[1]
    PAGE.write_text(f"{before}{MARKERS[0]}\n{report(read(args.out))}\n{MARKERS[1]}{after}")


if __name__ == "__main__":
    for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(variable, "1")
    main()
