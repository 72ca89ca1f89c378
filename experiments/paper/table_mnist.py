"""The table of appendix F on mnist."""

from numeric_tables import NumericTable

_TABLE = NumericTable("mnist")
TITLE, CLAIM, PLACE = _TABLE.title, _TABLE.claim, 60.1
OBSERVE = ("speed",)
runs, report = _TABLE.runs, _TABLE.report
