"""``python -m gategrad.cli``."""

from gategrad.cli import main

main()
