"""The paper's claims on all results so far to ``docs/paper.md``, with pictures.

    python experiments/reporting/paper_page.py

Writes the table of experiments in ``experiments/paper/README.md``, too, and that of the baseline
from ``experiments/baseline.py``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, stdev
from typing import Any, Final

from stored_results import EXPERIMENTS, RESULTS, ROOT, StoredLine, lines, numbers

from gategrad.config import RunConfig
from gategrad.config.study_file import run_file
from gategrad.results import Claim, Experiment, load_experiments, read_rows
from gategrad.results.claims import HELD, NOT_PRINTED, NOT_TESTED
from gategrad.results.pages import markdown_table, markdown_text, page_part
from gategrad.results.report import Report, ReportSection, tally, verdicts
from gategrad.results.what_ran import what_ran
from gategrad.results.wording import duration
from gategrad.system.figures import save_figure

PAGE: Final = ROOT / "docs" / "paper.md"
IMAGES: Final = ROOT / "docs" / "images"
README: Final = ROOT / "experiments" / "paper" / "README.md"
# Figures of the page, by experiment; the others are in the report.
SHOWN: Final = ("synthetic_classes", "best_tau", "tau_curves", "output_sizes", "tau_dropout")


def document() -> Report:
    """The report on everything in ``experiments/results``."""
    paths = [*RESULTS.glob("paper/*.jsonl"), *RESULTS.glob("*.jsonl"), *RESULTS.glob("*.json")]
    return Report.of(load_experiments(ROOT / "experiments" / "paper"), read_rows(sorted(paths)))


def claims(found: Report) -> Iterator[str]:
    """Those that were tested by experiment, with what was tested; then the others."""
    every = verdicts(found)
    yield f"{tally(claim for claim, *_ in every)}."
    tested: dict[str, list[Claim]] = {}
    for claim, title, scale, _ in every:
        if claim.verdict != NOT_TESTED:
            tested.setdefault(f"{title}, {scale}", []).append(claim)
    for title, some in tested.items():
        yield from ("", f"**{markdown_text(title)}**", "")
        rows = [(_text(claim), _ours(claim), _printed(claim)) for claim in some]
        yield from markdown_table(("claim", "our runs", "the paper's numbers"), rows)
        yield ""
        runs = {row.run_id: row for claim in some for row in claim.rows}
        yield f"Tested on {markdown_text(what_ran(list(runs.values())))}."
    left = [claim for claim, *_ in every if claim.verdict == NOT_TESTED]
    if left:
        yield from ("", "**Not yet tested**", "")
        rows = [(_text(claim), markdown_text(claim.reason), _printed(claim)) for claim in left]
        yield from markdown_table(("claim", "why", "the paper's numbers"), rows)


def _text(claim: Claim) -> str:
    return markdown_text(claim.text)


def _ours(claim: Claim) -> str:
    return f"{_verdict(claim.verdict)}: {markdown_text(claim.reason)}"


def _printed(claim: Claim) -> str:
    if claim.printed in ("", NOT_PRINTED):
        return claim.printed
    return f"{_verdict(claim.printed)}: {markdown_text(claim.printed_reason)}"


def _verdict(word: str) -> str:
    return word if word == HELD else f"**{word}**"


_LAST: Final = 10
_ACCURACIES: Final = (
    "relaxed_continuous_test_accuracy",
    "relaxed_binary_test_accuracy",
    "discrete_test_accuracy",
)


def baseline() -> Iterator[str]:
    """The runs of 100 epochs beside the paper's, and those of 10 with one thing changed."""
    study = run_file(EXPERIMENTS / "baseline.py")
    found = {line["run_id"]: line for line in lines(RESULTS / "baseline.jsonl")}
    first = json.loads((RESULTS / "mnist-6x64000-paper-seed-0.json").read_text())
    epochs = lines(RESULTS / "epochs" / "mnist-6x64000-paper-seed-0.jsonl")
    names = ("valid_discrete_accuracy", "valid_relaxed_accuracy")
    history = {name: [epoch[name] for epoch in epochs] for name in names}
    found[first["run_id"]] = {**first, "observed": history}
    printed = {(section, setting): numbers for section, setting, *numbers in _table()}
    rows = []
    whole = {
        "tau 10": [study["baseline"](seed=seed) for seed in range(3)],
        "tau 10, unique wiring": [study["unique"](seed=seed) for seed in range(3)],
        "tau 30, unique wiring": [study["unique"](**{"model.tau": 30.0})],
    }
    beside = {
        "tau 10": ("tau 10", ("baseline", "")),
        "tau 30, unique wiring": ("tau 30", ("tau", "30")),
    }
    for name, configs in whole.items():
        there = [found[c.run_id] for c in configs if c.run_id in found]
        for line in there:
            cells = [f"{100 * line[accuracy]:.2f}" for accuracy in _ACCURACIES]
            seed, hours = line["config"]["seed"], line["train_seconds"] / 3600
            rows.append((f"{name}, seed {seed}", *cells, str(line["best_epoch"]), f"{hours:.1f}"))
        if len(there) > 1:
            means = [_mean([line[accuracy] for line in there]) for accuracy in _ACCURACIES]
            rows.append((f"**{name}, {len(there)} seeds**", *means, "", ""))
        if name in beside:
            title, row = beside[name]
            discrete, continuous = printed[row]
            rows.append((f"{title}, the paper", _spread(continuous), "", _spread(discrete), "", ""))
    columns = ("", "relaxed, gray values", "relaxed, bits", "discrete", "best epoch", "hours")
    yield from markdown_table(columns, rows)
    rows = [
        (f"{name}, seed {c.seed}", *_on_average(found[c.run_id], _LAST))
        for name, configs in whole.items() for c in configs if c.run_id in found
    ]  # fmt: skip
    yield from _validation(f"Mean of the last {_LAST} of 100 epochs", rows)
    short = study["SHORT"]
    rows = [
        (f"seed {c.seed}, the first {short} epochs", *_at(found[c.run_id], short))
        for c in whole["tau 10"] if c.run_id in found
    ]  # fmt: skip
    rows += _changed(found, {name: study["short"](name) for name in study["CHANGES"]})
    yield from _validation(f"After {short} epochs", rows)
    first = found.get(whole["tau 10"][1].run_id)
    rows = [] if first is None else [("seed 1, all 100 epochs", *_at(first, 100))]
    rows += _changed(found, {name: study["more"](name) for name in study["MORE"]})
    yield from _validation(f"Seed 1 trained for {short} epochs more", rows)
    for name, (_, after) in study["STOPPED"].items():
        rows = [
            (f"seed {c.seed}", *_at(found[c.run_id], after))
            for c in whole["tau 10"] if c.run_id in found
        ]  # fmt: skip
        rows += _changed(found, {name: study["stopped"](name)})
        yield from _validation(f"After {after} epochs", rows)
    eighths = {name: study["eighth"](name) for name in study["EIGHTHS"]}
    yield from _validation(
        "An eighth of the gates, tau 3.54, after 100 epochs", _changed(found, eighths)
    )


def _changed(
    found: Mapping[str, StoredLine], configs: Mapping[str, RunConfig]
) -> list[tuple[str, ...]]:
    return [
        (name, *_at(found[config.run_id], config.train.epochs))
        for name, config in configs.items() if config.run_id in found
    ]  # fmt: skip


def _validation(when: str, rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield from ("", f"{when}, accuracy on the images kept for validation, %:", "")
    yield from markdown_table(("changed", "relaxed", "discrete", "gap"), rows)


def _table() -> Sequence[Sequence[Any]]:
    return numbers()["tables"]["mnist"]


def _mean(shares: Sequence[float]) -> str:
    return f"**{100 * fmean(shares):.2f} ± {100 * stdev(shares):.2f}**"


def _spread(numbers: Sequence[float]) -> str:
    return " ± ".join(f"{number:.2f}" for number in numbers)


def _at(line: StoredLine, epoch: int) -> tuple[str, str, str]:
    return _validated(line, slice(epoch - 1, epoch))


def _on_average(line: StoredLine, last: int) -> tuple[str, str, str]:
    return _validated(line, slice(-last, None))


def _validated(line: StoredLine, epochs: slice) -> tuple[str, str, str]:
    """Means over epochs: relaxed, discrete and their difference."""
    discrete, relaxed = (
        100 * fmean(line["observed"][f"valid_{name}_accuracy"][epochs])
        for name in ("discrete", "relaxed")
    )
    return f"{relaxed:.2f}", f"{discrete:.2f}", f"{relaxed - discrete:.2f}"


def figures(found: Report) -> Iterator[str]:
    """The pictures of whole experiments, which are written, and their captions."""
    for section in found.sections:
        whole = section.finished == section.total
        if section.experiment.name in SHOWN and section.scale == "small" and whole:
            for figure in section.figures:
                png, _ = save_figure(figure.drawing, IMAGES / f"paper-{figure.name}")
                yield f"![{figure.caption}](images/{png.name})"
                yield ""
                yield f"*{section.experiment.title}, {section.scale}. {figure.caption}*"
                yield ""


def experiments(found: Report) -> Iterator[str]:
    """Each file, what it repeats, how many runs it has, and how long those that there are took."""
    small = {each.experiment.name: each for each in found.sections if each.scale == "small"}
    every: dict[str, Experiment] = {
        each.experiment.name: each.experiment for each in found.sections
    }
    every |= {experiment.name: experiment for experiment, _ in found.missing}
    rows = [
        (
            f"`{experiment.name}.py`",
            markdown_text(experiment.title),
            str(len(experiment.runs("small"))),
            _time(small.get(experiment.name), found),
            str(len(experiment.runs("paper"))),
        )
        for experiment in sorted(every.values(), key=lambda each: each.place)
    ]
    names = ("file", "in the paper", "`small`: runs", "time of the finished ones", "`paper`: runs")
    yield from markdown_table(names, rows)


def _time(section: ReportSection | None, found: Report) -> str:
    if section is None:
        return "-"
    configs = section.experiment.runs("small")
    seconds = [
        row.seconds or 0.0
        for config in configs if (row := found.rows.get(config.run_id)) is not None
    ]  # fmt: skip
    return f"{duration(sum(seconds))} ({section.finished})"


def main() -> None:
    """Write all of it."""
    found = document()
    page_part(PAGE, "baseline", baseline())
    page_part(PAGE, "claims", claims(found))
    page_part(PAGE, "figures", figures(found))
    page_part(README, "experiments", experiments(found))


if __name__ == "__main__":
    main()
