"""``python -m gategrad``: what the ``gategrad`` command is."""

from gategrad.cli import main

if __name__ == "__main__":
    main()
