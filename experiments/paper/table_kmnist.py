"""The table of appendix F on kmnist."""

from numeric_tables import NumericTable

_TABLE = NumericTable("kmnist")
TITLE, CLAIM, PLACE = _TABLE.title, _TABLE.claim, 60.4
OBSERVE = ("speed",)
runs, report = _TABLE.runs, _TABLE.report
