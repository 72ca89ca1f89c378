"""How often a network is right, class by class, and in words: what one accuracy hides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "ClassResult",
    "accuracy_lines",
    "are_uneven",
    "balanced_accuracy",
    "class_counts",
    "class_lines",
    "class_results",
    "largest_class",
    "percent",
]

# Of the largest class's samples over the smallest's. From here on an accuracy says more about how
# frequent classes are than about how well they are told apart: of two classes, one has over 2/3.
_UNEVEN: Final = 2.0
# Classes that a table shows; of more, the worst.
_SHOWN: Final = 20
_LABEL: Final = 36  # characters before a value, as in all that the command line prints


@dataclass(frozen=True)
class ClassResult:
    """One class.

    Attributes:
        name: Its name.
        samples: Samples of it.
        predicted: Samples that are taken for it, rightly or not.
        recall: Share of its samples that are predicted right; None without any.
        precision: Share of those taken for it that are of it; None where none are.
    """

    name: str
    samples: int
    predicted: int
    recall: float | None
    precision: float | None


def class_counts(
    predicted: NDArray[np.integer], labels: NDArray[np.integer], n_classes: int
) -> NDArray[np.int64]:
    """How many samples each class has; counts of parts add up.

    Args:
        predicted: ``(n,)`` predicted classes, numbers from 0.
        labels: ``(n,)`` the right ones.
        n_classes: K.

    Returns:
        ``(3, K)``: samples of each class, those taken for it, and those of both.
    """
    counted = (labels, predicted, labels[predicted == labels])
    return np.stack([np.bincount(numbers, minlength=n_classes) for numbers in counted])


def class_results(
    counts: NDArray[np.integer], class_names: Sequence[str]
) -> tuple[ClassResult, ...]:
    """A result for each class.

    Args:
        counts: ``(3, K)``, see :func:`class_counts`.
        class_names: One name per class.
    """
    samples, taken, right = counts

    def share(of: NDArray[np.integer], k: int) -> float | None:
        return float(right[k] / of[k]) if of[k] else None

    return tuple(
        ClassResult(name, int(samples[k]), int(taken[k]), share(samples, k), share(taken, k))
        for k, name in enumerate(class_names)
    )


def balanced_accuracy(results: Sequence[ClassResult]) -> float:
    """Mean recall of the classes that have samples: what a coin has of K classes is 1 / K.

    Raises:
        ValueError: No class has samples.
    """
    found = [result.recall for result in results if result.recall is not None]
    if not found:
        raise ValueError("there are no samples to measure an accuracy on")
    return float(np.mean(found))


def largest_class(results: Sequence[ClassResult]) -> tuple[str, float]:
    """The class with the most samples, the first of several, and its share of all samples.

    This is the accuracy of whoever always names it.
    """
    largest = max(results, key=lambda result: result.samples)
    return largest.name, largest.samples / sum(result.samples for result in results)


def are_uneven(results: Sequence[ClassResult]) -> bool:
    """Whether one class has more than twice as many samples as another that has any."""
    counts = [result.samples for result in results if result.samples]
    return max(counts) > _UNEVEN * min(counts)


def accuracy_lines(counts: NDArray[np.integer], class_names: Sequence[str]) -> list[str]:
    """Lines about predictions of samples whose labels are known.

    The accuracy, and where classes are uneven, what :func:`class_lines` has.

    Args:
        counts: ``(3, K)``, see :func:`class_counts`, of at least one sample.
        class_names: One name per class.
    """
    results = class_results(counts, class_names)
    n, _, right = counts.sum(axis=1)
    of = f"of {n:,} rows" if n > 1 else "of one row"
    lines = [f"{'accuracy':{_LABEL}}{percent(float(right / n))} {of}"]
    return lines + (class_lines(results) if are_uneven(results) else [])


def class_lines(results: Sequence[ClassResult], *, what: str = "") -> list[str]:
    """Lines with balanced accuracy, the largest class's share and a table of the classes.

    Args:
        results: Of all classes. Of many, the table has those with the lowest recall.
        what: What the samples are for, such as ``test``.
    """
    name, share = largest_class(results)
    balanced = f"balanced {what} accuracy".replace("  ", " ")
    shown, title = list(results), "classes"
    if len(results) > _SHOWN:
        found = [result for result in results if result.recall is not None]
        shown = sorted(found, key=lambda result: result.recall or 0.0)[:_SHOWN]
        title = f"classes, the worst {len(shown)} of {len(results):,}"
    return [
        f"{balanced:{_LABEL}}{percent(balanced_accuracy(results))}",
        f"{'share of the largest class':{_LABEL}}{percent(share)} ({name})",
        f"{title:{_LABEL}}{'samples':>9}{'predicted':>11}{'recall':>10}{'precision':>11}",
        *(
            f"  {result.name:{_LABEL - 2}}{result.samples:>9,}{result.predicted:>11,}"
            f"{percent(result.recall):>10}{percent(result.precision):>11}"
            for result in shown
        ),
    ]


def percent(share: float | None) -> str:
    """A share as a percentage; a dash for none."""
    return "-" if share is None else f"{100 * share:.2f} %"
