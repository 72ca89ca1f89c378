"""Data sets that others have published: one file says all of a set, and ``DATASETS`` lists it."""
