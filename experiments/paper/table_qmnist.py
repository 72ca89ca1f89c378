"""The table of appendix F on qmnist."""

from numeric_tables import NumericTable

_TABLE = NumericTable("qmnist")
TITLE, CLAIM, PLACE = _TABLE.title, _TABLE.claim, 60.3
OBSERVE = ("speed",)
runs, report = _TABLE.runs, _TABLE.report
