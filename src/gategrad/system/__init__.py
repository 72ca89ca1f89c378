"""The machine at hand: files written whole or not at all, memory, threads."""
