"""Where samples come from: data sets by name, and the caller's own arrays."""

from gategrad.data.datasets import DATASETS, load, load_dataset
from gategrad.data.own.arrays import from_arrays
from gategrad.data.own.datasets import from_folder, from_huggingface, from_table
from gategrad.data.published.synthetic import synthetic_ceiling
from gategrad.data.splits import Dataset, Split

# `gategrad.data.batching.batches` is not imported here: it needs torch, data does not.

__all__ = [
    "DATASETS",
    "Dataset",
    "Split",
    "from_arrays",
    "from_folder",
    "from_huggingface",
    "from_table",
    "load",
    "load_dataset",
    "synthetic_ceiling",
]
