"""Data sets that others have published, by name."""
