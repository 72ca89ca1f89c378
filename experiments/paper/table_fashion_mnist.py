"""The table of appendix F on fashion-mnist."""

from numeric_tables import NumericTable

_TABLE = NumericTable("fashion-mnist")
TITLE, CLAIM, PLACE = _TABLE.title, _TABLE.claim, 60.2
OBSERVE = ("speed",)
runs, report = _TABLE.runs, _TABLE.report
