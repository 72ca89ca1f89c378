"""Which epoch is the best, and when no better one is waited for any more."""

from __future__ import annotations

from collections.abc import Sequence

from gategrad.checkpoint.history import EpochRecord

__all__ = ["best_of", "is_best", "is_over"]


def is_best(record: EpochRecord, best: EpochRecord | None) -> bool:
    """Whether an epoch's weights are to be kept in place of the best one's so far.

    The first epoch with the best discrete accuracy is; without validation samples, the last one.
    Where a training begins with soft gates, these count only as long as there are no others.
    """
    if best is not None and best.forward != record.forward:
        return True
    accuracy = record.valid_discrete_accuracy
    before = None if best is None else best.valid_discrete_accuracy
    return accuracy is None or before is None or accuracy > before


def best_of(records: Sequence[EpochRecord]) -> EpochRecord | None:
    """The epoch whose weights are kept; see :func:`is_best`. None of none."""
    best = None
    for record in records:
        if is_best(record, best):
            best = record
    return best


def is_over(records: Sequence[EpochRecord], patience: int | None, tol: float) -> bool:
    """Whether the last ``patience`` epochs brought no accuracy that is better by more than ``tol``.

    Decided by the records alone, so that a resumed training stops where it would have stopped.

    Args:
        records: The epochs so far.
        patience: None: never.
        tol: Above the last accuracy that counted as better.
    """
    if patience is None:
        return False
    reached, waited = float("-inf"), 0
    for record in records:
        if record.forward == "soft":  # others are to come
            continue
        accuracy = record.valid_discrete_accuracy
        if accuracy is not None and accuracy > reached + tol:
            reached, waited = accuracy, 0
        else:
            waited += 1
    return waited >= patience
