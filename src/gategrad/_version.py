"""The version, for everybody: nothing but users imports the package's front page."""

__version__ = "0.1.0"
