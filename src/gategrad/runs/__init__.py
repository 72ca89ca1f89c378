"""Whole runs: from a configuration to a folder, and back from the folder."""
