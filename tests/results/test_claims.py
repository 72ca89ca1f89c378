"""Claims: one test of our numbers and of those that others printed; what the runs were."""

from dataclasses import replace

from gategrad.config import DataConfig, ModelConfig, RunConfig, TrainConfig
from gategrad.results import Claim, Measured, Outcome, ResultRow, judged, printed_claim
from gategrad.results.claims import HELD, NOT_HELD, NOT_PRINTED, NOT_TESTED
from gategrad.results.what_ran import what_ran


def above_90(accuracy: float) -> Outcome | None:
    return None if accuracy < 0 else Outcome(accuracy > 90, f"{accuracy - 90:+.1f}")


def row(config: RunConfig) -> ResultRow:
    return ResultRow(config.run_id, config, {}, "made-up.jsonl", 1)


def test_one_test_says_both() -> None:
    some = row(RunConfig())
    claim = printed_claim(
        "It is.", above_90, 91.0, printed=89.0, measured=[Measured((91.0,), (some,)), None]
    )
    assert claim == Claim("It is.", HELD, "+1.0", (some,), NOT_HELD, "\u22121.0")


def test_what_is_not_there_is_said() -> None:
    nothing = printed_claim("It is.", above_90, None)
    assert (nothing.verdict, nothing.printed, nothing.reason) == (NOT_TESTED, NOT_PRINTED, "")
    # The numbers are there, but not those that the test needs.
    part = printed_claim("It is.", above_90, -1.0, printed=-1.0, missing="No such data.")
    assert (part.verdict, part.printed) == (NOT_TESTED, NOT_PRINTED)
    assert part.reason == "No such data."
    ours = printed_claim("It is.", above_90, 95.0, missing="No such data.")
    assert (ours.verdict, ours.reason, ours.printed) == (HELD, "+5.0", NOT_PRINTED)


def test_a_claim_that_is_nobody_elses_has_no_printed_verdict() -> None:
    assert judged("x", True, "").printed == ""


def test_what_ran_names_data_networks_epochs_and_seeds() -> None:
    base = RunConfig(DataConfig("mnist"), ModelConfig(width=8000), TrainConfig(epochs=10))
    hard = replace(base, model=ModelConfig(width=2000, forward="hard"))
    halved = replace(base, model=ModelConfig(width=8000, outputs=2000, taper="halving"))
    last = replace(base, model=ModelConfig(width=8000, outputs=2000))
    some = DataConfig("synthetic", n_classes=250)
    mlp = RunConfig(some, ModelConfig(network="mlp", layers=3, width=512), TrainConfig(epochs=1))
    clgn = replace(base, model=ModelConfig(network="clgn-mnist-s"), seed=1)
    few = replace(mlp, data=DataConfig("synthetic", n_classes=2), train=TrainConfig(epochs=60))
    assert what_ran([row(base)]) == "mnist; 6 x 8,000 gates trained soft, 10 epochs; 1 run, seed 0"
    assert what_ran([row(c) for c in (base, hard, mlp, clgn, few)]) == (
        "mnist, synthetic (2 to 250 classes); 6 x 8,000 gates trained soft, 10 epochs; "
        "6 x 2,000 gates trained hard, 10 epochs; perceptron 3 x 512, 1 to 60 epochs; "
        "clgn-mnist-s trained soft, 10 epochs; 5 runs, seeds 0, 1"
    )
    both = TrainConfig(epochs=10, soft_first=0.6, freeze_after=0.75)
    assert what_ran([row(replace(hard, train=both))]) == (
        "mnist; 6 x 2,000 gates trained soft for 60 % of the epochs, then hard, layers frozen "
        "after 75 %, 10 epochs; 1 run, seed 0"
    )
    assert what_ran([row(halved), row(last)]) == (
        "mnist; 6 x 8,000 gates, halved to 2,000, trained soft, 10 epochs; "
        "6 x 8,000 gates, the last 2,000, trained soft, 10 epochs; 2 runs, seed 0"
    )
    assert what_ran([]) == ""
