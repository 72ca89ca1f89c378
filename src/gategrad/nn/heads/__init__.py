"""Output layers: from the last layer's outputs to class scores."""

from gategrad.nn.heads.codebook import CodebookHead
from gategrad.nn.heads.dense import DenseHead
from gategrad.nn.heads.group_sum import GroupSum
from gategrad.nn.heads.head import Head
from gategrad.nn.heads.temperature import Temperature

__all__ = ["CodebookHead", "DenseHead", "GroupSum", "Head", "Temperature"]
