"""Convolutions that a circuit keeps as such."""
