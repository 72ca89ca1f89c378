"""Time and memory of a training step: gategrad beside difflogic and torchlogix, on the CPU.

    python benchmarks/bench_training.py --suite main

A step is forward, cross-entropy on Group-Sum scores (10 classes, tau 10), backward and Adam
(learning rate 0.01) on a batch of random 0/1 inputs of 784 features. gategrad's is the step that
``fit`` takes, ``gategrad.train.descent.Descent.step``, in each forward mode and precision; mode
``soft-float32-torch`` is the loop that a user of torch writes, with autograd and torch's fused
Adam, as all peers have it. Peers run eager and, where the mode ends in ``-compile``, through
``torch.compile``, whose compilation is not timed.

Suites, each with a result file ``training-SUITE.json``:

- ``main``: 8,000 and 64,000 gates a layer, batch 128, 1 and 2 threads, everything that there is;
- ``width``: 2,000 to 512,000 gates a layer, batch 128, 2 threads, gategrad alone;
- ``batch``: 64,000 gates a layer, batch 32 to 2,048, 2 threads, gategrad alone.

Options change a suite; one without suite writes no file but that of ``--json``. A run that was
stopped keeps its rows: the same command goes on with those that are missing, if commit, machine
and versions are the same, and else begins anew, as with ``--fresh``. A row with a reason counts as
measured.

The contenders of a configuration take turns (see :mod:`workers`). Where their memory does not
suffice for all at once, they run in several heats, with gategrad's ``soft-float32`` in each. What
would not even fit beside that one has a ``reason`` instead of a time.

Columns of a row:

- ``step_ms``, ``step_ms_min``: median and least of ``steps`` steps;
- ``samples_per_s``, ``ns_per_gate``: of the median; the latter is step / (layers * width);
- ``model_mb``, ``peak_mb``: resident memory with the model built, and the largest, with Python and
  torch (1 MB is 1,000,000 bytes);
- ``triad_before_gb_per_s``, ``triad_after_gb_per_s``: memory bandwidth with as many threads, right
  before and after the heat's timings; ``triad_gb_per_s`` is the higher of the two;
- ``roofline_fraction``: :func:`training_costs.ideal_bytes` / ``triad_gb_per_s`` / ``step_ms``, for
  gategrad only. It can exceed 1: caches keep some of what ideal bytes count;
- ``reference_ms``: median of gategrad's ``soft-float32`` in the same heat, and
  ``against_gategrad``: ``step_ms`` over that;
- ``reason``: why there is no time.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import record
from training_costs import ideal_bytes, needed_gb
from training_steps import MODES
from workers import PEER_NAMES, Worker, WorkerError, interpreter, peer_names

RESULTS = Path(__file__).resolve().parent / "results"
STEPS = Path(__file__).resolve().parent / "training_steps.py"
OWN_MODES = ["soft-float32", "soft-bfloat16", "hard-float32", "hard-bfloat16"]
SUITES: dict[str, dict[str, Any]] = {
    "main": {
        "width": [8_000, 64_000], "batch": [128], "threads": [1, 2],
        "peers": list(PEER_NAMES), "modes": list(MODES["gategrad"]),
    },
    "width": {
        "width": [2_000 * 2**i for i in range(9)], "batch": [128], "threads": [2],
        "peers": [], "modes": OWN_MODES,
    },
    "batch": {
        "width": [64_000], "batch": [32 * 2**i for i in range(7)], "threads": [2],
        "peers": [], "modes": OWN_MODES,
    },
}  # fmt: skip
SHARE_OF_TOTAL, SHARE_OF_FREE = 0.75, 0.9
SAME = ("commit", "changes", "machine", "cores", "os", "python", "versions")
COLUMNS = (
    "library", "mode", "width", "layers", "batch", "threads", "steps", "step_ms", "step_ms_min",
    "samples_per_s", "ns_per_gate", "model_mb", "peak_mb", "triad_before_gb_per_s",
    "triad_after_gb_per_s", "triad_gb_per_s", "roofline_fraction", "reference_ms",
    "against_gategrad", "reason",
)  # fmt: skip
PRINTED = [
    "library", "mode", "width", "batch", "threads", "step_ms", "step_ms_min", "samples_per_s",
    "ns_per_gate", "peak_mb", "triad_gb_per_s", "roofline_fraction", "against_gategrad", "reason",
]  # fmt: skip

Row = dict[str, Any]


class Case(NamedTuple):
    """What one row is about."""

    library: str
    mode: str
    width: int
    layers: int
    batch: int
    threads: int

    @property
    def gb(self) -> float:
        """Memory of its process."""
        return needed_gb(*self[:5])


@dataclass
class Contender:
    """A case in a heat, and its timings."""

    case: Case
    worker: Worker
    seconds: list[float] = field(default_factory=list)
    memory: dict[str, float] = field(default_factory=dict)
    failure: str | None = None


@dataclass(frozen=True)
class Limits:
    """How long to measure and how much memory to take."""

    rounds: int
    turn: float
    seconds: float
    timeout: float
    memory_gb: float


# ---- what to measure -----------------------------------------------------------------------------


def cases(arguments: argparse.Namespace, width: int, batch: int, threads: int) -> list[Case]:
    """The cases of a configuration, gategrad's ``soft-float32`` first."""
    peers = {
        "difflogic": arguments.difflogic_modes,
        "torchlogix": arguments.torchlogix_modes,
    }
    modes = [("gategrad", mode) for mode in dict.fromkeys(["soft-float32", *arguments.modes])]
    modes += [(peer, mode) for peer in arguments.peers for mode in peers[peer]]
    return [Case(*pair, width, arguments.layers, batch, threads) for pair in modes]


def plan(found: Sequence[Case], limit: float) -> tuple[list[list[Case]], list[tuple[Case, str]]]:
    """Heats of cases that fit into memory together, and what fits nowhere, with the reason.

    Args:
        found: Of one configuration; the first is the reference, which is part of every heat.
        limit: GB for all processes of a heat.
    """
    reference = [case for case in found[:1] if case.gb <= limit]
    base = sum(case.gb for case in reference)
    heats: list[list[Case]] = [list(reference)] if reference else []
    left_out = [] if reference else [(found[0], _too_large(found[0], limit))]
    for case in found[1:]:
        if base + case.gb > limit:
            left_out.append((case, _too_large(case, limit - base)))
            continue
        for heat in heats:
            if sum(other.gb for other in heat) + case.gb <= limit:
                heat.append(case)
                break
        else:
            heats.append([*reference, case])
    return heats, left_out


def _too_large(case: Case, limit: float) -> str:
    return f"needs about {case.gb:.1f} GB, {limit:.1f} GB are left"


# ---- measuring -----------------------------------------------------------------------------------


def run_heat(heat: Sequence[Case], peer_dir: Path, limits: Limits) -> list[Row]:
    """Time cases side by side; one row each."""
    threads = heat[0].threads
    with ExitStack() as stack:
        contenders = [
            Contender(case, stack.enter_context(_worker(case, peer_dir))) for case in heat
        ]
        prepare(contenders, limits)
        before = record.triad_gb_per_s(threads)
        race(contenders, limits)
        after = record.triad_gb_per_s(threads)
    first = contenders[0]
    own = first.case[:2] == ("gategrad", "soft-float32") and not first.failure
    reference = statistics.median(first.seconds) if own else None
    return [row(contender, (before, after), reference) for contender in contenders]


def _worker(case: Case, peer_dir: Path) -> Worker:
    return Worker(interpreter(case.library, peer_dir), STEPS, case._asdict(), case.threads)


def prepare(contenders: Iterable[Contender], limits: Limits) -> None:
    """Have all build their models and warm up."""
    for contender in contenders:
        try:
            contender.memory |= contender.worker.ask("prepare", limits.timeout)
        except WorkerError as error:
            contender.failure = str(error)


def race(contenders: Iterable[Contender], limits: Limits) -> None:
    """Time steps round robin until each has had its turns or used up its time."""
    turn = [contender for contender in contenders if not contender.failure]
    for _ in range(limits.rounds):
        for contender in list(turn):
            try:
                reply = contender.worker.ask("steps", limits.timeout, seconds=limits.turn)
            except WorkerError as error:
                contender.failure = str(error)
                turn.remove(contender)
                continue
            contender.seconds += reply["seconds"]
            contender.memory["peak_mb"] = reply["peak_mb"]
            if sum(contender.seconds) > limits.seconds:
                turn.remove(contender)


def row(contender: Contender, triad: tuple[float, float], reference: float | None) -> Row:
    """A contender's row; ``reference`` in seconds."""
    case = contender.case
    if contender.failure:
        return {**case._asdict(), "reason": contender.failure}
    step = statistics.median(contender.seconds)
    found: Row = {
        **case._asdict(),
        **contender.memory,
        "steps": len(contender.seconds),
        "step_ms": 1e3 * step,
        "step_ms_min": 1e3 * min(contender.seconds),
        "samples_per_s": case.batch / step,
        "ns_per_gate": 1e9 * step / (case.layers * case.width),
        "triad_before_gb_per_s": triad[0],
        "triad_after_gb_per_s": triad[1],
        "triad_gb_per_s": max(triad),
    }
    if case.library == "gategrad":
        ideal = ideal_bytes(case.mode, case.width, case.layers, case.batch) / 1e9
        found["roofline_fraction"] = ideal / max(triad) / step
    if reference is not None:
        found |= {"reference_ms": 1e3 * reference, "against_gategrad": step / reference}
    return found


# ---- results that grow ---------------------------------------------------------------------------


class Results:
    """Rows and their file, which is rewritten after each heat.

    Args:
        path: The file, or None for none.
        header: See :func:`record.describe`.
        fresh: Forget the rows that the file has.
    """

    def __init__(self, path: Path | None, header: Row, *, fresh: bool) -> None:
        self.path, self.header = path, header
        self.rows: dict[Case, Row] = {}
        if path is None or fresh or not path.exists():
            return
        old = json.loads(path.read_text())
        differing = different(old["header"], header)
        if differing:
            print(f"{path.name} begins anew: another {', '.join(differing)}", flush=True)
            return
        self.header = {**old["header"], "peers": old["header"]["peers"] | header["peers"]}
        self.rows = {case_of(row): row for row in old["rows"]}
        print(f"{path.name} has {len(self.rows)} rows already", flush=True)

    def add(self, rows: Iterable[Row], order: Sequence[Case]) -> None:
        """Add rows, unless there are some for their cases, and write the file."""
        for found in rows:
            self.rows.setdefault(case_of(found), {name: found.get(name) for name in COLUMNS})
        self.rows = {case: self.rows[case] for case in [*order, *self.rows] if case in self.rows}
        if self.path is not None:
            record.write(self.path, self.header, list(self.rows.values()))


def case_of(row: Mapping[str, Any]) -> Case:
    return Case(*(row[name] for name in Case._fields))


def different(old: Mapping[str, Any], new: Mapping[str, Any]) -> list[str]:
    """What keeps rows measured under one header from standing beside those of another."""
    both = old.get("peers", {}).keys() & new["peers"].keys()
    fields = [name for name in SAME if old.get(name) != new.get(name)]
    return fields + [peer for peer in sorted(both) if old["peers"][peer] != new["peers"][peer]]


def measure(arguments: argparse.Namespace, limits: Limits, results: Results) -> None:
    """Go through all configurations that lack rows."""
    configurations = list(itertools.product(arguments.threads, arguments.width, arguments.batch))
    order = [
        case
        for threads, width, batch in configurations
        for case in cases(arguments, width, batch, threads)
    ]
    for threads, width, batch in configurations:
        reference, *others = cases(arguments, width, batch, threads)
        missing = [case for case in others if case not in results.rows]
        if not missing and reference in results.rows:
            continue
        heats, left_out = plan([reference, *missing], limits.memory_gb)
        results.add([{**case._asdict(), "reason": why} for case, why in left_out], order)
        for heat in heats:
            names = ", ".join(f"{case.library} {case.mode}" for case in heat)
            print(f"width {width:,}, batch {batch:,}, {threads} thread(s): {names}", flush=True)
            results.add(run_heat(heat, arguments.peer_dir, limits), order)


# ---- the command line ----------------------------------------------------------------------------


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add = parser.add_argument
    add("--suite", choices=SUITES, help="what to measure, and the result file")
    add("--json", type=Path, help="another result file")
    add("--fresh", action="store_true", help="measure anew what the file has already")
    add("--modes", nargs="+", choices=MODES["gategrad"], metavar="MODE",
        help="of gategrad; soft-float32 is always there")  # fmt: skip
    add("--peers", type=peer_names, help="difflogic,torchlogix, or '' for none")
    add("--peer-dir", type=Path, default=Path(".venv-peers"))
    for peer in PEER_NAMES:
        add(f"--{peer}-modes", nargs="+", choices=MODES[peer], metavar="MODE",
            default=list(MODES[peer]), help=", ".join(MODES[peer]))  # fmt: skip
    add("--width", nargs="+", type=int, help="gates of each layer")
    add("--layers", type=int, default=6)
    add("--batch", nargs="+", type=int)
    add("--threads", nargs="+", type=int)
    add("--rounds", type=int, default=10, help="turns of each contender")
    add("--turn", type=float, default=0.5, help="seconds of a turn, at least one step")
    add("--seconds", type=float, default=60, help="limit of all turns of a contender")
    add("--timeout", type=float, default=900, help="seconds; limit of one turn or preparation")
    add("--memory-gb", type=float, help="for all processes of a heat")
    arguments = parser.parse_args()
    fill_in(arguments)
    return arguments


def fill_in(arguments: argparse.Namespace) -> None:
    """Take from the suite what the command line does not say."""
    if arguments.suite and arguments.json is None:
        arguments.json = RESULTS / f"training-{arguments.suite}.json"
    defaults = SUITES[arguments.suite] if arguments.suite else SUITES["main"] | {"peers": []}
    for name, value in defaults.items():
        if getattr(arguments, name) is None:
            setattr(arguments, name, value)
    if arguments.memory_gb is None:
        room = min(SHARE_OF_TOTAL * record.memory_gb(), SHARE_OF_FREE * record.free_gb())
        arguments.memory_gb = round(room - record.triad_gb(), 1)


def main() -> None:
    arguments = parse()
    limits = Limits(**{name: getattr(arguments, name) for name in Limits.__dataclass_fields__})
    options = vars(arguments)
    header = record.describe(options, arguments.threads, arguments.peers, arguments.peer_dir)
    results = Results(arguments.json, header, fresh=arguments.fresh)
    measure(arguments, limits, results)
    record.print_table(list(results.rows.values()), PRINTED)


if __name__ == "__main__":
    main()
