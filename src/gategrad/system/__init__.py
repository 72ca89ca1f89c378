"""The machine at hand: files and figures written whole or not at all, memory, threads."""
