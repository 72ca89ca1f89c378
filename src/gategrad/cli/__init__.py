"""The command line: each command parses, then calls one function.

To add commands, write a module here and import it below; they appear in that order.
"""

from gategrad.cli import training, sweeping, reporting, heads, circuits, analysis, running, data  # isort: skip
from gategrad.cli.app import app, main

__all__ = [
    "analysis",
    "app",
    "circuits",
    "data",
    "heads",
    "main",
    "reporting",
    "running",
    "sweeping",
    "training",
]
