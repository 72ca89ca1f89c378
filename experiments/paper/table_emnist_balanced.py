"""The table of appendix F on emnist-balanced."""

from numeric_tables import NumericTable

_TABLE = NumericTable("emnist-balanced")
TITLE, CLAIM, PLACE = _TABLE.title, _TABLE.claim, 60.6
OBSERVE = ("speed",)
runs, report = _TABLE.runs, _TABLE.report
