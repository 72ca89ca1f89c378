"""The command line: each command parses, then calls one function.

To add commands, write a module here and import it below; they appear in that order.
"""

from gategrad.cli import analysis, circuits, data, exploring, heads, reporting, sweeping, training
from gategrad.cli import inference as running
from gategrad.cli.app import app, main

__all__ = [
    "analysis",
    "app",
    "circuits",
    "data",
    "exploring",
    "heads",
    "main",
    "reporting",
    "running",
    "sweeping",
    "training",
]
