"""The command line: each command parses, then calls one function.

To add commands, write a module here and import it below; they appear in that order.
"""

from gategrad.cli import (  # isort: skip
    training, sweeping, reporting, heads, circuits, silicon, analysis, exploring, prediction,
    inference, data,
)  # fmt: skip
from gategrad.cli.app import app, main

__all__ = [
    "analysis",
    "app",
    "circuits",
    "data",
    "exploring",
    "heads",
    "inference",
    "main",
    "prediction",
    "reporting",
    "silicon",
    "sweeping",
    "training",
]
