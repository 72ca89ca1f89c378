"""The table of appendix F on emnist-letters."""

from numeric_tables import NumericTable

_TABLE = NumericTable("emnist-letters")
TITLE, CLAIM, PLACE = _TABLE.title, _TABLE.claim, 60.5
OBSERVE = ("speed",)
runs, report = _TABLE.runs, _TABLE.report
