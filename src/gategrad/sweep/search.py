"""Random and Optuna search over fields of a configuration.

The file of results is the search's whole memory: the same call goes on where it was stopped. What
is compared is the accuracy on the validation samples; test samples only measure.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from gategrad.config import RunConfig, with_fields
from gategrad.config.differences import flat
from gategrad.config.near_names import must_be_one_of

__all__ = ["SEARCHES", "Range", "best_first", "parse_space", "search"]

SEARCHES: Final = ("random", "optuna")
_SCALES: Final = ("linear", "log", "int")
_AT_RANDOM: Final = 8  # trials before a sampler learns from them


@dataclass(frozen=True)
class Range:
    """Values of one field.

    Attributes:
        field: Its dotted name, such as ``model.tau``.
        choices: The values, or none.
        low: The least value, where there are no choices.
        high: The largest.
        scale: ``linear``, ``log`` or ``int``.
    """

    field: str
    choices: tuple[Any, ...] = ()
    low: float = 0.0
    high: float = 0.0
    scale: str = "linear"

    def drawn(self, rng: np.random.Generator) -> Any:
        """A value by chance."""
        if self.choices:
            return self.choices[int(rng.integers(len(self.choices)))]
        if self.scale == "int":
            return int(rng.integers(int(self.low), int(self.high), endpoint=True))
        if self.scale == "log":
            return float(f"{math.exp(rng.uniform(math.log(self.low), math.log(self.high))):.4g}")
        return float(f"{rng.uniform(self.low, self.high):.4g}")


def parse_space(texts: Sequence[str], base: RunConfig) -> list[Range]:
    """Ranges from what the command line says.

    Args:
        texts: ``model.tau=log:0.1:100``, ``train.lr=0.001:0.1`` (linear), ``model.width=int:1000:
            8000``, or choices: ``model.head=group-sum,codebook``.
        base: The configuration whose fields they are.

    Raises:
        ValueError: No ranges, an unknown field, or a range that is none; names it.
    """
    if not texts:
        raise ValueError("a search needs a space, such as --space model.tau=log:0.1:100")
    known = flat(base)
    ranges: list[Range] = []
    for text in texts:
        field, equals, values = text.partition("=")
        field = field.strip()
        if not equals or field not in known:
            raise ValueError(
                f"a space is FIELD=VALUES with a field of {', '.join(known)}, got {text!r}"
            )
        if field in {some.field for some in ranges}:
            raise ValueError(f"{field} has two spaces, the second is {text!r}: give one")
        # Where texts stand, none is one: model.learn_tau=none,model.
        nothing = "none" if isinstance(known[field], str) else None
        ranges.append(_range(field, values.strip(), text, nothing))
    return ranges


def _range(field: str, values: str, text: str, nothing: str | None) -> Range:
    if ":" not in values:
        choices = tuple(_value(part.strip(), nothing) for part in values.split(",") if part.strip())
        if not choices:
            raise ValueError(f"no values in {text!r}")
        return Range(field, choices)
    *scale, low, high = values.split(":")
    kind = scale[0] if scale else "linear"
    try:
        ends = float(low), float(high)
    except ValueError:
        ends = (math.nan, math.nan)
    fine = kind in _SCALES and len(scale) < 2 and all(map(math.isfinite, ends))
    fine = fine and (kind != "int" or all(end == int(end) for end in ends))
    if not fine or not ends[0] < ends[1] or (kind == "log" and ends[0] <= 0):
        raise ValueError(
            f"a range is LOW:HIGH, log:LOW:HIGH (above 0) or int:LOW:HIGH, got {text!r}"
        )
    return Range(field, low=ends[0], high=ends[1], scale=kind)


def _value(text: str, nothing: str | None) -> Any:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return {"none": nothing, "true": True, "false": False}.get(text.lower(), text)


def search(
    kind: str,
    base: RunConfig,
    ranges: Sequence[Range],
    trials: int,
    run_all: Callable[[list[RunConfig]], Iterable[Mapping[str, Any]]],
    finished: Callable[[], Mapping[str, Mapping[str, Any]]],
    *,
    at_a_time: int = 1,
    seed: int = 0,
) -> list[RunConfig]:
    """Try configurations.

    Args:
        kind: ``random``, or ``optuna``: a tree of Parzen estimators, which looks where it was good.
        base: What is not in the ranges.
        ranges: Where to look.
        trials: How many configurations in all, those of earlier calls included.
        run_all: Trains some, such as :func:`gategrad.sweep.sweep`; failed ones may raise
            :class:`~gategrad.sweep.RunsFailed` at the end.
        finished: The results so far, by run id.
        at_a_time: Optuna chooses so many before it sees the results of any of them.
        seed: Of what is chosen.

    Returns:
        The configurations that were tried.

    Raises:
        ValueError: Another kind, no trials, or nothing for Optuna to compare runs by.
        ImportError: Optuna is not installed; names the extra.
    """
    if kind not in SEARCHES:
        raise ValueError(must_be_one_of("search", kind, SEARCHES))
    if trials < 1:
        raise ValueError(f"trials must be at least 1, got {trials}")
    if kind == "random":
        configs = _random(base, ranges, trials, seed)
        run_all(configs)
        return configs
    share = "data.valid_fraction"
    if not base.data.valid_fraction and share not in [some.field for some in ranges]:
        raise ValueError(
            "optuna looks where the accuracy on validation samples was good, of which the first "
            f"run keeps none: give its {share} a value above 0"
        )
    return _optuna(base, ranges, trials, run_all, finished, at_a_time, seed)


def _random(base: RunConfig, ranges: Sequence[Range], trials: int, seed: int) -> list[RunConfig]:
    rng = np.random.default_rng(seed)
    configs: dict[str, RunConfig] = {}
    for _ in range(20 * trials):  # a few choices may be fewer than the trials
        config = with_fields(base, {some.field: some.drawn(rng) for some in ranges})
        configs.setdefault(config.run_id, config)
        if len(configs) == trials:
            break
    return list(configs.values())


def _optuna(
    base: RunConfig,
    ranges: Sequence[Range],
    trials: int,
    run_all: Callable[[list[RunConfig]], Iterable[Mapping[str, Any]]],
    finished: Callable[[], Mapping[str, Mapping[str, Any]]],
    at_a_time: int,
    seed: int,
) -> list[RunConfig]:
    try:
        import optuna
    except ModuleNotFoundError as error:
        raise ImportError("--search optuna needs Optuna: pip install 'gategrad[search]'") from error
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    tried: dict[str, RunConfig] = {}
    # Chosen anew from the results at each round, so that a stopped search chooses the same again.
    while len(tried) < trials:
        sampler = optuna.samplers.TPESampler(
            # Not by the number of trials: more of them go on from those of before.
            seed=seed + len(tried),
            n_startup_trials=_AT_RANDOM,
        )
        study = optuna.create_study(direction="maximize", sampler=sampler)
        results = finished()
        for config in tried.values():
            value = _score(results.get(config.run_id))
            if value is not None:
                study.add_trial(_as_trial(optuna, config, ranges, value))
        chosen: list[RunConfig] = []
        for _ in range(50 * at_a_time):
            if len(chosen) == min(at_a_time, trials - len(tried)):
                break
            trial = study.ask()
            config = with_fields(base, {some.field: _asked(trial, some) for some in ranges})
            if config.run_id not in tried and config not in chosen:
                chosen.append(config)
        if not chosen:  # all choices have been tried
            break
        run_all(chosen)
        tried |= {config.run_id: config for config in chosen}
    return list(tried.values())


def _asked(trial: Any, some: Range) -> Any:
    if some.choices:
        return some.choices[trial.suggest_categorical(some.field, list(range(len(some.choices))))]
    if some.scale == "int":
        return trial.suggest_int(some.field, int(some.low), int(some.high))
    return trial.suggest_float(some.field, some.low, some.high, log=some.scale == "log")


def _as_trial(optuna: Any, config: RunConfig, ranges: Sequence[Range], value: float) -> Any:
    kinds = optuna.distributions
    values, distributions = flat(config), {}
    for some in ranges:
        if some.choices:
            values[some.field] = some.choices.index(values[some.field])
            distributions[some.field] = kinds.CategoricalDistribution(
                list(range(len(some.choices)))
            )
        elif some.scale == "int":
            distributions[some.field] = kinds.IntDistribution(int(some.low), int(some.high))
        else:
            log = some.scale == "log"
            distributions[some.field] = kinds.FloatDistribution(some.low, some.high, log=log)
    params = {some.field: values[some.field] for some in ranges}
    return optuna.trial.create_trial(params=params, distributions=distributions, value=value)


def _score(result: Mapping[str, Any] | None) -> float | None:
    if result is None:
        return None
    value = result.get("valid_accuracy")
    return None if value is None else float(value)


def best_first(
    configs: Sequence[RunConfig], results: Mapping[str, Mapping[str, Any]]
) -> list[RunConfig]:
    """The finished ones, by their validation accuracy."""
    scored = [(_score(results.get(config.run_id)), config) for config in configs]
    known = [(score, config) for score, config in scored if score is not None]
    return [config for _, config in sorted(known, key=lambda pair: -pair[0])]
