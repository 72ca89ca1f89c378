"""Whole networks, built from configurations or from other libraries' models."""
