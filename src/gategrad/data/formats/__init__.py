"""File formats that data sets come in."""
