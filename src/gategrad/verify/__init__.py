"""Whether two circuits compute the same: proven, refuted by an input, or how far it got."""

from gategrad.verify.comparison import equivalence
from gategrad.verify.files import READERS, load
from gategrad.verify.result import Counterexample, Equivalence

__all__ = ["READERS", "Counterexample", "Equivalence", "equivalence", "load"]
